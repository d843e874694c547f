"""What `mapkit build` writes: its form, and that the worked cases come out of it."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from mapkit.compiled import CompiledMap, compile_map, with_choices
from mapkit.errors import UsageError
from mapkit.export import fill_in, tables_schema
from mapkit.export.board_values import decimal_text
from mapkit.mapfile import read_case
from mapkit.model import Building, Marker, Sector
from mapkit_exporters.tables import EXPORTER, tables_document

CASES = sorted((Path(__file__).parents[2] / "cases" / "shared").glob("*.json"))


def to_json(compiled: CompiledMap, **options: str) -> str:
    filled = fill_in("tables", EXPORTER.options, options)
    data = EXPORTER.write(compiled, filled, None)
    assert isinstance(data, bytes)
    return data.decode("ascii")


def case_named(name: str) -> Path:
    return next(c for c in CASES if c.stem == name)


@pytest.fixture(scope="module")
def validator() -> Any:
    schema = tables_schema()
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


@pytest.mark.parametrize("path", CASES, ids=lambda p: p.stem)
def test_a_worked_case_comes_out_of_the_json(path: Path, validator: Any) -> None:
    case = json.loads(path.read_text("utf-8"))
    expected, contested = case["expected"], case["contested"]
    text = to_json(compile_map(read_case(path)))
    tables = json.loads(text)
    validator.validate(tables)
    for relation in ("adjacent", "matching", "passable", "stacked", "buildings"):
        if relation == "adjacent" and contested["adjacent"]:
            continue
        assert tables[relation] == expected[relation], relation
    for pair, right in expected["los"].items():
        if pair in contested["los"]:
            continue
        entry = tables["los"].get(pair)
        if right["grazing"] is None:
            assert entry is None, pair
            continue
        assert (entry["clear"], entry["grazing"]) == (right["clear"], right["grazing"]), pair
        assert entry["verdict"] == ("grazing" if right["clear"] is None else "clear"), pair
        assert entry["rule"] in right.get("rules", [right["rule"]]), pair
    assert set(tables["los"]) <= set(expected["los"])


def test_pretty_is_the_same_content_a_line_an_entry() -> None:
    tables = compile_map(read_case(case_named("courtyard")))
    pretty = to_json(tables, pretty="yes")
    assert json.loads(pretty) == json.loads(to_json(tables))
    los = json.loads(pretty)["los"]
    assert sum('"verdict"' in line for line in pretty.splitlines()) == len(los)


def test_the_text_is_the_same_again_and_on_more_threads() -> None:
    game_map = read_case(case_named("voronoi_0"))
    assert to_json(compile_map(game_map, threads=1)) == to_json(compile_map(game_map, threads=3))


def test_only_integers_and_strings_are_written() -> None:
    game_map = read_case(case_named("ladders"))

    def leaves(value: Any) -> list[Any]:
        if isinstance(value, dict):
            return [leaf for v in value.values() for leaf in leaves(v)]
        if isinstance(value, list):
            return [leaf for v in value for leaf in leaves(v)]
        return [value]

    found = {type(leaf) for leaf in leaves(tables_document(compile_map(game_map)))}
    assert found <= {int, str, bool, type(None)}


def test_what_people_wrote_is_carried_along(validator: Any) -> None:
    game_map = read_case(case_named("hand_rb8_tunnel"))
    told = replace(
        game_map,
        sectors={"white": Sector("white", "Yard \u2013 the neutral one", "#ffffff", neutral=True)},
        markers=(Marker("objective", "o", {"number": 4}),),
        buildings=(Building("b", "Shed", ("A", "T", "B")),),
        unit_mm=0.01,
    )
    tables = json.loads(to_json(compile_map(told)))
    validator.validate(tables)
    assert tables["markers"] == [{"type": "objective", "field": "o", "number": 4}]
    assert tables["named_buildings"][0]["fields"] == ["A", "T", "B"]
    assert tables["sectors"][0]["name"] == "Yard \u2013 the neutral one"
    assert tables["units"]["unit_mm"] == "0.01"


def test_walking_rows_follow_the_fields() -> None:
    game_map = read_case(case_named("hand_rb8_tunnel"))
    tables = tables_document(compile_map(game_map))
    ids = [f["id"] for f in tables["fields"]]
    row = dict(zip(ids, tables["walking"]["sniper"][ids.index("A")], strict=True))
    assert row == {"A": 0, "T": 1, "B": 2, "o": None, "p": None, "V": None, "W": None}


def test_choices_answer_otherwise_and_wrong_ones_are_refused() -> None:
    game_map = read_case(case_named("hand_spec_table_5x5"))
    assert with_choices(game_map, {"grazing": "sees"}).choices["grazing"] == "sees"
    with pytest.raises(UsageError, match="blocks, sees"):
        with_choices(game_map, {"grazing": "maybe"})
    with pytest.raises(UsageError, match="grazing"):
        with_choices(game_map, {"gazing": "sees"})


@pytest.mark.parametrize(
    ("value", "text"),
    [(0.01, "0.01"), (840.0, "840"), (1e-05, "0.00001"), (0.5, "0.5"), (1200.0, "1200"), (0, "0")],
)
def test_measures_are_plain_decimals(value: float, text: str) -> None:
    assert decimal_text(value) == text
