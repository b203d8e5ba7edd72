"""A tiny reader of hand files: TOML, the standard PHH keys, and our own `_rules` and `_house`."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

from .setup import Fault, make_setup

VARIANTS = {"F7S": ("stud", "fixed"), "F7S/8": ("stud8", "fixed"), "P7S": ("stud", "pot"), "P7S/8": ("stud8", "pot")}
WORDS = {"f": "fold", "cc": "call", "pb": "bring-in", "cbr": "bet", "sm": "show"}


def read_file(path: Path, rules: str | dict[str, Any] | None = None) -> dict[str, Any]:
    """{"setup", "actions": the file's own texts, "keys": all that is in it}; raises Fault for what is no hand."""
    try:
        keys = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise Fault("file", str(error)) from error
    return {"setup": read_setup(keys, rules), "actions": keys["actions"], "keys": keys}


def read_setup(keys: dict[str, Any], rules: str | dict[str, Any] | None = None) -> dict[str, Any]:
    """The set-up a file's keys describe; `rules` beats the file's `_rules`, its `_house` goes on top."""
    if keys.get("variant") not in VARIANTS:
        raise Fault("file", f"no variant {keys.get('variant')!r} here")
    game, limit = VARIANTS[keys["variant"]]
    antes = keys["antes"]
    if len(antes) != len(keys["starting_stacks"]) or len(set(antes)) != 1:
        raise Fault("ante", f"one and the same ante for everybody, not {antes}")
    if limit == "pot" and keys.get("min_bet", keys["bring_in"]) != keys["bring_in"]:
        raise Fault("file", "min_bet must be the bring-in")
    chosen = rules if rules is not None else keys.get("_rules", "room")
    return make_setup(
        keys["starting_stacks"],
        game=game,
        limit=limit,
        rules=chosen,
        house=keys.get("_house"),
        ante=antes[0],
        bring_in=keys["bring_in"],
        small=keys.get("small_bet", keys["bring_in"]),
        big=keys.get("big_bet", keys["bring_in"]),
    )


def read_cards(text: str) -> list[str]:
    if len(text) % 2:
        raise Fault("cards", f"no cards: {text!r}")
    return [text[at : at + 2] for at in range(0, len(text), 2)]


def read_action(text: str) -> dict[str, Any]:
    """{"do": ..., "seat": ..., ...} for one PHH action; raises Fault("file" ...)."""
    words = text.partition("#")[0].split()
    match words:
        case ["d", "db", cards] if len(cards) == 2:
            return {"do": "community", "card": cards}
        case ["d", "dh", player, cards] if seat_of(player):
            return {"do": "deal", "seat": seat_of(player), "cards": read_cards(cards)}
        case [player, "cbr", amount] if seat_of(player) and re.fullmatch(r"\d+", amount):
            return {"do": "bet", "seat": seat_of(player), "to": int(amount)}
        case [player, "sm", cards] if seat_of(player):
            return {"do": "show", "seat": seat_of(player), "cards": read_cards(cards)}
        case [player, "sm"] if seat_of(player):
            return {"do": "muck", "seat": seat_of(player)}
        case [player, ("f" | "cc" | "pb") as word] if seat_of(player):
            return {"do": WORDS[word], "seat": seat_of(player)}
    raise Fault("file", f"no action: {text!r}")


def seat_of(player: str) -> int:
    """3 for "p3", 0 for what is no player."""
    return int(player[1:]) if re.fullmatch(r"p[1-9]\d*", player) else 0
