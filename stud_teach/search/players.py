"""Players who play a deal out: at random, but as somebody might: good hands bet, poor ones fold to a bet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection
from typing import NamedTuple

from stud_teach.cards.card import Card
from stud_teach.engine.betting import Legal
from stud_teach.engine.events import Action, Choice, Do, Kind, Refused, Seat
from stud_teach.engine.pots import Pot
from stud_teach.engine.refusals import Phase
from stud_teach.engine.setup import Setup
from stud_teach.engine.table import Table
from stud_teach.search.catalogue import Aid
from stud_teach.search.deck import Layout

POOR, FAIR, GOOD = range(3)


class Plan(NamedTuple):
    """How a deal is to be played: the seats that never fold, those that fold to any bet, and what helps a point."""

    stay: Collection[Seat]
    leave: Collection[Seat]
    aids: Collection[Aid]


class Played(NamedTuple):
    """A hand played to its end: the table, and the actions that led there."""

    table: Table
    actions: list[Action]


def play_out(setup: Setup, layout: Layout, plan: Plan, roll: Callable[[], float]) -> Played:
    """Play a hand from `setup` to its end, the cards from `layout`, every choice from `roll`."""
    table, actions = Table(setup), list[Action]()
    players = Players(table, layout, plan, roll)
    while not table.finished:
        action = players.next_action()
        try:
            table.apply(action)
        except Refused:
            if action.do is not Do.MUCK:
                raise
            action = players.show(action.seat or 0)
            table.apply(action)
        actions.append(action)
    return Played(table, actions)


class Players:
    """All players of one hand, and the dealer."""

    def __init__(self, table: Table, layout: Layout, plan: Plan, roll: Callable[[], float]) -> None:
        self.table, self.layout, self.plan, self.roll = table, layout, plan, roll
        self.checked: set[tuple[int, Seat]] = set()

    def next_action(self) -> Action:
        """Return what is done next."""
        table = self.table
        if table.phase is Phase.DEAL:
            return self._deal()
        if table.phase is Phase.COMMUNITY:
            return Action(Do.COMMUNITY, cards=self.layout.left(1, table.seen(), table.live))
        if table.phase is Phase.SHOW:
            seat = next(seat for seat in table.showing.seats if seat not in table.hands)
            return Action(Do.MUCK, seat) if self._mucks(seat) else self.show(seat)
        legal = table.legal_actions()
        assert legal is not None
        return self._decide(legal)

    def show(self, seat: Seat) -> Action:
        """Return that `seat` shows."""
        return Action(Do.SHOW, seat, cards=tuple(self._cards(seat)))

    def _deal(self) -> Action:
        table = self.table
        awaited = table.awaited()
        seat = table.deal_queue[0]
        held = len(table.seats[seat].cards)
        return Action(Do.DEAL, seat, cards=self.layout.cards(seat, held, awaited.cards_due, awaited.seen))

    def _mucks(self, seat: Seat) -> bool:
        """Return whether `seat` throws a hand away that hands shown before beat both ways in every pot it could win."""
        if Aid.MUCK not in self.plan.aids:
            return False
        return all(self._beaten(seat, pot) for pot in self.table.pots() if seat in pot.seats)

    def _beaten(self, seat: Seat, pot: Pot) -> bool:
        table = self.table
        common = [] if table.community is None else [table.community]
        shown = [(*cards, *common) for each, cards in table.hands.items() if cards and each in pot.seats]
        game, mine = table.setup.game, (*self._cards(seat), *common)
        low = game.low.value(mine) if game.low else 0
        beaten_low = not low or any(0 < game.low.value(cards) < low for cards in shown if game.low)
        beaten_high = game.high is None or any(game.high.value(cards) > game.high.value(mine) for cards in shown)
        return beaten_low and beaten_high

    def _cards(self, seat: Seat) -> list[Card]:
        return [card for card in self.table.seats[seat].cards if card is not None]

    # Decisions

    def _decide(self, legal: Legal) -> Action:
        seat = legal.seat
        kinds = {choice.kind for choice in legal.choices}
        bets = [choice for choice in legal.choices if choice.kind in (Kind.BET, Kind.COMPLETE, Kind.RAISE)]
        if legal.round.opening:
            return self._open(legal, kinds, bets)
        worth = self.worth(seat)
        if legal.to_call and self._folds(legal, worth):
            return Action(Do.FOLD, seat)
        if bets and self._bets(legal, worth):
            return Action(Do.BET_TO, seat, self._total(bets[0]))
        if not legal.to_call:
            self.checked.add((self.table.street, seat))
        return Action(Do.CHECK_OR_CALL, seat)

    def _open(self, legal: Legal, kinds: set[Kind], bets: list[Choice]) -> Action:
        full = Aid.OPEN_FULL in self.plan.aids or self.roll() < 0.05
        if bets and (full or Kind.BRING_IN not in kinds) and Aid.FOLD_TO_BRING_IN not in self.plan.aids:
            return Action(Do.BET_TO, legal.seat, self._total(bets[0]))
        return Action(Do.BRING_IN, legal.seat)

    def _folds(self, legal: Legal, worth: int) -> bool:
        seat, aids = legal.seat, self.plan.aids
        if Aid.FOLD_TO_BRING_IN in aids:
            return True
        if Aid.CALL_DOWN in aids or seat in self.plan.stay:
            return False
        if seat in self.plan.leave or (Aid.FOLD_EARLY in aids and self.roll() < 0.5):
            return True
        chance = (0.7, 0.2, 0.02)[worth]
        if legal.to_call <= self.table.setup.bring_in:
            chance /= 2
        return self.roll() < chance

    def _bets(self, legal: Legal, worth: int) -> bool:
        seat, aids = legal.seat, self.plan.aids
        if seat in self.plan.leave:
            return False
        if Aid.HEADS_UP in aids:
            return seat in self.plan.stay and self.roll() < 0.9
        if Aid.TRAP in aids and seat in self.plan.stay:
            return bool(legal.to_call) and (self.table.street, seat) in self.checked
        if Aid.BOLD in aids:
            return self.roll() < 0.45
        opened = legal.round.opened and legal.to_call
        return self.roll() < ((0.01, 0.07, 0.35) if opened else (0.08, 0.3, 0.65))[worth]

    def _total(self, choice: Choice) -> int:
        """Return the total of a bet: one limit or, at times, two; in pot limit up to the pot."""
        if choice.least is None or choice.most is None:
            return choice.to[-1] if Aid.OPEN_PAIR in self.plan.aids or self.roll() < 0.3 else choice.to[0]
        if self.roll() < 0.4:
            return choice.most
        return choice.least + int(self.roll() * (choice.most - choice.least) / 2)

    def worth(self, seat: Seat) -> int:
        """Return how good the cards of `seat` look: POOR, FAIR or GOOD."""
        cards, game = self._cards(seat), self.table.setup.game
        low = game.low is not None
        if len(cards) < 5:
            return _worth_of_start(cards, low)
        high = game.high.value(cards) >> 20 if game.high else 0
        if high >= 3 or (game.low and game.low.value(cards)):
            return GOOD
        return FAIR if high or (low and _low_ranks(cards) == 4) or _longest_suit(cards) == 4 else POOR


def _worth_of_start(cards: list[Card], low: bool) -> int:
    ranks = Counter(card.rank for card in cards)
    most, top = max(ranks.values()), max(ranks)
    lows = low and _low_ranks(cards) >= 3
    if most > 2 or (most == 2 and max(rank for rank in ranks if ranks[rank] == 2) > 9):
        return GOOD
    if most == 2 or lows or _longest_suit(cards) >= 3:
        return GOOD if lows and _longest_suit(cards) >= 3 else FAIR
    in_line = max(ranks) - min(ranks) < 5 and len(ranks) == len(cards)
    return FAIR if in_line or (not low and top > 12 and sum(rank > 9 for rank in ranks) > 1) else POOR


def _low_ranks(cards: list[Card]) -> int:
    return len({card.rank for card in cards if card.rank <= 8 or card.rank == 14})


def _longest_suit(cards: list[Card]) -> int:
    return max(Counter(card.suit for card in cards).values())
