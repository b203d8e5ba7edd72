"""The engine beside the plain implementation: random hands, and hands that were damaged on purpose."""

from __future__ import annotations

import random
from typing import Any

from stud_teach.cards.card import DECK, card_names
from stud_teach.engine.events import Action, Choice, Do, Kind
from stud_teach.engine.hand import Hand, play
from stud_teach.engine.refusals import Phase
from stud_teach.files import phh
from stud_teach.trace.trace import as_json, trace
from tests import plain

SETTINGS = [(game, limit, rules) for game in ("stud", "stud8") for limit, rules in (("fixed", "room"), ("pot", "room"))]
SETTINGS += [(game, "fixed", rules) for game in ("stud", "stud8") for rules in ("casino", "tournament")]
BOLD = 0.35  # how often a random player bets where betting is possible


def plain_setup(hand: Hand) -> Any:
    """The same set-up for the plain implementation."""
    setup = hand.setup
    sizes: Any = {
        "ante": setup.ante,
        "bring_in": setup.bring_in,
        "small": setup.small_bet,
        "big": setup.big_bet,
    }
    if setup.limit == "pot":
        sizes |= {"small": setup.bring_in, "big": setup.bring_in}
    house: Any = dict(setup.house.settings())
    return plain.make_setup(list(setup.stacks), game=setup.game.name, limit=str(setup.limit), house=house, **sizes)


def random_hand(deal: random.Random, game: str, limit: str, rules: str) -> Hand:
    """A new hand with random players, stacks (some tiny) and stakes."""
    players = deal.randint(2, 8)
    ante = deal.choice([0, 1, 1, 2, 5])
    small = deal.choice([4, 5, 10, 11])
    bring_in = deal.choice([2, 3, small])
    top = deal.choice([4, 12, 40, 150, 400])
    return Hand.new(
        game,
        limit,
        stacks=[deal.randint(1, top) for _ in range(players)],
        ante=ante,
        bring_in=bring_in,
        small_bet=small,
        big_bet=2 * small,
        rules=rules,
    )


def random_action(deal: random.Random, hand: Hand, deck: list[Any]) -> Action | None:
    """A legal action for where the hand stands, None when it is over."""
    awaited = hand.table.awaited()
    if awaited.phase is Phase.DEAL:
        return Action(Do.DEAL, awaited.seat, cards=tuple(deck.pop() for _ in range(awaited.cards_due)))
    if awaited.phase is Phase.COMMUNITY:
        return Action(Do.COMMUNITY, cards=(deck.pop(),))
    if awaited.phase is Phase.SHOW:
        return _random_show(deal, hand, awaited.showers)
    if awaited.legal is None:
        return None
    bets = [choice for choice in awaited.legal.choices if choice.kind in (Kind.BET, Kind.COMPLETE, Kind.RAISE)]
    if bets and deal.random() < BOLD:
        return Action(Do.BET_TO, awaited.legal.seat, _random_total(deal, deal.choice(bets)))
    passive = [choice.kind for choice in awaited.legal.choices if choice not in bets] or [Kind.BET]
    weights = [0.12 if kind is Kind.FOLD else 1 for kind in passive]
    return _passive(deal.choices(passive, weights)[0], awaited.legal.seat, bets, deal)


def _random_show(deal: random.Random, hand: Hand, showers: tuple[int, ...]) -> Action:
    seat = deal.choice(showers)
    nobody_yet = len(showers) == len(hand.table.live)
    if deal.random() < 0.1 and not nobody_yet:
        try:
            muck = Action(Do.MUCK, seat)
            Hand(hand.setup, hand.names, [*hand.actions]).apply(muck)
            return muck
        except ValueError:
            pass
    return Action(Do.SHOW, seat, cards=tuple(hand.table.seats[seat].cards))


def _random_total(deal: random.Random, choice: Choice) -> int:
    if choice.least is not None and choice.most is not None:
        return deal.choice([choice.least, choice.most, deal.randint(choice.least, choice.most)])
    return deal.choice(choice.to)


def _passive(kind: Kind, seat: int, bets: list[Choice], deal: random.Random) -> Action:
    if kind is Kind.BET:
        return Action(Do.BET_TO, seat, _random_total(deal, bets[0]))
    do = {Kind.FOLD: Do.FOLD, Kind.CHECK: Do.CHECK_OR_CALL, Kind.CALL: Do.CHECK_OR_CALL, Kind.BRING_IN: Do.BRING_IN}
    return Action(do[kind], seat)


def engine_legal(choices: tuple[Choice, ...]) -> Any:
    """Legal actions in the plain implementation's form."""
    by_kind: Any = {choice.kind: choice for choice in choices}
    bets = [choice for choice in choices if choice.kind in (Kind.BET, Kind.COMPLETE, Kind.RAISE)]
    ranges = [choice for choice in bets if choice.least is not None]
    return {
        "fold": Kind.FOLD in by_kind,
        "check": Kind.CHECK in by_kind,
        "call": by_kind[Kind.CALL].amount if Kind.CALL in by_kind else None,
        "bring_in": by_kind[Kind.BRING_IN].amount if Kind.BRING_IN in by_kind else None,
        "to": sorted(to for choice in bets for to in choice.to),
        "min": ranges[0].least if ranges else None,
        "max": ranges[0].most if ranges else None,
    }


def same_next(hand: Hand, state: Any) -> None:
    """Hold what the table waits for against what comes next in the plain implementation."""
    awaited, coming = hand.table.awaited(), plain.next_step(state)
    kinds = {
        "deal": Phase.DEAL,
        "community": Phase.COMMUNITY,
        "act": Phase.ACT,
        "showdown": Phase.SHOW,
        "over": Phase.OVER,
    }
    assert awaited.phase is kinds[coming["kind"]], coming
    if coming["kind"] == "deal":
        assert (awaited.seat, awaited.cards_due) == (coming["seat"], coming["count"])
    if coming["kind"] == "act":
        assert awaited.legal is not None
        assert awaited.legal.seat == coming["seat"]
        assert engine_legal(awaited.legal.choices) == coming["legal"]


def same_end(hand: Hand) -> None:
    """Hold the finished hand against the plain implementation's answer."""
    found: Any = as_json(trace(hand))
    told = plain.answer(plain_setup(hand), [phh.action_line(action) for action in hand.actions])
    assert found["finished"] == told["finished"]
    assert {int(seat): chips for seat, chips in found["stacks"].items()} == told["stacks"]
    assert {int(seat): chips for seat, chips in found["won"].items()} == told["won"]
    assert found["pots"] == told["pots"]
    assert found["first_actor"] == told["first_actor"]
    keys = ("pot", "half", "seat", "amount", "odd", "hand", "low_hand")
    assert [[line[key] for key in keys] for line in found["awards"]] == [
        [line[key] for key in keys] for line in told["awards"]
    ]
    assert found["shown"] == told["shown"]


def play_beside(seed: int, game: str, limit: str, rules: str) -> Hand:
    """Play one random hand to its end, both implementations agreeing at every step; return it."""
    deal = random.Random(f"{seed}/{game}/{limit}/{rules}")
    hand = random_hand(deal, game, limit, rules)
    deck = deal.sample(DECK, len(DECK))
    state = plain.begin(plain_setup(hand))
    same_next(hand, state)
    while (action := random_action(deal, hand, deck)) is not None:
        hand.apply(action)
        plain.apply_action(state, plain.as_dict(phh.action_line(action)))
        same_next(hand, state)
    assert hand.finished
    same_end(hand)
    return hand


def damaged(deal: random.Random, hand: Hand) -> tuple[list[Action], str]:
    """The hand's actions with one fault put in, and what it is."""
    actions = list(hand.actions)
    at = deal.randrange(len(actions))
    action = actions[at]
    kind = deal.choice(["removed", "doubled", "moved", "amount", "card"])
    if kind == "removed":
        del actions[at]
    elif kind == "doubled":
        actions.insert(at, action)
    elif kind == "moved":
        actions.insert(deal.randrange(len(actions)), actions.pop(at))
    elif kind == "amount":
        bets = [n for n, each in enumerate(actions) if each.do is Do.BET_TO]
        if bets:
            at = deal.choice(bets)
            actions[at] = actions[at]._replace(to=max(0, (actions[at].to or 0) + deal.choice([-5, -1, 1, 2, 5, 10])))
    else:
        dealt = [n for n, each in enumerate(actions) if each.cards]
        at = deal.choice(dealt)
        cards = list(actions[at].cards)
        cards[deal.randrange(len(cards))] = deal.choice([*DECK, None])
        actions[at] = actions[at]._replace(cards=tuple(cards))
    return actions, f"{kind} at {at + 1}: {phh.action_line(action)} {card_names(action.cards)}"


def same_verdict(hand: Hand, actions: list[Action]) -> bool:
    """Hold the first refusal against the plain implementation's; return whether all actions were legal."""
    fault = plain.first_fault(plain_setup(hand), [phh.action_line(action) for action in actions])
    played = play(hand.setup, actions, show=False)
    assert (played.at is None) == (fault is None), (played.refused, fault)
    if played.at is not None and fault is not None:
        assert played.at + 1 == fault["at"], (played.refused, fault)
        return False
    return True
