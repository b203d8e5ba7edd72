"""Eight-player stud high/low settled: deck, values and winners a second beside pokerkit's evaluators; and `find`.

The limits are ratios to the peer in the same run: both are measured in turns, in processor time, medians of all turns.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable, Sequence

import pokerkit

from stud_teach.cards.card import DECK, card_names
from stud_teach.games import STUD8
from stud_teach.search import POINTS, Search
from stud_teach.search.deck import deck, places, shape_of
from stud_teach.search.screen import settled, values_of

LEAST = 100  # times as fast as the peer
MOST_FOR_A_POINT = 150  # deals of the peer in the time in which the slowest point is found, on average
PLAYERS, SHAPE = 8, shape_of(STUD8)
ROUNDS, PEERS, OURS = 7, 30, 10_000
SEEDS = 5

PeerHand = tuple[pokerkit.Card, ...]


def seconds(work: Callable[[], object]) -> float:
    """Return the processor time of `work`."""
    start = time.process_time()
    work()
    return time.process_time() - start


def ours(first: int) -> None:
    """Shuffle and settle deals: eight hands of six cards and the community card."""
    where = places(SHAPE, PLAYERS, None, call_down=True)
    for number in range(first, first + OURS):
        settled(values_of(deck("benchmark", number), where), low=True)


def hands_of(number: int) -> list[PeerHand]:
    """Return the eight hands of a deal as the peer takes them."""
    order = deck("benchmark", number)
    hands = [[*order[6 * at : 6 * at + 6], order[48]] for at in range(PLAYERS)]
    return [tuple(pokerkit.Card.parse("".join(card_names([DECK[card] for card in hand])))) for hand in hands]


def peer(deals: Sequence[Sequence[PeerHand]]) -> None:
    """Settle deals, shuffled and parsed already, with the peer's evaluators."""
    for hands in deals:
        peer_winners(hands)


def peer_winners(hands: Sequence[PeerHand]) -> tuple[list[int], list[int]]:
    """Return who wins high and who low by the peer's evaluators."""
    highs = [pokerkit.StandardHighHand.from_game(hand) for hand in hands]
    lows = [pokerkit.EightOrBetterLowHand.from_game_or_none(hand) for hand in hands]
    best_high, best_low = max(highs), max((low for low in lows if low is not None), default=None)
    return (
        [at for at, hand in enumerate(highs) if hand == best_high],
        [at for at, hand in enumerate(lows) if best_low is not None and hand == best_low],
    )


def differences(count: int) -> list[str]:
    """Return the deals on whose winners we differ."""
    where, found = places(SHAPE, PLAYERS, None, call_down=True), []
    for number in range(count):
        showdown = settled(values_of(deck("benchmark", number), where), low=True)
        if (list(showdown.highs), list(showdown.lows)) != peer_winners(hands_of(number)):
            found.append(f"search: deal {number} has other winners than the peer's")
    return found


def slowest_point() -> tuple[str, float]:
    """Return the point that takes longest to find, and the seconds that it takes on average."""
    taken = {}
    for name in POINTS:
        taken[name] = sum(seconds(lambda n=name, s=seed: next(Search((n,), seed=s).found())) for seed in range(SEEDS))  # type: ignore[misc]
    slowest = max(taken, key=lambda name: taken[name])
    return slowest, taken[slowest] / SEEDS


def main() -> None:
    """Say the speeds; exit with what is too slow or wrong."""
    deals = [hands_of(number) for number in range(PEERS)]
    ours(0)  # the tables of the hands met most often fill
    our_times, peer_times = [], []
    for turn in range(ROUNDS):
        our_times.append(seconds(lambda at=turn: ours(at * OURS)) / OURS)  # type: ignore[misc]
        peer_times.append(seconds(lambda: peer(deals)) / PEERS)
    rate, theirs = 1 / statistics.median(our_times), 1 / statistics.median(peer_times)
    name, took = slowest_point()
    lines = {
        f"search: {rate / 1000:.1f}k deals/s, {rate / theirs:.0f} times the peer's {theirs:.0f} (limit {LEAST})": (
            rate / theirs >= LEAST
        ),
        f"search: the slowest point, {name}, is found in {took:.2f} s, {took * theirs:.0f} deals of the peer "
        f"(limit {MOST_FOR_A_POINT})": took * theirs <= MOST_FOR_A_POINT,
    }
    print("\n".join(lines))
    faults = [line for line, good in lines.items() if not good] + differences(PEERS)
    if faults:
        sys.exit("too slow or wrong:\n" + "\n".join(faults))


if __name__ == "__main__":
    main()
