"""A hand in progress: apply one action after the other, get events with the rulings behind them.

The table knows no language. It refuses what the rules forbid and then stays as it was. What comes by itself (antes,
burns, uncalled bets, awards) follows at once; cards and decisions are handed in.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from stud_teach.cards.card import Card, MaybeCard
from stud_teach.engine import betting, dealing, opening, pots, refusals
from stud_teach.engine.betting import Round
from stud_teach.engine.dealing import DealRuling
from stud_teach.engine.events import Action, Do, Event, Kind, Refusal, Refused, Seat
from stud_teach.engine.opening import BringIn, FirstActor, NoAction, ShowOrder
from stud_teach.engine.pots import Award, Hand, Pot
from stud_teach.engine.refusals import Phase
from stud_teach.engine.setup import Setup
from stud_teach.engine.standing import SeatState, Standing
from stud_teach.games import Limit
from stud_teach.saying.messages import Message

Listener = Callable[["Table", Event], None]


class Table(Standing):
    """A hand in progress from `setup`; `listener` is called after every event, with the table as it then stands.

    Raises BadSetup when no hand can be played from `setup`.
    """

    def __init__(self, setup: Setup, listener: Listener | None = None) -> None:
        super().__init__(setup)
        self._listener = listener
        self._post_antes()

    # One action

    def apply(self, action: Action) -> None:
        """Apply one action; what follows by itself follows at once.

        Raises Refused, with the rule's id and what would be legal, and leaves the table as it was.
        """
        refusal = refusals.find(action, self.awaited())
        if refusal:
            raise Refused(refusal)
        _DO[action.do](self, action)

    def _emit(self, kind: Kind, **fields: Any) -> None:
        self._legal = None
        event = Event(kind, self.street_name, **fields)
        self.events.append(event)
        if self._listener:
            self._listener(self, event)

    def _pay(self, seat: Seat, amount: int) -> SeatState:
        state = self.seats[seat]
        state.stack -= amount
        state.bet += amount
        state.paid += amount
        return state

    # Antes and cards

    def _post_antes(self) -> None:
        """Take the ante of everybody before any card is dealt, all-in for what there is (`ante`, `ante-short`)."""
        for seat, state in self.seats.items():
            if self.setup.ante:
                amount = min(self.setup.ante, state.stack)
                self._pay(seat, amount)
                self._emit(Kind.ANTE, seat=seat, amount=amount, to=amount, all_in=not state.stack)
        self._gather()
        self._next_street()

    def _next_street(self) -> None:
        """Go on to the next street, or to the showdown after the last one (`streets`)."""
        streets = self.setup.game.streets
        self.round = self.opener = None
        if self.street + 1 == len(streets):
            self._begin_showdown()
            return
        self.street += 1
        self.last_bettor = None
        self.deal = self._rule_deal()
        self.phase = Phase.COMMUNITY if self.deal.community else Phase.DEAL
        self.deal_queue = () if self.deal.community else self.live
        if self.deal.reshuffle:
            self.stub, self.burned = self.stub + self.burned, 0
            self._emit(Kind.RESHUFFLE, rulings=(self.deal,))
        if self.deal.burn:
            self.stub, self.burned = self.stub - 1, self.burned + 1
            self._emit(Kind.BURN, rulings=(self.deal,))

    def _rule_deal(self) -> DealRuling:
        deck = (self.stub, self.burned, len(self.live), self.setup.house)
        if self.street + 1 == len(self.setup.game.streets):
            return dealing.last_street(*deck)
        return dealing.ordinary_street(*deck, first=self.street == 0)

    def _deal(self, action: Action) -> None:
        seat, up = _seat(action), self._street().deal
        state = self.seats[seat]
        state.cards.extend(action.cards)
        self._see(action.cards)
        state.up.extend(up)
        self.stub -= len(up)
        self.deal_queue = self.deal_queue[1:]
        rulings = () if self.deal_queue else self._open_round()
        self._emit(Kind.DEAL, seat=seat, cards=action.cards, up=up, rulings=(self.deal, *rulings))
        self._skip_round_without_betting()

    def _deal_community(self, action: Action) -> None:
        self.community = action.cards[0]
        self._see(action.cards)
        self.stub -= 1
        rulings = self._open_round()
        self._emit(Kind.COMMUNITY, cards=action.cards, up=(True,), rulings=(self.deal, *rulings))
        self._skip_round_without_betting()

    def _see(self, cards: Iterable[MaybeCard]) -> None:
        self._seen.update(card for card in cards if card is not None)

    def _skip_round_without_betting(self) -> None:
        if self.phase is Phase.ACT and self.round is None:
            self._next_street()

    # Opening a betting round

    def _open_round(self) -> tuple[object, ...]:
        """Rule who opens the street's betting, or why there is none; return the rulings."""
        self.phase = Phase.ACT
        if self._no_bet_with_community():
            return ()
        if self.closed:
            return (NoAction(self.live, self.with_chips),)
        self.opener = self._rule_opener()
        if self.opener is None:
            self.phase = Phase.UNKNOWN
            return ()
        self.first_actors[self.street_name] = self.opener.acts
        self.round = self._new_round(self.opener)
        return (self.opener, self.round)

    def _rule_opener(self) -> BringIn | FirstActor | None:
        setup = self.setup
        if self.street:
            by_suit = opening.ties_by_suit(setup.game, setup.house)
            return opening.first_actor(self.boards(), self.with_chips, by_suit, self._seen, setup.game.board)
        doors = {n: board[-1] for n, board in self.boards().items()}
        highest = opening.highest_brings_in(setup.game, setup.limit, setup.house)
        self.bring_in = opening.bring_in(doors, self.with_chips, highest, self._seen)
        return self.bring_in

    def _new_round(self, opener: BringIn | FirstActor) -> Round:
        setup, street = self.setup, self._street()
        queue = (opener.acts, *self._behind(opener.acts))
        doubling = betting.doubles(setup.game, street.name, setup.limit, setup.house)
        pair = opening.open_pair(self.boards(), self._seen) if doubling else ()
        bet = setup.big_bet if street.big_bet else setup.small_bet
        return Round(
            limit=setup.limit,
            sizes=(setup.small_bet, setup.big_bet) if pair else (bet,),
            bring_in=setup.bring_in,
            cap=betting.raise_cap(len(queue), setup.limit, setup.house),
            queue=queue,
            may_raise=frozenset(queue),
            step=setup.bring_in if setup.limit is Limit.POT else bet,
            opening=self.street == 0,
            owes=opener.seat if isinstance(opener, BringIn) and opener.seat in queue else None,
            open_pair=pair,
        )

    def _behind(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the other seats that have chips, clockwise from `seat`."""
        return opening.clockwise([other for other in self.with_chips if other != seat], seat)

    # Decisions

    def _fold(self, action: Action) -> None:
        seat, round_ = _seat(action), self._betting()
        self.seats[seat].folded = True
        self.live = tuple(n for n in self.live if n != seat)
        self.round = betting.after_pass(round_, seat)
        self._emit(Kind.FOLD, seat=seat)
        self._after_decision()

    def _check_or_call(self, action: Action) -> None:
        seat, legal = _seat(action), self.legal_actions()
        assert legal is not None
        self.round = betting.after_pass(legal.round, seat)
        if legal.to_call:
            state = self._pay(seat, legal.to_call)
            chips = {"amount": legal.to_call, "to": state.bet, "all_in": not state.stack}
            self._emit(Kind.CALL, seat=seat, rulings=(legal,), **chips)
        else:
            self._emit(Kind.CHECK, seat=seat, rulings=(legal,))
        self._after_decision()

    def _post_bring_in(self, action: Action) -> None:
        seat, legal = _seat(action), self.legal_actions()
        amount = min(self.setup.bring_in, self.seats[seat].stack)
        state = self._pay(seat, amount)
        self.round = betting.after_bring_in(self._betting(), seat, self._behind(seat))
        chips = {"amount": amount, "to": amount, "all_in": not state.stack}
        self._emit(Kind.BRING_IN, seat=seat, rulings=(self.bring_in, legal), **chips)
        self._after_decision()

    def _bet_to(self, action: Action) -> None:
        seat, to, legal = _seat(action), action.to, self.legal_actions()
        assert to is not None
        ruling = betting.rule_bet(self._betting(), to)
        amount = to - self.seats[seat].bet
        state = self._pay(seat, amount)
        self.round = betting.after_bet(self._betting(), seat, ruling, self._behind(seat))
        self.last_bettor = seat
        opening = legal is not None and legal.round.opening
        rulings = (self.bring_in, legal, ruling) if opening else (legal, ruling)
        self._emit(ruling.kind, seat=seat, amount=amount, to=to, all_in=not state.stack, rulings=rulings)
        self._after_decision()

    def _betting(self) -> Round:
        assert self.round is not None
        return self.round

    def _after_decision(self) -> None:
        alone = len(self.live) == 1
        if not alone and not betting.is_over(self._betting(), map(self._player, self.live)):
            return
        self.round = None
        self._gather()
        if alone:
            self._pay_pots({})
        else:
            self._next_street()

    def _gather(self) -> None:
        """Give back what nobody called, and gather the rest (`uncalled`)."""
        ruling = pots.uncalled({n: seat.bet for n, seat in self.seats.items()})
        if ruling:
            state = self._pay(ruling.seat, -ruling.amount)
        for state in self.seats.values():
            state.bet = 0
        if ruling:
            self._emit(Kind.RETURN, seat=ruling.seat, amount=ruling.amount, rulings=(ruling,))

    # Showdown

    def _begin_showdown(self) -> None:
        """Rule the order of showing: the last street's last bettor, else the best hand showing; then clockwise."""
        game = self.setup.game
        by_suit = opening.ties_by_suit(game, self.setup.house)
        best = None if self.last_bettor else opening.first_actor(self.boards(), (), by_suit, self._seen, game.board)
        first = self.last_bettor or (best.seat if best else None)
        self.phase = Phase.SHOW
        self.showing = ShowOrder(self._order_from(first), self.last_bettor, best)

    def _order_from(self, first: Seat | None) -> tuple[Seat, ...]:
        if first is None:
            return ()
        return (first, *opening.clockwise([seat for seat in self.live if seat != first], first))

    def _show(self, action: Action) -> None:
        seat = _seat(action)
        state = self.seats[seat]
        cards = refusals.shown_cards(action, self.awaited(), tuple(state.cards), self.community)
        if isinstance(cards, Refusal):
            raise Refused(cards)
        if self.phase is not Phase.SHOW:
            self._reveal(seat, cards, ())
            return
        self._take(seat, cards)

    def _muck(self, action: Action) -> None:
        seat = _seat(action)
        unclaimed = [pot for pot in self.pots() if len(pot.seats) > 1 and self._all_muck(pot, seat)]
        if self.phase is not Phase.SHOW or unclaimed:
            fault, message = _LAST_MUCK if unclaimed else _EARLY_MUCK
            raise Refused(Refusal("muck", fault, message.filled(seat=seat), action))
        self._take(seat, None)

    def _all_muck(self, pot: Pot, seat: Seat) -> bool:
        return all(other == seat or self.hands.get(other, ()) is None for other in pot.seats)

    def _take(self, seat: Seat, cards: tuple[Card, ...] | None) -> None:
        """Take down a show or a muck; when everybody still in has done one, show in the order of the rules and pay."""
        if not self.showing.seats:
            self.showing = self.showing._replace(seats=self._order_from(seat))
        self.hands[seat] = cards
        self._see(cards or ())
        if set(self.hands) == set(self.live):
            self._showdown()

    def _showdown(self) -> None:
        hands, game = self.read_hands, self.setup.game
        for seat in self.showing.seats:
            cards = self.hands[seat]
            if cards is None:
                self.seats[seat].mucked = True
                self._emit(Kind.MUCK, seat=seat)
                continue
            community = () if self.community is None else (self.community,)
            hands[seat] = pots.read_hand((*cards, *community), game.high, game.low)
            self._reveal(seat, cards, (self.showing, hands[seat]))
        self._pay_pots(hands)

    def _reveal(self, seat: Seat, cards: tuple[Card, ...], rulings: tuple[object, ...]) -> None:
        state = self.seats[seat]
        state.cards, state.shown = list(cards), len(cards)
        self._see(cards)
        self._emit(Kind.SHOW, seat=seat, cards=cards, up=tuple(state.up), rulings=rulings)

    def _pay_pots(self, hands: dict[Seat, Hand]) -> None:
        """Settle each pot on its own, the last-made first (`side-pots`)."""
        setup = self.setup
        for pot in reversed(self.pots()):
            ruling = pots.settle(pot, hands, setup.game.halves, setup.house, self.community, setup.chip)
            self.settled.append(ruling)
            for part in ruling.parts:
                for share in part.shares:
                    self._award(Award(ruling, part, share, None if ruling.alone else hands.get(share.seat)))
        self.phase = Phase.OVER

    def _award(self, award: Award) -> None:
        seat, amount = award.share.seat, award.share.amount
        self.seats[seat].stack += amount
        self.seats[seat].won += amount
        self._emit(Kind.AWARD, seat=seat, amount=amount, rulings=(award,))


_LAST_MUCK = "last-muck", Message("It is the last hand that could win a pot, so it must be shown.")
_EARLY_MUCK = "muck-early", Message("Hands are shown or mucked at the showdown only.")


def _seat(action: Action) -> Seat:
    assert action.seat is not None
    return action.seat


_DO: dict[Do, Callable[[Table, Action], None]] = {
    Do.DEAL: Table._deal,
    Do.COMMUNITY: Table._deal_community,
    Do.FOLD: Table._fold,
    Do.CHECK_OR_CALL: Table._check_or_call,
    Do.BRING_IN: Table._post_bring_in,
    Do.BET_TO: Table._bet_to,
    Do.SHOW: Table._show,
    Do.MUCK: Table._muck,
}
