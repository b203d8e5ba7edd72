"""A comparison of two houses for places without widgets: a page, a text, and two lines that name it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from stud_teach.comparing.comparison import Effect
from stud_teach.comparing.schema import Compared, PartingStep, Side
from stud_teach.pictures.schema import Evidence, ShownHand
from stud_teach.still.blocks import Beside, Block, Cell, Gap, Heading, Indented, Line, Listing, Table, Tree, lines
from stud_teach.still.hand import reason_line, titled
from stud_teach.still.html import html_of
from stud_teach.still.reader import Wording
from stud_teach.still.text import text_of
from stud_teach.telling.catalogue import say
from stud_teach.telling.names import cards_text


class _Compared(Wording):
    """A comparison with its words in one language."""

    def __init__(self, compared: Compared, lang: str) -> None:
        super().__init__(lang, {entry["seat"]: entry["label"] for entry in compared["seats"]})
        self.data, self.sides = compared, compared["sides"]
        self.titles = [self.text(side["name"]) for side in self.sides]

    def proofs(self, evidence: Iterable[Evidence]) -> Iterator[Line]:
        """Yield what proves a step, a line for each comparison of cards and for each hand."""
        for entry in evidence:
            if entry["kind"] == "doors" or entry["kind"] == "boards":
                yield Line(self.ladder(entry))
            elif entry["kind"] == "hands":
                yield from (self._hand(each) for each in entry["items"])

    def _hand(self, hand: ShownHand) -> Line:
        played = [(hand["high_name"], hand["high"]), (hand["low_name"], hand["low"])]
        names = [f"{self.text(name)} ({cards_text(cards)})" for name, cards in played if name and cards]
        return Line(f"{self.player(hand['seat'] or 0)}: {'; '.join(names)}")


def summary(compared: Compared, lang: str) -> str:
    """Return the comparison in two or three lines: the hand, the houses, where they part."""
    told = _Compared(compared, lang)
    return "\n".join(map(told.text, (compared["title"], compared["subtitle"], compared["headline"])))


def as_text(compared: Compared, lang: str) -> str:
    """Return the comparison as lines of at most 100 columns, without colour."""
    told = _Compared(compared, lang)
    return text_of([*_blocks(told), *_settings_below(told)], lang)


def as_html(compared: Compared, lang: str) -> str:
    """Return the comparison as HTML without scripts, the two houses side by side.

    Every text is escaped, whatever a player is called. The same comparison and language always give the same page.
    """
    told = _Compared(compared, lang)
    return html_of([*_blocks(told), *_settings_beside(told)], lang)


def _blocks(told: _Compared) -> Iterator[Block]:
    data = told.data
    yield Heading(told.text(data["title"]), 3)
    yield from lines([told.text(data["subtitle"])])
    yield Gap()
    yield Heading(told.text(data["headline"]), rule=data["parts_at"] and data["parts_at"]["rule"])
    yield from lines([told.text(data["lead"])])
    yield from told.proofs(data["evidence"])
    later = [Line(told.text(each["title"]), each["rule"]) for each in data["partings"][1:]]
    if later:
        # Translators: before the list of other points, later in the hand, where two houses part
        yield from (Line(f"{told.word(say('Further on'))}:"), Listing(later))
    yield Gap()
    if any(side["how"] or side["step"] or side["ending"] for side in told.sides):
        yield Beside([(title, list(_side(told, side))) for title, side in zip(told.titles, told.sides, strict=True)])
    yield from _results(told)


def _side(told: _Compared, side: Side) -> Iterator[Block]:
    yield from lines([told.text(side["how"])])
    if side["step"]:
        yield from _step(told, side["step"])
    yield from lines([told.text(side["ending"])], "strong")


def _step(told: _Compared, step: PartingStep) -> Iterator[Block]:
    yield Line(told.text(step["title"]), look="strong")
    yield Line(told.text(step["place"]), look="small")
    yield Listing([reason_line(told, reason) for reason in step["reasons"]])
    yield from told.proofs(step["evidence"])
    if step["next"]:
        yield Line(told.text(step["next"]["text"]))
    pots = (entry for entry in step["evidence"] if entry["kind"] == "pots")
    yield from (Tree(list(told.branches(each))) for each in pots)


# How it ends


def _results(told: _Compared) -> Iterator[Block]:
    rows = [_result(told, seat) for seat in told.names]
    pots = [Cell(" + ".join(str(pot["amount"]) for pot in side["pots"]) or "0", right=True) for side in told.sides]
    rows.append([Cell(""), Cell(told.word(say("Pots")), heads=True), *pots, Cell("")])
    seat, player, difference = titled(told, say("Seat"), say("Player"), say("Difference"))
    titles = [seat, player, *(Cell(title, right=True) for title in told.titles), difference._replace(right=True)]
    yield Heading(told.word(say("How it ends")), 5)
    yield from (Indented([Table(rows, titles)]), Gap())


def _result(told: _Compared, seat: int) -> list[Cell]:
    """Return what one seat won in each house, and the difference."""
    one, other = won = told.data["won"][str(seat)]
    more = None if one is None or other is None else other - one
    cells = [_won(told, side, amount, str(seat)) for side, amount in zip(told.sides, won, strict=True)]
    cells.append(f"{more:+}" if more else "" if more is None else told.word(say("the same")))
    head = [Cell(str(seat), heads=True, right=True), Cell(told.names[seat])]
    return [*head, *(Cell(cell, right=True, strong=bool(more)) for cell in cells)]


def _won(told: _Compared, side: Side, amount: int | None, seat: str) -> str:
    if amount is None:
        return told.word(say("no result"))
    odd = side["odd"].get(seat)
    return told.word(say("{won} ({odd} odd)", won=amount, odd=odd)) if odd else str(amount)


# The settings


def _settings_below(told: _Compared) -> Iterator[Block]:
    """Yield the settings one after the other; those that change nothing are named together."""
    quiet: dict[str, list[str]] = {}
    if told.data["settings"]:
        yield Heading(told.word(say("Where the rules differ")))
    for key, each in told.data["settings"].items():
        does = told.text(each["does"])
        if each["effect"] not in (Effect.PARTS, Effect.SEEN):
            quiet.setdefault(does, []).append(key)
            continue
        texts = [Line(f"{title}: {told.text(text)}") for title, text in zip(told.titles, each["texts"], strict=True)]
        yield Indented([Line(f"{key}: {does}"), Indented(texts)])
    yield Indented([Line(f"{does}: {', '.join(keys)}") for does, keys in quiet.items()])


def _settings_beside(told: _Compared) -> Iterator[Block]:
    settings = told.data["settings"]
    if settings:
        setting, does = titled(told, say("Setting"), say("What it does"))
        rows = [
            [Cell(key, heads=True), *(Cell(told.text(text)) for text in each["texts"]), Cell(told.text(each["does"]))]
            for key, each in settings.items()
        ]
        yield Heading(told.word(say("Where the rules differ")), 5)
        yield Table(rows, [setting, *map(Cell, told.titles), does])
