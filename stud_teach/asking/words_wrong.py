"""What is said about a wrong choice: the mistake that leads to it, and never the answer."""

from __future__ import annotations

from typing import Any

from stud_teach.asking.question import Choice, Question
from stud_teach.asking.words import street_named
from stud_teach.saying.messages import Message
from stud_teach.telling.catalogue import N_, Text, say
from stud_teach.telling.names import board_name, card_text, cards_text, hand_name, low_name


def comment(question: Question, choice: Choice) -> Text:
    """Return what is said about a wrong choice; raises ValueError for the right one."""
    if choice.mistake is None:
        raise ValueError(Message("“{key}” is right; there is no mistake to comment on.", key=choice.key))
    return say(_message(question, choice), **_places(choice.facts), **street_named(question))


def _message(question: Question, choice: Choice) -> str:
    own = _BY_QUESTION.get((question.kind, question.ask, choice.mistake or ""))
    found = own or _COMMENTS[choice.mistake or ""]
    if isinstance(found, str):
        return found
    fact, messages = found
    return messages[bool(choice.facts[fact])]


def _places(facts: dict[str, Any]) -> dict[str, Any]:
    """Return the facts as sentences take them: cards, hands and lows by name."""
    return {key: _AS_TEXT[key](fact) if key in _AS_TEXT and fact else fact for key, fact in facts.items()}


_AS_TEXT: dict[str, Any] = {
    "card": card_text,
    "top": lambda top: card_text(top) if isinstance(top, str) else top,
    "cards": cards_text,
    "board": lambda board: board_name(board["category"], board["ranks"]),
    "hand": lambda hand: hand_name(hand["category"], hand["ranks"]),
    "low": low_name,
}

# A message, or a fact with the messages for when it holds and when not.
_Message = str | tuple[str, dict[bool, str]]

_OPENING: dict[str, _Message] = {
    "owner-without-chips": N_("Seat {seat} has the card that decides, but no chips left to open with."),
    "next-card": N_("Seat {seat} has the next card in order; but when chips are missing, the cards no longer choose."),
    "suit-ignored": N_("Seat {seat} sits first among those with this rank; but suits come before seats."),
    "suit-turned-round": N_("The rank of {card} is the right one, but you turned the order of the suits round."),
    "ace-low": (
        "highest",
        {
            True: N_("{card} would be the highest door card if aces were low; but here they are high."),
            False: N_("{card} would be the lowest door card if aces were low; but here they are high."),
        },
    ),
    "wrong-end": (
        "highest",
        {
            True: N_("You looked at the wrong end: {card} is the lowest door card."),
            False: N_("You looked at the wrong end: {card} is the highest door card."),
        },
    ),
    "left-of-dealer": N_(
        "Seat {seat} sits on the dealer’s left and is dealt to first; but in this game the cards decide."
    ),
    "all-in-acts": N_("Seat {seat} has the best board, but is all-in and can’t act."),
    "tie-by-suit": N_("The boards are equal, but in this house suits don’t part them."),
    "tie-by-seat": N_("The boards are equal, but in this house the seats don’t part them."),
    "flush-counted": N_("{cards} are of one suit; but a flush doesn’t count on a board."),
    "straight-counted": N_("{cards} stand in a row; but a straight doesn’t count on a board."),
    "highest-card": N_("Seat {seat} has the highest single card, {top}; but it is the whole board that counts."),
    "opened-before": N_("Seat {seat} acted first on the street before; but each street is looked at anew."),
    "nearest-dealer": N_("Seat {seat} sits nearest the dealer of those still in; that alone doesn’t decide."),
    "lowest-board": N_("Seat {seat} has the lowest board."),
    "all-in-skipped": N_("Seat {seat} acted first {on}; but all-in hands show in their turn, too."),
    "first-bettor": N_("Seat {seat} was the first to bet {on}; but somebody raised after that."),
    "best-board": N_("Seat {seat} has the best board; but boards decide only when nobody bets {on}."),
    "last-caller": N_("Seat {seat} only called; that makes nobody show first."),
    "best-hand": N_("Seat {seat} has the best hand; but the cards face down don’t decide who shows first."),
    "all-at-once": N_("Hands are shown one after the other."),
}

_AMOUNTS: dict[str, _Message] = {
    "call-above-stack": N_("Seat {seat} hasn’t got {value} left."),
    "short-bring-in-matched": N_("{value} is what the short bring-in came to; the others owe more."),
    "whole-level": N_("{value} is the whole bet; but seat {seat} has {bet} of it in front already."),
    "last-raise-only": N_("{value} is what the last raise added; but more is owed."),
    "call-completes": N_("With {value} seat {seat} would complete the bet, not call it."),
    "ante-counted": N_("You took the ante off; but it is no part of the bet."),
    "cap-ignored": N_("You left out how many raises a round may have: count those that were made."),
    "closed-ignored": N_("You left out that the last all-in was too short to open the betting again."),
    "nobody-can-answer": N_("You left out that nobody has chips left to answer a bet."),
    "bet-above-stack": N_("Seat {seat} hasn’t got the chips for {value}."),
    "opening-counted": N_("You counted the bet or completion as a raise."),
    "single-with-pair": N_("You left out the pair that lies open {on}."),
    "double-only": N_("You took the double bet for a must; an open pair only allows it."),
    "single-after-double": N_("You left out that somebody has bet or raised two limits."),
    "pair-doubles": N_("You let the open pair double the bet; in this house or game it doesn’t."),
    "on-top-of-all-in": N_("{value} goes a full bet over the all-in; but that was too short to count."),
    "all-in-rounded": N_("{value} is counted from a full bet; but the all-in, which counts, went to another total."),
    "bring-in-and-bet": N_("You added up the bring-in and the small bet."),
    "completion-skipped": N_("{value} would be a raise; but there is no full bet yet that could be raised."),
    "other-size": N_("You took the size of bet of other streets."),
    "doubled-bet": N_("You doubled the bet; but in fixed limit that is not how raises are measured."),
    "pot-above-stack": N_("{value} is as far as the pot goes; but seat {seat} hasn’t got so many chips."),
    "pot-without-call": N_("You left the call out: first it goes into the pot, then the pot is counted."),
    "pot-as-total": N_("{value} is how big the raise itself may be, not the total that it goes to."),
    "bets-left-out": N_("You left out of the pot the bets that lie in front of the players."),
    "pot-as-it-is": N_("{value} is the pot as it lies there: neither the bet nor the call is counted."),
    "half-pot": N_("{value} is only half of the pot."),
    "double-pot": N_("{value} is twice what is in the pot."),
    "short-all-in-step": N_("{value} adds only as much as the short all-in did; but a raise must be a full one."),
    "bring-in-more": N_("{value} adds only the bring-in; but the last bet or raise was bigger."),
    "double-bet": N_("{value} is twice the bet; but a raise need not double it, and need not be enough when it does."),
    "twice-bring-in": N_("{value} is twice the bring-in; a bet may be smaller."),
    "one-chip-more": N_("One chip more is too little for a bet or raise here."),
    "whole-pot-least": N_("{value} is the most, not the least."),
    "double-counted-twice": N_("You counted a raise of two limits as two raises."),
    "short-all-in-counted": N_("You counted an all-in that was too short to be a bet or raise."),
    "half-all-in-left-out": N_("You left out an all-in of half a raise or more: it counts."),
    "completion-counted": N_("You counted the completion as a raise."),
    "bet-counted": N_("You counted the first bet as a raise."),
    "cap-heads-up": (
        "capped",
        {
            True: N_("You lifted the limit on raises because two players are left; this house doesn’t."),
            False: N_("You counted down from this house’s number; but just two players with chips began the round."),
        },
    ),
    "began-with-more": N_("You lifted the limit on raises; but more than two players with chips began the round."),
    "none-taken-off": N_("That is what a round has in all; you didn’t take off the raises that were made."),
    "other-house-cap": N_("You took the number of raises of another house."),
}

_HANDS: dict[str, _Message] = {
    "flush-missed": N_("These five make {hand}. You missed something in the suits."),
    "straight-missed": N_("These five make {hand}. You missed cards that stand in a row."),
    "ace-only-high": N_("These five make {hand}. You missed that an ace may also stand below the deuce."),
    "full-house-missed": N_("These five make {hand}. You missed a pair beside it."),
    "kicker-ignored": N_("These five make {hand}. You took kickers that are too low."),
    "lower-of-a-kind": N_("These five make {hand}. The same kind of hand can be better here."),
    "highest-cards": N_("These are the five highest cards, and they make {hand}. Other five make more."),
    "last-five": N_("You left out the first two cards. These five make {hand}."),
    "straight-spoils": N_("You let a straight or flush spoil the low; but it does no harm."),
    "nine-allowed": N_("{low} is too high for a low: it has a card above the eight."),
    "low-ace-only-high": N_("You left the ace out; but in a low it is the lowest card."),
    "pair-in-low": N_("Some of these five are of the same rank; a low takes five different ones."),
    "not-the-lowest": N_("{low} is a low, but these cards hold a better one."),
    "eight-too-high": N_("You took the eight for too high; but it still qualifies."),
    "cards-used-twice": N_("You left out cards that play for high; but they may be used both ways."),
    "from-bottom": N_("You compared the lows from the lowest card up."),
    "same-top-card": N_("The highest cards are equal; but then the next ones are compared."),
    "suits-part-lows": N_("Both lows have the same ranks, and suits don’t part them."),
    "lowest-sum": N_("The cards of this low add up to less; but lows are not added up."),
    "not-the-lower": N_("Card by card from the highest down, {low} is not the lower one."),
    "lows-differ": N_("The two lows don’t have the same ranks."),
}

_POTS: dict[str, _Message] = {
    "outsider": N_("You gave chips to a seat that put in too little to win this pot."),
    "halved-first": N_("You halved the pot before those who tie both ways shared it."),
    "odd-chip-to-low": N_("The halves differ by a chip, and you put it into the wrong one."),
    "remainder-to-one": N_("You gave all odd chips to one seat; but they go one each."),
    "odd-chip-other-way": N_("You gave the odd chip as other houses do: it depends on the house by what it goes."),
    "low-from-bottom": N_("You compared the lows from the lowest card up."),
    "unqualified-low": N_("You gave half of the pot to a low that doesn’t qualify."),
    "scoop-missed": N_("You gave half of the pot to a low that is not the best."),
    "equal-shares": N_("You gave all winners the same; but each half is shared on its own."),
    "low-ignored": N_("You left the low out; but half of the pot is for it."),
    "pot-kicker-ignored": N_("You left the kickers out when you compared the hands."),
    "suit-breaks-tie": N_("You let suits part equal hands; but suits never win a pot."),
    "all-share": N_("You let all who showed share; but the best hand takes it, or the best two."),
    "odd-chip-low-half": N_("The low half is not the one that comes first."),
    "odd-chip-left": N_("A pot is paid out to the last chip."),
    "odd-chips-to-one": N_("You gave all odd chips to one seat; but they go one each."),
    "odd-chip-by-suit": N_("You let suits decide; but in this house they don’t give the odd chip."),
    "odd-chip-by-seat": N_("You let the seats decide; but in this house they don’t give the odd chip."),
    "all-seven-cards": N_("You looked at all cards; but only the five that play count."),
    "lowest-suit": N_("You turned the order of the cards round."),
    "far-seat": N_("You counted from the wrong side of the dealer."),
    "odd-chip-elsewhere": N_("In the order of this house somebody else comes before."),
}

_COMMENTS: dict[str, _Message] = {**_OPENING, **_AMOUNTS, **_HANDS, **_POTS}

_NOT_BEST_BOARD = N_("Seat {seat} shows {board}; there is a better board.")
_BY_QUESTION: dict[tuple[str, str, str], _Message] = {
    ("bring-in", "owes", "other"): (
        "highest",
        {
            True: N_("{card} is not the highest door card."),
            False: N_("{card} is not the lowest door card."),
        },
    ),
    ("bring-in", "all-in", "other"): N_("Seat {seat} is not the first that is asked: somebody with chips sits before."),
    ("bring-in", "owes", "nobody"): N_("{On} somebody always has to open."),
    ("bring-in", "all-in", "nobody"): N_("Somebody still has chips, so somebody is asked."),
    ("first-actor", "acts", "other"): _NOT_BEST_BOARD,
    ("first-actor", "acts", "nobody"): N_("At least two players have chips, so there is betting."),
    ("first-actor", "acts", "bet-before"): N_(
        "Seat {seat} bet or raised last on the street before; but each street is looked at anew."
    ),
    ("shows-first", "bet", "other"): N_("Seat {seat} was not the last to bet or raise {on}."),
    ("shows-first", "board", "other"): _NOT_BEST_BOARD,
    ("shows-first", "board", "bet-before"): N_(
        "Seat {seat} bet or raised last on an earlier street; but only {street} counts."
    ),
    ("legal", "call", "other"): N_(
        "With {value} seat {seat} would have {total} in front, which is not the bet that is to be called."
    ),
    ("legal", "bet", "other"): N_("{value} would add {added}, which is not what a bet or raise may add here."),
    ("legal", "most", "other"): N_("{value} is more than pot and chips allow."),
    ("legal", "least", "other"): N_("{value} is allowed, but it is not the least."),
    ("raises-left", "left", "other"): N_(
        "With {value} left the round would have {limit} raises in all, which is not this house’s number."
    ),
    ("best-five", "five", "other"): N_("These five make {hand}. There is a better five."),
    ("low", "which", "other"): (
        "qualifies",
        {
            True: N_("{low} is a low, but these cards hold a better one."),
            False: N_("{low} is too high for a low: it has a card above the eight."),
        },
    ),
    ("award", "shares", "other"): N_(
        "Seat {seat} shows {hand}; for high another hand that can win this pot is better."
    ),
}
