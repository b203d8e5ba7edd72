"""Hand values beside a peer's (pokerkit), and every five-card hand counted on the way.

The limits are ratios to the peer in the same run: both are measured in turns, in processor time, medians of all turns.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations, combinations_with_replacement

import pokerkit

from stud_teach.cards import ranking
from stud_teach.cards.card import DECK, Card, card_names
from stud_teach.cards.ranking import CARD_KEYS, CATEGORIES, best_high, best_low, value_of, value_of_sum

ROUNDS, PEERS, OURS = 7, 200, 20_000  # a round values so many hands of seven cards

LEAST = {"sums": 300, "values": 120, "explained": 12}  # times as fast as the peer, high and low together
MOST_FOR_TABLES = 250  # hands of the peer in the time of working out all hands of seven cards

# Known numbers of five-card hands, from high card to straight flush
FIVES = [1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 40]


def seconds(work: Callable[[], object]) -> float:
    """Return the processor time of `work`."""
    start = time.process_time()
    work()
    return time.process_time() - start


def peer(hands: Sequence[tuple[pokerkit.Card, ...]]) -> None:
    """Value hands, high and low, with pokerkit."""
    for hand in hands:
        pokerkit.StandardHighHand.from_game(hand)
        pokerkit.EightOrBetterLowHand.from_game_or_none(hand)


def sums(totals: Sequence[int]) -> None:
    """Value hands whose keys are added up already."""
    value = value_of_sum
    for total in totals:
        value(total)


def values(hands: Sequence[Sequence[Card]]) -> None:
    """Value hands by their cards."""
    for hand in hands:
        value_of(hand)


def explained(hands: Sequence[Sequence[Card]]) -> None:
    """Find the five cards that play, high and low."""
    for hand in hands:
        best_high(hand)
        best_low(hand)


def speeds() -> tuple[dict[str, float], float]:
    """Return hands a second by kind of work, and the seconds that all tables of seven cards take."""
    deal = random.Random(1)
    hands = [deal.sample(DECK, 7) for _ in range(OURS)]
    totals = [sum(CARD_KEYS[card] for card in hand) for hand in hands]
    theirs = [tuple(pokerkit.Card.parse("".join(card_names(hand)))) for hand in hands[:PEERS]]
    ranks = [row for row in combinations_with_replacement(range(13), 7) if max(Counter(row).values()) <= 4]
    every = [sum(CARD_KEYS[4 * rank + at % 4] for at, rank in enumerate(row)) for row in ranks]
    taken: dict[str, list[float]] = {name: [] for name in ("peer", "sums", "values", "explained", "tables")}
    for _ in range(ROUNDS):
        ranking._BY_RANKS.clear()
        ranking._rank_sets.cache_clear()
        cold, warm = (seconds(lambda: sums(every)) for _ in range(2))
        taken["tables"].append(cold - warm)
        taken["peer"].append(seconds(lambda: peer(theirs)) / PEERS)
        taken["sums"].append(seconds(lambda: sums(totals)) / OURS)
        taken["values"].append(seconds(lambda: values(hands)) / OURS)
        taken["explained"].append(seconds(lambda: explained(hands)) / OURS)
    medians = {name: statistics.median(times) for name, times in taken.items()}
    return {name: 1 / medians[name] for name in ("peer", *LEAST)}, medians["tables"]


def count_fives() -> tuple[list[int], float]:
    """Return how many of all five-card hands are of each category, and how many a second were valued."""
    start = time.process_time()
    found = [0] * len(CATEGORIES)
    for two in combinations(range(52), 2):
        common = CARD_KEYS[two[0]] + CARD_KEYS[two[1]]
        for a, b, c in combinations(CARD_KEYS[two[1] + 1 :], 3):
            found[value_of_sum(common + a + b + c) >> 28] += 1
    return found, sum(found) / (time.process_time() - start)


def main() -> None:
    """Say the speeds; exit with what is too slow or wrong."""
    rates, tables = speeds()
    faults = []
    print(f"ranking: the peer values {rates['peer'] / 1000:.1f}k hands/s, high and low")
    for name, least in LEAST.items():
        ratio = rates[name] / rates["peer"]
        line = f"ranking: {name} {rates[name] / 1e6:.2f}M hands/s, {ratio:.0f} times the peer (limit {least})"
        print(line)
        faults += [line] * (ratio < least)
    spent = tables * rates["peer"]
    line = f"ranking: tables {tables * 1000:.0f} ms, {spent:.0f} hands of the peer (limit {MOST_FOR_TABLES})"
    print(line)
    faults += [line] * (spent > MOST_FOR_TABLES)
    found, rate = count_fives()
    print(f"ranking: all {sum(found)} five-card hands at {rate / 1e6:.2f}M/s")
    faults += [f"ranking: five-card hands by category {found}, not {FIVES}"] * (found != FIVES)
    if faults:
        sys.exit("too slow or wrong:\n" + "\n".join(faults))


if __name__ == "__main__":
    main()
