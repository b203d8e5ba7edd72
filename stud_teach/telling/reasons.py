"""The sentences behind reasons: a function a rule point, from its facts to a sentence or two."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from stud_teach.engine.rules import RULE_SETS, HouseRules
from stud_teach.telling import reasons_betting, reasons_money, reasons_opening
from stud_teach.telling.catalogue import N_, Text, say, together
from stud_teach.telling.context import Told
from stud_teach.trace import facts
from stud_teach.trace.reasons import Reason

ROOM = "room"
FIVE_HIGH = 5  # the straight whose ace is low

# Points whose value in the room is our choice throughout: its page is silent there.
OURS = frozenset(
    {
        *("ante-short", "bring-in-limit", "bring-in-short", "bring-in-all-in", "showing-hand", "first-actor-tie"),
        *("first-actor-all-in", "no-action", "bet-size", "completion", "fold", "pot-limit", "all-in"),
        *("uncalled", "side-pots", "muck", "last-player", "odd-chip-half", "whole-pot-tie", "five-used"),
    }
)

# Points that are our choice in part, by whether these facts are about that part.
OURS_IN_PART: dict[str, Callable[[Any, Told], bool]] = {
    "bring-in": lambda facts, _: any(door["card"].startswith("A") for door in facts["doors"]),
    "showdown-order": lambda facts, _: not facts["first"],
    "hi-lo": lambda facts, _: facts["part"] == "no-low",
    "odd-chip": lambda facts, told: sum(facts["odd"].values()) > told.setup.chip,
    "raise-cap": lambda _, told: told.setup.game.low is not None,
    "low-hand": lambda *_: True,
    "high-hand": lambda facts, _: facts["category"].startswith("straight") and facts["ranks"][0] == FIVE_HIGH,
}


def is_ours(reason: Reason, told: Told) -> bool:
    """Return whether a reason rests on our choice: in the room, where its page is silent and no setting was changed."""
    if told.rules != ROOM or reason.rule in _changed(told.setup.house):
        return False
    in_part = OURS_IN_PART.get(reason.rule)
    return in_part(reason.facts, told) if in_part else reason.rule in OURS


@cache
def _changed(house: HouseRules) -> frozenset[str]:
    """Return the settings in which `house` differs from the room."""
    room = RULE_SETS[ROOM].settings()
    return frozenset(key for key, value in house.settings().items() if value != room[key])


def reason_text(reason: Reason, told: Told) -> Text:
    """Return the sentences of a reason behind the step of `told`."""
    return SENTENCES[reason.rule](reason.facts, told)


# Dealing


def _players(facts: facts.Players, _: Told) -> Text:
    return say("Up to eight can play at a table; here there are {players}.", players=facts["players"])


def _seats(_: object, __: Told) -> Text:
    return say("Seat 1 is on the dealer’s left. Cards and turns go clockwise from there.")


def _ante(facts: facts.Ante, _: Told) -> Text:
    return say("Everybody pays the ante of {ante} before any card is dealt.", ante=facts["ante"])


def _ante_short(facts: facts.AnteShort, _: Told) -> Text:
    return say("Seat {seat} has only {amount} for the ante of {ante} and is all-in for that.", **facts)


def _deal(_: object, told: Told) -> Text:
    return say(told.street.words.rule)


def _streets(_: object, told: Told) -> Text:
    return say(told.setup.game.words.rounds)


def _burn(_: object, told: Told) -> Text:
    return say("In this house a card is burned {burns}.", **told.streets)


def _deck_short(facts: facts.DeckShort, told: Told) -> Text:
    if facts["needed"] == facts["players"]:
        message = N_("{After_next_to_last} the deck is down to {stub} for {players} players: too few for one each.")
        return say(message, **facts, **told.streets)
    left = N_("The deck is down to {stub}. For {players} players it takes {needed} cards, theirs and two more.")
    if not facts["community"]:
        message = N_("With the {burned} burned cards there are enough.")
    elif facts["reshuffle"]:
        message = N_("Even the {burned} burned cards don’t make up for that; for the one card they are shuffled in.")
    else:
        message = N_("Even with the {burned} burned cards there are too few, so all get one card together.")
    return together([say(left, **facts), say(message, **facts)])


def _community_no_bet(facts: facts.CommunityBetting, told: Told) -> Text:
    if facts["betting"]:
        return say("In this house the betting goes on after a community card.")
    return say("There is no betting {on_last} when there is a community card.", **told.streets)


SENTENCES: dict[str, Callable[[Any, Told], Text]] = {
    "players": _players,
    "seats": _seats,
    "ante": _ante,
    "ante-short": _ante_short,
    "deal": _deal,
    "streets": _streets,
    "burn": _burn,
    "deck-short": _deck_short,
    "community-no-bet": _community_no_bet,
    **reasons_opening.SENTENCES,
    **reasons_betting.SENTENCES,
    **reasons_money.SENTENCES,
}
