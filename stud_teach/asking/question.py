"""What a question is: one right choice among those of the usual mistakes, all as plain values without a word."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from stud_teach.engine.events import Kind, Seat
from stud_teach.games import Street
from stud_teach.trace.trace import Trace

Value = int | str | tuple[Any, ...]
Facts = dict[str, Any]

MOST_WRONG, LEAST_WRONG = 4, 2
OTHER = "other"  # the mistake of a choice that no usual mistake leads to
FILLERS = frozenset({OTHER, "nobody", "all-at-once", "all-share", "odd-chip-left", "odd-chip-elsewhere"})
NOBODY: Seat = 0
KEYS = "abcdefgh"
CHIPS_MOVED = (Kind.BRING_IN, Kind.BET, Kind.COMPLETE, Kind.RAISE, Kind.CALL)
AGGRESSIVE = (Kind.BET, Kind.COMPLETE, Kind.RAISE)
DECISIONS = (*CHIPS_MOVED, Kind.CHECK, Kind.FOLD)

KINDS: tuple[str, ...] = (
    "bring-in",
    "first-actor",
    "raises-left",
    "legal",
    "best-five",
    "low",
    "shows-first",
    "award",
    "odd-chip",
)


class Choice(NamedTuple):
    """One choice: its key, what it stands for, and the mistake that leads to it (None: it is right), with its facts."""

    key: str
    value: Value
    mistake: str | None
    facts: Facts


class Wrong(NamedTuple):
    """A value that a mistake leads to; `facts` are what can be said about it."""

    value: Value
    mistake: str
    facts: Facts


class Ruling(NamedTuple):
    """What a question is made from: what is asked (`kind`, `ask`), the point, the right answer, and the facts.

    `proof` are the steps whose reasons of the points `rules` explain the answer.
    """

    kind: str
    ask: str
    rule: str
    step: int
    seat: Seat | None
    right: Value
    facts: Facts
    proof: tuple[int, ...] = ()
    rules: tuple[str, ...] = ()


def named(street: Street) -> Facts:
    """Return the facts of a question whose words name a street."""
    return {"street": street.words.name, "on": street.words.on}


class Question(NamedTuple):
    """A question that a hand holds. It is to be answered when the steps before `step` are known, and no later one.

    `kind` is one of KINDS, `ask` what of it is asked, `rule` the point it is about and `seat` the seat that it is about
    (None: that is what is asked). `facts`, `proof` and `rules` are what words are made from.
    """

    kind: str
    ask: str
    rule: str
    step: int
    seat: Seat | None
    choices: tuple[Choice, ...]
    facts: Facts
    proof: tuple[int, ...]
    rules: tuple[str, ...]

    @property
    def right(self) -> Choice:
        """Return the right choice."""
        return next(choice for choice in self.choices if choice.mistake is None)

    def choice(self, key: object) -> Choice | None:
        """Return the choice with this key, or None."""
        return next((choice for choice in self.choices if choice.key == key), None)

    def valued(self, value: object) -> Choice | None:
        """Return the choice that stands for `value`, or None."""
        return next((choice for choice in self.choices if choice.value == value), None)


class Held(Question):
    """A question that a hand holds, for guesses that are typed in, too.

    `whole` is the question with every mistake, also those that are not among the choices; `played` is the trace that
    says why the answer is right, None where whoever asks has it.
    """

    whole: Question
    played: Trace | None = None

    def __repr__(self) -> str:
        return repr(Question(*self))


Order = Callable[[Value], Any]


def every(ruling: Ruling, wrongs: Iterable[Wrong]) -> Question:
    """Return the question about `ruling` with all its wrong choices, the first mistake for each value.

    It is for guesses that are typed in, not for a page. What a comment tells is no secret here: `tells` is not asked.
    """
    chosen: dict[Value, Wrong] = {}
    for wrong in wrongs:
        if wrong.value != ruling.right:
            chosen.setdefault(wrong.value, wrong)
    choices = [Choice(str(n), *wrong) for n, wrong in enumerate(chosen.values(), 1)]
    return _question(ruling, (Choice("0", ruling.right, None, {}), *choices))


def ask(ruling: Ruling, wrongs: Iterable[Wrong], order: Order = lambda value: value) -> Held | None:
    """Return the question about `ruling`; None where fewer than two wrong choices can be told from the right one.

    `wrongs` come by rank, the mistakes first. One is left out when its value is the right one or has been taken, or
    when its facts would tell the right one. The choices stand in the order of their values by `order`.
    """
    chosen: dict[Value, Wrong] = {}
    known = list(wrongs)
    for wrong in known:
        enough = LEAST_WRONG if wrong.mistake in FILLERS else MOST_WRONG
        if len(chosen) >= enough or wrong.value == ruling.right or wrong.value in chosen:
            continue
        if not tells(wrong.facts, ruling):
            chosen[wrong.value] = wrong
    if len(chosen) < LEAST_WRONG:
        return None
    given: list[Wrong | None] = [*chosen.values(), None]
    given.sort(key=lambda wrong: order(wrong.value if wrong else ruling.right))
    choices = tuple(_choice(key, wrong, ruling) for key, wrong in zip(KEYS, given, strict=False))
    found = Held(*_question(ruling, choices))
    found.whole = every(ruling, known)
    return found


def _question(ruling: Ruling, choices: tuple[Choice, ...]) -> Question:
    return Question(
        ruling.kind,
        ruling.ask,
        ruling.rule,
        ruling.step,
        ruling.seat,
        choices,
        ruling.facts,
        ruling.proof or (ruling.step - 1,),
        ruling.rules or (ruling.rule,),
    )


def _choice(key: str, wrong: Wrong | None, ruling: Ruling) -> Choice:
    if wrong is None:
        return Choice(key, ruling.right, None, {})
    return Choice(key, wrong.value, wrong.mistake, wrong.facts)


SEAT_KINDS = ("bring-in", "first-actor", "shows-first")  # the answer is a seat, else what `facts` hold beside seats


def tells(facts: Mapping[str, Any], ruling: Ruling) -> bool:
    """Return whether one of `facts` is the right answer, or the one number that it consists of."""
    right = ruling.right
    answers = {right} | (set(right) if isinstance(right, tuple) and len(right) == 1 else set())
    told = {key: fact for key, fact in facts.items() if (key == "seat") == (ruling.kind in SEAT_KINDS)}
    return any(fact in answers for fact in told.values() if not isinstance(fact, (bool, list, dict)))


def street_start(trace: Trace, n: int) -> int:
    """Return the first step of the street that step `n` is of."""
    street = trace.steps[n].event.street
    while n and trace.steps[n - 1].event.street == street:
        n -= 1
    return n
