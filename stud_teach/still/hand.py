"""A hand for places without widgets: a page of one step, all steps as a page or a text, a few lines that name it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from stud_teach.cards.card import UNKNOWN
from stud_teach.pictures.schema import Sentence
from stud_teach.still.blocks import (
    Block,
    Cell,
    Folded,
    Gap,
    Heading,
    Line,
    Listing,
    Picture,
    Step,
    Table,
    Tree,
    lines,
)
from stud_teach.still.drawing import draw_table
from stud_teach.still.html import html_of
from stud_teach.still.reader import Group, Reader, Wording
from stud_teach.still.text import text_of
from stud_teach.telling.catalogue import Text, pgettext, say
from stud_teach.telling.names import cards_text
from stud_teach.views.schema import AnnotatedReason, AnnotatedStep, AnnotatedTrace


def as_html(annotated: AnnotatedTrace, lang: str, step: int | None = None) -> str:
    """Return the hand after `step` (from 0; None: the last) as HTML without scripts, with the course of the hand below.

    Every text is escaped, whatever a player is called. The same trace, language and step always give the same page.
    Raises IndexError when there is no such step.
    """
    reader = Reader(annotated, lang)
    n = reader.at(step)
    head: list[Block] = [Heading(reader.text(annotated["title"]), 3), *lines(_about(reader))]
    return html_of([*head, *(_at_step(reader, n) if reader.steps else ()), _briefs(reader, n)], lang)


def as_text(annotated: AnnotatedTrace, lang: str, step: int | None = None) -> str:
    """Return the hand up to `step` (from 0; None: the last) as lines of at most 100 columns, without colour.

    Raises IndexError when there is no such step.
    """
    reader = Reader(annotated, lang)
    n = reader.at(step)
    head: list[Block] = [Heading(reader.text(annotated["title"])), *lines(_about(reader)), Gap(), _seated(reader)]
    return text_of([*head, *_course(reader, n), *_end(reader, n)], lang)


def course_html(annotated: AnnotatedTrace, lang: str, deck: int = 2) -> str:
    """Return all steps of a hand with their reasons, the pots and a picture of the table at the end, as HTML."""
    reader = Reader(annotated, lang)
    last = len(reader.steps) - 1
    head: list[Block] = [*lines(_about(reader)), _seated(reader)]
    picture = [Picture(draw_table(annotated, lang, None, deck))] if reader.steps else []
    return html_of([*head, *_course(reader, last), *_end(reader, last), *picture], lang)


def summary(annotated: AnnotatedTrace, lang: str) -> str:
    """Return the hand in two or three lines: its title, game and stakes, and how it ends."""
    reader = Reader(annotated, lang)
    return "\n".join([reader.text(annotated["title"]), reader.text(annotated["subtitle"]), _outcome(reader)])


def _outcome(reader: Reader) -> str:
    size = {"players": len(reader.names), "steps": len(reader.steps)}
    wins = [
        reader.word(say("seat {seat} wins {amount}", seat=seat, amount=amount))
        for seat, amount in reader.annotated["won"].items()
        if amount
    ]
    if reader.annotated["finished"]:
        return reader.word(say("{players} players, {steps} steps: {wins}", wins=", ".join(wins), **size))
    return reader.word(say("{players} players, {steps} steps. {ending}", ending=reader.ending(), **size)).rstrip()


def _about(reader: Reader) -> Iterator[str]:
    view = reader.annotated["view"]
    yield reader.text(reader.annotated["subtitle"])
    yield reader.word(say("Seen from seat {seat}.", seat=view)) if view is not None else ""


def _seated(reader: Reader) -> Table:
    return Table([_seat(reader, entry["seat"], entry["stack"]) for entry in reader.annotated["seats"]])


def _seat(reader: Reader, seat: int, stack: int, words: str = "") -> list[Cell]:
    """Return who sits where with what; a seat's number stands under those of steps."""
    return [Cell(f"{seat:>4}", right=True), Cell(str(stack), right=True), Cell(reader.names[seat] + words)]


# The step


def _at_step(reader: Reader, n: int) -> Iterator[Block]:
    step, total = reader.steps[n], len(reader.steps)
    place = say("{street}, step {n} of {total}", street=reader.street(step["street"]), n=n + 1, total=total)
    yield Heading(reader.text(step["title"]))
    yield Line(reader.word(place), look="small")
    yield from lines([reader.text(step["text"])])
    yield Listing([reason_line(reader, reason) for reason in step["reasons"]], numbered=True)
    yield from lines(reader.ladders(n))
    yield _seats(reader, n)
    yield Line(reader.word(say("Cards in brackets lie face down.")), look="small")
    yield Line(" · ".join(reader.middle(n)))
    yield from _pots(reader, n, 5)
    if step["next"]:
        yield Line(reader.text(step["next"]["text"]), step["next"]["rule"])
    yield from _ending(reader, n)


def reason_line(reader: Wording, reason: Sentence | AnnotatedReason) -> Line:
    """Return a reason's sentence with the id of its rule, and whether that is our choice."""
    return Line(reader.text(reason["text"]), reason["rule"], reason["ours"])


def titled(reader: Wording, *titles: Text) -> list[Cell]:
    """Return the titles of columns."""
    return [Cell(reader.word(title)) for title in titles]


def _seats(reader: Reader, n: int) -> Table:
    # Translators: headings of columns
    chips = (pgettext("column", "Stack"), pgettext("column", "Bet"))
    rows = []
    for seat, name in reader.names.items():
        state = reader.tables[n]["seats"][str(seat)]
        numbers = [Cell(str(state["stack"]), right=True), Cell(str(state["bet"] or ""), right=True)]
        cells = [Cell(name), Cell(_cards(reader.groups(seat, n))), *numbers, Cell(" · ".join(reader.status(seat, n)))]
        rows.append([Cell(str(seat), heads=True, right=True), *cells])
    return Table(rows, titled(reader, say("Seat"), say("Player"), say("Cards"), *chips, say("State")))


def _cards(groups: Iterable[Group]) -> str:
    return " ".join(f"({' '.join(group.cards)})" if group.down else " ".join(group.cards) for group in groups)


def _briefs(reader: Reader, n: int) -> Folded:
    """Return the whole hand, a line a step."""
    rows = [
        [
            Cell(str(step["n"] + 1), heads=True, right=True),
            Cell(reader.street(step["street"])),
            Cell(reader.text(step["brief"]), strong=step["n"] == n),
        ]
        for step in reader.steps
    ]
    titles = titled(reader, say("Step"), say("Street"), say("What happened"))
    return Folded(reader.word(say("The whole hand")), [Table(rows, titles)])


# The course of the hand


def _course(reader: Reader, n: int) -> Iterator[Block]:
    """Yield the steps under their streets; what has been said on a street is not said there again."""
    for street, steps in groupby(reader.steps[: n + 1], key=lambda step: reader.street(step["street"])):
        said = set[str]()
        for at, step in enumerate(steps):
            if not at:
                yield from (Gap(), Heading(_street(reader, street, step["n"])))
            yield _step(reader, step, said)


def _street(reader: Reader, street: str, n: int) -> str:
    pot = reader.word(say("Pot: {amount}", amount=reader.tables[n]["pot"]))
    return f"{street} · {pot}" if n else street


def _step(reader: Reader, step: AnnotatedStep, said: set[str]) -> Step:
    lead = [reader.text(step["title"]), reader.text(step["text"])] if step["mark"] == "ruling" else []
    told = _new([Line(text) for text in (*lead, *reader.ladders(step["n"]))], said)
    reasons = _new([reason_line(reader, reason) for reason in step["reasons"]], said)
    brief = " ".join([reader.text(step["brief"]), *_face_down(step, reader)])
    return Step(step["n"] + 1, brief, [line.text for line in told], reasons)


def _new(found: Iterable[Line], said: set[str]) -> list[Line]:
    """Return what has not been said before; from now on it has."""
    fresh = []
    for line in found:
        if line.text and line.text not in said:
            said.add(line.text)
            fresh.append(line)
    return fresh


def _face_down(step: AnnotatedStep, reader: Reader) -> Iterator[str]:
    """Yield the cards that a deal put face down, where the reader may see them."""
    cards = [card for card, up in zip(step["cards"], step["up"], strict=True) if not up and card != UNKNOWN]
    if step["kind"] == "deal" and cards and step["seat"] not in reader.covered:
        yield reader.word(say("(face down: {cards})", cards=cards_text(cards)))


# The end


def _end(reader: Reader, n: int) -> Iterator[Block]:
    if reader.steps:
        yield Gap()
        yield from _pots(reader, n)
        yield from (Gap(), Heading(reader.word(say("Stacks"))), _stacks(reader, n))
    yield from _ending(reader, n)


def _pots(reader: Reader, n: int, level: int = 4) -> Iterator[Block]:
    pots = reader.pots(n)
    if pots is not None:
        yield from (Heading(reader.text(pots["title"]), level), Tree(list(reader.branches(pots))))


def _stacks(reader: Reader, n: int) -> Table:
    rows = []
    for seat in reader.names:
        words = "".join(f", {word[:1].lower()}{word[1:]}" for word in reader.status(seat, n))
        rows.append(_seat(reader, seat, reader.tables[n]["seats"][str(seat)]["stack"], words))
    return Table(rows)


def _ending(reader: Reader, n: int) -> Iterator[Block]:
    if n == len(reader.steps) - 1 and reader.ending():
        refused = reader.annotated["refused"]
        yield from (Gap(), Line(reader.ending(), refused and refused["rule"], look="strong"))
