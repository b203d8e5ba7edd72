"""From a trace to what a reader sees: sentences in every language, and the evidence to draw."""

from __future__ import annotations

from stud_teach.events import Kind
from stud_teach.explain.annotated import annotate_step
from stud_teach.explain.awaits_text import not_over
from stud_teach.explain.catalogue import LANGUAGES, MissingCatalogue, Text, in_language
from stud_teach.explain.evidence import evidence
from stud_teach.explain.labels import labels
from stud_teach.explain.names import labelled, street_name, street_short
from stud_teach.explain.refusals_text import refusal_line, refusal_text
from stud_teach.explain.showdown_text import award_name
from stud_teach.explain.titles import hand_subtitle, hand_title
from stud_teach.explain.told import told
from stud_teach.trace import Json, Trace, as_json

__all__ = ["LANGUAGES", "MissingCatalogue", "Text", "annotate", "in_language", "labels", "refusal_line", "refusal_text"]


def annotate(trace: Trace, *, cut: bool = False) -> Json:
    """Return the trace as JSON with all its words in every language and the evidence behind each step.

    With `cut`, later steps were cut off, and nothing is said of how the hand goes on.
    Raises MissingCatalogue where the catalogues have not been compiled.
    """
    found, hand = as_json(trace), trace.hand
    names = [*(street.name for street in hand.setup.game.streets), "showdown"]
    found["title"], found["subtitle"] = hand_title(hand), hand_subtitle(hand)
    found["view"], found["seats"] = trace.seat, labelled(found["seats"])
    found["refusal"] = refusal_text(trace.refused.refusal, trace.allowed_by) if trace.refused else None
    told_of = not (cut or trace.refused or trace.table.finished)
    found["not_over"] = not_over(trace.table, hand.names) if told_of else None
    found["streets"] = [{"name": name, "label": street_name(name), "short": street_short(name)} for name in names]
    for n, (line, step) in enumerate(zip(found["steps"], trace.steps, strict=True)):
        annotate_step(line, step, hand)
        line["evidence"] = evidence(trace, n)
    awards = [step for step in trace.steps if step.event.kind is Kind.AWARD]
    for award, step in zip(found["awards"], awards, strict=True):
        award["name"] = award_name(told(step, hand))
    return found
