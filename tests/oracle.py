"""A plain evaluator by counting: slow, and easy to see that it is right. The tests hold the fast one against it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from stud_teach.cards.card import Card

ORDER = "high-card pair two-pair trips straight flush full-house quads straight-flush".split()
CATEGORY_OF_COUNTS = {
    (1, 1, 1, 1, 1): "high-card",
    (2, 1, 1, 1): "pair",
    (2, 2, 1): "two-pair",
    (3, 1, 1): "trips",
    (3, 2): "full-house",
    (4, 1): "quads",
}
CATEGORY_OF_GROUPS = {(): "high-card", (2,): "pair", (2, 2): "two-pair", (3,): "trips", (4,): "quads"}


def by_count(cards: Sequence[Card]) -> list[tuple[int, int]]:
    """(how many, rank) for each rank: the largest groups first, then the higher ranks."""
    counts = Counter(card.rank for card in cards)
    return sorted(((count, rank) for rank, count in counts.items()), reverse=True)


def five_high(cards: Sequence[Card]) -> tuple[int, list[int]]:
    """The category's place in ORDER, and the ranks to compare, of five cards."""
    groups = by_count(cards)
    ranks = [rank for _, rank in groups]
    name = CATEGORY_OF_COUNTS[tuple(count for count, _ in groups)]
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


def high_cards(cards: Sequence[Card]) -> tuple[Card, ...]:
    """The five that play for high: of equal fives the higher suits from the top, groups before kickers."""
    best = high(cards)
    five = max(sorted(five, reverse=True) for five in combinations(cards, 5) if five_high(five) == best)
    return in_order(five, best[1])


def low_cards(cards: Sequence[Card]) -> tuple[Card, ...]:
    """The five that play for low: of equal fives the higher suits from the top; () where none qualifies."""
    best = low(cards)
    fives = [sorted(five, reverse=True) for five in combinations(cards, 5) if best and five_low(five) == best]
    return in_order(max(fives), best) if best else ()


def in_order(five: Sequence[Card], ranks: Sequence[int]) -> tuple[Card, ...]:
    """Five cards in the order of the ranks that they stand for; an ace stands last where `ranks` end in 1."""
    return tuple(
        card for rank in ranks for card in sorted(five, reverse=True) if card.rank == (14 if rank == 1 else rank)
    )


def board(cards: Sequence[Card]) -> tuple[int, list[int]]:
    """What one to four up cards show, to be compared as `five_high`."""
    groups = by_count(cards)
    name = CATEGORY_OF_GROUPS[tuple(count for count, _ in groups if count > 1)]
    return ORDER.index(name), [rank for _, rank in groups]
