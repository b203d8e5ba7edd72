"""What a game is made of: its streets, what is bet on them, what wins, and its words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import NamedTuple

from stud_teach.cards.card import Card
from stud_teach.cards.ranking import STANDARD_HIGH, HighRanking, LowRanking, Showing, showing
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
    """A stud game: its streets, what wins, who opens, and where an open pair doubles the bet.

    `high` and `low` rank the hands: with both, the best of each share the pot (`hi-lo`), with one it takes the whole.
    By limit the lowest door card brings it in, but in the limits of `highest_opens` the highest (`bring-in`). `board`
    says what up cards show; the best board acts first (`first-actor`).
    On `open_pair_street` an open pair is looked at (`pair-on-fourth`), None where it never is; `pair_doubles` says
    whether it allows the double bet (in high/low it does not). `code` is the game's part of a variant's code in a hand
    file.
    """

    name: str
    streets: tuple[Street, ...]
    words: GameWords
    code: str
    high: HighRanking | None = STANDARD_HIGH
    low: LowRanking | None = None
    highest_opens: tuple[Limit, ...] = ()
    board: Callable[[Sequence[Card]], Showing] = showing
    open_pair_street: str | None = None
    pair_doubles: bool = False

    @property
    def halves(self) -> bool:
        """Return whether the best high and the best low share the pot (`hi-lo`)."""
        return self.high is not None and self.low is not None

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
