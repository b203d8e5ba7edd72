"""Acting at a live table from Python: a short call for each of its commands that plays the hand on."""

from __future__ import annotations

from typing import Any, Self

from stud_teach.cards.card import Cards


class Acting:
    """What a `Hand` can do, done at a live table: each call is the command of a click, and returns the table.

    Each raises StudError, with what is wrong, when it is refused; then nothing has changed.
    """

    def do(self, command: object) -> Self:
        """Do what a command says."""
        raise NotImplementedError

    def deal(self, cards: Cards | None = None) -> Self:
        """Deal what is due on this street from the seed, or `cards`, such as "AsKd2c", to the next seat."""
        return self.do({"do": "deal", "cards": cards})

    def fold(self) -> Self:
        """Let the player to act fold."""
        return self._act("fold")

    def check(self) -> Self:
        """Let the player to act check; refused where that would cost chips."""
        return self._act("check")

    def call(self) -> Self:
        """Let the player to act call; with nothing to call, that is a check."""
        return self._act("call")

    def bring_in(self) -> Self:
        """Let the player to act bring it in."""
        return self._act("bring-in")

    def bet(self, to: int) -> Self:
        """Let the player to act bet, complete or raise to a total of `to` chips on this street."""
        return self._act("bet", to)

    def raise_to(self, to: int) -> Self:
        """Do what `bet` does."""
        return self._act("raise", to)

    def complete(self, to: int | None = None) -> Self:
        """Let the player to act complete the bet: to the full small bet, or all-in for less (rule `completion`)."""
        return self._act("complete", to)

    def _act(self, kind: str, to: Any = None) -> Self:
        return self.do({"do": "act", "kind": kind, "to": to})

    def show(self) -> Self:
        """Let everybody show who has not."""
        return self.do({"do": "show"})

    def muck(self, seat: int) -> Self:
        """Let a seat muck its hand at the showdown (rule `muck`)."""
        return self.do({"do": "muck", "seat": seat})

    def undo(self) -> Self:
        """Take back what was done last, all of it: a deal with all its cards."""
        return self.do({"do": "undo"})

    def redo(self) -> Self:
        """Do again what was taken back."""
        return self.do({"do": "redo"})
