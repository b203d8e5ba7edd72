"""`completion`: opening over a bring-in goes to the full small bet; it completes the bet and is no raise."""

from stud_teach.engine.events import Kind
from stud_teach.engine.hand import Hand
from tests.play import every_game, every_set, kinds, may, play, refusal, up_cards


@every_set
@every_game
def test_to_the_full_small_bet(game: str, rules: str) -> None:
    hand = play(Hand.new(game, players=3, rules=rules), *up_cards("2c Kd Qd"), "in")
    assert may(hand) == {"fold": None, "call": 2, "complete": [5]}
    play(hand, 5)
    (event,) = kinds(hand, Kind.COMPLETE)
    assert (event.seat, event.amount, event.to) == (2, 5, 5)
    assert may(hand) == {"fold": None, "call": 5, "raise": [10]}


def test_what_was_put_in_before_counts() -> None:
    hand = play(Hand.new(players=4), *up_cards("2c Kd Qd Jd"), "in", "call", "call", 5)
    play(hand, 10)  # the bring-in player, with 2 in front
    (event,) = kinds(hand, Kind.RAISE)
    assert (event.seat, event.amount, event.to) == (1, 8, 10)


def test_it_is_no_raise() -> None:
    """Example 5 in the room: three raises are left after it."""
    hand = play(Hand.new(players=3), *up_cards("2c Kd Qd"), "in", 5, 10, 15, 20)
    assert may(hand) == {"fold": None, "call": 10}


def test_another_amount_is_refused() -> None:
    for to in (4, 7, 10):
        assert refusal(Hand.new(players=3), *up_cards("2c Kd Qd"), "in", to).rule == "completion"


def test_pot_limit_has_none() -> None:
    hand = play(Hand.new(limit="pot", players=3), *up_cards("As Kd Qd"), "in", 5)
    assert [event.kind for event in kinds(hand, Kind.COMPLETE, Kind.RAISE)] == [Kind.RAISE]
