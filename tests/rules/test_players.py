"""`players`: up to 8, at least 2, every stack above 0."""

import pytest

from stud_teach.engine.events import BadSetup
from stud_teach.engine.hand import Hand
from tests.play import every_set


@every_set
@pytest.mark.parametrize("count", range(2, 9))
def test_two_to_eight_may_play(count: int, rules: str) -> None:
    assert len(Hand.new(players=count, rules=rules).table.live) == count


@every_set
@pytest.mark.parametrize("count", [0, 1, 9, 10])
def test_fewer_or_more_may_not(count: int, rules: str) -> None:
    with pytest.raises(BadSetup) as bad:
        Hand.new(stacks=[100] * count, rules=rules)
    assert bad.value.refusal.rule == "players"


@every_set
@pytest.mark.parametrize("stack", [0, -5])
def test_every_stack_is_above_nothing(stack: int, rules: str) -> None:
    with pytest.raises(BadSetup) as bad:
        Hand.new(stacks=[100, stack, 100], rules=rules)
    assert bad.value.refusal.rule == "players"
    assert bad.value.refusal.facts["seat"] == 2


def test_one_chip_is_a_stack() -> None:
    assert Hand.new(stacks=[1, 1]).table.live == (1, 2)
