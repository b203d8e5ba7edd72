"""A packed trace is the same trace, only smaller."""

from __future__ import annotations

import json

import pytest

from stud_teach.engine.events import Kind
from stud_teach.engine.hand import Hand
from stud_teach.engine.refusals import Phase
from stud_teach.scenarios import names, scenario
from stud_teach.trace.trace import trace
from stud_teach.views.annotate import annotate
from stud_teach.views.packing import packed, unpacked

LIMIT = 150_000  # bytes of an eight-player trace in both languages


def size(value: object) -> int:
    return len(json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode())


@pytest.mark.parametrize("name", names())
def test_unpacking_brings_everything_back(name):
    annotated = annotate(trace(scenario(name)))
    small = packed(annotated)
    assert unpacked(json.loads(json.dumps(small))) == json.loads(json.dumps(annotated))
    assert unpacked(annotated) == annotated
    assert size(small) < LIMIT


def test_every_text_is_there_once():
    small = packed(annotate(trace(scenario("two-deuces"))))
    assert len({(text["en"], text["fi"]) for text in small["texts"]}) == len(small["texts"])
    assert small["texts"][small["steps"][0]["title"]["t"]]["en"] == "Seat 1 pays the ante of 1"


@pytest.mark.parametrize("game", ["stud", "stud8"])
def test_eight_players_who_raise_to_the_cap_on_every_street(game):
    """As long as a hand of eight to the river can be: each round bet, raised three times and called by all."""
    hand = Hand.new(game, players=8, seed=3, stacks=[5000] * 8, rules="casino", house={"raise-cap": 3})
    while not hand.finished:
        kinds = {str(choice.kind): choice for choice in hand.legal_actions()}
        raising = [kinds[kind] for kind in ("complete", "bet", "raise") if kind in kinds]
        if "bring-in" in kinds:
            hand.bring_in()
        elif raising:
            hand.bet(raising[0].to[0])
        elif kinds:
            hand.call()
        elif hand.table.phase is Phase.SHOW:
            hand.show()
        else:
            hand.deal()
    assert len({step.event.seat for step in trace(hand).steps if step.event.kind is Kind.SHOW}) == 8
    assert size(packed(annotate(trace(hand)))) < LIMIT
