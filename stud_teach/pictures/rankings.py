"""The card of hand rankings: the high hands from the best kind to the worst, and the lows."""

from __future__ import annotations

from collections.abc import Iterator

from stud_teach.cards.card import card_names, known_cards
from stud_teach.cards.ranking import Category, best_high, best_low, lows_headed_by
from stud_teach.games import HIGH_LOW
from stud_teach.pictures.given import game_called
from stud_teach.pictures.part import Json, part, sentence
from stud_teach.telling.catalogue import N_, Text, ngettext, say
from stud_teach.telling.names import hand_name, low_name

# The kinds of high hands from the best, each with an example, its name and a line about it.
HIGHS = (
    (Category.STRAIGHT_FLUSH, "9h8h7h6h5h", N_("Straight flush"), N_("five in a row of one suit")),
    (Category.QUADS, "QsQhQdQc7d", N_("Four of a kind"), N_("four of one rank")),
    (Category.FULL_HOUSE, "JsJhJd4c4s", N_("Full house"), N_("three of one rank and two of another")),
    (Category.FLUSH, "AcTc8c5c3c", N_("Flush"), N_("five of one suit, compared from the highest down")),
    (Category.STRAIGHT, "5s4h3d2cAs", N_("Straight"), N_("five in a row; the ace is high, or low before the deuce")),
    (Category.TRIPS, "8s8h8dKc4s", N_("Three of a kind"), N_("three of one rank")),
    (
        Category.TWO_PAIR,
        "KsKd4h4c9s",
        N_("Two pairs"),
        N_("the higher pair counts first, then the lower, then the fifth card"),
    ),
    (Category.PAIR, "TsThAd7c3s", N_("One pair"), N_("the other three cards are the kickers")),
    (Category.HIGH_CARD, "KhJd8s6c2d", N_("High card"), N_("nothing of the above: compared from the highest down")),
)

# The best and the worst low of each highest rank.
LOWS = {
    5: ("5h4d3c2sAh",),
    6: ("6s4h3d2cAs", "6d5s4h3c2d"),
    7: ("7h4s3h2dAc", "7s6h5d4c3s"),
    8: ("8d4h3s2cAd", "8h7d6c5s4h"),
}
_LOW_NAMES = {5: N_("Five low"), 6: N_("Six low"), 7: N_("Seven low"), 8: N_("Eight low")}


def hand_ranking(game: str = HIGH_LOW.name) -> Json:
    """Return the card of hand rankings of a game; raises ValueError, naming the games, for another one."""
    low = game_called(game).low
    evidence = [_card(say("High, best to worst") if low else say("Best to worst"), _highs())]
    told = [sentence(say("Of equal hands the kickers decide; suits never do."), "high-hand")]
    if low:
        evidence.append(_card(say("Low, best to worst"), _lows()))
        told.append(sentence(_about_lows(), "low-hand", ours=True))
    return part(say("The ranking of hands"), evidence, told, names={})


def _card(title: Text, rows: Iterator[Json]) -> Json:
    return {"kind": "ranking", "title": title, "note": None, "rows": list(rows)}


def _highs() -> Iterator[Json]:
    for category, cards, name, line in HIGHS:
        hand = best_high(known_cards(cards))
        assert hand.category is category
        example = hand_name(str(category), hand.ranks)
        yield {"name": say(name), "line": say(line), "examples": [_example(card_names(hand.cards), example)]}


def _lows() -> Iterator[Json]:
    for rank, hands in LOWS.items():
        made = [best_low(known_cards(cards)) for cards in hands]
        examples = [_example(card_names(low.cards), low_name(low.ranks)) for low in made if low]
        count = lows_headed_by(rank)
        line = ngettext("the one hand: the best low", "{count} different hands, from the best to the worst", count)
        yield {"name": say(_LOW_NAMES[rank]), "line": line, "examples": examples}


def _example(cards: list[str], name: Text) -> Json:
    return {"cards": cards, "name": name}


def _about_lows() -> Text:
    return say(
        "A low is five different ranks of eight or lower, the ace low, compared from the highest card down; "
        "straights and flushes do no harm."
    )
