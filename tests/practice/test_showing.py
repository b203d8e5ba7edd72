"""What a page gets before the answer holds neither the answer nor a later step."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from stud_teach.asking import KINDS, Question, questions, questions_of
from stud_teach.asking.words_right import explanation
from stud_teach.cards.card import card_names
from stud_teach.engine.events import Do
from stud_teach.engine.hand import Hand
from stud_teach.practice.showing import cut, public, seen_by
from stud_teach.scenarios import names, scenario
from stud_teach.search import deals
from stud_teach.trace.trace import trace
from stud_teach.views.annotate import annotate
from tests.asking.cases import searched

BY_ITSELF = {"ante", "burn", "reshuffle", "return", "award"}


def asked(hand: Hand, kind: str) -> Iterator[tuple[Question, Any]]:
    """The questions of a kind that a hand holds, with what a page gets of each."""
    played = trace(hand)
    for question in questions_of(played, [kind]):
        yield question, public(question, played)


def texts_before(told: Any, question: Question) -> set[str]:
    """The sentences of the steps before the last one that is shown."""
    return set(texts(told["steps"][: question.step - 1]))


def alike(step: Any) -> tuple[Any, ...]:
    """What a step's words are made from, but for its reasons."""
    return (step["kind"], step["seat"], step["amount"], step["to"], *step["cards"])


def some(kind: str, count: int = 12) -> list[Hand]:
    return list(islice(searched(kind), count))


def texts(value: Any) -> Iterator[str]:
    """All English sentences in some JSON."""
    if isinstance(value, dict):
        if set(value) == {"en", "fi"}:
            yield value["en"]
            return
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from texts(each)


@pytest.mark.parametrize("kind", KINDS)
def test_the_future_changes_nothing(kind: str) -> None:
    """A hand that ends at the question gives the page the same as one that goes on."""
    compared = 0
    for hand in some(kind):
        for question, shown in asked(hand, kind):
            events = [step.event for step in trace(hand).steps[: question.step]]
            done = sum(event.kind not in BY_ITSELF for event in events)
            short = Hand(hand.setup, hand.names, hand.actions[:done], rules=hand.rules)
            same = [each for each in questions_of(trace(short, show=False), [kind]) if each.step == question.step]
            for each in same:
                if each.ask == question.ask:
                    assert public(each, trace(short, show=False)) == shown
                    compared += 1
    assert compared > 10 or kind in ("best-five", "low", "shows-first", "award", "odd-chip")


@pytest.mark.parametrize("kind", KINDS)
def test_no_later_word_and_no_explanation_is_in_it(kind: str) -> None:
    looked = 0
    for hand in some(kind):
        played = trace(hand)
        told = annotate(played)
        for question, shown in asked(hand, kind):
            page = json.dumps(shown, ensure_ascii=False)
            known = {*texts(told["steps"][: question.step]), *texts(shown["choices"]), *texts(shown["prompt"])}
            done = {alike(step) for step in told["steps"][: question.step]}
            coming = [step for step in told["steps"][question.step :] if alike(step) not in done]
            later = {text for step in coming for text in texts([step["title"], step["text"]])}
            unknown = {text for text in later - known if len(text) > 12}
            looked += len(unknown)
            assert not [text for text in unknown if text in page]
            title = explanation(question, played)["title"]["en"]
            assert title not in page or title in texts_before(told, question), title
            assert len(shown["trace"]["steps"]) == question.step
    assert looked


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_marks_the_right_choice(kind: str) -> None:
    for hand in some(kind, 4):
        for question, shown in asked(hand, kind):
            assert [choice["key"] for choice in shown["choices"]] == list("abcde"[: len(question.choices)])
            assert all(set(choice) <= {"key", "text", "seat", "cards"} for choice in shown["choices"])
            assert shown["hint"] is None
            words = json.dumps(shown)
            assert '"mistake"' not in words
            trace_ = shown["trace"]
            assert not trace_["finished"]
            assert not trace_["shown"]
            assert not trace_["first_actor"]
            assert trace_["bring_in"] is None


def test_who_opens_is_not_in_the_last_step() -> None:
    for kind in ("bring-in", "first-actor"):
        for hand in some(kind):
            for _, shown in asked(hand, kind):
                last = shown["trace"]["steps"][-1]
                assert last["legal"] is None
                assert last["next"] is None
                assert last["evidence"] == []
                assert {reason["rule"] for reason in last["reasons"]} <= {"deal", "seats", "streets", "deck-short"}
                assert last["table"].get("opener") is None
                assert last["table"].get("to_act") is None


def test_what_may_be_bet_is_not_in_the_street() -> None:
    for kind in ("legal", "raises-left"):
        for hand in some(kind):
            for _, shown in asked(hand, kind):
                steps = shown["trace"]["steps"]
                street = [step for step in steps if step["street"] == steps[-1]["street"]]
                for step in street:
                    assert step["legal"] is None
                    assert step["next"] is None
                    rules = {reason["rule"] for reason in step["reasons"]}
                    assert not rules & {"raise-cap", "pair-on-fourth", "bet-size", "completion", "pot-limit"}
                    assert not [each for each in step["evidence"] if each["kind"] == "bets"]


def test_which_cards_play_is_not_in_the_show() -> None:
    for kind in ("best-five", "low"):
        for hand in some(kind):
            for question, shown in asked(hand, kind):
                if question.ask != "better":
                    last = shown["trace"]["steps"][-1]
                    assert not {reason["rule"] for reason in last["reasons"]} & {"high-hand", "low-hand"}
                    hands = [item for each in last["evidence"] if each["kind"] == "hands" for item in each["items"]]
                    assert question.seat not in {item["seat"] for item in hands}


def test_another_answer_shows_the_same_steps() -> None:
    """Houses that answer differently give pages whose steps are equal: nothing in them says which house it is."""
    pairs = [
        ("bring-in", Hand.new, {"bring-in": "lowest"}, {"limit": "pot"}, ["????Ks", "????2d", "????2c", "????Ac"]),
    ]
    for kind, new, changed, settings, dealt in pairs:
        pages, answers = [], []
        for house in ({}, changed):
            hand = new("stud", settings["limit"], players=4, house=house)
            for cards in dealt:
                hand.deal(cards)
            question = questions(hand, [kind])[0]
            answers.append(question.right.value)
            pages.append(cut([question], trace(hand))["steps"])
        assert answers[0] != answers[1]
        assert pages[0] == pages[1]


@pytest.mark.parametrize(
    ("kind", "points", "rules", "other"),
    [
        ("first-actor", "boards-by-suit", "tournament", {"first-actor-tie": "seat"}),
        ("raises-left", "raise-cap", "room", {"raise-cap": 4}),
        ("odd-chip", "odd-chip-by-suit", "casino", {"odd-chip": "seat"}),
    ],
)
def test_another_house_shows_the_same_steps(kind: str, points: str, rules: str, other: Any) -> None:
    differ = 0
    for hand in islice(deals(points, rules=rules, seed=5), 10):
        second = hand.under(rules, other)
        for one in questions(hand, [kind]):
            for two in questions(second, [kind]):
                if (one.step, one.ask) == (two.step, two.ask) and one.right.value != two.right.value:
                    differ += 1
                    steps = [cut([one], trace(hand))["steps"], cut([two], trace(second))["steps"]]
                    street = steps[0][-1]["street"]
                    told, also = ([step for step in each if step["street"] == street] for each in steps)
                    assert told == also
    assert differ


def test_of_a_seat_nothing_is_shown_that_it_cannot_see() -> None:
    """Other players' down cards change; the page of a seat's view does not."""
    hand = Hand.new("stud", players=3, seed=4)
    hand.deal()
    swapped = list(hand.actions)
    for at, action in enumerate(swapped):
        if action.do is Do.DEAL and action.seat != 2:
            low, high, door = action.cards
            swapped[at] = action._replace(cards=(high, low, door))
    other = Hand(hand.setup, hand.names, swapped)
    one, two = questions(hand, ["bring-in"])[0], questions(other, ["bring-in"])[0]
    assert public(one, seen_by(trace(hand), 2)) == public(two, seen_by(trace(other), 2))
    mine = card_names(next(action.cards for action in hand.actions if action.seat == 2))
    theirs = card_names(next(action.cards for action in hand.actions if action.seat == 1))[:2]
    page = json.dumps(public(one, seen_by(trace(hand), 2)))
    assert all(f'"{card}"' in page for card in mine)
    assert not [card for card in theirs if f'"{card}"' in page]


@pytest.mark.parametrize("name", names())
def test_the_title_of_a_teaching_hand_is_kept_back(name: str) -> None:
    hand = scenario(name)
    for question in questions(hand)[:3]:
        shown = public(question, trace(hand))
        title = str(hand.lesson.title["en"])
        assert shown["trace"]["title"]["en"] == f"A hand of {len(hand.setup.stacks)} players"
        assert title not in json.dumps(shown, ensure_ascii=False)
