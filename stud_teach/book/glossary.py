"""The words of the game in every language, each with a sentence that says what it means."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from html import escape
from textwrap import TextWrapper
from typing import NamedTuple

from stud_teach.games import HIGH
from stud_teach.telling.catalogue import ENGLISH, Text, language, languages, pgettext, say
from stud_teach.telling.streets import game_places

WIDTH = 88
_CELL = ' style="text-align:left;vertical-align:top"'


class Term(NamedTuple):
    """A word of the game and what it means, in every language."""

    name: Text
    meaning: Text


class Glossary(tuple[Term, ...]):
    """Terms, in the order of the alphabet; `lang` is the language that it is read in, None for both side by side."""

    lang: str | None

    def __new__(cls, terms: Iterable[Term], lang: str | None = None) -> Glossary:
        """Return `terms` put in order."""
        first = lang or ENGLISH
        found = super().__new__(cls, sorted(terms, key=lambda term: term.name[first].lower()))
        found.lang = lang
        return found

    def __repr__(self) -> str:
        wrapper = TextWrapper(WIDTH, initial_indent="    ", subsequent_indent="    ", break_on_hyphens=False)
        lines: list[str] = []
        for term in self:
            lines += [_names(term, self.lang)]
            lines += [line for lang in _read(self.lang) for line in wrapper.wrap(term.meaning[lang])]
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        rows = "\n".join(_row(term, self.lang) for term in self)
        return f'<table style="max-width:60em"><tbody>\n{rows}\n</tbody></table>\n'


def _read(lang: str | None) -> tuple[str, ...]:
    return (lang,) if lang else languages()


def _names(term: Term, lang: str | None) -> str:
    """Return the term and, where it is another word, the other language's in brackets."""
    first = lang or ENGLISH
    names = [name for name in dict.fromkeys(term.name.values()) if name != term.name[first]]
    return f"{term.name[first]} ({', '.join(names)})" if names else term.name[first]


def _row(term: Term, lang: str | None) -> str:
    langs = _read(lang)
    other = [each for each in languages() if each not in langs]
    cells = [f'<th scope="row" lang="{each}"{_CELL}>{escape(term.name[each])}</th>' for each in langs]
    cells += [f'<td lang="{each}"{_CELL}><em>{escape(term.name[each])}</em></td>' for each in other]
    meanings = "<br>".join(f'<span lang="{each}">{escape(term.meaning[each])}</span>' for each in langs)
    return f"<tr>{''.join(cells)}<td{_CELL}>{meanings}</td></tr>"


def glossary(lang: str | None = None) -> Glossary:
    """Return the words of the game: in `lang` with the other language's word beside each, or (None) in both.

    Raises ValueError for an unknown language.

    >>> [term.name["fi"] for term in glossary() if term.name["en"] == "odd chip"]
    ['ylimääräinen pelimerkki']
    """
    return Glossary((*_cards(), *_bets(), *_results()), None if lang is None else language(lang))


@cache
def _cards() -> tuple[Term, ...]:
    """Return the words for cards, their suits, and how they lie."""
    # Translators: the contexts "term" are the glossary's headwords, as a dictionary has them
    return (
        Term(pgettext("term", "board"), say("A player’s up cards, and what they are worth.")),
        Term(pgettext("term", "burned card"), say("The top card of the deck, laid aside unseen before a street.")),
        Term(pgettext("term", "community card"), say("One card face up for everybody, when the deck is too short.")),
        Term(pgettext("term", "dealer"), say("Whoever deals; seats are counted clockwise from the dealer’s left.")),
        Term(pgettext("term", "deck"), say("The cards that are not dealt yet.")),
        Term(pgettext("term", "door card"), say("A player’s first up card: it decides who brings it in.")),
        Term(pgettext("term", "down card"), say("A card face down, which only its player may see.")),
        Term(pgettext("term", "up card"), say("A card face up, for everybody to see.")),
        Term(pgettext("term", "open pair"), say("A pair among a player’s up cards.")),
        Term(
            pgettext("term", "kicker"), say("A card beside the pair or the like that parts two hands of the same kind.")
        ),
        Term(pgettext("term", "suit"), say("From best to worst: spades, hearts, diamonds, clubs.")),
        Term(pgettext("term", "spades"), say("♠, the best of the four suits.")),
        Term(pgettext("term", "hearts"), say("♥, the second of the four suits.")),
        Term(pgettext("term", "diamonds"), say("♦, the third of the four suits.")),
        Term(pgettext("term", "clubs"), say("♣, the lowest of the four suits.")),
        Term(
            pgettext("term", "street"),
            say("A card for everybody and the betting round after it, {span}.", **game_places(HIGH)),
        ),
    )


@cache
def _bets() -> tuple[Term, ...]:
    """Return the words for what players put in and do."""
    places = game_places(HIGH)
    return (
        Term(pgettext("term", "all-in"), say("With all of one’s chips in the pots.")),
        Term(pgettext("term", "ante"), say("What everybody pays before any card is dealt.")),
        Term(
            pgettext("term", "bet"), say("The first chips that somebody puts in on a street, for the others to call.")
        ),
        Term(pgettext("term", "betting round"), say("The turns of a street, until all have called or folded.")),
        Term(pgettext("term", "big bet"), say("The size of a bet or raise in fixed limit {since_big}.", **places)),
        Term(pgettext("term", "small bet"), say("The size of a bet or raise in fixed limit {on_small}.", **places)),
        Term(
            pgettext("term", "bring-in"), say("The forced first bet {of_first}, paid by the low door card.", **places)
        ),
        Term(pgettext("term", "call"), say("To put in as much as the bet is.")),
        Term(pgettext("term", "check"), say("To bet nothing when there is nothing to call.")),
        Term(pgettext("term", "chip"), say("What is played for; the smallest chip cannot be split.")),
        Term(pgettext("term", "completion"), say("Going from the bring-in to the full small bet; it is no raise.")),
        Term(pgettext("term", "fixed limit"), say("A game in which bets and raises have one size a street.")),
        Term(pgettext("term", "fold"), say("To give up the hand and what one has put in.")),
        Term(pgettext("term", "pot limit"), say("A game in which a bet may be as big as the pot.")),
        Term(pgettext("term", "raise"), say("To put in more than the bet is, so that the others must call more.")),
        Term(pgettext("term", "stack"), say("The chips that a player has left.")),
    )


@cache
def _results() -> tuple[Term, ...]:
    """Return the words for showing and paying."""
    return (
        Term(pgettext("term", "high/low"), say("A game in which the best high and the best low share the pot.")),
        Term(pgettext("term", "main pot"), say("The pot that all players still in can win.")),
        Term(pgettext("term", "muck"), say("To put the cards away at the showdown without showing them.")),
        Term(pgettext("term", "odd chip"), say("A chip left over when a pot cannot be shared equally.")),
        Term(pgettext("term", "pot"), say("The chips that are played for.")),
        Term(pgettext("term", "qualifier"), say("A low good enough to win: five different ranks, eight or lower.")),
        Term(
            pgettext("term", "quartered"),
            say("With a quarter of the pot: one half lost, the other shared with a rival."),
        ),
        Term(pgettext("term", "scoop"), say("To win high and low, and so the whole pot.")),
        Term(pgettext("term", "showdown"), say("The end of a hand, when those still in show their cards.")),
        Term(pgettext("term", "side pot"), say("A pot that an all-in player cannot win, being short of chips for it.")),
    )
