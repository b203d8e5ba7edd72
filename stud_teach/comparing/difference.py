"""Where two houses part on the same hand: the first and every further point at which they decide in different ways.

That is who opens or shows first, what a player may do, which cards the last street brings, whether there is betting on
it, who gets which share. A burned card alone parts nobody: it is never known, and the hand goes on as it would.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum
from itertools import zip_longest
from typing import Any, NamedTuple

from stud_teach.engine.betting import Legal
from stud_teach.engine.events import Event, Kind
from stud_teach.engine.pots import Award
from stud_teach.trace.trace import Step, Trace


class Topic(StrEnum):
    """What two houses may decide in different ways."""

    GAME = "game"
    BRING_IN = "bring-in"
    FIRST_ACTOR = "first-actor"
    CHOICES = "choices"
    LAST_CARD = "last-card"
    BETTING = "betting"
    SHOWS_FIRST = "shows-first"
    SHARES = "shares"
    ACTION = "action"


class Parting(NamedTuple):
    """One point where the houses part: over what, by which rule, at which step of each trace (from 0), and the facts.

    `setting` is the setting behind it; `at` holds None for a house in which the hand has no such step. `facts` are
    plain values; those that differ are pairs. The street is that of the step.
    """

    topic: Topic
    rule: str
    setting: str
    street: str
    at: tuple[int | None, int | None]
    facts: Mapping[str, Any]


class _At(NamedTuple):
    """A step and its number in its trace."""

    n: int
    step: Step


_UNSEEN = (Kind.BURN, Kind.RESHUFFLE)  # what happens to cards that nobody knows parts nobody
_ENDING = (Kind.SHOW, Kind.MUCK, Kind.AWARD)


def partings(one: Trace, other: Trace) -> tuple[Parting, ...]:
    """Return every point where two houses part on one hand, as long as it goes on in both; each once a street.

    `one` and `other` are the traces of the same actions in each.
    """
    return tuple(_once(_partings(one, other)))


def _partings(one: Trace, other: Trace) -> Iterator[Parting]:
    for mine, yours in zip_longest(_visible(one), _visible(other)):
        if mine is None or yours is None:
            yield from _one_stops(one, other, mine or yours)
            return
        if _facts_of(mine.step.event) != _facts_of(yours.step.event):
            yield from _different_events(mine, yours)
            if mine.step.event.kind not in _ENDING or yours.step.event.kind not in _ENDING:
                return
        else:
            yield from _different_decisions(mine, yours)


def _visible(trace: Trace) -> list[_At]:
    return [_At(n, step) for n, step in enumerate(trace.steps) if step.event.kind not in _UNSEEN]


def _facts_of(event: Event) -> tuple[Any, ...]:
    """Return what happened, without the rulings behind it; of an award, which part of which pot it is."""
    award = event.ruled(Award)
    of_it = (award.pot.number, award.part.part, award.share.odd) if award else ()
    return (*event._replace(rulings=()), *of_it)


def _once(partings: Iterator[Parting]) -> Iterator[Parting]:
    """Yield each parting of a street once, as what differs in a decision differs again in the next one.

    That an action is refused is told only where nothing before it has parted the houses.
    """
    seen: set[tuple[str, ...]] = set()
    for parting in partings:
        key = (parting.topic, parting.setting, parting.street)
        if key not in seen and not (seen and parting.topic is Topic.ACTION):
            seen.add(key)
            yield parting


def _parting(topic: Topic, rule: str, mine: _At, yours: _At, **facts: Any) -> Parting:
    setting = facts.pop("setting", rule)
    return Parting(topic, rule, setting, mine.step.event.street, (mine.n, yours.n), facts)


def _different_events(mine: _At, yours: _At) -> Iterator[Parting]:
    kinds = {mine.step.event.kind, yours.step.event.kind}
    if Kind.COMMUNITY in kinds:
        yield _parting(Topic.LAST_CARD, "deck-short", mine, yours)
    elif kinds == {Kind.AWARD}:
        yield _shares(mine, yours)
    elif kinds <= {Kind.SHOW, Kind.MUCK}:
        yield from _openers(mine, yours)


def _shares(mine: _At, yours: _At) -> Parting:
    award = mine.step.event.ruling(Award)
    part, parts = award.part, (award.part, yours.step.event.ruling(Award).part)
    facts = {
        "pot": award.pot.number,
        "half": str(part.part),
        "amount": part.amount,
        "winners": [share.seat for share in part.shares],
        "odd": tuple({share.seat: share.odd for share in each.shares if share.odd} for each in parts),
    }
    return _parting(Topic.SHARES, "odd-chip", mine, yours, **facts)


def _different_decisions(mine: _At, yours: _At) -> Iterator[Parting]:
    """Yield what comes out differently after the same event: who opens or shows first, and what a player may do."""
    legal = (mine.step.legal, yours.step.legal)
    if mine.step.event.kind is Kind.COMMUNITY and (legal[0] is None) != (legal[1] is None):
        seats = tuple(each and each.seat for each in legal)
        yield _parting(Topic.BETTING, "community-no-bet", mine, yours, seats=seats)
        return
    openers = list(_openers(mine, yours))
    if openers:
        yield from openers
    elif legal[0] and legal[1] and legal[0].choices != legal[1].choices:
        yield _choices(mine, yours, legal[0], legal[1])


def _openers(mine: _At, yours: _At) -> Iterator[Parting]:
    """Yield the parting over who brings it in, acts first or shows first."""
    one, other = mine.step.table["opener"], yours.step.table["opener"]
    if one and other and one != other:
        topic = Topic(one["as"])
        rule = "bring-in" if topic is Topic.BRING_IN else "first-actor-tie"
        yield _parting(topic, rule, mine, yours, seats=(one["seat"], other["seat"]))


def _choices(mine: _At, yours: _At, one: Legal, other: Legal) -> Parting:
    """Return the parting over what a player may do: an open pair counts in one house only, or another cap holds."""
    facts = {"seat": one.seat, "choices": (one.choices, other.choices)}
    if one.round.open_pair != other.round.open_pair:
        pair = one.round.open_pair or other.round.open_pair
        return _parting(Topic.CHOICES, "pair-on-fourth", mine, yours, **facts, pair=pair)
    caps = (one.round.cap, other.round.cap)
    setting = "raise-cap-heads-up" if None in caps else "raise-cap"
    return _parting(Topic.CHOICES, "raise-cap", mine, yours, **facts, cap=caps, setting=setting)


def _one_stops(one: Trace, other: Trace, going: _At | None) -> Iterator[Parting]:
    """Yield the parting where only one house lets the hand go on, after steps that are the same in both."""
    stopped = one if one.refused else other
    if stopped.refused is None or going is None:
        return
    rule, last = stopped.refused.refusal.rule, len(stopped.steps) - 1
    topic = Topic.LAST_CARD if rule == "deck-short" else Topic.ACTION
    at = (last, going.n) if one.refused else (going.n, last)
    yield Parting(topic, rule, rule, going.step.event.street, at, {})
