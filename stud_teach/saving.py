"""Saving a hand as a scenario: a .phh file with a title and a lesson, never over a file unless told to."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from errno import EISDIR
from pathlib import Path

from stud_teach import phh
from stud_teach.building import Lesson
from stud_teach.commands import FLAG, NEEDED_WORD, WORD, refuse
from stud_teach.hand import Hand
from stud_teach.quoting import quoted

MOST_LETTERS = 80  # of a file name
MOST_TEXT = 2000  # letters of a title or lesson
SAVE = {"save": {"name": NEEDED_WORD, "title": WORD, "lesson": WORD, "overwrite": FLAG}}  # the command
PLAIN_NAME = re.compile(r"[\w-][\w. -]*")


def plain_name(name: str) -> str:
    """Return the name of a .phh file in this folder; refuse any other place, with BadCommand."""
    stem = name.strip().removesuffix(".phh")
    if not PLAIN_NAME.fullmatch(stem) or len(stem) > MOST_LETTERS:
        refuse("bad-file-name", name=quoted(name), most=MOST_LETTERS)
    return f"{stem}.phh"


def with_lesson(hand: Hand, lang: str, title: str | None, lesson: str | None) -> Hand:
    """Return `hand` with a title and a lesson in the language `lang`; None leaves them as they are, "" takes them away.

    Raises BadCommand for texts that are too long.
    """
    old = hand.lesson
    texts = Lesson(_put(old.title, lang, title), _put(old.lesson, lang, lesson), old.shows)
    return Hand(hand.setup, hand.names, hand.actions, rules=hand.rules, lesson=texts, seed=hand.seed)


def _put(texts: Mapping[str, str], lang: str, text: str | None) -> Mapping[str, str]:
    if text is None:
        return texts
    if len(text) > MOST_TEXT:
        refuse("text-too-long", letters=len(text), most=MOST_TEXT)
    return {key: value for key, value in {**texts, lang: text.strip()}.items() if value}


def save(hand: Hand, path: str | Path, *, overwrite: bool = False) -> Path:
    """Write `hand` to the file at `path`, whole or not at all, and return the path.

    Raises BadCommand when there is a file already, unless `overwrite`, and when it can't be written.
    """
    target = Path(path)
    if target.exists() and not overwrite:
        refuse("file-exists", name=quoted(str(path)))
    try:
        write(target, phh.dumps(hand), overwrite=overwrite)
    except FileExistsError:
        refuse("file-exists", name=quoted(str(path)))
    except OSError as error:
        refuse("not-written", name=quoted(str(path)), problem=quoted(error.strerror or str(error)))
    return target


def write(target: Path, text: str, *, overwrite: bool) -> None:
    """Write a new file, or beside the old one first, so that nobody ever sees half of it.

    Raises OSError, which names `target`; then nothing is left behind.
    """
    if target.is_dir():
        raise IsADirectoryError(EISDIR, os.strerror(EISDIR), str(target))
    path = target.with_name(f"{target.name}.part") if overwrite else target
    try:
        _put_down(path, text, "w" if overwrite else "x")
        if overwrite:
            path.replace(target)
    except OSError as error:
        error.filename = str(target)
        raise


def _put_down(path: Path, text: str, mode: str) -> None:
    """Write a file; where that breaks off, take away what is there of it."""
    with path.open(mode, encoding="utf-8") as file:
        try:
            file.write(text)
            file.flush()
        except BaseException:
            path.unlink()
            raise
