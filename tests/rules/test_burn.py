"""`burn`: none in the room; in casino and tournament one before each street from fourth on."""

import pytest

from stud_teach.engine.dealing import ordinary_street
from stud_teach.engine.events import Kind
from stud_teach.engine.hand import Hand
from tests.play import every_game, house, kinds, quiet


@every_game
@pytest.mark.parametrize(
    ("rules", "burned"),
    [
        ("room", []),
        ("casino", ["fourth", "fifth", "sixth", "seventh"]),
        ("tournament", ["fourth", "fifth", "sixth", "seventh"]),
    ],
)
def test_before_which_streets(rules: str, burned: list[str], game: str) -> None:
    hand = quiet(Hand.new(game, players=4, rules=rules, seed=5), (), (), (), (), ())
    assert [event.street for event in kinds(hand, Kind.BURN)] == burned
    order = [event.kind for event in hand.table.events if event.street == "fourth"]
    assert (order[0] is Kind.BURN) == bool(burned)


def test_the_burned_card_leaves_the_deck() -> None:
    for rules, left in (("room", 40), ("casino", 39)):  # 52 - 4 * 3
        assert quiet(Hand.new(players=4, rules=rules, seed=5), ()).table.stub == left


def test_burn_cards_are_never_known() -> None:
    hand = quiet(Hand.new(players=4, rules="casino", seed=5), (), ())
    # before fourth street, and before fifth as soon as fourth is over
    assert [(event.street, event.seat, event.cards) for event in kinds(hand, Kind.BURN)] == [
        ("fourth", None, ()),
        ("fifth", None, ()),
    ]
    assert len(hand.table.seen()) == 4 * 4


def test_never_before_the_first_street() -> None:
    assert not ordinary_street(52, 0, 8, house("casino"), first=True).burn
    assert ordinary_street(28, 0, 8, house("casino"), first=False).burn
    assert not ordinary_street(28, 0, 8, house("room"), first=False).burn
