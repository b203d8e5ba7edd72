"""`pot-limit`: from the bring-in, or the last bet or raise, up to the pot as it would be after calling."""

import pytest

from stud_teach.engine.events import BadSetup
from stud_teach.engine.hand import Hand
from stud_teach.files.phh import loads
from tests.play import every_game, may, play, refusal, up_cards

EIGHT = up_cards("9c 9d 2c Td Jd Qd Kd Ad")


@pytest.mark.parametrize("rules", ["casino", "tournament"])
def test_not_offered(rules: str) -> None:
    with pytest.raises(BadSetup) as bad:
        Hand.new(limit="pot", rules=rules)
    assert bad.value.refusal.rule == "pot-limit"
    assert Hand.new(limit="pot", rules=rules, house={"pot-limit": "offered"}).setup.limit == "pot"


def test_example_16() -> None:
    hand = play(Hand.new("stud8", "pot", players=8), *EIGHT, "in")
    assert (hand.to_act, may(hand)) == (4, {"fold": None, "call": 2, "raise": range(4, 15)})
    play(hand, "call")
    assert may(hand) == {"fold": None, "call": 2, "raise": range(4, 17)}


def test_example_16_in_the_high_game() -> None:
    hand = play(Hand.new("stud", "pot", players=8), *EIGHT, "in")  # the ace brings it in
    assert (hand.to_act, may(hand)) == (1, {"fold": None, "call": 2, "raise": range(4, 15)})


@every_game
def test_on_every_street_at_least_the_bring_in(game: str) -> None:
    hand = play(Hand.new(game, "pot", players=2), *up_cards("2c Kd"), "in", "call")
    for fresh in ("4c Qs", "7d Jh", "9c 3d"):
        play(hand, fresh)
        assert may(hand) == {"fold": None, "check": None, "bet": range(2, 7)}  # antes 2, bring-ins 4
        play(hand, "check", "check")


def test_a_raise_is_at_least_the_last_bet_or_raise() -> None:
    hand = play(Hand.new(limit="pot", players=2), *up_cards("2c Kd"), "in", "call", "4c Qs", 5)
    # 6 + 5 in the pot, 5 to call: to 5 + 16 = 21 at most
    assert may(hand) == {"fold": None, "call": 5, "raise": range(10, 22)}
    play(hand, 17)  # a raise of 12
    # 6 + 5 + 17 = 28, 12 to call: to 17 + 40 = 57
    assert may(hand) == {"fold": None, "call": 12, "raise": range(29, 58)}


def test_any_number_of_raises() -> None:
    hand = play(Hand.new(limit="pot", players=2), *up_cards("2c Kd"), "in", *range(4, 40, 2))
    assert may(hand)["raise"].start == 40


def test_over_a_short_bring_in_the_full_one_again() -> None:
    hand = play(Hand.new("stud8", "pot", stacks=[3, 100, 100], bring_in=4), *up_cards("2c Kd Qd"), "in")
    # antes 3 + 2; after calling 4: 9
    assert may(hand) == {"fold": None, "call": 4, "raise": range(8, 14)}


def test_after_a_short_all_in_the_least_raise_is_the_last_full_one() -> None:
    hand = play(Hand.new("stud8", "pot", stacks=[100, 18, 100]), *up_cards("2c Kd Qd"), "in", "call", "call")
    play(hand, "4c Qs As")  # 9 in the pot; seat 3 leads
    assert hand.to_act == 3
    play(hand, 9, "fold")  # seat 1 folds
    play(hand, 15)  # all-in: a raise of 6, short of 9
    assert may(hand) == {"fold": None, "call": 6}  # not reopened; nobody else has chips


def test_a_short_all_in_does_not_reopen() -> None:
    hand = play(Hand.new("stud8", "pot", stacks=[100, 18, 100, 100]), *up_cards("2c Kd Qd Jd"), "in", *["call"] * 3)
    play(hand, "4c Qs As 5d", 8)  # 12 in the pot; seat 3 bets 8
    play(hand, "call", "call", 15)  # seat 2 all-in: a raise of 7, short of 8
    assert (hand.to_act, may(hand)) == (3, {"fold": None, "call": 7})


def test_who_has_not_acted_may_raise_over_it() -> None:
    hand = play(Hand.new("stud8", "pot", stacks=[100, 18, 100, 100]), *up_cards("2c Kd Qd Jd"), "in", *["call"] * 3)
    play(hand, "As Qs 4c 5d", 8, 15)  # seat 1 bets 8, seat 2 is all-in for a raise of 7
    # the last full bet on top: 15 + 8; pot 12 + 8 + 15 = 35, call 15: to 15 + 50 = 65
    assert (hand.to_act, may(hand)) == (3, {"fold": None, "call": 15, "raise": range(23, 66)})


def test_after_a_short_opening_it_is_the_bring_in() -> None:
    hand = play(Hand.new("stud8", "pot", stacks=[100, 8, 100], bring_in=4), *up_cards("2c Kd Qd"), "in", *["call"] * 2)
    play(hand, "4c Ks 5d", 3)  # seat 2 opens all-in for 3 of 4
    # 3 + 4; pot 15 + 3 = 18, call 3: to 3 + 21 = 24
    assert (hand.to_act, may(hand)) == (3, {"fold": None, "call": 3, "raise": range(7, 25)})


def test_the_stack_ends_the_range() -> None:
    hand = play(Hand.new(limit="pot", stacks=[100, 8]), *up_cards("Ac Kd"), "in")
    assert may(hand) == {"fold": None, "call": 2, "raise": range(4, 8)}


@pytest.mark.parametrize("to", [3, 15, 200])
def test_outside_the_range_is_refused(to: int) -> None:
    assert refusal(Hand.new("stud8", "pot", players=8), *EIGHT, "in", to).rule == "pot-limit"


def test_the_smallest_chip_is_the_unit() -> None:
    text = """
variant = "P7S/8"
antes = [5, 5]
bring_in = 10
min_bet = 10
starting_stacks = [500, 500]
_chip = 5
actions = ["d dh p1 ????2c", "d dh p2 ????Kd", "p1 pb"]
"""
    assert refusal(loads(text), 23).rule == "pot-limit"
    assert play(loads(text), 25).to_act == 1
