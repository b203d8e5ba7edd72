"""What the static forms share: an annotated trace as a reader of one language sees it, step by step."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple, cast

from stud_teach.cards.card import UNKNOWN
from stud_teach.engine.events import Seat
from stud_teach.pictures.schema import BoardCards, Boards, DoorCard, Doors, PaidHalf, PaidPot, PaidShare, Pots
from stud_teach.saying.checks import whole
from stud_teach.telling.catalogue import N_, Text, in_language, say
from stud_teach.telling.names import card_text, cards_text
from stud_teach.trace.schema import SeatNow, Table
from stud_teach.trace.trace import tables
from stud_teach.views.schema import AnnotatedTrace, CoveredTrace

# Characters that change how the text round them is laid out: they could make one player's name look like another's.
_LAYOUT = re.compile("[\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]")
_CONTROL = {"Cc", "Cs"}
REPLACED = "\ufffd"
UNBROKEN = "\u00a0"  # a blank at which no line breaks


def clean(text: str) -> str:
    """Return `text` with a replacement sign for every character that controls a terminal or the order of letters."""
    visible = _LAYOUT.sub(REPLACED, text)
    return "".join(REPLACED if unicodedata.category(char) in _CONTROL else char for char in visible)


class Group(NamedTuple):
    """Cards of one player that lie the same way, as texts write them; `down`: not seen by the others."""

    cards: tuple[str, ...]
    down: bool


class Branch(NamedTuple):
    """One line about the chips: how deep in the tree, what it is, the chips, what is said about it, and its rule."""

    depth: int
    name: str
    amount: int
    note: str
    rule: str | None


class Wording:
    """Texts in one language, cleaned, with the `names` of seats."""

    def __init__(self, lang: str, names: Mapping[Seat, Text]) -> None:
        self.lang = lang
        self.names = {seat: self.text(name) for seat, name in names.items()}

    def text(self, text: Text | None) -> str:
        """Return a text in the reader's language, nothing for no text."""
        return clean(in_language(text, self.lang))

    def word(self, message: Text) -> str:
        """Return one of our own messages in the reader's language."""
        return in_language(message, self.lang)

    def player(self, seat: Seat) -> str:
        """Return a player as "Seat 4, Jonas"."""
        return self.word(say("Seat {seat}, {name}", seat=seat, name=self.names[seat]))

    def ladder(self, entry: Doors | Boards) -> str:
        """Return a comparison of cards or boards as one line."""
        sign = f" {entry['sign'] if entry['kind'] == 'doors' else '>'} "
        return f"{self.text(entry['title'])}: {sign.join(map(self._rung, entry['items']))}"

    def _rung(self, item: DoorCard | BoardCards) -> str:
        cards = cards_text(item["cards"] if "cards" in item else [item["card"]])
        return self.word(say("{cards} (seat {seat})", cards=cards, seat=item["seat"])).replace(" ", UNBROKEN)

    def branches(self, pots: Pots) -> Iterator[Branch]:
        """Yield the chips' way line by line: each pot, its halves, their shares."""
        for pot in pots["pots"]:
            yield self._branch(0, self.text(pot["name"]), pot)
            for half in pot["halves"]:
                yield self._branch(1, self.text(half["name"]), half)
                for share in half["shares"]:
                    yield self._share(share)

    def _branch(self, depth: int, name: str, entry: PaidPot | PaidHalf | PaidShare) -> Branch:
        return Branch(depth, name, entry["amount"], self.text(entry["note"]), entry["rule"])

    def _share(self, share: PaidShare) -> Branch:
        branch = self._branch(2, self.player(share["seat"]), share)
        if share["paid"] != "later":
            return branch
        later = self.word(say("still to be paid"))
        return branch._replace(note=f"{branch.note}; {later}" if branch.note else later)


class Reader(Wording):
    """An annotated trace in one language: its words, cleaned, and the table after each step.

    Where the trace names seats as `covered`, their down cards are unknown in the tables until they have been shown.
    """

    def __init__(self, annotated: AnnotatedTrace, lang: str) -> None:
        super().__init__(lang, {entry["seat"]: entry["label"] for entry in annotated["seats"]})
        self.annotated, self.steps = annotated, annotated["steps"]
        self.covered = frozenset(cast(CoveredTrace, annotated).get("covered", ()))
        self.tables = [_face_down(table, self.covered) for table in tables(step["table"] for step in self.steps)]

    def at(self, step: int | None) -> int:
        """Return the number of a step; the last one for None. Raises IndexError when there is no such step."""
        last = len(self.steps) - 1
        if step is None:
            return last
        return whole(step, "step", 0, last, IndexError)

    def street(self, name: str) -> str:
        """Return a street's heading; the antes stand under the first one."""
        streets = self.annotated["streets"]
        return self.text(next((street["label"] for street in streets if street["name"] == name), streets[0]["label"]))

    def groups(self, seat: int, step: int) -> list[Group]:
        """Return the cards of a seat after `step`, in the order dealt."""
        state = self.tables[step]["seats"][str(seat)]
        found: list[Group] = []
        for card, up in zip(state["cards"], state["up"], strict=True):
            down = not up and not state["shown"]
            if found and found[-1].down == down:
                found[-1] = Group((*found[-1].cards, card_text(card)), down)
            else:
                found.append(Group((card_text(card),), down))
        return found

    def status(self, seat: int, step: int) -> list[str]:
        """Return the words that a seat wears after `step`: folded, all-in, acts first, wins 40 ..."""
        table = self.tables[step]
        state, opener = table["seats"][str(seat)], table["opener"]
        found = [say(_STATES[state["state"]])] if state["state"] in _STATES else []
        if opener and opener["seat"] == seat and not self._paying(step):
            found.append(say(_OPENERS[opener["as"]]))
        if table["to_act"] == seat:
            found.append(say("next to act"))
        if state["won"]:
            found.append(say("wins {amount}", amount=state["won"]))
        return [self.word(word) for word in found]

    def _paying(self, step: int) -> bool:
        return self.steps[step]["kind"] == "award"

    def middle(self, step: int) -> list[str]:
        """Return what lies in the middle after `step`: the pot, side pots, a community card, the deck."""
        table = self.tables[step]
        found = [self.word(say("Pot: {amount}", amount=table["pot"]))]
        if table["pots"] and table["pot"]:
            found[0] += f" ({' + '.join(map(str, table['pots']))})"
        if table["community"]:
            found.append(self.word(say("Community card: {card}", card=card_text(table["community"]))))
        found.append(self.word(say("Cards in the deck: {count}", count=table["deck"])))
        return found

    def ladders(self, step: int) -> Iterator[str]:
        """Yield the comparison of cards or boards that proves the ruling at `step`, as one line each."""
        for entry in self.steps[step]["evidence"]:
            if entry["kind"] == "doors" or entry["kind"] == "boards":
                yield self.ladder(entry)

    def pots(self, step: int) -> Pots | None:
        """Return the evidence of the pots at `step`, if it pays them."""
        return next((entry for entry in self.steps[step]["evidence"] if entry["kind"] == "pots"), None)

    def ending(self) -> str:
        """Return why the hand is not over: how it goes on, or why it can't; nothing for a finished one."""
        return self.text(self.annotated["refusal"] or self.annotated["not_over"])


def _face_down(table: Table, seats: Collection[int]) -> Table:
    """Return a table with the down cards of `seats` unknown, but for those that have been shown."""
    if not seats:
        return table
    return {**table, "seats": {seat: _back(now) if int(seat) in seats else now for seat, now in table["seats"].items()}}


def _back(seat: SeatNow) -> SeatNow:
    if seat["shown"]:
        return seat
    cards = [card if up else UNKNOWN for card, up in zip(seat["cards"], seat["up"], strict=True)]
    return {**seat, "cards": cards}


_STATES = {"folded": N_("folded"), "all-in": N_("all-in"), "mucked": N_("mucked")}
_OPENERS = {"bring-in": N_("Brings it in"), "first-actor": N_("Acts first"), "shows-first": N_("Shows first")}
