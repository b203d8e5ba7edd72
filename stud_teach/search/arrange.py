"""What a search sets up for rare points: the stakes and stacks, and cards that change places in the deck."""

from __future__ import annotations

from collections.abc import Callable, Collection

from stud_teach.engine.opening import highest_brings_in
from stud_teach.engine.setup import Setup
from stud_teach.games import Limit
from stud_teach.search.catalogue import Aid
from stud_teach.search.deck import Places
from stud_teach.search.needs import Spec

Roll = Callable[[], float]

_BETS = 20  # big bets in a full stack: enough for every street's raises


def set_up(spec: Spec, aids: Collection[Aid], roll: Roll) -> Setup:
    """Return a set-up: 5/10 with an ante of 1 and a bring-in of 2, equal stacks, unless `aids` want others."""
    ante, small = (2, 10) if Aid.BIG_ANTE in aids else (1, 5)
    bring_in = small if Aid.FULL_BRING_IN in aids and spec.limit is Limit.FIXED else 2 * ante
    stacks = tuple(_stack(ante, small, aids, roll) for _ in range(spec.players))
    bets = (small, 2 * small) if spec.limit is Limit.FIXED else (0, 0)
    return Setup(spec.game, spec.limit, spec.house, stacks, ante, bring_in, *bets)


def _stack(ante: int, small: int, aids: Collection[Aid], roll: Roll) -> int:
    if Aid.TINY_STACKS in aids and roll() < 0.5:
        return 1 + int(roll() * (3 * ante - 1))
    short = Aid.SHORT_STACKS in aids or (Aid.UNEVEN in aids and Aid.CALL_DOWN in aids)
    if short and roll() < 0.5:
        return small + int(roll() * 9 * small)
    return 2 * small * _BETS


# Cards


def arrange(order: list[int], where: Places, spec: Spec, aids: Collection[Aid], roll: Roll) -> set[int]:
    """Let cards of `order` change places as `aids` want it; return the seats that must stay for it to be seen."""
    if Aid.TIED_PAIR in aids or Aid.TIED_THREE in aids:
        _tie_doors(order, where, spec, 3 if Aid.TIED_THREE in aids else 2, roll)
    if Aid.THREE_ALIKE in aids:
        _three_alike(order, where, spec.game.low is not None, roll)
    if Aid.OPEN_PAIR in aids:
        return _open_pair(order, where, roll)
    if Aid.EQUAL_BOARDS in aids:
        return _equal_boards(order, where, roll)
    return set()


def _tie_doors(order: list[int], where: Places, spec: Spec, count: int, roll: Roll) -> None:
    """Give `count` seats door cards of the rank that decides the bring-in."""
    doors = {seat: where.door(seat) for seat in where.seats}
    pick = max if highest_brings_in(spec.game, spec.limit, spec.house) else min
    decides = pick(doors, key=lambda seat: order[doors[seat]])
    rank = order[doors[decides]] >> 2
    tied = [seat for seat, place in doors.items() if order[place] >> 2 == rank]
    others = _shuffled([seat for seat in doors if seat not in tied], roll)
    cards = [4 * rank + suit for suit in range(4) if 4 * rank + suit not in {order[doors[seat]] for seat in tied}]
    for seat, card in zip(others[: max(count - len(tied), 0)], cards, strict=False):
        _swap(order, doors[seat], card)


def _open_pair(order: list[int], where: Places, roll: Roll) -> set[int]:
    """Pair the door card of one seat on the second street."""
    seat = _staying(where, roll)[0]
    rank, second = order[where.door(seat)] >> 2, where.second_street(seat)
    card = next(4 * rank + suit for suit in range(4) if 4 * rank + suit not in order[where.start(seat) : second])
    _swap(order, second, card)
    return {seat}


def _equal_boards(order: list[int], where: Places, roll: Roll) -> set[int]:
    """Give two seats the same two high ranks on the second street."""
    one, two = _staying(where, roll)[:2]
    low, high = sorted(_shuffled([9, 10, 11, 12], roll)[:2])  # jack to ace
    for seat, suit in ((one, 0), (two, 2)):
        other = int(2 * roll())
        _swap(order, where.door(seat), 4 * high + suit + other)
        _swap(order, where.second_street(seat), 4 * low + suit + int(2 * roll()))
    return {one, two}


def _three_alike(order: list[int], where: Places, low: bool, roll: Roll) -> None:
    """Give three seats five cards of the same ranks: a straight, or a low where there is one."""
    top = int(10 * roll())
    ranks = _shuffled([12, *range(7)], roll)[:5] if low else [12, *range(13)][top : top + 5]
    first = [int(4 * roll()) for _ in ranks]
    for at, seat in enumerate(_staying(where, roll)[:3]):
        spots = _shuffled(list(range(where.width)), roll)
        for rank, suit, spot in zip(ranks, first, spots, strict=False):
            _swap(order, where.start(seat) + spot, 4 * rank + (suit + at) % 4)


def _staying(where: Places, roll: Roll) -> list[int]:
    return _shuffled([seat for seat in where.seats if seat != where.absent], roll)


def _shuffled(values: list[int], roll: Roll) -> list[int]:
    return [value for _, value in sorted((roll(), value) for value in values)]


def _swap(order: list[int], place: int, card: int) -> None:
    at = order.index(card)
    order[place], order[at] = card, order[place]
