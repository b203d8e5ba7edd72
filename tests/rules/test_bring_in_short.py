"""`bring-in-short`: too few chips bring in for what is left; the others still owe the full bring-in."""

from stud_teach.engine.events import Kind
from stud_teach.engine.hand import Hand
from tests.play import every_game, every_set, kinds, may, play, stacks, up_cards


@every_set
@every_game
def test_example_18(game: str, rules: str) -> None:
    hand = play(Hand.new(game, stacks=[2, 100, 100], rules=rules), *up_cards("2c Kd Qd"))
    assert may(hand) == {"bring-in": 1}
    play(hand, "in")
    (event,) = kinds(hand, Kind.BRING_IN)
    assert (event.amount, event.all_in) == (1, True)
    assert may(hand) == {"fold": None, "call": 2, "complete": [5]}


def test_pot_limit_raises_over_the_full_bring_in() -> None:
    hand = play(Hand.new("stud8", "pot", stacks=[2, 100, 100]), *up_cards("2c Kd Qd"), "in")
    # pot 3 + 1; after calling 2 it is 6: raise by 2 to 6
    assert may(hand) == {"fold": None, "call": 2, "raise": range(4, 9)}


def test_what_nobody_can_match_comes_back() -> None:
    hand = play(Hand.new(stacks=[2, 100]), *up_cards("2c Kd"), "in")
    assert may(hand) == {"fold": None, "call": 2}
    play(hand, "call")
    (returned,) = kinds(hand, Kind.RETURN)
    assert (returned.seat, returned.amount) == (2, 1)
    assert stacks(hand) == [0, 98]
    assert [pot.amount for pot in hand.table.pots()] == [4]


def test_exactly_the_bring_in_is_all_in_and_not_short() -> None:
    hand = play(Hand.new(stacks=[3, 100, 100]), *up_cards("2c Kd Qd"), "in")
    (event,) = kinds(hand, Kind.BRING_IN)
    assert (event.amount, event.all_in) == (2, True)
