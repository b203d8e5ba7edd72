"""five-used: where several fives are equal, the one with the higher suits from the top is used."""

from __future__ import annotations

from stud_teach.cards import Card, card_names, parse_cards
from stud_teach.ranking import best_high, best_low


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
