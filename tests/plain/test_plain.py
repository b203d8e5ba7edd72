"""The plain implementation against hands worked out by hand, and against hands that were really played.

Nothing here touches the engine. The real hands are no part of the project; see the fixture `real_hands`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.plain import STREETS, answer, first_fault, read_file, read_setup

OWN_HANDS = sorted((Path(__file__).parents[1] / "hands").glob("*.phh"))
NO_BRING_IN = 0  # what a real hand's `_bring_in_player` holds where the low card opened for the full bet


def legal_text(legal: dict[str, Any]) -> str:
    """Write legal actions as our own hands' `_legal` does."""
    words = ["fold"] if legal["fold"] else []
    words += ["check"] if legal["check"] else []
    words += [f"bring-in {legal['bring_in']}"] if legal["bring_in"] is not None else []
    words += [f"call {legal['call']}"] if legal["call"] is not None else []
    words += ["to", *map(str, legal["to"])] if legal["to"] else []
    words += [f"min {legal['min']} max {legal['max']}"] if legal["max"] is not None else []
    return " ".join(words)


def by_keys(told: dict[str, Any]) -> dict[str, Any]:
    """Write an answer under the keys of our own hands."""
    return {
        "_finished": told["finished"],
        "_bring_in_player": told["bring_in"]["seat"],
        "_first_to_act": [told["first_actor"].get(street, 0) for street in STREETS],
        "_pots": [[pot["amount"], pot["seats"]] for pot in told["pots"]],
        "_bets": list(told["bets"].values()),
        "_awards": [[line[key] for key in ("pot", "half", "seat", "amount", "odd")] for line in told["awards"]],
        "_returned": [[line["seat"], line["amount"]] for line in told["returns"]],
        "_collected": list(told["won"].values()),
        "_stacks": list(told["stacks"].values()),
        "_shown_order": told["shown"],
        "_mucked": sorted(told["mucked"]),
    }


def test_there_are_hands_of_our_own():
    assert len(OWN_HANDS) >= 20


@pytest.mark.parametrize("path", OWN_HANDS, ids=lambda path: path.stem)
def test_own_hand(path: Path):
    hand = read_file(path)
    keys = hand["keys"]
    told = by_keys(answer(hand["setup"], hand["actions"]))
    # What a hand leaves out is what most hands have.
    worked_out = {"_finished": True, "_bets": [0] * len(keys["antes"]), "_mucked": []}
    worked_out |= {key: value for key, value in keys.items() if key in told}
    assert {key: told[key] for key in worked_out} == worked_out
    assert set(told) - set(worked_out) <= {"_awards"}


@pytest.mark.parametrize("path", OWN_HANDS, ids=lambda path: path.stem)
def test_legal_actions_of_own_hand(path: Path):
    hand = read_file(path)
    for number, seat, text in hand["keys"].get("_legal", []):
        coming = answer(hand["setup"], hand["actions"][:number])["next"]
        assert (coming["seat"], legal_text(coming["legal"])) == (seat, text), f"after action {number}"


def real_stud_hands(folder: Path) -> list[tuple[str, dict[str, Any]]]:
    hands = [(path.stem, read_file(path)) for path in sorted(folder.glob("*.phh")) if "razz" not in path.stem]
    assert len(hands) == 177
    return hands


def told_of(name: str, hand: dict[str, Any]) -> dict[str, Any]:
    """Answer for a real hand in the room's rules, or in a casino's where the room forbids it."""
    setup = read_setup(hand["keys"], "casino") if name == "stars-stud-001" else hand["setup"]
    return answer(setup, hand["actions"])


def test_real_hands_are_legal(real_hands: Path):
    faults = {name: first_fault(hand["setup"], hand["actions"]) for name, hand in real_stud_hands(real_hands)}
    refused = {name: fault for name, fault in faults.items() if fault}
    assert list(refused) == ["stars-stud-001"]
    assert refused["stars-stud-001"]["rule"] == "community-no-bet"


def test_the_room_has_no_betting_after_a_community_card(real_hands: Path):
    hand = read_file(real_hands / "stars-stud-001.phh")
    fault = first_fault(hand["setup"], hand["actions"])
    assert fault is not None
    assert hand["actions"][fault["at"] - 2] == "d db 6h"  # refused at the very next action
    for rules in ("casino", "tournament"):
        assert first_fault(read_setup(hand["keys"], rules), hand["actions"]) is None


def test_bring_in_of_real_hands(real_hands: Path):
    for name, hand in real_stud_hands(real_hands):
        told, keys = told_of(name, hand), hand["keys"]
        if keys["_bring_in_player"] != NO_BRING_IN:
            assert told["bring_in"]["seat"] == keys["_bring_in_player"], name
        else:
            assert told["bring_in"]["amount"] > keys["bring_in"], name  # the low card opened, once all-in


def test_first_actors_of_real_hands(real_hands: Path):
    for name, hand in real_stud_hands(real_hands):
        printed = [*hand["keys"]["_first_to_act"], 0, 0, 0, 0][:5]
        assert [told_of(name, hand)["first_actor"].get(street, 0) for street in STREETS] == printed, name


def test_amounts_of_real_hands(real_hands: Path):
    for name, hand in real_stud_hands(real_hands):
        told, keys = told_of(name, hand), hand["keys"]
        won = list(told["won"].values())
        assert told["finished"], name
        assert sum(won) == keys["_total_pot"], name
        assert [chips > 0 for chips in won] == [chips > 0 for chips in keys["_collected"]], name
        if keys["_rake"] == 0:
            assert won == keys["_collected"], name


def test_order_of_showing_in_real_hands(real_hands: Path):
    # iPoker prints no order, and OnGame's is that of the seats. stars-stud-006: Stars shows in the order of the seats
    # when nobody bet on seventh street. winamax-stud-001: the betting ended on third street, and the raiser showed
    # first. bovada-stud-018: the winner showed though all had folded, for which the file has no action.
    elsewhere = {"stars-stud-006", "winamax-stud-001", "bovada-stud-018"}
    held = 0
    for name, hand in real_stud_hands(real_hands):
        printed = hand["keys"]["_shown_order"]
        if not printed or "ongame" in name or name in elsewhere:
            continue
        assert told_of(name, hand)["shown"] == printed, name
        held += 1
    assert held >= 40


def test_hands_that_cannot_be_right(real_hands: Path):
    for path in sorted((real_hands / "bad").glob("everleaf*.phh")) + sorted((real_hands / "bad").glob("party*.phh")):
        hand = read_file(path)
        fault = first_fault(hand["setup"], hand["actions"])
        assert fault is not None
        assert fault["rule"] == "bring-in", path.name  # the opener's own door card is unknown
        assert hand["actions"][fault["at"] - 1].endswith("pb"), path.name
