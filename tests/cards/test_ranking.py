"""The fast values against a plain evaluator by counting, the known numbers of hands, and a peer."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from itertools import combinations, combinations_with_replacement, pairwise, product
from math import comb, prod

import pokerkit
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stud_teach.cards.card import DECK, Card, CardError, card_names, parse_cards
from stud_teach.cards.categories import Category
from stud_teach.cards.ranking import (
    CARD_KEYS,
    CATEGORIES,
    best_high,
    best_low,
    category_and_ranks,
    low_ranks_present,
    lows_headed_by,
    showing,
    suit_tiebreak,
    value_of,
    value_of_sum,
)
from tests import oracle

# Any cards; two suits, for flushes and straight flushes; eights and lower, for lows and small straights.
DECKS = [
    DECK,
    tuple(card for card in DECK if card.suit in "hs"),
    tuple(card for card in DECK if card.rank in {14, *range(9)}),
]


def hands_of(least: int, most: int) -> st.SearchStrategy[list[Card]]:
    return st.one_of([st.lists(st.sampled_from(deck), min_size=least, max_size=most, unique=True) for deck in DECKS])


hands = hands_of(5, 7)
boards = hands_of(1, 4)


def cards(text: str) -> tuple[Card, ...]:
    return tuple(card for card in parse_cards(text) if card is not None)


def order(left: object, right: object) -> tuple[bool, bool]:
    return left > right, left == right  # type: ignore[operator]


# Against counting


@settings(max_examples=300)
@given(hands, hands)
def test_high_hands_compare_as_by_counting(one: list[Card], other: list[Card]) -> None:
    assert order(best_high(one).value, best_high(other).value) == order(oracle.high(one), oracle.high(other))


@settings(max_examples=300)
@given(hands)
def test_the_high_five_are_those_found_by_counting(hand: list[Card]) -> None:
    found = best_high(hand)
    category, ranks = oracle.high(hand)
    assert found.cards == oracle.high_cards(hand)
    assert (str(found.category), list(found.ranks)) == (oracle.ORDER[category], ranks)


@settings(max_examples=300)
@given(hands)
def test_the_low_five_are_those_found_by_counting(hand: list[Card]) -> None:
    found = best_low(hand)
    assert (list(found.ranks) if found else None) == oracle.low(hand)
    assert (found.cards if found else ()) == oracle.low_cards(hand)


def test_lows_compare_from_the_highest_card() -> None:
    lows = [hand for hand in (cards_of_ranks(ranks) for ranks in combinations(range(13), 5)) if oracle.low(hand)]
    assert len(lows) == comb(8, 5)
    by_counting = sorted(lows, key=lambda hand: oracle.low(hand) or [])
    assert [low_value(hand) for hand in by_counting] == list(range(1, 57))


@settings(max_examples=300)
@given(hands)
def test_the_fast_value_holds_both_ends(hand: list[Card]) -> None:
    value, high = value_of(hand), best_high(hand)
    assert value >> 8 == high.value
    assert value & 255 == low_value(hand)
    assert category_and_ranks(value >> 8) == (high.category, high.ranks)


@given(hands)
def test_the_best_five_of_more_cards_are_worth_as_much_alone(hand: list[Card]) -> None:
    assert best_high(best_high(hand).cards).value == max(best_high(five).value for five in combinations(hand, 5))


def test_thousands_of_hands_stand_in_the_same_order_as_by_counting() -> None:
    deal = random.Random(14)
    dealt = [deal.sample(deal.choice(DECKS), size) for size in (5, 6, 7) * 1000]
    for (one, left), (other, right) in pairwise(sorted((value_of(hand) >> 8, oracle.high(hand)) for hand in dealt)):
        assert (one < other, one == other) == (left < right, left == right)


def test_the_7462_classes_of_five_cards_stand_in_the_same_order_as_by_counting() -> None:
    suited = [[Card(4 * rank) for rank in ranks] for ranks in combinations(range(13), 5)]
    classes = sorted([*suited, *hands_by_rank(5)], key=oracle.five_high)
    values = [value_of(hand) >> 8 for hand in classes]
    assert len(values) == 7462
    assert all(worse < better for worse, better in pairwise(values))


@given(boards, boards)
def test_boards_compare_as_by_counting(one: list[Card], other: list[Card]) -> None:
    assert order(showing(one).value, showing(other).value) == order(oracle.board(one), oracle.board(other))


@given(boards)
def test_boards_are_named_as_by_counting(board: list[Card]) -> None:
    category, ranks = oracle.board(board)
    assert (str(showing(board).category), list(showing(board).ranks)) == (oracle.ORDER[category], ranks)


# The number of hands of each category among all of five, six and seven cards

KNOWN = {
    5: [1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 40],
    6: [6612900, 9730740, 2532816, 732160, 361620, 205792, 165984, 14664, 1844],
    7: [23294460, 58627800, 31433400, 6461620, 6180020, 4047644, 3473184, 224848, 41584],
}


def cards_of_ranks(ranks: tuple[int, ...]) -> list[Card]:
    """Cards of these ranks, which ascend: the suits go round, so that no two cards are the same and none flush."""
    return [Card(4 * rank + at % 4) for at, rank in enumerate(ranks)]


def hands_by_rank(size: int) -> list[list[Card]]:
    """One hand without a flush for each way to have `size` cards' ranks."""
    rows = combinations_with_replacement(range(13), size)
    return [cards_of_ranks(ranks) for ranks in rows if max(Counter(ranks).values()) <= 4]


def suitings(counts: tuple[int, ...]) -> int:
    """In how many ways so many cards of each rank can have suits without five of one suit."""
    ways = product(*(list(combinations(range(4), count)) for count in counts))
    return sum(max(Counter(suit for suits in way for suit in suits).values()) < 5 for way in ways)


@pytest.mark.parametrize("size", [5, 6, 7])
def test_each_category_has_as_many_hands_as_is_known(size: int) -> None:
    found: Counter[Category] = Counter()
    ways: dict[tuple[int, ...], int] = {}
    for hand in hands_by_rank(size):
        counts = tuple(sorted(Counter(card.rank for card in hand).values()))
        if counts not in ways:
            ways[counts] = suitings(counts)
        found[CATEGORIES[value_of(hand) >> 28]] += ways[counts]
    others = [card for card in DECK if card.suit != "c"]
    for suited in range(5, size + 1):
        for ranks in combinations(range(13), suited):
            hand = [Card(4 * rank) for rank in ranks] + others[: size - suited]
            found[CATEGORIES[value_of(hand) >> 28]] += 4 * comb(39, size - suited)
    assert [found[category] for category in CATEGORIES] == KNOWN[size]
    assert sum(KNOWN[size]) == comb(52, size)


@pytest.mark.parametrize("size", [5, 6, 7])
def test_as_many_hands_hold_a_low_as_five_of_eight_ranks_allow(size: int) -> None:
    found = sum(
        prod(comb(4, count) for count in Counter(card.rank for card in hand).values())
        for hand in hands_by_rank(size)
        if value_of(hand) & 255
    )
    right = 0
    for low_counts in product(range(4 + 1), repeat=8):
        if sum(low_counts) <= size and sum(map(bool, low_counts)) >= 5:
            right += prod(comb(4, count) for count in low_counts) * comb(20, size - sum(low_counts))
    assert found == right


# Against a peer


def test_high_and_low_agree_with_a_peer() -> None:
    deal = random.Random(7)
    for size in (5, 6, 7) * 150:
        hand = deal.sample(deal.choice(DECKS), size)
        text, found, low = "".join(card_names(hand)), best_high(hand), best_low(hand)
        peer_low = pokerkit.EightOrBetterLowHand.from_game_or_none(text)
        assert pokerkit.StandardHighHand("".join(card_names(found.cards))) == pokerkit.StandardHighHand.from_game(text)
        assert (low is None) == (peer_low is None)
        if low is not None:
            assert pokerkit.EightOrBetterLowHand("".join(card_names(low.cards))) == peer_low


# What each function promises


def low_value(hand: list[Card]) -> int:
    low = best_low(hand)
    return low.value if low else 0


def test_categories_stand_from_worst_to_best() -> None:
    assert [str(category) for category in CATEGORIES] == oracle.ORDER


def test_a_caller_may_add_keys_in_parts() -> None:
    common, rest = cards("AsKd2c"), cards("2s3d4c5h")
    assert value_of_sum(sum(CARD_KEYS[card] for card in common) + sum(CARD_KEYS[card] for card in rest)) == value_of(
        (*common, *rest)
    )


@pytest.mark.parametrize("text", ["", "AsKsQsJs", "AsKsQsJsTs9s8s7s"])
def test_a_sum_is_of_five_to_seven_cards(text: str) -> None:
    with pytest.raises(CardError, match=f"five to seven cards, not {len(text) // 2}"):
        value_of_sum(sum(CARD_KEYS[card] for card in cards(text)))


Explain = Callable[[tuple[Card, ...]], object]
for_hands = pytest.mark.parametrize("explain", [best_high, best_low])
for_boards = pytest.mark.parametrize("explain", [showing, suit_tiebreak])


@for_hands
@pytest.mark.parametrize(
    ("text", "given"),
    [("", "none"), ("AsKsQsJs", "As Ks Qs Js"), ("AsKsQsJsTs9s8s7s", "7s"), ("AsKs??JsTs", r"As Ks \?\? Js Ts")],
)
def test_a_hand_has_five_to_seven_known_cards(explain: Explain, text: str, given: str) -> None:
    with pytest.raises(CardError, match=f"^A hand has five to seven known cards, not .*{given}\\.$"):
        explain(parse_cards(text))  # type: ignore[arg-type]


@for_boards
@pytest.mark.parametrize(("text", "given"), [("", "none"), ("AsKsQsJsTs", "As Ks Qs Js Ts"), ("As??", r"As \?\?")])
def test_a_board_has_one_to_four_known_cards(explain: Explain, text: str, given: str) -> None:
    with pytest.raises(CardError, match=f"^A board has one to four known up cards, not {given}\\.$"):
        explain(parse_cards(text))  # type: ignore[arg-type]


@for_hands
def test_a_card_of_a_hand_plays_once(explain: Explain) -> None:
    with pytest.raises(CardError, match="As appears twice"):
        explain((*cards("AsKsQsJs"), *cards("As")))


@for_boards
def test_a_card_lies_once_on_a_board(explain: Explain) -> None:
    with pytest.raises(CardError, match="As appears twice"):
        explain((*cards("AsKs"), *cards("As")))


def test_text_is_no_hand() -> None:
    with pytest.raises(CardError, match="A card is a Card, as parse_cards makes it of 'AsKd', not 'As'"):
        best_high(["As", "Ks", "Qs", "Js", "Ts"])  # type: ignore[list-item]


def test_low_ranks_present_counts_each_rank_once_and_the_ace_as_one() -> None:
    assert low_ranks_present(cards("AsAd8h8cKd9s2c")) == (8, 2, 1)


def test_as_many_lows_have_a_rank_on_top_as_four_lower_ranks_can_stand_below_it() -> None:
    assert {rank: lows_headed_by(rank) for rank in range(4, 10)} == {4: 0, 5: 1, 6: 5, 7: 15, 8: 35, 9: 0}


@pytest.mark.parametrize(
    ("board", "suits"),
    [
        ("AsKd", (3,)),
        ("AhKs", (2,)),  # the kicker's spade does not count
        ("4s4hKd2c", (1,)),  # the king is the highest rank, though the fours lead
        ("4d4s3c", (3, 1)),  # the fours are the highest rank: the better suit, then the other
        ("7c", (0,)),
    ],
)
def test_suits_of_the_highest_rank_part_equal_boards(board: str, suits: tuple[int, ...]) -> None:
    assert suit_tiebreak(cards(board)) == suits


def test_suits_of_example_4() -> None:
    assert showing(cards("AsKd")) == showing(cards("AhKc"))
    assert suit_tiebreak(cards("AsKd")) > suit_tiebreak(cards("AhKc"))
