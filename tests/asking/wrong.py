"""What each mistake leads to, by plain formulas: `WRONG` says whether a choice's value is what its comment claims."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stud_teach.asking import Choice
from tests.asking.cases import AGGRESSIVE, Case, by_rank_and_suit, every_five
from tests.plain import money
from tests.plain.boards import best_board_seats, has_pair
from tests.plain.ranks import CATEGORIES, best_high, best_low, board_value, high_value, low_value, order_of, rank_of

Claim = Callable[[Case, Any], bool]
RANKS = "23456789TJQKA"


def is_(of: Callable[[Case], Any]) -> Claim:
    """Claim that the value is what a formula says."""
    return lambda case, value: bool(value == of(case))


# Who opens


def _highest(case: Case) -> bool:
    setup = case.setup
    return bool(setup["house"]["bring-in"] == "by-limit" and setup["limit"] == "pot" and setup["game"] == "stud")


def _end(case: Case, seats: Any, wrong: bool = False, key: Any = order_of) -> int:
    pick = max if _highest(case) != wrong else min
    return int(pick(seats, key=lambda seat: key(case.doors[seat])))


def _ace_low(card: str) -> tuple[int, int]:
    rank, suit = order_of(card)
    return (1 if rank == 14 else rank, suit)


def _tied(case: Case) -> list[int]:
    return list(case.played.told["bring_in"]["tied"])


def _next_card(case: Case) -> int:
    order = sorted(case.doors, key=lambda seat: order_of(case.doors[seat]), reverse=_highest(case))
    return next(seat for seat in order if case.seats[seat]["stack"])


def _not_the_end(case: Case, seat: Any) -> bool:
    if case.question.ask == "all-in":
        return bool(seat != case.played.told["bring_in"]["acts"])
    return bool(seat != _end(case, case.doors))


def _best_boards(case: Case) -> list[int]:
    best = max(map(board_value, case.boards.values()))
    return [seat for seat, board in sorted(case.boards.items()) if board_value(board) == best]


def _suited(board: list[str]) -> bool:
    return len(board) > 2 and len({card[1] for card in board}) == 1


def _in_a_row(board: list[str]) -> bool:
    ranks = sorted({rank_of(card) for card in board})
    low = sorted({1 if rank == 14 else rank for rank in ranks})
    full = len(ranks) == len(board) > 2
    return full and any(each[-1] - each[0] == len(board) - 1 for each in (ranks, low))


def _best_of(case: Case, seat: Any, test: Callable[[list[str]], bool]) -> bool:
    found = [each for each, board in case.boards.items() if test(board)]
    return seat in found and board_value(case.boards[seat]) == max(board_value(case.boards[each]) for each in found)


def _unique(values: dict[int, Any]) -> int | None:
    best = [seat for seat, value in values.items() if value == max(values.values())]
    return best[0] if len(best) == 1 else None


def _last_bettor(events: list[Any]) -> Any:
    return [event.seat for event in events if event.kind in AGGRESSIVE][-1]


def _lower_board(case: Case, seat: Any) -> bool:
    if case.question.kind == "shows-first" and case.question.ask == "bet":
        return bool(seat != _last_bettor(case.events("seventh")))
    return board_value(case.boards[seat]) < max(map(board_value, case.boards.values()))


OPENING: dict[str, Claim] = {
    "suit-ignored": lambda case, seat: len(_tied(case)) > 1 and seat == min(_tied(case)),
    "suit-turned-round": lambda case, seat: len(_tied(case)) > 1 and seat == _end(case, _tied(case), wrong=True),
    "ace-low": is_(lambda case: _end(case, case.doors, key=_ace_low)),
    "wrong-end": is_(lambda case: _end(case, case.doors, wrong=True)),
    "left-of-dealer": lambda _, seat: seat == 1,
    "owner-without-chips": lambda case, seat: seat == _end(case, case.doors) and not case.seats[seat]["stack"],
    "next-card": is_(_next_card),
    "all-in-acts": lambda case, seat: seat in _best_boards(case) and not case.seats[seat]["stack"],
    "tie-by-suit": is_(lambda case: max(_best_boards(case), key=lambda seat: by_rank_and_suit(case.boards[seat]))),
    "tie-by-seat": is_(lambda case: _best_boards(case)[0]),
    "flush-counted": lambda case, seat: _best_of(case, seat, _suited),
    "straight-counted": lambda case, seat: _best_of(case, seat, _in_a_row),
    "highest-card": is_(lambda case: max(case.boards, key=lambda seat: by_rank_and_suit(case.boards[seat]))),
    "opened-before": is_(lambda case: case.street_before[0].seat),
    "nearest-dealer": is_(lambda case: min(case.boards)),
    "lowest-board": lambda case, seat: board_value(case.boards[seat]) == min(map(board_value, case.boards.values())),
    "nobody": lambda case, seat: seat == 0 and sum(bool(told["stack"]) for told in case.seats.values()) > 1,
    "all-in-skipped": is_(lambda case: case.played.told["first_actor"]["seventh"]),
    "first-bettor": is_(lambda case: next(e.seat for e in case.events("seventh") if e.kind in AGGRESSIVE)),
    "best-board": is_(lambda case: best_board_seats(case.setup, case.boards, [])[0]),
    "last-caller": is_(lambda case: [e.seat for e in case.events("seventh") if e.kind == "call"][-1]),
    "best-hand": is_(lambda case: _unique(case.highs)),
    "all-at-once": lambda _, seat: seat == 0,
}


def _bet_before(case: Case, seat: Any) -> bool:
    if case.question.kind == "first-actor":
        return bool(seat == _last_bettor(case.street_before))
    earlier = [event for event in case.events() if event.street != "seventh"]
    return bool(seat == _last_bettor(earlier) and not [e for e in case.events("seventh") if e.kind in AGGRESSIVE])


# Amounts


def _totals(case: Case) -> list[int]:
    kinds = {"bring-in", *AGGRESSIVE}
    return sorted({0, *(event.to for event in case.events(case.street) if event.kind in kinds)})


def _limit(case: Case) -> int:
    return 2 * case.top - case.bet + case.pot


def _small_and_big(case: Case) -> tuple[int, int]:
    base = case.view["base"]
    return base + case.setup["small"], base + case.setup["big"]


def _opened(case: Case, kind: str) -> bool:
    return any(event.kind == kind for event in case.events(case.street))


def _raises(case: Case, extra: int) -> int | None:
    return None if case.cap is None else case.cap - case.view["raises"] - extra


def _doubled_raises(case: Case) -> int:
    raised, top = 0, 0
    for event in case.events(case.street):
        if event.kind in AGGRESSIVE:
            raised += event.kind == "raise" and event.to - top >= case.setup["big"]
            top = event.to
    return raised


def _other_house(case: Case) -> int | None:
    return None if case.cap is None else (4 if case.cap == 3 else 3) - case.view["raises"]


def _rounded(case: Case) -> tuple[int]:
    last = max(n for n, step in enumerate(case.steps) if step.event.kind in AGGRESSIVE)
    before = Case(case.played, case.question._replace(step=last))
    return (before.levels[0] + case.levels[0] - case.view["base"],)


def _last_added(case: Case) -> int:
    totals = _totals(case)
    return totals[-1] - totals[-2]


def _left_out_of(case: Case, value: Any) -> bool:
    """Claim that a bet to `value` adds what no bet may add here."""
    floor = case.view["base"] if case.view["bet_made"] else 0
    return value[0] - floor not in {level - floor for level in case.levels}


AMOUNTS: dict[str, Claim] = {
    "call-above-stack": lambda case, value: value == case.top - case.bet > case.stack,
    "short-bring-in-matched": lambda case, value: (
        value == next(e.amount for e in case.events("third") if e.kind == "bring-in") < case.setup["bring_in"]
    ),
    "whole-level": lambda case, value: value == case.top and case.bet > 0,
    "last-raise-only": lambda case, value: value == _last_added(case) < case.top - case.bet,
    "call-completes": lambda case, value: value + case.bet == case.setup["small"] and not case.view["bet_made"],
    "ante-counted": is_(lambda case: min(case.top - case.bet, case.stack) - case.setup["ante"]),
    "cap-ignored": lambda case, value: value == case.levels and case.view["raises"] == case.cap,
    "closed-ignored": lambda case, value: value == case.levels and case.question.seat in case.view["acted"],
    "nobody-can-answer": lambda case, value: (
        value == case.levels
        and not any(
            told["stack"] for seat, told in case.seats.items() if seat in case.boards and seat != case.question.seat
        )
    ),
    "bet-above-stack": lambda case, value: value == case.levels[:1] and value[0] > case.bet + case.stack,
    "opening-counted": lambda case, value: value == () and _raises(case, 1) == 0 and case.view["bet_made"],
    "single-with-pair": lambda case, value: value == _small_and_big(case)[:1] and case.view["pair"],
    "double-only": lambda case, value: value == _small_and_big(case)[1:] and case.view["pair"],
    "single-after-double": lambda case, value: value == _small_and_big(case)[:1] and case.view["doubled"],
    "pair-doubles": lambda case, value: (
        value == _small_and_big(case)
        and case.street == "fourth"
        and any(map(has_pair, case.boards.values()))
        and not case.view["pair"]
    ),
    "bring-in-and-bet": is_(lambda case: (case.setup["bring_in"] + case.setup["small"],)),
    "completion-skipped": lambda case, value: value == (2 * case.setup["small"],) and not case.view["bet_made"],
    "on-top-of-all-in": lambda case, value: value == (case.top + case.view["unit"],) and case.top > case.view["base"],
    "all-in-rounded": is_(_rounded),
    "other-size": lambda case, value: value[0] in set(_small_and_big(case)) - {case.view["base"] + case.view["unit"]},
    "doubled-bet": is_(lambda case: (2 * case.top,)),
    "pot-above-stack": lambda case, value: value == _limit(case) > case.bet + case.stack,
    "pot-without-call": is_(lambda case: case.top + case.pot),
    "pot-as-total": is_(lambda case: case.pot + case.top - case.bet),
    "bets-left-out": is_(lambda case: 2 * case.top - case.bet + case.table["pot"]),
    "pot-as-it-is": is_(lambda case: case.pot),
    "half-pot": is_(lambda case: case.pot // 2),
    "double-pot": is_(lambda case: 2 * case.pot),
    "short-all-in-step": lambda case, value: (
        value == case.top + _last_added(case)
        and [e.all_in for e in case.events(case.street) if e.kind in AGGRESSIVE][-1]
    ),
    "bring-in-more": lambda case, value: value == case.top + case.setup["bring_in"],
    "double-bet": is_(lambda case: 2 * case.top),
    "twice-bring-in": lambda case, value: value == 2 * case.setup["bring_in"] and not case.top,
    "one-chip-more": is_(lambda case: case.top + 1),
    "whole-pot-least": is_(lambda case: min(max(_limit(case), case.setup["bring_in"]), case.bet + case.stack)),
    "double-counted-twice": is_(lambda case: _raises(case, _doubled_raises(case))),
    "short-all-in-counted": lambda case, value: (
        value == _raises(case, 1)
        and any(event.all_in for event in case.events(case.street) if event.kind in AGGRESSIVE)
    ),
    "half-all-in-left-out": lambda case, value: (
        value == _raises(case, -1)
        and any(event.all_in for event in case.events(case.street) if event.kind in AGGRESSIVE)
    ),
    "completion-counted": lambda case, value: value == _raises(case, 1) and _opened(case, "complete"),
    "bet-counted": lambda case, value: value == _raises(case, 1) and _opened(case, "bet"),
    "cap-heads-up": lambda case, value: (
        value == ("any" if case.cap is not None else max(case.setup["house"]["raise-cap"] - case.view["raises"], 0))
        and (case.cap is None or len(case.boards) == 2)
    ),
    "began-with-more": lambda case, value: (
        value == "any" and sum(chips > 0 for chips in case.state["start_chips"].values()) > 2 and len(case.boards) == 2
    ),
    "none-taken-off": is_(lambda case: case.cap),
    "other-house-cap": is_(_other_house),
}

OTHER_AMOUNTS: dict[str, Claim] = {
    "call": lambda case, value: value + case.bet != case.top,
    "bet": _left_out_of,
    "most": lambda case, value: value > min(_limit(case), case.bet + case.stack),
    "least": lambda case, value: value <= min(_limit(case), case.bet + case.stack),
    "left": lambda case, value: value + case.view["raises"] != case.setup["house"]["raise-cap"],
}


# Hands


def _seven(case: Case) -> tuple[str, ...]:
    return tuple(case.cards(case.question.seat or 0))


def _category(five: Any) -> str:
    return str(CATEGORIES[high_value(five)[0]])


def _best_without(case: Case, barred: tuple[str, ...]) -> Any:
    return max(high_value(five) for five in every_five(_seven(case)) if _category(five) not in barred)


def _alike(case: Case, ranks: int, same: bool) -> Any:
    """The lowest five of the best one's category: with the same first ranks, or with others."""
    best = best_high(list(_seven(case)))["value"]
    fives = [high_value(five) for five in every_five(_seven(case))]
    found = [f for f in fives if f[0] == best[0] and (f[1 : 1 + ranks] == best[1 : 1 + ranks]) == same and f < best]
    return min(found)


def _naming(case: Case) -> int:
    return 2 if best_high(list(_seven(case)))["category"] == "two-pair" else 1


_FLUSHES, _STRAIGHTS = ("flush", "straight-flush"), ("straight", "straight-flush")

HANDS: dict[str, Claim] = {
    "flush-missed": lambda case, five: high_value(five) == _best_without(case, _FLUSHES),
    "straight-missed": lambda case, five: high_value(five) == _best_without(case, _STRAIGHTS),
    "ace-only-high": lambda case, five: (
        high_value(five) == _best_without(case, _STRAIGHTS) and best_high(list(_seven(case)))["value"][1] == 5
    ),
    "full-house-missed": lambda case, five: (
        _category(five) == "trips" and best_high(list(_seven(case)))["category"] == "full-house"
    ),
    "kicker-ignored": lambda case, five: high_value(five) == _alike(case, _naming(case), same=True),
    "lower-of-a-kind": lambda case, five: high_value(five) == _alike(case, 2, same=False),
    "highest-cards": lambda case, five: set(five) == set(sorted(_seven(case), key=order_of)[-5:]),
    "last-five": lambda case, five: set(five) == set(_seven(case)[2:]),
}


def _low_ranks(cards: Any) -> list[int]:
    return sorted((1 if card[0] == "A" else rank_of(card) for card in cards), reverse=True)


def _right_low(case: Case) -> Any:
    found = best_low(list(_seven(case)))
    return found["five"] if found else None


def _without_aces(case: Case) -> Any:
    lows = [low_value(five) for five in every_five(_seven(case)) if "A" not in {card[0] for card in five}]
    return min((low for low in lows if low), default=None)


LOWS: dict[str, Claim] = {
    "straight-spoils": lambda case, five: five == () and _category(_right_low(case)) in {*_FLUSHES, *_STRAIGHTS},
    "nine-allowed": lambda case, five: (
        _right_low(case) is None and len(set(_low_ranks(five))) == 5 and _low_ranks(five)[0] in (9, 10)
    ),
    "low-ace-only-high": lambda case, five: (
        "A" in {card[0] for card in _right_low(case)} and (low_value(five) if five else None) == _without_aces(case)
    ),
    "pair-in-low": lambda _, five: len(set(_low_ranks(five))) < 5,
    "not-the-lowest": lambda case, five: (
        low_value(five) == max(filter(None, map(low_value, every_five(_seven(case)))), default=None)
    ),
    "eight-too-high": lambda case, five: five == () and _low_ranks(_right_low(case))[0] == 8,
    "cards-used-twice": lambda case, five: (
        five == () and bool(set(_right_low(case)) & set(best_high(list(_seven(case)))["five"]))
    ),
}


def _two(case: Case) -> list[tuple[int, Any]]:
    return [(seat, case.lows[seat]) for seat in case.question.facts["seats"]]


def _other(case: Case, seat: int) -> int:
    return int(next(each for each in case.question.facts["seats"] if each != seat))


BETTER: dict[str, Claim] = {
    "from-bottom": is_(lambda case: min(_two(case), key=lambda each: each[1][::-1])[0]),
    "same-top-card": lambda case, value: value == 0 and len({low[0] for _, low in _two(case)}) == 1,
    "suits-part-lows": lambda case, _: len({low for _, low in _two(case)}) == 1,
    "lowest-sum": lambda case, seat: sum(case.lows[seat]) < sum(case.lows[_other(case, seat)]),
    "not-the-lower": lambda case, seat: case.lows[seat] > case.lows[_other(case, seat)],
    "lows-differ": lambda case, value: value == 0 and len({low for _, low in _two(case)}) == 2,
}


# Pots


def _in_pot(case: Case, values: dict[int, Any]) -> dict[int, Any]:
    return {seat: value for seat, value in values.items() if seat in case.made_pot["seats"]}


def _winners(case: Case, low: bool) -> list[int]:
    values = _in_pot(case, case.lows if low else case.highs)
    best = min(values.values()) if low else max(values.values())
    return [seat for seat, value in sorted(values.items()) if value == best]


def _halves(case: Case) -> tuple[int, int]:
    amount = case.made_pot["amount"]
    return amount - amount // 2, amount // 2


def _both(case: Case, high: list[int], low: list[int], swapped: bool = False) -> Any:
    halves = _halves(case)[::-1] if swapped else _halves(case)
    return case.shared((halves[0], high, False), (halves[1], low, True))


def _whole(case: Case, seats: list[int], low: bool = False) -> Any:
    return case.shared((case.made_pot["amount"], seats, low))


def _parts(case: Case) -> list[tuple[int, list[int], bool]]:
    """The parts of the pot: amount, winners, and whether it is the low's."""
    high = _winners(case, low=False)
    if case.setup["game"] == "stud" or not _in_pot(case, case.lows) or _winners(case, low=True) == high:
        return [(case.made_pot["amount"], high, False)]
    return [(_halves(case)[0], high, False), (_halves(case)[1], _winners(case, low=True), True)]


def _to_the_first(case: Case) -> Any:
    """All odd chips of a part to the first in the order."""
    found: dict[int, int] = {}
    for amount, seats, low in _parts(case):
        order = money.odd_order(case.played.state, case.fives(seats, low))
        for seat in order:
            found[seat] = found.get(seat, 0) + amount // len(order) + (amount % len(order)) * (seat == order[0])
    return tuple(sorted(found.items()))


def _second_low(case: Case) -> Any:
    high = _winners(case, low=False)
    left = {seat: low for seat, low in _in_pot(case, case.lows).items() if seat not in high}
    return _both(case, high, [seat for seat, low in sorted(left.items()) if low == min(left.values())])


def _unqualified(case: Case, value: Any) -> bool:
    """Claim that half goes to the lowest five different ranks, though nobody has a low."""
    fives = {seat: _five_lowest(case, seat) for seat in _in_pot(case, case.highs)}
    full = {seat: ranks for seat, ranks in fives.items() if len(ranks) == 5}
    best = [seat for seat, ranks in sorted(full.items()) if ranks == min(full.values())]
    high = case.shared((_halves(case)[0], _winners(case, low=False), False))
    got = dict(value)
    for seat, amount in high:
        got[seat] -= amount
    gets = {seat for seat, amount in got.items() if amount}
    return not _in_pot(case, case.lows) and gets == set(best) and sum(got.values()) == _halves(case)[1]


def _five_lowest(case: Case, seat: int) -> list[int]:
    return sorted(set(_low_ranks(case.cards(seat))))[:5][::-1]


def _without_kickers(case: Case) -> Any:
    values = _in_pot(case, case.highs)
    named = {0: 1, 1: 1, 2: 2, 3: 1, 7: 1}  # by category: how many ranks come before the kickers
    best = max(values.values())
    keep = 1 + named.get(best[0], 5)
    alike = [seat for seat, value in sorted(values.items()) if value[:keep] == best[:keep]]
    parts = _parts(case)
    return case.shared((parts[0][0], alike, False), *parts[1:])


def _by_suit(case: Case) -> Any:
    state = {**case.played.state, "setup": {**case.setup, "house": {**case.setup["house"], "odd-chip": "suit"}}}
    parts = [(amount, [money.odd_order(state, case.fives(seats, low))[0]], low) for amount, seats, low in _parts(case)]
    return case.shared(*parts)


def _from_bottom(case: Case) -> Any:
    lows = {seat: low[::-1] for seat, low in _in_pot(case, case.lows).items()}
    return _both(case, _winners(case, low=False), [s for s, low in sorted(lows.items()) if low == min(lows.values())])


def _equal_parts(case: Case) -> Any:
    seats = sorted({seat for _, winners, _ in _parts(case) for seat in winners})
    each, odd = divmod(case.made_pot["amount"], len(seats))
    return tuple((seat, each + (n < odd)) for n, seat in enumerate(seats))


def _everybody(case: Case) -> Any:
    seats = sorted(_in_pot(case, case.highs))
    each, odd = divmod(case.made_pot["amount"], len(seats))
    return tuple((seat, each + (n < odd)) for n, seat in enumerate(seats) if each + (n < odd))


POTS: dict[str, Claim] = {
    "outsider": lambda case, value: bool({seat for seat, _ in value} - set(case.made_pot["seats"])),
    "halved-first": is_(lambda case: _both(case, _winners(case, low=False), _winners(case, low=False))),
    "odd-chip-to-low": is_(lambda case: _both(case, _winners(case, low=False), _winners(case, low=True), swapped=True)),
    "remainder-to-one": is_(_to_the_first),
    "odd-chip-other-way": is_(
        lambda case: case.paid(house={"odd-chip": "seat" if case.setup["house"]["odd-chip"] == "suit" else "suit"})
    ),
    "low-from-bottom": is_(_from_bottom),
    "unqualified-low": _unqualified,
    "scoop-missed": is_(_second_low),
    "equal-shares": is_(_equal_parts),
    "low-ignored": is_(lambda case: case.paid(game="stud")),
    "pot-kicker-ignored": is_(_without_kickers),
    "suit-breaks-tie": is_(_by_suit),
    "all-share": lambda case, value: value == _everybody(case) and len(set(case.highs.values())) > 1,
    "other": lambda case, value: case.highs[value[0][0]] < max(_in_pot(case, case.highs).values()),
}


# Odd chips


def _shared_part(case: Case) -> tuple[list[int], bool, int]:
    facts = case.question.facts
    return facts["seats"], facts["part"] == "low", facts["amount"] % len(facts["seats"])


def _first_by(case: Case, house: str, cards: Callable[[int], list[str]] | None = None, last: bool = False) -> Any:
    seats, low, count = _shared_part(case)
    state = {**case.played.state, "setup": {**case.setup, "house": {**case.setup["house"], "odd-chip": house}}}
    fives = {seat: cards(seat) for seat in seats} if cards else case.fives(seats, low)
    order = money.odd_order(state, fives)
    return tuple(sorted((order[::-1] if last else order)[:count]))


def _another_comes_before(case: Case, value: Any) -> bool:
    seats, low, count = _shared_part(case)
    order = money.odd_order(case.played.state, case.fives(seats, low))
    return len(value) == count and set(value) != set(order[:count])


ODD: dict[str, Claim] = {
    "odd-chip-low-half": lambda _, value: value == "low",
    "odd-chip-left": lambda _, value: value in ("nobody", ()),
    "odd-chips-to-one": lambda case, value: len(value) == 1 < _shared_part(case)[2],
    "odd-chip-by-suit": is_(lambda case: _first_by(case, "suit")),
    "odd-chip-by-seat": is_(lambda case: _first_by(case, "seat")),
    "all-seven-cards": is_(lambda case: _first_by(case, "suit", case.cards)),
    "lowest-suit": is_(lambda case: _first_by(case, "suit", last=True)),
    "far-seat": is_(lambda case: _first_by(case, "seat", last=True)),
    "odd-chip-elsewhere": _another_comes_before,
}

WRONG: dict[str, dict[str, Claim]] = {
    "bring-in": {**OPENING, "other": _not_the_end},
    "first-actor": {**OPENING, "bet-before": _bet_before, "other": _lower_board},
    "shows-first": {**OPENING, "bet-before": _bet_before, "other": _lower_board},
    "legal": AMOUNTS,
    "raises-left": AMOUNTS,
    "best-five": {**HANDS, "other": lambda case, five: high_value(five) < best_high(list(_seven(case)))["value"]},
    "low": {**LOWS, **BETTER},
    "award": POTS,
    "odd-chip": ODD,
}


def claim_of(case: Case, choice: Choice) -> Claim:
    """The claim of a choice's comment."""
    if choice.mistake == "other" and case.question.kind in ("legal", "raises-left"):
        return OTHER_AMOUNTS[case.question.ask]
    if choice.mistake == "other" and case.question.kind == "low":
        return _is_no_better_low
    return WRONG[case.question.kind][choice.mistake or ""]


def _is_no_better_low(case: Case, five: Any) -> bool:
    low, right = low_value(five), _right_low(case)
    if low is None:
        return len(set(_low_ranks(five))) == 5 and _low_ranks(five)[0] > 8
    best = low_value(right) if right else None
    return best is not None and low > best
