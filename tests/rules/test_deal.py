"""`deal`: two down, one up; one up each on fourth, fifth, sixth; one down on seventh; only to those still in."""

from stud_teach.engine.events import Kind
from stud_teach.engine.hand import Hand
from tests.play import every_game, every_set, kinds, quiet, refusal


@every_set
@every_game
def test_what_lies_face_up(game: str, rules: str) -> None:
    hand = quiet(Hand.new(game, players=3, rules=rules, seed=3), (), (), (), (), ())
    dealt = [event for event in kinds(hand, Kind.DEAL) if event.seat == 1]
    assert [(event.street, event.up) for event in dealt] == [
        ("third", (False, False, True)),
        ("fourth", (True,)),
        ("fifth", (True,)),
        ("sixth", (True,)),
        ("seventh", (False,)),
    ]


def test_the_folded_get_no_more_cards() -> None:
    hand = quiet(Hand.new(players=4, seed=3), (), (2,), (1,), ())
    dealt = [(event.street, event.seat) for event in kinds(hand, Kind.DEAL)]
    assert dealt == [
        *(("third", seat) for seat in (1, 2, 3, 4)),
        *(("fourth", seat) for seat in (1, 2, 3, 4)),
        *(("fifth", seat) for seat in (1, 3, 4)),
        *(("sixth", seat) for seat in (3, 4)),
    ]


def test_another_number_of_cards_is_refused() -> None:
    wrong = refusal(Hand.new(players=2), "AsKd")
    assert (wrong.rule, wrong.facts) == ("deal", {"given": 2, "due": 3})
