"""Several hands compared: who has the best high and the best low, against whom, and which ranks decide."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from stud_teach.cards.card import Card
from stud_teach.cards.ranking import HighHand
from stud_teach.engine.pots import Hand
from stud_teach.pictures.part import sentence
from stud_teach.pictures.schema import Sentence
from stud_teach.telling.catalogue import N_, Text, and_list, say
from stud_teach.telling.names import best_name, letters, low_name


class Entry(NamedTuple):
    """One of the hands: its number, its name (`named`: by the reader), its cards, and what they make."""

    n: int
    name: Text
    named: bool
    cards: tuple[Card, ...]
    read: Hand


class Outcome(NamedTuple):
    """What the hands that win something win, by number, and the sentences that say why."""

    results: dict[int, Text]
    sentences: list[Sentence]


def compared(entries: Sequence[Entry], low_game: bool) -> Outcome:
    """Return how several hands come out against each other (`high-hand`, `low-hand`, `split-tie`)."""
    highs = _ranked(entries, {entry.n: -entry.read.worth for entry in entries})
    lows = _ranked(entries, {entry.n: entry.read.low.value for entry in entries if entry.read.low})
    results = {
        entry.n: say(_RESULTS[low_game, entry in highs[0], entry in lows[0] if lows else False])
        for entry in entries
        if entry in highs[0] or (lows and entry in lows[0])
    }
    return Outcome(results, [*_high(highs, low_game), *(_low(lows) if low_game else ())])


def _ranked(entries: Sequence[Entry], values: dict[int, int]) -> list[list[Entry]]:
    """Return the hands that have a value, the best (smallest) first, equal ones together."""
    return [[entry for entry in entries if values.get(entry.n) == value] for value in sorted(set(values.values()))]


# By: has the game a low? Is the hand among the best highs, and among the best lows?
_RESULTS = {
    (False, True, False): N_("the best hand"),
    (True, True, False): N_("the best high"),
    (True, False, True): N_("the best low"),
    (True, True, True): N_("the best both ways"),
}


def _names(entries: Iterable[Entry]) -> Text:
    return and_list(entry.name for entry in entries)


# High


def _high(ranked: list[list[Entry]], low_game: bool) -> Iterator[Sentence]:
    best = ranked[0]
    places = {"names": _names(best), "best": best_name(best[0].read)}
    if len(best) > 1:
        message = N_("Equal best highs: {names}, {best}.") if low_game else N_("Equal best hands: {names}, {best}.")
        yield _shared(say(message, **places))
        return
    message = N_("The best high: {names}, {best}.") if low_game else N_("The best hand: {names}, {best}.")
    yield sentence(say(message, **places), "high-hand")
    yield sentence(_what_decides(best[0], ranked[1][0]), "high-hand")


def _shared(text: Text) -> Sentence:
    together = say("{sentence} They share; suits never part hands.", sentence=text)
    return sentence(together, "split-tie", ours=True)


def _what_decides(best: Entry, second: Entry) -> Text:
    """Return why one high beats the other: by its kind, or by the first rank that differs."""
    mine, theirs = best.read.best, second.read.best
    if isinstance(mine, HighHand) and isinstance(theirs, HighHand) and mine.category != theirs.category:
        names = [best_name(entry.read) for entry in (best, second)]
        return say("The kind of hand decides: {best} beats {second}.", best=names[0], second=names[1])
    message = N_("Both are the same kind of hand; rank by rank, {best} against {second}: {a} beats {b}.")
    return say(
        message, best=letters(mine.ranks), second=letters(theirs.ranks), **_first_difference(mine.ranks, theirs.ranks)
    )


def _first_difference(mine: Sequence[int], theirs: Sequence[int]) -> dict[str, str]:
    a, b = next((a, b) for a, b in zip(mine, theirs, strict=True) if a != b)
    return {"a": letters([a]), "b": letters([b])}


# Low


def _low(ranked: list[list[Entry]]) -> Iterator[Sentence]:
    if not ranked:
        yield sentence(say("None of the hands has a low, so the high takes all."), "hi-lo", ours=True)
        return
    best = ranked[0]
    low = best[0].read.low
    assert low is not None
    places = {"names": _names(best), "low": low_name(low.ranks)}
    if len(best) > 1:
        yield _shared(say("Equal best lows: {names}, {low}.", **places))
    elif len(ranked) == 1:
        yield sentence(say("The only low: {names}, {low}.", **places), "low-hand")
    else:
        yield sentence(say("The best low: {names}, {low}.", **places), "low-hand")
        second = ranked[1][0].read.low
        assert second is not None
        message = N_("Lows are compared from the highest card down, {best} against {second}: {a} beats {b}.")
        ranks = {"best": letters(low.ranks), "second": letters(second.ranks)}
        yield sentence(say(message, **ranks, **_first_difference(low.ranks, second.ranks)), "low-hand", ours=True)
