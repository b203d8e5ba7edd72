"""A finished hand as the plain implementation tells it: nothing here asks the engine what a hand shows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from stud_teach.engine.hand import Hand
from stud_teach.files import phh
from tests import plain
from tests.plain.ranks import best_high, best_low
from tests.second_opinion import plain_setup


class Decision(NamedTuple):
    """One decision: what was done, what was legal, the seat's chips and its bet before, and the highest bet."""

    street: str
    seat: int
    do: str
    to: int
    may: dict[str, Any]
    chips: int
    put: int
    top: int
    pot: int

    @property
    def after(self) -> int:
        """The seat's bet after it."""
        if self.do == "bet":
            return self.to
        if self.do == "fold":
            return self.put
        added = self.may["call"] if self.do == "call" else self.may["bring_in"]
        return self.put + int(added or 0)

    @property
    def all_in(self) -> bool:
        return self.after - self.put == self.chips


class Raise(NamedTuple):
    """A bet: what it added to the last full level, and what a full one would have added."""

    decision: Decision
    added: int
    step: int


class View:
    """A hand, told by the plain implementation."""

    def __init__(self, hand: Hand) -> None:
        self.setup = plain_setup(hand)
        self.lines = [phh.action_line(action) for action in hand.actions]
        self.told = plain.answer(self.setup, self.lines)
        self.house = self.setup["house"]
        self.decisions: list[Decision] = []
        self.in_at: dict[str, list[int]] = {}  # who was in when the street's cards were out
        self._play()

    def _play(self) -> None:
        state, street, put = plain.begin(self.setup), "", dict[int, int]()
        for line in self.lines:
            coming, action = plain.next_step(state), plain.as_dict(line)
            if coming["kind"] == "act":
                if state["street"] != street:
                    street, put = state["street"], dict.fromkeys(self.setup["stacks"], 0)
                    self.in_at[street] = [seat for seat in put if seat not in state["folded"]]
                seat = action["seat"]
                top, pot = max(put.values()), sum(state["paid"].values()) + sum(put.values())
                facts = (coming["legal"], state["stacks"][seat] - put[seat], put[seat], top, pot)
                made = Decision(street, seat, action["do"], action.get("to") or 0, *facts)
                self.decisions.append(made)
                put[seat] = made.after
            plain.apply_action(state, action)

    # Cards

    def doors(self) -> dict[int, str]:
        return {seat: cards[2] for seat, cards in self.told["cards"].items()}

    def board(self, seat: int, count: int) -> list[str]:
        return list(self.told["cards"][seat][2 : 2 + count])

    def seven(self, seat: int) -> list[str]:
        community = self.told["community"]
        return [*self.told["cards"][seat], *([community] if community else [])]

    def highs(self) -> dict[int, dict[str, Any]]:
        """The best high hands of those who showed."""
        return {seat: best_high(self.seven(seat)) for seat in self.told["shown"]}

    def lows(self) -> dict[int, dict[str, Any] | None]:
        """The best lows of those who showed, None for no low."""
        return {seat: best_low(self.seven(seat)) for seat in self.told["shown"]}

    # Money

    def parts(self) -> list[tuple[int, str, list[dict[str, Any]]]]:
        """The award lines by pot and half."""
        groups: dict[tuple[int, str], list[dict[str, Any]]] = {}
        for line in self.told["awards"]:
            groups.setdefault((line["pot"], line["half"]), []).append(line)
        return [(pot, half, lines) for (pot, half), lines in groups.items()]

    def halves(self) -> Iterator[tuple[set[int], set[int]]]:
        """The winners of high and low of each pot that was halved."""
        winners = {(pot, half): {line["seat"] for line in lines} for pot, half, lines in self.parts()}
        for (pot, half), high in winners.items():
            if half == "high":
                yield high, winners[pot, "low"]

    # Betting, in fixed limit

    def raises(self) -> list[Raise]:
        """Every bet of a fixed-limit hand, measured on the last full level (`all-in`)."""
        found, street, base, opened = list[Raise](), "", 0, False
        for each in self.decisions:
            if each.street != street:
                street, base, opened = each.street, 0, False
            if each.do == "bring-in":
                base = self.setup["bring_in"]
            if each.do != "bet":
                continue
            size = self.setup["small"] if street in ("third", "fourth") else self.setup["big"]
            step = size if opened else size - base
            made = Raise(each, each.to - base, step)
            found.append(made)
            if 2 * made.added >= step:
                base, opened = each.to, True
        return found
