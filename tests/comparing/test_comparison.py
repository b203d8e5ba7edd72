"""Two houses on one hand: where they part, over which rule, and how it ends in each (the rule book's examples)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from stud_teach.comparing.annotate import annotate_comparison
from stud_teach.comparing.comparison import Comparison, Effect, compare
from stud_teach.comparing.difference import Topic
from stud_teach.engine.hand import Hand
from stud_teach.engine.rules import RULE_SETS, HouseError
from stud_teach.files import phh
from tests.play import every_game, pass_round, play, quiet, up_cards
from tests.telling.hands import all_in

HANDS = Path(__file__).parents[1] / "hands"

# Example 9: the pot is 103, seat 4 wins the high, seats 2 and 6 have the same low.
EQUAL_LOWS = {
    1: "5c 5d 2d",
    2: "2c 3d 4h 6s 7c Jh Jd",
    3: "8c 8d 9d",
    4: "Ks Kd Kh Kc 9s 9h Jc",
    5: "Td Tc 9c",
    6: "2h 3c 4c 6d 7s Qc Qd",
}


@pytest.fixture(scope="module")
def equal_lows() -> Hand:
    return all_in(EQUAL_LOWS, (33,) * 6, "bring-in bet fold call fold call fold", game="stud8")


def parted(found: Comparison) -> list[tuple[str, str, str]]:
    return [(parting.topic, parting.rule, parting.street) for parting in found.partings]


def effects(found: Comparison) -> dict[str, Effect]:
    return {key: setting.effect for key, setting in found.settings.items()}


# Odd chips


@pytest.mark.parametrize("other", ["casino", "tournament"])
def test_example_9_the_odd_chip_of_the_low_half(equal_lows: Hand, other: str) -> None:
    found = compare(equal_lows, "room", other)
    assert parted(found) == [("shares", "odd-chip", "showdown")]
    assert {seat: won for seat, won in found.won().items() if any(won)} == {2: (26, 25), 4: (52, 52), 6: (25, 26)}
    facts = found.partings[0].facts
    assert (facts["half"], facts["amount"], facts["winners"]) == ("low", 51, [2, 6])
    assert facts["odd"] == ({2: 1}, {6: 1})
    assert [side.refused for side in found.sides] == [None, None]


def test_a_single_setting_against_the_hand_as_it_is(equal_lows: Hand) -> None:
    for found in (
        compare(equal_lows, "room", house={"odd-chip": "suit"}),
        compare(equal_lows, {}, {"odd-chip": "suit"}),
        compare(equal_lows, RULE_SETS["room"], RULE_SETS["room"].with_settings({"odd-chip": "suit"})),
    ):
        assert [side.rules for side in found.sides] == ["room", "room"]
        assert [dict(side.changes) for side in found.sides] == [{}, {"odd-chip": "suit"}]
        assert effects(found) == {"odd-chip": "parts"}
        assert found.won()[6] == (25, 26)


@pytest.mark.parametrize("other", ["casino", "tournament"])
def test_a_pot_that_two_share_whole(other: str) -> None:
    """67: the room's odd chip goes to seat 1; the suits of the five cards used give it to seat 3."""
    assert parted(compare(phh.load(HANDS / "whole-pot-tie-67.phh"), "room", other)) == [
        ("shares", "odd-chip", "showdown")
    ]
    even = compare(phh.load(HANDS / "whole-pot-tie-66.phh"), "room", other)
    assert (even.same, even.won()) == (True, {1: (33, 33), 2: (0, 0), 3: (33, 33), 4: (0, 0)})


# Who acts, and what a player may do


@pytest.mark.parametrize(
    ("one", "other", "seats"),
    [("room", "tournament", (1, 3)), ("tournament", "casino", (3, 1)), ("room", "casino", ())],
)
def test_example_4_with_the_aces_swapped(one: str, other: str, seats: tuple[int, ...]) -> None:
    doors = (*up_cards("Ah 9c As"), "in", "call", "call", "Kd 8d Kc")
    found = compare(play(Hand.new(players=3), *doors), one, other)
    assert parted(found) == ([("first-actor", "first-actor-tie", "fourth")] if seats else [])
    if found.parts_at:
        assert found.parts_at.facts["seats"] == seats
        step = [found.sides[0].trace, found.sides[1].trace]
        acts = [
            trace.steps[at or 0].table["to_act"] for trace, at in zip(step, found.parts_at.at, strict=True) if trace
        ]
        assert tuple(acts) == seats
    low = compare(play(Hand.new("stud8", players=3), *doors), one, other)
    assert low.same


def test_equal_boards_at_the_showdown() -> None:
    """All-in on third street, so that the boards decide nothing but who shows first."""
    cards = {1: "2c 3d Ah Kd Qs 9c 7d", 2: "4c 5d As Kc Qd 9h 8s"}
    hand = all_in(cards, (20, 20), "bring-in bet call")
    found = compare(hand, "room", "tournament")
    assert parted(found) == [("shows-first", "first-actor-tie", "showdown")]
    assert found.partings[0].facts["seats"] == (1, 2)
    shows = [
        side.trace.steps[at or 0].event
        for side, at in zip(found.sides, found.partings[0].at, strict=True)
        if side.trace
    ]
    assert [(event.kind, event.seat) for event in shows] == [("show", 1), ("show", 2)]
    assert compare(hand, "room", "casino").same
    given = compare(hand.show(), "room", "tournament")  # as a file has it: the order of its shows stands
    assert parted(given) == [("shows-first", "first-actor-tie", "showdown")]


def test_an_action_out_of_the_other_house_s_turn() -> None:
    doors = (*up_cards("Ah 9c As"), "in", "call", "call", "Kd 8d Kc", "check")
    found = compare(play(Hand.new(players=3), *doors), "room", "tournament")
    assert parted(found) == [("first-actor", "first-actor-tie", "fourth")]
    refused = found.sides[1].refused
    assert refused is not None
    assert (refused.rule, refused.legal and refused.seat) == ("first-actor-tie", 3)


@every_game
@pytest.mark.parametrize("other", ["casino", "tournament"])
def test_example_5_a_fourth_raise(game: str, other: str) -> None:
    hand = Hand.new(game, players=3, rules=other)
    play(hand, *up_cards("2c Kd Qd"), "in", 5, 10, 15, 20, 25)
    found = compare(hand, "room", other)
    assert parted(found) == [("choices", "raise-cap", "third")]
    assert found.partings[0].facts["cap"] == (3, 4)
    refused, allowed = (side.refused for side in found.sides)
    assert allowed is None
    assert refused is not None
    assert (refused.rule, refused.action and refused.action.to) == ("raise-cap", 25)
    assert found.won() == {1: (None, None), 2: (None, None), 3: (None, None)}


def test_example_5_a_cap_that_nobody_uses() -> None:
    """The houses part over what the next player may do, though the player only calls."""
    hand = play(Hand.new(players=3), *up_cards("2c Kd Qd"), "in", 5, 10, 15, 20, "call")
    found = compare(hand, "room", "tournament")
    assert parted(found) == [("choices", "raise-cap", "third")]
    assert [side.refused for side in found.sides] == [None, None]
    assert effects(found)["raise-cap"] is Effect.PARTS


def test_heads_up_a_casino_has_no_cap() -> None:
    hand = play(Hand.new(players=2, rules="casino"), *up_cards("2c Kd"), "in", 5, 10, 15, 20, 25, 30)
    found = compare(hand, "casino", "tournament")
    [parting] = found.partings
    assert (parting.rule, parting.setting, parting.facts["cap"]) == ("raise-cap", "raise-cap-heads-up", (None, 4))
    assert found.sides[1].refused is not None


def test_example_6_the_double_bet_with_an_open_pair() -> None:
    cards = (*up_cards("As 2c Ah"), "in", "call", "call", "Kd 2d Kc")
    doubled = play(Hand.new(players=3), *cards, 5, 15, 25)
    found = compare(doubled, "room", "tournament")
    assert parted(found) == [("choices", "pair-on-fourth", "fourth")]
    assert found.partings[0].facts["pair"] == (2,)
    assert found.sides[1].refused is not None
    assert compare(doubled, "room", "casino").same
    single = compare(play(Hand.new(players=3), *cards, 5), "casino", "tournament")
    assert parted(single) == [("choices", "pair-on-fourth", "fourth")]
    assert [side.refused for side in single.sides] == [None, None]
    assert compare(play(Hand.new("stud8", players=3), *cards, 5), "room", "tournament").same


# Seventh street


def test_example_7_a_community_card() -> None:
    hand = quiet(Hand.new(players=8, seed=7), (), (), (), ())
    found = compare(hand.deal(), "room", "casino")
    assert parted(found) == [("betting", "community-no-bet", "seventh")]
    room, casino = found.sides
    assert room.trace is not None
    assert casino.trace is not None
    at = found.partings[0].at
    community = [trace.steps[n or 0].event for trace, n in zip((room.trace, casino.trace), at, strict=True)]
    assert [event.kind for event in community] == ["community", "community"]
    assert community[0].cards == community[1].cards
    assert (room.finished, casino.finished) == (True, False)
    assert effects(found)["burn"] is Effect.SEEN


def test_example_7_with_seven_players_there_are_cards_enough() -> None:
    hand = quiet(Hand.new(players=7, seed=7), (), (), (), (), ()).show()
    found = compare(hand, "room", "casino")
    assert "last-card" not in [parting.topic for parting in found.partings]
    assert effects(found)["deck-short"] is Effect.SEEN  # the casino shuffles its burned cards in


def test_example_8_a_short_stub() -> None:
    """Eight dealt, five still in: the casino deals a community card, the room one card each."""
    hand = quiet(Hand.new(players=8, rules="casino", seed=7), (), (), (7, 8), (6,)).deal()
    found = compare(hand, "room", "casino")
    assert parted(found) == [("last-card", "deck-short", "seventh")]
    refused = found.sides[0].refused
    assert refused is not None
    assert (refused.fault, found.sides[1].refused) == ("no-community-due", None)
    back = compare(quiet(Hand.new(players=8, seed=7), (), (), (7, 8), (6,)).deal(), "room", "casino")
    assert parted(back) == [("last-card", "deck-short", "seventh")]
    assert back.sides[1].refused is not None


def test_a_real_hand_that_bets_after_a_community_card(real_hands: Path) -> None:
    found = compare(phh.load(real_hands / "stars-stud-001.phh"), "room", "casino")
    assert parted(found) == [("betting", "community-no-bet", "seventh")]
    refused, allowed = (side.refused for side in found.sides)
    assert refused is not None
    assert (refused.rule, allowed) == ("community-no-bet", None)
    assert found.sides[1].finished


# Pot limit


@pytest.mark.parametrize("other", ["casino", "tournament"])
def test_pot_limit_is_offered_in_the_room_only(other: str) -> None:
    hand = play(Hand.new("stud", "pot", players=4), *up_cards("Ks 2d 2c Ac"), "in")
    found = compare(hand, "room", other)
    assert parted(found) == [("game", "pot-limit", "ante")]
    assert found.sides[1].trace is None
    assert found.sides[1].refused is not None
    assert found.sides[1].refused.fault == "pot-limit-refused"
    assert compare(hand, "casino", "tournament").same
    refused = annotate_comparison(found)["sides"][1]["refused"]
    assert refused is not None
    assert (refused["step"], refused["rule"], refused["action"]) == (0, "pot-limit", None)


def test_example_1_the_highest_door_card_in_pot_limit() -> None:
    """The room's pot limit: seat 4's ace; where the lowest door card always brings it in: seat 3's deuce."""
    hand = play(Hand.new("stud", "pot", players=4), *up_cards("Ks 2d 2c Ac"), "in")
    found = compare(hand, "room", house={"bring-in": "lowest"})
    assert parted(found) == [("bring-in", "bring-in", "third")]
    assert found.partings[0].facts["seats"] == (4, 3)
    low = play(Hand.new("stud8", "pot", players=4), *up_cards("Ks 2d 2c Ac"), "in")
    assert compare(low, "room", house={"bring-in": "lowest"}).same


# What does not part


def test_burned_cards_part_nobody() -> None:
    found = compare(phh.load(HANDS / "quartered.phh"), "room", "casino")
    assert found.same
    assert effects(found)["burn"] is Effect.SEEN
    assert set(effects(found).values()) == {Effect.SEEN, Effect.NONE}


def test_a_seed_deals_the_same_cards_in_both_houses() -> None:
    dealt = [
        quiet(Hand.new(players=6, rules=rules, seed="same"), (), (), (), (), ()).show() for rules in ("room", "casino")
    ]
    assert dealt[0].actions == dealt[1].actions
    assert compare(dealt[0], "room", "casino").won() == compare(dealt[1], "room", "casino").won()


def test_the_hand_s_own_changes_stay_on_top() -> None:
    hand = Hand.new(players=3, house={"raise-cap": 6})
    pass_round(play(hand, *up_cards("2c Kd Qd"), "in", 5, 10, 15, 20, 25, 30))
    found = compare(hand, "room", "tournament")
    assert "raise-cap" not in found.settings
    assert found.same


def test_without_another_house_it_is_the_casino_s_or_the_room_s() -> None:
    hand = Hand.new(players=2)
    assert [side.rules for side in compare(hand).sides] == ["room", "casino"]
    assert [side.rules for side in compare(hand, "tournament").sides] == ["tournament", "room"]


def test_what_comes_later_is_not_known() -> None:
    cards = (*up_cards("As 2c Ah"), "in", "call", "call", "Kd 2d Kc")
    found = effects(compare(play(Hand.new(players=3), *cards, 10), "room", "tournament"))
    assert found["odd-chip"] is Effect.LATER
    assert found["pot-limit"] is Effect.NONE  # nothing in a fixed-limit hand


def test_rules_that_do_not_exist() -> None:
    hand = Hand.new(players=2)
    with pytest.raises(HouseError, match=r"“rules” is room, casino or tournament, not 'bar'"):
        compare(hand, "room", "bar")
    with pytest.raises(HouseError, match="There is no house rule"):
        compare(hand, "room", house={"odd-chips": "suit"})


@pytest.mark.parametrize("path", sorted(HANDS.glob("*.phh")), ids=lambda path: path.stem)
def test_a_house_never_parts_from_itself(path: Path) -> None:
    hand = phh.load(path)
    for rules in RULE_SETS:
        found = compare(hand, rules, rules)
        assert found.same
        assert not found.settings


@pytest.mark.parametrize("path", sorted(HANDS.glob("*.phh")), ids=lambda path: path.stem)
def test_the_sides_change_places(path: Path) -> None:
    hand = phh.load(path)
    there, back = compare(hand, "room", "casino"), compare(hand, "casino", "room")
    assert parted(there) == parted(back)
    assert [parting.at[::-1] for parting in there.partings] == [parting.at for parting in back.partings]
    assert {seat: won[::-1] for seat, won in there.won().items()} == back.won()
    assert effects(there) == effects(back)


def test_as_plain_values(equal_lows: Hand) -> None:
    data: Any = annotate_comparison(compare(equal_lows, "room", "casino"))
    assert data["rules"] == ["room", "casino"]
    assert data["same"] is False
    assert data["parts_at"]["rule"] == "odd-chip"
    setting = data["settings"]["odd-chip"]
    assert (setting["one"], setting["other"], setting["effect"]) == ("seat", "suit", "parts")
    assert data["won"]["6"] == [25, 26]
    assert [side["won"]["2"] for side in data["sides"]] == [26, 25]
    assert [side["pots"] for side in data["sides"]] == [[{"amount": 103, "seats": [2, 4, 6]}]] * 2
    assert Topic(data["parts_at"]["topic"]) is Topic.SHARES
