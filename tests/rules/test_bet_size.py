"""`bet-size`: fixed limit: the small bet on third and fourth, the big bet on fifth to seventh."""

from stud_teach.engine.events import Refusal
from stud_teach.engine.hand import Hand
from tests.play import every_game, every_set, may, quiet, refusal


def begun(game: str, rules: str, streets: int) -> Hand:
    """Return a hand at the first decision of fourth street (1), fifth (2), ..."""
    return quiet(Hand.new(game, players=2, rules=rules, seed=11), *[()] * streets).deal()


@every_set
@every_game
def test_small_then_big(game: str, rules: str) -> None:
    assert [may(begun(game, rules, streets))["bet"] for streets in (1, 2, 3, 4)] == [[5], [10], [10], [10]]


@every_set
def test_raises_go_by_the_same(rules: str) -> None:
    assert may(begun("stud8", rules, 1).bet(5))["raise"] == [10]
    assert may(begun("stud8", rules, 2).bet(10))["raise"] == [20]


def test_other_sizes_are_refused() -> None:
    for to in (1, 4, 6, 10, 200):
        wrong: Refusal = refusal(begun("stud8", "room", 1), to)
        assert (wrong.rule, wrong.facts) == ("bet-size", {"to": to})
    assert refusal(begun("stud8", "room", 2), 5).rule == "bet-size"
    assert refusal(begun("stud8", "room", 2).bet(10), 15).rule == "bet-size"


def test_the_big_bet_need_not_be_twice_the_small() -> None:
    hand = quiet(Hand.new(players=2, small_bet=5, big_bet=20, seed=11), (), ()).deal()
    assert may(hand)["bet"] == [20]
