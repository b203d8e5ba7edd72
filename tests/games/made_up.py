"""A game that nobody plays: streets, a ranking and words of its own, as one row; and its words in Finnish.

It is opened by the highest door card in both limits. Its streets are called other than stud's, and the second deals two
cards up at once. Four-straights and four-flushes stand between the pairs and two pairs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from gettext import NullTranslations
from itertools import combinations

from stud_teach.cards.card import Card
from stud_teach.cards.categories import HIGH, NAME, Category, HighCategory
from stud_teach.cards.ranking import ACE, HighHand, HighRanking, Showing, best_high, showing
from stud_teach.games import DOWN, UP, Game, GameWords, Limit, Street, StreetWords


class FourCategory(Category):
    """The categories of the game's hands, from the worst."""

    HIGH_CARD = HighCategory.HIGH_CARD.columns
    PAIR = HighCategory.PAIR.columns
    FOUR_STRAIGHT = (
        "four-straight",
        (1, 1, 1, 1, 1),
        1,
        "four-straight, {rank} high",
        {"rank": NAME},
        "Four-straight",
        "four in a row",
        "QdJcTs9h3c",
    )
    FOUR_FLUSH = (
        "four-flush",
        (1, 1, 1, 1, 1),
        1,
        "four-flush, {rank} high",
        {"rank": HIGH},
        "Four-flush",
        "four of one suit",
        "AsKs9s4s2d",
    )
    TWO_PAIR = HighCategory.TWO_PAIR.columns
    TRIPS = HighCategory.TRIPS.columns
    STRAIGHT = HighCategory.STRAIGHT.columns
    FLUSH = HighCategory.FLUSH.columns
    FULL_HOUSE = HighCategory.FULL_HOUSE.columns
    QUADS = HighCategory.QUADS.columns
    STRAIGHT_FLUSH = HighCategory.STRAIGHT_FLUSH.columns


KINDS = list(FourCategory)


def best(cards: Sequence[Card]) -> HighHand:
    """Return the best five; of equal fives those with the higher cards."""
    return max(map(five_of, combinations(cards, 5)), key=lambda five: (five.value, sorted(five.cards)))


def five_of(five: Sequence[Card]) -> HighHand:
    """Return what five cards are."""
    high = best_high(five)
    kind = next(each for each in KINDS if each == high.category)
    fours = {FourCategory.FOUR_FLUSH: of_a_suit(five), FourCategory.FOUR_STRAIGHT: in_a_row(five)}
    for category, four in fours.items():
        if four and kind.number < category.number:
            (fifth,) = set(five) - set(four)
            return valued(category, (*four, fifth), (*ranks_of(four), fifth.rank))
    return valued(kind, high.cards, high.ranks)


def valued(category: FourCategory, cards: Sequence[Card], ranks: Sequence[int]) -> HighHand:
    value = packed(category, ranks)
    return HighHand(value, category, tuple(cards), tuple(ranks))


def packed(category: FourCategory, ranks: Sequence[int]) -> int:
    return sum(rank << 16 - 4 * at for at, rank in enumerate(ranks)) | category.number << 20


def of_a_suit(cards: Sequence[Card]) -> tuple[Card, ...]:
    """Return four cards of a suit, from the highest down, or nothing."""
    suit, count = Counter(card.suit for card in cards).most_common(1)[0]
    return tuple(sorted((card for card in cards if card.suit == suit), reverse=True)) if count == 4 else ()


def in_a_row(cards: Sequence[Card]) -> tuple[Card, ...]:
    """Return the highest four cards in a row, from the top, or nothing; the ace is low before the deuce."""
    by_rank = {rank: card for card in sorted(cards) for rank in ({1, ACE} if card.rank == ACE else {card.rank})}
    rows = [range(top, top - 4, -1) for top in range(ACE, 3, -1)]
    return next((tuple(by_rank[rank] for rank in row) for row in rows if by_rank.keys() >= set(row)), ())


def ranks_of(four: Sequence[Card]) -> tuple[int, ...]:
    ranks = [card.rank for card in four]
    return tuple(1 if rank == ACE and ranks[0] == 4 else rank for rank in ranks)


def board(cards: Sequence[Card]) -> Showing:
    """Return what up cards show: four of a suit or in a row count."""
    shown = showing(cards)
    kind, ranks = next(each for each in KINDS if each == shown.category), shown.ranks
    fours = {FourCategory.FOUR_STRAIGHT: in_a_row(cards), FourCategory.FOUR_FLUSH: of_a_suit(cards)}
    for category, four in fours.items() if len(cards) == 4 else ():
        if four and kind.number < category.number:
            kind, ranks = category, ranks_of(four)
    return Showing(packed(kind, ranks), kind, ranks)


MADE_UP = Game(
    "fours",
    (
        Street(
            "opening",
            (DOWN, UP),
            StreetWords(
                "The opening",
                "Op",
                "the opening",
                "in the opening",
                "In the opening everybody gets a card face down and one face up.",
                "One card face down and one face up.",
                of="of the opening",
            ),
        ),
        Street(
            "middle",
            (UP, UP),
            StreetWords(
                "The middle",
                "Mid",
                "the middle",
                "in the middle",
                "In the middle those still in get two cards face up.",
                "Two more cards face up.",
                since="from the middle on",
            ),
        ),
        Street(
            "late",
            (DOWN, UP),
            StreetWords(
                "The late cards",
                "Late",
                "the late cards",
                "with the late cards",
                "Late come two cards to those still in, one face down.",
                "Two more cards, one face down.",
                since="from the late cards on",
                after="after the late cards",
            ),
            big_bet=True,
        ),
        Street(
            "end",
            (DOWN,),
            StreetWords(
                "The end card",
                "End",
                "the end card",
                "with the end card",
                "The end card is dealt face down to those still in.",
                "{name} alone knows it.",
                to="for the end card",
                card="the end card",
            ),
            big_bet=True,
        ),
    ),
    GameWords(
        title="Fours",
        kind="fours",
        deal="A card down and one up; two up; one down and one up; one down.",
        rounds="There are four betting rounds.",
        board="Up cards may make four of a suit or four in a row.",
        span="from the opening to the end",
        small="in the opening and the middle",
        burns="before all but the first cards",
    ),
    "FOUR",
    high=HighRanking(best, lambda cards: best(cards).value, FourCategory),
    highest_opens=(Limit.FIXED, Limit.POT),
    board=board,
    open_pair_street="middle",
    pair_doubles=True,
)

FINNISH = {
    "The opening": "Avaus",
    "Op": "Av",
    "the opening": "avaus",
    "in the opening": "avauksessa",
    "of the opening": "avauksen",
    "In the opening everybody gets a card face down and one face up.": "Avauksessa saa pimeän ja avoimen kortin.",
    "One card face down and one face up.": "Yksi kortti pimeänä ja yksi avoimena.",
    "The middle": "Keskikierros",
    "Mid": "Kes",
    "the middle": "keskikortit",
    "in the middle": "keskikierroksella",
    "from the middle on": "keskikierroksesta alkaen",
    "In the middle those still in get two cards face up.": "Keskikierroksella tulee kaksi avokorttia.",
    "Two more cards face up.": "Kaksi korttia lisää avoimena.",
    "The late cards": "Loppupuoli",
    "Late": "Lop",
    "the late cards": "loppupuolen kortit",
    "with the late cards": "loppupuolella",
    "from the late cards on": "loppupuolesta alkaen",
    "after the late cards": "loppupuolen jälkeen",
    "Late come two cards to those still in, one face down.": "Loppupuolella tulee kaksi korttia, yksi pimeänä.",
    "Two more cards, one face down.": "Kaksi korttia lisää, yksi pimeänä.",
    "The end card": "Päätöskortti",
    "End": "Päätös",
    "the end card": "päätöskortti",
    "with the end card": "päätöskortilla",
    "for the end card": "päätöskorttiin",
    "The end card is dealt face down to those still in.": "Päätöskortti jaetaan pimeänä mukana oleville.",
    "{name} alone knows it.": "Vain {name} tuntee sen.",
    "Fours": "Neloset",
    "fours": "neloset",
    "There are four betting rounds.": "Panostuskierroksia on neljä.",
    "Up cards may make four of a suit or four in a row.": "Avoimissa korteissa voi olla neljän väri tai suora.",
    "from the opening to the end": "avauksesta päätökseen",
    "in the opening and the middle": "avauksessa ja keskikierroksella",
    "before all but the first cards": "ennen kaikkia paitsi ensimmäisiä kortteja",
    "four-straight, {rank} high": "neljän suora, ylin {rank}",
    "four-flush, {rank} high": "neljän väri, {rank}hai",
}


class Finnish(NullTranslations):
    """What a catalogue of the game would say where ours has nothing."""

    def gettext(self, message: str) -> str:
        return FINNISH.get(message, message)
