"""The search: deal after deal of a seed until one shows all points asked for; the same arguments, the same hands."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import count
from typing import NamedTuple

from stud_teach.cards.ranking import STANDARD_HIGH
from stud_teach.engine.building import Lesson, needed_seed
from stud_teach.engine.hand import Hand
from stud_teach.engine.setup import checked
from stud_teach.saying.checks import whole
from stud_teach.saying.messages import Message
from stud_teach.saying.quoting import literal
from stud_teach.search.arrange import arrange, set_up
from stud_teach.search.bar import Bar, watched
from stud_teach.search.catalogue import Aid, need_two_pots, points_named
from stud_teach.search.deck import Layout, Places, deck, dice, places, shape_of
from stud_teach.search.errors import NotFound
from stud_teach.search.players import Plan, play_out
from stud_teach.search.screen import no_low, settled, stayers, values_of, without_lows
from stud_teach.search.shown import shows
from stud_teach.search.wanted import Wanted, chosen
from stud_teach.search.words import found_title

MOST, MOST_PLAYED = 100_000, 5_000
Progress = Callable[[int, int], None]

_TRIES = 6  # how often a promising deal is played, each time otherwise
_ARRANGED = {Aid.TIED_PAIR, Aid.TIED_THREE, Aid.OPEN_PAIR, Aid.EQUAL_BOARDS, Aid.THREE_ALIKE}
_STAYING = {Aid.TRAP: 1, Aid.HEADS_UP: 2, Aid.FOLD_EARLY: 1}  # how many never fold
_EVERY = 256  # deals between two reports of progress, where few are played


def find(
    *points: str,
    game: str | None = None,
    limit: str | None = None,
    players: int | None = None,
    rules: str | None = None,
    house: Mapping[str, object] | None = None,
    seed: int | str = 1,
    most: int = MOST,
    progress: Progress | None = None,
) -> Hand:
    """Return the first hand of `seed` that shows all `points`, played to its end; the same arguments, the same hand.

    Whatever of game, limit, number of players and rule set is left open is chosen so that the points can be; `house`
    sets single house rules by id. `most` is how many deals are looked at (`MOST_PLAYED` where they must be played);
    `progress` is told how many of them are done. Without it a bar shows itself in a terminal or a notebook when the
    search takes long; interrupting ends it.
    Raises UnknownPoint, Impossible or NotFound, what `Hand.new` raises, ValueError for another `most` or `progress`.

    >>> hand = find("quartered", "odd-chip", seed=7)
    >>> hand, {"quartered", "odd-chip"} <= points(hand)
    (<Hand of stud8, 6 players: finished>, True)
    """
    _check_bounds(most, progress)
    bar = Bar(sys.stderr) if progress is None and watched() else None
    wanted = Wanted(game, limit, players, rules, house or {})
    try:
        return next(Search(points, wanted, seed).found(most, bar or progress)).hand
    finally:
        if bar:
            bar.close()


def deals(
    *points: str,
    game: str | None = None,
    limit: str | None = None,
    players: int | None = None,
    rules: str | None = None,
    house: Mapping[str, object] | None = None,
    seed: int | str = 1,
    most: int = MOST,
    progress: Progress | None = None,
) -> Iterator[Hand]:
    """Yield hands of `seed` that show all `points`, without end; the arguments are those of `find`.

    What is wrong with them is raised at once; NotFound comes when `most` deals in a row show nothing.

    >>> from itertools import islice
    >>> [hand.table.bring_in.tied for hand in islice(deals("bring-in-suit", players=4, seed=1), 2)]
    [(1, 2), (2, 4)]
    """
    _check_bounds(most, progress)
    search = Search(points, Wanted(game, limit, players, rules, house or {}), seed)
    return (found.hand for found in search.found(most, progress))


def _check_bounds(most: object, progress: object) -> None:
    """Refuse, with ValueError, what is no number of deals to look at, and what cannot be told how many are done."""
    whole(most, "most", 1)
    if progress is not None and not callable(progress):
        message = Message("“progress” is a function of two numbers, the deals done and all, not {given}.")
        raise ValueError(message.filled(given=literal(progress)))


class Found(NamedTuple):
    """A hand that was found, and the number of its deal."""

    hand: Hand
    deal: int


class Promising(NamedTuple):
    """A deal worth playing: its deck, who gets what, and who is to stay or to leave for the points to be seen."""

    order: list[int]
    where: Places
    stay: set[int]
    leave: set[int]


class Search:
    """A search for the points called `names` among the deals of `seed`, in the first of the `wanted` games for them.

    Raises UnknownPoint, Impossible, BadSetup, HouseError or ValueError.
    """

    def __init__(self, names: Iterable[str], wanted: Wanted = Wanted(), seed: int | str = 1) -> None:  # noqa: B008 - immutable
        points = points_named(names)
        self.points = points
        self.spec = chosen(points, wanted)
        self.seed = needed_seed(seed)
        self.names = tuple(point.name for point in points)
        self.aids = {aid for point in points for aid in point.aids}
        self.shape = shape_of(self.spec.game)
        self.tests = [point.screen for point in points if point.screen]
        if need_two_pots(self.names):  # the showdown of one pot cannot tell
            self.tests.clear()
            self.aids |= {Aid.SHORT_STACKS, Aid.BOLD}
        if self.spec.game.high is not STANDARD_HIGH:  # what the screen knows the values of
            self.tests.clear()
        checked(set_up(self.spec, (), dice()))

    def found(self, most: int = MOST, progress: Progress | None = None) -> Iterator[Found]:
        """Yield the hands that show all points, without end.

        Raises NotFound when `most` deals in a row, or `MOST_PLAYED` of them that had to be played, show nothing.
        """
        since, played, every = 0, 0, _EVERY if self.tests else 1
        for number in count():
            done = number - since
            if done >= most or played >= MOST_PLAYED:
                raise NotFound(self.names, done)
            if progress and done % every == 0:
                progress(max(done, played * most // MOST_PLAYED), most)
            promising = self._promising(number)
            hand = self._played(promising, number) if promising else None
            played += promising is not None
            if hand:
                since, played = number + 1, 0
                yield Found(hand, number)

    def _promising(self, number: int) -> Promising | None:
        """Return deal `number` if its showdown may show the points; cards are put in place for it first."""
        spec, aids, order = self.spec, self.aids, deck(self.seed, number)
        absent = 1 + order[-1] % spec.players if self.shape.crowded(spec.players) else None
        where = places(self.shape, spec.players, absent, Aid.CALL_DOWN in aids)
        stay: set[int] = set()
        if aids & _ARRANGED:
            stay = arrange(order, where, spec, aids, dice(self.seed, number, "cards"))
        if not self.tests:
            return Promising(order, where, stay | self._staying(where, number), set())
        values = values_of(order, where)
        playing = without_lows(values) if no_low in self.tests else values
        at = stayers(settled(playing, spec.game.halves), self.tests)
        if at is None:
            return None
        leave = {where.seats[place] for place, value in enumerate(playing) if not value} | {where.absent or 0}
        return Promising(order, where, stay | {where.seats[place] for place in at}, leave)

    def _staying(self, where: Places, number: int) -> set[int]:
        """Return so many seats as are to stay in any case."""
        many = max((_STAYING.get(aid, 0) for aid in self.aids), default=0)
        seats = [seat for seat in where.seats if seat != where.absent]
        return {seats[(number + each) % len(seats)] for each in range(many)}

    def _played(self, promising: Promising, number: int) -> Hand | None:
        """Return the deal played so that it shows all points, or None when it does not in a few tries."""
        spec, aids, names = self.spec, self.aids, set(self.names)
        layout = Layout(promising.order, promising.where)
        for attempt in range(_TRIES if self.tests else 1):
            roll = dice(self.seed, number, attempt)
            setup = set_up(spec, aids, roll)
            table, actions = play_out(setup, layout, Plan(promising.stay, promising.leave, aids), roll)
            if shows(table, names):
                return Hand(setup, (), actions, rules=spec.rules, lesson=self._lesson(number))
        return None

    def _lesson(self, number: int) -> Lesson:
        rules = dict.fromkeys(rule for point in self.points for rule in point.rules)
        return Lesson(title=found_title(self.names, self.seed, number), shows=tuple(rules))
