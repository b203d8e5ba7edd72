"""Ask: a hand that stops before each ruling until the learner has answered."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from stud_teach.asking import KINDS
from stud_teach.engine.hand import Hand
from stud_teach.practice import Quiz
from stud_teach.saying.messages import Message, both, either
from stud_teach.saying.quoting import quoted
from stud_teach.scenarios import find_hand
from stud_teach.widgets.answering import Answering


class Ask(Answering):
    """A hand at the table that stops before each ruling: the learner answers first, then the rule is told.

    `hand` is a scenario's name, the path of a `.phh` file, or a `Hand`. `kinds` are the kinds of questions, one name or
    several of `stud_teach.asking.KINDS`, all by default. `seat` shows what that player may see. `rules` and `house`
    play the hand by other house rules. `lang` is e.g. "fi", `deck` the number of suit colours, 2 or 4. The page gets
    neither an answer before it is given nor a later step.

    Raises what `find_hand` raises, HouseError, and ValueError for another kind, seat, language or deck, and for a hand
    that holds no such question.

    >>> Ask("two-deuces", lang="en")
    Question 1 of 9: The door cards are dealt. Which seat must bring it in?
    ...
    """

    def __init__(
        self,
        hand: Hand | str | Path,
        kinds: str | Iterable[str] | None = None,
        *,
        seat: int | None = None,
        lang: str | None = None,
        deck: int = 2,
        rules: str | None = None,
        house: Mapping[str, object] | None = None,
    ) -> None:
        several = isinstance(kinds, Iterable) and not isinstance(kinds, str)
        wanted: list[str] | None = None if kinds is None else list(kinds) if several else [quoted(kinds)]
        quiz = Quiz(find_hand(hand, rules, house), wanted, seat=seat)
        if not quiz.questions:
            if not wanted:
                raise ValueError(Message("This hand holds no question of any kind."))
            message = Message("This hand holds no question of the kind {wanted}; the kinds are {kinds}.")
            raise ValueError(message.filled(wanted=either(wanted), kinds=both(KINDS)))
        super().__init__("ask", quiz, len(quiz.questions), lang, deck)
