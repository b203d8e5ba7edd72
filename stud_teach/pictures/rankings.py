"""The card of hand rankings: the high hands from the best kind to the worst, and the lows."""

from __future__ import annotations

from collections.abc import Iterator

from stud_teach.cards.card import card_names, known_cards
from stud_teach.cards.ranking import HighRanking, best_low, lows_headed_by
from stud_teach.games import HIGH_LOW
from stud_teach.pictures.given import game_called
from stud_teach.pictures.part import part, sentence
from stud_teach.pictures.schema import Evidence, Example, KindOfHand, Picture, Ranking, Sentence
from stud_teach.telling.catalogue import N_, Text, ngettext, say
from stud_teach.telling.names import hand_name, low_name

# The best and the worst low of each highest rank.
LOWS = {
    5: ("5h4d3c2sAh",),
    6: ("6s4h3d2cAs", "6d5s4h3c2d"),
    7: ("7h4s3h2dAc", "7s6h5d4c3s"),
    8: ("8d4h3s2cAd", "8h7d6c5s4h"),
}
_LOW_NAMES = {5: N_("Five low"), 6: N_("Six low"), 7: N_("Seven low"), 8: N_("Eight low")}


def hand_ranking(game: str = HIGH_LOW.name) -> Picture:
    """Return the card of hand rankings of a game; raises ValueError, naming the games, for another one."""
    played = game_called(game)
    evidence, told = list[Evidence](), list[Sentence]()
    if played.high:
        evidence.append(_card(say("High, best to worst") if played.low else say("Best to worst"), _highs(played.high)))
        told.append(sentence(say("Of equal hands the kickers decide; suits never do."), "high-hand"))
    if played.low:
        evidence.append(_card(say("Low, best to worst"), _lows()))
        told.append(sentence(_about_lows(), "low-hand", ours=True))
    return part(say("The ranking of hands"), evidence, told, names={})


def _card(title: Text, rows: Iterator[KindOfHand]) -> Ranking:
    return {"kind": "ranking", "title": title, "note": None, "rows": list(rows)}


def _highs(ranking: HighRanking) -> Iterator[KindOfHand]:
    for category in reversed(ranking.categories):
        hand = ranking.best(known_cards(category.example))
        example = _example(card_names(hand.cards), hand_name(category, hand.ranks))
        yield {"name": say(category.heading), "line": say(category.line), "examples": [example]}


def _lows() -> Iterator[KindOfHand]:
    for rank, hands in LOWS.items():
        made = [best_low(known_cards(cards)) for cards in hands]
        examples = [_example(card_names(low.cards), low_name(low.ranks)) for low in made if low]
        count = lows_headed_by(rank)
        line = ngettext("the one hand: the best low", "{count} different hands, from the best to the worst", count)
        yield {"name": say(_LOW_NAMES[rank]), "line": line, "examples": examples}


def _example(cards: list[str], name: Text) -> Example:
    return {"cards": cards, "name": name}


def _about_lows() -> Text:
    return say(
        "A low is five different ranks of eight or lower, the ace low, compared from the highest card down; "
        "straights and flushes do no harm."
    )
