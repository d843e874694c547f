from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

import mapkit
from mapkit.diagnostics import Severity
from mapkit.errors import NotFoundError, UsageError
from mapkit.mapfile import example_paths, new_document, new_map, read_case, read_map
from tests.boards import map_in
from tests.looping import for_each

CASE = {
    "name": "two rooms",
    "note": "by hand",
    "unit_mm": 1.0,
    "tolerance_mm": 0.25,
    "fields": [
        {
            "id": "A",
            "kind": "built_up",
            "level": 0,
            "water": False,
            "obstacle": False,
            "hard_terrain": False,
            "sector": "white",
            "objective": 7,
            "rings": [[[-5, 0], [10, 0], [10, 10], [-5, 10]], [[0, 2], [2, 2], [2, 4]]],
        },
        {
            "id": "B",
            "kind": "open",
            "level": 0,
            "water": True,
            "sector": None,
            "objective": None,
            "rings": [[[10, 0], [20, 0], [20, 10], [10, 10]]],
        },
        {"id": "C", "kind": "elevated", "level": 1, "rings": [[[20, 0], [30, 0], [30, 10]]]},
    ],
    "portals": [{"type": "wall", "between": ["A", "B"], "at": [[10, 0], [10, 5]]}],
    "rules": {"void": "passes", "same_building": "lines_only"},
}


def test_a_case_becomes_a_map():
    m = read_case({"map": CASE, "expected": {}})
    assert (m.name, m.id) == ("two rooms", "two-rooms")
    assert (m.unit_mm, m.tolerance_mm, m.size_mm) == (1.0, 0.25, (35.0, 10.0))
    assert m.choices["void"] == "passes"
    assert m.choices["same_building"] == "lines_only"
    assert m.choices["grazing"] == "blocks"
    assert m.points("A") == (((-5, 0), (10, 0), (10, 10), (-5, 10)), ((0, 2), (2, 2), (2, 4)))
    assert set(m.fields["A"].rings[0]) & set(m.fields["B"].rings[0]) == {"v2", "v3"}
    assert len(m.vertices) == len(set(m.vertices.values()))
    assert m.fields["B"].traits == {"water"}
    assert m.fields["C"].level == 1
    assert [(k.type, k.field, k.attributes) for k in m.markers] == [
        ("objective", "A", {"number": 7})
    ]
    assert m.portals[0].between == ("A", "B")
    assert m.portals[0].at == ((10, 0), (10, 5))


def test_cases_come_bare_too_and_become_map_files(tmp_path: Path):
    path = tmp_path / "case.json"
    path.write_text(json.dumps(CASE))
    m = read_case(path)
    assert m == read_case(CASE)
    document = new_document(m)
    (tmp_path / "case.yaml").write_text(document.source.text)
    again = read_map(tmp_path / "case.yaml")
    assert again.diagnostics == ()
    assert again.map == m


CASES = sorted((Path(__file__).parents[2] / "cases").glob("**/*.json"))
SHARED = [p for p in CASES if "fields" in (data := json.loads(p.read_text())).get("map", data)]


def test_there_are_worked_cases():
    assert SHARED


@pytest.mark.parametrize("path", SHARED, ids=lambda p: p.stem)
def test_worked_cases_survive_a_map_file(path: Path):
    data = json.loads(path.read_text())
    m = read_case(path)
    assert new_document(m).map == m
    for field in data.get("map", data)["fields"]:
        assert m.points(field["id"]) == tuple(tuple(map(tuple, ring)) for ring in field["rings"])


def test_an_empty_board():
    m = new_map("empty", id="b", name="Board", size_mm=(300, 200))
    assert (m.id, m.name, m.size_mm, m.fields) == ("b", "Board", (300.0, 200.0), {})
    assert new_document(m).map == m


def test_rows_cover_the_board():
    m = new_map("rows", rows=7, columns=9, size_mm=(100, 70))
    assert len(m.fields) == 63
    area = 0
    for id_ in m.fields:
        [ring] = m.points(id_)
        area += sum(x * v - u * y for (x, y), (u, v) in zip(ring, ring[1:] + ring[:1], strict=True))
    assert area == 2 * 10000 * 7000
    assert {f.sector for f in m.fields.values()} == {"yellow", "red", "black", "white"}


def test_rows_carry_a_whole_set_of_markers():
    m = new_map("rows")
    assert sorted(k.attributes["number"] for k in m.markers if k.type == "objective") == list(
        range(1, 10)
    )
    starts = [k for k in m.markers if k.type == "start"]
    assert Counter((k.attributes["squad"], k.attributes["role"]) for k in starts) == {
        (squad, role): n
        for squad in ("black", "red", "yellow")
        for role, n in (("officer", 1), ("soldier", 2))
    }
    assert all(m.fields[k.field].sector == k.attributes["squad"] for k in starts)
    entries = [k for k in m.markers if k.type == "entry"]
    assert {k.attributes["sector"] for k in entries} == set(m.sectors)
    assert all(m.fields[k.field].sector == k.attributes["sector"] for k in entries)
    split = Counter(m.fields[k.field].sector for k in m.markers if k.type == "objective")
    assert sorted(split.values(), reverse=True) == list(m.ruleset.objective_split)
    assert split["white"] == 1


def test_small_and_plain_boards_have_no_markers():
    assert new_map("rows", rows=3, columns=3).markers == ()
    plain = new_map("rows", sectors=False)
    assert plain.markers == ()
    assert {f.sector for f in plain.fields.values()} == {None}


@pytest.mark.parametrize(
    "wrong",
    [
        {"kind": "round"},
        {"kind": "rows", "rows": 0},
        {"kind": "rows", "rows": 10**6},
        {"kind": "empty", "size_mm": (0, 5)},
        {"kind": "empty", "size_mm": (float("nan"), 5)},
        {"kind": "empty", "id": "a b"},
        {"kind": "example"},
        {"kind": "rows", "rows": 1, "columns": 9999, "size_mm": (1, 1)},
    ],
)
def test_wrong_wishes(wrong):
    kind = wrong.pop("kind")
    with pytest.raises(UsageError):
        new_map(kind, **wrong)


def test_examples():
    for name, path in example_paths().items():
        m = new_map("example", example=name, id="mine")
        assert m.id == "mine"
        original = map_in(path)
        assert m.fields == original.fields
    with pytest.raises(NotFoundError):
        new_map("example", example="nothing-like-it")


@for_each("size", [(1, 1), (1, 4), (3, 4), (4, 1), (4, 7), (5, 8)])
def test_no_four_bricks_meet_and_no_sight_is_disputed(size: tuple[int, int]) -> None:
    rows, columns = size
    made = new_map("bricks", rows=rows, columns=columns)
    assert len(made.fields) == rows * columns
    assert max(Counter(v for f in made.fields.values() for v in f.rings[0]).values()) <= 3
    board = mapkit.open(made)
    assert not [d for d in board.check() if d.severity is Severity.ERROR]
    assert not [call for call in board.disputes() if call.kind == "sight"]
