"""`first-actor-all-in`: the best board is all-in: the next player clockwise who can act starts."""

from stud_teach.engine.hand import Hand
from stud_teach.engine.opening import first_actor
from tests.play import boards, every_game, every_set, may, play, up_cards


@every_set
@every_game
def test_the_next_clockwise_starts(game: str, rules: str) -> None:
    hand = Hand.new(game, stacks=[100, 100, 3, 100], rules=rules)
    play(hand, *up_cards("2c Kd As Jd"), "in", "call", "call", "call", "9c 8c Ad 7c")
    assert hand.table.seats[3].stack == 0
    assert hand.to_act == 4
    assert hand.table.first_actors["fourth"] == 4
    assert may(hand)["check"] is None


def test_the_ruling_names_both() -> None:
    ruling = first_actor(boards("9c 8c", "Kd Qd", "As Ad"), (1, 2), by_suit=False)
    assert ruling is not None
    assert (ruling.seat, ruling.acts) == (3, 1)


def test_all_ins_in_a_row_are_passed_over() -> None:
    ruling = first_actor(boards("9c 8c", "As Ad", "Kd Qd", "Jd Td"), (1, 4), by_suit=False)
    assert ruling is not None
    assert (ruling.seat, ruling.acts) == (2, 4)


def test_it_shows_in_its_turn_all_the_same() -> None:
    ruling = first_actor(boards("9c 8c", "Kd Qd", "As Ad"), (), by_suit=False)
    assert ruling is not None
    assert ruling.acts == 3
