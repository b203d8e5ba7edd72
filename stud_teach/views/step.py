"""The words of one step, put into the step's JSON."""

from __future__ import annotations

from stud_teach.engine.hand import Hand
from stud_teach.telling.choices import next_text
from stud_teach.telling.context import told
from stud_teach.telling.reasons import is_ours, reason_text
from stud_teach.telling.steps import step_mark, step_words
from stud_teach.trace.trace import Json, Step


def annotate_step(line: Json, step: Step, hand: Hand) -> None:
    """Put the words of `step` of `hand` into `line`: headline, lead, what it is, a sentence a reason, who is next."""
    about = told(step, hand)
    line.update(step_words(about)._asdict(), mark=step_mark(about))
    for entry, reason in zip(line["reasons"], step.reasons, strict=True):
        entry["text"], entry["ours"] = reason_text(reason, about), is_ours(reason, about)
    legal = step.legal
    line["next"] = {"seat": legal.seat, "text": next_text(legal, about), "rule": "turn"} if legal else None
