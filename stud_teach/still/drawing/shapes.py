"""Shapes of a drawing as SVG: cards with their suits as paths, chips, pills with words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from xml.sax.saxutils import escape, quoteattr

from stud_teach.cards.card import UNKNOWN
from stud_teach.still.reader import REPLACED

# Suit outlines in a box of 24.
SUIT_PATHS = {
    "s": "M12 1.6C13.6 5.6 21.2 9.6 21.2 14.6c0 2.6-2 4.4-4.3 4.4-1.5 0-2.8-.7-3.6-1.9.2 2.4 1.1 4.2 2.9 5.3H7.8"
    "c1.8-1.1 2.7-2.9 2.9-5.3-.8 1.2-2.1 1.9-3.6 1.9-2.3 0-4.3-1.8-4.3-4.4C2.8 9.6 10.4 5.6 12 1.6z",
    "h": "M12 21.6C5.2 16.2 1.8 12.6 1.8 8.3 1.8 5.1 4.2 2.8 7.1 2.8c2 0 3.8 1.1 4.9 3 1.1-1.9 2.9-3 4.9-3 2.9 0 5.3 "
    "2.3 5.3 5.5 0 4.3-3.4 7.9-10.2 13.3z",
    "d": "M12 1.4c2.1 3.8 5.2 7.7 8.4 10.6-3.2 2.9-6.3 6.8-8.4 10.6C9.9 18.8 6.8 14.9 3.6 12 6.8 9.1 9.9 5.2 12 1.4z",
    "c": "M12 1.8a4.7 4.7 0 0 1 4.1 7 4.7 4.7 0 1 1-2.9 8c.2 2.5 1.2 4.5 3 5.6H7.8c1.8-1.1 2.8-3.1 3-5.6"
    "a4.7 4.7 0 1 1-2.9-8 4.7 4.7 0 0 1 4.1-7z",
}
CARD_WIDTH, CARD_HEIGHT = 42, 60
STEP, BACK_STEP, TURN = 25, 14, 6  # from a card to the one lying on it; from a back; further where cards turn over
LETTER = 0.57  # about the width of a letter, by the size of the text

_NOT_IN_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def text_of(words: str) -> str:
    """Return words as the text of an element: escaped, and without letters that XML does not have."""
    return escape(_NOT_IN_XML.sub(REPLACED, words))


def value_of(words: str) -> str:
    """Return words as the value of an attribute, with its quotes."""
    return quoteattr(_NOT_IN_XML.sub(REPLACED, words))


def number(value: float) -> str:
    """Return a measure, short."""
    return f"{value:.1f}".removesuffix(".0")


def moved(x: float, y: float, inside: Sequence[str]) -> str:
    """Return shapes moved to a place."""
    return f'<g transform="translate({number(x)} {number(y)})">{"".join(inside)}</g>'


def words_at(x: float, y: float, words: str, kind: str, size: float, anchor: str = "start") -> str:
    """Return a line of text; `anchor` says which part of it lies at `x`."""
    place = f'x="{number(x)}" y="{number(y)}" font-size="{number(size)}" text-anchor="{anchor}"'
    return f'<text class="stt-{kind}" {place}>{text_of(words)}</text>'


def width_of(words: str, size: float) -> float:
    """Return about how wide a line of text is."""
    return len(words) * size * LETTER


def shortened(words: str, most: int) -> str:
    """Return words of at most `most` letters, with an ellipsis where some are missing."""
    return words if len(words) <= most else f"{words[: most - 1].rstrip()}…"


def pill(x: float, y: float, words: str, kind: str, size: float = 13) -> str:
    """Return words in a pill whose middle lies at a place."""
    width, height = width_of(words, size) + 1.7 * size, 1.85 * size
    place = (
        f'x="{number(x - width / 2)}" y="{number(y - height / 2)}" width="{number(width)}" height="{number(height)}"'
    )
    box = f'<rect class="stt-{kind}" {place} rx="{number(height / 2)}"/>'
    return box + words_at(x, y + size * 0.36, words, f"{kind}-words", size, "middle")


def chips(x: float, y: float, amount: str, size: float = 15) -> str:
    """Return a chip with an amount beside it, the two together in the middle of a place."""
    left = x - (width_of(amount, size) + size * 1.3) / 2
    ring = f'<circle class="stt-coin" cx="{number(left + size / 2)}" cy="{number(y)}" r="{number(size * 0.4)}"/>'
    return ring + words_at(left + size * 1.3, y + size * 0.36, amount, "amount", size)


# Cards


def card(name: str, kind: str, whole: bool = True) -> Iterator[str]:
    """Yield the shapes of a card at 0, 0.

    `kind` is "up", "down" (only its owner sees it) or "shown" (it lay down before); `whole` is False where another
    card covers its right half.
    """
    back = name == UNKNOWN and kind != "up"
    outline = f'x=".5" y=".5" width="{CARD_WIDTH - 1}" height="{CARD_HEIGHT - 1}" rx="4.5"'
    yield f'<rect class="stt-{"back" if back else "peeked" if kind == "down" else "face"}" {outline}/>'
    if back:
        yield '<rect class="stt-lattice" x="4.5" y="4.5" width="33" height="51" rx="2.5"/>'
    elif name == UNKNOWN:
        yield words_at(CARD_WIDTH / 2, 39, "?", "question", 26, "middle")
    else:
        yield from _face(name[0], name[1], whole)
    if kind != "up" and not back:
        yield f'<rect class="stt-was-down" x="1" y="{CARD_HEIGHT + 1}" width="{CARD_WIDTH - 2}" height="3"/>'


def _face(rank: str, suit: str, whole: bool) -> Iterator[str]:
    letters = "10" if rank == "T" else rank
    squeezed = ' textLength="20" lengthAdjust="spacingAndGlyphs"' if rank == "T" else ""
    yield f'<text class="stt-rank stt-{suit}" x="3" y="23.5" font-size="25"{squeezed}>{letters}</text>'
    path = SUIT_PATHS[suit]
    yield f'<path class="stt-{suit}" d="{path}" transform="translate(4.2 28) scale(.54)"/>'
    if whole:
        yield f'<path class="stt-{suit}" d="{path}" transform="translate(17.5 33) scale(.9)"/>'


def row_of_cards(names: Sequence[str], kinds: Sequence[str]) -> tuple[list[str], float]:
    """Return cards that overlap so that every index shows, and how wide they lie."""
    x, shapes = 0.0, []
    for at, (name, kind) in enumerate(zip(names, kinds, strict=True)):
        if at:
            x += _step(names[at - 1], kinds[at - 1], name, kind)
        shapes.append(moved(x, 0, list(card(name, kind, whole=at == len(names) - 1))))
    return shapes, x + CARD_WIDTH


def _step(before: str, kind_before: str, name: str, kind: str) -> int:
    if before == name == UNKNOWN and kind_before == kind != "up":
        return BACK_STEP
    return STEP + (TURN if (kind == "up") != (kind_before == "up") else 0)
