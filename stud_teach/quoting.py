"""Quoting a value in a message: on one line, not too long, whatever it is."""

from __future__ import annotations


def quoted(value: object, most: int = 60) -> str:
    """Return a value as a message may quote it: on one line, of at most `most` characters."""
    try:
        text = value if isinstance(value, str) else repr(value)
    except (ValueError, RecursionError):  # a number of more digits than Python prints
        text = f"a {type(value).__name__} too big to print"
    line = "".join(letter if letter.isprintable() else " " for letter in text)
    return line if len(line) <= most else f"{line[: most - 3]}..."


def writable(text: object) -> bool:
    """Return whether `text` is a text that a file can hold: half a character (a lone surrogate) cannot be written."""
    return isinstance(text, str) and not any("\ud800" <= letter <= "\udfff" for letter in text)
