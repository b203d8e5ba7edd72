"""Hand values: the best high and low of five to seven cards, and what a board shows.

Fast values come from one sum. Every card adds an integer that counts its rank (a digit of base 5) and its suit (four
bits), and that holds the card itself (one of 52 bits). The ranks look up a table that fills as it is used; the suit
counts show a flush, whose ranks are then among the 52 bits. A value describes itself: category, five ranks, then the
low. Which five cards play is worked out only when a hand is explained.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import combinations
from typing import NamedTuple

from stud_teach.cards.card import DECK, UNKNOWN, Card, CardError, refuse_repeats
from stud_teach.cards.categories import Category, HighCategory
from stud_teach.saying.messages import Message
from stud_teach.saying.quoting import literal

ACE, LOW_ACE, WORST_LOW = 14, 1, 8


CATEGORIES = tuple(HighCategory)


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


# A high value is the category, then five ranks of four bits each, the unused ones 0. `_SHAPES` says what the hand is,
# by the counts of the ranks held more than once (of two at most, the largest first).

_SHAPES = {
    (): HighCategory.HIGH_CARD,
    (2,): HighCategory.PAIR,
    (2, 2): HighCategory.TWO_PAIR,
    (3,): HighCategory.TRIPS,
    (3, 2): HighCategory.FULL_HOUSE,
    (3, 3): HighCategory.FULL_HOUSE,
    (4,): HighCategory.QUADS,
    (4, 2): HighCategory.QUADS,
    (4, 3): HighCategory.QUADS,
}


def _pack(category: HighCategory, ranks: Sequence[int]) -> int:
    value = category.number << 20
    for rank, shift in zip(ranks, (16, 12, 8, 4, 0), strict=False):
        value |= rank << shift
    return value


def category_and_ranks(high: int) -> tuple[HighCategory, tuple[int, ...]]:
    """Return the category of a high value, such as `value_of(cards) >> 8`, and the ranks that name the hand."""
    ranks = (high >> 16 & 15, high >> 12 & 15, high >> 8 & 15, high >> 4 & 15, high & 15)
    return CATEGORIES[high >> 20], tuple(filter(None, ranks))


# Fast values

_FIVES: tuple[int, ...] = tuple(5**rank for rank in range(13))  # of a rank up to four cards
_RANK_BITS = (1 << 32) - 1  # thirteen digits of base 5
_SUITS_AT, _CARDS_AT = 32, 48
_FLUSH_ADD, _FLUSH_BIT = 0x3333 << _SUITS_AT, 0x8888 << _SUITS_AT  # five of a suit carry into its fourth bit


def _key(card: Card) -> int:
    rank, suit = card >> 2, card & 3
    return _FIVES[rank] | 1 << _SUITS_AT + 4 * suit | 1 << _CARDS_AT + 13 * suit + rank


CARD_KEYS: tuple[int, ...] = tuple(_key(card) for card in DECK)


def value_of(cards: Sequence[Card]) -> int:
    """Return the value of five to seven different known cards: high in the upper bits, low in the last eight.

    `value >> 8` compares high hands, greater is better; `value & 255` lows, smaller is better, 0 is none. The cards are
    not checked: this is for whoever settles many hands. Rules `high-hand`, `low-hand`.
    """
    total = 0
    for card in cards:
        total += CARD_KEYS[card]
    return value_of_sum(total)


def value_of_sum(total: int) -> int:
    """Return the value, as `value_of` does, of the cards whose `CARD_KEYS` add up to `total`.

    A search adds the keys of what hands have in common once. Raises CardError when they are not five to seven cards.
    """
    try:
        value = _BY_RANKS[total & _RANK_BITS]
    except KeyError:
        value = _work_out(total & _RANK_BITS)
    if (total + _FLUSH_ADD) & _FLUSH_BIT:  # among seven cards a flush leaves no room for a full house or quads
        return _flush_value(total) << 8 | value & 255
    return value


def _flush_value(total: int) -> int:
    suit = (((total + _FLUSH_ADD) & _FLUSH_BIT) >> _SUITS_AT).bit_length() // 4 - 1
    ranks = total >> _CARDS_AT + 13 * suit & 8191
    sets = _rank_sets()
    return sets.straights[ranks] + _AS_FLUSH if sets.straights[ranks] else _FLUSH | sets.tops[ranks]


_BY_RANKS: dict[int, int] = {}  # by the ranks of a sum; a plain dict, as its look-up is the quickest there is
_FLUSH = _pack(HighCategory.FLUSH, ())
_AS_FLUSH = _pack(HighCategory.STRAIGHT_FLUSH, ()) - _pack(HighCategory.STRAIGHT, ())


class _RankSets(NamedTuple):
    """For each of the 8192 sets of ranks (bit 0 the deuce, bit 12 the ace) what all hands with these ranks share."""

    sums: list[int]  # of the ranks' part of the keys, one card of each rank
    tops: list[int]  # the five highest ranks as they stand in a value
    straights: list[int]  # the value of the best straight, 0 without one
    lows: list[int]  # the number of the best low, 0 without one
    by_size: list[list[int]]  # the sets of 0 to 7 ranks


def _all_rank_sets() -> _RankSets:
    sums, tops = [0], [0]
    for rank in range(13):  # with a new highest rank, each set so far makes one more
        sums += [each + _FIVES[rank] for each in sums]
        tops += [(rank + 2) << 16 | each >> 4 for each in tops]
    low_numbers = [_low_number(bits) for bits in range(256)]
    by_size: list[list[int]] = [[] for _ in range(14)]
    for ranks in range(8192):
        by_size[ranks.bit_count()].append(ranks)
    lows = [low_numbers[(ranks & 127) << 1 | ranks >> 12] for ranks in range(8192)]
    return _RankSets(sums, tops, _straights(), lows, by_size[:8])


_rank_sets = cache(_all_rank_sets)


def _straights() -> list[int]:
    runs = [0] * 5 + [_pack(HighCategory.STRAIGHT, range(top, top - 5, -1)) for top in range(5, ACE + 1)]
    found = []
    for ranks in range(8192):
        fours = ranks << 1 | ranks >> 12  # now bit 0 is the ace below the deuce, and bit n the rank n + 1
        fives = fours & fours >> 1 & fours >> 2 & fours >> 3 & fours >> 4  # the bits from which five follow each other
        found.append(runs[fives.bit_length() + 4] if fives else 0)
    return found


def _work_out(key: int) -> int:
    """Work out the value of these ranks, and of all with the same pairs, trips or quads and as many single cards."""
    counts = _counts(key)
    if not 5 <= sum(counts.values()) <= 7:
        raise CardError(Message("A hand has five to seven cards, not {count}.", count=sum(counts.values())))
    groups = sorted((rank for rank in counts if counts[rank] > 1), key=lambda rank: (-counts[rank], -rank))
    category = _SHAPES[tuple(counts[rank] for rank in groups[:2])]
    naming = sum(count > 1 for count in category.groups)
    kickers = len(category.groups) - naming
    grouped = sum(1 << rank - 2 for rank in groups)
    spare = sum(1 << rank - 2 for rank in groups[naming:])  # a third pair, say: its rank may still be the kicker
    start = sum(counts[rank] * _FIVES[rank - 2] for rank in groups)
    named, shift, kept = _pack(category, groups[:naming]), 4 * naming, 0xFFFFF ^ 0xFFFFF >> 4 * kickers
    sums, tops, straights, lows, by_size = _rank_sets()
    for singles in by_size[len(counts) - len(groups)]:
        if not singles & grouped:
            ranks = singles | grouped  # a straight beats whatever else five different ranks leave room for
            high = straights[ranks] or named | (tops[singles | spare] & kept) >> shift
            _BY_RANKS[start + sums[singles]] = high << 8 | lows[ranks]
    return _BY_RANKS[key]


def _counts(key: int) -> dict[int, int]:
    """Return how many cards of each rank the ranks' part of a sum holds."""
    counts, rest = {}, key
    for rank in range(2, ACE + 1):
        rest, count = divmod(rest, 5)
        if count:
            counts[rank] = count
    return counts


# Lows: numbered from 1, the best (5-4-3-2-A), to 56, the worst (8-7-6-5-4).

_LOWS = sorted(combinations(range(WORST_LOW, 0, -1), 5))
_LOW_NUMBERS: dict[tuple[int, ...], int] = {ranks: number for number, ranks in enumerate(_LOWS, 1)}


def _low_number(bits: int) -> int:
    """Return the number of the best low of these ranks (bit 0 the ace, bit 7 the eight), 0 where none qualifies."""
    ranks = tuple(rank for rank in range(WORST_LOW, 0, -1) if bits >> rank - 1 & 1)
    return _LOW_NUMBERS.get(ranks[-5:], 0)


def lows_headed_by(rank: int) -> int:
    """Return how many lows of different ranks have `rank`, 5 to 8, as their highest card."""
    return sum(ranks[0] == rank for ranks in _LOWS)


def low_ranks_present(cards: Iterable[Card], worst: int = WORST_LOW) -> tuple[int, ...]:
    """Return the different ranks of `worst` or lower that `cards` hold, highest first, ace 1: a low needs five."""
    ranks = {LOW_ACE if card.rank == ACE else card.rank for card in cards}
    return tuple(sorted((rank for rank in ranks if rank <= worst), reverse=True))


# Explained hands


def best_high(cards: Sequence[Card]) -> HighHand:
    """Return the best high hand of five to seven cards; of equal fives the higher suits (`high-hand`, `five-used`).

    Raises CardError for another number of cards, an unknown card or one that comes twice.
    """
    _check_hand(cards)
    value = value_of(cards) >> 8
    category, ranks = category_and_ranks(value)
    pool = _suited(cards) if category in _FLUSHES else cards
    return HighHand(value, category, _playing(pool, ranks, category.groups), ranks)


def best_low(cards: Sequence[Card]) -> LowHand | None:
    """Return the best low of five to seven cards, None where none qualifies (`low-hand`, `five-used`).

    Raises CardError for another number of cards, an unknown card or one that comes twice.
    """
    _check_hand(cards)
    value = value_of(cards) & 255
    if not value:
        return None
    ranks = _LOWS[value - 1]
    return LowHand(value, _playing(cards, ranks, (1,) * 5), ranks)


_FLUSHES = (HighCategory.FLUSH, HighCategory.STRAIGHT_FLUSH)


def _suited(cards: Sequence[Card]) -> list[Card]:
    suits = [card & 3 for card in cards]
    return [card for card in cards if suits.count(card & 3) >= 5]


def _playing(pool: Sequence[Card], ranks: Sequence[int], counts: Sequence[int]) -> tuple[Card, ...]:
    """Return so many cards of each of these ranks, the higher suits first: no choice of one hinders another."""
    by_rank: dict[int, list[Card]] = {}
    for card in sorted(pool, reverse=True):
        by_rank.setdefault(card >> 2, []).append(card)
    playing: list[Card] = []
    for rank, count in zip(ranks, counts, strict=True):
        playing += by_rank[12 if rank == LOW_ACE else rank - 2][:count]
    return tuple(playing)


def _check_hand(cards: Sequence[object]) -> None:
    _check(cards, range(5, 8), _no_hand)


def _no_hand(given: str) -> Message:
    if not given:
        return Message("A hand has five to seven known cards, not none.")
    return Message("A hand has five to seven known cards, not {cards}.", cards=given)


def _check(cards: Sequence[object], sizes: range, right: Callable[[str], Message]) -> None:
    if len(cards) in sizes and set(map(type, cards)) == {Card} and len(set(cards)) == len(cards):
        return
    for card in cards:
        if card is not None and not isinstance(card, Card):
            raise CardError(
                Message("A card is a Card, as parse_cards makes it of 'AsKd', not {card}.", card=literal(card))
            )
    known = [card for card in cards if isinstance(card, Card)]
    if len(known) < len(cards) or len(cards) not in sizes:
        given = " ".join(UNKNOWN if card is None else str(card) for card in cards)
        raise CardError(right(given))
    refuse_repeats(known)


# Boards


def showing(cards: Sequence[Card]) -> Showing:
    """Say what one to four up cards show (`showing-hand`): quads, trips, two pairs, a pair, high cards.

    Straights and flushes don't count, nor do suits. Raises CardError for another number of cards, an unknown card or
    one that comes twice.
    """
    _check_board(cards)
    return _shown(sum(CARD_KEYS[card] for card in cards) & _RANK_BITS)


def _board(key: int) -> Showing:
    counts = _counts(key)
    ranks = tuple(sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True))
    category = _SHAPES[tuple(counts[rank] for rank in ranks if counts[rank] > 1)]
    return Showing(_pack(category, ranks), category, ranks)


_shown = cache(_board)  # there are 2379 boards, and a hand asks for the same ones many times


def _check_board(cards: Sequence[object]) -> None:
    _check(cards, range(1, 5), _no_board)


def _no_board(given: str) -> Message:
    if not given:
        return Message("A board has one to four known up cards, not none.")
    return Message("A board has one to four known up cards, not {cards}.", cards=given)


def suit_tiebreak(cards: Sequence[Card]) -> tuple[int, ...]:
    """Return what parts equal boards by suit (`first-actor-tie`): the suits of the highest rank, best first.

    The highest rank is that of the highest card, even where a pair leads: of K♠ 4♥ 4♦ it is the king's spade that
    counts, of 4♠ 4♥ 3♦ the suits of both fours. Spades are 3, hearts 2, diamonds 1, clubs 0; the greater tuple wins.
    Raises CardError as `showing` does.
    """
    _check_board(cards)
    top = max(card.rank for card in cards)
    return tuple(sorted((card & 3 for card in cards if card.rank == top), reverse=True))


# What a game ranks hands by


class HighRanking(NamedTuple):
    """How high hands are ranked (`high-hand`): the best five, the same as a number, and the categories.

    `value` is what `best` has as its hand's value: the greater wins, and the bits from the 20th on number the category.
    """

    best: Callable[[Sequence[Card]], HighHand]
    value: Callable[[Sequence[Card]], int]
    categories: type[Category]


class LowRanking(NamedTuple):
    """How lows are ranked (`low-hand`): the best five, None where none qualifies, the same as a number, 0 for none.

    `worst` is the highest rank of a low that qualifies, None where every hand does.
    """

    best: Callable[[Sequence[Card]], LowHand | None]
    value: Callable[[Sequence[Card]], int]
    worst: int | None


def _high_value(cards: Sequence[Card]) -> int:
    return value_of(cards) >> 8


def _low_value(cards: Sequence[Card]) -> int:
    return value_of(cards) & 255


STANDARD_HIGH = HighRanking(best_high, _high_value, HighCategory)
EIGHT_OR_BETTER = LowRanking(best_low, _low_value, WORST_LOW)
