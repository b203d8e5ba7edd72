"""What a game is made of: its streets, what is bet on them, what wins, and its words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import NamedTuple

from stud_teach.cards.card import Card
from stud_teach.cards.ranking import HighHand, best_high
from stud_teach.games.words import GameWords, StreetWords


class Limit(StrEnum):
    """How bets are limited."""

    FIXED = "fixed"
    POT = "pot"


DOWN, UP = False, True


class Street(NamedTuple):
    """One round of cards: its name, the cards each player gets (True: face up), its words and the bet (True: big)."""

    name: str
    deal: tuple[bool, ...]
    words: StreetWords
    big_bet: bool = False


class Game(NamedTuple):
    """A stud game: its streets, whether a low hand takes half of the pot, and where an open pair doubles the bet.

    On `open_pair_street` an open pair is looked at (`pair-on-fourth`), None where it never is; `pair_doubles` says
    whether it allows the double bet (in high/low it does not). `best` ranks the hands: of a player's cards it returns
    the best five (`high-hand`). `code` is the game's part of a variant's code in a hand file.
    """

    name: str
    streets: tuple[Street, ...]
    words: GameWords
    code: str
    low: bool = False
    open_pair_street: str | None = None
    pair_doubles: bool = False
    best: Callable[[Sequence[Card]], HighHand] = best_high

    @property
    def first_street(self) -> str:
        """Return the name of the street on which the hand is opened with a bring-in."""
        return self.streets[0].name

    @property
    def last_street(self) -> str:
        """Return the name of the street after which hands are shown."""
        return self.streets[-1].name

    def street(self, name: str) -> Street:
        """Return the street of this name; raises KeyError where the game has none."""
        for street in self.streets:
            if street.name == name:
                return street
        raise KeyError(name)

    @property
    def cards(self) -> int:
        """Return how many cards a player has in the end."""
        return sum(len(street.deal) for street in self.streets)
