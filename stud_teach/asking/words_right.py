"""Why the right answer is right: the ruling's own sentences, as at the step that it stands behind."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from stud_teach.asking.question import Question
from stud_teach.asking.raises import ANY
from stud_teach.asking.schema import Explanation
from stud_teach.engine.betting import Legal
from stud_teach.pictures.evidence.choices import choices
from stud_teach.pictures.schema import Sentence
from stud_teach.telling.catalogue import N_, Text, say, together
from stud_teach.telling.choices import next_text
from stud_teach.telling.context import told
from stud_teach.telling.names import letters, low_name
from stud_teach.telling.reasons import is_ours, reason_text
from stud_teach.telling.steps import step_words
from stud_teach.trace.trace import Step, Trace


def explanation(question: Question, trace: Trace) -> Explanation:
    """Return why the right choice is right: a headline, and sentences with their rules; `trace` shows all cards."""
    lines = _OWN.get((question.kind, question.ask), _from_reasons)(question, trace)
    return {"title": _title(question, trace), "sentences": _once(lines)}


def _once(lines: Iterator[Sentence]) -> list[Sentence]:
    """Return lines without those that were said."""
    return list({line["text"]["en"]: line for line in lines}.values())


def _title(question: Question, trace: Trace) -> Text:
    if question.kind == "legal":
        step = trace.steps[question.step - 1]
        return next_text(_legal(step), told(step, trace.hand))
    if question.kind == "raises-left":
        return _raises_title(question)
    if (question.kind, question.ask) == ("low", "better"):
        return _better_title(question)
    if question.kind == "shows-first":  # the hand that is shown then may be what is asked for next
        return say("Seat {seat} shows first", seat=question.right.value)
    titles = [step_words(told(trace.steps[n], trace.hand)).title for n in question.proof]
    return titles[0] if len(titles) == 1 else {lang: "; ".join(t[lang] for t in titles) for lang in titles[0]}


def _line(rule: str, text: Text, ours: bool = False) -> Sentence:
    return {"rule": rule, "text": text, "ours": ours}


def _from_reasons(question: Question, trace: Trace) -> Iterator[Sentence]:
    """Yield the sentences of the question's rules behind its steps."""
    for n in question.proof:
        step = trace.steps[n]
        about = told(step, trace.hand)
        for reason in step.reasons:
            if reason.rule in question.rules:
                yield _line(reason.rule, reason_text(reason, about), is_ours(reason, about))


def _legal(step: Step) -> Legal:
    assert step.legal is not None
    return step.legal


def _from_choices(question: Question, trace: Trace) -> Iterator[Sentence]:
    """Yield why each thing that may be done is what it is, and the pot-limit sum."""
    step = trace.steps[question.step - 1]
    found = choices(_legal(step), step.table, trace.hand.setup)
    for row in found["rows"]:
        message = N_("{name}: {why}.") if row["amount"] == "0" else N_("{name} {amount}: {why}.")
        yield _line(row["rule"], say(message, name=row["name"], amount=row["amount"], why=row["why"]))
    if found["sum"]:
        yield _line("pot-limit", found["sum"])
    if question.rule == "raise-cap" and found["raises"]:
        yield _line("raise-cap", found["raises"]["text"])


# Raises left


def _raises_title(question: Question) -> Text:
    right = question.right.value
    return say("Raises left: any number") if right == ANY else say("Raises left: {count}", count=right)


def _raises(question: Question, trace: Trace) -> Iterator[Sentence]:
    facts = question.facts
    if facts["cap"] is None:
        yield _line(
            "raise-cap", say("In this house there is no limit when just two players with chips begin the round.")
        )
        return
    text = say("A round has {cap} raises here; made so far: {raises}.", cap=facts["cap"], raises=facts["raises"])
    yield _line("raise-cap", text)
    for rule, lines in _ON_COUNTING.items():
        if rule in {r.rule for step in _street(question, trace) for r in step.reasons}:
            yield _line(rule, lines())


def _street(question: Question, trace: Trace) -> list[Step]:
    street = trace.steps[question.step - 1].event.street
    return [step for step in trace.steps[: question.step] if step.event.street == street]


_ON_COUNTING: dict[str, Callable[[], Text]] = {
    "completion": lambda: say("The completion makes the full bet: it is no raise."),
    "all-in": lambda: say("An all-in of half a step or more counts; a shorter one doesn’t."),
}


# Two lows


def _better_title(question: Question) -> Text:
    right = question.right.value
    if not right:
        return say("The two lows are equal")
    other = next(seat for seat in question.facts["seats"] if seat != right)
    lows = {int(seat): low_name(ranks) for seat, ranks in question.facts["lows"].items()}
    return say("{better} beats {worse} for low", better=lows[int(str(right))], worse=lows[other])


def _better(question: Question, _: Trace) -> Iterator[Sentence]:
    one, two = question.facts["lows"].values()
    rule = say("Lows are compared from the highest card down, and the lower card wins; an ace is the lowest.")
    differ = [pair for pair in zip(one, two, strict=True) if pair[0] != pair[1]]
    if not differ:
        yield _line("low-hand", together([rule, say("Here all five ranks are the same.")]))
        return
    low, high = sorted(differ[0])
    text = say("The first difference is {low} against {high}.", low=letters([low]), high=letters([high]))
    yield _line("low-hand", together([rule, text]))


_OWN: dict[tuple[str, str], Callable[[Question, Trace], Iterator[Sentence]]] = {
    **{("legal", ask): _from_choices for ask in ("call", "bet", "most", "least")},
    ("raises-left", "left"): _raises,
    ("low", "better"): _better,
}
