"""The words of questions: what is asked, what the choices say, and a hint that points at the facts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stud_teach.asking.question import NOBODY, Question, Value
from stud_teach.asking.raises import ANY
from stud_teach.telling.catalogue import N_, Text, in_a_row, or_list, pgettext, plain, say
from stud_teach.telling.context import Words
from stud_teach.telling.names import cards_text, low_name, seat_list
from stud_teach.telling.streets import beginning

# What is asked


def prompt(question: Question) -> Text:
    """Return what is asked."""
    return _PROMPTS[question.kind, question.ask](question)


def _bring_in(question: Question) -> Text:
    if not question.facts["bring_in"]:
        return say("The door cards are dealt. Which seat must open the betting?")
    return say("The door cards are dealt. Which seat must bring it in?")


def _bet(question: Question) -> Text:
    facts, seat = question.facts, question.seat
    if facts["opening"]:
        return say("Seat {seat} is to open. To how much may it bet instead of bringing it in?", seat=seat)
    if not facts["top"]:
        return say("Nobody has bet on this street. How much may seat {seat} bet?", seat=seat)
    if facts["completes"]:
        return say("To what total may seat {seat} go up from the bring-in?", seat=seat)
    return say("To what total on this street may seat {seat} raise?", seat=seat)


def _extreme(message: str, bet: str) -> Callable[[Question], Text]:
    def asked(question: Question) -> Text:
        return say(message if question.facts["top"] else bet, seat=question.seat)

    return asked


def _of_seat(message: str) -> Callable[[Question], Text]:
    return lambda question: say(message, seat=question.seat)


def _plain(message: str) -> Callable[[Question], Text]:
    return lambda _: say(message)


def _better_low(question: Question) -> Text:
    one, two = question.facts["seats"]
    lows = {seat: low_name(ranks) for seat, ranks in question.facts["lows"].items()}
    return say(
        "Which low is better: {low_one} of seat {one} or {low_two} of seat {two}?",
        one=one,
        two=two,
        low_one=lows[str(one)],
        low_two=lows[str(two)],
    )


def _award(question: Question) -> Text:
    return say("How is {pot} of {amount} shared out?", pot=pot_divided(question), amount=question.facts["amount"])


def pot_divided(question: Question) -> Text:
    """Return the pot that is shared out, within a sentence."""
    # Translators: as it stands in "How is {pot} of {amount} shared out?"
    number, of = question.facts["pot"], question.facts["of"]
    if of == 1:
        return pgettext("divided", "the pot")
    if number == 0:
        return pgettext("divided", "the main pot")
    return pgettext("divided", "the side pot") if of == 2 else pgettext("divided", "side pot {number}", number=number)


def _halves(question: Question) -> Text:
    message = N_("When {pot} of {amount} is halved, a chip is over. Where does it go?")
    return say(message, pot=pot_divided(question), amount=question.facts["amount"])


def _equals(question: Question) -> Text:
    facts = question.facts
    places = {"seats": seat_list(facts["seats"]), "amount": facts["amount"], "count": facts["count"]}
    if facts["count"] == 1:
        return say("Seats {seats} share {amount}, and a chip is over. Who gets it?", **places)
    return say("Seats {seats} share {amount}, and {count} chips are over. Who gets one?", **places)


_PROMPTS: dict[tuple[str, str], Callable[[Question], Text]] = {
    ("bring-in", "owes"): _bring_in,
    ("bring-in", "all-in"): _plain(N_("Somebody has no chips left after the ante. Which seat is asked first to open?")),
    ("first-actor", "acts"): _plain(N_("The cards of the street are dealt. Which seat acts first?")),
    ("shows-first", "bet"): _plain(N_("The betting is over. Which seat shows first?")),
    ("shows-first", "board"): _plain(N_("The betting is over. Which seat shows first?")),
    ("legal", "call"): _of_seat(N_("How much does it cost seat {seat} to call?")),
    ("legal", "bet"): _bet,
    ("legal", "most"): _extreme(
        N_("What is the highest total that seat {seat} may raise to?"), N_("What is the most that seat {seat} may bet?")
    ),
    ("legal", "least"): _extreme(
        N_("What is the lowest total that seat {seat} may raise to?"), N_("What is the least that seat {seat} may bet?")
    ),
    ("raises-left", "left"): _plain(N_("How many raises are left in this betting round?")),
    ("best-five", "five"): _of_seat(N_("Seat {seat} shows. Which five cards make the best high hand?")),
    ("low", "which"): _of_seat(N_("Seat {seat} shows. Is there a low among the cards, and which is the best?")),
    ("low", "better"): _better_low,
    ("award", "shares"): _award,
    ("odd-chip", "halves"): _halves,
    ("odd-chip", "equals"): _equals,
}


# What the choices say


def choice_text(question: Question, value: Value) -> Text:
    """Return what a choice says."""
    return _CHOICES[question.kind, question.ask](value)


def _seat(value: Any) -> Text:
    return say("Seat {seat}", seat=value) if value != NOBODY else say("Nobody")


def _seat_or_all(value: Any) -> Text:
    return say("Seat {seat}", seat=value) if value != NOBODY else say("All at once")


def _seat_or_equal(value: Any) -> Text:
    return say("That of seat {seat}", seat=value) if value != NOBODY else say("They are equal")


def _totals(value: Any) -> Text:
    return or_list([plain(total) for total in value]) if value else say("It may not bet or raise")


def _raises(value: Any) -> Text:
    return say("Any number") if value == ANY else plain(value)


def _low(value: Any) -> Text:
    return plain(cards_text(value)) if value else say("There is no low")


def _shares(value: Any) -> Text:
    return in_a_row(" · ", (say("Seat {seat}: {amount}", seat=seat, amount=amount) for seat, amount in value))


def _half(value: Any) -> Text:
    return say(_HALVES[value])


_HALVES = {
    "high": N_("Into the high half"),
    "low": N_("Into the low half"),
    "nobody": N_("Nowhere: it is kept for the next hand"),
}


def _seats(value: Any) -> Text:
    if not value:
        return say("Nobody: it is kept for the next hand")
    if len(value) == 1:
        return say("Seat {seat}", seat=value[0])
    return say("Seats {seats}", seats=seat_list(value))


_CHOICES: dict[tuple[str, str], Callable[[Any], Text]] = {
    ("bring-in", "owes"): _seat,
    ("bring-in", "all-in"): _seat,
    ("first-actor", "acts"): _seat,
    ("shows-first", "bet"): _seat_or_all,
    ("shows-first", "board"): _seat_or_all,
    ("legal", "call"): plain,
    ("legal", "bet"): _totals,
    ("legal", "most"): plain,
    ("legal", "least"): plain,
    ("raises-left", "left"): _raises,
    ("best-five", "five"): lambda value: plain(cards_text(value)),
    ("low", "which"): _low,
    ("low", "better"): _seat_or_equal,
    ("award", "shares"): _shares,
    ("odd-chip", "halves"): _half,
    ("odd-chip", "equals"): _seats,
}


# Where the hand's own words would tell


def unnamed_title(players: int) -> Text:
    """Return the title of a hand whose own would tell what is asked."""
    return say("A hand of {players} players", players=players)


def shown_words(question: Question) -> Words:
    """Return the words of a step that shows a hand, without what the hand is."""
    title = say("Seat {seat} shows", seat=question.seat)
    return Words(title, say("All cards are turned up."), title)


# Hints


def hint(question: Question) -> Text:
    """Return where to look: the facts that the answer follows from, without the answer."""
    return say(_HINTS[question.kind, question.ask], **street_named(question))


def street_named(question: Question) -> dict[str, Text]:
    """Return the places of sentences for the street that a question's words name."""
    if "on" not in question.facts:
        return {}
    on = say(question.facts["on"])
    return {"street": say(question.facts["street"]), "on": on, "On": beginning(on)}


_HINTS = {
    ("bring-in", "owes"): N_(
        "Put the door cards in order: first by rank, equal ranks by suit. Game and limit say which end must open."
    ),
    ("bring-in", "all-in"): N_(
        "Find the door card that decides, and see whether its owner has chips. If not, go on around the table."
    ),
    ("first-actor", "acts"): N_(
        "Compare the up cards of those still in: pairs and more of a kind first, then the high cards. "
        "Then see who can still act."
    ),
    ("shows-first", "bet"): N_("Look at the betting {on}: who put in the last bet or raise?"),
    ("shows-first", "board"): N_("Look at the betting {on}, and at the up cards of those still in."),
    ("legal", "call"): N_("Look at the highest bet on the street, at what the seat has in front, and at its stack."),
    ("legal", "bet"): N_(
        "Look at the last full bet, the size of bets on this street, the raises made, and the chips of the seat."
    ),
    ("legal", "most"): N_("Count the pot with all bets in front, as it would be after a call. Then look at the stack."),
    ("legal", "least"): N_("Look at how much the last full bet or raise added."),
    ("raises-left", "left"): N_(
        "Count the raises of this street only. Ask of each bet in front: was it an opening, a completion or a raise?"
    ),
    ("best-five", "five"): N_("Look for five of a suit, five in a row, then for equal ranks; then for the kickers."),
    ("low", "which"): N_("Write down the different ranks of eight or lower, the ace as one. A low takes five of them."),
    ("low", "better"): N_("Go through both lows card by card, from the highest card down, to the first difference."),
    ("award", "shares"): N_(
        "See who can win this pot, and who of them is best. Where the game has a low: is there one, and whose is it?"
    ),
    ("odd-chip", "halves"): N_("Read the rule: one of the two halves comes first."),
    ("odd-chip", "equals"): N_(
        "Read what this house goes by: the seats, counted from the dealer, or the cards that play."
    ),
}
