"""`ante-short`: a stack smaller than the ante is all-in for what there is."""

from stud_teach.engine.events import Kind
from stud_teach.engine.hand import Hand
from tests.play import every_set, kinds, play, stacks, up_cards


@every_set
def test_all_in_for_what_there_is(rules: str) -> None:
    hand = Hand.new(stacks=[100, 3, 100], ante=5, small_bet=20, big_bet=40, rules=rules)
    assert [(event.seat, event.amount, event.all_in) for event in kinds(hand, Kind.ANTE)] == [
        (1, 5, False),
        (2, 3, True),
        (3, 5, False),
    ]
    assert stacks(hand) == [95, 0, 95]


def test_the_short_ante_can_win_only_its_part_of_the_others() -> None:
    hand = Hand.new(stacks=[100, 3, 100], ante=5, small_bet=20, big_bet=40)
    assert [(pot.amount, pot.seats) for pot in hand.table.pots()] == [(9, (1, 2, 3)), (4, (1, 3))]


def test_an_ante_of_the_whole_stack_is_all_in_and_not_short() -> None:
    hand = Hand.new(stacks=[100, 5, 100], ante=5, small_bet=20, big_bet=40)
    assert [event.all_in for event in kinds(hand, Kind.ANTE)] == [False, True, False]
    assert len(hand.table.pots()) == 1


def test_it_gets_cards_and_no_decision() -> None:
    hand = Hand.new(stacks=[100, 3, 100], ante=5, bring_in=10, small_bet=20, big_bet=40)
    play(hand, *up_cards("2c Kd Qd"), "in")
    assert hand.to_act == 3
