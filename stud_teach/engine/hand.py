"""A hand to build, step by step or from a file: set-up, names and actions; it can be undone and replayed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import sha256
from typing import NamedTuple

from stud_teach.cards.card import DECK, Card, Cards, MaybeCard, parse_cards
from stud_teach.engine.building import (
    Lesson,
    checked_actions,
    checked_lesson,
    checked_names,
    checked_seed,
    checked_stacks,
    equal_stacks,
)
from stud_teach.engine.events import Action, BadSetup, Choice, Do, Kind, Refusal, Refused, Seat
from stud_teach.engine.refusals import Phase
from stud_teach.engine.rules import checked_settings, rule_set
from stud_teach.engine.setup import Setup, checked
from stud_teach.engine.table import Listener, Table
from stud_teach.games import GAMES, HIGH, Limit
from stud_teach.saying.checks import one_of, whole
from stud_teach.saying.messages import Message
from stud_teach.saying.quoting import literal


class Hand:
    """A hand of stud. Seats count from 1, clockwise from the dealer's left; amounts are chips.

    `actions` are those of a file or an earlier hand; where one of them is illegal, `refused` says why and `table`
    stands before it. Every method that does something returns the hand, raises Refused (with the rule and what would
    be legal) when the rules forbid it, and then leaves the hand as it was.

    >>> hand = Hand.new(players=3, seed=7).deal()
    >>> hand
    <Hand of stud, 3 players: third street, seat 3 to act>
    >>> hand.bring_in().fold().call().table.street_name
    'fourth'
    """

    def __init__(
        self,
        setup: Setup,
        names: Sequence[str] = (),
        actions: Iterable[Action] = (),
        *,
        rules: str = "room",
        lesson: Lesson = Lesson(),  # noqa: B008 - immutable
        seed: int | str | None = None,
    ) -> None:
        self.setup = checked(setup)
        self.names = checked_names(names, len(setup.stacks))
        self.rules = rules
        self.lesson = checked_lesson(lesson)
        self.seed = checked_seed(seed)
        self.actions: list[Action] = checked_actions(actions)
        rule_set(rules)
        self.table, self.refused, _ = play(setup, self.actions, show=False)

    @classmethod
    def new(  # noqa: PLR0913 - a notebook names the few that it needs
        cls,
        game: str = HIGH.name,
        limit: str = "fixed",
        *,
        players: int = 6,
        stacks: Sequence[int] | None = None,
        names: Sequence[str] = (),
        ante: int = 1,
        bring_in: int | None = None,
        small_bet: int = 5,
        big_bet: int = 10,
        rules: str = "room",
        house: Mapping[str, object] | None = None,
        seed: int | str | None = None,
    ) -> Hand:
        """Return a new hand before the first card, its antes paid.

        `stacks` beats `players`, who have 200 chips each; the bring-in is 2 x ante unless given; `house` sets single
        points by rule id on top of the rule set `rules`; `seed` fixes the deal. Raises BadSetup or HouseError.

        >>> Hand.new("stud8", players=4).setup.bring_in
        2
        >>> Hand.new(stacks=[100, 60], house={"raise-cap": 4}).house_changes()
        {'raise-cap': 4}
        """
        one_of(game, "game", GAMES, BadSetup.refusing("no-such-game"))
        one_of(limit, "limit", Limit, BadSetup.refusing("no-such-limit"))
        bets = (small_bet, big_bet) if limit == Limit.FIXED else (0, 0)
        setup = Setup(
            GAMES[game],
            Limit(limit),
            rule_set(rules).with_settings(house),
            equal_stacks(players) if stacks is None else checked_stacks(stacks),
            ante,
            2 * ante if bring_in is None and isinstance(ante, int) else bring_in,
            *bets,
        )
        return cls(setup, names, rules=rules, seed=seed)

    def __repr__(self) -> str:
        state = "finished" if self.table.finished else f"{self.table.street_name} street"
        seat = f", seat {self.table.to_act} to act" if self.table.to_act else ""
        return f"<Hand of {self.setup.game.name}, {len(self.setup.stacks)} players: {state}{seat}>"

    # Doing things

    def apply(self, action: Action) -> Hand:
        """Apply one action.

        >>> from stud_teach.engine.events import Action, Do
        >>> Hand.new(players=3, seed=7).deal().apply(Action(Do.BRING_IN, seat=3)).to_act
        1
        """
        if self.refused:
            raise self.refused
        self.table.apply(action)
        self.actions.append(action)
        return self

    def deal(self, cards: Cards | None = None) -> Hand:
        """Deal: without `cards`, everything that is due on this street, from the seed; with `cards`, to the next seat.

        Raises Refused, also when nothing is to be dealt or there is no seed to deal from, and CardError.

        >>> Hand.new(players=2).deal("AsKd2c").deal("????9h").to_act
        1
        """
        if cards is not None:
            return self.apply(self._due(parse_cards(cards)))
        if self.table.phase not in (Phase.DEAL, Phase.COMMUNITY):
            raise Refused.refusing("no-cards-due", "deal")(Message("No cards are due now."))
        if self.seed is None:
            message = Message("There is no seed to deal from, so the cards must be given, as in {example}.")
            raise Refused.refusing("no-seed", "deal")(message.filled(example="deal('AsKd2c')"))
        street, deck = self.table.street, shuffled(self.seed)
        while self.table.phase in (Phase.DEAL, Phase.COMMUNITY) and self.table.street == street:
            awaited = self.table.awaited()
            count = 1 if self.table.phase is Phase.COMMUNITY else awaited.cards_due
            self.apply(self._due(tuple(card for card in deck if card not in awaited.seen)[:count]))
        return self

    def _due(self, cards: tuple[MaybeCard, ...]) -> Action:
        if self.table.phase is Phase.COMMUNITY:
            return Action(Do.COMMUNITY, cards=cards)
        return Action(Do.DEAL, self.table.awaited().seat, cards=cards)

    def fold(self) -> Hand:
        """Let the player to act fold.

        >>> Hand.new(players=2, seed=7).deal().bring_in().fold().finished
        True
        """
        return self._act(Do.FOLD)

    def check(self) -> Hand:
        """Let the player to act check; refused where that would cost chips.

        >>> hand = Hand.new(players=2).deal("3c4c2c").deal("5d6dKd").bring_in().call().deal("9h").deal("8s")
        >>> hand.check().to_act
        1
        """
        legal = self.table.legal_actions()
        if legal and legal.to_call:
            message = Message("Seat {seat} can’t check: it costs {to_call} to stay in.")
            why = message.filled(seat=legal.seat, to_call=legal.to_call)
            raise Refused(Refusal("turn", "not-now", why, None, legal.seat, legal.choices))
        return self._act(Do.CHECK_OR_CALL)

    def call(self) -> Hand:
        """Let the player to act call; with nothing to call, that is a check.

        >>> hand = Hand.new(players=3, seed=7).deal().bring_in().call()
        >>> hand.table.seats[1].bet
        2
        """
        return self._act(Do.CHECK_OR_CALL)

    def bring_in(self) -> Hand:
        """Let the player to act bring it in.

        >>> hand = Hand.new(players=3, seed=7).deal().bring_in()
        >>> hand.table.seats[3].bet
        2
        """
        return self._act(Do.BRING_IN)

    def bet(self, to: int) -> Hand:
        """Let the player to act bet, complete or raise to a total of `to` chips on this street.

        >>> Hand.new(players=3, seed=7).deal().bring_in().bet(5).raise_to(10).legal_actions()
        (fold, call 8, raise to 15)
        """
        return self._act(Do.BET_TO, to)

    raise_to = bet

    def complete(self, to: int | None = None) -> Hand:
        """Let the player to act complete the bet: to the full small bet, or all-in for less (rule `completion`).

        >>> Hand.new(players=3, seed=7).deal().bring_in().complete().table.seats[1].bet
        5
        """
        if to is None:
            totals = [total for choice in self.legal_actions() if choice.kind is Kind.COMPLETE for total in choice.to]
            if not totals:
                legal = self.table.legal_actions()
                choices = legal.choices if legal else ()
                message = Message("There is no bet to complete now.")
                raise Refused(Refusal("completion", "nothing-to-complete", message, None, self.table.to_act, choices))
            to = totals[0]
        return self._act(Do.BET_TO, to)

    def _act(self, do: Do, to: int | None = None) -> Hand:
        return self.apply(Action(do, self.table.to_act, to))

    def show(self) -> Hand:
        """Let everybody still in show, in the order of the rules: all of them or, where that is refused, nobody.

        When the hand is over there is nothing left to show, and nothing happens.

        >>> hand = Hand.new(stacks=[3, 3], seed=7).deal().bring_in().call()
        >>> for street in ("fourth", "fifth", "sixth", "seventh"):
        ...     hand = hand.deal()
        >>> hand.show().finished
        True
        """
        if self.finished:
            return self
        waiting = [seat for seat in self.table.showing.seats or self.table.live if seat not in self.table.hands]
        shows = [Action(Do.SHOW, seat, cards=tuple(self.table.seats[seat].cards)) for seat in waiting]
        tried = Hand(self.setup, self.names, self.actions)
        for show in shows:
            tried.apply(show)
        for show in shows:
            self.apply(show)
        return self

    def undo(self, count: int = 1) -> Hand:
        """Take back the last `count` actions; at the start there is nothing to take back, and nothing happens.

        >>> Hand.new(players=3, seed=7).deal().bring_in().call().undo(2).to_act
        3
        """
        whole(count, "count", 0, refuse=Refused.refusing("bad-undo", "turn"))
        kept = self.actions[: max(len(self.actions) - count, 0)]
        self.actions = kept
        self.table, self.refused, _ = play(self.setup, kept, show=False)
        return self

    def under(self, rules: str, house: Mapping[str, object] | None = None) -> Hand:
        """Return this hand under the rule set `rules`, the hand's own changes and then `house` (by rule id) on top.

        Where an action is illegal there, `refused` of the new hand says why. Raises HouseError.

        >>> hand = Hand.new(players=3, seed=7).deal().bring_in().bet(5).bet(10).bet(15).bet(20)
        >>> hand.legal_actions(), hand.under("casino").legal_actions()
        ((fold, call 10), (fold, call 10, raise to 25))
        """
        changes = {**self.house_changes(), **checked_settings(house)}
        setup = self.setup._replace(house=rule_set(rules).with_settings(changes))
        return Hand(setup, self.names, self.actions, rules=rules, lesson=self.lesson, seed=self.seed)

    def house_changes(self) -> dict[str, str | int]:
        """Return the single points, by rule id, in which this hand's house differs from its rule set.

        >>> Hand.new(rules="casino", house={"odd-chip": "seat"}).house_changes()
        {'odd-chip': 'seat'}
        """
        preset = rule_set(self.rules).settings()
        return {key: value for key, value in self.setup.house.settings().items() if preset[key] != value}

    # Looking

    def legal_actions(self) -> tuple[Choice, ...]:
        """Return what the player to act may do; empty when no decision is awaited.

        >>> Hand.new(players=3, seed=7).deal().legal_actions()
        (bring in 2, bet 5)
        """
        legal = self.table.legal_actions()
        return legal.choices if legal else ()

    @property
    def to_act(self) -> Seat | None:
        """Return the seat whose decision is awaited, or None.

        >>> Hand.new(players=3, seed=7).to_act is None, Hand.new(players=3, seed=7).deal().to_act
        (True, 3)
        """
        return self.table.to_act

    @property
    def finished(self) -> bool:
        """Return whether the pots have been paid.

        >>> Hand.new(players=2, seed=7).deal().bring_in().fold().finished
        True
        """
        return self.table.finished


_NO_HAND = Message("A Hand is needed, as Hand.new or scenario makes it, not {given}.")


def checked_hand(hand: Hand) -> Hand:
    """Return `hand` if it is one; raises BadSetup."""
    if not isinstance(hand, Hand):
        raise BadSetup.refusing("no-hand")(_NO_HAND.filled(given=literal(hand)))
    return hand


def shuffled(seed: int | str) -> tuple[Card, ...]:
    """Return the deck in the order that `seed` stands for: the same on every machine and in every Python.

    Cards are ordered by a digest of seed and card. Burn cards, which nobody ever sees, are thought to come from the
    bottom, so that a seed deals the same cards under every house's rules.
    """
    return tuple(sorted(DECK, key=lambda card: sha256(f"{seed}/{card}".encode()).digest()))


class Played(NamedTuple):
    """A hand as far as it could be played: the table, and the first action refused, `at` its index in the actions."""

    table: Table
    refused: Refused | None
    at: int | None


def play(
    setup: Setup,
    actions: Sequence[Action],
    listener: Listener | None = None,
    after: Callable[[Table], None] | None = None,
    *,
    show: bool = True,
) -> Played:
    """Play `actions` from `setup` until the end or the first that is refused.

    `listener` hears every event, `after` is called when an action is through and the table waits for the next one. With
    `show`, and all cards known, everybody still in shows at the end when no action says who does.
    Raises BadSetup when no hand can be played from `setup`.
    """
    table = Table(setup, listener)
    for at, action in enumerate(actions):
        try:
            table.apply(action)
        except Refused as refused:
            return Played(table, refused, at)
        if after:
            after(table)
    if show and table.phase is Phase.SHOW and not table.hands and _all_known(table):
        for seat in table.showing.seats:
            table.apply(Action(Do.SHOW, seat, cards=tuple(table.seats[seat].cards)))
    return Played(table, None, None)


def _all_known(table: Table) -> bool:
    cards = [card for seat in table.live for card in table.seats[seat].cards]
    return None not in cards and (table.community is not None or not (table.deal and table.deal.community))
