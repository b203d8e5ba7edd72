"""The words of the library of teaching hands."""

from __future__ import annotations

from collections.abc import Sequence

from stud_teach.engine.hand import Hand
from stud_teach.games import Limit
from stud_teach.telling.catalogue import Text, and_list, ngettext, plain, say, together
from stud_teach.telling.names import rules_name


def hand_tags(hand: Hand) -> list[Text]:
    """Return a few words on a hand: how many play, the game, the limit, and the rules if they are not the room's."""
    setup = hand.setup
    tags = [
        say("{count} players", count=len(setup.stacks)),
        say(setup.game.words.kind),
        say("pot limit") if setup.limit is Limit.POT else say("fixed limit"),
    ]
    return tags if hand.rules == "room" else [*tags, rules_name(hand.rules)]


def picture_text(ends: Sequence[str], *, community: bool) -> Text:
    """Return what the picture of a hand shows, `ends` saying of each seat whether it has won, is in, or is gone."""
    won = [n for n, end in enumerate(ends, 1) if end == "won"]
    if not won:
        told = say("The hand does not come to its end.")
    else:
        seats = and_list(map(plain, won))
        told = ngettext("Seat {seats} wins.", "Seats {seats} win.", len(won), seats=seats)
    return together([told, say("A community card was dealt.")]) if community else told


def library_title() -> Text:
    """Return the title of the library."""
    return say("Teaching hands")
