"""What goes into a hand (actions) and what comes out of it (events), as plain values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Any, NamedTuple, Self, TypeVar

from stud_teach.cards.card import CardName, MaybeCard, card_name
from stud_teach.saying.messages import Message, either, joined

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

    def message(self) -> Message:
        """Return it in words, as they stand after "may": "call 2" or "raise to 4–14"."""
        return _MAY[self.kind].filled(amount=self.amount, to=self._totals())

    def _totals(self) -> str:
        if self.to:
            return either(map(str, self.to))
        return str(self.least) if self.least == self.most else f"{self.least}–{self.most}"

    def __repr__(self) -> str:
        return str.__str__(self.message())


_MAY = {
    # Translators: these stand in a row after "may": "may fold, call 2 or complete to 5"
    Kind.FOLD: Message("fold"),
    Kind.CHECK: Message("check"),
    Kind.CALL: Message("call {amount}"),
    Kind.BRING_IN: Message("bring in {amount}"),
    Kind.COMPLETE: Message("complete to {to}"),
    Kind.BET: Message("bet {to}"),
    Kind.RAISE: Message("raise to {to}"),
}


def may(choices: Sequence[Choice]) -> str:
    """Return legal choices in a row: "fold, call 2 or complete to 5"."""
    return either(choice.message() for choice in choices)


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
            raise LookupError(Message("No {kind} stands behind {event}.", kind=kind.__name__, event=str(self.kind)))
        return found

    def ruled(self, kind: type[R]) -> R | None:
        """Return the event's ruling of a kind, or None."""
        return next((ruling for ruling in self.rulings if isinstance(ruling, kind)), None)


class Refusal(NamedTuple):
    """Why something cannot be: the rule's id (or what else is at fault), a key for what is wrong, and it in a sentence.

    `action` was tried (None where a set-up, a file or a command is at fault), `legal` is what `seat` may do instead.
    """

    rule: str
    fault: str
    why: Message
    action: Action | None = None
    seat: Seat | None = None
    legal: tuple[Choice, ...] = ()

    @property
    def facts(self) -> dict[str, Any]:
        """Return what the sentence was made from, as plain values."""
        return dict(self.why.values)

    def told(self, allowed_by: Sequence[str] = ()) -> Message:
        """Return what was tried, why not, and what would be legal; `allowed_by` are the rule sets that allow it."""
        said = [_tried(self.action)] if self.action and (self.action.seat or self.action.do is Do.COMMUNITY) else []
        said.append(self.why)
        if self.legal:
            said.append(Message("Seat {seat} may {choices}.", seat=self.seat, choices=may(self.legal)))
        if allowed_by:
            said.append(Message("Rule sets that allow it: {rules}.", rules=", ".join(allowed_by)))
        return joined(" ", said)

    def message(self, allowed_by: Sequence[str] = ()) -> Message:
        """Return the same with the rule's id at its end, where a rule decides."""
        told = self.told(allowed_by)
        return told if self.rule in NO_RULES else joined(" ", [told, f"[{self.rule}]"])


NO_RULES = ("command", "setup", "house")  # what may be at fault and is no rule


class StudError(ValueError):
    """Something that the rules or the form of a hand forbid; `refusal` says why, and `message` says it in words."""

    rule = "setup"  # what is at fault where no rule is

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    @classmethod
    def refusing(cls, fault: str, rule: str | None = None) -> Callable[[Message], Self]:
        """Return what makes the error of a fault from the sentence that says it; the checks take it."""
        return lambda why: cls(Refusal(rule or cls.rule, fault, why))

    @property
    def message(self) -> Message:
        """Return what was tried, why not, what would be legal, and the rule's id."""
        return self.refusal.message()

    def __str__(self) -> str:
        return str(self.message)


class Refused(StudError):
    """An action that the rules forbid at this point. The hand stays as it was."""


class BadSetup(StudError):
    """A set-up that no hand can be played from: players, stacks, stakes."""


def _tried(action: Action) -> Message:
    """Return what was tried, as a sentence."""
    with_cards = _TRIED_CARDS if action.cards else _TRIED
    message = with_cards.get(action.do) or _TRIED[action.do]
    cards = " ".join(f"{CardName(card_name(card))}" for card in action.cards)
    return message.filled(seat=action.seat, to=action.to, cards=cards)


_TRIED = {
    Do.DEAL: Message("Seat {seat} can’t be dealt any cards here."),
    Do.COMMUNITY: Message("A community card can’t be dealt here."),
    Do.BRING_IN: Message("Seat {seat} can’t bring it in here."),
    Do.BET_TO: Message("Seat {seat} can’t bet or raise to {to} here."),
    Do.CHECK_OR_CALL: Message("Seat {seat} can’t check or call here."),
    Do.FOLD: Message("Seat {seat} can’t fold here."),
    Do.SHOW: Message("Seat {seat} can’t show its cards here."),
    Do.MUCK: Message("Seat {seat} can’t muck here."),
}
_TRIED_CARDS = {
    Do.DEAL: Message("Seat {seat} can’t be dealt {cards} here."),
    Do.COMMUNITY: Message("{cards} can’t be dealt as a community card here."),
    Do.SHOW: Message("Seat {seat} can’t show {cards} here."),
}
