"""The evidence behind a step: the cards, boards, choices, hands and pots that prove its rulings, ready to be drawn.

Everything is read off the step's rulings and the table after it; no rule is applied here a second time.
"""

from __future__ import annotations

from stud_teach.engine.events import Kind
from stud_teach.pictures.evidence.choices import choices
from stud_teach.pictures.evidence.hands import hands
from stud_teach.pictures.evidence.ladders import ladders
from stud_teach.pictures.evidence.pots import pots
from stud_teach.pictures.schema import Evidence
from stud_teach.saying.checks import not_whole
from stud_teach.trace.trace import Trace

__all__ = ["evidence"]


def evidence(trace: Trace, n: int) -> list[Evidence]:
    """Return what proves the rulings of step `n` (from 0), and what the next player may do.

    Each entry names its `kind`: "doors", "boards", "hands", "pots" or "bets". It holds only what the trace's viewer can
    know at that step. Raises IndexError when there is no such step.
    """
    if not 0 <= n < len(trace.steps):
        raise IndexError(not_whole(n, "n", 0, len(trace.steps) - 1))
    step = trace.steps[n]
    found: list[Evidence] = list(ladders(step, trace.hand.setup.game))
    if step.event.street == "showdown" or step.event.kind is Kind.AWARD:
        found.extend(hands(trace, n))
    if step.event.kind is Kind.AWARD:
        found.append(pots(trace, n))
    if step.legal is not None:
        found.append(choices(step.legal, step.table, trace.hand.setup))
    return found
