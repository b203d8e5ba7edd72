"""`turn`: clockwise until all have called or are all-in; the bring-in, merely called, gets no further option."""

import pytest

from stud_teach.engine.events import Action, Do
from stud_teach.engine.hand import Hand
from tests.play import every_game, every_set, play, refusal, refused, up_cards


@every_set
@every_game
def test_a_called_bring_in_gets_no_option(game: str, rules: str) -> None:
    hand = play(Hand.new(game, players=3, rules=rules), *up_cards("2c Kd Qd"), "in", "call", "call")
    assert hand.table.street_name == "fourth"


@every_set
def test_a_completed_one_has_to_answer(rules: str) -> None:
    hand = play(Hand.new(players=3, rules=rules), *up_cards("2c Kd Qd"), "in", "call", 5)
    order = []
    for act in ("call", "call"):
        order.append(hand.to_act)
        play(hand, act)
    assert order == [1, 2]
    assert hand.table.street_name == "fourth"


def test_a_raise_asks_everybody_again() -> None:
    hand = play(Hand.new(players=4), *up_cards("2c Kd Qd Jd"), "in", 5, "call", 10)
    order = []
    for act in ("call", "call", "fold"):
        order.append(hand.to_act)
        play(hand, act)
    assert order == [1, 2, 3]
    assert hand.table.live == (1, 2, 4)


def test_all_checks_end_a_round() -> None:
    hand = play(Hand.new(players=3), *up_cards("2c Kd Qd"), "in", "call", "call", "9c Ks 4d", "check", "check")
    assert hand.table.street_name == "fourth"
    play(hand, "check")
    assert hand.table.street_name == "fifth"


def test_an_all_in_is_asked_no_more() -> None:
    hand = play(Hand.new(stacks=[100, 3, 100]), *up_cards("2c Kd Qd"), "in", "call", 5, "call")
    assert hand.table.street_name == "fourth"


@pytest.mark.parametrize("do", [Do.FOLD, Do.CHECK_OR_CALL, Do.BET_TO])
def test_out_of_turn(do: Do) -> None:
    hand = play(Hand.new(players=4), *up_cards("2c Kd Qd Jd"), "in", "call")
    wrong = refused(hand, Action(do, 4, 5 if do is Do.BET_TO else None))
    assert wrong.rule == "turn"
    assert wrong.facts["due"] == 3


def test_who_has_folded_has_no_turn() -> None:
    hand = play(Hand.new(players=3), *up_cards("2c Kd Qd"), "in", "fold")
    wrong = refused(hand, Action(Do.CHECK_OR_CALL, 2))
    assert wrong.rule == "fold"


def test_cards_wait_for_the_round_to_end() -> None:
    wrong = refusal(Hand.new(players=3), *up_cards("2c Kd Qd"), "in", "9c")
    assert wrong.fault == "decision-due"
