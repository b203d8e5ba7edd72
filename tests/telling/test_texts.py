"""What steps say, on every hand: complete, in both languages, true to the amounts, no card that a seat can't know."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from stud_teach import scenarios
from stud_teach.engine.events import Kind
from stud_teach.engine.hand import Hand
from stud_teach.engine.rules import RULE_IDS
from stud_teach.files import phh
from stud_teach.telling.catalogue import languages
from stud_teach.telling.names import card_text
from stud_teach.telling.reasons import SENTENCES
from stud_teach.trace.trace import trace
from stud_teach.views.annotate import annotate

from .hands import eight_to_the_showdown, random_hand

Json = Any
REAL_HANDS = Path(__file__).parents[3] / "shared" / "hands"
OWN_HANDS = Path(__file__).parents[1] / "hands"
A_CARD = re.compile(r"(?:10|[2-9AKQJ])[♣♦♥♠]")


def many() -> list[Any]:
    files = [*OWN_HANDS.glob("*.phh"), *(path for path in REAL_HANDS.glob("*.phh") if "razz" not in path.name)]
    found = [pytest.param(lambda path=path: phh.load(path), id=path.stem) for path in sorted(files)]
    found += [pytest.param(lambda name=name: scenarios.scenario(name), id=name) for name in scenarios.names()]
    return found + [pytest.param(lambda seed=seed: random_hand(seed), id=f"seed-{seed}") for seed in range(60)]


def texts(value: object) -> Iterator[Json]:
    """Every text in an annotated trace."""
    if isinstance(value, dict):
        if set(value) == set(languages()):
            yield value
            return
        for each in value.values():
            yield from texts(each)
    elif isinstance(value, list):
        for each in value:
            yield from texts(each)


@pytest.mark.skipif(not REAL_HANDS.is_dir(), reason="no folder of real hands beside the project")
def test_the_real_hands_are_there():
    assert len(list(REAL_HANDS.glob("*.phh"))) > 100


@pytest.mark.parametrize("make", many())
def test_every_step_is_told_in_both_languages(make: Callable[[], Hand]) -> None:
    annotated = annotate(trace(make()))
    for step in annotated["steps"]:
        assert step["mark"] in ("deal", "action", "ruling")
        for key in ("title", "text", "brief"):
            assert all(step[key][lang] for lang in languages())
        assert (step["next"] is None) == (step["legal"] is None)
        assert all(reason["text"] for reason in step["reasons"])
    for text in texts(annotated):
        assert set(text) == set(languages())
        for told in text.values():
            assert told == " ".join(told.split())
            assert not set("{}") & set(told), told
            assert not re.search(r"None|\?\?|\b1 chips|\.\.", told), told


@pytest.mark.parametrize("make", many())
def test_won_amounts_in_the_texts_add_up_to_the_pots(make: Callable[[], Hand]) -> None:
    annotated = annotate(trace(make()))
    if not annotated["finished"]:
        pytest.skip("this hand stops early")
    awards = [step for step in annotated["steps"] if step["kind"] == "award"]
    for lang, verb in (("en", "wins"), ("fi", "voittaa")):
        said = Counter[int]()
        for step in awards:
            amount = re.fullmatch(rf".* {verb} ([0-9]+)", step["brief"][lang])
            assert amount is not None
            assert f"{amount[1]}" in step["title"][lang]
            facts: Json = step["facts"]
            said[facts["pot"]] += int(amount[1])
        assert [said[n] for n, _ in enumerate(annotated["pots"])] == [pot["amount"] for pot in annotated["pots"]]


@pytest.mark.parametrize("seed", range(40))
def test_a_seat_reads_of_no_card_that_it_cannot_know(seed: int) -> None:
    hand = random_hand(seed)
    for seat in range(1, len(hand.setup.stacks) + 1):
        shown = trace(hand, seat)
        known: set[str] = set()
        for line, step in zip(annotate(shown)["steps"], shown.steps, strict=True):
            cards = [card for state in step.table["seats"].values() for card in state["cards"]]
            known |= {card_text(card) for card in (*cards, step.table["community"] or "??")}
            read = {card for text in texts(line) for told in text.values() for card in A_CARD.findall(told)}
            assert read <= known


def test_every_rule_point_that_can_stand_behind_a_step_has_a_sentence():
    met = {reason.rule for seed in range(200) for step in trace(random_hand(seed)).steps for reason in step.reasons}
    assert met <= set(SENTENCES)
    assert set(SENTENCES) == set(RULE_IDS)


# Marks


def test_marks_tell_deals_actions_and_rulings_apart():
    steps = annotate(trace(scenarios.scenario("two-deuces")))["steps"]
    marks = [(step["kind"], step["mark"]) for step in steps]
    assert marks[:6] == [("ante", "action")] * 6
    assert marks[6:13] == [*[("deal", "deal")] * 5, ("deal", "ruling"), ("bring-in", "ruling")]
    assert marks[13] == ("complete", "action")
    assert marks[-2:] == [("return", "ruling"), ("award", "ruling")]
    shows = [step["mark"] for step in annotate(trace(random_hand(1)))["steps"] if step["kind"] == Kind.SHOW]
    assert shows[:1] in ([], ["ruling"])
    assert set(shows[1:]) <= {"action"}


# Titles


def test_title_and_subtitle():
    annotated = annotate(trace(scenarios.scenario("two-deuces")))
    assert annotated["title"] == {"en": "Two deuces", "fi": "Kaksi kakkosta"}
    assert annotated["subtitle"] == {
        "en": "7-card stud · fixed limit 5/10 · ante 1, bring-in 2 · room rules",
        "fi": "7 kortin stud · fixed limit 5/10 · alkupanos 1, bring-in 2 · huoneen säännöt",
    }
    assert [street["short"]["fi"] for street in annotated["streets"]] == ["3.", "4.", "5.", "6.", "7.", "Loppu"]


def test_a_hand_without_a_title_gets_one_and_one_in_english_only_keeps_it():
    assert annotate(trace(Hand.new(players=4)))["title"] == {"en": "A hand of 4 players", "fi": "4 pelaajan jako"}
    hand = phh.loads(phh.dumps(Hand.new(players=2)) + '_title = "Mine"\n')
    assert annotate(trace(hand))["title"] == {"en": "Mine", "fi": "Mine"}


def test_names_may_contain_anything():
    names = ("<b>{seat}</b>", "{0}", "%s \\N{DIGIT ONE}")
    hand = Hand.new(names=names, players=3, seed=1)
    told = annotate(trace(hand.deal()))
    for seat, name in enumerate(names, 1):
        assert told["steps"][seat - 1]["brief"]["en"] == f"{name} antes 1"


# Size and speed


@pytest.mark.parametrize("game", ["stud", "stud8"])
def test_eight_players_to_the_showdown_are_told_in_little_space(game):
    found = trace(eight_to_the_showdown(game))
    assert len(found.steps) > 80
    annotated = annotate(found)
    assert len(json.dumps(annotated, ensure_ascii=False, separators=(",", ":")).encode()) < 150_000
