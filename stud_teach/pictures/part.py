"""What every picture is: a title, a lead, the evidence, the sentences with their rules, and who sits where."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from stud_teach.engine.events import Event, Seat
from stud_teach.engine.hand import Hand
from stud_teach.pictures.schema import Evidence, Picture, Sentence
from stud_teach.telling.catalogue import Text, say
from stud_teach.telling.context import Told
from stud_teach.telling.names import player
from stud_teach.telling.reasons import is_ours, reason_text
from stud_teach.trace.reasons import by_rule, reasons


def part(
    title: Text,
    evidence: Sequence[Evidence],
    sentences: Sequence[Sentence] = (),
    *,
    lead: Text | None = None,
    names: Mapping[Seat, Text],
    numbered: bool = False,
) -> Picture:
    """Return a picture as plain values.

    `names` say what a seat is called; with `numbered` its number stands before the name.
    """
    return {
        "title": title,
        "lead": lead,
        "numbered": numbered,
        "seats": [{"seat": seat, "name": name} for seat, name in names.items()],
        "evidence": list(evidence),
        "sentences": list(sentences),
    }


def seat_names(seats: Iterable[Seat]) -> dict[Seat, Text]:
    """Return names for seats whose players have none: "Seat 3"."""
    return {seat: say("Seat {seat}", seat=seat) for seat in seats}


def player_names(hand: Hand) -> dict[Seat, Text]:
    """Return the names of a hand's players by seat."""
    return {seat: player(name, seat) for seat, name in enumerate(hand.names, 1)}


def sentence(text: Text, rule: str, ours: bool = False) -> Sentence:
    """Return a sentence with the rule that it rests on."""
    return {"text": text, "rule": rule, "ours": ours}


def told_alone(event: Event, hand: Hand) -> Told:
    """Return what the sentences about `event` are made from, though it stands in no trace; `hand` gives the set-up."""
    return Told(event, by_rule(reasons(event, hand.setup)), None, hand.names, hand.setup, hand.rules)


def sentences_of(event: Event, hand: Hand, rules: Collection[str]) -> list[Sentence]:
    """Return the sentences of those rules that `event` rests on."""
    told = told_alone(event, hand)
    return [
        sentence(reason_text(reason, told), reason.rule, is_ours(reason, told))
        for reason in reasons(event, hand.setup)
        if reason.rule in rules
    ]


def once(sentences: Iterable[Sentence]) -> list[Sentence]:
    """Return the sentences without those that have been said."""
    found: dict[tuple[str, str], Sentence] = {}
    for each in sentences:
        found.setdefault((each["rule"], each["text"]["en"]), each)
    return list(found.values())
