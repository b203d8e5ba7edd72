"""A quiz of one hand: hints, tries, comments, explanations and counts."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import pytest

from stud_teach.asking import Question
from stud_teach.live.commands import BadCommand
from stud_teach.practice import Quiz
from stud_teach.scenarios import scenario
from tests.still.test_hand import Page


def keys(question: Question | None) -> tuple[str, str]:
    """The right key of a question, and a wrong one."""
    assert question is not None
    wrong = next(choice.key for choice in question.choices if choice.mistake)
    return question.right.key, wrong


def test_wrong_then_hinted_then_right() -> None:
    quiz = Quiz(scenario("two-deuces"))
    shown = quiz.next()
    assert shown is not None
    assert (shown["n"], shown["kind"]) == (1, "bring-in")
    assert "rule" not in shown, "which rule decides is part of the answer"
    right, wrong = keys(quiz.question)
    first: Any = quiz.answer(wrong, 1)
    assert not first["right"]
    assert first["comment"]["en"]
    assert first["comment"]["fi"]
    assert first["explanation"] is None
    assert first["trace"] is None
    assert quiz.hint(1)["rule"] == "bring-in-suit"
    second: Any = quiz.answer(right, 1)
    assert second["right"]
    assert second["comment"] is None
    assert {line["rule"] for line in second["explanation"]["sentences"]} == {"bring-in", "bring-in-suit"}
    entry = quiz.results()["questions"][0]
    assert [answer["key"] for answer in entry["answers"]] == [wrong, right]
    assert (entry["right"], entry["right_first"], entry["hints"], entry["given_up"]) == (True, False, 1, False)


def test_after_the_answer_the_ruling_is_told_but_not_what_is_asked_next() -> None:
    quiz = Quiz(scenario("two-deuces"), ["bring-in", "legal"])
    shown = quiz.next()
    assert shown is not None
    told: Any = quiz.answer(keys(quiz.question)[0])["trace"]
    last = told["steps"][-1]
    assert len(told["steps"]) == len(shown["trace"]["steps"])
    assert "bring-in" in {reason["rule"] for reason in last["reasons"]}
    following = quiz.next()
    assert following is not None
    if len(following["trace"]["steps"]) == len(told["steps"]):  # what may be bet is asked at the same step
        assert last["legal"] is None
        assert last["next"] is None


def test_after_the_answer_nothing_is_counted() -> None:
    quiz = Quiz(scenario("two-deuces"))
    quiz.next()
    right, wrong = keys(quiz.question)
    quiz.answer(right)
    quiz.answer(wrong)
    quiz.hint()
    quiz.give_up()
    entry = quiz.results()["questions"][0]
    assert (entry["right_first"], entry["hints"], entry["given_up"]) == (True, 0, False)


def test_the_headline_of_an_odd_chip_is_about_the_seat_that_gets_it() -> None:
    """85 to two straights in a casino: the ten of spades is at seat 3, so 42 and 43."""
    quiz = Quiz(scenario("odd-chip-by-suit"), ["odd-chip"])
    quiz.next()
    told: Any = quiz.give_up()
    assert told["explanation"]["title"]["en"] == "Seat 3 shares the pot: 43 of 85"


def test_the_headline_of_who_shows_first_does_not_tell_the_hand_that_is_asked_for_next() -> None:
    quiz = Quiz(scenario("who-shows-first-bettor"), ["shows-first", "best-five"])
    quiz.next()
    told: Any = quiz.give_up()
    title = told["explanation"]["title"]
    assert title == {"en": "Seat 1 shows first", "fi": "Paikka 1 näyttää ensimmäisenä"}  # and has three eights


def test_giving_up_tells_the_right_choice() -> None:
    quiz = Quiz(scenario("two-deuces"))
    quiz.next()
    told: Any = quiz.give_up()
    assert told["key"] == keys(quiz.question)[0]
    assert told["explanation"]["title"]["en"]
    assert quiz.summary().rows[0] == {
        "rule": "bring-in-suit",
        "asked": 1,
        "right_first": 0,
        "right": 0,
        "hints": 0,
        "given_up": 1,
    }


def test_a_quiz_comes_to_its_end() -> None:
    quiz = Quiz(scenario("first-hand"))
    asked = 0
    while quiz.next():
        asked += 1
        quiz.answer(keys(quiz.question)[0])
    assert asked == len(quiz.questions) > 5
    assert quiz.public() is None
    assert quiz.question is None
    assert quiz.next() is None
    found = quiz.results()
    assert json.loads(json.dumps(found)) == found
    assert found["schema"] == "stud-teach/practice/1"
    assert sum(counts["asked"] for counts in found["by_rule"].values()) == asked
    assert sum(counts["right_first"] for counts in found["by_rule"].values()) == asked


def test_it_does_not_ask_the_same_again_and_again() -> None:
    hand = scenario("eight-to-the-river")
    few, all_of_them = Quiz(hand), Quiz(hand, every=True)
    assert len(few.questions) < len(all_of_them.questions)
    steps = [question.step for question in few.questions]
    assert all(one <= two for one, two in pairwise(steps))
    streets = [question for question in few.questions if question.kind == "raises-left"]
    assert len(streets) <= 5


@pytest.mark.parametrize("key", ["z", "", None, 1, ["a"], "A"])
def test_another_key_is_refused_and_nothing_changes(key: object) -> None:
    quiz = Quiz(scenario("two-deuces"))
    quiz.next()
    before = quiz.results()
    with pytest.raises(BadCommand) as caught:
        quiz.answer(key)
    assert caught.value.refusal.fault == "no-such-answer"
    assert quiz.results() == before


def test_a_click_on_an_earlier_question_is_refused() -> None:
    quiz = Quiz(scenario("two-deuces"))
    with pytest.raises(BadCommand):
        quiz.answer("a")
    quiz.next()
    quiz.next()
    before = quiz.results()
    for call in (lambda: quiz.answer("a", 1), lambda: quiz.hint(1), lambda: quiz.give_up(1)):
        with pytest.raises(BadCommand) as caught:
            call()
        assert caught.value.refusal.fault == "stale-question"
    assert quiz.results() == before


def test_the_summary_shows_itself() -> None:
    quiz = Quiz(scenario("two-deuces"))
    assert str(quiz.summary()) == "No question has been answered yet."
    assert "<p>Yhteenkään kysymykseen ei ole vielä vastattu.</p>" in quiz.summary("fi")._repr_html_()
    quiz.next()
    quiz.answer(keys(quiz.question)[0])
    head, row = str(quiz.summary()).splitlines()
    assert head.split() == "Rule Asked Right at once Right in the end Hints Given up".split()
    assert row.split() == "bring-in-suit 1 1 1 0 0".split()
    html = quiz.summary()._repr_html_()
    assert '<code title="Equal door cards">bring-in-suit</code>' in html
    assert Page(html).rows[1] == [" bring-in-suit", "1", "1", "1", "0", "0"]
