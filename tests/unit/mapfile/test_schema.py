"""The published schemas say what the loaders say, as far as a schema can."""

from __future__ import annotations

import importlib.util
import io
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from hypothesis import given

from mapkit.diagnostics import Diagnostic, Severity
from mapkit.mapfile import (
    kind_of_file,
    layout_schema,
    map_schema,
    new_document,
    read_map,
    ruleset_schema,
)
from mapkit.mapfile.layouts import read_layout
from mapkit.mapfile.nodes import MapNode, Node, Scalar, parse
from mapkit.mapfile.problems import Problems
from mapkit.mapfile.ruleset_records import ruleset_of
from mapkit.model import GameMap
from tests.unit.mapfile.strategies import changed_documents, changed_once, maps

ROOT = Path(__file__).parents[3]
DATA = Path(__file__).parent / "data"
SHIPPED = [
    path for name in ("maps", "examples") for path in sorted((ROOT / name).glob("**/*.yaml"))
]
MAPS = [path for path in SHIPPED if kind_of_file(path.read_text("utf-8")) == "map"]
LAYOUTS = [path for path in SHIPPED if kind_of_file(path.read_text("utf-8")) == "layout"]
RULESETS = [*sorted((ROOT / "mapkit/data/rulesets").glob("*.yaml")), DATA / "skirmish.yaml"]

EVERY_KEY = DATA / "every-key.yaml"
EVERY_RULESET_KEY = DATA / "every-key-ruleset.yaml"
CARD = DATA / "skirmish-card.yaml"
"""A map of rules with tables, which those of the map of every key do not have."""
EVERY_LAYOUT_KEY = DATA / "every-key-layout.yaml"

MAP_CHECK = jsonschema.Draft202012Validator(map_schema())
LAYOUT_CHECK = jsonschema.Draft202012Validator(layout_schema())
RULESET_CHECK = jsonschema.Draft202012Validator(ruleset_schema())


def as_json(node: Node | None) -> Any:
    """Read a tree as YAML 1.2 does: what an editor gives its schema checker."""
    if isinstance(node, MapNode):
        return {k.value: as_json(v) for k, v in node.pairs}
    if not isinstance(node, Scalar):
        return [as_json(i) for i in node.items] if node else None
    if node.quoted:
        return node.value
    if node.value in {"", "~", "null"}:
        return None
    if node.value in {"true", "false"}:
        return node.value == "true"
    if any(c.isdigit() for c in node.value):  # "infinity" is a word
        for kind in (int, float):
            try:
                return kind(node.value)
            except ValueError:
                continue
    return node.value


def value_of(text: str) -> Any:
    problems = Problems(text)
    root = parse(text, problems)
    assert not problems.has_errors
    return as_json(root)


def test_the_schemas_are_schemas():
    for schema in (map_schema(), ruleset_schema(), layout_schema()):
        jsonschema.Draft202012Validator.check_schema(schema)


def test_the_committed_files_are_made_of_the_records():
    path = ROOT / "tools" / "update_schemas.py"
    spec = importlib.util.spec_from_file_location("update_schemas", path)
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    for file, text in tool.texts().items():
        stale = f"{file.name} is not what the records say: run  python tools/update_schemas.py"
        assert file.read_text("utf-8") == text, stale


def parts(value: Any) -> Iterator[dict[str, Any]]:
    """Go through all mappings in a value."""
    if isinstance(value, dict):
        yield value
        value = list(value.values())
    if isinstance(value, list):
        for item in value:
            yield from parts(item)


@pytest.mark.parametrize(
    "schema", [map_schema(), ruleset_schema(), layout_schema()], ids=["map", "ruleset", "layout"]
)
def test_every_definition_is_there_and_used(schema: dict[str, Any]):
    used = {part["$ref"] for part in parts(schema) if "$ref" in part}
    assert used == {f"#/$defs/{name}" for name in schema["$defs"]}


@pytest.mark.parametrize(
    ("paths", "schema"),
    [
        ((EVERY_KEY, CARD), map_schema()),
        ((EVERY_RULESET_KEY,), ruleset_schema()),
        ((EVERY_LAYOUT_KEY,), layout_schema()),
    ],
    ids=["map", "ruleset", "layout"],
)
def test_the_file_of_every_key_has_every_key(paths: tuple[Path, ...], schema: dict[str, Any]):
    values = [value_of(path.read_text("utf-8")) for path in paths]
    keys = {key for part in parts(values) for key in part}
    schema["$defs"].pop("choices", None)
    known = [set(part["properties"]) for part in parts(schema) if "properties" in part]
    assert set().union(*known) <= keys


@pytest.mark.parametrize(
    "path", [*MAPS, DATA / "hand-made.yaml", EVERY_KEY, CARD], ids=lambda p: p.stem
)
def test_shipped_maps_fit(path: Path):
    assert not read_map(path).has_errors
    MAP_CHECK.validate(value_of(path.read_text("utf-8")))


@pytest.mark.parametrize("path", [*LAYOUTS, EVERY_LAYOUT_KEY], ids=lambda p: p.stem)
def test_shipped_layouts_fit(path: Path):
    assert read_layout(path).diagnostics == ()
    LAYOUT_CHECK.validate(value_of(path.read_text("utf-8")))


@pytest.mark.parametrize("path", RULESETS, ids=lambda p: p.stem)
def test_shipped_rulesets_fit(path: Path):
    RULESET_CHECK.validate(value_of(path.read_text("utf-8")))


@given(maps())
def test_whatever_is_written_fits(game_map: GameMap):
    MAP_CHECK.validate(value_of(new_document(game_map).source.text))


HEAD = 'mapkit: "1.0"\nid: a\n'
VERTICES = "vertices: {a: [0, 0], b: [9, 0], c: [9, 9]}\n"
FIELD = "fields: {A: {kind: open, ring: [a, b, c]}}\n"

GOOD = [
    HEAD + VERTICES + FIELD,
    "mapkit: 1.0\nid: 7\n" + VERTICES + FIELD.replace("A:", "1:"),
    HEAD + "fields: {}\n",
    HEAD + "fields: {A: {kind: open, ring: [[0, 0], [9, 0], [9, 9]]}}\n",
    HEAD + VERTICES + "fields: {A: {kind: open, ring: [a, [9, 0], c], holes: [[a, b, c]]}}\n",
    HEAD + VERTICES + FIELD + "x-a: {b: 1}\nname:\nauthor: 7\ntolerance_mm: 0\nportals:\n",
    HEAD + VERTICES + FIELD + "sectors: {red: {colour: '#fff'}, x-a: 1}\n",
    HEAD + VERTICES + FIELD + "kinds: {hedge: {matches: open, cost: 2, blocks_sight: true}}\n",
    HEAD + VERTICES + FIELD + "markers: [{type: objective, field: A, number: 4, x-a: b}]\n",
    HEAD + VERTICES + FIELD + "choices: {water_counts_open: no, x-why: because}\n",
]
BAD = [
    "[]",
    "hello",
    VERTICES + FIELD,
    HEAD + VERTICES,
    HEAD.replace("1.0", "2.0") + FIELD,
    HEAD.replace("1.0", "one") + FIELD,
    HEAD + VERTICES + FIELD + "feilds: {}\n",
    HEAD + VERTICES + FIELD + "name: [a]\n",
    HEAD + VERTICES + FIELD + "name: true\n",
    HEAD + VERTICES + FIELD + "unit_mm: 0\n",
    HEAD + VERTICES + FIELD + "unit_mm: one\n",
    HEAD + VERTICES + FIELD + "size_mm: [1]\n",
    HEAD + VERTICES + FIELD + "size_mm: [1, -1]\n",
    HEAD + VERTICES + FIELD + "tolerance_mm: -1\n",
    HEAD + VERTICES + FIELD + "choices: {grazing: maybe}\n",
    HEAD + VERTICES + FIELD + "provenance: {kind: stolen}\n",
    HEAD + VERTICES + FIELD + "provenance: {page: 3}\n",
    HEAD + VERTICES + FIELD + "sectors: {red: {colour: red}}\n",
    HEAD + VERTICES + FIELD + "sectors: {red: {colour: }}\n",
    HEAD + VERTICES + FIELD + "kinds: {hedge: {matches: open, cost: -1}}\n",
    HEAD + VERTICES + FIELD + "kinds: {hedge: {matches: open, level: 2}}\n",
    HEAD + VERTICES + FIELD + "traits: {wet: {enter: 3}}\n",
    HEAD + VERTICES + FIELD + "portals: []\n",
    HEAD + VERTICES + FIELD + "portals: {p: {type: door}}\n",
    HEAD + VERTICES + FIELD + "portals: {p: {type: door, between: [A], at: [a, b]}}\n",
    HEAD + VERTICES + FIELD + "markers: {}\n",
    HEAD + VERTICES + FIELD + "markers: [{type: objective}]\n",
    HEAD + VERTICES + FIELD + "buildings: {b: {name: B}}\n",
    HEAD + VERTICES.replace("[0, 0]", "[0, 0.5]") + FIELD,
    HEAD + VERTICES.replace("[0, 0]", '[0, "0"]') + FIELD,
    HEAD + VERTICES.replace("[0, 0]", "[0, 1073741824]") + FIELD,
    HEAD + VERTICES.replace("[0, 0]", "[0, 0, 0]") + FIELD,
    HEAD + VERTICES.replace("[0, 0]", "0") + FIELD,
    HEAD + VERTICES + FIELD.replace("ring: [a, b, c]", "ring: [a, b]"),
    HEAD + VERTICES + FIELD.replace("ring: [a, b, c]", "rings: [a, b, c]"),
    HEAD + VERTICES + FIELD.replace("ring: [a, b, c]", "ring: [a, b, 1.5]"),
    HEAD + VERTICES + FIELD.replace("kind: open, ", ""),
    HEAD + VERTICES + FIELD.replace("kind: open", "kind: open, level: 2"),
    HEAD + VERTICES + FIELD.replace("kind: open", "kind: open, traits: water"),
    HEAD + VERTICES + FIELD.replace("A:", '"a b":'),
    HEAD + VERTICES + FIELD.replace("A:", '"a|b":'),
]


@pytest.mark.parametrize("text", GOOD)
def test_both_take_it(text: str):
    MAP_CHECK.validate(value_of(text))
    assert not read_map(io.StringIO(text)).has_errors


@pytest.mark.parametrize("text", BAD)
def test_both_refuse_it(text: str):
    assert not MAP_CHECK.is_valid(value_of(text))
    assert read_map(io.StringIO(text)).has_errors


ONLY_READERS_KNOW = {"MK116", "MK117", "MK118", "MK120", "MK130", "MK131"}
"""What does not exist, contradicts itself or has no extent."""


def in_reach(diagnostics: Iterable[Diagnostic]) -> list[Diagnostic]:
    """Return the errors that a schema has to see; the ruleset decides on what they carry."""
    return [
        d
        for d in diagnostics
        if d.severity is Severity.ERROR
        and d.code not in ONLY_READERS_KNOW
        and not (d.code in {"MK110", "MK111"} and d.message.startswith("marker "))
        and not (d.code in {"MK113", "MK114"} and " in attributes of kind " in d.message)
    ]


def map_disagreement(document: Any) -> list[Diagnostic] | str:
    """Return what is wrong with a map to only one of schema and reader."""
    result = read_map(io.StringIO(json.dumps(document)), base=DATA)
    if MAP_CHECK.is_valid(document):
        return in_reach(result.diagnostics)
    return "" if result.has_errors else "only the schema refuses it"


def ruleset_disagreement(document: Any) -> list[Diagnostic] | str:
    """Return what is wrong with a ruleset to only one of schema and reader."""
    problems = Problems(json.dumps(document))
    root = parse(json.dumps(document), problems)
    assert root is not None
    ruleset_of(root, problems)
    if RULESET_CHECK.is_valid(document):
        return in_reach(problems.sorted())
    return "" if problems.has_errors else "only the schema refuses it"


def test_schema_and_reader_agree_on_every_change_of_a_map():
    for path in (EVERY_KEY, CARD):
        for document in changed_once(value_of(path.read_text("utf-8"))):
            assert not map_disagreement(document), document


def test_schema_and_reader_agree_on_every_change_of_a_ruleset():
    for document in changed_once(value_of(EVERY_RULESET_KEY.read_text("utf-8"))):
        assert not ruleset_disagreement(document), document


@given(changed_documents([value_of(p.read_text("utf-8")) for p in (EVERY_KEY, MAPS[0])]))
def test_schema_and_reader_agree_on_changed_maps(document: Any):
    assert not map_disagreement(document)


@given(
    changed_documents([value_of(p.read_text("utf-8")) for p in (EVERY_RULESET_KEY, RULESETS[0])])
)
def test_schema_and_reader_agree_on_changed_rulesets(document: Any):
    assert not ruleset_disagreement(document)
