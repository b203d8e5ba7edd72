"""Table, the live table, without a browser: what the page sends is heard, or refused with a message; then all stays."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import traitlets

from stud_teach import Hand, Table, scenario
from stud_teach.engine.events import BadSetup, Refused, StudError
from stud_teach.files import phh
from stud_teach.live.commands import BadCommand

Json = Any


def told(widget: Table) -> Any:
    """Return what the page gets besides the hand."""
    return widget.state


def send(table: Table, command: object, n: object = None) -> Json | None:
    """Send what a page would send; return the message that comes back."""
    table._hear(table, {"n": told(table)["n"] if n is None else n, "command": command}, [])
    message: Json | None = table.state["message"]
    return message


def clicked(table: Table, label: str) -> Table:
    """Click the button of that label."""
    found = {button["label"]["en"]: button["command"] for button in told(table)["bar"]["buttons"]}
    message = send(table, found[label])
    assert message is None
    return table


@pytest.fixture
def table() -> Table:
    return Table(players=3, seed=4, names=["Ann", "Ben", "Cid"])


def test_a_hand_is_played_by_clicking(table: Table) -> None:
    clicked(table, "Deal third street")
    assert told(table)["bar"]["title"]["en"] == "Seat 3, Cid, acts"
    for label in ("Bring in 2", "Complete to 5", "Fold", "Fold"):
        clicked(table, label)
    assert table.hand.finished
    assert table.trace["finished"]
    assert table.step == len(table.trace["steps"]) - 1 == table.last
    assert set(table.trace["won"]) == {"1", "2", "3"}
    assert {reason["rule"] for step in table.trace["steps"] for reason in step["reasons"]} <= set(table.book)


def test_the_answer_to_a_command_is_one_message(table: Table) -> None:
    sent: list[Json] = []
    table.send_state = lambda key=None: sent.append(table.get_state(key))
    send(table, {"do": "deal"})
    assert len(sent) == 1
    assert {"trace", "state", "step"} <= set(sent[0])


def test_a_click_on_a_table_that_has_moved_on_does_nothing(table: Table) -> None:
    seen = told(table)["n"]
    clicked(table, "Deal third street")
    message = send(table, {"do": "act", "kind": "bring-in"}, seen)
    assert message is not None
    assert message["refused"]
    assert len(table.hand.actions) == 3
    assert send(table, {"do": "act", "kind": "bring-in"}) is None


@pytest.mark.parametrize(
    "content",
    [
        None,
        "undo",
        [],
        {},
        {"n": 1},
        {"n": 1, "command": None},
        {"n": 1, "command": {"do": "act", "kind": "raise", "to": 7}},
        {"n": 1, "command": {"do": "branch", "step": -1}},
        {"n": 1, "command": {"do": "deal", "cards": "AsAsAs"}},
        {"n": 1, "command": {"do": "rename", "branch": "A", "name": "x" * 100_000}},
        {"n": 1, "command": {"do": "new", "names": ["x" * 100_000, "b", "c"]}},
        {"n": 1, "command": {"do": "save"}},
        {"n": 1, "command": {"do": "save", "name": "../../escaped"}},
        {"n": 1, "command": {"do": "save", "name": 7}},
        {"n": "1", "command": {"do": "deal"}},
        {"n": 2**70, "command": {"do": "deal"}},
    ],
)
def test_bad_messages_are_answered_with_one_and_change_nothing(table: Table, content: object) -> None:
    before = (table.hand.actions, table.branches.keys(), table.trace, table.step)
    table._hear(table, content, [])
    message = told(table)["message"]
    assert message["refused"]
    assert all(5 < len(text) < 400 for text in message["text"].values())
    assert (table.hand.actions, table.branches.keys(), table.trace, table.step) == before
    assert clicked(table, "Deal third street").hand.to_act == 3


@pytest.mark.parametrize(
    ("state", "en"),
    [
        ({"step": -1}, "“step” is a whole number from 0 to 2, not -1."),
        ({"step": 10**20}, f"“step” is a whole number from 0 to 2, not {10**20}."),
        ({"step": "first"}, "“step” is a whole number from 0 to 2, not 'first'."),
        ({"lang": "sv"}, "“lang” is en or fi, not 'sv'."),
        ({"options": 4}, "“options” holds “deck” and nothing else, not 4."),
    ],
)
def test_bad_traits_are_refused_with_a_message(table: Table, state: Json, en: str) -> None:
    table.set_state(state)
    assert told(table)["message"]["text"]["en"] == en
    assert (table.step, table.lang, table.options) == (2, "en", {"deck": 2})


def test_the_page_cannot_put_its_own_hand_on_the_table(table: Table) -> None:
    before = table.trace
    table.set_state({"trace": {}, "state": {}, "step": 1})
    assert (table.trace, table.step) == (before, 1)
    assert told(table)["branch"] == "A"


def test_python_sets_the_step_within_the_hand(table: Table) -> None:
    table.step = 0
    with pytest.raises(traitlets.TraitError):
        table.step = 3


def test_commands_from_python_raise_and_leave_the_hand(table: Table) -> None:
    table.do({"do": "deal"}).do({"do": "act", "kind": "bring-in"})
    with pytest.raises(Refused):
        table.do({"do": "act", "kind": "check"})
    with pytest.raises(BadCommand):
        table.do({"do": "sing"})
    with pytest.raises(BadSetup):
        table.do({"do": "new", "players": 20})
    assert len(table.hand.actions) == 4


def test_the_hands_handed_out_are_copies(table: Table) -> None:
    table.hand.deal()
    table.branches["A"].deal()
    assert table.hand.actions == []


def test_other_rules_keep_the_step_shown_and_offer_a_branch_where_they_forbid() -> None:
    other = Table("open-pair", rules="room")
    other.step = 5
    refused = send(other, {"do": "rules", "rules": "tournament"})
    assert refused is not None
    assert refused["refused"]
    assert (other.hand.rules, other.step) == ("room", 5)
    said = send(other, refused["offer"]["command"])
    assert said is not None
    assert not said["refused"]
    assert other.branches["B"].rules == "tournament"
    assert list(other.branches) == ["A", "B"]


def test_an_illegal_hand_is_there_as_far_as_it_goes_and_says_why() -> None:
    table = Table("open-pair", rules="tournament")
    assert told(table)["message"]["refused"]
    assert table.hand.refused is None
    assert table.hand.to_act


def test_saving_and_loading(table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    clicked(table, "Deal third street")
    command = {"do": "save", "name": "mine", "title": "My <b>hand</b>", "lesson": "Why"}
    said = send(table, command)
    assert said is not None
    assert said["text"]["en"] == "Saved as mine.phh."
    again = Table("mine.phh").hand
    hand = table.hand
    assert (again.setup, again.names, again.actions, again.lesson) == (
        hand.setup,
        hand.names,
        hand.actions,
        hand.lesson,
    )
    assert dict(again.lesson.title) == {"en": "My <b>hand</b>"}
    assert "<b>" not in table.as_html()
    twice = send(table, command)
    assert twice is not None
    assert twice["refused"]
    done = send(table, twice["offer"]["command"])
    assert done is not None
    assert not done["refused"]
    assert [path.name for path in tmp_path.iterdir()] == ["mine.phh"]


def test_saving_from_python(table: Table, tmp_path: Path) -> None:
    table.lang = "fi"
    path = table.save(tmp_path / "x.phh", title="Otsikko", lesson="Opetus")
    assert dict(phh.load(path).lesson.title) == {"fi": "Otsikko"}
    with pytest.raises(BadCommand):
        table.save(path)
    table.save(path, overwrite=True)


def test_a_loaded_hand_can_be_dealt_on(tmp_path: Path) -> None:
    path = tmp_path / "begun.phh"
    path.write_text(phh.dumps(Hand.new(players=2).deal("As Ks 2c")))
    table = Table(path)
    clicked(table, "Deal third street")
    assert table.hand.to_act == 1


def test_without_an_ante_there_is_a_table_before_the_first_step() -> None:
    table = Table(players=2, ante=0, bring_in=1)
    assert table.trace["steps"] == []
    assert "noscript" not in table.as_html()
    clicked(table, "Deal third street")
    assert table.last == 1


def test_what_a_page_without_widgets_shows(table: Table) -> None:
    clicked(table, "Deal third street")
    assert repr(table).startswith("A hand of 3 players\n7-card stud · fixed limit 5/10")
    bundle = table._repr_mimebundle_()
    data = bundle[0] if isinstance(bundle, tuple) else bundle
    assert data["text/plain"] == repr(table)
    assert "Cid" in data["text/html"]


# Acting from Python


def test_what_a_hand_can_do_a_table_can_do_with_the_command_of_a_click(table: Table) -> None:
    """By hand: seat 3 brings in 2, seat 1 completes to 5, seat 2 raises to 10, seat 3 folds, seat 1 calls."""
    table.deal().bring_in().complete().raise_to(10).fold().call()
    clicks = Table(players=3, seed=4, names=["Ann", "Ben", "Cid"])
    for label in ("Deal third street", "Bring in 2", "Complete to 5", "Raise to 10", "Fold", "Call 5"):
        clicked(clicks, label)
    assert table.hand.actions == clicks.hand.actions
    assert table.state == clicks.state
    assert (table.trace, table.step) == (clicks.trace, clicks.step)


def test_acting_with_given_cards_undo_and_redo() -> None:
    table = Table(players=2, names=["Ann", "Ben"]).deal("3d4d2c").deal("5d6dKc")
    assert table.bring_in().bet(5).hand.table.seats[2].bet == 5
    assert table.undo().undo().hand.to_act == 1
    assert table.redo().hand.to_act == 2
    assert table.call().deal().check().call().hand.table.street_name == "fifth"


def test_showing_and_mucking() -> None:
    table = Table(players=2, stacks=[1, 1], ante=1)
    while table.hand.table.phase != "show":
        table.deal()
    assert table.muck(2).hand.actions[-1].do == "muck"
    assert table.show().hand.finished


@pytest.mark.parametrize(
    ("act", "command"),
    [
        (lambda table: table.check(), {"do": "act", "kind": "check"}),
        (lambda table: table.bet(7), {"do": "act", "kind": "bet", "to": 7}),
        (lambda table: table.bet("5"), {"do": "act", "kind": "bet", "to": "5"}),
        (lambda table: table.bet(None), {"do": "act", "kind": "bet"}),
        (lambda table: table.complete(6), {"do": "act", "kind": "complete", "to": 6}),
        (lambda table: table.deal(), {"do": "deal"}),
        (lambda table: table.deal("Zz"), {"do": "deal", "cards": "Zz"}),
        (lambda table: table.muck(1), {"do": "muck", "seat": 1}),
        (lambda table: table.redo(), {"do": "redo"}),
    ],
)
def test_acting_is_refused_like_the_click(table: Table, act: Any, command: Json) -> None:
    """Third street is dealt, and seat 3 owes the bring-in of 2 or opens for 5."""
    table.deal()
    with pytest.raises(StudError) as by_call:
        act(table)
    with pytest.raises(StudError) as by_command:
        table.do(command)
    assert type(by_call.value) is type(by_command.value)
    assert str(by_call.value) == str(by_command.value)
    assert len(table.hand.actions) == 3


def test_completing_needs_no_amount_and_is_refused_where_there_is_no_bet_to_complete(table: Table) -> None:
    table.deal().bring_in()
    assert table.do({"do": "act", "kind": "complete"}).hand.table.seats[1].bet == 5
    with pytest.raises(Refused, match="There is no bet to complete now"):
        table.complete()


@pytest.mark.parametrize("given", [{"seat": 3}, {"step": 0, "players": 3}, {"hand": "first-hand", "player": 2}])
def test_a_name_that_a_table_does_not_take_is_refused_with_what_it_takes(given: Json) -> None:
    with pytest.raises(TypeError) as caught:
        Table(**given)
    wrong = next(name for name in given if name not in ("hand", "players"))
    takes = "hand, lang, deck, seed, covered, rules, house, game, limit, players, stacks, names, ante, bring_in"
    assert str(caught.value) == f"“Table” takes no '{wrong}'; it takes {takes}, small_bet and big_bet."


def test_seats_are_covered_from_the_start_and_only_those_of_the_hand() -> None:
    table = Table(players=4, covered=[2, 4])
    assert table.covered == [2, 4]
    assert table.do({"do": "deal"}).do({"do": "new", "players": 3}).covered == [2]
    assert Table(players=3, covered="all").covered == [1, 2, 3]
    with pytest.raises(traitlets.TraitError, match="“covered” is a whole number from 1 to 3, not 9"):
        Table(players=3, covered=9)


def test_a_hand_that_goes_on_says_whose_turn_it_is(table: Table) -> None:
    table.deal()
    said = "The hand is not over. Seat 3, Cid, acts."
    assert repr(table).endswith(said)
    assert said in table.as_html()
    assert said not in table.bring_in().fold().fold().as_html()


def test_bad_arguments() -> None:
    with pytest.raises(ValueError, match="“deck” is 2 or 4"):
        Table(deck=3)
    with pytest.raises(ValueError, match="“lang” is en or fi"):
        Table(lang="sv")
    with pytest.raises(TypeError, match="players"):
        Table(scenario("first-hand"), players=3)
    with pytest.raises(ValueError, match="“game” is "):
        Table(game="omaha")
