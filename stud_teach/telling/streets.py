"""A game's streets as sentences take them: by where a street stands in the game, in the form that is needed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from stud_teach.games import Game, Street
from stud_teach.telling.catalogue import N_, Text, say

FORMS = ("name", "on", "of", "since", "after", "to", "card")
_ENDS = {"showdown": (N_("Showdown"), N_("End"))}


@cache
def game_places(game: Game) -> Mapping[str, Text]:
    """Return the places of sentences that are about a game's streets.

    `{on_last}` is "on seventh street", and `{On_last}` begins a sentence with it; so for each form that a street has,
    and for the first, second, next_to_last and last street, the `big` one from which on the big bet holds, and the
    `pair` one on which an open pair is looked at. Phrases of the game itself are `{on_small}`, `{span}` and `{burns}`.
    """
    streets, words = game.streets, game.words
    big = [street for street in streets if street.big_bet]
    pair = [street for street in streets if street.name == game.open_pair_street]
    standing = {"first": streets[:1], "second": streets[1:2], "next_to_last": streets[-2:-1], "last": streets[-1:]}
    found = {"span": say(words.span), "on_small": say(words.small), "burns": say(words.burns)}
    for where, some in {**standing, "big": big[:1], "pair": pair}.items():
        for street in some:
            found.update(street_places(street, where))
    return {**found, "On_small": beginning(found["on_small"])}


@cache
def street_places(street: Street, where: str = "street") -> Mapping[str, Text]:
    """Return the places of a sentence for the forms of one street: `{on_street}`, and `{On_street}` to begin with."""
    return dict(_forms(street, where))


def _forms(street: Street, where: str) -> Iterator[tuple[str, Text]]:
    for form in FORMS:
        words = getattr(street.words, form)
        if words:
            text = say(words)
            yield f"{form}_{where}", text
            yield f"{form.capitalize()}_{where}", beginning(text)


def beginning(text: Text) -> Text:
    """Return a phrase as a sentence begins with it."""
    return {lang: words[:1].upper() + words[1:] for lang, words in text.items()}


def street_heading(game: Game, street: str) -> Text:
    """Return a street's name as a heading: "Third street"; the showdown has one too."""
    return say(_ENDS[street][0] if street in _ENDS else game.street(street).words.heading)


def street_short(game: Game, street: str) -> Text:
    """Return a street's short label for a narrow bar: "4th"."""
    return say(_ENDS[street][1] if street in _ENDS else game.street(street).words.short)
