"""The sentences behind reasons: one function a rule point, from its facts to a sentence or two."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from stud_teach.explain.catalogue import Text, say, together
from stud_teach.explain.names import (
    board_name,
    card_text,
    hand_name,
    low_name,
    one_rank,
    seat_list,
)
from stud_teach.reasons import Reason
from stud_teach.rules import RULE_SETS

Facts = Mapping[str, Any]

# Points whose value in the room is our choice: its page is silent there.
OURS = frozenset(
    {
        *("ante-short", "burn", "bring-in-limit", "bring-in-short", "bring-in-all-in", "showing-hand"),
        *("first-actor-tie", "first-actor-all-in", "no-action", "bet-size", "completion", "fold", "pot-limit"),
        *("all-in", "uncalled", "side-pots", "muck", "last-player", "odd-chip-half", "whole-pot-tie", "five-used"),
    }
)


def is_ours(rule: str, rules: str) -> bool:
    """Return whether the rule's value is our choice where `rules` are played; the tag belongs to the room's page."""
    return rules == next(iter(RULE_SETS)) and rule in OURS


def reason_text(reason: Reason) -> Text:
    """Return the sentence of a reason."""
    return _SENTENCES[reason.rule](reason.facts)


# Dealing


def _players(facts: Facts) -> Text:
    return say("Two to eight can play; here they are {players}.", players=facts["players"])


def _seats(_: Facts) -> Text:
    return say("Seat 1 is on the dealer's left; seats and cards go clockwise from there.")


def _ante(facts: Facts) -> Text:
    return say("Everybody pays the ante of {ante} before any card is dealt.", ante=facts["ante"])


def _ante_short(facts: Facts) -> Text:
    message = "Seat {seat} has only {amount} of the ante of {ante} and is all-in for it."
    return say(message, **facts)


def _deal(facts: Facts) -> Text:
    if facts["down"] and facts["up"]:
        return say("On third street everybody gets two cards face down and one face up, the door card.")
    if facts["down"]:
        return say("The seventh card is dealt face down to everybody still in.")
    return say("Everybody still in gets one card face up.")


def _streets(_: Facts) -> Text:
    return say("There are five betting rounds, one a street, from third street to seventh.")


def _burn(_: Facts) -> Text:
    return say("A card is burned before each street from fourth on; nobody sees it.")


def _deck_short(facts: Facts) -> Text:
    if facts["community"]:
        message = (
            "{stub} cards are left for {players} players, too few: one card is dealt face up as everybody's seventh."
        )
        return say(message, **facts)
    message = "{stub} cards are left and {needed} are needed: the {burned} burned cards are shuffled in."
    return say(message, **facts)


def _community_no_bet(facts: Facts) -> Text:
    if facts["betting"]:
        return say("In this house the betting goes on after a community card.")
    return say("There is no betting on seventh street after a community card.")


# Opening


def _bring_in(facts: Facts) -> Text:
    if not facts["verified"]:
        message = "Not verifiable: some door cards are unknown; {card} is the lowest of those that are seen."
        return say(message, card=card_text(facts["card"]))
    if facts["highest"]:
        message = "In pot limit, when only high wins, the highest door card must bring it in: {card} at seat {seat}."
    elif facts["game"] == "stud8":
        message = "In high/low the lowest door card must bring it in: {card} at seat {seat}. Aces are high here."
    else:
        message = "The lowest door card must bring it in: {card} at seat {seat}. Aces are high here."
    return say(message, card=card_text(facts["card"]), seat=facts["seat"])


def _bring_in_suit(facts: Facts) -> Text:
    cards = seat_list([card_text(card) for card in facts["cards"].values()])
    message = (
        "Seats {seats} show {cards}, the same rank: the suit decides. "
        "From best to worst: spades, hearts, diamonds, clubs."
    )
    return say(message, seats=seat_list(facts["tied"]), cards=cards)


def _bring_in_amount(facts: Facts) -> Text:
    if facts["opened"] is not None and facts["opened"] > facts["bring_in"]:
        message = "Seat {seat} may open for more than the bring-in of {bring_in}, and opens for {opened}."
        return say(message, **facts)
    if facts.get("instead"):
        message = "The bring-in is {bring_in}. Seat {seat} could have opened for up to {instead} instead."
        return say(message, **facts)
    return say("The bring-in is {bring_in}.", **facts)


def _bring_in_limit(facts: Facts) -> Text:
    message = "The bring-in of {bring_in} is as big as the small bet, so there is nothing to complete."
    return say(message, **facts)


def _bring_in_short(facts: Facts) -> Text:
    message = "Seat {seat} has only {amount} left and brings in for that; the others still owe the full {bring_in}."
    return say(message, **facts)


def _bring_in_all_in(facts: Facts) -> Text:
    message = (
        "Seat {seat} has no chips after the ante, so the next player clockwise with chips, seat {acts}, acts first "
        "and may fold, bring it in or open."
    )
    return say(message, **facts)


def _first_actor(facts: Facts) -> Text:
    best = board_name(facts["category"], facts["ranks"])
    if not facts["verified"]:
        message = "Not verifiable: some up cards are unknown; seat {seat} has the best board of those that are seen."
        return say(message, seat=facts["seat"])
    lead = say(
        "From fourth street on the best hand showing acts first: {best}, seat {seat}.", best=best, **_seat(facts)
    )
    highest = max((rank for board in facts["boards"] for rank in board["ranks"]), default=0)
    if highest > max(facts["ranks"]):
        return together(
            [lead, say("Not the highest card: the {rank} does not count against it.", rank=one_rank(highest))]
        )
    return lead


def _seat(facts: Facts) -> dict[str, Any]:
    return {"seat": facts["seat"]}


def _showing_hand(_: Facts) -> Text:
    return say("Only own up cards count: quads, trips, two pairs, a pair, high cards; no straights or flushes.")


def _first_actor_tie(facts: Facts) -> Text:
    if facts["by_suit"]:
        message = "The boards of seats {seats} are equal: the better suit of the highest rank decides, seat {seat}."
    else:
        message = (
            "The boards of seats {seats} are equal: seat {seat} was dealt first, nearest clockwise from the dealer."
        )
    return say(message, seats=seat_list(facts["tied"]), seat=facts["seat"])


def _first_actor_all_in(facts: Facts) -> Text:
    message = "Seat {seat} has the best board but is all-in; the next player clockwise who can act is seat {acts}."
    return say(message, **facts)


def _no_action(facts: Facts) -> Text:
    if facts["with_chips"]:
        message = "Only seat {seat} still has chips and there is nothing to call: no more betting, the cards are dealt."
        return say(message, seat=facts["with_chips"][0])
    return say("Everybody still in is all-in: no more betting, the remaining cards are dealt.")


def _turn(facts: Facts) -> Text:
    if facts["to_call"]:
        return say("It goes clockwise: everybody still in must call the {top}, raise or fold.", top=facts["top"])
    if facts["top"]:
        return say("There is nothing more to call.")
    return say("Nobody has bet yet, so seat {seat} may check.", seat=facts["seat"])


# Betting


def _bet_size(facts: Facts) -> Text:
    size = facts["sizes"][0]
    if "street" not in facts:
        if facts["limit"] == "pot":
            return say("In pot limit a bet may be as big as the pot.")
        return say("In fixed limit the bet on third and fourth street is {size}.", size=size)
    if facts["street"] in ("third", "fourth"):
        return say("On third and fourth street the bet and each raise is the small bet, {size}.", size=size)
    return say("From fifth street on the bet and each raise is the big bet, {size}.", size=size)


def _completion(facts: Facts) -> Text:
    return say("Going up to the full bet of {to} completes the bet; that is not a raise.", to=facts["to"])


def _fold(facts: Facts) -> Text:
    return say("Seat {seat} gives up the hand and gets no more cards; the chips stay in the pot.", seat=facts["seat"])


def _pair_on_fourth(facts: Facts) -> Text:
    if facts.get("doubled"):
        return say("With an open pair the bet may be two limits; from now on all raises are two limits.")
    if len(facts["sizes"]) == 1:
        return say(
            "Somebody has bet two limits on the open pair, so all further raises are {size}.", size=facts["sizes"][0]
        )
    message = (
        "A pair shows on fourth street (seat {seats}): everybody may bet or raise one limit, {one}, or two, {two}."
    )
    one, two = facts["sizes"]
    return say(message, seats=seat_list(facts["seats"]), one=one, two=two)


def _raise_cap(facts: Facts) -> Text:
    if facts["raises"] >= facts["cap"]:
        return say("That makes {raises} of {cap} raises; no more are allowed in this round.", **facts)
    return say("That is raise {raises} of {cap} in this round.", **facts)


def _pot_limit(facts: Facts) -> Text:
    after = facts["pot"] + facts["call"]
    message = (
        "Pot limit: {pot} in the pot and {call} to call make {after}, so the highest total is {limit}. "
        "A raise adds at least {step}."
    )
    return say(message, after=after, limit=facts["top"] + after, **facts)


def _all_in(facts: Facts) -> Text:
    if facts["closed"]:
        message = (
            "The last all-in was too short to reopen the betting: who has acted already may call the {top} or fold, "
            "not raise."
        )
        return say(message, top=facts["top"])
    if facts["counts"]:
        message = "The all-in adds {added} of a full {step}: half or more, so it counts and the betting is open again."
        return say(message, **facts)
    message = "The all-in adds only {added} of a full {step}: it doesn't count, and who has acted may not raise again."
    return say(message, **facts)


def _uncalled(facts: Facts) -> Text:
    message = "Nobody matched the last {amount} of seat {seat}, so they go back."
    return say(message, amount=facts["amount"], seat=facts["seat"])


# Showing and paying


def _side_pots(facts: Facts) -> Text:
    name = pot_name(facts["pot"], facts["of"])
    if facts["alone"]:
        return say("Only seat {seat} put chips into {pot} and is still in.", seat=facts["seat"], pot=name)
    message = "An all-in player can win only what was matched: seats {seats} play for {pot}, settled on its own."
    return say(message, seats=seat_list(facts["seats"]), pot=name)


def pot_name(number: int, of: int) -> Text:
    """Return a pot within a sentence: "the pot", "the main pot", "side pot 2"."""
    if of == 1:
        return say("the pot")
    if number == 0:
        return say("the main pot")
    return say("the side pot") if of == 2 else say("side pot {number}", number=number)


def _showdown_order(facts: Facts) -> Text:
    if not facts["first"]:
        return say("Then it goes clockwise: seats {order}.", order=seat_list(facts["order"]))
    if facts["bettor"]:
        return say("Seat {seat} bet or raised last on seventh street and shows first.", seat=facts["seat"])
    if facts["by_board"]:
        return say(
            "Nobody bet on seventh street, so the best hand showing, seat {seat}, shows first.", seat=facts["seat"]
        )
    return say("Some up cards are unknown; seat {seat} is said to have shown first.", seat=facts["seat"])


def _muck(facts: Facts) -> Text:
    return say("Seat {seat} does not show; a mucked hand wins nothing.", seat=facts["seat"])


def _last_player(facts: Facts) -> Text:
    return say("All others have folded: seat {seat} takes the pot and need not show.", seat=facts["seat"])


def _high_hand(facts: Facts) -> Text:
    name = hand_name(facts["category"], facts["ranks"])
    return say("Seat {seat}'s best five for high: {name}.", seat=facts["seat"], name=name)


def _low_hand(facts: Facts) -> Text:
    if facts["cards"]:
        return say("Seat {seat}'s best five for low: {name}.", seat=facts["seat"], name=low_name(facts["ranks"]))
    message = "Seat {seat} has no low: it takes five different ranks of eight or lower, and there are {count}."
    return say(message, seat=facts["seat"], count=len(facts["present"]))


def _hi_lo(facts: Facts) -> Text:
    if facts["part"] == "no-low":
        return say("Nobody has a qualifying low, so the best high takes all.")
    if facts["part"] == "high":
        return say("The best high hand takes one half: {half} of {amount}.", **facts)
    return say("The best qualifying low takes the other half: {half} of {amount}.", **facts)


def _split_tie(facts: Facts) -> Text:
    message = "Seats {seats} have equal hands and share {amount}; suits never win."
    return say(message, seats=seat_list(facts["winners"]), amount=facts["amount"])


def _odd_chip(facts: Facts) -> Text:
    seats = seat_list(list(facts["odd"]))
    if facts["by_suit"]:
        message = "It doesn't divide evenly: one odd chip each by the highest card, rank then suit: seat {seats}."
    else:
        message = "It doesn't divide evenly: one odd chip each to the nearest clockwise from the dealer: seat {seats}."
    return say(message, seats=seats)


def _odd_chip_half(facts: Facts) -> Text:
    return say("{amount} doesn't halve evenly: the odd chip goes to the high half.", amount=facts["amount"])


def _whole_pot_tie(facts: Facts) -> Text:
    message = "Seats {seats} tie both ways, so {amount} is shared whole and not halved first."
    return say(message, seats=seat_list(facts["winners"]), amount=facts["amount"])


def _five_used(_: Facts) -> Text:
    return say("Of several equal fives the one with the higher suits is used.")


_SENTENCES: dict[str, Callable[[Facts], Text]] = {
    "players": _players,
    "seats": _seats,
    "ante": _ante,
    "ante-short": _ante_short,
    "deal": _deal,
    "streets": _streets,
    "burn": _burn,
    "deck-short": _deck_short,
    "community-no-bet": _community_no_bet,
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
    "bet-size": _bet_size,
    "completion": _completion,
    "fold": _fold,
    "pair-on-fourth": _pair_on_fourth,
    "raise-cap": _raise_cap,
    "pot-limit": _pot_limit,
    "all-in": _all_in,
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
