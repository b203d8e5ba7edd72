"""Hands that were really played, from a folder beside the project: what the sources printed is what the rules say."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pokerkit
import pytest

from stud_teach.engine.events import Kind
from stud_teach.engine.hand import Hand
from stud_teach.engine.pots import Hand as ShownHand
from stud_teach.files import phh
from stud_teach.files.phh import BadFile
from stud_teach.trace.trace import as_json, trace
from tests.conftest import REAL_HANDS

COMMUNITY_BETTING = "stars-stud-001"  # bets on seventh street with a community card: no hand of the room's
CATEGORIES = {
    "straight flush": "straight-flush",
    "four of a kind": "quads",
    "full house": "full-house",
    "flush": "flush",
    "straight": "straight",
    "three of a kind": "trips",
    "two pair": "two-pair",
    "pair": "pair",
    "high card": "high-card",
}


def paths(*, razz: bool = False) -> list[Any]:
    """Return the hands to test; one that says why it is skipped or failed where there is no such folder."""
    found = [path for path in sorted(REAL_HANDS.glob("*.phh")) if ("razz" in path.name) == razz]
    return [pytest.param(path, id=path.stem) for path in found] or [pytest.param(None, id="no-real-hands")]


STUD = [param for param in paths() if param.id != COMMUNITY_BETTING]


class Real:
    """One file: what it says beside the actions, and the trace of it."""

    def __init__(self, path: Path) -> None:
        self.text = path.read_text("utf-8")
        self.data = tomllib.loads(self.text)
        self.hand = phh.loads(self.text)
        self.trace = trace(self.hand)
        self.json = as_json(self.trace)
        self.events = self.trace.table.events


@pytest.fixture
def real(request: pytest.FixtureRequest, real_hands: Path) -> Real:
    assert real_hands.is_dir()
    return read(request.param)


@cache
def read(path: Path) -> Real:
    return Real(path)


every_hand = pytest.mark.parametrize("real", STUD, indirect=True)


def test_all_of_them_are_here(real_hands: Path) -> None:
    variants = [tomllib.loads(path.read_text("utf-8"))["variant"] for path in sorted(real_hands.glob("*.phh"))]
    assert {code: variants.count(code) for code in set(variants)} == {"F7S": 143, "F7S/8": 34, "FR": 29}


@every_hand
def test_every_action_is_legal(real: Real) -> None:
    assert real.trace.refused is None
    assert real.trace.table.finished


@every_hand
def test_who_brings_it_in(real: Real) -> None:
    said = real.data["_bring_in_player"]
    ruled: Any = real.json["bring_in"]
    opened = next((event for event in real.events if event.kind in (Kind.BRING_IN, Kind.BET)), None)
    if said:
        assert ruled["seat"] == said
        assert opened is not None
        assert opened.seat == said
    elif opened and opened.street == "third":  # nobody posted it: whoever owed it opened for the full bet
        assert (opened.kind, opened.seat) == (Kind.BET, ruled["acts"])


@every_hand
def test_who_acts_first(real: Real) -> None:
    streets = ("third", "fourth", "fifth", "sixth", "seventh")
    said = {street: seat for street, seat in zip(streets, real.data["_first_to_act"], strict=False) if seat}
    assert real.json["first_actor"] == said


@every_hand
def test_who_wins_how_much(real: Real) -> None:
    won = [real.json["won"][str(seat)] for seat in range(1, len(real.json["seats"]) + 1)]
    collected = real.data["_collected"]
    assert sum(won) == real.data["_total_pot"]
    if real.data["_rake"] == 0:
        assert won == collected
    else:
        assert [bool(amount) for amount in won] == [bool(amount) for amount in collected]


@every_hand
def test_chips_are_conserved(real: Real) -> None:
    assert sum(real.json["stacks"].values()) == sum(seat["stack"] for seat in real.json["seats"])


@every_hand
def test_community_card(real: Real) -> None:
    assert any(event.kind is Kind.COMMUNITY for event in real.events) == real.data["_community"]


def shown_categories(real: Real) -> Iterator[tuple[int, str]]:
    for event in real.events:
        if event.kind is Kind.SHOW and event.street == "showdown":
            assert event.seat is not None
            high = event.ruling(ShownHand).high
            assert high is not None
            yield event.seat, str(high.category)


@every_hand
def test_what_the_hands_are_called(real: Real) -> None:
    for seat, category in shown_categories(real):
        printed = real.data.get("_high", ["?"] * 8)[seat - 1].lower().replace("_", " ")
        named = next((ours for words, ours in CATEGORIES.items() if words in printed), None)
        assert named in (None, category), printed


@every_hand
def test_written_and_read_again_it_is_the_same_hand(real: Real) -> None:
    same(phh.loads(phh.dumps(real.hand)), real.hand)


def same(one: Hand, other: Hand) -> None:
    """Both hands start from the same, and the same was done to them."""
    assert one.setup == other.setup
    assert one.names == other.names
    assert one.actions == other.actions
    assert (one.rules, one.lesson) == (other.rules, other.lesson)


@every_hand
def test_pokerkit_reads_what_we_write(real: Real) -> None:
    theirs = pokerkit.HandHistory.loads(phh.dumps(real.hand))
    assert theirs.variant == real.data["variant"]
    assert list(theirs.starting_stacks) == real.data["starting_stacks"]
    assert theirs.bring_in == real.data["bring_in"]
    assert (theirs.small_bet, theirs.big_bet) == (real.data["small_bet"], real.data["big_bet"])
    assert theirs.players == real.data["players"]
    ours = [" ".join(action.split("#")[0].split()) for action in real.data["actions"]]
    assert theirs.actions == ours


@every_hand
def test_the_trace_is_json(real: Real) -> None:
    assert json.loads(json.dumps(real.json)) == real.json


@pytest.mark.parametrize("rules", ["casino", "tournament"])
def test_betting_with_a_community_card_is_the_casinos(real_hands: Path, rules: str) -> None:
    text = (real_hands / f"{COMMUNITY_BETTING}.phh").read_text("utf-8")
    data = as_json(trace(phh.loads(text, rules)))
    assert data["refused"] is None
    assert data["finished"]
    assert [seat for seat, amount in data["won"].items() if amount] == ["3"]
    assert sum(data["won"].values()) == 56


def test_and_not_the_rooms(real_hands: Path) -> None:
    played = trace(phh.load(real_hands / f"{COMMUNITY_BETTING}.phh"))
    data: Any = as_json(played)
    assert played.refused is not None
    assert played.refused.refusal.rule == "community-no-bet"
    assert data["refused"]["rule"] == "community-no-bet"
    assert data["refused"]["allowed_by"] == ["casino", "tournament"]
    assert played.at is not None
    # the line after the community card, `p1 cc`: the first action on seventh street
    assert phh.action_line(played.hand.actions[played.at - 1]) == "d db 6h"
    assert phh.action_line(played.hand.actions[played.at]) == "p1 cc"
    assert data["refused"]["step"] == len(data["steps"])
    assert not data["finished"]


@pytest.mark.parametrize("path", paths(razz=True))
def test_razz_is_refused_as_an_unknown_variant(path: Path, real_hands: Path) -> None:
    assert real_hands.is_dir()
    with pytest.raises(BadFile) as bad:
        phh.load(path)
    assert bad.value.refusal.fault == "unknown-variant"
    assert bad.value.refusal.facts["variant"] == "FR"


@pytest.mark.parametrize(
    ("name", "action", "rule"),
    [
        ("everleaf-stud-bad01", "p2 pb", "bring-in"),  # the others' door cards are not known, nor its own
        ("everleaf-stud-bad02", "p2 pb", "bring-in"),
        ("party-stud8-bad01", "p5 pb", "bring-in"),
        ("kings-stud-bad01", "p4 cbr 7716", "bet-size"),  # raises of a full bet over the bring-in
    ],
)
def test_sources_that_cannot_be_right(real_hands: Path, name: str, action: str, rule: str) -> None:
    played = trace(phh.load(real_hands / "bad" / f"{name}.phh"))
    assert played.refused is not None
    assert played.at is not None
    assert phh.action_line(played.hand.actions[played.at]) == action
    assert (played.refused.refusal.rule, played.allowed_by) == (rule, ())
    assert "\n" not in str(played.refused)


def test_a_private_variant_is_refused(real_hands: Path) -> None:
    with pytest.raises(BadFile) as bad:
        phh.load(real_hands / "bad" / "merge-stud8-bad01.phh")
    assert bad.value.refusal.facts["variant"] == "N7S/8"


def test_every_bad_source_is_tested(real_hands: Path) -> None:
    assert len(list((real_hands / "bad").glob("*.phh"))) == 5
