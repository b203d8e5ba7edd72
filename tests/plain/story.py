"""The hand from its first card to its last action: a state in a dict, what may come next, and the state after it.

Readings
- Cards are dealt one action a seat and street, lowest seat first, all cards of the street at once.
- What nobody called goes back when its round ends; the part of an ante no other ante matches at once.
- Once no more betting is possible, anyone still in may show the cards they have, any time before the seventh-street
  cards are all out. Nobody may muck then. At the showdown each shows or mucks once, in any order.
- A show names all the player's cards, in any order; "??" in it is refused (cards).
- The last of several contenders for a pot cannot muck too (muck): a mucked hand wins nothing, so nobody would.
- When all others have folded the hand is over: no show or muck follows.
"""

from __future__ import annotations

from typing import Any

from .boards import best_board_seats
from .ranks import FULL_DECK
from .rounds import clockwise_from, legal, look, opening
from .setup import STREETS, Fault

State = dict[str, Any]


def begin(setup: dict[str, Any]) -> State:
    """The state after the antes (ante, ante-short, uncalled)."""
    seats = list(setup["stacks"])
    paid = {seat: min(setup["ante"], setup["stacks"][seat]) for seat in seats}
    largest, second = sorted(paid.values(), reverse=True)[:2]
    returns = []
    if largest > second:
        seat = max(seats, key=lambda s: paid[s])
        paid[seat] = second
        returns.append({"seat": seat, "amount": largest - second, "street": "ante"})
    state: State = {
        "setup": setup,
        # What is in the pots and what is behind. Bets of the running street are still behind: they move when it ends.
        "paid": paid,
        "stacks": {seat: setup["stacks"][seat] - paid[seat] for seat in seats},
        "cards": {seat: [] for seat in seats},
        "seen": [],
        "folded": [],
        "community": None,
        "returns": returns,
        "bring_in": None,
        "first_actor": {},
        "last_bettor": {},
        "ending": {},  # at the showdown: seat -> "show" or "muck", in the file's order
        "over": False,
    }
    start_street(state, "third")
    return state


def seats_in(state: State) -> list[int]:
    return [seat for seat in state["setup"]["stacks"] if seat not in state["folded"]]


def start_street(state: State, street: str) -> None:
    """Gather for a new street: who is in, with how many chips, and how it will be dealt."""
    state["street"] = street
    state["log"] = []
    state["start_in"] = seats_in(state)
    state["start_chips"] = {seat: state["stacks"][seat] for seat in state["start_in"]}
    state["gathered"] = sum(state["paid"].values())
    state["plan"] = deal_plan(state)


def deal_plan(state: State) -> dict[str, bool]:
    """{"burn", "reshuffle", "community"} for the street that begins (burn, deck-short)."""
    house, street, players = state["setup"]["house"], state["street"], len(state["start_in"])
    burn = house["burn"] == "each-street" and street != "third"
    plan = {"burn": burn, "reshuffle": False, "community": False}
    if street != "seventh":
        return plan
    out = sum(len(cards) for cards in state["cards"].values())
    if house["deck-short"] == "players":
        plan["community"] = 52 - out < players
        return plan
    stub = 52 - out - 3
    if stub >= players + 2:
        return plan
    if stub + 3 >= players + 2:
        plan["reshuffle"] = True
    else:
        plan["community"] = True
        plan["reshuffle"] = stub <= 2
    return plan


def to_deal(state: State) -> list[int]:
    """The seats that still get cards on this street, in order."""
    wanted = 3 + STREETS.index(state["street"])
    if state["plan"]["community"]:
        return []
    return [seat for seat in state["start_in"] if len(state["cards"][seat]) < wanted]


def deal_pending(state: State) -> bool:
    return bool(to_deal(state)) or (state["plan"]["community"] and state["community"] is None)


def betting_barred(state: State) -> bool:
    return bool(state["plan"]["community"]) and state["setup"]["house"]["community-no-bet"] == "no-betting"


def at_showdown(state: State) -> bool:
    """All cards are out and all betting is done (the caller has settled what could be settled)."""
    return bool(state["street"] == "showdown")


def what_next(state: State) -> dict[str, Any]:
    """What comes next: {"kind": "deal" | "community" | "act" | "showdown" | "over", ...}.

    deal: seat, count, street, burn, reshuffle (the last two True only before the street's first cards).
    community: street, burn, reshuffle. act: street, seat (None where up cards are unknown and several could be right),
    seats. showdown: seats that have not shown or mucked.
    """
    if state["over"]:
        return {"kind": "over"}
    if at_showdown(state):
        return {"kind": "showdown", "seats": [seat for seat in show_order(state) if seat not in state["ending"]]}
    street, plan = state["street"], state["plan"]
    if deal_pending(state):
        if plan["community"]:
            return {"kind": "community", "street": street, "burn": plan["burn"], "reshuffle": plan["reshuffle"]}
        waiting = to_deal(state)
        first = len(waiting) == len(state["start_in"])
        seat, count = waiting[0], 3 if street == "third" else 1
        burn, reshuffle = plan["burn"] and first, plan["reshuffle"] and first
        return {"kind": "deal", "seat": seat, "count": count, "street": street, "burn": burn, "reshuffle": reshuffle}
    acts = look(state)["acts"]
    return {"kind": "act", "street": street, "seat": acts[0] if len(acts) == 1 else None, "seats": acts}


def may_show_early(state: State) -> bool:
    """No more betting is possible in this hand, and cards are still to come (showdown-order)."""
    able = [seat for seat in seats_in(state) if state["stacks"][seat] > 0]
    return what_next(state)["kind"] in ("deal", "community") and state["street"] != "third" and len(able) <= 1


def show_order(state: State) -> list[int]:
    """Everybody still in, in the order they show (showdown-order)."""
    seats = seats_in(state)
    first = state["last_bettor"].get("seventh")
    if first is None:
        best = best_board_seats(state["setup"], {seat: state["cards"][seat][2:6] for seat in seats}, state["seen"])
        named = [seat for seat in state["ending"] if seat in best]
        first = best[0] if len(best) == 1 or not named else named[0]
    return clockwise_from(seats, first)


def settle(state: State) -> None:
    """Go on by itself through everything that needs no action: rounds that are over, streets, the end."""
    while not state["over"] and not at_showdown(state) and not deal_pending(state):
        if state["street"] == "third" and state["bring_in"] is None:
            note_bring_in(state)
        if not betting_barred(state):
            view = look(state)
            if not view["over"]:
                return
            end_round(state, view)
        if len(seats_in(state)) == 1:
            state["over"] = True
        elif state["street"] == "seventh":
            state["street"] = "showdown"
        else:
            start_street(state, STREETS[STREETS.index(state["street"]) + 1])


def note_bring_in(state: State) -> None:
    """Where the door cards leave one seat to bring it in, write that down before it acts."""
    view = look(state)
    if view["over"]:
        return
    named = opening(state)
    if len(named["by"]) == 1 and len(named["acts"]) == 1:
        set_bring_in(state, named["by"][0], named["acts"][0])


def set_bring_in(state: State, seat: int, acts: int) -> None:
    doors = {other: state["cards"][other][2] for other in state["start_in"]}
    tied = [other for other, card in doors.items() if card[0] == doors[seat][0] and card != "??"]
    amount = None if acts == seat else 0
    state["bring_in"] = {"seat": seat, "amount": amount, "acts": acts, "tied": tied, "by_suit": len(tied) > 1}


def end_round(state: State, view: dict[str, Any]) -> None:
    """Take the bets in; what nobody called goes back (uncalled)."""
    put = view["put"]
    state["last_bettor"][state["street"]] = view["last_bettor"]
    largest, second = sorted(put.values(), reverse=True)[:2]
    for seat, amount in put.items():
        if amount == largest > second:
            put[seat] = second
            state["returns"].append({"seat": seat, "amount": largest - second, "street": state["street"]})
        state["paid"][seat] += put[seat]
        state["stacks"][seat] -= put[seat]


def see(state: State, cards: list[str]) -> None:
    """Cards come into view: each must exist and be nowhere else."""
    for card in cards:
        if card != "??" and card not in FULL_DECK:
            raise Fault("cards", f"no card {card!r}")
        if card in state["seen"]:
            raise Fault("cards", f"{card} is out already")
        if card != "??":
            state["seen"].append(card)


def do_deal(state: State, action: dict[str, Any]) -> None:
    coming = what_next(state)
    if coming["kind"] not in ("deal", "community"):
        raise Fault(*not_now(state, coming))
    if action["do"] == "community":
        if coming["kind"] != "community":
            raise Fault("deck-short", f"no community card: deal to seat {coming['seat']}")
        if action["card"] == "??":
            raise Fault("cards", "the community card is face up")
        see(state, [action["card"]])
        state["community"] = action["card"]
        return
    if coming["kind"] == "community":
        raise Fault("deck-short", "the deck is short: a community card comes")
    if action["seat"] != coming["seat"] or len(action["cards"]) != coming["count"]:
        raise Fault("deal", f"{coming['count']} to seat {coming['seat']} come next")
    see(state, action["cards"])
    state["cards"][action["seat"]] += action["cards"]


def not_now(state: State, coming: dict[str, Any]) -> tuple[str, str]:
    """The rule and words for an action of the wrong kind."""
    if coming["kind"] == "over":
        return "last-player", "the hand is over"
    if coming["kind"] == "showdown":
        return ("community-no-bet" if betting_barred(state) else "turn"), "the betting is over; the hands are shown"
    if coming["kind"] == "act":
        return "turn", f"seat {coming['seats']} acts next"
    return ("no-action" if may_show_early(state) else "deal"), "cards come next"


def do_betting(state: State, action: dict[str, Any]) -> None:
    coming = what_next(state)
    seat, do = action["seat"], action["do"]
    if coming["kind"] != "act":
        raise Fault(*not_now(state, coming))
    if seat not in coming["seats"]:
        first_rule = "bring-in" if coming["street"] == "third" else "first-actor"
        raise Fault("turn" if state["log"] else first_rule, f"seat {coming['seats']} acts next")
    view = look(state)
    why_not = refuse(state["setup"], view, legal(state, view, seat), do, action.get("to"))
    if why_not:
        raise Fault(why_not, f"seat {seat} may not {do} {action.get('to', '')}")
    if not state["log"]:
        state["first_actor"][state["street"]] = seat
        if state["street"] == "third" and state["bring_in"] is None:
            by = opening(state)["by"]
            set_bring_in(state, seat if seat in by else by[0], seat)
    if view["owed"] and do in ("bring-in", "bet") and state["bring_in"]["seat"] == seat:
        state["bring_in"]["amount"] = legal(state, view, seat)["bring_in"] if do == "bring-in" else action["to"]
    state["log"].append({"seat": seat, "do": "call" if do == "check" else do, "to": action.get("to")})
    if do == "fold":
        state["folded"].append(seat)


def refuse(setup: dict[str, Any], view: dict[str, Any], may: dict[str, Any], do: str, total: int | None) -> str | None:
    """The rule that forbids it, or None."""
    if do == "fold":
        return None if may["fold"] else "bring-in"
    if do in ("call", "check"):
        return None if may["check"] or may["call"] is not None else "bring-in"
    if do == "bring-in":
        return None if may["bring_in"] is not None else "bring-in"
    if setup["limit"] == "pot":
        return None if may["max"] is not None and may["min"] <= (total or 0) <= may["max"] else "pot-limit"
    if total in may["to"]:
        return None
    if view["bet_made"] and not may["to"]:
        return "raise-cap"
    return "bet-size"


def do_show(state: State, action: dict[str, Any]) -> None:
    seat, cards = action["seat"], action.get("cards")
    coming = what_next(state)
    early = coming["kind"] != "showdown"
    if seat in state["folded"] or seat in state["ending"]:
        raise Fault("showdown-order", f"seat {seat} has folded, or shown already")
    if early and (cards is None or not may_show_early(state)):
        raise Fault(*not_now(state, coming))
    if cards is None:
        refuse_last_muck(state, seat)
    else:
        reveal(state, seat, cards)
    if not early:
        state["ending"][seat] = "show" if cards else "muck"
        state["over"] = len(state["ending"]) == len(seats_in(state))


def refuse_last_muck(state: State, seat: int) -> None:
    """A pot that several could win needs one who has not mucked."""
    mucked = [other for other, how in state["ending"].items() if how == "muck"] + [seat]
    for pot in pots(state):
        if len(pot["seats"]) > 1 and all(other in mucked for other in pot["seats"]):
            raise Fault("muck", f"nobody would win the pot of {pot['amount']}")


def reveal(state: State, seat: int, cards: list[str]) -> None:
    """A player's cards, face up: those known must be among them."""
    own = state["cards"][seat]
    if len(cards) != len(own) or "??" in cards or any(card not in cards for card in own if card != "??"):
        raise Fault("cards", f"seat {seat} holds {' '.join(own)}")
    new = [card for card in cards if card not in own]
    see(state, new)
    by_place = all(known in ("??", card) for known, card in zip(own, cards, strict=True))
    state["cards"][seat] = list(cards) if by_place else [new.pop(0) if card == "??" else card for card in own]


def pots(state: State) -> list[dict[str, Any]]:
    """The pots of what has been taken in, main first (side-pots): a level for each total of the players still in."""
    totals = state["paid"]
    answer, below = [], 0
    for level in sorted({totals[seat] for seat in seats_in(state)}):
        amount = sum(min(total, level) - min(total, below) for total in totals.values())
        answer.append({"amount": amount, "seats": [seat for seat in seats_in(state) if totals[seat] >= level]})
        below = level
    answer[-1]["amount"] += sum(max(0, total - below) for total in totals.values())
    return [pot for pot in answer if pot["amount"]]


def apply_action(state: State, action: dict[str, Any]) -> None:
    """Change the state by one action, or raise Fault and leave it unusable."""
    do = action["do"]
    if "seat" in action and action["seat"] not in state["setup"]["stacks"]:
        raise Fault("players", f"no seat {action['seat']}")
    if do in ("deal", "community"):
        do_deal(state, action)
    elif do in ("show", "muck"):
        do_show(state, action)
    elif do in ("fold", "check", "call", "bring-in", "bet"):
        do_betting(state, action)
    else:
        raise Fault("file", f"no action {do!r}")
    settle(state)
