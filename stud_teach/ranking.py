"""Hand values: the best high and low of five to seven cards, and what a board shows.

Fast values come from one sum: every card adds an integer that counts its rank (a digit of base 5) and its suit (four
bits). The sum's rank part looks up the value of the ranks in a table that fills as it is used; its suit part shows a
flush. A value describes itself: category, five ranks, then the low. Which five cards play, and by which name, is worked
out only when a hand is explained.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import NamedTuple

from stud_teach.cards import DECK, Card, CardError, card_names, refuse_repeats

ACE, LOW_ACE, WORST_LOW = 14, 1, 8


class Category(StrEnum):
    """The categories of high hands, worst to best."""

    HIGH_CARD = "high-card"
    PAIR = "pair"
    TWO_PAIR = "two-pair"
    TRIPS = "trips"
    STRAIGHT = "straight"
    FLUSH = "flush"
    FULL_HOUSE = "full-house"
    QUADS = "quads"
    STRAIGHT_FLUSH = "straight-flush"


CATEGORIES = tuple(Category)
_NUMBER = {category: number for number, category in enumerate(CATEGORIES)}


class HighHand(NamedTuple):
    """The best high hand: a value that compares, its category, the five cards that play, the ranks that name it.

    The cards stand by what they do (the pair before the kickers, a straight from the top, five high ending in the ace);
    `ranks` in the same order, each group once; 14 is the ace, 1 the ace of a five-high straight.
    """

    value: int
    category: Category
    cards: tuple[Card, ...]
    ranks: tuple[int, ...]


class LowHand(NamedTuple):
    """The best qualifying low: the smaller value wins; its five cards and ranks from the highest down, 1 is the ace."""

    value: int
    cards: tuple[Card, ...]
    ranks: tuple[int, ...]


class Showing(NamedTuple):
    """What up cards show: a value that compares (equal boards are equal), the category, the ranks, groups first."""

    value: int
    category: Category
    ranks: tuple[int, ...]


# Fast values

_RANK_BITS = (1 << 31) - 1  # thirteen digits of base 5
_SUITS_AT = 32
_FLUSH_ADD, _FLUSH_BIT = 0x3333 << _SUITS_AT, 0x8888 << _SUITS_AT  # five of a suit carry into its fourth bit

CARD_KEYS: tuple[int, ...] = tuple(5 ** (card >> 2) | 1 << (_SUITS_AT + 4 * (card & 3)) for card in DECK)


def value_of(cards: Sequence[Card]) -> int:
    """Return the value of five to seven different known cards: high in the upper bits, low in the last eight.

    `value >> 8` compares high hands, greater is better; `value & 255` lows, smaller is better, 0 is none. The cards are
    not checked: this is for whoever settles many hands. Rules `high-hand`, `low-hand`.
    """
    key = 0
    for card in cards:
        key += CARD_KEYS[card]
    value = _BY_RANKS[key & _RANK_BITS]
    if (key + _FLUSH_ADD) & _FLUSH_BIT:
        return max(value, _flush_value(cards, key) << 8 | value & 255)
    return value


def _flush_value(cards: Iterable[Card], key: int) -> int:
    suit = (((key + _FLUSH_ADD) & _FLUSH_BIT) >> _SUITS_AT).bit_length() // 4 - 1
    ranks = sorted((card.rank for card in cards if card & 3 == suit), reverse=True)
    top = straight_top(ranks)
    if top:
        return _pack(Category.STRAIGHT_FLUSH, _run(top))
    return _pack(Category.FLUSH, ranks[:5])


def straight_top(ranks: Iterable[int]) -> int:
    """Return the top rank of the best straight, five high included, or 0 without one (`high-hand`)."""
    have = set(ranks) | ({LOW_ACE} if ACE in ranks else set())
    for top in range(ACE, 4, -1):
        if all(rank in have for rank in range(top - 4, top + 1)):
            return top
    return 0


def _run(top: int) -> tuple[int, ...]:
    return tuple(range(top, top - 5, -1))


def _pack(category: Category, ranks: Sequence[int]) -> int:
    value = _NUMBER[category]
    for at in range(5):
        value = value << 4 | (ranks[at] if at < len(ranks) else 0)
    return value


def _rank_value(counts: dict[int, int]) -> int:
    """Return the high value, suits apart, of cards with these ranks, and behind it the low."""
    ranks = sorted(counts, reverse=True)
    groups = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    first, second = counts[groups[0]], counts[groups[1]]
    top = straight_top(ranks)
    if first == 4:
        high = _pack(Category.QUADS, [groups[0], *_others(ranks, groups[:1], 1)])
    elif first == 3 and second >= 2:
        pair = max(rank for rank in groups[1:] if counts[rank] >= 2)
        high = _pack(Category.FULL_HOUSE, [groups[0], pair])
    elif top:
        high = _pack(Category.STRAIGHT, _run(top))
    elif first == 3:
        high = _pack(Category.TRIPS, [groups[0], *_others(ranks, groups[:1], 2)])
    elif first == second == 2:
        high = _pack(Category.TWO_PAIR, [*groups[:2], *_others(ranks, groups[:2], 1)])
    elif first == 2:
        high = _pack(Category.PAIR, [groups[0], *_others(ranks, groups[:1], 3)])
    else:
        high = _pack(Category.HIGH_CARD, ranks[:5])
    return high << 8 | _low_number(low_ranks(ranks))


def _others(ranks: Sequence[int], used: Sequence[int], count: int) -> list[int]:
    return [rank for rank in ranks if rank not in used][:count]


class _ByRanks(dict[int, int]):
    """Values by the rank part of a sum, each worked out when first asked for."""

    def __missing__(self, key: int) -> int:
        counts, rest = {}, key
        for rank in range(2, ACE + 1):
            rest, count = divmod(rest, 5)
            if count:
                counts[rank] = count
        value = self[key] = _rank_value(counts)
        return value


_BY_RANKS = _ByRanks()


# Lows


def low_ranks(ranks: Iterable[int]) -> tuple[int, ...]:
    """Return the different ranks of eight or lower among `ranks`, highest first, the ace as 1 (`low-hand`)."""
    lows = {LOW_ACE if rank == ACE else rank for rank in ranks}
    return tuple(sorted((rank for rank in lows if rank <= WORST_LOW), reverse=True))


def low_ranks_present(cards: Iterable[Card]) -> tuple[int, ...]:
    """Return the different ranks of eight or lower that `cards` hold, highest first, ace 1: a low needs five."""
    return low_ranks(card.rank for card in cards)


def _low_number(ranks: tuple[int, ...]) -> int:
    """Number the lows from 1, the best (5-4-3-2-A); 0 where fewer than five ranks qualify."""
    return _LOW_NUMBERS[ranks[-5:]] if len(ranks) >= 5 else 0


def _all_lows() -> list[tuple[int, ...]]:
    masks = (tuple(rank for rank in range(WORST_LOW, 0, -1) if mask >> rank & 1) for mask in range(2, 1 << 9, 2))
    return sorted(ranks for ranks in masks if len(ranks) == 5)


_LOW_NUMBERS = {ranks: number for number, ranks in enumerate(_all_lows(), 1)}


# Explained hands


def best_high(cards: Sequence[Card]) -> HighHand:
    """Return the best high hand of five to seven cards; of equal fives the higher suits (`high-hand`, `five-used`).

    Raises CardError for another number of cards, an unknown card or one that comes twice.
    """
    _check(cards)
    value = value_of(cards) >> 8
    category = CATEGORIES[value >> 20]
    ranks = tuple(rank for rank in (value >> shift & 15 for shift in (16, 12, 8, 4, 0)) if rank)
    pool = _suited(cards) if category in (Category.FLUSH, Category.STRAIGHT_FLUSH) else list(cards)
    return HighHand(value, category, _playing(pool, category, ranks), ranks)


def _suited(cards: Iterable[Card]) -> list[Card]:
    suit = Counter(card.suit for card in cards).most_common(1)[0][0]
    return [card for card in cards if card.suit == suit]


_GROUPS = {
    Category.QUADS: (4, 1),
    Category.FULL_HOUSE: (3, 2),
    Category.TRIPS: (3, 1, 1),
    Category.TWO_PAIR: (2, 2, 1),
    Category.PAIR: (2, 1, 1, 1),
}


def _playing(pool: Sequence[Card], category: Category, ranks: tuple[int, ...]) -> tuple[Card, ...]:
    """Return the cards of these ranks, as many of each as the category takes, the higher suits first."""
    counts = _GROUPS.get(category, (1,) * 5)
    by_suit = sorted(pool, reverse=True)
    picks = [_of_rank(by_suit, rank)[:count] for rank, count in zip(ranks, counts, strict=True)]
    return tuple(card for pick in picks for card in pick)


def _of_rank(cards: Sequence[Card], rank: int) -> list[Card]:
    return [card for card in cards if card.rank == (ACE if rank == LOW_ACE else rank)]


def best_low(cards: Sequence[Card]) -> LowHand | None:
    """Return the best low of five to seven cards, None where none qualifies (`low-hand`, `five-used`).

    Raises CardError for another number of cards, an unknown card or one that comes twice.
    """
    _check(cards)
    ranks = low_ranks_present(cards)[-5:]
    if len(ranks) < 5:
        return None
    by_suit = sorted(cards, reverse=True)
    return LowHand(_LOW_NUMBERS[ranks], tuple(_of_rank(by_suit, rank)[0] for rank in ranks), ranks)


def _check(cards: Sequence[Card]) -> None:
    if not 5 <= len(cards) <= 7 or not all(isinstance(card, Card) for card in cards):
        raise CardError(
            f"a hand has five to seven known cards, not {' '.join(card_names(cards)) or 'none'}"
        )
    refuse_repeats(cards)


# Boards


def showing(cards: Sequence[Card]) -> Showing:
    """Say what up cards show (`showing-hand`): quads, trips, two pairs, a pair, high cards; no straights or flushes."""
    counts = Counter(card.rank for card in cards)
    ranks = tuple(sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True))
    shape = tuple(counts[rank] for rank in ranks)
    category = _SHAPES.get(shape[:2] if shape[:1] == (2,) else shape[:1], Category.HIGH_CARD)
    return Showing(_pack(category, ranks), category, ranks)


_SHAPES = {
    (4,): Category.QUADS,
    (3,): Category.TRIPS,
    (2, 2): Category.TWO_PAIR,
    (2, 1): Category.PAIR,
    (2,): Category.PAIR,
}


def suit_tiebreak(cards: Sequence[Card]) -> tuple[int, ...]:
    """Return what parts equal boards by suit (`first-actor-tie`): the suits of the highest rank, best first.

    The highest rank is that of the highest card, even where a pair leads: a kicker's suit counts only if it is the
    highest rank. Spades are 3, hearts 2, diamonds 1, clubs 0.
    """
    top = max(card.rank for card in cards)
    return tuple(sorted((card & 3 for card in cards if card.rank == top), reverse=True))
