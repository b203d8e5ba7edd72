"""What a hand starts from: the game, the limit, the house rules, the stakes and the stacks."""

from __future__ import annotations

from typing import Any, NamedTuple

from stud_teach.engine.events import BadSetup, Refusal
from stud_teach.engine.rules import MAX_PLAYERS, MIN_PLAYERS, HouseRules, PotLimitPlay
from stud_teach.games import Game, Limit
from stud_teach.saying.quoting import quoted


class Setup(NamedTuple):
    """The start of a hand; amounts in chips, `stacks` by seat from seat 1, before the antes.

    Pot limit has no bets of its own: `small_bet` and `big_bet` are 0 there. With a bring-in of 0, fixed limit is opened
    with the full small bet only. `chip` is the smallest chip.
    """

    game: Game
    limit: Limit
    house: HouseRules
    stacks: tuple[int, ...]
    ante: int
    bring_in: int
    small_bet: int = 0
    big_bet: int = 0
    chip: int = 1

    def stakes(self) -> dict[str, int]:
        """Return the stakes by name; the bets only where the limit has them."""
        bets = {"small bet": self.small_bet, "big bet": self.big_bet} if self.limit is Limit.FIXED else {}
        return {"ante": self.ante, "bring-in": self.bring_in, **bets}


MOST_CHIPS = 10**15  # beyond it a screen's numbers lose their last digits


def checked(setup: Setup) -> Setup:
    """Return `setup` if a hand can be played from it.

    Raises BadSetup naming the rule: 2 to 8 players with chips (`players`), whole amounts, a bring-in that is not
    above the small bet (`bring-in-limit`), pot limit only where the house offers it (`pot-limit`).
    """
    if not isinstance(setup, Setup):
        raise _bad("setup", "no-setup", value=setup, wanted="Setup")
    _check_kinds(setup)
    _check_players(setup)
    for name, amount in setup.stakes().items():
        if not _whole(amount) or amount < _least_stake(name, setup.limit):
            raise _bad(
                _STAKE_RULES[name], "bad-stake", stake=name, amount=amount, least=_least_stake(name, setup.limit)
            )
    if setup.limit is Limit.FIXED and setup.bring_in > setup.small_bet:
        raise _bad("bring-in-limit", "bring-in-above-bet", bring_in=setup.bring_in, small_bet=setup.small_bet)
    if setup.limit is Limit.FIXED and setup.small_bet > setup.big_bet:
        raise _bad("bet-size", "bets-reversed", small_bet=setup.small_bet, big_bet=setup.big_bet)
    if setup.limit is Limit.POT and setup.house.pot_limit is PotLimitPlay.REFUSED:
        raise _bad("pot-limit", "pot-limit-refused")
    _check_chip(setup)
    return setup


_STAKE_RULES = {"ante": "ante", "bring-in": "bring-in-amount", "small bet": "bet-size", "big bet": "bet-size"}


def _least_stake(name: str, limit: Limit) -> int:
    """Return the least amount of a stake: there may be no ante, and in fixed limit no bring-in but the full bet."""
    return 0 if name == "ante" or (name == "bring-in" and limit is Limit.FIXED) else 1


def _check_kinds(setup: Setup) -> None:
    for name, kind in (("game", Game), ("limit", Limit), ("house", HouseRules), ("stacks", tuple)):
        value = getattr(setup, name)
        if not isinstance(value, kind):
            raise _bad("setup", "wrong-kind", name=name, kind=kind.__name__, value=value)


def _check_players(setup: Setup) -> None:
    if not MIN_PLAYERS <= len(setup.stacks) <= MAX_PLAYERS:
        raise _bad("players", "player-count", players=len(setup.stacks), least=MIN_PLAYERS, most=MAX_PLAYERS)
    for seat, stack in enumerate(setup.stacks, 1):
        if not _whole(stack) or stack < 1:
            raise _bad("players", "bad-stack", seat=seat, stack=stack)


def _check_chip(setup: Setup) -> None:
    if not _whole(setup.chip) or setup.chip < 1:
        raise _bad("odd-chip", "bad-chip", chip=setup.chip)
    amounts = {**setup.stakes(), **{f"stack of seat {n}": stack for n, stack in enumerate(setup.stacks, 1)}}
    for name, amount in amounts.items():
        if amount % setup.chip:
            raise _bad("odd-chip", "not-in-chips", what=name, amount=amount, chip=setup.chip)


def _whole(amount: object) -> bool:
    return isinstance(amount, int) and not isinstance(amount, bool) and abs(amount) <= MOST_CHIPS


def _bad(rule: str, fault: str, **facts: Any) -> BadSetup:
    told = {key: value if _whole(value) else quoted(value) for key, value in facts.items()}
    return BadSetup(Refusal(rule, fault, told))
