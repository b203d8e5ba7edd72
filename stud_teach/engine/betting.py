"""Rulings on betting: whose turn it is, what may be bet, what an all-in counts for, and when a round is over.

All amounts are chips; a bet "to" 10 means a total of 10 in front of the player on this street.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from stud_teach.engine.events import Choice, Kind, Seat
from stud_teach.engine.rules import HeadsUp, HouseRules, OpenPair
from stud_teach.games import Game, Limit


class Round(NamedTuple):
    """One betting round as it stands.

    `base` is the last full level that raises are measured from, `top` the level to call (higher than `base` after a
    short all-in), `step` the least raise in pot limit, `sizes` the fixed-limit bets in force. `opened`: there is a
    full bet or completion. `raises` of `cap` (None: no cap) are used. `opening`: the bring-in is still to be made,
    owed by `owes` (None: by nobody in particular, `bring-in-all-in`). `queue` holds the seats that have still to act,
    the next one first; `may_raise` those to whom the betting is open.
    """

    limit: Limit
    sizes: tuple[int, ...]
    bring_in: int
    cap: int | None
    queue: tuple[Seat, ...]
    may_raise: frozenset[Seat]
    step: int
    base: int = 0
    top: int = 0
    opened: bool = False
    raises: int = 0
    opening: bool = False
    owes: Seat | None = None
    open_pair: tuple[Seat, ...] = ()


class Player(NamedTuple):
    """What betting needs to know of a player: the chips in front on this street, and the stack behind."""

    seat: Seat
    bet: int
    stack: int


class Legal(NamedTuple):
    """What the player to act may do, and the facts behind it.

    `to_call` are the chips that a call moves, `levels` the full bets in fixed limit, `pot` the chips in the middle
    (bets included) that the pot limit is worked out from, `rivals` whether anybody could still answer a raise.
    """

    seat: Seat
    choices: tuple[Choice, ...]
    round: Round
    to_call: int
    levels: tuple[int, ...]
    pot: int
    rivals: bool


class BetRuling(NamedTuple):
    """What a bet counted for: a full bet or raise, or a short all-in that counted or not (`all-in`, `completion`).

    `level` is the full level it was measured on and `added` what it added to the last one, out of `step`. `opens`: it
    is the round's full bet or completion, and no raise.
    """

    kind: Kind
    to: int
    level: int
    added: int
    step: int
    counts: bool
    raises: int
    cap: int | None
    doubled: bool
    opens: bool


def raise_cap(players_with_chips: int, limit: Limit, house: HouseRules) -> int | None:
    """Return how many raises a round may have (`raise-cap`), None for any number.

    Pot limit has no cap. In a casino there is none when exactly two players who are not all-in begin the round.
    """
    if limit is Limit.POT or (house.raise_cap_heads_up is HeadsUp.UNCAPPED and players_with_chips == 2):
        return None
    return house.raise_cap


def doubles(game: Game, street: str, limit: Limit, house: HouseRules) -> bool:
    """Return whether an open pair on `street` allows the double bet (`pair-on-fourth`): fixed limit, high game."""
    looked_at = game.pair_doubles and game.open_pair_street == street
    return house.pair_on_fourth is OpenPair.HIGH and limit is Limit.FIXED and looked_at


def fixed_levels(round_: Round) -> tuple[int, ...]:
    """Return the totals that a full bet, completion or raise goes to in fixed limit (`bet-size`, `completion`).

    Over a short all-in that did not count there is only the normal level: one limit, also with an open pair (`all-in`).
    """
    floor = round_.base if round_.opened else 0
    sizes = round_.sizes[:1] if round_.top > round_.base else round_.sizes
    return tuple(floor + size for size in sizes)


def legal_actions(player: Player, round_: Round, pot: int, rivals: bool) -> Legal:
    """Return what `player`, who is to act, may do.

    `pot` are all chips in the middle, bets of this street included; `rivals` says whether another player still in has
    chips: nobody may raise players who are all all-in (`no-action`).
    """
    to_call = min(max(round_.top - player.bet, 0), player.stack)
    passive = _opening_choices(player, round_) if round_.opening else _passive_choices(to_call)
    bets = _bets(player, round_, pot) if rivals and player.seat in round_.may_raise else ()
    levels = fixed_levels(round_) if round_.limit is Limit.FIXED else ()
    return Legal(player.seat, (*passive, *bets), round_, to_call, levels, pot, rivals)


def _opening_choices(player: Player, round_: Round) -> tuple[Choice, ...]:
    """Bring it in, for what is left if need be (`bring-in-short`); who does not owe it may fold instead (`fold`)."""
    fold = () if round_.owes == player.seat else (Choice(Kind.FOLD),)
    bring_in = (Choice(Kind.BRING_IN, amount=min(round_.bring_in, player.stack)),) if round_.bring_in else ()
    return (*fold, *bring_in)


def _passive_choices(to_call: int) -> tuple[Choice, ...]:
    """Fold always; check when there is nothing to call, else call (`fold`, `turn`)."""
    return (Choice(Kind.FOLD), Choice(Kind.CALL, amount=to_call) if to_call else Choice(Kind.CHECK))


def _bets(player: Player, round_: Round, pot: int) -> tuple[Choice, ...]:
    reach = player.bet + player.stack
    if round_.limit is Limit.POT:
        return _pot_bets(player, round_, pot, reach)
    return _fixed_bets(round_, reach)


def _fixed_bets(round_: Round, reach: int) -> tuple[Choice, ...]:
    """Bet, complete or raise to the full level, or all-in for less, unless the cap is reached (`raise-cap`)."""
    if round_.opened and round_.cap is not None and round_.raises >= round_.cap:
        return ()
    if round_.opening and round_.sizes[0] <= round_.bring_in:  # bring-in-limit: the bring-in is the full bet
        return ()
    if reach <= (round_.bring_in if round_.opening else round_.top):
        return ()
    levels = fixed_levels(round_)
    totals = sorted({min(level, reach) for level in levels})
    kinds = {to: bet_kind(round_, to) for to in totals}
    return tuple(
        Choice(kind, to=tuple(to for to in totals if kinds[to] is kind)) for kind in dict.fromkeys(kinds.values())
    )


def _pot_bets(player: Player, round_: Round, pot: int, reach: int) -> tuple[Choice, ...]:
    """Bet or raise from the least to the pot as it would be after calling (`pot-limit`).

    Who opens instead of bringing it in bets at least the bring-in; with fewer chips it is a short bring-in.
    """
    if reach < round_.bring_in if round_.opening else reach <= round_.top:
        return ()
    least = round_.top + round_.step
    most = max(least, pot_maximum(player, round_, pot))
    least, most = min(least, reach), min(most, reach)
    return (Choice(bet_kind(round_, least), least=least, most=most),)


def pot_maximum(player: Player, round_: Round, pot: int) -> int:
    """Return the total of a pot-sized bet: the level to call, and the pot as it would be after that call on top."""
    return round_.top + pot + (round_.top - player.bet)


def bet_kind(round_: Round, to: int) -> Kind:
    """Return what a bet to `to` is called: bet, complete (fixed limit, up to the full bet) or raise."""
    if round_.top == 0:
        return Kind.BET
    if round_.limit is Limit.FIXED and not round_.opened and to == round_.sizes[0]:
        return Kind.COMPLETE
    return Kind.RAISE


def after_pass(round_: Round, seat: Seat) -> Round:
    """Return the round after `seat` checked, called or folded: it may raise only once betting is reopened."""
    return round_._replace(queue=_without(round_.queue, seat), may_raise=round_.may_raise - {seat})


def after_bring_in(round_: Round, seat: Seat, others: tuple[Seat, ...]) -> Round:
    """Return the round after `seat` brought it in: all `others` (clockwise, with chips) owe the full bring-in.

    A bring-in as big as the small bet is the full bet (`bring-in-limit`).
    """
    full_bet = round_.limit is Limit.FIXED and round_.bring_in >= round_.sizes[0]
    return round_._replace(
        queue=others,
        may_raise=round_.may_raise - {seat},
        base=round_.bring_in,
        top=round_.bring_in,
        opened=full_bet,
        opening=False,
        owes=None,
    )


def rule_bet(round_: Round, to: int) -> BetRuling:
    """Rule what a bet to `to` counts for (`all-in`, `completion`, `raise-cap`, `pair-on-fourth`).

    Fixed limit measures it on the next full level: half of the step or more counts. Pot limit counts full raises only.
    """
    if round_.limit is Limit.POT:
        return _rule_pot_bet(round_, to)
    level = fixed_levels(round_)[0]
    step, added = level - round_.base, to - round_.base
    counts = 2 * added >= step
    raises = round_.raises + (counts and round_.opened)
    doubled = len(round_.sizes) > 1 and added >= round_.sizes[1]
    opens = counts and not round_.opened
    return BetRuling(bet_kind(round_, to), to, level, added, step, counts, raises, round_.cap, doubled, opens)


def _rule_pot_bet(round_: Round, to: int) -> BetRuling:
    added = to - round_.top
    counts = added >= round_.step
    raises = round_.raises + (counts and round_.opened)
    opens = counts and not round_.opened
    level = round_.top + round_.step
    return BetRuling(bet_kind(round_, to), to, level, added, round_.step, counts, raises, None, False, opens)


def after_bet(round_: Round, seat: Seat, ruling: BetRuling, others: tuple[Seat, ...]) -> Round:
    """Return the round after a bet of `seat`: `others` (clockwise, with chips) must answer.

    A bet that counts reopens the betting to all of them; one that does not lets only those raise who have not acted
    yet.
    """
    round_ = round_._replace(queue=others, top=ruling.to, opening=False, owes=None)
    if not ruling.counts:
        return round_._replace(may_raise=round_.may_raise - {seat})
    return round_._replace(
        may_raise=frozenset(others),
        base=ruling.to,
        step=ruling.added if round_.limit is Limit.POT else round_.step,
        opened=True,
        raises=ruling.raises,
        sizes=round_.sizes[1:] if ruling.doubled else round_.sizes,
    )


def is_over(round_: Round, players: Iterable[Player]) -> bool:
    """Return whether nobody has anything left to decide (`turn`, `no-action`).

    `players` are those still in. One player with chips among all-ins has nothing to decide once there is nothing to
    call.
    """
    if not round_.queue:
        return True
    with_chips = [player for player in players if player.stack]
    return len(with_chips) == 1 and with_chips[0].bet >= round_.top


def _without(queue: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple(s for s in queue if s != seat)
