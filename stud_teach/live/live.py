"""A live table: commands such as {"do": "undo"}, done to a demonstration; one that is refused changes nothing.

Nothing is lost: what is tried from an earlier point, and every new hand, is a branch of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from stud_teach.cards.card import Cards
from stud_teach.engine.events import Action, Do, Kind
from stud_teach.engine.hand import Hand
from stud_teach.engine.refusals import Phase
from stud_teach.engine.setup import Setup
from stud_teach.games import Limit
from stud_teach.live.commands import (
    BadCommand,
    checked_cards,
    checked_command,
    checked_game,
    checked_house,
    checked_name,
    refuse,
)
from stud_teach.live.session import (
    Branch,
    NotUnder,
    Session,
    actions_until,
    copy,
    first_difference,
    has_choice,
    legal_part,
    next_seed,
    remade,
)
from stud_teach.saying.checks import one_of
from stud_teach.saying.messages import Message


class News(NamedTuple):
    """What a command has done, as plain values for the texts."""

    do: str
    facts: Mapping[str, Any] = {}


Done = tuple[Session, News]


def obey(session: Session, command: object) -> Done:
    """Return the demonstration after `command`, and what was done.

    Raises Refused where the rules forbid it (NotUnder where other rules forbid what was played), BadCommand where it is
    no command or can't be done here, BadSetup where no hand can be played so.
    """
    given = checked_command(command)
    return _COMMANDS[given.pop("do")](session, **given)


# Playing on

_DO = {
    Kind.FOLD: Do.FOLD,
    Kind.CHECK: Do.CHECK_OR_CALL,
    Kind.CALL: Do.CHECK_OR_CALL,
    Kind.BRING_IN: Do.BRING_IN,
    Kind.COMPLETE: Do.BET_TO,
    Kind.BET: Do.BET_TO,
    Kind.RAISE: Do.BET_TO,
}


def _played(session: Session, hand: Hand, do: str, **facts: Any) -> Done:
    return session.with_current(session.branch.extended(hand)), News(do, facts)


def _act(session: Session, kind: str, to: int | None = None) -> Done:
    one_of(kind, "kind", _DO, BadCommand.refusing("no-such-act"))
    hand, do = copy(session.branch.hand), _DO[Kind(kind)]
    if do is Do.BET_TO and to is None and kind != Kind.COMPLETE:
        refuse("amount-missing", Message("The action “{kind}” needs the total that it goes to.", kind=kind))
    if do is not Do.BET_TO and to is not None:
        refuse("amount-given", Message("The action “{kind}” takes no amount.", kind=kind))
    seat = hand.to_act
    if kind == Kind.CHECK:
        hand.check()
    elif kind == Kind.COMPLETE:
        hand.complete(to)
    else:
        hand.apply(Action(do, seat, to))
    return _played(session, hand, "act", seat=seat)


def _deal(session: Session, cards: Cards | None = None) -> Done:
    hand = copy(session.branch.hand)
    if cards is None:
        hand.deal()
    elif hand.table.phase is Phase.COMMUNITY:
        hand.apply(Action(Do.COMMUNITY, cards=checked_cards(cards)))
    else:
        hand.apply(Action(Do.DEAL, hand.table.awaited().seat, cards=checked_cards(cards)))
    return _played(session, hand, "deal")


def _show(session: Session, seat: int | None = None, cards: Cards | None = None) -> Done:
    """Let all show that have not, or one seat, which may name cards that nobody knew."""
    hand = copy(session.branch.hand)
    if hand.finished:
        refuse("nothing-to-show", Message("The hand is over, and there is nothing left to show."))
    if seat is not None:
        own = tuple(hand.table.seats[seat].cards) if seat in hand.table.seats else ()
        hand.apply(Action(Do.SHOW, seat, cards=own if cards is None else checked_cards(cards)))
    elif cards is not None:
        refuse("whose-cards", Message("Whoever shows cards needs a seat."))
    else:
        hand.show()
    return _played(session, hand, "show")


def _muck(session: Session, seat: int) -> Done:
    return _played(session, copy(session.branch.hand).apply(Action(Do.MUCK, seat)), "muck")


def _undo(session: Session) -> Done:
    branch = session.branch
    if not branch.moves:
        refuse("nothing-to-undo", Message("There is nothing to undo."))
    actions, at = branch.hand.actions, branch.moves[-1]
    undone = (*branch.undone, tuple(actions[at:]))
    changed = branch._replace(hand=remade(branch.hand, actions[:at]), moves=branch.moves[:-1], undone=undone)
    return session.with_current(changed), News("undo")


def _redo(session: Session) -> Done:
    branch, hand = session.branch, copy(session.branch.hand)
    if not branch.undone:
        refuse("nothing-to-redo", Message("There is nothing to redo."))
    for action in branch.undone[-1]:
        hand.apply(action)
    return session.with_current(branch.extended(hand)._replace(undone=branch.undone[:-1])), News("redo")


# Branches


def _fork(session: Session, step: int, name: str | None = None) -> Done:
    hand = session.branch.hand
    tried = remade(hand, hand.actions[: actions_until(hand, step)])
    if not has_choice(tried):
        message = Message("From there on nothing is left to choose, so there is nothing else to try.")
        refuse("nothing-to-try", message)
    forked = session.added(tried, session.current, name)
    return forked, News("branch", {"branch": forked.current, "of": session.current})


def _switch(session: Session, branch: str) -> Done:
    found = session.named(branch).name
    return session._replace(current=found), News("switch", {"branch": found})


def _rename(session: Session, branch: str, name: str) -> Done:
    old = session.named(branch).name
    new = old if name == old else session.free_name(name)

    def called(one: str | None) -> Any:
        return new if one == old else one

    branches = [each._replace(name=called(each.name), of=called(each.of)) for each in session.branches]
    return Session(tuple(branches), called(session.current)), News("rename", {"branch": old, "name": new})


def _drop(session: Session, branch: str) -> Done:
    dropped = session.named(branch)
    kept = [each for each in session.branches if each is not dropped]
    if not kept:
        refuse("last-branch", Message("The last branch can’t be removed."))
    orphans = [each._replace(of=None, at=0) if each.of == dropped.name else each for each in kept]
    current = (dropped.of or kept[0].name) if session.current == dropped.name else session.current
    return Session(tuple(orphans), current), News("drop", {"branch": dropped.name})


# Rules and new hands


def _rules(
    session: Session,
    rules: str | None = None,
    house: Mapping[str, object] | None = None,
    keep: bool = False,
) -> Done:
    """Put the hand under other rules; where they forbid it, `keep` makes a branch of what they allow."""
    hand = session.branch.hand
    name = hand.rules if rules is None else rules
    setup = hand.setup._replace(house=checked_house(name, {**hand.house_changes(), **(house or {})}))
    under = remade(hand, hand.actions, setup=setup, rules=name)
    facts = {"rules": name, "changes": _changes(hand.setup, setup), "game": setup.game}
    if under.refused is None:
        news = News("rules", {**facts, "step": first_difference(hand, under)})
        return session.with_current(session.branch._replace(hand=under)), news
    part = legal_part(under)
    if not keep:
        raise NotUnder(under.refused.refusal, part)
    forked = session.added(part, session.current)
    return forked, News("rules-branch", {**facts, "branch": forked.current})


def _changes(old: Setup, new: Setup) -> dict[str, tuple[str | int, str | int]]:
    """Return the settings that differ, each with its old and its new choice."""
    before, after = old.house.settings(), new.house.settings()
    return {key: (before[key], after[key]) for key in before if before[key] != after[key]}


def _new(session: Session, **wanted: Any) -> Done:
    """Begin a new hand; what is not said stays as it is on the table, and a seed that is a number goes up by one."""
    old = session.branch.hand
    given = {**_as_before(old, wanted), **wanted}
    changes = {} if "rules" in wanted else old.house_changes()
    given["house"] = checked_house(given["rules"], {**changes, **wanted.get("house", {})}).settings()
    checked_game(given["game"], given["limit"])
    for name in wanted.get("names", ()):
        checked_name(name)
    hand = Hand.new(**given)
    begun = session.added(hand) if session.branch.hand.actions else session.with_current(Branch(session.current, hand))
    return begun, News("new", {"branch": begun.current})


def _as_before(old: Hand, wanted: Mapping[str, Any]) -> dict[str, Any]:
    """Return what a new hand takes over from the one on the table: names and stacks if as many play."""
    setup = old.setup
    small, big = (setup.small_bet, setup.big_bet) if setup.limit is Limit.FIXED else (5, 10)
    before: dict[str, Any] = {"game": setup.game.name, "limit": str(setup.limit), "rules": old.rules}
    before |= {"ante": setup.ante, "bring_in": setup.bring_in, "small_bet": small, "big_bet": big}
    before |= {"seed": next_seed(old.seed), "names": ()}
    count = len(wanted["stacks"]) if "stacks" in wanted else wanted.get("players", len(setup.stacks))
    return {**before, "names": old.names, "stacks": setup.stacks} if count == len(setup.stacks) else before


_COMMANDS: dict[str, Callable[..., Done]] = {
    "act": _act,
    "deal": _deal,
    "show": _show,
    "muck": _muck,
    "undo": _undo,
    "redo": _redo,
    "branch": _fork,
    "switch": _switch,
    "rename": _rename,
    "drop": _drop,
    "rules": _rules,
    "new": _new,
}
