"""The fast values against a plain evaluator by counting, and against a peer."""

from __future__ import annotations

import random
from collections import Counter

import pokerkit
import pytest
from hypothesis import given
from hypothesis import strategies as st

from stud_teach.cards import DECK, Card, CardError, card_names, parse_cards
from stud_teach.ranking import CATEGORIES, best_high, best_low, low_ranks_present, showing, suit_tiebreak, value_of
from tests import oracle

hands = st.integers(5, 7).flatmap(lambda n: st.lists(st.sampled_from(DECK), min_size=n, max_size=n, unique=True))


def cards(text: str) -> tuple[Card, ...]:
    return tuple(card for card in parse_cards(text) if card is not None)


@given(hands, hands)
def test_high_hands_compare_as_by_counting(one: list[Card], other: list[Card]) -> None:
    left, right = oracle.high(one), oracle.high(other)
    assert (best_high(one).value > best_high(other).value) == (left > right)
    assert (best_high(one).value == best_high(other).value) == (left == right)


@given(hands)
def test_the_high_five_are_worth_what_they_are_said_to_be(hand: list[Card]) -> None:
    found = best_high(hand)
    assert set(found.cards) <= set(hand)
    assert oracle.five_high(found.cards) == oracle.high(hand)
    assert oracle.ORDER.index(found.category) == oracle.high(hand)[0]


@given(hands)
def test_the_low_five_are_worth_what_they_are_said_to_be(hand: list[Card]) -> None:
    found, right = best_low(hand), oracle.low(hand)
    assert (found and list(found.ranks)) == right
    assert found is None or (set(found.cards) <= set(hand) and oracle.five_low(found.cards) == right)


@given(hands, hands)
def test_lows_compare_from_the_highest_card(one: list[Card], other: list[Card]) -> None:
    left, right = oracle.low(one), oracle.low(other)
    if left is not None and right is not None:
        mine, theirs = best_low(one), best_low(other)
        assert mine is not None
        assert theirs is not None
        assert (mine.value < theirs.value) == (left < right)


@given(hands)
def test_the_fast_value_holds_both_ends(hand: list[Card]) -> None:
    value, low = value_of(hand), best_low(hand)
    assert value >> 8 == best_high(hand).value
    assert value & 255 == (low.value if low else 0)


def test_high_and_low_agree_with_a_peer() -> None:
    deal = random.Random(7)
    for count in (5, 6, 7) * 150:
        hand = deal.sample(DECK, count)
        text, found, low = "".join(card_names(hand)), best_high(hand), best_low(hand)
        peer_low = pokerkit.EightOrBetterLowHand.from_game_or_none(text)
        assert pokerkit.StandardHighHand("".join(card_names(found.cards))) == pokerkit.StandardHighHand.from_game(text)
        assert (low is None) == (peer_low is None)
        if low is not None:
            assert pokerkit.EightOrBetterLowHand("".join(card_names(low.cards))) == peer_low


def test_categories_of_all_hands_with_two_aces_and_a_king_of_spades() -> None:
    """C(49, 2) completions of three cards, sorted by counting, hold what the evaluator says."""
    fixed = cards("AsAhKs")
    rest = [card for card in DECK if card not in fixed]
    pairs = [(*fixed, a, b) for n, a in enumerate(rest) for b in rest[n + 1 :]]
    counted = Counter(oracle.ORDER[oracle.five_high(hand)[0]] for hand in pairs)
    assert Counter(str(best_high(hand).category) for hand in pairs) == counted
    assert sum(counted.values()) == 49 * 48 // 2
    assert counted["quads"] == 1
    assert counted["full-house"] == 2 * 3 + 3  # an ace and one of three kings; two of three kings


def test_categories_stand_from_worst_to_best() -> None:
    assert [str(category) for category in CATEGORIES] == oracle.ORDER


@pytest.mark.parametrize("text", ["", "AsKsQsJs", "AsKsQsJsTs9s8s7s"])
def test_a_hand_has_five_to_seven_cards(text: str) -> None:
    with pytest.raises(CardError, match="five to seven known cards"):
        best_high(cards(text))


def test_a_card_plays_once() -> None:
    with pytest.raises(CardError, match="As appears twice"):
        best_low((*cards("AsKsQsJs"), *cards("As")))


def test_low_ranks_present_counts_each_rank_once_and_the_ace_as_one() -> None:
    assert low_ranks_present(cards("AsAd8h8cKd9s2c")) == (8, 2, 1)


def test_equal_boards_show_the_same() -> None:
    assert showing(cards("AsKd")).value == showing(cards("AhKc")).value
    assert suit_tiebreak(cards("AhKs")) < suit_tiebreak(cards("AsKc"))
