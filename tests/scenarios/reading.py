"""A scenario's trace, read for the answer to a question."""

from __future__ import annotations

from typing import Any

from stud_teach import scenarios
from stud_teach.trace.trace import as_json, trace

Json = Any


def told(name: str, rules: str | None = None) -> Json:
    found = as_json(trace(scenarios.scenario(name, rules)))
    assert found["finished"]
    return found


def step(found: Json, street: str, seat: int, kind: str, to: int | None = None) -> Json:
    """The one step in which `seat` did that on that street."""
    wanted = (street, seat, kind)
    steps = [each for each in found["steps"] if (each["street"], each["seat"], each["kind"]) == wanted]
    [only] = [each for each in steps if to is None or each["to"] == to]
    return dict(only)


def may_after(found: Json, street: str, seat: int, kind: str, to: int | None = None) -> Json:
    """Who is asked after that step, and what of: a call's chips, the totals of a bet, their range in pot limit."""
    legal = step(found, street, seat, kind, to)["legal"]
    sums = {
        a["kind"]: a.get("to", a.get("amount", (a["min"], a["max"]) if "min" in a else None)) for a in legal["actions"]
    }
    return {"seat": legal["seat"], **sums}


def may_first(found: Json, street: str) -> Json:
    """What the first player to act on a street may do."""
    deals = [each for each in found["steps"] if each["street"] == street and each["kind"] in ("deal", "community")]
    return may_after({"steps": [deals[-1]]}, street, deals[-1]["seat"], deals[-1]["kind"])


def awards(found: Json) -> list[tuple[int, str, int, int]]:
    """Pot, half, seat and chips of every award, the main pot first."""
    return sorted((each["pot"], each["half"], each["seat"], each["amount"]) for each in found["awards"])


def kinds(found: Json, street: str) -> list[str]:
    return [each["kind"] for each in found["steps"] if each["street"] == street]
