"""What a hand starts from: the game, the limit, the house rules, the stakes and the stacks."""

from __future__ import annotations

from typing import NamedTuple

from stud_teach.engine.events import BadSetup
from stud_teach.engine.rules import MAX_PLAYERS, MIN_PLAYERS, HouseRules, PotLimitPlay
from stud_teach.games import Game, Limit
from stud_teach.saying.checks import is_whole, whole
from stud_teach.saying.messages import Message
from stud_teach.saying.quoting import literal


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
        raise BadSetup.refusing("no-setup")(_NO_SETUP.filled(given=literal(setup)))
    _check_kinds(setup)
    _check_players(setup)
    for stake, amount in setup.stakes().items():
        field, refuse = stake.replace("-", "_").replace(" ", "_"), BadSetup.refusing("bad-stake", _STAKE_RULES[stake])
        whole(amount, field, _least_stake(stake, setup.limit), MOST_CHIPS, refuse, chips=True)
    places = {"bring_in": setup.bring_in, "small_bet": setup.small_bet, "big_bet": setup.big_bet}
    if setup.limit is Limit.FIXED and setup.bring_in > setup.small_bet:
        message = Message("The bring-in is at most the small bet: {bring_in} is more than {small_bet}.", **places)
        raise BadSetup.refusing("bring-in-above-bet", "bring-in-limit")(message)
    if setup.limit is Limit.FIXED and setup.small_bet > setup.big_bet:
        message = Message("The small bet is at most the big bet: {small_bet} is more than {big_bet}.", **places)
        raise BadSetup.refusing("bets-reversed", "bet-size")(message)
    if setup.limit is Limit.POT and setup.house.pot_limit is PotLimitPlay.REFUSED:
        message = Message("This house does not offer pot limit; the room does.")
        raise BadSetup.refusing("pot-limit-refused", "pot-limit")(message)
    _check_chip(setup)
    return setup


_NO_SETUP = Message("A hand is set up with a Setup, or with Hand.new, not with {given}.")
_STAKE_RULES = {"ante": "ante", "bring-in": "bring-in-amount", "small bet": "bet-size", "big bet": "bet-size"}


def _least_stake(name: str, limit: Limit) -> int:
    """Return the least amount of a stake: there may be no ante, and in fixed limit no bring-in but the full bet."""
    return 0 if name == "ante" or (name == "bring-in" and limit is Limit.FIXED) else 1


def _check_kinds(setup: Setup) -> None:
    for name, kind in (("game", Game), ("limit", Limit), ("house", HouseRules), ("stacks", tuple)):
        value = getattr(setup, name)
        if not isinstance(value, kind):
            message = Message("In a set-up “{name}” is a {kind}, not {given}.", kind=kind.__name__)
            raise BadSetup.refusing("wrong-kind")(message.filled(name=name, given=literal(value)))


def _check_players(setup: Setup) -> None:
    if not MIN_PLAYERS <= len(setup.stacks) <= MAX_PLAYERS:
        raise BadSetup.refusing("player-count", "players")(not_players(len(setup.stacks)))
    for seat, stack in enumerate(setup.stacks, 1):
        if not is_whole(stack, 1, MOST_CHIPS):
            message = Message("Every stack is a whole number of chips from 1 to {most}; seat {seat} has {stack}.")
            places = {"seat": seat, "stack": literal(stack), "most": MOST_CHIPS}
            raise BadSetup.refusing("bad-stack", "players")(message.filled(**places))


def not_players(count: object) -> Message:
    """Return what is said where `count` is no number of players that a table has."""
    return Message(
        "{least} to {most} can play, not {players}.", least=MIN_PLAYERS, most=MAX_PLAYERS, players=literal(count)
    )


def _check_chip(setup: Setup) -> None:
    chip = whole(setup.chip, "chip", 1, MOST_CHIPS, BadSetup.refusing("bad-chip", "odd-chip"), chips=True)
    for name, amount in setup.stakes().items():
        _check_in_chips(_STAKES[name], amount, chip)
    for seat, stack in enumerate(setup.stacks, 1):
        _check_in_chips(Message("the stack of seat {seat}", seat=seat), stack, chip)


_STAKES = {
    "ante": Message("the ante"),
    "bring-in": Message("the bring-in"),
    "small bet": Message("the small bet"),
    "big bet": Message("the big bet"),
}


def _check_in_chips(what: Message, amount: int, chip: int) -> None:
    if amount % chip:
        message = Message("The smallest chip is {chip}, and {what}, {amount}, can’t be paid in such chips.")
        raise BadSetup.refusing("not-in-chips", "odd-chip")(message.filled(what=what, amount=amount, chip=chip))
