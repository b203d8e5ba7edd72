"""The language that is spoken where a call names none."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator

import pytest

import stud_teach
from stud_teach.cards.card import CardError, parse_cards
from stud_teach.telling.catalogue import language, use_language


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    use_language("en")


def test_english_is_spoken_at_first() -> None:
    assert language() == "en"
    assert stud_teach.Replay("two-deuces").lang == "en"


def test_finnish_is_spoken_wherever_no_language_is_named() -> None:
    stud_teach.use_language("fi")
    assert language() == "fi"
    assert stud_teach.Replay("two-deuces").lang == "fi"
    assert stud_teach.BringIn("Ks 2d 2c Ac").lang == "fi"
    assert stud_teach.rule("odd-chip").lang == "fi"
    assert "Jakaja" in stud_teach.table_svg("two-deuces")


def test_a_call_that_names_its_language_gets_it() -> None:
    use_language("fi")
    assert stud_teach.Replay("two-deuces", lang="en").lang == "en"


def card(text: str) -> CardError:
    with pytest.raises(CardError) as caught:
        parse_cards(text)
    return caught.value


@pytest.mark.parametrize(
    ("call", "en", "fi"),
    [
        (lambda: parse_cards("AsAs"), "Card As appears twice.", "Kortti As on annettu kahdesti."),
        (
            lambda: stud_teach.rule("xyzzy"),
            "There is no rule 'xyzzy'; `stud-teach rule` and `rule_book()` list them all.",
            "Sääntöä 'xyzzy' ei ole; kaikki luettelevat `stud-teach rule` ja `rule_book()`.",
        ),
        (
            lambda: stud_teach.scenario("two-deuce"),
            "There is no scenario 'two-deuce'; did you mean two-deuces?",
            "Opetusjakoa 'two-deuce' ei ole; tarkoititko two-deuces?",
        ),
        (
            lambda: stud_teach.FirstActor("AsKd"),
            "The boards are given by seat, as in {1: 'AsKd', 2: '2c2d'}, not as 'AsKd'.",
            "Näkyvät kädet annetaan paikoittain, esimerkiksi {1: 'AsKd', 2: '2c2d'}; 'AsKd' ei kelpaa.",
        ),
        (
            lambda: stud_teach.Practice(count=0),
            "“count” is a whole number from 1 to 10000, not 0.",
            "”count” on kokonaisluku väliltä 1–10000, ei 0.",
        ),
        (
            lambda: stud_teach.BringIn(["Ks"]),
            "At least 2 are needed of door cards, to compare them, not 1.",
            "Vertailuun tarvitaan vähintään 2 (ensimmäiset avoimet kortit), ei 1.",
        ),
        (
            lambda: stud_teach.PotSplit(stud_teach.Hand.new(players=2).deal("????2c").deal("????Kd")),
            "No pot has been paid in this hand, which stops on third street, where seat 1 is to act: "
            "play it to its end.",
            "Tässä jaossa ei ole maksettu yhtään pottia: se on kesken (viimeksi jaettu: kolme ensimmäistä korttia), "
            "ja paikka 1 on vuorossa. Pelaa jako loppuun.",
        ),
    ],
)
def test_errors_are_printed_in_the_language_in_use(call: Callable[[], object], en: str, fi: str) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - the message is what is tested
        call()
    assert str(caught.value) == en
    assert (stud_teach.why(caught.value), stud_teach.why(caught.value, "fi")) == (en, fi)
    use_language("fi")
    assert str(caught.value) == fi
    use_language("en")
    assert str(caught.value) == en


def test_an_error_keeps_its_languages_on_its_way_through_a_pickle() -> None:
    again = pickle.loads(pickle.dumps(card("Zx")))
    assert str(again) == str(card("Zx"))
    assert stud_teach.why(again, "fi").startswith("”Zx” (1. kortti) ei ole kortti: ")


def test_a_card_named_with_braces_is_quoted_as_it_is() -> None:
    assert str(card("{}")).startswith("“{}” (card 1) is no card: ")
    assert stud_teach.why(card("{}"), "fi").startswith("”{}” (1. kortti) ei ole kortti: ")


@pytest.mark.parametrize("wrong", ["sv", "EN", "", 1, ["en"]])
def test_another_language_is_refused_and_nothing_changes(wrong: object) -> None:
    with pytest.raises(ValueError, match=r"“lang” is en or fi, not "):
        use_language(wrong)  # type: ignore[arg-type]
    assert language() == "en"
