"""`whole-pot-tie`: the same players win both halves: the pot is shared whole, not halved first."""

import pytest

from stud_teach.engine.pots import Part
from tests.play import every_set, settled, shares

# Both make 7-4-3-2-A low and the same ace-high K-Q-7 for high; clubs and spades on top.
CLUBS, SPADES = "Ac2d3c4h7dKhQs", "As2s3d4c7hKdQh"


@every_set
def test_example_10_66(rules: str) -> None:
    ruling = settled(66, {1: CLUBS, 3: SPADES}, low=True, rules=rules)
    assert shares(ruling) == {Part.WHOLE: {1: 33, 3: 33}}
    assert ruling.tied_whole


@pytest.mark.parametrize(
    ("rules", "paid"), [("room", {1: 34, 3: 33}), ("casino", {1: 33, 3: 34}), ("tournament", {1: 33, 3: 34})]
)
def test_example_10_67(rules: str, paid: dict[int, int]) -> None:
    """Odd chips go as for the high hand: by seat in the room, by the ace of spades elsewhere."""
    assert shares(settled(67, {1: CLUBS, 3: SPADES}, low=True, rules=rules)) == {Part.WHOLE: paid}


def test_a_third_player_who_wins_nothing_changes_nothing() -> None:
    ruling = settled(66, {1: CLUBS, 2: "JsTd9c8h6s5c2c", 3: SPADES}, low=True)
    assert shares(ruling) == {Part.WHOLE: {1: 33, 3: 33}}


def test_a_third_who_shares_only_one_half_makes_halves() -> None:
    ruling = settled(66, {1: CLUBS, 2: "Ad2h3h4s7cJcTc", 3: SPADES}, low=True)  # the same low, a worse high
    assert shares(ruling) == {Part.HIGH: {1: 17, 3: 16}, Part.LOW: {1: 11, 2: 11, 3: 11}}
    assert not ruling.tied_whole


def test_the_high_game_knows_only_ties() -> None:
    ruling = settled(66, {1: CLUBS, 3: SPADES})
    assert shares(ruling) == {Part.WHOLE: {1: 33, 3: 33}}
    assert not ruling.tied_whole
