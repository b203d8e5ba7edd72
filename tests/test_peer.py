"""2,000 random hands a game go as in another implementation of them."""

from __future__ import annotations

import random

import pytest

from tests.peer import PEERS, play_out

HANDS, PARTS = 2_000, 8  # in parts, which several processors share


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", PEERS)
def test_random_hands_go_as_in_a_peer(game: str, part: int) -> None:
    deal = random.Random(f"peer/{game}/{part}")
    for _ in range(HANDS // PARTS):
        play_out(deal, game)
