"""What a page may see of a question before it is answered: the hand up to there, less what gives the answer away."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any

from stud_teach.asking import Question
from stud_teach.asking.question import street_start
from stud_teach.asking.words import choice_text, prompt, shown_words, unnamed_title
from stud_teach.engine.events import Seat
from stud_teach.engine.opening import BringIn, FirstActor, NoAction, ShowOrder
from stud_teach.engine.pots import Hand as ReadHand
from stud_teach.engine.refusals import Phase
from stud_teach.engine.table import Table
from stud_teach.practice.schema import PublicQuestion, ShownChoice
from stud_teach.telling.context import Words
from stud_teach.trace.schema import Table as TableNow
from stud_teach.trace.trace import Step, Trace, trace
from stud_teach.views.annotate import annotate
from stud_teach.views.schema import AnnotatedTrace

_CARDS = {"best-five", "low"}  # kinds whose choices are cards
_SEATS = {"bring-in", "first-actor", "shows-first"}
_BETTING = frozenset(
    {"bet-size", "completion", "pair-on-fourth", "raise-cap", "pot-limit", "all-in", "bring-in-amount", "turn"}
)


def public(question: Question, played: Trace, n: int = 1, also: Sequence[Question] = ()) -> PublicQuestion:
    """Return what a page gets of `question` before the answer: no choice is marked, no later step is there.

    Nor is the rule, which may tell that a pot is split. `played` is the hand's trace, of all cards or of a seat; `n` is
    the question's number. `also` are questions at the same step that are still to come, whose answers are kept back.
    """
    return {
        "n": n,
        "kind": question.kind,
        "seat": question.seat,
        "prompt": prompt(question),
        "choices": [_choice(question, choice.key, choice.value) for choice in question.choices],
        "trace": cut([question, *also], played),
        "hint": None,
    }


def _choice(question: Question, key: str, value: Any) -> ShownChoice:
    found: ShownChoice = {"key": key, "text": choice_text(question, value)}
    seat = _seat(question, value)
    if seat:
        found["seat"] = seat
    if question.kind in _CARDS and isinstance(value, tuple):
        found["cards"] = list(value)
    return found


def _seat(question: Question, value: Any) -> Seat | None:
    """Return the one seat that a choice stands for, if it does."""
    if question.ask == "equals":
        return value[0] if len(value) == 1 else None
    return value if question.kind in _SEATS or question.ask == "better" else None


def cut(questions: Sequence[Question], played: Trace) -> AnnotatedTrace:
    """Return the annotated steps before the step of `questions`, the rulings that they ask for cut out of them."""
    steps, shows = played, None
    for question in questions:
        steps = _hidden(question, steps)
        shows = shows or _words(question)
    return so_far(steps, shows)


def answered(question: Question, played: Trace, also: Sequence[Question] = ()) -> AnnotatedTrace:
    """Return the steps before an answered question's, its own ruling told; not those that `also` still ask for."""
    if also:
        return cut(also, played)
    return so_far(played._replace(steps=played.steps[: question.step]), None)


def so_far(played: Trace, shows: Words | None) -> AnnotatedTrace:
    """Return a trace whose last steps were cut off as JSON, with nothing in it that comes after them.

    `shows` are the words of its last step where the step's own would tell too much.
    """
    table = _as_it_was(played.table, len(played.steps))
    found = annotate(played._replace(table=table, refused=None, at=None, allowed_by=()), cut=True)
    seats = played.steps[-1].table["seats"] if played.steps else {}
    found["title"] = unnamed_title(len(played.hand.setup.stacks))
    found["pots"] = []
    found["won"] = {seat: told["won"] for seat, told in seats.items()}
    found["stacks"] = {seat: told["stack"] for seat, told in seats.items()}
    if shows and found["steps"]:
        last = found["steps"][-1]
        last["title"], last["text"], last["brief"] = shows
    return found


def _as_it_was(table: Table, events: int) -> Table:
    """Return a table that knows only so many events and nothing of what came of them."""
    before = copy(table)
    before.events = table.events[:events]
    before.bring_in, before.first_actors, before.settled = None, {}, []
    before.phase, before.hands, before.showing = Phase.DEAL, {}, ShowOrder((), None, None)
    return before


def _words(question: Question) -> Words | None:
    shown = question.kind == "best-five" or (question.kind == "low" and question.ask == "which")
    return shown_words(question) if shown else None


# What is cut out


def _hidden(question: Question, played: Trace) -> Trace:
    """Return the steps before the question's, without the rulings that it asks for and what follows from them."""
    steps = list(played.steps[: question.step])
    last = len(steps) - 1
    if question.kind in ("legal", "raises-left"):
        for n in range(street_start(played, last), last + 1):
            steps[n] = _without_amounts(steps[n])
    elif question.kind in ("bring-in", "first-actor"):
        steps[last] = _without_opener(steps[last])
    elif question.kind in ("best-five", "low") and question.ask != "better":
        steps[last] = _without_hand(steps[last])
    if question.kind in ("shows-first", "award", "odd-chip"):
        steps[last] = _waiting(steps[last], question.kind == "shows-first")
    return played._replace(steps=tuple(steps))


def _without_amounts(step: Step) -> Step:
    """Return a step of the street without what may be bet and why; who is to act stays."""
    reasons = tuple(reason for reason in step.reasons if reason.rule not in _BETTING)
    return step._replace(reasons=reasons, legal=None)


def _without_opener(step: Step) -> Step:
    """Return the deal without the ruling on who opens."""
    rulings = tuple(ruling for ruling in step.event.rulings if not isinstance(ruling, (BringIn, FirstActor, NoAction)))
    reasons = tuple(reason for reason in step.reasons if reason.rule in ("deal", "seats", "streets", "deck-short"))
    table: TableNow = {**step.table, "opener": None, "to_act": None}
    return Step(step.event._replace(rulings=rulings), reasons, None, table)


def _without_hand(step: Step) -> Step:
    """Return a show without which cards play."""
    rulings = tuple(ruling for ruling in step.event.rulings if not isinstance(ruling, ReadHand))
    reasons = tuple(reason for reason in step.reasons if reason.rule not in ("high-hand", "low-hand"))
    return step._replace(event=step.event._replace(rulings=rulings), reasons=reasons)


def _waiting(step: Step, show: bool) -> Step:
    """Return a step with nobody to act."""
    table: TableNow = {**step.table, "to_act": None}
    if show:
        table["opener"] = None
    return step._replace(legal=None, table=table)


def seen_by(played: Trace, seat: Seat | None) -> Trace:
    """Return the trace of the same hand as `seat` sees it; the same one for None."""
    return played if seat is None else trace(played.hand, seat)
