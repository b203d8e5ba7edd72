"""`stud_teach/trace/schema.json` says what `replay --json` prints: all of it, and nothing else."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import stud_teach
from stud_teach import scenarios
from stud_teach.engine.events import BadSetup, Kind
from stud_teach.engine.hand import Hand
from stud_teach.engine.rules import RULE_IDS, RULE_SETS
from stud_teach.files import phh
from stud_teach.games import Limit
from stud_teach.trace.facts import Reasons
from stud_teach.trace.trace import trace
from stud_teach.views.annotate import annotate
from tests.play import play, up_cards
from tests.telling.hands import random_hand

ROOT = Path(__file__).parents[2]
HANDS = sorted((ROOT / "tests" / "hands").glob("*.phh"))
SCHEMA: Any = json.loads((Path(stud_teach.__file__).parent / "trace" / "schema.json").read_text("utf-8"))


def closed(schema: Any) -> Any:
    """Return a schema that lets no field by that it does not describe."""
    if isinstance(schema, list):
        return [closed(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    inner = {key: closed(each) for key, each in schema.items()}
    record = schema.get("type") == "object" and "additionalProperties" not in schema
    return {**inner, "additionalProperties": False} if record else inner


def validator(schema: Any) -> Draft202012Validator:
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


OPEN, CLOSED = validator(SCHEMA), validator(closed(SCHEMA))


def assert_described(hand: Hand, seat: int | None = None) -> None:
    told = json.loads(json.dumps(annotate(trace(hand, seat))))
    wrong = [(list(error.absolute_path), error.message[:300]) for error in CLOSED.iter_errors(told)]
    assert not wrong, wrong[:3]


# What is written down


def test_what_is_written_down_is_what_the_records_are(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "tests/refresh_schema.py", str(tmp_path)], cwd=ROOT, check=True)
    made = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert len(made) == 2
    for path in made:
        kept = ROOT / path.relative_to(tmp_path)
        assert path.read_text("utf-8") == kept.read_text("utf-8"), f"{kept} is old: `make schema` makes it anew"


def test_it_names_itself_and_says_what_everything_is() -> None:
    assert (SCHEMA["$id"], SCHEMA["title"]) == ("stud-teach/trace/1", "stud-teach/trace/1")
    assert [name for name, each in SCHEMA["$defs"].items() if not each.get("description")] == []


# What is printed


@pytest.mark.parametrize("name", scenarios.names())
def test_every_scenario(name: str) -> None:
    assert_described(scenarios.scenario(name))


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("path", HANDS, ids=lambda path: path.stem)
def test_our_hands_by_all_rules(path: Path, rules: str) -> None:
    limit = phh.load(path).setup.limit
    if limit is Limit.POT and rules != "room":
        with pytest.raises(BadSetup):
            phh.load(path, rules)
    else:
        assert_described(phh.load(path, rules))


@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize("name", ["two-deuces", "all-in-halved", "mucked-hand", "community-card-casino-betting"])
def test_as_a_seat_sees_it(name: str, seat: int) -> None:
    assert_described(scenarios.scenario(name), seat)


@pytest.mark.parametrize("seed", range(12))
def test_random_hands(seed: int) -> None:
    assert_described(random_hand(seed))


def test_real_hands(real_hands: Path) -> None:
    read = 0
    for path in sorted(real_hands.glob("*stud*-0[01]*.phh")):
        assert_described(phh.load(path))
        read += 1
    assert read


def test_a_refused_hand_and_one_that_stops() -> None:
    hand = play(Hand.new(players=3), *up_cards("Ks 2d 2c"), "in")
    assert_described(hand)
    refused = phh.loads(phh.dumps(hand).replace('"p3 pb"', '"p2 pb"'))
    assert trace(refused).refused is not None
    assert_described(refused)
    assert_described(Hand.new(players=2, ante=0, bring_in=2))


# What is none


@pytest.fixture(scope="module")
def whole() -> Any:
    """A high/low hand with side pots, in which about everything happens."""
    told: Any = json.loads(json.dumps(annotate(trace(scenarios.scenario("all-in-halved")))))
    assert OPEN.is_valid(told)
    return told


def award(told: Any) -> Any:
    return next(step for step in told["steps"] if step["kind"] == Kind.AWARD)


def reason(told: Any, rule: str) -> Any:
    return next(each for step in told["steps"] for each in step["reasons"] if each["rule"] == rule)


DAMAGES: dict[str, Callable[[Any], object]] = {
    "another schema": lambda told: told.update(schema="stud-teach/trace/2"),
    "no pots": lambda told: told.pop("pots"),
    "no stacks": lambda told: told.pop("stacks"),
    "an award without a hand": lambda told: told["awards"][0].pop("hand"),
    "an award of a third": lambda told: told["awards"][0].update(half="third"),
    "chips as a text": lambda told: told["awards"][0].update(amount="43"),
    "a seat as a text": lambda told: told["seats"][0].update(seat="1"),
    "a kind of step that there is not": lambda told: told["steps"][0].update(kind="straddle"),
    "a step by no rule": lambda told: told["steps"][0].update(rule="straddle"),
    "a step without a text": lambda told: told["steps"][0].pop("text"),
    "a text without English": lambda told: told["steps"][0]["text"].pop("en"),
    "a card that there is not": lambda told: told["steps"][6]["cards"].__setitem__(0, "1s"),
    "a card of two letters more": lambda told: told["awards"][0]["hand"].__setitem__(0, "AsKs"),
    "a reason of no rule": lambda told: told["steps"][0]["reasons"][0].update(rule="straddle"),
    "the facts of another rule": lambda told: reason(told, "bring-in").update(facts={"ante": 1}),
    "a fact that is not there": lambda told: reason(told, "high-hand")["facts"].pop("cards"),
    "a fact of another type": lambda told: reason(told, "deal")["facts"].update(up="one"),
    "an award that is of no pot": lambda told: award(told)["facts"].pop("pot"),
    "evidence of no kind": lambda told: award(told)["evidence"][0].update(kind="straddle"),
    "a choice without a kind": lambda told: next(s for s in told["steps"] if s["legal"])["legal"]["actions"][0].clear(),
    "no steps but one": lambda told: told.update(steps=told["steps"][0]),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_trace_is_refused(whole: Any, damage: str) -> None:
    told = deepcopy(whole)
    DAMAGES[damage](told)
    assert told != whole
    assert not OPEN.is_valid(told)


def test_what_nobody_was_promised_may_be_missing_and_what_is_new_may_be_there(whole: Any) -> None:
    told = deepcopy(whole)
    for key in ("title", "subtitle", "view", "refusal", "not_over", "streets", "stakes"):
        del told[key]
    for step in told["steps"]:
        for key in ("title", "brief", "mark", "next", "evidence"):
            del step[key]
        step["since"] = 2
    told["unit"] = "0.01"
    assert OPEN.is_valid(told)
    assert not CLOSED.is_valid(told)


def test_every_rule_has_its_facts() -> None:
    kinds = SCHEMA["$defs"]["Reason"]["anyOf"]
    assert [each["properties"]["rule"]["const"] for each in kinds] == list(Reasons.__annotations__)
    assert {each["properties"]["rule"]["const"] for each in kinds} == set(RULE_IDS)
