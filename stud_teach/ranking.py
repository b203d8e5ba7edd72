"""TEMPORARY: replaced by the real ranking module."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from enum import StrEnum
from itertools import combinations
from typing import NamedTuple

from stud_teach.cards import Card


class Category(StrEnum):
    HIGH_CARD = "high-card"
    PAIR = "pair"
    TWO_PAIR = "two-pair"
    TRIPS = "trips"
    STRAIGHT = "straight"
    FLUSH = "flush"
    FULL_HOUSE = "full-house"
    QUADS = "quads"
    STRAIGHT_FLUSH = "straight-flush"


_ORDER = list(Category)


class HighHand(NamedTuple):
    value: int
    category: Category
    cards: tuple[Card, ...]
    ranks: tuple[int, ...]


class LowHand(NamedTuple):
    value: int
    cards: tuple[Card, ...]
    ranks: tuple[int, ...]


class Showing(NamedTuple):
    value: int
    category: Category
    ranks: tuple[int, ...]


def _value(cat: Category, ranks: Sequence[int]) -> int:
    v = _ORDER.index(cat)
    for r in [*ranks, 0, 0, 0, 0, 0][:5]:
        v = v * 16 + r
    return v


def _five(cards: Sequence[Card]) -> HighHand:
    count = Counter(c.rank for c in cards)
    ordered = sorted(cards, key=lambda c: (-count[c.rank], -c))
    groups = sorted(count.items(), key=lambda kv: (-kv[1], -kv[0]))
    ranks = [r for r, _ in groups]
    pat = [n for _, n in groups]
    flush = len({c.suit for c in cards}) == 1
    straight = len(ranks) == 5 and ranks[0] - ranks[4] == 4
    if ranks == [14, 5, 4, 3, 2]:
        straight, ranks = True, [5, 4, 3, 2, 1]
        ordered = ordered[1:] + ordered[:1]
    if straight and flush:
        cat = Category.STRAIGHT_FLUSH
    elif pat[0] == 4:
        cat = Category.QUADS
    elif pat[:2] == [3, 2]:
        cat = Category.FULL_HOUSE
    elif flush:
        cat = Category.FLUSH
    elif straight:
        cat = Category.STRAIGHT
    elif pat[0] == 3:
        cat = Category.TRIPS
    elif pat[:2] == [2, 2]:
        cat = Category.TWO_PAIR
    elif pat[0] == 2:
        cat = Category.PAIR
    else:
        cat = Category.HIGH_CARD
    return HighHand(_value(cat, ranks), cat, tuple(ordered), tuple(ranks))


def best_high(cards: Sequence[Card]) -> HighHand:
    return max((_five(five) for five in combinations(cards, 5)), key=lambda h: (h.value, sorted(h.cards, reverse=True)))


def best_low(cards: Sequence[Card]) -> LowHand | None:
    best: dict[int, Card] = {}
    for c in sorted(cards):
        best[1 if c.rank == 14 else c.rank] = c
    low = sorted(r for r in best if r <= 8)[:5]
    if len(low) < 5:
        return None
    ranks = tuple(sorted(low, reverse=True))
    v = 0
    for r in ranks:
        v = v * 16 + r
    return LowHand(v, tuple(best[r] for r in ranks), ranks)


def low_ranks_present(cards: Sequence[Card]) -> tuple[int, ...]:
    return tuple(sorted({1 if c.rank == 14 else c.rank for c in cards if c.rank <= 8 or c.rank == 14}, reverse=True))


def showing(cards: Sequence[Card]) -> Showing:
    count = Counter(c.rank for c in cards)
    groups = sorted(count.items(), key=lambda kv: (-kv[1], -kv[0]))
    pat = [n for _, n in groups]
    cat = Category.HIGH_CARD
    if pat[0] == 4:
        cat = Category.QUADS
    elif pat[0] == 3:
        cat = Category.TRIPS
    elif pat[:2] == [2, 2]:
        cat = Category.TWO_PAIR
    elif pat[0] == 2:
        cat = Category.PAIR
    ranks = tuple(r for r, _ in groups)
    return Showing(_value(cat, ranks), cat, ranks)


def suit_tiebreak(cards: Sequence[Card]) -> tuple[int, ...]:
    top = max(c.rank for c in cards)
    return tuple(sorted((c & 3 for c in cards if c.rank == top), reverse=True))
