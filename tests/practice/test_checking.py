"""check(guess, picture): right and why, or which mistake it is; a guess of any kind gets an answer in words."""

from __future__ import annotations

from typing import Any

import pytest

from stud_teach import (
    BestFive,
    BringIn,
    FirstActor,
    Hand,
    HandRanking,
    PotLimit,
    PotSplit,
    check,
    questions,
    scenario,
    why,
)
from stud_teach.practice.checking import Checked
from stud_teach.widgets.part import Part


def said(guess: object, picture: Part, **settings: Any) -> str:
    return str(check(guess, picture, **settings))


DOORS = BringIn("Ks 2d 2c Ac")
PAIR_ALL_IN = FirstActor({1: "KcKd", 2: "7h3s", 3: "AdQc"}, all_in=[1])
FLUSH = BestFive("AhKd8h3hJh5h8s", game="stud")
STRAIGHT_LOW = BestFive("8d7c6s5h4s2sAh")
NO_LOW = BestFive("9d7c6s5h4s4cKh")
TIE_67 = PotSplit(67, high=[1, 3], low=[1, 3])


@pytest.mark.parametrize(
    ("guess", "picture", "settings"),
    [
        (3, DOORS, {}),
        (" 3 ", DOORS, {}),
        (4, BringIn("Ks 2d 2c Ac", limit="pot"), {}),
        (2, PAIR_ALL_IN, {}),
        ("AhJh8h5h3h", FLUSH, {}),
        (["3h", "5h", "8h", "Jh", "Ah"], FLUSH, {}),
        ("6s5h4s2sAh", STRAIGHT_LOW, {"low": True}),
        (None, NO_LOW, {"low": True}),
        ({1: 34, 3: 33}, TIE_67, {}),
        ({1: 75, 4: 25, 2: 0}, PotSplit("quartered"), {}),
        ({1: 26, 2: 25, 4: 52}, PotSplit(103, high=[4], low=[1, 2]), {}),
    ],
)
def test_right_with_the_reason(guess: object, picture: Part, settings: dict[str, Any]) -> None:
    for lang, word in (("en", "Right: "), ("fi", "Oikein: ")):
        found = check(guess, picture, lang=lang, **settings)
        assert found.right is True
        assert str(found).startswith(word)
        name, paragraph = found._repr_html_().split("\n")
        assert name == {"en": "<!-- The answer, checked -->", "fi": "<!-- Vastaus tarkistettuna -->"}[lang]
        assert paragraph.startswith(f'<p lang="{lang}"')
        assert "✓" in found._repr_html_()
    reasons = [line["text"]["en"] for line in picture.part["sentences"]]
    assert any(reason in said(guess, picture, lang="en", **settings) for reason in reasons)


def test_equally_good_cards_are_right_too() -> None:
    """Two fives of the same value: both are the best hand, whichever of the aces is used."""
    picture = BestFive("AsAhKd9c5h5d5s", game="stud")
    assert check("5h5d5sAsAh", picture).right
    six = BestFive("AsAhAdKdQc9h2s", game="stud")
    assert check("AsAhAdKdQc", six).right
    low = BestFive("7s7d5c4h2s2dAh")
    assert check("7d5c4h2dAh", low, low=True).right


@pytest.mark.parametrize(
    ("guess", "picture", "settings", "words"),
    [
        (2, DOORS, {}, "suits come before seats"),
        (4, DOORS, {}, "if aces were low"),
        (1, PAIR_ALL_IN, {}, "is all-in"),
        (3, PAIR_ALL_IN, {}, "highest single card"),
        (9, DOORS, {}, "Seat 9 has no cards here."),
        ("AhKdJh8h8s", FLUSH, {}, "in the suits"),
        ("AhKdJh5h3h", FLUSH, {}, "There is a better five"),
        ("QsJsTs9s8s", FLUSH, {}, "Not all of these cards are among those shown."),
        ("7c5h4s2sAh", STRAIGHT_LOW, {"low": True}, "a better one"),
        ("7c6s5h4s4c", NO_LOW, {"low": True}, "of the same rank"),
        ("9d7c6s5h4s", NO_LOW, {"low": True}, "above the eight"),
        ({1: 34, 3: 32}, TIE_67, {}, "These are 66 chips in all, but 67"),
        ({1: 33, 3: 34}, TIE_67, {}, "somebody else comes before"),
        ({1: 34, 3: 32}, PotSplit(66, high=[1, 3], low=[1, 3]), {}, "You halved the pot before"),
        ({1: 50, 4: 50}, PotSplit("quartered"), {}, "each half is shared on its own"),
    ],
)
def test_the_mistake_is_named(guess: object, picture: Part, settings: dict[str, Any], words: str) -> None:
    found = check(guess, picture, **settings)
    assert found.right is False
    assert words in str(found)
    assert "✗" in found._repr_html_()
    assert said(guess, picture, lang="fi", **settings) != str(found)


def test_dots_are_an_answer_to_come() -> None:
    for picture in (DOORS, FLUSH, TIE_67):
        found = check(..., picture)
        assert found.right is None
        assert str(found) == "Put your answer in the place of the dots."


@pytest.mark.parametrize(
    "guess",
    [True, 3.5, -3, "three", "", "³", object(), [], [3], {3}, {"a": "b"}, {1: None}, b"3", 10**40, float("nan"), len],
)
@pytest.mark.parametrize("picture", [DOORS, PAIR_ALL_IN, FLUSH, STRAIGHT_LOW, TIE_67])
def test_a_guess_of_another_kind_is_told_what_an_answer_looks_like(guess: object, picture: Part) -> None:
    found = check(guess, picture)
    assert found.right is False
    assert str(found)


def test_the_pot_limit() -> None:
    hand = scenario("pot-limit-maximum")
    steps = [question.step - 1 for question in questions(hand, ["legal"]) if question.ask == "most"]
    picture = PotLimit(hand, steps[-1])
    question = picture.question
    assert question is not None
    assert check(question.right.value, picture).right
    for choice in question.choices[1:]:
        assert check(choice.value, picture).right is False


def test_a_question_itself_can_be_checked() -> None:
    question = questions(scenario("two-deuces"), ["bring-in"])[0]
    assert check(question.right.value, question).right
    wrong = next(choice for choice in question.choices if choice.mistake == "suit-ignored")
    assert "suits come before seats" in str(check(wrong.value, question))


def test_the_language_in_use_is_spoken() -> None:
    assert str(check(3, DOORS, lang="fi")).startswith("Oikein: Paikka 3.")
    with pytest.raises(ValueError, match="“lang” is en or fi, not 'sv'"):
        check(3, DOORS, lang="sv")


@pytest.mark.parametrize("picture", [7, None, "DOORS", HandRanking(), BestFive("AhKd8h3hJh", "As2s3s4s6d")])
def test_what_asks_nothing_is_refused(picture: Any) -> None:
    with pytest.raises(TypeError, match="asks nothing"):
        check(3, picture)


@pytest.mark.parametrize(
    ("picture", "settings", "words"),
    [
        (
            PotLimit("two-deuces", 12),
            {},
            "PotLimit” asks nothing. A fixed-limit hand has no pot limit: give",
        ),
        (BestFive("AhKd8h3hJh", "As2s3s4s6d"), {}, "BestFive” asks nothing. BestFive asks about one hand"),
        (FLUSH, {"low": True}, "BestFive” asks nothing. This game has no low"),
        (DOORS, {"low": True}, "BringIn” asks nothing. Only BestFive takes low=True"),
        (BringIn("Ks 2d ?? Ac"), {}, "BringIn” asks nothing. Some of the cards are unknown"),
        (FirstActor(["Ks2d", "??3c", "AcAd"]), {}, "FirstActor” asks nothing. Some of the cards are unknown"),
        (HandRanking(), {}, "HandRanking” asks nothing. Give check a picture such as"),
    ],
)
def test_a_picture_that_asks_nothing_says_what_to_give_instead(picture: Any, settings: Any, words: str) -> None:
    with pytest.raises(TypeError) as caught:
        check(3, picture, **settings)
    assert str(caught.value).startswith(f"“{words}")
    assert len(str(caught.value)) < 250
    assert why(caught.value, "fi").startswith("”")


def test_the_pot_limit_where_nobody_may_raise() -> None:
    """Seat 2, with the highest door card, opens all-in for 3, and seat 3 calls all-in: seat 1 may only fold or call."""
    hand = Hand.new(limit="pot", stacks=[50, 4, 4]).deal("3d4d2c").deal("5d6dKc").deal("7d8dQc").bet(3).call()
    with pytest.raises(TypeError, match=r"asks nothing\. Nobody may bet or raise at this step: give another one"):
        check(3, PotLimit(hand))


def test_it_shows_itself_as_plain_text_too() -> None:
    found = check(2, DOORS)
    assert isinstance(found, Checked)
    assert repr(found) == str(found)
