"""The `stud-teach` command: results to standard output, messages to standard error; a small module a command.

Exit status: 0; 1 when nothing was found or a file can't be read or written; 2 for bad input.
"""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Sequence

from stud_teach import __version__
from stud_teach.cli import compare, course, export, find, library, rank, replay, rules
from stud_teach.cli.common import BAD_INPUT, INTERRUPTED, NOT_FOUND, OK, complain
from stud_teach.cli.parsing import Parser, UsageError, command_first, language_asked_for
from stud_teach.engine.events import StudError
from stud_teach.files.troubles import in_words
from stud_teach.saying.messages import Message, joined, message_of
from stud_teach.scenarios import UnknownScenario
from stud_teach.telling.catalogue import MissingCatalogue, language

OPTIONS = ("--lang", "-h", "--help", "--version")  # before the command; the first is put behind it

# In the order of the help. Each has `add`, which gives the parser its command, and `run`, which returns the status.
COMMANDS = (replay, rank, compare, rules, find, library, export, course)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command with `arguments` (default: those of the process) and return its exit status."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a terminal that lacks a suit's sign gets its code instead
            stream.reconfigure(errors="backslashreplace")
    given = sys.argv[1:] if arguments is None else arguments
    lang = language_asked_for(given)
    try:
        return _run(_options(command_first(given)))
    except UsageError as error:
        return complain(message_of(error), BAD_INPUT, lang)
    except KeyboardInterrupt:
        return complain(Message("Interrupted."), INTERRUPTED, lang)


def _run(options: argparse.Namespace) -> int:
    try:
        if sys.stdout is None and options.run is not course.run:
            raise OSError(Message("Standard output is closed."))
        status: int = options.run(options)
        if sys.stdout is not None:
            sys.stdout.flush()
        return status
    except BrokenPipeError:  # the reader of a pipe has gone: not an error of ours
        sys.stderr.close()
        return OK
    except OSError as error:
        return complain(message_of(in_words(error)), NOT_FOUND, options.lang)
    except StudError as error:
        source = getattr(options, "hand", None)
        return complain(joined(": ", filter(None, [source, error.message])), BAD_INPUT, options.lang)
    except (ValueError, LookupError) as error:
        message = message_of(error)
        if not isinstance(message, Message):
            raise
        found = not isinstance(error, UnknownScenario | LookupError)
        return complain(message, BAD_INPUT if found else NOT_FOUND, options.lang)


def _options(arguments: Sequence[str]) -> argparse.Namespace:
    """Parse `arguments`; some of those of `lab` are JupyterLab's."""
    parser = _parser()
    first = arguments[0].partition("=")[0] if arguments else ""
    if first.startswith("-") and not any(option.startswith(first) for option in OPTIONS[1:]):
        parser.refuse(first, OPTIONS)
    ours, jupyters = course.parted(arguments) if arguments[:1] == ["lab"] else (arguments, [])
    options, unknown = parser.parse_known_args(ours)
    try:
        language(options.lang)
    except MissingCatalogue as error:
        raise UsageError(message_of(error)) from None
    options.jupyter = jupyters
    if unknown:
        parser.refuse(unknown[0], options.takes, options.command)
    return options


def _parser() -> Parser:
    parser = Parser(prog="stud-teach", description="Learn and teach seven-card stud.")
    parser.add_argument("--version", action="version", version=f"stud-teach {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for command in COMMANDS:
        command.add(commands)
    for each in commands.choices.values():
        each.set_defaults(takes=[option for action in each._actions for option in action.option_strings])
    return parser
