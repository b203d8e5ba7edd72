"""A comparison in words: the headline, why, each side, the results, the forms without widgets."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from stud_teach.cli import main
from stud_teach.comparing.annotate import annotate_comparison
from stud_teach.comparing.comparison import compare
from stud_teach.comparing.still import as_html, as_text, summary
from stud_teach.engine.hand import Hand
from stud_teach.files import phh
from stud_teach.widgets.compare import Compare
from tests.play import play, up_cards
from tests.still.test_hand import HOSTILE, Page, named
from tests.telling.hands import all_in, random_hand

HANDS = Path(__file__).parents[1] / "hands"
TIE_67 = HANDS / "whole-pot-tie-67.phh"
LANGUAGES = ("en", "fi")
Json = Any


def told(hand: Hand, one: str = "room", other: str = "casino") -> Json:
    return annotate_comparison(compare(hand, one, other))


@pytest.fixture(scope="module")
def equal_lows() -> Json:
    """Example 9: a pot of 103, seat 4 high, equal lows at seats 2 and 6."""
    cards = {
        1: "5c 5d 2d",
        2: "2c 3d 4h 6s 7c Jh Jd",
        3: "8c 8d 9d",
        4: "Ks Kd Kh Kc 9s 9h Jc",
        5: "Td Tc 9c",
        6: "2h 3c 4c 6d 7s Qc Qd",
    }
    return told(all_in(cards, (33,) * 6, "bring-in bet fold call fold call fold", game="stud8"))


def test_the_odd_chip_of_example_9(equal_lows: Json) -> None:
    assert equal_lows["headline"] == {
        "en": "Showdown: who gets the odd chip depends on the rules",
        "fi": "Korttien paljastus: säännöistä riippuu, kuka saa ylimääräisen pelimerkin",
    }
    assert equal_lows["lead"] == {
        "en": "Seats 2 and 6 have equal lows and share the low half of 51, which doesn’t divide evenly.",
        "fi": "Paikoilla 2 ja 6 on yhtä hyvät low-kädet. Niiden on jaettava low-puolisko 51, eikä jako mene tasan.",
    }
    room, casino = equal_lows["sides"]
    assert (room["name"]["en"], casino["name"]["fi"]) == ("Room rules", "Kasinon säännöt")
    assert [reason["text"]["en"] for reason in room["step"]["reasons"]] == [
        "It doesn’t divide: the odd chip goes to seat 2, nearest clockwise from the dealer."
    ]
    assert casino["step"]["reasons"][0]["text"]["en"] == (
        "It doesn’t divide: the odd chip goes to seat 6, which has the highest card by suit."
    )
    assert (room["odd"], casino["odd"]) == ({"2": 1}, {"6": 1})


def test_only_the_equal_hands_prove_it(equal_lows: Json) -> None:
    [hands] = equal_lows["evidence"]
    assert hands["kind"] == "hands"
    assert {item["seat"] for item in hands["items"]} == {2, 6}
    assert {item["won"] for item in hands["items"]} == {0}  # what they win is each side's own
    assert [[each["kind"] for each in side["step"]["evidence"]] for side in equal_lows["sides"]] == [["pots"], ["pots"]]


def test_in_a_few_sentences(equal_lows: Json) -> None:
    text = equal_lows["text"]["en"]
    assert text.startswith("Showdown: who gets the odd chip depends on the rules. Seats 2 and 6 have equal lows")
    assert "Seat 2 wins 26, seat 4 wins 52, seat 6 wins 25." in text
    assert text.endswith("Seat 2 wins 25, seat 4 wins 52, seat 6 wins 26.")
    assert "Paikka 2 voittaa 25, paikka 4 voittaa 52, paikka 6 voittaa 26." in equal_lows["text"]["fi"]


@pytest.mark.parametrize(
    ("cards", "bets", "other", "en", "fi"),
    [
        (
            "2c Kd Qd",
            ("in", 5, 10, 15, 20, 25),
            "casino",
            "Third street: whether there may be another raise depends on the rules",
            "3. kortti: säännöistä riippuu, saako vielä korottaa",
        ),
        (
            "Ah 9c As",
            ("in", "call", "call", "Kd 8d Kc"),
            "tournament",
            "Fourth street: who acts first depends on the rules",
            "4. kortti: säännöistä riippuu, kuka aloittaa",
        ),
        (
            "As 2c Ah",
            ("in", "call", "call", "Kd 2d Kc"),
            "tournament",
            "Fourth street: how much may be bet depends on the rules",
            "4. kortti: säännöistä riippuu, paljonko saa panostaa",
        ),
        (
            "As 2c Ah",
            ("in", "call", "call", "Kd 2d Kc"),
            "casino",
            "Both play this hand alike",
            "Jako menee molemmilla säännöillä samoin",
        ),
    ],
)
def test_headlines(cards: str, bets: tuple[str | int, ...], other: str, en: str, fi: str) -> None:
    hand = play(Hand.new(players=3, rules=other), *up_cards(cards), *bets)
    assert told(hand, "room", other)["headline"] == {"en": en, "fi": fi}


def test_a_hand_that_both_forbid() -> None:
    found = told(phh.load(HANDS / "pot-limit.phh"), "casino", "tournament")
    assert found["headline"]["en"] == "Both forbid this hand"
    assert found["sides"][0]["ending"]["en"] == "This house does not offer pot limit; the room does."


def test_why_the_room_refuses_a_fourth_raise() -> None:
    found = told(play(Hand.new(players=3, rules="casino"), *up_cards("2c Kd Qd"), "in", 5, 10, 15, 20, 25))
    room, casino = found["sides"]
    assert room["refused"]["rule"] == "raise-cap"
    assert room["how"]["en"].startswith("After the bet, 3 raises a round are allowed.")
    assert room["ending"]["en"].startswith("Seat 3 can’t bet or raise to 25 here. All raises of this round are used.")
    assert casino["refused"] is None
    assert casino["how"]["en"].startswith("After the bet, 4 raises a round are allowed.")


def test_changed_settings_stand_in_the_name() -> None:
    found = annotate_comparison(compare(phh.load(TIE_67), "room", house={"odd-chip": "suit"}))
    assert [side["name"]["en"] for side in found["sides"]] == ["Room rules", "Room rules + odd-chip=suit"]
    assert found["settings"]["odd-chip"]["does"]["en"] == "They part over it"


@pytest.mark.parametrize("seed", range(40))
def test_every_hand_is_told_in_full(seed: int) -> None:
    hand = random_hand(seed)
    for one, other in (("room", "casino"), ("room", "tournament"), ("tournament", "casino")):
        found = told(hand, one, other)
        texts = json.dumps(found, ensure_ascii=False)
        assert not re.search(r"[{](street|seats?|amount|rules|what|n|total|count|won|odd)[}]", texts)
        for lang in LANGUAGES:
            page = Page(as_html(found, lang))
            assert found["headline"][lang] in page.text
            lines = as_text(found, lang).splitlines()
            assert max(map(len, lines)) <= 100
        if found["same"]:
            assert all(won[0] == won[1] for won in found["won"].values())


# Forms


def test_the_text_of_a_pot_of_67() -> None:
    text = as_text(told(phh.load(TIE_67)), "en")
    assert "   1  Player 1  34 (1 odd)            33          -1\n" in text
    assert "   3  Player 3          33    34 (1 odd)          +1\n" in text
    assert "  Makes no difference here: deck-short, community-no-bet" in text


def test_the_page_of_a_pot_of_67() -> None:
    page = Page(as_html(told(phh.load(TIE_67)), "fi"))
    assert ["1", "Pelaaja 1", "34 (ylimääräisiä 1)", "33", "-1"] in page.rows
    assert page.tags <= set("div h3 h4 h5 p ul li table thead tbody tr th td span strong small code".split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_inert(lang: str) -> None:
    found = told(named(*HOSTILE))
    page = Page(as_html(found, lang))
    assert not page.tags & {"img", "script", "h1", "b"}
    assert HOSTILE[1] in page.text


def test_the_widget() -> None:
    shown = Compare(TIE_67, "room", "casino", lang="fi")
    assert repr(shown).splitlines()[-1].startswith("Korttien paljastus: säännöistä riippuu")
    assert shown.comparison.won()[1] == (34, 33)
    assert shown.data["schema"] == "stud-teach/compare/1"
    assert "odd-chip" in shown.book
    assert shown.as_html() == as_html(shown.data, "fi")
    shown.lang = "en"
    assert "How it ends" in shown.as_html()
    assert summary(shown.data, "en") == repr(shown)
    with pytest.raises(ValueError, match="“lang” is en or fi"):
        Compare(TIE_67, lang="sv")
    with pytest.raises(ValueError, match="“deck” is 2 or 4"):
        Compare(TIE_67, deck=3)


def test_the_widget_sends_little() -> None:
    assert len(json.dumps(Compare("eight-to-the-river").data)) < 40_000


# The command


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main(["compare", *arguments])
    out, err = capsys.readouterr()
    return status, out, err


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, str(TIE_67))
    assert (status, err) == (0, "")
    assert "Showdown: who gets the odd chip depends on the rules [odd-chip]" in out
    status, out, _ = run(capsys, str(TIE_67), "--rules", "casino", "--rules", "tournament", "--lang", "fi")
    assert status == 0
    assert "Jako menee molemmilla säännöillä samoin" in out


def test_the_command_s_json(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, str(TIE_67), "--json")
    data = json.loads(out)
    assert status == 0
    assert (data["schema"], data["rules"], data["same"]) == ("stud-teach/compare/1", ["room", "casino"], False)
    assert (data["parts_at"]["rule"], len(data["parts_at"]["step"])) == ("odd-chip", 2)
    assert [side["won"]["1"] for side in data["sides"]] == [34, 33]
    assert set(data["text"]) == {"en", "fi"}
    status, out, _ = run(capsys, str(TIE_67), "--set", "odd-chip=suit", "--json")
    assert (status, json.loads(out)["rules"]) == (0, ["room", "room"])


def test_a_hand_that_one_forbids_is_no_error(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, str(HANDS / "pot-limit.phh"), "--json")
    assert (status, err) == (0, "")
    assert [side["refused"] and side["refused"]["rule"] for side in json.loads(out)["sides"]] == [None, "pot-limit"]


def test_a_hand_that_both_forbid_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    both = ("--rules", "casino", "--rules", "tournament")
    status, out, err = run(capsys, str(HANDS / "pot-limit.phh"), *both, "--json")
    assert status == 2
    assert json.loads(out)["parts_at"] is None
    assert err.endswith("pot-limit.phh: This house does not offer pot limit; the room does. [pot-limit]\n")


@pytest.mark.parametrize(
    ("arguments", "status", "message"),
    [
        (("nowhere",), 1, "There is no scenario 'nowhere'"),
        ((str(TIE_67), "--set", "odd-chip"), 2, "is written as ID=VALUE"),
        ((str(TIE_67), "--set", "odd-chip=luck"), 2, "“odd-chip” is seat or suit, not 'luck'. [odd-chip]"),
        ((str(TIE_67), *("--rules", "room") * 3), 2, "Give two rule sets"),
    ],
)
def test_bad_input(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], status: int, message: str) -> None:
    found, out, err = run(capsys, *arguments)
    assert (found, out) == (status, "")
    assert message in err
    assert err.count("\n") == 1
