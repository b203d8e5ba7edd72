"""What stands behind an event: its rulings, by their kind; choices and refusals in words."""

from __future__ import annotations

import pytest

from stud_teach.engine.betting import Legal
from stud_teach.engine.events import Action, Choice, Do, Kind, Refusal, Refused, may
from stud_teach.engine.hand import Hand
from stud_teach.engine.opening import BringIn
from stud_teach.engine.pots import Award, Part
from stud_teach.saying.messages import Message
from tests.play import play


def test_a_ruling_is_found_by_its_kind() -> None:
    hand = play(Hand.new(players=2), "AsAhAd", "KsKhKd", "in", "fold")
    events = {event.kind: event for event in hand.table.events}
    assert events[Kind.BRING_IN].ruling(BringIn).seat == 2
    assert events[Kind.BRING_IN].ruling(Legal).seat == 2
    award = events[Kind.AWARD].ruling(Award)
    assert (award.pot.number, award.part.part, award.share.seat, award.hand) == (0, Part.WHOLE, 2, None)
    assert not award.both_ways


def test_a_kind_that_ruled_nothing_is_not_there() -> None:
    ante = Hand.new(players=2).table.events[0]
    assert ante.ruled(Award) is None
    with pytest.raises(LookupError, match="No Award stands behind ante"):
        ante.ruling(Award)


def test_choices_in_words() -> None:
    assert repr(Choice(Kind.FOLD)) == "fold"
    assert repr(Choice(Kind.CALL, amount=2)) == "call 2"
    assert repr(Choice(Kind.RAISE, to=(10, 15))) == "raise to 10 or 15"
    assert repr(Choice(Kind.RAISE, least=4, most=14)) == "raise to 4–14"
    assert may([Choice(Kind.FOLD), Choice(Kind.CALL, amount=2), Choice(Kind.COMPLETE, to=(5,))]) == (
        "fold, call 2 or complete to 5"
    )


def test_a_refusal_is_one_line_that_says_what_why_and_what_else() -> None:
    choices = (Choice(Kind.CHECK), Choice(Kind.BET, to=(5,)))
    why = Message("In fixed limit a bet or raise has one size.", to=7)
    refusal = Refusal("bet-size", "wrong-amount", why, Action(Do.BET_TO, 2, 7), 2, choices)
    assert refusal.facts == {"to": 7}
    assert str(Refused(refusal)) == (
        "Seat 2 can’t bet or raise to 7 here. In fixed limit a bet or raise has one size. Seat 2 may check or bet 5. "
        "[bet-size]"
    )
    assert isinstance(Refused(refusal), ValueError)


def test_what_is_no_rule_stands_in_no_brackets() -> None:
    assert str(Refused.refusing("stale", "command")(Message("Nothing was done."))) == "Nothing was done."
    assert str(Refused.refusing("empty", "file")(Message("There is nothing."))) == "There is nothing. [file]"


def test_who_may_not_check_hears_what_it_costs() -> None:
    hand = Hand.new(players=2).deal("3d4d2c").deal("5d6dKc").bring_in()
    with pytest.raises(Refused) as caught:
        hand.check()
    assert str(caught.value) == (
        "Seat 2 can’t check: it costs 2 to stay in. Seat 2 may fold, call 2 or complete to 5. [turn]"
    )
