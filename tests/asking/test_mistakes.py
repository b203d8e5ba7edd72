"""Every usual mistake is offered: for each a hand that provokes it, and the choice is what its comment claims."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import pytest

from stud_teach.asking import amounts, awards, hands, lows, odd_chips, opening, pot_amounts, questions
from stud_teach.asking import raises as raise_counts
from stud_teach.asking import showing as shows
from stud_teach.asking.question import FILLERS
from stud_teach.asking.words_wrong import comment
from stud_teach.engine.hand import Hand
from stud_teach.scenarios import scenario
from tests.asking.cases import Case, Played
from tests.asking.wrong import claim_of
from tests.play import play, up_cards
from tests.telling.hands import all_in

# Built hands


def showdown(
    rules: str, boards: Mapping[int, str], stacks: tuple[int, ...] = (100,) * 3, bet: int | None = None
) -> Hand:
    """Return a hand of three that all check to the end, with these up cards; on fourth street somebody may `bet`."""
    hand = Hand.new("stud", stacks=stacks, rules=rules)
    up = {seat: board.split() for seat, board in boards.items()}
    play(hand, *(f"{down}{up[seat][0]}" for seat, down in zip(up, ("4c4d", "6c6d", "8c8d"), strict=True)))
    for street in range(1, 6):
        while hand.to_act:
            may = {choice.kind for choice in hand.legal_actions()}
            if "bring-in" in may:
                hand.bring_in()
            elif bet and street == 2 and "bet" in may:
                hand.bet(bet)
            else:
                hand.call()
        if street < 5:
            play(hand, "9c 9d 9h" if street == 4 else " ".join(up[seat][street] for seat in up))
    return hand.show()


EQUAL = {1: "As Kd 7c 2h", 2: "Qc Jh 5d 3s", 3: "Ah Kc 7d 2s"}
SWAPPED = {1: EQUAL[3], 2: EQUAL[2], 3: EQUAL[1]}
PAIR, FLUSH, STRAIGHT = "Kd Kh 3c 2d", "Js 7s 5s 3s", "Td 9s 8h 7h"

# Straights to the ten that tie; seats 4 and on fold theirs, and their antes are the chips that do not divide.
TENS = {1: "Ts 9d 8c 7h 6s 2c 3d", 2: "Td 9c 8h 7s 6d 2d 3h", 3: "Th 9s 8d 7c 6h 2h 3c", 4: "4s Jc Jd"}


def tens(cards: Mapping[int, str], rules: str = "casino") -> Hand:
    """Return a hand in which seats with seven cards put in 4 each and tie, the others fold."""
    count = len(cards)
    tied = sum(len(each.split()) == 7 for each in cards.values())
    acts = f"bring-in bet{' call' * (tied - 2)}{' fold' * (count - tied)} call"
    return all_in(cards, (5,) * count, acts, rules=rules).show()


def lows_of(one: str, two: str) -> Hand:
    """Return a hand of high/low in which two put in all they have."""
    return all_in({1: one, 2: two}, (9, 9), "bring-in bet call", game="stud8").show()


BUILT: dict[str, Callable[[], Hand]] = {
    "the lowest suit sits between": lambda: play(Hand.new(players=4), *up_cards("2d 2s 2c Ks")),
    "best board all-in at the showdown": lambda: showdown("room", EQUAL, (8, 100, 100), bet=5),
    "equal boards at the showdown, room": lambda: showdown("room", SWAPPED),
    "equal boards at the showdown, tournament": lambda: showdown("tournament", SWAPPED),
    "a board of one suit at the showdown": lambda: showdown("room", {1: "Qc Jh 5d 3d", 2: PAIR, 3: FLUSH}),
    "a board in a row at the showdown": lambda: showdown("room", {1: "Qc Jc 5d 3d", 2: PAIR, 3: STRAIGHT}),
    "nobody left to answer": lambda: play(
        Hand.new(stacks=[100, 9, 100]), "4c5c2c", "4d5dKd", "4h5hQd", "in", 5, "fold", "call", "3d Ks", 3
    ),
    "open pair in a tournament": lambda: play(
        Hand.new(players=3, rules="tournament"), "9c8cAs", "9d8d2c", "9h8hAh", "in", "call", "call", "Kc 2d Kd"
    ),
    "a spare ace beside a tie": lambda: tens({1: "Td 9d 8c 7h 6s 2c 3d", 2: "Tc 9c 8h 7s 6d As 3h", 3: "4s Jc Jd"}),
    "a tie of three": lambda: tens(TENS),
    "six low ranks": lambda: lows_of("8s 7d 5c 4h 3s 2c Kd", "Qs Qd Qh 9c 9d Jc Js"),
    "the lower sum is the higher low": lambda: lows_of("7s 6d 5c 4h As Kc Kd", "8s 5d 4c 3h 2s Qc Qd"),
}

# The mistakes by kind and what is asked, each with a hand that provokes it: a teaching hand, or one of those above.
PROVOKED: dict[tuple[str, str], dict[str, str]] = {
    ("bring-in", "owes"): {
        "suit-ignored": "the lowest suit sits between",
        "suit-turned-round": "the lowest suit sits between",
        "ace-low": "ace-is-high-door",
        "wrong-end": "first-hand",
        "left-of-dealer": "first-hand",
        "other": "four-aces",
        "nobody": "just-two-players",
    },
    ("bring-in", "all-in"): {
        "owner-without-chips": "bring-in-all-in",
        "next-card": "bring-in-all-in",
    },
    ("first-actor", "acts"): {
        "all-in-acts": "best-board-all-in",
        "tie-by-suit": "equal-boards",
        "tie-by-seat": "tournament-board-tie-by-suit",
        "flush-counted": "board-flush-does-not-lead",
        "straight-counted": "eight-to-the-river",
        "highest-card": "open-pair",
        "opened-before": "just-two-players",
        "bet-before": "first-hand",
        "nearest-dealer": "open-pair",
        "lowest-board": "lower-of-two-lows",
        "other": "three-all-ins",
        "nobody": "just-two-players",
    },
    ("shows-first", "bet"): {
        "first-bettor": "who-shows-first-bettor",
        "best-board": "first-hand",
        "last-caller": "lower-of-two-lows",
        "best-hand": "seven-to-the-river",
        "nearest-dealer": "seven-to-the-river",
        "other": "all-in-halved",
        "all-at-once": "just-two-players",
    },
    ("shows-first", "board"): {
        "all-in-skipped": "best board all-in at the showdown",
        "tie-by-suit": "equal boards at the showdown, room",
        "tie-by-seat": "equal boards at the showdown, tournament",
        "flush-counted": "a board of one suit at the showdown",
        "straight-counted": "a board in a row at the showdown",
        "bet-before": "best-board-all-in",
        "best-hand": "kicker-decides",
        "highest-card": "pair-spoils-low",
        "nearest-dealer": "who-shows-first-board",
        "other": "several-short-all-ins",
        "all-at-once": "kicker-decides",
    },
    ("legal", "call"): {
        "call-above-stack": "three-all-ins",
        "short-bring-in-matched": "bring-in-short",
        "whole-level": "first-hand",
        "last-raise-only": "first-hand",
        "call-completes": "first-hand",
        "ante-counted": "first-hand",
        "other": "first-hand",
    },
    ("legal", "bet"): {
        "cap-ignored": "cap-heads-up",
        "closed-ignored": "short-all-in-no-reopen",
        "nobody-can-answer": "nobody left to answer",
        "bet-above-stack": "short-bet-completed",
        "single-after-double": "open-pair-single-then-double",
        "single-with-pair": "open-pair",
        "double-only": "open-pair",
        "pair-doubles": "open pair in a tournament",
        "on-top-of-all-in": "short-bet-completed",
        "all-in-rounded": "half-all-in-reopens",
        "opening-counted": "completing-is-no-raise",
        "bring-in-and-bet": "first-hand",
        "completion-skipped": "first-hand",
        "other-size": "first-hand",
        "doubled-bet": "first-hand",
        "other": "first-hand",
    },
    ("legal", "most"): {
        "pot-above-stack": "pot-limit-short-all-in",
        "pot-without-call": "pot-limit-maximum",
        "pot-as-total": "pot-limit-maximum",
        "bets-left-out": "pot-limit-maximum",
        "pot-as-it-is": "pot-limit-maximum",
        "half-pot": "pot-limit-opens-for-the-pot",
        "double-pot": "pot-limit-opens-for-the-pot",
    },
    ("legal", "least"): {
        "short-all-in-step": "pot-limit-short-all-in",
        "bring-in-more": "pot-limit-maximum",
        "double-bet": "pot-limit-maximum",
        "twice-bring-in": "pot-limit-opens-for-the-pot",
        "one-chip-more": "pot-limit-maximum",
        "whole-pot-least": "pot-limit-maximum",
    },
    ("raises-left", "left"): {
        "double-counted-twice": "open-pair-single-then-double",
        "short-all-in-counted": "short-bet-completed",
        "half-all-in-left-out": "half-all-in-reopens",
        "completion-counted": "completing-is-no-raise",
        "bet-counted": "first-hand",
        "cap-heads-up": "cap-heads-up",
        "began-with-more": "cap-heads-up-casino",
        "none-taken-off": "first-hand",
        "other-house-cap": "first-hand",
        "other": "bring-in-is-small-bet",
    },
    ("best-five", "five"): {
        "flush-missed": "suit-never-wins",
        "straight-missed": "board-flush-does-not-lead",
        "ace-only-high": "same-five-both-ways",
        "full-house-missed": "pair-spoils-low",
        "kicker-ignored": "kicker-decides",
        "lower-of-a-kind": "three-pairs",
        "highest-cards": "open-pair",
        "last-five": "first-hand",
        "other": "no-low",
    },
    ("low", "which"): {
        "straight-spoils": "same-five-both-ways",
        "nine-allowed": "no-low",
        "low-ace-only-high": "lower-of-two-lows",
        "pair-in-low": "pair-spoils-low",
        "not-the-lowest": "six low ranks",
        "eight-too-high": "pair-spoils-low",
        "cards-used-twice": "odd-chip-between-halves",
        "other": "no-low",
    },
    ("low", "better"): {
        "from-bottom": "lower-of-two-lows",
        "same-top-card": "lower-of-two-lows",
        "suits-part-lows": "quartered",
        "lowest-sum": "the lower sum is the higher low",
        "not-the-lower": "side-pots-high-low-different-winners",
        "lows-differ": "side-pots-high-low-different-winners",
    },
    ("award", "shares"): {
        "outsider": "three-all-ins",
        "halved-first": "whole-pot-tie-66",
        "odd-chip-to-low": "odd-chip-between-halves",
        "remainder-to-one": "odd-chip-three-ways",
        "odd-chip-other-way": "odd-chip-by-suit",
        "low-from-bottom": "lower-of-two-lows",
        "unqualified-low": "no-low",
        "scoop-missed": "side-pots-high-low-different-winners",
        "equal-shares": "quartered",
        "low-ignored": "quartered",
        "pot-kicker-ignored": "kicker-decides",
        "suit-breaks-tie": "whole-pot-tie-66",
        "other": "scoop",
        "all-share": "scoop",
    },
    ("odd-chip", "halves"): {
        "odd-chip-low-half": "odd-chip-between-halves",
        "odd-chip-left": "odd-chip-between-halves",
    },
    ("odd-chip", "equals"): {
        "odd-chips-to-one": "odd-chip-three-ways",
        "odd-chip-by-suit": "odd-chip-three-ways",
        "odd-chip-by-seat": "odd-chip-by-suit",
        "all-seven-cards": "a spare ace beside a tie",
        "lowest-suit": "a tie of three",
        "far-seat": "odd-chip-two-lows",
        "odd-chip-elsewhere": "a tie of three",
        "odd-chip-left": "a spare ace beside a tie",
    },
}
ROWS = [(*asked, mistake, name) for asked, mistakes in PROVOKED.items() for mistake, name in mistakes.items()]

# What the questions know: a mistake that is added here needs a hand above.
KNOWN: dict[tuple[str, str], Mapping[str, Any]] = {
    ("bring-in", "owes"): opening.BRING_IN_MISTAKES,
    ("first-actor", "acts"): opening.BOARD_MISTAKES,
    ("shows-first", "bet"): shows.AFTER_A_BET,
    ("shows-first", "board"): shows.WITHOUT_A_BET,
    ("legal", "call"): amounts.CALL_MISTAKES,
    ("legal", "bet"): amounts.BET_MISTAKES,
    ("legal", "most"): pot_amounts.MOST_MISTAKES,
    ("legal", "least"): pot_amounts.LEAST_MISTAKES,
    ("raises-left", "left"): raise_counts.MISTAKES,
    ("best-five", "five"): hands.MISTAKES,
    ("low", "which"): lows.MISTAKES,
    ("award", "shares"): awards.MISTAKES,
    ("odd-chip", "equals"): odd_chips.MISTAKES,
}
ALL_IN_ONLY = {"owner-without-chips", "next-card"}  # of the bring-in: asked only where its owner is all-in


@cache
def played(name: str) -> Played:
    """Return a hand by its name, with what the plain implementation says of it."""
    return Played(BUILT[name]() if name in BUILT else scenario(name))


@pytest.mark.parametrize(("kind", "ask", "mistake", "name"), ROWS)
def test_a_mistake_is_offered(kind: str, ask: str, mistake: str, name: str) -> None:
    asked = [Case(played(name), each) for each in questions(played(name).trace.hand, [kind]) if each.ask == ask]
    offered = [(case, choice) for case in asked for choice in case.question.choices if choice.mistake == mistake]
    assert offered, {choice.mistake for case in asked for choice in case.question.choices}
    for case, choice in offered:
        assert choice.value != case.question.right.value
        assert claim_of(case, choice)(case, choice.value), choice


@pytest.mark.parametrize("asked", KNOWN)
def test_every_mistake_has_its_hand(asked: tuple[str, str]) -> None:
    missing = set(KNOWN[asked]) - set(PROVOKED[asked]) - (ALL_IN_ONLY if asked == ("bring-in", "owes") else set())
    assert not missing
    assert set(PROVOKED["bring-in", "all-in"]) >= ALL_IN_ONLY
    assert set(PROVOKED[asked]) - set(KNOWN[asked]) <= FILLERS


def test_every_hand_is_used() -> None:
    assert set(BUILT) <= {name for *_, name in ROWS}


def answers(name: str, kind: str) -> dict[str | None, Any]:
    """Return the choices of the last question of a kind by their mistakes, None: the right one."""
    return {choice.mistake: choice.value for choice in questions(played(name).trace.hand, [kind])[-1].choices}


@pytest.mark.parametrize(
    ("name", "kind", "right", "mistake", "wrong"),
    [
        ("the lowest suit sits between", "bring-in", 3, "suit-ignored", 1),
        ("the lowest suit sits between", "bring-in", 3, "suit-turned-round", 2),
        ("equal boards at the showdown, room", "shows-first", 1, "tie-by-suit", 3),
        ("equal boards at the showdown, tournament", "shows-first", 3, "tie-by-seat", 1),
        ("best board all-in at the showdown", "shows-first", 1, "all-in-skipped", 2),
        ("a board of one suit at the showdown", "shows-first", 2, "flush-counted", 3),
        ("a board in a row at the showdown", "shows-first", 2, "straight-counted", 3),
        ("open pair in a tournament", "legal", (5,), "pair-doubles", (5, 10)),
        ("the lower sum is the higher low", "low", 1, "lowest-sum", 2),
        ("a spare ace beside a tie", "odd-chip", (1,), "all-seven-cards", (2,)),
        ("a tie of three", "odd-chip", (1,), "lowest-suit", (2,)),
    ],
)
def test_what_they_lead_to(name: str, kind: str, right: Any, mistake: str, wrong: Any) -> None:
    found = answers(name, kind)
    assert (found[None], found[mistake]) == (right, wrong)


def test_a_comment_on_an_all_in_that_shows() -> None:
    (question,) = questions(played("best board all-in at the showdown").trace.hand, ["shows-first"])
    choice = next(choice for choice in question.choices if choice.mistake == "all-in-skipped")
    assert "all-in hands show in their turn" in comment(question, choice)["en"]
