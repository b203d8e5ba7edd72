"""Gallery: the teaching hands to browse by chapter, by rule and by words, each opened at the table by a click."""

from __future__ import annotations

from typing import Any

import traitlets

from stud_teach import scenarios
from stud_teach.engine.hand import Hand
from stud_teach.gallery.library import catalogue, entries, in_order, rules_named
from stud_teach.gallery.schema import Library
from stud_teach.gallery.still import library_html, library_text
from stud_teach.saying.checks import text
from stud_teach.saying.messages import Message
from stud_teach.saying.quoting import literal
from stud_teach.trace.trace import trace
from stud_teach.views.annotate import annotate
from stud_teach.widgets.stepping import Stepping
from stud_teach.widgets.traits import Checked, shown


def _rules(_gallery: Any, value: Any) -> list[str]:
    """Return ids of rules, a setting's name being its rule's; raises ValueError for what is no list, UnknownRule."""
    if not isinstance(value, list | tuple):
        message = Message("“rules” is a list of rules, as in {example}, not {given}.", given=literal(value))
        raise ValueError(message.filled(example=["odd-chip"]))
    return list(rules_named(value))


def _name(_gallery: Any, value: Any) -> str:
    """Return a scenario's name, "" for none; raises UnknownScenario."""
    if text(value, "opened"):
        scenarios.scenario(value)
    return str(value)


class Gallery(Stepping):
    """The teaching hands: browse them by chapter and rule, search them, open one at the table.

    Gallery("odd-chip") begins with the hands that show a rule, several names with those that show them all. `rules`
    and `query` are what is looked for, `opened` is the name of the hand at the table, "" for none: all can be read, set
    and linked, as can the `step` of that hand. `lang` is e.g. "fi", `deck` the number of suit colours, 2 or 4.

    Raises UnknownRule for a rule that does not exist, ValueError for another language or deck.

    >>> gallery = Gallery("odd-chip", "odd-chip-half")
    >>> gallery.names
    ['all-in-halved', 'odd-chip-two-lows']
    """

    library = shown(Library)
    rules = Checked(_rules, [])
    query = Checked(lambda _, value: text(value, "query"), "")
    opened = Checked(_name, "")
    loaded = shown(str)

    def __init__(self, *rules: str, lang: str | None = None, deck: int = 2) -> None:
        wanted = list(rules_named(rules))
        super().__init__("gallery", lang, deck)
        self.set_trait("library", catalogue())
        self.rules = wanted

    @property
    def hand(self) -> Hand | None:
        """Return the hand at the table, None where none is open."""
        return scenarios.scenario(self.opened) if self.opened else None

    @property
    def names(self) -> list[str]:
        """Return the names of the hands that show all of `rules`, in the order of the rule book."""
        return [entry["name"] for entry in in_order(entries(self.rules))]

    @traitlets.observe("opened")
    def _load(self, _change: Any) -> None:
        """Send the page the hand that is opened; one that it has already stays at its step."""
        if self.opened in ("", self.loaded):
            return
        annotated = annotate(trace(scenarios.scenario(self.opened)))
        with self.hold_sync():
            self.step = 0
            self._bring(annotated)
            self.set_trait("loaded", self.opened)

    def as_html(self) -> str:
        """Return the list of the hands as plain HTML, by chapter."""
        return library_html(in_order(entries(self.rules)), self.lang)

    def __repr__(self) -> str:
        return library_text(in_order(entries(self.rules)), self.lang) if self.library else "Gallery()"
