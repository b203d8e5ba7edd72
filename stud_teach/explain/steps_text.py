"""What a step says: a headline, a lead sentence and a line for the list of what happened so far."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from stud_teach.cards import card_names
from stud_teach.events import Event, Kind
from stud_teach.explain.catalogue import Text, say
from stud_teach.explain.names import (
    board_name,
    card_text,
    cards_text,
    hand_name,
    low_name,
    on_street,
    suit_name,
)
from stud_teach.explain.reasons_text import pot_name
from stud_teach.reasons import Reason

RULING_KINDS = {Kind.BRING_IN, Kind.RETURN, Kind.AWARD, Kind.RESHUFFLE, Kind.COMMUNITY}
OPENERS = ("bring-in", "first-actor", "no-action", "community-no-bet")


class Said(NamedTuple):
    """The words of a step, and how the street bar marks it: deal, action or ruling."""

    title: Text
    text: Text
    brief: Text
    mark: str


class Told(NamedTuple):
    """What the words of a step are made from: the event, its reasons by rule id, and the player's name."""

    event: Event
    reasons: dict[str, dict[str, Any]]
    name: str

    @property
    def who(self) -> dict[str, Any]:
        """Return the places that most messages have."""
        return {"seat": self.event.seat, "name": self.name, "amount": self.event.amount, "to": self.event.to}


def step_text(event: Event, reasons: tuple[Reason, ...], names: tuple[str, ...]) -> Said:
    """Return the words of a step."""
    first: dict[str, dict[str, Any]] = {}
    for reason in reasons:
        first.setdefault(reason.rule, reason.facts)
    name = names[event.seat - 1] if event.seat else ""
    told = Told(event, first, name)
    opener = next((rule for rule in OPENERS if rule in first and event.kind in (Kind.DEAL, Kind.COMMUNITY)), None)
    title, text, brief = _OPENING[opener](told) if opener else _STEPS[event.kind](told)
    return Said(title, text, brief, _mark(event, opener, first))


def _mark(event: Event, opener: str | None, reasons: dict[str, Any]) -> str:
    if opener or event.kind in RULING_KINDS:
        return "ruling"
    if event.kind is Kind.SHOW:
        return "ruling" if reasons.get("showdown-order", {}).get("first") else "action"
    return "deal" if event.kind in (Kind.DEAL, Kind.BURN) else "action"


Words = tuple[Text, Text, Text]


# Cards


def _ante(told: Told) -> Words:
    if told.event.all_in:
        all_in = say("Seat {seat} is all-in for the ante", **told.who)
        return (
            all_in,
            say("{name} puts in the last {amount}.", **told.who),
            say("{name} antes {amount}, all-in", **told.who),
        )
    title = say("Seat {seat} pays the ante", **told.who)
    return title, say("{name} puts {amount} into the pot.", **told.who), say("{name} antes {amount}", **told.who)


def _dealt(told: Told) -> Text:
    """Return the up cards that were dealt, or that it was a down card."""
    shown = [name for name, up in zip(card_names(told.event.cards), told.event.up, strict=True) if up]
    if not shown:
        return say("{name} gets the seventh card, face down", name=told.name)
    return say("{name} gets {cards}", name=told.name, cards=cards_text(shown))


def _deal(told: Told) -> Words:
    brief = _dealt(told)
    if len(told.event.cards) > 1:
        text = say("Two cards lie face down and one face up, the door card.")
    elif told.event.up[0]:
        text = say("The card lies face up; everybody sees it.")
    else:
        text = say("Only {name} may look at it.", name=told.name)
    return brief, text, brief


def _burn(_: Told) -> Words:
    title = say("A card is burned")
    return title, say("The top card goes aside unseen before the street is dealt."), say("a card is burned")


def _reshuffle(_: Told) -> Words:
    title = say("The burned cards are shuffled in")
    return title, say("Without them the deck would not reach."), say("the burned cards are shuffled in")


def _community(told: Told) -> Words:
    card = card_text(card_names(told.event.cards)[0])
    title = say("The deck runs short: one card for everybody")
    return (
        title,
        say("{card} is dealt face up and plays as everybody's seventh.", card=card),
        say("community card {card}", card=card),
    )


# Who opens


def _must_bring_in(told: Told) -> Words:
    facts = told.reasons["bring-in"]
    card = card_text(facts["card"])
    lead = say("Of all door cards {card} at seat {seat} decides.", card=card, seat=facts["seat"])
    if "bring-in-all-in" in told.reasons:
        acts = told.reasons["bring-in-all-in"]["acts"]
        title = say("Seat {seat} should bring it in but has no chips: seat {acts} acts", seat=facts["seat"], acts=acts)
    elif "bring-in-suit" in told.reasons:
        end = say("the {suit} is the highest suit", suit=suit_name(facts["card"][1]))
        if not facts["highest"]:
            end = say("{suit} are the lowest suit there", suit=suit_name(facts["card"][1]))
        title = say("Seat {seat} must bring it in: {why}", seat=facts["seat"], why=end)
    else:
        end = say("the highest door card") if facts["highest"] else say("the lowest door card")
        title = say("Seat {seat} must bring it in: {why}", seat=facts["seat"], why=end)
    return title, lead, _dealt(told)


def _acts_first(told: Told) -> Words:
    facts = told.reasons["first-actor"]
    best = board_name(facts["category"], facts["ranks"])
    text = say("The best hand showing is {best}.", best=best)
    if "first-actor-all-in" in told.reasons:
        acts = told.reasons["first-actor-all-in"]["acts"]
        title = say(
            "Seat {seat} has the best board but is all-in: seat {acts} acts first", seat=facts["seat"], acts=acts
        )
    elif len(facts["boards"]) > 1 and "first-actor-tie" not in told.reasons:
        second = board_name(*_second(facts))
        title = say("Seat {seat} acts first: {why}", seat=facts["seat"], why=_beats(best, second))
    else:
        title = say("Seat {seat} acts first", seat=facts["seat"])
    return title, text, _dealt(told)


def _second(facts: dict[str, Any]) -> tuple[str, list[int]]:
    board = facts["boards"][1]
    return (board["category"], board["ranks"]) if board["category"] else (facts["category"], facts["ranks"])


def _beats(best: Text, second: Text) -> Text:
    if best == second:
        return say("{best}, with the better kicker", best=best)
    return say("{best} beats {second}", best=best, second=second)


def _no_betting(told: Told) -> Words:
    title = say("No more betting: the cards are dealt to the end")
    return title, say("At most one player still in has chips."), _dealt(told)


# Decisions


def _bring_in(told: Told) -> Words:
    title = say("Seat {seat} brings it in for {amount}", **told.who)
    brief = say("{name} brings in {amount}", **told.who)
    if told.event.all_in:
        return (
            title,
            say("It is all that {name} has: all-in.", **told.who),
            say("{name} brings in {amount}, all-in", **told.who),
        )
    return title, say("{name} puts in {amount} and starts the betting.", **told.who), brief


def _bet(told: Told) -> Words:
    return _with_all_in(
        told,
        say("Seat {seat} bets {to}", **told.who),
        say("{name} puts in {amount}; the others must call {to}, raise or fold.", **told.who),
        say("{name} bets {to}", **told.who),
    )


def _complete(told: Told) -> Words:
    return _with_all_in(
        told,
        say("Seat {seat} completes to {to}", **told.who),
        say("{name} makes it the full bet of {to}.", **told.who),
        say("{name} completes to {to}", **told.who),
    )


def _raise(told: Told) -> Words:
    return _with_all_in(
        told,
        say("Seat {seat} raises to {to}", **told.who),
        say("{name} puts in {amount} more, {to} in all on this street.", **told.who),
        say("{name} raises to {to}", **told.who),
    )


def _call(told: Told) -> Words:
    return _with_all_in(
        told,
        say("Seat {seat} calls {amount}", **told.who),
        say("{name} puts in {amount} and stays in.", **told.who),
        say("{name} calls {amount}", **told.who),
    )


def _with_all_in(told: Told, title: Text, text: Text, brief: Text) -> Words:
    if not told.event.all_in:
        return title, text, brief
    lead = say("With that {name} is all-in, for {to} on this street.", **told.who)
    return say("{title}, all-in", title=title), lead, say("{brief}, all-in", brief=brief)


def _check(told: Told) -> Words:
    title = say("Seat {seat} checks", **told.who)
    return title, say("{name} bets nothing and stays in.", **told.who), say("{name} checks", **told.who)


def _fold(told: Told) -> Words:
    title = say("Seat {seat} folds", **told.who)
    return title, say("{name} is out of this hand.", **told.who), say("{name} folds", **told.who)


# The end


def _return(told: Told) -> Words:
    title = say("{amount} go back to seat {seat}", **told.who)
    street = on_street(told.event.street)
    return (
        title,
        say("Nobody called these {amount} {street}.", street=street, amount=told.event.amount),
        say("{name} gets {amount} back", **told.who),
    )


def _show(told: Told) -> Words:
    high = told.reasons.get("high-hand")
    if high is None:
        title = say("Seat {seat} turns the cards over early", **told.who)
        return title, say("The betting is over, so {name} may show.", **told.who), say("{name} shows", **told.who)
    name = hand_name(high["category"], high["ranks"])
    first = told.reasons.get("showdown-order", {}).get("first")
    title = say("Seat {seat} shows first: {hand}" if first else "Seat {seat} shows {hand}", hand=name, **told.who)
    low = told.reasons.get("low-hand")
    text = say("{name} plays {cards}.", name=told.name, cards=cards_text(high["cards"]))
    if low and low["cards"]:
        message = "{name} plays {cards} for high and {low} for low."
        text = say(message, name=told.name, cards=cards_text(high["cards"]), low=low_name(low["ranks"]))
    return title, text, say("{name} shows {hand}", hand=name, **told.who)


def _muck(told: Told) -> Words:
    title = say("Seat {seat} mucks", **told.who)
    return title, say("{name} throws the cards away unseen.", **told.who), say("{name} mucks", **told.who)


def _award(told: Told) -> Words:
    ruling, part, _, hand = told.event.rulings
    pot = pot_name(ruling.pot.number, ruling.pot.of)
    title = say(_AWARD_TITLES[str(part.part)], pot=pot, **told.who)
    brief = say("{name} wins {amount}", **told.who)
    if hand is None:
        return (
            title,
            say("{name} takes {pot} of {total}; no hand is needed.", pot=pot, total=ruling.pot.amount, name=told.name),
            brief,
        )
    high = hand_name(str(hand.high.category), list(hand.high.ranks))
    if part.part == "low":
        text = say("{name} wins with the low {low}.", name=told.name, low=low_name(hand.low.ranks))
    elif part.part == "whole" and hand.low and not ruling.no_low:
        text = say(
            "{name} wins both ways: {high}, and {low} for low.", name=told.name, high=high, low=low_name(hand.low.ranks)
        )
    else:
        text = say("{name} wins with {high}.", name=told.name, high=high)
    return title, text, brief


_AWARD_TITLES = {
    "whole": "Seat {seat} wins {amount} from {pot}",
    "high": "Seat {seat} wins {amount} from {pot}, the high half",
    "low": "Seat {seat} wins {amount} from {pot}, the low half",
}

_OPENING: dict[str, Callable[[Told], Words]] = {
    "bring-in": _must_bring_in,
    "first-actor": _acts_first,
    "no-action": _no_betting,
    "community-no-bet": _community,
}

_STEPS: dict[Kind, Callable[[Told], Words]] = {
    Kind.ANTE: _ante,
    Kind.DEAL: _deal,
    Kind.BURN: _burn,
    Kind.RESHUFFLE: _reshuffle,
    Kind.COMMUNITY: _community,
    Kind.BRING_IN: _bring_in,
    Kind.COMPLETE: _complete,
    Kind.BET: _bet,
    Kind.RAISE: _raise,
    Kind.CALL: _call,
    Kind.CHECK: _check,
    Kind.FOLD: _fold,
    Kind.RETURN: _return,
    Kind.SHOW: _show,
    Kind.MUCK: _muck,
    Kind.AWARD: _award,
}
