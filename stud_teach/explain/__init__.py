"""From a trace to what a reader sees: sentences in every language, and the evidence to draw."""

from __future__ import annotations

from typing import Any

from stud_teach.events import Event, Kind
from stud_teach.explain.catalogue import LANGUAGES, Text, in_language, say
from stud_teach.explain.choices_text import next_text
from stud_teach.explain.evidence import evidence
from stud_teach.explain.labels import labels
from stud_teach.explain.names import hand_name, low_name, rules_name, street_name, street_short
from stud_teach.explain.reasons_text import is_ours, reason_text
from stud_teach.explain.refusals_text import refusal_line, refusal_text
from stud_teach.explain.steps_text import step_text
from stud_teach.games import Limit
from stud_teach.hand import Hand
from stud_teach.trace import Json, Step, Trace, as_json

__all__ = ["LANGUAGES", "Text", "annotate", "in_language", "labels", "refusal_line", "refusal_text"]


def annotate(trace: Trace) -> Json:
    """Return the trace as JSON with all its words in every language and the evidence behind each step."""
    found = as_json(trace)
    hand = trace.hand
    found["title"], found["subtitle"] = _title(hand), _subtitle(hand)
    found["view"] = trace.seat
    found["refusal"] = refusal_text(trace.refused.refusal, trace.allowed_by) if trace.refused else None
    streets = ("third", "fourth", "fifth", "sixth", "seventh", "showdown")
    found["streets"] = [{"name": name, "label": street_name(name), "short": street_short(name)} for name in streets]
    for n, (step, line) in enumerate(zip(trace.steps, found["steps"], strict=True)):
        _annotate_step(line, step, hand)
        line["evidence"] = evidence(trace, n)
    for award, event in zip(found["awards"], _awards(trace), strict=True):
        award["name"] = _award_name(event)
    return found


def _title(hand: Hand) -> Text:
    title = hand.lesson.title
    if not title:
        return say("A hand of {players} players", players=len(hand.setup.stacks))
    return {lang: title.get(lang) for lang in LANGUAGES} | ({} if "en" in title else {"en": next(iter(title.values()))})


def _subtitle(hand: Hand) -> Text:
    setup = hand.setup
    game = say("7-card stud high/low") if setup.game.low else say("7-card stud")
    values = {"game": game, "ante": setup.ante, "bring_in": setup.bring_in, "rules": rules_name(hand.rules)}
    if setup.limit is Limit.POT:
        return say("{game} · pot limit · ante {ante}, bring-in {bring_in} · {rules}", **values)
    message = "{game} · fixed limit {small}/{big} · ante {ante}, bring-in {bring_in} · {rules}"
    return say(message, small=setup.small_bet, big=setup.big_bet, **values)


def _annotate_step(line: Json, step: Step, hand: Hand) -> None:
    said = step_text(step.event, step.reasons, hand.names)
    line.update(title=said.title, text=said.text, brief=said.brief, mark=said.mark)
    for entry, reason in zip(line["reasons"], step.reasons, strict=True):
        entry["text"] = reason_text(reason)
        entry["ours"] = is_ours(reason.rule, hand.rules)
    legal = step.legal
    coming = next_text(legal, hand.names[legal.seat - 1]) if legal else None
    line["next"] = {"seat": legal.seat, "text": coming, "rule": "turn"} if legal else None


def _awards(trace: Trace) -> list[Event]:
    return [step.event for step in trace.steps if step.event.kind is Kind.AWARD]


def _award_name(event: Event) -> Any:
    _, part, _, hand = event.rulings
    if hand is None:
        return None
    if part.part == "low":
        return low_name(hand.low.ranks)
    return hand_name(str(hand.high.category), list(hand.high.ranks))
