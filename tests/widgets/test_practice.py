"""Practice without a browser: fresh deals, the same for the same seed, and what was missed comes again."""

from __future__ import annotations

import json
from typing import Any

import pytest

from stud_teach import Practice
from stud_teach.practice import UnknownTopic
from stud_teach.practice.drill import _Stream
from stud_teach.views.packing import unpacked
from tests.widgets.test_ask import answer, asked, explained, page, send, wrong_keys


def state(widget: Practice) -> Any:
    """Return what the page gets besides the hand."""
    return widget.state


def sheet(practice: Practice, count: int, miss: str = "") -> list[Any]:
    """Answer `count` questions rightly, those of the kind `miss` wrongly first; return what was asked."""
    found = []
    for _ in range(count):
        question = asked(practice)
        found.append((question.kind, question.rule, question.step, state(practice)["question"]["prompt"]["en"]))
        if question.kind == miss:
            answer(practice, wrong_keys(practice)[0])
        answer(practice, question.right.key)
        send(practice, {"do": "next"})
    return found


def test_the_same_seed_gives_the_same_sheet() -> None:
    one, other = (Practice("bring-in", "odd-chip", seed=7) for _ in range(2))
    asked_of_one = sheet(one, 6)
    assert asked_of_one == sheet(other, 6)
    assert {kind for kind, *_ in asked_of_one} == {"bring-in", "odd-chip"}
    assert sheet(Practice("bring-in", "odd-chip", seed=8), 6) != asked_of_one


def test_what_is_missed_comes_more_often() -> None:
    kinds = ("bring-in", "first-actor", "shows-first")
    missed = [kind for kind, *_ in sheet(Practice(*kinds, seed=3), 24, miss="shows-first")]
    known = [kind for kind, *_ in sheet(Practice(*kinds, seed=3), 24)]
    assert missed.count("shows-first") > known.count("shows-first") + 4


@pytest.mark.parametrize("kind", ["bring-in", "legal", "raises-left", "best-five", "award", "odd-chip", "shows-first"])
def test_the_page_has_no_later_step_and_no_answer(kind: str) -> None:
    practice = Practice(kind, seed=2)
    for _ in range(3):
        question = asked(practice)
        sent = unpacked(practice.trace)
        assert len(sent["steps"]) == question.step
        assert [sent["finished"], sent["pots"]] == [False, []]
        paid = [(step["seat"], step["amount"]) for step in sent["steps"] if step["kind"] == "award"]
        assert [(award["seat"], award["amount"]) for award in sent["awards"]] == paid
        assert '"right": null' in page(practice)
        assert explained(practice, question) not in page(practice)
        practice.do({"do": "give-up"})
        assert state(practice)["right"] == question.right.key
        practice.do({"do": "next"})


def test_the_next_deal_is_ready_when_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    practice = Practice("quartered", "whole-pot-tie", seed=1)  # deals that take a search
    for n in (2, 3, 4):
        practice.do({"do": "give-up"})
        with monkeypatch.context() as patch:
            patch.setattr(_Stream, "next", lambda _: pytest.fail("it is looked for while the learner waits"))
            practice.do({"do": "next"})
        assert state(practice)["question"]["n"] == n


def test_preparing_does_not_change_what_is_asked() -> None:
    hinted, plain = Practice("bring-in", "award", seed=5), Practice("bring-in", "award", seed=5)
    for _ in range(4):
        hinted._turns.prepare()  # while the question is open: nothing
        hinted.do({"do": "hint"}).do({"do": "give-up"})
        hinted._turns.prepare()
        plain.do({"do": "give-up"})
        assert len(hinted.results["questions"]) == len(plain.results["questions"])
        assert hinted.do({"do": "next"}).state["question"] == plain.do({"do": "next"}).state["question"]


def test_results_table_and_count() -> None:
    practice = Practice("bring-in", seed=1, count=2)
    assert (state(practice)["of"], state(practice)["more"]) == (2, True)
    assert "No question has been answered yet." in str(practice.table())
    sheet(practice, 2)
    assert state(practice)["question"] is None
    results = practice.results
    assert json.loads(json.dumps(results)) == results
    assert (results["seed"], results["topics"], len(results["questions"])) == (1, ["bring-in"], 2)
    assert all(row["right_first"] == row["asked"] for row in practice.table().rows)
    assert "<table" in practice.table()._repr_html_()


@pytest.mark.parametrize("count", [0, -1, True, 2.5, "3"])
def test_a_count_is_a_number_of_questions(count: Any) -> None:
    with pytest.raises(ValueError, match="“count” is a whole number from 1 to 10000, not "):
        Practice("bring-in", count=count)


def test_other_topics_and_settings_are_refused() -> None:
    with pytest.raises(UnknownTopic, match="bring-in"):
        Practice("bringin")
    with pytest.raises(TypeError, match="gmae"):
        Practice("bring-in", gmae="stud8")
    practice = Practice("low", seed=1, players=4)
    assert len(practice.trace["seats"]) == 4
