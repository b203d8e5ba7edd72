"""Questions on the low: is there one and which, and which of two lows is the better."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, pairwise
from typing import NamedTuple

from stud_teach.asking.hands import Shown, by_cards, shown_hands
from stud_teach.asking.question import OTHER, Facts, Question, Ruling, Wrong, ask
from stud_teach.cards.card import Card, card_names
from stud_teach.cards.categories import HighCategory
from stud_teach.cards.ranking import ACE, LOW_ACE, WORST_LOW, best_high, best_low
from stud_teach.engine.events import Kind
from stud_teach.trace.trace import Trace

NONE: tuple[str, ...] = ()  # there is no low
EQUAL = 0  # neither of two lows is better
_IN_LINE = (HighCategory.STRAIGHT, HighCategory.FLUSH, HighCategory.STRAIGHT_FLUSH)


def low_rank(card: Card) -> int:
    """Return a card's rank in a low: the ace is 1."""
    return LOW_ACE if card.rank == ACE else card.rank


def ranks_of(cards: tuple[Card, ...]) -> tuple[int, ...]:
    """Return the ranks of cards as a low, from the highest down."""
    return tuple(sorted(map(low_rank, cards), reverse=True))


class LowCards(NamedTuple):
    """A hand's cards, its low (None: there is none), and the five that play for high."""

    cards: tuple[Card, ...]
    low: tuple[Card, ...] | None
    high: tuple[Card, ...]

    def lowest(self, of: Callable[[Card], int] = low_rank) -> list[Card]:
        """Return a card of each rank, the lowest first by `of`; of equal ranks the higher suit."""
        found: dict[int, Card] = {}
        for card in sorted(self.cards, key=lambda card: (of(card), -card)):
            found.setdefault(of(card), card)
        return list(found.values())


def low(trace: Trace) -> Iterator[Question]:
    """Yield for each hand shown in high/low the question which low it holds, and then which of two is better."""
    if not trace.hand.setup.game.halves:
        return
    shown = list(shown_hands(trace))
    for each in shown:
        question = _about(each)
        if question:
            yield question
    yield from _compared(trace, [each for each in shown if each.read.low])


def _about(shown: Shown) -> Question | None:
    return ask(low_ruling(shown), wrong_lows(shown), order=lambda value: by_cards(value) if value else [1])


def low_ruling(shown: Shown) -> Ruling:
    """Return what is asked about the low of a hand."""
    low = shown.read.low
    right, facts = tuple(card_names(low.cards)) if low else NONE, {"cards": card_names(shown.cards)}
    return Ruling("low", "which", "low-hand", shown.step + 1, shown.seat, right, facts, (shown.step,))


def wrong_lows(shown: Shown) -> Iterator[Wrong]:
    """Yield the lows that each mistake leads to, () for none, then others."""
    read = shown.read
    held = LowCards(shown.cards, read.low.cards if read.low else None, read.best.cards)
    for mistake, cards_of in MISTAKES.items():
        cards = cards_of(held)
        if cards is not None and _is_worse(cards, held):
            yield _as_wrong(cards, mistake)
    fives = [five for five in combinations(held.lowest(), 5) if _is_worse(five, held)]
    for five in sorted(fives, key=ranks_of)[:3]:
        yield _as_wrong(five, OTHER)
    if held.low is None:
        yield _as_wrong(tuple(sorted(held.cards, key=low_rank)[:5]), "pair-in-low" if _paired(held) else OTHER)


def _paired(held: LowCards) -> bool:
    five = sorted(held.cards, key=low_rank)[:5]
    return len(set(map(low_rank, five))) < 5


def _as_wrong(cards: tuple[Card, ...], mistake: str) -> Wrong:
    five = sorted(cards, key=lambda card: (-low_rank(card), -card))
    ranks = ranks_of(tuple(five))
    facts: Facts = {"low": list(ranks), "top": ranks[0] if ranks else None, "qualifies": bool(ranks) and ranks[0] <= 8}
    return Wrong(tuple(card_names(five)), mistake, facts)


def _is_worse(cards: tuple[Card, ...], held: LowCards) -> bool:
    """Return whether five cards are no low as good as the right one, which may come from other suits."""
    if held.low is None or not cards:
        return True
    found = best_low(cards)
    return found is None or found.ranks > ranks_of(held.low)


def _none_as(holds: bool) -> tuple[Card, ...] | None:
    return () if holds else None


def _pair_in_low(held: LowCards) -> tuple[Card, ...] | None:
    """Return the five lowest cards, a rank twice among them."""
    five = tuple(sorted(held.cards, key=lambda card: (low_rank(card), -card))[:5])
    return five if len(set(map(low_rank, five))) < 5 and ranks_of(five)[0] <= WORST_LOW else None


def _nine_allowed(held: LowCards) -> tuple[Card, ...] | None:
    """Return five different ranks up to the nine or ten, where a low ends at the eight."""
    five = tuple(held.lowest()[:5])
    return five if held.low is None and len(five) == 5 and WORST_LOW < ranks_of(five)[0] <= WORST_LOW + 2 else None


def _ace_only_high(held: LowCards) -> tuple[Card, ...] | None:
    """Return the best low without the ace, or none, where the ace is in the low."""
    if held.low is None or LOW_ACE not in map(low_rank, held.low):
        return None
    without = [card for card in held.lowest() if low_rank(card) != LOW_ACE][:5]
    return tuple(without) if len(without) == 5 and low_rank(without[-1]) <= WORST_LOW else ()


def _straight_spoils(held: LowCards) -> tuple[Card, ...] | None:
    """Return none, where the low is a straight or a flush as well."""
    return _none_as(held.low is not None and best_high(held.low).category in _IN_LINE)


def _cards_used_twice(held: LowCards) -> tuple[Card, ...] | None:
    """Return none, where cards of the low play for high as well."""
    return _none_as(held.low is not None and bool(set(held.low) & set(held.high)))


def _eight_too_high(held: LowCards) -> tuple[Card, ...] | None:
    """Return none, where the low has an eight, as if it had to be lower."""
    return _none_as(held.low is not None and max(map(low_rank, held.low)) == WORST_LOW)


def _not_the_lowest(held: LowCards) -> tuple[Card, ...] | None:
    """Return the highest low where there is more than one."""
    ranks = [card for card in held.lowest() if low_rank(card) <= WORST_LOW]
    return tuple(ranks[-5:]) if held.low is not None and len(ranks) > 5 else None


MISTAKES: dict[str, Callable[[LowCards], tuple[Card, ...] | None]] = {
    "straight-spoils": _straight_spoils,
    "nine-allowed": _nine_allowed,
    "low-ace-only-high": _ace_only_high,
    "pair-in-low": _pair_in_low,
    "not-the-lowest": _not_the_lowest,
    "eight-too-high": _eight_too_high,
    "cards-used-twice": _cards_used_twice,
}


# Which of two lows is better


def _compared(trace: Trace, shown: list[Shown]) -> Iterator[Question]:
    """Yield the question which of two lows next to each other in rank is better; the closest two of a showdown."""
    paid = next((n for n, step in enumerate(trace.steps) if step.event.kind is Kind.AWARD), None)
    if paid is None or len(shown) < 2:
        return
    by_value = sorted(shown, key=lambda each: (each.read.low.value if each.read.low else 0, each.seat))
    pairs = sorted(pairwise(by_value), key=lambda pair: (not _is_a_trap(*pair), pair[0].seat))
    one, two = sorted(pairs[0], key=lambda each: each.seat)
    question = _about_two(one, two, paid)
    if question:
        yield question


def _lows(one: Shown, two: Shown) -> tuple[tuple[int, ...], tuple[int, ...]]:
    assert one.read.low is not None
    assert two.read.low is not None
    return one.read.low.ranks, two.read.low.ranks


def _is_a_trap(one: Shown, two: Shown) -> bool:
    first, second = _lows(one, two)
    return first != second and (first[::-1] < second[::-1]) != (first < second)


def _about_two(one: Shown, two: Shown, step: int) -> Question | None:
    first, second = _lows(one, two)
    right = EQUAL if first == second else one.seat if first < second else two.seat
    lows = {str(one.seat): list(first), str(two.seat): list(second)}
    facts = {"seats": [one.seat, two.seat], "lows": lows}
    asked = Ruling("low", "better", "low-hand", step, None, right, facts, (one.step, two.step))
    return ask(asked, _wrong_of_two(one, two), order=lambda value: (value == EQUAL, value))


def _wrong_of_two(one: Shown, two: Shown) -> Iterator[Wrong]:
    first, second = _lows(one, two)
    from_bottom = one.seat if first[::-1] < second[::-1] else two.seat
    if first != second:
        yield Wrong(from_bottom, "from-bottom", {"seat": from_bottom})
        if first[0] == second[0]:
            yield Wrong(EQUAL, "same-top-card", {"top": first[0]})
    for each, ranks, other in ((one, first, second), (two, second, first)):
        if ranks == other:
            yield Wrong(each.seat, "suits-part-lows", {"seat": each.seat})
        elif sum(ranks) < sum(other):
            yield Wrong(each.seat, "lowest-sum", {"seat": each.seat})
        yield Wrong(each.seat, "not-the-lower", {"seat": each.seat, "low": list(ranks)})
    yield Wrong(EQUAL, "lows-differ", {})
