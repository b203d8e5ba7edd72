"""What the commands share: exit statuses, messages to standard error, options and a hand that are read the same way."""

from __future__ import annotations

import argparse
import json
import sys

from stud_teach import scenarios
from stud_teach.cli.parsing import UsageError
from stud_teach.engine.hand import Hand
from stud_teach.engine.rules import CHOICES, RULE_SETS
from stud_teach.files import phh
from stud_teach.saying.checks import whole
from stud_teach.saying.messages import Message
from stud_teach.saying.quoting import literal
from stud_teach.telling.catalogue import ENGLISH, known_languages, said
from stud_teach.trace.trace import Trace

OK, NOT_FOUND, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130


def as_json(value: object) -> str:
    """Return `value` as every command prints it with --json: on one line, letters as they are."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def complain(message: object, status: int, lang: str = ENGLISH) -> int:
    """Print a message, on one line, to standard error and return `status`; a Message is said in `lang`."""
    if sys.stderr is None:  # closed; `print` would take standard output instead
        return status
    print(f"stud-teach: {' '.join(said(message, lang).split())}", file=sys.stderr)
    return status


def add_lang(parser: argparse.ArgumentParser, what: str) -> None:
    """Give a command the option --lang, the language of `what`."""
    parser.add_argument("--lang", choices=known_languages(), default=ENGLISH, help=f"the language of {what}")


def add_hand(parser: argparse.ArgumentParser) -> None:
    """Give a command the argument HAND and the options that change its house rules, for `read_hand`."""
    parser.add_argument("hand", metavar="HAND", help="a .phh file, - for standard input, or a scenario's name")
    add_house(parser)


def add_house(parser: argparse.ArgumentParser) -> None:
    """Give a command the options that change a hand's house rules."""
    parser.add_argument("--rules", choices=RULE_SETS, help="the rule set; beats the file's own")
    add_set(parser, "change one house rule; see below")


def add_set(parser: argparse.ArgumentParser, what: str) -> None:
    """Give a command the option --set, and its help the settings with their choices."""
    parser.add_argument("--set", action="append", default=[], metavar="ID=VALUE", help=what)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    lines = (f"  {key}={' | '.join(choices) if choices else 'a number'}" for key, choices in CHOICES.items())
    parser.epilog = "\n".join(["house rules for --set:", *lines])


def read_hand(options: argparse.Namespace) -> Hand:
    """Return the hand of `add_hand`'s options.

    Raises HouseError, OSError, UnknownScenario and what `phh.loads` raises.
    """
    house = dict(setting(text) for text in options.set)
    if options.hand == "-":
        if sys.stdin is None:
            raise OSError(Message("Standard input is closed."))
        return phh.loads(phh.decoded(sys.stdin.buffer.read(phh.MOST_BYTES + 1)), options.rules, house)
    return scenarios.find_hand(options.hand, options.rules, house)


def check_seat(seat: int | None, hand: Hand) -> None:
    """Raise UsageError unless `seat` is one of the hand's, or None."""
    if seat is not None:
        whole(seat, "--seat", 1, len(hand.setup.stacks), UsageError)


def refused_line(found: Trace, options: argparse.Namespace) -> str | None:
    """Return the line about the first illegal action of `options.hand`, None where all are legal.

    With `options.seat` it names no cards: nobody is told of those that the seat may not know.
    """
    from stud_teach.telling.refusals import refusal_line

    if found.refused is None or found.at is None:
        return None
    refused = found.hand.actions[found.at]
    if options.seat is not None:
        refused = refused._replace(cards=(None,) * len(refused.cards))
    place = {"source": options.hand, "number": found.at + 1, "line": phh.action_line(refused)}
    return refusal_line(found.refused.refusal, options.lang, allowed_by=found.allowed_by, **place)


def setting(text: str) -> tuple[str, str]:
    """Return the setting and the value of an option --set; raises UsageError for another form."""
    key, sign, value = text.partition("=")
    if not sign:
        message = Message("“--set” is written as ID=VALUE, as in {example}, not {text}.", example="raise-cap=4")
        raise UsageError(message.filled(text=literal(text)))
    return key, value
