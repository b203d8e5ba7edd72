"""The points that can be asked for: what each needs, what rules it is about, and how a search helps it along."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum, IntEnum, auto
from itertools import combinations
from typing import NamedTuple

from stud_teach.cards.categories import HighCategory
from stud_teach.engine.rules import RULE_IDS, Burn, CommunityBetting, HeadsUp, OddChip, OpenPair
from stud_teach.games import Limit
from stud_teach.saying.messages import Message, nearest
from stud_teach.saying.quoting import quoted
from stud_teach.search import needs, screen
from stud_teach.search.errors import UnknownPoint
from stud_teach.search.needs import Need, Objection, Spec
from stud_teach.search.screen import Test


class Aid(Enum):
    """What a search does so that a rare point need not be waited for."""

    CALL_DOWN = auto()  # nobody folds
    FOLD_TO_BRING_IN = auto()
    FOLD_EARLY = auto()  # all but one fold before the showdown
    BOLD = auto()  # everybody bets and raises
    TRAP = auto()  # check, then raise
    HEADS_UP = auto()  # two stay, and they raise each other
    OPEN_FULL = auto()  # the low card opens for the full bet
    MUCK = auto()  # beaten hands are mucked
    SHORT_STACKS = auto()
    TINY_STACKS = auto()  # stacks of the size of ante and bring-in
    UNEVEN = auto()  # no even pot: where nobody folds, some are all-in
    BIG_ANTE = auto()  # an ante that a stack can be smaller than
    FULL_BRING_IN = auto()  # the bring-in is the small bet
    TIED_PAIR = auto()  # two deciding door cards of a rank
    TIED_THREE = auto()  # three of them
    OPEN_PAIR = auto()  # a pair among the up cards on the second street
    EQUAL_BOARDS = auto()  # two best boards alike on the second street
    THREE_ALIKE = auto()  # three hands that hold the same straight, or the same low


class Reach(IntEnum):
    """How far a hand goes."""

    ANTES = auto()
    FIRST_STREET = auto()
    SECOND_STREET = auto()
    LAST_STREET = auto()
    SHOWDOWN = auto()


class Point(NamedTuple):
    """One point: its name, the rule ids it is about, what it `needs`, and how far a hand goes at least and at most.

    `aids` are what a search does for it; `screen` tells promising deals from their showdown.
    """

    name: str
    rules: tuple[str, ...]
    needs: tuple[Need, ...] = ()
    reach: Reach = Reach.ANTES
    until: Reach = Reach.SHOWDOWN
    aids: tuple[Aid, ...] = ()
    screen: Test | None = None


_LOW = needs.halves
_FIXED, _POT = needs.limit(Limit.FIXED), needs.limit(Limit.POT)
_DOUBLING = (needs.doubling, _FIXED, needs.house("pair_on_fourth", OpenPair.HIGH))
_BY_SUIT = needs.house("odd_chip", OddChip.SUIT)
_ODD = needs.players(2, high_only=3)  # two players put in the same, and share without a rest unless it is a half
_STAKED = (Aid.SHORT_STACKS, Aid.BOLD)
_MADE = (
    *(HighCategory.STRAIGHT, HighCategory.FLUSH, HighCategory.FULL_HOUSE),
    *(HighCategory.QUADS, HighCategory.STRAIGHT_FLUSH),
)
_END = Reach.SHOWDOWN


def _rule(
    name: str,
    *wanted: Need,
    reach: Reach = Reach.ANTES,
    until: Reach = Reach.SHOWDOWN,
    aids: tuple[Aid, ...] = (),
    screen: Test | None = None,
) -> Point:
    return Point(name, (name,), wanted, reach, until, aids, screen)


_RULES = (
    *(_rule(name) for name in ("players", "seats", "ante", "deal", "streets", "turn", "fold", "bet-size", "uncalled")),
    *(_rule(name) for name in ("bring-in", "bring-in-amount")),
    _rule("all-in", aids=_STAKED),
    _rule("ante-short", aids=(Aid.TINY_STACKS, Aid.BIG_ANTE)),
    _rule("burn", needs.house("burn", Burn.EACH_STREET), reach=Reach.SECOND_STREET),
    _rule("deck-short", needs.short_deck, reach=Reach.LAST_STREET, aids=(Aid.CALL_DOWN,)),
    _rule("community-no-bet", needs.community, reach=Reach.LAST_STREET, aids=(Aid.CALL_DOWN,)),
    _rule("bring-in-suit", aids=(Aid.TIED_PAIR,)),
    _rule("bring-in-limit", _FIXED, aids=(Aid.FULL_BRING_IN,)),
    _rule("bring-in-short", aids=(Aid.TINY_STACKS,)),
    _rule("bring-in-all-in", needs.players(3), aids=(Aid.TINY_STACKS,)),
    _rule("first-actor", reach=Reach.SECOND_STREET),
    _rule("showing-hand", reach=Reach.SECOND_STREET),
    _rule("first-actor-tie", reach=Reach.SECOND_STREET, aids=(Aid.EQUAL_BOARDS,)),
    _rule("first-actor-all-in", needs.players(3), reach=Reach.SECOND_STREET, aids=_STAKED),
    _rule("no-action", reach=_END, aids=_STAKED),
    _rule("completion", _FIXED),
    _rule("pair-on-fourth", _FIXED, reach=Reach.SECOND_STREET, aids=(Aid.OPEN_PAIR,)),
    _rule("raise-cap", _FIXED),
    _rule("pot-limit", _POT),
    _rule("side-pots", needs.players(3), reach=_END, aids=_STAKED),
    _rule("showdown-order", reach=_END),
    _rule("muck", reach=_END, aids=(Aid.MUCK,)),
    _rule("last-player", until=Reach.LAST_STREET, aids=(Aid.FOLD_EARLY,)),
    _rule("high-hand", reach=_END),
    _rule("low-hand", _LOW, reach=_END),
    _rule("hi-lo", _LOW, reach=_END),
    _rule("split-tie", reach=_END, screen=screen.shared),
    _rule("odd-chip", _ODD, reach=_END, aids=(Aid.UNEVEN,), screen=screen.shared),
    _rule("odd-chip-half", _LOW, needs.players(3), reach=_END, aids=(Aid.UNEVEN,)),
    _rule("whole-pot-tie", _LOW, reach=_END, screen=screen.whole_tie),
    _rule("five-used", _ODD, _BY_SUIT, reach=_END, aids=(Aid.UNEVEN,), screen=screen.shared),
)

_FINER = (
    Point("bring-in-tie-of-two", ("bring-in", "bring-in-suit"), aids=(Aid.TIED_PAIR,)),
    Point("bring-in-tie-of-three", ("bring-in", "bring-in-suit"), (needs.players(3),), aids=(Aid.TIED_THREE,)),
    Point("highest-brings-in", ("bring-in",), (needs.highest_brings_in,)),
    Point("full-opening", ("bring-in-amount",), aids=(Aid.OPEN_FULL,)),
    Point(
        "folded-to-bring-in",
        ("last-player", "fold"),
        (),
        Reach.FIRST_STREET,
        Reach.FIRST_STREET,
        aids=(Aid.FOLD_TO_BRING_IN,),
    ),
    Point("open-pair", ("first-actor", "showing-hand"), (), Reach.SECOND_STREET, aids=(Aid.OPEN_PAIR,)),
    Point(
        "boards-by-suit",
        ("first-actor-tie",),
        (needs.high_only, needs.house("first_actor_tie", "suit")),
        Reach.SECOND_STREET,
        aids=(Aid.EQUAL_BOARDS,),
    ),
    Point("double-bet", ("pair-on-fourth",), _DOUBLING, Reach.SECOND_STREET, aids=(Aid.OPEN_PAIR,)),
    Point("cap-reached", ("raise-cap",), (needs.capped,), aids=(Aid.BOLD,)),
    Point(
        "cap-lifted",
        ("raise-cap",),
        (_FIXED, needs.house("raise_cap_heads_up", HeadsUp.UNCAPPED)),
        aids=(Aid.HEADS_UP,),
    ),
    Point("check-raise", ("turn",), (), Reach.SECOND_STREET, aids=(Aid.TRAP,)),
    Point("pot-sized-bet", ("pot-limit",), (_POT,)),
    Point("all-in-short", ("all-in",), aids=_STAKED),
    Point("all-in-half", ("all-in",), (_FIXED,), aids=_STAKED),
    Point("all-in-call", ("all-in", "turn"), aids=_STAKED),
    Point("all-in-ante", ("ante", "all-in"), aids=(Aid.TINY_STACKS,)),
    Point("betting-closed", ("all-in",), (needs.players(3),), aids=_STAKED),
    Point("community-card", ("deck-short",), (needs.community,), Reach.LAST_STREET, aids=(Aid.CALL_DOWN,)),
    Point(
        "community-betting",
        ("community-no-bet",),
        (needs.house("community_no_bet", CommunityBetting.BETTING), needs.community),
        Reach.LAST_STREET,
        aids=(Aid.CALL_DOWN,),
    ),
    Point(
        "reshuffle",
        ("deck-short", "burn"),
        (needs.house("burn", Burn.EACH_STREET), needs.short_deck),
        Reach.LAST_STREET,
        aids=(Aid.CALL_DOWN,),
    ),
    Point("last-bettor-shows", ("showdown-order",), (), _END),
    Point("best-board-shows", ("showdown-order", "showing-hand"), (), _END),
    *(Point(str(kind), ("high-hand",), (), _END, screen=screen.category(kind)) for kind in _MADE),
    Point("kicker-decides", ("high-hand",), (), _END, screen=screen.kicker),
    Point("wheel", ("high-hand",), (), _END, screen=screen.wheel),
    Point("straight-or-flush-low", ("low-hand",), (_LOW,), _END, screen=screen.low_in_line),
    Point("missed-low", ("low-hand",), (_LOW,), _END),
    Point("side-pot", ("side-pots",), (needs.players(3),), _END, aids=_STAKED),
    Point("two-side-pots", ("side-pots",), (needs.players(4),), _END, aids=_STAKED),
    Point("pots-differ", ("side-pots",), (needs.players(3),), _END, aids=_STAKED),
    Point("split-pot", ("hi-lo",), (_LOW,), _END, screen=screen.halves),
    Point("scoop", ("hi-lo",), (_LOW,), _END, screen=screen.scoop),
    Point("no-low", ("hi-lo", "low-hand"), (_LOW,), _END, screen=screen.no_low),
    Point("low-tie", ("split-tie", "low-hand"), (_LOW,), _END, screen=screen.low_tie),
    Point("high-tie", ("split-tie", "high-hand"), (), _END, screen=screen.high_tie),
    Point("quartered", ("hi-lo", "split-tie"), (_LOW,), _END, screen=screen.quartered),
    Point("three-way", ("split-tie",), (needs.players(3),), _END, aids=(Aid.THREE_ALIKE,), screen=screen.three_share),
    Point(
        "three-way-odd-chips",
        ("split-tie", "odd-chip"),
        (needs.players(3, high_only=4),),
        _END,
        aids=(Aid.THREE_ALIKE, Aid.UNEVEN),
        screen=screen.three_share,
    ),
    Point(
        "odd-chip-by-suit", ("odd-chip", "five-used"), (_ODD, _BY_SUIT), _END, aids=(Aid.UNEVEN,), screen=screen.shared
    ),
)

POINTS: dict[str, Point] = {
    point.name: point for point in (*sorted(_RULES, key=lambda point: RULE_IDS.index(point.name)), *_FINER)
}


def points_named(names: Iterable[str]) -> tuple[Point, ...]:
    """Return the points of these names, each once, in the catalogue's order; raises UnknownPoint."""
    wanted = list(names)
    for name in wanted:
        if not isinstance(name, str) or name not in POINTS:
            raise UnknownPoint(quoted(name), nearest(quoted(name), POINTS))
    return tuple(point for name, point in POINTS.items() if name in wanted)


# Two points that never stand in one hand.
_APART = {
    frozenset(pair)
    for pair in (
        ("bring-in-tie-of-two", "bring-in-tie-of-three"),
        ("last-bettor-shows", "best-board-shows"),
        ("full-opening", "bring-in-short"),
        ("full-opening", "bring-in-limit"),
        *(("folded-to-bring-in", name) for name in ("completion", "full-opening", "raise-cap", "cap-reached")),
        *(("folded-to-bring-in", name) for name in ("cap-lifted", "turn", "pot-limit", "pot-sized-bet")),
        *(("folded-to-bring-in", name) for name in ("all-in-short", "all-in-half", "all-in-call", "betting-closed")),
    )
}
_TIES = ("split-tie", "low-tie", "high-tie", "odd-chip", "odd-chip-by-suit", "five-used")
_ODD_CHIPS = ("odd-chip", "odd-chip-by-suit", "five-used")  # two who share it all have put in an even pot
# Two that do not when there is but one pot ...
_ONE_POT = {
    *map(frozenset, combinations(("no-low", "scoop", "split-pot", "quartered", "whole-pot-tie"), 2)),
    *(frozenset(("scoop", name)) for name in _TIES),
    frozenset(("no-low", "low-tie")),
}
# ... and when two players play for it, each with half of it.
_TWO_PLAYERS = {
    *_ONE_POT,
    *(frozenset(("split-pot", name)) for name in _TIES),
    *(frozenset((one, two)) for one in ("no-low", "whole-pot-tie") for two in _ODD_CHIPS),
}


def need_two_pots(names: Sequence[str]) -> bool:
    """Return whether the points of these names can stand in one hand only where it has a side pot."""
    return any(frozenset(pair) in _ONE_POT for pair in combinations(names, 2))


def objections(points: tuple[Point, ...], spec: Spec) -> tuple[Objection, ...]:
    """Return what keeps a point, or two together, out of every hand of this kind: nothing, where they may be."""
    if len(points) == 1:
        found = (need(spec) for need in points[0].needs)
        return tuple(filter(None, found))[:1]
    one, two = points
    return tuple(filter(None, [_between(one, two, spec)]))


_ENDS_BEFORE = Message("“{one}” and “{two}” never come together: a hand that shows one ends before the other can come.")
_NEVER_TOGETHER = Message("“{one}” and “{two}” rule each other out.")
_ONE_POT_ONLY = Message("“{one}” and “{two}” rule each other out between two players, who play for one pot only.")
_NO_BET = Message("“{one}” and “{two}” never come together here: this house has no betting after a community card.")


def _between(one: Point, two: Point, spec: Spec) -> Objection | None:
    if max(one.reach, two.reach) > min(one.until, two.until):
        return Objection(_ENDS_BEFORE, {})
    pair = frozenset((one.name, two.name))
    if pair in _APART:
        return Objection(_NEVER_TOGETHER, {})
    if spec.players == 2 and pair in _TWO_PLAYERS:
        return Objection(_ONE_POT_ONLY, {})
    no_bet = spec.house.community_no_bet is CommunityBetting.NO_BETTING
    if no_bet and pair & {"last-bettor-shows", "last-player"} and pair & {"community-card", "community-no-bet"}:
        return Objection(_NO_BET, {})
    return None
