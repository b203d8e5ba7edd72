"""Hand files: what is read and written, and one clear line for what is no hand."""

from __future__ import annotations

import string
import tomllib
from pathlib import Path
from typing import Any

import pokerkit
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stud_teach.cards.card import CardError
from stud_teach.engine.building import Lesson
from stud_teach.engine.events import Action, BadSetup, Do, StudError
from stud_teach.engine.hand import Hand
from stud_teach.engine.rules import HouseError
from stud_teach.files import phh
from stud_teach.files.phh import BadFile, dumps, load, loads
from stud_teach.telling.refusals import why
from stud_teach.trace.trace import as_json, trace
from stud_teach.views.annotate import annotate
from tests.play import cards, play, quiet, up_cards

GOOD = {
    "variant": '"F7S"',
    "antes": "[1, 1]",
    "bring_in": "2",
    "small_bet": "5",
    "big_bet": "10",
    "starting_stacks": "[200, 200]",
    "actions": '["d dh p1 ????2c", "d dh p2 ????Kd", "p1 pb"]',
}
POT = {"variant": '"P7S/8"', "small_bet": None, "big_bet": None, "min_bet": "2"}


def text(**changed: str | None) -> str:
    """Return a good file with some keys changed (as TOML), or left out (None)."""
    keys = {**GOOD, **changed}
    return "\n".join(f"{key} = {value}" for key, value in keys.items() if value is not None)


def complaint(source: str) -> StudError | HouseError:
    """Return why a file is no hand, or its first illegal action: one line, and a sentence."""
    with pytest.raises((StudError, HouseError)) as bad:
        play_through(source)
    one_line(bad.value)
    assert isinstance(bad.value, StudError | HouseError)
    return bad.value


def play_through(source: str) -> None:
    """Read a file and play it; raise what is wrong with either."""
    refused = trace(loads(source)).refused
    if refused:
        raise refused


def one_line(bad: Exception) -> None:
    """Hold a complaint to one clear line, and to a sentence for those who read no ids."""
    said = str(bad)
    assert said
    assert "\n" not in said
    assert len(said) < 300
    if isinstance(bad, StudError):
        assert why(bad, "fi")


def fault(source: str) -> tuple[str, str]:
    """Return the rule and the fault of a file that is no hand."""
    bad = complaint(source)
    assert isinstance(bad, StudError)
    return bad.refusal.rule, bad.refusal.fault


class TestReading:
    def test_what_a_file_says(self) -> None:
        hand = loads(text(players='["Aino", "Bo"]', _rules='"casino"', _title='"A title"'))
        assert (hand.setup.game.name, hand.setup.limit, hand.rules) == ("stud", "fixed", "casino")
        assert (hand.setup.stacks, hand.setup.ante, hand.setup.bring_in) == ((200, 200), 1, 2)
        assert hand.names == ("Aino", "Bo")
        assert hand.lesson.title == {"en": "A title"}
        assert hand.actions[1:] == [Action(Do.DEAL, 2, cards=(None, None, *cards("Kd"))), Action(Do.BRING_IN, 1)]
        assert hand.to_act == 2

    @pytest.mark.parametrize(
        ("code", "game", "limit"),
        [("F7S", "stud", "fixed"), ("F7S/8", "stud8", "fixed"), ("P7S", "stud", "pot"), ("P7S/8", "stud8", "pot")],
    )
    def test_variants(self, code: str, game: str, limit: str) -> None:
        hand = loads(text(variant=f'"{code}"', actions="[]", min_bet="2"))
        assert (hand.setup.game.name, hand.setup.limit) == (game, limit)

    def test_all_forms_of_actions(self) -> None:
        lines = [
            "d dh p1 As??2c",
            "d db 6h",
            "p1 pb",
            "p2 f",
            "p2 cc",
            "p1 cbr 10",
            "p1 sm",
            "p1 sm AsKs2c",
        ]
        hand = loads(text(actions=repr(lines)))
        assert [action.do for action in hand.actions] == [
            Do.DEAL,
            Do.COMMUNITY,
            Do.BRING_IN,
            Do.FOLD,
            Do.CHECK_OR_CALL,
            Do.BET_TO,
            Do.MUCK,
            Do.SHOW,
        ]
        assert [phh.action_line(action) for action in hand.actions] == lines

    def test_comments_and_blanks_in_actions(self) -> None:
        hand = loads(text(actions='["d dh p1 ????2c", "  d  dh p2 ????Kd ", "p1 pb # sleepy"]'))
        assert hand.actions[-1] == Action(Do.BRING_IN, 1)

    def test_players_may_be_missing(self) -> None:
        assert loads(text()).names == ("Player 1", "Player 2")

    def test_names_are_taken_as_they_are(self) -> None:
        names = ["<script>alert(1)</script>", '"; DROP TABLE', "", "\u202e", "名前", "a\nb", "$x^2$", "{seat}"]
        source = text(players=phh._toml(names), starting_stacks=str([200] * 8), antes=str([1] * 8), actions="[]")
        hand = loads(source)
        assert list(hand.names) == names
        assert [seat["name"] for seat in as_json(trace(hand))["seats"]] == names
        assert annotate(trace(hand))["seats"][0]["name"] == names[0]
        assert loads(dumps(hand)).names == hand.names

    def test_no_actions_yet(self) -> None:
        assert loads(text(actions="[]")).to_act is None

    def test_unknown_keys_are_left_alone(self) -> None:
        assert loads(text(author='"x"', _source="{a = 1}", hand="7")).to_act == 2

    def test_house_rules(self) -> None:
        hand = loads(text(_house='{raise-cap = 4, odd-chip = "suit"}'), house={"raise-cap": "2"})
        assert (hand.setup.house.raise_cap, hand.setup.house.odd_chip) == (2, "suit")
        assert loads(text(_rules='"casino"'), rules="room").rules == "room"

    def test_pot_limit(self) -> None:
        assert loads(text(**POT)).setup.stakes() == {"ante": 1, "bring-in": 2}

    def test_a_path(self, tmp_path: Path) -> None:
        path = tmp_path / "hand.phh"
        path.write_text(text(_rules='"casino"'), "utf-8")
        assert load(path).rules == "casino"
        assert load(str(path), rules="room").rules == "room"
        with pytest.raises(FileNotFoundError):
            load(tmp_path / "none.phh")


class TestBadFiles:
    @pytest.mark.parametrize(
        ("changed", "rule", "wanted"),
        [
            # types
            ({"variant": "7"}, "file", "wrong-type"),
            ({"variant": '["F7S"]'}, "file", "wrong-type"),
            ({"bring_in": '"2"'}, "file", "wrong-type"),
            ({"bring_in": "2.0"}, "file", "wrong-type"),
            ({"bring_in": "true"}, "file", "wrong-type"),
            ({"bring_in": "inf"}, "file", "wrong-type"),
            ({"bring_in": "1979-05-27"}, "file", "wrong-type"),
            ({"small_bet": "[5]"}, "file", "wrong-type"),
            ({"small_bet": "{a = {b = [1, {c = 2}]}}"}, "file", "wrong-type"),
            ({"big_bet": "false"}, "file", "wrong-type"),
            ({"antes": "1"}, "file", "wrong-type"),
            ({"antes": "[1, '1']"}, "file", "wrong-type"),
            ({"antes": "[1, [1]]"}, "file", "wrong-type"),
            ({"starting_stacks": '"200"'}, "file", "wrong-type"),
            ({"starting_stacks": "[200, 200.5]"}, "file", "wrong-type"),
            ({"starting_stacks": "[200, true]"}, "file", "wrong-type"),
            ({"starting_stacks": "[200, {}]"}, "file", "wrong-type"),
            ({"actions": '"p1 pb"'}, "file", "wrong-type"),
            ({"actions": "[1]"}, "file", "wrong-type"),
            ({"players": '"A"'}, "file", "wrong-type"),
            ({"players": "[1, 2]"}, "file", "wrong-type"),
            ({"_rules": "3"}, "file", "wrong-type"),
            ({"_house": '"raise-cap"'}, "file", "wrong-type"),
            ({"_title": "[1]"}, "file", "wrong-type"),
            ({"_title": "{en = 1}"}, "file", "wrong-type"),
            ({"_shows": '"turn"'}, "file", "wrong-type"),
            ({"_chip": "true"}, "file", "wrong-type"),
            # sizes
            ({"bring_in": "1" + "0" * 16}, "file", "number-too-big"),
            ({"bring_in": "-1" + "0" * 16}, "file", "number-too-big"),
            ({"starting_stacks": f"[0x{'f' * 20000}, 1]"}, "file", "number-too-big"),
            ({"bring_in": "9" * 5001}, "file", "long-number"),
            ({"starting_stacks": "[200]"}, "file", "lengths-differ"),
            ({"antes": "[1]"}, "file", "lengths-differ"),
            ({"players": '["A"]'}, "file", "lengths-differ"),
            # values
            ({"variant": '"NT"'}, "file", "unknown-variant"),
            ({"variant": '"FR"'}, "file", "unknown-variant"),
            ({"variant": '""'}, "file", "unknown-variant"),
            ({"antes": "[1, 2]"}, "ante", "antes-differ"),
            ({"_shows": '["bluff"]'}, "file", "unknown-rule"),
            ({**POT, "min_bet": "4"}, "pot-limit", "min-bet"),
            ({"_chip": "5"}, "odd-chip", "not-in-chips"),
            ({"_chip": "0"}, "odd-chip", "bad-chip"),
            # what no hand can be played from
            ({"starting_stacks": "[200]", "antes": "[1]"}, "players", "player-count"),
            ({"starting_stacks": "[]", "antes": "[]"}, "players", "player-count"),
            ({"starting_stacks": str([200] * 9), "antes": str([1] * 9)}, "players", "player-count"),
            ({"starting_stacks": "[200, 0]"}, "players", "bad-stack"),
            ({"starting_stacks": "[200, -200]"}, "players", "bad-stack"),
            ({"antes": "[-1, -1]"}, "ante", "bad-stake"),
            ({"bring_in": "6"}, "bring-in-limit", "bring-in-above-bet"),
            ({"big_bet": "1", "bring_in": "1"}, "bet-size", "bets-reversed"),
            ({**POT, "_rules": '"casino"'}, "pot-limit", "pot-limit-refused"),
        ],
    )
    def test_bad_values(self, changed: dict[str, str], rule: str, wanted: str) -> None:
        assert fault(text(**changed)) == (rule, wanted)

    @pytest.mark.parametrize("key", GOOD)
    def test_missing_keys(self, key: str) -> None:
        bad = complaint(text(**{key: None}))
        assert isinstance(bad, BadFile)
        assert (bad.refusal.fault, bad.refusal.facts) == ("missing-key", {"key": key})

    @pytest.mark.parametrize(
        "source",
        [
            "variant = ",
            'variant = "F7S',
            "actions = ['p1 pb'",
            "a = 1\na = 2",
            "= 3",
            "\x00",
            "just words",
            "bring_in = 2 small_bet = 5",
            "<html></html>",
        ],
    )
    def test_no_toml(self, source: str) -> None:
        assert fault(source) == ("file", "not-toml")

    @pytest.mark.parametrize("bracket", ["[", "{a="])
    def test_brackets_in_thousands(self, bracket: str) -> None:
        assert fault(f"x = {bracket * 50_000}") == ("file", "too-deep")

    def test_half_a_character(self) -> None:
        bad = complaint(text(players='["Aino", "B\ud800o"]'))
        assert (bad.refusal.rule, bad.refusal.fault) == ("file", "unwritable")
        assert bad.refusal.facts["text"] == 'players = ["Aino", "B o"]'

    def test_a_number_too_long_for_python_gets_no_advice_from_it(self) -> None:
        with pytest.raises(BadFile) as caught:
            loads(text(bring_in="9" * 5001))
        bad = caught.value
        assert "digits" not in str(bad)
        assert "sys." not in why(bad)

    def test_an_empty_file(self) -> None:
        assert fault("") == ("file", "missing-key")

    @pytest.mark.parametrize(
        "line",
        [
            "",
            "p1",
            "p1 xx",
            "p0 f",
            "p-1 f",
            "p1 cbr",
            "p1 cbr -5",
            "p1 cbr 5.0",
            "p1 cbr ٥",
            "p1 cbr 1e3",
            "p1 cbr " + "9" * 17,
            "p1 f f",
            "P1 f",
            "p１ f",
            "d dh p1",
            "d dh AsKd2c",
            "d db",
            "d xx p1 As",
            "# only a comment",
            "<img src=x>",
            "p1 f\np2 f",
        ],
    )
    def test_unknown_actions(self, line: str) -> None:
        bad = complaint(text(actions=phh._toml(["d dh p1 ????2c", line])))
        assert isinstance(bad, BadFile)
        assert (bad.refusal.rule, bad.refusal.fault) == ("file", "unknown-action")
        assert bad.refusal.facts["action"] == 2

    @pytest.mark.parametrize("shown", ["AsKd1c", "AsKdXX", "AsKd2", "AsAs2c", "as kd 2", "AsKd2c" * 2, "🂬"])
    def test_bad_cards(self, shown: str) -> None:
        bad = complaint(text(actions=f'["d dh p1 {shown}"]'))
        assert isinstance(bad, BadFile)
        assert (bad.refusal.rule, bad.refusal.fault) == ("cards", "bad-card")
        assert bad.refusal.facts["action"] == 1

    def test_a_card_dealt_twice(self) -> None:
        assert fault(text(actions='["d dh p1 ????2c", "d dh p2 ????2c"]')) == ("cards", "repeated-card")

    def test_ninth_player(self) -> None:
        assert fault(text(actions='["d dh p9 ????2c"]')) == ("seats", "no-such-seat")
        assert fault(text(actions='["d dh p9999 ????2c"]')) == ("seats", "no-such-seat")

    def test_out_of_turn_and_wrong_amounts(self) -> None:
        dealt = '"d dh p1 ????2c", "d dh p2 ????Kd"'
        assert fault(text(actions=f'[{dealt}, "p2 pb"]')) == ("bring-in", "out-of-turn")
        assert fault(text(actions=f'[{dealt}, "p1 cbr 7"]')) == ("bring-in-amount", "wrong-amount")
        assert fault(text(actions=f'[{dealt}, "p1 pb", "p2 cbr 9"]')) == ("completion", "wrong-amount")
        assert fault(text(actions=f'[{dealt}, "p1 pb", "p1 cc"]')) == ("turn", "out-of-turn")

    @pytest.mark.parametrize(
        ("house", "said"),
        [
            ("{raise-cap = 'x'}", "whole number"),
            ("{raise-cap = true}", "whole number"),
            ("{raise-cap = [1]}", "whole number"),
            (f"{{raise-cap = 0x{'f' * 20000}}}", "whole number"),
            ("{kicker = 1}", "There is no house rule"),
            ("{odd-chip = {a = 1}}", "“odd-chip” is seat or suit, not "),
            ('{burn = "each-street"}', "must count them back in"),
        ],
    )
    def test_bad_houses(self, house: str, said: str) -> None:
        bad = complaint(text(_house=house))
        assert isinstance(bad, HouseError)
        assert said in str(bad)

    def test_an_unknown_rule_set(self) -> None:
        assert "room, casino or tournament" in str(complaint(text(_rules='"club"')))

    def test_bytes_that_are_no_text(self, tmp_path: Path) -> None:
        path = tmp_path / "hand.phh"
        path.write_bytes(b"variant = \xff\xfe")
        with pytest.raises(BadFile, match="must be UTF-8 text"):
            load(path)
        path.write_bytes(b"#" * 1_000_001)
        with pytest.raises(BadFile, match="has at most 1000000 bytes"):
            load(path)


junk = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**20), 10**20)
    | st.sampled_from([0, 1, 2, 5, 10, 200, "F7S", "P7S/8", "room", "p1 f", "p1 cbr 5", "d dh p1 ????2c", "en"])
    | st.text(string.printable, max_size=12)
    | st.floats(),
    lambda inner: (
        st.lists(inner, max_size=9) | st.dictionaries(st.sampled_from(["en", "raise-cap", "x"]), inner, max_size=3)
    ),
    max_leaves=9,
)
KEYS = [*GOOD, "players", "_rules", "_house", "_title", "_lesson", "_shows", "_chip", "min_bet"]


@settings(max_examples=300, derandomize=True)
@given(st.dictionaries(st.sampled_from(KEYS), junk, min_size=1, max_size=3))
def test_junk_is_a_hand_or_one_clear_line(changed: dict[str, Any]) -> None:
    data = {**tomllib.loads(text()), **{key: value for key, value in changed.items() if value is not None}}
    try:
        hand = phh._Reader(data).hand(None, {})
        annotate(trace(hand))
        assert loads(dumps(hand)).actions == hand.actions
    except (StudError, HouseError, CardError) as bad:
        one_line(bad)


@settings(max_examples=200, derandomize=True)
@given(st.text(max_size=30), st.integers(0, 200), st.integers(0, 40))
def test_damaged_text_is_a_hand_or_one_clear_line(inserted: str, at: int, cut: int) -> None:
    good = text()
    try:
        trace(loads(good[:at] + inserted + good[at + cut :]))
    except (StudError, HouseError) as bad:
        one_line(bad)


class TestWriting:
    def same(self, hand: Hand) -> None:
        again = loads(dumps(hand))
        assert again.setup == hand.setup
        assert (again.names, again.actions) == (hand.names, hand.actions)
        assert (again.rules, again.lesson) == (hand.rules, hand.lesson)

    @pytest.mark.parametrize("game", ["stud", "stud8"])
    def test_finished_and_unfinished(self, game: str) -> None:
        self.same(Hand.new(game, players=3))
        self.same(play(Hand.new(game, "pot", players=3), *up_cards("2c Kd Qd")))
        self.same(quiet(Hand.new(game, players=8, seed=3, rules="casino"), (), (), (), (), ()).show())

    def test_house_and_lesson(self) -> None:
        lesson = Lesson({"en": 'A "title"\\', "fi": "Otsikko"}, {"en": "Two\nlines\t\x07\x7f"}, ("turn", "odd-chip"))
        hand = Hand.new(players=2, house={"raise-cap": 5}, rules="tournament")
        self.same(Hand(hand.setup, ["<b>", "Åke ♠"], rules="tournament", lesson=lesson))
        written = tomllib.loads(dumps(hand))
        assert written["_house"] == {"raise-cap": 5}
        assert written["_rules"] == "tournament"

    def test_a_smallest_chip(self) -> None:
        stakes = {"antes": "[5, 5]", "bring_in": "10", "small_bet": "20", "big_bet": "40"}
        self.same(loads(text(_chip="5", **stakes)))

    def test_our_own_keys_have_an_underscore(self) -> None:
        standard = {
            *("variant", "ante_trimming_status", "antes", "bring_in", "small_bet", "big_bet"),
            *("starting_stacks", "actions", "players"),
        }
        written = tomllib.loads(dumps(Hand.new(players=2, house={"raise-cap": 5})))
        assert {key for key in written if not key.startswith("_")} == standard

    @pytest.mark.parametrize("game", ["stud", "stud8"])
    def test_pokerkit_reads_it(self, game: str) -> None:
        hand = quiet(Hand.new(game, players=4, seed=3, names=["A", "B", "C", "D"]), (), (), (), (), ()).show()
        theirs = pokerkit.HandHistory.loads(dumps(hand))
        assert theirs.actions == [phh.action_line(action) for action in hand.actions]
        assert list(theirs.starting_stacks) == [200] * 4
        assert theirs.players == ["A", "B", "C", "D"]


def test_bad_setups_come_with_the_hand() -> None:
    with pytest.raises(BadSetup):
        loads(text(starting_stacks="[200, 0]"))
