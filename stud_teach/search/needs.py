"""What a point needs of a game, a house and a number of players, and why it cannot be without."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from stud_teach.cards.card import DECK
from stud_teach.engine.dealing import last_street
from stud_teach.engine.rules import MAX_PLAYERS, RULE_SETS, BringInCard, Burn, HouseRules, setting_id
from stud_teach.games import GAMES, Game, Limit
from stud_teach.saying.messages import Message


class Spec(NamedTuple):
    """What is played: the game, the limit, the rule set's name with the house rules, and how many players."""

    game: Game
    limit: Limit
    rules: str
    house: HouseRules
    players: int


class Objection(NamedTuple):
    """Why a hand cannot show what is asked for: a sentence, and facts for it; the points' names are still to come."""

    why: Message
    facts: dict[str, Any]


_GAME = Message("“{point}” needs the game {game}.")
_LIMIT = Message("“{point}” needs the limit {limit}.")
_PLAYERS = Message("“{point}” needs at least {least} players, not {players}.")
_SETTING = Message("“{point}” needs the house rule {setting}={value} (rules: {sets}).")
Need = Callable[[Spec], Objection | None]


def game(holds: Callable[[Game], bool]) -> Need:
    """Need a game of which something holds."""

    def need(spec: Spec) -> Objection | None:
        if holds(spec.game):
            return None
        return Objection(_GAME, {"game": ", ".join(each.name for each in GAMES.values() if holds(each))})

    return need


halves = game(lambda each: each.halves)
high_only = game(lambda each: each.low is None)
doubling = game(lambda each: each.pair_doubles)


def limit(name: Limit) -> Need:
    """Need this limit."""
    return lambda spec: None if spec.limit is name else Objection(_LIMIT, {"limit": str(name)})


def players(least: int, high_only: int = 0) -> Need:
    """Need so many players at least; in a game without a low `high_only`, if given."""

    def need(spec: Spec) -> Objection | None:
        return _too_few(spec, high_only if high_only and not spec.game.halves else least)

    return need


def house(field: str, value: object) -> Need:
    """Need this setting of the house."""

    def need(spec: Spec) -> Objection | None:
        if getattr(spec.house, field) == value:
            return None
        sets = [name for name, rules in RULE_SETS.items() if getattr(rules, field) == value]
        return Objection(_SETTING, {"setting": setting_id(field), "value": str(value), "sets": ", ".join(sets)})

    return need


def highest_brings_in(spec: Spec) -> Objection | None:
    """Need a game and a limit with that rule, and a house that goes by it: elsewhere the lowest card brings it in."""
    limits = spec.game.highest_opens
    by_limit = None if spec.limit in limits else Objection(_LIMIT, {"limit": ", ".join(limits)})
    return _opened_by_highest(spec) or by_limit or house("bring_in", BringInCard.BY_LIMIT)(spec)


_opened_by_highest = game(lambda each: bool(each.highest_opens))


def capped(spec: Spec) -> Objection | None:
    """Need a cap on raises: fixed limit, and three players where the house lifts the cap for two."""
    if spec.limit is not Limit.FIXED:
        return Objection(_LIMIT, {"limit": str(Limit.FIXED)})
    return _too_few(spec, 3 if spec.house.raise_cap_heads_up == "uncapped" else 2)


def short_deck(spec: Spec) -> Objection | None:
    """Need players enough to run the deck short before the last street."""
    return _too_few(spec, _least(spec, lambda community, reshuffle: community or reshuffle))


def community(spec: Spec) -> Objection | None:
    """Need players enough for a community card."""
    return _too_few(spec, _least(spec, lambda community, _: community))


def _least(spec: Spec, wanted: Callable[[bool, bool], bool]) -> int:
    """Return from how many players on `wanted` may come when the deck runs out: the most cards go when all stay."""
    streets = spec.game.streets
    dealt = sum(len(street.deal) for street in streets[:-1])
    for count in range(2, MAX_PLAYERS + 1):
        burned = len(streets) - 2 if spec.house.burn is Burn.EACH_STREET else 0  # for all but the first and the last
        ruling = last_street(len(DECK) - dealt * count - burned, burned, count, spec.house)
        if wanted(ruling.community, ruling.reshuffle):
            return count
    return MAX_PLAYERS + 1


def _too_few(spec: Spec, least: int) -> Objection | None:
    return None if spec.players >= least else Objection(_PLAYERS, {"least": least, "players": spec.players})
