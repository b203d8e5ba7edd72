"""The games as data: what is dealt on each street, what is bet, and what wins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import NamedTuple

from stud_teach.cards.card import Card
from stud_teach.cards.ranking import HighHand, best_high


class Limit(StrEnum):
    """How bets are limited."""

    FIXED = "fixed"
    POT = "pot"


class Street(NamedTuple):
    """One round of cards: its name, the cards each player gets (True: face up) and the bet (True: the big one)."""

    name: str
    deal: tuple[bool, ...]
    big_bet: bool


class Game(NamedTuple):
    """A stud game: its streets, whether a low hand takes half of the pot, and where an open pair doubles the bet.

    `open_pair_street` is None where the game has no such rule (`pair-on-fourth`: high/low has none). `best` ranks the
    hands: of a player's cards it returns the best five (`high-hand`).
    """

    name: str
    streets: tuple[Street, ...]
    low: bool
    open_pair_street: str | None
    best: Callable[[Sequence[Card]], HighHand] = best_high

    @property
    def first_street(self) -> str:
        """Return the name of the street on which the hand is opened with a bring-in."""
        return self.streets[0].name

    @property
    def cards(self) -> int:
        """Return how many cards a player has in the end."""
        return sum(len(street.deal) for street in self.streets)


DOWN, UP = False, True

STREETS = (
    Street("third", (DOWN, DOWN, UP), big_bet=False),
    Street("fourth", (UP,), big_bet=False),
    Street("fifth", (UP,), big_bet=True),
    Street("sixth", (UP,), big_bet=True),
    Street("seventh", (DOWN,), big_bet=True),
)

STUD = Game("stud", STREETS, low=False, open_pair_street="fourth")
STUD8 = Game("stud8", STREETS, low=True, open_pair_street=None)

GAMES: dict[str, Game] = {game.name: game for game in (STUD, STUD8)}
