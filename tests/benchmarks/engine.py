"""Random legal 8-player stud high/low: hands a second beside pokerkit, and what a trace and its JSON cost."""

from __future__ import annotations

import json
import random
import sys
import time
import warnings
from collections.abc import Callable

import pokerkit

from stud_teach.cards.card import DECK
from stud_teach.engine.betting import Legal
from stud_teach.engine.events import Action, Do, Kind
from stud_teach.engine.hand import Hand
from stud_teach.engine.refusals import Phase
from stud_teach.engine.table import Table
from stud_teach.trace.trace import as_json, trace
from stud_teach.views.annotate import annotate

LEAST = 2.5  # times pokerkit's rate
PLAYERS = 8
SECONDS = 2.0  # a turn; the two take turns, so that what else the machine does hits both
TURNS = 3

AUTOMATIONS = tuple(
    getattr(pokerkit.Automation, name)
    for name in (
        "ANTE_POSTING BET_COLLECTION BLIND_OR_STRADDLE_POSTING CARD_BURNING HOLE_DEALING BOARD_DEALING "
        "HOLE_CARDS_SHOWING_OR_MUCKING HAND_KILLING CHIPS_PUSHING CHIPS_PULLING"
    ).split()
)


DO = {
    Kind.FOLD: Do.FOLD,
    Kind.CHECK: Do.CHECK_OR_CALL,
    Kind.CALL: Do.CHECK_OR_CALL,
    Kind.BRING_IN: Do.BRING_IN,
}
BOLD, SHY = 0.35, 0.12  # how often a random player bets, and folds otherwise
SETUP = Hand.new("stud8", players=PLAYERS, rules="casino").setup


def decide(deal: random.Random, legal: Legal) -> Action:
    """Return a random legal action."""
    simple, bets = {}, []
    for choice in legal.choices:
        if choice.to:
            bets.append(choice.to[0])
        else:
            simple[choice.kind] = DO[choice.kind]
    if bets and (not simple or deal.random() < BOLD):
        return Action(Do.BET_TO, legal.seat, bets[0])
    if Kind.FOLD in simple and Kind.CHECK not in simple and deal.random() < SHY:  # as pokerkit: no fold for free
        return Action(Do.FOLD, legal.seat)
    return Action(next(do for kind, do in simple.items() if kind is not Kind.FOLD), legal.seat)


def ours(deal: random.Random, actions: list[Action] | None = None) -> int:
    """Play one hand; return the number of decisions. `actions` collects what was done."""
    table, deck, decisions = Table(SETUP), list(DECK), 0
    deal.shuffle(deck)
    while not table.finished:
        if table.phase is Phase.ACT:
            legal = table.legal_actions()
            assert legal is not None
            action = decide(deal, legal)
            decisions += 1
        elif table.phase is Phase.SHOW:
            seat = next(seat for seat in table.showing.seats if seat not in table.hands)
            action = Action(Do.SHOW, seat, cards=tuple(table.seats[seat].cards))
        elif table.phase is Phase.COMMUNITY:
            action = Action(Do.COMMUNITY, cards=(deck.pop(),))
        else:
            count = 1 if table.street else 3
            action = Action(Do.DEAL, table.deal_queue[0], cards=tuple(deck.pop() for _ in range(count)))
        table.apply(action)
        if actions is not None:
            actions.append(action)
    return decisions


def theirs(deal: random.Random) -> int:
    """Play one hand in pokerkit; return the number of decisions."""
    random.seed(deal.random())
    state = pokerkit.FixedLimitSevenCardStudHighLowSplitEightOrBetter.create_state(
        AUTOMATIONS, True, 1, 2, 5, 10, (200,) * PLAYERS, PLAYERS
    )
    decisions = 0
    while state.status:
        decisions += 1
        if state.can_complete_bet_or_raise_to() and deal.random() < BOLD:
            state.complete_bet_or_raise_to()
        elif state.can_post_bring_in():
            state.post_bring_in()
        elif state.can_fold() and deal.random() < SHY:
            state.fold()
        else:
            state.check_or_call()
    return decisions


def rate(play: Callable[[random.Random], int], seed: int) -> tuple[float, float]:
    """Return hands and decisions a second."""
    deal, hands, decisions = random.Random(seed), 0, 0
    start = time.process_time()
    while time.process_time() - start < SECONDS:
        decisions += play(deal)
        hands += 1
    took = time.process_time() - start
    return hands / took, decisions / took


def cost_of_a_trace() -> None:
    """Say how long the trace of an eight-player hand takes, with its JSON, without and with the texts."""
    actions: list[Action] = []
    ours(random.Random(1), actions)
    hand = Hand(SETUP, actions=actions, rules="casino")
    annotate(trace(hand))
    for name, work in (("trace and JSON", as_json), ("with texts and evidence", annotate)):
        start = time.process_time()
        for _ in range(20):
            length = len(json.dumps(work(trace(hand))))
        took = (time.process_time() - start) / 20 * 1000
        print(f"{name}: {took:.1f} ms for {len(trace(hand).steps)} steps, {length / 1000:.0f} KB")


def main() -> None:
    """Measure in turns, and say the ratio."""
    warnings.simplefilter("ignore")
    rates = [(rate(ours, seed), rate(theirs, seed)) for seed in range(TURNS)]
    (our_hands, our_acts), (their_hands, their_acts) = (
        map(max, zip(*each, strict=True)) for each in zip(*rates, strict=True)
    )
    print(f"ours: {our_hands:.0f} hands/s, {our_acts:.0f} decisions/s")
    print(f"pokerkit: {their_hands:.0f} hands/s, {their_acts:.0f} decisions/s")
    cost_of_a_trace()
    ratio = our_acts / their_acts
    line = f"decisions: {ratio:.1f} times as fast as pokerkit (limit {LEAST})"
    print(line) if ratio >= LEAST else sys.exit(line)


if __name__ == "__main__":
    main()
