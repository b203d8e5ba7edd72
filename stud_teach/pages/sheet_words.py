"""The words of a practice sheet on paper."""

from __future__ import annotations

from stud_teach.telling.catalogue import Text, pgettext, say


def sheet_title() -> Text:
    """Return the title of a sheet for which nobody has given one."""
    return say("Seven-card stud: practice sheet")


def answers_title() -> Text:
    """Return the title of the pages with the answers."""
    return say("Answers")


def name_line() -> Text:
    """Return what stands before the line for the name."""
    return pgettext("on paper", "Name")


def date_line() -> Text:
    """Return what stands before the line for the date."""
    return pgettext("on paper", "Date")


def why_line() -> Text:
    """Return what stands before the lines for the reason."""
    return say("Why?")


def sheet_note() -> Text:
    """Return what one must know to read the pictures."""
    return say(
        "Seats are numbered clockwise from the dealer’s left. A grey bar under a card: it was dealt face down. "
        "Tick one answer and say why."
    )


def sheet_name(seed: int | str) -> Text:
    """Return by what a sheet and its answers are known to belong together."""
    return say("Sheet {seed}", seed=seed)


def before_this() -> Text:
    """Return what stands before what was done on the street so far."""
    return say("On this street so far")


def seat(number: int) -> Text:
    """Return a seat by its number."""
    return say("Seat {seat}", seat=number)


def stack(amount: int) -> Text:
    """Return how many chips a player has behind."""
    return say("stack {amount}", amount=amount)


def bet(amount: int) -> Text:
    """Return how many chips a player has in front."""
    return say("bet {amount}", amount=amount)


def put_in(amount: int) -> Text:
    """Return how much a player has put into the pots."""
    return say("put in {amount}", amount=amount)


def community_card() -> Text:
    """Return what stands under the community card."""
    return say("community card")
