"""The words of the views themselves, in every language."""

from __future__ import annotations

from stud_teach.explain.catalogue import LANGUAGES, Text, say


def labels() -> dict[str, dict[str, str]]:
    """Return every label by language and key; a language lacks what its catalogue lacks."""
    return {lang: {key: str(text[lang]) for key, text in _LABELS().items() if text[lang]} for lang in LANGUAGES}


def _LABELS() -> dict[str, Text]:  # noqa: N802 - a table, made when asked for
    return {**_transport(), **_header(), **_table(), **_explanation(), **_evidence(), **_keys()}


def _transport() -> dict[str, Text]:
    return {
        "first": say("First step"),
        "back": say("Step back"),
        "play": say("Play"),
        "pause": say("Pause"),
        "next": say("Next step"),
        "nextStreet": say("Next street"),
        "last": say("Last step"),
        "speed": say("Speed"),
        "stepOf": say("Step {step} of {count}"),
        "timeline": say("Steps of the hand"),
        "more": say("More"),
        "close": say("Close"),
    }


def _header() -> dict[str, Text]:
    return {
        "allSeats": say("All seats"),
        "seatView": say("What seat {seat} sees"),
        "fourColour": say("Four-colour deck"),
        "language": say("Language"),
        "fullscreen": say("Full screen"),
        "leaveFullscreen": say("Leave full screen"),
        "keys": say("Keys"),
    }


def _table() -> dict[str, Text]:
    return {
        "table": say("The table"),
        "seat": say("Seat {seat}"),
        "dealer": say("Dealer"),
        "cardsLeft": say("{count} cards left"),
        "cardLeft": say("1 card left"),
        "pot": say("pot"),
        "mainPot": say("main pot {amount}"),
        "sidePot": say("side pot {amount}"),
        "community": say("community card"),
        "stack": say("stack {amount}"),
        "bet": say("bet {amount}"),
        "folded": say("folded"),
        "allIn": say("all-in"),
        "mucked": say("mucked"),
        "toAct": say("to act"),
        "bringsIn": say("Brings it in"),
        "actsFirst": say("Acts first"),
        "showsFirst": say("Shows first"),
        "wins": say("Wins {amount}"),
        "down": say("face down"),
        "unknown": say("unknown card"),
    }


def _explanation() -> dict[str, Text]:
    return {
        "deal": say("deal"),
        "action": say("action"),
        "ruling": say("ruling"),
        "ours": say("our choice"),
        "soFar": say("So far"),
        "whoGets": say("Who gets what"),
        "handRefused": say("This hand can't go on"),
        "handStops": say("The hand stops here."),
    }


def _evidence() -> dict[str, Text]:
    return {
        "sameRank": say("same rank"),
        "atStep": say("at step {step}"),
        "high": say("high"),
        "low": say("low"),
        "playsHigh": say("plays for high: solid, above"),
        "playsLow": say("plays for low: outlined, below"),
        "putIn": say("Put in by each seat"),
        "pots": say("Pots"),
        "halves": say("Halves"),
        "shares": say("Shares"),
        "oddChip": say("odd chip"),
    }


def _keys() -> dict[str, Text]:
    return {
        "keyStep": say("one step"),
        "keyEnds": say("first and last step"),
        "keyPlay": say("play or pause"),
        "keyStreet": say("go to a street"),
        "keyShowdown": say("go to the showdown"),
        "keySheet": say("this sheet"),
        "keyClose": say("close"),
        "space": say("Space"),
        "noHand": say("There is no hand to show."),
        "noView": say("This view is not known here."),
    }
