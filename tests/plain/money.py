"""Who wins what: every pot on its own, the last-made first; in it the high half, then the low half.

Readings
- A pot that only one player still in can win goes to that player as a whole, shown or mucked, and needs no hand.
- A pot that several could win of whom all but one mucked goes to that one as a whole; the hand it shows is named.
- Seats that share get their odd chips one each, in the order of `odd-chip`, in every half by itself.
"""

from __future__ import annotations

from typing import Any

from .ranks import best_high, best_low, top_down
from .story import pots, seats_in, show_order


def hands_known(state: dict[str, Any]) -> bool:
    return all("??" not in state["cards"][seat] for seat in seats_in(state))


def finished(state: dict[str, Any]) -> bool:
    """All shown or mucked; or nobody did and all cards are known, so everybody shows; or all others folded."""
    if state["over"]:
        return True
    return state["street"] == "showdown" and not state["ending"] and hands_known(state)


def mucked(state: dict[str, Any]) -> list[int]:
    return [seat for seat, how in state["ending"].items() if how == "muck"]


def shown(state: dict[str, Any]) -> list[int]:
    """Who has shown at the showdown, in the order of the rules."""
    if state["street"] != "showdown":
        return []
    everybody = finished(state) and not state["ending"]
    return [seat for seat in show_order(state) if everybody or state["ending"].get(seat) == "show"]


def odd_order(state: dict[str, Any], fives: dict[int, list[str]]) -> list[int]:
    """Equal hands in the order in which they get odd chips (odd-chip)."""
    if state["setup"]["house"]["odd-chip"] == "seat":
        return sorted(fives)
    community = state["community"]
    return sorted(fives, key=lambda seat: top_down([card for card in fives[seat] if card != community]), reverse=True)


def share(state: dict[str, Any], amount: int, fives: dict[int, list[str]]) -> dict[int, tuple[int, int]]:
    """seat -> (its share, how many odd chips are in it)."""
    each, odd = divmod(amount, len(fives))
    lucky = odd_order(state, fives)[:odd]
    return {seat: (each + (seat in lucky), int(seat in lucky)) for seat in sorted(fives)}


def best_of(hands: dict[int, dict[str, Any]], lowest: bool) -> dict[int, list[str]]:
    """seat -> five cards, of the best hands."""
    if not hands:
        return {}
    values = [hand["value"] for hand in hands.values()]
    best = min(values) if lowest else max(values)
    return {seat: hand["five"] for seat, hand in hands.items() if hand["value"] == best}


def lines(
    state: dict[str, Any], pot: int, half: str, amount: int, fives: dict[int, list[str]], lows: dict[int, list[str]]
) -> list[dict[str, Any]]:
    """The award lines of one half (or whole)."""
    answer = []
    for seat, (chips, odd) in share(state, amount, fives).items():
        line = {"pot": pot, "half": half, "seat": seat, "amount": chips, "odd": odd}
        answer.append({**line, "hand": fives[seat], "low_hand": lows.get(seat)})
    return answer


def award_pot(state: dict[str, Any], number: int, pot: dict[str, Any]) -> list[dict[str, Any]]:
    """The award lines of one pot."""
    if len(pot["seats"]) == 1:
        line = {"pot": number, "half": "whole", "seat": pot["seats"][0], "amount": pot["amount"], "odd": 0}
        return [{**line, "hand": None, "low_hand": None}]
    board = [state["community"]] if state["community"] else []
    cards = {seat: state["cards"][seat] + board for seat in pot["seats"] if seat not in mucked(state)}
    highs = best_of({seat: best_high(seven) for seat, seven in cards.items()}, lowest=False)
    lows: dict[int, list[str]] = {}
    if state["setup"]["game"] == "stud8":
        found = {seat: best_low(seven) for seat, seven in cards.items()}
        lows = best_of({seat: low for seat, low in found.items() if low}, lowest=True)
    if not lows or set(lows) == set(highs):
        return lines(state, number, "whole", pot["amount"], highs, lows)
    low_half = pot["amount"] // 2  # the odd chip is in the high half (odd-chip-half)
    high_lines = lines(state, number, "high", pot["amount"] - low_half, highs, {})
    return high_lines + lines(state, number, "low", low_half, lows, {})


def awards(state: dict[str, Any]) -> list[dict[str, Any]]:
    """All award lines of a finished hand, in the order of settling."""
    made = list(enumerate(pots(state)))
    return [line for number, pot in reversed(made) for line in award_pot(state, number, pot)]
