"""The table as an SVG image: valid XML for any names, the same places as the views', and everything in words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from stud_teach import table_svg
from stud_teach.engine.hand import Hand
from stud_teach.scenarios import scenario
from stud_teach.still.drawing import draw_table
from stud_teach.still.drawing.places import HALVES, places
from stud_teach.still.drawing.shapes import SUIT_PATHS
from stud_teach.trace.trace import trace
from stud_teach.views.annotate import annotate
from tests.still.test_hand import HOSTILE
from tests.telling.hands import random_hand

VIEWS = Path(__file__).parents[2] / "widgets" / "src"
SVG = "{http://www.w3.org/2000/svg}"


def drawn(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def words(svg: str) -> list[str]:
    return ["".join(element.itertext()) for element in drawn(svg).iter(f"{SVG}text")]


def test_the_bring_in_is_said_in_words() -> None:
    found = words(table_svg("two-deuces", 12))
    assert found[0] == "Seat 3 brings it in: clubs are the lowest suit"
    assert {"Brings it in", "next to act", "Pot: 6", "Dealer", "2", "3 Sanna · 177"} <= set(found)


def test_finnish() -> None:
    found = words(table_svg("quartered", lang="fi"))
    assert {"Jakaja", "voittaa 75", "voittaa 25", "5 Ines · luovuttanut"} <= set(found)


def test_a_seat_sees_no_other_down_cards() -> None:
    hand = Hand.new(players=2, seed=1).deal()
    others = {str(card) for card in hand.table.seats[2].cards[:2] if card is not None}
    ranks = [text for text in words(table_svg(hand, seat=1)) if re.fullmatch(r"10|[2-9AKQJ]", text)]
    assert len(ranks) == 4  # three of seat 1, one of seat 2
    assert len(others) == 2
    assert len([text for text in words(table_svg(hand)) if re.fullmatch(r"10|[2-9AKQJ]", text)]) == 6


ODD = ("]]>", "a\x00b\x1b[31m", "\ufffe\uffff", "\u202eevil", "", "x" * 500)


@pytest.mark.parametrize("name", [*HOSTILE, *ODD])
def test_any_name_is_valid_and_inert(name: str) -> None:
    hand = Hand.new(players=2, names=(name, "Bo")).deal("????Kc").deal("????9h")
    tree = drawn(table_svg(hand))
    assert {element.tag.removeprefix(SVG) for element in tree.iter()} <= {
        *("svg", "g", "title", "desc", "style", "rect", "circle", "path", "text")
    }
    assert not [key for element in tree.iter() for key in element.attrib if key.startswith("on") or "href" in key]


@pytest.mark.parametrize("seed", range(8))
def test_every_step_of_a_random_hand_can_be_drawn(seed: int) -> None:
    annotated = annotate(trace(random_hand(seed)))
    for n in range(0, len(annotated["steps"]), 7):
        svg = draw_table(annotated, "en", n)
        drawn(svg)
        assert svg == draw_table(annotated, "en", n)


def test_nothing_lies_outside_the_image() -> None:
    tree = drawn(table_svg(scenario("eight-to-the-river")))
    width, height = (float(each) for each in tree.attrib["viewBox"].split()[2:])
    for element in tree.iter(f"{SVG}rect"):
        if element.attrib["width"] == "100%":
            continue
        assert 0 <= float(element.attrib["x"]) <= width
        assert 0 <= float(element.attrib["y"]) <= height


@pytest.mark.parametrize(
    ("settings", "error", "message"),
    [
        ({"lang": "sv"}, ValueError, "“lang” is en or fi, not 'sv'"),
        ({"deck": 3}, ValueError, "“deck” is 2 or 4, the number of its colours, not 3"),
        ({"seat": 9}, ValueError, "not 9"),
        ({"step": 999}, IndexError, "“step” is a whole number from 0 to "),
    ],
)
def test_what_cannot_be_drawn(settings: dict[str, Any], error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        table_svg("two-deuces", **settings)


# The same as the views


@pytest.mark.skipif(not VIEWS.is_dir(), reason="the views' sources are not here")
def test_suits_and_places_are_those_of_the_views() -> None:
    icons = (VIEWS / "ui" / "icons.tsx").read_text("utf-8")
    assert dict(re.findall(r'^  ([shdc]): "([^"]+)"', icons, re.MULTILINE)) == SUIT_PATHS
    wide = (VIEWS / "table" / "places.ts").read_text("utf-8").partition("const WIDE")[2].partition("};")[0]
    theirs = {
        int(seats): [tuple(map(float, pair.split(","))) for pair in re.findall(r"\[([\d., ]+)\]", points)]
        for seats, points in re.findall(r"^  (\d): \[(.+)\],$", wide, re.MULTILINE)
    }
    assert theirs == {seats: list(map(tuple, points)) for seats, points in HALVES.items()}


@pytest.mark.parametrize("seats", range(2, 9))
def test_seats_go_clockwise_from_the_left_below(seats: int) -> None:
    found = places(seats)
    assert len(found) == seats
    assert found[0].seat.x < 50 < found[-1].seat.x
    half = [place.seat.y for place in found if place.seat.x < 50]
    assert half == sorted(half, reverse=True)  # on the left upwards
