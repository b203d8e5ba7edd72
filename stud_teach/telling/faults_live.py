"""The sentences of the faults of commands to a live table, and of saving what lies on it."""

from __future__ import annotations

from collections.abc import Mapping

from stud_teach.telling.catalogue import N_

_COMMANDS = {
    "no-command": {"": N_("A command is a dictionary with the key “do”, not {value}.")},
    "unknown-command": {"": N_("The table knows no command {value}; it knows {commands}.")},
    "unknown-field": {"": N_("The command “{do}” takes no {field}; it takes {fields}.")},
    "missing-field": {"": N_("The command “{do}” needs {field}.")},
    "bad-field": {"": N_("The field {field} is of type {kinds}, not {value}.")},
    "stale": {"": N_("The table has moved on since this was clicked, so nothing was done.")},
    "no-such-act": {"": N_("There is no action {kind}; the actions are {kinds}.")},
    "amount-missing": {"": N_("The action “{kind}” needs the total that it goes to.")},
    "amount-given": {"": N_("The action “{kind}” takes no amount.")},
    "no-cards-due": {"": N_("No cards are due now.")},
    "no-such-cards": {"": N_("{problem}")},
    "no-seed": {"": N_("There is no seed to deal from, so the cards must be given.")},
    "nothing-to-show": {"": N_("The hand is over, and there is nothing left to show.")},
    "whose-cards": {"": N_("Whoever shows cards needs a seat.")},
    "nothing-to-undo": {"": N_("There is nothing to undo.")},
    "nothing-to-redo": {"": N_("There is nothing to redo.")},
}

_BRANCHES = {
    "no-such-branch": {"": N_("There is no branch {branch}; the branches are {branches}.")},
    "no-such-step": {"": N_("There is no step {step}; the hand has steps 0 to {last}.")},
    "nothing-to-try": {"": N_("From there on nothing is left to choose, so there is nothing else to try.")},
    "too-many-branches": {"": N_("There are {most} branches, and no more can be kept: remove one first.")},
    "last-branch": {"": N_("The last branch can’t be removed.")},
    "name-taken": {"": N_("There is a branch called “{name}” already.")},
    "bad-name": {"": N_("A name is one line of 1 to {most} letters, not “{name}”.")},
}

_RULES = {
    "no-such-game": {"": N_("There is no game {game}; the games are {games}.")},
    "no-such-limit": {"": N_("There is no limit {limit}; the limits are {limits}.")},
    "no-such-rules": {"": N_("There is no rule set {rules}; the rule sets are {sets}.")},
    "no-such-setting": {"": N_("There is no house rule {setting}; the house rules are {settings}.")},
    "no-settings": {"": N_("House rules are given by their ids, as in {{“raise-cap”: 4}}, not as {value}.")},
    "no-such-choice": {"": N_("The house rule {setting} has no choice {value}; the choices are {choices}.")},
    "bad-count": {"": N_("The house rule {setting} is a whole number from 1 to 999, not {value}.")},
    "burns-missing": {
        "": N_("A short deck that counts the burned cards back in needs a house that burns cards."),
    },
    "burns-uncounted": {
        "": N_("Where cards are burned, a short deck must count them back in; else there may be no card to burn."),
    },
}

_SAVING = {
    "bad-file-name": {"": N_("A file name is 1 to {most} letters, digits, blanks, dots, - or _, not “{name}”.")},
    "file-exists": {"": N_("There is a file {name} already.")},
    "not-written": {"": N_("The file {name} can’t be written: {problem}.")},
    "text-too-long": {"": N_("A title or lesson has at most {most} letters; this one has {letters}.")},
}

_QUESTIONS = {
    "no-question": {"": N_("No question is asked now.")},
    "stale-question": {"": N_("Another question is asked now, so nothing was counted.")},
    "no-such-answer": {"": N_("There is no choice {key}; the choices are {keys}.")},
}

LIVE: Mapping[str, Mapping[str, str]] = {**_COMMANDS, **_BRANCHES, **_RULES, **_SAVING, **_QUESTIONS}
