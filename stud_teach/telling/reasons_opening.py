"""The sentences of the rule points on who opens: the bring-in, the first to act, and whose turn it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stud_teach.games import Limit
from stud_teach.telling.catalogue import N_, Text, say, together
from stud_teach.telling.context import Told
from stud_teach.telling.names import cards_text, seat_list
from stud_teach.trace import facts


def _bring_in(facts: facts.BringIn, told: Told) -> Text:
    sentences = [say(_whose_bring_in(facts, told))]
    if not facts["verified"] and facts["highest"]:
        sentences.append(say("Not every door card is known: this holds if the unknown ones are lower."))
    elif not facts["verified"]:
        sentences.append(say("Not every door card is known: this holds if the unknown ones are higher."))
    return together(sentences)


def _whose_bring_in(facts: facts.BringIn, told: Told) -> str:
    if facts["highest"] and Limit.FIXED in told.setup.game.highest_opens:
        return N_("In this game the highest door card must bring it in; aces are high.")
    if facts["highest"]:
        return N_("In pot limit the highest door card must bring it in; aces are high.")
    if told.setup.game.halves:
        return N_("In high/low the lowest door card must bring it in; aces are high.")
    if told.setup.limit is Limit.FIXED:
        return N_("In fixed limit the lowest door card must bring it in; aces are high.")
    return N_("In this house the lowest door card must bring it in; aces are high.")


def _bring_in_suit(facts: facts.BringInSuit, _: Told) -> Text:
    message = N_(
        "Seats {seats} show the same rank, {cards}. Equal ranks are settled by suit; "
        "from best to worst: ♠ spades, ♥ hearts, ♦ diamonds, ♣ clubs."
    )
    cards = seat_list(cards_text([card]) for card in facts["cards"].values())
    return say(message, seats=seat_list(facts["tied"]), cards=cards)


def _bring_in_amount(facts: facts.BringInPaid | facts.OpenedForMore, told: Told) -> Text:
    if "instead" not in facts:
        if not facts["bring_in"]:
            return say("There is no bring-in in this game: the low card opens for the full small bet.")
        return say("Who owes the bring-in of {bring_in} may open for more: here for {opened}.", **facts)
    amount = say("The bring-in is {bring_in} here; usually it is twice the ante.", **facts)
    if facts["bring_in"] == 2 * facts["ante"]:
        amount = say("The bring-in is {bring_in}, twice the ante.", **facts)
    if not facts["instead"]:
        return amount
    if told.setup.limit is Limit.FIXED:
        return together([amount, say("Opening for {instead} instead was allowed too.", **facts)])
    return together([amount, say("Opening for up to {instead} instead was allowed too.", **facts)])


def _bring_in_limit(facts: facts.BringInLimit, _: Told) -> Text:
    return say("The bring-in of {bring_in} is a full small bet, so there is nothing to complete.", **facts)


def _bring_in_short(facts: facts.BringInShort, _: Told) -> Text:
    message = N_("Seat {seat} has only {amount} left and brings in for that; the others still owe the full {bring_in}.")
    return say(message, **facts)


def _bring_in_all_in(facts: facts.WithoutChips, _: Told) -> Text:
    message = N_(
        "Seat {seat} has no chips left after the ante. The next player clockwise with chips, seat {acts}, "
        "may fold, bring it in or open."
    )
    return say(message, **facts)


def _first_actor(facts: facts.FirstActor, told: Told) -> Text:
    rule = say("{Since_second}, the best hand showing acts first.", **told.streets)
    top = max(rank for board in facts["boards"] for rank in board["ranks"] or [0])
    if told.rules == "room" and top > max(facts["ranks"]):
        page = say("Not the highest card: the room’s English page says “highest hand on the board”.")
        return together([rule, page])
    return rule


def _showing_hand(_: object, told: Told) -> Text:
    return say(told.setup.game.words.board)


def _first_actor_tie(facts: facts.FirstActorTie, _: Told) -> Text:
    message = N_("Seats {seats} show equal hands: seat {seat} goes first, nearest clockwise from the dealer.")
    if facts["by_suit"]:
        message = N_("Seats {seats} show equal hands: seat {seat} goes first, by the suit of the highest rank.")
    return say(message, seats=seat_list(facts["tied"]), seat=facts["seat"])


def _first_actor_all_in(facts: facts.WithoutChips, _: Told) -> Text:
    message = N_(
        "Seat {seat} is all-in, which is as if it checked: seat {acts}, the next clockwise that can act, goes first."
    )
    return say(message, **facts)


def _no_action(facts: facts.NoAction, _: Told) -> Text:
    if facts["with_chips"]:
        return say("A bet needs somebody who can call it: with one player who has chips, nobody bets.")
    return say("Players without chips can’t bet, so the cards are dealt to the end.")


def _turn(facts: facts.Turn, _: Told) -> Text:
    if facts["to_call"]:
        return say("Clockwise, everybody still in calls the {top}, raises or folds.", top=facts["top"])
    if facts["top"]:
        return say("The bet is met already, so there is nothing to call.")
    return say("Nobody has bet on this street, so checking costs nothing.")


SENTENCES: dict[str, Callable[[Any, Told], Text]] = {
    "bring-in": _bring_in,
    "bring-in-suit": _bring_in_suit,
    "bring-in-amount": _bring_in_amount,
    "bring-in-limit": _bring_in_limit,
    "bring-in-short": _bring_in_short,
    "bring-in-all-in": _bring_in_all_in,
    "first-actor": _first_actor,
    "showing-hand": _showing_hand,
    "first-actor-tie": _first_actor_tie,
    "first-actor-all-in": _first_actor_all_in,
    "no-action": _no_action,
    "turn": _turn,
}
