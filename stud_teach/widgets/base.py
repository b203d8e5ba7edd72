"""What all widgets share: the bundle, the language, the deck, and the static form for places without widgets."""

from __future__ import annotations

import os
from collections.abc import Collection, Mapping
from typing import Any, Self

import anywidget
import traitlets

from stud_teach.engine.building import refuse_unknown
from stud_teach.pages.bundle import bundle
from stud_teach.saying.checks import one_of
from stud_teach.saying.messages import Message, message_of
from stud_teach.saying.quoting import literal
from stud_teach.still.notes import folded_note, still_note
from stud_teach.still.svg import checked_deck
from stud_teach.telling.catalogue import language, languages
from stud_teach.views.labels import labels
from stud_teach.widgets.incoming import checked_message
from stud_teach.widgets.traits import Checked, shown

VIEW = "application/vnd.jupyter.widget-view+json"


class StudWidget(anywidget.AnyWidget):
    """A widget drawn by the view named `view`; subclasses give `as_html` and `__repr__` for places without widgets.

    `lang` is e.g. "fi", None for the language in use; `deck` the number of suit colours, 2 or 4. Raises ValueError
    for another language or deck.
    """

    takes_also: Collection[str] = ()  # the names of settings that are passed on
    _view = traitlets.Unicode().tag(sync=True)
    labels = shown(dict[str, dict[str, str]])
    options = Checked(lambda _, value: _options(value), {}, read_only=True)
    lang = Checked(lambda _, value: one_of(value, "lang", languages()), "en")

    def __new__(cls, *given: Any, **named: Any) -> Self:
        """Refuse settings that the widget does not take, before anything is made."""
        refuse_unknown(cls, named, cls.takes_also)
        made: Self = super().__new__(cls, *given, **named)
        return made

    def __init__(self, view: str, lang: str | None = None, deck: int = 2) -> None:
        code = bundle()
        checked_deck(deck)
        super().__init__(_esm=code, _view=view, lang=language(lang))
        self.set_trait("labels", labels())
        self.set_trait("options", {"deck": deck})

    def _handle_msg(self, msg: Any) -> None:
        """Take a message from the page, by ipywidgets' own way; what is none changes nothing."""
        try:
            data = checked_message(msg["content"])
        except ValueError as error:
            self.refused(error)
        else:
            super()._handle_msg({"content": {"data": data}, "buffers": []})

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take what the page may set, all or nothing; the rest stays, and what does not exist is put right there.

        Each value is checked before the first is set, also one that equals what stands there, as True does 1.
        """
        ours = self._ours()
        free = {name for name, trait in ours.items() if not trait.read_only} - {"_view"} | {"options"}
        wanted = {name: each for name, each in sync_data.items() if name in free}
        try:
            for name, value in wanted.items():
                ours[name]._validate(self, value)
            super().set_state(wanted)
        except traitlets.TraitError as error:
            self.refused(error)
            self.send_state([name for name in sync_data if name in ours])

    def refused(self, error: Exception) -> None:
        """Hear that the page has sent what is no message, or set what does not exist."""
        self.log.warning("%s", message_of(error))

    def view_state(self) -> dict[str, Any]:
        """Return all that the view is drawn from, by name, as plain values."""
        return {name: getattr(self, name) for name in self._ours()}

    def _ours(self) -> dict[str, traitlets.TraitType[Any, Any]]:
        """Return the traits that the page has from us, not from those who load and place the view."""
        ours = [each for each in type(self).__mro__ if issubclass(each, StudWidget)]
        found = {name: trait for each in ours for name, trait in each.class_own_traits(sync=True).items()}
        return {name: trait for name, trait in found.items() if name == "_view" or name[0] != "_"}

    def folded(self) -> str:
        """Return the line that stands for the widget where its output is folded; it tells no answer."""
        return repr(self).partition("\n")[0]

    def as_html(self) -> str:
        """Return what the widget shows as plain HTML."""
        raise NotImplementedError

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        bundle = super()._repr_mimebundle_(**kwargs)
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        still = f"{folded_note(self.folded())}\n{self.as_html()}\n{still_note(self.lang)}"
        made_by = {VIEW: {"kernel": os.getpid()}}  # by which a server can tell whether the view still has its kernel
        return {**(data or {}), "text/plain": repr(self), "text/html": still}, {**metadata, **made_by}


def _options(value: object) -> dict[str, Any]:
    """Return the options of a view; raises ValueError for others and another deck."""
    if not isinstance(value, Mapping) or value.keys() - {"deck"}:
        raise ValueError(Message("“options” holds “deck” and nothing else, not {given}.", given=literal(value)))
    return {"deck": checked_deck(value.get("deck", 2))}
