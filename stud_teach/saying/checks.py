"""What is given is checked: a whole number, a text, one of some names; a refusal says what is right."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from stud_teach.saying.messages import Message, either, meant, nearest
from stud_teach.saying.quoting import literal, quoted, writable

Refuse = Callable[[Message], Exception]  # makes the error that is raised

_BETWEEN = Message("“{name}” is a whole number from {least} to {most}, not {given}.")
_CHIPS = Message("“{name}” is a whole number of chips from {least} to {most}, not {given}.")
_AT_LEAST = Message("“{name}” is a whole number, {least} or more, not {given}.")
_NO_TEXT = Message("“{name}” is a text, not {given}.")
_HALF = Message("“{name}” has half a character (a lone surrogate), which no file can hold: {given}.")
_TOO_LONG = Message("“{name}” is a text of {least} to {most} letters, not of {letters}.")
_NOT_ONE = Message("“{name}” is {names}, not {given}.")
_NEAR = Message("“{name}” is {names}, not {given}; {hint}")
_FEW = 4  # names that need no hint which of them was meant


def is_whole(value: object, least: int, most: int | None = None) -> bool:
    """Return whether `value` is a whole number from `least` to `most`; True and False are none."""
    return type(value) is int and least <= value and (most is None or value <= most)


def not_whole(value: object, name: str, least: int, most: int | None = None, *, chips: bool = False) -> Message:
    """Return what is said to a `value` of the argument called `name` that is no whole number from `least` to `most`."""
    message = _AT_LEAST if most is None else _CHIPS if chips else _BETWEEN
    return message.filled(name=name, least=least, most=most, given=literal(value))


def whole(
    value: object,
    name: str,
    least: int,
    most: int | None = None,
    refuse: Refuse = ValueError,
    *,
    chips: bool = False,
) -> int:
    """Return the argument called `name` if it is a whole number from `least` to `most`; raises what `refuse` makes."""
    if is_whole(value, least, most):
        return value  # type: ignore[return-value]
    raise refuse(not_whole(value, name, least, most, chips=chips))


def text(value: object, name: str, least: int = 0, most: int | None = None, refuse: Refuse = ValueError) -> str:
    """Return the argument called `name` if it is a text that a file can hold, of `least` to `most` letters if given.

    Raises what `refuse` makes of the message.
    """
    if not isinstance(value, str):
        raise refuse(_NO_TEXT.filled(name=name, given=literal(value)))
    if not writable(value):
        raise refuse(_HALF.filled(name=name, given=literal(value)))
    if most is not None and not least <= len(value) <= most:
        raise refuse(_TOO_LONG.filled(name=name, least=least, most=most, letters=len(value)))
    return value


def not_one_of(value: object, name: str, names: Iterable[str]) -> Message:
    """Return what is said to a `value` of the argument called `name` that is none of `names`."""
    known = list(map(str, names))
    near = nearest(quoted(value), known) if len(known) > _FEW else []
    message = _NEAR.filled(hint=meant(near)) if near else _NOT_ONE
    return message.filled(name=name, names=either(known), given=literal(value))


def one_of(value: object, name: str, names: Iterable[str], refuse: Refuse = ValueError) -> str:
    """Return the argument called `name` if it is one of `names`; raises what `refuse` makes of the message."""
    if isinstance(value, str) and value in list(names):
        return value
    raise refuse(not_one_of(value, name, names))
