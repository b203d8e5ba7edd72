"""Telling who wins when a hand was mucked (`muck`): the best hand shown, where what was mucked is or may be better."""

from __future__ import annotations

from typing import Any

import pytest

from stud_teach.engine.events import Action, Do
from stud_teach.engine.hand import Hand
from stud_teach.trace.trace import trace
from stud_teach.views.annotate import annotate
from tests.play import play

# Seat 1 ends with straight, five high, and the low 5-4-3-2-A; seat 2 with kings and no low; seat 3 with a king
# high at most and the low 8-7-6-4-3.
CARDS = ("AsAh2c", "KsKh9d", "Qc8d3h")
LATER = ("3d 9c 7s", "3s Jd 6h", "4h Td 4s", "5c 2h Ts")
# Later cards with which nobody gets a low.
HIGH_LATER = ("Jc 9c 7s", "Js Jd 9h", "4h Td 4s", "Qd 2h Ts")


def showdown(game: str = "stud", later: tuple[str, ...] = LATER) -> Hand:
    hand = play(Hand.new(game, players=3), *CARDS, "in", "call", "call")
    for street in later:
        play(hand, street, "check", "check", "check")
    return hand


def told(hand: Hand, *mucked: int, seat: int | None = None) -> Any:
    """Return the annotated hand, the given seats having mucked and the others shown."""
    for each in range(1, 4):
        cards = tuple(hand.table.seats[each].cards)
        hand.apply(Action(Do.MUCK, each) if each in mucked else Action(Do.SHOW, each, cards=cards))
    assert hand.finished
    return annotate(trace(hand, seat))


def awards(found: Any, lang: str = "en") -> list[str]:
    return [step["text"][lang] for step in found["steps"] if step["kind"] == "award"]


def notes(found: Any, lang: str = "en") -> list[str]:
    """Return what the picture of the pots says of the parts of the pot."""
    pots = [each for each in found["steps"][-1]["evidence"] if each["kind"] == "pots"]
    return [half["note"][lang] for half in pots[0]["pots"][0]["halves"] if half["note"]]


def test_the_best_hand_shown_wins_where_a_better_one_was_mucked() -> None:
    found = told(showdown(), 1)
    assert awards(found) == ["The best hand shown: two pairs, kings and nines."]
    assert notes(found) == ["the best hand shown takes it"]
    assert awards(found, "fi") == ["Paras näytetty käsi: kaksi paria, kuninkaat ja ysit."]
    assert notes(found, "fi") == ["paras näytetty käsi voittaa sen"]


@pytest.mark.parametrize("mucked", [(), (3,), (2,), (2, 3)])
def test_the_best_hand_wins_where_nothing_better_was_mucked(mucked: tuple[int, ...]) -> None:
    found = told(showdown(), *mucked)
    assert awards(found) == ["The best hand: straight, five high."]
    assert notes(found) == ["the best hand takes it"]


def test_what_a_viewer_cannot_see_decides_no_word() -> None:
    """To seat 2 the mucked cards are unknown, better or not; seat 1 knows its own."""
    for mucked in (1, 3):
        assert awards(told(showdown(), mucked, seat=2))[0].startswith("The best hand shown: ")
    assert awards(told(showdown(), 1, seat=1))[0].startswith("The best hand shown: ")
    assert awards(told(showdown(), 3, seat=3))[0].startswith("The best hand: ")


def test_high_and_low_are_told_apart() -> None:
    """Seat 1 mucks the best high and the best low; then seat 2 has the high, seat 3 the low."""
    assert awards(told(showdown("stud8"), 1)) == [
        "The best high shown: two pairs, kings and nines.",
        "The best low shown: 8-7-6-4-3.",
    ]
    assert awards(told(showdown("stud8"), 2, 3)) == ["Best both ways: straight, five high, and for low 5-4-3-2-A."]
    assert awards(told(showdown("stud8"), 2)) == ["Best both ways: straight, five high, and for low 5-4-3-2-A."]


def test_a_low_that_was_mucked_is_not_said_to_be_none() -> None:
    """Seats 1 and 3 muck their lows: seat 2 takes all without one."""
    found = told(showdown("stud8"), 1, 3)
    sentences = [reason["text"]["en"] for reason in found["steps"][-1]["reasons"]]
    assert "No hand shown has five different ranks of eight or lower, so the high takes all." in sentences
    assert notes(found) == ["no low shown: the high takes all"]
    plain = told(showdown("stud8", HIGH_LATER), 3)
    assert notes(plain) == ["no low: the high takes all"]


def test_both_ways_of_the_hands_shown() -> None:
    """Seats 1 and 2 muck: seat 3 has the only low shown, and the only high."""
    found = told(showdown("stud8"), 1, 2)
    assert awards(found)[0].startswith("Best both ways of the hands shown: ")
    sentences = [reason["text"]["en"] for reason in found["steps"][-1]["reasons"]]
    said = "Of the hands shown, that of seat 3 is the best for high and for low: it takes both halves."
    assert said in sentences
