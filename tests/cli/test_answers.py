"""What commands print with --json is what `mapkit schema answers` says."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from mapkit.cli.stopping import ExitCode
from mapkit.export import answers_schema
from tests.cli.program import Mapkit

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
    ("places", "hand_rb8_tunnel", ["play", "nearest", "{map}", "A", "--defender", "B"]),
    ("places", "hand_rb8_tunnel", ["play", "towards", "{map}", "A", "B", "--steps", "1"]),
    ("places", "hand_rb8_tunnel", ["play", "access", "{map}", "T", "--defender", "A"]),
    ("places", "hand_rb8_tunnel", ["play", "recon", "{map}", "A"]),
    ("places", "hand_rb8_tunnel", ["play", "distraction", "{map}", "A", "B"]),
    ("places", "courtyard", ["play", "shotgun", "{map}", "A"]),
    ("diff", "hand_spec_table_5x5", ["diff", "{map}", "{other}"]),
    ("diff", "hand_spec_table_5x5", ["diff", "{other}", "{map}", "--no-tables"]),
    ("diff", "hand_rb8_tunnel", ["diff", "{map}", "{map}"]),
    ("diff_shapes", "hand_spec_table_5x5", ["diff", "{map}", "{other}", "--match", "shapes"]),
    (
        "diff_shapes",
        "hand_rb8_tunnel",
        ["diff", "{map}", "{other}", "--match", "shapes", "--no-tables"],
    ),
    ("diff_shapes", "hand_rb8_tunnel", ["diff", "{map}", "{map}", "--match", "shapes"]),
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
    if answer == "diff" and "{other}" in arguments:
        assert {c["subject"] for c in done.json["changes"]} >= {"map", "field", "marker"}


def test_the_formats_are_listed_as_their_schema_says(mapkit: Mapkit) -> None:
    told = mapkit("formats", "--json").json
    validator("formats").validate(told)
    defs = answers_schema()["$defs"]
    assert not unknown_keys(told, defs["formats"], defs)


def test_one_format_is_listed_by_its_name(mapkit: Mapkit) -> None:
    told = mapkit("formats", "csv", "--json").json
    assert {entry["what"] for entry in told["read"]} == {"csv"}
    assert [entry["name"] for entry in told["exporters"]] == ["csv"]
    assert told["pictures"]["formats"] == []
    assert mapkit("formats", "map").out.startswith("map ")
    refused = mapkit("formats", "cvs")
    assert refused.code is ExitCode.USAGE
    assert "unsupported format 'cvs'; see `mapkit formats`" in refused.err


def test_an_answer_of_another_command_is_told_apart(mapkit: Mapkit, imported: Imported) -> None:
    reach = mapkit("reach", imported("courtyard"), "A", "--json").json
    others = (
        "sight",
        "sight_of_all",
        "disputes",
        "hear",
        "places",
        "diff",
        "diff_shapes",
        "check",
        "formats",
        "failure",
    )
    for answer in others:
        assert not validator(answer).is_valid(reach), answer


@pytest.mark.parametrize(
    ("arguments", "code", "said", "advice"),
    [
        (["sight", "{map}", "A", "nowhere"], ExitCode.USAGE, "is called 'nowhere'", ""),
        (["sight", "{map}"], ExitCode.USAGE, "missing argument 'ORIGIN'", ""),
        (["reach", "{map}", "A", "--paint"], ExitCode.USAGE, "no such option", ""),
        (["sight", "{broken}", "A", "B"], ExitCode.INVALID_MAP, "error", ""),
        (["sight", "no.yaml", "A", "B"], ExitCode.FILE, "no.yaml", "launch-site"),
    ],
)
def test_an_error_is_json_too(
    mapkit: Mapkit,
    imported: Imported,
    broken: Path,
    arguments: list[str],
    code: ExitCode,
    said: str,
    advice: str,
) -> None:
    names = {"map": imported("courtyard"), "broken": broken}
    done = mapkit(*(a.format(**names) for a in arguments), "--json")
    assert done.code == code
    assert done.err == ""
    validator("failure").validate(done.json)
    error = done.json["error"]
    assert error["code"] == code
    assert said in error["message"]
    assert advice in error["help"]
    assert bool(error["diagnostics"]) == (code == ExitCode.INVALID_MAP)


def test_a_point_left_of_the_board_is_no_option(mapkit: Mapkit, imported: Imported) -> None:
    path = imported("courtyard")
    for arguments in (["sight", path, "-5,3", "A"], ["reach", path, "-0.5, -3"]):
        done = mapkit(*arguments)
        assert done.code == ExitCode.USAGE
        assert "no field lies at -" in done.err
    assert "no such option" in mapkit("sight", path, "-5").err


def test_a_map_that_ships_is_offered_for_its_name(mapkit: Mapkit) -> None:
    done = mapkit("sight", "lanch-site", "24", "38")
    assert done.code == ExitCode.FILE
    assert "did you mean launch-site" in done.err
    assert "uboat-bunker" in mapkit("check", "nothing-like-it").err


def test_paper_fits_the_board_and_says_the_scale(
    mapkit: Mapkit, imported: Imported, tmp_path: Path
) -> None:
    path, out = imported("courtyard"), tmp_path / "a.svg"
    done = mapkit("draw", path, "--paper", "a4", "-o", out)
    assert done.code == ExitCode.OK
    assert "% of its true size" in done.err
    secret = tmp_path / "b.svg"
    assert mapkit("draw", path, "--paper", "a4", "--secret", "-o", secret).code == ExitCode.OK


def test_a_new_map_names_its_schema_first(mapkit: Mapkit, tmp_path: Path) -> None:
    path = tmp_path / "board.yaml"
    for wish in (
        ["map", path, "--rows", "2", "--columns", "2"],
        ["map", path, "--empty"],
        ["copy", "two-rooms", path],
    ):
        assert mapkit("new", *wish, "--force").code == ExitCode.OK
        first, second = path.read_text("utf-8").splitlines()[:2]
        assert first == "# yaml-language-server: $schema=map.schema.json"
        assert not second.startswith("# yaml")
        assert mapkit("check", path, "--draft").code == ExitCode.OK
