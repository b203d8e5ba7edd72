"""A comparison of two houses for places without widgets: a page, a text, and two lines that name it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from html import escape
from typing import NamedTuple

from stud_teach.comparing.comparison import Effect
from stud_teach.still.html import code, listed, marked, tree
from stud_teach.still.reader import Json, Reader
from stud_teach.still.text import wrapped
from stud_teach.telling.catalogue import Text, say
from stud_teach.telling.names import cards_text

_LEFT, _RIGHT = ' style="text-align:left"', ' style="text-align:right"'
_CELL = ' style="text-align:left;vertical-align:top"'


class _Row(NamedTuple):
    """What one seat won in each house, and the difference, as a reader sees it."""

    seat: int
    name: str
    cells: tuple[str, str, str]
    differs: bool


class _Compared:
    """A comparison with its words in one language."""

    def __init__(self, compared: Json, lang: str) -> None:
        self.data = compared
        self.reader = Reader({"steps": [], "seats": compared["seats"]}, lang)
        self.text, self.word = self.reader.text, self.reader.word
        self.sides: list[Json] = compared["sides"]
        self.names = [self.text(side["name"]) for side in self.sides]

    @property
    def rule(self) -> str | None:
        """Return the rule over which the two part."""
        return self.data["parts_at"] and str(self.data["parts_at"]["rule"])

    def results(self) -> Iterator[_Row]:
        """Yield what each seat won."""
        for seat, name in self.reader.names.items():
            won = self.data["won"][str(seat)]
            cells = [self._won(side, amount, str(seat)) for side, amount in zip(self.sides, won, strict=True)]
            known = None not in won
            difference = f"{won[1] - won[0]:+}" if known and won[0] != won[1] else ""
            same = self.word(say("the same")) if known and not difference else ""
            yield _Row(seat, name, (cells[0], cells[1], difference or same), bool(difference))

    def _won(self, side: Json, amount: int | None, seat: str) -> str:
        if amount is None:
            return self.word(say("no result"))
        odd = side["odd"].get(seat)
        return self.word(say("{won} ({odd} odd)", won=amount, odd=odd)) if odd else str(amount)

    def pots(self) -> tuple[str, str]:
        """Return the pots of each side in a row."""
        found = [" + ".join(str(pot["amount"]) for pot in side["pots"]) or "0" for side in self.sides]
        return found[0], found[1]

    def proofs(self, evidence: Iterable[Json]) -> Iterator[str]:
        """Yield what proves a step, a line for each comparison of cards and for each hand."""
        for entry in evidence:
            if entry["kind"] in ("doors", "boards"):
                yield self.reader.ladder(entry)
            elif entry["kind"] == "hands":
                yield from (self._hand(each) for each in entry["items"])

    def _hand(self, hand: Json) -> str:
        played = [(hand["high_name"], hand["high"]), (hand["low_name"], hand["low"])]
        names = [f"{self.text(name)} ({cards_text(cards)})" for name, cards in played if name and cards]
        return f"{self.reader.player(hand['seat'])}: {'; '.join(names)}"

    def pots_of(self, side: Json) -> Json | None:
        """Return the picture of the pots at the step where the two part, if that pays them."""
        evidence = side["step"]["evidence"] if side["step"] else []
        return next((each for each in evidence if each["kind"] == "pots"), None)


def _further_on() -> Text:
    # Translators: before the list of other points, later in the hand, where two houses part
    return say("Further on")


# Two lines


def summary(compared: Json, lang: str) -> str:
    """Return the comparison in two or three lines: the hand, the houses, where they part."""
    told = _Compared(compared, lang)
    return "\n".join(told.text(compared[key]) for key in ("title", "subtitle", "headline"))


# Text


def as_text(compared: Json, lang: str) -> str:
    """Return the comparison as lines of at most 100 columns, without colour."""
    told = _Compared(compared, lang)
    parts = [_head(told), *map(_side_text, [told] * 2, told.sides), _results_text(told), _settings_text(told)]
    return "\n".join(line for part in parts for line in part).rstrip() + "\n"


def _head(told: _Compared) -> Iterator[str]:
    yield from wrapped(told.text(told.data["title"]))
    yield from wrapped(told.text(told.data["subtitle"]))
    yield ""
    rule = f" [{told.rule}]" if told.rule else ""
    yield from wrapped(told.text(told.data["headline"]) + rule)
    for line in (told.text(told.data["lead"]), *told.proofs(told.data["evidence"])):
        yield from wrapped(line) if line else ()
    later = [told.text(each["title"]) for each in told.data["partings"][1:]]
    if later:
        yield from wrapped("; ".join(later), f"{told.word(_further_on())}: ")
    yield ""


def _side_text(told: _Compared, side: Json) -> Iterator[str]:
    yield told.text(side["name"])
    for line in _lines(told, side):
        yield from wrapped(line, "  ")
    for reason in side["step"]["reasons"] if side["step"] else ():
        yield from wrapped(f"{told.text(reason['text'])} [{reason['rule']}]", "  - ")
    if side["step"]:
        for line in _proofs_and_next(told, side["step"]):
            yield from wrapped(line, "  ")
    pots = told.pots_of(side)
    for branch in told.reader.branches(pots) if pots else ():
        note = f" ({branch.note})" if branch.note else ""
        yield from wrapped(f"{branch.name}: {branch.amount}{note} [{branch.rule}]", " " * (4 + 2 * branch.depth))
    if side["ending"]:
        yield from wrapped(told.text(side["ending"]), "  ")
    yield ""


def _lines(told: _Compared, side: Json) -> Iterator[str]:
    step = side["step"]
    if side["how"]:
        yield told.text(side["how"])
    if step:
        yield f"{told.text(step['place'])}: {told.text(step['title'])}"


def _proofs_and_next(told: _Compared, step: Json) -> Iterator[str]:
    yield from told.proofs(step["evidence"])
    if step["next"]:
        yield told.text(step["next"]["text"])


def _results_text(told: _Compared) -> Iterator[str]:
    heads = (*told.names, told.word(say("Difference")))
    rows = [(f"{row.seat:>4}  {row.name}", *row.cells) for row in told.results()]
    rows.append((f"      {told.word(say('Pots'))}", *told.pots(), ""))
    table = [("", *heads), *rows]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    yield told.word(say("How it ends"))
    for row in table:
        cells = (f"{cell:>{width}}" for cell, width in zip(row[1:], widths[1:], strict=True))
        yield f"{row[0]:<{widths[0]}}  {'  '.join(cells)}".rstrip()
    yield ""


def _settings_text(told: _Compared) -> Iterator[str]:
    settings: Mapping[str, Json] = told.data["settings"]
    if not settings:
        return
    yield told.word(say("Where the rules differ"))
    quiet: dict[str, list[str]] = {}
    for key, each in settings.items():
        does = told.text(each["does"])
        if each["effect"] not in (Effect.PARTS, Effect.SEEN):
            quiet.setdefault(does, []).append(key)
            continue
        yield from wrapped(f"{key}: {does}", "  ")
        for name, text in zip(told.names, each["texts"], strict=True):
            yield from wrapped(f"{name}: {told.text(text)}", "    ")
    for does, keys in quiet.items():
        yield from wrapped(f"{does}: {', '.join(keys)}", "  ")


# HTML


def as_html(compared: Json, lang: str) -> str:
    """Return the comparison as HTML without scripts, the two houses side by side.

    Every text is escaped, whatever a player is called. The same comparison and language always give the same page.
    """
    told = _Compared(compared, lang)
    parts = [*_head_html(told), *_sides_html(told), *_results_html(told), *_settings_html(told)]
    return "\n".join([f'<div lang="{escape(lang)}">', *parts, "</div>"]) + "\n"


def _head_html(told: _Compared) -> Iterator[str]:
    yield f"<h3>{marked(told.text(told.data['title']))}</h3>"
    yield f"<p>{marked(told.text(told.data['subtitle']))}</p>"
    yield f"<h4>{marked(told.text(told.data['headline']))}</h4>"
    lead = told.text(told.data["lead"])
    if lead:
        yield f"<p>{marked(lead)}{code(told.rule, told.reader.lang)}</p>"
    yield from (f"<p>{marked(line)}</p>" for line in told.proofs(told.data["evidence"]))
    later = (
        marked(told.text(each["title"])) + code(each["rule"], told.reader.lang) for each in told.data["partings"][1:]
    )
    items = list(listed("ul", later))
    if items:
        yield from (f"<p>{escape(told.word(_further_on()))}:</p>", *items)


def _sides_html(told: _Compared) -> Iterator[str]:
    if all(not (side["how"] or side["step"] or side["ending"]) for side in told.sides):
        return
    heads = "".join(f'<th scope="col"{_LEFT}>{marked(name)}</th>' for name in told.names)
    yield f"<table>\n<thead><tr>{heads}</tr></thead>\n<tbody><tr>"
    for side in told.sides:
        yield f"<td{_CELL}>\n{_side_html(told, side)}\n</td>"
    yield "</tr></tbody>\n</table>"


def _side_html(told: _Compared, side: Json) -> str:
    step, lines = side["step"], []
    if side["how"]:
        lines.append(f"<p>{marked(told.text(side['how']))}</p>")
    if step:
        lines.append(f"<p><strong>{marked(told.text(step['title']))}</strong></p>")
        lines.append(f"<p><small>{marked(told.text(step['place']))}</small></p>")
        lang = told.reader.lang
        lines += listed(
            "ul", (f"{marked(told.text(each['text']))}{code(each['rule'], lang)}" for each in step["reasons"])
        )
        lines += (f"<p>{marked(line)}</p>" for line in told.proofs(step["evidence"]))
        lines += [f"<p>{marked(told.text(step['next']['text']))}</p>"] if step["next"] else []
    pots = told.pots_of(side)
    lines += tree(list(told.reader.branches(pots)), told.reader.lang) if pots else []
    if side["ending"]:
        lines.append(f"<p><strong>{marked(told.text(side['ending']))}</strong></p>")
    return "\n".join(lines)


def _table(told: _Compared, title: Text, heads: Iterable[str], rows: Iterable[Iterable[str]]) -> Iterator[str]:
    yield f"<h5>{escape(told.word(title))}</h5>"
    yield "<table>"
    cells = "".join(f'<th scope="col"{_LEFT}>{marked(head)}</th>' for head in heads)
    yield f"<thead><tr>{cells}</tr></thead>"
    yield "<tbody>"
    yield from (f"<tr>{''.join(row)}</tr>" for row in rows)
    yield "</tbody>"
    yield "</table>"


def _results_html(told: _Compared) -> Iterator[str]:
    heads = (*map(told.word, (say("Seat"), say("Player"))), *told.names, told.word(say("Difference")))
    rows = [_result_html(row) for row in told.results()]
    pots = (f"<td{_RIGHT}>{cell}</td>" for cell in told.pots())
    name = escape(told.word(say("Pots")))
    rows.append(["<td></td>", f'<th scope="row"{_LEFT}>{name}</th>', *pots, "<td></td>"])
    yield from _table(told, say("How it ends"), heads, rows)


def _result_html(row: _Row) -> list[str]:
    cells = [f"<strong>{cell}</strong>" if row.differs else cell for cell in map(escape, row.cells)]
    head = [f'<th scope="row"{_RIGHT}>{row.seat}</th>', f"<td{_LEFT}>{escape(row.name)}</td>"]
    return [*head, *(f"<td{_RIGHT}>{cell}</td>" for cell in cells)]


def _settings_html(told: _Compared) -> Iterator[str]:
    settings: Mapping[str, Json] = told.data["settings"]
    if not settings:
        return
    heads = (told.word(say("Setting")), *told.names, told.word(say("What it does")))
    rows = [
        [
            f'<th scope="row"{_LEFT}><code>{escape(key)}</code></th>',
            *(f"<td{_CELL}>{marked(told.text(text))}</td>" for text in each["texts"]),
            f"<td{_LEFT}>{escape(told.text(each['does']))}</td>",
        ]
        for key, each in settings.items()
    ]
    yield from _table(told, say("Where the rules differ"), heads, rows)
