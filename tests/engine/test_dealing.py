"""Rulings on the deal hold the counts they were made from."""

from __future__ import annotations

from stud_teach.engine.dealing import DealRuling, last_street, ordinary_street
from tests.play import house


def test_the_facts_of_an_ordinary_street() -> None:
    ruling = ordinary_street(28, 1, 8, house("casino"), first=False)
    assert ruling == DealRuling(community=False, reshuffle=False, burn=True, stub=28, burned=1, players=8, needed=8)


def test_the_facts_of_the_last_street() -> None:
    casino, room = last_street(3, 3, 5, house("casino")), last_street(4, 0, 8, house("room"))
    assert casino == DealRuling(community=True, reshuffle=False, burn=True, stub=3, burned=3, players=5, needed=7)
    assert room == DealRuling(community=True, reshuffle=False, burn=False, stub=4, burned=0, players=8, needed=8)


def test_a_deck_is_never_dealt_beyond_its_end() -> None:
    """However many stay or fold, in every rule set: 8 players, all ways to fold in turn."""
    for rules in ("room", "casino", "tournament"):
        burns = 0 if rules == "room" else 1
        for fourth in range(2, 9):
            for fifth in range(2, fourth + 1):
                for sixth in range(2, fifth + 1):
                    for seventh in range(2, sixth + 1):
                        burned = 3 * burns
                        stub = 52 - 24 - fourth - fifth - sixth - burned
                        assert stub >= 0
                        ruling = last_street(stub, burned, seventh, house(rules))
                        left = (stub + burned if ruling.reshuffle else stub) - ruling.burn
                        assert left >= (1 if ruling.community else seventh)
