"""A picture that stands alone, for places without widgets: a page, and a text."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from stud_teach.engine.events import Seat
from stud_teach.pictures.schema import Bets, Boards, Doors, Evidence, Hands, Picture, Ranking, Sum, Term
from stud_teach.still.blocks import Block, Cell, Gap, Heading, Indented, Line, Listing, Table, Tree, lines
from stud_teach.still.hand import reason_line
from stud_teach.still.html import html_of
from stud_teach.still.reader import Wording
from stud_teach.still.text import text_of
from stud_teach.telling.catalogue import say
from stud_teach.telling.names import cards_text


class PartReader(Wording):
    """A picture in one language."""

    def __init__(self, part: Picture, lang: str) -> None:
        super().__init__(lang, {entry["seat"]: entry["name"] for entry in part["seats"]})
        self.numbered = part["numbered"]

    def player(self, seat: Seat) -> str:
        """Return a player as "Seat 4, Jonas", or by the name alone where seats are not numbered."""
        return super().player(seat) if self.numbered else self.names[seat]


def part_html(part: Picture, lang: str) -> str:
    """Return a picture as HTML without scripts; every text is escaped, whatever a player is called."""
    return html_of(_blocks(part, lang), lang)


def part_text(part: Picture, lang: str) -> str:
    """Return a picture as lines of at most 100 columns, without colour."""
    return text_of(_blocks(part, lang), lang).removesuffix("\n")


def _blocks(part: Picture, lang: str) -> Iterator[Block]:
    reader = PartReader(part, lang)
    yield Heading(reader.text(part["title"]), 3)
    yield from lines([reader.text(part["lead"])])
    for entry in part["evidence"]:
        yield Gap()
        yield from _EVIDENCE[entry["kind"]](entry, reader)
    yield from (Gap(), Listing([reason_line(reader, each) for each in part["sentences"]], numbered=True))


# The kinds of evidence


def _ladder(entry: Doors | Boards, reader: PartReader) -> Iterator[Block]:
    yield from lines([reader.ladder(entry), reader.text(entry["note"])])
    if entry["kind"] == "doors" and entry["suits"]:
        order = f" {entry['sign']} ".join(reader.text(item["name"]) for item in entry["suits"]["items"])
        yield Line(f"{reader.text(entry['suits']['title'])}: {order}")


def _hands(entry: Hands, reader: PartReader) -> Iterator[list[Cell]]:
    for hand in entry["items"]:
        name = "" if hand["seat"] is None else reader.player(hand["seat"])
        yield _row(name, cards_text(hand["cards"]), reader.text(hand["result"]))
        played = ((say("high"), hand["high"], hand["high_name"]), (say("low"), hand["low"], hand["low_name"]))
        for title, cards, made in played:
            if made:
                yield _row(reader.word(title), cards_text(cards or ()), reader.text(made))


def _bets(entry: Bets, reader: PartReader) -> Iterator[list[Cell]]:
    for row in entry["rows"]:
        yield _row(reader.text(row["name"]), row["amount"].replace("-", "–"), reader.text(row["why"]), row["rule"])
    if entry["raises"]:
        yield _row("", "", reader.text(entry["raises"]["text"]), entry["raises"]["rule"])
    if entry["sum"]:
        yield _row("", "", reader.text(entry["sum"]), "pot-limit")


def _rankings(entry: Ranking, reader: PartReader) -> Iterator[list[Cell]]:
    for row in entry["rows"]:
        name, line = reader.text(row["name"]), reader.text(row["line"])
        for example in row["examples"]:
            words = f"{reader.text(example['name'])}; {line}" if line else reader.text(example["name"])
            yield _row(name, cards_text(example["cards"]), words)
            name, line = "", ""


def _row(name: str, cards: str, words: str, rule: str | None = None) -> list[Cell]:
    """Return a line of a comparison: what it is about, its cards, what is said about them, and the rule."""
    return [Cell(name, heads=True), Cell(cards), Cell(words, rule)]


def _sums(entry: Sum, reader: PartReader) -> Iterator[Block]:
    yield _title(entry, reader)
    yield from lines(" ".join(_term(term, reader) for term in line) for line in entry["lines"])


def _term(term: Term, reader: PartReader) -> str:
    sign = f"{term['sign']} " if term["sign"] else ""
    return f"{sign}{term['amount']} ({reader.text(term['name'])})"


def _title(entry: Evidence, reader: PartReader) -> Heading:
    return Heading(reader.text(entry["title"]))


def _in_rows(rows: Callable[[Any, PartReader], Iterator[list[Cell]]]) -> Callable[[Any, PartReader], list[Block]]:
    return lambda entry, reader: [_title(entry, reader), Indented([Table(list(rows(entry, reader)))])]


_EVIDENCE: dict[str, Callable[[Any, PartReader], Iterable[Block]]] = {
    "doors": _ladder,
    "boards": _ladder,
    "hands": _in_rows(_hands),
    "bets": _in_rows(_bets),
    "ranking": _in_rows(_rankings),
    "sum": _sums,
    "pots": lambda entry, reader: [_title(entry, reader), Tree(list(reader.branches(entry)))],
}
