"""What stands on the table: seats, chips and cards, whose turn it is, what is awaited. `Table` changes it."""

from __future__ import annotations

from stud_teach.cards.card import DECK, Card, MaybeCard
from stud_teach.engine import betting, pots
from stud_teach.engine.betting import Legal, Player, Round
from stud_teach.engine.dealing import DealRuling
from stud_teach.engine.events import Event, Kind, Seat
from stud_teach.engine.opening import Board, BringIn, FirstActor, ShowOrder
from stud_teach.engine.pots import Hand, Pot, PotRuling
from stud_teach.engine.refusals import Awaited, Phase
from stud_teach.engine.rules import CommunityBetting
from stud_teach.engine.setup import Setup, checked
from stud_teach.games import Street


class SeatState:
    """One player: chips behind, in front on this street, put in and won; cards, and whether each lies face up.

    `shown` is how many of the cards, in the order dealt, the player has turned up: an all-in hand may show early.
    """

    __slots__ = ("bet", "cards", "folded", "mucked", "paid", "shown", "stack", "up", "won")

    def __init__(self, stack: int) -> None:
        self.stack = stack
        self.bet = self.paid = self.won = self.shown = 0
        self.cards: list[MaybeCard] = []
        self.up: list[bool] = []
        self.folded = self.mucked = False

    def board(self) -> Board:
        """Return the up cards."""
        return tuple(card for card, up in zip(self.cards, self.up, strict=True) if up)


class Standing:
    """A hand as it stands, before its first event; Table brings it on.

    Raises BadSetup when no hand can be played from `setup`.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = checked(setup)
        self.seats: dict[Seat, SeatState] = {n: SeatState(stack) for n, stack in enumerate(setup.stacks, 1)}
        self.live: tuple[Seat, ...] = tuple(self.seats)  # the seats still in, all-ins too, in order
        self.events: list[Event] = []
        self.phase = Phase.DEAL
        self.street = -1  # index into the game's streets; -1 at the antes
        self.round: Round | None = None
        self.opener: BringIn | FirstActor | None = None
        self.bring_in: BringIn | None = None
        self.first_actors: dict[str, Seat] = {}
        self.stub, self.burned = len(DECK), 0
        self.deal: DealRuling | None = None
        self.deal_queue: tuple[Seat, ...] = ()
        self.community: MaybeCard = None
        self.last_bettor: Seat | None = None  # of this street
        self.showing = ShowOrder((), None, None)
        self.hands: dict[Seat, tuple[Card, ...] | None] = {}  # shown at the showdown, None: mucked
        self.read_hands: dict[Seat, Hand] = {}
        self.settled: list[PotRuling] = []
        self._seen: set[Card] = set()  # every card that is known, wherever it lies
        self._legal: Legal | None = None  # worked out when first asked for, until the next event

    @property
    def street_name(self) -> str:
        """Return "ante", the street's name, or "showdown"."""
        if self.phase is Phase.SHOW:
            return "showdown"
        return "ante" if self.street < 0 else self._street().name

    @property
    def with_chips(self) -> tuple[Seat, ...]:
        """Return the seats still in that have chips behind."""
        return tuple(n for n in self.live if self.seats[n].stack)

    @property
    def to_act(self) -> Seat | None:
        """Return the seat whose decision is awaited, or None."""
        return self.round.queue[0] if self.round and self.phase is Phase.ACT else None

    @property
    def finished(self) -> bool:
        """Return whether the pots have been paid."""
        return self.phase is Phase.OVER

    @property
    def closed(self) -> bool:
        """Return whether there is no more betting to come in this hand: at most one player still in has chips."""
        return self.street >= 0 and self.round is None and len(self.with_chips) < 2

    def legal_actions(self) -> Legal | None:
        """Return what the player to act may do: the one authority on it. None when no decision is awaited."""
        seat = self.to_act
        if seat is None or self.round is None:
            return None
        if self._legal is None:
            rivals = any(other != seat for other in self.with_chips)
            pot = sum(state.paid for state in self.seats.values())
            self._legal = betting.legal_actions(self._player(seat), self.round, pot, rivals)
        return self._legal

    def pots(self) -> tuple[Pot, ...]:
        """Return the pots as they stand, or stood before they were paid, main pot first; bets in front are in them."""
        paid = {n: seat.paid for n, seat in self.seats.items()}
        all_in = [n for n in self.live if self.seats[n].stack == self.seats[n].won]
        return pots.side_pots(paid, self.live, all_in)

    def boards(self) -> dict[Seat, Board]:
        """Return the up cards of every seat still in."""
        return {n: self.seats[n].board() for n in self.live}

    def seen(self) -> frozenset[Card]:
        """Return every card that is known, wherever it lies."""
        return frozenset(self._seen)

    def awaited(self) -> Awaited:
        """Return what the table waits for, as plain values."""
        legal = self.legal_actions()
        dealt = self.deal_queue[0] if self.phase is Phase.DEAL else None
        return Awaited(
            phase=self.phase,
            street=self.street_name,
            opening=self.street == 0,
            seat=dealt,
            cards_due=len(self._street().deal),
            live=self.live,
            seats=tuple(self.seats),
            seen=self._seen,
            chip=self.setup.chip,
            legal=legal,
            opener=self.opener,
            first=bool(self.events) and self.events[-1].kind in (Kind.DEAL, Kind.COMMUNITY),
            deal=self.deal,
            no_bet=self._why_no_betting(),
            showers=self._showers(),
        )

    def _player(self, seat: Seat) -> Player:
        return Player(seat, self.seats[seat].bet, self.seats[seat].stack)

    def _street(self) -> Street:
        return self.setup.game.streets[self.street]

    def _showers(self) -> tuple[Seat, ...]:
        if self.phase is Phase.SHOW:
            return tuple(seat for seat in self.live if seat not in self.hands)
        return self.live if self.closed and self.street and self.phase in (Phase.DEAL, Phase.COMMUNITY) else ()

    def _why_no_betting(self) -> str | None:
        if self._no_bet_with_community():
            return "community-no-bet"
        return "no-action" if self.closed and self.street >= 0 else None

    def _no_bet_with_community(self) -> bool:
        community = self.deal is not None and self.deal.community
        return community and self.setup.house.community_no_bet is CommunityBetting.NO_BETTING
