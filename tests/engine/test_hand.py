"""The hand as a notebook builds it: new, deal, act, undo, look."""

from __future__ import annotations

from typing import Any

import pytest

from stud_teach.cards.card import DECK, CardError
from stud_teach.engine.events import Action, BadSetup, Do, Refused
from stud_teach.engine.hand import Hand, shuffled
from stud_teach.engine.refusals import Phase
from stud_teach.engine.rules import HouseError
from stud_teach.files.phh import loads
from tests.play import pass_round, play, quiet, stacks, up_cards


def test_a_whole_hand_reads_like_one() -> None:
    hand = Hand.new("stud8", players=2, names=["Aino", "Bo"])
    hand.deal("As2d2c").deal("KsKhKd").bring_in().call()
    hand.deal("3d").deal("9c").check().check()
    hand.deal("4h").deal("9d").check().bet(10).call()
    hand.deal("7s").deal("2h").check().bet(10).call()
    hand.deal("Qh").deal("2s").check().bet(10).call().show()
    assert hand.finished
    assert hand.names == ("Aino", "Bo")
    # pot 2 + 4 + 60: kings full for high, 7-4-3-2-A for low
    assert stacks(hand) == [200, 200]


def test_defaults() -> None:
    setup = Hand.new().setup
    assert (setup.stacks, setup.ante, setup.bring_in) == ((200,) * 6, 1, 2)
    assert (setup.small_bet, setup.big_bet) == (5, 10)
    assert Hand.new(players=2).names == ("Player 1", "Player 2")
    assert Hand.new(limit="pot").setup.stakes() == {"ante": 1, "bring-in": 2}


@pytest.mark.parametrize(
    ("wrong", "error", "said"),
    [
        ({"game": "omaha"}, ValueError, "“game” is stud or stud8, not 'omaha'."),
        ({"limit": "no"}, ValueError, "“limit” is fixed or pot, not 'no'."),
        ({"rules": "club"}, HouseError, "“rules” is room, casino or tournament, not 'club'."),
        ({"house": {"raise-cap": 0}}, HouseError, "is a whole number from 1 to 999, not 0. [raise-cap]"),
        ({"players": 9}, BadSetup, "2 to 8 can play, not 9. [players]"),
        ({"players": 1}, BadSetup, "2 to 8 can play, not 1. [players]"),
        ({"players": 10**9}, BadSetup, "2 to 8 can play, not 1000000000. [players]"),
        ({"players": "6"}, BadSetup, "2 to 8 can play, not "),
        ({"players": True}, BadSetup, "2 to 8 can play, not "),
        ({"stacks": [100, "100"]}, BadSetup, "Every stack is a whole number of chips"),
        ({"stacks": [100]}, BadSetup, "2 to 8 can play, not "),
        ({"players": 2, "names": ["A"]}, BadSetup, "1 names, 2 players. [players]"),
        ({"players": 2, "names": ["A", 3]}, BadSetup, "“names” is a text, not 3. [players]"),
        ({"ante": -1}, BadSetup, "“ante” is a whole number of chips from 0 "),
        ({"limit": "pot", "rules": "casino"}, BadSetup, "pot-limit"),
    ],
)
def test_what_cannot_be_new(wrong: dict[str, Any], error: type[Exception], said: str) -> None:
    with pytest.raises(error) as bad:
        Hand.new(**wrong)
    assert said in str(bad.value)
    assert "\n" not in str(bad.value)


SEED_7 = ["9c", "6c", "Ks", "3c", "9d", "9h"]


class TestSeeds:
    def test_a_seed_is_the_same_everywhere(self) -> None:
        """The order is that of the digests of "seed/card": worked out once with another program."""
        assert [str(card) for card in shuffled(7)[:6]] == SEED_7
        assert shuffled("7") == shuffled(7) != shuffled(8)
        assert sorted(shuffled("any text")) == list(DECK)

    def test_every_house_deals_the_same_cards(self) -> None:
        def dealt(rules: str) -> list[list[str]]:
            hand = quiet(Hand.new(players=4, rules=rules, seed=3), (), (), (), (), ())
            return [[str(card) for card in seat.cards] for seat in hand.table.seats.values()]

        assert dealt("room") == dealt("casino") == dealt("tournament")

    def test_a_whole_street_at_once(self) -> None:
        hand = Hand.new(players=3, seed="monday").deal()
        assert hand.table.phase is Phase.ACT
        assert [len(seat.cards) for seat in hand.table.seats.values()] == [3, 3, 3]

    def test_given_cards_are_left_out(self) -> None:
        first = shuffled(5)[0]
        hand = Hand.new(players=2, seed=5).deal(f"{first}????").deal()
        assert first not in hand.table.seats[2].cards

    def test_without_a_seed(self) -> None:
        with pytest.raises(ValueError, match="seed"):
            Hand.new(players=2).deal()

    def test_when_nothing_is_due(self) -> None:
        with pytest.raises(Refused, match="No cards are due now"):
            Hand.new(players=2, seed=1).deal().deal()


class TestUndo:
    def test_one_or_several(self) -> None:
        hand = play(Hand.new(players=3), *up_cards("2c Kd Qd"), "in", 5, "call")
        assert hand.to_act == 1
        assert hand.undo().to_act == 3
        assert hand.undo(2).to_act == 1
        assert [action.do for action in hand.actions] == [Do.DEAL] * 3

    def test_at_the_start_nothing_happens(self) -> None:
        hand = Hand.new(players=3)
        assert hand.undo(5).actions == []
        assert stacks(hand) == [199, 199, 199]

    def test_a_refused_action_of_a_file_can_be_taken_back(self) -> None:
        text = """
variant = "F7S"
antes = [1, 1]
bring_in = 2
small_bet = 5
big_bet = 10
starting_stacks = [100, 100]
actions = ["d dh p1 ????2c", "d dh p2 ????Kd", "p1 f"]
"""
        hand = loads(text)
        assert hand.refused is not None
        with pytest.raises(Refused):
            hand.bring_in()
        assert hand.undo().refused is None
        assert hand.bring_in().to_act == 2


def test_under_other_rules() -> None:
    hand = play(Hand.new(players=3), *up_cards("2c Kd Qd"), "in", 5, 10, 15, 20)
    assert not [choice for choice in hand.legal_actions() if choice.to]
    other = hand.under("casino")
    assert [choice.to for choice in other.legal_actions() if choice.to] == [(25,)]
    assert (hand.rules, other.rules) == ("room", "casino")
    assert hand.under("room", {"raise-cap": 5}).setup.house.raise_cap == 5
    refusing = other.bet(25).under("room")
    assert refusing.refused is not None
    assert refusing.refused.refusal.rule == "raise-cap"


def test_bad_cards() -> None:
    hand = Hand.new(players=2)
    with pytest.raises(CardError, match=r"“1c” \(card 3\) is no card"):
        hand.deal("AsKd1c")
    with pytest.raises(CardError, match="twice"):
        hand.deal("AsKdAs")
    with pytest.raises(Refused, match="number of cards"):
        hand.deal("AsKd")
    assert hand.actions == []


def test_what_it_looks_like() -> None:
    hand = play(Hand.new(players=3), *up_cards("2c Kd Qd"))
    assert repr(hand) == "<Hand of stud, 3 players: third street, seat 1 to act>"
    assert repr(play(Hand.new(players=2), *up_cards("2c Kd"), "in", "fold")) == "<Hand of stud, 2 players: finished>"
    assert "showdown" in repr(quiet(Hand.new(players=2, seed=1), (), (), (), (), ()))


def test_legal_actions_when_nobody_acts() -> None:
    assert Hand.new(players=2).legal_actions() == ()


def test_acting_when_nobody_is_to_act() -> None:
    hand = Hand.new(players=2)
    for act in (hand.fold, hand.check, hand.call, hand.bring_in):
        with pytest.raises(Refused, match="First the cards of this street are dealt"):
            act()


def test_showing_twice_changes_nothing() -> None:
    hand = quiet(Hand.new(players=2, seed=1), (), (), (), (), ()).show()
    count = len(hand.actions)
    assert len(hand.show().actions) == count


def test_a_hand_is_the_same_by_its_actions() -> None:
    hand = pass_round(Hand.new(players=3, seed=2).deal())
    again = Hand(hand.setup, hand.names, hand.actions)
    assert stacks(again) == stacks(hand)
    assert again.table.events == hand.table.events
    assert isinstance(again.actions[0], Action)
