"""Two implementations of the rules, written apart, agree: on random hands, and on hands damaged on purpose.

The plain one (tests/plain) decides what is right: order of play, sizes, pots, awards, and whether a damaged hand is
still legal.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from stud_teach import scenarios
from stud_teach.engine.hand import Hand
from stud_teach.files import phh
from tests.second_opinion import SETTINGS, damaged, play_beside, same_verdict

RANDOM_HANDS = 80  # a setting
DAMAGED_HANDS = 2_000


@pytest.mark.parametrize(("game", "limit", "rules"), SETTINGS)
def test_random_hands_are_played_the_same(game: str, limit: str, rules: str) -> None:
    for seed in range(RANDOM_HANDS):
        play_beside(seed, game, limit, rules)


def test_damaged_real_hands_are_refused_or_truly_legal(real_hands: Path) -> None:
    files = [path for path in sorted(real_hands.glob("*.phh")) if "razz" not in path.name]
    _damage([phh.load(path) for path in files])


def test_damaged_scenarios_are_refused_or_truly_legal() -> None:
    _damage([scenarios.scenario(name) for name in scenarios.names()])


def _damage(hands: list[Hand]) -> None:
    deal = random.Random(11)
    legal = 0
    for _ in range(DAMAGED_HANDS):
        hand = deal.choice(hands)
        actions, _ = damaged(deal, hand)
        legal += same_verdict(hand, actions)
    assert 0 < legal < DAMAGED_HANDS / 2
