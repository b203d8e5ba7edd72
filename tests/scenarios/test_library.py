"""The library as a whole: every scenario can be read, played and written, and does show what it says."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from stud_teach import dumps, loads, scenarios
from stud_teach.engine.rules import RULE_IDS
from stud_teach.trace.trace import as_json, trace
from tests import plain

NAMES = scenarios.names()
every_scenario = pytest.mark.parametrize("name", NAMES)


def told(name: str) -> Any:
    return as_json(trace(scenarios.scenario(name)))


def rules_in(found: Any) -> set[str]:
    """Every rule id that stands behind a step."""
    steps = found["steps"]
    return {step["rule"] for step in steps} | {reason["rule"] for step in steps for reason in step["reasons"]}


def keys_of(name: str) -> Any:
    return tomllib.loads((scenarios.FOLDER / f"{name}.phh").read_text("utf-8"))


# The library


def test_there_are_enough_under_names_of_one_kind():
    assert len(NAMES) >= 45
    assert len(set(NAMES)) == len(NAMES)
    assert [name for name in NAMES if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name)] == []


def test_every_rule_point_has_a_scenario():
    shown = {rule for name in NAMES for rule in scenarios.scenario(name).lesson.shows}
    assert shown == set(RULE_IDS)


def test_the_games_the_limits_the_houses_and_the_tables_are_all_there():
    hands = [scenarios.scenario(name) for name in NAMES]
    assert {(hand.setup.game.name, str(hand.setup.limit)) for hand in hands} == {
        (game, limit) for game in ("stud", "stud8") for limit in ("fixed", "pot")
    }
    assert {hand.rules for hand in hands} == {"room", "casino", "tournament"}
    assert {len(hand.setup.stacks) for hand in hands} == set(range(2, 9))
    assert any(hand.house_changes() for hand in hands)


def test_titles_and_lessons_differ():
    for lang in ("en", "fi"):
        lessons = [scenarios.scenario(name).lesson for name in NAMES]
        assert len({lesson.title[lang] for lesson in lessons}) == len(NAMES)
        assert len({lesson.lesson[lang] for lesson in lessons}) == len(NAMES)


# Each scenario


@every_scenario
def test_it_is_played_to_its_end(name: str) -> None:
    found = told(name)
    assert found["refused"] is None
    assert found["finished"]
    assert "??" not in str(keys_of(name)["actions"])


@every_scenario
def test_it_shows_what_it_says(name: str) -> None:
    shows = scenarios.scenario(name).lesson.shows
    assert shows
    assert len(set(shows)) == len(shows)
    assert set(shows) <= rules_in(told(name))


@every_scenario
def test_its_words_are_there_in_both_languages(name: str) -> None:
    lesson = scenarios.scenario(name).lesson
    assert set(lesson.title) == set(lesson.lesson) == {"en", "fi"}
    for lang in ("en", "fi"):
        title, text = lesson.title[lang], lesson.lesson[lang]
        assert 3 <= len(title) <= 40
        assert 40 <= len(text) <= 230
        assert title[0].isupper() or title[0].isdigit()
        assert text[-1] in ".?"
        assert len(re.findall(r"[.?](?: |$)", text)) <= 2  # one sentence or two
        for words in (title, text):
            assert words == " ".join(words.split())
            assert not re.search(r"[{}<>_]|TODO|XXX", words)


@every_scenario
def test_finnish_says_high_and_low_as_the_texts_do(name: str) -> None:
    lesson = scenarios.scenario(name).lesson
    finnish = f"{lesson.title['fi']} {lesson.lesson['fi']}"
    assert not re.search(r"(korkea|matala)(n|t|a|ssa)? (kä|puolik|puolisk)", finnish)
    assert not re.search(r"\b(the|and|chips?|seat|player)\b", finnish)


@every_scenario
def test_written_again_it_is_the_same_hand(name: str) -> None:
    hand = scenarios.scenario(name)
    again = loads(dumps(hand))
    assert (again.setup, again.names, again.actions) == (hand.setup, hand.names, hand.actions)
    assert (again.rules, again.lesson) == (hand.rules, hand.lesson)
    assert dumps(again) == dumps(hand) == (scenarios.FOLDER / f"{name}.phh").read_text("utf-8")


@every_scenario
def test_the_plain_implementation_pays_the_same(name: str) -> None:
    found = told(name)
    hand = plain.read_file(scenarios.FOLDER / f"{name}.phh")
    answer = plain.answer(hand["setup"], hand["actions"])
    assert answer["finished"]
    assert answer["pots"] == found["pots"]
    keys = ("pot", "half", "seat", "amount", "odd", "hand", "low_hand")
    assert [[line[key] for key in keys] for line in answer["awards"]] == [
        [line[key] for key in keys] for line in found["awards"]
    ]
    for key in ("won", "stacks"):
        assert {str(seat): chips for seat, chips in answer[key].items()} == found[key]
    assert (answer["shown"], answer["first_actor"]) == (found["shown"], found["first_actor"])
    assert answer["bring_in"] == found["bring_in"]
