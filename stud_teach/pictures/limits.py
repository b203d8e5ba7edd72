"""The pot limit worked out as a sum: what lies in the pot, the call, and how far a bet or raise may go."""

from __future__ import annotations

from collections.abc import Iterator

from stud_teach.engine.betting import Legal
from stud_teach.engine.events import Event, Kind
from stud_teach.engine.hand import Hand
from stud_teach.games import Limit
from stud_teach.pictures.evidence.choices import choices
from stud_teach.pictures.part import part, player_names, sentence, told_alone
from stud_teach.pictures.schema import Evidence, Picture, Sentence, Sum, Term
from stud_teach.saying.messages import Message, both
from stud_teach.saying.quoting import literal
from stud_teach.telling.catalogue import Text, say
from stud_teach.telling.reasons import is_ours
from stud_teach.telling.reasons_betting import pot_limit_sum
from stud_teach.telling.streets import game_places
from stud_teach.telling.titles import hand_title
from stud_teach.trace.facts import PotSum
from stud_teach.trace.reasons import Reason, pot_limit_facts
from stud_teach.trace.schema import Table
from stud_teach.trace.trace import snapshot, trace


def pot_limit(hand: Hand, step: int | None = None) -> Picture:
    """Return the picture of what may be bet, at the hand's own decision or at that of a step (`pot-limit`).

    A fixed-limit hand is drawn too, with a sentence that says what its bets are. Raises ValueError where no decision
    is awaited, naming the steps that have one.
    """
    legal, table = decision(hand, step)
    what_may_be_done = choices(legal, table, hand.setup)
    names = player_names(hand)
    if hand.setup.limit is not Limit.POT:
        title = say("No pot limit: this hand is fixed limit")
        return part(title, [what_may_be_done], _fixed(hand), lead=hand_title(hand), names=names, numbered=True)
    facts = pot_limit_facts(legal)
    evidence: list[Evidence] = [what_may_be_done] if facts["most"] is None else [_sum(facts), what_may_be_done]
    told = [sentence(text, "pot-limit", _is_ours(hand)) for text in _sentences(facts, what_may_be_done["sum"], table)]
    what_may_be_done["sum"] = None  # it has been said
    return part(_title(legal, facts), evidence, told, lead=hand_title(hand), names=names, numbered=True)


def decision(hand: Hand, step: int | None) -> tuple[Legal, Table]:
    """Return what may be done at a hand's own decision, or at that of a step, and the table as it stands then.

    Raises ValueError where no decision is awaited, naming the steps that have one.
    """
    if step is None:
        legal = hand.table.legal_actions()
        if legal:
            return legal, snapshot(hand.table)
    steps = trace(hand).steps
    deciding = [n for n, each in enumerate(steps) if each.legal]
    if isinstance(step, int) and step in deciding:
        found = steps[step]
        assert found.legal is not None
        return found.legal, found.table
    if not deciding:
        raise ValueError(Message("This hand awaits no decision at any step."))
    message = _NONE_AT_END if step is None else _NONE_AFTER
    raise ValueError(message.filled(step=literal(step), steps=both(map(str, deciding))))


_NONE_AT_END = Message("At its end this hand awaits no decision; the steps before a decision are {steps}.")
_NONE_AFTER = Message("After step {step} this hand awaits no decision; the steps before a decision are {steps}.")


def _is_ours(hand: Hand) -> bool:
    return is_ours(Reason("pot-limit", {}), told_alone(Event(Kind.CHECK, hand.setup.game.first_street), hand))


def _fixed(hand: Hand) -> list[Sentence]:
    setup = hand.setup
    message = say(
        "In fixed limit the size of the pot does not matter: a bet or raise is {small}, {since_big} {big}.",
        small=setup.small_bet,
        big=setup.big_bet,
        **game_places(setup.game),
    )
    told = told_alone(Event(Kind.CHECK, hand.setup.game.first_street), hand)
    return [sentence(message, "bet-size", is_ours(Reason("bet-size", {}), told))]


def _title(legal: Legal, facts: PotSum) -> Text:
    if facts["most"] is None:
        return say("Seat {seat} may not bet or raise here", seat=legal.seat)
    if facts["top"]:
        return say("Pot limit: seat {seat} may raise to {most} at most", seat=legal.seat, most=facts["most"])
    return say("Pot limit: seat {seat} may bet {most} at most", seat=legal.seat, most=facts["most"])


# The sum


def _sum(facts: PotSum) -> Sum:
    """Return the sum as lines of terms; the first sign of a line is empty."""
    pot, call, top = facts["pot"], facts["call"], facts["top"]
    in_the_pot = _term("", pot, say("in the pot"))
    if not top:
        lines = [[in_the_pot, _term("=", pot, say("the bet at most"))]]
    else:
        after = _term("=", pot + call, say("the raise at most"))
        level, raised = _term("", top, say("the bet so far")), _term("+", pot + call, say("the raise"))
        total = _term("=", top + pot + call, say("in all at most"))
        lines = [[in_the_pot, _term("+", call, say("to call")), after], [level, raised, total]]
    return {"kind": "sum", "title": say("The limit worked out"), "note": None, "lines": lines}


def _term(sign: str, amount: int, name: Text) -> Term:
    return {"sign": sign, "amount": amount, "name": name}


def _sentences(facts: PotSum, worked_out: Text | None, table: Table) -> Iterator[Text]:
    bets = sum(seat["bet"] for seat in table["seats"].values())
    places = {"pot": facts["pot"], "before": facts["pot"] - bets, "bets": bets}
    if bets:
        yield say("In the pot lie {before} from before and {bets} bet on this street: {pot}.", **places)
    else:
        yield say("In the pot lie {pot} from before; nobody has bet on this street yet.", **places)
    if worked_out is None:
        return
    yield pot_limit_sum(facts)
    if facts["most"] == facts["top"] + facts["pot"] + facts["call"]:
        yield say("From {least} to {most} in all is possible.", **facts)
    else:
        yield worked_out
