"""`community-no-bet`: after a community card the room has no betting on seventh street; elsewhere it goes on."""

import pytest

from stud_teach.engine.hand import Hand
from tests.play import every_game, may, quiet, refusal

FOUR_STREETS: tuple[tuple[int, ...], ...] = ((), (), (), ())


@every_game
def test_room_goes_straight_to_the_showdown(game: str) -> None:
    hand = quiet(Hand.new(game, players=8, seed=2), *FOUR_STREETS).deal()
    assert hand.table.street_name == "showdown"
    assert hand.to_act is None
    assert "seventh" not in hand.table.first_actors
    assert refusal(hand, "check").rule == "community-no-bet"
    assert refusal(hand, 10).rule == "community-no-bet"


def test_room_the_best_board_shows_first() -> None:
    hand = quiet(Hand.new(players=8, seed=2), *FOUR_STREETS).deal()
    assert hand.table.showing.bettor is None
    assert hand.table.showing.seats[0] == hand.table.first_actors["sixth"]


def test_room_in_pot_limit_too() -> None:
    hand = quiet(Hand.new(limit="pot", players=8, seed=2), *FOUR_STREETS).deal()
    assert refusal(hand, "check").rule == "community-no-bet"


@every_game
@pytest.mark.parametrize("rules", ["casino", "tournament"])
def test_elsewhere_betting_goes_on(rules: str, game: str) -> None:
    hand = quiet(Hand.new(game, players=8, seed=2, rules=rules), *FOUR_STREETS).deal()
    assert hand.to_act == hand.table.first_actors["sixth"]  # the same four up cards rule
    assert may(hand) == {"fold": None, "check": None, "bet": [10]}


def test_a_setting() -> None:
    hand = quiet(Hand.new(players=8, seed=2, house={"community-no-bet": "betting"}), *FOUR_STREETS).deal()
    assert hand.to_act is not None
