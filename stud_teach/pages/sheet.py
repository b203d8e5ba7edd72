"""Practice sheets for a class without computers: questions with pictures, and their answers on pages of their own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

from stud_teach.asking import KINDS
from stud_teach.asking.schema import Explanation
from stud_teach.engine.building import refuse_unknown
from stud_teach.files.writing import put
from stud_teach.pages import sheet_words as words
from stud_teach.pages.asked import answer_html, letter, question_html
from stud_teach.pages.page import checked_title
from stud_teach.practice import SETTINGS, Drill
from stud_teach.practice.schema import PublicQuestion
from stud_teach.practice.topics import topic
from stud_teach.saying.checks import whole
from stud_teach.saying.messages import Message
from stud_teach.search import Impossible
from stud_teach.still.drawing.style import style
from stud_teach.still.reader import clean
from stud_teach.still.svg import checked_deck
from stud_teach.telling.catalogue import language

CSS = Path(__file__).parent / "sheet.css"
MOST = 100


@dataclass(frozen=True, slots=True, repr=False)
class Sheet:
    """A sheet: `questions` as a page may see them, the key of each one's right choice, and what explains it.

    `html` is the whole page, to be printed from a browser; `save` writes it to a file.
    """

    title: str
    seed: int | str
    lang: str
    deck: int
    questions: tuple[PublicQuestion, ...]
    keys: tuple[str, ...]
    explanations: tuple[Explanation, ...]

    @property
    def answers(self) -> tuple[str, ...]:
        """Return the letters of the right answers, as they stand on paper."""
        return tuple(map(letter, self.keys))

    @property
    def html(self) -> str:
        """Return the page: the questions, and from a new sheet of paper on the answers."""
        return "\n".join(_page(self)) + "\n"

    def save(self, path: str | Path, *, overwrite: bool = False) -> Path:
        """Write the page to a file and return its path.

        Raises FileExistsError where there is such a file and not `overwrite`, OSError where it can't be written.
        """
        return put(self.html, path, overwrite=overwrite)

    def __repr__(self) -> str:
        return f"{self.title}: {len(self.questions)} questions, seed {self.seed}, answers {' '.join(self.answers)}"


def sheet(
    *topics: str,
    count: int = 8,
    seed: int | str = 1,
    title: str | None = None,
    lang: str | None = None,
    deck: int = 2,
    **settings: Any,
) -> Sheet:
    """Return a sheet of `count` questions about `topics` in turn: kinds of questions or points, all kinds by default.

    The same topics, seed and settings always give the same sheet. `settings` are those of `Drill`: game, limit,
    players, rules, house. Raises UnknownTopic, Impossible where a topic cannot come up in such a game, ValueError for a
    count that is not 1 to 100, another language or deck, and a title that is no text, TypeError for other settings.

    >>> sheet("odd-chip", count=4, seed=7, lang="en")
    Seven-card stud: practice sheet: 4 questions, seed 7, answers B A B A
    """
    refuse_unknown(sheet, settings, SETTINGS)
    lang, deck, title = language(lang), checked_deck(deck), checked_title(title)
    whole(count, "count", 1, MOST)
    drills = _drills(topics, seed, settings)
    asked = [_ask(drills[n % len(drills)], n + 1) for n in range(count)]
    named = words.sheet_title()[lang] if title is None else title
    questions, keys, explanations = zip(*asked, strict=True)
    return Sheet(named, seed, lang, deck, questions, keys, explanations)


def _drills(topics: tuple[str, ...], seed: int | str, settings: Mapping[str, Any]) -> list[Drill]:
    """Return where the questions of each topic come from; without topics, of all kinds that the game can have."""
    if topics:
        names = dict.fromkeys(topic(name).name for name in topics)
        return [Drill(name, seed=seed, **settings) for name in names]
    found = []
    for kind in KINDS:
        with suppress(Impossible):
            found.append(Drill(kind, seed=seed, **settings))
    return found


def _ask(drill: Drill, n: int) -> tuple[PublicQuestion, str, Explanation]:
    """Return the next question, the key of its right choice, and what explains it."""
    public, told = drill.next(), drill.give_up()
    if public is None or told["explanation"] is None:
        raise LookupError(Message("There are no more questions."))
    return {**public, "n": n}, told["key"], told["explanation"]


# The page


def _page(of: Sheet) -> Iterator[str]:
    title, name = escape(clean(of.title)), escape(words.sheet_name(of.seed)[of.lang])
    yield f'<!doctype html>\n<html lang="{of.lang}">\n<head>\n<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width,initial-scale=1">'
    yield """<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">"""
    yield f"<title>{title} · {name}</title>"
    yield f"<style>{style(of.deck)}\n{CSS.read_text('utf-8')}</style>\n</head>\n<body>"
    yield '<main class="questions"><header>'
    yield f'<h1>{title}</h1><p class="sheet-name">{name}</p>'
    fill = (f"<b>{_word(line, of)}</b><i></i>" for line in (words.name_line(), words.date_line()))
    yield f'<p class="fill">{"".join(fill)}</p>'
    yield f'<p class="note">{_word(words.sheet_note(), of)}</p></header>'
    yield from (question_html(n, asked, of.lang) for n, asked in enumerate(of.questions, 1))
    yield '</main>\n<section class="key"><header>'
    yield f'<h1>{_word(words.answers_title(), of)}</h1><p class="sheet-name">{title} · {name}</p></header>'
    yield from _answers(of)
    yield "</section>\n</body>\n</html>"


def _answers(of: Sheet) -> Iterator[str]:
    rows = zip(of.questions, of.keys, of.explanations, strict=True)
    for n, (asked, key, told) in enumerate(rows, 1):
        right = next(choice for choice in asked["choices"] if choice["key"] == key)
        yield answer_html(n, right, told, of.lang)


def _word(text: dict[str, str], of: Sheet) -> str:
    return escape(text[of.lang])
