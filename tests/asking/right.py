"""The right answers by the plain implementation, one function a kind of question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests import plain
from tests.asking.cases import Case
from tests.plain import money
from tests.plain.ranks import best_high, best_low


def _legal(case: Case) -> Any:
    may = plain.next_step(case.state)["legal"]
    return {"call": may["call"], "bet": tuple(may["to"]), "most": may["max"], "least": may["min"]}[case.question.ask]


def _raises_left(case: Case) -> Any:
    return "any" if case.cap is None else case.cap - case.view["raises"]


def _low(case: Case) -> Any:
    if case.question.ask == "better":
        one, two = case.question.facts["seats"]
        return 0 if case.lows[one] == case.lows[two] else one if case.lows[one] < case.lows[two] else two
    low = best_low(case.cards(case.question.seat or 0))
    return tuple(low["five"]) if low else ()


def _odd_chip(case: Case) -> Any:
    lines = money.award_pot(case.played.state, 0, case.made_pot)
    if case.question.ask == "halves":
        halves = [sum(line["amount"] for line in lines if line["half"] == half) for half in ("high", "low")]
        return "high" if halves[0] == halves[1] + 1 else "not odd"
    part = case.question.facts["part"]
    return tuple(line["seat"] for line in lines if line["half"] == part and line["odd"])


RIGHT: dict[str, Callable[[Case], Any]] = {
    "bring-in": lambda case: case.played.told["bring_in"]["acts"],
    "first-actor": lambda case: case.played.told["first_actor"][case.street],
    "shows-first": lambda case: case.played.told["shown"][0],
    "legal": _legal,
    "raises-left": _raises_left,
    "best-five": lambda case: tuple(best_high(case.cards(case.question.seat or 0))["five"]),
    "low": _low,
    "award": lambda case: case.paid(),
    "odd-chip": _odd_chip,
}
