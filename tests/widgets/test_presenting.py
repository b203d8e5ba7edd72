"""Showing a hand to a class: whose cards lie covered, and what stands in the spotlight."""

from __future__ import annotations

from typing import Any

import pytest
import traitlets

from stud_teach import Hand, Replay, Table, as_page, scenario
from stud_teach.still.hand import as_text
from stud_teach.telling.catalogue import languages
from stud_teach.telling.names import card_text
from stud_teach.trace.trace import trace
from stud_teach.views.annotate import annotate
from stud_teach.views.schema import CoveredTrace


@pytest.fixture
def replay() -> Replay:
    return Replay("two-deuces")


@pytest.mark.parametrize(
    ("given", "covered"),
    [("all", [1, 2, 3, 4, 5, 6]), (3, [3]), ([5, 1, 5], [1, 5]), ({2}, [2]), ((), []), ([], [])],
)
def test_seats_are_covered_all_one_or_some(replay: Replay, given: Any, covered: list[int]) -> None:
    replay.covered = given
    assert replay.covered == covered
    assert Replay("two-deuces", covered=given).covered == covered


@pytest.mark.parametrize("given", [9, 0, [1, 7], "everybody", True, 1.0, None, [None], {"seat": 1}])
def test_a_seat_that_is_not_there_cannot_be_covered(replay: Replay, given: Any) -> None:
    replay.covered = [2]
    with pytest.raises(traitlets.TraitError, match="“covered” is a whole number from 1 to 6"):
        replay.covered = given
    assert replay.covered == [2]


@pytest.mark.parametrize("light", [3, "Kh", None])
def test_a_seat_or_a_card_stands_in_the_spotlight(replay: Replay, light: int | str | None) -> None:
    replay.spotlight = light
    assert replay.spotlight == light


@pytest.mark.parametrize(
    ("light", "words"),
    [
        (9, "“spotlight” is a whole number from 1 to 6, not 9"),
        ("Zh", "“Zh” .card 1. is no card"),
        ("??", "unknown card"),
        (True, "no"),
    ],
)
def test_nothing_else_does(replay: Replay, light: Any, words: str) -> None:
    with pytest.raises(traitlets.TraitError, match=words.replace("?", r"\?")):
        replay.spotlight = light
    assert replay.spotlight is None


def test_covering_is_for_showing_and_keeps_no_secret(replay: Replay) -> None:
    before = replay.trace
    replay.covered = "all"
    assert replay.trace == before


def test_the_page_is_told_and_pages_that_stand_alone_too(replay: Replay) -> None:
    replay.covered = 3
    replay.spotlight = "2c"
    assert {"covered": [3], "spotlight": "2c"}.items() <= replay.get_state().items()
    assert {"covered": [3], "spotlight": "2c"}.items() <= replay.view_state().items()


def test_a_live_table_is_shown_in_the_same_way() -> None:
    table = Table(players=3)
    table.set_state({"covered": [1, 3], "spotlight": 2})
    assert (table.covered, table.spotlight) == ([1, 3], 2)
    table.do({"do": "deal"})
    assert (table.covered, table.spotlight) == ([1, 3], 2)
    table.set_state({"covered": [9]})
    message: Any = table.state["message"]
    assert message["text"]["en"] == "“covered” is a whole number from 1 to 3, not 9."
    assert table.covered == [1, 3]


def down_cards(replay: Replay, seat: int) -> list[str]:
    """Return a seat's first two cards, as texts write them."""
    deal = next(step for step in replay.trace["steps"] if step["kind"] == "deal" and step["seat"] == seat)
    return [card_text(card) for card in deal["cards"][:2]]


def test_still_pictures_do_not_show_what_is_covered(replay: Replay) -> None:
    """At step 16 of two-deuces nobody has shown: seats 1 and 3 have K♥ 7♣ and other cards face down."""
    replay.step = 16
    open_html, open_svg = replay.as_html(), replay.as_svg()
    replay.covered = [1, 3]
    bundle = replay._repr_mimebundle_()
    data = bundle[0] if isinstance(bundle, tuple) else bundle
    for html in (replay.as_html(), data["text/html"]):
        for seat in (1, 3):
            assert all(card in open_html and card not in html for card in down_cards(replay, seat))
        assert all(card in html for card in down_cards(replay, 2))
        assert html.count("(? ?)") == 2
    backs = 'stt-lattice" x'
    assert replay.as_svg().count(backs) == open_svg.count(backs) + 4
    replay.covered = "all"
    assert replay.as_svg().count('stt-peeked"') == 0
    assert all(card not in replay.as_html() for seat in range(1, 7) for card in down_cards(replay, seat))
    replay.covered = []
    assert (replay.as_html(), replay.as_svg()) == (open_html, open_svg)


def test_what_has_been_shown_is_not_covered() -> None:
    replay = Replay("mucked-hand", step="last", covered="all")
    html = replay.as_html()
    assert all(card in html for card in down_cards(replay, 1))
    assert all(card not in html.partition("<details>")[0] for card in down_cards(replay, 2))


def test_a_live_table_covers_its_still_pictures_too() -> None:
    table = Table(players=2, covered=[1]).deal("AsKh2c").deal("QdJs3d")
    html = table.as_html()
    assert "A♠" not in html
    assert "K♥" not in html
    assert "Q♦" in html
    assert table.as_svg().count('class="stt-lattice" x') == 2


def test_a_page_that_prints_draws_covered_cards_as_backs() -> None:
    hand = Hand.new(players=2).deal("AsKh2c").deal("QdJs3d")
    backs = 'class="stt-lattice" x'
    assert as_page(Replay(hand)).count(backs) == 0
    assert as_page(Replay(hand, covered=[1])).count(backs) == 2 * len(languages())  # the page has both


def test_texts_leave_out_what_was_dealt_face_down() -> None:
    """In two-deuces all but one have folded before seventh street."""
    whole: CoveredTrace = {**annotate(trace(scenario("two-deuces"))), "covered": [1]}
    bare: CoveredTrace = {**whole, "covered": []}
    text = as_text(whole, "en")
    assert "face down: K♥ 7♣" not in text
    assert text.count("(face down: ") == as_text(bare, "en").count("(face down: ") - 1
