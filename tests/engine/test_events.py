"""Actions, choices and refusals in words."""

from __future__ import annotations

from stud_teach.cards.card import parse_cards
from stud_teach.engine.events import Action, Choice, Do, Kind, Refusal, Refused, StudError, action_words, choice_words


def test_actions_in_words() -> None:
    assert action_words(Action(Do.BET_TO, 3, 10)) == "seat 3 bet-to 10"
    assert action_words(Action(Do.DEAL, 1, cards=parse_cards("As??2c"))) == "seat 1 deal As??2c"
    assert action_words(Action(Do.COMMUNITY, cards=parse_cards("6h"))) == "community 6h"


def test_choices_in_words() -> None:
    assert choice_words(Choice(Kind.FOLD)) == "fold"
    assert choice_words(Choice(Kind.CALL, amount=2)) == "call 2"
    assert choice_words(Choice(Kind.RAISE, to=(10, 15))) == "raise to 10 or 15"
    assert choice_words(Choice(Kind.RAISE, least=4, most=14)) == "raise to 4-14"


def test_a_refusal_is_one_line_that_says_what_why_and_what_else() -> None:
    refusal = Refusal(
        "bet-size",
        "wrong-amount",
        {"to": 7},
        Action(Do.BET_TO, 2, 7),
        2,
        (Choice(Kind.CHECK), Choice(Kind.BET, to=(5,))),
    )
    assert str(Refused(refusal)) == "seat 2 bet-to 7: wrong amount (to 7); seat 2 may: check, bet to 5 [bet-size]"
    assert str(StudError(Refusal("players", "player-count", {}))) == "player count [players]"
    assert isinstance(Refused(refusal), ValueError)
