"""Gallery: the library in Python and in the message to the page."""

from __future__ import annotations

import re
from typing import Any

import pytest
import traitlets

from stud_teach import Gallery, scenario, scenario_names
from stud_teach.book.rulebook import UnknownRule
from stud_teach.cli import main
from stud_teach.gallery.library import catalogue
from stud_teach.trace.trace import trace
from stud_teach.views.packing import unpacked


def cards(key: str, value: object) -> list[str]:
    """Return the names of the cards in whose picture `key` has this value."""
    found: Any = catalogue()["cards"]
    return [card["name"] for card in found if card["picture"][key] == value]


def test_every_hand_has_a_card_in_a_chapter_that_lists_its_first_rule() -> None:
    library = catalogue()
    assert sorted(card["name"] for card in library["cards"]) == list(scenario_names())
    for card in library["cards"]:
        chapter = library["chapters"][card["chapter"]]
        assert card["rules"][0] in [each["rule"] for each in chapter["rules"]]
        assert all(card[key]["en"] and card[key]["fi"] for key in ("title", "lesson"))


def test_the_picture_is_how_the_hand_ends() -> None:
    for card in catalogue()["cards"]:
        table = trace(scenario(card["name"])).table
        won = [seat for seat, state in table.seats.items() if state.won]
        assert [n for n, end in enumerate(card["picture"]["seats"], 1) if end == "won"] == won
        folded = [seat for seat, state in table.seats.items() if state.folded]
        assert not {n for n, end in enumerate(card["picture"]["seats"], 1) if end != "gone"} & set(folded)
    assert cards("community", True) == ["community-card-casino-betting", "eight-to-the-river"]


def test_it_begins_with_the_hands_that_show_all_the_rules_as_the_command_lists_them(
    capsys: pytest.CaptureFixture[str],
) -> None:
    gallery = Gallery("odd-chip", "split-tie")
    assert main(["scenarios", "odd-chip", "split-tie"]) == 0
    text = capsys.readouterr().out
    assert gallery.names == re.findall(r"^([a-z0-9-]+): ", text, re.MULTILINE)
    assert repr(gallery) == text.removesuffix("\n")
    assert all(f"<code>{name}</code>" in gallery.as_html() for name in gallery.names)
    assert Gallery("raise-cap-heads-up").rules == ["raise-cap"]  # a setting's name is its rule's


def test_a_hand_is_sent_when_it_is_opened_and_then_no_more() -> None:
    gallery = Gallery()
    assert (gallery.trace, gallery.hand) == ({}, None)
    gallery.opened = "quartered"
    assert gallery.loaded == "quartered"
    assert len(unpacked(gallery.trace)["steps"]) == len(trace(scenario("quartered")).steps)
    assert gallery.book.keys() >= {"split-tie", "low-hand"}
    gallery.step = 12
    sent: Any = []
    gallery.observe(sent.append, "trace")
    gallery.opened = ""
    gallery.opened = "quartered"
    assert (gallery.step, sent) == (12, [])
    gallery.opened = "two-deuces"
    assert (gallery.step, len(sent), gallery.loaded) == (0, 1, "two-deuces")


def test_all_of_a_hand_goes_to_the_page_in_one_message() -> None:
    gallery = Gallery()
    sent: list[set[str]] = []
    gallery.send_state = lambda key=None: sent.append({key} if isinstance(key, str) else set(key or ()))
    gallery._load({})
    gallery.opened = "quartered"
    assert {"trace", "book", "loaded"} <= set().union(*sent)
    assert sum("trace" in keys for keys in sent) == 1
    assert next(keys for keys in sent if "trace" in keys) >= {"trace", "book", "loaded"}


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("opened", "quarterd", "did you mean quartered"),
        ("rules", ["odd-chips"], "did you mean odd-chip"),
        ("rules", ["outside"], "no scenario shows"),
        ("step", 1, "“step” is a whole number from 0 to "),
    ],
)
def test_what_does_not_exist_is_refused(name: str, value: object, message: str) -> None:
    with pytest.raises(traitlets.TraitError, match=message):
        setattr(Gallery(), name, value)


def test_unknown_rules_and_languages() -> None:
    with pytest.raises(UnknownRule, match="did you mean odd-chip"):
        Gallery("odd-chips")
    with pytest.raises(ValueError, match="“lang” is en or fi"):
        Gallery(lang="sv")


def test_finnish() -> None:
    assert "Ensimmäinen jakosi" in Gallery(lang="fi").as_html()
    assert repr(Gallery("muck", lang="fi")).startswith("Näyttäminen ja maksaminen\n=")
