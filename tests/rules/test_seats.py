"""`seats`: numbered from 1, clockwise from the dealer's left; dealt in that order."""

from stud_teach.engine.events import Action, Do, Kind
from stud_teach.engine.hand import Hand
from stud_teach.engine.opening import clockwise
from tests.play import cards, every_set, kinds, play, quiet, refused, up_cards


@every_set
def test_cards_are_dealt_from_seat_one_on(rules: str) -> None:
    hand = quiet(Hand.new(players=5, rules=rules, seed=1), (), ())
    dealt = [event.seat for event in kinds(hand, Kind.DEAL)]
    assert dealt == [1, 2, 3, 4, 5, 1, 2, 3, 4, 5]


def test_a_card_for_the_wrong_seat_is_refused() -> None:
    hand = Hand.new(players=3)
    wrong = refused(hand, Action(Do.DEAL, 2, cards=cards("As Kd 2c")))
    assert (wrong.rule, wrong.facts["due"]) == ("seats", 1)


def test_clockwise_is_up_and_around() -> None:
    assert clockwise([1, 2, 3, 4], after=3) == (4, 1, 2, 3)
    assert clockwise([1, 2, 4], after=3) == (4, 1, 2)


def test_the_action_goes_around_the_same_way() -> None:
    hand = play(Hand.new(players=4), *up_cards("Kd Qd 2c Jd"))
    order = []
    for act in ("in", "call", "call", "call"):
        order.append(hand.to_act)
        play(hand, act)
    assert order == [3, 4, 1, 2]
