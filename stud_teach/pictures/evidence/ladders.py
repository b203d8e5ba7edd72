"""Ladders: the door cards where they decide who brings it in, the boards where they decide who acts or shows first."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from stud_teach.cards.card import SUITS, card_name, card_names
from stud_teach.engine.events import Kind, Seat
from stud_teach.engine.opening import Board, BringIn, FirstActor, ShowOrder
from stud_teach.games import Game, Limit
from stud_teach.pictures.schema import Boards, Doors, Mark, Suits
from stud_teach.telling.catalogue import Text, say, together
from stud_teach.telling.names import board_name, seat_list, suit_name
from stud_teach.telling.streets import game_places
from stud_teach.trace.reasons import board_facts
from stud_teach.trace.trace import Step


def ladders(step: Step, game: Game) -> Iterator[Doors | Boards]:
    """Yield the ladders that prove a step's rulings (`bring-in`, `first-actor`, `showdown-order`)."""
    states = {int(seat): state["state"] for seat, state in step.table["seats"].items()}
    for ruling in step.event.rulings:
        if isinstance(ruling, BringIn):
            yield doors(ruling, game)
        elif isinstance(ruling, FirstActor):
            yield boards(ruling, states, game, step.event.kind is Kind.SHOW)
        elif isinstance(ruling, ShowOrder) and ruling.best and step.event.seat == ruling.seats[0]:
            yield boards(ruling.best, states, game, step.event.kind is Kind.SHOW)


def doors(ruling: BringIn, game: Game) -> Doors:
    """Return the ladder of door cards behind a ruling on the bring-in."""
    return {
        "kind": "doors",
        "title": say("Door cards, highest to lowest") if ruling.highest else say("Door cards, lowest to highest"),
        "note": _doors_note(ruling, game),
        "sign": ">" if ruling.highest else "<",
        "items": [
            {"seat": seat, "card": card_name(card), "mark": _mark(seat, ruling.seat, ruling.tied)}
            for seat, card in ruling.doors
        ],
        "suits": _suits(ruling) if len(ruling.tied) > 1 else None,
    }


def _mark(item: object, chosen: object, tied: Collection[object]) -> Mark:
    if item == chosen:
        return "chosen"
    return "tied" if item in tied else None


def _doors_note(ruling: BringIn, game: Game) -> Text:
    if ruling.highest and Limit.FIXED in game.highest_opens:
        notes = [say("The highest door card brings it in; aces are high.")]
    elif ruling.highest:
        notes = [say("In pot limit the highest door card brings it in; aces are high.")]
    else:
        notes = [say("The lowest door card brings it in; aces are high.")]
    if ruling.acts != ruling.seat:
        seats = {"seat": ruling.seat, "acts": ruling.acts}
        notes.append(say("Seat {seat} has no chips left after the ante, so seat {acts} is asked first.", **seats))
    if not ruling.verified:
        notes.append(say("Not every door card is known, so this cannot be verified."))
    return together(notes)


def _suits(ruling: BringIn) -> Suits:
    """Return the suits in the ladder's own order, so that its sign holds between them too."""
    tied = {card.suit for seat, card in ruling.doors if card is not None and seat in ruling.tied}
    order = reversed(SUITS) if ruling.highest else SUITS
    return {
        "title": say("Equal ranks: the suit decides"),
        "items": [
            {"suit": suit, "name": suit_name(suit), "mark": _mark(suit, ruling.card.suit, tied)} for suit in order
        ],
    }


def boards(ruling: FirstActor, states: Mapping[Seat, str], game: Game, shows: bool = False) -> Boards:
    """Return the ladder of boards behind a ruling on who acts first, or with `shows`, who shows first.

    `states` are those of the seats: "in", "all-in", "folded".
    """
    return {
        "kind": "boards",
        "title": say("Boards, best to worst"),
        "note": _boards_note(ruling, states, game, shows),
        "items": [
            {
                "seat": seat,
                "cards": card_names(board),
                "name": _board_name(board, game),
                "mark": _mark(seat, ruling.seat, ruling.tied),
                "all_in": states[seat] == "all-in",
            }
            for seat, board in ruling.boards
        ],
    }


def _board_name(board: Board, game: Game) -> Text:
    facts = board_facts(board, game)
    return board_name(facts["category"], facts["ranks"]) if facts["category"] else say("not all known")


def _boards_note(ruling: FirstActor, states: Mapping[Seat, str], game: Game, shows: bool) -> Text:
    if shows:
        notes = [say("Nobody bet {on_last}, so the best hand showing shows first.", **game_places(game))]
    else:
        notes = [say("The best hand showing acts first.")]
    if len(ruling.tied) > 1:
        notes.append(_tie_note(ruling))
    if ruling.acts != ruling.seat:
        seats = {"seat": ruling.seat, "acts": ruling.acts}
        notes.append(say("Seat {seat} is all-in, so seat {acts}, the next clockwise with chips, acts first.", **seats))
    if not ruling.verified:
        notes.append(say("Not every up card is known, so this cannot be verified."))
    notes.extend(_folded(states))
    return together(notes)


def _tie_note(ruling: FirstActor) -> Text:
    seats = seat_list(ruling.tied)
    if ruling.by_suit:
        return say("Seats {seats} show equal hands: the suit of the highest card decides.", seats=seats)
    return say("Seats {seats} show equal hands: the one nearest clockwise from the dealer goes first.", seats=seats)


def _folded(states: Mapping[Seat, str]) -> Iterator[Text]:
    folded = [seat for seat, state in states.items() if state == "folded"]
    if len(folded) == 1:
        yield say("Seat {seat} has folded.", seat=folded[0])
    elif folded:
        yield say("Seats {seats} have folded.", seats=seat_list(folded))
