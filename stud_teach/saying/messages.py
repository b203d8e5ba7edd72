"""A message that keeps its pattern and its values, so that whoever knows a language can say it in that one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches

from stud_teach.saying.quoting import printable, quoted


class _Places(dict[str, object]):
    """Values by place; a place that has none yet stays open."""

    def __missing__(self, place: str) -> str:
        return f"{{{place}}}"


def N_(message: str) -> str:  # noqa: N802 - gettext's name
    """Return `message` as it is: a mark for the tools that collect messages."""
    return message


class Message(str):
    """A text in English, made of a pattern with named places and of the values that fill them.

    Without values the pattern is the text. Printed, alone or as what an error was raised with, it is said in the
    language in use (`speak_by`).
    """

    pattern: str
    values: Mapping[str, object]

    def __new__(cls, pattern: str, /, **values: object) -> Message:
        """Fill the pattern; a value may be a message itself."""
        values = {key: printable(value) for key, value in values.items()}
        written = {key: str.__str__(each) if isinstance(each, Message) else each for key, each in values.items()}
        made = super().__new__(cls, pattern.format_map(_Places(written)) if values else pattern)
        made.pattern, made.values = pattern, values
        return made

    def filled(self, **values: object) -> Message:
        """Return the message with these values in their places."""
        return Message(self.pattern, **{**self.values, **values})

    def __str__(self) -> str:
        speaker = _speaker[0]
        return str.__str__(self) if speaker is None else speaker(self)


_speaker: list[Callable[[Message], str] | None] = [None]


def speak_by(speaker: Callable[[Message], str] | None) -> None:
    """Let `speaker` say every message that is printed from now on; None: English."""
    _speaker[0] = speaker


def message_of(error: BaseException) -> object:
    """Return what an error says: a Message, or some other text."""
    found = getattr(error, "message", None)
    if isinstance(found, Message):
        return found
    return error.args[0] if len(error.args) == 1 else str(error)


# Several in one


class Row(Message):
    """Messages one after the other; it has no words of its own."""


def joined(sign: str, parts: Iterable[object]) -> Message:
    """Return texts or messages one after the other, `sign` between them."""
    places = {f"_{n}": part for n, part in enumerate(parts)}
    return Row(sign.join(f"{{{place}}}" for place in places), **places)


def both(items: Iterable[str]) -> str:
    """Return texts or messages in a row, "and" before the last."""
    return _row(items, Message("{most} and {last}"))


def either(items: Iterable[str]) -> str:
    """Return texts or messages in a row, "or" before the last."""
    return _row(items, Message("{most} or {last}"))


def _row(items: Iterable[str], ending: Message) -> str:
    *most, last = items
    return ending.filled(most=joined(", ", most), last=last) if most else last


# What may have been meant

_LEAST_PART = 3  # letters


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


def hint(name: object, known: Iterable[str], otherwise: Message) -> Message:
    """Return the question whether one of the `known` names that `name` is like was meant; `otherwise` for none."""
    near = nearest(quoted(name), known)
    return meant(near) if near else otherwise
