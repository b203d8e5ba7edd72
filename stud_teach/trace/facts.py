"""The facts of reasons, as plain values: a record for each rule id, and `Reasons`, which says which is whose.

Seats are numbers, amounts are chips, cards are names ("As", "??" for an unknown one), ranks are 2 to 14, the ace 14 for
high and 1 for low.
"""

from __future__ import annotations

from typing import Literal, TypedDict, final

from stud_teach.cards.categories import Category
from stud_teach.engine.pots import Part
from stud_teach.games import Limit


class Nothing(TypedDict):
    """A rule point that rests on no facts (`seats`, `burn`)."""


# Dealing


class Players(TypedDict):
    """How many play (`players`)."""

    players: int


class Ante(TypedDict):
    """The ante of everybody (`ante`)."""

    ante: int


class AnteShort(TypedDict):
    """Who has only `amount` for the ante (`ante-short`)."""

    seat: int
    amount: int
    ante: int


class Deal(TypedDict):
    """How many cards of a deal lie face up, and face down (`deal`)."""

    up: int
    down: int


class Streets(TypedDict):
    """How many streets the game has (`streets`)."""

    streets: int


class DeckShort(TypedDict):
    """Whether the deck has the cards that are needed, and what is done about it (`deck-short`).

    `stub` and `burned` are the cards in the deck and among the burns, `players` those still in.
    """

    stub: int
    burned: int
    players: int
    needed: int
    community: bool
    reshuffle: bool


class CommunityBetting(TypedDict):
    """Whether there is betting after a community card (`community-no-bet`)."""

    betting: bool


# Opening


class Door(TypedDict):
    """A seat's door card."""

    seat: int
    card: str


class LowestDoor(TypedDict):
    """Whose door card brings it in, the highest one or the lowest; `verified` is false where not all are known."""

    seat: int
    card: str
    highest: bool
    verified: bool


class BringIn(LowestDoor):
    """Whose door card brings it in (`bring-in`); `doors` are all of them, that one first."""

    doors: list[Door]
    limit: Limit
    game: str


class BringInSuit(LowestDoor):
    """The seats whose door cards have the same rank, and their cards by seat (`bring-in-suit`)."""

    tied: list[int]
    cards: dict[str, str]


class WithoutChips(TypedDict):
    """The seat whose turn it would be, and the one that is asked (`bring-in-all-in`, `first-actor-all-in`)."""

    seat: int
    acts: int


class BringInLimit(TypedDict):
    """A bring-in as big as the small bet (`bring-in-limit`)."""

    seat: int
    bring_in: int
    ante: int
    small_bet: int


@final
class BringInPaid(BringInLimit):
    """What was brought in, and the most that could have been opened for instead, if anything (`bring-in-amount`)."""

    opened: int
    instead: int | None


@final
class OpenedForMore(BringInLimit):
    """What was opened for instead of bringing it in (`bring-in-amount`)."""

    opened: int


class BringInShort(BringInLimit):
    """A bring-in of all that is left (`bring-in-short`)."""

    amount: int


class ShownBoard(TypedDict):
    """What a board shows: nothing where a card of it is unknown."""

    category: Category | None
    ranks: list[int]


class Board(ShownBoard):
    """A seat's board."""

    seat: int
    cards: list[str]


class FirstActor(TypedDict):
    """Whose board is the best, and what it shows (`first-actor`, `showing-hand`); `boards` are all, the best first.

    `verified` is false where not every up card is known.
    """

    seat: int
    category: Category | None
    ranks: list[int]
    verified: bool
    boards: list[Board]


class FirstActorTie(TypedDict):
    """The seats with equal boards, and whether suits part them (`first-actor-tie`)."""

    seat: int
    tied: list[int]
    by_suit: bool


class NoAction(TypedDict):
    """The seats still in, and those of them that have chips: at most one (`no-action`)."""

    live: list[int]
    with_chips: list[int]


# Betting


class Turn(TypedDict):
    """The level to call, and the chips that a call takes (`turn`)."""

    seat: int
    top: int
    to_call: int


class Folded(TypedDict):
    """Who gave up the hand (`fold`, `muck`)."""

    seat: int


class Bet(TypedDict):
    """A bet `to` a total on the street, which added so much to the last level, out of a full `step` to `level`."""

    seat: int
    to: int
    level: int
    added: int
    step: int


class BetSize(Bet):
    """The sizes that a bet could have (`bet-size`)."""

    sizes: list[int]
    street: str


class BetSizes(TypedDict):
    """The sizes of bets on a street (`bet-size`)."""

    sizes: list[int]
    limit: Limit


class PotSum(TypedDict):
    """The chips in the pot, the call, and what a bet may be at least and at most, null where there may be none."""

    pot: int
    call: int
    top: int
    least: int | None
    most: int | None


class PotLimit(Bet, PotSum):
    """How far a bet may go (`pot-limit`)."""


@final
class AllInBet(Bet):
    """What an all-in for less counts for (`all-in`); `opens`: it is the round's full bet."""

    closed: bool
    counts: bool
    opens: bool


@final
class AllInBefore(TypedDict):
    """An all-in to `top` that was too short, over the level `base`, to let this seat raise (`all-in`)."""

    closed: bool
    seat: int
    base: int
    top: int


@final
class OpenPair(TypedDict):
    """The seats that show a pair, the sizes of bets, and whether the double bet is allowed (`pair-on-fourth`)."""

    seats: list[int]
    sizes: list[int]
    allowed: bool


@final
class DoubleBet(TypedDict):
    """A bet on a street with an open pair, and whether it was the double one (`pair-on-fourth`)."""

    seats: list[int]
    sizes: list[int]
    doubled: bool


class RaiseCap(TypedDict):
    """The raises of the round so far, out of so many; null: any number (`raise-cap`)."""

    raises: int
    cap: int | None


class Uncalled(TypedDict):
    """Chips that nobody called, and the most that anybody else put in on the street (`uncalled`)."""

    seat: int
    amount: int
    matched: int
    street: str


# Showing


class ShowdownOrder(TypedDict):
    """The order of showing (`showdown-order`): behind who bet last, null for nobody, or the best hand showing."""

    seat: int
    first: bool
    order: list[int]
    bettor: int | None
    by_board: bool


class HighHand(TypedDict):
    """The best five cards for high (`high-hand`)."""

    seat: int
    category: Category
    ranks: list[int]
    cards: list[str]


class LowHand(TypedDict):
    """The best five for low, null where there is no low; `present` are the ranks of eight or lower (`low-hand`)."""

    seat: int
    cards: list[str] | None
    ranks: list[int]
    present: list[int]


# Paying


class Pot(TypedDict):
    """A pot: its number (0: the main pot) of how many, its chips, and who can win it."""

    pot: int
    of: int
    amount: int
    seats: list[int]


class PotOfSeat(Pot):
    """A pot that a seat wins; `alone`: nobody else can (`side-pots`, `last-player`)."""

    seat: int
    alone: bool


@final
class HiLo(Pot):
    """Which half of a pot is paid, or that all of it goes to the high, and its chips (`hi-lo`)."""

    part: Part | Literal["no-low"]
    half: int


@final
class Scoop(Pot):
    """The seat that wins both halves of a pot (`hi-lo`)."""

    part: Literal["scoop"]
    half: int
    seat: int


class OddChipHalf(Pot):
    """The chip that is left when a pot is halved (`odd-chip-half`)."""

    half: int
    odd: int


class WholePotTie(Pot):
    """Who ties both ways (`whole-pot-tie`)."""

    winners: list[int]


class SplitTie(TypedDict):
    """Who shares a part of a pot (`split-tie`)."""

    winners: list[int]
    amount: int
    part: Part


class OddChip(TypedDict):
    """The odd chips by seat, the order in which they are given, and whether suits made it (`odd-chip`)."""

    seat: int
    odd: dict[str, int]
    order: list[int]
    by_suit: bool


class FiveUsed(TypedDict):
    """The order in which odd chips are given (`five-used`)."""

    order: list[int]


Reasons = TypedDict(
    "Reasons",
    {
        "players": Players,
        "seats": Nothing,
        "ante": Ante,
        "ante-short": AnteShort,
        "deal": Deal,
        "streets": Streets,
        "burn": Nothing,
        "deck-short": DeckShort,
        "community-no-bet": CommunityBetting,
        "bring-in": BringIn,
        "bring-in-suit": BringInSuit,
        "bring-in-amount": BringInPaid | OpenedForMore,
        "bring-in-limit": BringInLimit,
        "bring-in-short": BringInShort,
        "bring-in-all-in": WithoutChips,
        "first-actor": FirstActor,
        "showing-hand": FirstActor,
        "first-actor-tie": FirstActorTie,
        "first-actor-all-in": WithoutChips,
        "no-action": NoAction,
        "turn": Turn,
        "fold": Folded,
        "bet-size": BetSize | BetSizes,
        "completion": Bet,
        "pair-on-fourth": OpenPair | DoubleBet,
        "raise-cap": RaiseCap,
        "pot-limit": PotLimit,
        "all-in": AllInBet | AllInBefore,
        "uncalled": Uncalled,
        "side-pots": PotOfSeat,
        "showdown-order": ShowdownOrder,
        "muck": Folded,
        "last-player": PotOfSeat,
        "high-hand": HighHand,
        "low-hand": LowHand,
        "hi-lo": HiLo | Scoop,
        "split-tie": SplitTie,
        "odd-chip": OddChip,
        "odd-chip-half": OddChipHalf,
        "whole-pot-tie": WholePotTie,
        "five-used": FiveUsed,
    },
    total=False,
)
"""The facts of a step's reasons by rule id."""
