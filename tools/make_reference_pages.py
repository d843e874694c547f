"""Make the site's pages of diagnostics and of members of JSON and YAML files from their sources.

The site is built with these pages (``docs/conf.py``); git ignores them. A link to a schema or to
the rules in a page of the repository leads to the source there, and to the page made of it in the
site.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from mapkit.diagnostics import Rule  # noqa: E402
from mapkit.diagnostics.rules import RULES  # noqa: E402

GROUPS = {
    "MK1": "Reading the file",
    "MK2": "The drawing",
    "MK3": "Portals",
    "MK4": "Markers and play",
    "MK5": "Meaning",
}
SCHEMAS = {
    "map": "Keys of a map file",
    "ruleset": "Keys of a ruleset",
    "layout": "Keys of a layout",
    "players": "Keys of a file of players",
    "tables": "Keys of the engine JSON",
    "answers": "Keys of answers as JSON",
    "report": "Keys of reports as JSON",
    "simulation": "Keys of played games as JSON",
}
"""The schemas that have a page, with its title."""

Schema = dict[str, Any]
_SOURCE = re.compile(
    r"\]\((?:\.\./)*mapkit/(?:data/(\w+)\.schema\.json|diagnostics/rules\.py)(?:#L\d+)?\)"
)


def pages() -> dict[str, str]:
    """Return the Markdown of every page by the name of its file, without the ending."""
    made = {name: schema_page(name, title) for name, title in SCHEMAS.items()}
    return made | {"diagnostics": diagnostics_page()}


def with_links_to_pages(text: str) -> str:
    """Let links to the sources of pages lead to the pages."""
    return _SOURCE.sub(
        lambda found: f"](/docs/reference/sources/{found[1] or 'diagnostics'}.md)", text
    )


def diagnostics_page() -> str:
    """Return all rules in groups, with what the repair does."""
    groups = (
        _table(
            f"## {GROUPS[group]} ({group}xx)",
            ["code", "what is wrong", "what to do"],
            [[f"{r.code} {r.severity.value}", r.title, _what_to_do(r)] for r in rules],
        )
        for group, rules in groupby(RULES.values(), key=lambda rule: rule.code[:3])
    )
    return "\n\n".join(["# Codes of diagnostics", *groups, ""])


def _what_to_do(rule: Rule) -> str:
    return f"{rule.help} `--fix`: {rule.fix}." if rule.fix else rule.help


def schema_page(name: str, title: str) -> str:
    """Return the members that a schema knows, a section for each object with a name."""
    path = ROOT / "mapkit" / "data" / f"{name}.schema.json"
    schema: Schema = json.loads(path.read_text("utf-8"))
    definitions: dict[str, Schema] = schema.get("$defs", {})
    command = f"`mapkit schema {name}` prints the JSON Schema that this page is made of."
    parts = [f"# {title}", f"{schema['description']}\n\n{command}"]
    if schema.get("properties"):
        parts.append(_section("The whole", {**schema, "description": ""}, schema))
    parts += [
        _section(key, definition, schema)
        for key, definition in definitions.items()
        if _is_section(definition)
    ]
    return "\n\n".join([*parts, ""])


def _section(title: str, schema: Schema, whole: Schema) -> str:
    rows = [[*row] for row in _rows(schema, "", whole)]
    text = "\n\n".join(filter(None, [f"## {title}", schema.get("description", "")]))
    return _table(text, ["key", "value", "meaning"], rows)


def _is_section(schema: Schema) -> bool:
    return bool(schema.get("properties"))


def _rows(schema: Schema, above: str, whole: Schema) -> Iterator[tuple[str, str, str]]:
    """Yield name, value and meaning of every member; those of objects without a name follow."""
    required = schema.get("required", ())
    for key, member in schema.get("properties", {}).items():
        name = f"{above}{key}"
        left_out = "" if key in required else ", may be left out"
        yield f"`{name}`", _value(member, whole) + left_out, member.get("description", "")
        inner, mark = _inside(member)
        yield from _rows(inner, f"{name}{mark}.", whole)


def _inside(schema: Schema) -> tuple[Schema, str]:
    """Return the object that a member or each of its entries is, and a mark for entries."""
    mark = ""
    while not _is_section(schema):
        more = _of_each_id(schema)
        if "items" in schema:
            schema, mark = schema["items"], mark + "[]"
        elif more:
            schema, mark = more, mark + ".*"
        else:
            found = [s for s in _alternatives(schema) if _is_section(_inside(s)[0])]
            return _inside(found[0]) if found else ({}, "")
    return schema, mark


def _of_each_id(schema: Schema) -> Schema:
    """Return what the entries of a mapping by id are; empty where it is none."""
    more = schema.get("additionalProperties")
    found = [*schema.get("patternProperties", {}).values(), more if isinstance(more, dict) else {}]
    return next(filter(None, found), {})


def _alternatives(schema: Schema) -> list[Schema]:
    return [*schema.get("anyOf", ()), *schema.get("oneOf", ()), *schema.get("allOf", ())]


def _value(schema: Schema, whole: Schema) -> str:
    """Return in a few words what a member may hold."""
    if "$ref" in schema:
        definition, path = _target(schema["$ref"], whole), schema["$ref"]
        if not _is_section(definition):
            return _value(definition, whole)
        name = path.removeprefix("#/$defs/").replace("/properties/", ".")
        return f"`{name}`" if "." in name else f"[{name}](#{name})"
    if "const" in schema:
        return f"`{json.dumps(schema['const'])}`"
    if "enum" in schema:
        return ", ".join(f"`{json.dumps(value)}`" for value in schema["enum"])
    parts = list(dict.fromkeys(_value(part, whole) for part in _alternatives(schema)))
    if parts:
        return " or ".join(filter(None, parts))
    types = schema.get("type", [])
    types = types if isinstance(types, list) else [types]
    return " or ".join(_one_type(kind, schema, whole) for kind in types)


def _target(reference: str, whole: Schema) -> Schema:
    found = whole
    for key in reference.removeprefix("#/").split("/"):
        found = found[key]
    return found


def _one_type(kind: str, schema: Schema, whole: Schema) -> str:
    more = _of_each_id(schema)
    if kind == "array" and isinstance(schema.get("items"), dict):
        return f"list of: {_value(schema['items'], whole) or 'anything'}"
    if kind == "object" and more and not schema.get("properties"):
        return f"by id: {_value(more, whole) or 'anything'}"
    words = {"string": "text", "boolean": "true or false", "integer": "whole number"}
    return words.get(kind, kind)


def _table(above: str, columns: list[str], rows: list[list[str]]) -> str:
    cells = [[cell.replace("|", "\\|").replace("\n", " ") for cell in row] for row in rows]
    lines = [f"| {' | '.join(row)} |" for row in (columns, *cells)]
    return "\n".join([above, "", lines[0], "|---" * len(columns) + "|", *lines[1:]])


if __name__ == "__main__":
    print(pages()[sys.argv[1]])
