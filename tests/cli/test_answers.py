"""What commands print with --json is what `mapkit schema answers` says."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import jsonschema
import pytest

from mapkit.cli.exits import ExitCode
from mapkit.export import answers_schema

if TYPE_CHECKING:
    from tests.cli.conftest import Mapkit

Imported = Callable[[str], Path]

ASKED = [
    ("sight", "hand_rb8_tunnel", ["sight", "{map}", "A", "B"]),
    ("sight", "hand_rb8_tunnel", ["sight", "{map}", "A", "A"]),
    ("sight", "hand_rb8_tunnel", ["sight", "{map}", "A", "W"]),
    ("sight", "hand_rb8_tunnel", ["sight", "{map}", "T", "V"]),
    ("sight", "hand_rb7_obstacle_left", ["sight", "{map}", "{first}", "{last}"]),
    ("sight", "hand_void_gap", ["sight", "{map}", "{first}", "{last}"]),
    ("sight_of_all", "courtyard", ["sight", "{map}", "A"]),
    ("disputes", "hand_rb8_tunnel", ["disputes", "{map}"]),
    ("disputes", "courtyard", ["disputes", "{map}", "--limit", "1"]),
    ("reach", "hand_rb8_tunnel", ["reach", "{map}", "A", "--defender", "T", "--blocked", "B"]),
    ("reach", "courtyard", ["reach", "{map}", "A", "--mover", "defender", "--from-entry"]),
    ("hear", "hand_rb8_tunnel", ["hear", "{map}", "A", "T", "B", "--defender", "o"]),
    ("hear", "hand_rb8_tunnel", ["hear", "{map}", "A", "o"]),
    ("places", "hand_rb8_tunnel", ["solo", "nearest", "{map}", "A", "--defender", "B"]),
    ("places", "hand_rb8_tunnel", ["solo", "towards", "{map}", "A", "B", "--steps", "1"]),
    ("places", "hand_rb8_tunnel", ["solo", "access", "{map}", "T", "--defender", "A"]),
    ("places", "hand_rb8_tunnel", ["solo", "recon", "{map}", "A"]),
    ("places", "hand_rb8_tunnel", ["distraction", "{map}", "A", "B"]),
    ("places", "courtyard", ["shotgun", "{map}", "A"]),
    ("diff", "hand_spec_table_5x5", ["diff", "{map}", "{other}"]),
    ("diff", "hand_spec_table_5x5", ["diff", "{other}", "{map}", "--no-tables"]),
    ("diff", "hand_rb8_tunnel", ["diff", "{map}", "{map}"]),
    ("check", "hand_rb8_tunnel", ["check", "{map}"]),
    ("check", "hand_rb8_tunnel", ["check", "{broken}"]),
]


def validator(answer: str) -> Any:
    schema = answers_schema()
    jsonschema.Draft202012Validator.check_schema(schema)
    del schema["anyOf"]
    return jsonschema.Draft202012Validator({**schema, "$ref": f"#/$defs/{answer}"})


def unknown_keys(value: Any, schema: dict[str, Any], defs: dict[str, Any]) -> list[str]:
    """Return the keys that an answer has and its schema does not tell of."""
    if "$ref" in schema:
        schema = defs[schema["$ref"].rpartition("/")[2]]
    if isinstance(value, list) and "items" in schema:
        return [key for v in value for key in unknown_keys(v, schema["items"], defs)]
    if not isinstance(value, dict) or "properties" not in schema:
        return []
    known = schema["properties"]
    found = [key for key in value if key not in known]
    return found + [
        key for k, v in value.items() if k in known for key in unknown_keys(v, known[k], defs)
    ]


@pytest.fixture
def other(tmp_path: Path, imported: Imported) -> Path:
    """Return the board of squares with no building, another name, and a marker."""
    text = imported("hand_spec_table_5x5").read_text("utf-8")
    changed = text.replace("name: hand_spec", "name: Another").replace("built_up", "open")
    path = tmp_path / "other.yaml"
    path.write_text(f"{changed}\nmarkers: [{{type: objective, field: b, number: 4}}]\n")
    return path


@pytest.fixture
def broken(tmp_path: Path, imported: Imported) -> Path:
    """Return a map with an overlap, an error with places."""
    text = imported("hand_rb8_tunnel").read_text("utf-8")
    path = tmp_path / "broken.yaml"
    path.write_text(text.replace("kind: elevated", "kind: open"), "utf-8")
    return path


@pytest.mark.parametrize(("answer", "name", "arguments"), ASKED)
def test_an_answer_is_as_its_schema_says(
    mapkit: Mapkit,
    imported: Imported,
    other: Path,
    broken: Path,
    answer: str,
    name: str,
    arguments: list[str],
) -> None:
    path = other.with_name(f"{name}.yaml")
    if not path.exists():
        imported(name)
    ids = [f["id"] for f in mapkit("build", path).json["fields"]]
    names = {"map": path, "other": other, "broken": broken, "first": ids[0], "last": ids[-1]}
    done = mapkit(*(a.format(**names) for a in arguments), "--json")
    assert done.code in (ExitCode.OK, ExitCode.NO), done.err
    validator(answer).validate(done.json)
    defs = answers_schema()["$defs"]
    assert not unknown_keys(done.json, defs[answer], defs)
    if "{other}" in arguments:
        assert {c["subject"] for c in done.json["changes"]} >= {"map", "field", "marker"}


def test_the_formats_are_listed_as_their_schema_says(mapkit: Mapkit) -> None:
    told = mapkit("formats", "--json").json
    validator("formats").validate(told)
    defs = answers_schema()["$defs"]
    assert not unknown_keys(told, defs["formats"], defs)


def test_an_answer_of_another_command_is_told_apart(mapkit: Mapkit, imported: Imported) -> None:
    reach = mapkit("reach", imported("courtyard"), "A", "--json").json
    for answer in (
        "sight",
        "sight_of_all",
        "disputes",
        "hear",
        "places",
        "diff",
        "check",
        "formats",
    ):
        assert not validator(answer).is_valid(reach), answer
