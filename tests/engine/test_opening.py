"""Rulings on openers, beyond the rules' own tests: what they hold, and unknown cards at a table."""

from __future__ import annotations

from stud_teach.engine.hand import Hand
from stud_teach.engine.opening import BringIn, FirstActor, bring_in, first_actor, first_with_chips
from tests.play import boards, cards, doors, play, refusal, up_cards


def test_a_bring_in_holds_all_door_cards_the_deciding_one_first() -> None:
    ruling = bring_in(doors("Ks 2d 2c Ac"), (1, 2, 3, 4), highest=False)
    assert isinstance(ruling, BringIn)
    assert [(seat, str(card)) for seat, card in ruling.doors] == [(3, "2c"), (2, "2d"), (1, "Ks"), (4, "Ac")]
    high = bring_in(doors("Ks 2d 2c Ac"), (1, 2, 3, 4), highest=True)
    assert high is not None
    assert [seat for seat, _ in high.doors] == [4, 1, 2, 3]


def test_unknown_doors_come_last() -> None:
    ruling = bring_in(doors("?? 2d Ks"), (1, 2, 3), highest=False)
    assert ruling is not None
    assert [seat for seat, _ in ruling.doors] == [2, 3, 1]


def test_a_first_actor_holds_the_boards_best_first() -> None:
    ruling = first_actor(boards("9c Td", "Jh 3c", "4s 4d"), (1, 2, 3), by_suit=False)
    assert isinstance(ruling, FirstActor)
    assert ruling.boards[0] == (3, cards("4s 4d"))


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
