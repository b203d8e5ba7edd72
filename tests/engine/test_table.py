"""The table: one action after the other, what follows by itself, and what stands in between."""

from __future__ import annotations

import pytest

from stud_teach.engine.events import Action, Do, Event, Kind, Refused
from stud_teach.engine.hand import Hand
from stud_teach.engine.refusals import Phase
from stud_teach.engine.rules import rule_set
from stud_teach.engine.setup import Setup
from stud_teach.engine.table import Table
from stud_teach.games import STUD8, Limit
from tests.play import cards, pass_round, play, quiet, up_cards


def test_the_listener_hears_every_event_as_it_happens() -> None:
    heard: list[tuple[Event, int]] = []
    setup = Setup(STUD8, Limit.FIXED, rule_set("room"), (100, 100), 1, 2, 5, 10)
    table = Table(setup, lambda at, event: heard.append((event, sum(seat.stack for seat in at.seats.values()))))
    assert [(event.kind, chips) for event, chips in heard] == [(Kind.ANTE, 199), (Kind.ANTE, 198)]
    table.apply(Action(Do.DEAL, 1, cards=cards("As2d2c")))
    assert heard[-1][0] is table.events[-1]


def test_phases_of_a_hand() -> None:
    hand = Hand.new(players=2, seed=8)
    phases = [hand.table.phase]
    for _ in range(5):
        hand.deal()
        phases.append(hand.table.phase)
        pass_round(hand)
        phases.append(hand.table.phase)
    hand.show()
    phases.append(hand.table.phase)
    assert phases == [*[Phase.DEAL, Phase.ACT] * 5, Phase.SHOW, Phase.OVER]


def test_the_stub_counts_unknown_cards_too() -> None:
    hand = play(Hand.new(players=3), "??????")
    assert hand.table.stub == 49
    assert hand.table.seen() == frozenset()


def test_street_names() -> None:
    hand = Hand.new(players=2, seed=8)
    assert hand.table.street_name == "third"  # its cards come next
    assert hand.table.events[0].street == "ante"
    quiet(hand, (), (), (), (), ())
    assert hand.table.street_name == "showdown"


def test_nothing_is_legal_while_cards_are_due() -> None:
    hand = Hand.new(players=2)
    assert hand.table.legal_actions() is None
    assert hand.table.to_act is None


def test_a_refused_action_leaves_no_trace() -> None:
    hand = play(Hand.new(players=2), *up_cards("2c Kd"))
    events = list(hand.table.events)
    with pytest.raises(Refused):
        hand.table.apply(Action(Do.BET_TO, 1, 7))
    assert hand.table.events == events
    assert hand.table.seats[1].stack == 199


def test_eight_players_nobody_folds_to_the_end_in_every_set() -> None:
    for rules in ("room", "casino", "tournament"):
        for game in ("stud", "stud8"):
            hand = quiet(Hand.new(game, players=8, rules=rules, seed=21), (), (), (), (), ()).show()
            assert hand.finished
            assert sum(seat.stack for seat in hand.table.seats.values()) == 1600
            assert hand.table.community is not None


def test_pots_of_a_finished_hand_are_those_that_were_paid() -> None:
    hand = play(Hand.new(players=2), *up_cards("2c Kd"), "in", "fold")
    assert [pot.amount for pot in hand.table.pots()] == [2]


def test_all_in_hands_are_dealt_on_to_the_showdown() -> None:
    hand = Hand.new(stacks=[3, 3, 3], seed=5).deal()
    play(hand, "in", "call", "call")
    for _ in range(4):
        hand.deal()
    assert hand.table.phase is Phase.SHOW
    assert hand.show().finished


def test_six_cards_and_a_community_card_make_seven() -> None:
    hand = quiet(Hand.new(players=8, seed=21), (), (), (), (), ()).show()
    assert all(len(hand.table.seats[seat].cards) == 6 for seat in hand.table.seats)
    shown = [event for event in hand.table.events if event.kind is Kind.SHOW]
    assert [len(event.cards) for event in shown] == [6] * 8
