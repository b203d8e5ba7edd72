"""Seven-card stud high/low: the best high and the best low, eight or lower, share the pot."""

from __future__ import annotations

from stud_teach.cards.ranking import EIGHT_OR_BETTER
from stud_teach.games.game import Game
from stud_teach.games.stud import STREETS, WORDS
from stud_teach.saying.messages import N_

STUD8 = Game(
    "stud8",
    STREETS,
    WORDS._replace(title=N_("7-card stud high/low"), kind=N_("high/low")),
    "7S/8",
    low=EIGHT_OR_BETTER,
    open_pair_street="fourth",
)
