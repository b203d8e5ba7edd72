"""Gallery: the teaching hands to browse by chapter, by rule and by words, each opened at the table by a click."""

from __future__ import annotations

from typing import Any

import traitlets

from stud_teach import scenarios
from stud_teach.book.rulebook import UnknownRule
from stud_teach.engine.hand import Hand
from stud_teach.gallery.library import catalogue, entries, in_order, rules_named
from stud_teach.gallery.still import library_html, library_text
from stud_teach.saying.messages import Message
from stud_teach.saying.quoting import quoted
from stud_teach.scenarios import UnknownScenario
from stud_teach.trace.trace import trace
from stud_teach.views.annotate import annotate
from stud_teach.widgets.stepping import Stepping


class _Words(traitlets.Unicode[str, str]):
    """A text; what is none is refused in our own words."""

    def validate(self, obj: Any, value: Any) -> str:
        """Return the text; raises TraitError for anything else."""
        if isinstance(value, str):
            return value
        name = f"{type(obj).__name__}.{self.name}"
        raise traitlets.TraitError(Message("no text: {value}; {name} is a text", value=quoted(value), name=name))


class _Rules(traitlets.List[str]):
    """Ids of rules; what is no list is refused in our own words, what is no rule by the gallery."""

    def validate(self, obj: Any, value: Any) -> list[str]:
        """Return the list; raises TraitError for anything else."""
        if isinstance(value, list | tuple):
            return list(value)
        name = f"{type(obj).__name__}.{self.name}"
        raise traitlets.TraitError(
            Message(
                "no list of rules: {value}; write it as in {name} = {example}",
                value=quoted(value),
                name=name,
                example=["odd-chip"],
            )
        )


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

    library = traitlets.Dict(read_only=True).tag(sync=True)
    rules = _Rules().tag(sync=True)
    query = _Words("").tag(sync=True)
    opened = _Words("").tag(sync=True)
    loaded = traitlets.Unicode("", read_only=True).tag(sync=True)

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

    @traitlets.validate("rules")
    def _check_rules(self, proposal: Any) -> list[str]:
        try:
            return list(rules_named(proposal["value"]))
        except UnknownRule as error:
            raise traitlets.TraitError(str(error)) from None

    @traitlets.validate("opened")
    def _check_opened(self, proposal: Any) -> str:
        name: str = proposal["value"]
        if name:
            try:
                scenarios.scenario(name)
            except UnknownScenario as error:
                raise traitlets.TraitError(str(error)) from None
        return name

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
