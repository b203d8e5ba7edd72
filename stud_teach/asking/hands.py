"""The question which five cards play for high."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import NamedTuple

from stud_teach.asking.question import OTHER, Facts, Question, Ruling, Wrong, ask
from stud_teach.cards.card import Card, card_names, known_cards
from stud_teach.cards.ranking import Category, HighHand, best_high
from stud_teach.engine.events import Kind, Seat
from stud_teach.engine.pots import Hand
from stud_teach.trace.trace import Trace

FLUSHES = (Category.FLUSH, Category.STRAIGHT_FLUSH)
STRAIGHTS = (Category.STRAIGHT, Category.STRAIGHT_FLUSH)
_NAMED = {Category.PAIR: 1, Category.TWO_PAIR: 2, Category.TRIPS: 1, Category.QUADS: 1}  # ranks before the kickers


class Shown(NamedTuple):
    """A hand shown at the showdown: its seat, the step, all cards that it may use, and how it was read."""

    seat: Seat
    step: int
    cards: tuple[Card, ...]
    read: Hand


def shown_hands(trace: Trace) -> Iterator[Shown]:
    """Yield the hands shown at the showdown."""
    for n, step in enumerate(trace.steps):
        read, event = step.event.ruled(Hand), step.event
        if event.kind is Kind.SHOW and read and event.seat is not None:
            community = step.table["community"]
            yield Shown(event.seat, n, known_cards([*event.cards, community or ""]), read)


class Fives(NamedTuple):
    """The best five of a hand, and all its fives that are worth less, each read as a high hand; the best first."""

    best: HighHand
    worse: tuple[HighHand, ...]
    cards: tuple[Card, ...]


def best_five(trace: Trace) -> Iterator[Question]:
    """Yield for each hand shown the question which five of its cards are the best high hand."""
    for shown in shown_hands(trace):
        question = _about(shown)
        if question:
            yield question


def _about(shown: Shown) -> Question | None:
    if best_high(shown.cards).value != shown.read.high.value:
        return None  # the game ranks hands in another way
    return ask(best_five_ruling(shown), wrong_fives(fives_of(shown)), order=by_cards)


def best_five_ruling(shown: Shown) -> Ruling:
    """Return what is asked about the high hand."""
    right, facts = tuple(card_names(shown.read.high.cards)), {"cards": card_names(shown.cards)}
    return Ruling("best-five", "five", "high-hand", shown.step + 1, shown.seat, right, facts, (shown.step,))


def fives_of(shown: Shown) -> Fives:
    """Return the fives of a hand."""
    best = shown.read.high
    fives = sorted((best_high(five) for five in combinations(shown.cards, 5)), key=_rank, reverse=True)
    return Fives(best, tuple(five for five in fives if five.value < best.value), shown.cards)


def by_cards(value: object) -> list[int]:
    """Return what puts choices of cards in an order that tells nothing: their cards from the highest down."""
    return sorted(-card for card in known_cards(value)) if isinstance(value, tuple) else []


def _rank(five: HighHand) -> tuple[int, list[int]]:
    return five.value, sorted(five.cards, reverse=True)


def wrong_fives(fives: Fives) -> Iterator[Wrong]:
    """Yield the fives that each mistake leads to, then others, each worth less than the ones before."""
    for mistake, five_of in MISTAKES.items():
        five = five_of(fives)
        if five is not None and five.value < fives.best.value:
            yield _as_wrong(five, mistake)
    values = {fives.best.value}
    for five in fives.worse:
        if five.value not in values:
            values.add(five.value)
            yield _as_wrong(five, OTHER)


def _as_wrong(five: HighHand, mistake: str) -> Wrong:
    return Wrong(tuple(card_names(five.cards)), mistake, hand_facts(five))


def hand_facts(hand: HighHand) -> Facts:
    """Return the facts that a high hand's name is made from."""
    return {"hand": {"category": str(hand.category), "ranks": list(hand.ranks)}}


def _best_outside(fives: Fives, categories: tuple[Category, ...]) -> HighHand | None:
    if fives.best.category not in categories:
        return None
    return next((five for five in fives.worse if five.category not in categories), None)


def _flush_missed(fives: Fives) -> HighHand | None:
    """Return the best hand that is no flush, where a flush is there."""
    return _best_outside(fives, FLUSHES)


def _straight_missed(fives: Fives) -> HighHand | None:
    """Return the best hand that is no straight, where one is there (not the one with the ace at its low end)."""
    return None if fives.best.ranks[0] == 5 else _best_outside(fives, STRAIGHTS)


def _ace_only_high(fives: Fives) -> HighHand | None:
    """Return the best hand that is no straight, where the ace makes one as the lowest card."""
    return _best_outside(fives, STRAIGHTS) if fives.best.ranks[0] == 5 else None


def _full_house_missed(fives: Fives) -> HighHand | None:
    """Return the best three of a kind, where a full house is there."""
    trips = (five for five in fives.worse if five.category is Category.TRIPS)
    return next(trips, None) if fives.best.category is Category.FULL_HOUSE else None


def _lower_of_a_kind(fives: Fives) -> HighHand | None:
    """Return the lowest hand of the same kind: a lower flush, straight, full house or pair than there could be."""
    alike = [f for f in fives.worse if f.category is fives.best.category and f.ranks[:2] != fives.best.ranks[:2]]
    return alike[-1] if alike and fives.best.category is not Category.HIGH_CARD else None


def _kicker_ignored(fives: Fives) -> HighHand | None:
    """Return the same pair, pairs or more of a kind with the lowest kickers."""
    named = _NAMED.get(fives.best.category, 0)
    same = [f for f in fives.worse if f.category is fives.best.category and f.ranks[:named] == fives.best.ranks[:named]]
    return same[-1] if same and named else None


def _highest_cards(fives: Fives) -> HighHand | None:
    """Return the five highest cards."""
    return best_high(sorted(fives.cards, reverse=True)[:5])


def _last_five(fives: Fives) -> HighHand | None:
    """Return the four up cards and the last one, as if the two first cards did not count."""
    return best_high(fives.cards[2:7]) if len(fives.cards) == 7 else None


MISTAKES: dict[str, Callable[[Fives], HighHand | None]] = {
    "flush-missed": _flush_missed,
    "straight-missed": _straight_missed,
    "ace-only-high": _ace_only_high,
    "full-house-missed": _full_house_missed,
    "kicker-ignored": _kicker_ignored,
    "lower-of-a-kind": _lower_of_a_kind,
    "highest-cards": _highest_cards,
    "last-five": _last_five,
}
