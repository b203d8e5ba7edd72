"""`muck`: a hand is mucked only where a file says so; a mucked or unknown hand wins nothing."""

from stud_teach.engine.events import Action, Do, Kind
from stud_teach.engine.hand import Hand
from stud_teach.files import phh
from stud_teach.trace.trace import as_json, trace
from tests.play import every_game, every_set, kinds, play, refused, stacks

# Seat 1 has aces, seat 2 kings, seat 3 nothing; all check.
CARDS = ("AsAh2c", "KsKh9d", "QcJd8h")
LATER = ("3d 7c 5s", "9h 4d 2h", "Td 6c 3c", "8c Jh Ts")


def showdown(game: str = "stud", rules: str = "room") -> Hand:
    hand = Hand.new(game, players=3, rules=rules)
    play(hand, *CARDS, "in", "call", "call")
    for street in LATER:
        play(hand, street, "check", "check", "check")
    return hand


def show(hand: Hand, *seats: int) -> Hand:
    for seat in seats:
        hand.apply(Action(Do.SHOW, seat, cards=tuple(hand.table.seats[seat].cards)))
    return hand


@every_set
@every_game
def test_the_best_hand_wins_nothing_when_mucked(game: str, rules: str) -> None:
    hand = showdown(game, rules)
    hand.apply(Action(Do.MUCK, 1))
    show(hand, 2, 3)
    assert [event.seat for event in kinds(hand, Kind.MUCK)] == [1]
    assert stacks(hand) == [197, 206, 197]
    assert hand.table.seats[1].mucked


def test_the_last_who_could_win_may_not_muck() -> None:
    hand = showdown()
    hand.apply(Action(Do.MUCK, 1))
    hand.apply(Action(Do.MUCK, 2))
    assert refused(hand, Action(Do.MUCK, 3)).rule == "muck"
    assert show(hand, 3).finished


def test_nobody_mucks_before_the_showdown() -> None:
    hand = play(Hand.new(players=3), *CARDS, "in")
    assert refused(hand, Action(Do.MUCK, 2)).rule in ("muck", "showdown-order")


def test_everybody_shows_where_a_file_says_nothing() -> None:
    data = as_json(trace(phh.loads(phh.dumps(showdown()))))
    assert data["finished"]
    assert data["shown"] == [1, 2, 3]  # the boards are ten, nine and eight high


def test_a_hand_that_some_only_show_is_unfinished() -> None:
    hand = show(showdown(), 1)
    assert not hand.finished
    data = as_json(trace(hand))
    assert data["finished"] is False
    assert set(data["won"].values()) == {0}


def test_mucked_hands_are_not_in_shown() -> None:
    hand = showdown()
    hand.apply(Action(Do.MUCK, 3))
    data = as_json(trace(show(hand, 1, 2)))
    assert 3 not in data["shown"]
    assert len(data["shown"]) == 2
