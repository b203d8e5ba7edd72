"""`bring-in-limit`: in fixed limit the bring-in is at most the small bet; equal to it, there is nothing to complete."""

import pytest

from stud_teach.engine.events import BadSetup
from stud_teach.engine.hand import Hand
from tests.play import every_game, every_set, may, play, refusal, up_cards


@every_set
@every_game
def test_above_the_small_bet_is_refused(game: str, rules: str) -> None:
    with pytest.raises(BadSetup) as bad:
        Hand.new(game, bring_in=6, small_bet=5, big_bet=10, rules=rules)
    assert bad.value.refusal.rule == "bring-in-limit"


def test_pot_limit_knows_no_such_limit() -> None:
    assert Hand.new(limit="pot", bring_in=50).setup.bring_in == 50


@every_set
def test_equal_to_it_there_is_nothing_to_complete(rules: str) -> None:
    hand = play(Hand.new(players=4, bring_in=5, rules=rules), *up_cards("2c Kd Qd Jd"))
    assert may(hand) == {"bring-in": 5}
    play(hand, "in")
    assert may(hand) == {"fold": None, "call": 5, "raise": [10]}


def test_equal_to_it_all_three_raises_are_left() -> None:
    hand = play(Hand.new(players=4, bring_in=5), *up_cards("2c Kd Qd Jd"), "in", 10, 15, 20)
    assert may(hand) == {"fold": None, "call": 15}


def test_equal_to_it_opening_for_more_is_refused() -> None:
    wrong = refusal(Hand.new(players=3, bring_in=5), *up_cards("2c Kd Qd"), 10)
    assert wrong.rule == "bring-in-limit"
