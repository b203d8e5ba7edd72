"""What holds for every hand: random legal play over games, limits, rule sets, single settings, players and stacks."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stud_teach.cards.card import DECK, UNKNOWN, Card
from stud_teach.engine.events import Action, Choice, Do, Event, Kind, Refused, Seat
from stud_teach.engine.hand import Hand
from stud_teach.engine.pots import Award
from stud_teach.engine.refusals import Phase
from stud_teach.engine.table import Table
from stud_teach.files import phh
from stud_teach.trace.trace import Trace, as_json, merged, trace
from stud_teach.views.annotate import annotate
from tests.second_opinion import SETTINGS, random_action, random_hand

HOUSES: list[dict[str, object]] = [
    {},
    {"raise-cap": 1},
    {"raise-cap-heads-up": "uncapped", "odd-chip": "suit"},
    {"first-actor-tie": "suit", "community-no-bet": "betting"},
    {"pair-on-fourth": "none", "bring-in": "lowest"},
]

some = settings(max_examples=25, derandomize=True)
fewer = settings(max_examples=12, derandomize=True)
randomness = st.randoms(use_true_random=True)  # a seed each: dealt more evenly than value by value
every_setting = pytest.mark.parametrize("setting", SETTINGS, ids="-".join)

Setting = tuple[str, str, str]  # game, limit, rule set


def begin(deal: random.Random, setting: Setting) -> tuple[Hand, list[Card]]:
    """Return a new hand of some house and stacks, and a shuffled deck."""
    game, limit, rules = setting
    hand = random_hand(deal, game, limit, rules).under(rules, deal.choice(HOUSES))
    deck = list(DECK)
    deal.shuffle(deck)
    return hand, deck


def played(deal: random.Random, setting: Setting) -> Iterator[Hand]:
    """Yield a hand before each of its actions, all legal, and at its end."""
    hand, deck = begin(deal, setting)
    for _ in range(400):
        yield hand
        action = random_action(deal, hand, deck)
        if action is None:
            return
        hand.apply(action)
    raise AssertionError("a hand that does not end")


def finished(deal: random.Random, setting: Setting) -> Hand:
    """Return a hand played to its end."""
    *_, hand = played(deal, setting)
    assert hand.finished
    return hand


# Chips


def conserved(table: Table, _: Event | None = None) -> None:
    """Every seat's chips are behind, in the middle or won; none is negative."""
    for stack, seat in zip(table.setup.stacks, table.seats.values(), strict=True):
        assert seat.stack + seat.paid - seat.won == stack
        assert min(seat.stack, seat.bet, seat.paid, seat.won) >= 0
    middle = sum(seat.paid for seat in table.seats.values())
    assert sum(pot.amount for pot in table.pots()) == middle


@every_setting
@some
@given(deal=randomness)
def test_chips_are_conserved_after_every_event(setting: Setting, deal: random.Random) -> None:
    hand = finished(deal, setting)
    table = Table(hand.setup, conserved)
    for action in hand.actions:
        table.apply(action)
    assert sum(seat.stack for seat in table.seats.values()) == sum(hand.setup.stacks)


@every_setting
@some
@given(deal=randomness)
def test_what_is_paid_is_won_or_returned(setting: Setting, deal: random.Random) -> None:
    table = finished(deal, setting).table
    moved: dict[bool, int] = {True: 0, False: 0}
    for event in table.events:
        moved[event.kind in (Kind.AWARD, Kind.RETURN)] += event.amount or 0
    assert moved[True] == moved[False]
    by_pot = {pot.number: 0 for pot in table.pots()}
    for event in table.events:
        if event.kind is Kind.AWARD:
            by_pot[event.ruling(Award).pot.number] += event.amount or 0
    assert by_pot == {pot.number: pot.amount for pot in table.pots()}


@every_setting
@some
@given(deal=randomness)
def test_the_folded_win_nothing_and_the_mucked_only_what_nobody_else_can(setting: Setting, deal: random.Random) -> None:
    table = finished(deal, setting).table
    for event in table.events:
        if event.kind is Kind.AWARD and event.seat:
            seat, ruling = table.seats[event.seat], event.ruling(Award).ruling
            assert not seat.folded
            assert ruling.pot.seats == (event.seat,) or not seat.mucked


# What is legal


def offered(choice: Choice, seat: Seat) -> list[Action]:
    """Return what a choice stands for: of a range its ends."""
    simple = {Kind.FOLD: Do.FOLD, Kind.CHECK: Do.CHECK_OR_CALL, Kind.CALL: Do.CHECK_OR_CALL, Kind.BRING_IN: Do.BRING_IN}
    if choice.kind in simple:
        return [Action(simple[choice.kind], seat)]
    totals = choice.to or (choice.least, choice.most)
    return [Action(Do.BET_TO, seat, to) for to in totals]


def looks(table: Table) -> tuple[Any, ...]:
    """Return everything about a table that an action may change."""
    seats = [[getattr(seat, name) for name in seat.__slots__] for seat in table.seats.values()]
    return copy.deepcopy((seats, table.awaited(), len(table.events), table.round, table.hands, table.pots()))


def others(table: Table) -> Iterator[Action]:
    """Yield actions that are not offered: by other seats, of other kinds, to other amounts."""
    legal = table.legal_actions()
    choices, acts = (legal.choices, legal.seat) if legal else ((), 0)
    fine = {action for choice in choices for action in offered(choice, acts)}
    top = sum(table.setup.stacks)
    ranges = [range(each.least, each.most + 1) for each in choices if each.least is not None and each.most is not None]
    for seat in (0, *table.seats, len(table.seats) + 1):
        for do in (Do.FOLD, Do.CHECK_OR_CALL, Do.BRING_IN, Do.MUCK):
            yield from {Action(do, seat)} - fine if not (do is Do.MUCK and table.phase is Phase.SHOW) else ()
        for to in (-5, 0, 1, 2, 4, 7, 10, 15, 20, top, top + 1):
            if Action(Do.BET_TO, seat, to) not in fine and not (seat == acts and any(to in each for each in ranges)):
                yield Action(Do.BET_TO, seat, to)
    if table.phase is not Phase.DEAL:
        spare = next((card for card in DECK if card not in table.seen()), DECK[0])
        yield Action(Do.DEAL, 1, cards=(spare,))


@every_setting
@fewer
@given(deal=randomness)
def test_what_is_offered_applies_and_nothing_else(setting: Setting, deal: random.Random) -> None:
    for hand in played(deal, setting):
        if deal.random() < 0.25:
            for choice in hand.legal_actions():
                for action in offered(choice, hand.to_act or 0):
                    copy.deepcopy(hand.table).apply(action)
        if deal.random() < 0.15:
            before = looks(hand.table)
            for action in others(hand.table):
                with pytest.raises(Refused) as refused:
                    hand.table.apply(action)
                assert "\n" not in str(refused.value)
            assert looks(hand.table) == before


@every_setting
@some
@given(deal=randomness)
def test_undo_takes_back_and_the_same_again_is_the_same(setting: Setting, deal: random.Random) -> None:
    hand = finished(deal, setting)
    actions, end = list(hand.actions), looks(hand.table)
    count = deal.randint(1, len(actions))
    hand.undo(count)
    assert hand.actions == actions[:-count]
    for action in actions[-count:]:
        hand.apply(action)
    assert looks(hand.table) == end


# The trace and the file


def cut_short(deal: random.Random, setting: Setting) -> Hand:
    """Return a hand that stops somewhere."""
    hand = finished(deal, setting)
    return hand.undo(deal.choice([0, deal.randint(0, len(hand.actions))]))


@every_setting
@some
@given(deal=randomness)
def test_the_patches_folded_give_the_table(setting: Setting, deal: random.Random) -> None:
    found = trace(cut_short(deal, setting))
    table: Any = {}
    for step, told in zip(found.steps, as_json(found)["steps"], strict=True):
        table = merged(table, told["table"])
        assert table == step.table


@every_setting
@some
@given(deal=randomness)
def test_a_hand_cut_short_has_the_first_steps_of_the_whole(setting: Setting, deal: random.Random) -> None:
    hand = finished(deal, setting)
    whole = as_json(trace(hand))["steps"]
    part = Hand(hand.setup, hand.names, hand.actions[: deal.randint(0, len(hand.actions))], rules=hand.rules)
    steps = as_json(trace(part))["steps"]
    auto_shown = part.table.phase is Phase.SHOW  # shown without being told to
    if not auto_shown:
        assert steps == whole[: len(steps)]


@every_setting
@some
@given(deal=randomness)
def test_written_and_read_again_is_the_same(setting: Setting, deal: random.Random) -> None:
    hand = cut_short(deal, setting)
    again = phh.loads(phh.dumps(hand))
    assert (again.setup, again.names, again.actions, again.rules) == (hand.setup, hand.names, hand.actions, hand.rules)
    assert as_json(trace(again)) == as_json(trace(hand))


# What a seat can know


def hidden(found: Trace, viewer: Seat) -> list[Card]:
    """Return the down cards of others that are never shown."""
    cards: list[Card] = []
    for seat, state in found.table.seats.items():
        if seat != viewer:
            down = [
                (at, card) for at, (card, up) in enumerate(zip(state.cards, state.up, strict=True)) if not up and card
            ]
            cards.extend(card for at, card in down if at >= state.shown)
    return cards


def exchanged(hand: Hand, swap: dict[Card, Card]) -> Hand:
    """Return the hand with other cards, by `swap`."""
    actions = [
        action._replace(cards=tuple(swap.get(card, card) if card is not None else None for card in action.cards))
        for action in hand.actions
    ]
    return Hand(hand.setup, hand.names, actions, rules=hand.rules)


@every_setting
@fewer
@given(deal=randomness)
def test_a_seats_view_does_not_change_with_cards_it_cannot_know(setting: Setting, deal: random.Random) -> None:
    hand = cut_short(deal, setting)
    viewer = deal.randint(1, len(hand.setup.stacks))
    found = trace(hand, viewer)
    unknown = hidden(found, viewer)
    unseen = [*unknown, *(card for card in DECK if card not in found.table.seen())]
    shuffled = list(unseen)
    deal.shuffle(shuffled)
    other = exchanged(hand, dict(zip(unseen, shuffled, strict=True)))
    assert as_json(trace(other, viewer)) == as_json(found)
    assert annotate(trace(other, viewer)) == annotate(found)


@every_setting
@some
@given(deal=randomness)
def test_a_seat_sees_down_cards_only_once_they_are_shown(setting: Setting, deal: random.Random) -> None:
    hand = finished(deal, setting)
    viewer = deal.randint(1, len(hand.setup.stacks))
    shown: dict[str, int] = {}
    for step in trace(hand, viewer).steps:
        event = step.event
        if event.kind is Kind.SHOW:
            shown[str(event.seat)] = len(event.cards)
        if event.kind is Kind.DEAL and event.seat != viewer:
            assert [card is None for card in event.cards] == [not up for up in event.up]
        for seat, told in step.table["seats"].items():
            for at, (card, up) in enumerate(zip(told["cards"], told["up"], strict=True)):
                known = up or at < shown.get(seat, 0) or seat == str(viewer)
                assert (card != UNKNOWN) == known


@every_setting
@some
@given(deal=randomness)
def test_a_view_is_for_all_else_the_whole(setting: Setting, deal: random.Random) -> None:
    """Who sees only seat N's cards sees the same course, chips and rulings."""
    hand = cut_short(deal, setting)
    viewer = deal.randint(1, len(hand.setup.stacks))
    whole, seen = as_json(trace(hand)), as_json(trace(hand, viewer))
    for name in ("finished", "bring_in", "first_actor", "pots", "awards", "shown", "won", "stacks"):
        assert seen[name] == whole[name]
    assert [(step["kind"], step["legal"]) for step in seen["steps"]] == [
        (step["kind"], step["legal"]) for step in whole["steps"]
    ]
