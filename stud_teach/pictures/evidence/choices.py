"""What the player to act may do: a row for each choice with its reason, the raises used, the pot-limit sum."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from stud_teach.engine.betting import Legal
from stud_teach.engine.events import Choice, Kind
from stud_teach.engine.setup import Setup
from stud_teach.games import Limit
from stud_teach.pictures.schema import BetRow, Bets, Raises
from stud_teach.telling.catalogue import N_, Text, say
from stud_teach.trace.reasons import is_capped, pot_limit_facts
from stud_teach.trace.schema import Table


class Asked(NamedTuple):
    """The decision: what is legal, the set-up, and the player's chips in front (`bet`) and behind (`stack`)."""

    legal: Legal
    setup: Setup
    bet: int
    stack: int

    @property
    def reach(self) -> int:
        """Return the highest total that the player's chips allow."""
        return self.bet + self.stack


class Why(NamedTuple):
    """Why a choice is what it is, and the rule that says so."""

    text: Text
    rule: str


def choices(legal: Legal, table: Table, setup: Setup) -> Bets:
    """Return what `legal.seat` may do: `amount` is what a call moves, and the total that a bet or raise goes to."""
    seat = table["seats"][str(legal.seat)]
    asked = Asked(legal, setup, seat["bet"], seat["stack"])
    return {
        "kind": "bets",
        "title": say("Seat {seat} may now", seat=legal.seat),
        "rows": [row for choice in legal.choices for row in _rows(choice, asked)],
        "raises": _raises(legal),
        "sum": _pot_limit_sum(asked) if setup.limit is Limit.POT else None,
    }


def _rows(choice: Choice, asked: Asked) -> Iterator[BetRow]:
    if choice.to:
        for to in choice.to:
            yield _row(choice.kind, _fixed_bet(choice.kind, to, asked), str(to), _bars(to, asked))
    elif choice.least is not None and choice.most is not None:
        span = str(choice.least) if choice.least == choice.most else f"{choice.least}-{choice.most}"
        yield _row(choice.kind, _pot_bet(choice, asked), span)
    else:
        yield _row(choice.kind, _PASSIVE[choice.kind](choice, asked), str(choice.amount or 0))


def _row(kind: Kind, why: Why, amount: str, bars: int = 0) -> BetRow:
    return {"name": _name(kind), "why": why.text, "rule": why.rule, "amount": amount, "bars": bars}


def _name(kind: Kind) -> Text:
    names = {
        Kind.FOLD: say("Fold"),
        Kind.CHECK: say("Check"),
        Kind.CALL: say("Call"),
        Kind.BRING_IN: say("Bring in"),
        Kind.COMPLETE: say("Complete to"),
        Kind.BET: say("Bet"),
        Kind.RAISE: say("Raise to"),
    }
    return names[kind]


# Fold, check, call, bring in


def _fold(_: Choice, asked: Asked) -> Why:
    if asked.legal.round.opening:
        return Why(say("nobody owes the bring-in now"), "bring-in-all-in")
    if not asked.legal.to_call:
        return Why(say("allowed, though checking is free"), "fold")
    return Why(say("no more cards and no part in the pot"), "fold")


def _check(_: Choice, asked: Asked) -> Why:
    if asked.legal.round.top:
        return Why(say("nothing to call"), "turn")
    return Why(say("nobody has bet yet"), "turn")


def _call(_: Choice, asked: Asked) -> Why:
    legal = asked.legal
    round_ = legal.round
    if legal.to_call == asked.stack and asked.reach < round_.top:
        return Why(say("all-in for what is left; the call would be {amount}", amount=round_.top - asked.bet), "all-in")
    if not legal.rivals:
        return Why(say("the others are all-in and cannot answer a raise"), "no-action")
    if legal.seat not in round_.may_raise:
        return Why(say("no raise: the last all-in was too short to reopen the betting"), "all-in")
    return Why(say("makes {top} in all", top=round_.top), "turn")


def _bring_in(choice: Choice, asked: Asked) -> Why:
    round_ = asked.legal.round
    if choice.amount is not None and choice.amount < round_.bring_in:
        return Why(say("all that is left of the bring-in of {amount}", amount=round_.bring_in), "bring-in-short")
    if round_.owes != asked.legal.seat:
        return Why(say("the seat that owed it has no chips"), "bring-in-all-in")
    return Why(say("the least that this seat must put in"), "bring-in")


_PASSIVE: dict[Kind, Callable[[Choice, Asked], Why]] = {
    Kind.FOLD: _fold,
    Kind.CHECK: _check,
    Kind.CALL: _call,
    Kind.BRING_IN: _bring_in,
}


# Bets and raises in fixed limit


def _size(to: int, asked: Asked) -> int | None:
    """Return the bet that a total of `to` makes full, or None where it is an all-in for less."""
    return dict(zip(asked.legal.levels, asked.legal.round.sizes, strict=False)).get(to)


def _doubles(to: int, asked: Asked) -> bool:
    return bool(asked.legal.round.open_pair) and _size(to, asked) == asked.setup.big_bet > asked.setup.small_bet


def _bars(to: int, asked: Asked) -> int:
    if _size(to, asked) is None:
        return 0
    return 2 if _doubles(to, asked) else 1


def _fixed_bet(kind: Kind, to: int, asked: Asked) -> Why:
    round_, size = asked.legal.round, _size(to, asked)
    if size is None:
        return Why(say("all-in for less than {level}, the full amount", level=asked.legal.levels[0]), "all-in")
    if round_.opening:
        return _open(asked)
    if kind is Kind.COMPLETE:
        return Why(say("to the full bet; no raise"), "completion")
    if _doubles(to, asked):
        return Why(_two_limits(kind, size, round_.base), "pair-on-fourth")
    if kind is Kind.BET:
        return Why(say("one limit"), "bet-size")
    if round_.top > round_.base:
        text = say("{base} + {size}: the all-in to {top} was no raise", base=round_.base, size=size, top=round_.top)
        return Why(text, "all-in")
    return Why(say("one limit more: {base} + {size}", base=round_.base, size=size), "bet-size")


def _open(asked: Asked) -> Why:
    if asked.legal.round.bring_in:
        return Why(say("the full small bet instead of the bring-in"), "bring-in-amount")
    return Why(say("the full small bet: there is no bring-in"), "bring-in-amount")


def _two_limits(kind: Kind, size: int, base: int) -> Text:
    if kind is Kind.BET or not base:
        return say("two limits: open pair")
    return say("two limits more, {base} + {size}: open pair", base=base, size=size)


def _raises(legal: Legal) -> Raises | None:
    """Return the raises used (`raise-cap`); None where their number is not limited."""
    round_ = legal.round
    if round_.cap is None:
        return None
    if is_capped(round_):
        text = say("Raises used: all {cap}; no more raises.", cap=round_.cap)
    else:
        text = say("Raises used: {used} of {cap}", used=round_.raises, cap=round_.cap)
    return {"used": round_.raises, "cap": round_.cap, "text": text, "rule": "raise-cap"}


# Bets and raises in pot limit


def _pot_bet(choice: Choice, asked: Asked) -> Why:
    round_ = asked.legal.round
    if choice.least == choice.most == asked.reach:
        return Why(say("all-in with everything that is left"), "pot-limit")
    if round_.opening:
        return Why(say("instead of the bring-in, from {least} up to the pot", least=choice.least), "bring-in-amount")
    if choice.kind is Kind.BET:
        return Why(say("at least the bring-in of {least}, at most the pot", least=choice.least), "pot-limit")
    return Why(say("at least {step} more, at most the pot after calling", step=round_.step), "pot-limit")


def _pot_limit_sum(asked: Asked) -> Text | None:
    """Return how the pot-limit maximum comes about, worked out."""
    facts = pot_limit_facts(asked.legal)
    top, most, after_call = facts["top"], facts["most"], facts["pot"] + facts["call"]
    if most is None:
        return None
    sums = {**facts, "after_call": after_call, "limit": top + after_call, "seat": asked.legal.seat}
    if most < top + after_call:
        return _short_of_the_pot(sums)
    if most > top + after_call:
        return say("{pot} in the pot is less than the least bet: it is {most}.", **sums)
    if not top:
        return say("{pot} in the pot and nothing to call: bet at most {limit}.", **sums)
    return say("{pot} in the pot + {call} to call = {after_call}; raise by at most {after_call}, to {limit}.", **sums)


def _short_of_the_pot(sums: Mapping[str, Any]) -> Text:
    if not sums["top"]:
        return say("{pot} in the pot would be the limit, but seat {seat} has {most}.", **sums)
    message = N_(
        "{pot} in the pot + {call} to call = {after_call}; the limit would be {limit}, but seat {seat} has {most}."
    )
    return say(message, **sums)
