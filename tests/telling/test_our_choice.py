"""Where a reason is marked as our choice: in the room, for the parts of a rule on which its page is silent."""

from __future__ import annotations

from collections import defaultdict

import pytest

from stud_teach import scenarios
from stud_teach.engine.hand import Hand
from stud_teach.trace.trace import trace
from stud_teach.views.annotate import annotate
from tests.play import play, up_cards

from .hands import all_in
from .reading import Json, last, ours

# By hand, from the rules: the page is silent on all of it, on a part of it, on nothing.
WHOLLY = set(
    """
    ante-short bring-in-limit bring-in-short bring-in-all-in showing-hand first-actor-tie first-actor-all-in no-action
    bet-size completion fold pot-limit all-in uncalled side-pots muck last-player odd-chip-half whole-pot-tie five-used
    """.split()
)
IN_PART = set("bring-in raise-cap showdown-order high-hand low-hand hi-lo odd-chip".split())


def marks(rules: str) -> dict[str, set[bool]]:
    """Return by rule whether it is marked, in all teaching hands as a rule set has them."""
    found = defaultdict(set)
    for name in scenarios.names():
        hand = scenarios.scenario(name)
        if hand.rules == rules and not hand.house_changes():
            for step in annotate(trace(hand))["steps"]:
                for reason in step["reasons"]:
                    found[reason["rule"]].add(reason["ours"])
    return found


def test_the_room_marks_rules_on_which_its_page_is_silent() -> None:
    found = marks("room")
    missing = {"five-used"}  # suits give no odd chip in the room, so it never stands behind a step there
    assert {rule for rule, marked in found.items() if marked == {True}} >= WHOLLY - missing
    assert all(marked == {False} for rule, marked in found.items() if rule not in WHOLLY | IN_PART)


@pytest.mark.parametrize("rules", ["casino", "tournament"])
def test_other_rule_sets_mark_nothing(rules: str) -> None:
    found = marks(rules)
    assert len(found) > 15
    assert set().union(*found.values()) == {False}


def marked(hand: Hand, rule: str) -> list[bool]:
    """Return for each step that names a rule whether it is marked."""
    steps: list[Json] = annotate(trace(hand))["steps"]
    return [ours(step, rule) for step in steps if any(reason["rule"] == rule for reason in step["reasons"])]


@pytest.mark.parametrize(("doors", "ace"), [("Ks 2d Qc", False), ("Ks 2d Ac", True)])
def test_bring_in_that_aces_are_high(doors: str, ace: bool) -> None:
    assert ours(last(play(Hand.new(players=3), *up_cards(doors))), "bring-in") is ace


@pytest.mark.parametrize(("game", "low"), [("stud", False), ("stud8", True)])
def test_raise_cap_in_high_low(game: str, low: bool) -> None:
    hand = play(Hand.new(game, players=3), *up_cards("2c Kd Qd"), "in", 5, 10)
    assert ours(last(hand), "raise-cap") is low


# On third street all put in what they have; then seats 1 and 2, or all three, show.
KINGS, QUEENS = "Ks Kh 9d Kd 7c 6s 2h", "Qs Qh 8d Qd Jc Ts 2d"
WHEEL, SIX_HIGH, STEEL_WHEEL = "As 2c 3c 4d 5h Kc Qc", "2s 3d 4c 5c 6h Qc Jd", "Ac 2c 3c 4c 5c Jd Td"


def shown(*cards: str, amount: int = 10, game: str = "stud") -> Hand:
    """Return a hand in which everybody puts in `amount` and shows."""
    calls = " call" * (len(cards) - 1)
    return all_in(dict(enumerate(cards, 1)), (amount,) * len(cards), f"bring-in bet{calls}", game=game).show()


def test_showdown_order_after_the_first() -> None:
    assert marked(shown(KINGS, QUEENS, WHEEL), "showdown-order") == [False, True, True]


@pytest.mark.parametrize(("cards", "five_high"), [(WHEEL, True), (STEEL_WHEEL, True), (SIX_HIGH, False)])
def test_high_hand_that_the_ace_is_low_in_five_high(cards: str, five_high: bool) -> None:
    hand = shown(cards, "Ks Kh 9d Kd 8c 7s Th")
    assert set(marked(hand, "high-hand")) == ({True, False} if five_high else {False})
    assert marked(hand, "high-hand")[-1] is five_high  # the award


def test_low_hand_beyond_the_eight() -> None:
    assert set(marked(shown(KINGS, WHEEL, game="stud8"), "low-hand")) == {True}


@pytest.mark.parametrize(
    ("cards", "mark"),
    [
        ((KINGS, "As 2c 3c 4d 8h Qc Jd"), [False, False]),  # a half each
        ((QUEENS, WHEEL), [False]),  # both halves to one
        ((KINGS, QUEENS), [True]),  # no low
    ],
)
def test_hi_lo_without_a_low(cards: tuple[str, ...], mark: list[bool]) -> None:
    assert marked(shown(*cards, game="stud8"), "hi-lo") == mark


STRAIGHTS = ("Ts 9d 8c 7h 6s 2c 3d", "Td 9c 8h 7s 6d 2d 3h", "Th 9s 8d 7c 6h 2h 3c")  # all to the ten


@pytest.mark.parametrize(("folded", "two"), [(("4s Jc Jd",), False), (("4s Jc Jd", "4h Jh Js"), True)])
def test_odd_chip_one_each(folded: tuple[str, ...], two: bool) -> None:
    """The antes of those who fold are the chips that do not divide; the page says nothing of a second one."""
    cards = dict(enumerate((*STRAIGHTS, *folded), 1))
    hand = all_in(cards, (5,) * len(cards), "bring-in bet call" + " fold" * len(folded) + " call")
    assert marked(hand.show(), "odd-chip") == [two] * 3
