"""Cards: a rank and a suit, written as in "Kh"; an unknown card is written "??"."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from stud_teach.saying.messages import Message
from stud_teach.saying.quoting import quoted

RANKS = "23456789TJQKA"
SUITS = "cdhs"  # from worst to best: clubs, diamonds, hearts, spades (bring-in-suit)
UNKNOWN = "??"


class CardError(ValueError):
    """A card that does not exist, or that appears twice."""


class Card(int):
    """One of the 52 cards; cards compare by rank, then by suit (rule `bring-in-suit`).

    As a number it is 4 * rank + suit with rank 0 (deuce) to 12 (ace) and suit 0 (clubs) to 3 (spades),
    so the order of the numbers is the order of door cards.
    """

    __slots__ = ()

    @property
    def rank(self) -> int:
        """Return the rank: 2 to 10, jack 11, queen 12, king 13, ace 14."""
        return (self >> 2) + 2

    @property
    def suit(self) -> str:
        """Return the suit's letter: c, d, h or s."""
        return SUITS[self & 3]

    def __str__(self) -> str:
        return RANKS[self >> 2] + SUITS[self & 3]

    __repr__ = __str__


DECK: tuple[Card, ...] = tuple(Card(n) for n in range(52))
_BY_NAME: dict[str, Card] = {str(card): card for card in DECK}

MaybeCard = Card | None  # None: a card that nobody but its owner has seen


def parse_card(text: str) -> MaybeCard:
    """Return the card written as `text`, or None for "??".

    Raises CardError, quoting the text, when there is no such card.
    """
    if text == UNKNOWN:
        return None
    card = _BY_NAME.get(text) if isinstance(text, str) else None
    if card is None:
        told = repr(quoted(text)) if isinstance(text, str) else quoted(text)
        raise CardError(
            Message(
                "no such card: {card}; a card is a rank of {ranks} and a suit of {suits}, as in 'Kh'",
                card=told,
                ranks=RANKS,
                suits=SUITS,
            )
        )
    return card


def parse_cards(text: str) -> tuple[MaybeCard, ...]:
    """Return the cards written one after the other, as in "AsKd??"; blanks and commas may part them.

    Raises CardError when a card does not exist or a known card comes twice.
    """
    if not isinstance(text, str):
        raise CardError(
            Message("no cards: {cards}; cards are written one after the other, as in 'AsKd'", cards=quoted(text))
        )
    packed = text.replace(" ", "").replace(",", "")
    cards = tuple(parse_card(packed[at : at + 2]) for at in range(0, len(packed), 2))
    refuse_repeats(cards)
    return cards


def refuse_repeats(cards: Iterable[MaybeCard]) -> None:
    """Raise CardError when a known card is among `cards` more than once."""
    seen: set[Card] = set()
    for card in cards:
        if card is not None and card in seen:
            raise CardError(Message("card {card} appears twice", card=str(card)))
        if card is not None:
            seen.add(card)


def card_name(card: MaybeCard) -> str:
    """Return "Kh" for a card and "??" for an unknown one."""
    return UNKNOWN if card is None else str(card)


def card_names(cards: Sequence[MaybeCard]) -> list[str]:
    """Return the names of `cards`, in their order."""
    return [card_name(card) for card in cards]
