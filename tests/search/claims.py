"""What each point claims of a hand, said plainly and checked on the plain implementation's view of it."""

from __future__ import annotations

from collections.abc import Callable

from tests.plain import STREETS
from tests.plain.ranks import CATEGORIES, board_value, order_of, rank_of
from tests.search.view import View

Claim = Callable[[View], bool]

LOW_RANKS = set("A2345678")
COUNT_UP = dict(zip(STREETS, (1, 2, 3, 4, 4), strict=True))


def tied_doors(view: View) -> int:
    doors = view.doors()
    decides = rank_of(doors[view.told["bring_in"]["seat"]])
    return sum(rank_of(card) == decides for card in doors.values())


def paid_bring_in(view: View) -> list[int]:
    return [each.seat for each in view.decisions if each.do == "bring-in"]


def full_opening(view: View) -> bool:
    first = next(each for each in view.decisions if each.do != "fold")
    return first.do == "bet" and first.street == "third"


def folded_to_bring_in(view: View) -> bool:
    [seat] = paid_bring_in(view)
    rest = [each.do for each in view.decisions if each.do != "bring-in"]
    return set(rest) == {"fold"} and [line["seat"] for line in view.told["awards"]] == [seat]


def open_pair(view: View) -> bool:
    return any(len({card[0] for card in view.board(seat, 2)}) == 1 for seat in view.in_at["fourth"])


def equal_boards(view: View) -> bool:
    """Two boards are equally good, and none is better, where somebody acted or showed first."""
    asked = [(street, view.in_at[street]) for street in view.told["first_actor"] if street != "third"]
    asked += [("seventh", view.told["shown"])] if not bet_on_seventh(view) else []
    for street, seats in asked:
        values = sorted(board_value(view.board(seat, COUNT_UP[street])) for seat in seats)
        if len(values) > 1 and values[-1] == values[-2]:
            return True
    return False


def bet_on_seventh(view: View) -> list[int]:
    return [each.seat for each in view.decisions if each.street == "seventh" and each.do == "bet"]


def double_bet(view: View) -> bool:
    bets = [each for each in view.decisions if each.street == "fourth" and each.do == "bet"]
    return open_pair(view) and any(each.to - each.top == view.setup["big"] for each in bets)


def full_bets(view: View, most: int) -> bool:
    """On some street there were so many full bets and raises of one size."""
    sizes = {"third": view.setup["small"], "fourth": view.setup["small"]}
    return any(each.to == most * sizes.get(each.street, view.setup["big"]) for each in view.decisions)


def check_raise(view: View) -> bool:
    checks = [(at, each) for at, each in enumerate(view.decisions) if each.do == "call" and each.may["check"]]
    return any(
        each.do == "bet" and each.top and (each.seat, each.street) == (check.seat, check.street)
        for at, check in checks
        for each in view.decisions[at:]
    )


def pot_sized(view: View) -> bool:
    sizes = [(each, each.top + each.pot + each.top - each.put) for each in view.decisions if each.do == "bet"]
    return any(each.to == size and not each.all_in for each, size in sizes)


def all_in_bet(view: View, least: float, below: float) -> bool:
    """Somebody bet all-in for such a part of a full step."""
    return any(each.decision.all_in and least <= each.added / each.step < below for each in view.raises())


def may_only_call(view: View) -> bool:
    """Somebody called a short all-in, and could not have raised though chips and raises were left."""
    for each in view.decisions:
        if each.do == "call" and each.may["call"] and not each.may["to"] and each.chips > each.may["call"]:
            bets = [made for made in view.raises() if made.decision.street == each.street]
            full = [made for made in bets if 2 * made.added >= made.step]
            short = [made for made in bets if made.decision.all_in and made.decision.to == each.top]
            if short and 2 * short[-1].added < short[-1].step and len(full) <= view.house["raise-cap"]:
                return True
    return False


def dealt_before_seventh(view: View) -> int:
    """How many cards lie out before seventh street, burns included."""
    cards = sum(min(len(cards), 6) for cards in view.told["cards"].values())
    return cards + (3 if view.house["burn"] == "each-street" else 0)


def in_at_the_end(view: View) -> int:
    return len(view.told["shown"]) + len(view.told["mucked"])


def reshuffled(view: View) -> bool:
    stub, players = 52 - dealt_before_seventh(view), in_at_the_end(view)
    return stub <= 2 if stub + 3 < players + 2 else stub < players + 2


def has_category(name: str) -> Claim:
    return lambda view: any(hand["category"] == name for hand in view.highs().values())


def kicker_decides(view: View) -> bool:
    named = {"pair": 1, "two-pair": 2, "trips": 1, "quads": 1}
    for pot in view.told["pots"]:
        values = sorted((hand["value"] for seat, hand in view.highs().items() if seat in pot["seats"]), reverse=True)
        if len(values) > 1 and values[0] != values[1]:
            count = named.get(CATEGORIES[values[0][0]])
            if count and values[0][: 1 + count] == values[1][: 1 + count]:
                return True
    return False


def wheel(view: View) -> bool:
    lows = [low["value"] for low in view.lows().values() if low]
    highs = [hand["value"][1:] for hand in view.highs().values()]
    return (5, 4, 3, 2, 1) in [*lows, *highs]


def low_in_line(view: View) -> bool:
    lows = [low for low in view.lows().values() if low]
    return any(low["value"][0] - low["value"][4] == 4 or len({card[1] for card in low["five"]}) == 1 for low in lows)


def missed_low(view: View) -> bool:
    return any(len({card[0] for card in view.seven(seat)} & LOW_RANKS) == 4 for seat in view.told["shown"])


def pots_differ(view: View) -> bool:
    winners = [{line["seat"] for line in view.told["awards"] if line["pot"] == pot} for pot in (0, 1, 2, 3, 4, 5, 6)]
    return len({frozenset(each) for each in winners if each}) > 1


def scoop(view: View) -> bool:
    return any(half == "whole" and len(lines) == 1 and lines[0]["low_hand"] for _, half, lines in view.parts())


def no_low(view: View) -> bool:
    for pot in view.told["pots"]:
        seats = set(pot["seats"]) & set(view.told["shown"])
        if len(pot["seats"]) > 1 and seats and not any(view.lows()[seat] for seat in seats):
            return str(view.setup["game"]) == "stud8"
    return False


def quartered(view: View) -> bool:
    return any({len(high), len(low)} == {1, 2} and high & low for high, low in view.halves())


def three_share(view: View, odd: bool) -> bool:
    shared = [lines for _, _, lines in view.parts() if len(lines) > 2]
    return any(not odd or any(line["odd"] for line in lines) for lines in shared)


def odd_chip(view: View) -> bool:
    return any(line["odd"] for line in view.told["awards"])


def odd_between_halves(view: View) -> bool:
    sums = {(pot, half): sum(line["amount"] for line in lines) for pot, half, lines in view.parts()}
    return any(half == "high" and chips == sums[pot, "low"] + 1 for (pot, half), chips in sums.items())


def whole_tie(view: View) -> bool:
    return any(half == "whole" and len(lines) > 1 and lines[0]["low_hand"] for _, half, lines in view.parts())


def at_showdown(view: View) -> bool:
    return len(view.told["shown"]) > 0


def short_bring_in(view: View) -> bool:
    made = [each for each in view.decisions if each.do == "bring-in"]
    return any(each.after < view.setup["bring_in"] for each in made)


def owner_has_no_chips(view: View) -> bool:
    found = view.told["bring_in"]
    return bool(found) and found["acts"] != found["seat"] and view.setup["stacks"][found["seat"]] <= view.setup["ante"]


def best_board_all_in(view: View) -> bool:
    for street, seat in view.told["first_actor"].items():
        if street != "third":
            best = max(view.in_at[street], key=lambda each: board_value(view.board(each, COUNT_UP[street])))
            if board_value(view.board(best, COUNT_UP[street])) > board_value(view.board(seat, COUNT_UP[street])):
                return True
    return False


def street_without_bets(view: View) -> bool:
    """The hand went to the showdown, and nobody could act on seventh street, no community card being the reason."""
    return at_showdown(view) and "seventh" not in view.told["first_actor"] and not view.told["community"]


# By point. `ALWAYS` are rules behind any hand that is played to the end, or nearly any.
CLAIMS: dict[str, Claim] = {
    "ante-short": lambda view: min(view.setup["stacks"].values()) < view.setup["ante"],
    "burn": lambda view: view.house["burn"] == "each-street" and len(view.in_at) > 1,
    "deck-short": lambda view: bool(view.told["community"]) or reshuffled(view),
    "community-no-bet": lambda view: bool(view.told["community"]),
    "bring-in-suit": lambda view: tied_doors(view) > 1,
    "bring-in-limit": lambda view: view.setup["bring_in"] == view.setup["small"] and paid_bring_in(view) != [],
    "bring-in-short": short_bring_in,
    "bring-in-all-in": owner_has_no_chips,
    "first-actor-tie": equal_boards,
    "first-actor-all-in": best_board_all_in,
    "no-action": street_without_bets,
    "turn": lambda view: any(each.do == "call" for each in view.decisions),
    "completion": lambda view: any(
        each.do == "bet" and each.top and each.to == view.setup["small"] for each in view.decisions
    ),
    "fold": lambda view: any(each.do == "fold" for each in view.decisions),
    "pair-on-fourth": open_pair,
    "raise-cap": lambda view: any(each.do == "bet" and each.top for each in view.decisions),
    "pot-limit": lambda view: any(each.do == "bet" and each.may["max"] for each in view.decisions),
    "all-in": lambda view: all_in_bet(view, 0, 1) or may_only_call(view),
    "uncalled": lambda view: bool(view.told["returns"]),
    "side-pots": lambda view: len(view.told["pots"]) > 1,
    "showdown-order": at_showdown,
    "muck": lambda view: bool(view.told["mucked"]),
    "last-player": lambda view: not view.told["shown"] and len(view.told["awards"]) == 1,
    "high-hand": at_showdown,
    "low-hand": lambda view: at_showdown(view) and view.setup["game"] == "stud8",
    "hi-lo": lambda view: any(True for _ in view.halves()) or no_low(view) or scoop(view),
    "split-tie": lambda view: any(len(lines) > 1 for _, _, lines in view.parts()),
    "odd-chip": odd_chip,
    "odd-chip-half": odd_between_halves,
    "whole-pot-tie": whole_tie,
    "five-used": lambda view: odd_chip(view) and view.house["odd-chip"] == "suit",
    "bring-in-tie-of-two": lambda view: tied_doors(view) == 2,
    "bring-in-tie-of-three": lambda view: tied_doors(view) == 3,
    "highest-brings-in": lambda view: (
        max(view.doors(), key=lambda seat: order_of(view.doors()[seat])) == view.told["bring_in"]["seat"]
    ),
    "full-opening": full_opening,
    "folded-to-bring-in": folded_to_bring_in,
    "open-pair": open_pair,
    "boards-by-suit": lambda view: equal_boards(view) and view.house["first-actor-tie"] == "suit",
    "double-bet": double_bet,
    "cap-reached": lambda view: full_bets(view, view.house["raise-cap"] + 1),
    "cap-lifted": lambda view: full_bets(view, view.house["raise-cap"] + 2),
    "check-raise": check_raise,
    "pot-sized-bet": pot_sized,
    "all-in-short": lambda view: all_in_bet(view, 0, 0.5),
    "all-in-half": lambda view: all_in_bet(view, 0.5, 1),
    "all-in-call": lambda view: any(e.do == "call" and e.all_in and e.after < e.top for e in view.decisions),
    "all-in-ante": lambda view: min(view.setup["stacks"].values()) <= view.setup["ante"],
    "betting-closed": may_only_call,
    "community-card": lambda view: bool(view.told["community"]),
    "community-betting": lambda view: bool(view.told["community"]) and "seventh" in view.in_at,
    "reshuffle": reshuffled,
    "last-bettor-shows": lambda view: bet_on_seventh(view)[-1:] == view.told["shown"][:1] != [],
    "best-board-shows": lambda view: (
        not bet_on_seventh(view)
        and max(board_value(view.board(seat, 4)) for seat in view.told["shown"])
        == board_value(view.board(view.told["shown"][0], 4))
    ),
    **{name: has_category(name) for name in ("straight", "flush", "full-house", "quads", "straight-flush")},
    "kicker-decides": kicker_decides,
    "wheel": wheel,
    "straight-or-flush-low": low_in_line,
    "missed-low": missed_low,
    "side-pot": lambda view: len(view.told["pots"]) > 1,
    "two-side-pots": lambda view: len(view.told["pots"]) > 2,
    "pots-differ": pots_differ,
    "split-pot": lambda view: any(not high & low for high, low in view.halves()),
    "scoop": scoop,
    "no-low": no_low,
    "low-tie": lambda view: any(len(low) > 1 for _, low in view.halves()),
    "high-tie": lambda view: any(
        half != "low" and len(lines) > 1 and not lines[0]["low_hand"] for _, half, lines in view.parts()
    ),
    "quartered": quartered,
    "three-way": lambda view: three_share(view, odd=False),
    "three-way-odd-chips": lambda view: three_share(view, odd=True),
    "odd-chip-by-suit": lambda view: odd_chip(view) and view.house["odd-chip"] == "suit",
}
ALWAYS = {"players", "seats", "ante", "deal", "streets", "bring-in", "bring-in-amount", "first-actor", "showing-hand"}
ALWAYS |= {"bet-size"}
