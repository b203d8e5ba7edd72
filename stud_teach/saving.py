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
from stud_teach.messages import Message, spoken
from stud_teach.quoting import literal, quoted, writable

MOST_LETTERS = 80  # of a file name
_MOST_PATH = 200  # letters of a path in a message
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

    Raises ValueError for what is no text, BadCommand for texts that are too long.
    """
    old = hand.lesson
    texts = Lesson(_put(old.title, lang, "title", title), _put(old.lesson, lang, "lesson", lesson), old.shows)
    return Hand(hand.setup, hand.names, hand.actions, rules=hand.rules, lesson=texts, seed=hand.seed)


def _put(texts: Mapping[str, str], lang: str, name: str, text: object) -> Mapping[str, str]:
    if text is None:
        return texts
    if not isinstance(text, str):
        raise ValueError(Message("{name}={value}: a title or lesson is a text", name=name, value=quoted(text)))
    if not writable(text):
        refuse("unwritable", "file", text=quoted(text))
    if len(text) > MOST_TEXT:
        refuse("text-too-long", letters=len(text), most=MOST_TEXT)
    return {key: value for key, value in {**texts, lang: text.strip()}.items() if value}


def file_to_write(path: str | Path) -> Path:
    """Return the path of a file to write; raises ValueError for what can be none."""
    try:
        name = os.fsencode(path) if isinstance(path, str | Path) else b"\0"
    except UnicodeEncodeError:
        name = b"\0"
    if b"\0" in name:
        raise ValueError(
            Message(
                "no path: {path}; a file to write is named by its path, as in {example}",
                path=literal(path),
                example="'a.html'",
            )
        )
    return Path(path)


def new_file(path: str | Path, *, overwrite: bool = False) -> Path:
    """Return the path of a file to write, as `file_to_write`; raises FileExistsError for another's, unless told to."""
    target = file_to_write(path)
    if not overwrite and _is_there(target):
        there = Message(
            "{file}: there is such a file already, and it stays as it is", file=quoted(str(path), _MOST_PATH)
        )
        raise FileExistsError(there)
    return target


def _is_there(target: Path) -> bool:
    """Return whether there is such a file; a folder, or a name that no file can have, is found out in writing."""
    try:
        return target.exists() and not target.is_dir()
    except OSError:
        return False


def save(hand: Hand, path: str | Path, *, overwrite: bool = False) -> Path:
    """Write `hand` to the file at `path`, whole or not at all, and return the path.

    Raises BadCommand when there is a file already, unless `overwrite`, and when it can't be written, ValueError
    for what is no path.
    """
    try:
        target = new_file(path, overwrite=overwrite)
        write(target, phh.dumps(hand), overwrite=overwrite)
    except FileExistsError:
        refuse("file-exists", name=quoted(str(path)))
    except OSError as error:
        refuse("not-written", name=quoted(str(path)), problem=error.strerror or quoted(str(error)))
    return target


def write(target: Path, text: str, *, overwrite: bool) -> None:
    """Write a new file, or beside the old one first, so that nobody ever sees half of it.

    Raises OSError, which names `target`; then nothing is left behind.
    """
    try:
        if target.is_dir():
            raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
        path = target.with_name(f"{target.name}.part") if overwrite else target
        _put_down(path, text, "w" if overwrite else "x")
        if overwrite:
            path.replace(target)
    except OSError as error:
        error.filename = str(target)
        raise spoken(error) from None


def _put_down(path: Path, text: str, mode: str) -> None:
    """Write a file; where that breaks off, take away what is there of it."""
    with path.open(mode, encoding="utf-8") as file:
        try:
            file.write(text)
            file.flush()
        except BaseException:
            path.unlink()
            raise
