"""Pots, beyond the rules' own tests: several pots with halves, mucked hands, pots that one can win."""

from __future__ import annotations

import pytest

from stud_teach.engine.pots import (
    Part,
    PartRuling,
    Pot,
    PotRuling,
    Share,
    divide,
    halve,
    read_hand,
    settle,
    share_out,
    side_pots,
)
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
    whole = PartRuling(Part.WHOLE, 100, odd=0, shares=(Share(2, 100, 0),), order=(2,), by_suit=False)
    for rules in ("room", "casino"):
        ruling = settle(pot(100, 2), {}, True, house(rules), None)
        assert ruling == PotRuling(pot(100, 2), (whole,), alone=True, tied_whole=False, no_low=False)


@pytest.mark.parametrize(("rules", "by_suit", "order"), [("room", False, (1, 2)), ("casino", True, (2, 1))])
def test_what_a_ruling_on_halves_holds(rules: str, by_suit: bool, order: tuple[int, ...]) -> None:
    """Seat 2's low has the better ace, so suits give it the odd chip; nobody shares the high."""
    hands = {1: LOW, 2: read_hand(cards("As2s3s4c7cQdTd"), STUD8.high, STUD8.low), 3: HIGH}
    high = PartRuling(Part.HIGH, 52, odd=1, shares=(Share(3, 52, 0),), order=(3,), by_suit=False)
    lucky = order[0]
    lows = tuple(Share(seat, 25 + (seat == lucky), int(seat == lucky)) for seat in (1, 2))
    low = PartRuling(Part.LOW, 51, odd=0, shares=lows, order=order, by_suit=by_suit)
    ruling = settle(pot(103, 1, 2, 3), hands, True, house(rules), None)
    assert ruling == PotRuling(pot(103, 1, 2, 3), (high, low), alone=False, tied_whole=False, no_low=False)


@pytest.mark.parametrize("low", [False, True])
def test_what_a_ruling_on_a_whole_pot_holds(low: bool) -> None:
    """In the high game nobody misses a low."""
    game = STUD8 if low else STUD
    held = ("AcKd9h8c6h9sTd", "KsKdKhKc9s9dJc")
    hands = {seat: read_hand(cards(each), game.high, game.low) for seat, each in enumerate(held, 1)}
    whole = PartRuling(Part.WHOLE, 103, odd=0, shares=(Share(2, 103, 0),), order=(2,), by_suit=False)
    ruling = settle(pot(103, 1, 2), hands, low, house("casino"), None)
    assert ruling == PotRuling(pot(103, 1, 2), (whole,), alone=False, tied_whole=False, no_low=low)


def test_the_smallest_chip_is_one_unless_it_is_said() -> None:
    hands = {1: LOW, 2: read_hand(cards("As2s3s4c7cQdJd"), STUD8.high, STUD8.low)}
    tied = {seat: hand.best.cards for seat, hand in hands.items()}
    assert shares(settle(pot(103, 1, 2), hands, True, house(), None)) == {Part.WHOLE: {1: 52, 2: 51}}
    assert shares(divide(pot(103, 1, 2), tied, None, house())) == {Part.WHOLE: {1: 52, 2: 51}}
    assert halve(103) == (52, 51, 1)
    assert [share.amount for share in share_out(103, (1, 2))] == [52, 51]


def test_halves_and_shares_are_in_the_smallest_chip() -> None:
    hands = {1: LOW, 2: read_hand(cards("As2s3s4c7cQdTd"), STUD8.high, STUD8.low), 3: HIGH}
    ruling = settle(pot(175, 1, 2, 3), hands, True, house(), None, chip=25)
    assert shares(ruling) == {Part.HIGH: {3: 100}, Part.LOW: {1: 50, 2: 25}}
    assert ruling.parts[0].odd == 25


def test_chips_are_whole_numbers() -> None:
    assert {type(amount) for amount in halve(101)} == {int}
    assert {type(amount) for share in share_out(101, (2, 1)) for amount in share} == {int}


def test_nobody_showed() -> None:
    with pytest.raises(ValueError, match="No hand is shown"):
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
    high_only = read_hand(cards("Ad2d3c4h7sQhJh"), STUD.high, STUD.low)
    assert (high_only.low, high_only.low_ranks, HIGH.low_ranks) == (None, (), ())
