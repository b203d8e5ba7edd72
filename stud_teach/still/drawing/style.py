"""The colours of a drawn table: plain values by class, so that every program that draws SVG knows them."""

from __future__ import annotations

LIGHT = {
    "page": "fill:#fff",
    "felt": "fill:#f2f6f4;stroke:#d9e4de;stroke-width:10",
    "title": "fill:#1b1f1d;font-weight:650",
    "small": "fill:#5b6366",
    "pot": "fill:#1b1f1d;font-weight:650",
    "amount": "fill:#1b1f1d;font-weight:650",
    "coin": "fill:none;stroke:#1b1f1d;stroke-width:2.4",
    "plate": "fill:#fff;stroke:#b9c5bf",
    "plate-words": "fill:#1b1f1d;font-weight:600",
    "gone": "fill:none;stroke:#b9c5bf;stroke-dasharray:4 3",
    "gone-words": "fill:#5b6366",
    "flag": "fill:#0b5cad",
    "flag-words": "fill:#fff;font-weight:700",
    "next": "fill:#fff;stroke:#0b5cad;stroke-width:1.5",
    "next-words": "fill:#0b5cad;font-weight:700",
    "won": "fill:#1a6c47",
    "won-words": "fill:#fff;font-weight:700",
}
DARK = {
    "page": "fill:#212121",
    "felt": "fill:#303a36;stroke:#2b3431",
    "title": "fill:#e8e8e6",
    "small": "fill:#adb5b2",
    "pot": "fill:#e8e8e6",
    "amount": "fill:#e8e8e6",
    "coin": "stroke:#e8e8e6",
    "plate": "fill:#1d2120;stroke:#55625d",
    "plate-words": "fill:#e8e8e6",
    "gone": "stroke:#55625d",
    "gone-words": "fill:#adb5b2",
    "flag": "fill:#83bffa",
    "flag-words": "fill:#04182c",
    "next": "fill:#1d2120;stroke:#83bffa",
    "next-words": "fill:#83bffa",
    "won": "fill:#79d2a5",
    "won-words": "fill:#04210f",
}
# Cards are white in the dark too.
CARDS = {
    "face": "fill:#fff;stroke:#838e89",
    "peeked": "fill:#e3e7e5;stroke:#838e89",
    "back": "fill:#7f8890;stroke:#656e76",
    "lattice": "fill:none;stroke:#9aa3aa;stroke-width:1.5",
    "was-down": "fill:#7f8890",
    "question": "fill:#5b6366;font-weight:700",
    "rank": "font-weight:700",
}
SUITS = {
    2: {"s": "#171b1f", "h": "#b8202b", "d": "#b8202b", "c": "#171b1f"},
    4: {"s": "#171b1f", "h": "#b8202b", "d": "#1259b8", "c": "#17703c"},
}
FONT = 'font-family:system-ui,-apple-system,"Segoe UI",Helvetica,Arial,"Liberation Sans",sans-serif'


def style(deck: int) -> str:
    """Return the style sheet; its classes begin with "stt-", so that it changes nothing round the drawing."""
    suits = {suit: f"fill:{colour}" for suit, colour in SUITS[deck].items()}
    dark = f"@media screen and (prefers-color-scheme:dark){{{_rules(DARK)}}}"
    return f".stud-teach-table{{{FONT}}}{_rules({**LIGHT, **CARDS, **suits})}{dark}"


def _rules(values: dict[str, str]) -> str:
    return "".join(f".stt-{name}{{{value}}}" for name, value in values.items())
