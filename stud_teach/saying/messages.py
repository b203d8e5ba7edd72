"""A message that keeps its pattern and its values, so that whoever knows a language can say it in that one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from errno import EACCES, EISDIR, ENAMETOOLONG, ENOENT, ENOSPC, ENOTDIR

from stud_teach.saying.quoting import printable


def N_(message: str) -> str:  # noqa: N802 - gettext's name
    """Return `message` as it is: a mark for the tools that collect messages."""
    return message


class Message(str):
    """A text in English, made of a pattern with named places and of the values that fill them.

    Without values the pattern is the text. As an error's message it is printed in the language in use (`speak_by`).
    """

    pattern: str
    values: Mapping[str, object]

    def __new__(cls, pattern: str, /, **values: object) -> Message:
        """Fill the pattern; a value may be a message itself."""
        values = {key: printable(value) for key, value in values.items()}
        written = {key: str.__str__(value) if isinstance(value, str) else value for key, value in values.items()}
        made = super().__new__(cls, pattern.format_map(written) if values else pattern)
        made.pattern, made.values = pattern, values
        return made

    def __str__(self) -> str:
        speaker = _speaker[0]
        return str.__str__(self) if speaker is None else speaker(self)


_speaker: list[Callable[[Message], str] | None] = [None]


def speak_by(speaker: Callable[[Message], str] | None) -> None:
    """Let `speaker` say every message that is printed from now on; None: English."""
    _speaker[0] = speaker


def message_of(error: BaseException) -> object:
    """Return what an error was raised with: a Message, or some other text."""
    return error.args[0] if len(error.args) == 1 else str(error)


_LEAST_PART = 3  # letters
_SYSTEM = {
    ENOENT: Message("No such file or directory"),
    EISDIR: Message("Is a directory"),
    ENOTDIR: Message("Not a directory"),
    EACCES: Message("Permission denied"),
    ENAMETOOLONG: Message("File name too long"),
    ENOSPC: Message("No space left on device"),
}


def spoken(error: OSError) -> OSError:
    """Return the system's error with its words as a Message, where they are among those that come up with files."""
    error.strerror = _SYSTEM.get(error.errno or 0, error.strerror)
    return error


def nearest(name: str, known: Iterable[str]) -> list[str]:
    """Return up to three of the `known` names that `name` is like, or failing that, is a part of."""
    names = list(known)
    near, part = get_close_matches(name, names, n=3), name.lower()
    if near or len(name) < _LEAST_PART:
        return near
    return sorted((each for each in names if part in each), key=lambda each: not each.startswith(part))[:3]


def meant(near: Iterable[str]) -> Message:
    """Return the question whether one of `near` was meant; there is one at least."""
    *most, last = near
    if not most:
        return Message("did you mean {name}?", name=last)
    return Message("did you mean {most} or {last}?", most=", ".join(most), last=last)


def both(names: Iterable[str]) -> str:
    """Return names in a row, "and" before the last."""
    *most, last = names
    return Message("{most} and {last}", most=", ".join(most), last=last) if most else last
