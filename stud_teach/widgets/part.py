"""What the pictures that stand alone share: one view for all, the languages, static forms."""

from __future__ import annotations

from collections.abc import Callable

from stud_teach.asking import Question
from stud_teach.book.rulebook import book_of
from stud_teach.book.schema import RuleBrief
from stud_teach.pictures.schema import Picture
from stud_teach.saying.messages import Message
from stud_teach.still.picture import part_html, part_text
from stud_teach.telling.catalogue import in_language
from stud_teach.widgets.base import StudWidget
from stud_teach.widgets.traits import shown


class Part(StudWidget):
    """A picture of one ruling, comparison or sum. `lang` is e.g. "fi", `deck` the number of suit colours, 2 or 4."""

    title_tells = False
    part = shown(Picture)
    book = shown(dict[str, RuleBrief])

    def __init__(
        self, part: Picture, lang: str | None, deck: int, ask: Callable[[], Question | None] | None = None
    ) -> None:
        super().__init__("part", lang, deck)
        self._ask = ask
        self.set_trait("part", dict(part))
        self.set_trait("book", book_of(part))

    @property
    def question(self) -> Question | None:
        """Return the question that the picture answers, with every mistake, for `check`; None where there is none."""
        return self._ask() if self._ask else None

    def unasked(self, *, low: bool = False) -> Message | None:
        """Return why the picture asks nothing, or, with `low`, no low; None where there is no more to say."""
        return Message("Only BestFive takes low=True: leave it out.") if low else self._unasked()

    def _unasked(self) -> Message | None:
        return None

    def folded(self) -> str:
        """Return the picture's title, or what is compared in it where the title is the answer to its question."""
        return in_language(self.part["evidence"][0]["title"], self.lang) if self.title_tells else super().folded()

    def as_html(self) -> str:
        """Return the picture as plain HTML."""
        return part_html(self.part, self.lang)

    def __repr__(self) -> str:
        return part_text(self.part, self.lang) if self.part else f"{type(self).__name__}()"
