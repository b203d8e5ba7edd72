"""The words of the views themselves, in every language; the view fills their places."""

from __future__ import annotations

from stud_teach.telling.catalogue import N_, language_name, languages, template


def labels() -> dict[str, dict[str, str]]:
    """Return every label by language and key; under "own" stands the language's name in itself."""
    texts = {key: template(message) for key, message in LABELS.items()}
    return {
        lang: {"own": language_name(lang), **{key: text[lang] for key, text in texts.items()}} for lang in languages()
    }


LABELS = {
    # transport
    "first": N_("First step"),
    "back": N_("One step back"),
    "play": N_("Play"),
    "pause": N_("Pause"),
    "next": N_("Next step"),
    "nextStreet": N_("Next street"),
    "last": N_("Last step"),
    "speed": N_("Speed"),
    "stepOf": N_("Step {step} of {count}"),
    "timeline": N_("Steps of the hand"),
    "more": N_("More"),
    "close": N_("Close"),
    # header
    "allSeats": N_("All seats"),
    # Translators: whose cards are to be seen
    "seatView": N_("Seat {seat}’s view"),
    "fourColour": N_("Four-colour deck"),
    "language": N_("Language"),
    "fullscreen": N_("Full screen"),
    "leaveFullscreen": N_("Leave full screen"),
    "keys": N_("Keys"),
    # Translators: an instructor covers the down cards that a class is not to see yet
    "covered": N_("Down cards covered"),
    "uncovered": N_("No down cards covered"),
    "coverDown": N_("Cover down cards"),
    # Translators: said to screen readers: a seat and its name, or a card
    "spotlight": N_("In the spotlight: {what}"),
    # table
    "table": N_("The table"),
    "seat": N_("Seat {seat}"),
    "dealer": N_("Dealer"),
    "cardsLeft": N_("{count} cards left"),
    "cardLeft": N_("1 card left"),
    # Translators: under the amount in the middle of the table
    "pot": N_("pot"),
    "mainPot": N_("main pot {amount}"),
    "sidePot": N_("side pot {amount}"),
    "community": N_("community card"),
    "stack": N_("stack {amount}"),
    "bet": N_("bet {amount}"),
    "folded": N_("folded"),
    "allIn": N_("all-in"),
    # Translators: a player who did not show at the showdown
    "mucked": N_("mucked"),
    "toAct": N_("next to act"),
    # Translators: flags on a seat
    "bringsIn": N_("Brings it in"),
    "actsFirst": N_("Acts first"),
    "showsFirst": N_("Shows first"),
    "wins": N_("Wins {amount}"),
    "down": N_("face down"),
    "unknown": N_("unknown card"),
    # explanation
    # Translators: what a step is, after the street: "Third street · ruling"
    "deal": N_("deal"),
    "action": N_("action"),
    "ruling": N_("ruling"),
    # Translators: a tag beside a rule where the room's page is silent
    "ours": N_("our choice"),
    "soFar": N_("So far"),
    "whoGets": N_("Who gets what in all"),
    "handRefused": N_("Against the rules"),
    # Translators: in the panel of a rule, above the pages and sections that have it
    "ruleFrom": N_("Where it comes from"),
    # evidence
    "sameRank": N_("same rank"),
    "atStep": N_("at step {step}"),
    "high": N_("high"),
    "low": N_("low"),
    "playsHigh": N_("plays for high: solid, above"),
    "playsLow": N_("plays for low: outlined, below"),
    "putIn": N_("Put in by each seat"),
    "pots": N_("Pots"),
    "halves": N_("Halves"),
    "shares": N_("Shares"),
    # Translators: beside a share of a pot, when it is paid
    "paidNow": N_("paid now"),
    "paidLater": N_("still to be paid"),
    "oddChip": N_("odd chip"),
    # keys
    "keyStep": N_("one step back, one step on"),
    "keyEnds": N_("first step, last step"),
    "keyPlay": N_("play or pause"),
    "keyStreet": N_("third to seventh street"),
    "keyShowdown": N_("showdown"),
    "keyFull": N_("full screen on or off"),
    "keySheet": N_("this list"),
    "keyClose": N_("close this list; spotlight off"),
    # Translators: with Shift to the one before
    "keyLight": N_("spotlight on the next seat (Shift: the one before)"),
    "keyCard": N_("spotlight on its next card"),
    "keyCover": N_("cover or uncover down cards: of the seat in the spotlight, or all"),
    "space": N_("Space"),
    # live table
    "undo": N_("Undo"),
    "redo": N_("Redo"),
    "branches": N_("Branches"),
    "rename": N_("Rename"),
    "remove": N_("Remove"),
    # Translators: of a branch
    "name": N_("Name"),
    "tryHere": N_("Try something else from here"),
    "toEnd": N_("Back to the end"),
    "atPast": N_("Looking back: step {step} of {count}"),
    "pickCards": N_("Choose the cards"),
    "pickFor": N_("Cards for seat {seat}"),
    "dealPicked": N_("Deal these cards"),
    "showPicked": N_("Show these cards"),
    "clear": N_("Clear"),
    "amount": N_("Amount"),
    "noAnswer": N_("The kernel doesn’t answer. If it is busy, wait; if it was restarted, run the cell again."),
    # live table: rules and a new hand
    "settings": N_("Rules and new hand"),
    "houseRules": N_("House rules"),
    "ruleSet": N_("Rule set"),
    "applyRules": N_("Play on by these rules"),
    "newHand": N_("New hand"),
    "beginHand": N_("Begin a new hand"),
    "game": N_("Game"),
    "limit": N_("Limit"),
    "players": N_("Players"),
    "stacks": N_("Stacks"),
    "ante": N_("Ante"),
    "bringIn": N_("Bring-in"),
    "smallBet": N_("Small bet"),
    "bigBet": N_("Big bet"),
    # Translators: the number that a deal of cards is made from
    "seed": N_("Seed of the deal"),
    # live table: saving
    "save": N_("Save"),
    "fileName": N_("File name"),
    "title": N_("Title"),
    "lesson": N_("Lesson"),
    # gallery
    "gallery": N_("Teaching hands"),
    "search": N_("Search"),
    # Translators: the button that opens the list of rules to choose from
    "rules": N_("Rules"),
    "hands": N_("{count} hands"),
    "foundHands": N_("{count} of {total} hands"),
    "showAll": N_("Show all"),
    "noneFound": N_("No teaching hand shows all of that."),
    "backToGallery": N_("Back to the gallery"),
    "previousHand": N_("Hand before"),
    "nextHand": N_("Next hand"),
    # two houses compared
    "endsHow": N_("How it ends"),
    "difference": N_("Difference"),
    "same": N_("the same"),
    "noResult": N_("no result"),
    "rulesDiffer": N_("Where the rules differ"),
    "furtherOn": N_("Further on"),
    # questions
    "question": N_("Question {n}"),
    "questionOf": N_("Question {n} of {count}"),
    # Translators: the score: so many of the questions answered so far
    "firstTry": N_("{right} of {count} right at the first try"),
    "choices": N_("Choices"),
    "chooseSeat": N_("Choose a seat here or on the table."),
    # Translators: a flag on the seat or choice that was wrong
    "yourChoice": N_("Your choice"),
    "notRight": N_("Not right: {choice}"),
    "right": N_("Right: {choice}"),
    # Translators: where the learner had the answer shown
    "answerIs": N_("The answer: {choice}"),
    "hint": N_("Hint"),
    "showAnswer": N_("Show the answer"),
    "nextQuestion": N_("Next question"),
    "nextDeal": N_("Next deal"),
    "results": N_("Results"),
    "proofLater": N_("What proves it appears when you have answered."),
    "noneAnswered": N_("No question has been answered yet."),
    # Translators: headings of narrow columns of numbers: asked, right at the first try, right in the end, hints, shown
    "countAsked": N_("Asked"),
    "countFirst": N_("At once"),
    "countRight": N_("In the end"),
    "countHints": N_("Hints"),
    "countShown": N_("Shown"),
    "rule": N_("Rule"),
    "needsKernel": N_("Python judges the answers: run the cell to answer."),
    "keyChoose": N_("go to a choice"),
    "keyAnswer": N_("answer with it"),
    "keyHint": N_("hint"),
    "keyGoOn": N_("after the answer: next question"),
    # nothing to show
    "noHand": N_("There is no hand to show yet."),
    "noView": N_("This version knows no view called “{view}”."),
}
