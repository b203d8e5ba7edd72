"""What no hand can be played from."""

from __future__ import annotations

from typing import Any

import pytest

from stud_teach.engine.events import BadSetup
from stud_teach.engine.rules import rule_set
from stud_teach.engine.setup import MOST_CHIPS, Setup, checked
from stud_teach.games import STUD, Limit

GOOD: dict[str, Any] = {
    "game": STUD,
    "limit": Limit.FIXED,
    "house": rule_set("room"),
    "stacks": (100, 100),
    "ante": 1,
    "bring_in": 2,
    "small_bet": 5,
    "big_bet": 10,
}


def test_a_good_one_comes_back() -> None:
    setup = Setup(**GOOD)
    assert checked(setup) is setup
    assert setup.stakes() == {"ante": 1, "bring-in": 2, "small bet": 5, "big bet": 10}


@pytest.mark.parametrize(
    ("changed", "rule", "fault"),
    [
        ({"stacks": ()}, "players", "player-count"),
        ({"stacks": (100,)}, "players", "player-count"),
        ({"stacks": (100,) * 9}, "players", "player-count"),
        ({"stacks": (100, 0)}, "players", "bad-stack"),
        ({"stacks": (100, -1)}, "players", "bad-stack"),
        ({"stacks": (100, True)}, "players", "bad-stack"),
        ({"stacks": (100, 5.0)}, "players", "bad-stack"),
        ({"stacks": (100, "5")}, "players", "bad-stack"),
        ({"stacks": (100, None)}, "players", "bad-stack"),
        ({"stacks": (100, MOST_CHIPS + 1)}, "players", "bad-stack"),
        ({"stacks": (100, 10**5000)}, "players", "bad-stack"),
        ({"ante": -1}, "ante", "bad-stake"),
        ({"ante": 0.5}, "ante", "bad-stake"),
        ({"ante": "1"}, "ante", "bad-stake"),
        ({"bring_in": -1}, "bring-in-amount", "bad-stake"),
        ({"bring_in": {"a": [1]}}, "bring-in-amount", "bad-stake"),
        ({"small_bet": 0, "bring_in": 0}, "bet-size", "bad-stake"),
        ({"big_bet": False}, "bet-size", "bad-stake"),
        ({"bring_in": 6}, "bring-in-limit", "bring-in-above-bet"),
        ({"small_bet": 20}, "bet-size", "bets-reversed"),
        ({"limit": Limit.POT, "bring_in": 0}, "bring-in-amount", "bad-stake"),
        ({"limit": Limit.POT, "house": rule_set("casino")}, "pot-limit", "pot-limit-refused"),
        ({"chip": 0}, "odd-chip", "bad-chip"),
        ({"chip": 5}, "odd-chip", "not-in-chips"),
    ],
)
def test_bad_ones_name_the_rule(changed: dict[str, Any], rule: str, fault: str) -> None:
    with pytest.raises(BadSetup) as bad:
        checked(Setup(**{**GOOD, **changed}))
    assert (bad.value.refusal.rule, bad.value.refusal.fault) == (rule, fault)
    assert "\n" not in str(bad.value)
    assert len(str(bad.value)) < 200


def test_what_is_allowed() -> None:
    for changed in ({"ante": 0}, {"bring_in": 0}, {"bring_in": 5}, {"big_bet": 5}, {"stacks": (1, MOST_CHIPS)}):
        assert checked(Setup(**{**GOOD, **changed}))
    in_fives = {"stacks": (100, 95), "ante": 5, "bring_in": 5, "chip": 5}
    assert checked(Setup(**{**GOOD, **in_fives}))
