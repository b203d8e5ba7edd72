"""Showing a hand to a class: whose down cards lie covered, and what stands in the spotlight."""

from __future__ import annotations

from typing import Any

import traitlets

from stud_teach.cards.card import CardError, parse_card
from stud_teach.saying.messages import Message
from stud_teach.saying.quoting import quoted
from stud_teach.still.drawing import draw_table
from stud_teach.still.hand import as_html
from stud_teach.trace.trace import Json
from stud_teach.widgets.stepping import Stepping


class Presenting(Stepping):
    """A widget of a hand that an instructor shows to others.

    `covered` are the seats whose down cards lie face down until they are shown: a list, one seat, or "all". It helps an
    instructor and keeps no secret: the page has the cards. (With `seat=` it never gets those of other seats.) Still
    pictures, `as_html` and `as_svg`, do not show them.
    `spotlight` is a seat, a card such as "Kh", or None; the rest fades.

    Both can be read, set and linked. A seat that is not at the table and a card that is none raise TraitError.
    """

    covered: traitlets.TraitType[Any, Any] = traitlets.TraitType(()).tag(sync=True)
    spotlight = traitlets.Any(None, allow_none=True).tag(sync=True)

    @traitlets.default("covered")
    def _cover_nobody(self) -> list[int]:
        return []

    @traitlets.validate("covered")
    def _check_covered(self, proposal: Any) -> list[int]:
        given = proposal["value"]
        if given == "all":
            return self._seats()
        asked = given if isinstance(given, (list, tuple, set, frozenset)) else [given]
        return sorted({self._checked_seat(seat) for seat in asked})

    @traitlets.validate("spotlight")
    def _check_spotlight(self, proposal: Any) -> int | str | None:
        on = proposal["value"]
        if on is None or not isinstance(on, str):
            return None if on is None else self._checked_seat(on)
        try:
            card = parse_card(on)
        except CardError as error:
            raise traitlets.TraitError(str(error)) from None
        if card is None:
            raise traitlets.TraitError(Message("an unknown card can’t stand in the spotlight: {card}", card=quoted(on)))
        return str(card)

    def as_html(self) -> str:
        """Return the step as plain HTML, with the course of the hand below it."""
        return as_html(self._whole(), self.lang, self._seen())

    def as_svg(self) -> str:
        """Return the table at the step as one SVG image; raises IndexError for a hand refused before its first step."""
        return draw_table(self._whole(), self.lang, self._seen(), self.options["deck"])

    def _whole(self) -> Json:
        """Return the hand with all its texts, and the seats whose down cards a still picture keeps covered."""
        return {**super()._whole(), "covered": self.covered}

    def _seats(self) -> list[int]:
        return [entry["seat"] for entry in self.trace.get("seats", ())]

    def _checked_seat(self, seat: object) -> int:
        seats = self._seats()
        if isinstance(seat, bool) or not isinstance(seat, int) or seat not in seats:
            places = {"seat": quoted(seat), "first": seats[0], "last": seats[-1]}
            raise traitlets.TraitError(Message("no such seat: {seat}; this hand has seats {first} to {last}", **places))
        return seat
