"""`stud-teach export`: hands to step through, as one file that needs no kernel and no net."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from stud_teach.cli.common import (
    BAD_INPUT,
    OK,
    UsageError,
    add_house,
    add_lang,
    check_seat,
    complain,
    read_hand,
    refused_line,
)
from stud_teach.hand import Hand


def add(commands: Any) -> None:
    """Add the command to the parser's commands."""
    export = commands.add_parser("export", help="write hands to one HTML file that needs no kernel and no net")
    export.add_argument("hands", nargs="+", metavar="HAND", help="a .phh file, - for standard input, or a scenario")
    export.add_argument("-o", dest="file", required=True, metavar="FILE", help="the file to write, never over another")
    export.add_argument("--force", action="store_true", help="write over the file if there is one")
    add_house(export)
    export.add_argument("--seat", type=int, metavar="N", help="show only what the player in seat N can know")
    export.add_argument("--title", help="the page's title")
    export.add_argument("--deck", type=int, choices=(2, 4), default=2, help="how many colours the suits have")
    add_lang(export, "the page, which can be switched to the other")
    export.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Write the page and print where it lies; a hand that the rules forbid is complained of, and nothing written."""
    from stud_teach.pages import as_page, put

    hands = []
    for hand, complaint in _read(options):
        if complaint:
            return complain(complaint, BAD_INPUT)
        hands.append(hand)
    page = as_page(hands, title=options.title, lang=options.lang, deck=options.deck, seat=options.seat)
    try:
        print(put(page, options.file, overwrite=options.force))
    except FileExistsError as error:
        raise FileExistsError(f"{error}; --force writes over it") from None
    return OK


def _read(options: argparse.Namespace) -> Iterator[tuple[Hand, str | None]]:
    """Yield the hands, each with what is wrong with it; `options.hand` names the one that an error is about."""
    from stud_teach.trace import trace

    if options.hands.count("-") > 1:
        raise UsageError("standard input can be read only once: give - once")
    for name in options.hands:
        options.hand = name
        hand = read_hand(options)
        check_seat(options.seat, hand)
        yield hand, refused_line(trace(hand, options.seat), options)
