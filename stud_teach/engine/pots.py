"""Rulings on the money: uncalled bets, side pots, who wins each pot, halves, shares and odd chips.

Seats count clockwise from the dealer's left, so "nearest clockwise from the dealer" is the lowest seat number.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from enum import StrEnum
from itertools import pairwise
from typing import NamedTuple

from stud_teach.cards.card import Card
from stud_teach.cards.ranking import HighHand, HighRanking, LowHand, LowRanking, low_ranks_present
from stud_teach.engine.events import Seat
from stud_teach.engine.rules import HouseRules, OddChip
from stud_teach.saying.messages import Message, both


class Part(StrEnum):
    """Which part of a pot is won."""

    HIGH = "high"
    LOW = "low"
    WHOLE = "whole"


class Pot(NamedTuple):
    """One pot (`side-pots`): its number (0: the main pot) of how many, its chips, who can win it, who put in what."""

    number: int
    of: int
    amount: int
    seats: tuple[Seat, ...]
    put_in: tuple[tuple[Seat, int], ...]


class Uncalled(NamedTuple):
    """Chips that nobody called (`uncalled`): whose, how many, and the most that anybody else put in on that street."""

    seat: Seat
    amount: int
    matched: int


class Hand(NamedTuple):
    """A shown hand: its best high if the game has highs, and its low if the game has lows and this one qualifies.

    `low_ranks` are the different ranks among its cards that are low enough for a low, ace low; a low needs five.
    """

    high: HighHand | None
    low: LowHand | None
    low_ranks: tuple[int, ...]

    @property
    def best(self) -> HighHand | LowHand:
        """Return what wins the whole of a pot, or its high half: the high, or the low where only low wins."""
        best = self.high or self.low
        assert best is not None
        return best

    @property
    def worth(self) -> int:
        """Return what `best` is compared by: the greater wins."""
        return self.best.value if self.high else -self.best.value


class Share(NamedTuple):
    """What one seat gets of a part of a pot; `odd` of the chips are odd ones (`odd-chip`)."""

    seat: Seat
    amount: int
    odd: int


class PartRuling(NamedTuple):
    """How one part of a pot is paid; `odd` is the chip between the halves where it is in this one (`odd-chip-half`).

    `order` are the winners in the order in which odd chips go to them; `by_suit` whether suits made that order.
    """

    part: Part
    amount: int
    odd: int
    shares: tuple[Share, ...]
    order: tuple[Seat, ...]
    by_suit: bool


class PotRuling(NamedTuple):
    """How one pot is settled: its parts, high before low.

    `alone` is set where only one seat can win it and no hand decides (`last-player`); `tied_whole` where the same
    players win both halves (`whole-pot-tie`); `no_low` where the game has a low and nobody holds one.
    """

    pot: Pot
    parts: tuple[PartRuling, ...]
    alone: bool
    tied_whole: bool
    no_low: bool


class Award(NamedTuple):
    """What a seat is paid: how the pot is settled, its part, the seat's share of it, and the hand that wins it.

    `hand` is None where no hand decides (`last-player`).
    """

    ruling: PotRuling
    part: PartRuling
    share: Share
    hand: Hand | None

    @property
    def pot(self) -> Pot:
        """Return the pot."""
        return self.ruling.pot

    @property
    def both_ways(self) -> bool:
        """Return whether the hand wins the whole pot, high and low (`hi-lo`, `whole-pot-tie`)."""
        hand = self.hand
        return self.part.part is Part.WHOLE and hand is not None and None not in (hand.high, hand.low)


def uncalled(bets: Mapping[Seat, int]) -> Uncalled | None:
    """Return the part of the highest of `bets` (by seat, folded ones too) that no other bet matches, or None."""
    if not bets:
        return None
    seat = max(sorted(bets), key=lambda s: bets[s])
    matched = max((bet for s, bet in bets.items() if s != seat), default=0)
    return Uncalled(seat, bets[seat] - matched, matched) if bets[seat] > matched else None


def side_pots(paid: Mapping[Seat, int], live: Collection[Seat], all_in: Collection[Seat]) -> tuple[Pot, ...]:
    """Return the pots, the main pot first (`side-pots`).

    `paid` is what every seat put in during the hand, `live` the seats still in, `all_in` those of them without chips.
    Each all-in ends a pot; folded chips make none.
    """
    top = max(paid.values())
    levels = sorted({paid[seat] for seat in live if seat in all_in} | {top})
    slices = []
    for below, level in pairwise((0, *levels)):
        put_in = tuple((s, min(p, level) - below) for s, p in sorted(paid.items()) if p > below)
        seats = tuple(s for s in sorted(live) if paid[s] >= level or s not in all_in)
        if put_in and seats:
            slices.append((sum(amount for _, amount in put_in), seats, put_in))
    return tuple(Pot(number, len(slices), *each) for number, each in enumerate(slices))


def read_hand(cards: Sequence[Card], high: HighRanking | None, low: LowRanking | None) -> Hand:
    """Return the best high and the best low of `cards` by a game's rankings, where it has them."""
    ranks = low_ranks_present(cards, low.worst) if low and low.worst else ()
    return Hand(high.best(cards) if high else None, low.best(cards) if low else None, ranks)


def settle(
    pot: Pot,
    hands: Mapping[Seat, Hand],
    halves: bool,
    house: HouseRules,
    community: Card | None,
    chip: int = 1,
) -> PotRuling:
    """Rule who gets what of one pot.

    `hands` are the shown hands by seat; a seat without one has mucked and wins nothing, unless nobody else can win
    the pot (`last-player`). With `halves` the best high and the best low share it, else the best hand takes the whole.
    `chip` is the smallest chip. Raises ValueError when several seats could win it and none has shown.
    """
    shown = {seat: hands[seat] for seat in pot.seats if seat in hands}
    if len(pot.seats) == 1:
        return _alone(pot, pot.seats[0])
    if not shown:
        seats = both(map(str, pot.seats))
        raise ValueError(Message("No hand is shown for the pot that seats {seats} can win.", seats=seats))
    best = {seat: shown[seat].best.cards for seat in _best({seat: hand.worth for seat, hand in shown.items()})}
    made = {seat: hand.low for seat, hand in shown.items() if hand.low}
    lows = {seat: made[seat].cards for seat in _best({seat: -hand.value for seat, hand in made.items()})}
    return divide(pot, best, lows if halves else None, house, community, chip)


Used = Mapping[Seat, Sequence[Card]]  # the winners of a part, each with the five cards that it plays


def divide(
    pot: Pot, highs: Used, lows: Used | None, house: HouseRules, community: Card | None = None, chip: int = 1
) -> PotRuling:
    """Rule who gets what of one pot when its winners are known, high and low (`hi-lo`, `whole-pot-tie`).

    `lows` is empty where nobody has a low, None where the game has none. The cards matter only where suits give the
    odd chip.
    """
    sharing = _Sharing(house.odd_chip is OddChip.SUIT, community, chip)
    if not lows or set(lows) == set(highs):
        part = _share(Part.WHOLE, pot.amount, 0, highs, sharing)
        return PotRuling(pot, (part,), False, bool(lows) and len(highs) > 1, lows is not None and not lows)
    high_half, low_half, odd = halve(pot.amount, chip)
    parts = (_share(Part.HIGH, high_half, odd, highs, sharing), _share(Part.LOW, low_half, 0, lows, sharing))
    return PotRuling(pot, parts, False, False, False)


def _alone(pot: Pot, seat: Seat) -> PotRuling:
    part = PartRuling(Part.WHOLE, pot.amount, 0, (Share(seat, pot.amount, 0),), (seat,), False)
    return PotRuling(pot, (part,), True, False, False)


def _best(values: Mapping[Seat, int]) -> tuple[Seat, ...]:
    return tuple(seat for seat, value in sorted(values.items()) if value == max(values.values()))


def halve(amount: int, chip: int = 1) -> tuple[int, int, int]:
    """Return the high half, the low half and the odd chip inside the high half (`hi-lo`, `odd-chip-half`)."""
    low = amount // chip // 2 * chip
    return amount - low, low, amount - 2 * low


class _Sharing(NamedTuple):
    """How equal hands share: whether suits give the odd chips, the card that all have, the smallest chip."""

    by_suit: bool
    community: Card | None
    chip: int


def _share(part: Part, amount: int, odd: int, winners: Used, sharing: _Sharing) -> PartRuling:
    by_suit = sharing.by_suit and len(winners) > 1
    order = odd_chip_by_suit(winners, sharing.community) if by_suit else tuple(sorted(winners))
    return PartRuling(part, amount, odd, share_out(amount, order, sharing.chip), order, by_suit)


def odd_chip_by_suit(used: Mapping[Seat, Sequence[Card]], community: Card | None) -> tuple[Seat, ...]:
    """Return the seats in the order in which odd chips go to them by suit (`odd-chip`: casino, tournament).

    `used` are the five cards that each seat plays. The highest card by rank, then suit, goes first (the ace is high,
    also in a low); a community card is skipped; if that does not part them, the next card does.
    """

    def own_cards(seat: Seat) -> tuple[list[int], Seat]:
        return sorted(-card for card in used[seat] if card != community), seat

    return tuple(sorted(used, key=own_cards))


def share_out(amount: int, order: Sequence[Seat], chip: int = 1) -> tuple[Share, ...]:
    """Share `amount` among equal hands (`split-tie`): odd chips go one each to the first in `order` (`odd-chip`).

    Returns the shares by seat, clockwise from the dealer.
    """
    each, left = divmod(amount // chip, len(order))
    shares = [Share(seat, (each + (n < left)) * chip, chip * (n < left)) for n, seat in enumerate(order)]
    return tuple(sorted(shares))
