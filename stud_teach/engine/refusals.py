"""Why an action is refused: each check names the rule that it rests on."""

from __future__ import annotations

from collections.abc import Collection, Set
from enum import StrEnum
from typing import Any, NamedTuple, cast

from stud_teach.cards.card import Card, CardName, MaybeCard
from stud_teach.engine.betting import Legal
from stud_teach.engine.dealing import DealRuling
from stud_teach.engine.events import Action, Choice, Do, Kind, Refusal, Seat
from stud_teach.engine.opening import BringIn, FirstActor
from stud_teach.engine.rules import MAX_PLAYERS
from stud_teach.engine.setup import MOST_CHIPS
from stud_teach.games import Limit
from stud_teach.saying.checks import is_whole, not_whole
from stud_teach.saying.messages import Message
from stud_teach.saying.quoting import literal


class Phase(StrEnum):
    """What a table waits for; UNKNOWN: unknown up cards keep anybody from being shown to open the round."""

    DEAL = "deal"
    COMMUNITY = "community"
    ACT = "act"
    UNKNOWN = "unknown"
    SHOW = "show"
    OVER = "over"


class Awaited(NamedTuple):
    """What a table waits for, as plain values.

    `seat` is the next to get cards or to act, `cards_due` how many cards it gets; `showers` are the seats that may
    show or muck. `opening`: this is the street of the bring-in; `first`: the round's opener has still to act; `no_bet`
    names the rule that keeps this street without betting.
    """

    phase: Phase
    street: str
    opening: bool
    seat: Seat | None
    cards_due: int
    live: tuple[Seat, ...]
    seats: tuple[Seat, ...]
    seen: Set[Card]
    legal: Legal | None
    opener: BringIn | FirstActor | None
    first: bool
    deal: DealRuling | None
    no_bet: str | None
    showers: tuple[Seat, ...]
    chip: int


KINDS = {
    Do.FOLD: (Kind.FOLD,),
    Do.CHECK_OR_CALL: (Kind.CHECK, Kind.CALL),
    Do.BRING_IN: (Kind.BRING_IN,),
    Do.BET_TO: (Kind.BET, Kind.COMPLETE, Kind.RAISE),
}


_NO_DO = Message("“do” is a Do, as {example} is, not {given}.")


def malformed(action: Any) -> Refusal | None:
    """Return why something is no action at all, its values being of the wrong kind."""
    if not isinstance(action, Action):
        message = Message("An action of a hand is an Action, not {value}.", value=literal(action))
        return Refusal("turn", "no-action", message)
    do, seat, to, cards = cast("tuple[Any, Any, Any, Any]", action)
    if not isinstance(do, Do):
        return Refusal("turn", "no-such-act", _NO_DO.filled(example="Do.FOLD", given=literal(do)))
    if seat is not None and not is_whole(seat, -MOST_CHIPS, MOST_CHIPS):
        return _no_seat(seat)
    if not isinstance(cards, tuple):
        message = Message("Cards are a tuple of Card, as parse_cards makes it of “AsKd2c”, not {value}.")
        return Refusal("cards", "no-cards", message.filled(value=literal(cards)))
    for card in cards:
        if card is not None and type(card) is not Card:
            message = Message("A card is a Card, as parse_card makes it of “Kh”, or None, not {value}.")
            return Refusal("cards", "no-card", message.filled(value=literal(card)))
    if (to is not None or do is Do.BET_TO) and not is_whole(to, 0, MOST_CHIPS):
        return Refusal("bet-size", "no-amount", not_whole(to, "to", 0, MOST_CHIPS, chips=True))
    return None


def _no_seat(seat: object = None) -> Refusal:
    return Refusal("seats", "no-seat", not_whole(seat, "seat", 1, MAX_PLAYERS))


def find(action: Action, awaited: Awaited) -> Refusal | None:
    """Return why `action` is not legal where `awaited` is what the table waits for, or None when it is."""
    found = malformed(action) or _illegal(action, awaited)
    legal = awaited.legal
    if found and legal:
        return found._replace(seat=legal.seat, legal=legal.choices)
    return found


def _illegal(action: Action, awaited: Awaited) -> Refusal | None:
    if action.seat is not None and action.seat not in awaited.seats:
        message = Message("There are only {seats} seats.", seats=len(awaited.seats))
        return Refusal("seats", "no-such-seat", message, action)
    if action.do in (Do.SHOW, Do.MUCK):
        return _show(action, awaited)
    if awaited.phase is Phase.OVER:
        return _wrong_time(action, awaited, "turn")
    if action.do is Do.DEAL:
        return _deal(action, awaited)
    if action.do is Do.COMMUNITY:
        return _community(action, awaited)
    return _decision(action, awaited)


# Cards


def _deal(action: Action, awaited: Awaited) -> Refusal | None:
    if awaited.phase is Phase.COMMUNITY:
        assert awaited.deal is not None
        message = Message("The deck is down to {stub} for {players} players, so one community card is due.")
        places = {"stub": awaited.deal.stub, "players": awaited.deal.players}
        return Refusal("deck-short", "community-due", message.filled(**places), action)
    if awaited.phase is not Phase.DEAL:
        return _wrong_time(action, awaited, "deal")
    if action.seat is None:
        return _no_seat()
    if action.seat != awaited.seat:
        rule = "seats" if action.seat in awaited.live else "fold"
        return Refusal(rule, "wrong-seat-dealt", _WRONG_SEAT[rule].filled(due=awaited.seat), action)
    if len(action.cards) != awaited.cards_due:
        return _wrong_count(action, "deal", awaited.cards_due)
    return _repeated(action, awaited.seen)


_WRONG_SEAT = {
    "fold": Message("It is not in the hand any more; the next cards go to seat {due}."),
    "seats": Message("Cards are dealt clockwise: the next ones go to seat {due}."),
}


def _community(action: Action, awaited: Awaited) -> Refusal | None:
    if awaited.phase is Phase.DEAL:
        message = Message("The deck has enough cards: the next one goes to seat {due}.", due=awaited.seat)
        return Refusal("deck-short", "no-community-due", message, action)
    if awaited.phase is not Phase.COMMUNITY:
        return _wrong_time(action, awaited, "deck-short")
    if len(action.cards) != 1:
        return _wrong_count(action, "deck-short", 1)
    if action.cards[0] is None:
        message = Message("A community card lies face up, so it must be known.")
        return Refusal("cards", "community-unknown", message, action)
    return _repeated(action, awaited.seen)


def _wrong_count(action: Action, rule: str, due: int) -> Refusal:
    message = Message("The number of cards is {given}, and it must be {due}.", given=len(action.cards), due=due)
    return Refusal(rule, "wrong-card-count", message, action)


def _repeated(action: Action, seen: Collection[Card]) -> Refusal | None:
    known = [card for card in action.cards if card is not None]
    for at, card in enumerate(known):
        if card in seen or card in known[:at]:
            message = Message("{card} is out already.", card=CardName(card))
            return Refusal("cards", "repeated-card", message, action)
    return None


# Decisions


def _decision(action: Action, awaited: Awaited) -> Refusal | None:
    if awaited.no_bet and awaited.phase is not Phase.ACT:
        return Refusal(awaited.no_bet, "no-betting", _NO_BETTING[awaited.no_bet], action)
    if awaited.phase is not Phase.ACT or awaited.legal is None:
        unknown = "bring-in" if awaited.opening else "first-actor"
        return _wrong_time(action, awaited, unknown if awaited.phase is Phase.UNKNOWN else "turn")
    if action.seat is None:
        return _no_seat()
    if action.seat != awaited.legal.seat:
        rule = _turn_rule(action, awaited)
        return Refusal(rule, "out-of-turn", _OUT_OF_TURN[rule].filled(due=awaited.legal.seat), action)
    choices = [choice for choice in awaited.legal.choices if choice.kind in KINDS[action.do]]
    if not choices:
        return not_now(action, awaited.legal)
    if action.do is Do.BET_TO and not any(_allows(choice, action.to, awaited.chip) for choice in choices):
        rule = _amount_rule(awaited.legal)
        return Refusal(rule, "wrong-amount", _WRONG_AMOUNT[rule].filled(to=action.to), action)
    return None


_NO_BETTING = {
    "community-no-bet": Message("After a community card there is no betting."),
    "no-action": Message("There is no betting any more: at most one player still in has chips."),
}


def _turn_rule(action: Action, awaited: Awaited) -> str:
    """Name the rule behind whose turn it is: the opening ruling for the first decision of a street, else the turn."""
    if action.seat not in awaited.live:
        return "fold"
    if not awaited.first or awaited.opener is None:
        return "turn"
    opener = awaited.opener
    stem = "bring-in" if isinstance(opener, BringIn) else "first-actor"
    if opener.acts != opener.seat:
        return f"{stem}-all-in"
    if len(opener.tied) > 1 and action.seat in opener.tied:
        return "bring-in-suit" if isinstance(opener, BringIn) else "first-actor-tie"
    return stem


_OUT_OF_TURN = {
    "fold": Message("It is not in the hand any more; seat {due} acts."),
    "turn": Message("It is the turn of seat {due}."),
    "bring-in": Message("The door card settles who opens: it is seat {due}."),
    "bring-in-suit": Message("Equal door cards are settled by suit: seat {due} opens."),
    "bring-in-all-in": Message("Who owes the bring-in has no chips; the next clockwise with chips is seat {due}."),
    "first-actor": Message("The best hand showing acts first, and that is seat {due}."),
    "first-actor-tie": Message("The best boards are equal, and by this house’s rule seat {due} acts first."),
    "first-actor-all-in": Message("The best board is all-in; the next clockwise that can act is seat {due}."),
}


def not_now(action: Action, legal: Legal) -> Refusal:
    """Return why the player to act can't do this kind of thing now."""
    rule = _kind_rule(action.do, legal)
    message = _NO_BRING_IN if action.do is Do.BRING_IN else _NOT_NOW[rule]
    return Refusal(rule, "not-now", message, action)


def _kind_rule(do: Do, legal: Legal) -> str:
    """Name the rule that keeps the player from doing this kind of thing now."""
    if do is Do.BRING_IN:
        return "bring-in"
    if do is Do.FOLD or (do is Do.CHECK_OR_CALL and legal.round.opening):
        return "fold" if do is Do.FOLD else "bring-in"
    if not legal.rivals:
        return "no-action"
    if legal.seat not in legal.round.may_raise:
        return "all-in"
    if legal.round.cap is not None and legal.round.opened and legal.round.raises >= legal.round.cap:
        return "raise-cap"
    return "bring-in-limit" if legal.round.opening else "turn"


_NO_BRING_IN = Message("There is no bring-in to pay now.")
_NOT_NOW = {
    "fold": Message("Who owes the bring-in must pay it or open for more."),
    "bring-in": Message("The betting must be opened first, by bringing it in or betting more."),
    "no-action": Message("All others are all-in, so nobody could answer a bet or raise."),
    "all-in": Message("The last all-in was too short to open the betting again, and this player has acted already."),
    "raise-cap": Message("All raises of this round are used."),
    "bring-in-limit": Message("The bring-in is a full small bet here, so there is nothing more to open for."),
    "turn": Message("There are not enough chips for more than a call."),
}


def _amount_rule(legal: Legal) -> str:
    """Name the rule that the size of a bet rests on."""
    round_ = legal.round
    if round_.limit is Limit.POT:
        return "pot-limit"
    if round_.open_pair:
        return "pair-on-fourth"
    if round_.top > round_.base:
        return "all-in"
    if not round_.opened and round_.base:
        return "completion"
    return "bring-in-amount" if round_.opening else "bet-size"


_WRONG_AMOUNT = {
    "pot-limit": Message("The total must lie between the least bet and the pot limit."),
    "pair-on-fourth": Message("With an open pair a bet or raise is one limit or two; after two it is always two."),
    "all-in": Message("Over a short all-in a raise goes to the normal level."),
    "completion": Message("Over a bring-in the bet is completed to the full small bet."),
    "bring-in-amount": Message("Instead of the bring-in only the full small bet may be opened for."),
    "bet-size": Message("In fixed limit a bet or raise has one size."),
}


def _allows(choice: Choice, to: int | None, chip: int) -> bool:
    if to is None or to % chip:
        return False
    if choice.least is not None and choice.most is not None:
        return choice.least <= to <= choice.most
    return to in choice.to


# Showing


def _show(action: Action, awaited: Awaited) -> Refusal | None:
    if action.seat is None:
        return _no_seat()
    if action.seat not in awaited.live:
        return Refusal("fold", "folded-shows", Message("It has folded."), action)
    if action.seat not in awaited.showers:
        if awaited.phase is Phase.SHOW:
            message = Message("It has shown or mucked already.")
            return Refusal("showdown-order", "shown-already", message, action)
        return _wrong_time(action, awaited, "showdown-order")
    return None


def shown_cards(
    action: Action, awaited: Awaited, own: tuple[MaybeCard, ...], community: MaybeCard
) -> tuple[Card, ...] | Refusal:
    """Return the cards of a show in the order in which they were dealt, or why they cannot be shown.

    `own` are the seat's cards as they are known so far; a shown hand names all of them and, where there is one, may
    name the `community` card too. Unknown cards take the remaining ones in the order given.
    """
    known = [card for card in own if card is not None]
    given = [card for card in action.cards if community is None or card != community]
    if None in given or len(given) != len(own):
        count = len([card for card in given if card is not None])
        message = Message("A show names all {due} cards of the seat; here are {given} known ones.")
        return Refusal("cards", "show-count", message.filled(given=count, due=len(own)), action)
    missing = [card for card in known if card not in given]
    if missing:
        message = Message("{card} was dealt to it and is missing.", card=CardName(missing[0]))
        return Refusal("cards", "show-other-cards", message, action)
    repeated = _repeated(action, awaited.seen - {*known, community})
    if repeated:
        return repeated
    rest = [card for card in given if card is not None and card not in known]
    return tuple(card if card is not None else rest.pop(0) for card in own)


def _wrong_time(action: Action, awaited: Awaited, rule: str) -> Refusal:
    """Say what the table waits for instead."""
    fault, message = _WAITS_FOR[awaited.phase]
    if awaited.phase is Phase.UNKNOWN and awaited.opening:
        message = _UNKNOWN_DOORS
    due = awaited.legal.seat if awaited.legal else awaited.seat
    return Refusal(rule, fault, message if due is None else message.filled(due=due), action)


_UNKNOWN_DOORS = Message("Door cards are unknown, so nobody can be shown to owe the bring-in.")
_WAITS_FOR = {
    Phase.DEAL: ("cards-due", Message("First the cards of this street are dealt; the next ones go to seat {due}.")),
    Phase.COMMUNITY: ("community-due", Message("The community card is due first.")),
    Phase.SHOW: ("show-due", Message("The betting is over: the hands are shown now.")),
    Phase.ACT: ("decision-due", Message("It is the turn of seat {due}.")),
    Phase.UNKNOWN: ("not-verifiable", Message("Up cards are unknown, so nobody can be shown to act first.")),
    Phase.OVER: ("hand-over", Message("The hand is over.")),
}
