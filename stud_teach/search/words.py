"""The names of the points that a hand may show, and why some cannot be had."""

from __future__ import annotations

from collections.abc import Sequence

from stud_teach.games import HIGH
from stud_teach.telling.catalogue import N_, Text, in_a_row, say
from stud_teach.telling.streets import game_places

# Translators: names of what a hand shows, as in “Found: quartered, odd chip (seed 7, deal 12)”
NAMES = {
    "players": N_("how many play"),
    "seats": N_("the seats’ numbers"),
    "ante": N_("ante"),
    "ante-short": N_("too few chips for the ante"),
    "deal": N_("the deal"),
    "burn": N_("burn card"),
    "deck-short": N_("the deck runs short"),
    "community-no-bet": N_("betting or not after a community card"),
    "bring-in": N_("bring-in"),
    "bring-in-suit": N_("bring-in by suit"),
    "bring-in-amount": N_("size of the bring-in"),
    "bring-in-limit": N_("bring-in as big as the small bet"),
    "bring-in-short": N_("too few chips for the bring-in"),
    "bring-in-all-in": N_("the low card all-in with the ante"),
    "first-actor": N_("first to act"),
    "showing-hand": N_("hand showing"),
    "first-actor-tie": N_("equal boards"),
    "first-actor-all-in": N_("the best board all-in"),
    "no-action": N_("nobody left to bet"),
    "turn": N_("calls and checks in turn"),
    "streets": N_("five streets"),
    "bet-size": N_("size of a bet"),
    "completion": N_("completion"),
    "fold": N_("folding"),
    "pair-on-fourth": N_("open pair, doubled bet or not"),
    "raise-cap": N_("counted raises"),
    "pot-limit": N_("bet within the pot limit"),
    "all-in": N_("short all-in"),
    "uncalled": N_("uncalled bet"),
    "side-pots": N_("pots settled one by one"),
    "showdown-order": N_("order of showing"),
    "muck": N_("mucked hand"),
    "last-player": N_("everybody else folds"),
    "high-hand": N_("best high hand"),
    "low-hand": N_("low hands compared"),
    "hi-lo": N_("high and low halves"),
    "split-tie": N_("equal hands share"),
    "odd-chip": N_("odd chip"),
    "odd-chip-half": N_("odd chip between the halves"),
    "whole-pot-tie": N_("the same players win both halves"),
    "five-used": N_("which five cards are used"),
    # finer ones
    "bring-in-tie-of-two": N_("two equal door cards"),
    "bring-in-tie-of-three": N_("three equal door cards"),
    "highest-brings-in": N_("the highest card brings it in"),
    "full-opening": N_("opened for more than the bring-in"),
    "folded-to-bring-in": N_("everybody folds to the bring-in"),
    "open-pair": N_("open pair {on_pair}"),
    "boards-by-suit": N_("equal boards parted by suit"),
    "double-bet": N_("double bet"),
    "cap-reached": N_("last raise allowed"),
    "cap-lifted": N_("more raises between two players"),
    "check-raise": N_("check-raise"),
    "pot-sized-bet": N_("bet as big as the pot"),
    "all-in-short": N_("all-in that does not count as a raise"),
    "all-in-half": N_("all-in of half a bet or more"),
    "all-in-call": N_("all-in call for less"),
    "all-in-ante": N_("all-in with the ante"),
    "betting-closed": N_("a player who may only call"),
    "community-card": N_("community card"),
    "community-betting": N_("betting after a community card"),
    "reshuffle": N_("burn cards shuffled in"),
    "last-bettor-shows": N_("the last bettor shows first"),
    "best-board-shows": N_("the best board shows first"),
    "straight": N_("straight"),
    "flush": N_("flush"),
    "full-house": N_("full house"),
    "quads": N_("four of a kind"),
    "straight-flush": N_("straight flush"),
    "kicker-decides": N_("a kicker decides"),
    "wheel": N_("five-high straight (wheel)"),
    "straight-or-flush-low": N_("low that is a straight or a flush"),
    "missed-low": N_("low missed by one card"),
    "side-pot": N_("side pot"),
    "two-side-pots": N_("two side pots"),
    "pots-differ": N_("pots won by different players"),
    "split-pot": N_("high and low to different players"),
    "scoop": N_("scoop"),
    "no-low": N_("no low"),
    "low-tie": N_("equal lows"),
    "high-tie": N_("equal high hands"),
    "quartered": N_("quartered"),
    "three-way": N_("three or more share"),
    "three-way-odd-chips": N_("odd chips between three"),
    "odd-chip-by-suit": N_("odd chip by suit"),
}


def point_name(name: str) -> Text:
    """Return what a point is called."""
    return say(NAMES[name], **game_places(HIGH))


def found_title(names: Sequence[str], seed: object, deal: int) -> Text:
    """Return the title of a hand that was found: its points, and where it comes from."""
    if not names:
        return say("A deal (seed {seed}, deal {deal})", seed=seed, deal=deal)
    called = in_a_row(", ", map(point_name, names))
    return say("Found: {points} (seed {seed}, deal {deal})", points=called, seed=seed, deal=deal)
