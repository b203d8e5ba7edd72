"""The rule book on dealing."""

from __future__ import annotations

from stud_teach.book.entries.entry import (
    ANTE,
    BOTH,
    DEALING,
    OURS,
    OURS_IN_WSOP,
    PLAYERS,
    READING,
    SPECIAL,
    TOURNAMENT,
    Entry,
    Kind,
    Mark,
    ours,
)
from stud_teach.telling.catalogue import N_

ENTRIES = {
    "players": Entry(
        title=N_("How many can play"),
        text=N_("Two to eight players can be in a hand, each with at least one chip."),
        pages=BOTH,
        section=PLAYERS,
        quotes=("Maksimissaan kahdeksan pelaajaa voi olla mukana samassa pelissä.",),
        marks=(ours(N_("The room’s page names only the most; at least two, each with chips, is our choice.")),),
    ),
    "seats": Entry(
        title=N_("How the seats are numbered"),
        text=N_(
            "Seats are numbered from 1, clockwise from the dealer’s left, and dealt in that order. "
            "So the lowest number is the nearest clockwise from the dealer."
        ),
        marks=(READING,),
        notes=(
            N_(
                "The same room’s English page on sökö has no button and deals clockwise from the dealer box: "
                "that settles how we read it."
            ),
        ),
    ),
    "ante": Entry(
        title=N_("The ante"),
        text=N_("Everybody pays the ante before any card is dealt."),
        pages=BOTH,
        section=ANTE,
        quotes=("Alkupanokset pitää maksaa ennen kuin yhtään korttia on jaettu.",),
    ),
    "ante-short": Entry(
        title=N_("Too few chips for the ante"),
        text=N_("Who has fewer chips than the ante puts in what there is and is all-in."),
        marks=(OURS,),
    ),
    "deal": Entry(
        title=N_("The cards of each street"),
        text=N_(
            "On third street everybody gets two cards face down and one face up, the door card. "
            "On fourth, fifth and sixth street those still in get one up card each, on seventh street one down card."
        ),
        pages=BOTH,
        section=DEALING,
        quotes=("Jokaiselle pelaajalle jaetaan kolme korttia, joista kaksi kuvapuoli alaspäin.",),
    ),
    "burn": Entry(
        title=N_("Burned cards"),
        text=N_(
            "To burn a card is to lay the top card of the deck aside, unseen, before a street is dealt. "
            "Nobody ever learns which cards were burned."
        ),
        marks=(OURS,),
    ),
    "deck-short": Entry(
        title=N_("The deck is too short for seventh street"),
        text=N_(
            "When the deck cannot give everybody still in a seventh card, one community card is dealt face up: "
            "it is the seventh card of all."
        ),
        pages=BOTH,
        section=SPECIAL,
        quotes=(
            "Jos pakassa ei ole tarpeeksi kortteja jaettavaksi jokaiselle pelaajalle seitsemännellä kierroksella, "
            "niin pöydälle jaetaan yksi yhteinen kortti",
        ),
        casino="228",
        marks=(Mark(Kind.OURS, (TOURNAMENT,), N_("For tournaments we take the casino’s rule; that is our choice.")),),
    ),
    "community-no-bet": Entry(
        title=N_("Betting after a community card"),
        text=N_("A community card makes seventh street special: houses differ on whether there is betting after it."),
        pages=BOTH,
        section=SPECIAL,
        quotes=(
            "kaikki pelaajat käyttävät tätä samaa korttia seitsemäntenä korttinaan, ja korotusta/panostusta ei sallita",
        ),
        marks=(OURS_IN_WSOP,),
    ),
}

# What a human dealer may get wrong: named here, so that nobody looks for it elsewhere.
OUTSIDE = Entry(
    title=N_("What the rules here leave out"),
    text=N_(
        "Left out is what concerns a human dealer: cards exposed or dealt too soon, misdeals, a wrong bring-in and how "
        "it is mended, absent players, and betting out of turn. "
        "Here every card is dealt right, and an action out of turn is refused."
    ),
    casino="214, 218, 221–227, 230",
)
