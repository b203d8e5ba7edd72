"""What can be done at a live table now, as buttons: their words, their amounts, and the command behind each."""

from __future__ import annotations

from collections.abc import Callable

from stud_teach.cards.card import card_names
from stud_teach.engine.events import Choice, Kind, Seat
from stud_teach.engine.hand import Hand
from stud_teach.engine.refusals import Awaited, Phase
from stud_teach.live.schema import ActButton, Bar, CardPick, Doable
from stud_teach.live.session import may_muck
from stud_teach.telling.awaits import awaits
from stud_teach.telling.catalogue import N_, Text, say, template


def bar(hand: Hand) -> Bar:
    """Return what the table waits for: a line that says so, buttons, and the cards that may be picked.

    A button has a `label`, in which an amount that can still be chosen stands as {to}, and the `command` that it sends;
    `range` is the least and the most of that amount, `step` the smallest chip, `full` the button that goes to the most.
    """
    phase = hand.table.phase
    return {"awaits": phase, "title": awaits(hand.table, hand.names), **_BARS[phase](hand)}


# Decisions


def _decision(hand: Hand) -> Doable:
    return {"buttons": [button for choice in hand.legal_actions() for button in _buttons(choice, hand)]}


def _buttons(choice: Choice, hand: Hand) -> list[ActButton]:
    kind = str(choice.kind)
    if choice.least is not None and choice.most is not None:
        return [_ranged(choice, choice.least, choice.most, hand)]
    if choice.to:
        return [{"label": _BETS[choice.kind](to), "command": {"do": "act", "kind": kind, "to": to}} for to in choice.to]
    return [{"label": _PASSIVE[choice.kind](choice.amount or 0), "command": {"do": "act", "kind": kind}}]


_PASSIVE: dict[Kind, Callable[[int], Text]] = {
    # Translators: the words on buttons
    Kind.FOLD: lambda _: say("Fold"),
    Kind.CHECK: lambda _: say("Check"),
    Kind.CALL: lambda amount: say("Call {amount}", amount=amount),
    Kind.BRING_IN: lambda amount: say("Bring in {amount}", amount=amount),
}
_BETS: dict[Kind, Callable[[int], Text]] = {
    Kind.COMPLETE: lambda to: say("Complete to {to}", to=to),
    Kind.BET: lambda to: say("Bet {to}", to=to),
    Kind.RAISE: lambda to: say("Raise to {to}", to=to),
}
_OPEN_BETS = {
    Kind.COMPLETE: N_("Complete to {to}"),
    Kind.BET: N_("Bet {to}"),
    Kind.RAISE: N_("Raise to {to}"),
}


def _ranged(choice: Choice, least: int, most: int, hand: Hand) -> ActButton:
    state = hand.table.seats[hand.to_act or 0]
    full = N_("All-in: {to}") if most == state.bet + state.stack else N_("Pot: {to}")
    return {
        "label": template(_OPEN_BETS[choice.kind]),
        "command": {"do": "act", "kind": str(choice.kind), "to": least},
        "range": [least, most],
        "step": hand.setup.chip,
        "full": say(full, to=most),
    }


# Cards


def _cards_due(hand: Hand) -> Doable:
    awaited, street = hand.table.awaited(), hand.setup.game.street(hand.table.street_name)
    # Translators: {street} is "third street" or the like
    buttons = _from_seed(hand, say("Deal {street}", street=say(street.words.name)))
    return {"buttons": buttons, "pick": _pick(awaited, awaited.seat or 0, awaited.cards_due, list(street.deal))}


def _from_seed(hand: Hand, label: Text) -> list[ActButton]:
    return [{"label": label, "command": {"do": "deal"}}] if hand.seed is not None else []


def _pick(awaited: Awaited, seat: Seat | None, count: int, up: list[bool]) -> CardPick:
    """Return what is to be picked: `count` cards, each up or down, for a seat or for all; `used` are out already."""
    used = card_names(sorted(awaited.seen))
    return {"do": "deal", "seat": seat, "count": count, "up": up, "used": used, "unknown": seat is not None}


def _community_due(hand: Hand) -> Doable:
    buttons = _from_seed(hand, say("Deal the community card"))
    return {"buttons": buttons, "pick": _pick(hand.table.awaited(), None, 1, [True])}


# The end


def _showdown(hand: Hand) -> Doable:
    awaited = hand.table.awaited()
    order = hand.table.showing.seats or awaited.showers
    waiting = [seat for seat in order if seat in awaited.showers]
    unknown = next((seat for seat in waiting if None in hand.table.seats[seat].cards), None)
    shows: list[ActButton] = [] if unknown else [{"label": say("Show the hands"), "command": {"do": "show"}}]
    mucks: list[ActButton] = [
        {"label": say("Seat {seat} mucks", seat=seat), "command": {"do": "muck", "seat": seat}, "quiet": True}
        for seat in waiting
        if may_muck(hand, seat)
    ]
    return {"buttons": [*shows, *mucks], "pick": _to_show(hand, unknown) if unknown else None}


def _to_show(hand: Hand, seat: Seat) -> CardPick:
    """Return what must be picked so that a seat can show cards that nobody knew."""
    state, awaited = hand.table.seats[seat], hand.table.awaited()
    unknown = [up for card, up in zip(state.cards, state.up, strict=True) if card is None]
    known = card_names([card for card in state.cards if card is not None])
    pick = _pick(awaited, seat, len(unknown), unknown)
    return {**pick, "do": "show", "known": "".join(known), "unknown": False}


_BARS: dict[Phase, Callable[[Hand], Doable]] = {
    Phase.DEAL: _cards_due,
    Phase.COMMUNITY: _community_due,
    Phase.ACT: _decision,
    Phase.UNKNOWN: lambda _: {
        "title": say("Nobody can be shown to act first: up cards are unknown. Undo, and give them."),
        "buttons": [],
    },
    Phase.SHOW: _showdown,
    Phase.OVER: lambda _: {"buttons": []},
}
