"""What learners, dealers and home games ask about the play, each with the scenario that answers it.

The right answers are written by hand from the rules; numbers in brackets are those of the WSOP Live Action Rules.
"""

from __future__ import annotations

import pytest

from .reading import kinds, may_after, may_first, step, told

# Opening


def test_1_two_deuces_who_brings_in() -> None:
    """(215) Clubs are the lowest suit."""
    opening = told("two-deuces")["bring_in"]
    assert opening == {"seat": 3, "amount": 2, "acts": 3, "tied": [2, 3], "by_suit": True}
    assert told("four-aces")["bring_in"] == {"seat": 4, "amount": 2, "acts": 4, "tied": [1, 2, 3, 4], "by_suit": True}


def test_2_is_an_ace_low_at_the_door_in_high_low() -> None:
    """(240) No: seat 3 with the three brings it in, not seat 1 with the ace."""
    assert told("ace-is-high-door")["bring_in"]["seat"] == 3


def test_3_may_the_bring_in_open_for_the_full_bet() -> None:
    """(216) Yes."""
    found = told("bring-in-opens-full")
    assert may_first(found, "third") == {"seat": 2, "bring-in": 2, "bet": [5]}
    assert (found["bring_in"]["seat"], found["bring_in"]["amount"]) == (2, 5)


def test_4_is_completing_a_raise() -> None:
    """(219) No: three raises follow it."""
    found = told("completing-is-no-raise")
    assert step(found, "third", 2, "complete")["to"] == 5
    counted = [
        (each["to"], reason["facts"]["raises"])
        for each in found["steps"]
        for reason in each["reasons"]
        if reason["rule"] == "raise-cap" and each["kind"] in ("complete", "raise")
    ]
    assert counted == [(10, 1), (15, 2), (20, 3)]
    assert may_after(found, "third", 2, "raise") == {"seat": 3, "fold": None, "call": 10}


def test_5_does_the_cap_hold_heads_up() -> None:
    """(127) Not in a casino; in the room it does."""
    assert may_after(told("cap-heads-up"), "third", 1, "raise", 20) == {"seat": 2, "fold": None, "call": 5}
    assert may_after(told("cap-heads-up-casino"), "fifth", 1, "raise", 60) == {
        "seat": 2,
        "fold": None,
        "call": 10,
        "raise": [70],
    }


def test_6_the_low_card_is_all_in_from_the_ante() -> None:
    """(217) The next clockwise starts, and after a fold the next has the same choice."""
    found = told("bring-in-all-in")
    assert (found["bring_in"]["seat"], found["bring_in"]["amount"], found["bring_in"]["acts"]) == (3, 0, 4)
    assert may_first(found, "third") == {"seat": 4, "fold": None, "bring-in": 2, "bet": [5]}
    assert may_after(found, "third", 4, "fold") == {"seat": 1, "fold": None, "bring-in": 2, "bet": [5]}


def test_7_the_bring_in_is_short() -> None:
    """(217) The others owe the full bring-in of 2."""
    found = told("bring-in-short")
    assert found["bring_in"]["amount"] == 1
    assert may_after(found, "third", 1, "bring-in") == {"seat": 2, "fold": None, "call": 2, "complete": [5]}


# Who acts first


def test_8_equal_boards_on_fourth_street() -> None:
    """(215, 240; the tournament rules differ) By seat; in a tournament by the suit of the highest rank."""
    assert told("equal-boards")["first_actor"]["fourth"] == 2
    found = told("tournament-board-tie-by-suit")
    assert found["first_actor"]["fourth"] == 3
    [tie] = [r for each in found["steps"] for r in each["reasons"] if r["rule"] == "first-actor-tie"]
    assert (tie["facts"]["tied"], tie["facts"]["by_suit"]) == ([1, 3], True)


def test_9_the_best_board_is_all_in() -> None:
    """(240) The next clockwise who can act: seat 3, after seat 2 with the king and queen."""
    assert told("best-board-all-in")["first_actor"]["fourth"] == 3


# Open pairs


def test_10_who_may_bet_double_with_an_open_pair() -> None:
    """(220, 237) Everybody in the high game; nobody in high/low, and nobody in a tournament."""
    assert may_first(told("open-pair"), "fourth")["bet"] == [5, 10]
    assert may_after(told("open-pair-folded"), "fourth", 2, "check") == {
        "seat": 3,
        "fold": None,
        "check": None,
        "bet": [5, 10],
    }
    assert may_first(told("open-pair-high-low"), "fourth")["bet"] == [5]
    assert may_first(told("open-pair-tournament"), "fourth")["bet"] == [5]


def test_11_may_i_raise_two_after_one() -> None:
    """(220) Yes, then twos only."""
    found = told("open-pair-single-then-double")
    assert may_after(found, "fourth", 2, "bet")["raise"] == [10, 15]
    assert may_after(found, "fourth", 3, "raise")["raise"] == [25]


# Dealing


def test_12_eight_players_and_the_deck_runs_short() -> None:
    """(228)"""
    assert kinds(told("eight-to-the-river"), "seventh") == ["community"]
    assert kinds(told("seven-to-the-river"), "seventh")[:7] == ["deal"] * 7
    assert kinds(told("burns-shuffled-in"), "seventh")[:9] == ["reshuffle", "burn", *["deal"] * 7]
    seventh = kinds(told("community-card-casino-betting"), "seventh")
    assert seventh == ["burn", "community", "bet", "call", "fold", "call", "call"]


# Betting


def test_27_what_pot_limit_lets_me_bet() -> None:
    """8 antes, 2 brought in: call 2 makes 12, so up to 14. With a call more, up to 16."""
    found = told("pot-limit-maximum")
    assert may_after(found, "third", 3, "bring-in") == {"seat": 4, "fold": None, "call": 2, "raise": (4, 14)}
    assert may_after(found, "third", 4, "call") == {"seat": 5, "fold": None, "call": 2, "raise": (4, 16)}
    assert told("pot-limit-highest-brings-in")["bring_in"]["seat"] == 4
    assert may_first(told("pot-limit-opens-for-the-pot"), "third") == {"seat": 2, "bring-in": 4, "bet": (4, 8)}


@pytest.mark.parametrize(
    ("name", "last", "call", "raises"),
    [
        ("short-all-in-no-reopen", 3, 4, None),  # 4 of 10: less than half
        ("half-all-in-reopens", 3, 5, [25]),  # 5 of 10
        ("several-short-all-ins", 4, 5, [25]),  # 3 and 2 of 10
    ],
)
def test_28_may_i_raise_again_after_a_short_all_in(name: str, last: int, call: int, raises: list[int] | None) -> None:
    """(129) Only if it was half a bet or more, several together."""
    may = may_after(told(name), "fifth", last, "call")
    assert (may["seat"], may["call"], may.get("raise")) == (1, call, raises)


def test_28_in_pot_limit_only_a_full_raise_opens_again() -> None:
    may = may_after(told("pot-limit-short-all-in"), "fourth", 3, "call")
    assert may == {"seat": 1, "fold": None, "call": 5}
