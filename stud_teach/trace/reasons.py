"""From rulings to reasons: which rule points a step rests on, each with its facts as plain values.

The facts of a reason are what its sentence and picture are made from. They hold nothing that is not open to everybody
at the table at that step, so they can be shown to any seat.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import singledispatch
from typing import NamedTuple, cast

from stud_teach.cards.card import card_name, card_names
from stud_teach.engine.betting import BetRuling, Legal, Round
from stud_teach.engine.dealing import DealRuling
from stud_teach.engine.events import Event, Kind, Seat
from stud_teach.engine.opening import Board, BringIn, FirstActor, NoAction, ShowOrder, open_pair
from stud_teach.engine.pots import Award, Hand, Part, PartRuling, Pot, PotRuling, Share, Uncalled
from stud_teach.engine.rules import CommunityBetting, HouseRules
from stud_teach.engine.setup import Setup
from stud_teach.games import Game, Limit
from stud_teach.trace import facts


class Reason(NamedTuple):
    """One rule point behind a step, and the facts that it was applied to."""

    rule: str
    facts: Mapping[str, object]


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

    @property
    def seat(self) -> Seat:
        """Return the seat that the event is about."""
        assert self.event.seat is not None
        return self.event.seat


def reasons(event: Event, setup: Setup) -> tuple[Reason, ...]:
    """Return the reasons behind `event`, the decisive one first."""
    context = Context(event, setup)
    by_rulings = [reason for ruling in event.rulings for reason in _reasons(ruling, context)]
    return (*by_rulings, *_by_kind(context))


def by_rule(reasons: Iterable[Reason]) -> facts.Reasons:
    """Return the facts of reasons by rule id, of a rule that comes twice the first ones."""
    found: dict[str, Mapping[str, object]] = {}
    for reason in reasons:
        found.setdefault(reason.rule, reason.facts)
    return cast(facts.Reasons, found)


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
        yield Reason("ante", facts.Ante(ante=setup.ante))
        if event.amount is not None and event.amount != setup.ante:
            yield Reason("ante-short", facts.AnteShort(seat=context.seat, amount=event.amount, ante=setup.ante))
        if event.seat == 1:
            yield Reason("players", facts.Players(players=len(setup.stacks)))
    elif event.kind is Kind.DEAL and event.seat is not None:
        yield Reason("deal", facts.Deal(up=sum(event.up), down=len(event.up) - sum(event.up)))
        if event.street == setup.game.first_street and event.seat == 1:
            yield Reason("seats", facts.Nothing())
            yield Reason("streets", facts.Streets(streets=len(setup.game.streets)))
    elif event.kind is Kind.FOLD:
        yield Reason("fold", facts.Folded(seat=context.seat))
    elif event.kind is Kind.MUCK:
        yield Reason("muck", facts.Folded(seat=context.seat))


@singledispatch
def _reasons(_ruling: object, _context: Context) -> Iterator[Reason]:
    """Yield the reasons of one ruling; None rules nothing."""
    yield from ()


@_reasons.register
def _(ruling: DealRuling, context: Context) -> Iterator[Reason]:
    kind = context.event.kind
    if kind is Kind.BURN:
        yield Reason("burn", facts.Nothing())
    elif kind in (Kind.RESHUFFLE, Kind.COMMUNITY):
        deck = facts.DeckShort(
            stub=ruling.stub,
            burned=ruling.burned,
            players=ruling.players,
            needed=ruling.needed,
            community=ruling.community,
            reshuffle=ruling.reshuffle,
        )
        yield Reason("deck-short", deck)
    if kind is Kind.COMMUNITY:
        betting = context.house.community_no_bet is CommunityBetting.BETTING
        yield Reason("community-no-bet", facts.CommunityBetting(betting=betting))


@_reasons.register
def _(ruling: BringIn, context: Context) -> Iterator[Reason]:
    event, setup = context.event, context.setup
    doors = [facts.Door(seat=seat, card=card_name(card)) for seat, card in ruling.doors]
    lowest = facts.LowestDoor(seat=ruling.seat, card=str(ruling.card), highest=ruling.highest, verified=ruling.verified)
    yield Reason("bring-in", facts.BringIn(**lowest, doors=doors, limit=setup.limit, game=setup.game.name))
    if len(ruling.tied) > 1:
        cards = {str(seat): card_name(dict(ruling.doors)[seat]) for seat in ruling.tied}
        yield Reason("bring-in-suit", facts.BringInSuit(**lowest, tied=list(ruling.tied), cards=cards))
    if ruling.acts != ruling.seat:
        yield Reason("bring-in-all-in", facts.WithoutChips(seat=ruling.seat, acts=ruling.acts))
    if event.kind is Kind.BRING_IN:
        yield from _bring_in_amount(context)
    elif event.kind is Kind.BET and event.to is not None:
        yield Reason("bring-in-amount", facts.OpenedForMore(**_bring_in_owed(context), opened=event.to))


def _bring_in_owed(context: Context) -> facts.BringInLimit:
    setup = context.setup
    return {"seat": context.seat, "bring_in": setup.bring_in, "ante": setup.ante, "small_bet": setup.small_bet}


def _bring_in_amount(context: Context) -> Iterator[Reason]:
    setup, paid, owed = context.setup, context.event.amount or 0, _bring_in_owed(context)
    more = [choice for choice in context.event.ruling(Legal).choices if choice.kind is Kind.BET]
    instead = (more[0].to[-1] if more[0].to else more[0].most) if more else None
    yield Reason("bring-in-amount", facts.BringInPaid(**owed, opened=paid, instead=instead))
    if paid < setup.bring_in:
        yield Reason("bring-in-short", facts.BringInShort(**owed, amount=paid))
    if setup.limit is Limit.FIXED and setup.bring_in == setup.small_bet:
        yield Reason("bring-in-limit", owed)


@_reasons.register
def _(ruling: FirstActor, context: Context) -> Iterator[Reason]:
    game = context.setup.game
    boards = [
        facts.Board(seat=seat, cards=card_names(board), **board_facts(board, game)) for seat, board in ruling.boards
    ]
    category, ranks = boards[0]["category"], boards[0]["ranks"]
    best = facts.FirstActor(seat=ruling.seat, category=category, ranks=ranks, verified=ruling.verified, boards=boards)
    if context.event.kind is not Kind.SHOW:
        yield Reason("first-actor", best)
    yield Reason("showing-hand", best)
    if len(ruling.tied) > 1:
        tie = facts.FirstActorTie(seat=ruling.seat, tied=list(ruling.tied), by_suit=ruling.by_suit)
        yield Reason("first-actor-tie", tie)
    if ruling.acts != ruling.seat:
        yield Reason("first-actor-all-in", facts.WithoutChips(seat=ruling.seat, acts=ruling.acts))


def board_facts(board: Board, game: Game) -> facts.ShownBoard:
    """Return what a board shows in a game, as plain values; nothing where a card of it is unknown."""
    known = [card for card in board if card is not None]
    if len(known) < len(board):
        return {"category": None, "ranks": []}
    shown = game.board(known)
    return {"category": shown.category, "ranks": list(shown.ranks)}


@_reasons.register
def _(ruling: ShowOrder, context: Context) -> Iterator[Reason]:
    first = context.event.seat == ruling.seats[0]
    order = facts.ShowdownOrder(
        seat=context.seat,
        first=first,
        order=list(ruling.seats),
        bettor=ruling.bettor,
        by_board=ruling.best is not None,
    )
    yield Reason("showdown-order", order)
    if first and ruling.best:
        yield from _reasons(ruling.best, context)


@_reasons.register
def _(ruling: Round, context: Context) -> Iterator[Reason]:
    sizes = list(ruling.sizes)
    if ruling.open_pair:
        yield Reason("pair-on-fourth", facts.OpenPair(seats=list(ruling.open_pair), sizes=sizes, allowed=True))
    elif seats := _pairs_without_double(ruling, context):
        yield Reason("pair-on-fourth", facts.OpenPair(seats=seats, sizes=sizes, allowed=False))
    elif context.event.street == context.setup.game.first_street:
        yield Reason("bet-size", facts.BetSizes(sizes=sizes, limit=ruling.limit))


def _pairs_without_double(round_: Round, context: Context) -> list[Seat]:
    """Return the seats that show an open pair where it is looked at, but game or house allow no double bet for it."""
    if context.event.street != context.setup.game.open_pair_street or round_.limit is not Limit.FIXED:
        return []
    boards = context.event.ruling(FirstActor).boards
    return sorted(seat for seat, board in boards if None not in board and open_pair({seat: board}))


@_reasons.register
def _(ruling: NoAction, _context: Context) -> Iterator[Reason]:
    yield Reason("no-action", facts.NoAction(live=list(ruling.live), with_chips=list(ruling.with_chips)))


@_reasons.register
def _(ruling: Legal, context: Context) -> Iterator[Reason]:
    event, round_ = context.event, ruling.round
    if event.kind in (Kind.CALL, Kind.CHECK):
        yield Reason("turn", facts.Turn(seat=ruling.seat, top=round_.top, to_call=ruling.to_call))
        if ruling.to_call and ruling.rivals and ruling.seat not in round_.may_raise:
            before = facts.AllInBefore(closed=True, seat=ruling.seat, base=round_.base, top=round_.top)
            yield Reason("all-in", before)
        elif event.kind is Kind.CALL and is_capped(round_):
            yield Reason("raise-cap", facts.RaiseCap(raises=round_.raises, cap=round_.cap))


def is_capped(round_: Round) -> bool:
    """Return whether all raises of the round are used."""
    return round_.cap is not None and round_.opened and round_.raises >= round_.cap


@_reasons.register
def _(ruling: BetRuling, context: Context) -> Iterator[Reason]:
    event, setup = context.event, context.setup
    legal = event.ruling(Legal)
    sizes, pair = list(legal.round.sizes), list(legal.round.open_pair)
    bet = facts.Bet(seat=context.seat, to=ruling.to, level=ruling.level, added=ruling.added, step=ruling.step)
    if setup.limit is Limit.POT:
        yield Reason("pot-limit", facts.PotLimit(**bet, **pot_limit_facts(legal)))
    elif ruling.kind is Kind.COMPLETE:
        yield Reason("completion", bet)
    else:
        yield Reason("bet-size", facts.BetSize(**bet, sizes=sizes, street=event.street))
    if pair:
        yield Reason("pair-on-fourth", facts.DoubleBet(seats=pair, sizes=sizes, doubled=ruling.doubled))
    if event.all_in and (ruling.added < ruling.step or event.to not in (ruling.level, *legal.levels)):
        short = facts.AllInBet(**bet, closed=False, counts=ruling.counts, opens=ruling.opens)
        yield Reason("all-in", short)
    if setup.limit is Limit.FIXED and ruling.counts and not ruling.opens:
        yield Reason("raise-cap", facts.RaiseCap(raises=ruling.raises, cap=ruling.cap))


def pot_limit_facts(legal: Legal) -> facts.PotSum:
    """Return the sum behind the pot-limit maximum: what is in the pot, the call, and what they come to."""
    bets = [choice for choice in legal.choices if choice.least is not None]
    least, most = (bets[0].least, bets[0].most) if bets else (None, None)
    return {"pot": legal.pot, "call": legal.to_call, "top": legal.round.top, "least": least, "most": most}


@_reasons.register
def _(ruling: Uncalled, context: Context) -> Iterator[Reason]:
    street = context.event.street
    back = facts.Uncalled(seat=ruling.seat, amount=ruling.amount, matched=ruling.matched, street=street)
    yield Reason("uncalled", back)


@_reasons.register
def _(ruling: Hand, context: Context) -> Iterator[Reason]:
    yield from _high(ruling, context)
    yield from _low(ruling, context)


def _high(ruling: Hand, context: Context) -> Iterator[Reason]:
    high = ruling.high
    if high:
        cards = card_names(high.cards)
        read = facts.HighHand(seat=context.seat, category=high.category, ranks=list(high.ranks), cards=cards)
        yield Reason("high-hand", read)


def _low(ruling: Hand, context: Context) -> Iterator[Reason]:
    low = ruling.low
    if context.setup.game.low:
        cards, ranks = (card_names(low.cards), list(low.ranks)) if low else (None, [])
        read = facts.LowHand(seat=context.seat, cards=cards, ranks=ranks, present=list(ruling.low_ranks))
        yield Reason("low-hand", read)


@_reasons.register
def _(award: Award, context: Context) -> Iterator[Reason]:
    yield from _why_paid(award, context)
    if award.hand and award.part.part is not Part.LOW:
        yield from _high(award.hand, context)
    if award.hand and award.hand.low and award.part.part is not Part.HIGH:
        yield from _low(award.hand, context)


def _why_paid(award: Award, context: Context) -> Iterator[Reason]:
    ruling, part, share, _ = award
    pot, of = _pot(ruling.pot), ruling.pot.of
    if ruling.alone:
        rule = "side-pots" if context.event.street == "showdown" else "last-player"
        yield Reason(rule, facts.PotOfSeat(**pot, seat=share.seat, alone=True))
        return
    yield from _why_this_part(ruling, part)
    if part.part is Part.WHOLE and context.setup.game.halves and not (ruling.no_low or ruling.tied_whole):
        yield Reason("hi-lo", facts.Scoop(**pot, part="scoop", half=part.amount, seat=share.seat))
    if len(part.shares) > 1:
        yield from _why_these_shares(part, share)
    if of > 1:
        yield Reason("side-pots", facts.PotOfSeat(**pot, seat=share.seat, alone=False))


def _pot(pot: Pot) -> facts.Pot:
    return {"pot": pot.number, "of": pot.of, "amount": pot.amount, "seats": list(pot.seats)}


def _why_this_part(ruling: PotRuling, part: PartRuling) -> Iterator[Reason]:
    pot = _pot(ruling.pot)
    if part.part is not Part.WHOLE:
        yield Reason("hi-lo", facts.HiLo(**pot, part=part.part, half=part.amount))
        if part.part is Part.HIGH and part.odd:
            yield Reason("odd-chip-half", facts.OddChipHalf(**pot, half=part.amount, odd=part.odd))
    elif ruling.no_low:
        yield Reason("hi-lo", facts.HiLo(**pot, part="no-low", half=part.amount))
    elif ruling.tied_whole:
        yield Reason("whole-pot-tie", facts.WholePotTie(**pot, winners=[share.seat for share in part.shares]))


def _why_these_shares(part: PartRuling, share: Share) -> Iterator[Reason]:
    winners, order = [each.seat for each in part.shares], list(part.order)
    yield Reason("split-tie", facts.SplitTie(winners=winners, amount=part.amount, part=part.part))
    odd = {str(each.seat): each.odd for each in part.shares if each.odd}
    if odd:
        yield Reason("odd-chip", facts.OddChip(seat=share.seat, odd=odd, order=order, by_suit=part.by_suit))
        if part.by_suit:
            yield Reason("five-used", facts.FiveUsed(order=order))
