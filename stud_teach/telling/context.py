"""What the sentences about a step are made from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from stud_teach.engine.betting import Legal
from stud_teach.engine.events import Event
from stud_teach.engine.hand import Hand
from stud_teach.engine.setup import Setup
from stud_teach.games import Street
from stud_teach.telling.catalogue import Text
from stud_teach.telling.names import player
from stud_teach.telling.streets import game_places
from stud_teach.trace.facts import Reasons
from stud_teach.trace.reasons import by_rule
from stud_teach.trace.schema import Table
from stud_teach.trace.trace import Step


class Told(NamedTuple):
    """A step: its event, the facts of its reasons by rule id (the first of each), and what the next player may do.

    `names` and `setup` are the hand's, `rules` is the name of its rule set; `table` is the table after the step as the
    viewer sees it, None where the event stands in no trace.
    """

    event: Event
    reasons: Reasons
    legal: Legal | None
    names: tuple[str, ...]
    setup: Setup
    rules: str
    table: Table | None = None

    def name(self, seat: int | None = None) -> Text:
        """Return the name of the player in `seat`, of the step's own when none is given."""
        seat = seat or self.event.seat or 1
        return player(self.names[seat - 1], seat)

    @property
    def street(self) -> Street:
        """Return the street of the step."""
        return self.setup.game.street(self.event.street)

    @property
    def streets(self) -> Mapping[str, Text]:
        """Return the places of sentences that are about the game's streets."""
        return game_places(self.setup.game)

    @property
    def who(self) -> dict[str, Any]:
        """Return the places that most messages have."""
        event = self.event
        return {"seat": event.seat, "name": self.name(), "amount": event.amount, "to": event.to}


def told(step: Step, hand: Hand) -> Told:
    """Return what the sentences about `step` of `hand` are made from."""
    return Told(step.event, by_rule(step.reasons), step.legal, hand.names, hand.setup, hand.rules, step.table)


class Words(NamedTuple):
    """The headline of a step, the lead sentence under it, and a line for the list of what happened so far."""

    title: Text
    text: Text
    brief: Text
