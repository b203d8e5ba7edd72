"""`hi-lo`: best high and best qualifying low share the pot in halves; without a low the high takes all."""

from stud_teach.engine.pots import Part, halve
from tests.play import SETS, every_set, settled, shares

KINGS = "KsKdKh9c9dQcJs"  # kings full, no low
LOW = "Ac2d3c5h8sQdJh"  # 8-5-3-2-A
BETTER_LOW = "Ad2c3h5s7cQhJd"  # 7-5-3-2-A
BAD_LOW = "Ac2d3c5h9sQdJh"  # nine: no low


@every_set
def test_halves(rules: str) -> None:
    ruling = settled(100, {1: KINGS, 2: LOW}, low=True, rules=rules)
    assert shares(ruling) == {Part.HIGH: {1: 50}, Part.LOW: {2: 50}}


@every_set
def test_no_low_the_high_takes_all(rules: str) -> None:
    ruling = settled(100, {1: KINGS, 2: BAD_LOW}, low=True, rules=rules)
    assert shares(ruling) == {Part.WHOLE: {1: 100}}
    assert ruling.no_low


def test_the_lower_low_wins() -> None:
    ruling = settled(100, {1: KINGS, 2: LOW, 3: BETTER_LOW}, low=True)
    assert shares(ruling)[Part.LOW] == {3: 50}


@every_set
def test_one_player_may_win_both_ways(rules: str) -> None:
    wheel = "As2s3c4h5dKdKc"
    ruling = settled(100, {1: "QsQdTh9c9dTcJs", 2: wheel}, low=True, rules=rules)
    assert shares(ruling) == {Part.WHOLE: {2: 100}}
    assert not ruling.tied_whole
    assert not ruling.no_low


@every_set
def test_example_11_quartered(rules: str) -> None:
    # both hold 7-4-3-2-A for low; seat 1 has a pair of aces for high, seat 4 a queen-high nothing
    ruling = settled(100, {1: "AsAd2c3d4h7sKc", 4: "Ac2d3c4s7hQdJh"}, low=True, rules=rules)
    assert shares(ruling) == {Part.HIGH: {1: 50}, Part.LOW: {1: 25, 4: 25}}
    totals = {seat: sum(part.get(seat, 0) for part in shares(ruling).values()) for seat in (1, 4)}
    assert totals == {1: 75, 4: 25}


def test_the_high_game_has_no_halves() -> None:
    for rules in SETS:
        assert shares(settled(100, {1: KINGS, 2: LOW}, rules=rules)) == {Part.WHOLE: {1: 100}}


def test_halves_are_whole_chips() -> None:
    assert halve(100) == (50, 50, 0)
    assert halve(101) == (51, 50, 1)
    assert halve(1) == (1, 0, 1)
    assert halve(75, chip=25) == (50, 25, 25)
    assert halve(50, chip=25) == (25, 25, 0)
