"""The arguments of the commands: what is wrong with them is said in one line, with what would be right."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any, NoReturn

from stud_teach.saying.checks import not_one_of
from stud_teach.saying.messages import Message, joined, meant, nearest
from stud_teach.saying.quoting import literal
from stud_teach.telling.catalogue import ENGLISH, languages

# What argparse finds by itself, in its own words and in ours; what is not among these is told in English only.
_FOUND = {
    "the following arguments are required: {names}": Message("What is missing: {names}."),
    "{option}: expected one argument": Message("“{option}” needs a value."),
    "{option}: expected at least one argument": Message("“{option}” needs a value."),
    "{option}: not allowed with argument {other}": Message("“{option}” does not go with “{other}”."),
    "ambiguous option: {option} could match {others}": Message("“{option}” may be {others}: write it in full."),
    "{option}: ignored explicit argument {value}": Message("“{option}” takes no value, such as {value}."),
}
_NO_NUMBER = Message("“{name}” is a whole number, not {given}.")


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
            raise UsageError(usage(not_one_of(value, _name(action), action.choices), self.prog))

    def _get_value(self, action: argparse.Action, arg_string: str) -> Any:
        """Read whole numbers strictly; where argparse no longer asks this, its own words are in their place."""
        if action.type is not int:
            return super()._get_value(action, arg_string)
        digits = arg_string.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) < 19):
            problem = _NO_NUMBER.filled(name=_name(action), given=literal(arg_string))
            raise UsageError(usage(problem, self.prog))
        return int(arg_string)

    def refuse(self, unknown: str, options: Iterable[str], command: str = "") -> NoReturn:
        """Raise UsageError for an argument that a command does not take; `options` are those that it has."""
        program = f"{self.prog} {command}".strip()
        message = Message("“{program}” takes no {argument}.", program=program, argument=literal(unknown))
        near = nearest(unknown.partition("=")[0], options) if unknown.startswith("-") else []
        if near:
            message = Message("“{program}” takes no {argument}; {hint}", **message.values, hint=meant(near))
        raise UsageError(usage(message, program))


def language_asked_for(arguments: Sequence[str]) -> str:
    """Return the language that --lang names among arguments that may not be right otherwise; English without one."""
    found = ENGLISH
    for option, value in pairwise([*arguments, ""]):
        if option == "--":
            break
        name, sign, text = option.partition("=")
        if len(name) > 3 and "--lang".startswith(name) and (text if sign else value) in languages():
            found = text if sign else value
    return found


def command_first(arguments: Sequence[str]) -> list[str]:
    """Return the arguments with a --lang that comes before the command put right after it."""
    if not arguments or arguments[0].partition("=")[0] != "--lang":
        return list(arguments)
    many = 2 if arguments[0] == "--lang" else 1
    return [*arguments[many : many + 1], *(arguments[:many] if arguments[many:] else ()), *arguments[many + 1 :]]


def usage(problem: object, program: str) -> Message:
    """Return the words for a problem with the arguments of `program`, and where its help is."""
    return joined(" ", [problem, Message("See {program} --help.", program=program)])


def _name(action: argparse.Action) -> str:
    return "/".join(action.option_strings) or str(action.metavar or action.dest)


def _in_our_words(found: str) -> str:
    for form, message in _FOUND.items():
        places = re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>.+)", re.escape(form))
        match = re.fullmatch(places, found)
        if match:
            return message.filled(**match.groupdict())
    return f"{found[:1].upper()}{found[1:]}."
