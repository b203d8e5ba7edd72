"""Short words for hands and rulings in the tests: `play(hand, "??", 5, "call")`, `may(hand)`, `house("room")`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from stud_teach.cards.card import Card, parse_cards
from stud_teach.cards.ranking import EIGHT_OR_BETTER, STANDARD_HIGH
from stud_teach.engine.events import Action, Event, Kind, Refusal, Refused, Seat
from stud_teach.engine.hand import Hand
from stud_teach.engine.pots import Part, Pot, PotRuling, read_hand, settle
from stud_teach.engine.refusals import Phase
from stud_teach.engine.rules import RULE_SETS, HouseRules

SETS = ("room", "casino", "tournament")
GAMES = ("stud", "stud8")

every_set = pytest.mark.parametrize("rules", SETS)
every_game = pytest.mark.parametrize("game", GAMES)


def house(rules: str = "room", **settings: object) -> HouseRules:
    """Return a rule set, with single settings by field name on top."""
    return RULE_SETS[rules].with_settings({key.replace("_", "-"): value for key, value in settings.items()})


def cards(text: str) -> tuple[Card, ...]:
    """Return known cards, as in cards("As Kd")."""
    known = tuple(card for card in parse_cards(text) if card is not None)
    assert len(known) * 2 == len(text.replace(" ", ""))
    return known


def boards(*texts: str) -> dict[Seat, tuple[Card | None, ...]]:
    """Return the boards of seats 1, 2, ...; an empty text is a seat that is out."""
    return {seat: parse_cards(text) for seat, text in enumerate(texts, 1) if text}


def doors(text: str) -> dict[Seat, Card | None]:
    """Return the door cards of seats 1, 2, ..., as in doors("Ks 2d 2c")."""
    return {seat: parse_cards(each)[0] for seat, each in enumerate(text.split(), 1)}


def up_cards(text: str) -> list[str]:
    """Return third-street deals with the given door cards and unknown down cards."""
    return [f"????{card}" for card in text.split()]


def play(hand: Hand, *steps: str | int) -> Hand:
    """Play `steps`: a number bets to it; "in", "call", "check", "fold", "show" act; other words are cards to deal."""
    acts = {"in": hand.bring_in, "call": hand.call, "check": hand.call, "fold": hand.fold, "show": hand.show}
    for step in steps:
        if isinstance(step, int):
            hand.bet(step)
        elif step in acts:
            acts[step]()
        else:
            for each in step.split():
                hand.deal(each)
    return hand


def may(hand: Hand) -> dict[str, Any]:
    """Return what the player to act may do: a call's chips, the totals of a bet (a range in pot limit)."""
    found: dict[str, Any] = {}
    for choice in hand.legal_actions():
        if choice.least is not None and choice.most is not None:
            found[choice.kind] = range(choice.least, choice.most + 1)
        else:
            found[choice.kind] = list(choice.to) if choice.to else choice.amount
    return found


def refusal(hand: Hand, *steps: str | int) -> Refusal:
    """Return why the last of `steps` is refused, the others being played; the hand must stay as it was."""
    play(hand, *steps[:-1])
    before = (len(hand.actions), len(hand.table.events), hand.to_act, [s.stack for s in hand.table.seats.values()])
    with pytest.raises(Refused) as caught:
        play(hand, steps[-1])
    after = (len(hand.actions), len(hand.table.events), hand.to_act, [s.stack for s in hand.table.seats.values()])
    assert after == before
    return caught.value.refusal


def refused(hand: Hand, action: Action) -> Refusal:
    """Return why one action is refused."""
    with pytest.raises(Refused) as caught:
        hand.apply(action)
    return caught.value.refusal


def pass_round(hand: Hand, fold: tuple[Seat, ...] = ()) -> Hand:
    """Let everybody bring in, check or call to the end of the round; the seats of `fold` fold."""
    while hand.table.phase is Phase.ACT:
        if "bring-in" in may(hand):
            hand.bring_in()
        elif hand.to_act in fold:
            hand.fold()
        else:
            hand.call()
    return hand


def quiet(hand: Hand, *folds: tuple[Seat, ...]) -> Hand:
    """Deal from the seed and check or call, for as many streets as there are `folds`, which fold in each."""
    for fold in folds:
        hand.deal()
        pass_round(hand, fold)
    return hand


def eight_to_sixth(rules: str, game: str = "stud") -> Hand:
    """Return a hand of eight who all stay in, before the community card: seat 1 shows kings, seat 2 a lone ace."""
    hand = play(Hand.new(game, players=8, rules=rules), "Kc2dKs", "AhAdAs", *up_cards("3d 4d 5d 6d 7d 8d"))
    for street in ("Kd Qc 4h 5h 6h 7h 8h 9h", "2s Jc 5s 6s 7s 8s 9s Ts", "4c 9d 7c 8c 9c Tc Jd Qd"):
        play(pass_round(hand), street)
    return pass_round(hand)


def kinds(hand: Hand, *wanted: Kind) -> list[Event]:
    """Return the events of the `wanted` kinds."""
    return [event for event in hand.table.events if event.kind in wanted]


def stacks(hand: Hand) -> list[int]:
    """Return the stacks, seat 1 first."""
    return [seat.stack for seat in hand.table.seats.values()]


def settled(
    amount: int,
    hands: Mapping[Seat, str],
    *,
    low: bool = False,
    rules: str = "room",
    community: str | None = None,
    chip: int = 1,
) -> PotRuling:
    """Settle one pot of `amount` between the players of `hands`, which all show."""
    common = cards(community)[0] if community else None
    extra = (common,) if common is not None else ()
    lows = EIGHT_OR_BETTER if low else None
    read = {seat: read_hand((*cards(text), *extra), STANDARD_HIGH, lows) for seat, text in hands.items()}
    pot = Pot(0, 1, amount, tuple(sorted(hands)), ())
    return settle(pot, read, low, house(rules), common, chip)


def shares(ruling: PotRuling) -> dict[Part, dict[Seat, int]]:
    """Return what each seat gets of each part."""
    return {part.part: {share.seat: share.amount for share in part.shares} for part in ruling.parts}
