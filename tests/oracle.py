"""A plain evaluator by counting: slow, and easy to see that it is right. The tests hold the fast one against it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from stud_teach.cards import Card

ORDER = "high-card pair two-pair trips straight flush full-house quads straight-flush".split()
CATEGORY_OF_COUNTS = {
    (1, 1, 1, 1, 1): "high-card",
    (2, 1, 1, 1): "pair",
    (2, 2, 1): "two-pair",
    (3, 1, 1): "trips",
    (3, 2): "full-house",
    (4, 1): "quads",
}


def five_high(cards: Sequence[Card]) -> tuple[int, list[int]]:
    """The category's place in ORDER, and the ranks to compare, of five cards."""
    counts = Counter(card.rank for card in cards)
    by_count = sorted(counts.items(), key=lambda item: (-item[1], -item[0]))
    ranks = [rank for rank, _ in by_count]
    name = CATEGORY_OF_COUNTS[tuple(count for _, count in by_count)]
    if ranks == [14, 5, 4, 3, 2]:
        ranks = [5, 4, 3, 2, 1]
    straight = len(ranks) == 5 and ranks[0] - ranks[-1] == 4
    flush = len({card.suit for card in cards}) == 1
    if straight or flush:
        name = "straight-flush" if straight and flush else "straight" if straight else "flush"
    return ORDER.index(name), ranks


def high(cards: Sequence[Card]) -> tuple[int, list[int]]:
    """The best high of all fives among `cards`."""
    return max(five_high(five) for five in combinations(cards, 5))


def five_low(cards: Sequence[Card]) -> list[int] | None:
    """The ranks of a five-card low from the highest down; None where it does not qualify."""
    ranks = sorted({1 if card.rank == 14 else card.rank for card in cards}, reverse=True)
    return ranks if len(ranks) == 5 and ranks[0] <= 8 else None


def low(cards: Sequence[Card]) -> list[int] | None:
    """The best low of all fives among `cards`."""
    lows = [ranks for five in combinations(cards, 5) if (ranks := five_low(five)) is not None]
    return min(lows, default=None)
