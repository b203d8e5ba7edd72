"""From rulings to reasons: which rule points a step rests on, each with its facts as plain values.

The facts of a reason are what its sentence and picture are made from. They hold nothing that is not open to everybody
at the table at that step, so they can be shown to any seat.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import singledispatch
from typing import Any, NamedTuple

from stud_teach.cards.card import card_name, card_names
from stud_teach.engine.betting import BetRuling, Legal, Round
from stud_teach.engine.dealing import DealRuling
from stud_teach.engine.events import Event, Kind, Seat
from stud_teach.engine.opening import BringIn, FirstActor, NoAction, ShowOrder, open_pair
from stud_teach.engine.pots import Award, Hand, Part, PartRuling, PotRuling, Share, Uncalled
from stud_teach.engine.rules import CommunityBetting, HouseRules
from stud_teach.engine.setup import Setup
from stud_teach.games import Game, Limit


class Reason(NamedTuple):
    """One rule point behind a step, and the facts that it was applied to."""

    rule: str
    facts: dict[str, Any]


RULE_OF_KIND = {
    Kind.ANTE: "ante",
    Kind.DEAL: "deal",
    Kind.BURN: "burn",
    Kind.RESHUFFLE: "deck-short",
    Kind.COMMUNITY: "deck-short",
    Kind.BRING_IN: "bring-in",
    Kind.COMPLETE: "completion",
    Kind.BET: "bet-size",
    Kind.RAISE: "bet-size",
    Kind.CALL: "turn",
    Kind.CHECK: "turn",
    Kind.FOLD: "fold",
    Kind.RETURN: "uncalled",
    Kind.SHOW: "showdown-order",
    Kind.MUCK: "muck",
    Kind.AWARD: "high-hand",
}


class Context(NamedTuple):
    """What a reason may need beside its ruling: the event it stands behind and the set-up."""

    event: Event
    setup: Setup

    @property
    def house(self) -> HouseRules:
        """Return the house rules."""
        return self.setup.house


def reasons(event: Event, setup: Setup) -> tuple[Reason, ...]:
    """Return the reasons behind `event`, the decisive one first."""
    context = Context(event, setup)
    by_rulings = [reason for ruling in event.rulings for reason in _reasons(ruling, context)]
    return (*by_rulings, *_by_kind(context))


def rule_of(event: Event, setup: Setup) -> str:
    """Return the one rule id that `event` rests on most."""
    if event.kind in (Kind.BET, Kind.RAISE) and setup.limit is Limit.POT:
        return "pot-limit"
    if event.kind is Kind.AWARD:
        return _rule_of_award(event.ruling(Award))
    return RULE_OF_KIND[event.kind]


def _rule_of_award(award: Award) -> str:
    if award.ruling.alone:
        return "last-player"
    if award.ruling.tied_whole:
        return "whole-pot-tie"
    low_only = award.hand is not None and award.hand.high is None
    return "low-hand" if award.part.part is Part.LOW or low_only else "high-hand"


def _by_kind(context: Context) -> Iterator[Reason]:
    """Yield the reasons that follow from the event alone."""
    event, setup = context.event, context.setup
    if event.kind is Kind.ANTE:
        yield Reason("ante", {"ante": setup.ante})
        if event.amount != setup.ante:
            yield Reason("ante-short", {"seat": event.seat, "amount": event.amount, "ante": setup.ante})
        if event.seat == 1:
            yield Reason("players", {"players": len(setup.stacks)})
    elif event.kind is Kind.DEAL and event.seat is not None:
        yield Reason("deal", {"up": sum(event.up), "down": len(event.up) - sum(event.up)})
        if event.street == setup.game.first_street and event.seat == 1:
            yield Reason("seats", {})
            yield Reason("streets", {"streets": len(setup.game.streets)})
    elif event.kind is Kind.FOLD:
        yield Reason("fold", {"seat": event.seat})
    elif event.kind is Kind.MUCK:
        yield Reason("muck", {"seat": event.seat})


@singledispatch
def _reasons(_ruling: object, _context: Context) -> Iterator[Reason]:
    """Yield the reasons of one ruling; None rules nothing."""
    yield from ()


@_reasons.register
def _(ruling: DealRuling, context: Context) -> Iterator[Reason]:
    kind, facts = (
        context.event.kind,
        {"stub": ruling.stub, "burned": ruling.burned, "players": ruling.players, "needed": ruling.needed},
    )
    if kind is Kind.BURN:
        yield Reason("burn", {})
    elif kind in (Kind.RESHUFFLE, Kind.COMMUNITY):
        yield Reason("deck-short", {**facts, "community": ruling.community, "reshuffle": ruling.reshuffle})
    if kind is Kind.COMMUNITY:
        betting = context.house.community_no_bet is CommunityBetting.BETTING
        yield Reason("community-no-bet", {"betting": betting})


@_reasons.register
def _(ruling: BringIn, context: Context) -> Iterator[Reason]:
    event, setup = context.event, context.setup
    doors = [{"seat": seat, "card": card_name(card)} for seat, card in ruling.doors]
    facts = {"seat": ruling.seat, "card": str(ruling.card), "highest": ruling.highest, "verified": ruling.verified}
    yield Reason("bring-in", {**facts, "doors": doors, "limit": str(setup.limit), "game": setup.game.name})
    if len(ruling.tied) > 1:
        cards = {str(seat): card_name(dict(ruling.doors)[seat]) for seat in ruling.tied}
        yield Reason("bring-in-suit", {**facts, "tied": list(ruling.tied), "cards": cards})
    if ruling.acts != ruling.seat:
        yield Reason("bring-in-all-in", {"seat": ruling.seat, "acts": ruling.acts})
    if event.kind is Kind.BRING_IN:
        yield from _bring_in_amount(context)
    elif event.kind is Kind.BET:
        yield Reason("bring-in-amount", {**_bring_in_facts(context), "opened": event.to})


def _bring_in_facts(context: Context) -> dict[str, Any]:
    setup = context.setup
    return {"seat": context.event.seat, "bring_in": setup.bring_in, "ante": setup.ante, "small_bet": setup.small_bet}


def _bring_in_amount(context: Context) -> Iterator[Reason]:
    event, setup = context.event, context.setup
    facts = _bring_in_facts(context)
    more = [choice for choice in event.ruling(Legal).choices if choice.kind is Kind.BET]
    instead = (more[0].to[-1] if more[0].to else more[0].most) if more else None
    yield Reason("bring-in-amount", {**facts, "opened": event.amount, "instead": instead})
    if event.amount is not None and event.amount < setup.bring_in:
        yield Reason("bring-in-short", {**facts, "amount": event.amount})
    if setup.limit is Limit.FIXED and setup.bring_in == setup.small_bet:
        yield Reason("bring-in-limit", facts)


@_reasons.register
def _(ruling: FirstActor, context: Context) -> Iterator[Reason]:
    boards = [
        {"seat": seat, "cards": card_names(board), **board_facts(board, context.setup.game)}
        for seat, board in ruling.boards
    ]
    best = boards[0]
    facts = {"seat": ruling.seat, "category": best["category"], "ranks": best["ranks"], "verified": ruling.verified}
    if context.event.kind is not Kind.SHOW:
        yield Reason("first-actor", {**facts, "boards": boards})
    yield Reason("showing-hand", {**facts, "boards": boards})
    if len(ruling.tied) > 1:
        tie = {"seat": ruling.seat, "tied": list(ruling.tied), "by_suit": ruling.by_suit}
        yield Reason("first-actor-tie", tie)
    if ruling.acts != ruling.seat:
        yield Reason("first-actor-all-in", {"seat": ruling.seat, "acts": ruling.acts})


def board_facts(board: tuple[Any, ...], game: Game) -> dict[str, Any]:
    """Return what a board shows in a game, as plain values; nothing where a card of it is unknown."""
    if None in board:
        return {"category": None, "ranks": []}
    shown = game.board(board)
    return {"category": shown.category, "ranks": list(shown.ranks)}


@_reasons.register
def _(ruling: ShowOrder, context: Context) -> Iterator[Reason]:
    first = context.event.seat == ruling.seats[0]
    facts = {"seat": context.event.seat, "first": first, "order": list(ruling.seats), "bettor": ruling.bettor}
    yield Reason("showdown-order", {**facts, "by_board": ruling.best is not None})
    if first and ruling.best:
        yield from _reasons(ruling.best, context)


@_reasons.register
def _(ruling: Round, context: Context) -> Iterator[Reason]:
    if ruling.open_pair:
        yield Reason("pair-on-fourth", {"seats": list(ruling.open_pair), "sizes": list(ruling.sizes), "allowed": True})
    elif seats := _pairs_without_double(ruling, context):
        yield Reason("pair-on-fourth", {"seats": seats, "sizes": list(ruling.sizes), "allowed": False})
    elif context.event.street == context.setup.game.first_street:
        yield Reason("bet-size", {"sizes": list(ruling.sizes), "limit": str(ruling.limit)})


def _pairs_without_double(round_: Round, context: Context) -> list[Seat]:
    """Return the seats that show an open pair where it is looked at, but game or house allow no double bet for it."""
    if context.event.street != context.setup.game.open_pair_street or round_.limit is not Limit.FIXED:
        return []
    boards = context.event.ruling(FirstActor).boards
    return sorted(seat for seat, board in boards if None not in board and open_pair({seat: board}))


@_reasons.register
def _(ruling: NoAction, _context: Context) -> Iterator[Reason]:
    yield Reason("no-action", {"live": list(ruling.live), "with_chips": list(ruling.with_chips)})


@_reasons.register
def _(ruling: Legal, context: Context) -> Iterator[Reason]:
    event, round_ = context.event, ruling.round
    if event.kind in (Kind.CALL, Kind.CHECK):
        yield Reason("turn", {"seat": event.seat, "top": round_.top, "to_call": ruling.to_call})
        if ruling.to_call and ruling.rivals and ruling.seat not in round_.may_raise:
            yield Reason("all-in", {"closed": True, "seat": event.seat, "base": round_.base, "top": round_.top})
        elif event.kind is Kind.CALL and is_capped(round_):
            yield Reason("raise-cap", {"raises": round_.raises, "cap": round_.cap})


def is_capped(round_: Round) -> bool:
    """Return whether all raises of the round are used."""
    return round_.cap is not None and round_.opened and round_.raises >= round_.cap


@_reasons.register
def _(ruling: BetRuling, context: Context) -> Iterator[Reason]:
    event, setup = context.event, context.setup
    legal = event.ruling(Legal)
    facts = {"seat": event.seat, "to": ruling.to, "level": ruling.level, "added": ruling.added, "step": ruling.step}
    if setup.limit is Limit.POT:
        yield Reason("pot-limit", {**facts, **pot_limit_facts(legal)})
    elif ruling.kind is Kind.COMPLETE:
        yield Reason("completion", facts)
    else:
        yield Reason("bet-size", {**facts, "sizes": list(legal.round.sizes), "street": event.street})
    if legal.round.open_pair:
        yield Reason(
            "pair-on-fourth",
            {"seats": list(legal.round.open_pair), "sizes": list(legal.round.sizes), "doubled": ruling.doubled},
        )
    if event.all_in and (ruling.added < ruling.step or event.to not in (ruling.level, *legal.levels)):
        yield Reason("all-in", {**facts, "closed": False, "counts": ruling.counts, "opens": ruling.opens})
    if setup.limit is Limit.FIXED and ruling.counts and not ruling.opens:
        yield Reason("raise-cap", {"raises": ruling.raises, "cap": ruling.cap})


def pot_limit_facts(legal: Legal) -> dict[str, Any]:
    """Return the sum behind the pot-limit maximum: what is in the pot, the call, and what they come to."""
    bets = [choice for choice in legal.choices if choice.least is not None]
    least, most = (bets[0].least, bets[0].most) if bets else (None, None)
    return {"pot": legal.pot, "call": legal.to_call, "top": legal.round.top, "least": least, "most": most}


@_reasons.register
def _(ruling: Uncalled, context: Context) -> Iterator[Reason]:
    yield Reason(
        "uncalled",
        {"seat": ruling.seat, "amount": ruling.amount, "matched": ruling.matched, "street": context.event.street},
    )


@_reasons.register
def _(ruling: Hand, context: Context) -> Iterator[Reason]:
    yield from _high(ruling, context)
    yield from _low(ruling, context)


def _high(ruling: Hand, context: Context) -> Iterator[Reason]:
    high = ruling.high
    if high:
        facts = {"category": high.category, "ranks": list(high.ranks), "cards": card_names(high.cards)}
        yield Reason("high-hand", {"seat": context.event.seat, **facts})


def _low(ruling: Hand, context: Context) -> Iterator[Reason]:
    low = ruling.low
    facts = {"cards": card_names(low.cards) if low else None, "ranks": list(low.ranks) if low else []}
    if context.setup.game.low:
        yield Reason("low-hand", {"seat": context.event.seat, **facts, "present": list(ruling.low_ranks)})


@_reasons.register
def _(award: Award, context: Context) -> Iterator[Reason]:
    yield from _why_paid(award, context)
    if award.hand and award.part.part is not Part.LOW:
        yield from _high(award.hand, context)
    if award.hand and award.hand.low and award.part.part is not Part.HIGH:
        yield from _low(award.hand, context)


def _why_paid(award: Award, context: Context) -> Iterator[Reason]:
    ruling, part, share, _ = award
    pot = ruling.pot
    facts = {"pot": pot.number, "of": pot.of, "amount": pot.amount, "seats": list(pot.seats)}
    if ruling.alone:
        rule = "side-pots" if context.event.street == "showdown" else "last-player"
        yield Reason(rule, {**facts, "seat": share.seat, "alone": True})
        return
    yield from _why_this_part(ruling, part, facts)
    if part.part is Part.WHOLE and context.setup.game.halves and not (ruling.no_low or ruling.tied_whole):
        yield Reason("hi-lo", {**facts, "part": "scoop", "half": part.amount, "seat": share.seat})
    if len(part.shares) > 1:
        yield from _why_these_shares(part, share)
    if pot.of > 1:
        yield Reason("side-pots", {**facts, "seat": share.seat, "alone": False})


def _why_this_part(ruling: PotRuling, part: PartRuling, facts: dict[str, Any]) -> Iterator[Reason]:
    if part.part is not Part.WHOLE:
        yield Reason("hi-lo", {**facts, "part": str(part.part), "half": part.amount})
        if part.part is Part.HIGH and part.odd:
            yield Reason("odd-chip-half", {**facts, "half": part.amount, "odd": part.odd})
    elif ruling.no_low:
        yield Reason("hi-lo", {**facts, "part": "no-low", "half": part.amount})
    elif ruling.tied_whole:
        yield Reason("whole-pot-tie", {**facts, "winners": [share.seat for share in part.shares]})


def _why_these_shares(part: PartRuling, share: Share) -> Iterator[Reason]:
    winners = [each.seat for each in part.shares]
    yield Reason("split-tie", {"winners": winners, "amount": part.amount, "part": str(part.part)})
    odd = {str(each.seat): each.odd for each in part.shares if each.odd}
    if odd:
        yield Reason("odd-chip", {"seat": share.seat, "odd": odd, "order": list(part.order), "by_suit": part.by_suit})
        if part.by_suit:
            yield Reason("five-used", {"order": list(part.order)})
