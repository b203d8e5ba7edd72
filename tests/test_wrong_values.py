"""Values of the wrong kind, given to what a notebook calls: one line that quotes them and says what would be right."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from stud_teach.cards.card import CardError, parse_card, parse_cards
from stud_teach.comparing.comparison import compare
from stud_teach.engine.building import Lesson
from stud_teach.engine.events import Action, Do, Refused, StudError
from stud_teach.engine.hand import Hand
from stud_teach.engine.setup import Setup
from stud_teach.engine.table import Table
from stud_teach.files import phh
from stud_teach.pages.page import as_page, export
from stud_teach.pages.sheet import sheet
from stud_teach.scenarios import find_hand, scenario
from stud_teach.search import deals, find, points
from stud_teach.still import svg
from stud_teach.telling.catalogue import languages
from stud_teach.telling.refusals import refusal_text
from stud_teach.trace.trace import trace
from stud_teach.widgets.ask import Ask
from stud_teach.widgets.pictures import BestFive, BringIn, FirstActor, HandRanking, PotSplit
from stud_teach.widgets.practice import Practice
from stud_teach.widgets.table import Table as LiveTable

HUGE = 10**5001  # of more digits than Python prints
HALF = "A\ud800"  # with half a character, which no file can hold
ACE = parse_card("As")


def new(**wrong: Any) -> Callable[[], object]:
    return lambda: Hand.new(**{"players": 2, **wrong})


def dealt() -> Hand:
    return Hand.new(players=2, seed=1).deal()


def applied(*fields: Any) -> Callable[[], object]:
    return lambda: Hand.new(players=2).apply(Action(*fields))


def cards(*values: Any) -> Callable[[], object]:
    return applied(Do.DEAL, 1, None, values)


NEW = {
    "game": new(game=7),
    "game list": new(game=["stud"]),
    "limit": new(limit=None),
    "limit dict": new(limit={}),
    "players": new(players=2.0),
    "players text": new(players="2"),
    "stacks": new(stacks=5),
    "stacks text": new(stacks="55"),
    "a stack": new(stacks=[100, 1.5]),
    "a stack True": new(stacks=[100, True]),
    "a huge stack": new(stacks=[100, HUGE]),
    "names": new(names=5),
    "names text": new(names="ab"),
    "a name": new(names=["A", None]),
    "half a character": new(names=["A", HALF]),
    "ante": new(ante=None),
    "ante text": new(ante="1"),
    "ante float": new(ante=1.0),
    "bring-in": new(bring_in="2"),
    "small bet": new(small_bet=None),
    "big bet": new(big_bet=[10]),
    "rules": new(rules=3),
    "house": new(house=5),
    "house list": new(house=["raise-cap"]),
    "house pairs": new(house=[("raise-cap", 4)]),
    "seed": new(seed=1.5),
    "seed True": new(seed=True),
    "seed half": new(seed=HALF),
    "seed huge": new(seed=HUGE),
}
DOING = {
    "deal": lambda: Hand.new(players=2).deal(5),  # type: ignore[arg-type]
    "deal a list": lambda: Hand.new(players=2).deal(["As", "Kd", 2]),  # type: ignore[list-item]
    "bet": lambda: dealt().bet("5"),  # type: ignore[arg-type]
    "bet float": lambda: dealt().bet(5.0),  # type: ignore[arg-type]
    "bet True": lambda: dealt().bet(True),
    "bet None": lambda: dealt().bet(None),  # type: ignore[arg-type]
    "bet huge": lambda: dealt().bet(HUGE),
    "complete": lambda: dealt().complete("5"),  # type: ignore[arg-type]
    "undo": lambda: dealt().undo("1"),  # type: ignore[arg-type]
    "undo less": lambda: dealt().undo(-1),
    "undo float": lambda: dealt().undo(1.0),  # type: ignore[arg-type]
    "under": lambda: dealt().under(5),  # type: ignore[arg-type]
    "under house": lambda: dealt().under("room", 5),  # type: ignore[arg-type]
    "apply": lambda: dealt().apply("fold"),  # type: ignore[arg-type]
    "apply a tuple": lambda: dealt().apply(("fold", 1)),  # type: ignore[arg-type]
    "do": applied("fold", 1),
    "seat": applied(Do.DEAL, "1"),
    "seat float": applied(Do.DEAL, 1.0, None, (ACE,) * 3),
    "seat True": applied(Do.DEAL, True, None, (ACE,) * 3),
    "seat huge": applied(Do.DEAL, HUGE, None, (ACE,) * 3),
    "no seat": applied(Do.DEAL, None, None, (ACE,) * 3),
    "cards text": applied(Do.DEAL, 1, None, "AsKd2c"),
    "cards None": applied(Do.DEAL, 1, None, None),
    "cards as texts": cards("As", "Kd", "2c"),
    "cards as numbers": cards(51, 0, 4),
    "cards True": cards(True, False, None),
    "table": lambda: Table(dealt().setup).apply(5),  # type: ignore[arg-type]
    "a fold to": applied(Do.FOLD, 1, HUGE),
    "a check to": applied(Do.CHECK_OR_CALL, 1, "a\nb"),
    "whose fold": lambda: dealt().apply(Action(Do.FOLD)),
}
OTHERS = {
    "setup": lambda: Hand(5),  # type: ignore[arg-type]
    "setup's game": lambda: Hand(dealt().setup._replace(game="stud")),  # type: ignore[arg-type]
    "setup's limit": lambda: Hand(dealt().setup._replace(limit="fixed")),  # type: ignore[arg-type]
    "setup's house": lambda: Hand(dealt().setup._replace(house="room")),  # type: ignore[arg-type]
    "setup's stacks": lambda: Table(Setup(*dealt().setup[:3], 5, 1, 2, 5, 10)),  # type: ignore[arg-type]
    "actions": lambda: Hand(dealt().setup, actions=5),  # type: ignore[arg-type]
    "actions text": lambda: Hand(dealt().setup, actions="fold"),  # type: ignore[arg-type]
    "lesson": lambda: Hand(dealt().setup, lesson="A lesson"),  # type: ignore[arg-type]
    "lesson's title": lambda: Hand(dealt().setup, lesson=Lesson("A title")),  # type: ignore[arg-type]
    "lesson half": lambda: Hand(dealt().setup, lesson=Lesson({"en": HALF})),
    "hand's rules": lambda: Hand(dealt().setup, rules="den"),
    "loads": lambda: phh.loads(5),  # type: ignore[arg-type]
    "loads bytes": lambda: phh.loads(b"variant = 1"),  # type: ignore[arg-type]
    "loads half": lambda: phh.loads(f'players = ["{HALF}"]'),
    "loads rules": lambda: phh.loads(phh.dumps(dealt()), 5),  # type: ignore[arg-type]
    "loads house": lambda: phh.loads(phh.dumps(dealt()), None, 5),  # type: ignore[arg-type]
    "load": lambda: phh.load(5),  # type: ignore[arg-type]
    "load nothing": lambda: phh.load("a\0.phh"),
    "load half": lambda: phh.load(f"{HALF}.phh"),
    "dumps": lambda: phh.dumps("hand"),  # type: ignore[arg-type]
    "trace": lambda: trace("two-deuces"),  # type: ignore[arg-type]
    "find a hand": lambda: find_hand(5),  # type: ignore[arg-type]
    "find a file": lambda: find_hand(__file__),
    "find huge": lambda: find_hand(HUGE),  # type: ignore[arg-type]
    "find rules": lambda: find_hand(dealt(), 0),  # type: ignore[arg-type]
    "scenario": lambda: scenario(5),  # type: ignore[arg-type]
    "scenario list": lambda: scenario(["two-deuces"]),  # type: ignore[arg-type]
    "compare": lambda: compare("two-deuces"),  # type: ignore[arg-type]
    "compare one": lambda: compare(dealt(), 5),  # type: ignore[arg-type]
    "compare other": lambda: compare(dealt(), "room", 5),  # type: ignore[arg-type]
    "compare house": lambda: compare(dealt(), "room", "casino", 5),  # type: ignore[arg-type]
    "card": lambda: parse_card(51),  # type: ignore[arg-type]
    "cards": lambda: parse_cards(None),  # type: ignore[arg-type]
    "huge card": lambda: parse_card(HUGE),  # type: ignore[arg-type]
}


@pytest.mark.parametrize("call", [*NEW.values(), *DOING.values(), *OTHERS.values()], ids=[*NEW, *DOING, *OTHERS])
def test_one_clear_line(call: Callable[[], object]) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - which of our kinds is asked below
        call()
    error = caught.value
    assert isinstance(error, StudError | CardError) or type(error).__name__ == "UnknownScenario", repr(error)
    lines = [str(error)]
    if isinstance(error, StudError):
        lines += [refusal_text(error.refusal)[lang] for lang in languages()]
    for line in lines:
        assert line.isprintable()
        assert "digits" not in line  # Python's own advice


PLAYERS = r"player count \(players .*, least 2, most 8\)"
COUNT = "a sheet has 1 to 100 questions"
GAME = r"no such game: \[\]; the games are stud, stud8"
TOPIC = r"no such topic to practise: \[\]; the kinds are bring-in, "
KIND = r"no such kind of question: .*; the kinds are bring-in, "
SEED = r"bad seed \(value .*, wanted int or str\)"
NO_HAND = r"no hand: .*; a hand is a Hand, a scenario's name or the path of a \.phh file"
DECK = "no such deck: .*; a deck has 2 or 4 colours"
MOST = "not a number of deals: .*; it is a whole number, 1 or more"
PRACTICE = "not a number of questions: .*; it is 1 to 10000, or None for no end"
STEP = r"no such step: .*; the steps are 0 to "
ALL_IN = r"no seats: 3; all_in is a list of those without chips, as in \[2\]"
NO_COUNTS: list[Any] = ["6", 2.5, {}, True]
NO_SEEDS: list[Any] = [{}, None, 2.5, HALF]
WRONG: dict[str, tuple[Any, list[Any], dict[str, Any], str]] = {
    **{
        f"{make.__name__} {wrong!r}": (make, ["odd-chip"], {"players": wrong}, PLAYERS)
        for make in (find, sheet, Practice)
        for wrong in NO_COUNTS
    },
    **{
        f"{make.__name__} seed {wrong!r}": (make, ["odd-chip"], {"seed": wrong}, SEED)
        for make in (find, sheet, Practice)
        for wrong in NO_SEEDS
    },
    **{f"count {wrong!r}": (sheet, ["odd-chip"], {"count": wrong}, COUNT) for wrong in ("x", None, 3.5, True)},
    "sheet's game": (sheet, [], {"game": []}, GAME),
    "find's game": (find, ["odd-chip"], {"game": []}, GAME),
    "rankings' game": (HandRanking, [[]], {}, GAME),
    "best five's game": (BestFive, ["As2d3c4h5s"], {"game": []}, GAME),
    "practice's topic": (Practice, [[]], {}, TOPIC),
    "sheet's topic": (sheet, [[]], {}, TOPIC),
    "points": (points, [3], {}, r"no hand \(value 3, wanted Hand\)"),
    "page": (as_page, [3], {}, NO_HAND),
    "page of None": (as_page, [None], {}, NO_HAND),
    "export": (export, [3, "x.html"], {}, NO_HAND),
    "export to None": (export, ["two-deuces", None], {}, "no path: None; a file to write is named"),
    "kinds": (Ask, ["two-deuces"], {"kinds": 3}, KIND),
    "kinds list": (Ask, ["two-deuces"], {"kinds": [[]]}, KIND),
    "kinds huge": (Ask, ["two-deuces", HUGE], {}, r"no such kind of question: 10\^5001; the kinds are"),
    "doors all in text": (BringIn, [["Ks", "2d"]], {"all_in": ""}, r"no seats: ''; all_in is a list of those"),
    "boards all in text": (FirstActor, [["AsKd", "2c2d"]], {"all_in": ""}, r"no seats: ''; all_in is a list of those"),
    "doors all in huge": (BringIn, [["Ks", "2d"]], {"all_in": HUGE}, r"no seats: 10\^5001; all_in is a list"),
    "doors all in": (BringIn, [["Ks", "2d"]], {"all_in": 3}, ALL_IN),
    "boards all in": (FirstActor, [["AsKd", "2c2d"]], {"all_in": 3}, ALL_IN),
    **{
        f"step {wrong!r}": (svg.table_svg, ["two-deuces", wrong], {}, STEP)
        for wrong in ("x", 3.5, True, None, "y" * 999)
    },
    **{
        f"{make.__name__} most {wrong!r}": (make, ["bring-in-suit"], {"most": wrong}, MOST)
        for make in (find, deals)
        for wrong in ("x", None, 1.5, float("inf"), float("nan"), -1, 0, True)
    },
    **{
        f"{make.__name__} progress": (make, ["bring-in-suit"], {"progress": 5}, "not to be told of progress: 5; ")
        for make in (find, deals)
    },
    **{
        f"{make.__name__} deck {wrong!r}": (make, ["two-deuces"][: make is not sheet], {"deck": wrong}, DECK)
        for make in (svg.table_svg, as_page, sheet)
        for wrong in (4.0, True, 3, None, "2")
    },
    **{
        f"{make.__name__} title": (make, ["two-deuces"][: make is not sheet], {"title": 5}, "no title: 5; ")
        for make in (as_page, sheet)
    },
    **{f"practice {wrong!r}": (Practice, [], {"count": wrong}, PRACTICE) for wrong in (0, 1.5, 10_001)},
    "practice huge": (Practice, [], {"count": HUGE}, r"not a number of questions: 10\^5001; it is 1 to 10000"),
    "whose huge pot": (PotSplit, [HUGE], {}, r"who wins the 10\^5001\? PotSplit\(10\^5001, high=\[1, 3\]\)"),
    "high twice": (PotSplit, [67], {"high": [1, 1]}, "high: seat 1 is named twice"),
    "low twice": (PotSplit, [67], {"high": [1], "low": [3, 2, 3]}, "low: seat 3 is named twice"),
}


@pytest.mark.parametrize(("make", "given", "named", "message"), WRONG.values(), ids=WRONG)
def test_what_makes_hands_pages_and_widgets(make: Any, given: list[Any], named: dict[str, Any], message: str) -> None:
    with pytest.raises((ValueError, IndexError), match=message) as caught:
        make(*given, **named)
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 250


@pytest.mark.parametrize("seat", [0, 3, -1, True, 1.0, "1", HUGE, [1]], ids=lambda seat: type(seat).__name__)
def test_a_seat_that_sees(seat: Any) -> None:
    with pytest.raises(ValueError, match=r"no such seat: .*; the seats are 1 to 2"):
        trace(dealt(), seat)


@pytest.mark.parametrize(
    ("call", "takes"),
    [
        (lambda: Practice("bring-in", zz=1), "Practice takes no zz; it takes seed, count, lang, deck, game, limit, "),
        (lambda: sheet("bring-in", zz=1), "sheet takes no zz; it takes count, seed, title, lang, deck, game, limit, "),
        (
            lambda: export("two-deuces", "a.html", zz=1),
            "export takes no zz; it takes overwrite, title, lang, deck, seat",
        ),
    ],
)
def test_a_setting_that_is_not_taken(call: Callable[[], object], takes: str) -> None:
    with pytest.raises(TypeError) as caught:
        call()
    assert str(caught.value).startswith(takes)


def test_a_command_with_a_number_of_too_many_digits() -> None:
    with pytest.raises(StudError, match=r"no such step \(step 10\^5001, last "):
        LiveTable(seed=1).do({"do": "branch", "step": HUGE})


def test_a_value_is_quoted_and_what_is_right_is_said() -> None:
    with pytest.raises(StudError, match=r"no stacks \(value 5, wanted list of int\)"):
        Hand.new(stacks=5)  # type: ignore[arg-type]
    with pytest.raises(Refused, match=r"no amount \(value 5.0, wanted int\); seat 1 may: .*bet to 5"):
        Hand.new(players=2, names=["A", "B"]).deal("3d4d2c").deal("5d6dKc").bet(5.0)  # type: ignore[arg-type]


def test_what_was_refused_has_changed_nothing() -> None:
    hand = dealt()
    for wrong in ("5", True, HUGE):
        with pytest.raises(Refused):
            hand.bet(wrong)  # type: ignore[arg-type]
    assert len(hand.actions) == 2
    assert hand.bring_in().actions


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
        with pytest.raises(Refused, match=r"nothing to complete; seat 2 may: .*raise to 4"):
            hand.complete()

    def test_where_there_is_nothing_to_complete(self) -> None:
        hand = self.opened().complete().call()
        with pytest.raises(Refused, match="nothing to complete"):
            hand.complete()
        with pytest.raises(Refused, match=r"nothing to complete; seat 1 may: .*raise to 4-8 \[completion\]"):
            self.opened(limit="pot").complete()
