"""A question beside the facts it rests on: read off the table and the plain implementation, not the code under test."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache, cached_property
from itertools import combinations
from typing import Any

from stud_teach import scenarios
from stud_teach.asking import Question, questions_of
from stud_teach.cards.card import DECK
from stud_teach.engine.hand import Hand
from stud_teach.files import phh
from stud_teach.practice.topics import SOURCES
from stud_teach.search import deals
from stud_teach.trace.trace import Trace, trace
from tests import plain
from tests.plain import money
from tests.plain.answer import as_dict
from tests.plain.ranks import best_high, best_low, order_of
from tests.plain.rounds import look
from tests.plain.story import pots
from tests.second_opinion import SETTINGS, plain_setup, random_action, random_hand

ACTED = {"bring-in", "complete", "bet", "raise", "call", "check", "fold"}
AGGRESSIVE = {"complete", "bet", "raise"}
BY_ITSELF = {"ante", "burn", "reshuffle", "return", "award"}


class Played:
    """A finished hand: its trace, and what the plain implementation says of it."""

    def __init__(self, hand: Hand) -> None:
        self.trace: Trace = trace(hand)
        self.setup = plain_setup(hand)
        self.lines = [as_dict(phh.action_line(action)) for action in hand.actions]

    @cached_property
    def state(self) -> Any:
        """The plain implementation's state at the end."""
        return plain.replay(self.setup, self.lines)

    @cached_property
    def told(self) -> Any:
        """The plain implementation's answer."""
        return plain.answer(self.setup, self.lines)

    def before(self, step: int) -> Any:
        """The plain implementation's state before the event of a step in the play."""
        events = [each.event for each in self.trace.steps[:step]]
        return plain.replay(self.setup, self.lines[: sum(event.kind not in BY_ITSELF for event in events)])


class Case:
    """One question and its facts."""

    def __init__(self, played: Played, question: Question) -> None:
        self.played, self.question, self.setup = played, question, played.setup
        self.step = question.step
        self.steps = played.trace.steps[: self.step]
        self.table: Any = self.steps[-1].table
        self.seats: dict[int, Any] = {int(seat): told for seat, told in self.table["seats"].items()}

    # Cards

    @cached_property
    def boards(self) -> dict[int, list[str]]:
        """The up cards of those still in."""
        live = {seat: told for seat, told in self.seats.items() if told["state"] != "folded"}
        return {seat: [c for c, up in zip(t["cards"], t["up"], strict=True) if up] for seat, t in live.items()}

    @property
    def doors(self) -> dict[int, str]:
        """The door cards."""
        return {seat: board[0] for seat, board in self.boards.items()}

    def cards(self, seat: int) -> list[str]:
        """All cards that a seat may use at the showdown."""
        common = self.played.state["community"]
        return [*self.played.state["cards"][seat], *([common] if common else [])]

    @cached_property
    def shown(self) -> list[int]:
        """Who has shown."""
        return list(self.played.told["shown"])

    @cached_property
    def highs(self) -> dict[int, Any]:
        """The values of the shown high hands."""
        return {seat: best_high(self.cards(seat))["value"] for seat in self.shown}

    @cached_property
    def lows(self) -> dict[int, Any]:
        """The values of the shown lows that qualify."""
        found = {seat: best_low(self.cards(seat)) for seat in self.shown}
        return {seat: low["value"] for seat, low in found.items() if low}

    # What happened

    def events(self, street: str | None = None) -> list[Any]:
        """The decisions so far, of one street."""
        found = [step.event for step in self.steps if step.event.kind in ACTED]
        return [event for event in found if street in (None, event.street)]

    @property
    def street(self) -> str:
        """The street of the last step."""
        return str(self.steps[-1].event.street)

    @property
    def street_before(self) -> list[Any]:
        """The decisions of the last street before this one that had any."""
        earlier = [event for event in self.events() if event.street != self.street]
        return [event for event in earlier if event.street == earlier[-1].street]

    @cached_property
    def state(self) -> Any:
        """The plain state at this point of the play."""
        return self.played.before(self.step)

    @cached_property
    def view(self) -> Any:
        """The plain round at this point of the play."""
        return look(self.state)

    @property
    def bet(self) -> int:
        """What the seat has in front."""
        return int(self.seats[self.question.seat or 0]["bet"])

    @property
    def stack(self) -> int:
        """What the seat has left."""
        return int(self.seats[self.question.seat or 0]["stack"])

    @property
    def top(self) -> int:
        """The bet to be called."""
        return int(self.view["top"])

    @property
    def pot(self) -> int:
        """All chips in the middle, the bets in front too."""
        return int(self.table["pot"]) + sum(int(told["bet"]) for told in self.seats.values())

    @property
    def levels(self) -> tuple[int, ...]:
        """The totals of full bets."""
        view = self.view
        found = [view["base"] + view["step"] if view["bet_made"] else view["unit"]]
        if view["pair"] and not view["doubled"] and view["top"] == view["base"]:
            found.append(view["base"] + self.setup["big"])
        return tuple(sorted(set(found)))

    @property
    def cap(self) -> int | None:
        """The round's number of raises."""
        able = [seat for seat, chips in self.state["start_chips"].items() if chips > 0]
        house = self.setup["house"]
        return None if house["raise-cap-heads-up"] == "uncapped" and len(able) == 2 else int(house["raise-cap"])

    # Pots

    @property
    def made_pot(self) -> Any:
        """The pot that is asked about, in the plain form."""
        return dict(pots(self.played.state)[self.question.facts["pot"]])

    def paid(self, seats: list[int] | None = None, house: Any | None = None, game: str | None = None) -> Any:
        """What each seat gets of the pot by the plain implementation, if it could be won by `seats`, by a `house`."""
        setup = self.setup
        state = {**self.played.state, "setup": {**setup, "house": {**setup["house"], **(house or {})}}}
        state["setup"]["game"] = game or setup["game"]
        pot = self.made_pot
        return summed(money.award_pot(state, 0, {**pot, "seats": seats or pot["seats"]}))

    def fives(self, seats: list[int], low: bool) -> dict[int, list[str]]:
        """The five cards that seats play."""
        best: dict[int, Any] = {
            seat: best_low(self.cards(seat)) if low else best_high(self.cards(seat)) for seat in seats
        }
        return {seat: hand["five"] for seat, hand in best.items()}

    def shared(self, *parts: tuple[int, list[int], bool]) -> Any:
        """Parts of the pot shared out by the plain rules: each its amount, its seats, and if it is the low's."""
        lines = []
        for amount, seats, low in parts:
            order = money.odd_order(self.played.state, self.fives(seats, low))
            each, odd = divmod(amount, len(order))
            lines += [{"seat": seat, "amount": each + (n < odd)} for n, seat in enumerate(order)]
        return summed(lines)


def summed(lines: list[Any]) -> tuple[tuple[int, int], ...]:
    """Amounts by seat."""
    found: dict[int, int] = {}
    for line in lines:
        found[line["seat"]] = found.get(line["seat"], 0) + line["amount"]
    return tuple((seat, amount) for seat, amount in sorted(found.items()) if amount)


def by_rank_and_suit(cards: list[str]) -> tuple[int, int]:
    """The highest of cards."""
    return max(order_of(card) for card in cards)


@cache
def every_five(cards: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """All fives of some cards."""
    return tuple(combinations(cards, 5))


# Deals


def searched(kind: str) -> Iterator[Hand]:
    """Deals without end that hold questions of a kind, found by their points, each kind of deal in its turn."""
    streams = [deals(*source.points, seed="asking", **source.settings) for source in SOURCES[kind]]
    while True:
        for stream in streams:
            yield next(stream)


def at_random() -> Iterator[Hand]:
    """Deals without end as they come: stacks, stakes and players at random, in every game and house."""
    seed = 0
    while True:
        for setting in SETTINGS:
            seed += 1
            deal = random.Random(f"asking/{seed}")
            hand, deck = random_hand(deal, *setting), deal.sample(DECK, len(DECK))
            while (action := random_action(deal, hand, deck)) is not None:
                hand.apply(action)
            yield hand


def all_deals(kind: str) -> Iterator[Hand]:
    """The teaching hands, then deals without end: two that were searched for, one at random."""
    found, chance = searched(kind), at_random()
    yield from (scenarios.scenario(name) for name in scenarios.names())
    while True:
        yield from (next(found), next(found), next(chance))


def cases(kind: str, count: int) -> Iterator[Case]:
    """The questions of a kind that `count` deals hold; of a deal that holds many of them every second or third."""
    found = 0
    for hand in all_deals(kind):
        played = Played(hand)
        asked = questions_of(played.trace, [kind])
        found += bool(asked)
        for question in asked[:: 1 + len(asked) // 8]:
            yield Case(played, question)
        if found >= count:
            return
