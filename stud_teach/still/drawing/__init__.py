"""A table as one SVG: seats clockwise round it, the dealer at the bottom, cards, bets, pots, and words for the rest.

It stands alone: its own styles, no script, no font of its own; its colours follow a reader's light or dark scheme.
"""

from __future__ import annotations

from collections.abc import Iterator

from stud_teach.saying.messages import Message
from stud_teach.still.drawing.places import DEALER, MANY, MIDDLE, Place, places
from stud_teach.still.drawing.shapes import (
    CARD_HEIGHT,
    CARD_WIDTH,
    card,
    chips,
    moved,
    pill,
    row_of_cards,
    shortened,
    text_of,
    value_of,
    width_of,
    words_at,
)
from stud_teach.still.drawing.style import style
from stud_teach.still.reader import Reader
from stud_teach.telling.catalogue import say
from stud_teach.trace.schema import SeatNow
from stud_teach.views.schema import AnnotatedTrace

WIDTH, HEIGHT, TALL = 1000, 540, 660
HEAD = 66  # the two lines above the table
PLATE = 24  # its height
CARDS_OFF, PLATE_OFF = 16, 34  # from a seat's middle to the middle of its cards, and of its plate
NAME_LETTERS = 14
GONE = ("folded", "mucked")


def draw_table(annotated: AnnotatedTrace, lang: str, step: int | None = None, deck: int = 2) -> str:
    """Return the table after `step` (from 0; None: the last) as an SVG image.

    `deck` is the number of suit colours, 2 or 4. The same trace, language and step always give the same image, valid
    XML whatever a player is called. Raises IndexError when there is no such step.
    """
    reader = Reader(annotated, lang)
    n = reader.at(step)
    if n < 0:
        raise IndexError(Message("There is no step to draw: the hand is refused before its first one."))
    height = HEAD + (TALL if len(reader.names) > MANY else HEIGHT)
    title, told = reader.text(reader.steps[n]["title"]), reader.text(reader.steps[n]["text"])
    opening = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        f'role="img" lang={value_of(lang)} class="stud-teach-table">'
    )
    shapes = [*_head(reader, n, title), *_felt(height), *_dealer(reader, n, height), *_middle(reader, n, height)]
    seats = (
        _seat(reader, n, seat, place, height)
        for seat, place in zip(reader.names, places(len(reader.names)), strict=True)
    )
    lines = [f"<title>{text_of(title)}</title>", f"<desc>{text_of(told)}</desc>", f"<style>{style(deck)}</style>"]
    return "\n".join([opening, *lines, *shapes, *("".join(seat) for seat in seats), "</svg>"]) + "\n"


def _at(point: tuple[float, float], height: int) -> tuple[float, float]:
    return point[0] * WIDTH / 100, HEAD + point[1] * (height - HEAD) / 100


def _head(reader: Reader, n: int, title: str) -> Iterator[str]:
    places_ = {"street": reader.street(reader.steps[n]["street"]), "n": n + 1, "total": len(reader.steps)}
    place = reader.word(say("{street}, step {n} of {total}", **places_))
    hand = reader.text(reader.annotated["title"])
    yield '<rect class="stt-page" width="100%" height="100%"/>'
    size = min(21, 21 * (WIDTH - 40) / max(width_of(title, 21), 1))
    yield words_at(20, 33, title, "title", size)
    yield words_at(20, 55, shortened(f"{hand} · {place}", 110), "small", 13)


def _felt(height: int) -> Iterator[str]:
    inside = height - HEAD
    x, y, width, tall = WIDTH * 0.07, HEAD + inside * 0.09, WIDTH * 0.86, inside * 0.82
    yield f'<rect class="stt-felt" x="{x:g}" y="{y:g}" width="{width:g}" height="{tall:g}" rx="210"/>'


def _dealer(reader: Reader, n: int, height: int) -> Iterator[str]:
    x, y = _at(DEALER, height)
    left = reader.word(say("Cards in the deck: {count}", count=reader.tables[n]["deck"]))
    yield pill(x, y - 8, reader.word(say("Dealer")), "plate", 14)
    yield words_at(x, y + 22, left, "small", 12, "middle")


def _middle(reader: Reader, n: int, height: int) -> Iterator[str]:
    x, y = _at(MIDDLE, height)
    table = reader.tables[n]
    if table["community"]:
        yield moved(x - CARD_WIDTH / 2, y - CARD_HEIGHT - 8, list(card(table["community"], "up")))
        y += 24
    for line, words in enumerate(_pot_words(reader, n)):
        yield words_at(x, y + 8 + 18 * line, words, "pot" if not line else "small", 20 if not line else 13, "middle")


def _pot_words(reader: Reader, n: int) -> Iterator[str]:
    table = reader.tables[n]
    yield reader.word(say("Pot: {amount}", amount=table["pot"]))
    if table["pots"] and table["pot"]:
        yield " + ".join(map(str, table["pots"]))
    if table["community"]:
        yield reader.word(say("community card"))


# A seat


def _seat(reader: Reader, n: int, seat: int, place: Place, height: int) -> Iterator[str]:
    state = reader.tables[n]["seats"][str(seat)]
    x, y = _at(place.seat, height)
    plate, cards = (y - PLATE_OFF, y + CARDS_OFF) if place.plate_above else (y + PLATE_OFF, y - CARDS_OFF)
    gone = state["state"] in GONE
    yield f"<g><title>{text_of(reader.player(seat))}</title>"
    if not gone:
        yield _cards(state, x, cards)
    yield _plate(reader, seat, state, x, plate)
    yield from _flag(reader, n, seat, (x, plate if place.plate_above or gone else cards - CARD_HEIGHT / 2 + PLATE / 2))
    yield "</g>"
    if state["bet"]:
        yield chips(*_at(place.bet, height), str(state["bet"]))


def _flag(reader: Reader, n: int, seat: int, below: tuple[float, float]) -> Iterator[str]:
    """Yield the words that a seat wears above what lies at `below`: who acts, who opens, what it wins."""
    state = reader.tables[n]["seats"][str(seat)]
    words = [word for word in reader.status(seat, n) if word != _state_word(reader, state)]
    if words:
        opener = reader.tables[n]["opener"]
        kind = "won" if state["won"] else "flag" if opener and opener["seat"] == seat else "next"
        yield pill(below[0], below[1] - PLATE - 3, " · ".join(words), kind)


def _cards(state: SeatNow, x: float, y: float) -> str:
    kinds = ["up" if up else "shown" if state["shown"] else "down" for up in state["up"]]
    shapes, width = row_of_cards(state["cards"], kinds)
    return moved(x - width / 2, y - CARD_HEIGHT / 2, shapes) if shapes else ""


def _plate(reader: Reader, seat: int, state: SeatNow, x: float, y: float) -> str:
    rest = _state_word(reader, state) or str(state["stack"])
    words = f"{seat} {shortened(reader.names[seat], NAME_LETTERS)} · {rest}"
    return pill(x, y, words, "gone" if state["state"] in GONE else "plate")


def _state_word(reader: Reader, state: SeatNow) -> str:
    words = {"folded": say("folded"), "all-in": say("all-in"), "mucked": say("mucked")}
    return reader.word(words[state["state"]]) if state["state"] in words else ""
