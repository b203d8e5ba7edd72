"""The sentence of every fault, by its key: in a refused action, in a set-up, in a file.

Where a fault has several sentences, they stand by the rule id, by what was done, or by a fact that is given; the one
under "" is for the rest.
"""

from __future__ import annotations

from collections.abc import Mapping

from stud_teach.engine.events import Do
from stud_teach.telling.catalogue import N_
from stud_teach.telling.faults_live import LIVE

STAKES = {
    "ante": N_("the ante"),
    "bring-in": N_("the bring-in"),
    "small bet": N_("the small bet"),
    "big bet": N_("the big bet"),
}

_CARDS = {
    "no-such-seat": {"": N_("There are only {seats} seats.")},
    "community-due": {
        "stub": N_("The deck is down to {stub} for {players} players, so one community card is due."),
        "": N_("The community card is due first."),
    },
    "no-community-due": {"": N_("The deck has enough cards: the next one goes to seat {due}.")},
    "wrong-seat-dealt": {
        "fold": N_("It is not in the hand any more; the next cards go to seat {due}."),
        "": N_("Cards are dealt clockwise: the next ones go to seat {due}."),
    },
    "wrong-card-count": {"": N_("The number of cards is {given}, and it must be {due}.")},
    "community-unknown": {"": N_("A community card lies face up, so it must be known.")},
    "repeated-card": {"": N_("{card} is out already.")},
    "cards-due": {"": N_("First the cards of this street are dealt; the next ones go to seat {due}.")},
}

_ACTIONS = {
    "no-action": {"": N_("An action of a hand is an Action, not {value}.")},
    "no-seat": {"": N_("A seat is a whole number from 1 up, not {value}.")},
    "no-cards": {"": N_("Cards are a tuple of Card, as parse_cards makes it of “AsKd2c”, not {value}.")},
    "no-card": {"": N_("A card is a Card, as parse_card makes it of “Kh”, or None, not {value}.")},
    "no-amount": {"": N_("A bet or raise goes to a whole number of chips, not {value}.")},
    "nothing-to-complete": {"": N_("There is no bet to complete now.")},
    "bad-undo": {"": N_("A whole number of actions can be taken back, not {value}.")},
}

_DECISIONS = {
    "hand-over": {"": N_("The hand is over.")},
    "no-betting": {
        "community-no-bet": N_("After a community card there is no betting."),
        "": N_("There is no betting any more: at most one player still in has chips."),
    },
    "not-verifiable": {
        "bring-in": N_("Door cards are unknown, so nobody can be shown to owe the bring-in."),
        "": N_("Up cards are unknown, so nobody can be shown to act first."),
    },
    "out-of-turn": {
        "fold": N_("It is not in the hand any more; seat {due} acts."),
        "bring-in": N_("The door card settles who opens: it is seat {due}."),
        "bring-in-suit": N_("Equal door cards are settled by suit: seat {due} opens."),
        "bring-in-all-in": N_("Who owes the bring-in has no chips; the next clockwise with chips is seat {due}."),
        "first-actor": N_("The best hand showing acts first, and that is seat {due}."),
        "first-actor-tie": N_("The best boards are equal, and by this house’s rule seat {due} acts first."),
        "first-actor-all-in": N_("The best board is all-in; the next clockwise that can act is seat {due}."),
        "": N_("It is the turn of seat {due}."),
    },
    "not-now": {
        "fold": N_("Who owes the bring-in must pay it or open for more."),
        Do.BRING_IN: N_("There is no bring-in to pay now."),
        "bring-in": N_("The betting must be opened first, by bringing it in or betting more."),
        "no-action": N_("All others are all-in, so nobody could answer a bet or raise."),
        "all-in": N_("The last all-in was too short to open the betting again, and this player has acted already."),
        "raise-cap": N_("All raises of this round are used."),
        "bring-in-limit": N_("The bring-in is a full small bet here, so there is nothing more to open for."),
        "": N_("There are not enough chips for more than a call."),
    },
    "wrong-amount": {
        "pot-limit": N_("The total must lie between the least bet and the pot limit."),
        "pair-on-fourth": N_("With an open pair a bet or raise is one limit or two; after two it is always two."),
        "completion": N_("Over a bring-in the bet is completed to the full small bet."),
        "bring-in-amount": N_("Instead of the bring-in only the full small bet may be opened for."),
        "all-in": N_("Over a short all-in a raise goes to the normal level."),
        "": N_("In fixed limit a bet or raise has one size."),
    },
    "decision-due": {"": N_("It is the turn of seat {due}.")},
}

_SHOWING = {
    "show-due": {"": N_("The betting is over: the hands are shown now.")},
    "folded-shows": {"": N_("It has folded.")},
    "shown-already": {"": N_("It has shown or mucked already.")},
    "show-count": {"": N_("A show names all {due} cards of the seat; here are {given} known ones.")},
    "show-other-cards": {"": N_("{card} was dealt to it and is missing.")},
    "last-muck": {"": N_("It is the last hand that could win a pot, so it must be shown.")},
    "muck-early": {"": N_("Hands are shown or mucked at the showdown only.")},
}

_SETUP = {
    "bad-stake": {"": N_("A whole number of at least {least} is needed for {stake}, not {amount}.")},
    "bring-in-above-bet": {
        "": N_("The bring-in is at most the small bet: {bring_in} is more than {small_bet}."),
    },
    "bets-reversed": {"": N_("The small bet is at most the big bet: {small_bet} is more than {big_bet}.")},
    "pot-limit-refused": {"": N_("This house does not offer pot limit; the room does.")},
    "player-count": {"": N_("{least} to {most} can play, not {players}.")},
    "bad-stack": {"": N_("Every stack is a whole number above 0; seat {seat} has {stack}.")},
    "no-setup": {"": N_("A hand is set up with a Setup, or with Hand.new, not with {value}.")},
    "wrong-kind": {"": N_("In a set-up {name} is of type {kind}, not {value}.")},
    "no-hand": {"": N_("A Hand is needed, as Hand.new or scenario makes it, not {value}.")},
    "no-stacks": {"": N_("The stacks are a list of whole numbers, one for every player, not {value}.")},
    "no-actions": {"": N_("The actions of a hand are a list, not {value}.")},
    "bad-seed": {"": N_("A seed is a whole number or a text, not {value}.")},
    "no-lesson": {"": N_("A Lesson holds a title and a lesson by language, as in {{“en”: “Title”}}, not {value}.")},
    "bad-names": {
        "value": N_("The names are a list of texts, one for every player, not {value}."),
        "": N_("There is a name for every player or none: {names} names, {players} players."),
    },
    "bad-chip": {"": N_("The smallest chip is a whole number, at least 1, not {chip}.")},
    "not-in-chips": {"": N_("The smallest chip is {chip}, and {what}, {amount}, can’t be paid in such chips.")},
}

_FILE = {
    "file-too-long": {"": N_("A hand’s file has at most {most} bytes; this one has more.")},
    "not-utf8": {"": N_("The file must be UTF-8 text; byte {byte} is none.")},
    "no-path": {"": N_("A hand’s file is named by its path, not by {value}.")},
    "no-text": {"": N_("A hand’s file is a text, not {value}.")},
    "unwritable": {"": N_("Half a character (a lone surrogate) can’t be written to a file, as in “{text}”.")},
    "long-number": {"": N_("A number in the file is too long; no number is above {most}.")},
    "too-deep": {"": N_("The file must be TOML; its brackets are nested too deep.")},
    "not-phh": {"": N_("A hand’s file has a name that ends in .phh.")},
    "not-toml": {"": N_("The file must be TOML: {problem}.")},
    "missing-key": {"": N_("The key {key} is missing.")},
    "wrong-type": {"": N_("The key {key} must be of type {wanted}; it is {value}.")},
    "number-too-big": {"": N_("The key {key} is at most {most}.")},
    "unknown-variant": {"": N_("There is no variant {variant}; the variants are {variants}.")},
    "lengths-differ": {
        "antes": N_("The lists must be equally long: antes has {antes} entries, starting_stacks {starting_stacks}."),
        "": N_("The lists must be equally long: players has {players} entries, starting_stacks {starting_stacks}."),
    },
    "antes-differ": {"": N_("Everybody pays the same ante, not {antes}.")},
    "min-bet": {"": N_("In pot limit min_bet is the bring-in, {bring_in}, not {min_bet}.")},
    "unknown-rule": {"": N_("The key {key} names {rule}, but there is no such rule.")},
    "unknown-action": {"": N_("Action {action}, “{text}”, is none that a hand’s file knows.")},
    "bad-card": {"": N_("Action {action}, “{text}”: {problem}")},
}

FAULTS: Mapping[str, Mapping[str, str]] = {**_CARDS, **_ACTIONS, **_DECISIONS, **_SHOWING, **_SETUP, **_FILE, **LIVE}
