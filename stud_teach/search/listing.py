"""The points as a list: where each can be had, and which others it can never stand beside."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import TypedDict

from stud_teach.engine.rules import MAX_PLAYERS, MIN_PLAYERS, RULE_SETS
from stud_teach.games import GAMES, Limit
from stud_teach.search.catalogue import POINTS, Point, objections
from stud_teach.search.needs import Spec
from stud_teach.search.words import point_name
from stud_teach.telling.catalogue import Text


class Listed(TypedDict):
    """A point to search for: its name, the rules that it shows, where it can be had, and points that it rules out."""

    point: str
    name: Text
    shows: list[str]
    games: list[str]
    limits: list[str]
    rules: list[str]
    players: int
    not_with: list[str]


def listing() -> list[Listed]:
    """Return every point as plain values: its names, rule ids, where it can be had, and points it rules out.

    `games`, `limits` and `rules` are those in which it can be, `players` the least number; `not_with` names the points
    that never stand in one hand with it, in whatever game.
    """
    return [_entry(point) for point in POINTS.values()]


def _entry(point: Point) -> Listed:
    specs = _possible(point)
    return {
        "point": point.name,
        "name": point_name(point.name),
        "shows": list(point.rules),
        "games": [name for name in GAMES if any(spec.game.name == name for spec in specs)],
        "limits": [str(limit) for limit in Limit if any(spec.limit is limit for spec in specs)],
        "rules": [name for name in RULE_SETS if any(spec.rules == name for spec in specs)],
        "players": min(spec.players for spec in specs),
        "not_with": [other.name for other in POINTS.values() if other is not point and not _together(point, other)],
    }


def _specs() -> Iterator[Spec]:
    for game, limit, (name, house) in product(GAMES.values(), Limit, RULE_SETS.items()):
        if limit is Limit.FIXED or house.pot_limit == "offered":
            yield from (Spec(game, limit, name, house, count) for count in range(MIN_PLAYERS, MAX_PLAYERS + 1))


@cache
def _possible(point: Point) -> tuple[Spec, ...]:
    return tuple(spec for spec in _specs() if not objections((point,), spec))


def _together(one: Point, two: Point) -> bool:
    with_most = reversed(_possible(one))  # more players rule out less
    return any(not objections((two,), spec) and not objections((one, two), spec) for spec in with_most)
