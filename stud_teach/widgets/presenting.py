"""Showing a hand to a class: whose down cards lie covered, and what stands in the spotlight."""

from __future__ import annotations

from stud_teach.cards.card import parse_card
from stud_teach.saying.checks import whole
from stud_teach.saying.messages import Message
from stud_teach.saying.quoting import literal
from stud_teach.still.drawing import draw_table
from stud_teach.still.hand import as_html
from stud_teach.views.schema import CoveredTrace
from stud_teach.widgets.stepping import Stepping
from stud_teach.widgets.traits import Checked

MOST_COVERED = 100  # seats in a list, some of them more than once


class Presenting(Stepping):
    """A widget of a hand that an instructor shows to others.

    `covered` are the seats whose down cards lie face down until they are shown: a list, one seat, or "all". It helps an
    instructor and keeps no secret: the page has the cards. (With `seat=` it never gets those of other seats.) Still
    pictures, `as_html` and `as_svg`, do not show them.
    `spotlight` is a seat, a card such as "Kh", or None; the rest fades.

    Both can be read, set and linked. A seat that is not at the table and a card that is none raise TraitError.
    """

    covered = Checked(lambda widget, value: widget._covered(value), [])
    spotlight = Checked(lambda widget, value: widget._lit(value))

    def _covered(self, given: object) -> list[int]:
        """Return the seats that are given, in their order; raises ValueError for one that is not at the table."""
        if given == "all":
            return self._seats()
        asked = given if isinstance(given, (list, tuple, set, frozenset)) else [given]
        if len(asked) > MOST_COVERED:
            message = Message("“covered” is a list of at most {most} seats, not of {count}.", most=MOST_COVERED)
            raise ValueError(message.filled(count=len(asked)))
        return sorted({self._checked_seat(seat, "covered") for seat in asked})

    def _lit(self, on: object) -> int | str | None:
        """Return what is to stand in the spotlight; raises ValueError for another seat, CardError for what is none."""
        if not isinstance(on, str):
            return None if on is None else self._checked_seat(on, "spotlight")
        card = parse_card(on)
        if card is None:
            raise ValueError(Message("An unknown card, {card}, can’t stand in the spotlight.", card=literal(on)))
        return str(card)

    def as_html(self) -> str:
        """Return the step as plain HTML, with the course of the hand below it."""
        return as_html(self._whole(), self.lang, self._seen())

    def as_svg(self) -> str:
        """Return the table at the step as one SVG image; raises IndexError for a hand refused before its first step."""
        return draw_table(self._whole(), self.lang, self._seen(), self.options["deck"])

    def _whole(self) -> CoveredTrace:
        """Return the hand with all its texts, and the seats whose down cards a still picture keeps covered."""
        return {**super()._whole(), "covered": self.covered}

    def _seats(self) -> list[int]:
        return [entry["seat"] for entry in self.trace.get("seats", ())]

    def _leave_seats_that_are_gone(self) -> None:
        """Cover and light nothing that is no longer at the table."""
        seats = self._seats()
        self.covered = [seat for seat in self.covered if seat in seats]
        if isinstance(self.spotlight, int) and self.spotlight not in seats:
            self.spotlight = None

    def _checked_seat(self, seat: object, name: str) -> int:
        return whole(seat, name, 1, len(self._seats()))
