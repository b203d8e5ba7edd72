"""Saving a hand as a scenario: a .phh file with a title and a lesson, never over a file unless told to."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from stud_teach.engine.building import Lesson
from stud_teach.engine.hand import Hand
from stud_teach.files import phh
from stud_teach.files.writing import new_file, write
from stud_teach.live.commands import FLAG, NEEDED_WORD, WORD, refuse
from stud_teach.saying.messages import Message
from stud_teach.saying.quoting import quoted, writable

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
