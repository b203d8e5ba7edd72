"""Questions about what a picture shows, with every mistake: for guesses that are typed into a notebook."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping

from stud_teach.asking.awards import (
    WITHOUT_HANDS,
    Paid,
    Shares,
    award_ruling,
    paid_pots,
    shares_of,
    wrong_shares,
)
from stud_teach.asking.hands import Shown, best_five_ruling, fives_of, wrong_fives
from stud_teach.asking.lows import low_ruling, wrong_lows
from stud_teach.asking.opening import (
    Boards,
    Doors,
    bring_in_ruling,
    first_actor_ruling,
    known_boards,
    wrong_bring_ins,
    wrong_openers,
)
from stud_teach.asking.pot_amounts import MOST_MISTAKES, pot_limit_ruling, wrong_totals
from stud_teach.asking.question import Question, Ruling, Wrong, every
from stud_teach.asking.spot import spots
from stud_teach.cards.card import Cards, known_cards
from stud_teach.engine.events import Kind, Seat
from stud_teach.engine.hand import Hand
from stud_teach.engine.pots import read_hand
from stud_teach.games import GAMES
from stud_teach.pictures.openers import ruled_boards, ruled_doors
from stud_teach.pictures.splits import Winners, ruled_split
from stud_teach.trace.trace import trace

House = Mapping[str, object] | None


def bring_in(
    doors: Mapping[Seat, Cards | None] | Iterable[Cards | None],
    game: str,
    limit: str,
    rules: str,
    house: House,
    all_in: Collection[Seat],
) -> Question | None:
    """Return the question who brings it in; None where not all door cards are known."""
    ruling, hand = ruled_doors(doors, game, limit, rules, house, all_in)
    if not ruling.verified:
        return None
    cards = {seat: card for seat, card in ruling.doors if card is not None}
    found = Doors(ruling, cards, tuple(seat for seat in cards if seat not in all_in))
    return every(bring_in_ruling(found, 1, hand.setup), wrong_bring_ins(found))


def first_actor(
    boards: Mapping[Seat, Cards] | Iterable[Cards],
    game: str,
    limit: str,
    rules: str,
    house: House,
    all_in: Collection[Seat],
) -> Question | None:
    """Return the question who acts first; None where not all up cards are known."""
    ruling, hand = ruled_boards(boards, game, limit, rules, house, all_in)
    if not ruling.verified:
        return None
    found = Boards(ruling, hand.setup.game, known_boards(ruling), None, None)
    return every(first_actor_ruling(found, 1), wrong_openers(found))


def hands(given: Cards, game: str) -> tuple[Question, Question | None]:
    """Return the questions which five cards play for high and, where the game has one, for low."""
    known, played = known_cards(given), GAMES[game]
    shown = Shown(1, 0, known, read_hand(known, played.high, played.low), played)
    high = every(best_five_ruling(shown), wrong_fives(fives_of(shown)))
    return high, every(low_ruling(shown), wrong_lows(shown)) if played.halves else None


def pot_limit(hand: Hand, step: int | None) -> Question | None:
    """Return the question how far a bet or raise may go, at a step or where the hand stands; None where there is none.

    It is for pot limit: in fixed limit the picture says what the bets are.
    """
    found = [spot for spot in spots(trace(hand)) if step is None or spot.n == step + 1]
    spot = found[-1] if found else None
    most = next((choice.most for choice in spot.legal.choices if choice.most is not None), None) if spot else None
    if spot is None or most is None:
        return None
    return every(pot_limit_ruling(spot, "most", most), wrong_totals(spot, MOST_MISTAKES))


# Pots


def split(amount: int, high: Winners, low: Winners | None, rules: str, house: House) -> Question:
    """Return the question how a pot is shared out when its winners are known."""
    ruling, hand = ruled_split(amount, high, low, rules=rules, house=house)
    paid = Paid(ruling, 1, {}, {}, None, hand.setup)
    found = ((mistake, shares_by(paid)) for mistake, shares_by in WITHOUT_HANDS.items())
    return every(award_ruling(paid), [Wrong(shares, mistake, {}) for mistake, shares in found if shares])


def pot_split(hand: Hand) -> Question:
    """Return the question what each seat gets in all of a finished hand's pots, one mistake made in one of them."""
    played = trace(hand)
    paid = list(paid_pots(played))
    right = tuple((seat, state.won) for seat, state in played.table.seats.items() if state.won)
    facts = {"pot": 0, "of": 1, "amount": sum(amount for _, amount in right), "seats": [seat for seat, _ in right]}
    awards = [n for n, step in enumerate(played.steps) if step.event.kind is Kind.AWARD]
    asked = Ruling("award", "shares", "side-pots", awards[0], None, right, facts, tuple(awards))
    return every(asked, (wrong for each in paid for wrong in _in_all(each, right)))


def _in_all(paid: Paid, right: Shares) -> Iterator[Wrong]:
    """Yield what seats get in all if one pot is shared out wrongly."""
    for wrong in wrong_shares(paid):
        found = dict(right)
        for sign, shares in ((-1, shares_of(paid.ruling)), (1, wrong.value)):
            assert isinstance(shares, tuple)
            for seat, amount in shares:
                found[seat] = found.get(seat, 0) + sign * amount
        value = tuple((seat, amount) for seat, amount in sorted(found.items()) if amount)
        yield Wrong(value, wrong.mistake, wrong.facts)
