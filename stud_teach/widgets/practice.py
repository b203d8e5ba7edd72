"""Practice: questions on fresh deals, without end."""

from __future__ import annotations

from typing import Any

from stud_teach.practice import SETTINGS, Drill
from stud_teach.saying.checks import whole
from stud_teach.widgets.answering import Answering

MOST = 10_000


class Practice(Answering):
    """Questions on fresh deals: what was missed comes more often, and the results are at hand at any time.

    Practice("bring-in", "odd-chip", seed=7) asks about two topics; all kinds of questions without one. `topics` are
    kinds of questions or points (see `stud_teach.practice.topics`). The same `seed` gives the same questions to
    everybody who answers alike. `settings` are those of `deals`: game, limit, players, rules and house. `count` ends it
    after so many questions, 10,000 at most. `lang` is e.g. "fi", `deck` the number of suit colours, 2 or 4.

    Raises UnknownTopic, Impossible where a topic cannot come up in such a game, what `deals` raises, and ValueError for
    another count, language or deck.

    >>> Practice("bring-in", seed=1, lang="en")
    Question 1: The door cards are dealt. Which seat must bring it in?
    ...
    """

    takes_also = SETTINGS

    def __init__(
        self,
        *topics: str,
        seed: int | str = 1,
        count: int | None = None,
        lang: str | None = None,
        deck: int = 2,
        **settings: Any,
    ) -> None:
        if count is not None:
            whole(count, "count", 1, MOST)
        drill = Drill(*topics, seed=seed, **settings)
        super().__init__("practice", drill, count, lang, deck)
