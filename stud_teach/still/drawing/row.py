"""A few cards side by side as one SVG, each whole; the page round it has the styles."""

from __future__ import annotations

from collections.abc import Sequence

from stud_teach.still.drawing.shapes import CARD_HEIGHT, CARD_WIDTH, card, moved, number, value_of
from stud_teach.telling.names import cards_text

GAP = 4
UNDER = 5  # room for the line under a card that lay face down
EDGE = 1  # a browser cuts what lies on the very edge of an image where that falls between two pixels


def draw_cards(names: Sequence[str], kinds: Sequence[str], scale: float = 1) -> str:
    """Return cards in a row; `kinds` says of each how it lies, as in `shapes.card`."""
    width, height = len(names) * (CARD_WIDTH + GAP) - GAP + EDGE, CARD_HEIGHT + UNDER
    shapes = (
        moved(at * (CARD_WIDTH + GAP), 0, list(card(name, kind)))
        for at, (name, kind) in enumerate(zip(names, kinds, strict=True))
    )
    size = f'width="{number(width * scale)}" height="{number(height * scale)}"'
    label = value_of(cards_text(names))
    return (
        f'<svg class="stud-teach-table cards" viewBox="0 0 {width} {height}" {size} role="img" aria-label={label}>'
        f"{''.join(shapes)}</svg>"
    )
