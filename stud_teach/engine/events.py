"""What goes into a hand (actions) and what comes out of it (events), as plain values."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, NamedTuple, TypeVar

from stud_teach.cards.card import Card, MaybeCard

Seat = int
R = TypeVar("R")


class Kind(StrEnum):
    """What happens in a step."""

    ANTE = "ante"
    DEAL = "deal"
    BURN = "burn"
    RESHUFFLE = "reshuffle"
    COMMUNITY = "community"
    BRING_IN = "bring-in"
    COMPLETE = "complete"
    BET = "bet"
    RAISE = "raise"
    CALL = "call"
    CHECK = "check"
    FOLD = "fold"
    RETURN = "return"
    SHOW = "show"
    MUCK = "muck"
    AWARD = "award"


class Do(StrEnum):
    """What somebody does to a hand; the words are those of a hand file, made readable."""

    DEAL = "deal"
    COMMUNITY = "community"
    BRING_IN = "bring-in"
    BET_TO = "bet-to"
    CHECK_OR_CALL = "check-or-call"
    FOLD = "fold"
    SHOW = "show"
    MUCK = "muck"


class Action(NamedTuple):
    """One thing done to a hand.

    `seat` does it or gets it (None for a community card); `to` is a total on the street in chips.
    """

    do: Do
    seat: Seat | None = None
    to: int | None = None
    cards: tuple[MaybeCard, ...] = ()


class Choice(NamedTuple):
    """One thing that the player to act may do.

    `amount` are the chips that a call or bring-in moves; `to` the totals on the street that a bet or raise may go to in
    fixed limit; `least` and `most` their range in pot limit.
    """

    kind: Kind
    amount: int | None = None
    to: tuple[int, ...] = ()
    least: int | None = None
    most: int | None = None

    def __repr__(self) -> str:
        return choice_words(self)


class Event(NamedTuple):
    """One step of a hand: what happened, at which street, the chips that moved, and the rulings behind it.

    `amount` is what moves in this step, `to` the player's total on the street after it. `up` says of each of `cards`
    whether it lies face up.
    """

    kind: Kind
    street: str
    seat: Seat | None = None
    amount: int | None = None
    to: int | None = None
    all_in: bool = False
    cards: tuple[MaybeCard, ...] = ()
    up: tuple[bool, ...] = ()
    rulings: tuple[object, ...] = ()

    def ruling(self, kind: type[R]) -> R:
        """Return the event's ruling of a kind; raises LookupError where it has none."""
        found = self.ruled(kind)
        if found is None:
            raise LookupError(f"no {kind.__name__} stands behind {self.kind}")
        return found

    def ruled(self, kind: type[R]) -> R | None:
        """Return the event's ruling of a kind, or None."""
        return next((ruling for ruling in self.rulings if isinstance(ruling, kind)), None)


class Refusal(NamedTuple):
    """Why something cannot be: the rule's id (or `cards`, `file`), what is wrong, and what would be legal.

    `fault` is a key for the texts and `facts` are plain values for them; `action` is None where the set-up is at fault.
    """

    rule: str
    fault: str
    facts: dict[str, Any]
    action: Action | None = None
    seat: Seat | None = None
    legal: tuple[Choice, ...] = ()


class StudError(ValueError):
    """Something that the rules or the form of a hand forbid; `refusal` says why, as plain values."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        refusal = self.refusal
        what = f"{action_words(refusal.action)}: " if refusal.action else ""
        facts = ", ".join(f"{key} {value}" for key, value in refusal.facts.items())
        legal = ", ".join(map(choice_words, refusal.legal))
        may = f"; seat {refusal.seat} may: {legal}" if legal else ""
        return f"{what}{refusal.fault.replace('-', ' ')}{facts and f' ({facts})'}{may} [{refusal.rule}]"


class Refused(StudError):
    """An action that the rules forbid at this point. The hand stays as it was."""


class BadSetup(StudError):
    """A set-up that no hand can be played from: players, stacks, stakes."""


def action_words(action: Action) -> str:
    """Return an action in a few words, as in "seat 3 bet-to 10"."""
    cards = "".join("??" if card is None else str(Card(card)) for card in action.cards)
    words = (
        f"seat {action.seat}" if action.seat else "",
        action.do,
        str(action.to) if action.to is not None else "",
        cards,
    )
    return " ".join(word for word in words if word)


def choice_words(choice: Choice) -> str:
    """Return a choice in a few words, as in "call 2" or "raise to 4-14"."""
    if choice.to:
        return f"{choice.kind} to {' or '.join(map(str, choice.to))}"
    if choice.least is not None:
        return f"{choice.kind} to {choice.least}-{choice.most}"
    return str(choice.kind) if choice.amount is None else f"{choice.kind} {choice.amount}"
