"""The words of the rule book: what is marked as ours or as our reading, and where each rule comes from."""

from __future__ import annotations

import pytest

from stud_teach.book import entries
from stud_teach.book.entries import CHAPTERS, OUTSIDE
from stud_teach.engine.rules import RULE_IDS
from stud_teach.telling import reasons

WHOLE, PART, READING = "whole", "part", "reading"

# By hand, from the rules: in the room the whole rule is ours, a part of it is, or the page is read so.
ROOM_MARKS = {
    "players": {PART},
    "seats": {READING},
    "ante-short": {WHOLE},
    "burn": {WHOLE},
    "bring-in": {PART},
    "bring-in-limit": {WHOLE},
    "bring-in-short": {WHOLE},
    "bring-in-all-in": {WHOLE},
    "first-actor": {READING},
    "showing-hand": {WHOLE},
    "first-actor-tie": {WHOLE},
    "first-actor-all-in": {WHOLE},
    "no-action": {WHOLE},
    "turn": {PART},
    "bet-size": {PART},
    "completion": {WHOLE},
    "fold": {WHOLE},
    "pair-on-fourth": {READING},
    "raise-cap": {READING, PART},
    "pot-limit": {WHOLE},
    "all-in": {WHOLE},
    "uncalled": {WHOLE},
    "side-pots": {WHOLE},
    "showdown-order": {PART},
    "muck": {WHOLE},
    "last-player": {WHOLE},
    "high-hand": {PART},
    "low-hand": {PART},
    "hi-lo": {PART},
    "split-tie": {PART},
    "odd-chip": {PART},
    "odd-chip-half": {WHOLE},
    "whole-pot-tie": {WHOLE},
    "five-used": {WHOLE},
}

# Where casino or tournament have a value of ours.
WSOP_MARKS = {
    "deck-short": ["tournament"],
    "community-no-bet": ["casino", "tournament"],
    "showing-hand": ["casino", "tournament"],
}

# The numbers of the WSOP rules: live action, tournament.
NUMBERS = {
    "deck-short": ("228", ""),
    "bring-in": ("215, 240", ""),
    "bring-in-amount": ("216", ""),
    "bring-in-short": ("217", ""),
    "bring-in-all-in": ("217", ""),
    "first-actor": ("215", ""),
    "first-actor-tie": ("215, 240", ""),
    "first-actor-all-in": ("240", ""),
    "bet-size": ("213, 242", ""),
    "completion": ("219", ""),
    "pair-on-fourth": ("220, 237", ""),
    "raise-cap": ("126, 127", ""),
    "all-in": ("129", ""),
    "side-pots": ("149", "T74"),
    "showdown-order": ("", "T72"),
    "low-hand": ("237–241", ""),
    "odd-chip": ("244", "T73"),
    "odd-chip-half": ("244", "T73"),
    "whole-pot-tie": ("149", "T73"),
}

# The section of the room's page; a rule that is wholly ours has none.
SECTIONS = {
    "players": "Pelaajat",
    "ante": "Alkupanos (ante)",
    "deal": "Jako",
    "deck-short": "Erikoissäännöt",
    "community-no-bet": "Erikoissäännöt",
    "bring-in": "Bring-in",
    "bring-in-suit": "Bring-in",
    "bring-in-amount": "Bring-in",
    "first-actor": "Panostusjärjestys",
    "turn": "Bring-in",
    "streets": "Panostusjärjestys",
    "bet-size": "Erikoissäännöt",
    "pair-on-fourth": "Erikoissäännöt",
    "raise-cap": "Erikoissäännöt",
    "showdown-order": "Korttien paljastus (showdown)",
    "high-hand": "Korttien paljastus (showdown)",
    "low-hand": "Korttien paljastus (showdown)",
    "hi-lo": "Korttien paljastus (showdown)",
    "split-tie": "Korttien paljastus (showdown)",
    "odd-chip": "Korttien paljastus (showdown)",
}

ONE_PAGE = {
    **dict.fromkeys(("bet-size", "pair-on-fourth", "raise-cap"), "7-Card Stud,"),
    **dict.fromkeys(("low-hand", "hi-lo"), "7-Card Stud High/Low (8 or better),"),
}


def test_the_chapters_hold_all_ids_in_their_order():
    ids = [rule for chapter in CHAPTERS.values() for rule in chapter]
    assert ids == [*RULE_IDS, OUTSIDE]
    assert list(CHAPTERS)[:4] == ["Dealing", "Opening", "Betting", "Showing and paying"]


def kind(mark):
    if mark["kind"] == "reading":
        return READING
    return PART if mark["part"] else WHOLE


@pytest.mark.parametrize("rule", RULE_IDS)
def test_marks(rule):
    marks = entries.entry(rule)["marks"]
    assert {kind(mark) for mark in marks if mark["sets"] == ["room"]} == ROOM_MARKS.get(rule, set())
    assert [name for mark in marks if mark["sets"] != ["room"] for name in mark["sets"]] == WSOP_MARKS.get(rule, [])


@pytest.mark.parametrize("rule", RULE_IDS)
def test_marks_say_what_they_are(rule):
    words = {"ours": ("our choice", "oma valintamme"), "reading": ("we read", "tulki")}
    for mark in entries.entry(rule)["marks"]:
        en, fi = words[mark["kind"]]
        assert en in mark["message"]["en"].lower()
        assert fi in mark["message"]["fi"].lower()


def test_the_reasons_at_the_table_mark_the_same_rules():
    wholly = {rule for rule, marks in ROOM_MARKS.items() if WHOLE in marks} | {"bet-size"}
    assert wholly >= reasons.OURS
    assert set(reasons.OURS_IN_PART) <= {rule for rule, marks in ROOM_MARKS.items() if PART in marks}


@pytest.mark.parametrize("rule", RULE_IDS)
def test_numbers_of_the_wsop_rules(rule):
    live, tournament = NUMBERS.get(rule, ("", ""))
    wanted = [f"WSOP Live Action Rules 2024, {live}."] if live else []
    wanted += [f"WSOP Tournament Rules 2024, {tournament}."] if tournament else []
    found = [
        text["en"] for text in entries.entry(rule)["sources"] if text["en"].startswith("WSOP") and "20" in text["en"]
    ]
    assert [text for text in found if "2024" in text] == wanted


@pytest.mark.parametrize("rule", RULE_IDS)
def test_sections_of_the_rooms_page(rule):
    found = entries.entry(rule)
    pages = [text for text in found["sources"] if text["en"].startswith("The room’s page")]
    assert bool(pages) == (rule in SECTIONS) == bool(found["quotes"])
    for text in pages:
        assert f"“{SECTIONS[rule]}”" in text["en"]
        assert text["fi"].endswith(f"kohta ”{SECTIONS[rule]}”.")
        page = ONE_PAGE.get(rule)
        both = "The room’s pages 7-Card Stud and 7-Card Stud High/Low (8 or better),"
        assert text["en"].startswith(f"The room’s page {page}" if page else both)


def test_what_is_outside_names_the_rules_that_are_left_out():
    found = entries.entry(OUTSIDE)
    assert "214, 218, 221–227, 230" in found["sources"][0]["en"]
    for words in ("exposed", "misdeals", "wrong bring-in", "absent players", "out of turn"):
        assert words in found["text"]["en"]


def test_a_setting_belongs_to_the_rule_of_the_longest_id():
    assert entries.rule_of("raise-cap-heads-up") == "raise-cap"
    assert entries.rule_of("first-actor-tie") == "first-actor-tie"
