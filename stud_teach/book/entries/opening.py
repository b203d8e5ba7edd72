"""The rule book on opening: the bring-in, who acts first, and whose turn it is."""

from __future__ import annotations

from stud_teach.book.entries.entry import BETTING_ORDER, BOTH, BRING_IN, OURS, OURS_IN_WSOP, Entry, ours, reading
from stud_teach.telling.catalogue import N_

ENTRIES = {
    "bring-in": Entry(
        title=N_("Who brings it in"),
        text=N_(
            "On third street one player must open the betting by paying the bring-in: the door cards decide who. "
            "Aces are high."
        ),
        pages=BOTH,
        section=BRING_IN,
        quotes=(
            "Pienimmän avoimen kortin omistajan",
            "isoimman kortin omistajan 'pot limit' -peleissä on maksettava 'bring-in'",
        ),
        casino="215, 240",
        marks=(ours(N_("The room’s page does not say how high an ace is; that it is high is our choice.")),),
    ),
    "bring-in-suit": Entry(
        title=N_("Equal door cards"),
        text=N_("Door cards of the same rank are parted by suit, from best to worst: spades, hearts, diamonds, clubs."),
        pages=BOTH,
        section=BRING_IN,
        quotes=(
            "Korttien ollessa samaa numeroa ratkaisee maa paremmuuden seuraavassa järjestyksessä: "
            "pata, hertta, ruutu ja risti.",
        ),
    ),
    "bring-in-amount": Entry(
        title=N_("How much the bring-in is"),
        text=N_(
            "The bring-in is set for the game, usually at twice the ante. "
            "Who owes it may open for more: in fixed limit for the full small bet, in pot limit for up to the pot."
        ),
        pages=BOTH,
        section=BRING_IN,
        quotes=("yleensä on 2 x alkupanos", "'Bring-in' voi olla myös suurempi, mikäli limitti sen sallii."),
        casino="216",
    ),
    "bring-in-limit": Entry(
        title=N_("A bring-in as big as the small bet"),
        text=N_(
            "In fixed limit the bring-in is at most the small bet. "
            "When it is equal to the small bet, there is nothing to complete."
        ),
        marks=(OURS,),
    ),
    "bring-in-short": Entry(
        title=N_("Too few chips for the bring-in"),
        text=N_(
            "Who has too few chips for the bring-in puts in what is left and is all-in. "
            "The others still owe the full bring-in."
        ),
        casino="217",
        marks=(OURS,),
    ),
    "bring-in-all-in": Entry(
        title=N_("No chips left for the bring-in"),
        text=N_(
            "If the player who should bring it in has no chips after the ante, the next player clockwise who has chips "
            "acts first and may fold, bring it in or open. After a fold the next one has the same choice."
        ),
        casino="217",
        marks=(OURS,),
    ),
    "first-actor": Entry(
        title=N_("Who acts first"),
        text=N_(
            "On third street the player who owes the bring-in acts first. "
            "From fourth street on the best hand showing acts first."
        ),
        pages=BOTH,
        section=BETTING_ORDER,
        quotes=("Pelaaja, jolla on näkyvissä suurin kortti aloittaa pelaamisen jokaisella panostuskierroksella.",),
        casino="215",
        marks=(
            reading(
                N_(
                    "The page’s words “suurin kortti” mean “the highest card”; we read them as the best hand showing, "
                    "for an English page of the same room says “highest hand on the board”."
                )
            ),
        ),
    ),
    "showing-hand": Entry(
        title=N_("What a board is worth"),
        text=N_(
            "A board is a player’s own up cards: four or three of a kind, two pairs, a pair, then high cards. "
            "Straights and flushes do not count, and a community card never does."
        ),
        marks=(OURS, OURS_IN_WSOP),
    ),
    "first-actor-tie": Entry(
        title=N_("Equal boards"),
        text=N_("When the best hands showing are equal, the seats or the suits say which of them goes first."),
        casino="215, 240",
        marks=(OURS,),
        notes=(N_("The tournaments’ rule stands in the part on stud of the WSOP Tournament Rules 2024."),),
    ),
    "first-actor-all-in": Entry(
        title=N_("The best board is all-in"),
        text=N_(
            "If the best hand showing is all-in, it is as if it checked: "
            "the next player clockwise who can act goes first."
        ),
        casino="240",
        marks=(OURS,),
    ),
    "no-action": Entry(
        title=N_("No more betting"),
        text=N_(
            "When nobody has chips any more, or only one player has and owes no call, there is no betting and no "
            "bring-in: the remaining cards are dealt. Nobody may raise players who are all all-in."
        ),
        marks=(OURS,),
    ),
    "turn": Entry(
        title=N_("Whose turn it is"),
        text=N_(
            "Turns go clockwise until everybody still in has called or is all-in. "
            "When the bring-in is merely called, the player who brought it in may not raise it."
        ),
        pages=BOTH,
        section=BRING_IN,
        quotes=("'Bring-inin' jälkeen edetään myötäpäivään.",),
        marks=(ours(N_("The room’s page only says “clockwise”; where a round ends is our choice.")),),
    ),
}
