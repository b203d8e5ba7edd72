"""The words of a deal that settles who opens, and of the bring-in itself."""

from __future__ import annotations

from typing import Any

from stud_teach.engine.events import Kind
from stud_teach.telling.catalogue import N_, Text, plain, say, together
from stud_teach.telling.context import Told, Words
from stud_teach.telling.deals import deal_brief
from stud_teach.telling.names import board_short, card_name, card_text, cards_text, letters, suit_name
from stud_teach.trace import facts

LOWEST_SUIT, HIGHEST_SUIT = "c", "s"


def rules_on_opening(told: Told) -> bool:
    """Return whether the step settles who opens, or that nobody does."""
    return bool({"bring-in", "first-actor", "no-action"} & told.reasons.keys())


def opening_words(told: Told) -> Words | None:
    """Return the words of a deal that settles who opens, or None where there is nothing to say about that."""
    if told.event.kind is not Kind.DEAL:
        return None
    for rule, words in (("bring-in", _must_bring_in), ("first-actor", _acts_first), ("no-action", _no_action)):
        if rule in told.reasons:
            return words(told)
    return None


# The bring-in. By: is it owed still (or being paid)? is the highest card due? what decides?
_TITLES = {
    (True, False, "card"): N_("Seat {seat} must bring it in: {card} is the lowest door card"),
    (True, False, "suit"): N_("Seat {seat} must bring it in: {suit} are the lowest suit"),
    (True, False, "tied"): N_("Seat {seat} must bring it in: {suit} are the lowest of the tied suits"),
    (True, True, "card"): N_("Seat {seat} must bring it in: {card} is the highest door card"),
    (True, True, "suit"): N_("Seat {seat} must bring it in: {suit} are the highest suit"),
    (True, True, "tied"): N_("Seat {seat} must bring it in: {suit} are the highest of the tied suits"),
    (False, False, "card"): N_("Seat {seat} brings it in: {card} is the lowest door card"),
    (False, False, "suit"): N_("Seat {seat} brings it in: {suit} are the lowest suit"),
    (False, False, "tied"): N_("Seat {seat} brings it in: {suit} are the lowest of the tied suits"),
    (False, True, "card"): N_("Seat {seat} brings it in: {card} is the highest door card"),
    (False, True, "suit"): N_("Seat {seat} brings it in: {suit} are the highest suit"),
    (False, True, "tied"): N_("Seat {seat} brings it in: {suit} are the highest of the tied suits"),
}


def bring_in_title(facts: facts.BringIn, told: Told, owed: bool) -> Text:
    """Return the headline of the bring-in: who pays it (or must, if it is `owed` still) and what decides."""
    highest, suit = facts["highest"], facts["card"][1]
    decides = "card"
    if "bring-in-suit" in told.reasons:
        decides = "suit" if suit == (HIGHEST_SUIT if highest else LOWEST_SUIT) else "tied"
    message = _TITLES[owed, highest, decides]
    return say(message, seat=facts["seat"], card=card_text(facts["card"]), suit=suit_name(suit))


def _places(facts: facts.BringIn, told: Told) -> dict[str, Any]:
    card = facts["card"]
    return {"card": card_text(card), "card_name": card_name(card), "name": told.name(facts["seat"])}


def _must_bring_in(told: Told) -> Words:
    facts = told.reasons["bring-in"]
    places, without_chips = _places(facts, told), told.reasons.get("bring-in-all-in")
    if facts["highest"]:
        text = say("The {card_name}, {card}, is the highest door card; it lies in front of {name}.", **places)
    else:
        text = say("The {card_name}, {card}, is the lowest door card; it lies in front of {name}.", **places)
    if without_chips:
        title = say("Seat {seat} should bring it in but has no chips: seat {acts} is asked", **without_chips)
        return Words(title, text, _brief(told, without_chips["acts"]))
    return Words(bring_in_title(facts, told, owed=True), together([text, _due(told)]), _brief(told, facts["seat"]))


def _due(told: Told) -> Text:
    """Return what who must bring it in has to put in."""
    setup, choices = told.setup, told.legal.choices if told.legal else ()
    amount = next((choice.amount for choice in choices if choice.kind is Kind.BRING_IN), None)
    if not setup.bring_in:
        return say("There is no bring-in here: the full small bet of {bet} is due.", bet=setup.small_bet)
    if amount is not None and amount < setup.bring_in:
        return say(
            "The bring-in of {bring_in} is due, but only {amount} is left.", bring_in=setup.bring_in, amount=amount
        )
    if any(choice.kind is Kind.BET for choice in choices):
        return say("The bring-in of {bring_in} is due, or more.", bring_in=setup.bring_in)
    return say("The bring-in of {bring_in} is due.", bring_in=setup.bring_in)


def bring_in_words(told: Told) -> Words:
    """Return the words of the bring-in."""
    facts, seat = told.reasons["bring-in"], told.event.seat
    if seat != facts["seat"]:
        title = say("Seat {seat} brings it in, as seat {owner} has no chips", owner=facts["seat"], **told.who)
        text = say("{name} owes nothing, but puts in {amount} to stay in.", **told.who)
    else:
        title = bring_in_title(facts, told, owed=False)
        text = _bring_in_text(facts, told)
    if told.event.all_in:
        return Words(title, text, say("{name} brings in {amount}, all-in", **told.who))
    return Words(title, text, say("{name} brings in {amount}", **told.who))


def _bring_in_text(facts: facts.BringIn, told: Told) -> Text:
    places = {**told.who, **_places(facts, told)}
    if facts["highest"]:
        return say(
            "The {card_name}, {card}, is the highest door card, so {name} puts in the bring-in of {amount}.", **places
        )
    return say(
        "The {card_name}, {card}, is the lowest door card, so {name} puts in the bring-in of {amount}.", **places
    )


def _brief(told: Told, seat: int) -> Text:
    return say("{deal}; seat {seat} opens", deal=deal_brief(told), seat=seat)


# From the second street on


def _acts_first(told: Told) -> Words:
    facts = told.reasons["first-actor"]
    acts = told.reasons.get("first-actor-all-in", {}).get("acts", facts["seat"])
    return Words(acts_first_title(facts, told), _acts_first_text(facts, told), _brief(told, acts))


def acts_first_title(facts: facts.FirstActor, told: Told) -> Text:
    """Return the headline of a ruling on who acts first: who, and what decides."""
    seat, all_in, tie = facts["seat"], told.reasons.get("first-actor-all-in"), told.reasons.get("first-actor-tie")
    if all_in:
        return say("Seat {acts} acts first: the best board, seat {seat}, is all-in", **all_in)
    if tie:
        message = N_("Seat {seat} acts first: equal boards, and it is nearest the dealer")
        by_suit = N_("Seat {seat} acts first: equal boards, and its top card has the better suit")
        return say(by_suit if tie["by_suit"] else message, seat=seat)
    best, second = facts["boards"][:2]
    if not second["category"]:
        return say("Seat {seat} acts first: the best board that is known", seat=seat)
    return _beats(seat, best, second)


def _beats(seat: int, best: facts.Board, second: facts.Board) -> Text:
    names = [board_short(board["category"], board["ranks"]) for board in (best, second) if board["category"]]
    if names[0] == names[1] and best["category"] != "high-card":
        return say("Seat {seat} acts first: the same {board}, but the better kicker", seat=seat, board=names[0])
    if names[0] == names[1]:
        names = [plain(letters(board["ranks"])) for board in (best, second)]
    return say("Seat {seat} acts first: {best} beats {second}", seat=seat, best=names[0], second=names[1])


def _acts_first_text(facts: facts.FirstActor, told: Told) -> Text:
    best, name = facts["boards"][0], told.name(facts["seat"])
    sentences = [say("{name} shows {cards}, the best hand on the table.", name=name, cards=cards_text(best["cards"]))]
    top = max((rank, -board["seat"]) for board in facts["boards"] for rank in board["ranks"] or [0])
    if top[0] > max(best["ranks"]):
        sentences.append(say("The highest card lies at seat {seat}, but that does not decide.", seat=-top[1]))
    if not facts["verified"]:
        sentences.append(say("Not every up card is known, so this can’t be verified."))
    return together(sentences)


def _no_action(told: Told) -> Words:
    with_chips = told.reasons["no-action"]["with_chips"]
    text = say("Everybody still in is all-in.")
    if with_chips:
        text = say("Only {name} still has chips, and there is nothing to call.", name=told.name(with_chips[0]))
    last = told.event.street == told.setup.game.last_street
    title = say("No more betting: the hands are shown") if last else say("No more betting: the other cards are dealt")
    return Words(title, text, say("{deal}; no betting", deal=deal_brief(told)))
