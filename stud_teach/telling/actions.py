"""The words of decisions: bringing in, betting, raising, calling, checking, folding."""

from __future__ import annotations

from collections.abc import Callable

from stud_teach.engine.events import Kind
from stud_teach.telling.catalogue import Text, say
from stud_teach.telling.context import Told, Words
from stud_teach.telling.openings import bring_in_words


def _paid(told: Told) -> Text:
    """Return what the player puts in."""
    if told.event.all_in:
        return say("{name} puts in the last {amount}, {to} in all on this street, and is all-in.", **told.who)
    if told.event.amount == told.event.to:
        return say("{name} puts in {amount}.", **told.who)
    return say("{name} puts in {amount} more, {to} in all on this street.", **told.who)


def _too_short(told: Told) -> bool:
    """Return whether the step is an all-in that does not count as a full bet or raise (`all-in`)."""
    all_in = told.reasons.get("all-in")
    return all_in is not None and "counts" in all_in and not all_in["counts"]


def _doubled(told: Told) -> bool:
    """Return whether the step is the double bet that an open pair allows (`pair-on-fourth`)."""
    pair = told.reasons.get("pair-on-fourth")
    return pair is not None and "doubled" in pair and pair["doubled"]


def _bet(told: Told) -> Words:
    if _too_short(told):
        title = say("Seat {seat} is all-in for {to}: too short to be a full bet", **told.who)
        return Words(title, _paid(told), say("{name} is all-in for {to}", **told.who))
    if told.event.all_in:
        title = say("Seat {seat} bets {to}, all-in", **told.who)
        return Words(title, _paid(told), say("{name} bets {to}, all-in", **told.who))
    title = say("Seat {seat} bets {to}", **told.who)
    if "bring-in" in told.reasons:
        title = say("Seat {seat} opens for {to} instead of bringing it in", **told.who)
    elif _doubled(told):
        title = say("Seat {seat} bets two limits, {to}", **told.who)
    return Words(title, _paid(told), say("{name} bets {to}", **told.who))


def _complete(told: Told) -> Words:
    if told.event.all_in:
        title = say("Seat {seat} completes to {to}, all-in", **told.who)
        return Words(title, _paid(told), say("{name} completes to {to}, all-in", **told.who))
    title = say("Seat {seat} completes to {to}", **told.who)
    return Words(title, _paid(told), say("{name} completes to {to}", **told.who))


def _raise(told: Told) -> Words:
    if _too_short(told):
        title = say("Seat {seat} is all-in for {to}: too short to be a raise", **told.who)
        return Words(title, _paid(told), say("{name} is all-in for {to}", **told.who))
    if told.event.all_in:
        title = say("Seat {seat} raises to {to}, all-in", **told.who)
        return Words(title, _paid(told), say("{name} raises to {to}, all-in", **told.who))
    title = say("Seat {seat} raises to {to}", **told.who)
    if _doubled(told):
        title = say("Seat {seat} raises by two limits, to {to}", **told.who)
    return Words(title, _paid(told), say("{name} raises to {to}", **told.who))


def _call(told: Told) -> Words:
    if told.event.all_in:
        title = say("Seat {seat} calls {amount}, all-in", **told.who)
        return Words(title, _paid(told), say("{name} calls {amount}, all-in", **told.who))
    title = say("Seat {seat} calls {amount}", **told.who)
    return Words(title, _paid(told), say("{name} calls {amount}", **told.who))


def _check(told: Told) -> Words:
    text = say("{name} bets nothing and stays in the hand.", **told.who)
    return Words(say("Seat {seat} checks", **told.who), text, say("{name} checks", **told.who))


def _fold(told: Told) -> Words:
    text = say("{name} gives up the hand and can’t win this pot.", **told.who)
    return Words(say("Seat {seat} folds", **told.who), text, say("{name} folds", **told.who))


WORDS: dict[Kind, Callable[[Told], Words]] = {
    Kind.BRING_IN: bring_in_words,
    Kind.BET: _bet,
    Kind.COMPLETE: _complete,
    Kind.RAISE: _raise,
    Kind.CALL: _call,
    Kind.CHECK: _check,
    Kind.FOLD: _fold,
}
