"""Rulings on the deal: what a street needs from the deck, and what happens when the deck runs short."""

from __future__ import annotations

from typing import NamedTuple

from stud_teach.engine.rules import Burn, DeckShort, HouseRules

SPARE_CARDS = 2  # WSOP 228: the last street needs the players' cards, the burn and one card more


class DealRuling(NamedTuple):
    """How a street is dealt (`deck-short`): to each player or as one community card, and what comes before it.

    `stub` and `burned` are the cards in the deck and among the burns when it was decided, `players` those still in.
    """

    community: bool
    reshuffle: bool
    burn: bool
    stub: int
    burned: int
    players: int
    needed: int


def last_street(stub: int, burned: int, players: int, house: HouseRules) -> DealRuling:
    """Rule how the last street is dealt (`deck-short`).

    The room deals one community card when the deck has fewer cards than players still in. Casino and tournament want
    two cards more than players, counting the burns back in where that helps (WSOP 228); for the community card itself
    they shuffle the burns in when the stub has two cards or fewer.
    """
    if house.deck_short is DeckShort.PLAYERS:
        return DealRuling(stub < players, False, False, stub, burned, players, needed=players)
    needed = players + SPARE_CARDS
    community = stub + burned < needed
    reshuffle = stub <= SPARE_CARDS if community else stub < needed
    return DealRuling(community, reshuffle, True, stub, burned, players, needed)


def ordinary_street(stub: int, burned: int, players: int, house: HouseRules, first: bool) -> DealRuling:
    """Rule how a street before the last is dealt (`deal`, `burn`): to each player, after a burn but for the first."""
    burn = house.burn is Burn.EACH_STREET and not first
    return DealRuling(False, False, burn, stub, burned, players, needed=players)
