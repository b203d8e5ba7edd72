"""Made-up messages from a page: some that a view sends, some nearly so, some nothing like it."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

from stud_teach.live.commands import COMMANDS
from stud_teach.live.saving import SAVE
from stud_teach.practice.turns import COMMANDS as ANSWERS

Make = Callable[[random.Random], Any]

# What equals another value and is of another type, what is nearly right, and what is nothing of the kind.
_PLAIN = (
    *(None, True, False, 0, 1, 2, 3, 4, 7, -1, 10**18, 0.0, 1.0, 2.0, 4.0, 1.5, float("nan"), float("inf")),
    *("", "x", "2", "last", "all", "en", "fi", "Kh", "kh", "??", "10h", "b", "a", "A", "bring-in", "two-deuces"),
    *("\u202eevil", "\x1b[31m", "\0", "\ud800", "<script>", "{step}", "../x", "con", "x" * 300),
)
_NAMES = (
    *("step", "lang", "options", "covered", "spotlight", "rules", "query", "opened", "state", "trace", "book", "part"),
    *("data", "labels", "library", "loaded", "layout", "tooltip", "_view", "_esm", "_dom_classes", "comm", "", "deck"),
)


def plain(dice: random.Random) -> Any:
    """Return one plain value."""
    return dice.choice(_PLAIN)


def value(dice: random.Random, depth: int = 3) -> Any:
    """Return values as JSON can hold them, sometimes many or deep."""
    turn = dice.random()
    if depth == 0 or turn < 0.7:
        return plain(dice)
    if turn < 0.84:
        return [value(dice, depth - 1) for _ in range(dice.randint(0, 4))]
    if turn < 0.98:
        return {dice.choice(_NAMES): value(dice, depth - 1) for _ in range(dice.randint(0, 3))}
    return deep(dice.choice((10, 900))) if turn < 0.99 else dice.choice(("y" * 50_000, [1] * 30_000))


def deep(levels: int) -> Any:
    """Return lists in lists."""
    found: Any = 1
    for _ in range(levels):
        found = [found] if levels % 2 else {"k": found}
    return found


def command(dice: random.Random, commands: Mapping[str, Mapping[str, Any]]) -> Any:
    """Return a command, right or nearly so."""
    do = dice.choice(list(commands))
    found = {"do": do, **{key: _field(dice, key) for key in commands[do] if dice.random() < 0.8}}
    turn = dice.random()
    if turn < 0.1:
        found[dice.choice(_NAMES)] = value(dice)
    elif turn < 0.2:
        found[dice.choice(list(found))] = value(dice)
    return found


_RIGHT: dict[str, tuple[Any, ...]] = {
    "kind": ("fold", "check", "call", "bring-in", "complete", "bet", "raise"),
    "to": (5, 10, 15, 20),
    "seat": (1, 2, 3),
    "cards": ("As", "AsKd2c", "7h??"),
    "step": tuple(range(12)),
    "branch": ("A", "B", "C"),
    "name": ("A", "B", "C", "Try", "hand"),
    "rules": ("room", "casino"),
    "house": ({}, {"odd-chip": "suit"}, {"raise-cap": 4}),
    "keep": (True, False),
    "overwrite": (True,),
    "players": (2, 3),
    "stacks": ([100, 60], [30, 30, 30]),
    "names": (["Ada", "Ben"],),
    "seed": (3, "x"),
    "game": ("stud", "stud8"),
    "limit": ("fixed", "pot"),
    "key": ("a", "b", "c", "d"),
    "title": ("A title",),
    "lesson": ("A lesson",),
}


def _field(dice: random.Random, key: str) -> Any:
    right = _RIGHT.get(key, (1, 2, 5))
    return dice.choice(right) if dice.random() < 0.9 else value(dice)


def state(dice: random.Random) -> Any:
    """Return what a page may want to set, right or not."""
    rights: dict[str, Make] = {
        "step": lambda dice: dice.randint(0, 9),
        "lang": lambda dice: dice.choice(("en", "fi")),
        "options": lambda dice: {"deck": dice.choice((2, 4))},
        "covered": lambda dice: [dice.randint(1, 3)],
        "spotlight": lambda dice: dice.choice((None, 1, "Kh")),
        "query": lambda dice: dice.choice(("", "pair")),
        "rules": lambda dice: dice.choice(([], ["odd-chip"])),
        "opened": lambda dice: dice.choice(("", "two-deuces", "odd-chip-by-suit")),
    }
    found: dict[Any, Any] = {}
    for _ in range(dice.randint(1, 3)):
        right = dice.random() < 0.4
        name = dice.choice(list(rights) if right or dice.random() < 0.6 else _NAMES)
        found[name] = rights[name](dice) if right else value(dice)
    return found


def message(dice: random.Random, commands: Mapping[str, Mapping[str, Any]], now: int) -> Any:
    """Return a message of a page to a widget with these commands, whose turn it is `now`."""
    turn = dice.random()
    if turn < 0.4:
        return {"method": "update", "state": state(dice)}
    if turn < 0.9:
        n = dice.choice((now, now, now, None, now - 1, float(now), str(now), True, value(dice)))
        return {"method": "custom", "content": {"n": n, "command": command(dice, commands)}}
    return dice.choice(
        (
            lambda: value(dice),
            lambda: {"method": value(dice), "state": value(dice), "content": value(dice)},
            lambda: {"method": "update", "state": value(dice)},
            lambda: {"method": "update", "state": state(dice), "buffer_paths": [[plain(dice), "x"], value(dice)]},
            lambda: {"method": "custom", "content": value(dice)},
            lambda: {"method": "custom", "content": {"n": now, "command": value(dice)}},
            lambda: {"method": "request_state"},
        )
    )()


# The commands that each kind of widget takes
TABLE = {**COMMANDS, **SAVE}
QUESTIONS = ANSWERS
NONE: dict[str, Mapping[str, Any]] = {"do": {}}
