"""A live table in words: its branches, what a command has done or why it was refused, and what can be done now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from stud_teach.live.bar_words import bar
from stud_teach.live.commands import BadCommand
from stud_teach.live.live import News
from stud_teach.live.schema import BranchName, LiveState, Notice, Offer
from stud_teach.live.session import Branch, NotUnder, Session, fork_step, last_fork
from stud_teach.live.settings_words import choice_name, setting_name, settings
from stud_teach.saying.messages import message_of
from stud_teach.telling.catalogue import Text, languages, plain, say, together, worded
from stud_teach.telling.names import rules_name


def live_state(session: Session) -> LiveState:
    """Return all that a view needs to know of a demonstration besides the trace of the hand on the table."""
    branch = session.branch
    lesson = branch.hand.lesson
    return {
        "branch": branch.name,
        "branches": [_branch(each) for each in session.branches],
        "undo": bool(branch.moves),
        "redo": bool(branch.undone),
        "forks": last_fork(branch.hand),
        "bar": bar(branch.hand),
        "settings": settings(branch.hand),
        "title": {lang: lesson.title.get(lang, "") for lang in languages()},
        "lesson": {lang: lesson.lesson.get(lang, "") for lang in languages()},
    }


def _branch(branch: Branch) -> BranchName:
    step = fork_step(branch)
    if step is None or branch.of is None:
        return {"name": branch.name, "from": None}
    return {"name": branch.name, "from": say("from step {step} of {branch}", step=step + 1, branch=plain(branch.of))}


# What was done


def news_message(news: News) -> Notice | None:
    """Return what a command has done, where the table does not show it by itself: a text, and lines below it."""
    if news.do not in _NEWS:
        return None
    return {"text": _NEWS[news.do](news.facts), "lines": _changes(news.facts), "refused": False}


def _rules_text(facts: Mapping[str, Any]) -> Text:
    if not facts["changes"]:
        return say("The rules are what they were.")
    now, step = say("Now by {rules}.", rules=rules_name(facts["rules"])), facts["step"]
    if step is None:
        return together([now, say("So far the hand is the same.")])
    return together([now, say("The first difference is at step {step}.", step=step + 1)])


def _changes(facts: Mapping[str, Any]) -> list[Text]:
    """Return a sentence for each setting that is new."""
    return [
        say(
            "{setting}: {new} (before: {old}).",
            setting=setting_name(setting, facts["game"]),
            new=choice_name(setting, new, facts["game"]),
            old=choice_name(setting, old, facts["game"]),
        )
        for setting, (old, new) in facts.get("changes", {}).items()
    ]


_NEWS: dict[str, Callable[[Mapping[str, Any]], Text]] = {
    "branch": lambda facts: say(
        "Branch {branch} begins here; {of} is kept as it was.", branch=plain(facts["branch"]), of=plain(facts["of"])
    ),
    "drop": lambda facts: say("Branch {branch} is removed.", branch=plain(facts["branch"])),
    "rules": _rules_text,
    "rules-branch": lambda facts: say(
        "Branch {branch} goes by {rules}, as far as they allow what was played.",
        branch=plain(facts["branch"]),
        rules=rules_name(facts["rules"]),
    ),
    "new": lambda facts: say("A new hand, in branch {branch}.", branch=plain(facts["branch"])),
    "save": lambda facts: say("Saved as {name}.", name=plain(facts["name"])),
}


# What was refused


def trouble_message(error: Exception, command: object = None) -> Notice:
    """Return why `command` was refused, and a button with what can be done instead."""
    return {"text": worded(message_of(error)), "lines": [], "refused": True, "offer": _offer(error, command)}


def _offer(error: Exception, command: object) -> Offer | None:
    if not isinstance(command, Mapping):
        return None
    if isinstance(error, NotUnder):
        return {"label": say("Open a branch that stops there"), "command": {**command, "keep": True}}
    if isinstance(error, BadCommand) and error.refusal.fault == "file-exists":
        return {"label": say("Write over it"), "command": {**command, "overwrite": True}}
    return None
