"""The catalogues: every message of the sources has Finnish with the same places, and all that is said is in them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from babel.messages.extract import DEFAULT_KEYWORDS, extract_from_dir
from babel.messages.pofile import read_po

from stud_teach.telling import catalogue
from stud_teach.telling.catalogue import (
    and_list,
    known_languages,
    language_name,
    languages,
    ngettext,
    or_list,
    plain,
    say,
    together,
)
from stud_teach.trace.trace import trace
from stud_teach.views.annotate import annotate
from stud_teach.views.labels import labels

from .hands import random_hand

EXPLAIN = Path(catalogue.__file__).parent
FINNISH = EXPLAIN / "locale" / "fi" / "LC_MESSAGES" / "stud_teach.po"

Key = tuple[str | None, str | tuple[str, ...]]


def in_sources() -> set[Key]:
    """The messages that the tools find in the sources, each with its context."""
    return extracted({**DEFAULT_KEYWORDS, "say": None, "Message": None})


def of_errors() -> set[Key]:
    """Those among them that errors bear; they quote what a reader has to type."""
    return extracted({"Message": None})


def extracted(keywords: dict[str, Any]) -> set[Key]:
    found = extract_from_dir(EXPLAIN.parent, [("**.py", "python")], keywords=keywords)
    return {(context, message) for _, _, message, _, context in found}


class Entry(NamedTuple):
    """A message, its plural if it has one, in English and in Finnish."""

    english: tuple[str, ...]
    finnish: tuple[str, ...]
    fuzzy: bool


def forms(text: object) -> tuple[str, ...]:
    return tuple(map(str, text)) if isinstance(text, (tuple, list)) else (str(text),)


def translations() -> dict[Key, Entry]:
    found: dict[Key, Entry] = {}
    with FINNISH.open("rb") as file:
        for message in read_po(file):
            english = forms(message.id)
            key = english[0] if len(english) == 1 else english
            if message.id:
                found[message.context, key] = Entry(english, forms(message.string or ""), message.fuzzy)
    return found


def places(text: str) -> list[str]:
    """The names of the places; a capital only says that a sentence begins there."""
    return sorted({name.lower() for name in re.findall(r"\{(\w+)\}", text)})


def test_every_message_has_finnish_and_no_finnish_is_left_over():
    assert set(translations()) == in_sources()


def test_messages_have_the_same_places_in_both_languages():
    for english, finnish, fuzzy in translations().values():
        assert len(finnish) == len(english)
        assert all(finnish), english
        assert not fuzzy, english
        wanted = {place for text in english for place in places(text)} - {"count"}
        for text in finnish:
            assert set(places(text)) - {"count"} == wanted, english


def test_sentences_end_alike_in_both_languages():
    for english, finnish, _ in translations().values():
        if " " in english[0]:
            assert (english[0][-1] == ".") == (finnish[0][-1] == "."), english


def test_no_message_writes_an_apostrophe_or_a_quote_of_a_typewriter():
    typed = of_errors()
    for key, (english, finnish, _) in translations().items():
        for text in (*english, *finnish) if key not in typed else ():
            assert not set("'\"") & set(text), text


def test_all_that_is_said_is_in_the_catalogue(monkeypatch):
    asked: set[Key] = set()

    real = catalogue._translations

    class Listening:
        def __init__(self, lang: str) -> None:
            self.catalogue = real(lang)

        def gettext(self, message: str) -> str:
            asked.add((None, message))
            return self.catalogue.gettext(message)

        def pgettext(self, context: str, message: str) -> str:
            asked.add((context, message))
            return self.catalogue.pgettext(context, message)

        def ngettext(self, one: str, many: str, count: int) -> str:
            asked.add((None, (one, many)))
            return self.catalogue.ngettext(one, many, count)

    monkeypatch.setattr(catalogue, "_translations", Listening)
    catalogue.template.cache_clear()
    labels()
    for seed in range(60):
        annotate(trace(random_hand(seed)))
    assert len(asked) > 250
    assert not asked - set(translations())


def test_the_languages_are_english_and_those_with_a_catalogue():
    assert languages() == known_languages() == ("en", "fi")
    assert [language_name(lang) for lang in languages()] == ["English", "Suomi"]


# How messages are put together


def test_a_text_inside_a_text_is_taken_by_language():
    assert say("raise to {to}", to=or_list([plain(10), plain(15)])) == {
        "en": "raise to 10 or 15",
        "fi": "korottaa 10 tai 15 pelimerkkiin",
    }


def test_a_name_with_braces_stays_as_it_is():
    assert say("{name} checks", name=plain("{seat} {0}"))["en"] == "{seat} {0} checks"


@pytest.mark.parametrize(("count", "fi"), [(1, "1 pelimerkin"), (2, "2 pelimerkkiä")])
def test_each_language_counts_in_its_own_way(count, fi):
    text = ngettext("{count} chip goes back to seat {seat}", "{count} chips go back to seat {seat}", count, seat=3)
    assert text["fi"] == f"Paikka 3 saa takaisin {fi}"
    assert text["en"] == ("1 chip goes back to seat 3" if count == 1 else "2 chips go back to seat 3")


def test_rows():
    assert and_list([1]) == {"en": "1", "fi": "1"}
    assert and_list([1, 4, 7]) == {"en": "1, 4 and 7", "fi": "1, 4 ja 7"}
    assert together([plain("One."), plain("Two.")]) == dict.fromkeys(languages(), "One. Two.")
