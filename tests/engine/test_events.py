"""What stands behind an event: its rulings, by their kind."""

import pytest

from stud_teach.engine.betting import Legal
from stud_teach.engine.events import Kind
from stud_teach.engine.hand import Hand
from stud_teach.engine.opening import BringIn
from stud_teach.engine.pots import Award, Part
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
    with pytest.raises(LookupError, match="no Award stands behind ante"):
        ante.ruling(Award)
