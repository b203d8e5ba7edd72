"""Who brings it in and who acts or shows first, also where some up cards are unknown.

Each function answers with all the seats that could be right: one seat where the known cards settle it. A seat could
be right if the unknown up cards can be filled in with cards nobody has been seen to hold so that the rule names
that seat.

Readings
- "Given the cards that are known" are all cards the file has named so far, down cards and folded hands included.
- `first-actor-tie` by suit is for the high game only, as the tournament's sentence says, also when a house sets it
  in high/low.
- "The suits of its highest rank": the highest rank on the board, also when that is the kicker of a pair. Equal
  boards have equal ranks, so this is the higher of the two highest cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

from .ranks import FULL_DECK, board_value, order_of

Boards = dict[int, list[str]]


def fillings(board: list[str], unseen: list[str]) -> Iterator[list[str]]:
    """Every way to fill the unknown cards of a board."""
    known = [card for card in board if card != "??"]
    for extra in combinations(unseen, len(board) - len(known)):
        yield [*known, *extra]


def can_all_lose(
    others: list[tuple[int, list[str]]], unseen: list[str], loses: Callable[[int, list[str]], bool]
) -> bool:
    """Can every one of the other boards be filled so that it loses, no card used twice?"""
    if not others:
        return True
    (seat, board), rest = others[0], others[1:]
    for filled in fillings(board, unseen):
        if loses(seat, filled) and can_all_lose(rest, [card for card in unseen if card not in filled], loses):
            return True
    return False


def weak_first(cards: list[str]) -> list[str]:
    """A card of each rank, the low ranks first, then another of each: so that a search meets low boards early."""
    ordered = sorted(cards, key=order_of)
    before = {card: sum(other[0] == card[0] for other in ordered[:place]) for place, card in enumerate(ordered)}
    return sorted(cards, key=lambda card: (before[card], order_of(card)))


def strong_first(cards: list[str]) -> list[str]:
    """All cards of a rank together, the ranks with the most cards first: so that a search meets high boards early."""
    ranks = [card[0] for card in cards]
    return sorted(cards, key=lambda card: (ranks.count(card[0]), order_of(card)), reverse=True)


def could_win(boards: Boards, unseen: list[str], beats: Callable[[int, list[str], int, list[str]], bool]) -> list[int]:
    """The seats whose board could come first in the order `beats(seat, board, other seat, other board)`."""
    if not any("??" in board for board in boards.values()):
        return [a for a in boards if all(beats(a, boards[a], b, boards[b]) for b in boards if b != a)]
    answer = []
    for seat, board in boards.items():
        others = [(other, cards) for other, cards in boards.items() if other != seat]
        for mine in fillings(board, strong_first(unseen)):
            left = weak_first([card for card in unseen if card not in mine])

            def loses(other: int, cards: list[str], seat: int = seat, mine: list[str] = mine) -> bool:
                return beats(seat, mine, other, cards)

            alone = all(any(loses(other, filled) for filled in fillings(cards, left)) for other, cards in others)
            if alone and can_all_lose(others, left, loses):
                answer.append(seat)
                break
    return answer


def unseen_cards(seen: list[str]) -> list[str]:
    """The deck without the cards that have been named."""
    return [card for card in FULL_DECK if card not in seen]


def bring_in_seats(setup: dict[str, Any], doors: dict[int, str], seen: list[str]) -> list[int]:
    """The seats that could owe the bring-in (bring-in, bring-in-suit)."""
    highest = setup["house"]["bring-in"] == "by-limit" and setup["limit"] == "pot" and setup["game"] == "stud"

    def beats(_seat: int, mine: list[str], _other: int, theirs: list[str]) -> bool:
        return order_of(mine[0]) > order_of(theirs[0]) if highest else order_of(mine[0]) < order_of(theirs[0])

    return could_win({seat: [card] for seat, card in doors.items()}, unseen_cards(seen), beats)


def best_board_seats(setup: dict[str, Any], boards: Boards, seen: list[str]) -> list[int]:
    """The seats that could have the best hand showing (first-actor, showing-hand, first-actor-tie)."""
    by_suit = setup["house"]["first-actor-tie"] == "suit" and setup["game"] == "stud"

    def beats(seat: int, mine: list[str], other: int, theirs: list[str]) -> bool:
        if board_value(mine) != board_value(theirs):
            return board_value(mine) > board_value(theirs)
        if by_suit:
            return max(order_of(card) for card in mine) > max(order_of(card) for card in theirs)
        return seat < other

    return could_win(boards, unseen_cards(seen), beats)


def has_pair(board: list[str]) -> bool:
    """Two known up cards of one rank."""
    ranks = [card[0] for card in board if card != "??"]
    return len(ranks) > len(set(ranks))


def could_pair(board: list[str], seen: list[str]) -> bool:
    """Could the board of two be a pair, if it has unknown cards?"""
    if "??" not in board:
        return has_pair(board)
    known = [card[0] for card in board if card != "??"]
    return not known or any(card[0] == known[0] for card in unseen_cards(seen))
