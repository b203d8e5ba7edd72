"""The sentences of the rule points on betting: sizes, completions, caps, all-ins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stud_teach.engine.events import Kind
from stud_teach.games import Limit
from stud_teach.telling.catalogue import N_, Text, say, together
from stud_teach.telling.context import Told
from stud_teach.telling.names import seat_list
from stud_teach.trace import facts


def _bet_size(facts: facts.BetSize | facts.BetSizes, told: Told) -> Text:
    size = facts["sizes"][0]
    if told.setup.limit is Limit.POT:
        return say("In pot limit a bet may be as big as the pot.")
    if "pair-on-fourth" in told.reasons:
        return _bet_size_with_pair(facts, size, told)
    if told.street.big_bet:
        return say("{Since_big} a bet or raise is the big bet, {size}.", size=size, **told.streets)
    return say("{On_small} a bet or raise is the small bet, {size}.", size=size, **told.streets)


def _bet_size_with_pair(facts: facts.BetSize | facts.BetSizes, size: int, told: Told) -> Text:
    if len(facts["sizes"]) > 1:
        return say("One limit {on_pair} is the small bet, {size}.", size=size, **told.streets)
    return say("Somebody has bet or raised two limits: a raise is {size} now.", size=size)


def _completion(facts: facts.Bet, _: Told) -> Text:
    message = N_("Going from the bring-in to the full small bet of {to} completes it: that is not a raise.")
    return say(message, to=facts["to"])


def _fold(_: object, __: Told) -> Text:
    return say("A folded hand gets no more cards, and what it put in stays in the pot.")


def _pair_on_fourth(facts: facts.OpenPair | facts.DoubleBet, told: Told) -> Text:
    if "doubled" in facts:
        return _double_bet(facts)
    if not facts["allowed"]:
        return _no_double(facts, told)
    one, two = (*facts["sizes"], *facts["sizes"])[:2]
    message = N_("Seat {seats} shows a pair {on_pair}: everybody may bet or raise one limit, {one}, or two, {two}.")
    if len(facts["seats"]) > 1:
        message = N_("Seats {seats} show pairs {on_pair}: everybody may bet or raise one limit, {one}, or two, {two}.")
    sentence = say(message, seats=seat_list(facts["seats"]), one=one, two=two, **told.streets)
    if told.rules != "room":
        return sentence
    return together([sentence, say("The page speaks of one player; we read it as everybody.")])


def _no_double(facts: facts.OpenPair, told: Told) -> Text:
    message = N_("Seat {seats} shows a pair {on_pair}, but here it allows no double bet.")
    if len(facts["seats"]) > 1:
        message = N_("Seats {seats} show pairs {on_pair}, but here they allow no double bet.")
    sentence = say(message, seats=seat_list(facts["seats"]), **told.streets)
    if told.setup.game.halves:
        return together([sentence, say("In high/low there is no such rule.")])
    return together([sentence, say("These house rules have no double bet for an open pair.")])


def _double_bet(facts: facts.DoubleBet) -> Text:
    two = facts["sizes"][-1]
    if facts["doubled"] and len(facts["sizes"]) > 1:
        return say("With an open pair two limits are allowed, {two}; from here on raises are two limits.", two=two)
    if len(facts["sizes"]) > 1:
        return say("With an open pair two limits, {two}, would have been allowed too.", two=two)
    return say("After a bet or raise of two limits all further raises are two limits, {two}.", two=two)


def _raise_cap(facts: facts.RaiseCap, told: Told) -> Text:
    if told.event.kind is Kind.CALL:
        return say(
            "The raises of this round are used, {cap} in all: only calling and folding are left.", cap=facts["cap"]
        )
    if facts["cap"] is None:
        message = N_("That was raise {raises}: between two players with chips this house sets no limit on raises.")
        return say(message, raises=facts["raises"])
    if facts["raises"] == facts["cap"]:
        return say("That was raise {raises} of {cap}, the last one of this round.", **facts)
    return say("That was raise {raises} of {cap} in this round.", **facts)


def _pot_limit(facts: facts.PotLimit, _: Told) -> Text:
    if facts["least"] == facts["most"]:
        return together([pot_limit_sum(facts), say("With these chips only {most} in all was possible.", **facts)])
    return together([pot_limit_sum(facts), say("From {least} to {most} in all was possible.", **facts)])


def pot_limit_sum(facts: facts.PotSum) -> Text:
    """Return how big a bet or raise may be in pot limit, worked out."""
    if facts["call"] or facts["top"]:
        message = N_("A raise may be as big as the pot after calling: {pot} + {call} = {after}.")
    else:
        message = N_("A bet may be as big as the pot, {pot}.")
    return say(message, after=facts["pot"] + facts["call"], **facts)


def _all_in(facts: facts.AllInBet | facts.AllInBefore, told: Told) -> Text:
    if "counts" not in facts:
        message = N_(
            "The last all-in was too short to open the betting again: seat {seat} may call or fold, but not raise."
        )
        return say(message, seat=facts["seat"])
    if told.setup.limit is Limit.POT:
        return say(_POT_LIMIT[facts["counts"]], **facts)
    return say(_HALF_BET[facts["counts"], facts["opens"]], **facts)


# By: does the all-in count, and is it the round's full bet?
_HALF_BET = {
    (True, True): N_(
        "With this all-in {added} of a full step of {step} is in: half or more, so it counts as the full bet."
    ),
    (True, False): N_(
        "With this all-in {added} of a full step of {step} is in: half or more, so it counts as a raise."
    ),
    (False, False): N_(
        "With this all-in only {added} of a full step of {step} is in: less than half, so it is no raise, "
        "and who has acted may not raise again."
    ),
}
_POT_LIMIT = {
    True: N_("The all-in is as big as a full bet or raise, so everybody may raise again."),
    False: N_(
        "In pot limit only a full raise opens the betting again: the all-in adds {added}, and {step} would be needed."
    ),
}


SENTENCES: dict[str, Callable[[Any, Told], Text]] = {
    "bet-size": _bet_size,
    "completion": _completion,
    "fold": _fold,
    "pair-on-fourth": _pair_on_fourth,
    "raise-cap": _raise_cap,
    "pot-limit": _pot_limit,
    "all-in": _all_in,
}
