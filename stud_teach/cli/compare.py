"""`stud-teach compare`: where and why two rule sets part on the same hand."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import Any

from stud_teach.cli.common import BAD_INPUT, OK, add_lang, add_set, as_json, complain, read_hand, setting
from stud_teach.cli.parsing import UsageError
from stud_teach.comparing.comparison import Comparison, Side, compare
from stud_teach.engine.rules import RULE_SETS
from stud_teach.files import phh
from stud_teach.saying.messages import Message


def add(commands: Any) -> None:
    """Add the command to the parser's commands."""
    parser = commands.add_parser("compare", help="where and why two rule sets part on the same hand")
    parser.add_argument("hand", metavar="HAND", help="a .phh file, - for standard input, or a scenario's name")
    parser.add_argument(
        "--rules",
        action="append",
        default=[],
        choices=RULE_SETS,
        help="a rule set, given twice for both sides (default: room and casino)",
    )
    add_set(parser, "change one house rule of the second side; see below")
    add_lang(parser, "texts and messages")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print the comparison; complain where both rule sets forbid the hand."""
    from stud_teach.comparing.annotate import annotate_comparison
    from stud_teach.comparing.still import as_text

    found = _compared(options)
    told = annotate_comparison(found)
    print(as_json(told) if options.json else as_text(told, options.lang).rstrip("\n"))
    if not all(side.refused for side in found.sides):
        return OK
    return complain(_refusal(found.sides[0], options), BAD_INPUT)


def _compared(options: argparse.Namespace) -> Comparison:
    if len(options.rules) > 2:
        raise UsageError(Message("Give two rule sets, not {count}.", count=len(options.rules)))
    house: Mapping[str, str] = dict(map(setting, options.set))
    one, other = (*options.rules, None, None)[:2]
    hand = read_hand(argparse.Namespace(hand=options.hand, rules=None, set=[]))
    return compare(hand, one or "room", other, house)


def _refusal(side: Side, options: argparse.Namespace) -> str:
    """Return the line that says why a side forbids the hand."""
    from stud_teach.telling.refusals import refusal_line

    trace = side.trace
    if side.refused is None or trace is None or trace.at is None:
        return refusal_line(side.refused, options.lang, source=options.hand) if side.refused else ""
    place = {"source": options.hand, "number": trace.at + 1, "line": phh.action_line(trace.hand.actions[trace.at])}
    return refusal_line(side.refused, options.lang, allowed_by=trace.allowed_by, **place)
