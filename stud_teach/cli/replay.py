"""`stud-teach replay`: a hand, step by step."""

from __future__ import annotations

import argparse
import json
from typing import Any

from stud_teach import phh
from stud_teach.cli.common import BAD_INPUT, OK, UsageError, add_hand, add_lang, complain, read_hand


def add(commands: Any) -> None:
    """Add the command to the parser's commands."""
    replay = commands.add_parser("replay", help="play a hand and say why, step by step")
    add_hand(replay)
    add_lang(replay, "texts and messages")
    replay.add_argument("--seat", type=int, metavar="N", help="show only what the player in seat N can know")
    form = replay.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print the trace as JSON")
    form.add_argument("--text", action="store_true", help="print the hand as plain text (the default)")
    replay.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print the hand; complain about its first illegal action, if there is one."""
    from stud_teach.explain import annotate, refusal_line
    from stud_teach.explain.static import as_text
    from stud_teach.trace import trace

    hand = read_hand(options)
    if options.seat is not None and not 1 <= options.seat <= len(hand.setup.stacks):
        raise UsageError(f"--seat {options.seat}: this hand has seats 1 to {len(hand.setup.stacks)}")
    found = trace(hand, options.seat)
    annotated = annotate(found)
    in_json = json.dumps(annotated, ensure_ascii=False, separators=(",", ":")) if options.json else None
    print(in_json or as_text(annotated, options.lang))
    if found.refused is None or found.at is None:
        return OK
    refused = hand.actions[found.at]
    if options.seat is not None:  # nobody is told of cards that the seat may not know
        refused = refused._replace(cards=(None,) * len(refused.cards))
    place = {"source": options.hand, "number": found.at + 1, "line": phh.action_line(refused)}
    line = refusal_line(found.refused.refusal, options.lang, allowed_by=found.allowed_by, **place)
    return complain(line, BAD_INPUT)
