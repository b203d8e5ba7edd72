"""One betting round, worked out again from the list of its actions whenever somebody asks: who acts, to what totals.

Words: a seat's `put` is its total on this street; `top` is what a caller's put must reach; `base` is the last total
that counts as a full bet or raise. They differ while short all-ins that do not count (yet) stand above `base`.

Readings
- Bringing it in is an act: after a short all-in over the bring-in the low card may only call or fold.
- With an open pair, over a short all-in of less than half the only raise is the completion to base + one limit
  ("complete to the normal level"), not to base + two, whether the short all-in opened or raised.
- With an open pair an all-in between one limit and two counts as one; the next raise is that all-in plus one limit
  or two.
- "Two limits" is the big bet, also where that is not twice the small bet.
- Low card with exactly the bring-in equal to the small bet: only the bring-in, no opening besides it. In pot limit
  opening for exactly the bring-in is allowed beside bringing it in; it comes to the same.
- Pot limit: each all-in is measured alone against the last full bet or raise ("only a full raise reopens"); they do
  not add up.
- A player may raise only if somebody else still in has chips left, whether or not that player has acted.
"""

from __future__ import annotations

from typing import Any

from .boards import best_board_seats, bring_in_seats, could_pair, has_pair


def clockwise_from(seats: list[int], start: int) -> list[int]:
    """The seats in order, beginning with `start` or the next one after it."""
    return [s for s in sorted(seats) if s >= start] + [s for s in sorted(seats) if s < start]


def known_up_cards(state: dict[str, Any], seat: int) -> bool:
    return "??" not in state["cards"][seat][2:6]


def opening(state: dict[str, Any]) -> dict[str, list[int]]:
    """{"by": seats that could owe the bring-in or hold the best board, "acts": seats that could so act first}."""
    boards = {seat: state["cards"][seat][2:6] for seat in state["start_in"]}
    if state["street"] == "third":
        by = bring_in_seats(state["setup"], {seat: board[0] for seat, board in boards.items()}, state["seen"])
    else:
        by = best_board_seats(state["setup"], boards, state["seen"])
    able = [seat for seat in boards if state["start_chips"][seat] > 0]
    acts = sorted({clockwise_from(able, seat)[0] for seat in by}) if able else []
    return {"by": by, "acts": [seat for seat in acts if known_up_cards(state, seat)]}


def pair_showing(state: dict[str, Any]) -> bool:
    """Does `pair-on-fourth` double this street? Where unknown up cards could be a pair: it may, as the file has it."""
    setup = state["setup"]
    if state["street"] != "fourth" or setup["limit"] != "fixed" or setup["game"] != "stud":
        return False
    if setup["house"]["pair-on-fourth"] == "none":
        return False
    boards = [state["cards"][seat][2:4] for seat in state["start_in"]]
    return any(has_pair(board) or could_pair(board, state["seen"]) for board in boards)


def fresh_view(state: dict[str, Any]) -> dict[str, Any]:
    """The round before anybody acted."""
    setup, third = state["setup"], state["street"] == "third"
    unit = setup["small"] if state["street"] in ("third", "fourth") else setup["big"]
    return {
        "put": dict.fromkeys(state["start_in"], 0),
        "chips": dict(state["start_chips"]),
        "in": list(state["start_in"]),
        "acted": [],
        "top": 0,
        "base": 0,
        "unit": unit,
        "step": unit,  # what the next full bet adds to base
        "bet_made": False,
        "raises": 0,
        "pair": pair_showing(state),
        "doubled": False,
        "owed": third,  # nobody has brought it in or opened yet
        "last_full": setup["bring_in"],  # pot limit: the size of the last full bet or raise
        "last_bettor": None,
    }


def move_chips(view: dict[str, Any], seat: int, total: int) -> None:
    """Bring a seat's put to `total`, or to all it has."""
    more = min(total - view["put"][seat], view["chips"][seat])
    view["put"][seat] += more
    view["chips"][seat] -= more


def bet_in_fixed(setup: dict[str, Any], view: dict[str, Any], total: int) -> bool:
    """Count a bet or raise to `total`; answer whether it counts (half of the step, or more)."""
    added = total - view["base"]
    if view["pair"] and added >= setup["big"]:
        view["doubled"] = True
        view["unit"] = view["step"] = setup["big"]
    if 2 * added < view["step"]:
        return False
    if view["bet_made"]:
        view["raises"] += 1
    view["bet_made"] = True
    view["base"] = total
    view["step"] = view["unit"]
    return True


def bet_in_pot(view: dict[str, Any], total: int) -> bool:
    """Count a bet or raise to `total` in pot limit; answer whether it is a full one."""
    added = total - view["top"]
    full = bool(added >= view["last_full"])
    if full:
        view["last_full"] = added
    return full


def take_bring_in(setup: dict[str, Any], view: dict[str, Any]) -> None:
    """The others owe the full bring-in, also when it was short; completing it is a step of small bet less bring-in."""
    view["top"] = view["base"] = setup["bring_in"]
    view["bet_made"] = setup["bring_in"] == setup["small"]
    view["step"] = view["unit"] if view["bet_made"] else setup["small"] - setup["bring_in"]
    view["owed"] = False


def take(setup: dict[str, Any], view: dict[str, Any], entry: dict[str, Any]) -> None:
    """Put one action of the round into the view."""
    seat, do = entry["seat"], entry["do"]
    if do == "fold":
        view["in"].remove(seat)
    elif do == "call":
        move_chips(view, seat, view["top"])
    elif do == "bring-in":
        move_chips(view, seat, setup["bring_in"])
        take_bring_in(setup, view)
    else:
        move_chips(view, seat, entry["to"])
        counts = bet_in_fixed(setup, view, entry["to"]) if setup["limit"] == "fixed" else bet_in_pot(view, entry["to"])
        view["top"], view["owed"], view["last_bettor"] = entry["to"], False, seat
        if counts:
            view["acted"] = []
    view["acted"].append(seat)


def must_act(view: dict[str, Any], seat: int) -> bool:
    """Has this seat an action to come?"""
    if seat not in view["in"] or view["chips"][seat] == 0:
        return False
    if view["put"][seat] < view["top"]:
        return True
    alone = not any(view["chips"][other] for other in view["in"] if other != seat)
    return seat not in view["acted"] and not alone


def look(state: dict[str, Any]) -> dict[str, Any]:
    """The round now. `acts`: seats that could be next (not one where up cards are unknown); `over`: nobody acts now."""
    view = fresh_view(state)
    for entry in state["log"]:
        take(state["setup"], view, entry)
    waiting = [seat for seat in view["in"] if must_act(view, seat)]
    view["over"] = not waiting or len(view["in"]) == 1
    if view["over"]:
        view["acts"] = []
    elif state["log"]:
        view["acts"] = clockwise_from(waiting, state["log"][-1]["seat"] + 1)[:1]
    else:
        view["acts"] = opening(state)["acts"]
    return view


def capped(state: dict[str, Any], view: dict[str, Any]) -> bool:
    """Have all raises of this round been made (raise-cap)?"""
    house = state["setup"]["house"]
    able = [seat for seat, chips in state["start_chips"].items() if chips > 0]
    if house["raise-cap-heads-up"] == "uncapped" and len(able) == 2:
        return False
    return bool(view["bet_made"] and view["raises"] >= house["raise-cap"])


def fixed_totals(state: dict[str, Any], view: dict[str, Any], seat: int) -> list[int]:
    """The totals a seat may bet, complete or raise to in fixed limit."""
    setup = state["setup"]
    if view["owed"] and setup["bring_in"] == setup["small"]:
        return []
    if capped(state, view):
        return []
    levels = [view["base"] + view["step"]]
    if view["pair"] and not view["doubled"] and view["top"] == view["base"]:
        levels.append(view["base"] + setup["big"])
    reach = view["put"][seat] + view["chips"][seat]
    return sorted({min(level, reach) for level in levels})


def legal(state: dict[str, Any], view: dict[str, Any], seat: int) -> dict[str, Any]:
    """What a seat may do: {"fold", "check": bool, "call", "bring_in": amount or None, "to": [totals], "min", "max"}.

    Bets, completions and raises are totals: in "to" in fixed limit, from "min" to "max" (else None) in pot limit.
    """
    setup = state["setup"]
    put, chips, top = view["put"][seat], view["chips"][seat], view["top"]
    reach = put + chips
    # Only the seat that the door cards name owes it; the next ones, asked in its place, may fold.
    owes = view["owed"] and not state["log"] and seat in opening(state)["by"]
    answer: dict[str, Any] = {
        "fold": not owes,
        "check": top == put and not view["owed"],
        "call": min(top - put, chips) if top > put else None,
        "bring_in": min(setup["bring_in"], chips) if view["owed"] and setup["bring_in"] else None,
        "to": [],
        "min": None,
        "max": None,
    }
    others = any(view["chips"][other] for other in view["in"] if other != seat)
    floor = setup["bring_in"] if view["owed"] else top
    at_floor = setup["limit"] == "pot" and view["owed"] and reach == floor
    if seat in view["acted"] or not others or (reach <= floor and not at_floor):
        return answer
    if setup["limit"] == "fixed":
        answer["to"] = [total for total in fixed_totals(state, view, seat) if total > floor]
        return answer
    pot = state["gathered"] + sum(view["put"].values())
    least = top + view["last_full"]
    most = max(top + pot + (top - put), setup["bring_in"])
    answer["min"], answer["max"] = min(least, reach), min(most, reach)
    return answer
