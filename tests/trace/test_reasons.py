"""Reasons: which rule points a step names, with the facts of each."""

from __future__ import annotations

from typing import Any

from stud_teach.engine.hand import Hand
from stud_teach.engine.rules import RULE_IDS
from stud_teach.trace.facts import Reasons
from stud_teach.trace.trace import as_json, trace
from tests.play import every_game, play, quiet, up_cards


def steps(hand: Hand) -> Any:
    told: Any = as_json(trace(hand))["steps"]
    return told


def last(hand: Hand) -> Any:
    """Return the last step's reasons by rule id."""
    return {reason["rule"]: reason["facts"] for reason in steps(hand)[-1]["reasons"]}


@every_game
def test_every_reason_is_a_rule(game: str) -> None:
    for rules in ("room", "casino", "tournament"):
        for step in steps(quiet(Hand.new(game, players=8, rules=rules, seed=3), (), (), (), (), ()).show()):
            assert step["rule"] in RULE_IDS
            assert {reason["rule"] for reason in step["reasons"]} <= set(RULE_IDS)


def test_the_bring_in_and_its_suit() -> None:
    found = last(play(Hand.new(players=4), *up_cards("Ks 2d 2c Ac")))
    assert (found["bring-in"]["seat"], found["bring-in"]["card"]) == (3, "2c")
    assert [door["card"] for door in found["bring-in"]["doors"]] == ["2c", "2d", "Ks", "Ac"]
    assert found["bring-in-suit"]["tied"] == [2, 3]
    assert found["bring-in-suit"]["cards"] == {"2": "2d", "3": "2c"}


def test_without_a_tie_no_suit() -> None:
    assert "bring-in-suit" not in last(play(Hand.new(players=2), *up_cards("Ks 2d")))


def test_a_completion_and_the_raises_after_it() -> None:
    hand = play(Hand.new(players=3), *up_cards("2c Kd Qd"), "in", 5)
    assert last(hand)["completion"] == {"seat": 2, "to": 5, "level": 5, "added": 3, "step": 3}
    assert "raise-cap" not in last(hand)
    assert last(play(hand, 10))["raise-cap"] == {"raises": 1, "cap": 3}


def test_an_open_pair() -> None:
    found = last(play(Hand.new(players=3), *up_cards("As 2c Ah"), "in", "call", "call", "Kd 2d Kc"))
    assert found["pair-on-fourth"] == {"seats": [2], "sizes": [5, 10], "allowed": True}
    assert found["first-actor"]["seat"] == 2
    assert found["showing-hand"]["category"] == "pair"


def test_a_tie_of_boards() -> None:
    found = last(play(Hand.new("stud8", players=2), *up_cards("As Ah"), "in", "call", "Kd Kc"))
    assert found["first-actor-tie"] == {"seat": 1, "tied": [1, 2], "by_suit": False}


def test_a_short_all_in() -> None:
    hand = play(Hand.new(stacks=[100, 4, 100]), *up_cards("2c Kd Qd"), "in", 3)
    found = last(hand)["all-in"]
    assert (found["added"], found["step"], found["counts"]) == (1, 3, False)
    found = last(play(Hand.new(stacks=[100, 4, 100]), *up_cards("2c Kd Qd"), "in", 3, "call", "call"))
    assert found["all-in"]["closed"] is True


def test_the_sum_of_pot_limit() -> None:
    hand = play(Hand.new("stud8", "pot", players=3), *up_cards("2c Kd Qd"), "in", 9)
    found = last(hand)["pot-limit"]
    assert (found["pot"], found["call"], found["top"], found["least"], found["most"]) == (5, 2, 2, 4, 9)


def test_an_ante_that_is_short() -> None:
    found = [step["reasons"] for step in steps(Hand.new(stacks=[100, 3], ante=5, bring_in=5))]
    assert {"rule": "ante-short", "facts": {"seat": 2, "amount": 3, "ante": 5}} in found[1]


def test_an_uncalled_bet() -> None:
    told = steps(play(Hand.new(players=3), *up_cards("2c Kd Qd"), "in", 5, "fold", "fold"))
    (returned,) = (step for step in told if step["kind"] == "return")
    assert returned["reasons"] == [
        {"rule": "uncalled", "facts": {"seat": 2, "amount": 3, "matched": 2, "street": "third"}}
    ]


def test_the_deck_that_is_short() -> None:
    told = steps(quiet(Hand.new(players=8, seed=1), (), (), (), ()).deal())
    (community,) = (step for step in told if step["kind"] == "community")
    found = {reason["rule"]: reason["facts"] for reason in community["reasons"]}
    assert (found["deck-short"]["stub"], found["deck-short"]["players"]) == (4, 8)
    assert found["community-no-bet"] == {"betting": False}


def shows(*steps_on_seventh: str | int) -> Any:
    """Return the facts of `showdown-order`, show by show: seat 2 has the better board, all check until seventh."""
    hand = play(Hand.new(players=3), "2c3dKh", "2d4s9h", "3s5dQh", "in", "call", "call")
    for street in ("7h 9c 8d", "5c Js 7s", "Td 6c 2h"):
        play(hand, street, "check", "check", "check")
    told = steps(play(hand, "Jd 4d 6d", *steps_on_seventh, "show"))
    found = [step["reasons"] for step in told if step["kind"] == "show"]
    assert [reasons[0]["rule"] for reasons in found] == ["showdown-order"] * 3
    return [reasons[0]["facts"] for reasons in found]


def test_the_order_of_showing_by_the_last_bettor() -> None:
    order = {"order": [3, 1, 2], "bettor": 3, "by_board": False}
    assert shows("check", 10, "call", "call") == [
        {"seat": 3, "first": True, **order},
        {"seat": 1, "first": False, **order},
        {"seat": 2, "first": False, **order},
    ]


def test_the_order_of_showing_by_the_best_board() -> None:
    order = {"order": [2, 3, 1], "bettor": None, "by_board": True}
    assert shows("check", "check", "check") == [
        {"seat": 2, "first": True, **order},
        {"seat": 3, "first": False, **order},
        {"seat": 1, "first": False, **order},
    ]


def test_the_best_board_is_told_with_the_first_show_only() -> None:
    hand = play(Hand.new(stacks=[3, 3]), "2c3dKh", "2d4s9h", "in", "call", "7h 9c 5c Js Td 6c Jd 4d", "show")
    first, second = ([reason["rule"] for reason in s["reasons"]] for s in steps(hand) if s["kind"] == "show")
    assert first == ["showdown-order", "showing-hand", "high-hand"]
    assert second == ["showdown-order", "high-hand"]


def test_awards_say_which_point_paid() -> None:
    hand = play(Hand.new(players=2), *up_cards("2c Kd"), "in", "fold")
    assert steps(hand)[-1]["rule"] == "last-player"
    assert set(last(hand)) == {"last-player"}


def test_halves_and_odd_chips() -> None:
    """Three seats: kings full against two equal lows, a pot of 9: 5 to the high, 2 and 2 to the lows."""
    hand = play(Hand.new("stud8", players=3), "KsKdKh", "Ad2d3c", "As2s3d", "in", "call", "call")
    for street in ("9c 4h 4c", "9d 7s 7h", "Jc Qh Qd", "8s Jh Jd"):
        play(hand, street, "check", "check", "check")
    told = [step for step in steps(hand) if step["kind"] == "award"] or steps(play(hand, "show"))[-3:]
    rules = [{reason["rule"] for reason in step["reasons"]} for step in told]
    assert [step["amount"] for step in told] == [5, 2, 2]
    assert rules[0] >= {"hi-lo", "odd-chip-half", "high-hand"}
    assert rules[1] >= {"hi-lo", "split-tie", "low-hand"}
    assert "odd-chip" not in rules[1]


def test_every_rule_has_a_record_of_its_facts() -> None:
    assert set(Reasons.__annotations__) == set(RULE_IDS)
