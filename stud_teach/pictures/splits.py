"""Where the chips go: from what each seat put in to pots, halves, shares and odd chips."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from stud_teach.cards.card import Card, Cards, known_cards, refuse_repeats
from stud_teach.cards.ranking import HighHand, LowHand, best_high, best_low
from stud_teach.engine.events import Event, Kind, Seat
from stud_teach.engine.hand import Hand
from stud_teach.engine.pots import Award, Part, Pot, PotRuling, Used, divide
from stud_teach.engine.rules import MAX_PLAYERS
from stud_teach.engine.setup import MOST_CHIPS
from stud_teach.games import HIGH, HIGH_LOW
from stud_teach.pictures.evidence.pots import flow
from stud_teach.pictures.evidence.pots import pots as paid_pots
from stud_teach.pictures.given import cards_of, table_for
from stud_teach.pictures.part import once, part, player_names, seat_names, sentences_of
from stud_teach.pictures.schema import Picture, Sentence
from stud_teach.saying.checks import whole
from stud_teach.saying.messages import Message
from stud_teach.saying.quoting import literal
from stud_teach.telling.catalogue import say
from stud_teach.telling.names import rules_name
from stud_teach.telling.titles import hand_subtitle, hand_title
from stud_teach.trace.trace import Trace, trace

RULES = (
    *("last-player", "side-pots", "high-hand", "low-hand", "hi-lo", "odd-chip-half"),
    *("whole-pot-tie", "split-tie", "odd-chip", "five-used"),
)
Winners = Iterable[Seat] | Mapping[Seat, Cards]


def pot_split(hand: Hand) -> Picture:
    """Return the picture of a finished hand's pots (`side-pots`, `hi-lo`, `split-tie`, `odd-chip`).

    Raises ValueError where no pot has been paid.
    """
    told = trace(hand)
    awards = [step.event for step in told.steps if step.event.kind is Kind.AWARD]
    if not awards:
        raise ValueError(_unpaid(told))
    sentences = once(each for event in awards for each in sentences_of(event, hand, RULES))
    names, lead = player_names(hand), hand_subtitle(hand)
    return part(hand_title(hand), [paid_pots(told)], sentences, lead=lead, names=names, numbered=True)


_ENDS = {"ante": Message("the ante"), "showdown": Message("the showdown")}


def _unpaid(told: Trace) -> Message:
    """Return the words for a hand that has paid no pot: at what it breaks off, or where it stops."""
    if told.refused:
        message = Message("No pot has been paid in this hand, which breaks off at what is forbidden: {refused}")
        return message.filled(refused=told.refused.message)
    name, seat = told.table.street_name, told.table.to_act
    street = _ENDS[name] if name in _ENDS else Message(told.hand.setup.game.street(name).words.name)
    if seat:
        message = Message(
            "No pot has been paid in this hand, which stops on {street}, where seat {seat} is to act: "
            "play it to its end."
        )
        return message.filled(street=street, seat=seat)
    return Message("No pot has been paid in this hand, which stops on {street}: play it to its end.", street=street)


def split_of(
    amount: int,
    high: Winners,
    low: Winners | None = None,
    *,
    rules: str = "room",
    house: Mapping[str, object] | None = None,
) -> Picture:
    """Return the picture of one pot of `amount` chips, won by the seats in `high` and, in high/low, in `low`.

    `low` is empty where nobody has a low, None where the game has none. Where suits give the odd chip the winners come
    with their cards, five to seven by seat. Raises ValueError, CardError or HouseError.
    """
    ruling, hand = ruled_split(amount, high, low, rules=rules, house=house)
    evidence = flow([ruling], {}, {}, hand.setup.game.halves)
    sentences, names = once(_sentences(ruling, hand)), seat_names(ruling.pot.seats)
    return part(say("A pot of {amount}", amount=amount), [evidence], sentences, lead=rules_name(rules), names=names)


def ruled_split(
    amount: int,
    high: Winners,
    low: Winners | None = None,
    *,
    rules: str = "room",
    house: Mapping[str, object] | None = None,
) -> tuple[PotRuling, Hand]:
    """Return the ruling on a pot as it is given to `split_of`, and a hand that has the set-up."""
    whole(amount, "pot", 1, MOST_CHIPS, chips=True)
    highs = _winners("high", high, best_high)
    lows = None if low is None else _winners("low", low, best_low)
    if not highs:
        raise ValueError(Message("Nobody wins the high; somebody must, as in high=[1, 3]."))
    seats = sorted({*highs, *(lows or ())})
    hand = table_for(seats, (HIGH if low is None else HIGH_LOW).name, "fixed", rules, house)
    ruling = divide(Pot(0, 1, amount, tuple(seats), ()), highs, lows, hand.setup.house)
    _refuse_unknown_cards(ruling, highs, lows or {})
    return ruling, hand


def _winners(
    half: str, given: Winners, best: Callable[[Sequence[Card]], HighHand | LowHand | None]
) -> dict[Seat, tuple[Card, ...]]:
    """Return the winners of a half with the five cards that each plays; no cards where none are given."""
    for seat in _seats(half, given):
        whole(seat, half, 1, MAX_PLAYERS)
    if not isinstance(given, Mapping):
        return dict.fromkeys(sorted(given), ())
    cards = {}
    for seat in sorted(given):
        with cards_of(Message("Seat {seat}", seat=seat)):
            cards[seat] = known_cards(given[seat])
    return _equal(half, cards, best)


def _seats(half: str, given: object) -> list[object]:
    if isinstance(given, str | bytes) or not isinstance(given, Iterable):
        message = Message("“{half}” holds the winners’ seats, as in {half}=[1, 3], not {given}.")
        raise ValueError(message.filled(half=half, given=literal(given)))
    seats = list(given)
    twice = [seat for at, seat in enumerate(seats) if seat in seats[:at]]
    if twice:
        raise ValueError(Message("“{half}” names seat {seat} twice.", half=half, seat=literal(twice[0])))
    return seats


def _equal(
    half: str, cards: Mapping[Seat, tuple[Card, ...]], best: Callable[[Sequence[Card]], HighHand | LowHand | None]
) -> dict[Seat, tuple[Card, ...]]:
    refuse_repeats(card for each in cards.values() for card in each)
    made = {seat: best(each) for seat, each in cards.items()}
    if len({hand.value if hand else None for hand in made.values()}) > 1:
        message = Message("The hands of “{half}” are not equally good; all that are named share, so they must be.")
        raise ValueError(message.filled(half=half))
    used = {seat: hand.cards for seat, hand in made.items() if hand}
    if len(used) < len(made):
        message = Message("The hands of “{half}” are no low: a low is five different ranks of eight or lower.")
        raise ValueError(message.filled(half=half))
    return used


def _refuse_unknown_cards(ruling: PotRuling, highs: Used, lows: Used) -> None:
    for each in ruling.parts:
        used = lows if each.part is Part.LOW else highs
        if each.by_suit and any(share.odd for share in each.shares) and not all(used.values()):
            message = Message(
                "In this house odd chips between equal hands go by the cards: give them, as in {example}."
            )
            raise ValueError(message.filled(example="{1: 'AsKsQsJs9s', 3: 'AhKhQhJh9h'}"))


def _sentences(ruling: PotRuling, hand: Hand) -> Iterator[Sentence]:
    for each in ruling.parts:
        for share in each.shares:
            event = Event(Kind.AWARD, "showdown", share.seat, rulings=(Award(ruling, each, share, None),))
            yield from sentences_of(event, hand, RULES)
