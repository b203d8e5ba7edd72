"""Pictures that stand alone: one ruling, one comparison or one sum, with its evidence and its sentences.

Each is computed by the engine from what a reader gives (cards, boards, a hand) and comes out as a `Picture`,
ready for the view and for the static forms.
"""

from __future__ import annotations

from stud_teach.pictures.best_five import best_five
from stud_teach.pictures.limits import pot_limit
from stud_teach.pictures.openers import bring_in, first_actor
from stud_teach.pictures.rankings import hand_ranking
from stud_teach.pictures.splits import pot_split, split_of

__all__ = ["best_five", "bring_in", "first_actor", "hand_ranking", "pot_limit", "pot_split", "split_of"]
