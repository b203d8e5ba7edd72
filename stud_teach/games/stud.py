"""Seven-card stud: the best high hand of seven cards wins."""

from __future__ import annotations

from stud_teach.games.game import DOWN, UP, Game, Limit, Street
from stud_teach.games.words import GameWords, StreetWords
from stud_teach.saying.messages import N_

_ONE_UP = (
    N_("Fourth, fifth and sixth street: one card face up each, to those still in."),
    N_("One more card face up, for everybody to see."),
)

THIRD = StreetWords(
    N_("Third street"),
    N_("3rd"),
    N_("third street"),
    N_("on third street"),
    N_("On third street everybody gets two cards face down and one face up."),
    N_("Two cards face down and one face up, the door card."),
    of=N_("of third street"),
)
FOURTH = StreetWords(
    N_("Fourth street"),
    N_("4th"),
    N_("fourth street"),
    N_("on fourth street"),
    *_ONE_UP,
    since=N_("from fourth street on"),
)
FIFTH = StreetWords(
    N_("Fifth street"), N_("5th"), N_("fifth street"), N_("on fifth street"), *_ONE_UP, since=N_("from fifth street on")
)
SIXTH = StreetWords(
    N_("Sixth street"), N_("6th"), N_("sixth street"), N_("on sixth street"), *_ONE_UP, after=N_("after sixth street")
)
SEVENTH = StreetWords(
    N_("Seventh street"),
    N_("7th"),
    N_("seventh street"),
    N_("on seventh street"),
    N_("The seventh card is dealt face down, to those still in."),
    N_("Only {name} may look at it."),
    to=N_("for seventh street"),
    card=N_("the seventh card"),
)

STREETS = (
    Street("third", (DOWN, DOWN, UP), THIRD),
    Street("fourth", (UP,), FOURTH),
    Street("fifth", (UP,), FIFTH, big_bet=True),
    Street("sixth", (UP,), SIXTH, big_bet=True),
    Street("seventh", (DOWN,), SEVENTH, big_bet=True),
)

WORDS = GameWords(
    title=N_("7-card stud"),
    # Translators: kinds of stud, short: the best high and low share the pot, or the best high takes it
    kind=N_("high"),
    deal=N_(
        "On third street everybody gets two cards face down and one face up, the door card. "
        "On fourth, fifth and sixth street those still in get one up card each, on seventh street one down card."
    ),
    rounds=N_("There are five betting rounds, one a street, from third street to seventh."),
    board=N_("On a board four or three of a kind, pairs and high cards count, but no straights or flushes."),
    span=N_("from third to seventh"),
    small=N_("on third and fourth street"),
    burns=N_("before each street from fourth on"),
)

STUD = Game("stud", STREETS, WORDS, "7S", highest_opens=(Limit.POT,), open_pair_street="fourth", pair_doubles=True)
