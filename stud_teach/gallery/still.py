"""The library of teaching hands for places without widgets: by chapter, as a text and as a page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from itertools import groupby

from stud_teach.gallery.schema import Entry
from stud_teach.gallery.words import library_title
from stud_teach.still.html import code, marked
from stud_teach.still.text import wrapped


def library_text(entries: Iterable[Entry], lang: str) -> str:
    """Return entries, which stand in the order of their chapters, as lines of at most 100 columns."""
    return "\n".join(_lines(entries, lang))


def _lines(entries: Iterable[Entry], lang: str) -> Iterator[str]:
    for chapter, group in groupby(entries, key=lambda entry: entry["chapter"][lang]):
        yield from (chapter, "=" * len(chapter), "")
        for entry in group:
            yield f"{entry['name']}: {entry['title'][lang]}"
            yield from wrapped(entry["lesson"][lang], "    ")
            yield from (f"    [{', '.join(entry['rules'])}]", "")


def library_html(entries: Iterable[Entry], lang: str) -> str:
    """Return entries, which stand in the order of their chapters, as HTML without scripts."""
    parts = [f"<h3>{escape(library_title()[lang])}</h3>"]
    for chapter, group in groupby(entries, key=lambda entry: entry["chapter"][lang]):
        parts += [f"<h4>{escape(chapter)}</h4>", "<ul>", *(_item(entry, lang) for entry in group), "</ul>"]
    return "\n".join([f'<div lang="{escape(lang)}">', *parts, "</div>"]) + "\n"


def _item(entry: Entry, lang: str) -> str:
    rules = "".join(code(rule, lang) for rule in entry["rules"])
    title = f"<strong>{marked(entry['title'][lang])}</strong> <code>{escape(entry['name'])}</code>"
    return f"<li>{title}<br>{marked(entry['lesson'][lang])}<br><small>{rules.strip()}</small></li>"
