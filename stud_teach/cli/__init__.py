"""The `stud-teach` command: results to standard output, messages to standard error; a small module a command.

Exit status: 0; 1 when nothing was found or a file can't be read or written; 2 for bad input.
"""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Sequence

from stud_teach import __version__
from stud_teach.cards.card import CardError
from stud_teach.cli import compare, course, export, find, library, rank, replay, rules
from stud_teach.cli.common import BAD_INPUT, INTERRUPTED, NOT_FOUND, OK, complain
from stud_teach.cli.parsing import Parser, UsageError, command_first, language_asked_for, usage
from stud_teach.engine.events import StudError
from stud_teach.saying.messages import Message, message_of
from stud_teach.scenarios import UnknownScenario, names
from stud_teach.telling.catalogue import MissingCatalogue, language

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
        return complain(Message("interrupted"), INTERRUPTED, lang)


def _run(options: argparse.Namespace) -> int:
    lang: str = options.lang
    try:
        if sys.stdout is None and options.run is not course.run:
            raise OSError(Message("standard output is closed"))
        status: int = options.run(options)
        if sys.stdout is not None:
            sys.stdout.flush()
        return status
    except BrokenPipeError:  # the reader of a pipe has gone: not an error of ours
        sys.stderr.close()
        return OK
    except UnknownScenario as error:
        return complain(message_of(error), NOT_FOUND, lang)
    except OSError as error:
        return complain(_trouble(error)[lang], NOT_FOUND)
    except CardError as error:
        return complain(message_of(error), BAD_INPUT, lang)
    except StudError as error:
        return complain(_refusal(error, options), BAD_INPUT)


def _options(arguments: Sequence[str]) -> argparse.Namespace:
    """Parse `arguments`; what `lab` does not know, and what comes after --, is JupyterLab's."""
    at = list(arguments).index("--") if "--" in arguments else len(arguments)
    parser = _parser()
    options, unknown = parser.parse_known_args(arguments[:at])
    try:
        language(options.lang)
    except MissingCatalogue as error:
        raise UsageError(message_of(error)) from None
    options.jupyter = [*unknown, *arguments[at + 1 :]]
    if options.jupyter and options.run is not course.run:
        given = " ".join(options.jupyter)
        problem = Message("unrecognized arguments: {arguments}", arguments=given)
        raise UsageError(usage(problem, f"stud-teach {options.command}"))
    return options


def _refusal(error: StudError, options: argparse.Namespace) -> str:
    from stud_teach.telling.refusals import refusal_line

    return refusal_line(error.refusal, options.lang, source=getattr(options, "hand", None))


def _trouble(error: OSError) -> dict[str, str]:
    """Return why a file can't be read or written; where a scenario is called like it, that is said too."""
    from stud_teach.telling.troubles import file_trouble

    name = str(error.filename).removesuffix(".phh")
    scenario = name if isinstance(error, FileNotFoundError) and name in names() else None
    return file_trouble(error, scenario)


def _parser() -> Parser:
    parser = Parser(prog="stud-teach", description="Learn and teach seven-card stud.")
    parser.add_argument("--version", action="version", version=f"stud-teach {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for command in COMMANDS:
        command.add(commands)
    return parser
