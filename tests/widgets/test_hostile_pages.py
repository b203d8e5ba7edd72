"""Fifty thousand made-up messages from a page: whatever it sends, a widget is all that it was or all that was asked."""

from __future__ import annotations

import json
import logging
import random
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from stud_teach import Ask, BringIn, Compare, Gallery, Practice, Replay, Table
from stud_teach.cards.card import parse_card
from stud_teach.engine.rules import RULE_IDS
from stud_teach.scenarios import names
from stud_teach.widgets.answering import Answering
from stud_teach.widgets.base import StudWidget
from stud_teach.widgets.presenting import Presenting
from stud_teach.widgets.stepping import Stepping
from tests.widgets import hostile


class Kind(NamedTuple):
    """A widget, the commands that it takes, and how many messages it is sent."""

    make: Callable[[], StudWidget]
    commands: Mapping[str, Mapping[str, Any]]
    messages: int


KINDS = {
    "replay": Kind(lambda: Replay("two-deuces"), hostile.NONE, 11_000),
    "compare": Kind(lambda: Compare("odd-chip-by-suit"), hostile.NONE, 11_000),
    "picture": Kind(lambda: BringIn("Ks 2d 2c Ac"), hostile.NONE, 12_000),
    "gallery": Kind(Gallery, hostile.NONE, 4_000),
    "ask": Kind(lambda: Ask("two-deuces"), hostile.QUESTIONS, 4_000),
    "practice": Kind(lambda: Practice("bring-in"), hostile.QUESTIONS, 2_000),
    "table": Kind(lambda: Table("two-deuces"), hostile.TABLE, 3_000),
    "new table": Kind(lambda: Table(players=3), hostile.TABLE, 3_000),
}


def message_of(widget: Table | Ask) -> Any:
    """Return what the page was told of last."""
    return widget.state["message"]


def test_there_are_fifty_thousand() -> None:
    assert sum(kind.messages for kind in KINDS.values()) == 50_000


@pytest.fixture
def troubles() -> Iterator[list[logging.LogRecord]]:
    """What ipywidgets reports of errors that nobody caught: it keeps them from whoever sent a message."""
    found: list[logging.LogRecord] = []

    class Listener(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            if record.exc_info:
                found.append(record)

    listener = Listener()
    logging.getLogger("traitlets").addHandler(listener)
    yield found
    logging.getLogger("traitlets").removeHandler(listener)


@pytest.mark.parametrize("name", KINDS)
def test_a_widget_stays_whole(
    name: str, troubles: list[logging.LogRecord], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    kind, dice = KINDS[name], random.Random(name)
    widget = kind.make()
    sent: list[Any] = []
    monkeypatch.setattr(widget, "_send", lambda message, buffers=None: sent.append((message, buffers)))
    for _ in range(kind.messages):
        message = hostile.message(dice, kind.commands, getattr(widget, "_turn", 0))
        before = Before.of(widget)
        hear(widget, message)
        assert not troubles, (message, troubles[0].exc_info)
        before.check(widget, message)
        check(widget)
        for each in sent:
            json.dumps(each, allow_nan=False, ensure_ascii=False).encode()
        sent.clear()
    still_obeys(widget)


def hear(widget: StudWidget, message: Any) -> None:
    """Give a widget a message as the kernel does."""
    widget._handle_msg({"content": {"data": message}, "buffers": []})


class Before(NamedTuple):
    """A widget before a message."""

    turn: int
    session: object
    answers: int
    shown: tuple[Any, ...]

    @classmethod
    def of(cls, widget: StudWidget) -> Before:
        shown = tuple(getattr(widget, name, None) for name in ("trace", "book", "labels", "library", "part", "data"))
        return cls(getattr(widget, "_turn", 0), getattr(widget, "_session", None), _answers(widget), shown)

    def check(self, widget: StudWidget, message: Any) -> None:
        """Check that what was refused changed nothing, and that no message did two things."""
        now = Before.of(widget)
        said = (getattr(widget, "state", None) or {}).get("message")
        custom = isinstance(message, dict) and message.get("method") == "custom"
        assert now.turn in {self.turn, self.turn + 1}, message
        assert now.answers in {self.answers, self.answers + custom}, message
        if said and said["refused"] and now.turn > self.turn:
            assert (now.session, now.answers) == (self.session, self.answers), message
        if not custom:
            assert now.session is self.session, message
            opened = isinstance(widget, Gallery)
            assert opened or all(one is other for one, other in zip(self.shown, now.shown, strict=True)), message


def _answers(widget: StudWidget) -> int:
    if not isinstance(widget, Answering):
        return 0
    entries = widget._turns.asking.entries
    return sum(len(entry.answers) + entry.given_up + entry.hints for entry in entries)


def check(widget: StudWidget) -> None:
    """Check all that both sides have: each value is one that exists, of its own type."""
    assert widget.lang in {"en", "fi"}
    assert _same(widget.options, {"deck": 2}) or _same(widget.options, {"deck": 4})
    if isinstance(widget, Stepping):
        assert type(widget.step) is int
        assert 0 <= widget.step <= widget.last
    if isinstance(widget, Presenting):
        seats = [entry["seat"] for entry in widget.trace["seats"]]
        assert _same(widget.covered, [seat for seat in seats if seat in widget.covered])
        on = widget.spotlight
        assert on is None or (type(on) is int and on in seats) or (type(on) is str and str(parse_card(on)) == on)
    if isinstance(widget, Gallery):
        assert type(widget.query) is str
        assert widget.opened in {"", *names()}
        assert set(widget.rules) <= set(RULE_IDS)
    if isinstance(widget, Table | Answering):
        assert _same(widget.state["n"], widget._turn)
    if isinstance(widget, Table):
        assert widget.state["branch"] == widget._session.current
        assert len(widget.trace["seats"]) == len(widget._session.branch.hand.setup.stacks)
    if isinstance(widget, Answering):
        done = [entry for entry in widget._turns.asking.entries if entry.done]
        assert widget.state["score"] == {"done": len(done), "right_first": sum(entry.right_first for entry in done)}


def _same(one: object, other: object) -> bool:
    """Return whether two values are the same in type too: 1 is not True."""
    return repr(one) == repr(other)


def still_obeys(widget: StudWidget) -> None:
    """Check that after all this a widget does what is asked of it."""
    if isinstance(widget, Table):
        hear(widget, {"method": "custom", "content": {"command": {"do": "switch", "branch": widget.state["branch"]}}})
        assert widget.state["message"] is None
    elif isinstance(widget, Practice):
        number = len(widget._turns.asking.entries)
        hear(widget, {"method": "custom", "content": {"command": {"do": "next"}}})
        assert len(widget._turns.asking.entries) == number + 1
    if isinstance(widget, Stepping) and widget.last:
        hear(widget, {"method": "update", "state": {"step": widget.last, "lang": "fi"}})
        assert (widget.step, widget.lang) == (widget.last, "fi")


# What equals another value and is none of its type

TWINS = [
    ("covered", [1], [True]),
    ("covered", [1], [1.0]),
    ("spotlight", 1, 1.0),
    ("spotlight", 1, True),
    ("step", 1, True),
    ("step", 1, 1.0),
    ("options", {"deck": 2}, {"deck": 2.0}),
    ("options", {"deck": 2}, {"deck": 2, "more": 1}),
]


@pytest.mark.parametrize(("trait", "there", "twin"), TWINS)
def test_what_equals_is_not_enough(trait: str, there: Any, twin: Any) -> None:
    table = Table("two-deuces")
    hear(table, {"method": "update", "state": {trait: there}})
    session = table._session
    hear(table, {"method": "update", "state": {trait: twin}})
    assert _same(getattr(table, trait), there)
    assert table._session is session
    assert message_of(table)["refused"]
    hear(table, {"method": "custom", "content": {"n": table.state["n"], "command": {"do": "undo"}}})
    assert table.state["message"] is None


@pytest.mark.parametrize("n", [1.0, True, "1", [1]])
def test_a_turn_that_equals_is_another(n: Any) -> None:
    table = Table("two-deuces")
    assert table.state["n"] == 1
    hear(table, {"method": "custom", "content": {"n": n, "command": {"do": "undo"}}})
    assert message_of(table)["text"]["en"] == ("The table has moved on since this was clicked, so nothing was done.")


def test_all_of_what_is_set_or_nothing() -> None:
    table = Table("two-deuces")
    for wrong in ({"lang": "sv"}, {"covered": [9]}, {"spotlight": "Xx"}):
        hear(table, {"method": "update", "state": {"step": 0, "covered": [1], **wrong}})
        assert (table.step, table.covered, table.lang) == (table.last, [], "en")


def test_who_has_left_the_table_is_neither_covered_nor_lit() -> None:
    table = Table(players=4, covered=[2, 4])
    table.spotlight = 4
    table.do({"do": "new", "players": 3})
    assert (table.covered, table.spotlight) == ([2], None)


# What is no message, and what is too much

DEEP = hostile.deep(900)
NO_MESSAGES: list[Any] = [
    *(None, 3, "update", [], {}, {"method": "update"}, {"method": "update", "state": 3}, {"method": "nonsense"}),
    *({"method": "update", "state": [["step", 1]]}, {"method": "update", "state": None}, {"method": "custom"}),
    *({"method": "update", "state": {"layout": DEEP}}, {"method": "custom", "content": DEEP}),
]


@pytest.mark.parametrize("message", NO_MESSAGES, ids=lambda message: repr(message)[:40])
@pytest.mark.parametrize("make", [lambda: Table("two-deuces"), lambda: Ask("two-deuces")], ids=["table", "ask"])
def test_what_is_no_message_is_refused_in_a_sentence(
    make: Callable[[], Any], message: Any, troubles: list[logging.LogRecord]
) -> None:
    widget = make()
    hear(widget, message)
    assert not troubles
    assert widget.state["message"]["text"] == {
        "en": "The page has sent something that no view sends, so nothing was done.",
        "fi": "Sivu lähetti jotain, mitä mikään näkymä ei lähetä, joten mitään ei tehty.",
    }


LONG = "x" * 10_000_000
MANY = [1] * 3_000_000
TOO_MUCH = {
    "spotlight": {"method": "update", "state": {"spotlight": LONG}},
    "covered": {"method": "update", "state": {"covered": MANY}},
    "a name": {"method": "update", "state": {LONG: 1}},
    "a key": {"method": "custom", "content": {"command": {"do": "answer", "key": LONG}}},
    "names": {"method": "custom", "content": {"command": {"do": "new", "names": [LONG]}}},
    "stacks": {"method": "custom", "content": {"command": {"do": "new", "stacks": MANY}}},
    "cards": {"method": "custom", "content": {"command": {"do": "deal", "cards": "As" * 5_000_000}}},
}


@pytest.mark.parametrize("message", TOO_MUCH.values(), ids=TOO_MUCH)
def test_what_is_too_much_is_refused_at_once(message: Any) -> None:
    for widget in (Table("two-deuces"), Ask("two-deuces"), Gallery(), Replay("two-deuces")):
        state = getattr(widget, "state", {"message": None})
        begun = time.process_time()
        hear(widget, message)
        assert time.process_time() - begun < 0.05
        if isinstance(widget, Table | Ask):
            assert widget.state is not state
            assert len(str(message_of(widget)["text"]["en"])) < 200
