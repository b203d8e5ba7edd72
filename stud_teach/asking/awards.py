"""The question how a pot is shared out: how much each seat gets of it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from stud_teach.asking.hands import hand_facts
from stud_teach.asking.lows import ranks_of
from stud_teach.asking.question import OTHER, Question, Ruling, Wrong, ask
from stud_teach.cards.card import Card
from stud_teach.cards.categories import Category, HighCategory
from stud_teach.cards.ranking import HighHand
from stud_teach.engine.events import Kind, Seat
from stud_teach.engine.pots import (
    Award,
    Hand,
    Part,
    PartRuling,
    Pot,
    PotRuling,
    halve,
    odd_chip_by_suit,
    settle,
    share_out,
)
from stud_teach.engine.rules import HouseRules, OddChip
from stud_teach.engine.setup import Setup
from stud_teach.trace.trace import Trace

Shares = tuple[tuple[Seat, int], ...]


class Paid(NamedTuple):
    """A pot that was paid: the ruling, the step before which, all hands shown with their cards, and the set-up."""

    ruling: PotRuling
    step: int
    hands: Mapping[Seat, Hand]
    cards: Mapping[Seat, tuple[Card, ...]]
    community: Card | None
    setup: Setup

    @property
    def pot(self) -> Pot:
        """Return the pot."""
        return self.ruling.pot

    @property
    def showers(self) -> dict[Seat, Hand]:
        """Return the hands shown that can win the pot."""
        return {seat: self.hands[seat] for seat in self.pot.seats if seat in self.hands}

    def settled(self, house: HouseRules | None = None, seats: Collection[Seat] = ()) -> PotRuling:
        """Return the pot settled again, by another house or among other seats."""
        pot = self.pot._replace(seats=tuple(sorted(seats)) or self.pot.seats)
        setup = self.setup
        return settle(pot, self.hands, setup.game.halves, house or setup.house, self.community, setup.chip)


def paid_pots(trace: Trace) -> Iterator[Paid]:
    """Yield the pots for which hands were compared, in the order of paying."""
    done: set[int] = set()
    for n, step in enumerate(trace.steps):
        if step.event.kind is not Kind.AWARD:
            continue
        ruling = step.event.ruling(Award).ruling
        if ruling.pot.number not in done and not ruling.alone:
            done.add(ruling.pot.number)
            table = trace.table
            common = () if table.community is None else (table.community,)
            cards = {seat: (*hand, *common) for seat, hand in table.hands.items() if hand}
            known = None if table.community is None else Card(table.community)
            yield Paid(ruling, n, table.read_hands, cards, known, trace.hand.setup)


def award(trace: Trace) -> Iterator[Question]:
    """Yield for each pot that hands are compared for the question how much each seat gets of it."""
    for paid in paid_pots(trace):
        question = _about(paid)
        if question:
            yield question


def shares_of(ruling: PotRuling) -> Shares:
    """Return what each seat gets of a pot in all."""
    return _summed((share.seat, share.amount) for part in ruling.parts for share in part.shares)


def _summed(shares: Iterator[tuple[Seat, int]]) -> Shares:
    found: dict[Seat, int] = {}
    for seat, amount in shares:
        found[seat] = found.get(seat, 0) + amount
    return tuple((seat, amount) for seat, amount in sorted(found.items()) if amount)


def award_rule(ruling: PotRuling) -> str:
    """Return the point that decides most how a pot is shared."""
    parts, pot = ruling.parts, ruling.pot
    tests = {
        "whole-pot-tie": ruling.tied_whole,
        "odd-chip": any(share.odd for part in parts for share in part.shares),
        "odd-chip-half": any(part.odd for part in parts),
        "side-pots": pot.of > 1,
        "split-tie": any(len(part.shares) > 1 for part in parts),
        "hi-lo": ruling.no_low or len(parts) > 1,
    }
    return next((rule for rule, holds in tests.items() if holds), "high-hand")


AWARD_RULES = ("whole-pot-tie", "hi-lo", "odd-chip-half", "split-tie", "odd-chip", "side-pots", "high-hand", "low-hand")


def _about(paid: Paid) -> Question | None:
    return ask(award_ruling(paid), wrong_shares(paid))


def award_ruling(paid: Paid) -> Ruling:
    """Return what is asked about a pot."""
    pot = paid.pot
    facts = {"pot": pot.number, "of": pot.of, "amount": pot.amount, "seats": list(pot.seats)}
    steps = tuple(range(paid.step, paid.step + sum(len(part.shares) for part in paid.ruling.parts)))
    right = shares_of(paid.ruling)
    return Ruling("award", "shares", award_rule(paid.ruling), paid.step, None, right, facts, steps, AWARD_RULES)


def wrong_shares(paid: Paid) -> Iterator[Wrong]:
    """Yield the shares that each mistake leads to, then others."""
    for mistake, shares_by in MISTAKES.items():
        shares = shares_by(paid)
        if shares:
            yield Wrong(shares, mistake, {})
    best = max(hand.worth for hand in paid.showers.values())
    for seat, hand in paid.showers.items():
        if hand.worth < best and hand.high:
            yield Wrong(((seat, paid.pot.amount),), OTHER, {"seat": seat, **hand_facts(hand.high)})
    for seat in sorted(set(paid.hands) - set(paid.pot.seats)):
        yield Wrong(((seat, paid.pot.amount),), "outsider", {})
    if len(paid.showers) > 1:
        yield Wrong(_given(paid, (paid.pot.amount, sorted(paid.showers))), "all-share", {})


def _parts(paid: Paid) -> tuple[PartRuling | None, PartRuling | None]:
    """Return the high and the low half, None where the pot is not halved."""
    parts = paid.ruling.parts
    return (parts[0], parts[1]) if len(parts) > 1 else (None, None)


def _highs(paid: Paid) -> tuple[Seat, ...]:
    return tuple(share.seat for share in paid.ruling.parts[0].shares)


def _given(paid: Paid, *parts: tuple[int, Sequence[Seat]]) -> Shares:
    """Return the shares when each part, an amount and who shares it in the order of odd chips, is shared out."""
    chip = paid.setup.chip
    return _summed((s.seat, s.amount) for amount, order in parts for s in share_out(amount, order, chip))


def _outsider(paid: Paid) -> Shares | None:
    """Return the shares as if all who showed could win the pot, where one who cannot would."""
    shares = shares_of(paid.settled(seats=paid.hands))
    return shares if {seat for seat, _ in shares} - set(paid.pot.seats) else None


def _halved_first(paid: Paid) -> Shares | None:
    """Return the shares as if the pot were halved before those who tie both ways share it."""
    if not paid.ruling.tied_whole:
        return None
    high, low, _ = halve(paid.pot.amount, paid.setup.chip)
    order = paid.ruling.parts[0].order
    return _given(paid, (high, order), (low, order))


def _odd_chip_to_low(paid: Paid) -> Shares | None:
    """Return the shares with the odd chip in the low half."""
    high, low = _parts(paid)
    return _given(paid, (low.amount, high.order), (high.amount, low.order)) if high and low and high.odd else None


def _remainder_to_one(paid: Paid) -> Shares | None:
    """Return the shares with all odd chips of a part for the first in the order, where they go one each."""
    shares = []
    for part in paid.ruling.parts:
        odd = sum(share.odd for share in part.shares)
        shares += [
            (share.seat, share.amount - share.odd + odd * (share.seat == part.order[0])) for share in part.shares
        ]
    return _summed(iter(shares))


def _odd_chip_other_way(paid: Paid) -> Shares | None:
    """Return the shares as the other kind of house gives odd chips: by suit, or by seat."""
    by_suit = paid.setup.house.odd_chip is OddChip.SUIT
    house = paid.setup.house.with_settings({"odd-chip": "seat" if by_suit else "suit"})
    return shares_of(paid.settled(house))


def _low_ignored(paid: Paid) -> Shares | None:
    """Return the whole pot for the high, though there is a low."""
    high, low = _parts(paid)
    return _given(paid, (paid.pot.amount, high.order)) if high and low else None


def _scoop_missed(paid: Paid) -> Shares | None:
    """Return half of the pot for the second-best low, where one hand wins both ways."""
    winners = _highs(paid)
    lows = {seat: hand.low.value for seat, hand in paid.showers.items() if hand.low and seat not in winners}
    both = paid.setup.game.halves and len(paid.ruling.parts) == 1 and len(winners) == 1 and not paid.ruling.no_low
    if not both or not lows:
        return None
    high, low, _ = halve(paid.pot.amount, paid.setup.chip)
    best = [seat for seat, value in sorted(lows.items()) if value == min(lows.values())]
    return _given(paid, (high, winners), (low, best))


def _unqualified_low(paid: Paid) -> Shares | None:
    """Return half of the pot for the lowest five different ranks, though none of them is eight or lower."""
    if not paid.ruling.no_low:
        return None
    lows = {seat: _five_lowest(paid.cards[seat]) for seat in paid.showers}
    fives = {seat: ranks for seat, ranks in lows.items() if len(ranks) == 5}
    if not fives:
        return None
    best = [seat for seat, ranks in sorted(fives.items()) if ranks == min(fives.values())]
    high, low, _ = halve(paid.pot.amount, paid.setup.chip)
    return _given(paid, (high, paid.ruling.parts[0].order), (low, best))


def _five_lowest(cards: tuple[Card, ...]) -> tuple[int, ...]:
    """Return the five lowest different ranks from the highest down, the ace low."""
    return tuple(sorted(set(ranks_of(cards)))[:5][::-1])


def _equal_shares(paid: Paid) -> Shares | None:
    """Return equal shares for all who win something, though the parts differ."""
    winners = sorted({share.seat for part in paid.ruling.parts for share in part.shares})
    return _given(paid, (paid.pot.amount, winners)) if len(paid.ruling.parts) > 1 and len(winners) > 1 else None


def _kicker_ignored(paid: Paid) -> Shares | None:
    """Return the shares as if hands alike but for the kickers were equal for high."""
    best = paid.hands[_highs(paid)[0]].high
    alike = tuple(seat for seat, hand in paid.showers.items() if _named(hand.high) == _named(best))
    if best is None or len(alike) == len(_highs(paid)):
        return None
    high, low = _parts(paid)
    if high and low:
        return _given(paid, (high.amount, alike), (low.amount, low.order))
    return _given(paid, (paid.pot.amount, alike))


def _named(hand: HighHand | None) -> tuple[Category, tuple[int, ...]] | None:
    """Return what hands alike but for their kickers have in common; of a high card that is the highest."""
    if hand is None:
        return None
    return hand.category, hand.ranks[:1] if hand.category == HighCategory.HIGH_CARD else hand.category.naming(
        hand.ranks
    )


def _suit_breaks_tie(paid: Paid) -> Shares | None:
    """Return the shares as if equal hands were parted by the suit of their highest card."""
    parts = []
    for part in paid.ruling.parts:
        used = {share.seat: _used(paid.hands[share.seat], part.part) for share in part.shares}
        parts.append((part.amount, odd_chip_by_suit(used, paid.community)[:1]))
    return _given(paid, *parts) if any(len(part.shares) > 1 for part in paid.ruling.parts) else None


def _used(hand: Hand, part: Part) -> tuple[Card, ...]:
    return hand.low.cards if part is Part.LOW and hand.low else hand.best.cards


def _low_from_bottom(paid: Paid) -> Shares | None:
    """Return the shares with the low half for the low that is better when compared from the lowest card."""
    high, low = _parts(paid)
    lows = {seat: hand.low.ranks[::-1] for seat, hand in paid.showers.items() if hand.low}
    if not high or not low:
        return None
    best = [seat for seat, ranks in sorted(lows.items()) if ranks == min(lows.values())]
    return _given(paid, (high.amount, high.order), (low.amount, best))


def _odd_chip_elsewhere(paid: Paid) -> Shares | None:
    """Return the shares with the order in which odd chips go turned round."""
    return _given(paid, *((part.amount, part.order[::-1]) for part in paid.ruling.parts))


# What can be worked out from the ruling alone, without the hands.
WITHOUT_HANDS: dict[str, Callable[[Paid], Shares | None]] = {
    "halved-first": _halved_first,
    "odd-chip-to-low": _odd_chip_to_low,
    "remainder-to-one": _remainder_to_one,
    "odd-chip-elsewhere": _odd_chip_elsewhere,
    "equal-shares": _equal_shares,
    "low-ignored": _low_ignored,
}
MISTAKES: dict[str, Callable[[Paid], Shares | None]] = {
    "outsider": _outsider,
    "halved-first": _halved_first,
    "odd-chip-to-low": _odd_chip_to_low,
    "remainder-to-one": _remainder_to_one,
    "odd-chip-other-way": _odd_chip_other_way,
    "low-from-bottom": _low_from_bottom,
    "unqualified-low": _unqualified_low,
    "scoop-missed": _scoop_missed,
    "equal-shares": _equal_shares,
    "low-ignored": _low_ignored,
    "pot-kicker-ignored": _kicker_ignored,
    "suit-breaks-tie": _suit_breaks_tie,
}
