"""What a hand is called, and the line under that."""

from __future__ import annotations

from stud_teach.engine.hand import Hand
from stud_teach.games import Limit
from stud_teach.telling.catalogue import N_, Text, in_language, languages, say
from stud_teach.telling.names import house_name


def hand_title(hand: Hand) -> Text:
    """Return the title of a hand: its own, or how many play."""
    title = hand.lesson.title
    made_up = say("A hand of {players} players", players=len(hand.setup.stacks))
    return {lang: in_language(title, lang) or made_up[lang] for lang in languages()}


def hand_subtitle(hand: Hand, rules: Text | None = None) -> Text:
    """Return the line under the title: the game, the limit, the stakes, and `rules`, or the hand's house."""
    setup = hand.setup
    house = rules or house_name(hand.rules, hand.house_changes())
    places = {"game": say(setup.game.words.title), "ante": setup.ante, "bring_in": setup.bring_in, "rules": house}
    if setup.limit is Limit.POT:
        return say("{game} · pot limit · ante {ante}, bring-in {bring_in} · {rules}", **places)
    message = N_("{game} · fixed limit {small}/{big} · ante {ante}, bring-in {bring_in} · {rules}")
    return say(message, small=setup.small_bet, big=setup.big_bet, **places)
