"""A game is a row: what another one would need, tried with sökö's streets and a ranking of its own."""

from __future__ import annotations

from collections.abc import Sequence

from stud_teach.cards.card import Card
from stud_teach.cards.ranking import HighHand, best_high
from stud_teach.engine.events import Kind
from stud_teach.engine.hand import Hand
from stud_teach.engine.rules import rule_set
from stud_teach.engine.setup import Setup
from stud_teach.games import DOWN, STUD, STUD8, UP, Game, GameWords, Limit, Street, StreetWords
from stud_teach.trace.trace import as_json, trace
from tests.play import kinds, may, play


def worst(cards: Sequence[Card]) -> HighHand:
    """A ranking turned round: the worse hand wins."""
    high = best_high(cards)
    return high._replace(value=-high.value)


def called(name: str) -> StreetWords:
    return StreetWords(name.title(), name[:3], name, f"on {name}", f"Cards on {name}.", f"Cards on {name}.")


SHORT = Game(
    "short stud",
    (
        Street("second", (DOWN, UP), called("second")),
        Street("third", (UP,), called("third")),
        Street("fourth", (UP,), called("fourth"), big_bet=True),
        Street("fifth", (UP,), called("fifth"), big_bet=True),
    ),
    GameWords("Short stud", "high", "Cards.", "Four rounds.", "from second to fifth", "on second and third", "first"),
    "SS",
    best=worst,
)


def test_the_games_rank_by_the_best_high_hand() -> None:
    assert {game.best for game in (STUD, STUD8)} == {best_high}
    assert (STUD.cards, STUD.first_street, SHORT.cards, SHORT.first_street) == (7, "third", 5, "second")


def test_a_row_and_a_function_make_a_game() -> None:
    hand = Hand(Setup(SHORT, Limit.FIXED, rule_set("room"), (100, 100), 1, 2, 5, 10))
    play(hand, "As2c", "KdKh")
    assert (hand.to_act, may(hand)) == (1, {"bring-in": 2, "bet": [5]})
    play(hand, "in", "call", "9h", "Ks")
    assert (hand.to_act, may(hand)["bet"]) == (2, [5])  # the pair acts first
    play(hand, "check", "check", "7d", "4c")
    assert may(hand)["bet"] == [10]
    play(hand, 10, "call", "5s", "3d", "check", "check", "show")
    assert [(event.seat, event.amount) for event in kinds(hand, Kind.AWARD)] == [(1, 26)]  # ace high, not three kings
    told = as_json(trace(hand))
    assert told["bring_in"] == {"seat": 1, "amount": 2, "acts": 1, "tied": [1], "by_suit": False}
    assert [step["rule"] for step in told["steps"] if step["kind"] == "award"] == ["high-hand"]
