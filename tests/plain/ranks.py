"""Hands by the plainest way: every five of the cards, each looked at on its own. Cards are strings such as "Kh"."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any

from .setup import RANKS, SUITS

FULL_DECK = [rank + suit for rank in RANKS for suit in SUITS]
CATEGORIES = "high-card pair two-pair trips straight flush full-house quads straight-flush".split()
GROUPS = {
    (1, 1, 1, 1, 1): "high-card",
    (2, 1, 1, 1): "pair",
    (2, 2, 1): "two-pair",
    (3, 1, 1): "trips",
    (3, 2): "full-house",
    (4, 1): "quads",
}


@cache
def rank_of(card: str) -> int:
    """2 to 14; the ace is 14."""
    return RANKS.index(card[0]) + 2


@cache
def order_of(card: str) -> tuple[int, int]:
    """Rank, then suit: what orders door cards and odd chips."""
    return (rank_of(card), SUITS.index(card[1]))


def by_count(cards: list[str] | tuple[str, ...]) -> list[tuple[int, int]]:
    """[(how many, rank), ...], the largest groups first, then the higher ranks."""
    ranks = [rank_of(card) for card in cards]
    return sorted(((ranks.count(rank), rank) for rank in set(ranks)), reverse=True)


def high_value(five: list[str] | tuple[str, ...]) -> tuple[Any, ...]:
    """A value of five cards as a high hand: the larger the better, equal only for hands that share."""
    groups = by_count(five)
    ranks = [rank for _, rank in groups]
    category = GROUPS[tuple(count for count, _ in groups)]
    flush = len({card[1] for card in five}) == 1
    straight = len(ranks) == 5 and ranks[0] - ranks[4] == 4
    if ranks == [14, 5, 4, 3, 2]:
        straight, ranks = True, [5, 4, 3, 2, 1]
    if straight and flush:
        category = "straight-flush"
    elif flush:  # five cards of one suit have no groups, so a flush or a straight is never also a pair or better
        category = "flush"
    elif straight:
        category = "straight"
    return (CATEGORIES.index(category), *ranks)


def low_value(five: list[str] | tuple[str, ...]) -> tuple[int, ...] | None:
    """A value of five cards as a low hand, the SMALLER the better (8, 7, 4, 3, 2), or None: not an eight low."""
    ranks = sorted({1 if card[0] == "A" else rank_of(card) for card in five}, reverse=True)
    return tuple(ranks) if len(ranks) == 5 and ranks[0] <= 8 else None


def top_down(five: list[str] | tuple[str, ...]) -> list[tuple[int, int]]:
    """The cards' orders from the highest (ace high) down."""
    return sorted((order_of(card) for card in five), reverse=True)


def best_high(cards: list[str]) -> dict[str, Any]:
    """{"value", "five", "category"} of the best high hand; of equal fives the one with the higher suits (five-used)."""
    five = max(combinations(cards, 5), key=lambda pick: (high_value(pick), top_down(pick)))
    value = high_value(five)
    ranks = [card[0] for card in five]
    shown = sorted(five, key=lambda card: (ranks.count(card[0]), order_of(card)), reverse=True)
    if value[1:] == (5, 4, 3, 2, 1):
        shown = shown[1:] + shown[:1]  # five high: the ace comes last
    return {"value": value, "five": shown, "category": CATEGORIES[value[0]]}


def best_low(cards: list[str]) -> dict[str, Any] | None:
    """{"value", "five"} of the best qualifying low hand, or None; of equal fives the higher suits (five-used)."""
    lows = [pick for pick in combinations(cards, 5) if low_value(pick) is not None]
    if not lows:
        return None
    value = min(low_value(pick) or () for pick in lows)
    five = max((pick for pick in lows if low_value(pick) == value), key=top_down)
    return {"value": value, "five": sorted(five, key=lambda card: 1 if card[0] == "A" else rank_of(card), reverse=True)}


def board_value(board: list[str]) -> list[Any]:
    """Own up cards only: quads, trips, two pairs, a pair, then high cards; no straights or flushes (showing-hand)."""
    groups = by_count(board)
    return [[count for count, _ in groups], [rank for _, rank in groups]]
