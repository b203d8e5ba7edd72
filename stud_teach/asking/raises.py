"""The question how many raises of a round are left."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from stud_teach.asking.question import AGGRESSIVE, OTHER, Question, Ruling, Wrong, ask
from stud_teach.asking.spot import Spot, spots
from stud_teach.engine.events import Kind
from stud_teach.engine.rules import RULE_SETS, HeadsUp
from stud_teach.games import Limit
from stud_teach.trace.trace import Trace

ANY = "any"  # as many as anybody likes: the round has no cap


def raises_left(trace: Trace) -> Iterator[Question]:
    """Yield the question how many raises are left, after each bet, completion or raise in fixed limit."""
    for spot in spots(trace):
        if spot.setup.limit is Limit.FIXED and trace.steps[spot.n - 1].event.kind in AGGRESSIVE:
            question = _about(spot)
            if question:
                yield question


def left(spot: Spot) -> int | str:
    """Return how many raises are left in the round."""
    return ANY if spot.round.cap is None else spot.round.cap - spot.round.raises


def _about(spot: Spot) -> Question | None:
    facts = {**spot.facts, "cap": spot.round.cap, "raises": spot.round.raises, "house_cap": spot.setup.house.raise_cap}
    ruling = Ruling("raises-left", "left", "raise-cap", spot.n, None, left(spot), facts)
    return ask(ruling, _wrong(spot), order=lambda value: 10**6 if value == ANY else value)


def _wrong(spot: Spot) -> Iterator[Wrong]:
    for mistake, count_of in MISTAKES.items():
        count = count_of(spot)
        if count == ANY or (isinstance(count, int) and count >= 0):
            yield Wrong(count, mistake, {"capped": spot.round.cap is not None})
    cap = spot.round.cap or spot.setup.house.raise_cap
    for count in (cap - spot.round.raises - 1, cap - spot.round.raises + 1, cap, 0, 1):
        limit = spot.round.raises + count  # in the round, if so many were left
        if count >= 0 and limit != spot.setup.house.raise_cap:
            yield Wrong(count, OTHER, {"value": count, "limit": limit})


def _counted(spot: Spot, extra: int) -> int | None:
    """Return what would be left with `extra` raises counted besides the real ones."""
    return None if spot.round.cap is None else spot.round.cap - spot.round.raises - extra


def _opening(spot: Spot, kind: Kind) -> int | None:
    opened = any(event.kind is kind and ruling.opens for event, ruling in spot.bets)
    return _counted(spot, 1) if opened else None


def _completion_counted(spot: Spot) -> int | None:
    """Return the count with the completion as a raise."""
    return _opening(spot, Kind.COMPLETE)


def _bet_counted(spot: Spot) -> int | None:
    """Return the count with the bet as a raise."""
    return _opening(spot, Kind.BET)


def _short_all_in_counted(spot: Spot) -> int | None:
    """Return the count with a short all-in as a raise, though it was less than half of one."""
    return _counted(spot, 1) if any(not ruling.counts for _, ruling in spot.bets) else None


def _half_all_in_left_out(spot: Spot) -> int | None:
    """Return the count without an all-in of half a raise or more."""
    halves = [r for _, r in spot.bets if r.counts and not r.opens and r.added < r.step]
    return _counted(spot, -1) if halves else None


def _double_counted_twice(spot: Spot) -> int | None:
    """Return the count with each raise of two limits as two raises."""
    small, big = spot.setup.small_bet, spot.setup.big_bet
    doubles = spot.round.open_pair and big > small
    doubled = [r for _, r in spot.bets if doubles and r.counts and not r.opens and r.added >= big]
    return _counted(spot, len(doubled)) if doubled else None


def _cap_heads_up(spot: Spot) -> int | str | None:
    """Return what a cap would leave where two players have none, or no cap where it holds between two."""
    if spot.round.cap is None:
        return max(spot.setup.house.raise_cap - spot.round.raises, 0)
    still_in = [told for told in spot.table["seats"].values() if told["state"] in ("in", "all-in")]
    return ANY if len(still_in) == 2 and spot.setup.house.raise_cap_heads_up is HeadsUp.CAPPED else None


def _began_with_more(spot: Spot) -> str | None:
    """Return no cap where two are left of more who began the round: in a house that lifts it for two who begin it."""
    still_in = [told for told in spot.table["seats"].values() if told["state"] in ("in", "all-in")]
    lifted = spot.setup.house.raise_cap_heads_up is HeadsUp.UNCAPPED
    return ANY if spot.round.cap is not None and lifted and len(still_in) == 2 else None


def _other_house(spot: Spot) -> int | None:
    """Return what another house's cap would leave."""
    own = spot.round.cap
    caps = [house.raise_cap for house in RULE_SETS.values() if house.raise_cap != own]
    return caps[0] - spot.round.raises if own is not None and caps else None


def _none_taken_off(spot: Spot) -> int | None:
    """Return the cap itself, as if no raise had been made."""
    return spot.round.cap if spot.round.raises else None


MISTAKES: dict[str, Callable[[Spot], int | str | None]] = {
    "double-counted-twice": _double_counted_twice,
    "short-all-in-counted": _short_all_in_counted,
    "half-all-in-left-out": _half_all_in_left_out,
    "completion-counted": _completion_counted,
    "bet-counted": _bet_counted,
    "cap-heads-up": _cap_heads_up,
    "began-with-more": _began_with_more,
    "none-taken-off": _none_taken_off,
    "other-house-cap": _other_house,
}
