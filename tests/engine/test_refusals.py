"""Refused actions: each names its rule and what would be legal, and has a sentence in every language there is."""

from __future__ import annotations

import pytest

from stud_teach.engine.events import Action, Do
from stud_teach.engine.hand import Hand
from tests.play import cards, pass_round, play, quiet, refused, up_cards

THIRD = up_cards("2c Kd Qd")


def at_third() -> Hand:
    return play(Hand.new(players=3), *THIRD)


def at_fourth() -> Hand:
    return play(at_third(), "in", "call", "call", "9c As 4d")


CASES = [
    # what has been played, what is tried, the rule, the fault
    ("new", Action(Do.FOLD, 1), "turn", "cards-due"),
    ("new", Action(Do.DEAL, 1, cards=cards("AsKd")), "deal", "wrong-card-count"),
    ("new", Action(Do.DEAL, 1), "deal", "wrong-card-count"),
    ("new", Action(Do.DEAL, 1, cards=cards("AsKd2c7h")), "deal", "wrong-card-count"),
    ("new", Action(Do.DEAL, 2, cards=cards("AsKd2c")), "seats", "wrong-seat-dealt"),
    ("new", Action(Do.DEAL, 4, cards=cards("AsKd2c")), "seats", "no-such-seat"),
    ("new", Action(Do.DEAL, 1, cards=(*cards("AsKd"), cards("As")[0])), "cards", "repeated-card"),
    ("new", Action(Do.COMMUNITY, cards=cards("As")), "deck-short", "no-community-due"),
    ("new", Action(Do.SHOW, 1, cards=()), "showdown-order", "cards-due"),
    ("new", Action(Do.MUCK, 1), "showdown-order", "cards-due"),
    ("third", Action(Do.DEAL, 1, cards=cards("As")), "deal", "decision-due"),
    ("third", Action(Do.COMMUNITY, cards=cards("As")), "deck-short", "decision-due"),
    ("third", Action(Do.BRING_IN, 2), "bring-in", "out-of-turn"),
    ("third", Action(Do.FOLD, 1), "fold", "not-now"),
    ("third", Action(Do.CHECK_OR_CALL, 1), "bring-in", "not-now"),
    ("third", Action(Do.BET_TO, 1, 4), "bring-in-amount", "wrong-amount"),
    ("third", Action(Do.FOLD, 0), "seats", "no-such-seat"),
    ("fourth", Action(Do.BRING_IN, 2), "bring-in", "not-now"),
    ("fourth", Action(Do.CHECK_OR_CALL, 3), "first-actor", "out-of-turn"),
    ("fourth", Action(Do.BET_TO, 2, 6), "bet-size", "wrong-amount"),
    ("fourth", Action(Do.DEAL, 2, cards=cards("As")), "deal", "decision-due"),
]


@pytest.mark.parametrize(("played", "action", "rule", "fault"), CASES)
def test_rule_and_fault(played: str, action: Action, rule: str, fault: str) -> None:
    hand = {"new": lambda: Hand.new(players=3), "third": at_third, "fourth": at_fourth}[played]()
    wrong = refused(hand, action)
    assert (wrong.rule, wrong.fault) == (rule, fault)
    assert wrong.action == action
    assert str(wrong.message()).endswith(f"[{wrong.rule}]")


def test_what_would_be_legal_is_named() -> None:
    wrong = refused(at_fourth(), Action(Do.BET_TO, 2, 6))
    assert wrong.seat == 2
    assert [str(choice.kind) for choice in wrong.legal] == ["fold", "check", "bet"]


def test_the_rule_behind_a_tie_is_named() -> None:
    hand = play(Hand.new(players=3), *up_cards("2c 2d Ks"))
    assert refused(hand, Action(Do.BRING_IN, 2)).rule == "bring-in-suit"
    play(hand, "in", "call", "call", "Ac Ad 3h")
    assert refused(hand, Action(Do.CHECK_OR_CALL, 2)).rule == "first-actor-tie"


def test_the_rule_behind_an_all_in_is_named() -> None:
    hand = play(Hand.new(stacks=[1, 100, 100]), *up_cards("2c Kd Ks"))
    assert refused(hand, Action(Do.BRING_IN, 3)).rule == "bring-in-all-in"
    hand = play(Hand.new(stacks=[3, 100, 100]), *up_cards("2c Kd Ks"), "in", "call", "call", "2d 3d 4d")
    assert refused(hand, Action(Do.CHECK_OR_CALL, 3)).rule == "first-actor-all-in"


def test_a_card_that_lies_elsewhere() -> None:
    hand = play(Hand.new(players=2), "AsKd2c")
    wrong = refused(hand, Action(Do.DEAL, 2, cards=cards("QsJd2c")))
    assert (wrong.rule, wrong.fault, wrong.facts) == ("cards", "repeated-card", {"card": "2c"})


def test_a_folded_card_is_not_dealt_again() -> None:
    hand = play(at_third(), "in", "fold", "call", "9c")
    assert refused(hand, Action(Do.DEAL, 3, cards=cards("Kd"))).rule == "cards"


class TestShowing:
    def showdown(self) -> Hand:
        hand = play(Hand.new(players=2), "????2c", "AsKsKd", "in", "call")
        for street in ("9c 9d", "8c 8d", "7c 3d"):
            pass_round(play(hand, street))
        return pass_round(play(hand, "?? Qh"))

    @pytest.mark.parametrize(
        ("shown", "fault"),
        [
            ("AhAd2c9c8c7c", "show-count"),
            ("AhAd2c9c8c7c5h5d", "show-count"),
            ("AhAd2c9c8c6h5h", "show-other-cards"),
            ("AhKs2c9c8c7c5h", "repeated-card"),
            ("AhKd2c9c8c7c5h", "repeated-card"),
        ],
    )
    def test_what_cannot_be_shown(self, shown: str, fault: str) -> None:
        wrong = refused(self.showdown(), Action(Do.SHOW, 1, cards=cards(shown)))
        assert (wrong.rule, wrong.fault) == ("cards", fault)
        assert str(wrong.message()).endswith(f"[{wrong.rule}]")

    def test_an_unknown_card_cannot_be_shown(self) -> None:
        wrong = refused(self.showdown(), Action(Do.SHOW, 1, cards=(None, *cards("Ad2c9c8c7c5h"))))
        assert wrong.rule == "cards"

    def test_down_cards_may_be_shown_in_any_order(self) -> None:
        hand = self.showdown()
        hand.apply(Action(Do.SHOW, 1, cards=cards("5h7c8c9c2cAdAh")))
        hand.apply(Action(Do.SHOW, 2, cards=cards("AsKsKd9d8d3dQh")))
        assert hand.finished
        assert [str(card) for card in hand.table.seats[1].cards] == ["5h", "Ad", "2c", "9c", "8c", "7c", "Ah"]

    def test_the_folded_do_not_show(self) -> None:
        hand = play(at_third(), "in", "fold")
        wrong = refused(hand, Action(Do.SHOW, 2, cards=cards("AsAhKd")))
        assert (wrong.rule, wrong.fault) == ("fold", "folded-shows")

    def test_nothing_follows_the_end(self) -> None:
        hand = play(Hand.new(players=2), *up_cards("2c Kd"), "in", "fold")
        for action in (
            Action(Do.FOLD, 1),
            Action(Do.DEAL, 1, cards=cards("As")),
            Action(Do.SHOW, 1, cards=cards("AsAh2c")),
        ):
            assert refused(hand, action).fault == "hand-over"


def test_an_unknown_community_card() -> None:
    hand = quiet(Hand.new(players=8, seed=1), (), (), (), ())
    wrong = refused(hand, Action(Do.COMMUNITY, cards=(None,)))
    assert (wrong.rule, wrong.fault) == ("cards", "community-unknown")
    assert refused(hand, Action(Do.COMMUNITY, cards=())).fault == "wrong-card-count"


def test_a_community_card_may_be_shown_with_the_hand_or_not() -> None:
    for more in (False, True):
        hand = quiet(Hand.new(players=8, seed=1), (), (), (), ()).deal()
        community = hand.table.community
        for seat, state in list(hand.table.seats.items()):
            hand.apply(Action(Do.SHOW, seat, cards=(*state.cards, *((community,) if more else ()))))
        assert hand.finished
