"""Questions on the pot limit: the most that a bet or raise may come to, and the least."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from stud_teach.asking.question import OTHER, Question, Ruling, Wrong, ask
from stud_teach.asking.spot import Spot


def pot_limit_questions(spot: Spot) -> Iterator[Question]:
    """Yield the questions on the most and the least; none where there is but one amount."""
    bets = [choice for choice in spot.legal.choices if choice.least is not None]
    if not bets or bets[0].least is None or bets[0].most is None or bets[0].least == bets[0].most:
        return
    for name, right, mistakes in (("most", bets[0].most, MOST_MISTAKES), ("least", bets[0].least, LEAST_MISTAKES)):
        others = [right + spot.setup.bring_in, right + spot.setup.chip]
        if name == "least":
            others = [total for total in others if total <= bets[0].most]
        wrongs = [*wrong_totals(spot, mistakes), *(_as_wrong(total, OTHER, spot) for total in others)]
        question = ask(pot_limit_ruling(spot, name, right), wrongs)
        if question:
            yield question


def pot_limit_ruling(spot: Spot, name: str, right: int) -> Ruling:
    """Return what is asked about the pot limit: the "most" or the "least"."""
    return Ruling("legal", name, "pot-limit", spot.n, spot.seat, right, spot.facts)


def wrong_totals(spot: Spot, mistakes: dict[str, Callable[[Spot], int | None]]) -> Iterator[Wrong]:
    """Yield the totals that each of `mistakes` leads to."""
    for mistake, total_of in mistakes.items():
        total = total_of(spot)
        if total is not None and total > spot.round.top:
            yield _as_wrong(total, mistake, spot)


def _as_wrong(total: int, mistake: str, spot: Spot) -> Wrong:
    return Wrong(total, mistake, {"value": total, "seat": spot.seat})


def _pot_limit(spot: Spot) -> int:
    """Return the total that the pot allows, whatever the stack."""
    return 2 * spot.round.top - spot.bet + spot.legal.pot


def _above_stack(spot: Spot) -> int | None:
    """Return what the pot would allow, though the chips do not reach it."""
    return _pot_limit(spot) if _pot_limit(spot) > spot.bet + spot.stack else None


def _without_call(spot: Spot) -> int | None:
    """Return a raise by the pot as it is, the call left out."""
    return spot.round.top + spot.legal.pot if spot.round.top > spot.bet else None


def _pot_as_total(spot: Spot) -> int | None:
    """Return the pot after the call as the total, not as the raise."""
    return spot.legal.pot + spot.round.top - spot.bet if spot.round.top else None


def _pot_as_it_is(spot: Spot) -> int | None:
    """Return the pot as it is, without call and raise."""
    return spot.legal.pot if spot.round.top else None


def _bets_left_out(spot: Spot) -> int | None:
    """Return the maximum worked out without the bets in front of the players."""
    gathered: int = spot.table["pot"]
    in_front = spot.legal.pot - gathered
    return spot.round.top + gathered + spot.round.top - spot.bet if in_front else None


def _double_pot(spot: Spot) -> int | None:
    """Return twice the pot."""
    return 2 * spot.legal.pot


def _half_pot(spot: Spot) -> int | None:
    """Return half the pot, as in games of half-pot limit."""
    return spot.legal.pot // 2 if not spot.round.top else None


def _double_bet(spot: Spot) -> int | None:
    """Return twice the bet to call."""
    return 2 * spot.round.top


def _one_chip_more(spot: Spot) -> int | None:
    """Return one chip more than the bet to call."""
    return spot.round.top + spot.setup.chip


def _bring_in_more(spot: Spot) -> int | None:
    """Return the bring-in on top of the bet, though the last raise was bigger."""
    return spot.round.top + spot.setup.bring_in if spot.round.step > spot.setup.bring_in else None


def _twice_bring_in(spot: Spot) -> int | None:
    """Return twice the bring-in where the bring-in is enough."""
    return 2 * spot.setup.bring_in if not spot.round.top else None


def _whole_pot_least(spot: Spot) -> int | None:
    """Return the maximum as the only size."""
    return min(_pot_limit(spot), spot.bet + spot.stack)


def _short_step(spot: Spot) -> int | None:
    """Return a raise by what a short all-in added, though the last full raise counts."""
    last = spot.last_bet
    return spot.round.top + last.added if last and not last.counts else None


MOST_MISTAKES: dict[str, Callable[[Spot], int | None]] = {
    "pot-above-stack": _above_stack,
    "pot-without-call": _without_call,
    "pot-as-total": _pot_as_total,
    "bets-left-out": _bets_left_out,
    "pot-as-it-is": _pot_as_it_is,
    "half-pot": _half_pot,
    "double-pot": _double_pot,
}
LEAST_MISTAKES: dict[str, Callable[[Spot], int | None]] = {
    "short-all-in-step": _short_step,
    "bring-in-more": _bring_in_more,
    "double-bet": _double_bet,
    "twice-bring-in": _twice_bring_in,
    "one-chip-more": _one_chip_more,
    "whole-pot-least": _whole_pot_least,
}
