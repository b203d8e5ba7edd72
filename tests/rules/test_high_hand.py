"""high-hand: the best five of seven, kickers count, the ace also low in 5-4-3-2-A."""

from __future__ import annotations

import pytest

from stud_teach.cards.card import card_names, parse_cards
from stud_teach.cards.ranking import HighHand, best_high


def high(text: str) -> HighHand:
    return best_high([card for card in parse_cards(text) if card is not None])


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
        ("6s5s4s3s2s", "5h4h3h2hAh"),  # the ace is low in five high, with a flush too
        ("3s3d2c2h4s", "AsAdKcQhJs"),
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


def test_high_hand_each_category_beats_those_before_it() -> None:
    worst_of_each = [
        "7s5d4c3h2s",
        "2s2d5c4h3s",
        "3s3d2c2h4s",
        "2s2d2c4h3s",
        "5s4d3c2hAs",
        "7s5s4s3s2s",
        "2s2d2c3h3s",
        "2s2d2c2h3s",
        "5s4s3s2sAs",
    ]
    best_of_each = [
        "AsKdQcJh9s",
        "AsAdKcQhJs",
        "AsAdKcKhQs",
        "AsAdAcKhQs",
        "AsKdQcJhTs",
        "AsKsQsJs9s",
        "AsAdAcKhKs",
        "AsAdAcAhKs",
        "AsKsQsJsTs",
    ]
    names = "high-card pair two-pair trips straight flush full-house quads straight-flush".split()
    assert [high(text).category for text in worst_of_each] == names == [high(text).category for text in best_of_each]
    assert all(high(low).value < high(top).value for low, top in zip(worst_of_each, best_of_each, strict=True))
    assert all(high(top).value < high(low).value for low, top in zip(worst_of_each[1:], best_of_each, strict=False))


def test_high_hand_a_straight_does_not_go_round_the_ace() -> None:
    assert high("KsAd2c3h4s").category == "high-card"


def test_high_hand_a_straight_beside_a_flush_is_no_straight_flush() -> None:
    assert (high("9s8s7s6d5s2sKh").category, high("9s8s7s6d5s2sKh").ranks) == ("flush", (9, 8, 7, 5, 2))


def test_high_hand_of_six_suited_cards_plays_the_straight_flush_within() -> None:
    assert high("Ks9h8h7h6h5hAh").ranks == (9, 8, 7, 6, 5)
    assert card_names(high("Kh5h4h3h2hAh9d").cards) == ["5h", "4h", "3h", "2h", "Ah"]


@pytest.mark.parametrize(
    ("text", "ranks"),
    [
        ("9s9d9c9hKsKdAc", (9, 14)),
        ("9s9d9c9hKsKdKc", (9, 13)),
        ("KsKdQcQhJsJdJc", (11, 13)),
        ("8s8d5c5h2s2dAc", (8, 5, 14)),
        ("8s8d5c5h3s3d2c", (8, 5, 3)),
        ("AsAdAc7h5s4d2c", (14, 7, 5)),
    ],
)
def test_high_hand_is_named_by_these_ranks(text: str, ranks: tuple[int, ...]) -> None:
    assert high(text).ranks == ranks
