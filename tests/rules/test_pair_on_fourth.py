"""`pair-on-fourth`: with a pair on any board everybody may bet or raise one limit or two: fixed limit, high game."""

import pytest

from stud_teach.cards.card import parse_cards
from stud_teach.engine.hand import Hand
from stud_teach.engine.opening import open_pair
from tests.play import boards, cards, may, play, refusal, up_cards


def fourth(game: str = "stud", rules: str = "room", fours: str = "Kc 2d Kd", **more: object) -> Hand:
    """Return a hand of three (doors A, 2, A) at the first decision of fourth street."""
    hand = Hand.new(game, players=3, rules=rules, **more)  # type: ignore[arg-type]
    return play(hand, *up_cards("As 2c Ah"), "in", "call", "call", fours)


@pytest.mark.parametrize(
    ("rules", "game", "sizes"),
    [
        ("room", "stud", [5, 10]),
        ("casino", "stud", [5, 10]),
        ("tournament", "stud", [5]),
        ("room", "stud8", [5]),
        ("casino", "stud8", [5]),
        ("tournament", "stud8", [5]),
    ],
)
def test_example_3(rules: str, game: str, sizes: list[int]) -> None:
    hand = fourth(game, rules)
    assert hand.to_act == 2
    assert may(hand) == {"fold": None, "check": None, "bet": sizes}
    play(hand, "check")
    assert may(hand) == {"fold": None, "check": None, "bet": sizes}  # everybody, not only the pair


def test_example_6_raises_of_one_or_two() -> None:
    hand = play(fourth(), 5)
    assert may(hand)["raise"] == [10, 15]
    play(hand, 15)  # a raise of two
    assert may(hand)["raise"] == [25]
    assert refusal(hand, 20).rule == "pair-on-fourth"


def test_once_somebody_bet_two_all_raises_are_two() -> None:
    hand = play(fourth(), 10)
    assert may(hand)["raise"] == [20]
    assert refusal(hand, 15).rule == "pair-on-fourth"


def test_single_raises_may_stay_single() -> None:
    hand = play(fourth(), 5, 10)
    assert may(hand)["raise"] == [15, 20]


def test_it_is_settled_when_the_street_begins() -> None:
    hand = play(fourth(), "fold")  # the pair is gone, the doubling is not
    assert may(hand)["bet"] == [5, 10]


def test_no_pair_no_doubling() -> None:
    hand = fourth(fours="Kc 3d Kd")
    assert may(hand)["bet"] == [5]
    assert refusal(hand, 10).rule == "bet-size"


def test_an_all_in_boards_pair_counts() -> None:
    hand = play(Hand.new(stacks=[100, 100, 3]), *up_cards("Ks Qc 2h"), "in", "call", "call", "9d 8d 2d")
    assert hand.table.seats[3].stack == 0
    assert may(hand)["bet"] == [5, 10]


def test_only_on_fourth_street() -> None:
    hand = play(fourth(), "check", "check", "check", "3c 4d 5d")
    assert may(hand)["bet"] == [10]


def test_pot_limit_has_no_such_rule() -> None:
    hand = play(Hand.new(limit="pot", players=3), *up_cards("Ks 2c Qh"), "in", "call", "call", "9c 2d Jd")
    # antes 3, three bring-ins of 2
    assert may(hand)["bet"] == range(2, 10)


def test_a_house_may_leave_it_out() -> None:
    assert may(fourth(house={"pair-on-fourth": "none"}))["bet"] == [5]


def test_which_boards_are_pairs() -> None:
    assert open_pair(boards("As Kd", "2c 2d", "Ah Kc", "9c 9s")) == (2, 4)
    assert open_pair(boards("As Kd", "Ah Kc")) == ()


def test_an_unknown_card_may_make_one() -> None:
    shown = boards("As Kd", "2c ??")
    assert open_pair(shown) == (2,)
    assert open_pair(shown, seen=cards("2d 2h 2s")) == ()
    assert open_pair({1: parse_cards("????")}) == (1,)
