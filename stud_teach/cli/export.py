"""`stud-teach export`: hands as one file that needs no kernel and no net, and practice sheets to print."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from stud_teach.cli.common import (
    BAD_INPUT,
    NOT_FOUND,
    OK,
    add_house,
    add_lang,
    check_seat,
    complain,
    read_hand,
    refused_line,
    setting,
)
from stud_teach.cli.parsing import UsageError
from stud_teach.engine.hand import Hand
from stud_teach.games import GAMES, Limit
from stud_teach.saying.messages import Message, either, joined, message_of

ONLY_SHEETS = ("seed", "count", "game", "limit", "players")
ONLY_HANDS = ("seat",)


def add(commands: Any) -> None:
    """Add the command to the parser's commands."""
    export = commands.add_parser(
        "export", help="write hands, or a practice sheet, to one HTML file that needs no kernel and no net"
    )
    export.add_argument(
        "hands",
        nargs="*",
        metavar="HAND",
        help="a .phh file, - for standard input, or a scenario's name; with --sheet a topic, such as odd-chip",
    )
    export.add_argument("-o", dest="file", required=True, metavar="FILE", help="the file to write, never over another")
    export.add_argument("--force", action="store_true", help="write over the file if there is one")
    export.add_argument("--title", help="the page's title")
    export.add_argument("--deck", type=int, choices=(2, 4), default=2, help="how many colours the suits have")
    add_lang(export, "the page; one with hands can be switched to the other")
    add_house(export)
    export.add_argument("--seat", type=int, metavar="N", help="show only what the player in seat N can know")
    sheet = export.add_argument_group("practice sheets")
    sheet.add_argument("--sheet", action="store_true", help="questions to print, the answers on pages of their own")
    sheet.add_argument("--seed", metavar="S", help="the same seed gives the same sheet (default 1)")
    sheet.add_argument("--count", type=int, metavar="K", help="how many questions (default 8)")
    sheet.add_argument("--game", choices=GAMES, help="the game (default: what fits the topics)")
    sheet.add_argument("--limit", choices=tuple(map(str, Limit)), help="the limit (likewise)")
    sheet.add_argument("--players", type=int, metavar="N", help="how many players (likewise)")
    export.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Write the page and print where it lies; where something is wrong, complain and write nothing."""
    others = ONLY_HANDS if options.sheet else ONLY_SHEETS
    wrong = [f"--{name}" for name in others if getattr(options, name) is not None]
    if wrong:
        without = Message("Only “--sheet” takes {options}.")
        problem = Message("“--sheet” takes no {options}.") if options.sheet else without
        raise UsageError(problem.filled(options=either(wrong)))
    return _sheet(options) if options.sheet else _hands(options)


def _put(page: str, options: argparse.Namespace) -> int:
    from stud_teach.files.writing import put

    try:
        print(put(page, options.file, overwrite=options.force))
    except FileExistsError as error:
        raise FileExistsError(joined(" ", [message_of(error), Message("With --force it is written over.")])) from None
    return OK


# A sheet


def _sheet(options: argparse.Namespace) -> int:
    from stud_teach.pages.sheet import sheet
    from stud_teach.search import NotFound

    given = {name: getattr(options, name) for name in (*ONLY_SHEETS, "rules") if getattr(options, name) is not None}
    house = dict(setting(text) for text in options.set)
    try:
        made = sheet(*options.hands, title=options.title, lang=options.lang, deck=options.deck, house=house, **given)
    except NotFound as error:
        return complain(message_of(error), NOT_FOUND, options.lang)
    return _put(made.html, options)


# Hands


def _hands(options: argparse.Namespace) -> int:
    from stud_teach.pages.page import as_page

    if not options.hands:
        raise UsageError(Message("Name a hand at least: a .phh file, - for standard input, or a scenario’s name."))
    hands = []
    for hand, complaint in _read(options):
        if complaint:
            return complain(complaint, BAD_INPUT)
        hands.append(hand)
    page = as_page(hands, title=options.title, lang=options.lang, deck=options.deck, seat=options.seat)
    return _put(page, options)


def _read(options: argparse.Namespace) -> Iterator[tuple[Hand, str | None]]:
    """Yield the hands, each with what is wrong with it; `options.hand` names the one that an error is about."""
    from stud_teach.trace.trace import trace

    if options.hands.count("-") > 1:
        raise UsageError(Message("Standard input can be read only once: give - once."))
    for name in options.hands:
        options.hand = name
        hand = read_hand(options)
        check_seat(options.seat, hand)
        yield hand, refused_line(trace(hand, options.seat), options)
