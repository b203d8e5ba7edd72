"""One hand under two houses' rules: where they part, over which rules, and how the hand ends in each."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from stud_teach.comparing.difference import Parting, Topic, partings
from stud_teach.engine.events import BadSetup, Kind, Refusal, Seat
from stud_teach.engine.hand import Hand, checked_hand
from stud_teach.engine.rules import CHOICES, RULE_SETS, HouseRules, rule_set
from stud_teach.games import Limit
from stud_teach.trace.trace import Trace, trace

House = str | HouseRules | Mapping[str, object]


class Effect(StrEnum):
    """What becomes of a setting in which two houses differ, on one hand.

    PARTS: they part over it. SEEN: it can be seen and changes nothing. NONE: it makes no difference. LATER: where they
    part and cannot both go on, it had not come up.
    """

    PARTS = "parts"
    SEEN = "seen"
    NONE = "none"
    LATER = "later"


class Setting(NamedTuple):
    """A setting in which the houses differ: its value in each, and what it does to this hand."""

    one: str | int
    other: str | int
    effect: Effect


class Side(NamedTuple):
    """A hand in one house: the rule set's name, the settings changed on top of it, and the trace.

    `trace` is None where the house does not offer the game. `refused` is why the house forbids the hand, or None.
    """

    rules: str
    changes: Mapping[str, str | int]
    house: HouseRules
    trace: Trace | None
    refused: Refusal | None

    @property
    def finished(self) -> bool:
        """Return whether the pots have been paid."""
        return self.trace is not None and self.trace.table.finished

    def won(self, seat: Seat) -> int | None:
        """Return the chips that `seat` won, None when the hand does not get to its end."""
        return self.trace.table.seats[seat].won if self.trace and self.finished else None


class Comparison(NamedTuple):
    """A hand in two houses: both sides, all points where they part in order, and how their rules differ."""

    hand: Hand
    sides: tuple[Side, Side]
    partings: tuple[Parting, ...]
    settings: Mapping[str, Setting]

    @property
    def same(self) -> bool:
        """Return whether both houses decide everything in this hand alike."""
        return not self.partings

    @property
    def parts_at(self) -> Parting | None:
        """Return where the houses part for the first time."""
        return self.partings[0] if self.partings else None

    def won(self) -> dict[Seat, tuple[int | None, int | None]]:
        """Return what each seat won in each house; None in a house where the hand does not get to its end."""
        seats = range(1, len(self.hand.setup.stacks) + 1)
        return {seat: (self.sides[0].won(seat), self.sides[1].won(seat)) for seat in seats}


def compare(
    hand: Hand, one: House = "room", other: House | None = None, house: Mapping[str, object] | None = None
) -> Comparison:
    """Return `hand` under the rules `one` and under the rules `other`.

    Each is a rule set's name, with the hand's own changes on top; or settings by id, on top of the hand's own rules;
    or HouseRules as they are. `house` changes settings of the second side. Without `other` it is `one` so changed, and
    without changes too the casino's rules, or the room's where `one` is not the room's.
    Raises HouseError for rules that do not exist or do not go together, BadSetup for what is no hand.

    >>> parting = compare(scenario("odd-chip-by-suit"), "room", "casino").parts_at
    >>> parting.rule, parting.street
    ('odd-chip', 'showdown')
    """
    checked_hand(hand)
    sides = (_side(hand, one), _side(hand, _other(one, other, house), house))
    found = _partings(*sides)
    return Comparison(hand, sides, found, _settings(hand, sides, found))


def _other(one: House, other: House | None, house: Mapping[str, object] | None) -> House:
    if other is not None:
        return other
    if house:
        return one
    return "casino" if one == "room" else "room"


# A side


def _side(hand: Hand, wanted: House, changes: Mapping[str, object] | None = None) -> Side:
    rules, house = _house(hand, wanted)
    house = house.with_settings(changes or {})
    preset = rule_set(rules).settings()
    changed = {key: value for key, value in house.settings().items() if preset[key] != value}
    try:
        played = Hand(
            hand.setup._replace(house=house), hand.names, hand.actions, rules=rules, lesson=hand.lesson, seed=hand.seed
        )
    except BadSetup as bad:  # the set-up was good in the hand's own house, so this one does not offer such a game
        return Side(rules, changed, house, None, bad.refusal)
    found = trace(played)
    return Side(rules, changed, house, found, found.refused.refusal if found.refused else None)


def _house(hand: Hand, wanted: House) -> tuple[str, HouseRules]:
    """Return the rule set's name and the rules that `wanted` stands for."""
    if isinstance(wanted, HouseRules):
        return _nearest(wanted), wanted
    if isinstance(wanted, Mapping):
        return hand.rules, hand.setup.house.with_settings(wanted)
    return wanted, rule_set(wanted).with_settings(hand.house_changes())


def _nearest(house: HouseRules) -> str:
    """Return the name of the rule set that differs from `house` in the fewest settings."""
    own = house.settings().items()
    return min(RULE_SETS, key=lambda name: len(own - RULE_SETS[name].settings().items()))


def _partings(one: Side, other: Side) -> tuple[Parting, ...]:
    if one.trace and other.trace:
        return partings(one.trace, other.trace)
    if one.refused and other.refused:
        return ()
    return (Parting(Topic.GAME, "pot-limit", "pot-limit", "ante", (None, None), {}),)


# The settings


def _settings(hand: Hand, sides: tuple[Side, Side], found: tuple[Parting, ...]) -> dict[str, Setting]:
    one, other = (side.house.settings() for side in sides)
    return {
        key: Setting(one[key], other[key], _effect(key, hand, sides, found))
        for key in CHOICES
        if one[key] != other[key]
    }


def _effect(key: str, hand: Hand, sides: tuple[Side, Side], found: tuple[Parting, ...]) -> Effect:
    if key in {parting.setting for parting in found}:
        return Effect.PARTS
    if key in _SEEN_BY and _happens(sides[0], key) != _happens(sides[1], key):
        return Effect.SEEN
    both_end = sides[0].finished == sides[1].finished and not any(side.refused for side in sides)
    return Effect.NONE if both_end or key in _void(hand) else Effect.LATER


def _void(hand: Hand) -> set[str]:
    """Return the settings that this hand's game and limit know nothing of."""
    limit, game = hand.setup.limit, hand.setup.game
    void = {"pot-limit"} if limit is Limit.FIXED else {"raise-cap", "raise-cap-heads-up", "pair-on-fourth"}
    knows = {
        "bring-in": limit in game.highest_opens,
        "pair-on-fourth": game.pair_doubles,
        "first-actor-tie": not game.low,
    }
    return void | {setting for setting, known in knows.items() if not known}


_SEEN_BY = {"burn": Kind.BURN, "deck-short": Kind.RESHUFFLE}


def _happens(side: Side, setting: str) -> bool:
    return side.trace is not None and any(step.event.kind is _SEEN_BY[setting] for step in side.trace.steps)
