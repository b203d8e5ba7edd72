"""The evidence of a step: the rule book's examples; amounts that add up and nothing that leaks, on many hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from stud_teach.engine.events import Kind
from stud_teach.engine.hand import Hand
from stud_teach.engine.rules import RULE_IDS
from stud_teach.files import phh
from stud_teach.pictures.evidence import evidence
from stud_teach.scenarios import scenario
from stud_teach.trace.trace import Trace, trace
from tests.telling.hands import act, all_in, random_hand

Json = Any
REAL_HANDS = Path(__file__).parents[3] / "shared" / "hands"


def of_kind(shown: Trace, n: int, kind: str) -> Json | None:
    return next((entry for entry in evidence(shown, n) if entry["kind"] == kind), None)


def last(hand: Hand, kind: str) -> Json:
    """The evidence of that kind at the hand's last step."""
    shown = trace(hand)
    found = of_kind(shown, len(shown.steps) - 1, kind)
    assert found is not None
    return found


def english(entry: Json, key: str) -> str:
    return str(entry[key]["en"])


def rows(bets: Json) -> list[tuple[str, str, str, int]]:
    return [(english(row, "name"), row["amount"], row["rule"], row["bars"]) for row in bets["rows"]]


def shares(half: Json) -> dict[int, int]:
    return {share["seat"]: share["amount"] for share in half["shares"]}


# Doors and boards


def at_last(hand: Hand) -> Json:
    """The evidence of the hand's last step, by kind."""
    shown = trace(hand)
    return {entry["kind"]: entry for entry in evidence(shown, len(shown.steps) - 1)}


def dealt(doors: str, **settings: Any) -> Hand:
    """A hand with these door cards, seat 1 first; down cards are unknown."""
    cards = doors.split()
    hand = Hand.new(players=len(cards), **settings)
    for card in cards:
        hand.deal(f"????{card}")
    return hand


def test_the_lowest_door_card_stands_first_and_the_suits_part_equal_ranks():
    doors = at_last(dealt("Ks 2d 2c Ac"))["doors"]
    assert doors["sign"] == "<"
    assert [(item["seat"], item["card"], item["mark"]) for item in doors["items"]] == [
        (3, "2c", "chosen"),
        (2, "2d", "tied"),
        (1, "Ks", None),
        (4, "Ac", None),
    ]
    suits = doors["suits"]["items"]
    assert [(item["suit"], item["mark"]) for item in suits] == [
        ("c", "chosen"),
        ("d", "tied"),
        ("h", None),
        ("s", None),
    ]


def test_in_pot_limit_the_highest_door_card_stands_first():
    doors = at_last(dealt("As Ah Ad Ac", limit="pot"))["doors"]
    assert doors["sign"] == ">"
    assert [item["seat"] for item in doors["items"]] == [1, 2, 3, 4]
    assert [(item["suit"], item["mark"]) for item in doors["suits"]["items"]] == [
        ("s", "chosen"),
        ("h", "tied"),
        ("d", "tied"),
        ("c", "tied"),
    ]


def test_one_lowest_card_needs_no_suits():
    assert at_last(dealt("Ks 2d 3c Ac"))["doors"]["suits"] is None


def test_an_unknown_door_card_makes_the_ladder_unverified():
    doors = at_last(dealt("Ks 2c ??"))["doors"]
    assert [item["card"] for item in doors["items"]] == ["2c", "Ks", "??"]
    assert "cannot be verified" in english(doors, "note")


def test_the_bring_in_itself_shows_the_ladder_again():
    assert at_last(dealt("Ks 2d 2c Ac").bring_in())["doors"]["items"][0]["seat"] == 3


def fourth_street(cards: str, **settings: Any) -> Hand:
    """Two up cards for each seat, seat 1 first; on third street the bring-in is called round."""
    boards = [board.split() for board in cards.split(",")]
    hand = dealt(" ".join(board[0] for board in boards), **settings).bring_in()
    while hand.to_act:
        hand.call()
    for board in boards:
        hand.deal(board[1])
    return hand


def test_the_best_board_stands_first_and_folded_seats_are_named():
    hand = dealt("As 2c Ad 9c").bring_in().call().fold().call()
    for card in ("Kd", "2d", "Kc"):
        hand.deal(card)
    boards = at_last(hand)["boards"]
    marks = [(item["seat"], item["cards"], item["mark"]) for item in boards["items"]]
    assert marks == [(2, ["2c", "2d"], "chosen"), (1, ["As", "Kd"], None), (3, ["Ad", "Kc"], None)]
    assert "Seat 4 has folded." in english(boards, "note")


def test_equal_boards_are_tied():
    boards = at_last(fourth_street("As Kd,9c 3d,Ah Kc"))["boards"]
    assert [(item["seat"], item["mark"]) for item in boards["items"]] == [(1, "chosen"), (3, "tied"), (2, None)]
    assert "nearest clockwise from the dealer" in english(boards, "note")


def test_a_tournament_parts_equal_boards_by_suit():
    boards = at_last(fourth_street("Ah Kd,9c 3d,As Kc", rules="tournament"))["boards"]
    assert [(item["seat"], item["mark"]) for item in boards["items"]] == [(3, "chosen"), (1, "tied"), (2, None)]
    assert "suit" in english(boards, "note")


# Bets


def test_an_open_pair_gives_one_limit_or_two():
    bets = at_last(fourth_street("As Kd,2c 2d,Ah Kc"))["bets"]
    assert english(bets, "title") == "Seat 2 may now"
    assert rows(bets) == [
        ("Fold", "0", "fold", 0),
        ("Check", "0", "turn", 0),
        ("Bet", "5", "bet-size", 1),
        ("Bet", "10", "pair-on-fourth", 2),
    ]
    assert (bets["raises"]["used"], bets["raises"]["cap"], bets["raises"]["rule"]) == (0, 3, "raise-cap")
    assert bets["sum"] is None


def test_two_limits_once_bet_stay_two():
    hand = fourth_street("As Kd,2c 2d,Ah Kc")
    act(hand, "5")
    act(hand, "15")
    bets = at_last(hand)["bets"]
    assert rows(bets)[-1] == ("Raise to", "25", "pair-on-fourth", 2)
    assert bets["raises"]["used"] == 1


def test_the_cap_leaves_call_or_fold():
    hand = dealt("2c 9d Kd").bring_in()
    for total in (5, 10, 15, 20):
        hand.bet(total)
    bets = at_last(hand)["bets"]
    assert [name for name, *_ in rows(bets)] == ["Fold", "Call"]
    assert (bets["raises"]["used"], bets["raises"]["cap"]) == (3, 3)
    assert "all 3" in english(bets["raises"], "text")


def pot_limit_hand() -> Hand:
    return dealt("Kc 9c As 4c 8d Qc Jc Tc", limit="pot").bring_in()


def test_the_pot_limit_sum_is_worked_out():
    bets = at_last(pot_limit_hand())["bets"]
    assert [(name, amount, rule) for name, amount, rule, _ in rows(bets)] == [
        ("Fold", "0", "fold"),
        ("Call", "2", "turn"),
        ("Raise to", "4-14", "pot-limit"),
    ]
    assert english(bets, "sum") == "10 in the pot + 2 to call = 12; raise by at most 12, to 14."
    assert bets["raises"] is None


def test_a_call_makes_the_pot_limit_higher():
    bets = at_last(pot_limit_hand().call())["bets"]
    assert rows(bets)[-1][1] == "4-16"
    assert english(bets, "sum") == "12 in the pot + 2 to call = 14; raise by at most 14, to 16."


def fifth_street(stack: int) -> Hand:
    """Three in, seat 1 bets 10 on fifth street, seat 2 is all-in with what `stack` leaves it."""
    hand = Hand.new(stacks=(200, stack, 200))
    for cards in ("??" * 2 + "As", "??" * 2 + "2c", "??" * 2 + "9d"):
        hand.deal(cards)
    hand.bring_in().call().call()
    for street in (("Ah", "7d", "8c"), ("Ad", "Tc", "3s")):
        for card in street:
            hand.deal(card)
        if street[0] == "Ah":
            hand.check().check().check()
    return hand.bet(10)


def test_a_short_all_in_does_not_reopen_the_betting():
    bets = at_last(fifth_street(3 + 14).bet(14).call())["bets"]
    assert english(bets, "title") == "Seat 1 may now"
    assert [(name, amount, rule) for name, amount, rule, _ in rows(bets)] == [
        ("Fold", "0", "fold"),
        ("Call", "4", "all-in"),
    ]


def test_half_a_raise_counts_as_a_raise():
    bets = at_last(fifth_street(3 + 15).bet(15).call())["bets"]
    assert rows(bets)[1:] == [("Call", "5", "turn", 0), ("Raise to", "25", "bet-size", 1)]
    assert bets["raises"]["used"] == 1


def test_who_has_not_acted_may_raise_to_the_normal_level():
    bets = at_last(fifth_street(3 + 14).bet(14))["bets"]
    assert rows(bets)[-1] == ("Raise to", "20", "all-in", 1)
    assert "the all-in to 14 was no raise" in english(bets["rows"][-1], "why")


def test_after_a_short_bring_in_the_full_one_is_owed():
    hand = Hand.new(stacks=(2, 100, 100))
    for cards in ("????2c", "????9d", "????Kd"):
        hand.deal(cards)
    assert rows(at_last(hand)["bets"]) == [("Bring in", "1", "bring-in-short", 0)]
    assert rows(at_last(hand.bring_in())["bets"])[1:] == [
        ("Call", "2", "turn", 0),
        ("Complete to", "5", "completion", 1),
    ]


# Pots

HIGH = "As Ah Kc Ks Kd 9h 9s"  # kings full of aces, no low
LOW = "2c 3d 4h 6s 7c Jh Jd"  # 7-6-4-3-2


def test_the_odd_chip_between_the_halves_goes_high():
    cards = {1: LOW, 2: HIGH, 3: "5c 5d Th"}
    picture = last(all_in(cards, (50, 50, 50), "bring-in bet fold call", game="stud8"), "pots")
    [pot] = picture["pots"]
    assert pot["amount"] == 101
    high, low = pot["halves"]
    assert (high["half"], high["amount"], high["odd"], high["rule"]) == ("high", 51, 1, "odd-chip-half")
    assert (low["half"], low["amount"], low["odd"], low["rule"]) == ("low", 50, 0, "hi-lo")
    assert english(high, "note") == "50 and the odd chip"
    assert (shares(high), shares(low)) == ({2: 51}, {1: 50})
    assert [share["rule"] for share in high["shares"] + low["shares"]] == ["high-hand", "low-hand"]
    assert english(picture, "title") == "Where the 101 chips go"
    assert picture["put_in"] == [
        {"seat": 1, "amount": 50, "state": "all-in"},
        {"seat": 2, "amount": 50, "state": "all-in"},
        {"seat": 3, "amount": 1, "state": "folded"},
    ]


EQUAL_LOWS = {
    1: "5c 5d 2d",
    2: "2c 3d 4h 6s 7c Jh Jd",
    3: "8c 8d 9d",
    4: HIGH,
    5: "Td Tc 9c",
    6: "2h 3c 4c 6d 7s Qc Qd",  # the seven of spades is the higher card
}


@pytest.mark.parametrize(("rules", "low_shares"), [("room", {2: 26, 6: 25}), ("casino", {2: 25, 6: 26})])
def test_the_odd_chip_between_equal_lows(rules, low_shares):
    hand = all_in(EQUAL_LOWS, (33,) * 6, "bring-in bet fold call fold call fold", game="stud8", rules=rules)
    [pot] = last(hand, "pots")["pots"]
    high, low = pot["halves"]
    assert (pot["amount"], high["amount"], low["amount"]) == (103, 52, 51)
    assert (low["rule"], english(low, "note")) == ("split-tie", "2 equal lows")
    assert (shares(high), shares(low)) == ({4: 52}, low_shares)
    by_seat = {share["seat"]: share for share in low["shares"]}
    lucky = max(low_shares, key=lambda seat: low_shares[seat])
    assert (by_seat[lucky]["odd"], by_seat[lucky]["rule"], english(by_seat[lucky], "note")) == (1, "odd-chip", "25 + 1")
    assert (by_seat[8 - lucky]["odd"], by_seat[8 - lucky]["rule"]) == (0, "split-tie")


@pytest.mark.parametrize(
    ("door", "stack", "actions", "amount", "paid"),
    [
        ("2d", 32, "bring-in bet call fold", 66, {1: 33, 3: 33}),
        ("Th", 33, "bring-in fold bet call", 67, {1: 34, 3: 33}),
    ],
)
def test_the_same_seats_winning_both_ways_share_the_whole_pot(door, stack, actions, amount, paid):
    cards = {1: "2c 3d 4h 5s 7c Ah Kd", 2: f"8c 8d {door}", 3: "2h 3c 4s 5d 7s Ad Kc"}
    [pot] = last(all_in(cards, (stack,) * 3, actions, game="stud8"), "pots")["pots"]
    [whole] = pot["halves"]
    assert (pot["amount"], whole["half"], whole["rule"]) == (amount, "whole", "whole-pot-tie")
    assert shares(whole) == paid


def test_quartered():
    cards = {1: "Ac 7d 2h 4s 3c 7c 7h", 2: "8c 8d Th", 3: "8h 9s Jh", 4: "Ad 2c 3h 4c 7s Jd Kc"}
    hand = all_in(cards, (49,) * 4, "bring-in fold fold bet call", game="stud8")
    [pot] = last(hand, "pots")["pots"]
    high, low = pot["halves"]
    assert (pot["amount"], shares(high), shares(low)) == (100, {1: 50}, {1: 25, 4: 25})


@pytest.mark.parametrize(
    ("door", "actions", "amount", "paid"),
    [
        ("Th", "bring-in fold fold bet fold fold call call", 100, {1: 34, 4: 33, 7: 33}),
        ("2s", "bring-in fold bet fold fold call call fold", 101, {1: 34, 4: 34, 7: 33}),
    ],
)
def test_three_equal_hands(door, actions, amount, paid):
    cards = {
        1: "Ac Kd 3c Qh Jc 9d 4c",
        2: f"8c 8d {door}",
        3: "8h 8s Td",
        4: "Ad Kh 3d Qs Jd 9h 4d",
        5: "6c 6d 7d",
        6: "6h 6s 7h",
        7: "Ah Ks 3h Qc Jh 9s 4h",
    }
    picture = last(all_in(cards, (32,) * 7, actions), "pots")
    [whole] = picture["pots"][0]["halves"]
    assert (whole["amount"], whole["rule"], english(whole, "note")) == (amount, "split-tie", "3 equal hands")
    assert shares(whole) == paid
    assert "odd chip" in english(picture, "note")


def test_all_ins_of_ten_thirty_and_sixty():
    cards = {
        1: "As Ah Td Ad Kc Ks 7h",  # the best hand, for the main pot
        2: "Qs Qh 9d Qd Jc Js 7d",
        3: "Ts Th 8d Tc 6c 6s 7c",
        4: "5c 5h 2d 5d 4c 4s 8h",
    }
    hand = all_in(cards, (10, 30, 60, 60), "bring-in 9 29 bet call")
    picture = last(hand, "pots")
    assert [(english(pot, "name"), english(pot, "note"), pot["amount"]) for pot in picture["pots"]] == [
        ("Main pot", "up to 10 each", 40),
        ("Side pot 1", "up to 20 more each", 60),
        ("Side pot 2", "up to 30 more each", 60),
    ]
    assert [shares(pot["halves"][0]) for pot in picture["pots"]] == [{1: 40}, {2: 60}, {3: 60}]
    assert {pot["rule"] for pot in picture["pots"]} == {"side-pots"}
    assert [part["seat"] for part in picture["pots"][2]["from"]] == [3, 4]


def test_the_last_player_takes_the_pot_without_a_hand():
    shown = trace(dealt("2c 9d Kd").bring_in().bet(5).fold().fold())
    entries: Any = evidence(shown, len(shown.steps) - 1)
    assert [entry["kind"] for entry in entries] == ["pots"]
    [pot] = entries[0]["pots"]
    [whole] = pot["halves"]
    assert (pot["amount"], pot["rule"], whole["rule"], shares(whole)) == (7, "last-player", "last-player", {2: 7})


# Hands


def showdown() -> Trace:
    cards = {1: LOW, 2: HIGH, 3: "5c 5d Th"}
    return trace(all_in(cards, (50, 50, 50), "bring-in bet fold call", game="stud8"))


def test_a_hand_appears_once_it_is_shown():
    shown = showdown()
    found = [of_kind(shown, n, "hands") for n in range(len(shown.steps))]
    seats = [[item["seat"] for item in hands["items"]] for hands in found if hands]
    assert seats == [[2], [2, 1], [2, 1], [2, 1]]  # two shows, two awards


@pytest.mark.parametrize("n", [-1, 1000])
def test_there_is_no_such_step(n):
    with pytest.raises(IndexError, match="“n” is a whole number from 0 to "):
        evidence(showdown(), n)


def test_five_for_high_and_five_for_low():
    cards = {1: LOW, 2: HIGH, 3: "5c 5d Th"}
    kings, low = last(all_in(cards, (50, 50, 50), "bring-in bet fold call", game="stud8"), "hands")["items"]
    assert kings["cards"] == HIGH.split()
    assert kings["up"] == [False, False, True, True, True, True, False]
    assert Counter(kings["high"]) == Counter("Kc Ks Kd As Ah".split())
    assert (kings["low"], english(kings, "low_name")) == (None, "no low: of eight or lower only A")
    assert (english(kings, "result"), kings["won"], english(low, "result"), low["won"]) == (
        "wins 51",
        51,
        "wins 50",
        50,
    )
    assert (low["low"], english(low, "low_name")) == (["7c", "6s", "4h", "3d", "2c"], "7-6-4-3-2")


def test_a_high_game_names_no_low():
    cards = {1: LOW, 2: HIGH, 3: "5c 5d Th"}
    items = last(all_in(cards, (50, 50, 50), "bring-in bet fold call"), "hands")["items"]
    assert [item["low_name"] for item in items] == [None, None]
    assert english(items[1], "result") == "wins nothing"


# Pots paid share by share


def awards_of(name: str) -> list[Json]:
    """The evidence of each step that pays, by kind."""
    shown = trace(scenario(name))
    paying = [n for n, step in enumerate(shown.steps) if step.event.kind is Kind.AWARD]
    return [{entry["kind"]: entry for entry in evidence(shown, n)} for n in paying]


def paid(pots: Json) -> list[tuple[int, str]]:
    branches = [half for pot in pots["pots"] for half in pot["halves"]]
    return [(share["seat"], share["paid"]) for half in branches for share in half["shares"]]


def test_a_hand_tells_what_it_has_won_so_far():
    """`quartered`: 50 to seat 1 for high, then 25 each of the low half; seat 1 ends with 75."""
    told = [[english(item, "result") for item in step["hands"]["items"]] for step in awards_of("quartered")]
    assert told == [["wins 50", "shown"], ["wins 75", "shown"], ["wins 75", "wins 25"]]


def test_the_whole_division_marks_the_share_that_is_paid_at_this_step():
    first, second, third = (step["pots"] for step in awards_of("quartered"))
    assert paid(first) == [(1, "now"), (1, "later"), (4, "later")]
    assert paid(second) == [(1, "before"), (1, "now"), (4, "later")]
    assert paid(third) == [(1, "before"), (1, "before"), (4, "now")]
    bands, framed = "Bands are as thick as the amounts.", "Framed: paid at this step."
    assert [english(each, "note") for each in (first, third)] == [
        f"{bands} {framed} Pale: still to be paid.",
        f"{bands} {framed}",
    ]


def test_side_pots_are_paid_before_the_main_pot():
    """The last-made pot first; the picture begins with the main pot, which seats 1 and 2 share."""
    first, *_, final = (step["pots"] for step in awards_of("side-pots-high-low-different-winners"))
    assert paid(first) == [(1, "later"), (2, "later"), (2, "later"), (3, "now"), (4, "later")]
    assert paid(final) == [(1, "before"), (2, "now"), (2, "before"), (3, "before"), (4, "before")]


def test_where_one_seat_gets_all_there_is_nothing_to_mark():
    [only] = awards_of("kicker-decides")
    assert [when for _, when in paid(only["pots"])] == [None]
    assert {english(item, "result") for item in only["hands"]["items"]} >= {"wins nothing"}


# Many hands


def many() -> list[Any]:
    files = [path for path in sorted(REAL_HANDS.glob("*.phh")) if "razz" not in path.name]
    real = [pytest.param(lambda path=path: phh.load(path), id=path.stem) for path in files]
    return real + [pytest.param(lambda seed=seed: random_hand(seed), id=f"seed-{seed}") for seed in range(120)]


@pytest.mark.parametrize("make", many())
def test_amounts_add_up_on_every_branch(make):
    shown = trace(make())
    won = shown.steps[-1].table["seats"] if shown.steps else {}
    for n in range(len(shown.steps)):
        picture = of_kind(shown, n, "pots")
        if picture is None:
            continue
        assert_sums(picture)
        paid: Counter[int] = Counter()
        for pot in picture["pots"]:
            for half in pot["halves"]:
                paid.update(shares(half))
        assert paid == Counter({int(seat): state["won"] for seat, state in won.items() if state["won"]})


def assert_sums(picture: Json) -> None:
    put_in: Counter[int] = Counter()
    for pot in picture["pots"]:
        put_in.update({part["seat"]: part["amount"] for part in pot["from"]})
        assert sum(part["amount"] for part in pot["from"]) == pot["amount"]
        assert sum(half["amount"] for half in pot["halves"]) == pot["amount"]
        for half in pot["halves"]:
            assert sum(share["amount"] for share in half["shares"]) == half["amount"]
            assert {pot["rule"], half["rule"], *(share["rule"] for share in half["shares"])} <= set(RULE_IDS)
    assert put_in == Counter({entry["seat"]: entry["amount"] for entry in picture["put_in"]})


CARD_KEYS = {"card", "community"}
CARDS_KEYS = {"cards", "high", "low"}


def cards_in(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, inner in value.items():
            if key in CARD_KEYS and isinstance(inner, str):
                yield inner
            elif key in CARDS_KEYS and isinstance(inner, list):
                yield from inner
            else:
                yield from cards_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from cards_in(inner)


@pytest.mark.parametrize("seed", range(40))
def test_a_seat_sees_no_card_that_it_cannot_know(seed):
    hand = random_hand(seed)
    for seat in range(1, len(hand.setup.stacks) + 1):
        seen = trace(hand, seat)
        for n, step in enumerate(seen.steps):
            on_table = {card for state in step.table["seats"].values() for card in state["cards"]}
            shown = set(cards_in(evidence(seen, n)))
            assert shown <= on_table | {"??", step.table["community"]}, (n, seat)
