"""Quoting a value in a message: on one line, not too long, whatever it is."""

from __future__ import annotations

_MOST_PRINTED = 10**1000
_DIGITS_A_BIT = 0.30103


def quoted(value: object, most: int = 60) -> str:
    """Return a value as a message may quote it: on one line, of at most `most` characters."""
    try:
        text = value if isinstance(value, str) else repr(printable(value))
    except (ValueError, RecursionError):  # a list with such a number in it, or too deep
        text = f"a {type(value).__name__} too big to print"
    line = "".join(letter if letter.isprintable() else " " for letter in text)
    return line if len(line) <= most else f"{line[: most - 3]}..."


def literal(value: object) -> str:
    """Return a value as `quoted` does, a text within quotes: so that nobody overlooks an empty one."""
    return quoted(repr(value) if isinstance(value, str) else value)


def printable(value: object) -> object:
    """Return `value`, but a number of more digits than Python prints as roughly the power of ten that it is."""
    if not isinstance(value, int) or abs(value) < _MOST_PRINTED:
        return value
    return _Power(f"{'-' if value < 0 else ''}10^{round(value.bit_length() * _DIGITS_A_BIT)}")


class _Power(str):
    """A power of ten in words, which is quoted without quotes."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


def writable(text: object) -> bool:
    """Return whether `text` is a text that a file can hold: half a character (a lone surrogate) cannot be written."""
    return isinstance(text, str) and not any("\ud800" <= letter <= "\udfff" for letter in text)
