"""The `stud-teach` command: results to standard output, messages to standard error.

Exit status: 0; 1 when nothing was found or a file can't be read or written; 2 for bad input.
"""

from __future__ import annotations

import argparse
import io
import json
import sys
from collections.abc import Sequence
from typing import Any

from stud_teach import phh, scenarios
from stud_teach.cards import CardError, card_names, parse_cards
from stud_teach.events import StudError
from stud_teach.hand import Hand
from stud_teach.rules import RULE_SETS, HouseError
from stud_teach.scenarios import UnknownScenario

OK, NOT_FOUND, BAD_INPUT = 0, 1, 2


class UsageError(ValueError):
    """Arguments that do not fit together."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command with `arguments` (default: those of the process) and return its exit status."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a terminal that lacks a suit's sign gets its code instead
            stream.reconfigure(errors="backslashreplace")
    options = _options(sys.argv[1:] if arguments is None else arguments)
    try:
        status: int = options.run(options)
        if sys.stdout is not None:
            sys.stdout.flush()
        return status
    except BrokenPipeError:  # the reader of a pipe has gone: not an error of ours
        sys.stderr.close()
        return OK
    except (UnknownScenario, OSError) as error:
        return _complain(error, NOT_FOUND)
    except (StudError, HouseError, CardError, UsageError) as error:
        return _complain(_sentence(error, options), BAD_INPUT)


def _options(arguments: Sequence[str]) -> argparse.Namespace:
    """Parse `arguments`; what `lab` does not know, and what comes after --, is JupyterLab's."""
    at = list(arguments).index("--") if "--" in arguments else len(arguments)
    parser = _parser()
    options, unknown = parser.parse_known_args(arguments[:at])
    options.jupyter = [*unknown, *arguments[at + 1 :]]
    if options.jupyter and options.run is not _lab:
        parser.error(f"unrecognized arguments: {' '.join(options.jupyter)}")
    return options


def _complain(message: object, status: int) -> int:
    print(f"stud-teach: {' '.join(str(message).split())}", file=sys.stderr)
    return status


def _sentence(error: Exception, options: argparse.Namespace) -> object:
    if not isinstance(error, StudError):
        source = getattr(options, "hand", None)
        return f"{source}: {error}" if source and isinstance(error, HouseError) else error
    from stud_teach.explain import refusal_line

    return refusal_line(error.refusal, getattr(options, "lang", "en"), source=getattr(options, "hand", None))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="stud-teach", description="Learn and teach seven-card stud.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    _add_replay(commands)
    _add_rank(commands)
    _add_scenarios(commands)
    _add_lab(commands)
    return parser


def _add_replay(commands: Any) -> None:
    replay = commands.add_parser("replay", help="play a hand and say why, step by step")
    replay.add_argument("hand", metavar="HAND", help="a .phh file, - for standard input, or a scenario's name")
    replay.add_argument("--rules", choices=RULE_SETS, help="the rule set; beats the file's own")
    replay.add_argument("--set", action="append", default=[], metavar="ID=VALUE", help="change one house rule")
    replay.add_argument("--lang", choices=("en", "fi"), default="en", help="the language of texts and messages")
    replay.add_argument("--seat", type=int, metavar="N", help="show only what the player in seat N can know")
    form = replay.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print the trace as JSON")
    form.add_argument("--text", action="store_true", help="print the hand as plain text (the default)")
    replay.set_defaults(run=_replay)


def _add_rank(commands: Any) -> None:
    rank = commands.add_parser("rank", help="name the best high and low of five to seven cards")
    rank.add_argument("cards", metavar="CARDS", help="cards one after the other, as in As2d3c4h5sKdKs")
    rank.add_argument("--lang", choices=("en", "fi"), default="en", help="the language of the names")
    rank.add_argument("--json", action="store_true", help="print JSON")
    rank.set_defaults(run=_rank)


def _add_scenarios(commands: Any) -> None:
    library = commands.add_parser("scenarios", help="list the teaching hands")
    library.add_argument("--lang", choices=("en", "fi"), default="en", help="the language of titles and lessons")
    library.add_argument("--json", action="store_true", help="print JSON")
    library.set_defaults(run=_scenarios)


def _add_lab(commands: Any) -> None:
    lab = commands.add_parser(
        "lab",
        help="copy the course to a folder and open it in JupyterLab",
        epilog="Other options, and all that comes after --, go to jupyter lab.",
    )
    lab.add_argument("folder", nargs="?", default="stud-course", metavar="DIR", help="where to (default: stud-course)")
    lab.add_argument("--lang", choices=("en", "fi"), default="en", help="the language of the course")
    lab.add_argument("--no-browser", action="store_true", help="start the server only, and print its address")
    lab.set_defaults(run=_lab)


# replay


def _replay(options: argparse.Namespace) -> int:
    from stud_teach.explain import annotate, refusal_line
    from stud_teach.explain.static import as_text
    from stud_teach.trace import trace

    hand = _read_hand(options)
    if options.seat is not None and not 1 <= options.seat <= len(hand.setup.stacks):
        raise UsageError(f"--seat {options.seat}: this hand has seats 1 to {len(hand.setup.stacks)}")
    found = trace(hand, options.seat)
    annotated = annotate(found)
    print(json.dumps(annotated, ensure_ascii=False) if options.json else as_text(annotated, options.lang))
    if found.refused is None or found.at is None:
        return OK
    refused = hand.actions[found.at]
    if options.seat is not None:  # nobody is told of cards that the seat may not know
        refused = refused._replace(cards=(None,) * len(refused.cards))
    place = {"source": options.hand, "number": found.at + 1, "line": phh.action_line(refused)}
    line = refusal_line(found.refused.refusal, options.lang, allowed_by=found.allowed_by, **place)
    return _complain(line, BAD_INPUT)


def _read_hand(options: argparse.Namespace) -> Hand:
    house = dict(_setting(text) for text in options.set)
    if options.hand == "-":
        if sys.stdin is None:
            raise OSError("standard input is closed")
        return phh.loads(phh.decoded(sys.stdin.buffer.read(phh.MOST_BYTES + 1)), options.rules, house)
    return scenarios.find_hand(options.hand, options.rules, house)


def _setting(text: str) -> tuple[str, str]:
    key, sign, value = text.partition("=")
    if not sign:
        raise HouseError(f"--set {text}: write it as ID=VALUE, as in raise-cap=4")
    return key, value


# rank


def _rank(options: argparse.Namespace) -> int:
    from stud_teach.explain.names import hand_name, low_name
    from stud_teach.ranking import best_high, best_low

    cards = [card for card in parse_cards(options.cards) if card is not None]
    if "?" in options.cards or not 5 <= len(cards) <= 7:
        raise CardError(f"{options.cards!r}: give five to seven known cards, as in As2d3c4h5sKdKs")
    high, low = best_high(cards), best_low(cards)
    ranked: dict[str, Any] = {
        "high": {
            "name": hand_name(str(high.category), list(high.ranks)),
            "category": str(high.category),
            "cards": card_names(high.cards),
        },
        "low": {"name": low_name(list(low.ranks)), "cards": card_names(low.cards)} if low else None,
    }
    if options.json:
        print(json.dumps(ranked, ensure_ascii=False))
        return OK
    for end, found in ranked.items():
        name = f"{found['name'][options.lang]}  ({' '.join(found['cards'])})" if found else "-"
        print(f"{end:5} {name}")
    return OK


# scenarios


def _scenarios(options: argparse.Namespace) -> int:
    library = [_entry(name) for name in scenarios.names()]
    if options.json:
        print(json.dumps(library, ensure_ascii=False))
        return OK
    for entry in library:
        title, lesson = (entry[key].get(options.lang) or entry[key]["en"] for key in ("title", "lesson"))
        print(f"{entry['name']}\n    {title}: {lesson}\n    {', '.join(entry['rules'])}")
    return OK


def _entry(name: str) -> dict[str, Any]:
    lesson = scenarios.scenario(name).lesson
    return {"name": name, "title": dict(lesson.title), "lesson": dict(lesson.lesson), "rules": list(lesson.shows)}


# lab


def _lab(options: argparse.Namespace) -> int:
    from stud_teach.lab import open_lab

    extra = [*(["--no-browser"] if options.no_browser else []), *options.jupyter]
    return open_lab(options.folder, options.lang, extra)


if __name__ == "__main__":
    sys.exit(main())
