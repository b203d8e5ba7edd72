"""How tests of what is told read it: the last step, the awards, the sentence of a reason."""

from __future__ import annotations

from typing import Any

from stud_teach.engine.events import Kind
from stud_teach.engine.hand import Hand
from stud_teach.trace.trace import trace
from stud_teach.views.annotate import annotate

Json = Any


def last(hand: Hand) -> Json:
    step: Json = annotate(trace(hand))["steps"][-1]
    return step


def awards(hand: Hand) -> dict[int, list[Json]]:
    found: dict[int, list[Json]] = {}
    for step in annotate(trace(hand))["steps"]:
        if step["kind"] == Kind.AWARD:
            found.setdefault(step["seat"] or 0, []).append(step)
    return found


def reason(step: Json, rule: str) -> Json:
    text: Json = next(each["text"] for each in step["reasons"] if each["rule"] == rule)
    return text


def ours(step: Json, rule: str) -> bool:
    return any(each["ours"] for each in step["reasons"] if each["rule"] == rule)


def both(en: str, fi: str) -> Json:
    return {"en": en, "fi": fi}
