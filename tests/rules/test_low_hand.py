"""low-hand: eight or lower, five different ranks, ace low, straights and flushes do no harm."""

from __future__ import annotations

import pytest

from stud_teach.cards.card import card_names, parse_cards
from stud_teach.cards.ranking import LowHand, best_high, best_low


def low(text: str) -> LowHand | None:
    return best_low([card for card in parse_cards(text) if card is not None])


def value(text: str) -> int:
    hand = low(text)
    assert hand is not None, f"{text} qualifies"
    return hand.value


def test_low_hand_of_example_13_uses_the_cards_of_the_straight() -> None:
    hand = low("As2d3c4h5sKdKs")
    assert hand is not None
    assert card_names(hand.cards) == ["5s", "4h", "3c", "2d", "As"]


def test_low_hand_of_example_14_is_compared_from_the_highest_card() -> None:
    assert value("8s7d4c3h2s") < value("8h7c5d2hAd")


def test_low_hand_worst_that_qualifies_is_eight_seven_six_five_four() -> None:
    assert value("8s7d6c5h4s") == max(value(text) for text in ("8s7d6c5h4s", "8s7d6c5h3s", "8s7d6c4h3s", "7d6c5h4s3d"))


@pytest.mark.parametrize("text", ["9s5d4c3h2s", "8s7d4c4h2s", "9s5d4c3h2sKdKh", "AsAd2c2h3s3d4c"])
def test_low_hand_does_not_qualify(text: str) -> None:
    assert low(text) is None


def test_low_hand_straight_flush_is_the_best_low() -> None:
    assert value("5s4s3s2sAs") == value("5d4s3h2cAd") == 1


def test_low_hand_ignores_pairs_beside_five_ranks() -> None:
    assert value("8s7d4c3h2s2d2h") == value("8s7d4c3h2s")


def test_low_hand_may_hold_other_cards_than_the_high_hand() -> None:
    cards = [card for card in parse_cards("KsJs8s7s4s3d2h") if card is not None]
    hand = best_low(cards)
    assert hand is not None
    assert card_names(hand.cards) == ["8s", "7s", "4s", "3d", "2h"]
    assert card_names(best_high(cards).cards) == ["Ks", "Js", "8s", "7s", "4s"]


def test_low_hand_takes_the_lowest_five_of_seven_ranks() -> None:
    hand = low("8s7d6c5h4s3d2c")
    assert hand is not None
    assert hand.ranks == (6, 5, 4, 3, 2)


def test_low_hand_counts_the_ace_as_one() -> None:
    hand = low("As2d3c4h8sKdKs")
    assert hand is not None
    assert hand.ranks == (8, 4, 3, 2, 1)
    assert value("As2d3c4h8s") < value("2d3c4h5s8s")
