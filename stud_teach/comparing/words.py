"""The words of a comparison: where two houses part and why, how each has the rule, and what else differs."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from stud_teach.comparing.comparison import Comparison, Effect, Setting, Side
from stud_teach.comparing.difference import Parting, Topic
from stud_teach.comparing.schema import ComparedSetting
from stud_teach.engine.rules import rule_of
from stud_teach.games import Game
from stud_teach.telling.awaits import not_over
from stud_teach.telling.catalogue import N_, Text, in_a_row, plain, say, together, worded
from stud_teach.telling.names import house_name, seat_list
from stud_teach.telling.settings import settings_of, value_text
from stud_teach.telling.streets import beginning, game_places, street_heading

Places = Mapping[str, Text]


def side_name(side: Side) -> Text:
    """Return what stands over a side: "Room rules", with the settings changed on top of them."""
    return beginning(house_name(side.rules, side.changes))


# Where they part


def headline(comparison: Comparison) -> Text:
    """Return the comparison in a line."""
    parting = comparison.parts_at
    if parting:
        return parting_title(parting, comparison.hand.setup.game)
    if all(side.refused for side in comparison.sides):
        return say("Both forbid this hand")
    return say("Both play this hand alike") if comparison.settings else say("The rules are the same")


def parting_title(parting: Parting, game: Game) -> Text:
    """Return one point where the houses part, in a line."""
    if parting.topic is Topic.GAME:
        return say("Only one of the two plays pot limit")
    return say(_title_of(parting), street=street_heading(game, parting.street))


def _title_of(parting: Parting) -> str:
    if parting.topic is Topic.CHOICES:
        return _CHOICES[parting.rule]
    if parting.topic is Topic.SHARES and _odd_chips(parting) > 1:
        return N_("{street}: who gets the odd chips depends on the rules")
    return _TITLES[parting.topic]


def _odd_chips(parting: Parting) -> int:
    return sum(parting.facts["odd"][0].values())


# Translators: {street} is a heading, as in "Fourth street: who acts first depends on the rules"
_TITLES = {
    Topic.BRING_IN: N_("{street}: who brings it in depends on the rules"),
    Topic.FIRST_ACTOR: N_("{street}: who acts first depends on the rules"),
    Topic.LAST_CARD: N_("{street}: whether all get a card of their own depends on the rules"),
    Topic.BETTING: N_("{street}: whether there is betting depends on the rules"),
    Topic.SHOWS_FIRST: N_("{street}: who shows first depends on the rules"),
    Topic.SHARES: N_("{street}: who gets the odd chip depends on the rules"),
    Topic.ACTION: N_("{street}: whether the hand may go on like this depends on the rules"),
}
_CHOICES = {
    "pair-on-fourth": N_("{street}: how much may be bet depends on the rules"),
    "raise-cap": N_("{street}: whether there may be another raise depends on the rules"),
}


def lead(comparison: Comparison) -> Text:
    """Return what the two have before them where they part; where they don't, how much their rules differ."""
    parting = comparison.parts_at
    if parting:
        return _LEADS[parting.topic](parting, game_places(comparison.hand.setup.game))
    if all(side.refused for side in comparison.sides):
        return together([])
    if not comparison.settings:
        return say("There is nothing to compare: every setting is the same.")
    if len(comparison.settings) == 1:
        return say("Their rules differ in one point, and it makes no difference in this hand.")
    message = N_("Their rules differ in {count} points, and none of them makes a difference in this hand.")
    return say(message, count=len(comparison.settings))


def _bring_in(_: Parting, __: Places) -> Text:
    return say("The door cards are the same, but which of them must open is not.")


def _first_actor(_: Parting, __: Places) -> Text:
    return say("The best hands showing are equal, and such a tie is broken in two ways.")


def _choices(parting: Parting, _: Places) -> Text:
    if parting.rule == "raise-cap":
        seat = parting.facts["seat"]
        return say("Seat {seat} is to act, and one house has no more raises in this round.", seat=seat)
    pairs = parting.facts["pair"]
    if len(pairs) > 1:
        return say("Seats {seats} show open pairs.", seats=seat_list(pairs))
    return say("Seat {seat} shows an open pair.", seat=pairs[0])


def _shares(parting: Parting, _: Places) -> Text:
    places = {"seats": seat_list(parting.facts["winners"]), "amount": parting.facts["amount"]}
    return say(_SHARED[parting.facts["half"]], **places)


_SHARED = {
    "whole": N_("Seats {seats} have equal hands and share {amount}, which doesn’t divide evenly."),
    "high": N_("Seats {seats} have equal highs and share the high half of {amount}, which doesn’t divide evenly."),
    "low": N_("Seats {seats} have equal lows and share the low half of {amount}, which doesn’t divide evenly."),
}
_LEADS: Mapping[Topic, Callable[[Parting, Places], Text]] = {
    Topic.GAME: lambda *_: say("The hand is played pot limit, which not every house offers."),
    Topic.BRING_IN: _bring_in,
    Topic.FIRST_ACTOR: _first_actor,
    Topic.CHOICES: _choices,
    Topic.LAST_CARD: lambda *_: say("The deck runs short, and the two reckon what is enough in different ways."),
    Topic.BETTING: lambda _, places: say("One community card is {card_last} of everybody still in.", **places),
    Topic.SHOWS_FIRST: lambda _, places: say("Nobody bet {on_last}, and the best hands showing are equal.", **places),
    Topic.SHARES: _shares,
    Topic.ACTION: lambda *_: say("Up to here both play the hand alike."),
}


def how(side: Side, parting: Parting, game: Game) -> Text | None:
    """Return how this side has the rule over which the two part; None for a rule that no house can choose."""
    settings = settings_of(parting.rule)
    if not settings:
        return None
    values = side.house.settings()
    return together(value_text(key, values[key], game) for key in settings)


def ending(side: Side) -> Text | None:
    """Return why the hand does not get to its end on this side; None where it does."""
    if side.refused:
        return worded(side.refused.told(side.trace.allowed_by if side.trace else ()))
    return not_over(side.trace.table, side.trace.hand.names) if side.trace and not side.finished else None


# The settings


def setting_words(key: str, setting: Setting, game: Game) -> ComparedSetting:
    """Return a setting in which the houses differ: how each has it, and what it does to this hand."""
    return {
        "one": setting.one,
        "other": setting.other,
        "effect": setting.effect,
        "rule": rule_of(key),
        "texts": [value_text(key, value, game) for value in (setting.one, setting.other)],
        "does": say(_EFFECTS[setting.effect]),
    }


# Translators: what a difference in the rules does to the hand, in a table
_EFFECTS = {
    Effect.PARTS: N_("They part over it"),
    Effect.SEEN: N_("Happens, but changes nothing"),
    Effect.NONE: N_("Makes no difference here"),
    Effect.LATER: N_("They part before it could matter"),
}


# All in a few sentences


def in_brief(comparison: Comparison) -> Text:
    """Return the comparison in a few sentences: where the two part and why, how each has the rule, who wins what."""
    parting, game = comparison.parts_at, comparison.hand.setup.game
    found = [_sentence(headline(comparison)), lead(comparison)]
    for side in comparison.sides:
        told = [text for text in (how(side, parting, game) if parting else None, _outcome(side)) if text]
        found.append(say("{rules}: {what}", rules=side_name(side), what=together(told)))
    return together(found)


def _sentence(text: Text) -> Text:
    return {lang: f"{words}." for lang, words in text.items()}


def _outcome(side: Side) -> Text | None:
    stops = ending(side)
    if stops or side.trace is None:
        return stops
    won = {seat: state.won for seat, state in side.trace.table.seats.items() if state.won}
    wins = [say("seat {seat} wins {amount}", seat=seat, amount=amount) for seat, amount in won.items()]
    return _sentence(beginning(in_a_row(", ", wins)))


def both_names(comparison: Comparison) -> Text:
    """Return the names of both sides, as a subtitle has them."""
    return in_a_row(" / ", (house_name(side.rules, side.changes) for side in comparison.sides))


def equal_hands() -> Text:
    """Return the heading over hands that share what does not divide."""
    return say("Equal hands")


def no_text() -> Text:
    """Return a text that says nothing."""
    return plain("")


def place(game: Game, street: str, n: int, of: int) -> Text:
    """Return where a step stands: "Showdown, step 64 of 66"; the antes stand before the first street's cards."""
    heading = street_heading(game, game.first_street if street == "ante" else street)
    return say("{street}, step {n} of {total}", street=heading, n=n + 1, total=of)
