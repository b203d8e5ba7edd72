"""Points of the showdown: hands shown, pots paid; each test says whether a table shows its point."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from stud_teach.cards.categories import Category, HighCategory
from stud_teach.cards.ranking import HighHand
from stud_teach.engine.pots import Hand, Part, PartRuling, PotRuling
from stud_teach.engine.table import Table

# Showing


def _last_bettor_shows(table: Table) -> bool:
    return table.showing.bettor is not None and bool(table.read_hands)


def _best_board_shows(table: Table) -> bool:
    return table.showing.best is not None and bool(table.read_hands)


def _category(wanted: Category) -> Callable[[Table], bool]:
    return lambda table: any(hand.high and hand.high.category == wanted for hand in table.read_hands.values())


def _wheel(table: Table) -> bool:
    five = (5, 4, 3, 2, 1)
    return any(
        (hand.best.ranks[:1] == (5,) and _is_straight(hand)) or (hand.low and hand.low.ranks == five)
        for hand in table.read_hands.values()
    )


def _is_straight(hand: Hand) -> bool:
    return hand.high is not None and hand.high.category in (HighCategory.STRAIGHT, HighCategory.STRAIGHT_FLUSH)


def _low_in_line(table: Table) -> bool:
    lows = [hand.low for hand in table.read_hands.values() if hand.low]
    return any(low.ranks[0] - low.ranks[4] == 4 or len({card.suit for card in low.cards}) == 1 for low in lows)


def _missed_low(table: Table) -> bool:
    return any(hand.low is None and len(hand.low_ranks) == 4 for hand in table.read_hands.values())


# Paying


def _side_pots(count: int) -> Callable[[Table], bool]:
    return lambda table: len(table.settled) > count


def _pots_differ(table: Table) -> bool:
    winners = {tuple(sorted({share.seat for part in pot.parts for share in part.shares})) for pot in table.settled}
    return len(winners) > 1


def _quartered(table: Table) -> bool:
    return any(_is_quartered(*pot.parts) for pot in table.settled if len(pot.parts) == 2)


def _is_quartered(high: PartRuling, low: PartRuling) -> bool:
    few, many = sorted((set(high.order), set(low.order)), key=len)
    return len(few) == 1 and len(many) == 2 and few < many


def _split_pot(table: Table) -> bool:
    halves = [pot.parts for pot in table.settled if len(pot.parts) == 2]
    return any(not set(high.order) & set(low.order) for high, low in halves)


def _scoop(table: Table) -> bool:
    return table.setup.game.halves and any(
        not pot.alone and not pot.no_low and len(pot.parts) == 1 and len(pot.parts[0].shares) == 1
        for pot in table.settled
    )


def _no_low(table: Table) -> bool:
    return any(pot.no_low for pot in table.settled)


def _three_way(odd: bool) -> Callable[[Table], bool]:
    return lambda table: any(
        len(part.shares) > 2 and (not odd or any(share.odd for share in part.shares)) for _, part in _parts(table)
    )


def _low_tie(table: Table) -> bool:
    return any(part.part is Part.LOW and len(part.shares) > 1 for _, part in _parts(table))


def _high_tie(table: Table) -> bool:
    return any(part.part is not Part.LOW and len(part.shares) > 1 and not pot.tied_whole for pot, part in _parts(table))


def _odd_chip_by_suit(table: Table) -> bool:
    return any(part.by_suit and any(share.odd for share in part.shares) for _, part in _parts(table))


def _kicker_decides(table: Table) -> bool:
    for pot in table.settled:
        read = [table.read_hands[seat].high for seat in pot.pot.seats if seat in table.read_hands]
        best = sorted(filter(None, read), reverse=True)[:2]
        if len(best) > 1 and _by_kicker(*best):
            return True
    return False


def _by_kicker(best: HighHand, second: HighHand) -> bool:
    category = best.category
    if not category.kickers or category != second.category or best.value == second.value:
        return False
    return category.naming(best.ranks) == category.naming(second.ranks)


def _parts(table: Table) -> Iterator[tuple[PotRuling, PartRuling]]:
    return ((pot, part) for pot in table.settled for part in pot.parts)


AT_SHOWDOWN: dict[str, Callable[[Table], bool]] = {
    "last-bettor-shows": _last_bettor_shows,
    "best-board-shows": _best_board_shows,
    "straight": _category(HighCategory.STRAIGHT),
    "flush": _category(HighCategory.FLUSH),
    "full-house": _category(HighCategory.FULL_HOUSE),
    "quads": _category(HighCategory.QUADS),
    "straight-flush": _category(HighCategory.STRAIGHT_FLUSH),
    "kicker-decides": _kicker_decides,
    "wheel": _wheel,
    "straight-or-flush-low": _low_in_line,
    "missed-low": _missed_low,
    "side-pot": _side_pots(1),
    "two-side-pots": _side_pots(2),
    "pots-differ": _pots_differ,
    "split-pot": _split_pot,
    "scoop": _scoop,
    "no-low": _no_low,
    "low-tie": _low_tie,
    "high-tie": _high_tie,
    "quartered": _quartered,
    "three-way": _three_way(odd=False),
    "three-way-odd-chips": _three_way(odd=True),
    "odd-chip-by-suit": _odd_chip_by_suit,
}
