"""What the rule book holds on a rule, in words that are still to be put into every language."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from stud_teach.telling.catalogue import N_

# The room's two pages, and the sections that both have, by their Finnish headings.
HIGH_PAGE, HIGH_LOW_PAGE = "7-Card Stud", "7-Card Stud High/Low (8 or better)"
BOTH = (HIGH_PAGE, HIGH_LOW_PAGE)

PLAYERS = N_("“Pelaajat” (players)")
ANTE = N_("“Alkupanos (ante)”")
DEALING = N_("“Jako” (the deal)")
BRING_IN = N_("“Bring-in”")
BETTING_ORDER = N_("“Panostusjärjestys” (order of betting)")
SHOWDOWN = N_("“Korttien paljastus (showdown)”")
SPECIAL = N_("“Erikoissäännöt” (special rules)")

ROOM, CASINO, TOURNAMENT = "room", "casino", "tournament"
WSOP = (CASINO, TOURNAMENT)
EVERY_SET = (ROOM, *WSOP)


class Kind(StrEnum):
    """How a point came about that no page settles: OURS, the page is silent; READING, the page is terse."""

    OURS = "ours"
    READING = "reading"


ROOM_SILENT = N_("The room’s page is silent here; this is our choice, the usual convention.")
WSOP_SILENT = N_("The WSOP rules are silent here; for casino and tournament this is our choice.")
TERSE = N_("The room’s page is terse here; this is how we read it.")


class Mark(NamedTuple):
    """What of a rule is ours or our reading, in which rule sets, and the sentence (a message) that says so."""

    kind: Kind
    sets: tuple[str, ...]
    message: str
    part: bool = False  # the message says which part of the rule


OURS = Mark(Kind.OURS, (ROOM,), ROOM_SILENT)
OURS_IN_WSOP = Mark(Kind.OURS, WSOP, WSOP_SILENT)
READING = Mark(Kind.READING, (ROOM,), TERSE)


def ours(message: str) -> Mark:
    """Return the mark of a rule that is our choice in part; `message` says which part."""
    return Mark(Kind.OURS, (ROOM,), message, part=True)


def reading(message: str) -> Mark:
    """Return the mark of a rule where `message` says how we read the page."""
    return Mark(Kind.READING, (ROOM,), message, part=True)


class Entry(NamedTuple):
    """A rule: its title and text, where it comes from, and what is not settled there. Texts are messages.

    `pages` and `section` say where the room has it, `quotes` its literal Finnish words; `casino` and `tournament` hold
    the numbers of the WSOP rules. `notes` are further sentences on where the rule comes from.
    """

    title: str
    text: str
    pages: tuple[str, ...] = ()
    section: str = ""
    quotes: tuple[str, ...] = ()
    casino: str = ""
    tournament: str = ""
    marks: tuple[Mark, ...] = ()
    notes: tuple[str, ...] = ()
