"""The branches of a demonstration at a live table: each is a hand of its own, and none is ever changed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from stud_teach.engine.events import Action, Do, Refusal, Refused, Seat
from stud_teach.engine.hand import Hand, play
from stud_teach.engine.refusals import Phase
from stud_teach.engine.table import Table
from stud_teach.live.commands import BadCommand, checked_name, refuse
from stud_teach.saying.checks import whole
from stud_teach.saying.messages import Message, both, joined
from stud_teach.saying.quoting import literal, quoted
from stud_teach.telling.names import RULES
from stud_teach.trace.trace import Step, trace

MOST_BRANCHES = 40


class Branch(NamedTuple):
    """A hand with a name; what is done to it makes another.

    `moves` are the numbers of actions before each thing done, to which undo goes back, `undone` the actions of what was
    taken back, the next to do again last. `of` is the branch that this one left, after `at` of its actions.
    """

    name: str
    hand: Hand
    moves: tuple[int, ...] = ()
    undone: tuple[tuple[Action, ...], ...] = ()
    of: str | None = None
    at: int = 0

    def extended(self, hand: Hand) -> Branch:
        """Return the branch after one more thing was done, which made `hand` of its own."""
        return self._replace(hand=hand, moves=(*self.moves, len(self.hand.actions)), undone=())


class Session(NamedTuple):
    """The branches of a demonstration, and the name of the one on the table."""

    branches: tuple[Branch, ...]
    current: str

    @property
    def branch(self) -> Branch:
        """Return the branch on the table."""
        return self.named(self.current)

    def named(self, name: str) -> Branch:
        """Return the branch called `name`; raises BadCommand, naming those there are."""
        found = [branch for branch in self.branches if branch.name == name]
        if not found:
            message = Message("There is no branch {branch}; the branches are {branches}.", branch=literal(name))
            refuse("no-such-branch", message.filled(branches=both(each.name for each in self.branches)))
        return found[0]

    def with_current(self, branch: Branch) -> Session:
        """Return the session with `branch` in the place of the current one."""
        branches = tuple(branch if each.name == self.current else each for each in self.branches)
        return Session(branches, branch.name)

    def added(self, hand: Hand, of: str | None = None, name: str | None = None) -> Session:
        """Return the session with `hand` as a new branch on the table, which leaves the branch `of`."""
        if len(self.branches) >= MOST_BRANCHES:
            message = Message("There are {most} branches, and no more can be kept: remove one first.")
            refuse("too-many-branches", message.filled(most=MOST_BRANCHES))
        name = self._letter() if name is None else self.free_name(name)
        count = len(hand.actions)
        moves = [at for at in self.named(of).moves if at < count] if of is not None else []
        branch = Branch(name, hand, tuple(moves), (), of, count if of is not None else 0)
        return Session((*self.branches, branch), name)

    def _letter(self) -> str:
        """Return the first of A, B, ... Z, A2, B2, ... that names no branch."""
        names = {branch.name for branch in self.branches}
        letters = (f"{letter}{turn}" for turn in ("", 2, 3) for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        return next(letter for letter in letters if letter not in names)

    def free_name(self, name: str) -> str:
        """Return `name` if a branch can be called so; raises BadCommand."""
        if any(branch.name == name for branch in self.branches):
            refuse("name-taken", Message("There is a branch called “{name}” already.", name=quoted(name)))
        return checked_name(name)


class NotUnder(Refused):
    """Other rules forbid what was played: `hand` is the hand under those rules, as far as it goes."""

    def __init__(self, refusal: Refusal, hand: Hand) -> None:
        super().__init__(refusal)
        self.hand = hand

    @property
    def message(self) -> Message:
        """Return up to which step the rules allow what was played, and why not further."""
        message = Message("After step {step} {rules} forbid what was played, so nothing has changed.")
        rules = RULES.get(self.hand.rules, self.hand.rules)
        return joined(" ", [message.filled(step=len(self.hand.table.events), rules=rules), super().message])


def begin(hand: Hand, seed: int | str = 1) -> Session:
    """Return a demonstration that begins with `hand`, of an illegal one with as much as is legal.

    `seed` deals on where the hand has no seed of its own.
    """
    legal = legal_part(hand)
    legal.seed = seed if legal.seed is None else legal.seed
    return Session((Branch("A", legal, _moves(legal.actions)),), "A")


def remade(hand: Hand, actions: Iterable[Action], **changes: Any) -> Hand:
    """Return `hand` with other actions, and with `changes` to what it was built from."""
    given: dict[str, Any] = {"setup": hand.setup, "names": hand.names, "rules": hand.rules}
    given |= {"lesson": hand.lesson, "seed": hand.seed, **changes}
    return Hand(given.pop("setup"), given.pop("names"), actions, **given)


def copy(hand: Hand) -> Hand:
    """Return a hand that is the same and can be changed on its own."""
    return remade(hand, hand.actions)


def legal_part(hand: Hand) -> Hand:
    """Return as much of `hand` as is legal."""
    return remade(hand, hand.actions[: play(hand.setup, hand.actions, show=False).at])


def _moves(actions: Iterable[Action]) -> tuple[int, ...]:
    """Return where each thing done begins: a decision, the deal of a street, the shows."""
    moves: list[int] = []
    last: Do | None = None
    seats: set[Seat | None] = set()
    for at, action in enumerate(actions):
        if action.do not in (Do.DEAL, Do.SHOW) or action.do is not last or action.seat in seats:
            moves.append(at)
            seats = set()
        last, seats = action.do, {*seats, action.seat}
    return tuple(moves)


def next_seed(seed: int | str | None) -> int | str | None:
    """Return the seed of the next hand when none is given: a number goes up by one."""
    return seed + 1 if isinstance(seed, int) else seed


# Steps


def actions_until(hand: Hand, step: int) -> int:
    """Return how many of the hand's actions lie at or before the step of that number: none for an ante.

    Raises BadCommand when the hand has no such step.
    """
    last = len(hand.table.events) - 1
    whole(step, "step", 0, last, BadCommand.refusing("no-such-step"))
    return sum(start <= step for start in _starts(hand)[: len(hand.actions)])


def _starts(hand: Hand) -> list[int]:
    """Return at which step each of the hand's actions lies, and last the number of all its steps."""
    starts = [len(Table(hand.setup).events)]
    play(hand.setup, hand.actions, after=lambda table: starts.append(len(table.events)), show=False)
    return starts


def last_fork(hand: Hand) -> int:
    """Return the last step from which something else can be tried: after it nothing is left to choose."""
    at = len(hand.actions)
    while at and not has_choice(remade(hand, hand.actions[:at])):
        at -= 1
    return _starts(hand)[at] - 1


def has_choice(hand: Hand) -> bool:
    """Return whether anything is left to choose: not where it is over, or all who are left must show (rule muck)."""
    if hand.table.phase is not Phase.SHOW:
        return hand.table.phase is not Phase.OVER
    showers = hand.table.awaited().showers
    return any(None in hand.table.seats[seat].cards or may_muck(hand, seat) for seat in showers)


def may_muck(hand: Hand, seat: Seat) -> bool:
    """Return whether a seat may give up its hand unseen now (rule muck)."""
    try:
        copy(hand).apply(Action(Do.MUCK, seat))
    except Refused:
        return False
    return True


def fork_step(branch: Branch) -> int | None:
    """Return the last step that a branch shares with the one it left; None when it left none."""
    if branch.of is None:
        return None
    return max(len(remade(branch.hand, branch.hand.actions[: branch.at]).table.events) - 1, 0)


def first_difference(old: Hand, new: Hand) -> int | None:
    """Return the first step at which two hands differ in what happens, why, or what may be done; None: at none."""
    before, after = trace(old, show=False).steps, trace(new, show=False).steps
    for n, (one, other) in enumerate(zip(before, after, strict=False)):
        if _told(one) != _told(other):
            return n
    return None if len(before) == len(after) else min(len(before), len(after))


def _told(step: Step) -> tuple[Any, ...]:
    return step.event._replace(rulings=()), step.reasons, step.legal.choices if step.legal else ()
