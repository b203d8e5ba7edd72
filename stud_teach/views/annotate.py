"""From a trace to what a reader sees: sentences in every language, and the evidence to draw."""

from __future__ import annotations

from stud_teach.engine.events import Kind
from stud_teach.games import Game
from stud_teach.pictures.evidence import evidence
from stud_teach.telling.awaits import not_over
from stud_teach.telling.catalogue import worded
from stud_teach.telling.choices import next_text
from stud_teach.telling.context import told
from stud_teach.telling.names import player
from stud_teach.telling.reasons import is_ours, reason_text
from stud_teach.telling.showdown import award_name
from stud_teach.telling.steps import step_mark, step_words
from stud_teach.telling.streets import street_heading, street_short
from stud_teach.telling.titles import hand_subtitle, hand_title
from stud_teach.trace import schema
from stud_teach.trace.trace import Trace, as_json
from stud_teach.views.schema import AnnotatedStep, AnnotatedTrace, NamedAward, StreetName


def annotate(trace: Trace, *, cut: bool = False) -> AnnotatedTrace:
    """Return the trace as JSON with all its words in every language and the evidence behind each step.

    With `cut`, later steps were cut off, and nothing is said of how the hand goes on.
    Raises MissingCatalogue where the catalogues have not been compiled.
    """
    plain, hand, table = as_json(trace), trace.hand, trace.table
    goes_on = not (cut or trace.refused or table.finished)
    return {
        **plain,
        "seats": [{**seat, "label": player(seat["name"], seat["seat"])} for seat in plain["seats"]],
        "steps": [annotated_step(trace, n, line) for n, line in enumerate(plain["steps"])],
        "awards": _awards(trace, plain["awards"]),
        "title": hand_title(hand),
        "subtitle": hand_subtitle(hand),
        "view": trace.seat,
        "refusal": worded(trace.refused.refusal.told(trace.allowed_by)) if trace.refused else None,
        "not_over": not_over(table, hand.names) if goes_on else None,
        "streets": _streets(hand.setup.game),
    }


def annotated_step(trace: Trace, n: int, line: schema.Step) -> AnnotatedStep:
    """Return step `n` of a trace, as plain values `line`, with its words and what proves it."""
    step = trace.steps[n]
    about, legal = told(step, trace.hand), step.legal
    words = step_words(about)
    return {
        **line,
        "reasons": [
            {**entry, "text": reason_text(reason, about), "ours": is_ours(reason, about)}
            for entry, reason in zip(line["reasons"], step.reasons, strict=True)
        ],
        "title": words.title,
        "text": words.text,
        "brief": words.brief,
        "mark": step_mark(about),
        "next": {"seat": legal.seat, "text": next_text(legal, about), "rule": "turn"} if legal else None,
        "evidence": evidence(trace, n),
    }


def _awards(trace: Trace, awards: list[schema.Award]) -> list[NamedAward]:
    paid = [step for step in trace.steps if step.event.kind is Kind.AWARD]
    names = [award_name(told(step, trace.hand)) for step in paid]
    return [{**award, "name": name} for award, name in zip(awards, names, strict=True)]


def _streets(game: Game) -> list[StreetName]:
    names = [*(street.name for street in game.streets), "showdown"]
    return [{"name": name, "label": street_heading(game, name), "short": street_short(game, name)} for name in names]
