"""Cards: a rank and a suit, written as in "Kh"; an unknown card is written "??"."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from stud_teach.saying.messages import Message
from stud_teach.saying.quoting import literal, quoted

RANKS = "23456789TJQKA"
SUITS = "cdhs"  # from worst to best: clubs, diamonds, hearts, spades (bring-in-suit)
UNKNOWN = "??"
GLYPHS = dict(zip(SUITS, "♣♦♥♠", strict=True))


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
_BY_NAME: dict[str, Card | None] = {**{str(card): card for card in DECK}, UNKNOWN: None}

MaybeCard = Card | None  # None: a card that nobody but its owner has seen
Cards = str | Card | Iterable[Card | str | None]  # what is read as cards


# Reading cards as people write them: a rank and a suit's letter or its sign, outlined or filled, perhaps followed by a
# mark that asks for black or for colour; both as one character; "??". Between them blanks, commas, semicolons, nothing.

_ACES = dict(zip(SUITS, (0x1F0D1, 0x1F0C1, 0x1F0B1, 0x1F0A1), strict=True))  # the other ranks follow, with a knight
_PICTURES = {
    chr(ace + n): rank + suit for suit, ace in _ACES.items() for n, rank in enumerate("A23456789TJ QK") if rank > " "
}
_SIGNS = dict(zip("♣♧♦♢♥♡♠♤", "ccddhhss", strict=True))
_LETTERS = str.maketrans(
    {**_PICTURES, **_SIGNS, **{each.swapcase(): each for each in "TJQKA" + SUITS}, **dict.fromkeys("\ufe0e\ufe0f")}
)
_CARD = rf"(?:10|[{RANKS}tjqka])\s*[{SUITS}CDHS{''.join(_SIGNS)}][\ufe0e\ufe0f]?|\?\?|[{''.join(_PICTURES)}]"
_PARTS = re.compile(rf"({_CARD})|[^\s,;](?:[^\s,;]+?(?=(?:{_CARD}){{0,7}}(?:[\s,;]|$)))?")  # a card, or what is none


def parse_card(given: str) -> MaybeCard:
    """Return the card written as in "Kh", "10h" or "k♥", or None for "??"; raises CardError, quoting it, for others."""
    if isinstance(given, str) and given in _BY_NAME:
        return _BY_NAME[given]
    cards = read_cards(given) if isinstance(given, str) else ()
    if len(cards) != 1:
        raise _no_card(given, 1)
    return cards[0]


def parse_cards(given: Cards) -> tuple[MaybeCard, ...]:
    """Return cards as people write them, as in "AsKd??", "10♥, k♠" or ["Qh", "3d"].

    Raises CardError, with what is no card and its place, and when a known card comes twice.
    """
    cards = read_cards(given)
    refuse_repeats(cards)
    return cards


def known_cards(given: Cards) -> tuple[Card, ...]:
    """Return what `parse_cards` returns; raises CardError for an unknown card too."""
    cards = parse_cards(given)
    if None in cards:
        place = cards.index(None) + 1
        raise CardError(
            Message("“??” (card {place}) is an unknown card, and here all cards must be known.", place=place)
        )
    return cards  # type: ignore[return-value]


def read_cards(given: Cards) -> tuple[MaybeCard, ...]:
    """Return what `parse_cards` returns, cards that come twice as well."""
    if isinstance(given, str):
        return tuple(_read(given))
    if not isinstance(given, Iterable | Card) or isinstance(given, bytes):
        message = Message(
            "Cards are a text, as in “Ks Qh 10♥”, or a list of such texts, not {given}.", given=literal(given)
        )
        raise CardError(message)
    cards: list[MaybeCard] = []
    for each in (given,) if isinstance(given, Card) else given:
        if each is None or isinstance(each, Card):
            cards.append(each)
        elif isinstance(each, str):
            cards += _read(each, len(cards) + 1)
        else:
            raise _no_card(each, len(cards) + 1)
    return tuple(cards)


def _read(text: str, place: int = 1) -> list[MaybeCard]:
    """Return the cards in a text; the first of them has that place among all."""
    try:
        return [_BY_NAME[text[at : at + 2]] for at in range(0, len(text), 2)]
    except KeyError:  # not the short way, as in files
        cards: list[MaybeCard] = []
    for part in _PARTS.finditer(text):
        if not part[1]:
            raise _no_card(part[0], place + len(cards))
        cards.append(_BY_NAME["".join(part[1].replace("10", "T").translate(_LETTERS).split())])
    return cards


def _no_card(given: object, place: int) -> CardError:
    message = Message(
        "“{given}” (card {place}) is no card: a card is a rank and a suit, as in Kh, 10h or K♠.",
        given=quoted(given),
        place=place,
    )
    return CardError(message)


def refuse_repeats(cards: Iterable[MaybeCard]) -> None:
    """Raise CardError when a known card is among `cards` more than once."""
    seen: set[Card] = set()
    for card in cards:
        if card is not None and card in seen:
            raise CardError(Message("Card {card} appears twice.", card=str(card)))
        if card is not None:
            seen.add(card)


def card_name(card: MaybeCard) -> str:
    """Return "Kh" for a card and "??" for an unknown one."""
    return UNKNOWN if card is None else str(card)


class CardName(str):
    """A card's name in letters ("Th"), which a sentence writes with its suit's sign ("10♥"); an unknown card is "?"."""

    __slots__ = ()

    def __format__(self, _spec: str) -> str:
        return "?" if self == UNKNOWN else self[0].replace("T", "10") + GLYPHS[self[1]]


def card_names(cards: Sequence[MaybeCard]) -> list[str]:
    """Return the names of `cards`, in their order."""
    return [card_name(card) for card in cards]
