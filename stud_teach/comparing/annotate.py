"""From a comparison of two houses to what a reader sees: its words in every language, and the evidence to draw."""

from __future__ import annotations

from collections.abc import Collection

from stud_teach.comparing import schema, words
from stud_teach.comparing.comparison import Comparison, Side
from stud_teach.comparing.difference import Parting, Topic
from stud_teach.engine.events import Seat
from stud_teach.games import Game
from stud_teach.pictures.schema import Evidence, Hands
from stud_teach.telling.names import player
from stud_teach.telling.titles import hand_subtitle, hand_title
from stud_teach.trace.schema import Award, Refused
from stud_teach.trace.trace import Trace, as_json
from stud_teach.views.annotate import annotated_step

SCHEMA = "stud-teach/compare/1"


def annotate_comparison(comparison: Comparison) -> schema.Compared:
    """Return the comparison as plain values (schema stud-teach/compare/1) with its words in every language.

    Each side has the `step` at which the two part, as a trace has it, less the table; what proves it on both sides
    alike is in `evidence`.
    """
    hand, parting = comparison.hand, comparison.parts_at
    game, seats = hand.setup.game, enumerate(hand.names, 1)
    sides = [_side(side, n, parting, game) for n, side in enumerate(comparison.sides)]
    return {
        "schema": SCHEMA,
        "rules": [side.rules for side in comparison.sides],
        "same": comparison.same,
        "parts_at": _parting(parting) if parting else None,
        "partings": [{**_parting(each), "title": words.parting_title(each, game)} for each in comparison.partings],
        "settings": {key: words.setting_words(key, each, game) for key, each in comparison.settings.items()},
        "seats": [{"seat": n, "name": name, "label": player(name, n)} for n, name in seats],
        "sides": sides,
        "won": {str(seat): list(pair) for seat, pair in comparison.won().items()},
        "title": hand_title(hand),
        "subtitle": hand_subtitle(hand, words.both_names(comparison)),
        "headline": words.headline(comparison),
        "lead": words.lead(comparison),
        "evidence": _what_proves(sides, parting),
        "text": words.in_brief(comparison),
    }


def _parting(parting: Parting) -> schema.Parting:
    return {
        "topic": parting.topic,
        "rule": parting.rule,
        "setting": parting.setting,
        "street": parting.street,
        "step": list(parting.at),
    }


def _side(side: Side, n: int, parting: Parting | None, game: Game) -> schema.Side:
    at = parting.at[n] if parting else None
    told = as_json(side.trace) if side.trace else None
    return {
        "rules": side.rules,
        "house": side.house.settings(),
        "changes": dict(side.changes),
        "finished": side.finished,
        "steps": len(told["steps"]) if told else 0,
        "refused": _refused(side, told["refused"] if told else None),
        "pots": told["pots"] if told else [],
        "awards": told["awards"] if told else [],
        "shown": told["shown"] if told else [],
        "won": told["won"] if told else {},
        "stacks": told["stacks"] if told else {},
        "name": words.side_name(side),
        "how": words.how(side, parting, game) if parting else None,
        "step": _step(side.trace, at, parting) if side.trace and parting and at is not None else None,
        "ending": words.ending(side),
        "odd": _odd(told["awards"] if told else ()),
    }


def _refused(side: Side, found: Refused | None) -> Refused | None:
    """Return why a house forbids the hand, or the game."""
    if side.refused is None or found:
        return found
    rule, fault = side.refused.rule, side.refused.fault
    return {"step": 0, "action": None, "rule": rule, "fault": fault, "allowed_by": []}


def _step(trace: Trace, n: int, parting: Parting) -> schema.PartingStep:
    """Return the step at which the two part, with the reasons and the evidence that have to do with it."""
    step = annotated_step(trace, n, as_json(trace)["steps"][n])
    return {
        "n": n,
        "street": step["street"],
        "kind": step["kind"],
        "seat": step["seat"],
        "mark": step["mark"],
        "title": step["title"],
        "text": step["text"],
        "next": step["next"],
        "place": words.place(trace.hand.setup.game, step["street"], n, len(trace.steps)),
        "reasons": [
            {"rule": reason["rule"], "text": reason["text"], "ours": reason["ours"]}
            for reason in step["reasons"]
            if reason["rule"] in (parting.rule, _GOES_WITH.get(parting.rule))
        ],
        "evidence": [each for each in step["evidence"] if each["kind"] in _PROVES[parting.topic]],
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


def _odd(awards: Collection[Award]) -> dict[str, int]:
    """Return how many odd chips each seat got that got any."""
    found: dict[str, int] = {}
    for award in awards:
        if award["odd"]:
            found[str(award["seat"])] = found.get(str(award["seat"]), 0) + award["odd"]
    return found


# What proves it


def _what_proves(sides: list[schema.Side], parting: Parting | None) -> list[Evidence]:
    """Take the evidence that both sides have out of their steps, and return it.

    Of hands at the showdown only those are shown that share what does not divide.
    """
    steps = [side["step"] for side in sides if side["step"]]
    if parting is None or len(steps) < len(sides):
        return []
    winners = parting.facts.get("winners", ())
    hands: list[Evidence] = [_equal_hands(each, winners) for each in steps[0]["evidence"] if each["kind"] == "hands"]
    shared = [each for each in steps[0]["evidence"] if each in steps[1]["evidence"]]
    for step in steps:
        step["evidence"] = [
            _without_note(each) for each in step["evidence"] if each["kind"] != "hands" and each not in shared
        ]
    return hands or shared


def _without_note(evidence: Evidence) -> Evidence:
    return {**evidence, "note": None} if evidence["kind"] == "pots" else evidence


def _equal_hands(hands: Hands, winners: Collection[Seat]) -> Hands:
    """Return the hands that share what does not divide, without what each wins."""
    sharing = [each.copy() for each in hands["items"] if each["seat"] in winners]
    for each in sharing:
        each["result"], each["won"] = words.no_text(), 0
    return {**hands, "title": words.equal_hands(), "items": sharing, "note": None}
