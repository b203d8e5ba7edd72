"""A second, plain implementation of the rules, for tests only: slow and obvious, and none of the engine's code.

Everything is dicts, lists and strings. `make_setup` describes a game and a house; actions are PHH texts ("p3 cbr
10") or dicts ({"do": "bet", "seat": 3, "to": 10}); `answer` tells all about the hand so far, `first_fault` the
first action that is not legal. To go step by step: `begin(setup)`, `next_step(state)`, `apply_action(state,
action)`.
"""

from .answer import Action, answer, as_dict, first_fault, next_step, replay
from .phh import read_action, read_file, read_setup
from .setup import PRESETS, STREETS, Fault, make_house, make_setup
from .story import apply_action, begin

__all__ = [
    "PRESETS",
    "STREETS",
    "Action",
    "Fault",
    "answer",
    "apply_action",
    "as_dict",
    "begin",
    "first_fault",
    "make_house",
    "make_setup",
    "next_step",
    "read_action",
    "read_file",
    "read_setup",
    "replay",
]
