"""What a picture is drawn from, record by record: the evidence, by its kind, and the sentences beside it."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict, final

from stud_teach.engine.pots import Part
from stud_teach.telling.catalogue import Text

Mark = Literal["chosen", "tied"] | None

# Ladders


@final
class DoorCard(TypedDict):
    """A door card on its ladder: it decides, or it is of the same rank as the one that does."""

    seat: int
    card: str
    mark: Mark


class Suit(TypedDict):
    """A suit on its ladder."""

    suit: str
    name: Text
    mark: Mark


class Suits(TypedDict):
    """The suits in the order that settles equal ranks."""

    title: Text
    items: list[Suit]


class Doors(TypedDict):
    """The door cards where they decide who brings it in; `sign` stands between each and the next."""

    kind: Literal["doors"]
    title: Text
    note: Text | None
    sign: Literal["<", ">"]
    items: list[DoorCard]
    suits: Suits | None


@final
class BoardCards(TypedDict):
    """A board on its ladder."""

    seat: int
    cards: list[str]
    name: Text
    mark: Mark
    all_in: bool


class Boards(TypedDict):
    """The boards where they decide who acts or shows first, best to worst."""

    kind: Literal["boards"]
    title: Text
    note: Text | None
    items: list[BoardCards]


# Hands


class Playing(TypedDict):
    """Which cards of a hand play for high and for low, and what they make."""

    high: list[str] | None
    low: list[str] | None
    high_name: Text | None
    low_name: Text | None


class ShownHand(Playing):
    """A hand; `seat` is null for the one hand of a picture, which is nobody's."""

    seat: int | None
    cards: list[str]
    up: list[bool]
    community: str | None
    result: Text | None
    won: int
    mucked: bool


class ComparedHand(ShownHand):
    """A hand, and whether it is the best of those compared, where no pot is won."""

    best: bool


class Hands(TypedDict):
    """Hands, in the order of showing."""

    kind: Literal["hands"]
    title: Text
    note: Text | None
    items: list[ShownHand | ComparedHand]


# Pots


class PutIn(TypedDict):
    """What a seat put in, and how it stands before anything is paid."""

    seat: int
    amount: int
    state: NotRequired[Literal["in", "all-in", "folded"]]


class PaidShare(TypedDict):
    """A seat's share of a part of a pot; `paid` is null where it is not told when."""

    seat: int
    amount: int
    odd: int
    note: Text | None
    rule: str | None
    paid: Literal["before", "now", "later"] | None


class PaidHalf(TypedDict):
    """A half of a pot, or the whole of it."""

    half: Part
    name: Text
    note: Text | None
    rule: str | None
    amount: int
    odd: int
    shares: list[PaidShare]


PaidPot = TypedDict(
    "PaidPot",
    {
        "name": Text,
        "note": Text | None,
        "rule": str | None,
        "amount": int,
        "from": list[PutIn],
        "halves": list[PaidHalf],
    },
)
PaidPot.__doc__ = "A pot: from whom its chips are, and its halves."


class Pots(TypedDict):
    """The chips' way from what each seat put in to the pots, their halves and the shares."""

    kind: Literal["pots"]
    title: Text
    note: Text | None
    put_in: list[PutIn]
    pots: list[PaidPot]


# Bets


class BetRow(TypedDict):
    """Something that a player may do, why it is what it is, and by which rule; `bars` are limits of a fixed bet."""

    name: Text
    why: Text
    rule: str
    amount: str
    bars: int


class Raises(TypedDict):
    """The raises used, out of how many."""

    used: int
    cap: int
    text: Text
    rule: str


class Bets(TypedDict):
    """What the player to act may do; `raises` is null where they have no number, `sum` where it is no pot limit."""

    kind: Literal["bets"]
    title: Text
    rows: list[BetRow]
    raises: Raises | None
    sum: Text | None


class Term(TypedDict):
    """A number of a sum, after its sign."""

    sign: str
    amount: int
    name: Text


class Sum(TypedDict):
    """A sum, worked out line by line; the first sign of a line is empty."""

    kind: Literal["sum"]
    title: Text
    note: Text | None
    lines: list[list[Term]]


# Rankings


class Example(TypedDict):
    """A hand of a kind."""

    cards: list[str]
    name: Text


class KindOfHand(TypedDict):
    """A kind of hand, with a line about it and examples."""

    name: Text
    line: Text
    examples: list[Example]


class Ranking(TypedDict):
    """The kinds of hands, best to worst."""

    kind: Literal["ranking"]
    title: Text
    note: Text | None
    rows: list[KindOfHand]


Evidence = Doors | Boards | Hands | Pots | Bets | Sum | Ranking


# A picture that stands alone


class Sentence(TypedDict):
    """A sentence, the rule that it rests on, and whether that is our choice."""

    text: Text
    rule: str
    ours: bool


class NamedSeat(TypedDict):
    """What a seat is called."""

    seat: int
    name: Text


class Picture(TypedDict):
    """A picture of one ruling; with `numbered` a seat's number stands before its name."""

    title: Text
    lead: Text | None
    numbered: bool
    seats: list[NamedSeat]
    evidence: list[Evidence]
    sentences: list[Sentence]
