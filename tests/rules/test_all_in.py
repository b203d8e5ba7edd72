"""`all-in`: the half-bet rule of fixed limit; in pot limit only a full raise reopens."""

from stud_teach.engine.betting import Round, after_bet, rule_bet
from stud_teach.engine.events import Kind
from stud_teach.engine.hand import Hand
from stud_teach.games import Limit
from tests.play import every_game, every_set, kinds, may, play, refusal, up_cards


def street(name: str, stacks: list[int], game: str = "stud8", rules: str = "room", limit: str = "fixed") -> Hand:
    """Return a hand at the first decision of fourth or fifth street, seat 1 to act; `stacks` are those then."""
    hand = Hand.new(game, limit, stacks=[stack + 3 for stack in stacks], rules=rules)
    play(hand, *up_cards("2c Kd Qd Jd"[: 3 * len(stacks) - 1]), "in", *["call"] * (len(stacks) - 1))
    play(hand, "As 8h 7h 6h"[: 3 * len(stacks) - 1])
    if name == "fifth":
        play(hand, *["check"] * len(stacks), "Ac 4h 5h 9h"[: 3 * len(stacks) - 1])
    assert hand.to_act == 1
    return hand


@every_set
@every_game
def test_example_17_less_than_half(game: str, rules: str) -> None:
    hand = play(street("fifth", [100, 14, 100], game, rules), 10)
    assert may(hand) == {"fold": None, "call": 10, "raise": [14]}
    play(hand, 14, "call")
    assert (hand.to_act, may(hand)) == (1, {"fold": None, "call": 4})
    assert refusal(hand, 24).rule == "all-in"


@every_set
@every_game
def test_example_17_half(game: str, rules: str) -> None:
    hand = play(street("fifth", [100, 15, 100], game, rules), 10, 15, "call")
    assert (hand.to_act, may(hand)) == (1, {"fold": None, "call": 5, "raise": [25]})


@every_set
@every_game
def test_example_17_opening(game: str, rules: str) -> None:
    hand = play(street("fifth", [6, 100, 100], game, rules), 6)
    assert may(hand) == {"fold": None, "call": 6, "raise": [16]}
    hand = play(street("fifth", [4, 100, 100], game, rules), 4)
    assert may(hand) == {"fold": None, "call": 4, "complete": [10]}


def test_half_of_the_step_counts() -> None:
    assert may(play(street("fifth", [5, 100, 100]), 5)) == {"fold": None, "call": 5, "raise": [15]}


def test_an_opening_of_half_counts_as_the_bet_and_no_raise() -> None:
    hand = play(street("fifth", [6, 100, 100]), 6, 16, 26)
    assert may(hand)["raise"] == [36]
    play(hand, 36)
    assert set(may(hand)) == {"fold", "call"}


def test_who_has_not_acted_may_complete_to_the_normal_level() -> None:
    hand = play(street("fifth", [100, 14, 100]), 10, 14)
    assert (hand.to_act, may(hand)) == (3, {"fold": None, "call": 14, "raise": [20]})


def test_completing_reopens_for_everybody() -> None:
    hand = play(street("fifth", [100, 14, 100]), 10, 14, 20)
    assert (hand.to_act, may(hand)) == (1, {"fold": None, "call": 10, "raise": [30]})


def test_a_check_is_an_act() -> None:
    hand = play(street("fifth", [100, 4, 100]), "check", 4)
    assert (hand.to_act, may(hand)) == (3, {"fold": None, "call": 4, "complete": [10]})
    play(hand, "call")
    assert (hand.to_act, may(hand)) == (1, {"fold": None, "call": 4})


def test_no_raise_is_counted_for_less_than_half() -> None:
    hand = play(street("fifth", [100, 100, 24, 100]), 10, 20, 24, 30)
    assert (hand.to_act, may(hand)) == (1, {"fold": None, "call": 20, "raise": [40]})  # the third


def test_half_is_counted_as_a_raise() -> None:
    hand = play(street("fifth", [100, 100, 25, 100]), 10, 20, 25, 35)
    assert (hand.to_act, may(hand)) == (1, {"fold": None, "call": 25})  # three raises


def test_several_short_ones_add_up() -> None:
    hand = play(street("fifth", [100, 13, 16, 100]), 10, 13, 16, "call")
    # 3, then 6 in all: at least half of 10
    assert (hand.to_act, may(hand)) == (1, {"fold": None, "call": 6, "raise": [26]})
    hand = play(street("fifth", [100, 12, 14, 100]), 10, 12, 14, "call")
    assert (hand.to_act, may(hand)) == (1, {"fold": None, "call": 4})


class TestThirdStreet:
    def third(self, *stacks: int) -> Hand:
        """Seat 1 brings in 2 of 5; `stacks` are those after the ante."""
        hand = Hand.new(stacks=[stack + 1 for stack in stacks])
        return play(hand, *up_cards("2c Kd Qd Jd"[: 3 * len(stacks) - 1]))

    def test_before_completion_the_step_is_small_bet_less_bring_in(self) -> None:
        hand = play(self.third(100, 3, 100), "in", 3)  # 1 of 3: less than half
        assert (hand.to_act, may(hand)) == (3, {"fold": None, "call": 3, "complete": [5]})
        hand = play(self.third(100, 4, 100), "in", 4)  # 2 of 3: half or more
        assert (hand.to_act, may(hand)) == (3, {"fold": None, "call": 4, "raise": [9]})

    def test_half_or_more_over_a_bring_in_is_the_completion_and_no_raise(self) -> None:
        hand = play(self.third(100, 4, 100), "in", 4, 9, 14, 19)
        assert set(may(hand)) == {"fold", "call"}

    def test_the_bring_in_player_has_acted(self) -> None:
        hand = play(self.third(100, 3, 100), "in", 3, "call")
        assert (hand.to_act, may(hand)) == (1, {"fold": None, "call": 1})

    def test_a_low_card_all_in_for_more_than_the_bring_in(self) -> None:
        hand = self.third(3, 100, 100)  # 3 of 5: half or more
        assert may(hand) == {"bring-in": 2, "bet": [3]}
        play(hand, 3)
        assert (hand.to_act, may(hand)) == (2, {"fold": None, "call": 3, "raise": [8]})

    def test_it_is_measured_on_the_full_small_bet(self) -> None:
        hand = Hand.new(stacks=[5, 100, 100], ante=1, bring_in=3, small_bet=10, big_bet=20)
        play(hand, *up_cards("2c Kd Qd"), 4)  # 4 of 10: less than half
        assert (hand.to_act, may(hand)) == (2, {"fold": None, "call": 4, "complete": [10]})

    def test_the_step_is_also_measured_when_the_bring_in_was_short(self) -> None:
        hand = play(self.third(1, 3, 100, 100), "in", 3)  # 1 of 3 over the full bring-in
        assert (hand.to_act, may(hand)) == (3, {"fold": None, "call": 3, "complete": [5]})


class TestOpenPair:
    """The step is one limit until somebody has doubled."""

    def fourth(self, *stacks: int) -> Hand:
        """Aces at seat 1; `stacks` are those at the first decision."""
        hand = Hand.new("stud", stacks=[stack + 3 for stack in stacks])
        play(hand, *up_cards("Ac Kd 2c Jd"[: 3 * len(stacks) - 1]))
        play(hand, "in", *["call"] * (len(stacks) - 1))
        return play(hand, "As 8h 7h 6h"[: 3 * len(stacks) - 1])

    def test_between_one_limit_and_two_is_one(self) -> None:
        hand = play(self.fourth(100, 12, 100), 5)
        assert may(hand) == {"fold": None, "call": 5, "raise": [10, 12]}
        play(hand, 12)  # adds 7: one raise, of one limit
        assert (hand.to_act, may(hand)) == (3, {"fold": None, "call": 12, "raise": [17, 22]})

    def test_the_full_big_bet_is_double(self) -> None:
        hand = play(self.fourth(100, 15, 100), 5, 15)
        assert (hand.to_act, may(hand)) == (3, {"fold": None, "call": 15, "raise": [25]})

    def test_half_of_one_limit_counts(self) -> None:
        hand = play(self.fourth(100, 8, 100), 5, 8, "call")  # 3 of 5
        assert (hand.to_act, may(hand)) == (1, {"fold": None, "call": 3, "raise": [13, 18]})

    def test_less_than_half_of_one_limit(self) -> None:
        hand = play(self.fourth(100, 7, 100), 5, 7)  # 2 of 5
        assert (hand.to_act, may(hand)) == (3, {"fold": None, "call": 7, "raise": [10]})
        play(hand, "call")
        assert (hand.to_act, may(hand)) == (1, {"fold": None, "call": 2})

    def test_a_short_opening_is_completed_to_one_limit(self) -> None:
        hand = play(self.fourth(2, 100, 100), 2)
        assert (hand.to_act, may(hand)) == (2, {"fold": None, "call": 2, "complete": [5]})

    def test_after_doubling_the_step_is_two(self) -> None:
        hand = play(self.fourth(100, 14, 100), 10, 14, "call")  # 4 of 10
        assert (hand.to_act, may(hand)) == (1, {"fold": None, "call": 4})


class TestPotLimit:
    def test_only_a_full_raise_reopens(self) -> None:
        hand = street("fourth", [100, 15, 100], limit="pot")  # 9 in the pot
        play(hand, 8, 15, "call")  # a raise of 7, short of 8
        assert (hand.to_act, may(hand)) == (1, {"fold": None, "call": 7})
        hand = play(street("fourth", [100, 16, 100], limit="pot"), 8, 16, "call")
        assert hand.to_act == 1
        assert "raise" in may(hand)

    def test_short_ones_do_not_add_up(self) -> None:
        hand = play(street("fourth", [100, 13, 18, 100], limit="pot"), 8, 13, 18, "call")
        assert (hand.to_act, may(hand)) == (1, {"fold": None, "call": 10})


def test_the_event_says_all_in() -> None:
    hand = play(street("fifth", [100, 14, 100]), 10, 14)
    (raised,) = kinds(hand, Kind.RAISE)
    assert (raised.amount, raised.to, raised.all_in) == (14, 14, True)


def test_a_call_for_less() -> None:
    hand = play(street("fifth", [100, 7, 100]), 10)
    assert may(hand) == {"fold": None, "call": 7}
    play(hand, "call")
    assert may(hand) == {"fold": None, "call": 10, "raise": [20]}


def test_the_ruling_with_plain_values() -> None:
    """5/10, fifth street, 10 to call: 14 adds 4 of 10, 15 adds half."""
    round_ = Round(Limit.FIXED, (10,), 2, 3, (2, 3), frozenset({2, 3}), 10, base=10, top=10, opened=True)
    short, half = rule_bet(round_, 14), rule_bet(round_, 15)
    assert (short.level, short.added, short.step, short.counts, short.raises) == (20, 4, 10, False, 0)
    assert (half.added, half.counts, half.raises) == (5, True, 1)
    assert after_bet(round_, 2, short, (3, 1)).may_raise == {3}
    assert after_bet(round_, 2, half, (3, 1)).may_raise == {3, 1}
