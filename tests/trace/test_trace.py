"""The trace: steps, patches, views, and the fields of its JSON."""

from __future__ import annotations

from typing import Any

import pytest

from stud_teach.engine.events import Kind
from stud_teach.engine.hand import Hand
from stud_teach.files.phh import loads
from stud_teach.trace.trace import as_json, merged, patch, snapshot, trace
from tests.play import pass_round, play, quiet, up_cards

KINDS = (
    """ante deal burn reshuffle community bring-in complete bet raise call check fold return show muck award""".split()
)
STEP_KEYS = set("n street kind seat amount to all_in cards up rule facts reasons legal table".split())


def at(data: Any, step: int) -> Any:
    """Return the table after `step`, folded from the patches."""
    table: Any = {}
    for each in data["steps"][: step + 1]:
        table = merged(table, each["table"])
    return table


@pytest.fixture
def hand() -> Hand:
    """Return a finished hand of three in which seat 3 completes and seat 2 folds."""
    hand = play(Hand.new("stud8", players=3, seed=4).deal(), "in", 5, "call")
    pass_round(hand)
    for _ in range(4):
        pass_round(hand.deal())
    return hand.show()


def test_what_it_says_of_the_hand(hand: Hand) -> None:
    data = as_json(trace(hand))
    assert data["schema"] == "stud-teach/trace/1"
    assert (data["game"], data["limit"], data["rules"]) == ("stud8", "fixed", "room")
    assert data["house"]["raise-cap"] == 3
    assert data["seats"] == [{"seat": n, "name": f"Player {n}", "stack": 200} for n in (1, 2, 3)]
    assert data["finished"] is True
    assert data["refused"] is None
    assert sum(data["won"].values()) == sum(pot["amount"] for pot in data["pots"])


def test_every_step_has_the_same_fields(hand: Hand) -> None:
    for n, step in enumerate(as_json(trace(hand))["steps"]):
        assert step["n"] == n
        assert set(step) >= STEP_KEYS
        assert step["kind"] in KINDS
        assert len(step["cards"]) == len(step["up"])


def test_one_deal_step_a_seat_and_street(hand: Hand) -> None:
    dealt = [(s["street"], s["seat"]) for s in as_json(trace(hand))["steps"] if s["kind"] == "deal"]
    assert dealt == [(street, n) for street in ("third", "fourth", "fifth", "sixth", "seventh") for n in (1, 2, 3)]


def test_legal_is_for_whoever_acts_next() -> None:
    data = as_json(trace(play(Hand.new(players=3), *up_cards("2c Kd Qd"), "in", 5)))
    legal = [step["legal"] for step in data["steps"][-3:]]
    assert legal == [
        {"seat": 1, "actions": [{"kind": "bring-in", "amount": 2}, {"kind": "bet", "to": [5]}]},
        {
            "seat": 2,
            "actions": [{"kind": "fold"}, {"kind": "call", "amount": 2}, {"kind": "complete", "to": [5]}],
        },
        {
            "seat": 3,
            "actions": [{"kind": "fold"}, {"kind": "call", "amount": 5}, {"kind": "raise", "to": [10]}],
        },
    ]
    assert [step["legal"] for step in data["steps"][:-3]] == [None] * 5


def test_legal_in_pot_limit_is_a_range() -> None:
    data: Any = as_json(trace(play(Hand.new("stud8", "pot", players=3), *up_cards("2c Kd Qd"), "in")))
    assert data["steps"][-1]["legal"]["actions"][-1] == {"kind": "raise", "min": 4, "max": 9}


def test_amounts_and_totals() -> None:
    data = as_json(trace(play(Hand.new(players=3), *up_cards("2c Kd Qd"), "in", 5, 10, "call", "fold")))
    told = [(s["kind"], s["seat"], s["amount"], s["to"]) for s in data["steps"] if s["kind"] not in ("deal", "ante")]
    assert told == [
        ("bring-in", 1, 2, 2),
        ("complete", 2, 5, 5),
        ("raise", 3, 10, 10),
        ("call", 1, 8, 10),
        ("fold", 2, None, None),
    ]


def test_bring_in() -> None:
    data = as_json(trace(play(Hand.new(players=4), *up_cards("Ks 2d 2c Ac"), "in")))
    assert data["bring_in"] == {"seat": 3, "amount": 2, "acts": 3, "tied": [2, 3], "by_suit": True}
    data = as_json(trace(play(Hand.new(players=3), *up_cards("2c Kd Qd"), 5)))
    assert data["bring_in"] == {"seat": 1, "amount": 5, "acts": 1, "tied": [1], "by_suit": False}


def test_a_return_has_the_street_of_the_bet() -> None:
    data = as_json(trace(play(Hand.new(players=2), *up_cards("2c Kd"), "in", "fold")))
    kinds = [step["kind"] for step in data["steps"]]
    returned = data["steps"][kinds.index(Kind.RETURN)]
    assert (returned["street"], returned["seat"], returned["amount"], returned["to"]) == ("third", 1, 2, None)


def test_awards_high_before_low() -> None:
    # Seat 1: kings full, seat 2: 7-4-3-2-A; 2 antes and 2 bring-ins: 6
    hand = play(Hand.new("stud8", players=2), "KsKdKh", "Ad2d3c", "in", "call", "9c 4h", "check", "check")
    play(hand, "9d 7s", "check", "check", "Qc Qh", "check", "check", "Js Jh", "check", "check", "show")
    assert as_json(trace(hand))["awards"] == [
        {
            "pot": 0,
            "half": "high",
            "seat": 1,
            "amount": 3,
            "odd": 0,
            "hand": ["Ks", "Kh", "Kd", "9d", "9c"],
            "low_hand": None,
        },
        {
            "pot": 0,
            "half": "low",
            "seat": 2,
            "amount": 3,
            "odd": 0,
            "hand": ["7s", "4h", "3c", "2d", "Ad"],
            "low_hand": None,
        },
    ]


def test_a_whole_pot_won_both_ways_names_both_hands() -> None:
    hand = play(Hand.new("stud8", players=2), "KsQdTh", "Ad2d3c", "in", "call", "9c 4h", "check", "check")
    play(hand, "9d 5s", "check", "check", "8c Kc", "check", "check", "7s Jh", "check", "check", "show")
    (award,) = as_json(trace(hand))["awards"]
    wheel = ["5s", "4h", "3c", "2d", "Ad"]
    assert award == {
        "pot": 0,
        "half": "whole",
        "seat": 2,
        "amount": 6,
        "odd": 0,
        "hand": wheel,
        "low_hand": wheel,
    }


def test_a_community_card_lies_on_the_table() -> None:
    hand = quiet(Hand.new(players=8, seed=1), (), (), (), ()).deal()
    data = as_json(trace(hand))
    steps = [step["kind"] for step in data["steps"]]
    n = steps.index(Kind.COMMUNITY)
    assert at(data, n - 1)["community"] is None
    assert at(data, n)["community"] == data["steps"][n]["cards"][0]
    assert data["steps"][n]["up"] == [True]
    assert "seventh" not in data["first_actor"]


class TestTheTable:
    def test_bets_lie_in_front_until_the_round_is_over(self) -> None:
        data = as_json(trace(play(Hand.new(players=3), *up_cards("2c Kd Qd"), "in", 5, "call", "call")))
        before, after = at(data, len(data["steps"]) - 2), at(data, len(data["steps"]) - 1)
        assert (before["pot"], [seat["bet"] for seat in before["seats"].values()]) == (3, [2, 5, 5])
        assert (after["pot"], [seat["bet"] for seat in after["seats"].values()]) == (3, [5, 5, 5])
        data = as_json(trace(play(Hand.new(players=3), *up_cards("2c Kd Qd"), "in", 5, "call", "call", "9c")))
        assert (at(data, len(data["steps"]) - 1)["pot"]) == 18

    def test_side_pots_leave_out_the_bets_in_front(self) -> None:
        hand = play(Hand.new(stacks=[3, 100, 100]), *up_cards("2c Kd Qd"), "in", "call", "call", "9c 8d 7h", 5)
        data = as_json(trace(hand))
        table = at(data, len(data["steps"]) - 1)
        assert (table["pot"], table["pots"], table["seats"]["2"]["bet"]) == (9, None, 5)
        data = as_json(trace(play(hand, "call", "6d 5h 4h")))
        table = at(data, len(data["steps"]) - 1)
        assert (table["pot"], table["pots"]) == (19, [9, 10])

    def test_pots_empty_as_they_are_paid(self) -> None:
        hand = Hand.new(stacks=[3, 100, 100], seed=9).deal()
        pass_round(hand)
        play(hand.deal(), 5, "call")
        for _ in range(3):
            pass_round(hand.deal())
        data = as_json(trace(hand.show()))
        tables = [at(data, n) for n, step in enumerate(data["steps"]) if step["kind"] == "award"]
        assert [table["pot"] for table in tables][-1] == 0
        assert all(sum(table["pots"]) == table["pot"] for table in tables)

    def test_who_opens_and_who_acts(self) -> None:
        data = as_json(trace(play(Hand.new(players=3), *up_cards("2c Kd Qd"), "in")))
        table = at(data, len(data["steps"]) - 1)
        assert (table["opener"], table["to_act"]) == ({"seat": 1, "as": "bring-in"}, 2)
        hand = play(Hand.new(players=3), *up_cards("2c Kd Qd"), "in", "call", "call", "9c 8d Qh")
        table = at(as_json(trace(hand)), len(trace(hand).steps) - 1)
        assert (table["opener"], table["to_act"]) == ({"seat": 3, "as": "first-actor"}, 3)

    def test_states(self) -> None:
        hand = play(Hand.new(stacks=[3, 100, 100]), *up_cards("2c Kd Qd"), "in", "fold", "call")
        states = [seat["state"] for seat in snapshot(hand.table)["seats"].values()]
        assert states == ["all-in", "folded", "in"]


class TestViews:
    def test_others_down_cards_are_unknown(self) -> None:
        hand = play(Hand.new(players=2), "AsKs2c", "QdQhKd", "in", "call", "9c 9d")
        seats = snapshot(hand.table, 1)["seats"]
        assert seats["1"]["cards"] == ["As", "Ks", "2c", "9c"]
        assert seats["2"]["cards"] == ["??", "??", "Kd", "9d"]
        data = as_json(trace(hand, 1))
        dealt = [step["cards"] for step in data["steps"] if step["kind"] == "deal"]
        assert dealt[:2] == [["As", "Ks", "2c"], ["??", "??", "Kd"]]

    def test_a_card_that_comes_after_an_early_show_stays_hidden(self) -> None:
        """The all-in player of seat 2 shows six cards; the seventh is dealt face down."""
        text = """
variant = "F7S"
antes = [1, 1]
bring_in = 2
small_bet = 5
big_bet = 10
starting_stacks = [3, 3]
actions = ["d dh p1 2c3dKh", "d dh p2 2d4s9h", "p2 pb", "p1 cc", "d dh p1 7h", "d dh p2 9c", "d dh p1 5c",
  "d dh p2 Js", "d dh p1 Td", "d dh p2 6c", "p2 sm 2d4s9h9cJs6c", "d dh p1 Jd", "d dh p2 4d"]
"""
        data = as_json(trace(loads(text), 1))
        steps = data["steps"]
        last_deal = max(n for n, step in enumerate(steps) if step["kind"] == "deal")
        assert steps[last_deal]["cards"] == ["??"]
        assert at(data, last_deal)["seats"]["2"]["cards"] == ["2d", "4s", "9h", "9c", "Js", "6c", "??"]
        assert at(data, len(steps) - 1)["seats"]["2"]["cards"][-1] == "4d"  # shown at the end

    def test_a_refusal_names_no_card_that_the_seat_cannot_know(self) -> None:
        """Seat 3 is dealt the ace of spades, which lies face down at seat 2."""
        text = """
variant = "F7S"
antes = [1, 1, 1]
bring_in = 2
small_bet = 5
big_bet = 10
starting_stacks = [200, 200, 200]
actions = ["d dh p1 KsQs2c", "d dh p2 AsAh9h", "d dh p3 JcAsKd"]
"""
        hand = loads(text)
        for seat, told in ((None, "As"), (1, "??"), (2, "As"), (3, "As")):
            refused = trace(hand, seat).refused
            assert refused is not None
            assert (refused.refusal.rule, refused.refusal.facts["card"]) == ("cards", told)
        heard = trace(hand, 1).refused
        assert heard is not None
        assert heard.refusal.action is not None
        assert heard.refusal.action.cards == (None, None, None)

    @pytest.mark.parametrize("seat", [0, 4, -1, True, "1", 1.0])
    def test_no_such_seat(self, seat: Any) -> None:
        with pytest.raises(ValueError, match="“seat” is a whole number from 1 to 3, not "):
            trace(Hand.new(players=3), seat)


class TestUnfinished:
    def test_pots_and_stacks_as_they_stand(self) -> None:
        data = as_json(trace(play(Hand.new(players=3), *up_cards("2c Kd Qd"), "in", 5)))
        assert data["finished"] is False
        assert data["pots"] == [{"amount": 10, "seats": [1, 2, 3]}]
        assert data["stacks"] == {"1": 197, "2": 194, "3": 199}
        assert data["won"] == {"1": 0, "2": 0, "3": 0}
        assert (data["awards"], data["shown"]) == ([], [])

    def test_before_any_card(self) -> None:
        data = as_json(trace(Hand.new(players=2)))
        assert [step["kind"] for step in data["steps"]] == ["ante", "ante"]
        assert (data["bring_in"], data["first_actor"]) == (None, {})

    def test_without_any_step(self) -> None:
        data = as_json(trace(Hand.new(players=2, ante=0, bring_in=2)))
        assert (data["steps"], data["finished"]) == ([], False)


class TestRefused:
    def refused(self, *, actions: str, rules: str = "room") -> Any:
        text = f"""
variant = "F7S"
antes = [1, 1, 1]
bring_in = 2
small_bet = 5
big_bet = 10
starting_stacks = [200, 200, 200]
_rules = "{rules}"
actions = ["d dh p1 ????2c", "d dh p2 ????Kd", "d dh p3 ????Qd", "p1 pb", {actions}]
"""
        return as_json(trace(loads(text)))

    def test_where_and_why_and_who_allows_it(self) -> None:
        data = self.refused(actions='"p2 cbr 5", "p3 cbr 10", "p1 cbr 15", "p2 cbr 20", "p3 cbr 25"')
        refused = data["refused"]
        assert (refused["rule"], refused["step"], refused["action"]) == ("raise-cap", 11, 9)
        assert refused["allowed_by"] == ["casino", "tournament"]
        assert len(data["steps"]) == 11  # three antes, three deals, five actions
        assert data["finished"] is False

    def test_nobody_allows_it(self) -> None:
        assert self.refused(actions='"p2 cbr 7"')["refused"]["allowed_by"] == []

    def test_what_only_the_room_allows(self) -> None:
        actions = '"p2 cc", "p3 cc", "d dh p1 2d", "d dh p2 9c", "d dh p3 8c", "p1 cbr 10"'
        assert self.refused(actions=actions)["refused"] is None
        refused = self.refused(actions=actions, rules="tournament")["refused"]
        assert (refused["rule"], refused["allowed_by"]) == ("bet-size", ["room", "casino"])


def test_patches() -> None:
    old = {"a": {"b": 1, "c": [1, 2]}, "d": 1, "e": None}
    new = {"a": {"b": 1, "c": [1]}, "d": 2, "e": {"f": 1}}
    assert patch(old, new) == {"a": {"c": [1]}, "d": 2, "e": {"f": 1}}
    assert merged(old, patch(old, new)) == new
    assert patch(new, new) == {}
    assert merged({"e": {"f": 1}}, patch({"e": {"f": 1}}, {"e": None})) == {"e": None}
