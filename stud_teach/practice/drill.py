"""Practice without end: fresh deals for the chosen topics, those more often in which something was missed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from hashlib import sha256
from typing import Any

from stud_teach.asking import KINDS, OTHER, Question, questions_of
from stud_teach.engine.building import needed_seed
from stud_teach.engine.events import BadSetup
from stud_teach.engine.hand import Hand
from stud_teach.practice.quiz import Asking
from stud_teach.practice.record import Entry
from stud_teach.practice.topics import Source, Topic, topic
from stud_teach.saying.messages import Message
from stud_teach.search import Impossible, deals
from stud_teach.trace.trace import Trace, trace

SETTINGS = ("game", "limit", "players", "rules", "house")
_MOST_DEBT = 6
_TRIES = 40  # deals looked at for a question


class Drill(Asking):
    """Questions on fresh deals, without end.

    `topics` are kinds of questions or points, all kinds by default; `seed` fixes all of them: the same seed gives the
    same sheet to everybody who answers alike, and the same questions of each topic in any case. `game`, `limit`,
    `players`, `rules` and `house` are those of `deals`, chosen to fit where they are left out.

    Raises UnknownTopic, Impossible where a topic cannot come up in such a game, and what `deals` raises.
    """

    def __init__(
        self,
        *topics: str,
        seed: int | str = 1,
        game: str | None = None,
        limit: str | None = None,
        players: int | None = None,
        rules: str | None = None,
        house: Mapping[str, object] | None = None,
    ) -> None:
        super().__init__()
        self.seed = needed_seed(seed)
        settings = {"game": game, "limit": limit, "players": players, "rules": rules, "house": house}
        self.settings = {name: value for name, value in settings.items() if value is not None}
        self.topics = tuple({each.name: each for each in map(topic, topics or KINDS)}.values())
        self._streams = {each.name: _Stream(each, seed, self.settings) for each in self.topics}
        self._debts = dict.fromkeys(self._streams, 0)
        self._ready: tuple[str, Trace, Question, dict[str, object]] | None = None  # what was looked for ahead

    def prepare(self) -> None:
        """Look for the next question ahead. It depends on the answers, so while a question is open nothing is done."""
        if self._ready is None and (self.entry is None or self.entry.done):
            name = self._chosen()
            self._ready = name, *self._streams[name].next()

    def _bring_next(self) -> None:
        self.prepare()
        assert self._ready is not None
        (name, self._played, question, hand), self._ready = self._ready, None
        self._seen, self._also = self._played, ()
        self._ask(question, hand, name)

    def _chosen(self) -> str:
        """Return the topic of the next question: each has one lot, and more for what was missed lately."""
        lots = [name for name, debt in self._debts.items() for _ in range(1 + debt)]
        return lots[_dice(self.seed, "topic", len(self.entries)) % len(lots)]

    def _take_note(self, entry: Entry) -> None:
        if len(entry.answers) + entry.given_up > 1:
            return  # the first answer has counted
        debt = self._debts[entry.topic]
        self._debts[entry.topic] = max(debt - 1, 0) if entry.right_first else min(debt + 2, _MOST_DEBT)

    def _about(self) -> dict[str, object]:
        return {"seed": self.seed, "topics": [each.name for each in self.topics], "settings": self.settings}


class _Stream:
    """The questions of one topic, one after the other: which they are depends on the seed alone."""

    def __init__(self, about: Topic, seed: int | str, settings: Mapping[str, Any]) -> None:
        self.topic, self.seed, self.count = about, seed, 0
        self.sources: list[tuple[Source, Iterator[Hand], str, Mapping[str, Any]]] = []
        refused: Impossible | BadSetup | None = None
        for at, source in enumerate(about.sources):
            own = {**source.settings, **settings}
            name = f"{seed}/{about.name}/{at}"
            try:
                self.sources.append((source, deals(*source.points, seed=name, **own), name, own))
            except (Impossible, BadSetup) as error:  # BadSetup: the house does not offer such a game
                refused = refused or error
        if not self.sources and refused:
            raise refused

    def next(self) -> tuple[Trace, Question, dict[str, object]]:
        """Return the next question with the hand that it is from."""
        for _ in range(_TRIES):
            source, hands, name, _ = self.sources[self._turn()]
            self.count += 1
            hand = next(hands)
            played = trace(hand)
            question = self._pick(questions_of(played, self.topic.kinds), source)
            if question:
                setup = hand.setup
                told = {"points": list(source.points), "seed": name, "game": setup.game.name}
                return played, question, {**told, "limit": str(setup.limit), "rules": hand.rules, "number": self.count}
        raise LookupError(
            Message("There is no question about {topic} in {tries} deals.", topic=self.topic.name, tries=_TRIES)
        )

    def _turn(self) -> int:
        """Return which source is next: each once in their order, plain ones before rare ones, then by lot."""
        if self.count < len(self.sources):
            return self.count
        return _dice(self.seed, self.topic.name, self.count) % len(self.sources)

    def _pick(self, found: tuple[Question, ...], source: Source) -> Question | None:
        """Return one of the questions with the most mistakes to make, those about the source's rules first."""
        if not found:
            return None
        about = [question for question in found if question.rule in source.rules] or list(found)
        most = max(map(_named, about))
        best = [question for question in about if _named(question) >= most - 1]
        return best[_dice(self.seed, self.topic.name, "pick", self.count) % len(best)]


def _named(question: Question) -> int:
    return sum(choice.mistake not in (None, OTHER) for choice in question.choices)


def _dice(*parts: object) -> int:
    """Return a number that `parts` stand for: the same on every machine."""
    text = "/".join(map(str, parts))
    return int.from_bytes(sha256(text.encode()).digest()[:6])
