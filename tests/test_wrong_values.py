"""Values of the wrong kind, given to what a notebook calls: one sentence says what was given, where, and what is right.

What reads them are three checks, which are tested by themselves; then each place is given one wrong value, so that it
is seen to ask the check.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from stud_teach.cards.card import CardError, parse_card, parse_cards
from stud_teach.comparing.comparison import compare
from stud_teach.engine.building import Lesson
from stud_teach.engine.events import Action, BadSetup, Do, Refused, StudError
from stud_teach.engine.hand import Hand
from stud_teach.engine.setup import MOST_CHIPS, Setup
from stud_teach.engine.table import Table
from stud_teach.files import phh
from stud_teach.pages.page import as_page, export
from stud_teach.pages.sheet import sheet
from stud_teach.saying.checks import one_of, text, whole
from stud_teach.saying.quoting import quoted
from stud_teach.scenarios import find_hand, scenario
from stud_teach.search import deals, find, points
from stud_teach.still import svg
from stud_teach.telling.refusals import why
from stud_teach.trace.trace import trace
from stud_teach.widgets.ask import Ask
from stud_teach.widgets.compare import Compare
from stud_teach.widgets.gallery import Gallery
from stud_teach.widgets.pictures import BestFive, BringIn, FirstActor, HandRanking, PotLimit, PotSplit
from stud_teach.widgets.practice import Practice
from stud_teach.widgets.replay import Replay
from stud_teach.widgets.table import Table as LiveTable

HUGE = 10**5001  # of more digits than Python prints
HALF = "A\ud800"  # with half a character, which no file can hold
ACE = parse_card("As")


def short(value: object) -> str:
    return ascii(quoted(value))


# The checks


@pytest.mark.parametrize(
    "wrong", [0, 9, -1, True, 2.0, "2", None, [2], float("nan"), float("inf"), HUGE, ACE], ids=short
)
def test_a_whole_number_within_bounds(wrong: object) -> None:
    assert whole(8, "count", 1, 8) == 8
    with pytest.raises(ValueError, match=r"^“count” is a whole number from 1 to 8, not .*[.]$") as caught:
        whole(wrong, "count", 1, 8)
    assert str(caught.value).isprintable()


def test_a_number_of_too_many_digits_is_told_as_a_power_of_ten() -> None:
    with pytest.raises(LookupError, match=r"^“step” is a whole number, 0 or more, not -10\^5001\.$"):
        whole(-HUGE, "step", 0, refuse=LookupError)
    with pytest.raises(ValueError, match=r"^“pot” is a whole number of chips from 1 to 9, not 10\^5001\.$"):
        whole(HUGE, "pot", 1, 9, chips=True)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (5, "“title” is a text, not 5."),
        (b"x", "“title” is a text, not b'x'."),
        (None, "“title” is a text, not None."),
        (HUGE, "“title” is a text, not 10^5001."),
        (HALF, r"“title” has half a character (a lone surrogate), which no file can hold: 'A\ud800'."),
        ("", "“title” is a text of 1 to 3 letters, not of 0."),
        ("four", "“title” is a text of 1 to 3 letters, not of 4."),
    ],
    ids=short,
)
def test_a_text_within_bounds(wrong: object, said: str) -> None:
    assert text("abc", "title", 1, 3) == "abc"
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - the message is compared
        text(wrong, "title", 1, 3)
    assert str(caught.value) == said


@pytest.mark.parametrize("wrong", ["", "Seat", 5, None, ["seat"], {}, HUGE, "two\nlines", "x" * 999], ids=short)
def test_one_of_some_names(wrong: object) -> None:
    assert one_of("seat", "odd-chip", ["seat", "suit"]) == "seat"
    with pytest.raises(ValueError, match=r"^“odd-chip” is seat or suit, not .*[.]$") as caught:
        one_of(wrong, "odd-chip", ["seat", "suit"])
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 120


def test_of_many_names_the_nearest_are_named() -> None:
    with pytest.raises(
        ValueError, match=r"^“kind” is fold, check, call, bet or raise, not 'fodl'; did you mean fold[?]$"
    ):
        one_of("fodl", "kind", ["fold", "check", "call", "bet", "raise"])


# The places


def new(**wrong: Any) -> Callable[[], object]:
    return lambda: Hand.new(**{"players": 2, **wrong})


def dealt() -> Hand:
    return Hand.new(players=2, seed=1).deal()


def call(make: Any, *given: Any, **named: Any) -> Callable[[], object]:
    return partial(make, *given, **named)


def applied(*fields: Any) -> Callable[[], object]:
    return lambda: Hand.new(players=2).apply(Action(*fields))


CHIPS = "is a whole number of chips from"
A_HAND = "A Hand is needed, as Hand.new or scenario makes it, not"
ANY_HAND = "A hand is a Hand, a scenario’s name or the path of a .phh file, not"
NEEDED: dict[str, tuple[Callable[[], object], str]] = {
    "game": (new(game=["stud"]), "“game” is stud or stud8, not ['stud']."),
    "limit": (new(limit=None), "“limit” is fixed or pot, not None."),
    "players": (new(players="2"), "2 to 8 can play, not '2'. [players]"),
    "players True": (new(players=True), "2 to 8 can play, not True. [players]"),
    "stacks": (new(stacks="55"), "“stacks” is a list of whole numbers, one for every player, not '55'. [players]"),
    "a stack": (
        new(stacks=[100, 1.5]),
        f"Every stack is a whole number of chips from 1 to {MOST_CHIPS}; seat 2 has 1.5. [players]",
    ),
    "names": (new(names="ab"), "“names” is a list of texts, one for every player, not 'ab'. [players]"),
    "a name": (new(names=["A", None]), "“names” is a text, not None. [players]"),
    "half a name": (new(names=["A", HALF]), r"“names” has half a character (a lone surrogate), which no file can hold"),
    "ante": (new(ante="1"), f"“ante” {CHIPS} 0 to {MOST_CHIPS}, not '1'. [ante]"),
    "ante too big": (new(ante=MOST_CHIPS + 1), f"“ante” {CHIPS} 0 to {MOST_CHIPS}, not {MOST_CHIPS + 1}. [ante]"),
    "bring-in": (new(bring_in=2.5), f"“bring_in” {CHIPS} 0 to {MOST_CHIPS}, not 2.5. [bring-in-amount]"),
    "small bet": (new(small_bet=None), f"“small_bet” {CHIPS} 1 to {MOST_CHIPS}, not None. [bet-size]"),
    "big bet": (new(big_bet=[10]), f"“big_bet” {CHIPS} 1 to {MOST_CHIPS}, not [10]. [bet-size]"),
    "rules": (new(rules=3), "“rules” is room, casino or tournament, not 3."),
    "house": (
        new(house=["raise-cap"]),
        "House rules are given by their ids, as in {'raise-cap': 4}, not as ['raise-cap'].",
    ),
    "seed": (new(seed=1.5), "“seed” is a whole number or a text, not 1.5. [deal]"),
    "seed True": (new(seed=True), "“seed” is a whole number or a text, not True. [deal]"),
    "seed huge": (new(seed=HUGE), "“seed” is a whole number or a text, not 10^5001. [deal]"),
    "bet": (lambda: dealt().bet(5.0), f"“to” {CHIPS} 0 to {MOST_CHIPS}, not 5.0. Seat "),  # type: ignore[arg-type]
    "bet True": (lambda: dealt().bet(True), f"“to” {CHIPS} 0 to {MOST_CHIPS}, not True. Seat "),
    "complete": (lambda: dealt().complete("5"), f"“to” {CHIPS} 0 to {MOST_CHIPS}, not '5'. Seat "),  # type: ignore[arg-type]
    "undo": (lambda: dealt().undo(-1), "“count” is a whole number, 0 or more, not -1. [turn]"),
    "under": (lambda: dealt().under(5), "“rules” is room, casino or tournament, not 5."),  # type: ignore[arg-type]
    "apply": (lambda: dealt().apply("fold"), "An action of a hand is an Action, not 'fold'."),  # type: ignore[arg-type]
    "do": (
        applied("fold", 1),
        "“do” is a Do, as Do.FOLD is, not 'fold'. [turn]",
    ),
    "seat": (applied(Do.DEAL, "1"), "“seat” is a whole number from 1 to 8, not '1'. [seats]"),
    "seat huge": (
        applied(Do.DEAL, HUGE, None, (ACE,) * 3),
        "“seat” is a whole number from 1 to 8, not 10^5001. [seats]",
    ),
    "no seat": (applied(Do.DEAL, None, None, (ACE,) * 3), "“seat” is a whole number from 1 to 8, not None. [seats]"),
    "cards": (
        applied(Do.DEAL, 1, None, "AsKd2c"),
        "Cards are a tuple of Card, as parse_cards makes it of “AsKd2c”, not",
    ),
    "a card": (
        applied(Do.DEAL, 1, None, (51, 0, 4)),
        "A card is a Card, as parse_card makes it of “Kh”, or None, not 51.",
    ),
    "a fold to": (applied(Do.FOLD, 1, HUGE), f"“to” {CHIPS} 0 to {MOST_CHIPS}, not 10^5001. [bet-size]"),
    "setup": (call(Hand, 5), "A hand is set up with a Setup, or with Hand.new, not with 5."),
    "setup's game": (
        call(Hand, dealt().setup._replace(game="stud")),  # type: ignore[arg-type]
        "In a set-up “game” is a Game, not 'stud'.",
    ),
    "setup's stacks": (
        lambda: Table(Setup(*dealt().setup[:3], 5, 1, 2, 5, 10)),  # type: ignore[arg-type]
        "In a set-up “stacks” is a tuple, not 5.",
    ),
    "actions": (call(Hand, dealt().setup, actions=5), "“actions” is a list of Action, not 5. [turn]"),
    "lesson": (
        call(Hand, dealt().setup, lesson=Lesson("A title")),  # type: ignore[arg-type]
        "A Lesson holds a title and a lesson by language, as in {“en”: “Title”}, not 'A title'. [file]",
    ),
    "lesson half": (call(Hand, dealt().setup, lesson=Lesson({"en": HALF})), "“lesson” has half a character"),
    "loads": (call(phh.loads, b"variant = 1"), "A hand’s file is a text, not b'variant = 1'. [file]"),
    "loads half": (
        call(phh.loads, f'players = ["{HALF}"]'),
        "Half a character (a lone surrogate) can’t be written to",
    ),
    "load": (call(phh.load, 5), "A hand’s file is named by its path, not by 5. [file]"),
    "load nothing": (call(phh.load, "a\0.phh"), "A hand’s file is named by its path, not by 'a\\x00.phh'. [file]"),
    "dumps": (call(phh.dumps, "hand"), f"{A_HAND} 'hand'."),
    "trace": (call(trace, "two-deuces"), f"{A_HAND} 'two-deuces'."),
    "trace's seat": (call(trace, dealt(), 3), "“seat” is a whole number from 1 to 2, not 3."),
    "points": (call(points, 3), f"{A_HAND} 3."),
    "find a hand": (call(find_hand, HUGE), f"{ANY_HAND} 10^5001."),
    "a page": (call(as_page, [None]), f"{ANY_HAND} None."),
    "find a file": (call(find_hand, __file__), "A hand’s file has a name that ends in .phh. [file]"),
    "scenario": (call(scenario, ["two-deuces"]), "There is no scenario ['two-deuces']; did you mean two-deuces?"),
    "compare one": (call(compare, dealt(), 5), "“rules” is room, casino or tournament, not 5."),
    "card": (call(parse_card, 51), "“51” (card 1) is no card: a card is a rank and a suit, as in Kh, 10h or K♠."),
    "deal": (lambda: dealt().deal(5), "Cards are a text, as in “Ks Qh 10♥”, or a list of such texts, not 5."),  # type: ignore[arg-type]
    "parse": (call(parse_cards, None), "Cards are a text, as in “Ks Qh 10♥”, or a list of such texts, not None."),
    "export to None": (call(export, "two-deuces", None), "A file to write is named by its path, as in 'a.html', not"),
    "kinds": (call(Ask, "two-deuces", HUGE), "“kinds” is bring-in, first-actor, raises-left, legal, best-five"),
    "all in": (
        call(BringIn, ["Ks", "2d"], all_in=3),
        "“all_in” is a list of the seats without chips, as in [2], not 3.",
    ),
    "all in text": (
        call(FirstActor, ["AsKd", "2c2d"], all_in=""),
        "“all_in” is a list of the seats without chips, as in [2], not ''.",
    ),
    "sheet's count": (call(sheet, "odd-chip", count=101), "“count” is a whole number from 1 to 100, not 101."),
    "practice's count": (call(Practice, count=1.5), "“count” is a whole number from 1 to 10000, not 1.5."),
    "page's title": (call(as_page, "two-deuces", title=5), "“title” is a text, not 5."),
    "sheet's title": (call(sheet, "odd-chip", title=5), "“title” is a text, not 5."),
    "picture's step": (call(svg.table_svg, "two-deuces", 3.5), "“step” is a whole number from 0 to 28, not 3.5."),
    "picture's step True": (
        call(svg.table_svg, "two-deuces", True),
        "“step” is a whole number from 0 to 28, not True.",
    ),
    "decision's step": (
        call(PotLimit, "two-deuces", "x"),
        "After step 'x' this hand awaits no decision; the steps before",
    ),
    "practice's topic": (call(Practice, []), "There is no topic [] to practise; the kinds are bring-in, "),
    "part of a pot": (call(PotSplit, 100.5, high=[1]), f"“pot” {CHIPS} 1 to {MOST_CHIPS}, not 100.5."),
    "whose pot": (call(PotSplit, HUGE), "Who wins the 10^5001? PotSplit(10^5001, high=[1, 3]) names the seats that"),
    "high twice": (call(PotSplit, 67, high=[1, 1]), "“high” names seat 1 twice."),
    "low seat": (call(PotSplit, 67, [1], [1.0]), "“low” is a whole number from 1 to 8, not 1.0."),
    "deck": (call(Replay, "two-deuces", deck=True), "“deck” is 2 or 4, the number of its colours, not True."),
    "lang": (call(Replay, "two-deuces", lang=5), "“lang” is en or fi, not 5."),
    "branch": (lambda: LiveTable(seed=1).do({"do": "branch", "step": HUGE}), "“step” is a whole number from 0 to "),
    **{
        f"{make.__name__} {name}": (call(make, "odd-chip", **{name: wrong}), said)
        for make in (find, sheet, Practice)
        for name, wrong, said in (
            ("players", 2.5, "2 to 8 can play, not 2.5. [players]"),
            ("seed", {}, "“seed” is a whole number or a text, not {}. [deal]"),
            ("game", [], "“game” is stud or stud8, not []."),
        )
    },
    **{
        f"{make.__name__} {name}": (call(make, "bring-in-suit", **{name: wrong}), said)
        for make in (find, deals)
        for name, wrong, said in (
            ("most", 0, "“most” is a whole number, 1 or more, not 0."),
            ("progress", 5, "“progress” is a function of two numbers, the deals done and all, not 5."),
        )
    },
    "rankings' game": (call(HandRanking, []), "“game” is stud or stud8, not []."),
    "best five's game": (call(BestFive, "As2d3c4h5s", game=[]), "“game” is stud or stud8, not []."),
}


@pytest.mark.parametrize(("call", "said"), NEEDED.values(), ids=NEEDED)
def test_every_place_says_what_was_given_and_what_is_right(call: Callable[[], object], said: str) -> None:
    with pytest.raises((ValueError, IndexError)) as caught:
        call()
    line = str(caught.value)
    assert line.startswith(said)
    assert line == why(caught.value)
    assert line.isprintable()
    assert len(line) < 300


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (
            call(Practice, "bring-in", zz=1),
            "“Practice” takes no 'zz'; it takes seed, count, lang, deck, game, limit, ",
        ),
        (
            call(sheet, "bring-in", zz=1),
            "“sheet” takes no 'zz'; it takes count, seed, title, lang, deck, game, limit, ",
        ),
        (
            call(export, "two-deuces", "a.html", zz=1),
            "“export” takes no 'zz'; it takes shown, path, overwrite, title, ",
        ),
        (
            call(Replay, "two-deuces", lng="fi"),
            "“Replay” takes no 'lng'; it takes hand, seat, step, lang, deck, covered, rules and house.",
        ),
        (call(Ask, "two-deuces", kind="bring-in"), "“Ask” takes no 'kind'; it takes hand, kinds, seat, lang, deck, "),
        (call(Compare, "two-deuces", two="casino"), "“Compare” takes no 'two'; it takes hand, one, other, house, "),
        (call(Gallery, rule="odd-chip"), "“Gallery” takes no 'rule'; it takes lang and deck."),
        (
            call(BringIn, "Ks 2d", allin=[1]),
            "“BringIn” takes no 'allin'; it takes doors, game, limit, rules, house, ",
        ),
    ],
)
def test_a_setting_that_is_not_taken(call: Callable[[], object], said: str) -> None:
    with pytest.raises(TypeError) as caught:
        call()
    assert str(caught.value).startswith(said)
    assert why(caught.value, "fi") != str(caught.value)


def test_what_was_refused_has_changed_nothing() -> None:
    hand = dealt()
    for wrong in ("5", True, HUGE):
        with pytest.raises(Refused):
            hand.bet(wrong)  # type: ignore[arg-type]
    assert len(hand.actions) == 2
    assert hand.bring_in().actions


def test_each_is_an_error_of_its_kind() -> None:
    for kind, wrong in ((BadSetup, new(ante="1")), (StudError, new(rules=3)), (CardError, call(parse_card, "Zz"))):
        with pytest.raises(kind):
            wrong()


def test_a_name_of_another_alphabet_can_be_written(tmp_path: Path) -> None:
    path = tmp_path / "hand.phh"
    path.write_text(phh.dumps(Hand.new(players=2, names=["Åke 🂡", "李"])), encoding="utf-8")
    assert phh.load(path).names == ("Åke 🂡", "李")


class TestComplete:
    """`completion`: over a bring-in of 2 the bet is completed to the small bet, 5."""

    def opened(self, **settings: Any) -> Hand:
        return Hand.new(players=2, **settings).deal("3d4d2c").deal("5d6dKc").bring_in()

    def test_to_the_full_small_bet(self) -> None:
        assert self.opened().complete().table.seats[2].bet == 5
        assert self.opened().complete(5).table.seats[2].bet == 5

    def test_all_in_for_less(self) -> None:
        """4 chips are left after the ante of 1: more than the bring-in, less than the small bet, and no completion."""
        hand = self.opened(stacks=[200, 5])
        with pytest.raises(Refused, match=r"There is no bet to complete now\. Seat 2 may fold, call 2 or raise to 4\."):
            hand.complete()

    def test_where_there_is_nothing_to_complete(self) -> None:
        hand = self.opened().complete().call()
        with pytest.raises(Refused, match=r"^There is no bet to complete now\. \[completion\]$"):
            hand.complete()
        with pytest.raises(Refused, match=r"complete now\. Seat 1 may .* or raise to 4–8\. \[completion\]$"):
            self.opened(limit="pot").complete()
