"""What each setting of a house means, a sentence a value; the values of the rule sets are read, never written here."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from stud_teach.engine.rules import (
    CHOICES,
    BoardTie,
    BringInCard,
    Burn,
    CommunityBetting,
    DeckShort,
    HeadsUp,
    OddChip,
    OpenPair,
    PotLimitPlay,
    rule_of,
)
from stud_teach.games import Game
from stud_teach.telling.catalogue import N_, Text, ngettext, say
from stud_teach.telling.streets import game_places

_VALUES: Mapping[str, Mapping[str, str]] = {
    "burn": {
        Burn.NONE: N_("No card is burned."),
        Burn.EACH_STREET: N_("One card is burned {burns}."),
    },
    "deck-short": {
        DeckShort.PLAYERS: N_("The deck is too short when it has fewer cards than there are players still in."),
        DeckShort.STUB: N_(
            "The deck must hold two cards more than there are players still in; the burned cards are shuffled in when "
            "that makes it enough. If it does not, one card is burned and the community card dealt; with two cards or "
            "fewer in the deck the burned cards are shuffled in before that."
        ),
    },
    "community-no-bet": {
        CommunityBetting.NO_BETTING: N_("There is no betting {on_last} after a community card."),
        CommunityBetting.BETTING: N_("Betting goes on as usual after a community card."),
    },
    "bring-in": {
        BringInCard.BY_LIMIT: N_("The lowest door card brings it in; in pot limit, when only high wins, the highest."),
        BringInCard.LOWEST: N_("The lowest door card brings it in, in every game."),
    },
    "first-actor-tie": {
        BoardTie.SEAT: N_("The seat nearest clockwise from the dealer goes first."),
        BoardTie.SUIT: N_(
            "In the high game the board goes first whose highest rank has the better suit; in high/low the seat "
            "nearest clockwise from the dealer."
        ),
    },
    "pair-on-fourth": {
        OpenPair.HIGH: N_(
            "When any board shows a pair, everybody may bet or raise one limit or two; this does not hold in high/low."
        ),
        OpenPair.NONE: N_("An open pair changes nothing: a bet or raise is one limit."),
    },
    "raise-cap-heads-up": {
        HeadsUp.CAPPED: N_("The cap also holds between two players."),
        HeadsUp.UNCAPPED: N_("There is no cap when exactly two players who are not all-in begin the round."),
    },
    "pot-limit": {
        PotLimitPlay.OFFERED: N_("Pot limit is offered."),
        PotLimitPlay.REFUSED: N_("Pot limit is not offered, so such a hand is refused."),
    },
    "odd-chip": {
        OddChip.SEAT: N_("The odd chips go to the players nearest clockwise from the dealer."),
        OddChip.SUIT: N_(
            "The odd chips go in order of the highest of the five cards used, by rank and then by suit; the ace is "
            "high here, also in a low. A community card is skipped: the next card counts."
        ),
    },
}

_COUNTS: Mapping[str, Callable[[int], Text]] = {
    "raise-cap": lambda count: ngettext(
        "After the bet, {count} raise a round is allowed.", "After the bet, {count} raises a round are allowed.", count
    ),
}


def value_text(setting: str, value: str | int, game: Game) -> Text:
    """Return what `value` of `setting` means in a game, as a sentence."""
    return _COUNTS[setting](value) if isinstance(value, int) else say(_VALUES[setting][value], **game_places(game))


def settings_of(rule: str) -> tuple[str, ...]:
    """Return the settings that belong to a rule: "raise-cap" and "raise-cap-heads-up" to "raise-cap"."""
    return tuple(setting for setting in CHOICES if rule_of(setting) == rule)
