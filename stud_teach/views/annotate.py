"""From a trace to what a reader sees: sentences in every language, and the evidence to draw."""

from __future__ import annotations

from stud_teach.engine.events import Kind
from stud_teach.pictures.evidence import evidence
from stud_teach.telling.awaits import not_over
from stud_teach.telling.catalogue import worded
from stud_teach.telling.context import told
from stud_teach.telling.names import labelled
from stud_teach.telling.showdown import award_name
from stud_teach.telling.streets import street_heading, street_short
from stud_teach.telling.titles import hand_subtitle, hand_title
from stud_teach.trace.trace import Json, Trace, as_json
from stud_teach.views.step import annotate_step


def annotate(trace: Trace, *, cut: bool = False) -> Json:
    """Return the trace as JSON with all its words in every language and the evidence behind each step.

    With `cut`, later steps were cut off, and nothing is said of how the hand goes on.
    Raises MissingCatalogue where the catalogues have not been compiled.
    """
    found, hand = as_json(trace), trace.hand
    game = hand.setup.game
    names = [*(street.name for street in game.streets), "showdown"]
    found["title"], found["subtitle"] = hand_title(hand), hand_subtitle(hand)
    found["view"], found["seats"] = trace.seat, labelled(found["seats"])
    found["refusal"] = worded(trace.refused.refusal.told(trace.allowed_by)) if trace.refused else None
    told_of = not (cut or trace.refused or trace.table.finished)
    found["not_over"] = not_over(trace.table, hand.names) if told_of else None
    found["streets"] = [
        {"name": name, "label": street_heading(game, name), "short": street_short(game, name)} for name in names
    ]
    for n, (line, step) in enumerate(zip(found["steps"], trace.steps, strict=True)):
        annotate_step(line, step, hand)
        line["evidence"] = evidence(trace, n)
    awards = [step for step in trace.steps if step.event.kind is Kind.AWARD]
    for award, step in zip(found["awards"], awards, strict=True):
        award["name"] = award_name(told(step, hand))
    return found
