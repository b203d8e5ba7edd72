"""The hands shown so far, in the order of showing: which five play for high and which for low, and what they win."""

from __future__ import annotations

from stud_teach.cards.card import card_names
from stud_teach.engine.events import Event, Kind
from stud_teach.engine.pots import Hand
from stud_teach.games import Game
from stud_teach.pictures.schema import Hands, Playing, ShownHand
from stud_teach.telling.catalogue import Text, say
from stud_teach.telling.names import hand_name, low_name
from stud_teach.trace.trace import Step, Trace


def hands(trace: Trace, n: int) -> list[Hands]:
    """Return the evidence of hands at step `n`: those shown or mucked at the showdown so far, if there is one.

    Each hand tells what it has won so far, as its seat does at the table; "wins nothing" is said once all is paid.
    """
    taken = [step for step in trace.steps[: n + 1] if _at_showdown(step.event)]
    if not taken:
        return []
    title = say("The hands, in the order of showing")
    return [{"kind": "hands", "title": title, "note": None, "items": [_hand(step, trace, n) for step in taken]}]


def _at_showdown(event: Event) -> bool:
    """Say whether a hand is shown or mucked for the pots; all-in players may have shown their cards before."""
    return event.kind is Kind.MUCK or (event.kind is Kind.SHOW and event.ruled(Hand) is not None)


def _hand(step: Step, trace: Trace, n: int) -> ShownHand:
    event, table = step.event, trace.steps[n].table
    assert event.seat is not None
    seat = table["seats"][str(event.seat)]
    return {
        "seat": event.seat,
        "cards": list(seat["cards"]),
        "up": list(seat["up"]),
        "community": table["community"],
        **playing(event.ruled(Hand), trace.hand.setup.game),
        "result": _result(event, seat["won"], left=table["pot"]),
        "won": seat["won"],
        "mucked": event.kind is Kind.MUCK,
    }


def playing(read: Hand | None, game: Game) -> Playing:
    """Return which cards of a hand play for high and low, and the names of both; nothing of a hand not shown."""
    return {
        "high": card_names(read.high.cards) if read and read.high else None,
        "low": card_names(read.low.cards) if read and read.low else None,
        "high_name": hand_name(read.high.category, read.high.ranks) if read and read.high else None,
        "low_name": _low_name(read) if read and game.low else None,
    }


def _low_name(hand: Hand) -> Text:
    if hand.low:
        return low_name(hand.low.ranks)
    if not hand.low_ranks:
        return say("no low: no card of eight or lower")
    return say("no low: of eight or lower only {ranks}", ranks=low_name(hand.low_ranks))


def _result(event: Event, won: int, left: int) -> Text:
    """Return what is said of a hand that has won so much, with so much left in the pots."""
    if event.kind is Kind.MUCK:
        return say("mucked: wins nothing")
    if won:
        return say("wins {amount}", amount=won)
    return say("shown") if left else say("wins nothing")
