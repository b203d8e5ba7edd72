"""check(guess, question): a question of a hand, without a picture; the reason, every mistake, and what an answer is."""

from __future__ import annotations

from typing import Any

import pytest

from stud_teach import Hand, check, questions, scenario
from stud_teach.asking import Question
from stud_teach.asking.question import Held
from stud_teach.scenarios import names


def asked(name: str, kind: str, ask: str | None = None, at: int = 0) -> Question:
    found = [each for each in questions(scenario(name), [kind]) if ask in (None, each.ask)]
    return found[at]


@pytest.mark.parametrize(
    ("name", "kind", "ask", "at", "guess", "reasons"),
    [
        ("two-deuces", "bring-in", None, 0, 3, ["the lowest door card must bring it in", "settled by suit"]),
        ("two-deuces", "first-actor", None, 0, 1, ["the best hand showing acts first"]),
        ("two-deuces", "legal", "call", 0, 2, ["Call 2: makes 2 in all."]),
        ("two-deuces", "raises-left", None, 0, 3, ["A round has 3 raises here", "it is no raise"]),
        ("quartered", "award", None, 0, {1: 75, 4: 25}, ["100 is halved", "The pot is quartered."]),
        ("quartered", "low", "better", 0, 0, ["from the highest card down", "all five ranks are the same"]),
        ("odd-chip-two-lows", "odd-chip", "halves", 0, "high", ["the odd chip goes to the high half"]),
        ("odd-chip-two-lows", "odd-chip", "equals", 0, 2, ["nearest clockwise from the dealer"]),
    ],
)
def test_right_with_the_reason(name: str, kind: str, ask: str | None, at: int, guess: Any, reasons: list[str]) -> None:
    question = asked(name, kind, ask, at)
    found = check(guess, question)
    assert found.right is True
    for reason in reasons:
        assert reason in str(found)
    finnish = str(check(guess, question, lang="fi"))
    assert finnish.startswith("Oikein: ")
    assert finnish.count(".") >= len(reasons)


def test_a_seat_that_is_not_among_the_choices_has_its_own_comment() -> None:
    """Seat 5 has 9♥ as its door card; the page offers seats 1, 2 and 4, and nobody, as wrong choices."""
    question = asked("two-deuces", "bring-in")
    assert 5 not in {choice.value for choice in question.choices}
    assert str(check(5, question)) == "9♥ is not the lowest door card."
    assert str(check(9, question)) == "Seat 9 has no cards here."


@pytest.mark.parametrize("name", names()[::3])
def test_every_mistake_has_its_comment(name: str) -> None:
    for question in questions(scenario(name)):
        assert isinstance(question, Held)
        for choice in question.whole.choices:
            value: Any = choice.value
            value = dict(value) if question.kind == "award" else value
            found = check(value if value != () or question.kind != "low" else None, question)
            assert found.right is (choice.mistake is None), (question.kind, question.ask, choice)
            assert not str(found).startswith("An answer is"), (question.kind, question.ask, choice)
            assert not str(found).startswith("That is not it."), (question.kind, question.ask, choice)


@pytest.mark.parametrize(
    ("name", "kind", "ask", "guess", "form"),
    [
        (
            "quartered",
            "low",
            "better",
            "AsKd",
            "An answer is the number of a seat, as in 3, or 0 where the lows are equal.",
        ),
        ("quartered", "low", "which", 3, "An answer is five cards"),
        (
            "odd-chip-two-lows",
            "odd-chip",
            "halves",
            "left",
            "An answer is one of the words “high”, “low” and “nobody”.",
        ),
        ("odd-chip-two-lows", "odd-chip", "equals", "x", "or a list of seats, as in [1, 3]."),
        ("two-deuces", "legal", "bet", "x", "or a list of all that are allowed, as in [5, 10]."),
        ("two-deuces", "raises-left", None, "x", "or “any” where there is no limit."),
    ],
)
def test_what_an_answer_looks_like(name: str, kind: str, ask: str | None, guess: Any, form: str) -> None:
    found = check(guess, asked(name, kind, ask))
    assert found.right is False
    assert form in str(found)


def test_any_number_of_raises() -> None:
    """Casino rules: no cap when exactly two players who are not all-in begin the round."""
    hand = Hand.new(players=2, rules="casino").deal("3d4d2c").deal("5d6dKc").bring_in().complete()
    question = questions(hand, ["raises-left"])[0]
    assert check("any", question).right
    assert check(" Any ", question).right
    assert check(4, question).right is False


def test_a_question_is_the_plain_values_that_it_was() -> None:
    one, two = (questions(scenario("two-deuces"), ["bring-in"])[0] for _ in range(2))
    assert one == two
    assert repr(one).startswith("Question(kind='bring-in'")
    assert "trace" not in repr(one)
