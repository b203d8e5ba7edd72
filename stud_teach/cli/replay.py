"""`stud-teach replay`: a hand, step by step."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from stud_teach.cli.common import (
    BAD_INPUT,
    OK,
    add_hand,
    add_lang,
    as_json,
    check_seat,
    complain,
    read_hand,
    refused_line,
)


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
    from stud_teach.still.hand import as_text
    from stud_teach.trace.trace import trace
    from stud_teach.views.annotate import annotate

    hand = read_hand(options)
    check_seat(options.seat, hand)
    found = trace(hand, options.seat)
    annotated = annotate(found)
    print(as_json(annotated) if options.json else as_text(annotated, options.lang))
    line = refused_line(found, options)
    if line is None:
        return OK
    return BAD_INPUT if not options.json and _on_one_screen() else complain(line, BAD_INPUT)


def _on_one_screen() -> bool:
    """Return whether results and messages come out on one screen, where the text of a hand has said why it ends."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdout, sys.stderr))
