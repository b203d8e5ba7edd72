"""Why an action is refused: each check names the rule that it rests on."""

from __future__ import annotations

from collections.abc import Collection, Set
from enum import StrEnum
from typing import Any, NamedTuple, cast

from stud_teach.cards.card import Card, MaybeCard
from stud_teach.engine.betting import Legal
from stud_teach.engine.dealing import DealRuling
from stud_teach.engine.events import Action, Choice, Do, Kind, Refusal, Seat
from stud_teach.engine.opening import BringIn, FirstActor
from stud_teach.games import Limit
from stud_teach.saying.quoting import quoted


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


_MOST_READ = 10**18  # a greater number is no seat and no amount, and may be too long to print
KINDS = {
    Do.FOLD: (Kind.FOLD,),
    Do.CHECK_OR_CALL: (Kind.CHECK, Kind.CALL),
    Do.BRING_IN: (Kind.BRING_IN,),
    Do.BET_TO: (Kind.BET, Kind.COMPLETE, Kind.RAISE),
}


def malformed(action: Any) -> tuple[str, str, dict[str, Any]] | None:
    """Return the rule, the fault and the facts of what is no action at all, its values being of the wrong kind."""
    if not isinstance(action, Action):
        return "turn", "no-action", {"value": quoted(action), "wanted": "Action"}
    do, seat, to, cards = cast("tuple[Any, Any, Any, Any]", action)
    if not isinstance(do, Do):
        return "turn", "no-such-act", {"kind": quoted(do), "kinds": ", ".join(Do)}
    if seat is not None and (type(seat) is not int or abs(seat) > _MOST_READ):
        return "seats", "no-seat", {"value": quoted(seat), "wanted": "int"}
    if not isinstance(cards, tuple):
        return "cards", "no-cards", {"value": quoted(cards), "wanted": "tuple of Card"}
    for card in cards:
        if card is not None and type(card) is not Card:
            return "cards", "no-card", {"value": quoted(card), "wanted": "Card or None"}
    if (to is not None or do is Do.BET_TO) and (type(to) is not int or abs(to) > _MOST_READ):
        return "bet-size", "no-amount", {"value": quoted(to), "wanted": "int"}
    return None


def find(action: Action, awaited: Awaited) -> Refusal | None:
    """Return why `action` is not legal where `awaited` is what the table waits for, or None when it is."""
    wrong = malformed(action)
    if wrong:
        rule, fault, facts = wrong
        return _refuse(None, awaited, rule, fault, **facts)
    if action.seat is not None and action.seat not in awaited.seats:
        return _refuse(action, awaited, "seats", "no-such-seat", seats=len(awaited.seats))
    if action.do in (Do.SHOW, Do.MUCK):
        return _show(action, awaited)
    if awaited.phase is Phase.OVER:
        return _refuse(action, awaited, "turn", "hand-over")
    if action.do is Do.DEAL:
        return _deal(action, awaited)
    if action.do is Do.COMMUNITY:
        return _community(action, awaited)
    return _decision(action, awaited)


def _refuse(action: Action | None, awaited: Awaited, rule: str, fault: str, **facts: Any) -> Refusal:
    legal = awaited.legal
    return Refusal(rule, fault, facts, action, legal.seat if legal else None, legal.choices if legal else ())


def _no_seat(awaited: Awaited) -> Refusal:
    return _refuse(None, awaited, "seats", "no-seat", value="None", wanted="int")


# Cards


def _deal(action: Action, awaited: Awaited) -> Refusal | None:
    if awaited.phase is Phase.COMMUNITY:
        assert awaited.deal is not None
        facts = {"stub": awaited.deal.stub, "players": awaited.deal.players}
        return _refuse(action, awaited, "deck-short", "community-due", **facts)
    if awaited.phase is not Phase.DEAL:
        return _wrong_time(action, awaited, "deal")
    if action.seat is None:
        return _no_seat(awaited)
    if action.seat != awaited.seat:
        rule = "seats" if action.seat in awaited.live else "fold"
        return _refuse(action, awaited, rule, "wrong-seat-dealt", due=awaited.seat)
    if len(action.cards) != awaited.cards_due:
        return _refuse(action, awaited, "deal", "wrong-card-count", given=len(action.cards), due=awaited.cards_due)
    return _repeated(action, awaited, awaited.seen)


def _community(action: Action, awaited: Awaited) -> Refusal | None:
    if awaited.phase is Phase.DEAL:
        facts = {"due": awaited.seat}
        return _refuse(action, awaited, "deck-short", "no-community-due", **facts)
    if awaited.phase is not Phase.COMMUNITY:
        return _wrong_time(action, awaited, "deck-short")
    if len(action.cards) != 1:
        return _refuse(action, awaited, "deck-short", "wrong-card-count", given=len(action.cards), due=1)
    if action.cards[0] is None:
        return _refuse(action, awaited, "cards", "community-unknown")
    return _repeated(action, awaited, awaited.seen)


def _repeated(action: Action, awaited: Awaited, seen: Collection[Card]) -> Refusal | None:
    known = [card for card in action.cards if card is not None]
    for at, card in enumerate(known):
        if card in seen or card in known[:at]:
            return _refuse(action, awaited, "cards", "repeated-card", card=str(card))
    return None


# Decisions


def _decision(action: Action, awaited: Awaited) -> Refusal | None:
    if awaited.no_bet and awaited.phase is not Phase.ACT:
        return _refuse(action, awaited, awaited.no_bet, "no-betting")
    if awaited.phase is Phase.UNKNOWN:
        rule = "bring-in" if awaited.opening else "first-actor"
        return _refuse(action, awaited, rule, "not-verifiable")
    if awaited.phase is not Phase.ACT or awaited.legal is None:
        return _wrong_time(action, awaited, "turn")
    if action.seat is None:
        return _no_seat(awaited)
    if action.seat != awaited.legal.seat:
        return _refuse(action, awaited, _turn_rule(action, awaited), "out-of-turn", due=awaited.legal.seat)
    choices = [choice for choice in awaited.legal.choices if choice.kind in KINDS[action.do]]
    if not choices:
        return _refuse(action, awaited, _kind_rule(action.do, awaited.legal), "not-now")
    if action.do is Do.BET_TO and not any(_allows(choice, action.to, awaited.chip) for choice in choices):
        return _refuse(action, awaited, _amount_rule(awaited.legal), "wrong-amount", to=action.to)
    return None


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


def _allows(choice: Choice, to: int | None, chip: int) -> bool:
    if to is None or to % chip:
        return False
    if choice.least is not None and choice.most is not None:
        return choice.least <= to <= choice.most
    return to in choice.to


# Showing


def _show(action: Action, awaited: Awaited) -> Refusal | None:
    if action.seat is None:
        return _no_seat(awaited)
    if action.seat not in awaited.live:
        return _refuse(action, awaited, "fold", "folded-shows")
    if action.seat not in awaited.showers:
        if awaited.phase is Phase.SHOW:
            return _refuse(action, awaited, "showdown-order", "shown-already")
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
        return _refuse(action, awaited, "cards", "show-count", given=count, due=len(own))
    missing = [card for card in known if card not in given]
    if missing:
        return _refuse(action, awaited, "cards", "show-other-cards", card=str(missing[0]))
    repeated = _repeated(action, awaited, awaited.seen - {*known, community})
    if repeated:
        return repeated
    rest = [card for card in given if card is not None and card not in known]
    return tuple(card if card is not None else rest.pop(0) for card in own)


def _wrong_time(action: Action, awaited: Awaited, rule: str) -> Refusal:
    """Say what the table waits for instead."""
    fault = {
        Phase.DEAL: "cards-due",
        Phase.COMMUNITY: "community-due",
        Phase.SHOW: "show-due",
        Phase.ACT: "decision-due",
        Phase.UNKNOWN: "not-verifiable",
        Phase.OVER: "hand-over",
    }[awaited.phase]
    due = awaited.legal.seat if awaited.legal else awaited.seat
    facts = {"due": due} if due is not None else {}
    return _refuse(action, awaited, rule, fault, **facts)
