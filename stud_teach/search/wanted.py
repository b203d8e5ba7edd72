"""What is to be played: what somebody wants, and for the rest what the points need."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product
from typing import NamedTuple

from stud_teach.engine.building import equal_stacks
from stud_teach.engine.rules import MAX_PLAYERS, RULE_SETS, rule_set
from stud_teach.games import GAMES, Limit
from stud_teach.saying.checks import one_of
from stud_teach.search.catalogue import Point, objections
from stud_teach.search.errors import Impossible
from stud_teach.search.needs import Objection, Spec

_PLAYERS = (6, MAX_PLAYERS)  # where nobody says how many: the usual, and as many as there can be


class Wanted(NamedTuple):
    """What somebody wants played; None: whatever the points need."""

    game: str | None = None
    limit: str | None = None
    players: int | None = None
    rules: str | None = None
    house: Mapping[str, object] = {}

    def specs(self) -> Iterator[Spec]:
        """Yield what may be played, the usual first; raises HouseError, BadSetup or ValueError for others."""
        if self.game is not None:
            one_of(self.game, "game", GAMES)
        if self.limit is not None:
            one_of(self.limit, "limit", Limit)
        if self.players is not None:
            equal_stacks(self.players)  # raises for what no table seats
        sets = RULE_SETS if self.rules is None else (self.rules,)
        limits = tuple(Limit) if self.limit is None else (Limit(self.limit),)
        seats = _PLAYERS if self.players is None else (self.players,)
        games = GAMES if self.game is None else (self.game,)
        for rules, limit, players, game in product(sets, limits, seats, games):
            yield Spec(GAMES[game], limit, rules, rule_set(rules).with_settings(self.house), players)


def chosen(points: Sequence[Point], wanted: Wanted) -> Spec:
    """Return the first of the `wanted` games in which all `points` may be; raises Impossible where there is none."""
    specs = list(wanted.specs())
    for spec in specs:
        if not any(objections(group, spec) for group in _groups(points)):
            return spec
    for group in _groups(points):
        found = [objections(group, spec) for spec in specs]
        if all(found):
            raise Impossible([point.name for point in group], found[0])
    raise Impossible(*_clash(points, specs))


def _groups(points: Sequence[Point]) -> Iterator[tuple[Point, ...]]:
    yield from ((point,) for point in points)
    yield from combinations(points, 2)


def _clash(points: Sequence[Point], specs: Sequence[Spec]) -> tuple[list[str], list[Objection]]:
    """Return two points (all of them, failing that) that are possible only in different games, and what they need."""
    for pair in combinations(points, 2):
        if all(_refused(pair, spec) for spec in specs):
            points = pair
            break
    found: dict[str, Objection] = {}
    for point in points:
        for spec in specs:
            for refused in objections((point,), spec):
                found.setdefault(point.name, refused)
    return list(found), list(found.values())


def _refused(pair: tuple[Point, ...], spec: Spec) -> bool:
    return any(objections(group, spec) for group in _groups(pair))
