"""Questions on what may be put in: what a call costs, and what a bet or raise may come to in fixed limit."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from stud_teach.asking.pot_amounts import pot_limit_questions
from stud_teach.asking.question import OTHER, Question, Ruling, Wrong, ask
from stud_teach.asking.spot import Spot, spots
from stud_teach.games import Limit
from stud_teach.trace.trace import Trace


def legal(trace: Trace) -> Iterator[Question]:
    """Yield the questions what a call costs and what may be bet, for each decision that has usual mistakes."""
    for spot in spots(trace):
        asked = [_about_call(spot)]
        if spot.setup.limit is Limit.FIXED:
            asked.append(_about_bet(spot))
        else:
            asked.extend(pot_limit_questions(spot))
        yield from (question for question in asked if question and _is_worth_asking(question))


def _is_worth_asking(question: Question) -> bool:
    return any(choice.mistake not in (None, OTHER) for choice in question.choices)


# What a call costs


def _about_call(spot: Spot) -> Question | None:
    if not spot.legal.to_call or spot.legal.round.opening:
        return None
    rule = "all-in" if spot.legal.to_call < spot.round.top - spot.bet else "turn"
    ruling = Ruling("legal", "call", rule, spot.n, spot.seat, spot.legal.to_call, spot.facts)
    return ask(ruling, _wrong_calls(spot))


def _wrong_calls(spot: Spot) -> Iterator[Wrong]:
    for mistake, amount_of in CALL_MISTAKES.items():
        amount = amount_of(spot)
        if amount is not None and amount > 0:
            yield Wrong(amount, mistake, {"value": amount, "seat": spot.seat, "bet": spot.bet})
    small, big = spot.setup.small_bet, spot.setup.big_bet
    for amount in (spot.legal.to_call + (spot.setup.bring_in or small), small, big, 2 * spot.legal.to_call):
        if amount > 0 and amount + spot.bet != spot.round.top:
            yield Wrong(amount, OTHER, {"value": amount, "seat": spot.seat, "total": amount + spot.bet})


def _whole_level(spot: Spot) -> int | None:
    """Return the whole bet, though a part of it lies in front of the player."""
    return spot.round.top if spot.bet else None


def _call_above_stack(spot: Spot) -> int | None:
    """Return what is missing to the bet, though the player has less."""
    missing = spot.round.top - spot.bet
    return missing if missing > spot.legal.to_call else None


def _last_raise_only(spot: Spot) -> int | None:
    """Return what the last raise added, though more is owed."""
    return spot.last_step if spot.last_step < spot.legal.to_call else None


def _short_bring_in_matched(spot: Spot) -> int | None:
    """Return what a short bring-in put in, though the full one is owed."""
    paid = spot.brought_in
    short = paid is not None and paid < spot.setup.bring_in == spot.round.top
    return paid if short and not spot.bet else None


def _call_completes(spot: Spot) -> int | None:
    """Return the small bet over a bring-in: that would be completing."""
    over_bring_in = spot.setup.limit is Limit.FIXED and spot.first_street and spot.round.top == spot.setup.bring_in
    return spot.setup.small_bet - spot.bet if over_bring_in and not spot.round.opened else None


def _ante_counted(spot: Spot) -> int | None:
    """Return the call less the ante, as if the ante were a part of the bet."""
    return spot.legal.to_call - spot.setup.ante if spot.setup.ante and spot.first_street else None


CALL_MISTAKES: dict[str, Callable[[Spot], int | None]] = {
    "call-above-stack": _call_above_stack,
    "short-bring-in-matched": _short_bring_in_matched,
    "whole-level": _whole_level,
    "last-raise-only": _last_raise_only,
    "call-completes": _call_completes,
    "ante-counted": _ante_counted,
}


# What a bet may come to in fixed limit


def _about_bet(spot: Spot) -> Question | None:
    totals = tuple(sorted(to for choice in spot.legal.choices for to in choice.to))
    if not spot.stack or spot.stack <= spot.legal.to_call:
        return None  # whoever has no more than the call has nothing to choose
    ruling = Ruling("legal", "bet", _bet_rule(spot, totals), spot.n, spot.seat, totals, spot.facts)
    return ask(ruling, _wrong_bets(spot), order=lambda value: value or (10**18,))


def _bet_rule(spot: Spot, totals: tuple[int, ...]) -> str:
    tests: dict[str, bool] = {
        "raise-cap": spot.capped,
        "no-action": not spot.legal.rivals,
        "all-in": not totals or totals[0] not in spot.legal.levels or spot.round.top > spot.round.base,
        "bring-in-amount": spot.round.opening,
        "completion": spot.completes,
        "pair-on-fourth": bool(spot.round.open_pair),
    }
    return next((rule for rule, holds in tests.items() if holds), "bet-size")


def _wrong_bets(spot: Spot) -> Iterator[Wrong]:
    for mistake, totals_of in BET_MISTAKES.items():
        totals = totals_of(spot)
        if totals is not None and (not totals or totals[0] > spot.bet):
            yield Wrong(totals, mistake, _bet_facts(totals, spot))
    size = spot.round.sizes[-1]
    for total in (spot.round.base + 2 * size, spot.round.base + 3 * size, spot.round.top + spot.setup.small_bet):
        if total not in spot.legal.levels:
            yield Wrong((total,), OTHER, _bet_facts((total,), spot))


def _bet_facts(totals: tuple[int, ...], spot: Spot) -> dict[str, Any]:
    if len(totals) != 1:  # none, or one limit and two, of which the first may be the right one
        return {"seat": spot.seat}
    floor = spot.round.base if spot.round.opened else 0
    return {"value": totals[0], "added": totals[0] - floor, "seat": spot.seat}


Totals = tuple[int, ...]


def _cap_ignored(spot: Spot) -> Totals | None:
    """Return the next level, though all raises are used."""
    return spot.legal.levels if spot.capped else None


def _closed_ignored(spot: Spot) -> Totals | None:
    """Return the next level, though a short all-in has not opened the betting again."""
    closed = spot.legal.rivals and spot.seat not in spot.round.may_raise
    return spot.legal.levels if closed else None


def _nobody_can_answer(spot: Spot) -> Totals | None:
    """Return the next level, though all others are all-in."""
    return spot.legal.levels if not spot.legal.rivals else None


def _bet_above_stack(spot: Spot) -> Totals | None:
    """Return the full level, though the chips do not reach it."""
    level = spot.legal.levels[0]
    return (level,) if spot.bet + spot.stack < level else None


def _opening_counted(spot: Spot) -> Totals | None:
    """Return that nothing is left, as if the bet or completion had been a raise."""
    round_ = spot.round
    left = round_.cap is not None and round_.opened and round_.raises + 1 == round_.cap
    return () if left and not spot.capped else None


def _single_with_pair(spot: Spot) -> Totals | None:
    """Return one limit only, though a pair is open."""
    return spot.legal.levels[:1] if len(spot.legal.levels) > 1 else None


def _double_only(spot: Spot) -> Totals | None:
    """Return two limits only, though one is allowed still."""
    return spot.legal.levels[1:] if len(spot.legal.levels) > 1 else None


def _single_after_double(spot: Spot) -> Totals | None:
    """Return one limit more, though somebody has bet or raised two."""
    doubled = spot.round.open_pair and len(spot.round.sizes) == 1 and spot.setup.big_bet > spot.setup.small_bet
    return (spot.round.base + spot.setup.small_bet,) if doubled else None


def _pair_doubles(spot: Spot) -> Totals | None:
    """Return one limit and two, though an open pair changes nothing in this house or game."""
    base, setup = spot.round.base, spot.setup
    return (base + setup.small_bet, base + setup.big_bet) if spot.pair_without_double else None


def _bring_in_and_bet(spot: Spot) -> Totals | None:
    """Return the bring-in and the small bet together."""
    over = spot.round.opening or spot.completes
    return (spot.setup.bring_in + spot.setup.small_bet,) if over and spot.setup.bring_in else None


def _completion_skipped(spot: Spot) -> Totals | None:
    """Return a raise on top of a completion that nobody has made."""
    return (2 * spot.setup.small_bet,) if spot.completes or spot.round.opening else None


def _on_top_of_all_in(spot: Spot) -> Totals | None:
    """Return a full bet on top of an all-in that did not count."""
    return (spot.round.top + spot.round.sizes[0],) if spot.round.top > spot.round.base else None


def _all_in_rounded(spot: Spot) -> Totals | None:
    """Return the raise as if an all-in of half or more had gone to the full level."""
    last = spot.last_bet
    counted = last is not None and last.counts and last.to != last.level and spot.round.base == last.to
    return (last.level + spot.round.sizes[0],) if last and counted else None


def _other_size(spot: Spot) -> Totals | None:
    """Return the bet of the other streets: the big one for the small one, or the other way round."""
    small, big = spot.setup.small_bet, spot.setup.big_bet
    if spot.round.open_pair or small == big:
        return None
    return (spot.round.base + (big if spot.round.sizes[0] == small else small),)


def _doubled_bet(spot: Spot) -> Totals | None:
    """Return twice the bet to call, as if a raise doubled it."""
    return (2 * spot.round.top,) if spot.round.top else None


BET_MISTAKES: dict[str, Callable[[Spot], Totals | None]] = {
    "cap-ignored": _cap_ignored,
    "closed-ignored": _closed_ignored,
    "nobody-can-answer": _nobody_can_answer,
    "bet-above-stack": _bet_above_stack,
    "single-after-double": _single_after_double,
    "single-with-pair": _single_with_pair,
    "double-only": _double_only,
    "pair-doubles": _pair_doubles,
    "on-top-of-all-in": _on_top_of_all_in,
    "all-in-rounded": _all_in_rounded,
    "opening-counted": _opening_counted,
    "bring-in-and-bet": _bring_in_and_bet,
    "completion-skipped": _completion_skipped,
    "other-size": _other_size,
    "doubled-bet": _doubled_bet,
}
