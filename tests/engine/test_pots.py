"""Pots, beyond the rules' own tests: several pots with halves, mucked hands, pots that one can win."""

from __future__ import annotations

import pytest

from stud_teach.engine.pots import Part, Pot, read_hand, settle, side_pots
from stud_teach.games import STUD, STUD8
from tests.play import cards, house, shares

HIGH = read_hand(cards("KsKdKhKc9s9dJc"), STUD8.high, STUD8.low)
LOW = read_hand(cards("Ad2d3c4h7sQhJh"), STUD8.high, STUD8.low)
ACE_KING = read_hand(cards("AcKd9h8c6h2sTd"), STUD8.high, STUD8.low)


def pot(amount: int, *seats: int) -> Pot:
    return Pot(0, 1, amount, seats, ())


def test_a_seat_that_did_not_show_wins_nothing() -> None:
    ruling = settle(pot(100, 1, 2, 3), {2: LOW, 3: ACE_KING}, True, house(), None)
    assert shares(ruling) == {Part.HIGH: {3: 50}, Part.LOW: {2: 50}}


def test_alone_in_a_pot_one_need_not_show() -> None:
    ruling = settle(pot(100, 2), {}, True, house(), None)
    assert ruling.alone
    assert shares(ruling) == {Part.WHOLE: {2: 100}}


def test_nobody_showed() -> None:
    with pytest.raises(ValueError, match="no hand is shown"):
        settle(pot(100, 1, 2), {}, True, house(), None)


def test_a_hand_outside_the_pot_does_not_count() -> None:
    ruling = settle(pot(100, 2, 3), {1: HIGH, 2: LOW, 3: ACE_KING}, True, house(), None)
    assert shares(ruling) == {Part.HIGH: {3: 50}, Part.LOW: {2: 50}}


def test_high_and_low_over_a_side_pot() -> None:
    """Seat 1, all-in, has the best high; the side pot's high goes to the better of the others."""
    main, side = side_pots({1: 20, 2: 50, 3: 50}, live=[1, 2, 3], all_in=[1])
    hands = {1: HIGH, 2: LOW, 3: ACE_KING}
    assert shares(settle(main, hands, True, house(), None)) == {Part.HIGH: {1: 30}, Part.LOW: {2: 30}}
    assert shares(settle(side, hands, True, house(), None)) == {Part.HIGH: {3: 30}, Part.LOW: {2: 30}}


def test_no_chips_no_pots() -> None:
    assert side_pots({1: 0, 2: 0}, live=[1, 2], all_in=[]) == ()


def test_what_a_hand_reads_as() -> None:
    assert LOW.low is not None
    assert LOW.low.ranks == (7, 4, 3, 2, 1)
    assert HIGH.low is None
    assert ACE_KING.low_ranks == (8, 6, 2, 1)
    assert read_hand(cards("Ad2d3c4h7sQhJh"), STUD.high, STUD.low).low is None
