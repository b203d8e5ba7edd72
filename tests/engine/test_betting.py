"""Betting rulings on plain values, beyond the rules' own tests."""

from __future__ import annotations

from typing import Any

from stud_teach.engine.betting import (
    Player,
    Round,
    after_bet,
    after_bring_in,
    after_pass,
    bet_kind,
    fixed_levels,
    is_over,
    legal_actions,
    pot_maximum,
    raise_cap,
    rule_bet,
)
from stud_teach.engine.events import Kind
from stud_teach.games import Limit
from tests.play import house


def fixed(**changed: Any) -> Round:
    """Return a round of 5/10 with the small bet, three to act and nothing bet."""
    plain = Round(Limit.FIXED, (5,), 2, 3, (1, 2, 3), frozenset({1, 2, 3}), 5)
    return plain._replace(**changed)


def test_levels() -> None:
    assert fixed_levels(fixed()) == (5,)
    assert fixed_levels(fixed(base=2, top=2)) == (5,)
    assert fixed_levels(fixed(base=10, top=10, opened=True)) == (15,)
    assert fixed_levels(fixed(base=10, top=12, opened=True)) == (15,)
    assert fixed_levels(fixed(sizes=(5, 10))) == (5, 10)
    assert fixed_levels(fixed(sizes=(5, 10), top=2)) == (5,)


def test_what_a_bet_is_called() -> None:
    assert bet_kind(fixed(), 5) is Kind.BET
    assert bet_kind(fixed(base=2, top=2), 5) is Kind.COMPLETE
    assert bet_kind(fixed(base=2, top=2), 4) is Kind.RAISE
    assert bet_kind(fixed(base=5, top=5, opened=True), 10) is Kind.RAISE
    assert bet_kind(Round(Limit.POT, (0,), 2, None, (), frozenset(), 2, base=2, top=2), 5) is Kind.RAISE


def test_the_facts_of_a_decision() -> None:
    legal = legal_actions(Player(1, bet=2, stack=100), fixed(base=5, top=5, opened=True), pot=12, rivals=True)
    assert (legal.seat, legal.to_call, legal.levels, legal.pot) == (1, 3, (10,), 12)
    assert [choice.kind for choice in legal.choices] == [Kind.FOLD, Kind.CALL, Kind.RAISE]


def test_a_short_call() -> None:
    legal = legal_actions(Player(1, bet=2, stack=1), fixed(base=5, top=5, opened=True), pot=12, rivals=True)
    assert legal.to_call == 1
    assert [choice.kind for choice in legal.choices] == [Kind.FOLD, Kind.CALL]


def test_pot_maximum_is_the_call_and_the_pot_after_it() -> None:
    round_ = Round(Limit.POT, (0,), 2, None, (), frozenset(), 2, base=2, top=2)
    assert pot_maximum(Player(1, 0, 100), round_, pot=10) == 14
    assert pot_maximum(Player(1, 0, 100), round_, pot=12) == 16
    assert pot_maximum(Player(1, 2, 100), round_._replace(top=14), pot=24) == 50


def test_who_may_still_raise() -> None:
    round_ = after_pass(fixed(), 1)
    assert (round_.queue, round_.may_raise) == ((2, 3), frozenset({2, 3}))
    bet = after_bet(round_, 2, rule_bet(round_, 5), (3, 1))
    assert (bet.queue, bet.may_raise, bet.top, bet.opened) == ((3, 1), frozenset({3, 1}), 5, True)


def test_a_bring_in() -> None:
    round_ = after_bring_in(fixed(opening=True, owes=1), 1, (2, 3))
    assert (round_.top, round_.base, round_.opened, round_.owes, round_.queue) == (2, 2, False, None, (2, 3))
    assert after_bring_in(fixed(opening=True, bring_in=5), 1, (2, 3)).opened


def test_when_a_round_is_over() -> None:
    everybody = [Player(1, 5, 95), Player(2, 5, 95)]
    assert not is_over(fixed(top=5), everybody)
    assert is_over(fixed(top=5, queue=()), everybody)
    assert is_over(fixed(top=5), [Player(1, 5, 95), Player(2, 5, 0)])
    assert not is_over(fixed(top=7), [Player(1, 5, 95), Player(2, 7, 0)])  # a call is owed


def test_caps() -> None:
    assert raise_cap(2, Limit.FIXED, house("room")) == 3
    assert raise_cap(2, Limit.FIXED, house("casino")) is None
    assert raise_cap(3, Limit.FIXED, house("casino")) == 4
    assert raise_cap(2, Limit.FIXED, house("tournament")) == 4
    assert raise_cap(5, Limit.POT, house("room")) is None
