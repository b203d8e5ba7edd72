"""five-used: where several fives are equal, the one with the higher suits from the top is used."""

from __future__ import annotations

from stud_teach.cards.card import Card, card_names, parse_cards
from stud_teach.cards.ranking import best_high, best_low


def known(text: str) -> list[Card]:
    return [card for card in parse_cards(text) if card is not None]


def test_five_used_a_low_takes_the_ace_of_the_higher_suit() -> None:
    hand = best_low(known("AcAh2d3c4h7sKd"))
    assert hand is not None
    assert card_names(hand.cards) == ["7s", "4h", "3c", "2d", "Ah"]


def test_five_used_a_straight_takes_the_higher_suit_of_each_rank() -> None:
    assert card_names(best_high(known("9d9h8c8s7d6h5c")).cards) == ["9h", "8s", "7d", "6h", "5c"]


def test_five_used_a_kicker_is_of_the_higher_suit() -> None:
    assert card_names(best_high(known("KsKdKhKcAdAs2c")).cards) == ["Ks", "Kh", "Kd", "Kc", "As"]


def test_five_used_a_full_house_of_two_trips_takes_the_higher_two() -> None:
    assert card_names(best_high(known("KsKdKh7s7d7c2h")).cards) == ["Ks", "Kh", "Kd", "7s", "7d"]


def test_five_used_the_ace_of_five_high_is_of_the_higher_suit() -> None:
    assert card_names(best_high(known("5d4c3h2sAcAhKd")).cards) == ["5d", "4c", "3h", "2s", "Ah"]


def test_five_used_a_third_pair_gives_its_higher_suit_as_kicker() -> None:
    assert card_names(best_high(known("QsQd9h9c6c6hKd")).cards)[:4] == ["Qs", "Qd", "9h", "9c"]
    assert card_names(best_high(known("QsQd9h9c6c6h2d")).cards)[4] == "6h"


def test_five_used_a_flush_keeps_its_suit_beside_higher_suits() -> None:
    assert card_names(best_high(known("AcKcQc9c7cAsKs")).cards) == ["Ac", "Kc", "Qc", "9c", "7c"]


def test_five_used_does_not_depend_on_the_order_of_the_cards() -> None:
    hands = ["9d9h8c8s7d6h5c", "5c6h7d8s8c9h9d", "8c9d5c9h6h8s7d"]
    assert len({best_high(known(text)) for text in hands}) == 1
    lows = [best_low(known(text)) for text in ("AcAh2d3c4h7s7d", "7d7s4h3c2dAhAc")]
    assert lows[0] == lows[1] is not None


def test_five_used_of_example_9_lets_a_low_show_its_best_ace() -> None:
    """Equal lows of 7-5-4-2-A: of two aces the better suit is among the five, and so counts for `odd-chip`."""
    hand = best_low(known("AdAs2c4h5d7cKh"))
    assert hand is not None
    assert card_names(hand.cards) == ["7c", "5d", "4h", "2c", "As"]
