"""The arguments of the commands: what is wrong with them is said in one line, with what would be right."""

from __future__ import annotations

import argparse
import re
from collections.abc import Collection, Sequence
from itertools import pairwise
from typing import Any, NoReturn

from stud_teach.saying.messages import Message, meant, nearest
from stud_teach.saying.quoting import quoted
from stud_teach.telling.catalogue import ENGLISH, languages

# What argparse finds by itself, in its own words; what is not among these is told in English only.
_FOUND = (
    Message("the following arguments are required: {names}"),
    Message("{option}: expected one argument"),
    Message("{option}: expected at least one argument"),
    Message("{option}: not allowed with argument {other}"),
    Message("ambiguous option: {option} could match {others}"),
    Message("{option}: ignored explicit argument {value}"),
)


class UsageError(ValueError):
    """Arguments that are none, or that do not fit together."""


class Parser(argparse.ArgumentParser):
    """A parser that raises UsageError, in one line, for what it can't read; so do the parsers of its commands."""

    def error(self, message: str) -> NoReturn:
        """Raise UsageError with what argparse has found, the command's name before it."""
        raise UsageError(usage(_in_our_words(message.removeprefix("argument ")), self.prog))

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        """Name the nearest choices too; where argparse no longer asks this, its own words are in their place."""
        if action.choices is not None and value not in action.choices:
            raise UsageError(usage(_at(action, no_such(value, tuple(map(str, action.choices)))), self.prog))

    def _get_value(self, action: argparse.Action, arg_string: str) -> Any:
        """Read whole numbers strictly; where argparse no longer asks this, its own words are in their place."""
        if action.type is not int:
            return super()._get_value(action, arg_string)
        digits = arg_string.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) < 19):
            problem = Message("{text} is no whole number", text=repr(quoted(arg_string)))
            raise UsageError(usage(_at(action, problem), self.prog))
        return int(arg_string)


def language_asked_for(arguments: Sequence[str]) -> str:
    """Return the language that --lang names among arguments that may not be right otherwise; English without one."""
    found = ENGLISH
    for option, value in pairwise([*arguments, ""]):
        if option == "--":
            break
        name, sign, text = option.partition("=")
        if name == "--lang" and (text if sign else value) in languages():
            found = text if sign else value
    return found


def command_first(arguments: Sequence[str]) -> list[str]:
    """Return the arguments with a --lang that comes before the command put right after it."""
    if not arguments or arguments[0].partition("=")[0] != "--lang":
        return list(arguments)
    many = 2 if arguments[0] == "--lang" else 1
    return [*arguments[many : many + 1], *(arguments[:many] if arguments[many:] else ()), *arguments[many + 1 :]]


def usage(problem: str, program: str) -> Message:
    """Return the words for a problem with the arguments of `program`, its command before them and its help after."""
    command = program.partition(" ")[2]
    placed = Message("{place}: {problem}", place=command, problem=problem) if command else problem
    return Message("{problem}; see {program} --help", problem=placed, program=program)


def no_such(value: object, choices: Collection[str]) -> Message:
    """Return the words for a value that is none of `choices`: the nearest ones, and all."""
    near = nearest(quoted(value), choices)
    given, listed = repr(quoted(value)), ", ".join(choices)
    if not near:
        return Message("there is no {value}: it is one of {choices}", value=given, choices=listed)
    return Message(
        "there is no {value} ({hint}): it is one of {choices}",
        value=given,
        hint=meant(near),
        choices=listed,
    )


def _at(action: argparse.Action, problem: Message) -> Message:
    """Return a problem with the option or argument that has it before it."""
    place = "/".join(action.option_strings) or str(action.metavar or action.dest)
    return Message("{place}: {problem}", place=place, problem=problem)


def _in_our_words(found: str) -> str:
    for form in _FOUND:
        places = re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>.+)", re.escape(form.pattern))
        match = re.fullmatch(places, found)
        if match:
            return Message(form.pattern, **match.groupdict())
    return found
