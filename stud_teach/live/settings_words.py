"""What can be chosen at a live table, with its words: games, limits, rule sets, and every single house rule."""

from __future__ import annotations

from stud_teach.engine.hand import Hand
from stud_teach.engine.rules import CHOICES, MAX_PLAYERS, MIN_PLAYERS, RULE_SETS
from stud_teach.games import GAMES, Game, Limit
from stud_teach.live.schema import HouseRule, Now, Option, Settings
from stud_teach.live.session import next_seed
from stud_teach.telling.catalogue import N_, Text, plain, say
from stud_teach.telling.names import player, rules_name
from stud_teach.telling.streets import game_places

_LIMITS = {Limit.FIXED: N_("fixed limit"), Limit.POT: N_("pot limit")}

_SETTINGS = {
    "burn": N_("Burn cards"),
    "deck-short": N_("A community card {on_last}"),
    "community-no-bet": N_("Betting after a community card"),
    "bring-in": N_("Who brings it in"),
    "first-actor-tie": N_("Equal boards"),
    "pair-on-fourth": N_("Open pair {on_pair}"),
    "raise-cap": N_("Raises in a round"),
    "raise-cap-heads-up": N_("Raises between two players"),
    "pot-limit": N_("Pot limit games"),
    "odd-chip": N_("The odd chip"),
}
_CHOICES = {
    ("burn", "none"): N_("none"),
    ("burn", "each-street"): N_("one {burns}"),
    ("deck-short", "players"): N_("with fewer cards than players"),
    ("deck-short", "stub"): N_("with fewer cards than players plus two, burns included"),
    ("community-no-bet", "no-betting"): N_("no betting"),
    ("community-no-bet", "betting"): N_("betting as usual"),
    ("bring-in", "by-limit"): N_("the lowest card; in pot limit high the highest"),
    ("bring-in", "lowest"): N_("always the lowest card"),
    ("first-actor-tie", "seat"): N_("by seat"),
    ("first-actor-tie", "suit"): N_("by suit, in a high game"),
    ("pair-on-fourth", "high"): N_("allows the double bet, in a high game"),
    ("pair-on-fourth", "none"): N_("changes nothing"),
    ("raise-cap-heads-up", "capped"): N_("limited as with more"),
    ("raise-cap-heads-up", "uncapped"): N_("unlimited"),
    ("pot-limit", "offered"): N_("offered"),
    ("pot-limit", "refused"): N_("not offered"),
    ("odd-chip", "seat"): N_("by seat"),
    ("odd-chip", "suit"): N_("by the suits of the five cards used"),
}


def setting_name(setting: str, game: Game) -> Text:
    """Return the name of a house rule, as a game has it: "Raises in a round"."""
    if setting == "pair-on-fourth" and game.open_pair_street is None:
        return say("Open pair")
    return say(_SETTINGS[setting], **game_places(game))


def choice_name(setting: str, value: str | int, game: Game) -> Text:
    """Return the name of a choice of a house rule, as a game has it; a number is itself."""
    return say(_CHOICES[setting, value], **game_places(game)) if isinstance(value, str) else plain(value)


def settings(hand: Hand) -> Settings:
    """Return all that can be chosen, and what is chosen in `hand`; the seed is the next hand's."""
    own = hand.setup.game
    return {
        "games": [{"value": game.name, "label": say(game.words.title)} for game in {own.name: own, **GAMES}.values()],
        "limits": [{"value": str(limit), "label": say(_LIMITS[limit])} for limit in Limit],
        "rules": [
            {"value": name, "label": rules_name(name), "house": house.settings()} for name, house in RULE_SETS.items()
        ],
        "house": [_setting(setting, own) for setting in CHOICES],
        "players": [MIN_PLAYERS, MAX_PLAYERS],
        "names": [f"Player {n}" for n in range(1, MAX_PLAYERS + 1)],
        "name_labels": [player(f"Player {n}", n) for n in range(1, MAX_PLAYERS + 1)],
        "now": _now(hand),
    }


def _setting(setting: str, game: Game) -> HouseRule:
    choices = CHOICES[setting]
    named: list[Option] = [
        {"value": str(value), "label": choice_name(setting, str(value), game)} for value in choices or ()
    ]
    return {"id": setting, "label": setting_name(setting, game), "choices": named or None}


def _now(hand: Hand) -> Now:
    setup = hand.setup
    return {
        "game": setup.game.name,
        "limit": str(setup.limit),
        "rules": hand.rules,
        "house": setup.house.settings(),
        "stacks": list(setup.stacks),
        "names": list(hand.names),
        "ante": setup.ante,
        "bring_in": setup.bring_in,
        "small_bet": setup.small_bet or 5,
        "big_bet": setup.big_bet or 10,
        "seed": next_seed(hand.seed),
    }
