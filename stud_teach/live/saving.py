"""Saving a hand as a scenario: a .phh file with a title and a lesson, never over a file unless told to."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from stud_teach.engine.building import Lesson
from stud_teach.engine.hand import Hand
from stud_teach.files import phh
from stud_teach.files.naming import is_held_everywhere, not_held
from stud_teach.files.writing import put
from stud_teach.live.commands import FLAG, NEEDED_WORD, WORD, BadCommand, refuse
from stud_teach.saying.checks import text
from stud_teach.saying.messages import Message
from stud_teach.saying.quoting import literal

MOST_LETTERS = 80  # of a file name
MOST_TEXT = 2000  # letters of a title or lesson
SAVE = {"save": {"name": NEEDED_WORD, "title": WORD, "lesson": WORD, "overwrite": FLAG}}  # the command
PLAIN_NAME = re.compile(r"[\w-][\w. -]*")


def plain_name(name: str) -> str:
    """Return the name of a .phh file in this folder; refuse any other place, with BadCommand."""
    stem = name.strip().removesuffix(".phh")
    if not PLAIN_NAME.fullmatch(stem) or len(stem) > MOST_LETTERS:
        message = Message("A file name is 1 to {most} letters, digits, blanks, dots, - or _, not {name}.")
        refuse("bad-file-name", message.filled(most=MOST_LETTERS, name=literal(name)))
    if not (is_held_everywhere(stem) and is_held_everywhere(f"{stem}.phh")):
        refuse("bad-file-name", not_held(stem))
    return f"{stem}.phh"


def with_lesson(hand: Hand, lang: str, title: str | None, lesson: str | None) -> Hand:
    """Return `hand` with a title and a lesson in the language `lang`; None leaves them as they are, "" takes them away.

    Raises BadCommand for what is no text, and for one that is too long or can't be written.
    """
    old = hand.lesson
    texts = Lesson(_put(old.title, lang, "title", title), _put(old.lesson, lang, "lesson", lesson), old.shows)
    return Hand(hand.setup, hand.names, hand.actions, rules=hand.rules, lesson=texts, seed=hand.seed)


def _put(texts: Mapping[str, str], lang: str, name: str, given: str | None) -> Mapping[str, str]:
    if given is None:
        return texts
    put = text(given, name, 0, MOST_TEXT, BadCommand.refusing("bad-text")).strip()
    return {key: value for key, value in {**texts, lang: put}.items() if value}


def save(hand: Hand, path: str | Path, *, overwrite: bool = False) -> Path:
    """Write `hand` to the file at `path`, whole or not at all, and return the path.

    Raises BadCommand when there is a file already, unless `overwrite`, and when it can't be written, ValueError
    for what is no path, and for a name that some system can't hold.
    """
    try:
        return put(phh.dumps(hand), path, overwrite=overwrite, everywhere=True)
    except OSError as error:
        fault = "file-exists" if isinstance(error, FileExistsError) else "not-written"
        raise BadCommand.refusing(fault)(error.args[0]) from None
