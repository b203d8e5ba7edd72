"""What a hand shows: its rule points, and finer ones, each worked out from the rulings behind the events."""

from __future__ import annotations

from stud_teach.engine.events import Kind
from stud_teach.engine.hand import Hand, checked_hand, play
from stud_teach.engine.table import Table
from stud_teach.search.shown_play import IN_PLAY
from stud_teach.search.shown_pots import AT_SHOWDOWN
from stud_teach.trace.reasons import reasons, rule_of

SHOWN = {**IN_PLAY, **AT_SHOWDOWN}  # every finer point, and whether a table shows it


def points(hand: Hand) -> set[str]:
    """Return the names of all points that `hand` shows as far as it goes: rule ids, and the finer ones of `SHOWN`.

    Where all cards are known and nobody is said to show, everybody does, as in a trace. Raises BadSetup for no hand.

    >>> sorted(points(scenario("two-deuces")) & {"bring-in-suit", "odd-chip", "open-pair"})
    ['bring-in-suit', 'open-pair']
    """
    hand = checked_hand(hand)
    table = play(hand.setup, hand.actions).table
    return rules_shown(table) | {name for name, test in SHOWN.items() if test(table)}


def rules_shown(table: Table) -> set[str]:
    """Return the rule ids that the events of `table` rest on; `last-player` only where all others have folded."""
    found: set[str] = set()
    for event in table.events:
        if event.kind is not Kind.AWARD:  # a side pot that one seat alone can win goes by the same rule
            found.add(rule_of(event, table.setup))
        found.update(reason.rule for reason in reasons(event, table.setup))
    return found


def shows(table: Table, names: set[str]) -> bool:
    """Return whether `table` shows all points of `names`."""
    fine = names & SHOWN.keys()
    return all(SHOWN[name](table) for name in sorted(fine)) and (fine == names or names - fine <= rules_shown(table))
