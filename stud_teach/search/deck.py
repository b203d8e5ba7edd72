"""Decks for a search: the deck of a seed and a number, and who gets which of its cards.

Every seat's cards are laid out before the hand is played, so that its showdown can be settled without playing it. Seat
after seat takes all that it is dealt; what nobody takes is spare. Where the deck has too few cards for that, one player
folds on the first street, or all call to the end with one card fewer each and a community card.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from functools import cache
from hashlib import shake_128
from random import Random
from struct import Struct
from typing import NamedTuple

from stud_teach.cards.card import DECK, Card
from stud_teach.games import Game

_words = Struct("<52I").unpack
_CARDS = range(52)


def deck(seed: int | str, number: int) -> list[int]:
    """Return deck `number` of `seed` as card numbers: the same on every machine and in every Python.

    As in `engine.hand.shuffled` cards are ordered by a digest, here one digest of 32 bits for each card at once: a
    search looks at tens of thousands of decks a second.
    """
    words = _words(shake_128(f"{seed}/{number}".encode()).digest(208))
    return sorted(_CARDS, key=words.__getitem__)


def dice(*parts: object) -> Callable[[], float]:
    """Return a source of random numbers from 0 to 1 that `parts` fix: the same on every machine and in every Python."""
    seed = int.from_bytes(shake_128("/".join(map(str, parts)).encode()).digest(16), "big")
    return Random(seed).random  # the one method whose numbers Python promises never to change


class Shape(NamedTuple):
    """How many cards a game deals to a player: all, on the first street, and up to the door card."""

    cards: int
    first: int
    door: int

    def crowded(self, players: int) -> bool:
        """Return whether the deck has too few cards for so many players."""
        return players * self.cards > len(DECK)


def shape_of(game: Game) -> Shape:
    """Return how many cards a game deals."""
    first = game.streets[0].deal
    return Shape(game.cards, len(first), len(first) - first[::-1].index(True))


class Places(NamedTuple):
    """Who gets which places of a deck: `width` cards a seat, and the seat (if any) that gets those of one street only.

    `seats` are the seats in the order of the deck's blocks; the one that gets few cards comes last. `community` is the
    place of the card that all share, if there is one.
    """

    seats: tuple[int, ...]
    width: int
    absent: int | None
    shape: Shape
    community: int | None

    def start(self, seat: int) -> int:
        """Return the place of the first card of `seat`."""
        return self.width * self.seats.index(seat)

    def door(self, seat: int) -> int:
        """Return the place of the door card of `seat`."""
        return self.start(seat) + self.shape.door - 1

    def second_street(self, seat: int) -> int:
        """Return the place of the first card of `seat` on the second street."""
        return self.start(seat) + self.shape.first


@cache
def places(shape: Shape, players: int, absent: int | None, call_down: bool) -> Places:
    """Return the places for `players`; where they are too many and do not all `call_down`, `absent` gets few cards."""
    seats = tuple(range(1, players + 1))
    if not shape.crowded(players):
        return Places(seats, shape.cards, None, shape, None)
    if call_down:
        width = shape.cards - 1
        return Places(seats, width, None, shape, width * players)
    rest = (seat for seat in seats if seat != absent)
    return Places((*rest, absent or players), shape.cards, absent, shape, None)


class Layout:
    """The cards of a deck as they are dealt to the seats of a hand."""

    def __init__(self, order: list[int], where: Places) -> None:
        self.order = [DECK[number] for number in order]
        self.own: dict[int, list[Card]] = {}
        for seat in where.seats:
            start = where.start(seat)
            self.own[seat] = self.order[start : start + (where.shape.first if seat == where.absent else where.width)]
        self.spare = self.order[where.width * len(where.seats) :]

    def cards(self, seat: int, held: int, count: int, seen: Collection[Card]) -> tuple[Card, ...]:
        """Return the next `count` cards for `seat`, which has `held`: its own, if nobody has got them, else others."""
        own = self.own[seat][held : held + count]
        if len(own) == count and not set(own) & set(seen):
            return tuple(own)
        return self.left(count, seen, ())

    def left(self, count: int, seen: Collection[Card], live: Iterable[int]) -> tuple[Card, ...]:
        """Return `count` cards that nobody has: spare ones, then those laid out for others than the seats of `live`."""
        reserved = {card for seat in live for card in self.own[seat]}
        unseen = [card for card in reversed(self.order) if card not in seen]
        unseen.sort(key=lambda card: (card not in self.spare, card in reserved))
        return tuple(unseen[:count])
