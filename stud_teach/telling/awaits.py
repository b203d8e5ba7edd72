"""What a hand that is not over waits for, as a line of text: whose turn it is, or which cards are due."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from stud_teach.engine.events import Seat
from stud_teach.engine.refusals import Phase
from stud_teach.engine.table import Table
from stud_teach.telling.catalogue import N_, Text, say
from stud_teach.telling.names import is_made_up, player
from stud_teach.telling.streets import street_heading


def awaits(table: Table, names: Sequence[str]) -> Text:
    """Return what the table waits for, without a full stop."""
    return _AWAITS[table.phase](table, names)


def not_over(table: Table, names: Sequence[str]) -> Text:
    """Return that the hand goes on, and with what."""
    return say("The hand is not over. {awaits}.", awaits=awaits(table, names))


def _decision(table: Table, names: Sequence[str]) -> Text:
    return _of_seat(N_("Seat {seat}, {name}, acts"), N_("Seat {seat} acts"), names, table.to_act or 0)


def _cards(table: Table, names: Sequence[str]) -> Text:
    seat, street = table.awaited().seat or 0, street_heading(table.setup.game, table.street_name)
    if len(table.deal_queue) < len(table.live):
        return _of_seat(
            N_("{street}: the next cards go to seat {seat}, {name}"),
            N_("{street}: the next cards go to seat {seat}"),
            names,
            seat,
            street=street,
        )
    return _of_seat(
        N_("{street}: cards are due, seat {seat}, {name}, first"),
        N_("{street}: cards are due, seat {seat} first"),
        names,
        seat,
        street=street,
    )


def _of_seat(message: str, made_up: str, names: Sequence[str], seat: Seat, **values: Any) -> Text:
    name = names[seat - 1]
    return say(made_up if is_made_up(name, seat) else message, seat=seat, name=player(name, seat), **values)


_AWAITS: dict[Phase, Callable[[Table, Sequence[str]], Text]] = {
    Phase.DEAL: _cards,
    Phase.COMMUNITY: lambda *_: say("The deck is too short: one community card is due"),
    Phase.ACT: _decision,
    Phase.UNKNOWN: lambda *_: say("Nobody can be shown to act first: up cards are unknown"),
    Phase.SHOW: lambda *_: say("Showdown: the hands are shown"),
    Phase.OVER: lambda *_: say("The hand is over"),
}
