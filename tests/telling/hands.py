"""Hands for the tests of `explain`: short ones for the rule book's examples, and random ones."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from stud_teach.engine.events import Choice, Kind
from stud_teach.engine.hand import Hand
from stud_teach.engine.refusals import Phase


def packed(cards: str) -> list[str]:
    return cards.split()


def all_in(cards: Mapping[int, str], stacks: Sequence[int], actions: str, **settings: Any) -> Hand:
    """A hand with ante and bring-in of 1 where all is put in on third street; seats without seven cards fold there.

    `cards` by seat, in the order dealt; `actions` in turn: "bring-in", "fold", "call", a total, or "bet" (everything).
    """
    bet = max(stacks) - 1
    hand = Hand.new(stacks=stacks, bring_in=1, small_bet=bet, big_bet=bet, **settings)
    for seat in range(1, len(stacks) + 1):
        hand.deal("".join(packed(cards[seat])[:3]))
    for action in actions.split():
        act(hand, str(bet) if action == "bet" else action)
    while hand.table.phase is Phase.DEAL:
        awaited = hand.table.awaited()
        done = len(hand.table.seats[awaited.seat or 0].cards)
        hand.deal(packed(cards[awaited.seat or 0])[done])
    return hand


def act(hand: Hand, action: str) -> None:
    words: dict[str, Callable[[], Hand]] = {
        "bring-in": hand.bring_in,
        "fold": hand.fold,
        "call": hand.call,
        "check": hand.check,
    }
    if action in words:
        words[action]()
    else:
        hand.bet(int(action))


def random_hand(seed: int) -> Hand:
    """A hand of any game, limit and number of players, its decisions drawn from `seed`; some stacks are short."""
    chance = Random(seed)
    game, limit = chance.choice(["stud", "stud8"]), chance.choice(["fixed", "fixed", "pot"])
    rules = "room" if limit == "pot" else chance.choice(["room", "casino", "tournament"])
    stacks = [chance.choice([1, 3, 9, 14, 25, 60, 200, 1000]) for _ in range(chance.randint(2, 8))]
    return at_random(Hand.new(game, limit, stacks=stacks, rules=rules, seed=seed), chance)


def at_random(hand: Hand, chance: Random) -> Hand:
    """The hand dealt and played to its end, its decisions drawn."""
    while hand.table.phase in (Phase.DEAL, Phase.COMMUNITY, Phase.ACT):
        if hand.table.phase is Phase.ACT:
            _decide(hand, chance)
        else:
            hand.deal()
    return hand.show()


def _decide(hand: Hand, chance: Random) -> None:
    choices = hand.legal_actions()
    weights = [1 if choice.kind is Kind.FOLD else 3 for choice in choices]
    [choice] = chance.choices(choices, weights)
    total = _total(choice, chance)
    act(hand, str(total) if total else str(choice.kind))


def _total(choice: Choice, chance: Random) -> int | None:
    if choice.to:
        return chance.choice(choice.to)
    if choice.least is None or choice.most is None:
        return None
    return chance.randint(choice.least, choice.most)


def eight_to_the_showdown(game: str) -> Hand:
    """A hand of eight to its end, with a completion on third street and folds on the way."""
    hand = Hand.new(game, players=8, stacks=(300,) * 8, seed=f"crowd/{game}")
    hand.deal().bring_in()
    for _ in range(8):
        if hand.to_act:
            hand.bet(5) if hand.table.round and hand.table.round.top == 2 else hand.call()
    while not hand.finished:
        if hand.to_act:
            hand.fold() if hand.to_act in (2, 5) and hand.table.round and hand.table.round.top else hand.call()
        elif hand.table.street_name == "showdown":
            hand.show()
        else:
            hand.deal()
    return hand
