"""What everybody sees of a deal, and the line for it."""

from __future__ import annotations

from stud_teach.cards.card import UNKNOWN, card_names
from stud_teach.telling.catalogue import Text, say
from stud_teach.telling.context import Told
from stud_teach.telling.names import card_text


def up_card(told: Told) -> str | None:
    """Return the up card that was dealt, or None for a down card: what everybody sees of a deal."""
    shown = [card for card, up in zip(card_names(told.event.cards), told.event.up, strict=True) if up]
    return shown[-1] if shown else None


def deal_brief(told: Told) -> Text:
    """Return the line for a deal."""
    card = up_card(told)
    if card is None:
        return say("{name} gets a card face down", name=told.name())
    if card == UNKNOWN:
        return say("{name} gets an unknown card", name=told.name())
    return say("{name} is dealt {card}", name=told.name(), card=card_text(card))
