"""The sentences of the rule points on the end: uncalled bets, pots, showing, and who wins what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stud_teach.telling.catalogue import N_, Text, say, together
from stud_teach.telling.context import Told
from stud_teach.telling.names import cards_text, hand_name, low_name, pot_taken, seat_list
from stud_teach.telling.unshown import of_award
from stud_teach.trace import facts


def _uncalled(facts: facts.Uncalled, _: Told) -> Text:
    if facts["street"] == "ante":
        return say("No other ante is bigger than {matched}, so what is above that goes back: {amount}.", **facts)
    if not facts["matched"]:
        return say("Nobody called any of it, so all of it goes back: {amount}.", **facts)
    return say(
        "Nobody else put in more than {matched} on this street, so what is above that goes back: {amount}.", **facts
    )


def _side_pots(facts: facts.PotOfSeat, _: Told) -> Text:
    pot = pot_taken(facts["pot"], facts["of"])
    if facts["alone"]:
        return say("Only seat {seat} is still in and put in enough to win {pot}.", seat=facts["seat"], pot=pot)
    lead = say("An all-in player can win only what the others matched, and each pot is settled on its own.")
    message = N_("Seats {seats} can win {pot}, {amount}.")
    return together([lead, say(message, seats=seat_list(facts["seats"]), pot=pot, amount=facts["amount"])])


# Showing


def _showdown_order(facts: facts.ShowdownOrder, told: Told) -> Text:
    if not facts["first"]:
        return say("Then clockwise; the order is {order}.", order=seat_list(facts["order"]))
    if facts["bettor"]:
        message = N_("Who bet or raised last {on_last} shows first: seat {seat}.")
        return say(message, seat=facts["seat"], **told.streets)
    if facts["by_board"]:
        message = N_("Nobody bet {on_last}, so the best hand showing goes first: seat {seat}.")
        return say(message, seat=facts["seat"], **told.streets)
    return say("Who shows first can’t be verified: not every up card is known.")


def _muck(_: object, __: Told) -> Text:
    return say("A hand that is not shown wins nothing.")


def _last_player(_: object, __: Told) -> Text:
    return say("Only one player is left: the pot is won, and the hand need not be shown.")


# Hands


def _high_hand(facts: facts.HighHand, told: Told) -> Text:
    places = {"cards": cards_text(facts["cards"]), "hand": hand_name(facts["category"], facts["ranks"])}
    if told.setup.game.halves:
        return say("The best five cards for high are {cards}: {hand}.", **places)
    return say("The best five cards are {cards}: {hand}.", **places)


def _low_hand(facts: facts.LowHand, _: Told) -> Text:
    if facts["cards"]:
        message = N_("A low needs five different ranks, eight or lower: {low}. Straights and flushes do no harm.")
        return say(message, low=low_name(facts["ranks"]))
    if facts["present"]:
        message = N_("A low needs five different ranks, eight or lower: {ranks} is too few.")
        return say(message, ranks=low_name(facts["present"]))
    return say("A low needs five different ranks, eight or lower; here there is none.")


def _hi_lo(facts: facts.HiLo | facts.Scoop, told: Told) -> Text:
    better = of_award(told)
    if facts["part"] == "no-low":
        if better.low:
            return say("No hand shown has five different ranks of eight or lower, so the high takes all.")
        return say("Nobody has five different ranks of eight or lower: there is no low, and the high takes all.")
    if "seat" in facts:
        if better.high or better.low:
            message = N_(
                "Of the hands shown, that of seat {seat} is the best for high and for low: it takes both halves."
            )
            return say(message, seat=facts["seat"])
        return say("Seat {seat} has both the best high and the best low, and takes both halves.", seat=facts["seat"])
    if facts["part"] == "high":
        return say("{amount} is halved between the best high and the best low: {half} for the high.", **facts)
    return say("{amount} is halved between the best high and the best low: {half} for the low.", **facts)


# Shares


def _split_tie(facts: facts.SplitTie, _: Told) -> Text:
    places = {"seats": seat_list(facts["winners"]), "amount": facts["amount"]}
    if facts["part"] == "whole":
        return say("Seats {seats} have equal hands and share {amount}.", **places)
    quartered = len(facts["winners"]) == 2
    if facts["part"] == "low":
        sentence = say("Seats {seats} have equal lows and share the low half, {amount}.", **places)
    else:
        sentence = say("Seats {seats} have equal highs and share the high half, {amount}.", **places)
    return together([sentence, say("The pot is quartered.")]) if quartered else sentence


def _odd_chip(facts: facts.OddChip, _: Told) -> Text:
    seats = list(facts["odd"])
    message = _ODD_CHIPS[facts["by_suit"], len(seats) > 1]
    return say(message, seats=seat_list(seats))


# By: do suits decide, and is it more than one chip?
_ODD_CHIPS = {
    (False, False): N_("It doesn’t divide: the odd chip goes to seat {seats}, nearest clockwise from the dealer."),
    (False, True): N_("It doesn’t divide: odd chips go one each to seats {seats}, nearest clockwise from the dealer."),
    (True, False): N_("It doesn’t divide: the odd chip goes to seat {seats}, which has the highest card by suit."),
    (True, True): N_(
        "It doesn’t divide: odd chips go one each to seats {seats}, which have the highest cards by suit."
    ),
}


def _odd_chip_half(facts: facts.OddChipHalf, _: Told) -> Text:
    return say("{amount} doesn’t halve: the odd chip goes to the high half.", amount=facts["amount"])


def _whole_pot_tie(facts: facts.WholePotTie, _: Told) -> Text:
    message = N_("Seats {seats} tie both ways, so {amount} is shared whole, not halved first.")
    return say(message, seats=seat_list(facts["winners"]), amount=facts["amount"])


def _five_used(_: object, __: Told) -> Text:
    return say("Where several sets of five cards are equally good, the one with the higher suits is used.")


SENTENCES: dict[str, Callable[[Any, Told], Text]] = {
    "uncalled": _uncalled,
    "side-pots": _side_pots,
    "showdown-order": _showdown_order,
    "muck": _muck,
    "last-player": _last_player,
    "high-hand": _high_hand,
    "low-hand": _low_hand,
    "hi-lo": _hi_lo,
    "split-tie": _split_tie,
    "odd-chip": _odd_chip,
    "odd-chip-half": _odd_chip_half,
    "whole-pot-tie": _whole_pot_tie,
    "five-used": _five_used,
}
