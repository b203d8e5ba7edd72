"""Betting rulings on plain values, beyond the rules' own tests."""

from __future__ import annotations

from typing import Any

import pytest

from stud_teach.engine.betting import (
    BetRuling,
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
from stud_teach.engine.events import Choice, Kind
from stud_teach.games import Limit
from tests.play import house


def fixed(**changed: Any) -> Round:
    """Return a round of 5/10 with the small bet, three to act and nothing bet."""
    plain = Round(Limit.FIXED, (5,), 2, 3, (1, 2, 3), frozenset({1, 2, 3}), 5)
    return plain._replace(**changed)


def pot_limit(**changed: Any) -> Round:
    """Return a round of pot limit with a bring-in of 2, three to act and nothing bet."""
    return Round(Limit.POT, (0,), 2, None, (1, 2, 3), frozenset({1, 2, 3}), 2)._replace(**changed)


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
    assert bet_kind(pot_limit(base=2, top=2), 5) is Kind.RAISE


def test_the_facts_of_a_decision() -> None:
    legal = legal_actions(Player(1, bet=2, stack=100), fixed(base=5, top=5, opened=True), pot=12, rivals=True)
    assert (legal.seat, legal.to_call, legal.levels, legal.pot) == (1, 3, (10,), 12)
    assert [choice.kind for choice in legal.choices] == [Kind.FOLD, Kind.CALL, Kind.RAISE]


def test_a_short_call() -> None:
    legal = legal_actions(Player(1, bet=2, stack=1), fixed(base=5, top=5, opened=True), pot=12, rivals=True)
    assert legal.to_call == 1
    assert [choice.kind for choice in legal.choices] == [Kind.FOLD, Kind.CALL]


@pytest.mark.parametrize("round_", [fixed(base=5, top=5, opened=True), pot_limit(base=5, top=5, opened=True, step=5)])
def test_chips_for_just_the_call_raise_nothing(round_: Round) -> None:
    legal = legal_actions(Player(1, bet=2, stack=3), round_, pot=12, rivals=True)
    assert legal.choices == (Choice(Kind.FOLD), Choice(Kind.CALL, amount=3))
    more = legal_actions(Player(1, bet=2, stack=4), round_, pot=12, rivals=True)
    assert [choice.kind for choice in more.choices] == [Kind.FOLD, Kind.CALL, Kind.RAISE]


@pytest.mark.parametrize(
    ("round_", "stack", "bets"),
    [
        (fixed(opening=True, owes=1), 2, ()),
        (fixed(opening=True, owes=1), 3, (Choice(Kind.BET, to=(3,)),)),
        (pot_limit(opening=True, owes=1), 1, ()),
        (pot_limit(opening=True, owes=1), 2, (Choice(Kind.BET, least=2, most=2),)),  # it comes to the same
        (pot_limit(opening=True, owes=1), 3, (Choice(Kind.BET, least=2, most=3),)),
    ],
)
def test_chips_for_just_the_bring_in(round_: Round, stack: int, bets: tuple[Choice, ...]) -> None:
    legal = legal_actions(Player(1, bet=0, stack=stack), round_, pot=8, rivals=True)
    assert legal.choices == (Choice(Kind.BRING_IN, amount=min(stack, 2)), *bets)


def test_pot_limit_has_no_levels() -> None:
    assert legal_actions(Player(1, 0, 100), pot_limit(), pot=8, rivals=True).levels == ()


@pytest.mark.parametrize(
    ("round_", "ruling"),
    [
        (fixed(), BetRuling(Kind.BET, 5, 5, 5, 5, counts=True, raises=0, cap=3, doubled=False, opens=True)),
        (fixed(), BetRuling(Kind.BET, 2, 5, 2, 5, counts=False, raises=0, cap=3, doubled=False, opens=False)),
        (
            fixed(base=2, top=2),
            BetRuling(Kind.COMPLETE, 5, 5, 3, 3, counts=True, raises=0, cap=3, doubled=False, opens=True),
        ),
        (
            fixed(base=5, top=5, opened=True, raises=1),
            BetRuling(Kind.RAISE, 10, 10, 5, 5, counts=True, raises=2, cap=3, doubled=False, opens=False),
        ),
        (
            fixed(base=5, top=5, opened=True, raises=1),
            BetRuling(Kind.RAISE, 7, 10, 2, 5, counts=False, raises=1, cap=3, doubled=False, opens=False),
        ),
        (
            fixed(sizes=(5, 10)),
            BetRuling(Kind.BET, 10, 5, 10, 5, counts=True, raises=0, cap=3, doubled=True, opens=True),
        ),
        (
            fixed(sizes=(5, 10)),
            BetRuling(Kind.BET, 9, 5, 9, 5, counts=True, raises=0, cap=3, doubled=False, opens=True),
        ),
        (pot_limit(), BetRuling(Kind.BET, 6, 2, 6, 2, counts=True, raises=0, cap=None, doubled=False, opens=True)),
        (pot_limit(), BetRuling(Kind.BET, 1, 2, 1, 2, counts=False, raises=0, cap=None, doubled=False, opens=False)),
        (
            pot_limit(base=6, top=6, opened=True, step=6),
            BetRuling(Kind.RAISE, 14, 12, 8, 6, counts=True, raises=1, cap=None, doubled=False, opens=False),
        ),
        (
            pot_limit(base=6, top=6, opened=True, step=6),
            BetRuling(Kind.RAISE, 9, 12, 3, 6, counts=False, raises=0, cap=None, doubled=False, opens=False),
        ),
    ],
)
def test_what_a_bet_counts_for(round_: Round, ruling: BetRuling) -> None:
    assert rule_bet(round_, ruling.to) == ruling


def test_a_round_after_a_bet() -> None:
    opened = fixed(opening=True, owes=2)
    assert after_bet(opened, 2, rule_bet(opened, 5), (3, 1)) == fixed(
        queue=(3, 1), may_raise=frozenset({3, 1}), base=5, top=5, opened=True
    )
    half = fixed(sizes=(10,), base=10, top=10, opened=True, step=10)
    assert after_bet(half, 1, rule_bet(half, 15), (2, 3)) == half._replace(
        queue=(2, 3), may_raise=frozenset({2, 3}), base=15, top=15, raises=1
    )
    short = fixed(opening=True, owes=2)
    assert after_bet(short, 2, rule_bet(short, 2), (3, 1)) == fixed(queue=(3, 1), may_raise=frozenset({1, 3}), top=2)
    pair = fixed(sizes=(5, 10), open_pair=(1,))
    assert after_bet(pair, 1, rule_bet(pair, 10), (2, 3)).sizes == (10,)
    assert after_bet(pair, 1, rule_bet(pair, 5), (2, 3)).sizes == (5, 10)


def test_pot_limit_after_a_bet() -> None:
    bet = after_bet(pot_limit(), 1, rule_bet(pot_limit(), 6), (2, 3))
    assert bet == pot_limit(queue=(2, 3), may_raise=frozenset({2, 3}), base=6, top=6, opened=True, step=6)


def test_pot_maximum_is_the_call_and_the_pot_after_it() -> None:
    round_ = pot_limit(base=2, top=2)
    assert pot_maximum(Player(1, 0, 100), round_, pot=10) == 14
    assert pot_maximum(Player(1, 0, 100), round_, pot=12) == 16
    assert pot_maximum(Player(1, 2, 100), round_._replace(top=14), pot=24) == 50


def test_who_may_still_raise() -> None:
    round_ = after_pass(fixed(), 1)
    assert (round_.queue, round_.may_raise) == ((2, 3), frozenset({2, 3}))
    bet = after_bet(round_, 2, rule_bet(round_, 5), (3, 1))
    assert (bet.queue, bet.may_raise, bet.top, bet.opened) == ((3, 1), frozenset({3, 1}), 5, True)


def test_a_bring_in() -> None:
    left: dict[str, Any] = {"queue": (2, 3), "may_raise": frozenset({2, 3}), "opening": False, "owes": None}
    assert after_bring_in(fixed(opening=True, owes=1), 1, (2, 3)) == fixed(**left, base=2, top=2)
    full = fixed(opening=True, owes=1, bring_in=5)
    assert after_bring_in(full, 1, (2, 3)) == full._replace(**left, base=5, top=5, opened=True)
    assert after_bring_in(pot_limit(opening=True), 1, (2, 3)) == pot_limit(**left, base=2, top=2)


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
