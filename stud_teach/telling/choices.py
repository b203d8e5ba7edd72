"""What the next player may do, as a sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from stud_teach.engine.betting import Legal
from stud_teach.engine.events import Choice, Kind
from stud_teach.telling.catalogue import N_, Text, or_list, plain, say
from stud_teach.telling.context import Told
from stud_teach.telling.names import is_made_up, player

_WORDS: dict[Kind, Callable[[Choice], Text]] = {
    # Translators: these stand in a row after "may": "may fold, call 2 or complete to 5"
    Kind.FOLD: lambda _: say("fold"),
    Kind.CHECK: lambda _: say("check"),
    Kind.CALL: lambda choice: say("call {amount}", amount=choice.amount),
    Kind.BRING_IN: lambda choice: say("bring in {amount}", amount=choice.amount),
    Kind.COMPLETE: lambda choice: say("complete to {to}", to=_totals(choice)),
    Kind.BET: lambda choice: say("bet {to}", to=_totals(choice)),
    Kind.RAISE: lambda choice: say("raise to {to}", to=_totals(choice)),
}


def choices_text(choices: Sequence[Choice]) -> Text:
    """Return legal choices in a row: "fold, call 2 or complete to 5"."""
    return or_list([_WORDS[choice.kind](choice) for choice in choices])


def _totals(choice: Choice) -> Text:
    if choice.to:
        return or_list([plain(to) for to in choice.to])
    return plain(choice.least if choice.least == choice.most else f"{choice.least}–{choice.most}")


def next_text(legal: Legal, told: Told) -> Text:
    """Return who acts next, after the step of `told`, and what that player may do (`turn`)."""
    seat, name = legal.seat, told.names[legal.seat - 1]
    opening = told.event.kind in (Kind.DEAL, Kind.COMMUNITY)
    places: dict[str, Any] = {"seat": seat, "name": player(name, seat), "choices": choices_text(legal.choices)}
    return say(_NEXT[opening, legal.round.owes == seat, is_made_up(name, seat)], **places)


# By: does the player open the street, is the bring-in owed, has the player no name of its own?
_NEXT = {
    (False, False, False): N_("Next, clockwise: seat {seat}, {name}, may {choices}."),
    (False, False, True): N_("Next, clockwise: seat {seat} may {choices}."),
    (True, False, False): N_("First to act: seat {seat}, {name}, may {choices}."),
    (True, False, True): N_("First to act: seat {seat} may {choices}."),
    (True, True, False): N_("First to act: seat {seat}, {name}, must {choices}."),
    (True, True, True): N_("First to act: seat {seat} must {choices}."),
}
