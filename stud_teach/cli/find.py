"""`stud-teach find`: hands that show what is asked for, dealt and played on demand."""

from __future__ import annotations

import argparse
import sys
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from stud_teach.cli.common import NOT_FOUND, OK, add_lang, as_json, complain
from stud_teach.cli.parsing import UsageError
from stud_teach.engine.rules import RULE_SETS
from stud_teach.files import phh
from stud_teach.games import GAMES, Limit
from stud_teach.saying.checks import whole
from stud_teach.saying.messages import Message, joined, message_of

if TYPE_CHECKING:
    from stud_teach.search import Found, Search
    from stud_teach.search.listing import Listed


def add(commands: Any) -> None:
    """Add the command to the parser's commands."""
    find = commands.add_parser("find", help="deal and play hands until one shows all the points asked for")
    find.add_argument("points", nargs="*", metavar="POINT", help="a rule id or a finer point; without: list them all")
    find.add_argument("--list", action="store_true", help="list all points")
    find.add_argument("--game", choices=GAMES, help="the game (default: the first that can show the points)")
    find.add_argument("--limit", choices=tuple(map(str, Limit)), help="the limit (likewise)")
    find.add_argument("--players", type=int, metavar="N", help="how many players (default: 6, or 8 where needed)")
    find.add_argument("--rules", choices=RULE_SETS, help="the rule set (default: room, or the first that can)")
    find.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed finds the same hands (default 1)")
    find.add_argument("--count", type=int, default=1, metavar="K", help="how many hands (default 1)")
    find.add_argument("--most", type=int, default=100_000, metavar="N", help="give up after so many deals")
    find.add_argument("-o", dest="folder", metavar="DIR", help="write each hand to a file in DIR, never over another")
    add_lang(find, "titles and messages")
    find.add_argument("--json", action="store_true", help="print JSON")
    find.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Find hands and print what they show, or write them to files; an interrupt leaves what was found."""
    from stud_teach.search import NotFound

    if options.list or not options.points:
        return _list(options)
    for name in ("count", "most"):
        whole(getattr(options, name), f"--{name}", 1, refuse=UsageError)
    entries: list[dict[str, Any]] = []
    status = OK
    try:
        _find(options, entries)
    except NotFound as error:
        status = complain(message_of(error), NOT_FOUND, options.lang)
    except KeyboardInterrupt:
        status = OK if entries else NOT_FOUND
    if options.json:
        print(as_json(entries))
    return status


def _find(options: argparse.Namespace, entries: list[dict[str, Any]]) -> None:
    """Add an entry for each hand that is found; print it at once, unless all are to be JSON."""
    from stud_teach.search import Bar, Search, Wanted

    wanted = Wanted(options.game, options.limit, options.players, options.rules)
    search = Search(options.points, wanted, options.seed)
    bar = Bar(sys.stderr) if sys.stderr is not None and sys.stderr.isatty() else None
    try:
        for found in islice(search.found(options.most, bar), options.count):
            if bar:
                bar.close()
            entry = _entry(search, found, options)
            entries.append(entry)
            if not options.json:
                print("\n".join(_lines(entry, found, options.lang)))
    finally:
        if bar:
            bar.close()


def _entry(search: Search, found: Found, options: argparse.Namespace) -> dict[str, Any]:
    from stud_teach.search import points

    hand = found.hand
    return {
        "title": dict(hand.lesson.title),
        "asked": list(search.names),
        "points": sorted(points(hand)),
        "game": hand.setup.game.name,
        "limit": str(hand.setup.limit),
        "rules": hand.rules,
        "players": len(hand.setup.stacks),
        "seed": search.seed,
        "deal": found.deal,
        "file": str(_written(search, found, options)) if options.folder is not None else None,
        "hand": phh.dumps(hand),
    }


def _written(search: Search, found: Found, options: argparse.Namespace) -> Path:
    """Write the hand to a new file; raises OSError where there is one already."""
    from stud_teach.files.writing import put

    folder = Path(options.folder)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{'-'.join((*search.names, str(search.seed), str(found.deal)))}.phh"
    try:
        return put(phh.dumps(found.hand), path, everywhere=True)
    except FileExistsError as error:
        instead = Message("Give another seed or another folder.")
        raise FileExistsError(joined(" ", [message_of(error), instead])) from None


def _lines(entry: dict[str, Any], found: Found, lang: str) -> list[str]:
    """Return what to read of a hand: its title, what is played, how it ends, and the file."""
    from stud_teach.trace.trace import trace
    from stud_teach.views.annotate import annotate

    told = annotate(trace(found.hand))
    ends = [f"    {step['title'][lang]}" for step in told["steps"] if step["kind"] in ("show", "muck", "award")]
    file = [f"    -> {entry['file']}"] if entry["file"] else []
    return [told["title"][lang], f"    {told['subtitle'][lang]}", *ends, *file]


def _list(options: argparse.Namespace) -> int:
    from stud_teach.search import listing

    entries = listing()
    if options.json:
        print(as_json(entries))
        return OK
    widest = max(len(entry["point"]) for entry in entries)
    for entry in entries:
        print(f"{entry['point']:{widest}}  {entry['name'][options.lang]}{_where(entry)}")
    return OK


def _where(entry: Listed) -> str:
    """Return where a point can be had, in brackets, unless that is everywhere."""
    kinds = ((entry["games"], GAMES), (entry["limits"], Limit), (entry["rules"], RULE_SETS))
    only = [" / ".join(names) for names, every in kinds if len(names) < len(every)]
    only += [f"--players {entry['players']}+"] if entry["players"] > 2 else []
    return f"  [{', '.join(only)}]" if only else ""
