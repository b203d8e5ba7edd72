"""What the pictures that stand alone share: one view for all, two languages, static forms."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import traitlets

from stud_teach.explain import LANGUAGES, labels
from stud_teach.explain.static_part import part_html, part_text
from stud_teach.rulebook import book_of
from stud_teach.widgets.base import StudWidget

DECKS = (2, 4)


class Part(StudWidget):
    """A picture of one ruling, comparison or sum. `lang` is "en" or "fi", `deck` the number of suit colours, 2 or 4."""

    part = traitlets.Dict(read_only=True).tag(sync=True)
    book = traitlets.Dict(read_only=True).tag(sync=True)
    labels = traitlets.Dict(read_only=True).tag(sync=True)
    options = traitlets.Dict(read_only=True).tag(sync=True)
    lang = traitlets.Unicode("en").tag(sync=True)

    def __init__(self, part: Mapping[str, Any], lang: str, deck: int) -> None:
        if deck not in DECKS:
            raise ValueError(f"no such deck: {deck!r}; a deck has 2 or 4 colours")
        if lang not in LANGUAGES:
            raise ValueError(f"no such language: {lang!r}; the languages are {' and '.join(LANGUAGES)}")
        super().__init__(_view="part")
        self.set_trait("part", dict(part))
        self.set_trait("book", book_of(part))
        self.set_trait("labels", labels())
        self.set_trait("options", {"deck": deck})
        self.lang = lang

    @traitlets.validate("lang")
    def _check_lang(self, proposal: Any) -> str:
        lang: str = proposal["value"]
        if lang not in LANGUAGES:
            raise traitlets.TraitError(f"no such language: {lang!r}; the languages are {' and '.join(LANGUAGES)}")
        return lang

    def as_html(self) -> str:
        """Return the picture as plain HTML."""
        return part_html(self.part, self.lang)

    def __repr__(self) -> str:
        return part_text(self.part, self.lang) if self.part else f"{type(self).__name__}()"
