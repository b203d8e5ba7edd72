"""Faults that were found by trying to break the kit, each with the right answer."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from stud_teach.engine.events import Action, Do, Refused
from stud_teach.engine.hand import Hand
from stud_teach.files import phh
from stud_teach.trace.trace import trace
from stud_teach.widgets.replay import Replay

THREE = """
variant = "F7S"
antes = [1, 1]
bring_in = 2
small_bet = 5
big_bet = 10
starting_stacks = [100, 100]
actions = [
  "d dh p1 ????2c", "d dh p2 ????9d", "p1 pb", "p2 cc",
  "d dh p1 Ac", "d dh p2 3d", "p1 cc", "p2 cc",
  "d dh p1 Ks", "d dh p2 5d", "p1 cc", "p2 cc",
  "d dh p1 Qs", "d dh p2 6d", "p1 cc", "p2 cc",
  "d dh p1 ??", "d dh p2 ??", "p1 cc", "p2 cc",
  %s
]
"""


def command(*arguments: str, **more: Any) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "stud_teach.cli", *arguments],
        capture_output=True,
        check=False,
        **more,
    )


def test_a_card_is_shown_by_one_player_only() -> None:
    hand = phh.loads(THREE % '"p1 sm AsAd2cAcKsQsAh", "p2 sm AsKd9d3d5d6dTc"')
    assert hand.refused is not None
    assert (hand.refused.refusal.rule, hand.refused.refusal.fault) == ("cards", "repeated-card")


def test_a_show_that_is_refused_for_one_shows_nobody() -> None:
    hand = phh.loads(THREE % "")
    with pytest.raises(Refused):
        hand.show()
    assert len(hand.actions) == 20
    assert not hand.table.hands


def test_showing_before_the_showdown_is_refused() -> None:
    with pytest.raises(Refused):
        Hand.new(players=2, seed=1).deal().show()


def test_the_line_of_a_refusal_hides_what_the_seat_cannot_know(tmp_path: Path) -> None:
    file = tmp_path / "hand.phh"
    file.write_text(THREE.replace('"d dh p2 ????9d"', '"d dh p2 As2cKh"') % "", "utf-8")
    told = command("replay", str(file), "--seat", "1", "--json")
    assert told.returncode == 2
    assert b"As" not in told.stderr
    assert "A♠" not in json.dumps(json.loads(told.stdout), ensure_ascii=False)


@pytest.mark.parametrize("coding", ["ascii", "latin1"])
def test_a_terminal_without_the_suits_gets_their_codes(coding: str) -> None:
    told = command("replay", "two-deuces", "--lang", "fi", env={"PYTHONIOENCODING": coding, "PATH": ""})
    assert (told.returncode, told.stderr) == (0, b"")
    assert b"\\u2663" in told.stdout


def test_a_mark_at_the_beginning_of_a_file_is_no_fault(tmp_path: Path) -> None:
    file = tmp_path / "hand.phh"
    file.write_text(THREE % "", "utf-8-sig")
    assert len(phh.load(file).actions) == 20


def test_a_hands_own_house_stays_under_another_rule_set() -> None:
    hand = Hand.new(players=3, house={"raise-cap": 1})
    assert hand.under("casino").setup.house.raise_cap == 1
    assert hand.under("room", {"odd-chip": "suit"}).setup.house.raise_cap == 1


def test_rule_sets_that_allow_an_action_keep_the_hands_own_changes() -> None:
    hand = Hand.new(players=3, house={"raise-cap": 1}, seed=3).deal().bring_in().bet(5).bet(10)
    raised = [*hand.actions, Action(Do.BET_TO, hand.to_act, 15)]
    refused = Hand(hand.setup, hand.names, raised)
    assert refused.refused is not None
    assert refused.refused.refusal.rule == "raise-cap"
    assert trace(refused).allowed_by == ()


def test_a_hand_without_a_step_is_shown_all_the_same() -> None:
    replay = Replay(Hand.new(players=2, ante=0), step="last")
    assert replay.step == 0
    assert "<" in replay.as_html()


def test_another_language_is_a_value_error() -> None:
    with pytest.raises(ValueError, match="“lang” is en or fi, not 'sv'"):
        Replay("two-deuces", lang="sv")


def test_a_check_never_costs_chips() -> None:
    hand = Hand.new(players=3, seed=7).deal().bring_in()
    with pytest.raises(Refused) as caught:
        hand.check()
    assert caught.value.refusal.rule == "turn"
    assert [str(choice) for choice in caught.value.refusal.legal] == ["fold", "call 2", "complete to 5"]
    assert [state.stack for state in hand.table.seats.values()] == [199, 199, 197]
