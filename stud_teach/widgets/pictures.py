"""Small pictures, each of one idea: which five play, where the chips go, who opens, the pot limit, the rankings."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path

from stud_teach import pictures
from stud_teach.asking import Question
from stud_teach.cards.card import Cards
from stud_teach.engine.events import Seat
from stud_teach.engine.hand import Hand
from stud_teach.games import HIGH, HIGH_LOW, Limit
from stud_teach.pictures.splits import Winners
from stud_teach.practice import exercises
from stud_teach.saying.messages import Message
from stud_teach.scenarios import find_hand
from stud_teach.widgets.part import Part


class BestFive(Part):
    """Which five of five to seven cards play for high and for low; several hands are compared.

    BestFive("As2d3c4h5sKdKs") shows one hand; BestFive("As2d...", "Kh...") and BestFive({"Anna": "As2d...", ...})
    compare. `game` is "stud8", or "stud" where there is no low. Raises CardError for bad, repeated, too few or too many
    cards, ValueError for no hand, too many hands or another game.

    >>> check("5s4h3c2dAs", BestFive("As2d3c4h5sKdKs")).right
    True
    """

    def __init__(
        self, *hands: Cards | Mapping[str, Cards], game: str = HIGH_LOW.name, lang: str | None = None, deck: int = 2
    ) -> None:
        alone = hands[0] if len(hands) == 1 and not isinstance(hands[0], Mapping) else None
        asked = None if alone is None else partial(exercises.hands, alone, game)
        super().__init__(pictures.best_five(*hands, game=game), lang, deck, lambda: asked()[0] if asked else None)
        self._ask_low = asked

    @property
    def low_question(self) -> Question | None:
        """Return the question for the low of the one hand, for `check(guess, ..., low=True)`."""
        return self._ask_low()[1] if self._ask_low else None

    def unasked(self, *, low: bool = False) -> Message | None:
        """Return why nothing is asked: hands are compared, or there is no low to ask for."""
        if not self._ask_low:
            return Message("BestFive asks about one hand, as in BestFive('As2d3c4h5sKdKs'), not about several.")
        no_low = Message("This game has no low: leave out low=True, or give game='{game}'.", game=HIGH_LOW.name)
        return no_low if low else None


class PotSplit(Part):
    """Where the chips go: from what each seat put in to pots, halves, shares and odd chips.

    PotSplit("quartered") shows the pots of a finished hand: a scenario's name, a `.phh` file's path or a `Hand`.
    PotSplit(67, high=[1, 3], low=[1, 3]) splits one pot among seats; leave `low` out where the game has none, and give
    [] where nobody has one. Where suits give the odd chip, give the cards: high={1: "AsKd...", 3: "AhKh..."}.
    `rules` and `house` are house rules. Raises what `find_hand` raises, ValueError for a hand whose pots are not paid
    and for winners that can't be, CardError, HouseError.

    >>> print(PotSplit(67, high=[1, 3], low=[1, 3], lang="en"))
    A pot of 67
    ...
    """

    def __init__(
        self,
        hand: Hand | str | Path | int,
        high: Winners | None = None,
        low: Winners | None = None,
        *,
        rules: str | None = None,
        house: Mapping[str, object] | None = None,
        lang: str | None = None,
        deck: int = 2,
    ) -> None:
        ask: Callable[[], Question | None]
        if not isinstance(hand, Hand | str | Path) and (high is not None or isinstance(hand, int)):
            if high is None:
                message = Message(
                    "Who wins the {amount}? PotSplit({amount}, high=[1, 3]) names the seats that share it."
                )
                raise ValueError(message.filled(amount=hand))
            part = pictures.split_of(hand, high, low, rules=rules or "room", house=house)
            ask = partial(exercises.split, hand, high, low, rules or "room", house)
        elif high is not None or low is not None:
            raise ValueError(
                Message("A hand has its own winners; high= and low= go with an amount, as in PotSplit(67, high=[1]).")
            )
        else:
            found = find_hand(hand, rules, house)
            part = pictures.pot_split(found)
            ask = partial(exercises.pot_split, found)
        super().__init__(part, lang, deck, ask)


class BringIn(Part):
    """Who brings it in: the door cards in order, equal ranks by suit.

    `doors` are the door cards by seat, or in a row from seat 1: BringIn({1: "Ks", 2: "2d", 3: "2c", 4: "Ac"}) or
    BringIn("Ks 2d 2c Ac"). `all_in` are seats without chips after the ante. Raises CardError, ValueError, HouseError,
    and BadSetup for a limit that the house does not offer.

    >>> BringIn("Ks 2d 2c Ac", lang="en")
    Seat 3 must bring it in: clubs are the lowest suit
    ...
    """

    title_tells = True

    def __init__(
        self,
        doors: Mapping[Seat, Cards | None] | Iterable[Cards | None],
        *,
        game: str = HIGH.name,
        limit: str = "fixed",
        rules: str = "room",
        house: Mapping[str, object] | None = None,
        all_in: Collection[Seat] = (),
        lang: str | None = None,
        deck: int = 2,
    ) -> None:
        doors = list(doors) if isinstance(doors, Iterator) else doors
        part = pictures.bring_in(doors, game=game, limit=limit, rules=rules, house=house, all_in=all_in)
        super().__init__(part, lang, deck, partial(exercises.bring_in, doors, game, limit, rules, house, all_in))

    def _unasked(self) -> Message:
        return _unknown_cards()


class FirstActor(Part):
    """Who acts first from the second street on: the boards in order, with what each shows.

    `boards` are the up cards by seat, two to four each: FirstActor({1: "AsKd", 2: "2c2d", 3: "AhKc"}), or a list of
    them from seat 1. `all_in` are seats without chips. Raises as `BringIn` does.

    >>> FirstActor({1: "AsKd", 2: "2c2d"}, lang="en")
    Seat 2 acts first: a pair of deuces beats ace-king
    ...
    """

    title_tells = True

    def __init__(
        self,
        boards: Mapping[Seat, Cards] | Iterable[Cards],
        *,
        game: str = HIGH.name,
        limit: str = "fixed",
        rules: str = "room",
        house: Mapping[str, object] | None = None,
        all_in: Collection[Seat] = (),
        lang: str | None = None,
        deck: int = 2,
    ) -> None:
        boards = list(boards) if isinstance(boards, Iterator) else boards
        part = pictures.first_actor(boards, game=game, limit=limit, rules=rules, house=house, all_in=all_in)
        super().__init__(part, lang, deck, partial(exercises.first_actor, boards, game, limit, rules, house, all_in))

    def _unasked(self) -> Message:
        return _unknown_cards()


class PotLimit(Part):
    """The pot limit worked out as a sum, at a hand's own decision, or after the step of that number.

    `hand` is a `Hand` in play, a scenario's name or a `.phh` file's path; a fixed-limit hand says what its bets are.
    Raises what `find_hand` raises, and ValueError where no decision is awaited, naming the steps that have one.

    >>> PotLimit("pot-limit-maximum", 17, lang="en")
    Pot limit: seat 5 may raise to 16 at most
    ...
    """

    title_tells = True

    def __init__(
        self, hand: Hand | str | Path, step: int | None = None, *, lang: str | None = None, deck: int = 2
    ) -> None:
        found = find_hand(hand)
        super().__init__(pictures.pot_limit(found, step), lang, deck, partial(exercises.pot_limit, found, step))
        self._fixed = found.setup.limit is not Limit.POT

    def _unasked(self) -> Message:
        if self._fixed:
            return Message(
                "A fixed-limit hand has no pot limit: give a pot-limit hand, as in PotLimit('pot-limit-maximum', 17), "
                "or a question of this hand, as in check(10, questions(hand, ['legal'])[-1])."
            )
        return Message("Nobody may bet or raise at this step: give another one, as in PotLimit(hand, 17).")


class HandRanking(Part):
    """The card of hand rankings, to print: the high hands from the best to the worst and, in "stud8", the lows.

    Raises ValueError for another game.

    >>> HandRanking(lang="en")
    The ranking of hands
    ...
    """

    def __init__(self, game: str = HIGH_LOW.name, *, lang: str | None = None, deck: int = 2) -> None:
        super().__init__(pictures.hand_ranking(game), lang, deck)


def _unknown_cards() -> Message:
    return Message("Some of the cards are unknown, so nobody can be asked: give them all.")
