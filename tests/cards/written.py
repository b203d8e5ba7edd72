"""Cards as people write them, three to a line, and how the files write them; and what is no card."""

from __future__ import annotations

from typing import NamedTuple

WRITTEN: dict[str, str] = {
    "KsTh2c": "Ks Th 2c",
    "Ks Th 2c": "Ks Th 2c",
    "Ks10h2c": "Ks Th 2c",
    "10h9h8h": "Th 9h 8h",
    "10H, 9h, 8H": "Th 9h 8h",
    "KS TH 2C": "Ks Th 2c",
    "ks th 2c": "Ks Th 2c",
    "kS tH jD": "Ks Th Jd",
    "qd ad kc": "Qd Ad Kc",
    "K♠ 10♥ 2♣": "Ks Th 2c",
    "k♠ t♥ 2♦": "Ks Th 2d",
    "K♤ 10♡ 2♧": "Ks Th 2c",
    "K♠10♥A♢": "Ks Th Ad",
    "K♠\ufe0e 10♥\ufe0e 2♣\ufe0e": "Ks Th 2c",
    "K♠\ufe0f10♥\ufe0f2♦\ufe0f": "Ks Th 2d",
    "K♠ 10h 2c": "Ks Th 2c",
    "Ks,Th,2c": "Ks Th 2c",
    "Ks;Th;2c": "Ks Th 2c",
    " Ks , Th ; 2c ": "Ks Th 2c",
    "Ks\u00a0Th\n2c\t": "Ks Th 2c",
    "K ♠ 10 ♥ 2 c": "Ks Th 2c",
    "🂮 🂺 🃒": "Ks Th 2c",
    "🂡🃁🂽": "As Ad Qh",
}


class Wrong(NamedTuple):
    """A text with what in it is no card, and which card that would be."""

    text: str
    part: str
    place: int


NO_CARDS = [
    Wrong("Ks Th 1", "1", 3),
    Wrong("1h Th 2c", "1h", 1),
    Wrong("Ks 11h 2c", "11h", 2),
    Wrong("KsZx2c", "Zx", 2),
    Wrong("Ks Thh 2c", "h", 3),
    Wrong("Ks K 2c", "K", 2),
    Wrong("Ks ♥ 2c", "♥", 2),
    Wrong("Ks, 0h, 2c", "0h", 2),
    Wrong("Ks Th ?", "?", 3),
    Wrong("Ks 🂬 2c", "🂬", 2),  # a knight
    Wrong("Ks Th 🂿", "🂿", 3),  # a joker
    Wrong("Ks spades 2c", "spades", 2),
    Wrong("\u212as Th 2c", "\u212as", 1),  # the sign of a kelvin
]
