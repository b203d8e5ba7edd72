"""The rule book on betting."""

from __future__ import annotations

from stud_teach.book.entries.entry import BETTING_ORDER, BOTH, HIGH_PAGE, OURS, SPECIAL, Entry, ours, reading
from stud_teach.telling.catalogue import N_

ENTRIES = {
    "streets": Entry(
        title=N_("Five betting rounds"),
        text=N_("There are five betting rounds, one on each street from third to seventh."),
        pages=BOTH,
        section=BETTING_ORDER,
        quotes=("7 Card Studissa on viisi panostuskierrosta.",),
    ),
    "bet-size": Entry(
        title=N_("How big a bet is"),
        text=N_(
            "In fixed limit a bet or raise is the small bet on third and fourth street and the big bet from fifth "
            "street on."
        ),
        pages=(HIGH_PAGE,),
        section=SPECIAL,
        quotes=("limitin verran",),
        casino="213, 242",
        marks=(
            ours(
                N_(
                    "The room’s page speaks only of “the limit”; which bet goes with which street is our choice, the "
                    "usual convention."
                )
            ),
        ),
    ),
    "completion": Entry(
        title=N_("Completing the bet"),
        text=N_(
            "In fixed limit who opens over a bring-in goes to the full small bet. "
            "That completes the bet and is not a raise."
        ),
        casino="219",
        marks=(OURS,),
    ),
    "fold": Entry(
        title=N_("Folding"),
        text=N_(
            "A player may always fold, also when checking is free; only who owes the bring-in may not. "
            "A folded hand gets no more cards."
        ),
        marks=(OURS,),
        notes=(N_("WSOP rule 222, which would keep dealing cards to the seat, is left out."),),
    ),
    "pair-on-fourth": Entry(
        title=N_("An open pair on fourth street"),
        text=N_(
            "In fixed limit an open pair on fourth street may double the bets of the round. "
            "Once somebody has bet or raised two limits, all further raises are two limits. "
            "Whether there is a pair is settled when the street begins, whoever folds later."
        ),
        pages=(HIGH_PAGE,),
        section=SPECIAL,
        quotes=(
            "Jos jollakin pelaajista on pari '4th streetillä', niin pelaajan on 'fixed-limit' -peleissä mahdollista "
            "panostaa tai korottaa kaksi kertaa limitin verran",
        ),
        casino="220, 237",
        marks=(
            reading(
                N_(
                    "The page speaks of one player and of twice the limit; "
                    "we read it as everybody, and as one limit or two."
                )
            ),
        ),
    ),
    "raise-cap": Entry(
        title=N_("How many raises"),
        text=N_(
            "In fixed limit the number of raises in a round is limited. "
            "A raise of two limits counts as one, and a completion as none."
        ),
        pages=(HIGH_PAGE,),
        section=SPECIAL,
        quotes=("Maksimissaan kolme korotusta sallitaan, riippumatta korotusten määrästä.",),
        casino="126, 127",
        marks=(
            reading(
                N_("We read “riippumatta korotusten määrästä”, “however much they are”, as single and double raises.")
            ),
            ours(
                N_(
                    "Only the page on the high game has this; that the cap holds in high/low too, and heads-up, is our "
                    "choice."
                )
            ),
        ),
    ),
    "pot-limit": Entry(
        title=N_("Pot limit"),
        text=N_(
            "In pot limit a bet is at least the bring-in, and a raise at least as much as the last full bet or raise. "
            "The most is what the pot would be after calling. "
            "Any number of raises is allowed, and there is no completion."
        ),
        marks=(OURS,),
    ),
    "all-in": Entry(
        title=N_("All-in for less than a full bet"),
        text=N_(
            "In fixed limit an all-in that adds less than half of a full bet or raise is no raise, and nobody who has "
            "acted may raise again; half or more counts as a raise. Several short all-ins add up. "
            "In pot limit only a full raise opens the betting again."
        ),
        casino="129",
        marks=(OURS,),
    ),
    "uncalled": Entry(
        title=N_("What nobody called"),
        text=N_(
            "What nobody called goes back to the player who put it in: a bet, a bring-in, and the part of an ante that "
            "no other ante matches."
        ),
        marks=(OURS,),
    ),
}
