"""Deals on demand: what is found shows what was asked for, as the plain implementation sees it."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice, product
from typing import Any

import pytest

from stud_teach import deals, dumps, find, loads, points, use_language, why
from stud_teach.engine.events import BadSetup
from stud_teach.engine.hand import Hand
from stud_teach.engine.rules import RULE_IDS, HouseError
from stud_teach.search import POINTS, Impossible, NotFound, SearchError, UnknownPoint, listing
from stud_teach.trace.trace import as_json, trace
from tests.plain.ranks import rank_of
from tests.search.claims import ALWAYS, CLAIMS
from tests.search.view import View

SEEDS = range(3)


def rules_behind(hand: Hand) -> set[str]:
    return {reason["rule"] for step in as_json(trace(hand))["steps"] for reason in step["reasons"]}


def found(*names: str, seed: int = 1, players: int | None = None) -> Hand:
    hand = find(*names, seed=seed, players=players)
    assert hand.finished
    read = loads(dumps(hand))
    assert read.refused is None
    assert read.actions == hand.actions
    return hand


def test_every_rule_is_a_point():
    assert set(RULE_IDS) <= set(POINTS)


def test_every_point_is_checked():
    assert set(CLAIMS) | ALWAYS == set(POINTS)


@pytest.mark.parametrize("name", POINTS)
def test_a_found_hand_shows_the_point(name: str):
    for seed in SEEDS:
        hand = found(name, seed=seed)
        assert name in points(hand)
        if name in CLAIMS:
            assert CLAIMS[name](View(hand)), f"seed {seed}"
        if name in RULE_IDS:
            assert name in rules_behind(hand)


@pytest.mark.parametrize("players", [2, 3, 8])
@pytest.mark.parametrize("name", ["quartered", "odd-chip", "no-low", "scoop", "low-tie"])
def test_high_low_points_with_any_number_of_players(name: str, players: int):
    hand = find(name, game="stud8", players=players)
    assert len(hand.setup.stacks) == players
    assert CLAIMS[name](View(hand))


@pytest.mark.parametrize(
    "names",
    [
        ("quartered", "odd-chip"),
        ("community-card", "odd-chip-half"),
        ("side-pot", "quartered"),
        ("scoop", "no-low"),
        ("bring-in-tie-of-three", "last-player"),
        ("open-pair", "cap-reached"),
        ("three-way", "muck"),
        ("side-pot", "muck"),
        ("two-side-pots", "muck"),
        ("ante-short", "bring-in-short"),
        ("whole-pot-tie", "odd-chip"),
    ],
    ids="+".join,
)
def test_several_points_at_once(names: tuple[str, ...]):
    view = View(found(*names))
    assert [name for name in names if not CLAIMS[name](view)] == []


def test_points_are_seen_in_hands_that_nobody_searched():
    """Random deals: each claim, where it is made or not, against the plain implementation."""
    wrong = []
    for game, limit, rules in (
        ("stud8", "fixed", "room"),
        ("stud", "fixed", "casino"),
        ("stud8", "fixed", "tournament"),
    ):
        for players, asked in product((3, 5, 8), ((), ("side-pot",))):
            for hand in islice(deals(*asked, game=game, limit=limit, rules=rules, players=players, seed="any"), 8):
                view, shown = View(hand), points(hand)
                wrong += [(name, dumps(hand)) for name in _told_by_the_end() if CLAIMS[name](view) != (name in shown)]
    assert wrong == []


def _told_by_the_end() -> Iterator[str]:
    """The points whose claims are meant both ways, in any hand."""
    yield from ("bring-in-tie-of-two", "bring-in-tie-of-three", "full-opening", "check-raise", "side-pot")
    yield from ("two-side-pots", "split-pot", "scoop", "no-low", "low-tie", "high-tie", "quartered", "three-way")
    yield from ("odd-chip", "odd-chip-half", "whole-pot-tie", "split-tie", "uncalled", "muck", "last-player")
    yield from ("straight", "flush", "full-house", "quads", "straight-flush", "kicker-decides", "last-bettor-shows")
    yield from ("community-card", "reshuffle")


def test_the_rule_books_three_deuces():
    """Three door cards of one rank: the suit parts them, clubs lowest."""
    hand = find("bring-in-tie-of-three", game="stud", limit="fixed")
    doors = View(hand).doors()
    lowest = min(rank_of(card) for card in doors.values())
    tied = {seat: card for seat, card in doors.items() if rank_of(card) == lowest}
    assert len(tied) == 3
    assert hand.table.bring_in is not None
    assert hand.table.bring_in.seat == min(tied, key=lambda seat: "cdhs".index(tied[seat][1]))


# The same hand, always


PROGRAM = """
import hashlib
from stud_teach import dumps, find
hand = find("quartered", "odd-chip", game="stud8", players=6, seed=7)
print(hashlib.sha256(dumps(hand).partition("_title")[0].encode()).hexdigest())
"""
DIGEST = "f78ad401943279b6ec601944aa1a68ec764ed945756fbade6abeea71ac4326fe"


@pytest.mark.parametrize("hash_seed", ["0", "1", "4711"])
def test_the_same_arguments_find_the_same_hand_in_every_process(hash_seed: str):
    run = [sys.executable, "-c", PROGRAM]
    answer = subprocess.run(run, capture_output=True, text=True, check=True, env={"PYTHONHASHSEED": hash_seed})
    assert answer.stdout.strip() == DIGEST


def test_the_order_of_the_points_is_no_matter():
    one = find("quartered", "odd-chip", game="stud8", players=6, seed=7)
    two = find("odd-chip", "quartered", "odd-chip", game="stud8", players=6, seed=7)
    assert dumps(one) == dumps(two)
    assert hashlib.sha256(dumps(one).partition("_title")[0].encode()).hexdigest() == DIGEST


def test_other_seeds_find_other_hands():
    assert len({dumps(find("scoop", seed=seed)) for seed in range(5)}) == 5


def test_deals_go_on_without_end():
    hands = list(islice(deals("quartered", seed=3), 4))
    assert len({dumps(hand) for hand in hands}) == 4
    assert dumps(hands[0]) == dumps(find("quartered", seed=3))
    assert all(CLAIMS["quartered"](View(hand)) for hand in hands)


# What cannot be had


@pytest.mark.parametrize(
    ("names", "options", "said"),
    [
        (("no-low",), {"game": "stud"}, "“no-low” needs the game stud8"),
        (("double-bet",), {"game": "stud8"}, "“double-bet” needs the game stud"),
        (("double-bet",), {"rules": "tournament"}, "pair-on-fourth=high"),
        (("completion",), {"limit": "pot"}, "“completion” needs the limit fixed"),
        (("community-card",), {"players": 7}, "at least 8 players, not 7"),
        (("reshuffle",), {"players": 6, "rules": "casino"}, "at least 7 players, not 6"),
        (("three-way",), {"players": 2}, "at least 3 players, not 2"),
        (("odd-chip",), {"players": 2, "game": "stud"}, "at least 3 players, not 2"),
        (("cap-reached",), {"players": 2, "rules": "casino"}, "at least 3 players, not 2"),
        (("burn",), {"rules": "room"}, "(rules: casino, tournament)"),
        (("bring-in-tie-of-two", "bring-in-tie-of-three"), {}, "rule each other out"),
        (("last-player", "flush"), {}, "ends before"),
        (("folded-to-bring-in", "open-pair"), {}, "ends before"),
        (("scoop", "quartered"), {"players": 2}, "one pot only"),
        (("no-low", "double-bet"), {}, "“double-bet” needs the game stud. “no-low” needs the game stud8."),
        (
            ("pot-limit", "flush", "completion"),
            {},
            "“completion” needs the limit fixed. “pot-limit” needs the limit pot.",
        ),
        (("community-card", "last-bettor-shows"), {"rules": "room"}, "no betting after a community card"),
    ],
)
def test_what_cannot_be_is_refused_at_once(names: tuple[str, ...], options: dict[str, object], said: str):
    with pytest.raises(Impossible) as caught:
        deals(*names, **options)  # type: ignore[arg-type]
    message = str(caught.value)
    assert said in message
    assert "\n" not in message
    assert message == why(caught.value) != why(caught.value, "fi")


def test_a_point_that_there_is_not_brings_the_nearest_names():
    with pytest.raises(UnknownPoint, match=r"quaterd.*did you mean quartered"):
        find("quaterd")
    with pytest.raises(UnknownPoint, match="zzz"):
        find("zzz")
    with pytest.raises(UnknownPoint, match="7"):
        find(7)  # type: ignore[arg-type]


def test_none_in_so_many_deals():
    with pytest.raises(NotFound, match=r"No hand shows straight-flush \(deals looked at: 5\)\.") as caught:
        find("straight-flush", most=5)
    assert caught.value.deals == 5


@pytest.mark.parametrize(
    ("names", "options", "english", "finnish"),
    [
        (("quaterd",), {}, "did you mean quartered", "tarkoititko"),
        (("quartered",), {"game": "stud"}, "“quartered” needs the game stud8", "stud8"),
        (("straight-flush",), {"most": 5}, "No hand shows straight-flush (deals looked at: 5).", "5"),
    ],
)
def test_why_says_in_words_why_nothing_is_found(names: tuple[str, ...], options: Any, english: str, finnish: str):
    with pytest.raises(SearchError) as caught:
        find(*names, **options)
    assert english in why(caught.value)
    assert finnish in why(caught.value, "fi")
    assert why(caught.value, "fi") != why(caught.value)
    use_language("fi")
    try:
        assert str(caught.value) == why(caught.value) == why(caught.value, "fi")
    finally:
        use_language("en")


def test_bad_set_ups_are_refused():
    with pytest.raises(ValueError, match="razz"):
        find("ante", game="razz")
    with pytest.raises(ValueError, match="“limit” is fixed or pot"):
        find("ante", limit="no")
    with pytest.raises(HouseError, match="“rules” is room, casino or tournament"):
        find("ante", rules="club")
    for players in (0, 1, 9):
        with pytest.raises(BadSetup):
            find("ante", players=players)
    with pytest.raises(BadSetup):
        find("ante", limit="pot", rules="casino")


def test_the_list_says_where_a_point_can_be_had():
    by_name = {entry["point"]: entry for entry in listing()}
    assert by_name["quartered"]["games"] == ["stud8"]
    assert by_name["double-bet"]["rules"] == ["room", "casino"]
    assert by_name["community-card"]["players"] == 8
    assert by_name["reshuffle"]["players"] == 7
    assert "flush" in by_name["last-player"]["not_with"]
    assert "double-bet" in by_name["no-low"]["not_with"]
    for entry in by_name.values():
        assert all(entry["point"] in by_name[other]["not_with"] for other in entry["not_with"]), entry["point"]


# Watching and stopping


def test_progress_is_told_and_stopping_leaves_what_was_found():
    told: list[tuple[int, int]] = []

    def stop(done: int, most: int) -> None:
        told.append((done, most))
        if len(told) > 20:
            raise KeyboardInterrupt

    hands: list[Hand] = []
    with pytest.raises(KeyboardInterrupt):
        hands.extend(deals("scoop", "flush", most=50_000, progress=stop))
    assert len(hands) > 0
    assert all(0 <= done < most == 50_000 for done, most in told)


def test_an_unfinished_hand_shows_what_there_is_so_far():
    hand = find("quartered", seed=2)
    start = Hand(hand.setup, actions=hand.actions[: len(hand.setup.stacks)])
    assert {"ante", "deal"} <= points(start)
    assert not points(start) & {"quartered", "high-hand", "last-player"}


def test_who_does_not_show_is_shown_as_in_a_trace():
    hand = find("quartered", seed=2)
    silent = Hand(hand.setup, actions=[action for action in hand.actions if action.do != "show"])
    assert not silent.finished
    assert points(silent) == points(hand)


def test_a_house_of_ones_own():
    hand = find("cap-reached", house={"raise-cap": 2})
    assert hand.house_changes() == {"raise-cap": 2}
    assert CLAIMS["cap-reached"](View(hand))
