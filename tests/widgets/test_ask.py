"""Ask without a browser: an answer is heard and counted once; the page never has one before it was given."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from stud_teach import Ask, scenario
from stud_teach.asking import KINDS, Question
from stud_teach.asking.words_right import explanation
from stud_teach.live.commands import BadCommand
from stud_teach.trace.trace import trace
from stud_teach.views.packing import unpacked
from stud_teach.widgets.answering import Answering

Json = Any
NAMES = ("two-deuces", "open-pair", "quartered", "odd-chip-two-lows", "who-shows-first-board", "cap-heads-up", "no-low")


def state(widget: Answering) -> Any:
    """Return what the page gets besides the hand."""
    return widget.state


def send(widget: Answering, command: object, n: object = None) -> Json | None:
    """Send what a page would send; return the message that comes back."""
    widget._hear(widget, {"n": widget.state["n"] if n is None else n, "command": command}, [])
    message: Json | None = widget.state["message"]
    return message


def answer(widget: Answering, key: str, n: object = None) -> Json | None:
    return send(widget, {"do": "answer", "key": key}, n)


def asked(widget: Answering) -> Question:
    """Return the question with its answer, which only Python has."""
    question = widget._turns.asking.question
    assert question is not None
    return question


def explained(widget: Answering, question: Question) -> str:
    """Return the headline of the explanation, which the page gets after the answer."""
    played = widget._turns.asking._played
    assert played is not None
    headline: str = explanation(question, played)["title"]["en"]
    return headline


def wrong_keys(widget: Answering) -> list[str]:
    return [choice.key for choice in asked(widget).choices if choice.mistake is not None]


def page(widget: Answering) -> str:
    """Return all that the page gets, as text, less the code and the labels."""
    state = widget.view_state()
    return json.dumps({name: state[name] for name in ("trace", "book", "state", "step", "options")}, ensure_ascii=False)


@pytest.fixture
def ask() -> Ask:
    return Ask("two-deuces")


def test_wrong_then_hinted_then_right(ask: Ask) -> None:
    assert asked(ask).kind == "bring-in"  # seats 2 and 3 both show a deuce; clubs are the lower suit
    assert answer(ask, "b") is None
    assert [tried["key"] for tried in state(ask)["tried"]] == ["b"]
    assert not state(ask)["right"]
    assert state(ask)["tried"][0]["comment"]["en"]
    assert send(ask, {"do": "hint"}) is None
    assert "suit" in state(ask)["hint"]["text"]["en"]
    assert state(ask)["hint"]["rule"] in ask.book
    assert answer(ask, "c") is None
    assert state(ask)["right"] == "c"
    assert state(ask)["explanation"]["title"]["en"] == "Seat 3 must bring it in: clubs are the lowest suit"
    assert unpacked(ask.trace)["steps"][-1]["evidence"][0]["kind"] == "doors"
    (entry,) = ask.results["questions"]
    assert [each["key"] for each in entry["answers"]] == ["b", "c"]
    assert (entry["right"], entry["right_first"], entry["hints"]) == (True, False, 1)


def test_the_answer_to_a_command_is_one_message(ask: Ask) -> None:
    sent: list[Json] = []
    ask.send_state = lambda key=None: sent.append(ask.get_state(key))
    answer(ask, "c")
    assert len(sent) == 1
    assert {"trace", "state"} <= set(sent[0])


def test_a_double_click_counts_once(ask: Ask) -> None:
    seen = state(ask)["n"]
    answer(ask, "a", seen)
    message = answer(ask, "a", seen)
    assert message is not None
    assert message["refused"]
    assert answer(ask, "a") is None  # greyed in the page: tried before, so not counted again
    assert [each["key"] for each in ask.results["questions"][0]["answers"]] == ["a"]


@pytest.mark.parametrize(
    ("name", "kind", "telling"),
    [
        ("whole-pot-tie-66", "award", {"whole-pot-tie", "split-tie", "odd-chip"}),
        ("quartered", "award", {"split-tie", "hi-lo"}),
        ("two-deuces", "bring-in", {"bring-in", "bring-in-suit"}),
        ("best-board-all-in", "first-actor", {"first-actor-all-in"}),
    ],
)
def test_the_page_does_not_know_which_rule_will_decide(name: str, kind: str, telling: set[str]) -> None:
    ask = Ask(name, kind)
    assert "rule" not in state(ask)["question"]
    assert not telling & set(ask.book)
    ask.do({"do": "give-up"})
    assert asked(ask).rule in ask.book


def test_a_late_click_does_not_answer_the_next_question(ask: Ask) -> None:
    answer(ask, "c")
    seen = state(ask)["n"]
    send(ask, {"do": "next"})
    assert state(ask)["question"]["n"] == 2
    assert send(ask, {"do": "next"}, seen) is not None
    assert answer(ask, "a", seen) is not None
    assert state(ask)["question"]["n"] == 2
    assert state(ask)["tried"] == []


def test_after_the_answer_nothing_is_counted_any_more(ask: Ask) -> None:
    answer(ask, "c")
    before = ask.results
    for command in ({"do": "answer", "key": "a"}, {"do": "hint"}, {"do": "give-up"}):
        assert send(ask, command) is None
    assert ask.results == before
    assert state(ask)["right"] == "c"


@pytest.mark.parametrize(
    "content",
    [
        None,
        [],
        "next",
        {},
        {"n": 1},
        {"n": 1, "command": None},
        {"n": 1, "command": {}},
        {"n": 1, "command": {"do": "undo"}},
        {"n": 1, "command": {"do": ["next"]}},
        {"n": 1, "command": {"do": "answer"}},
        {"n": 1, "command": {"do": "answer", "key": 3}},
        {"n": 1, "command": {"do": "answer", "key": "z"}},
        {"n": 1, "command": {"do": "answer", "key": "x" * 100_000}},
        {"n": 1, "command": {"do": "next", "key": "a"}},
        {"n": 0, "command": {"do": "next"}},
        {"n": "1", "command": {"do": "next"}},
        {"n": True, "command": {"do": ""}},
    ],
)
def test_bad_messages_are_refused_and_nothing_is_lost(ask: Ask, content: Any) -> None:
    question, before = state(ask)["question"], ask.results
    ask._hear(ask, content, [])
    assert state(ask)["message"]["refused"]
    assert state(ask)["message"]["text"]["en"]
    assert state(ask)["message"]["text"]["fi"]
    assert len(page(ask)) < 100_000
    assert state(ask)["question"] == question
    assert ask.results == before
    assert answer(ask, "c") is None
    assert state(ask)["right"] == "c"


def test_from_python_what_is_refused_raises(ask: Ask) -> None:
    with pytest.raises(BadCommand, match="“key” is "):
        ask.do({"do": "answer", "key": "z"})
    assert ask.do({"do": "answer", "key": "c"}) is ask


@pytest.mark.parametrize("name", NAMES)
def test_the_page_has_no_later_step_and_no_answer(name: str) -> None:
    ask, played = Ask(name), trace(scenario(name))
    while state(ask)["question"] is not None:
        question, sent = asked(ask), unpacked(ask.trace)
        assert len(sent["steps"]) == question.step == ask.step + 1
        assert_untold(ask, question, sent)
        later = {card for step in played.steps[question.step :] for card in map(str, step.event.cards)}
        before = {card for step in played.steps[: question.step] for card in map(str, step.event.cards)}
        text = page(ask)
        assert not [card for card in later - before if f'"{card}"' in text and card not in choice_cards(ask)]
        ask.do({"do": "answer", "key": question.right.key})
        assert len(unpacked(ask.trace)["steps"]) == question.step
        ask.do({"do": "next"})
    assert state(ask)["score"] == {"done": len(ask.results["questions"]), "right_first": len(ask.results["questions"])}


def choice_cards(ask: Ask) -> set[str]:
    return {card for choice in state(ask)["question"]["choices"] for card in choice.get("cards", ())}


def assert_untold(ask: Ask, question: Question, sent: Json) -> None:
    """Check that nothing marks the right choice: neither in the state nor in the words of the explanation."""
    assert state(ask)["right"] is None
    assert state(ask)["explanation"] is None
    keys = [sorted(set(choice) - {"seat", "cards"}) for choice in state(ask)["question"]["choices"]]
    assert all(each == ["key", "text"] for each in keys)
    assert [sent["bring_in"], sent["first_actor"], sent["awards"], sent["pots"]] == [None, {}, [], []]
    text = json.dumps([sent["steps"][-1], ask.state], ensure_ascii=False)
    assert explained(ask, question) not in text


def test_what_a_seat_sees_is_all_that_the_page_gets() -> None:
    ask = Ask("two-deuces", "bring-in", seat=1)
    down = {"8h", "5s", "Qh", "6h", "Qs", "Ad"}  # of seats 2, 3 and 4
    text = page(ask)
    assert not [card for card in down if f'"{card}"' in text]
    assert '"Kh"' in text


def test_the_last_question_ends_in_results_by_rule() -> None:
    ask = Ask("two-deuces", ("bring-in", "first-actor"))
    assert state(ask)["of"] == 3
    answer(ask, "c")
    send(ask, {"do": "next"})
    answer(ask, wrong_keys(ask)[0])
    send(ask, {"do": "give-up"})
    assert state(ask)["given_up"]
    assert state(ask)["more"]
    send(ask, {"do": "next"})
    answer(ask, asked(ask).right.key)
    assert not state(ask)["more"]
    send(ask, {"do": "next"})
    assert state(ask)["question"] is None
    assert state(ask)["score"] == {"done": 3, "right_first": 2}
    assert {row["rule"] for row in state(ask)["summary"]} == {"bring-in-suit", "first-actor"} <= set(ask.book)
    assert send(ask, {"do": "next"}) is not None
    assert "first-actor" in repr(ask)
    assert "<table" in ask.as_html()


def test_kinds_and_hands_without_a_question_are_refused() -> None:
    with pytest.raises(ValueError, match="“kinds” is bring-in"):
        Ask("two-deuces", "bring-out")
    with pytest.raises(ValueError, match="holds no question of the kind odd-chip"):
        Ask("two-deuces", "odd-chip")
    assert {state(Ask("two-deuces", kind))["question"]["kind"] for kind in ("legal", "raises-left")} < set(KINDS)


def test_without_widgets_there_is_the_question_and_no_answer(ask: Ask) -> None:
    assert repr(ask).splitlines() == [
        "Question 1 of 9: The door cards are dealt. Which seat must bring it in?",
        *[f"- Seat {seat}" for seat in (1, 2, 3, 4)],
    ]
    data, _ = ask._repr_mimebundle_()
    html = data["text/html"]
    assert "Which seat must bring it in?" in html
    assert html.count("<li>Seat ") == 4
    assert "clubs are the lowest suit" not in html
    fi = Ask("two-deuces", lang="fi").as_html()
    assert "Kysymys 1/9" in fi
    assert "<li>Paikka 3</li>" in fi


def test_what_the_page_may_set(ask: Ask) -> None:
    ask.set_state({"step": 3, "lang": "fi", "state": {}, "trace": {}})
    assert (ask.step, ask.lang) == (3, "fi")
    assert state(ask)["question"]["n"] == 1
    ask.set_state({"step": 99})
    assert ask.step == 3
    answer(ask, "a")
    assert ask.step == 3  # who looks back stays there
    send(ask, {"do": "next"})
    assert ask.step == ask.last == 12


def test_results_are_kept_in_a_file(ask: Ask, tmp_path: Path) -> None:
    answer(ask, "c")
    file = ask.save(tmp_path / "results.json")
    assert json.loads(file.read_text("utf-8")) == ask.results
    with pytest.raises(FileExistsError, match="stays as it is"):
        ask.save(file)
    assert ask.save(file, overwrite=True) == file
    assert ask.table().rows[0]["rule"] == "bring-in-suit"
