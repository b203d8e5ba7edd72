"""showing-hand: own up cards only: quads, trips, two pairs, a pair, high cards; no straights or flushes."""

from __future__ import annotations

from itertools import pairwise

import pytest

from stud_teach.cards.card import parse_cards
from stud_teach.cards.ranking import showing
from stud_teach.engine.hand import Hand
from tests.play import cards, eight_to_sixth, every_game, every_set, play


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


@pytest.mark.parametrize(
    ("text", "category", "ranks"),
    [
        ("7c", "high-card", (7,)),
        ("2c2d", "pair", (2,)),
        ("2c2dAh", "pair", (2, 14)),
        ("2cAhKd2d", "pair", (2, 14, 13)),
        ("4c9h4d9s", "two-pair", (9, 4)),
        ("4cKh4d4s", "trips", (4, 13)),
        ("4c4h4d4s", "quads", (4,)),
        ("5s4d3c2h", "high-card", (5, 4, 3, 2)),
        ("As4d3c2h", "high-card", (14, 4, 3, 2)),
    ],
)
def test_showing_hand_is_named_by_groups_then_high_cards(text: str, category: str, ranks: tuple[int, ...]) -> None:
    shown = showing([card for card in parse_cards(text) if card is not None])
    assert (shown.category, shown.ranks) == (category, ranks)


def test_showing_hand_two_low_pairs_beat_aces_and_the_higher_pair_comes_first() -> None:
    assert value("3s3d2c2h") > value("AsAdKcQh")
    assert value("KsKd2c2h") > value("QsQdJcJh")


def test_showing_hand_kickers_part_equal_pairs() -> None:
    assert value("9s9dKc2h") > value("9h9cQcJh")
    assert value("9s9dKc2h") == value("9h9cKs2d")


@every_set
@every_game
def test_showing_hand_is_of_up_cards_only(game: str, rules: str) -> None:
    hand = play(Hand.new(game, players=2, rules=rules), "AsAh2c", "3d4h9s", "in", "call", "5d 6h")
    assert hand.to_act == 2  # nine high is the better board than seat 1's five high, whatever lies face down


@pytest.mark.parametrize("rules", ["casino", "tournament"])
def test_showing_hand_never_counts_the_community_card(rules: str) -> None:
    """The ace in the middle would make a pair of aces of seat 2's lone ace."""
    hand = play(eight_to_sixth(rules), "Ac")
    assert hand.table.community == cards("Ac")[0]
    assert hand.to_act == 1


def test_showing_hand_never_counts_the_community_card_at_the_showdown() -> None:
    assert play(eight_to_sixth("room"), "Ac").table.showing.seats[0] == 1
