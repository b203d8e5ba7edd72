"""The set-up of a hand for the plain implementation: the game, the house, the sizes, the stacks, all in one dict.

Readings
- `deck-short` "players" has no word on burns and "stub" counts them, so each goes only with its own `burn`;
  anything else is refused.
- `pot-limit` "refused" refuses the set-up, not an action.
- A bring-in of 0 is taken as "this file does not say": the low card can then only open for the full bet.
"""

from __future__ import annotations

from typing import Any

SUITS = "cdhs"
RANKS = "23456789TJQKA"
STREETS = ["third", "fourth", "fifth", "sixth", "seventh"]

ROOM = {
    "burn": "none",
    "deck-short": "players",
    "community-no-bet": "no-betting",
    "bring-in": "by-limit",
    "first-actor-tie": "seat",
    "pair-on-fourth": "high",
    "raise-cap": 3,
    "raise-cap-heads-up": "capped",
    "pot-limit": "offered",
    "odd-chip": "seat",
}
CASINO = {
    "burn": "each-street",
    "deck-short": "stub",
    "community-no-bet": "betting",
    "bring-in": "lowest",
    "first-actor-tie": "seat",
    "pair-on-fourth": "high",
    "raise-cap": 4,
    "raise-cap-heads-up": "uncapped",
    "pot-limit": "refused",
    "odd-chip": "suit",
}
# The tournament's raise-cap is "one bet and four raises", without the casino's "no cap" for two players.
TOURNAMENT = {**CASINO, "first-actor-tie": "suit", "pair-on-fourth": "none", "raise-cap-heads-up": "capped"}
PRESETS: dict[str, dict[str, Any]] = {"room": ROOM, "casino": CASINO, "tournament": TOURNAMENT}

CHOICES = {
    "burn": ["none", "each-street"],
    "deck-short": ["players", "stub"],
    "community-no-bet": ["no-betting", "betting"],
    "bring-in": ["by-limit", "lowest"],
    "first-actor-tie": ["seat", "suit"],
    "pair-on-fourth": ["high", "none"],
    "raise-cap-heads-up": ["capped", "uncapped"],
    "pot-limit": ["offered", "refused"],
    "odd-chip": ["seat", "suit"],
}


class Fault(Exception):
    """Something the rules do not allow: the rule's id (or "file", "cards") and why."""

    def __init__(self, rule: str, why: str) -> None:
        super().__init__(f"{rule}: {why}")
        self.rule = rule
        self.why = why


def make_house(rules: str | dict[str, Any] = "room", house: dict[str, Any] | None = None) -> dict[str, Any]:
    """Return every setting: a preset by its name (or a dict of single settings on top of room), then `house` on top."""
    if isinstance(rules, dict):
        settings = {**ROOM, **rules}
    elif rules in PRESETS:
        settings = dict(PRESETS[rules])
    else:
        raise Fault("file", f"no rule set {rules!r}")
    settings.update(house or {})
    for name, value in settings.items():
        known = type(value) is int and value >= 0 if name == "raise-cap" else value in CHOICES.get(name, [])
        if not known:
            raise Fault(name, f"{value!r} is no value of this setting")
    if (settings["burn"] == "each-street") != (settings["deck-short"] == "stub"):
        raise Fault("deck-short", "stub goes with burn each-street, players with burn none")
    return settings


def check_sizes(stacks: list[int], *amounts: int) -> None:
    """Raise Fault for a number of players or a number of chips that cannot be."""
    if not 2 <= len(stacks) <= 8:
        raise Fault("players", f"{len(stacks)} players; 2 to 8 can play")
    for amount in [*stacks, *amounts]:
        if type(amount) is not int or amount < 0:
            raise Fault("file", f"{amount!r} is no whole number of chips")
    if min(stacks) == 0:
        raise Fault("players", "a stack of nothing")


def make_setup(
    stacks: list[int],
    *,
    game: str = "stud",
    limit: str = "fixed",
    rules: str | dict[str, Any] = "room",
    house: dict[str, Any] | None = None,
    ante: int = 1,
    bring_in: int = 2,
    small: int = 5,
    big: int = 10,
) -> dict[str, Any]:
    """Return the dict that every other function here takes as `setup`; raise Fault if there is no such game."""
    settings = make_house(rules, house)
    check_sizes(stacks, ante, bring_in, small, big)
    if game not in ("stud", "stud8") or limit not in ("fixed", "pot"):
        raise Fault("file", f"no game {game} {limit}")
    if limit == "pot" and settings["pot-limit"] == "refused":
        raise Fault("pot-limit", "not offered in this house")
    if limit == "fixed" and bring_in > small:
        raise Fault("bring-in-limit", f"the bring-in {bring_in} is over the small bet {small}")
    return {
        "game": game,
        "limit": limit,
        "house": settings,
        "ante": ante,
        "bring_in": bring_in,
        "small": small,
        "big": big,
        "stacks": dict(enumerate(stacks, start=1)),
    }
