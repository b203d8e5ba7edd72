"""What learners, dealers and home games ask about showing and paying, each with the scenario that answers it.

The right answers are written by hand from the rules; numbers in brackets are those of the WSOP Live Action Rules.
"""

from __future__ import annotations

import pytest

from .reading import awards, kinds, step, told

# Sharing


def test_13_the_odd_chip_between_high_and_low() -> None:
    """(244) 101: 51 to the high."""
    assert awards(told("odd-chip-between-halves")) == [(0, "high", 4, 51), (0, "low", 2, 50)]


def test_14_the_odd_chip_between_equal_hands() -> None:
    """(244) In the room by seat; in a casino by suit: the ten of spades at seat 3 beats the ten of diamonds."""
    assert awards(told("odd-chip-three-ways")) == [(0, "whole", 1, 34), (0, "whole", 4, 34), (0, "whole", 7, 33)]
    assert awards(told("odd-chip-two-lows")) == [(0, "high", 4, 52), (0, "low", 2, 26), (0, "low", 6, 25)]
    assert awards(told("odd-chip-by-suit")) == [(0, "whole", 1, 42), (0, "whole", 3, 43)]


@pytest.mark.parametrize(
    ("name", "shares"), [("whole-pot-tie-66", {1: 33, 3: 33}), ("whole-pot-tie-67", {2: 34, 5: 33})]
)
@pytest.mark.parametrize("rules", ["room", "casino", "tournament"])
def test_15_tied_both_ways(name: str, shares: dict[int, int], rules: str) -> None:
    """(149) Shared whole. Under every house: seat 2 is nearest, and has the spade six at the top of its straight."""
    assert awards(told(name, rules)) == [(0, "whole", seat, chips) for seat, chips in shares.items()]


def test_16_being_quartered() -> None:
    """(244) Half of a half: 75 and 25 of 100; of 96 for three, 48, 24 and 24."""
    found = told("quartered")
    assert found["pots"] == [{"amount": 100, "seats": [1, 4]}]
    assert awards(found) == [(0, "high", 1, 50), (0, "low", 1, 25), (0, "low", 4, 25)]
    assert (found["won"]["1"], found["won"]["4"]) == (75, 25)
    three = told("quartered-three-way")
    assert awards(three) == [(0, "high", 2, 48), (0, "low", 1, 24), (0, "low", 3, 24)]
    assert [seat["stack"] - three["stacks"][str(seat["seat"])] for seat in three["seats"]] == [7, -17, 7, 3]


def test_17_high_low_with_side_pots() -> None:
    """(149) Each on its own, and here with other winners each."""
    found = told("side-pots-high-low-different-winners")
    assert [pot["amount"] for pot in found["pots"]] == [44, 60, 20]
    assert awards(found) == [
        *[(0, "high", 1, 22), (0, "low", 2, 22)],
        (1, "whole", 2, 60),
        *[(2, "high", 3, 10), (2, "low", 4, 10)],
    ]


# High and low


def test_18_nobody_has_a_low() -> None:
    """The high takes all."""
    assert awards(told("no-low")) == [(0, "whole", 2, 62)]


def test_19_does_a_flush_spoil_a_low() -> None:
    """(241) No."""
    [award] = told("flush-low")["awards"]
    assert award["seat"] == 1
    assert set(award["low_hand"]) == {"Ah", "2h", "3h", "6h", "7h"}
    assert {card[1] for card in award["hand"]} == {"h"}


def test_20_may_the_same_cards_serve_both_ways() -> None:
    """(238) Yes; and others may serve."""
    [award] = told("same-five-both-ways")["awards"]
    assert set(award["hand"]) == set(award["low_hand"]) == {"As", "2d", "3c", "4h", "5s"}
    [award] = told("scoop")["awards"]
    assert set(award["hand"]) != set(award["low_hand"])


def test_21_a_low_with_a_pair_in_it() -> None:
    """It needs five different ranks: seat 1 with 8-7-4-4-2 has none, seat 3 has the low half."""
    found = told("pair-spoils-low")
    assert awards(found) == [(0, "high", 2, 39), (0, "low", 3, 39)]
    lows = {
        each["seat"]: reason["facts"]["ranks"]
        for each in found["steps"]
        for reason in each["reasons"]
        if each["kind"] == "show" and reason["rule"] == "low-hand"
    }
    assert lows == {1: [], 2: [], 3: [8, 7, 6, 5, 3]}


def test_22_the_lower_of_two_lows() -> None:
    """From the highest card down: 8-7-4 before 8-7-5, whatever the ace."""
    assert awards(told("lower-of-two-lows")) == [(0, "high", 1, 41), (0, "low", 2, 41)]


# Showing


def test_23_who_shows_first() -> None:
    """(72) The last to bet or raise; without a bet the best hand showing. Then clockwise."""
    assert told("who-shows-first-bettor")["shown"] == [1, 2]
    assert told("who-shows-first-board")["shown"] == [3, 1, 2]


def test_24_a_suit_never_wins() -> None:
    assert awards(told("suit-never-wins")) == [(0, "whole", 1, 51), (0, "whole", 2, 51)]


def test_25_the_winner_by_fold_need_not_show() -> None:
    found = told("fold-win-no-show")
    assert found["shown"] == []
    assert kinds(found, "fifth")[-4:] == ["bet", "fold", "return", "award"]
    assert found["awards"][0]["hand"] is None


def test_26_an_uncalled_bet_goes_back() -> None:
    found = told("uncalled-bet")
    assert step(found, "sixth", 2, "return")["amount"] == 10
    assert found["won"] == {"1": 0, "2": 65, "3": 0}
    assert step(told("everybody-folds"), "third", 3, "return")["amount"] == 2
