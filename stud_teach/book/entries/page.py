"""A rule, and the table of contents, as plain text and as HTML without scripts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from textwrap import TextWrapper
from typing import Any

from stud_teach.book.entries.entry import ROOM, Kind
from stud_teach.book.schema import BookEntry, SettingRow, SourceMark
from stud_teach.telling.catalogue import N_, Text, in_language, say

WIDTH = 88
_LEFT = ' style="text-align:left;vertical-align:top"'
_WIDE = ' style="max-width:46em;line-height:1.5"'

# The parts of an entry by their headings, in the order of reading.
_SOURCES, _SETS = N_("Where it comes from"), N_("In the rule sets")
_SETTINGS, _SCENARIOS = N_("Settings of a house"), N_("Scenarios that show it")
_OURS, _OURS_IN_PART, _READING = N_("our choice"), N_("in part our choice"), N_("our reading")


def _word(message: str, lang: str, **values: Any) -> str:
    return say(message, **values)[lang]


def _setting(row: SettingRow) -> str:
    return f"{row['setting']}={row['value']}"


def _tags(found: BookEntry, lang: str) -> list[str]:
    return list(dict.fromkeys(_word(_tag(mark), lang) for mark in found["marks"]))


def _tag(mark: SourceMark) -> str:
    if mark["kind"] != Kind.OURS:
        return _READING
    return _OURS_IN_PART if mark["part"] or ROOM not in mark["sets"] else _OURS


# Text


def as_text(found: BookEntry, lang: str) -> str:
    """Return an entry as plain text in `lang`: lines of at most 88 characters."""
    tags = "".join(f" ({tag})" for tag in _tags(found, lang))
    head = [f"{found['title'][lang]} [{found['rule']}]{tags}", found["chapter"][lang]]
    parts = [head, _wrapped([found["text"][lang]], "")]
    parts += [[_word(title, lang), *_wrapped(lines, "  ")] for title, lines in _text_parts(found, lang) if lines]
    return "\n\n".join("\n".join(part) for part in parts)


def _text_parts(found: BookEntry, lang: str) -> Iterator[tuple[str, list[str]]]:
    quotes = [_word(N_("“{quote}”"), lang, quote=quote) for quote in found["quotes"]]
    told = [text[lang] for text in found["sources"]]
    yield _SOURCES, [*told[:1], *quotes, *told[1:], *(mark["message"][lang] for mark in found["marks"])]
    yield _SETS, [f"{row['name'][lang]}: {row['text'][lang]}" for row in found["sets"]]
    yield _SETTINGS, [f"{_setting(row)} ({row['name'][lang]})" for row in found["settings"]]
    yield _SCENARIOS, [f"{each['name']}: {in_language(each['title'], lang)}" for each in found["scenarios"]]


def _wrapped(texts: Iterable[str], indent: str) -> list[str]:
    """Return lines: each text begins at `indent`, its further lines two columns on where it stands in a list."""
    wrapper = TextWrapper(
        WIDTH, initial_indent=indent, subsequent_indent=indent * 2, break_on_hyphens=False, break_long_words=False
    )
    return [line for text in texts for line in wrapper.wrap(text)]


# HTML


def as_html(found: BookEntry, lang: str) -> str:
    """Return an entry as HTML in `lang`; every text is escaped, and colours are those of the page around it."""
    tags = "".join(f" <small><em>({escape(tag)})</em></small>" for tag in _tags(found, lang))
    parts = [
        f"<small>{escape(found['chapter'][lang])}</small>",
        f'<h3 style="margin-top:0">{escape(found["title"][lang])} <code>{escape(found["rule"])}</code>{tags}</h3>',
        f"<p>{escape(found['text'][lang])}</p>",
    ]
    for title, lines in _html_parts(found, lang):
        parts += [f"<h4>{escape(_word(title, lang))}</h4>", *lines] if lines else []
    return "\n".join([f'<div lang="{escape(lang)}"{_WIDE}>', *parts, "</div>"]) + "\n"


def _html_parts(found: BookEntry, lang: str) -> Iterator[tuple[str, list[str]]]:
    told = [f"<p>{escape(text[lang])}</p>" for text in found["sources"]]
    quotes = [f'<blockquote lang="fi">{escape(quote)}</blockquote>' for quote in found["quotes"]]
    marks = [f"<p><em>{escape(mark['message'][lang])}</em></p>" for mark in found["marks"]]
    yield _SOURCES, [*told[:1], *quotes, *told[1:], *marks]
    yield _SETS, _table([(escape(row["name"][lang]), escape(row["text"][lang])) for row in found["sets"]])
    codes = [(f"<code>{escape(_setting(row))}</code>", escape(row["name"][lang])) for row in found["settings"]]
    yield _SETTINGS, _table(codes)
    yield _SCENARIOS, _table([_named(each["name"], each["title"], lang) for each in found["scenarios"]])


def _named(name: str, title: Text, lang: str) -> tuple[str, str]:
    return f"<code>{escape(name)}</code>", escape(in_language(title, lang))


def _table(rows: Sequence[tuple[str, str]]) -> list[str]:
    """Return a table of pairs, the first of each its heading."""
    if not rows:
        return []
    lines = [f'<tr><th scope="row"{_LEFT}>{head}</th><td{_LEFT}>{cell}</td></tr>' for head, cell in rows]
    return ["<table><tbody>", *lines, "</tbody></table>"]


# The table of contents


def contents_text(entries: Iterable[BookEntry], lang: str) -> str:
    """Return ids and titles by chapter as plain text."""
    chapters = _by_chapter(entries, lang)
    width = max(len(each["rule"]) for chapter in chapters.values() for each in chapter)
    return "\n\n".join(
        "\n".join([heading, *(f"  {each['rule']:{width}}  {each['title'][lang]}" for each in chapter)])
        for heading, chapter in chapters.items()
    )


def contents_html(entries: Iterable[BookEntry], lang: str) -> str:
    """Return ids and titles by chapter as HTML."""
    parts = [f'<div lang="{escape(lang)}"{_WIDE}>']
    for heading, chapter in _by_chapter(entries, lang).items():
        parts += [
            f"<h4>{escape(heading)}</h4>",
            *_table([_named(each["rule"], each["title"], lang) for each in chapter]),
        ]
    return "\n".join([*parts, "</div>"]) + "\n"


def _by_chapter(entries: Iterable[BookEntry], lang: str) -> dict[str, list[BookEntry]]:
    found: dict[str, list[BookEntry]] = {}
    for each in entries:
        found.setdefault(each["chapter"][lang], []).append(each)
    return found
