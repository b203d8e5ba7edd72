"""The words of the end: chips going back, hands shown and mucked, pots won."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stud_teach.engine.events import Kind
from stud_teach.engine.pots import Award, Hand, Part, PotRuling
from stud_teach.telling.catalogue import N_, Text, ngettext, say
from stud_teach.telling.context import Told, Words
from stud_teach.telling.names import best_name, hand_name, low_name, pot_shared, pot_taken
from stud_teach.telling.unshown import of_award


def _return(told: Told) -> Words:
    count = told.event.amount or 0
    title = ngettext(
        "{count} chip goes back to seat {seat}", "{count} chips go back to seat {seat}", count, seat=told.event.seat
    )
    text = say("{name} gets back what nobody matched.", **told.who)
    return Words(title, text, say("{name} gets {amount} back", **told.who))


# Showing


def _show(told: Told) -> Words:
    high = told.reasons.get("high-hand")
    if high is None:
        text = say("There is no more betting to come, so {name} may turn up the cards already.", **told.who)
        return Words(say("Seat {seat} shows early", **told.who), text, say("{name} shows early", **told.who))
    hand = hand_name(high["category"], high["ranks"])
    title = say("Seat {seat} shows: {hand}", hand=hand, **told.who)
    if told.reasons["showdown-order"]["first"]:
        title = say("Seat {seat} shows first: {hand}", hand=hand, **told.who)
    return Words(title, _show_text(told), say("{name} shows: {hand}", hand=hand, **told.who))


def _show_text(told: Told) -> Text:
    if told.setup.game.halves:
        return say(
            "{name} turns up all cards: the best five count for high, and five for low if they qualify.", **told.who
        )
    return say("{name} turns up all cards, and the best five count.", **told.who)


def _muck(told: Told) -> Words:
    text = say("{name} throws the cards away unseen and wins nothing.", **told.who)
    return Words(say("Seat {seat} mucks", **told.who), text, say("{name} mucks", **told.who))


# Winning


def _award(told: Told) -> Words:
    award = told.event.ruling(Award)
    number, of, whole = award.pot[:3]
    pots = {"pot": pot_taken(number, of), "shared": pot_shared(number, of), "whole": whole}
    places = {**told.who, **pots, "part": award.part.amount}
    title = say(_award_title(award), **places)
    return Words(title, _award_text(told, places), say("{name} wins {amount}", **told.who))


def _award_title(award: Award) -> str:
    """Return the message for a share of a part of a pot."""
    part, alone = award.part.part, len(award.part.shares) == 1
    if part is Part.HIGH:
        return (
            N_("Seat {seat} wins the high half of {pot}: {amount}")
            if alone
            else N_("Seat {seat} shares the high half of {pot}: {amount} of {part}")
        )
    if part is Part.LOW:
        return (
            N_("Seat {seat} wins the low half of {pot}: {amount}")
            if alone
            else N_("Seat {seat} shares the low half of {pot}: {amount} of {part}")
        )
    if not alone:
        return N_("Seat {seat} shares {shared}: {amount} of {whole}")
    if award.both_ways:
        return N_("Seat {seat} scoops {pot}: {amount}, high and low")
    return N_("Seat {seat} wins {pot}: {amount}")


def _award_text(told: Told, places: dict[str, Any]) -> Text:
    award = told.event.ruling(Award)
    if award.hand is None:
        return say(_unshown(award.ruling), **places)
    part, (high, low) = award.part.part, _names(award.hand)
    better, alone = of_award(told), len(award.part.shares) == 1
    if part is Part.LOW:
        return say(_LOWS[alone, better.low], low=low)
    if award.both_ways:
        return say(_BOTH_WAYS[better.high or better.low], high=high, low=low)
    return say((_HIGHS if part is Part.HIGH else _HANDS)[alone, better.high], high=high)


def _names(hand: Hand) -> tuple[Text, Text | None]:
    return best_name(hand), low_name(hand.low.ranks) if hand.low else None


# By: is there one winner, and has somebody mucked what beats it, or may beat it?
_HANDS = {
    (True, False): N_("The best hand: {high}."),
    (True, True): N_("The best hand shown: {high}."),
    (False, False): N_("One of the equal best hands: {high}."),
    (False, True): N_("One of the equal best hands shown: {high}."),
}
_HIGHS = {
    (True, False): N_("The best high: {high}."),
    (True, True): N_("The best high shown: {high}."),
    (False, False): N_("One of the equal best highs: {high}."),
    (False, True): N_("One of the equal best highs shown: {high}."),
}
_LOWS = {
    (True, False): N_("The best low: {low}."),
    (True, True): N_("The best low shown: {low}."),
    (False, False): N_("One of the equal best lows: {low}."),
    (False, True): N_("One of the equal best lows shown: {low}."),
}
_BOTH_WAYS = {
    False: N_("Best both ways: {high}, and for low {low}."),
    True: N_("Best both ways of the hands shown: {high}, and for low {low}."),
}


def _unshown(ruling: PotRuling) -> str:
    if ruling.pot.of == 1:
        return N_("All others have folded, so {name} wins without showing.")
    return N_("Nobody else still in can win it, so no hands are compared.")


def award_name(told: Told) -> Text | None:
    """Return the name of the hand that wins a share; None where no hand was needed."""
    award = told.event.ruling(Award)
    if award.hand is None:
        return None
    high, low = _names(award.hand)
    if award.both_ways:
        return say("{high}; {low} for low", high=high, low=low)
    return low if award.part.part is Part.LOW else high


WORDS: dict[Kind, Callable[[Told], Words]] = {
    Kind.RETURN: _return,
    Kind.SHOW: _show,
    Kind.MUCK: _muck,
    Kind.AWARD: _award,
}
