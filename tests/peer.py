"""Random hands beside pokerkit: the same actor, amounts, pots and awards up to the odd chip.

Known differences, kept out of the hands played here: pokerkit has no double bet on an open pair (the house here has
none either); it burns cards and bets on after a community card (so there are at most six players); it treats short
all-in bets and raises and short bring-ins in its own way (players here go all-in by calling only). Its cap of four bets
a round is the room's bet or completion and three raises. Where a low qualifies in one pot and none in another, pokerkit
halves the other too, among hands that are no lows: there only the sum is compared.
"""

from __future__ import annotations

import random
from typing import Any

import pokerkit

from stud_teach.cards.card import DECK, card_names
from stud_teach.engine.events import Choice, Kind
from stud_teach.engine.hand import Hand
from stud_teach.engine.refusals import Phase

PEERS: dict[str, Any] = {
    "stud": pokerkit.FixedLimitSevenCardStud,
    "stud8": pokerkit.FixedLimitSevenCardStudHighLowSplitEightOrBetter,
}
AUTOMATIONS = (
    pokerkit.Automation.ANTE_POSTING,
    pokerkit.Automation.BET_COLLECTION,
    pokerkit.Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    pokerkit.Automation.HAND_KILLING,
    pokerkit.Automation.CHIPS_PUSHING,
    pokerkit.Automation.CHIPS_PULLING,
)


def new_hand(deal: random.Random, game: str) -> tuple[Hand, Any]:
    players, most = deal.randint(2, 6), deal.choice([30, 80, 400])
    stacks = [deal.randint(8, most) for _ in range(players)]
    hand = Hand.new(game, stacks=stacks, house={"pair-on-fourth": "none"})
    peer = PEERS[game].create_state(AUTOMATIONS, True, 1, 2, 5, 10, tuple(stacks), players)
    return hand, peer


def full_bets(hand: Hand, choices: tuple[Choice, ...]) -> list[int]:
    """The totals of full bets among the choices that leave the player chips."""
    assert hand.to_act is not None
    state = hand.table.seats[hand.to_act]
    bets = [to for choice in choices if choice.kind in (Kind.BET, Kind.COMPLETE, Kind.RAISE) for to in choice.to]
    return [to for to in bets if to < state.bet + state.stack]


def decide(deal: random.Random, hand: Hand, peer: Any) -> None:
    """Let the player to act do the same in both, who that is and what it costs being the same."""
    choices = hand.legal_actions()
    assert peer.actor_index is not None
    assert peer.actor_index + 1 == hand.to_act
    by_kind = {choice.kind: choice for choice in choices}
    bets = full_bets(hand, choices)
    if bets:
        assert peer.min_completion_betting_or_raising_to_amount == bets[0]
    if bets and deal.random() < 0.3:
        hand.bet(bets[0])
        peer.complete_bet_or_raise_to(bets[0])
    elif Kind.BRING_IN in by_kind:
        hand.bring_in()
        peer.post_bring_in()
    elif Kind.CALL in by_kind and deal.random() < 0.15:
        hand.fold()
        peer.fold()
    else:
        assert peer.checking_or_calling_amount == (by_kind[Kind.CALL].amount if Kind.CALL in by_kind else 0)
        hand.call()
        peer.check_or_call()


def play_out(deal: random.Random, game: str) -> None:
    """Play one random hand to its end in both, which must agree at every step."""
    hand, peer = new_hand(deal, game)
    deck = deal.sample(DECK, len(DECK))
    while not hand.finished:
        if hand.table.phase is Phase.DEAL:
            cards = "".join(card_names([deck.pop() for _ in range(hand.table.awaited().cards_due)]))
            hand.deal(cards)
            if peer.can_burn_card("??"):
                peer.burn_card("??")
            peer.deal_hole(cards)
        elif hand.table.phase is Phase.SHOW:
            hand.show()
        else:
            decide(deal, hand, peer)
    same_end(hand, peer)


def same_end(hand: Hand, peer: Any) -> None:
    assert not peer.status
    stacks = [state.stack for state in hand.table.seats.values()]
    if len({ruling.no_low for ruling in hand.table.settled if not ruling.alone}) > 1:
        assert sum(stacks) == sum(peer.stacks)
        return
    # One odd chip for each part of each pot and player in it may lie elsewhere.
    parts = sum(len(part.shares) for ruling in hand.table.settled for part in ruling.parts)
    shared = any(len(ruling.parts) + len(ruling.parts[0].shares) > 2 for ruling in hand.table.settled)
    difference = [abs(ours - theirs) for ours, theirs in zip(stacks, peer.stacks, strict=True)]
    assert sum(stacks) == sum(peer.stacks)
    assert max(difference) <= (parts if shared else 0)
