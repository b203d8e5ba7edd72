"""What can be practised: the kinds of questions, and the points of a search that questions are about."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from stud_teach.asking import KINDS
from stud_teach.games import HIGH_LOW
from stud_teach.saying.messages import Message, both, hint
from stud_teach.saying.quoting import literal
from stud_teach.search import POINTS

Settings = Mapping[str, Any]


class Source(NamedTuple):
    """Where questions come from: deals that show `points`, played as `settings` say; of them those about `rules`."""

    points: tuple[str, ...]
    settings: Settings = MappingProxyType({})
    rules: tuple[str, ...] = ()


class Topic(NamedTuple):
    """What is practised: its name, the kinds of its questions, and their sources, plain ones before rare ones."""

    name: str
    kinds: tuple[str, ...]
    sources: tuple[Source, ...]


class UnknownTopic(ValueError):
    """A name that is no kind of question and no point; the message names the nearest ones."""


_CASINO, _TOURNAMENT, _LOW, _POT = (
    {"rules": "casino"},
    {"rules": "tournament"},
    {"game": HIGH_LOW.name},
    {"limit": "pot"},
)

SOURCES: dict[str, tuple[Source, ...]] = {
    "bring-in": (
        Source(("bring-in-suit",), {}, ("bring-in-suit",)),
        Source(("bring-in-suit",), _POT, ("bring-in-suit",)),
        Source(("bring-in",), _LOW),
        Source(("highest-brings-in",)),
        Source(("bring-in-tie-of-three",), _CASINO, ("bring-in-suit",)),
        Source(("bring-in-all-in",), {}, ("bring-in-all-in",)),
    ),
    "first-actor": (
        Source(("open-pair",)),
        Source(("first-actor-tie",), {}, ("first-actor-tie",)),
        Source(("boards-by-suit",), _TOURNAMENT, ("first-actor-tie",)),
        Source(("first-actor",), _LOW),
        Source(("first-actor-all-in",), {}, ("first-actor-all-in",)),
    ),
    "raises-left": (
        Source(("raise-cap",)),
        Source(("raise-cap",), _CASINO),
        Source(("double-bet",)),
        Source(("cap-lifted",), _CASINO),
        Source(("cap-reached",), _TOURNAMENT),
    ),
    "legal": (
        Source(("completion",), {}, ("completion",)),
        Source(("double-bet",), {}, ("pair-on-fourth",)),
        Source(("cap-reached",), {}, ("raise-cap",)),
        Source(("pot-sized-bet",), {}, ("pot-limit",)),
        Source(("all-in-half",), {}, ("all-in",)),
        Source(("pot-limit",), _LOW, ("pot-limit",)),
        Source(("full-opening",), _CASINO),
    ),
    "best-five": (
        Source(("straight",)),
        Source(("flush",)),
        Source(("full-house",)),
        Source(("high-hand",)),
        Source(("wheel",)),
    ),
    "low": (
        Source(("straight-or-flush-low",)),
        Source(("missed-low",)),
        Source(("low-hand",)),
        Source(("split-pot",)),
    ),
    "shows-first": (
        Source(("last-bettor-shows",)),
        Source(("best-board-shows",)),
        Source(("best-board-shows",), _TOURNAMENT),
    ),
    "award": (
        Source(("split-pot",)),
        Source(("side-pot",)),
        Source(("odd-chip-half",)),
        Source(("no-low",)),
        Source(("quartered",)),
        Source(("pots-differ",)),
        Source(("three-way-odd-chips",)),
    ),
    "odd-chip": (
        Source(("odd-chip",)),
        Source(("odd-chip-half",)),
        Source(("odd-chip-by-suit",), _CASINO),
        Source(("three-way-odd-chips",)),
    ),
}

# The kinds of questions that are about a rule, for points that are no kind themselves.
_KINDS_OF = {
    "bring-in": ("bring-in-suit", "bring-in-all-in"),
    "first-actor": ("first-actor-tie", "first-actor-all-in", "showing-hand"),
    "raises-left": ("raise-cap",),
    "legal": ("bring-in-amount", "bet-size", "completion", "pair-on-fourth", "pot-limit", "all-in", "raise-cap"),
    "best-five": ("high-hand", "five-used"),
    "low": ("low-hand",),
    "shows-first": ("showdown-order",),
    "award": ("side-pots", "hi-lo", "split-tie", "whole-pot-tie", "odd-chip-half"),
    "odd-chip": ("odd-chip-half", "odd-chip", "five-used"),
}
_OWN = {"bring-in": "bring-in", "first-actor": "first-actor"}


def _kinds_about(rules: Iterable[str]) -> tuple[str, ...]:
    wanted = set(rules)
    return tuple(kind for kind in KINDS if wanted & {*_KINDS_OF[kind], _OWN.get(kind, "")})


def topic(name: object) -> Topic:
    """Return the topic called `name`: a kind of question, or a point (see `stud_teach.search.POINTS`) it is asked of.

    Raises UnknownTopic, naming the nearest ones.
    """
    if isinstance(name, str) and name in SOURCES:
        return Topic(name, (name,), SOURCES[name])
    point = POINTS.get(name) if isinstance(name, str) else None
    kinds = _kinds_about(point.rules) if point else ()
    if point and kinds:
        return Topic(point.name, kinds, (Source((point.name,), {}, point.rules),))
    names = topics()
    told = hint(name, names, Message("the kinds are {kinds}.", kinds=both(KINDS)))
    raise UnknownTopic(Message("There is no topic {name} to practise; {hint}", name=literal(name), hint=told))


def topics() -> tuple[str, ...]:
    """Return the names of all that can be practised: the kinds first, then the points."""
    points = (point.name for point in POINTS.values() if _kinds_about(point.rules))
    return tuple(dict.fromkeys((*KINDS, *points)))
