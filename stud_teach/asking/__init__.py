"""Questions made from the rulings of a hand, with the usual mistakes as wrong choices."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from stud_teach.asking.amounts import legal
from stud_teach.asking.awards import award
from stud_teach.asking.hands import best_five
from stud_teach.asking.lows import low
from stud_teach.asking.odd_chips import odd_chip
from stud_teach.asking.opening import bring_in, first_actor
from stud_teach.asking.question import KINDS, OTHER, Choice, Held, Question, Value
from stud_teach.asking.raises import raises_left
from stud_teach.asking.showing import shows_first
from stud_teach.engine.hand import Hand
from stud_teach.saying.checks import one_of
from stud_teach.trace.trace import Trace, trace

__all__ = ["KINDS", "OTHER", "Choice", "Question", "Value", "questions", "questions_of"]

MAKERS: dict[str, Callable[[Trace], Iterator[Question]]] = {
    "bring-in": bring_in,
    "first-actor": first_actor,
    "legal": legal,
    "raises-left": raises_left,
    "best-five": best_five,
    "low": low,
    "shows-first": shows_first,
    "award": award,
    "odd-chip": odd_chip,
}


def questions(hand: Hand, kinds: Iterable[str] | None = None) -> tuple[Question, ...]:
    """Return the questions that `hand` holds, in the order of its steps; of all kinds, or of `kinds` (see KINDS).

    `check` takes each of them, and says why. Raises ValueError for another kind.

    >>> question = questions(scenario("two-deuces"))[0]
    >>> question.rule, [choice.value for choice in question.choices], question.right.value
    ('bring-in-suit', [1, 2, 3, 4], 3)
    """
    played = trace(hand)
    found = questions_of(played, kinds)
    for question in found:
        if isinstance(question, Held):
            question.played = played
    return found


def questions_of(played: Trace, kinds: Iterable[str] | None = None) -> tuple[Question, ...]:
    """Return the questions that the trace of a hand holds; the trace must show all cards."""
    wanted = KINDS if kinds is None else tuple(kinds) if isinstance(kinds, Iterable) else (kinds,)
    for kind in wanted:
        one_of(kind, "kinds", KINDS)
    found = [question for kind in KINDS if kind in wanted for question in MAKERS[kind](played)]
    return tuple(sorted(found, key=lambda question: question.step))
