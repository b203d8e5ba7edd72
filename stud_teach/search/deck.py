"""Decks for a search: the deck of a seed and a number, and who gets which of its cards.

Every seat's cards are laid out before the hand is played, so that its showdown can be settled without playing it. Seat
after seat takes seven cards; what nobody takes is spare. Of eight players one folds on third street, or all call to
the end with six cards each and a community card: 52 cards are no more.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from functools import cache
from hashlib import shake_128
from random import Random
from struct import Struct
from typing import NamedTuple

from stud_teach.cards.card import DECK, Card
from stud_teach.engine.rules import MAX_PLAYERS

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


class Places(NamedTuple):
    """Who gets which places of a deck: `width` cards a seat, and the seat (if any) that gets but three.

    `seats` are the seats in the order of the deck's blocks; the one that gets three cards comes last.
    """

    seats: tuple[int, ...]
    width: int
    absent: int | None

    def start(self, seat: int) -> int:
        """Return the place of the first card of `seat`; its door card lies two places behind it."""
        return self.width * self.seats.index(seat)


@cache
def places(players: int, absent: int | None, call_down: bool) -> Places:
    """Return the places for `players`; of eight who do not all `call_down`, seat `absent` gets but three cards."""
    seats = range(1, players + 1)
    if players < MAX_PLAYERS or call_down:
        return Places(tuple(seats), 7 if players < MAX_PLAYERS else 6, None)
    rest = (seat for seat in seats if seat != absent)
    return Places((*rest, absent or MAX_PLAYERS), 7, absent)


class Layout:
    """The cards of a deck as they are dealt to the seats of a hand."""

    def __init__(self, order: list[int], where: Places) -> None:
        self.order = [DECK[number] for number in order]
        self.own: dict[int, list[Card]] = {}
        for seat in where.seats:
            start = where.start(seat)
            self.own[seat] = self.order[start : start + (3 if seat == where.absent else where.width)]
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
