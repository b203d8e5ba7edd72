"""What a game and its streets are called: patterns, in English, for whoever tells them in a language.

A form bears the place that it has in sentences. A street has those that its place in the game asks for.
"""

from __future__ import annotations

from typing import NamedTuple


class StreetWords(NamedTuple):
    """The words of a street, the examples those of a third one.

    `heading` is "Third street", `short` "3rd" for a narrow bar, `name` "third street", `on` "on third street"; `rule`
    says who gets which cards, `deal` what one player is seen to get. The other forms are for streets that stand at a
    certain place: the first (`of` "of third street"), the second and the first of the big bet (`since` "from fourth
    street on"), the last, when a community card takes its place (`to` "for seventh street", `card` "the seventh card"),
    and the one before that (`after` "after sixth street").
    """

    heading: str
    short: str
    name: str
    on: str
    rule: str
    deal: str
    of: str = ""
    since: str = ""
    after: str = ""
    to: str = ""
    card: str = ""


class GameWords(NamedTuple):
    """The words of a game.

    `title` is its name, `kind` says in a word or two what wins. `deal` tells the cards of every street, `rounds` how
    many times there is betting, `board` what counts among up cards. Within sentences stand `span` ("from third to
    seventh"), `small` ("on third and fourth street", the streets of the small bet) and `burns` ("before each street
    from fourth on").
    """

    title: str
    kind: str
    deal: str
    rounds: str
    board: str
    span: str
    small: str
    burns: str
