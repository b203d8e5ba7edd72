"""The glossary, and that both catalogues use its words: one word for one thing, in English and in Finnish."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

import stud_teach
from stud_teach.book.glossary import glossary
from stud_teach.telling import catalogue

FINNISH = Path(catalogue.__file__).parent / "locale" / "fi" / "LC_MESSAGES" / "stud_teach.po"

# An English word (as a pattern) and the stems of which one must stand in the Finnish of every message that has it.
TERMS = {
    r"antes?": "alkupano",
    r"bring-ins?|brings? (it )?in|bringing it in": "bring-in",
    r"door cards?": "avoi",
    r"up cards?|open pairs?": "avoi|näky|näyttävä",
    r"face up": "avoi|kuvapuoli ylös",
    r"face down|down cards?": "pime|kuvapuoli alas",
    r"community cards?": "yhtei",
    r"complet(e|es|ed|ing|ion)": "täyden|täydel",
    r"odd chips?": "ylimääräi",
    r"side pots?": "sivupot",
    r"main pots?": "pääpot",
    r"pots?": "pot",
    r"fold(s|ed|ing)?": "luovu",
    r"check(s|ed|ing)?": "sökö",
    r"call(s|ing)?|to call": "mak|vastaa",
    r"rais(e|es|ed|ing)": "korot",
    r"bets?|betting": "pano",
    r"showdown": "paljast",
    r"dealer": "jaka",
    r"kickers?": "kicker",
    r"burn(s|ed)?": "polt",
    r"deck": "pak",
    r"streets?": "kierro|kort",
    r"scoops?": "koko",
    r"spades?": "pata",
    r"hearts?": "hertta",
    r"diamonds?": "ruutu",
    r"clubs?": "risti",
    r"clockwise": "myötäpäivään",
    r"all-in": "all-in",
    r"stacks?": "pelimerk",
    r"chips?": "pelimerk",
    r"muck(s|ed)?": "näyttä|näytä|näytet",
}

# Messages where the English word means something else, each with the reason.
EXCEPTIONS = {
    "The answer, checked": "an answer is checked, not a bet",
}

# Words that Finnish never says, for there is another here.
BANNED = {
    r"\bovikort": "avoin kortti",
    r"\bhole ?card": "pimeä kortti",
    r"\bpass(aa|ata|asi)": "sököttää",
    r"\bchek|\bchec": "sököttää",
    r"\bfol[dt]": "luovuttaa",
    r"\bcall": "maksaa",
    r"\breis": "korottaa",
    r"\bante\b": "alkupanos",
    r"\bpohjapano": "alkupanos",
    r"\bpariton|\bparittom": "ylimääräinen pelimerkki",
    r"\bside ?pot|\bmain ?pot": "sivupotti, pääpotti",
    r"\bshowdown": "korttien paljastus",
    r"\bcommunity": "yhteinen kortti",
    r"\bstreet": "kortti, kierros",
    r"\bvedonlyö|\bvetokierro": "panostuskierros",
    r"\bpinkk|\bsteki|\bstäk": "pelimerkit",
    r"\btsip|\bchip|\bmerkke": "pelimerkki",
    r"\bmuckaa|\bmukka": "jättää näyttämättä",
    r"\bsivukort": "kickeri",
    r"\bpokerinjaka|\bdiileri|\bdealer": "jakaja",
}


def messages() -> Iterator[tuple[str, str]]:
    """Every English message with its Finnish, plural forms by themselves."""
    with FINNISH.open("rb") as file:
        for message in read_po(file):
            if message.id and isinstance(message.id, str):
                yield message.id, str(message.string)
            elif message.id:
                yield from zip(message.id, map(str, message.string or ()), strict=True)


def bare(text: str) -> str:
    """The text without the names of its places, of games and the call `check`, and of what is quoted."""
    return re.sub(r"\{\w+\}|pot limit|\bcheck(?=\(| takes| tarkistaa)|“[^”]*”|”[^”]*”", "…", text, flags=re.IGNORECASE)


@pytest.mark.parametrize("term", TERMS)
def test_finnish_has_the_word_of_the_glossary(term):
    said = re.compile(rf"\b(?:{term})\b", re.IGNORECASE)
    found = [(en, fi) for en, fi in messages() if said.search(bare(en))]
    assert found, "no message says it"
    assert set(lacking(TERMS[term], found)) <= set(EXCEPTIONS)


def lacking(stems: str, found: list[tuple[str, str]]) -> list[str]:
    """The English messages whose Finnish has none of the stems."""
    return [en for en, fi in found if not re.search(stems, fi, re.IGNORECASE)]


def test_the_lint_finds_a_wrong_word():
    assert lacking(TERMS["odd chips?"], [("the odd chip", "pariton pelimerkki")]) == ["the odd chip"]
    assert lacking(TERMS["fold(s|ed|ing)?"], [("fold", "luovuttaa")]) == []


def test_no_exception_is_idle():
    found = [(en, fi) for en, fi in messages() if en in EXCEPTIONS]
    assert {en for term, stems in TERMS.items() for en in lacking(stems, found) if re.search(term, en)} == set(
        EXCEPTIONS
    )


@pytest.mark.parametrize("banned", BANNED)
def test_finnish_never_says(banned):
    assert [fi for _, fi in messages() if re.search(banned, bare(fi), re.IGNORECASE)] == [], BANNED[banned]


# The glossary itself


def entries() -> dict[str, tuple[str, str]]:
    return {term.name["en"]: (term.name["fi"], term.meaning["fi"]) for term in glossary()}


@pytest.mark.parametrize(
    ("en", "fi"),
    [
        ("ante", "alkupanos"),
        ("bring-in", "bring-in"),
        ("up card", "avoin kortti"),
        ("down card", "pimeä kortti"),
        ("door card", "ensimmäinen avoin kortti"),
        ("community card", "yhteinen kortti"),
        ("spades", "pata"),
        ("hearts", "hertta"),
        ("diamonds", "ruutu"),
        ("clubs", "risti"),
        ("betting round", "panostuskierros"),
        ("raise", "korottaa"),
        ("call", "maksaa"),
        ("check", "sököttää"),
        ("fold", "luovuttaa"),
        ("pot", "potti"),
        ("main pot", "pääpotti"),
        ("side pot", "sivupotti"),
        ("dealer", "jakaja"),
        ("odd chip", "ylimääräinen pelimerkki"),
        ("showdown", "korttien paljastus"),
        ("kicker", "kickeri"),
    ],
)
def test_the_rooms_words(en, fi):
    assert entries()[en][0] == fi


def test_it_has_the_words_of_the_field():
    wanted = "completion, open pair, street, qualifier, quartered, scoop, muck, all-in, board, stack, burned card"
    assert set(wanted.split(", ")) <= set(entries())


@pytest.mark.parametrize("lang", ["en", "fi"])
def test_every_word_has_one_sentence_in_both_languages(lang):
    for term in glossary():
        assert term.name[lang]
        assert re.fullmatch(r"[^.]+\.", term.meaning[lang]), term.name
    assert len({term.name[lang] for term in glossary()}) == len(glossary())


@pytest.mark.parametrize("lang", [None, "en", "fi"])
def test_both_forms_say_all_of_it(lang):
    found = stud_teach.glossary(lang)
    text, page = " ".join(str(found).split()), unescape(found._repr_html_())
    for term in found:
        for each in [lang] if lang else ["en", "fi"]:
            assert term.meaning[each] in text
            assert term.meaning[each] in page
        assert term.name["en"] in text
        assert term.name["fi"] in text
        assert f">{term.name['fi']}<" in page


def test_it_goes_by_the_alphabet_of_its_language():
    names = [line for line in str(glossary("fi")).splitlines() if not line.startswith(" ")]
    assert names == sorted(names, key=lambda name: name.split(" (")[0])
    assert names[0] == "alkupanos (ante)"


def test_an_unknown_language_is_refused():
    with pytest.raises(ValueError, match="“lang” is en or fi, not 'sv'"):
        glossary("sv")
