"""The arguments of the commands: what is wrong with them is said in one line, with what would be right."""

from __future__ import annotations

import argparse
from collections.abc import Collection
from difflib import get_close_matches
from typing import Any, NoReturn

from stud_teach.quoting import quoted


class UsageError(ValueError):
    """Arguments that are none, or that do not fit together."""


class Parser(argparse.ArgumentParser):
    """A parser that raises UsageError, in one line, for what it can't read; so do the parsers of its commands."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.register("type", int, whole_number)

    def error(self, message: str) -> NoReturn:
        """Raise UsageError with what argparse has found, the command's name before it."""
        command = self.prog.partition(" ")[2]
        place = f"{command}: " if command else ""
        raise UsageError(f"{place}{message.removeprefix('argument ')}; see {self.prog} --help")

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        """Name the nearest choices too; where argparse no longer asks this, its own words are in their place."""
        if action.choices is not None and value not in action.choices:
            raise argparse.ArgumentError(action, no_such(value, tuple(map(str, action.choices))))


def no_such(value: object, choices: Collection[str]) -> str:
    """Return the words for a value that is none of `choices`: the nearest ones, and all."""
    near = get_close_matches(quoted(value), choices, n=3)
    hint = f" (did you mean {' or '.join(near)}?)" if near else ""
    return f"there is no {quoted(value)!r}{hint}: it is one of {', '.join(choices)}"


def whole_number(text: str) -> int:
    """Return the number written as `text`; raises ArgumentTypeError for what is no whole number."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 19):
        raise argparse.ArgumentTypeError(f"{quoted(text)!r} is no whole number")
    return int(text)
