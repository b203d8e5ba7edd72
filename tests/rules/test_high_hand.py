"""high-hand: the best five of seven, kickers count, the ace also low in 5-4-3-2-A."""

from __future__ import annotations

import pytest

from stud_teach.cards import Card, card_names, parse_cards
from stud_teach.ranking import HighHand, best_high


def high(text: str) -> HighHand:
    return best_high([Card(card) for card in parse_cards(text) if card is not None])


def test_high_hand_of_example_13_is_the_straight_to_the_five() -> None:
    hand = high("As2d3c4h5sKdKs")
    assert hand.category == "straight"
    assert card_names(hand.cards) == ["5s", "4h", "3c", "2d", "As"]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("KsKdAc7h3s2d4c", "KhKcQd7s3h2c4d"),  # the kicker decides
        ("6s5d4c3h2s9dJc", "5s4d3c2hAs9cJd"),  # six high beats five high
        ("Ts9d8c7h6s", "AsAdAcKhQs"),
        ("TsTdTcKhKs2d3c", "9s9d9cAhAs2h3h"),
        ("2s2d2c2hKs", "AsAdAcKhKd"),
        ("5s4s3s2sAs", "KsKdKcKhAd"),
        ("AsQsTs8s6sKdKh", "AsQsTs8s5sKdKh"),
    ],
)
def test_high_hand_order(better: str, worse: str) -> None:
    assert high(better).value > high(worse).value


def test_high_hand_kickers_beyond_the_fifth_card_do_not_count() -> None:
    assert high("AsAdKcQhJs3d2c").value == high("AhAcKdQsJd5h4h").value


def test_high_hand_three_pairs_play_the_two_highest_and_the_best_kicker() -> None:
    hand = high("QsQd9h9c6s6dKh")
    assert (hand.category, hand.ranks) == ("two-pair", (12, 9, 13))


def test_high_hand_two_trips_are_a_full_house() -> None:
    assert high("KsKdKh7s7d7c2h").ranks == (13, 7)
