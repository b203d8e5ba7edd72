"""Write down what the records of the package's JSON are, after one has changed: a JSON Schema, and types for the views.

Usage: python tests/refresh_schema.py [FOLDER]

In FOLDER, by default the checkout, it writes `stud_teach/trace/schema.json`, which says what `replay --json` prints,
and `widgets/src/data/schema.generated.ts`, the types of all that the views get.
"""

from __future__ import annotations

import json
import re
import sys
import typing
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import typing_extensions

typing.TypedDict = typing_extensions.TypedDict  # before 3.12 pydantic reads no other ones

from pydantic import TypeAdapter  # noqa: E402 - the records must not have been made yet

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "widgets")]

import npm  # noqa: E402

from stud_teach.book.schema import RuleBrief  # noqa: E402
from stud_teach.comparing.schema import Compared  # noqa: E402
from stud_teach.engine.rules import RULE_IDS  # noqa: E402
from stud_teach.gallery.schema import Library  # noqa: E402
from stud_teach.live.schema import TableState  # noqa: E402
from stud_teach.pictures.schema import Picture  # noqa: E402
from stud_teach.practice.schema import AskedState  # noqa: E402
from stud_teach.trace.facts import Reasons  # noqa: E402
from stud_teach.trace.schema import Table  # noqa: E402
from stud_teach.trace.trace import SCHEMA  # noqa: E402
from stud_teach.views.schema import AnnotatedTrace  # noqa: E402

Json = dict[str, Any]

SCHEMA_FILE = Path("stud_teach/trace/schema.json")
TYPES_FILE = Path("widgets/src/data/schema.generated.ts")
SENT = (AnnotatedTrace, Table, Compared, Picture, Library, AskedState, TableState, RuleBrief)

# What others may rely on. Everything else is there too, and is described, but a trace without it is one all the same.
PROMISED = {
    "Trace": "schema game limit rules house finished refused seats steps bring_in first_actor pots awards shown won "
    "stacks",
    "Step": "n street kind seat amount to all_in cards up rule facts text reasons legal table",
    "Reason": "rule facts text",
    "Award": "pot half seat amount odd hand low_hand name",
    "Refused": "step rule allowed_by",
    "Seat": "seat name stack",
}
# Shorter than in Python, where the records without words bear these names.
NAMES = {"AnnotatedTrace": "Trace", "AnnotatedStep": "Step", "AnnotatedReason": "Reason", "NamedAward": "Award"}
TEXT = {"additionalProperties": {"type": "string"}, "type": "object"}  # as Python has it
CARD = {"type": "string", "pattern": r"^([2-9TJQKA][cdhs]|\?\?)$"}
RULES = {"enum": list(RULE_IDS)}
OF_CARDS = {"card", "cards", "hand", "low_hand"}  # properties that hold names of cards


def definitions(*records: Any, names: Mapping[str, str]) -> Json:
    """Return the schemas of records and of all that they hold, by name; some have other `names` than in Python."""
    _, found = TypeAdapter.json_schemas([(record, "validation", TypeAdapter(record)) for record in records])
    words = {"type": "string"}
    about = {"description": "A text by language; there is always an English one.", "type": "object"}
    text = {**about, "properties": {"en": words}, "required": ["en"], "additionalProperties": words}
    return {"Text": text, **{names.get(name, name): _tidy(each, names) for name, each in found["$defs"].items()}}


def _tidy(schema: Any, names: Mapping[str, str]) -> Any:
    """Return a schema without titles of properties, with `Text` by name, and with what the records are called here."""
    if isinstance(schema, list):
        return [_tidy(each, names) for each in schema]
    if not isinstance(schema, dict):
        return schema
    bare = {key: each for key, each in schema.items() if key != "title"}
    if bare == TEXT:
        return {"$ref": "#/$defs/Text"}
    if bare.get("enum") == []:  # categories of hands: those of the game's ranking
        return {"type": "string"}
    if "$ref" in bare:
        name = bare["$ref"].removeprefix("#/$defs/")
        return {"$ref": f"#/$defs/{names.get(name, name)}"}
    properties = {
        key: _of_cards(each) if key in OF_CARDS else _tidy(each, names)
        for key, each in bare.pop("properties", {}).items()
    }
    inside = {key: _tidy(each, names) for key, each in bare.items()}
    return {**inside, "properties": properties} if properties else inside


# What `replay --json` prints


def trace_schema() -> Json:
    """Return the JSON Schema of a trace."""
    found = definitions(AnnotatedTrace, names={**NAMES, "LabelledSeat": "Seat"})
    for name, promised in PROMISED.items():
        found[name]["required"] = promised.split()
    found["Step"]["properties"]["rule"] = RULES
    found["Step"]["if"] = {"properties": {"kind": {"const": "award"}}}
    found["Step"]["then"] = {"properties": {"facts": {"$ref": "#/$defs/Awarded"}}}
    found.update(_facts(found["Reason"]))
    whole = found.pop("Trace")
    about = {"$schema": "https://json-schema.org/draft/2020-12/schema", "$id": SCHEMA, "title": SCHEMA}
    return {**about, **whole, "$defs": dict(sorted(found.items()))}


def _of_cards(schema: Any) -> Any:
    """Return the schema of names of cards for one of texts."""
    if isinstance(schema, dict):
        return CARD if schema == {"type": "string"} else {key: _of_cards(each) for key, each in schema.items()}
    return [_of_cards(each) for each in schema] if isinstance(schema, list) else schema


def _facts(reason: Json) -> Json:
    """Return the schemas of facts, and let a reason have those of its rule."""
    bare = TypeAdapter(Reasons).json_schema()
    names = {name: name if "enum" in each else f"{name}Facts" for name, each in bare["$defs"].items()}
    of_rule = {rule: _tidy(facts, names) for rule, facts in bare["properties"].items()}
    reason["properties"]["rule"] = RULES
    reason["anyOf"] = [{"properties": {"rule": {"const": rule}, "facts": facts}} for rule, facts in of_rule.items()]
    return {names[name]: _tidy(each, names) for name, each in bare["$defs"].items()}


# What the views get


def types_schema() -> Json:
    """Return the schemas of all that the views get; the union of all kinds of evidence has a name here."""
    found = definitions(*SENT, names=NAMES)
    found["Evidence"] = dict(found["Step"]["properties"]["evidence"]["items"])
    for each in found.values():
        if "evidence" in each.get("properties", {}):
            each["properties"]["evidence"]["items"] = {"$ref": "#/$defs/Evidence"}
    return {"$defs": dict(sorted(found.items()))}


def types(folder: Path) -> str:
    """Return the types of all that the views get, in TypeScript; the compiler reads and writes in `folder`."""
    given, made = folder / "sent.json", folder / "sent.ts"
    given.write_text(json.dumps(types_schema()), "utf-8")
    if npm.main(["run", "--silent", "types", "--", str(given), str(made)]):
        raise SystemExit("the types could not be made: npm's messages above say why")
    text = re.sub(r"( \*\n)? \* This interface was referenced by `Sent`'s[^/]*?\.\n", "", made.read_text("utf-8"))
    return re.sub(r"export interface Sent \{[^}]*\}\n|/\*\*\n \*/\n", "", text)


def write(folder: Path) -> None:
    """Write both files into a folder."""
    with TemporaryDirectory() as place:
        made = {
            SCHEMA_FILE: json.dumps(trace_schema(), indent=1, ensure_ascii=False) + "\n",
            TYPES_FILE: types(Path(place)),
        }
    for path, text in made.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT)
