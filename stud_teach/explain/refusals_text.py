"""Why something is refused, in one line: what was tried, why not, what would be legal, and where it is allowed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from stud_teach.cards import card_names
from stud_teach.events import Action, Do, Refusal
from stud_teach.explain.catalogue import LANGUAGES, Text, in_language, say, together
from stud_teach.explain.choices_text import choices_text
from stud_teach.explain.names import cards_text, seat_list

_ACTIONS: dict[Do, Callable[[Action], Text]] = {
    Do.DEAL: lambda a: say("Dealing {cards} to seat {seat}", cards=cards_text(card_names(a.cards)), seat=a.seat),
    Do.COMMUNITY: lambda a: say("Dealing {cards} as the community card", cards=cards_text(card_names(a.cards))),
    Do.BRING_IN: lambda a: say("A bring-in by seat {seat}", seat=a.seat),
    Do.BET_TO: lambda a: say("A bet to {to} by seat {seat}", to=a.to, seat=a.seat),
    Do.CHECK_OR_CALL: lambda a: say("A check or call by seat {seat}", seat=a.seat),
    Do.FOLD: lambda a: say("A fold by seat {seat}", seat=a.seat),
    Do.SHOW: lambda a: say("A show by seat {seat}", seat=a.seat),
    Do.MUCK: lambda a: say("A muck by seat {seat}", seat=a.seat),
}

# The message of each fault, by its key; the places are the refusal's facts.
FAULTS: dict[str, str] = {
    # actions
    "no-such-seat": "there are only {seats} seats.",
    "hand-over": "the hand is over.",
    "community-due": "a community card is due.",
    "no-community-due": "the deck reaches for everybody; seat {due} gets a card.",
    "wrong-seat-dealt": "the next card goes to seat {due}.",
    "wrong-card-count": "cards given: {given}, due: {due}.",
    "repeated-card": "{card} is out already.",
    "no-betting": "there is no betting here.",
    "not-verifiable": "unknown up cards keep anybody from being shown to be the one to open.",
    "out-of-turn": "it is the turn of seat {due}.",
    "not-now": "that is not possible now.",
    "wrong-amount": "{to} is not an amount that may be bet here.",
    "folded-shows": "the seat has folded.",
    "shown-already": "the seat has shown or mucked already.",
    "show-count": "a show names all {due} cards of the seat, and {given} are given.",
    "show-other-cards": "the seat was dealt {card}, which is not shown.",
    "cards-due": "cards are to be dealt first.",
    "show-due": "the betting is over; hands are to be shown.",
    "decision-due": "seat {due} is to act.",
    "last-muck": "somebody must show to win the pot.",
    "muck-early": "hands are mucked at the showdown only.",
    # the set-up
    "bad-stake": "The {stake} is {amount}; it must be a whole number of at least {least}.",
    "bring-in-above-bet": "The bring-in of {bring_in} is above the small bet of {small_bet}; it is at most that.",
    "bets-reversed": "The small bet of {small_bet} is above the big bet of {big_bet}.",
    "pot-limit-refused": "These house rules do not offer pot limit; the room's do.",
    "player-count": "There are {players} players; it takes {least} to {most}.",
    "bad-stack": "Seat {seat} has a stack of {stack}; it must be a whole number above 0.",
    "bad-chip": "The smallest chip is {chip}; it must be a whole number above 0.",
    "not-in-chips": "The {what} is {amount}, which chips of {chip} cannot make up.",
    # the file
    "file-too-long": "The file has {bytes} bytes; a hand has at most {most}.",
    "not-utf8": "The file is not UTF-8 text: byte {byte} cannot be read.",
    "not-toml": "The file is not TOML: {problem}.",
    "missing-key": "The key {key} is missing.",
    "wrong-type": "{key} is {value}; it must be of type {wanted}.",
    "unknown-variant": "The variant {variant} is not one of {variants}.",
    "lengths-differ": "The lists of players, antes and starting_stacks are not equally long.",
    "antes-differ": "The antes are {antes}; everybody pays the same.",
    "min-bet": "min_bet is {min_bet}; in pot limit it is the bring-in, {bring_in}.",
    "unknown-rule": "{key} names {rule}, which is no rule.",
    "unknown-action": "Action {action}, {text}, is not an action of this format.",
    "bad-card": "Action {action}, {text}: {problem}.",
}


def refusal_text(refusal: Refusal, allowed_by: Sequence[str] = ()) -> Text:
    """Return why something is refused, in every language."""
    facts = {key: _plain(value) for key, value in refusal.facts.items()}
    sentences = [say(FAULTS[refusal.fault], **facts)]
    if refusal.action:
        sentences[0] = say("{what}: {why}", what=_ACTIONS[refusal.action.do](refusal.action), why=sentences[0])
    if refusal.legal:
        sentences.append(say("Seat {seat} may {choices}.", seat=refusal.seat, choices=choices_text(refusal.legal)))
    if allowed_by:
        sentences.append(say("Allowed by: {rules}.", rules=seat_list(allowed_by)))
    return together([*sentences, dict.fromkeys(LANGUAGES, f"[{refusal.rule}]")])


def _plain(value: Any) -> str:
    """Return a fact as one line: control characters would break it."""
    return "".join(c if c.isprintable() else " " for c in str(value))


def refusal_line(
    refusal: Refusal,
    lang: str,
    *,
    source: str | None = None,
    number: int | None = None,
    line: str | None = None,
    allowed_by: Sequence[str] = (),
) -> str:
    """Return one line for a terminal: the file, the action's number and text, and why it is refused."""
    place = [str(source)] if source else []
    if number is not None:
        place.append(in_language(say("action {number} '{line}'", number=number, line=line), lang))
    return ": ".join([*place, in_language(refusal_text(refusal, allowed_by), lang)])
