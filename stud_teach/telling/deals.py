"""What everybody sees of a deal, and the line for it."""

from __future__ import annotations

from stud_teach.cards.card import UNKNOWN, card_names
from stud_teach.telling.catalogue import Text, say
from stud_teach.telling.context import Told
from stud_teach.telling.names import cards_text


def up_cards(told: Told) -> list[str]:
    """Return the up cards that were dealt: what everybody sees of a deal."""
    return [card for card, up in zip(card_names(told.event.cards), told.event.up, strict=True) if up]


def deal_brief(told: Told) -> Text:
    """Return the line for a deal."""
    shown = up_cards(told)
    if not shown:
        return say("{name} gets a card face down", name=told.name())
    if shown[-1] == UNKNOWN:
        return say("{name} gets an unknown card", name=told.name())
    return say("{name} is dealt {card}", name=told.name(), card=cards_text(shown))
