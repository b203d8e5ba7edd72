"""The scenarios whose whole telling is kept, word for word: every rule point is in one of them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from stud_teach.scenarios import scenario
from stud_teach.still.hand import as_text
from stud_teach.trace.trace import trace
from stud_teach.views.annotate import annotate

LANGUAGES = ("en", "fi")

__all__ = ["GOLDEN", "LANGUAGES", "annotated", "place", "told"]

FOLDER = Path(__file__).parent / "golden"

GOLDEN = (
    "ante-short",
    "bring-in-all-in",
    "bring-in-is-small-bet",
    "bring-in-short",
    "burns-shuffled-in",
    "community-card-casino-betting",
    "completing-is-no-raise",
    "eight-to-the-river",
    "four-aces",
    "four-pots-eight-players",
    "half-all-in-reopens",
    "mucked-hand",
    "odd-chip-by-suit",
    "odd-chip-three-ways",
    "odd-chip-two-lows",
    "open-pair",
    "pot-limit-maximum",
    "quartered",
    "short-all-in-no-reopen",
    "side-pots-high-low-different-winners",
    "three-all-ins",
    "tournament-board-tie-by-suit",
    "two-deuces",
    "whole-pot-tie-66",
    "whole-pot-tie-67",
)


@cache
def annotated(name: str) -> Any:
    """Return the annotated trace of a scenario."""
    return annotate(trace(scenario(name)))


def told(name: str, lang: str) -> str:
    """Return a scenario as it is told in `lang`: the hand as text, then what the pictures say at each step."""
    lines = [as_text(annotated(name), lang)]
    for step in annotated(name)["steps"]:
        words = list(_words(step["evidence"], lang))
        next_up = [step["next"]["text"][lang]] if step["next"] else []
        if words or next_up:
            lines += [f"[{step['n'] + 1}]", *words, *next_up]
    return "\n".join(lines) + "\n"


def _words(value: Any, lang: str) -> list[str]:
    """Return the texts in an evidence, in order, each with the rule id and the amount beside it."""
    if isinstance(value, list):
        return [word for each in value for word in _words(each, lang)]
    if not isinstance(value, dict):
        return []
    if value.keys() == set(LANGUAGES):
        return [f"  {value[lang]}"]
    words = [word for each in value.values() for word in _words(each, lang)]
    beside = [str(value[key]) for key in ("amount", "rule") if value.get(key) is not None]
    return [*words[:-1], f"{words[-1]} | {' '.join(beside)}"] if words and beside else words


def place(name: str, lang: str) -> Path:
    """Return the file in which the telling is kept."""
    return FOLDER / lang / f"{name}.txt"
