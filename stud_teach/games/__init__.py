"""The games as data: what is dealt on each street, what is bet, what wins, and what all that is called.

A game is a file here, with its row and its words, and a place in `GAMES`.
"""

from __future__ import annotations

from stud_teach.games.game import DOWN, UP, Game, Limit, Street
from stud_teach.games.stud import STUD
from stud_teach.games.stud8 import STUD8
from stud_teach.games.words import GameWords, StreetWords

__all__ = [
    "DOWN",
    "GAMES",
    "HIGH",
    "HIGH_LOW",
    "STUD",
    "STUD8",
    "UP",
    "Game",
    "GameWords",
    "Limit",
    "Street",
    "StreetWords",
]

GAMES: dict[str, Game] = {game.name: game for game in (STUD, STUD8)}

# The games that stand for their kind where none is named.
HIGH, HIGH_LOW = STUD, STUD8
