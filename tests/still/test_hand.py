"""The static forms: well-formed and inert pages, texts of 100 columns, and strings checked by hand."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import Any

import pytest

from stud_teach.engine.events import Action, Do
from stud_teach.engine.hand import Hand
from stud_teach.scenarios import scenario
from stud_teach.still.hand import as_html, as_text, summary
from stud_teach.trace.trace import trace
from stud_teach.views.annotate import annotate
from tests.telling.hands import all_in, random_hand

LANGUAGES = ("en", "fi")
HOSTILE = ("<img src=x onerror=alert(1)>", '"><script>alert(2)</script>', "</td></table><h1>", "&lt;b&gt; & 'q'")


def high_low_hand(**settings: Any) -> Hand:
    """Seat 2 wins 51 with a full house, seat 1 wins 50 with a low of 7-6-4-3-2; seat 3 folds its ante."""
    cards = {1: "2c 3d 4h 6s 7c Jh Jd", 2: "As Ah Kc Ks Kd 9h 9s", 3: "5c 5d Th"}
    return all_in(cards, (50, 50, 50), "bring-in bet fold call", game="stud8", **settings)


def named(*names: str) -> Hand:
    hand = Hand.new(players=len(names), names=names)
    for card in ("Kc", "9h", "As", "4c")[: len(names)]:
        hand.deal(f"????{card}")
    return hand


def annotated(hand: Hand, seat: int | None = None) -> Any:
    return annotate(trace(hand, seat))


class Page(HTMLParser):
    """A page's tags in their order, its attributes and its text; it fails where tags don't match."""

    def __init__(self, html: str) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.tags: set[str] = set()
        self.attributes: set[str] = set()
        self.rows: list[list[str]] = []
        self.text = ""
        self.feed(html)
        self.close()
        assert not self.open, f"not closed: {self.open}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag)
        self.tags.add(tag)
        self.attributes.update(name for name, _ in attrs)
        if tag == "tr":
            self.rows.append([])
        if tag in ("td", "th"):
            self.rows[-1].append("")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data
        if "td" in self.open or "th" in self.open:
            self.rows[-1][-1] += data


SAFE_TAGS = set("div h3 h4 h5 p small ol ul li code em strong span table thead tbody tr th td details summary".split())


# HTML


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(15))
def test_every_step_is_a_well_formed_page(seed, lang):
    found = annotated(random_hand(seed))
    for step in range(0, len(found["steps"]), 5):
        page = Page(as_html(found, lang, step))
        assert page.tags <= SAFE_TAGS
        assert page.attributes <= {"lang", "style", "scope", "title"}


def test_names_stay_text():
    page = Page(as_html(annotated(named(*HOSTILE)), "en"))
    assert page.tags <= SAFE_TAGS
    assert page.attributes <= {"lang", "style", "scope", "title"}
    assert [row[1] for row in page.rows[1:5]] == list(HOSTILE)


def test_a_language_that_is_markup_stays_an_attribute():
    assert Page(as_html(annotated(named("A", "B")), '"><b>')).tags <= SAFE_TAGS


def test_the_seats_after_a_step():
    found = annotated(high_low_hand())
    page = Page(as_html(found, "en", 4))  # three antes, two deals
    assert page.rows[:4] == [
        ["Seat", "Player", "Cards", "Stack", "Bet", "State"],
        ["1", "Player 1", "(2♣ 3♦) 4♥", "49", "", ""],
        ["2", "Player 2", "(A♠ A♥) K♣", "49", "", ""],
        ["3", "Player 3", "", "49", "", ""],
    ]


def test_the_seats_at_the_end():
    page = Page(as_html(annotated(high_low_hand()), "en"))
    assert page.rows[1:4] == [
        ["1", "Player 1", "2♣ 3♦ 4♥ 6♠ 7♣ J♥ J♦", "50", "", "wins 50"],
        ["2", "Player 2", "A♠ A♥ K♣ K♠ K♦ 9♥ 9♠", "51", "", "wins 51"],
        ["3", "Player 3", "(5♣ 5♦) 10♥", "49", "", "folded"],
    ]


def test_the_page_tells_where_the_chips_go():
    text = Page(as_html(annotated(high_low_hand()), "en")).text
    assert "Where the 101 chips go" in text
    assert "High half: 51 (50 and the odd chip) odd-chip-half" in text
    assert "Seat 1, Player 1: 50 (7-6-4-3-2) low-hand" in text


def test_the_page_has_headline_reasons_and_course():
    found = annotated(named("Aino", "Marek", "Sanna").bring_in())
    page, last = Page(as_html(found, "en")), found["steps"][-1]
    assert last["title"]["en"] in page.text
    for reason in last["reasons"]:
        assert f"{reason['text']['en']} {reason['rule']}" in page.text
    assert [row[0] for row in page.rows[5:]] == [str(n + 1) for n in range(len(found["steps"]))]


def test_red_suits_have_a_colour_and_black_ones_the_text_s_own():
    html = as_html(annotated(named("Aino", "Marek")), "en")
    assert re.search(r'<span style="white-space:nowrap;color:#\w{6}">9♥</span>', html)
    assert '<span style="white-space:nowrap">K♣</span>' in html


def test_another_seat_s_cards_are_question_marks():
    page = Page(as_html(annotated(high_low_hand(), seat=2), "en", 4))
    assert [row[2] for row in page.rows[1:3]] == ["(? ?) 4♥", "(A♠ A♥) K♣"]
    assert "Seen from seat 2." in page.text


def test_the_same_trace_gives_the_same_page():
    assert as_html(annotated(random_hand(3)), "fi", 9) == as_html(annotated(random_hand(3)), "fi", 9)


@pytest.mark.parametrize("form", [as_html, as_text])
@pytest.mark.parametrize("step", [-1, 1000])
def test_there_is_no_such_step(form, step):
    with pytest.raises(IndexError, match="“step” is a whole number from 0 to "):
        form(annotated(named("Aino", "Marek")), "en", step)


def test_a_hand_without_a_step_is_shown_too():
    found = annotated(Hand.new(players=2, ante=0, bring_in=1))
    assert found["steps"] == []
    assert Page(as_html(found, "en")).rows[0] == ["Step", "Street", "What happened"]
    assert "Player 2" in as_text(found, "en")


# Text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(25))
def test_no_line_is_longer_than_100_columns(seed, lang):
    lines = as_text(annotated(random_hand(seed)), lang).splitlines()
    assert max(map(len, lines)) <= 100
    assert [line for line in lines if line != line.rstrip()] == []


def lines_after(text: str, heading: str) -> list[str]:
    lines = text.splitlines()
    return lines[lines.index(heading) :]


def test_the_text_ends_with_pots_and_stacks():
    assert lines_after(as_text(annotated(high_low_hand()), "en"), "Where the 101 chips go") == [
        "Where the 101 chips go",
        "  Pot: 101 (all still in can win it) [side-pots]",
        "    High half: 51 (50 and the odd chip) [odd-chip-half]",
        "      Seat 2, Player 2: 51 (full house, kings full of aces) [high-hand]",
        "    Low half: 50 [hi-lo]",
        "      Seat 1, Player 1: 50 (7-6-4-3-2) [low-hand]",
        "",
        "Stacks",
        "   1  50  Player 1, wins 50",
        "   2  51  Player 2, wins 51",
        "   3  49  Player 3, folded",
    ]


def test_the_text_goes_street_by_street():
    headings = [line for line in as_text(annotated(high_low_hand()), "en").splitlines() if line[:1].isupper()]
    assert headings[1:8] == [
        "Third street",
        "Fourth street · Pot: 101",
        "Fifth street · Pot: 101",
        "Sixth street · Pot: 101",
        "Seventh street · Pot: 101",
        "Showdown · Pot: 101",
        "Where the 101 chips go",
    ]


def test_the_comparison_stands_in_the_text():
    text = as_text(annotated(named("Aino", "Marek", "Sanna", "Jonas")), "en")
    ladder = "Door cards, lowest to highest: 4♣ (seat 4) < 9♥ (seat 2) < K♣ (seat 1) < A♠ (seat 3)"
    assert f"      {ladder}" in text.splitlines()


def test_a_reason_is_said_once_a_street():
    found = annotated(high_low_hand())
    text = as_text(found, "en")
    assert text.count("[ante]") == 1
    assert text.count("[deal]") == len({step["street"] for step in found["steps"] if step["kind"] == "deal"})


def test_the_text_stops_at_the_step():
    text = as_text(annotated(high_low_hand()), "en", 2)
    assert [line[:6] for line in lines_after(text, "Third street") if line[:4].strip().isdigit()][:3] == [
        "   1  ",
        "   2  ",
        "   3  ",
    ]
    assert "Fourth street" not in text


@pytest.mark.parametrize("name", ["\x1b[31mred\x1b[0m", "a\rb\nc\x00", "\u202eevil\u2066"])
def test_control_characters_become_replacement_signs(name):
    found = annotated(named(name, "Marek"))
    for out in (as_text(found, "en"), as_html(found, "en"), summary(found, "en")):
        assert not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]", out)
        assert out.encode("utf-8")
    assert "\ufffd" in as_text(found, "en")


def test_a_long_name_wraps():
    lines = as_text(annotated(named("x" * 500, "Marek")), "en").splitlines()
    assert max(map(len, lines)) == 100


# Endings


def test_a_hand_that_is_not_over_says_whose_turn_it_is():
    found = annotated(named("Aino", "Marek"))
    english, finnish = "The hand is not over. Seat 2, Marek, acts.", "Jako ei ole vielä ohi. Vuorossa paikka 2, Marek."
    for lang, line in (("en", english), ("fi", finnish)):
        assert as_text(found, lang).splitlines()[-1] == line
        assert line in as_html(found, lang)
        assert line not in as_html(found, lang, 0)


@pytest.mark.parametrize(
    ("hand", "waits"),
    [
        (Hand.new(players=2), "Third street: cards are due, seat 1 first"),
        (Hand.new(players=2).deal("As Ks 2c"), "Third street: the next cards go to seat 2"),
        (Hand.new(players=2, seed=1).deal().bring_in().call(), "Fourth street: cards are due, seat 1 first"),
        (Hand.new(players=2).deal("????2c").deal("?? ?? 3c"), "Seat 1 acts"),
        (Hand.new(players=2).deal("??????").deal("??????"), "Nobody can be shown to act first: up cards are unknown"),
    ],
)
def test_a_hand_that_is_not_over_says_what_it_waits_for(hand: Hand, waits: str):
    """Doors 2c and 3c: seat 1 brings it in."""
    assert annotated(hand)["not_over"]["en"] == f"The hand is not over. {waits}."


def refused() -> Any:
    hand = named("Aino", "Marek")
    found = Hand(hand.setup, hand.names, [*hand.actions, Action(Do.BET_TO, 2, to=7)])
    return annotated(found)


def test_a_refused_hand_says_why():
    found = refused()
    reason = found["refusal"]["en"]
    assert reason.split()[0] in as_text(found, "en")
    assert reason in Page(as_html(found, "en")).text
    assert reason in summary(found, "en")


# Summary


def test_the_summary_names_the_hand_and_its_end():
    found = annotated(high_low_hand())
    assert summary(found, "en").splitlines() == [
        found["title"]["en"],
        found["subtitle"]["en"],
        f"3 players, {len(found['steps'])} steps: seat 1 wins 50, seat 2 wins 51",
    ]


def test_the_summary_of_an_unfinished_hand():
    assert summary(annotated(named("Aino", "Marek")), "en").endswith(
        "2 players, 4 steps. The hand is not over. Seat 2, Marek, acts."
    )


# Finnish


def test_the_text_ends_in_finnish_too():
    assert lines_after(as_text(annotated(high_low_hand()), "fi"), "Mihin 101 pelimerkkiä menee") == [
        "Mihin 101 pelimerkkiä menee",
        "  Potti: 101 (kaikki mukana olevat voivat voittaa sen) [side-pots]",
        "    High-puolisko: 51 (50 ja ylimääräinen pelimerkki) [odd-chip-half]",
        "      Paikka 2, Pelaaja 2: 51 (täyskäsi, kuninkaat ja ässät) [high-hand]",
        "    Low-puolisko: 50 [hi-lo]",
        "      Paikka 1, Pelaaja 1: 50 (7-6-4-3-2) [low-hand]",
        "",
        "Pelimerkit",
        "   1  50  Pelaaja 1, voittaa 50",
        "   2  51  Pelaaja 2, voittaa 51",
        "   3  49  Pelaaja 3, luovuttanut",
    ]


# What a seat can know

GLYPHS = {"♣": "c", "♦": "d", "♥": "h", "♠": "s"}


@pytest.mark.parametrize("seed", range(20))
def test_no_form_names_a_card_that_the_seat_cannot_know(seed):
    hand = random_hand(seed)
    for seat in range(1, len(hand.setup.stacks) + 1):
        seen = trace(hand, seat)
        known = {card for step in seen.steps for state in step.table["seats"].values() for card in state["cards"]}
        known |= {step.table["community"] or "" for step in seen.steps}
        found = annotate(seen)
        for out in (as_text(found, "en"), as_html(found, "en")):
            named = re.findall("(10|[2-9AKQJ])([♣♦♥♠])", out)
            assert {rank.replace("10", "T") + GLYPHS[suit] for rank, suit in named} <= known


@pytest.mark.parametrize(("lang", "words"), [("en", "Sanna, brings it in"), ("fi", "Sanna, maksaa bring-inin")])
def test_what_a_seat_does_goes_on_in_small_letters(lang, words):
    """Seat 3 of two-deuces has brought it in with the two of clubs, and seat 4 has completed: the eighth action."""
    hand = scenario("two-deuces")
    early = annotate(trace(Hand(hand.setup, hand.names, hand.actions[:8])))
    assert f"   3  177  {words}\n" in as_text(early, lang)
