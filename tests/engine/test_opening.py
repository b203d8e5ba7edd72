"""Rulings on openers, beyond the rules' own tests: what they hold, and unknown cards at a table."""

from __future__ import annotations

from stud_teach.engine.hand import Hand
from stud_teach.engine.opening import BringIn, FirstActor, bring_in, first_actor, first_with_chips
from tests.play import boards, cards, doors, play, refusal, up_cards


def test_a_bring_in_holds_all_door_cards_the_deciding_one_first() -> None:
    ruling = bring_in(doors("Ks 2d 2c Ac"), (1, 2, 3, 4), highest=False)
    ks, d2, c2, ac = cards("Ks 2d 2c Ac")
    ladder = ((3, c2), (2, d2), (1, ks), (4, ac))
    assert ruling == BringIn(seat=3, card=c2, tied=(2, 3), acts=3, highest=False, doors=ladder, verified=True)
    high = bring_in(doors("Ks 2d 2c Ac"), (1, 2, 3, 4), highest=True)
    assert high == BringIn(4, ac, tied=(4,), acts=4, highest=True, doors=ladder[::-1], verified=True)


def test_unknown_doors_come_last() -> None:
    for highest, order in ((False, [2, 4, 1, 3]), (True, [4, 2, 1, 3])):
        ruling = bring_in(doors("?? 2d ?? Ks"), (1, 2, 3, 4), highest)
        assert ruling is not None
        assert [seat for seat, _ in ruling.doors] == order


def test_a_first_actor_holds_the_boards_best_first() -> None:
    ruling = first_actor(boards("9c Td", "Jh 3c", "4s 4d"), (1, 2, 3), by_suit=False)
    ladder = ((3, cards("4s 4d")), (2, cards("Jh 3c")), (1, cards("9c Td")))
    assert ruling == FirstActor(seat=3, tied=(3,), by_suit=False, acts=3, boards=ladder, verified=True)


def test_equal_boards_go_by_seat_in_whatever_order_they_are_given() -> None:
    ruling = first_actor({3: cards("Kc Qd"), 1: cards("Kd Qc"), 2: cards("Ks 2d")}, (1, 2, 3), by_suit=False)
    assert ruling is not None
    assert (ruling.seat, ruling.tied) == (1, (1, 3))
    assert [seat for seat, _ in ruling.boards] == [1, 3, 2]


def test_first_with_chips() -> None:
    assert first_with_chips(2, (1, 2, 3)) == 2
    assert first_with_chips(2, (1, 3)) == 3
    assert first_with_chips(4, (1, 3)) == 1


class TestAtATable:
    def test_a_door_card_that_could_be_lowest_holds(self) -> None:
        hand = play(Hand.new(players=3), "??????", "????2d", "????Ks")
        assert hand.to_act == 2

    def test_down_cards_that_are_known_count(self) -> None:
        """Only the ace of spades beats the ace of hearts, and seat 1 holds it."""
        hand = play(Hand.new(players=2), "As??Ah", "??????")
        assert refusal(hand, "in").fault == "not-verifiable"
        assert play(Hand.new(players=2), "????Ah", "??????").to_act == 1

    def test_nobody_acts_and_cards_cannot_go_on(self) -> None:
        wrong = refusal(Hand.new(players=2), "??????", "??????", "9c")
        assert wrong.fault == "not-verifiable"

    def test_an_unknown_up_card_on_fourth_street(self) -> None:
        hand = play(Hand.new(players=2), *up_cards("2c As"), "in", "call", "?? Kd")
        assert hand.to_act == 2

    def test_without_betting_nobody_needs_to_be_known(self) -> None:
        hand = play(Hand.new(stacks=[1, 100]), "??????", "??????")
        assert hand.table.street_name == "fourth"
