"""`showdown-order`: the last bettor or raiser of seventh street, else the best hand showing; then clockwise."""

import pytest

from stud_teach.engine.events import Action, Do, Kind
from stud_teach.engine.hand import Hand
from tests.play import cards, every_game, every_set, kinds, play, refused, up_cards

# Seats 1 to 4; boards: seat 2 a pair of nines, seat 4 ace high, seat 1 king high, seat 3 queen high.
THIRD = ("2c3dKh", "2d4s9h", "3s5dQh", "4h6sAc")
LATER = ("7h 9c 8d Tc", "5c Js 7s 8h", "Td 6c 2h 3c")
SEVENTH = "Jd 4d 6d 5s"


def seventh(game: str = "stud", rules: str = "room", stacks: list[int] | None = None) -> Hand:
    """Return a hand of four at the first decision of seventh street; seat 2 has the best board."""
    hand = Hand.new(game, stacks=stacks or [200] * 4, rules=rules)
    play(hand, *THIRD, "in", "call", "call", "call")
    for street in LATER:
        play(hand, street)
        while hand.to_act:
            hand.call()
    return play(hand, SEVENTH)


def shown(hand: Hand) -> list[int | None]:
    return [event.seat for event in kinds(play(hand, "show"), Kind.SHOW)]


@every_set
@every_game
def test_example_20_all_check(game: str, rules: str) -> None:
    hand = seventh(game, rules)
    assert hand.to_act == 2
    assert shown(play(hand, "check", "check", "check", "check")) == [2, 3, 4, 1]


@every_set
@every_game
def test_example_20_the_last_raiser_shows_first(game: str, rules: str) -> None:
    hand = seventh(game, rules)
    play(hand, "check", "fold", "check", 10)  # seat 2 checks, 3 folds, 4 checks, 1 bets
    play(hand, 20, "fold", "call")  # seat 2 raises, 4 folds, 1 calls
    assert shown(hand) == [2, 1]


def test_a_bet_that_is_called() -> None:
    assert shown(play(seventh(), "check", "check", 10, "call", "call", "call")) == [4, 1, 2, 3]


def test_a_bet_on_sixth_does_not_count() -> None:
    hand = Hand.new(players=4)
    play(hand, *THIRD, "in", "call", "call", "call")
    play(hand, LATER[0], *["check"] * 4, LATER[1], *["check"] * 4, LATER[2])
    play(hand, "check", 10, "call", "call", "call", SEVENTH, *["check"] * 4)
    assert shown(hand) == [2, 3, 4, 1]


def test_all_ins_show_in_the_same_order() -> None:
    hand = seventh(stacks=[200, 3, 200, 200])  # seat 2, the best board, is all-in
    assert hand.to_act == 3
    assert shown(play(hand, "check", "check", "check")) == [2, 3, 4, 1]
    hand = seventh(stacks=[200, 3, 200, 200])
    assert shown(play(hand, "check", 10, "call", "call")) == [4, 1, 2, 3]


@pytest.mark.parametrize(
    ("rules", "game", "first"),
    [
        ("room", "stud", 1),
        ("room", "stud8", 1),
        ("casino", "stud", 1),
        ("casino", "stud8", 1),
        ("tournament", "stud", 2),
        ("tournament", "stud8", 1),
    ],
)
def test_equal_best_boards(rules: str, game: str, first: int) -> None:
    hand = Hand.new(game, players=2, rules=rules)
    play(hand, "2c3dAh", "2d4sAs", "in", "call", "Kd Kc", *["check"] * 2, "9d 9c", *["check"] * 2)
    play(hand, "7d 7c", *["check"] * 2, "Jd Qd", *["check"] * 2)
    assert shown(hand)[0] == first


def test_the_order_in_a_file_is_free_and_the_rules_order_is_shown() -> None:
    hand = play(seventh(), "check", "check", "check", "check")
    for seat in (1, 4, 3, 2):
        hand.apply(Action(Do.SHOW, seat, cards=tuple(hand.table.seats[seat].cards)))
    assert [event.seat for event in kinds(hand, Kind.SHOW)] == [2, 3, 4, 1]


def test_nobody_shows_twice() -> None:
    hand = play(seventh(), "check", "check", "check", "check")
    show = Action(Do.SHOW, 1, cards=tuple(hand.table.seats[1].cards))
    hand.apply(show)
    assert refused(hand, show).rule == "showdown-order"


def test_nobody_shows_while_there_is_betting_to_come() -> None:
    hand = seventh()
    assert refused(hand, Action(Do.SHOW, 2, cards=cards("2d4s9h9cJs6c4d"))).rule == "showdown-order"


def test_all_ins_may_show_before_the_last_card_and_again() -> None:
    hand = Hand.new(stacks=[3, 3])
    play(hand, "2c3dKh", "2d4s9h", "in", "call", "7h 9c 5c Js Td 6c")
    hand.apply(Action(Do.SHOW, 1, cards=cards("2c3dKh7h5cTd")))
    play(hand, "Jd 4d", "show")
    assert [(event.seat, event.street) for event in kinds(hand, Kind.SHOW)] == [
        (1, "seventh"),
        (2, "showdown"),
        (1, "showdown"),
    ]
    assert hand.finished


def test_with_unknown_up_cards_the_file_says_who_shows_first_and_the_rest_go_clockwise() -> None:
    hand = play(Hand.new(stacks=[3, 3, 3]), *up_cards("2c Kd Qd"), "in", "call", "call", *["?? ?? ??"] * 4)
    assert (hand.table.showing.seats, hand.table.showing.best, hand.table.showing.bettor) == ((), None, None)
    for seat, seven in ((2, "KdAsAhAdJsTc9c"), (1, "2c3s4s5h7d8d9d"), (3, "QdQsJh8s6s5s4c")):
        hand.apply(Action(Do.SHOW, seat, cards=cards(seven)))
    assert [event.seat for event in kinds(hand, Kind.SHOW)] == [2, 3, 1]


def test_a_board_that_beats_the_unknown_ones_at_their_weakest_shows_first() -> None:
    hand = play(Hand.new(stacks=[3, 3]), *up_cards("2c Kd"), "in", "call", *["?? Ks", "?? 5d", "?? Qd"], "?? ??")
    assert hand.table.showing.seats == (2, 1)


@every_set
@every_game
def test_what_a_ruling_tells(game: str, rules: str) -> None:
    """With a bet on seventh it names the bettor and no board; without one the best board and no bettor."""
    bet = play(seventh(game, rules), "check", "check", 10, "call", "fold", "call").table.showing
    assert (bet.seats, bet.bettor, bet.best) == ((4, 1, 3), 4, None)
    quiet = play(seventh(game, rules), "check", "check", "check", "check").table.showing
    assert (quiet.seats, quiet.bettor) == ((2, 3, 4, 1), None)
    assert quiet.best is not None
    assert (quiet.best.seat, quiet.best.tied) == (2, (2,))
