"""The question which five cards play for high."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import NamedTuple

from stud_teach.asking.question import OTHER, Facts, Question, Ruling, Wrong, ask
from stud_teach.cards.card import Card, card_names, known_cards
from stud_teach.cards.categories import Category, HighCategory
from stud_teach.cards.ranking import HighHand, HighRanking
from stud_teach.engine.events import Kind, Seat
from stud_teach.engine.pots import Hand
from stud_teach.games import Game
from stud_teach.trace.trace import Trace

FLUSHES = (HighCategory.FLUSH, HighCategory.STRAIGHT_FLUSH)
STRAIGHTS = (HighCategory.STRAIGHT, HighCategory.STRAIGHT_FLUSH)


class Shown(NamedTuple):
    """A hand shown at the showdown: its seat, the step, all cards that it may use, how they were read, and the game."""

    seat: Seat
    step: int
    cards: tuple[Card, ...]
    read: Hand
    game: Game


def shown_hands(trace: Trace) -> Iterator[Shown]:
    """Yield the hands shown at the showdown."""
    for n, step in enumerate(trace.steps):
        read, event = step.event.ruled(Hand), step.event
        if event.kind is Kind.SHOW and read and event.seat is not None:
            community = step.table["community"]
            cards = known_cards([*event.cards, community or ""])
            yield Shown(event.seat, n, cards, read, trace.hand.setup.game)


class Fives(NamedTuple):
    """The best five of a hand, and all its fives that are worth less, each read as a high hand; the best first."""

    ranking: HighRanking
    best: HighHand
    worse: tuple[HighHand, ...]
    cards: tuple[Card, ...]


def best_five(trace: Trace) -> Iterator[Question]:
    """Yield for each hand shown the question which five of its cards are the best high hand."""
    for shown in shown_hands(trace):
        question = shown.read.high and ask(best_five_ruling(shown), wrong_fives(fives_of(shown)), order=by_cards)
        if question:
            yield question


def best_five_ruling(shown: Shown) -> Ruling:
    """Return what is asked about the high hand."""
    right, facts = tuple(card_names(shown.read.best.cards)), {"cards": card_names(shown.cards)}
    return Ruling("best-five", "five", "high-hand", shown.step + 1, shown.seat, right, facts, (shown.step,))


def fives_of(shown: Shown) -> Fives:
    """Return the fives of a hand in a game that ranks highs."""
    ranking, best = shown.game.high, shown.read.high
    assert ranking is not None
    assert best is not None
    fives = sorted((ranking.best(five) for five in combinations(shown.cards, 5)), key=_rank, reverse=True)
    return Fives(ranking, best, tuple(five for five in fives if five.value < best.value), shown.cards)


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
    return {"hand": {"category": hand.category, "ranks": list(hand.ranks)}}


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
    trips = (five for five in fives.worse if five.category == HighCategory.TRIPS)
    return next(trips, None) if fives.best.category == HighCategory.FULL_HOUSE else None


def _lower_of_a_kind(fives: Fives) -> HighHand | None:
    """Return the lowest hand of the same kind: a lower flush, straight, full house or pair than there could be."""
    alike = [f for f in fives.worse if f.category == fives.best.category and f.ranks[:2] != fives.best.ranks[:2]]
    return alike[-1] if alike and fives.best.category != HighCategory.HIGH_CARD else None


def _kicker_ignored(fives: Fives) -> HighHand | None:
    """Return the same pair, pairs or more of a kind with the lowest kickers."""
    category = fives.best.category
    naming = category.naming(fives.best.ranks)
    same = [five for five in fives.worse if five.category == category and category.naming(five.ranks) == naming]
    return same[-1] if same and category.kickers else None


def _highest_cards(fives: Fives) -> HighHand | None:
    """Return the five highest cards."""
    return fives.ranking.best(sorted(fives.cards, reverse=True)[:5])


def _last_five(fives: Fives) -> HighHand | None:
    """Return the five last cards, as if the two first ones did not count."""
    return fives.ranking.best(fives.cards[2:]) if len(fives.cards[2:]) == 5 else None


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
