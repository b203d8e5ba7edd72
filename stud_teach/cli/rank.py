"""`stud-teach rank`: what five to seven cards are worth."""

from __future__ import annotations

import argparse
from typing import Any

from stud_teach.cards.card import card_names, known_cards
from stud_teach.cli.common import OK, add_lang, as_json


def add(commands: Any) -> None:
    """Add the command to the parser's commands."""
    rank = commands.add_parser("rank", help="name the best high and low of five to seven cards")
    rank.add_argument("cards", nargs="+", metavar="CARDS", help="five to seven cards: As2d3c4h5sKdKs, or As 10d K♥ ...")
    add_lang(rank, "the names")
    rank.add_argument("--json", action="store_true", help="print JSON")
    rank.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print the best high and the best low, each with the five cards it uses."""
    from stud_teach.cards.ranking import best_high, best_low
    from stud_teach.telling.names import cards_text, hand_name, low_name

    cards = known_cards(options.cards)
    high, low = best_high(cards), best_low(cards)
    ranked: dict[str, Any] = {
        "high": {
            "name": hand_name(high.category, high.ranks),
            "category": str(high.category),
            "cards": card_names(high.cards),
        },
        "low": {"name": low_name(list(low.ranks)), "cards": card_names(low.cards)} if low else None,
    }
    if options.json:
        print(as_json(ranked))
        return OK
    for end, found in ranked.items():
        name = f"{found['name'][options.lang]}  ({cards_text(found['cards'])})" if found else "-"
        print(f"{end:5} {name}")
    return OK
