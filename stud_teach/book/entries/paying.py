"""The rule book on showing and paying."""

from __future__ import annotations

from stud_teach.book.entries.entry import BOTH, HIGH_LOW_PAGE, OURS, SHOWDOWN, Entry, ours
from stud_teach.telling.catalogue import N_

ENTRIES = {
    "side-pots": Entry(
        title=N_("Main pot and side pots"),
        text=N_(
            "There is one pot for each group of players who can win it: an all-in player can win only what the others "
            "matched. Chips of folded hands make no pot of their own. "
            "Each pot is settled on its own, the last-made first."
        ),
        casino="149",
        tournament="T74",
        marks=(OURS,),
    ),
    "showdown-order": Entry(
        title=N_("Who shows first"),
        text=N_(
            "After a bet on seventh street the last to bet or raise shows first; without a bet it is the best hand "
            "showing. Then everybody still in shows clockwise, all-in players too."
        ),
        pages=BOTH,
        section=SHOWDOWN,
        quotes=(
            "Jos 'seventh streetillä' panostetaan, niin pelaaja, joka teki viimeisen panostuksen tai korotuksen, "
            "näyttää ensimmäisenä korttinsa.",
            "Jos kukaan ei panostanut, niin pelaaja, jolla on suurin käsi näkyvillä pöydässä, paljastaa korttinsa "
            "ensin.",
        ),
        tournament="T72",
        marks=(ours(N_("The room’s page says only who shows first; the order of the others is our choice.")),),
    ),
    "muck": Entry(
        title=N_("Hands that are not shown"),
        text=N_(
            "A hand is mucked only where the record of the hand says so. A mucked hand wins nothing, and neither does "
            "one that is not known."
        ),
        marks=(OURS,),
    ),
    "last-player": Entry(
        title=N_("All others have folded"),
        text=N_("When all others have folded, the last player takes the pots and need not show."),
        marks=(OURS,),
    ),
    "high-hand": Entry(
        title=N_("The best high hand"),
        text=N_(
            "The best five of a player’s seven cards count, kickers too; a community card is the seventh of everybody. "
            "The ace is high, and low in the straight 5-4-3-2-A."
        ),
        pages=BOTH,
        section=SHOWDOWN,
        quotes=("Paras viiden kortin käsi voittaa jaon ('kickerit' mukaanlukien).",),
        marks=(ours(N_("The room’s page does not speak of the straight 5-4-3-2-A; that it counts is our choice.")),),
    ),
    "low-hand": Entry(
        title=N_("The best low hand"),
        text=N_(
            "A low is five cards of different ranks, eight or lower; the ace is low, and straights and flushes do no "
            "harm. Lows are compared from the highest card down. "
            "The cards may be others than those of the high hand."
        ),
        pages=(HIGH_LOW_PAGE,),
        section=SHOWDOWN,
        quotes=("Pienimmän käden tulee olla 8 tai huonompi voittaakseen 'low potin'.",),
        casino="237–241",
        marks=(ours(N_("The room’s page names only the eight; the rest is our choice, the usual convention.")),),
    ),
    "hi-lo": Entry(
        title=N_("High and low share the pot"),
        text=N_(
            "In high/low the best high and the best qualifying low get half of the pot each. "
            "Without a low the high takes all."
        ),
        pages=(HIGH_LOW_PAGE,),
        section=SHOWDOWN,
        quotes=("potti jaetaan pienimmän ja korkeimman käden kesken",),
        marks=(ours(N_("The room’s page does not say what happens without a low; that is our choice.")),),
    ),
    "split-tie": Entry(
        title=N_("Equal hands"),
        text=N_("Equal hands share the pot. Suits never make one hand better than another."),
        pages=BOTH,
        section=SHOWDOWN,
        quotes=("Jos kahdella tai useammalla pelaajalla on sama käsi niin nämä pelaajat jakavat potin.",),
        marks=(ours(N_("The room’s page does not speak of suits here; that they never win is our choice.")),),
    ),
    "odd-chip": Entry(
        title=N_("The odd chip"),
        text=N_(
            "What cannot be shared equally between equal hands is left over as odd chips, and they go one each to some "
            "of these hands."
        ),
        pages=BOTH,
        section=SHOWDOWN,
        quotes=(
            "Mikäli pelimerkit eivät mene tasan, annetaan ylimääräinen pelimerkki jakajaa myötäpäivään lähimpänä "
            "olevalle pelaajalle.",
        ),
        casino="244",
        tournament="T73",
        marks=(ours(N_("The room’s page speaks of one odd chip; that several go one each is our choice.")),),
        notes=(N_("An English page of the same room gives it to the player “nearest the dealer box”."),),
    ),
    "odd-chip-half": Entry(
        title=N_("The odd chip between high and low"),
        text=N_("When a pot cannot be halved equally, the odd chip goes to the high half."),
        casino="244",
        tournament="T73",
        marks=(OURS,),
    ),
    "whole-pot-tie": Entry(
        title=N_("The same players win both halves"),
        text=N_(
            "When the same players win high and low, the pot is shared whole and not halved first. "
            "Odd chips go as for the high hand."
        ),
        casino="149",
        tournament="T73",
        marks=(OURS,),
    ),
    "five-used": Entry(
        title=N_("Which five cards are used"),
        text=N_(
            "Where several sets of five cards are equal, the one with the higher suits from the top is used. "
            "That matters for odd chips that go by suit, and for what is shown."
        ),
        marks=(OURS,),
    ),
}
