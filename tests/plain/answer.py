"""The questions a test asks: is this list of actions legal, what comes next, and who gets what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .money import awards, finished, mucked, shown
from .phh import read_action
from .rounds import legal, look
from .setup import Fault
from .story import State, apply_action, begin, pots, what_next

Action = str | dict[str, Any]


def as_dict(action: Action) -> dict[str, Any]:
    """An action as a dict, from a PHH text or such a dict."""
    return read_action(action) if isinstance(action, str) else action


def replay(setup: dict[str, Any], actions: Sequence[Action]) -> State:
    """The state after all the actions; raises Fault, `.at` being the number (from 1) of the first that is not legal."""
    state = begin(setup)
    for number, action in enumerate(actions, start=1):
        try:
            apply_action(state, as_dict(action))
        except Fault as fault:
            fault.at = number  # type: ignore[attr-defined]
            raise
    return state


def first_fault(setup: dict[str, Any], actions: Sequence[Action]) -> dict[str, Any] | None:
    """None where every action is legal, else {"at": number from 1, "rule", "why"} of the first that is not.

    `rule` is a good guess at the point that forbids it, not a thing to hold an engine to where several do.
    """
    try:
        replay(setup, actions)
    except Fault as fault:
        return {"at": fault.at, "rule": fault.rule, "why": fault.why}  # type: ignore[attr-defined]
    return None


def next_step(state: State) -> dict[str, Any]:
    """`what_next`, and for a seat that acts "legal": a dict as in rounds.legal (for several seats, {seat: dict})."""
    coming = what_next(state)
    if coming["kind"] == "act":
        view = look(state)
        each = {seat: legal(state, view, seat) for seat in coming["seats"]}
        coming["legal"] = each[coming["seat"]] if coming["seat"] else each
    return coming


def answer(setup: dict[str, Any], actions: Sequence[Action]) -> dict[str, Any]:
    """Everything about the hand after these legal actions (Fault otherwise). Seats are int keys.

    next: see next_step. finished, bring_in, first_actor: as in a trace. pots: [{"amount", "seats"}], without the
    running round's bets, which are in bets {seat: total}. returns: [{"seat", "amount", "street"}]. awards: [{"pot",
    "half", "seat", "amount", "odd", "hand", "low_hand"}], empty unless finished, like won. shown, mucked: seats.
    stacks: without bets, with returns, and with what was won. cards: {seat: [...]} in dealt order. community.
    """
    state = replay(setup, actions)
    done = finished(state)
    given = awards(state) if done else []
    won = {seat: sum(line["amount"] for line in given if line["seat"] == seat) for seat in setup["stacks"]}
    bets = dict.fromkeys(setup["stacks"], 0)
    if state["log"] and what_next(state)["kind"] == "act":
        bets.update(look(state)["put"])
    return {
        "next": next_step(state),
        "finished": done,
        "bring_in": state["bring_in"],
        "first_actor": state["first_actor"],
        "pots": pots(state),
        "bets": bets,
        "returns": state["returns"],
        "awards": given,
        "shown": shown(state),
        "mucked": mucked(state),
        "won": won,
        "stacks": {seat: state["stacks"][seat] - bets[seat] + won[seat] for seat in setup["stacks"]},
        "cards": state["cards"],
        "community": state["community"],
    }
