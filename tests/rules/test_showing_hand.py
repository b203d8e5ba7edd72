"""showing-hand: own up cards only: quads, trips, two pairs, a pair, high cards; no straights or flushes."""

from __future__ import annotations

from itertools import pairwise

from stud_teach.cards import parse_cards
from stud_teach.ranking import showing


def value(text: str) -> int:
    return showing([card for card in parse_cards(text) if card is not None]).value


def test_showing_hand_order() -> None:
    boards = ["2s2d2h2c", "AsAdAhKc", "3s3d3h2c", "KsKd2h2c", "AsAdQhJc", "2s2d4h3c", "AsKdQhJc", "AsKdQh9c"]
    assert all(value(better) > value(worse) for better, worse in pairwise(boards))


def test_showing_hand_of_example_3_a_pair_of_deuces_beats_ace_king() -> None:
    assert value("2c2d") > value("AsKd") == value("AhKc")


def test_showing_hand_knows_no_flush_or_straight() -> None:
    assert value("9s8s7s6s") < value("Td2h3c4d")
    assert value("9s8s7s6s") == value("9d8h7c6d")
