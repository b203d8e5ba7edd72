"""Table: a live table, to deal and act at, go back, try something else, and change the rules."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any, Literal, Self

from stud_teach.engine.building import keywords
from stud_teach.engine.events import StudError
from stud_teach.engine.hand import Hand
from stud_teach.live.commands import COMMANDS, checked_command, refuse_stale
from stud_teach.live.live import News, obey
from stud_teach.live.saving import SAVE, plain_name, save, with_lesson
from stud_teach.live.schema import Notice, TableState
from stud_teach.live.session import Session, begin, copy
from stud_teach.live.words import live_state, news_message, trouble_message
from stud_teach.saying.messages import Message, both
from stud_teach.scenarios import find_hand
from stud_teach.still.hand import summary
from stud_teach.trace.trace import trace
from stud_teach.views.annotate import annotate
from stud_teach.widgets.acting import Acting
from stud_teach.widgets.presenting import Presenting
from stud_teach.widgets.traits import shown

STAYS = {"rename", "rules", "save"}  # what is done without leaving the step that is shown


class Table(Acting, Presenting):
    """A live table: deal, act, undo, go back and try something else, change the rules, save.

    Without `hand`, `settings` are those of `Hand.new`, as in `Table(game="stud8", players=6)`. `hand` is a scenario's
    name, the path of a `.phh` file or a `Hand` to play on from, with `rules` and `house` as in `Replay`. `seed` fixes
    what is dealt. All that the page can do, `do` does from Python; what plays a `Hand` on has a method of the same name
    here. `covered` and `spotlight` are as in `Replay`.

    Raises what `Hand.new` or `find_hand` raises, ValueError for another language or deck, TypeError for a name that is
    none of these, and TraitError for a seat to cover that does not exist.

    >>> Table(players=3, seed=7).deal().bring_in().hand.legal_actions()
    (fold, call 2, complete to 5)
    """

    takes_also = ("game", "limit", *keywords(Hand.new))
    state = shown(TableState)

    def __init__(
        self,
        hand: Hand | str | Path | None = None,
        *,
        lang: str | None = None,
        deck: int = 2,
        seed: int | str = 1,
        covered: Collection[int] | int | Literal["all"] = (),
        rules: str | None = None,
        house: Mapping[str, object] | None = None,
        **settings: Any,
    ) -> None:
        if hand is not None and settings:
            message = Message("A hand that is given has its own {settings}: leave out that, or the hand.")
            raise TypeError(message.filled(settings=both(settings)))
        if hand is None:
            hand = Hand.new(**settings, rules=rules or "room", house=house, seed=seed)
        else:
            hand = find_hand(hand, rules, house)
        self._session = begin(hand, seed)
        self._told: Session | None = None  # what the page was told of last
        self._turn = 0
        super().__init__("table", lang, deck)
        self._put(trouble_message(hand.refused) if hand.refused else None)
        self.covered = covered
        self.on_msg(self._hear)

    # For Python

    @property
    def hand(self) -> Hand:
        """Return the hand on the table, as a hand of its own: changing it changes nothing here."""
        return copy(self._session.branch.hand)

    @property
    def branches(self) -> dict[str, Hand]:
        """Return the hand of every branch by its name, each a hand of its own."""
        return {branch.name: copy(branch.hand) for branch in self._session.branches}

    def do(self, command: object) -> Self:
        """Do what a command says, such as {"do": "act", "kind": "raise", "to": 10}, and return the table.

        The commands are act, deal, show, muck, undo, redo, branch, switch, rename, drop, rules, new and save. Raises
        StudError, with what is wrong, when it is refused; then nothing has changed.
        """
        given = checked_command(command, {**COMMANDS, **SAVE})
        if given.pop("do") == "save":
            self.save(plain_name(given.pop("name")), **given)
            return self
        self._session, news = obey(self._session, command)
        self._put(news_message(news), stays=news.do in STAYS)
        return self

    def save(
        self, path: str | Path, title: str | None = None, lesson: str | None = None, *, overwrite: bool = False
    ) -> Path:
        """Write the hand as a scenario with a title and a lesson in the table's language, and return the path.

        Raises BadCommand when there is such a file already, unless `overwrite`, or it can't be written, ValueError for
        what is no path, and a title or lesson that is no text.
        """
        branch = self._session.branch
        hand = with_lesson(branch.hand, self.lang, title, lesson)
        written = save(hand, path, overwrite=overwrite)
        self._session = self._session.with_current(branch._replace(hand=hand))
        self._put(news_message(News("save", {"name": written.name})), stays=True)
        return written

    # For the page

    def _hear(self, _widget: Any, content: Any, _buffers: Any) -> None:
        """Do what the page asks for, and answer with what then lies on the table, or with why not."""
        asked = content if isinstance(content, dict) else {}
        try:
            refuse_stale(asked.get("n"), self._turn)
            self.do(asked.get("command"))
        except StudError as error:
            self._put(trouble_message(error, asked.get("command")), stays=True)

    def _put(self, message: Notice | None, *, stays: bool = False) -> None:
        """Send the page all that there is to see, in one message."""
        self._turn += 1
        now, told, at_end = self._session, self._told, self.step >= self.last
        with self.hold_sync():
            if told is None or told.branch.hand is not now.branch.hand:
                self._bring(annotate(trace(now.branch.hand, show=False)))
                self._leave_seats_that_are_gone()
            live = self.state if told is now else live_state(now)
            self._told = now
            self.set_trait("state", {**live, "n": self._turn, "message": message})
            self.step = min(self.step, self.last) if stays and not at_end else self.last

    def refused(self, error: Exception) -> None:
        """Tell the page why what it has set does not exist."""
        self._put(trouble_message(error), stays=True)

    def __repr__(self) -> str:
        return summary(self._whole(), self.lang) if self.trace else "Table()"
