"""From a comparison of two houses to what a reader sees: its words in every language, and the evidence to draw."""

from __future__ import annotations

from typing import Any

from stud_teach.comparing import words
from stud_teach.comparing.comparison import Comparison, Side, as_plain
from stud_teach.comparing.difference import Parting, Topic
from stud_teach.games import Game
from stud_teach.pictures.evidence import evidence
from stud_teach.telling.names import labelled
from stud_teach.telling.titles import hand_subtitle, hand_title
from stud_teach.trace.trace import Json, as_json
from stud_teach.views.step import annotate_step

SCHEMA = "stud-teach/compare/1"


def annotate_comparison(comparison: Comparison) -> Json:
    """Return the comparison as plain values (schema stud-teach/compare/1) with its words in every language.

    Each side has the `step` at which the two part, as a trace has it, less the table; what proves it on both sides
    alike is in `evidence`.
    """
    found, game = as_plain(comparison), comparison.hand.setup.game
    found["title"] = hand_title(comparison.hand)
    found["subtitle"] = hand_subtitle(comparison.hand, words.both_names(comparison))
    found["seats"] = labelled(found["seats"])
    found["headline"], found["lead"] = words.headline(comparison), words.lead(comparison)
    for line, parting in zip(found["partings"], comparison.partings, strict=True):
        line["title"] = words.parting_title(parting, game)
    found["settings"] = {key: words.setting_words(key, each, game) for key, each in comparison.settings.items()}
    for n, (line, side) in enumerate(zip(found["sides"], comparison.sides, strict=True)):
        line.update(_side(side, n, comparison.parts_at, game))
    found["evidence"] = _what_proves(found["sides"], comparison.parts_at)
    found["text"] = words.in_brief(comparison)
    return {"schema": SCHEMA, **found}


def _side(side: Side, n: int, parting: Parting | None, game: Game) -> Json:
    at = parting.at[n] if parting else None
    return {
        "name": words.side_name(side),
        "how": words.how(side, parting, game) if parting else None,
        "step": _step(side, at, parting) if parting and at is not None else None,
        "ending": words.ending(side),
        "odd": _odd(side),
    }


def _step(side: Side, n: int, parting: Parting) -> Json | None:
    """Return the step at which the two part, with the reasons and the evidence that have to do with it."""
    if side.trace is None:
        return None
    line: Json = as_json(side.trace)["steps"][n]
    annotate_step(line, side.trace.steps[n], side.trace.hand)
    kept = ("n", "street", "kind", "seat", "mark", "title", "text", "next")
    return {
        **{key: line[key] for key in kept},
        "place": words.place(side.trace.hand.setup.game, line["street"], n, len(side.trace.steps)),
        "reasons": [
            {key: reason[key] for key in ("rule", "text", "ours")}
            for reason in line["reasons"]
            if reason["rule"] in (parting.rule, _GOES_WITH.get(parting.rule))
        ],
        "evidence": [each for each in evidence(side.trace, n) if each["kind"] in _PROVES[parting.topic]],
    }


_PROVES: dict[Topic, tuple[str, ...]] = {
    Topic.GAME: (),
    Topic.BRING_IN: ("doors",),
    Topic.FIRST_ACTOR: ("boards",),
    Topic.CHOICES: ("boards", "bets"),
    Topic.LAST_CARD: (),
    Topic.BETTING: ("bets",),
    Topic.SHOWS_FIRST: ("boards",),
    Topic.SHARES: ("hands", "pots"),
    Topic.ACTION: ("bets",),
}
_GOES_WITH = {"odd-chip": "five-used"}  # a rule and another one that it cannot be understood without


def _odd(side: Side) -> dict[str, int]:
    """Return how many odd chips each seat got that got any."""
    found: dict[str, int] = {}
    for award in as_json(side.trace)["awards"] if side.trace else ():
        if award["odd"]:
            found[str(award["seat"])] = found.get(str(award["seat"]), 0) + award["odd"]
    return found


# What proves it


def _what_proves(sides: list[Json], parting: Parting | None) -> list[Json]:
    """Take the evidence that both sides have out of their steps, and return it.

    Of hands at the showdown only those are shown that share what does not divide.
    """
    steps = [side["step"] for side in sides]
    if parting is None or None in steps:
        return []
    hands = [_equal_hands(each, parting) for each in steps[0]["evidence"] if each["kind"] == "hands"]
    shared = [each for each in steps[0]["evidence"] if each in steps[1]["evidence"]]
    for step in steps:
        alone = [each for each in step["evidence"] if each["kind"] != "hands" and each not in shared]
        step["evidence"] = [{**each, "note": None} if each["kind"] == "pots" else each for each in alone]
    return hands or shared


def _equal_hands(hands: Json, parting: Parting) -> Json:
    """Return the hands that share what does not divide, without what each wins."""
    sharing: list[Any] = parting.facts.get("winners", [])
    items = [{**each, "result": words.no_text(), "won": 0} for each in hands["items"] if each["seat"] in sharing]
    return {**hands, "title": words.equal_hands(), "items": items, "note": None}
