"""A trace as plain values, record by record, without words: what `as_json` makes, and `replay --json` prints worded.

Seats are numbers from 1, or as keys of an object strings; amounts are chips; cards are names such as "As", "??" for one
that is not known.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NotRequired, TypedDict

from stud_teach.engine.events import Kind
from stud_teach.engine.pots import Part
from stud_teach.games import Limit
from stud_teach.trace.facts import Nothing

# The table after a step


class SeatNow(TypedDict):
    """A seat: its chips behind and in front, its cards and whether each lies face up, and what it has won so far.

    `shown` is true once down cards have been turned up too.
    """

    stack: int
    bet: int
    state: Literal["in", "all-in", "folded", "mucked"]
    cards: list[str]
    up: list[bool]
    shown: bool
    won: int


Opener = TypedDict("Opener", {"seat": int, "as": Literal["bring-in", "first-actor", "shows-first"]})
Opener.__doc__ = "Who opens the street, or shows first."


class Table(TypedDict):
    """What lies on the table: the chips gathered (in each pot where there are several), a community card, the seats.

    `to_act` is the seat whose decision is awaited.
    """

    street: str
    deck: int
    pot: int
    pots: list[int] | None
    community: str | None
    opener: Opener | None
    to_act: int | None
    seats: dict[str, SeatNow]


# Steps


class Action(TypedDict):
    """Something that a player may do: a call of `amount`, a bet or raise to one of `to`, or from `min` to `max`."""

    kind: Kind
    amount: NotRequired[int]
    min: NotRequired[int]
    max: NotRequired[int]
    to: NotRequired[list[int]]


class Legal(TypedDict):
    """Who is to act next, and what that player may do."""

    seat: int
    actions: list[Action]


class Reason(TypedDict):
    """A rule point that a step rests on, and the facts that it was applied to (`stud_teach.trace.facts`)."""

    rule: str
    facts: Mapping[str, object]


class Awarded(TypedDict):
    """Which half of which pot is paid, and how many chips of it are odd ones."""

    pot: int
    half: Part
    odd: int


class Event(TypedDict):
    """What happened in a step, and what has changed at the table.

    `amount` is what moves, `to` the player's total on the street after it; `up` says of each card whether it lies face
    up; `rule` is the id of the one rule that the step rests on most; `legal` is known after the last step of an action.
    `table` is to be merged into the table before the step: objects merge, everything else replaces.
    """

    n: int
    street: str
    kind: Kind
    seat: int | None
    amount: int | None
    to: int | None
    all_in: bool
    cards: list[str]
    up: list[bool]
    rule: str
    facts: Awarded | Nothing
    legal: Legal | None
    table: dict[str, object]


class Step(Event):
    """What happened in a step, and the reasons behind it."""

    reasons: list[Reason]


# The hand


class Seated(TypedDict):
    """Who sits where, with how many chips before the antes."""

    seat: int
    name: str
    stack: int


class Refused(TypedDict):
    """The first action that the rules forbid: the step and the action's number, the rule, what is wrong with it.

    `allowed_by` are the rule sets that allow it.
    """

    step: int
    action: int | None
    rule: str
    fault: str
    allowed_by: list[str]


class BringIn(TypedDict):
    """Who brings it in and for how much, null as long as nobody has; `acts` is the seat that is asked first.

    `tied` are the seats with a door card of that rank, and `by_suit` says that there are several.
    """

    seat: int
    amount: int | None
    acts: int
    tied: list[int]
    by_suit: bool


class Pot(TypedDict):
    """A pot, and the seats that can win it."""

    amount: int
    seats: list[int]


class Award(TypedDict):
    """What a seat is paid of one half of one pot, or of the whole of it; `odd` chips of that are odd ones.

    `hand` are the five cards that win it, null where no hand decides; `low_hand` those of a whole pot won both ways.
    """

    pot: int
    half: Part
    seat: int
    amount: int
    odd: int
    hand: list[str] | None
    low_hand: list[str] | None


class Hand(TypedDict):
    """A hand as it was played, as far as it goes.

    `house` are its house rules by setting, `first_actor` who acted first by street, `pots` those that are paid or
    stand, the main pot first; `shown` are the seats in the order of showing, `won` and `stacks` chips by seat.
    """

    schema: Literal["stud-teach/trace/1"]
    game: str
    limit: Limit
    rules: str
    house: dict[str, str | int]
    stakes: dict[str, int]
    finished: bool
    refused: Refused | None
    bring_in: BringIn | None
    first_actor: dict[str, int]
    pots: list[Pot]
    shown: list[int]
    won: dict[str, int]
    stacks: dict[str, int]


class Trace(Hand):
    """A hand with its players, its steps, and what was paid, in the order of settling."""

    seats: list[Seated]
    steps: list[Step]
    awards: list[Award]
