"""Showdowns settled without playing: who would win if everybody stayed, from one sum a hand.

Whoever folds in the hand that is then played changes nothing in what the winners here share, so a deal whose winners
fall as asked for is worth playing. A test gets the showdown and returns the seats, beside the winners, that must stay,
or None where the deal does not show the point. Tests may let a wrong deal pass: the hand that was played decides.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import repeat
from typing import NamedTuple

from stud_teach.cards.categories import HighCategory
from stud_teach.cards.ranking import CARD_KEYS, CATEGORIES, value_of_sum
from stud_teach.search.deck import Places

_key_of = CARD_KEYS.__getitem__


class Showdown(NamedTuple):
    """A settled showdown by the places of its hands: their values, who wins the high, and the low (if there is one)."""

    values: Sequence[int]
    highs: Sequence[int]
    lows: Sequence[int]


Test = Callable[[Showdown], Iterable[int] | None]


def values_of(order: Sequence[int], where: Places) -> list[int]:
    """Return the values (as `value_of` gives them) of the full hands that a deck deals, block after block."""
    keys = list(map(_key_of, order))
    common = 0 if where.community is None else keys[where.community]
    hands = len(where.seats) - (where.absent is not None)
    blocks = zip(*[iter(keys[: hands * where.width])] * where.width, strict=False)
    return [value_of_sum(total) for total in map(sum, blocks, repeat(common))]


def settled(values: Sequence[int], low: bool) -> Showdown:
    """Settle a showdown between all hands: who wins the high, and who the low where the game has one."""
    best = max(values) >> 8
    highs = [at for at, value in enumerate(values) if value >> 8 == best]
    if not low:
        return Showdown(values, highs, ())
    numbers = [value & 255 for value in values]
    lowest = min(filter(None, numbers), default=0)
    return Showdown(values, highs, [at for at, number in enumerate(numbers) if number == lowest] if lowest else ())


def stayers(showdown: Showdown, tests: Iterable[Test]) -> set[int] | None:
    """Return the places that must stay for the showdown to be as `tests` want it, None where one does not hold."""
    stay = {*showdown.highs, *showdown.lows}
    for test in tests:
        more = test(showdown)
        if more is None:
            return None
        stay.update(more)
    return stay


def without_lows(values: Sequence[int]) -> list[int]:
    """Return `values` with 0 for every hand that holds a low: those fold where no low may be shown."""
    return [0 if value & 255 else value for value in values]


# The tests


def quartered(deal: Showdown) -> Iterable[int] | None:
    """One half won alone, the other shared with one more."""
    highs, lows = deal.highs, deal.lows
    few, many = (highs, lows) if len(highs) < len(lows) else (lows, highs)
    return () if len(few) == 1 and len(many) == 2 and few[0] in many else None


def scoop(deal: Showdown) -> Iterable[int] | None:
    """One hand wins both ways."""
    return () if len(deal.highs) == 1 and list(deal.lows) == list(deal.highs) else None


def halves(deal: Showdown) -> Iterable[int] | None:
    """High and low go to different hands."""
    return () if deal.lows and not set(deal.lows) & set(deal.highs) else None


def no_low(deal: Showdown) -> Iterable[int] | None:
    """Two hands at least, and no low among them (those that hold one count as folded)."""
    return () if not deal.lows and sum(map(bool, deal.values)) > 1 else None


def shared(deal: Showdown) -> Iterable[int] | None:
    """Equal hands share some part."""
    return () if len(deal.highs) > 1 or len(deal.lows) > 1 else None


def three_share(deal: Showdown) -> Iterable[int] | None:
    """Three equal hands share some part."""
    return () if len(deal.highs) > 2 or len(deal.lows) > 2 else None


def low_tie(deal: Showdown) -> Iterable[int] | None:
    """Equal lows share, other players than the high ones."""
    return () if len(deal.lows) > 1 and list(deal.lows) != list(deal.highs) else None


def high_tie(deal: Showdown) -> Iterable[int] | None:
    """Equal high hands share, other players than the low ones."""
    return () if len(deal.highs) > 1 and list(deal.lows) != list(deal.highs) else None


def whole_tie(deal: Showdown) -> Iterable[int] | None:
    """The same players win both halves."""
    return () if len(deal.highs) > 1 and list(deal.lows) == list(deal.highs) else None


def category(wanted: HighCategory) -> Test:
    """Return the test whether some hand is of a category."""

    def test(deal: Showdown) -> Iterable[int] | None:
        return [at for at, value in enumerate(deal.values) if value >> 28 == wanted.number][:1] or None

    return test


# By the number of the category: the bits below the ranks that name a hand.
_KICKERS_FROM = {n: 20 - 4 * (len(each.groups) - each.kickers) for n, each in enumerate(CATEGORIES) if each.kickers}


def kicker(deal: Showdown) -> Iterable[int] | None:
    """The best high hand beats the next by a kicker only."""
    first, second, *_ = sorted((value >> 8 for value in deal.values), reverse=True)
    shift = _KICKERS_FROM.get(first >> 20)
    if shift is None or first == second or first >> shift != second >> shift:
        return None
    return [at for at, value in enumerate(deal.values) if value >> 8 == second]


_WHEEL_LOW, _STRAIGHT_LOWS = 1, (1, 6, 21, 56)  # the numbers of lows whose ranks follow each other
_STRAIGHTS = (HighCategory.STRAIGHT.number, HighCategory.STRAIGHT_FLUSH.number)
_FLUSHES = (HighCategory.FLUSH.number, HighCategory.STRAIGHT_FLUSH.number)


def wheel(deal: Showdown) -> Iterable[int] | None:
    """Some hand plays 5-4-3-2-A."""

    def holds(value: int) -> bool:
        return value & 255 == _WHEEL_LOW or (value >> 28 in _STRAIGHTS and value >> 24 & 15 == 5)

    return [at for at, value in enumerate(deal.values) if holds(value)][:1] or None


def low_in_line(deal: Showdown) -> Iterable[int] | None:
    """Some hand's low is a straight, or may be a flush."""

    def may_be(value: int) -> bool:
        return bool(value & 255) and (value & 255 in _STRAIGHT_LOWS or value >> 28 in _FLUSHES)

    return [at for at, value in enumerate(deal.values) if may_be(value)] or None
