"""What a step says: a headline, a lead sentence, a line for the list of what happened so far, and its mark."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from stud_teach.cards.card import UNKNOWN, card_names
from stud_teach.engine.events import Kind
from stud_teach.telling import actions, openings, showdown
from stud_teach.telling.catalogue import Text, say, together
from stud_teach.telling.context import Told, Words
from stud_teach.telling.deals import deal_brief, up_cards
from stud_teach.telling.names import card_text, cards_text


def step_words(told: Told) -> Words:
    """Return the words of a step: where a deal also settles who opens, they are about that."""
    opening = openings.opening_words(told)
    return opening or _WORDS[told.event.kind](told)


def step_mark(told: Told) -> Literal["ruling", "deal", "action"]:
    """Return how the street bar marks a step: "ruling" where a rule had to decide something, "deal" or "action"."""
    kind = told.event.kind
    if kind in (Kind.DEAL, Kind.COMMUNITY) and openings.rules_on_opening(told):
        return "ruling"
    if kind in _RULINGS or (kind is Kind.SHOW and told.reasons.get("showdown-order", {}).get("first")):
        return "ruling"
    return "deal" if kind in (Kind.DEAL, Kind.BURN) else "action"


_RULINGS = {Kind.BRING_IN, Kind.RETURN, Kind.AWARD, Kind.RESHUFFLE, Kind.COMMUNITY}


# Antes and cards


def _ante(told: Told) -> Words:
    event = told.event
    if not event.all_in:
        return Words(
            say("Seat {seat} pays the ante of {amount}", **told.who),
            say("{name} puts {amount} into the pot before any card is dealt.", **told.who),
            say("{name} antes {amount}", **told.who),
        )
    text = say("{name} puts in the last {amount} and stays in the hand without chips.", **told.who)
    return Words(
        say("Seat {seat} is all-in with the ante", **told.who), text, say("{name} antes {amount}, all-in", **told.who)
    )


def _deal(told: Told) -> Words:
    return Words(_deal_title(told), _deal_text(told), deal_brief(told))


def _deal_title(told: Told) -> Text:
    shown = up_cards(told)
    if not shown and told.event.street == told.setup.game.last_street:
        return say("Seat {seat} gets the last card, face down", **told.who)
    if not shown:
        return say("Seat {seat} gets a card face down", **told.who)
    if shown[-1] == UNKNOWN:
        return say("Seat {seat} gets a card that is not known", **told.who)
    return say("Seat {seat} is dealt {card}", card=cards_text(shown), **told.who)


def _deal_text(told: Told) -> Text:
    return say(told.street.words.deal, name=told.name())


def _burn(_: Told) -> Words:
    text = say("Before the street is dealt, the top card goes aside; nobody sees it.")
    return Words(say("A card is burned"), text, say("a card is burned"))


def _reshuffle(told: Told) -> Words:
    return Words(
        say("The burned cards go back into the deck"),
        say("The deck is too short {to_last}, so the burned cards are shuffled in.", **told.streets),
        say("the burned cards are shuffled in"),
    )


def _community(told: Told) -> Words:
    card = card_text(card_names(told.event.cards)[0])
    sentences = [say("{card} is dealt face up and is {card_last} of everybody still in.", card=card, **told.streets)]
    first = told.reasons.get("first-actor")
    if first:
        acts = told.reasons.get("first-actor-all-in", {}).get("acts", first["seat"])
        sentences.append(say("The betting goes on: seat {seat} acts first.", seat=acts))
    title = say("The deck runs short: one card for everybody")
    return Words(title, together(sentences), say("one card for everybody: {card}", card=card))


_WORDS: dict[Kind, Callable[[Told], Words]] = {
    Kind.ANTE: _ante,
    Kind.DEAL: _deal,
    Kind.BURN: _burn,
    Kind.RESHUFFLE: _reshuffle,
    Kind.COMMUNITY: _community,
    **actions.WORDS,
    **showdown.WORDS,
}
