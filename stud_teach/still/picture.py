"""A picture that stands alone, for places without widgets: a page, and a text."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from html import escape
from typing import Any, NamedTuple

from stud_teach.still.html import code, listed, marked, reason_line, tree
from stud_teach.still.reader import Json, Reader
from stud_teach.still.text import wrapped
from stud_teach.telling.catalogue import say
from stud_teach.telling.names import cards_text

_CELL = ' style="text-align:left"'


class PartReader(Reader):
    """A picture in one language; its seats have names in every language."""

    def __init__(self, part: Mapping[str, Any], lang: str) -> None:
        super().__init__({**part, "steps": [], "seats": []}, lang)
        self.names = {entry["seat"]: self.text(entry["name"]) for entry in part["seats"]}
        self.numbered: bool = part["numbered"]

    def player(self, seat: int) -> str:
        """Return a player as "Seat 4, Jonas", or by the name alone where seats are not numbered."""
        return super().player(seat) if self.numbered else self.names[seat]


class Row(NamedTuple):
    """A line of a comparison: what it is about, its cards, what is said about them, and the rule."""

    name: str
    cards: str
    words: str
    rule: str | None = None


def part_html(part: Mapping[str, Any], lang: str) -> str:
    """Return a picture as HTML without scripts; every text is escaped, whatever a player is called."""
    reader = PartReader(part, lang)
    head = [f"<h3>{marked(reader.text(part['title']))}</h3>"]
    if part["lead"]:
        head.append(f"<p>{marked(reader.text(part['lead']))}</p>")
    proofs = [line for entry in part["evidence"] for line in _HTML[entry["kind"]](entry, reader)]
    sentences = listed("ol", (reason_line(each, reader) for each in part["sentences"]))
    return "\n".join([f'<div lang="{escape(lang)}">', *head, *proofs, *sentences, "</div>"]) + "\n"


def part_text(part: Mapping[str, Any], lang: str) -> str:
    """Return a picture as lines of at most 100 columns, without colour."""
    reader = PartReader(part, lang)
    lines = wrapped(reader.text(part["title"]))
    if part["lead"]:
        lines += wrapped(reader.text(part["lead"]))
    for entry in part["evidence"]:
        lines.append("")
        lines += _TEXT[entry["kind"]](entry, reader)
    if part["sentences"]:
        lines.append("")
    for each in part["sentences"]:
        tag = f"[{each['rule']}]"
        if each["ours"]:
            tag = f"[{each['rule']}, {reader.word(say('our choice'))}]"
        lines += wrapped(f"{reader.text(each['text'])} {tag}", "- ")
    return "\n".join(lines)


# What the kinds of evidence come down to: lines and rows


def _ladder(entry: Json, reader: PartReader) -> list[str]:
    lines = [reader.ladder(entry), reader.text(entry["note"])]
    if entry.get("suits"):
        order = f" {entry['sign']} ".join(reader.text(item["name"]) for item in entry["suits"]["items"])
        lines.append(f"{reader.text(entry['suits']['title'])}: {order}")
    return [line for line in lines if line]


def _hands(entry: Json, reader: PartReader) -> Iterator[Row]:
    for hand in entry["items"]:
        name = "" if hand["seat"] is None else reader.player(hand["seat"])
        result = f" – {reader.text(hand['result'])}" if hand["result"] else ""
        yield Row(name, cards_text(hand["cards"]), result.removeprefix(" – "))
        for half, title in (("high", say("high")), ("low", say("low"))):
            if hand[f"{half}_name"]:
                yield Row(reader.word(title), cards_text(hand[half] or ()), reader.text(hand[f"{half}_name"]))


def _bets(entry: Json, reader: PartReader) -> Iterator[Row]:
    for row in entry["rows"]:
        yield Row(reader.text(row["name"]), row["amount"].replace("-", "–"), reader.text(row["why"]), row["rule"])
    if entry["raises"]:
        yield Row("", "", reader.text(entry["raises"]["text"]), entry["raises"]["rule"])
    if entry["sum"]:
        yield Row("", "", reader.text(entry["sum"]), "pot-limit")


def _rankings(entry: Json, reader: PartReader) -> Iterator[Row]:
    for row in entry["rows"]:
        name, line = reader.text(row["name"]), reader.text(row["line"])
        for example in row["examples"]:
            words = f"{reader.text(example['name'])}; {line}" if line else reader.text(example["name"])
            yield Row(name, cards_text(example["cards"]), words)
            name, line = "", ""


def _sums(entry: Json, reader: PartReader) -> list[str]:
    return [" ".join(_term(term, reader) for term in line) for line in entry["lines"]]


def _term(term: Json, reader: PartReader) -> str:
    sign = f"{term['sign']} " if term["sign"] else ""
    return f"{sign}{term['amount']} ({reader.text(term['name'])})"


_ROWS: dict[str, Callable[[Json, PartReader], Iterator[Row]]] = {"hands": _hands, "bets": _bets, "ranking": _rankings}


# The page


def _paragraphs(lines: list[str]) -> list[str]:
    return [f"<p>{marked(line)}</p>" for line in lines]


def _table(entry: Json, reader: PartReader) -> Iterator[str]:
    yield f"<h4>{marked(reader.text(entry['title']))}</h4>"
    yield "<table>"
    yield "<tbody>"
    for name, cards, words, rule in _ROWS[entry["kind"]](entry, reader):
        cells = f"<td{_CELL}>{marked(cards)}</td><td{_CELL}>{marked(words)}{code(rule, reader.lang)}</td>"
        yield f'<tr><th scope="row"{_CELL}>{marked(name)}</th>{cells}</tr>'
    yield "</tbody>"
    yield "</table>"


def _tree_html(entry: Json, reader: PartReader) -> Iterator[str]:
    yield f"<h4>{marked(reader.text(entry['title']))}</h4>"
    yield from tree(list(reader.branches(entry)), reader.lang)


_HTML: dict[str, Callable[[Json, PartReader], Any]] = {
    "doors": lambda entry, reader: _paragraphs(_ladder(entry, reader)),
    "boards": lambda entry, reader: _paragraphs(_ladder(entry, reader)),
    "sum": lambda entry, reader: [
        f"<h4>{marked(reader.text(entry['title']))}</h4>",
        *_paragraphs(_sums(entry, reader)),
    ],
    "pots": _tree_html,
    **dict.fromkeys(_ROWS, _table),
}


# The text


def _columns(entry: Json, reader: PartReader) -> Iterator[str]:
    rows = list(_ROWS[entry["kind"]](entry, reader))
    names, cards = max(len(row.name) for row in rows), max(len(row.cards) for row in rows)
    yield reader.text(entry["title"])
    for row in rows:
        words = f"{row.words} [{row.rule}]" if row.rule else row.words
        yield from wrapped(words, f"  {row.name:<{names}}  {row.cards:<{cards}}  ")


def _branches(entry: Json, reader: PartReader) -> Iterator[str]:
    yield reader.text(entry["title"])
    for branch in reader.branches(entry):
        note = f" ({branch.note})" if branch.note else ""
        rule = f" [{branch.rule}]" if branch.rule else ""
        yield from wrapped(f"{branch.name}: {branch.amount}{note}{rule}", " " * (2 + 2 * branch.depth))


def _lines(lines: list[str]) -> list[str]:
    return [part for line in lines for part in wrapped(line)]


_TEXT: dict[str, Callable[[Json, PartReader], Any]] = {
    "doors": lambda entry, reader: _lines(_ladder(entry, reader)),
    "boards": lambda entry, reader: _lines(_ladder(entry, reader)),
    "sum": lambda entry, reader: [reader.text(entry["title"]), *_lines(_sums(entry, reader))],
    "pots": _branches,
    **dict.fromkeys(_ROWS, _columns),
}
