"""Questions: for 300 deals a kind one right answer, wrong ones that differ, and comments that are true."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from stud_teach.asking import KINDS, OTHER, Choice, Question, questions
from stud_teach.asking.words import choice_text, hint, prompt
from stud_teach.asking.words_right import explanation
from stud_teach.asking.words_wrong import comment
from stud_teach.engine.rules import RULE_IDS
from stud_teach.scenarios import scenario
from stud_teach.telling.catalogue import Text, languages
from stud_teach.telling.names import cards_text, low_name
from tests.asking.cases import Case, cases
from tests.asking.right import RIGHT
from tests.asking.wrong import claim_of

DEALS = 300


@pytest.mark.parametrize("kind", KINDS)
def test_each_question_has_one_right_answer_and_true_comments(kind: str) -> None:
    seen: Counter[str | None] = Counter()
    for case in cases(kind, DEALS):
        question = case.question
        where = f"{question} of {case.played.lines}"
        assert question.kind == kind
        assert 0 < question.step <= len(case.played.trace.steps)
        assert [choice.mistake for choice in question.choices].count(None) == 1, where
        assert 3 <= len(question.choices) <= 5, where
        values = [choice.value for choice in question.choices]
        assert len(set(values)) == len(values), where
        assert question.right.value == RIGHT[kind](case), where
        for choice in question.choices:
            seen[choice.mistake] += 1
            if choice.mistake is not None:
                assert claim_of(case, choice)(case, choice.value), f"{choice} in {where}"
        _words_are_whole(case)
    assert len(set(seen) - {None, OTHER}) > 2, seen


def _words_are_whole(case: Case) -> None:
    question = case.question
    texts = {choice.key: choice_text(question, choice.value) for choice in question.choices}
    for lang in languages():
        said = [text[lang] for text in texts.values()]
        assert len(set(said)) == len(said), said
    for choice in question.choices:
        if choice.mistake is not None:
            _tells_no_answer(comment(question, choice), question, choice)
    told = explanation(question, case.played.trace)
    assert told["sentences"], question
    assert {line["rule"] for line in told["sentences"]} <= set(RULE_IDS)
    rest = [prompt(question), hint(question), told["title"], *(line["text"] for line in told["sentences"])]
    for text in [*rest, *texts.values()]:
        _is_whole(text)
    assert not re.search(r"\d", hint(question)["en"] + hint(question)["fi"])


def _is_whole(text: Text) -> None:
    assert set(text) == set(languages())
    for words in text.values():
        assert words
        assert not re.search(r"[{}]|None|\[|Text", words), words


def _tells_no_answer(text: Text, question: Question, choice: Choice) -> None:
    _is_whole(text)
    right = question.right.value
    for words in text.values():
        for telling in _telling(right, question):
            assert not re.search(telling, words), f"{words!r} tells {right} ({choice})"


def _telling(right: Any, question: Question) -> list[str]:
    """The patterns that a comment may not hold."""
    if question.kind in ("bring-in", "first-actor", "shows-first") or question.ask == "better":
        return [rf"(?i)\b(seat|paik\w*) {right}\b"]
    if question.kind in ("legal", "raises-left"):
        return [_number(number) for number in (right if isinstance(right, tuple) else (right,))]
    if question.kind in ("best-five", "low"):
        return [re.escape(cards_text(right)), rf"\b{re.escape(_low_text(right))}\b"] if right else []
    if question.kind == "award":
        return [_number(amount) for _, amount in right]
    return [rf"(?i)\b(seat|seats|paik\w*) {seat}\b" for seat in right] if isinstance(right, tuple) else []


def _number(number: object) -> str:
    """A number that is not a seat's, nor a rank in a hand's name, as in 10-9-8."""
    return rf"(?i)(?<!seat )(?<!paikka )(?<!paikan )(?<!paikalla )(?<![-\d]){number}\b(?!-)"


def _low_text(cards: tuple[str, ...]) -> str:
    ranks = sorted((1 if card[0] == "A" else "23456789TJQKA".index(card[0]) + 2 for card in cards), reverse=True)
    return low_name(ranks)["en"]


def test_questions_come_in_the_order_of_steps_and_only_of_the_kinds_wanted() -> None:
    found = questions(scenario("first-hand"))
    assert [question.step for question in found] == sorted(question.step for question in found)
    wanted = questions(scenario("first-hand"), ["bring-in", "shows-first"])
    assert {question.kind for question in wanted} == {"bring-in", "shows-first"}
    with pytest.raises(ValueError, match=r"“kinds” is bring-in, .* or odd-chip, not 'magic'"):
        questions(scenario("first-hand"), ["magic"])


def test_the_right_choice_has_no_comment_on_a_mistake() -> None:
    question = questions(scenario("two-deuces"), ["bring-in"])[0]
    with pytest.raises(ValueError, match="is right"):
        comment(question, question.right)


def test_two_deuces() -> None:
    """The door cards of two-deuces: who sits first, and who has the wrong suit, are the two mistakes with suits."""
    question = questions(scenario("two-deuces"), ["bring-in"])[0]
    mistakes = {choice.mistake: choice.value for choice in question.choices}
    assert question.rule == "bring-in-suit"
    assert question.right.value not in {value for mistake, value in mistakes.items() if mistake}
    assert "suit-ignored" in mistakes
