"""TEMPORARY stand-in for the catalogue's and names' helpers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

Text = dict[str, str | None]


def say(message: str, **values: Any) -> Text:
    """Stand in."""

    def plain(value: Any, lang: str) -> Any:
        return (value.get(lang) or value["en"]) if isinstance(value, dict) else value

    return {"en": message.format(**{k: plain(v, "en") for k, v in values.items()}), "fi": None}


def together(texts: Iterable[Text]) -> Text:
    """Stand in."""
    return {"en": " ".join(t["en"] or "" for t in texts), "fi": None}


def seat_list(seats: Sequence[int]) -> Text:
    """Stand in."""
    *most, last = map(str, seats)
    return {"en": f"{', '.join(most)} and {last}" if most else last, "fi": None}


def hand_name(category: str, ranks: Sequence[int]) -> Text:
    """Stand in."""
    return {"en": f"{category} {list(ranks)}", "fi": None}


board_name = hand_name


def low_name(ranks: Sequence[int]) -> Text:
    """Stand in."""
    return {"en": "-".join("A" if r == 1 else str(r) for r in ranks), "fi": None}
