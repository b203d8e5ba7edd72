"""What the next player may do, as a sentence."""

from __future__ import annotations

from typing import Any

from stud_teach.engine.betting import Legal
from stud_teach.engine.events import Kind, may
from stud_teach.telling.catalogue import N_, Text, say, worded
from stud_teach.telling.context import Told
from stud_teach.telling.names import is_made_up, player


def next_text(legal: Legal, told: Told) -> Text:
    """Return who acts next, after the step of `told`, and what that player may do (`turn`)."""
    seat, name = legal.seat, told.names[legal.seat - 1]
    opening = told.event.kind in (Kind.DEAL, Kind.COMMUNITY)
    places: dict[str, Any] = {"seat": seat, "name": player(name, seat), "choices": worded(may(legal.choices))}
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
