"""TopoJSON: arcs become shared borders as they are."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any, ClassVar

import pytest

from mapkit.compiled import compile_map
from mapkit.errors import FileError, UsageError
from mapkit.export import map_of
from mapkit.model import GameMap
from mapkit_exporters.import_contract import ImporterContract
from tests.exporters.importing import read_with, said

# Two squares side by side, an island in the first one, and a square that nobody borders on.
ARCS = [
    [[10, 0], [10, 10]],
    [[10, 10], [0, 10], [0, 0], [10, 0]],
    [[10, 0], [20, 0], [20, 10], [10, 10]],
    [[2, 2], [4, 2], [4, 4], [2, 4], [2, 2]],
    [[30, 0], [40, 0], [40, 10], [30, 10], [30, 0]],
]
GEOMETRIES = [
    {"type": "Polygon", "id": "west", "arcs": [[0, 1], [-4]], "properties": {"name": "West"}},
    {"type": "MultiPolygon", "id": 2, "arcs": [[[2, -1]], [[4]]], "properties": None},
    {"type": "Polygon", "id": "island", "arcs": [[3]]},
    {"type": "LineString", "arcs": [0]},
    {"type": None, "id": "nothing"},
]


def topology(*geometries: Any, arcs: Any = None, **more: Any) -> str:
    shapes = {"type": "GeometryCollection", "geometries": list(geometries or GEOMETRIES)}
    return json.dumps(
        {"type": "Topology", "objects": {"shapes": shapes}, "arcs": ARCS if arcs is None else arcs}
        | more
    )


def quantized() -> str:
    """Return the same with arcs as steps of whole numbers."""
    arcs = []
    for arc in ARCS:
        scaled = [(x * 100, y * 100) for x, y in arc]
        steps = [[q[0] - p[0], q[1] - p[1]] for p, q in pairwise(scaled)]
        arcs.append([list(scaled[0]), *steps])
    return topology(arcs=arcs, transform={"scale": [0.01, 0.01], "translate": [0, 0]})


class TestTopojson(ImporterContract):
    name = "topojson"
    samples: ClassVar = {"plain": topology().encode(), "steps": quantized().encode()}


def made_of(document: str, unit_mm: float = 1.0, **options: str) -> GameMap:
    return map_of(read_with("topojson", document, **options), unit_mm=unit_mm).map


@pytest.mark.parametrize("document", [topology(), quantized()])
def test_arcs_are_shared_borders(document: str) -> None:
    found = read_with("topojson", document)
    assert [f.id for f in found.fields] == ["west", "2", "2.2", "island"]
    assert [what for what, _ in said(found)][:2] == ["a line", "a feature without a shape"]
    assert said(found)[0][1] == "objects.shapes.geometries[3]"
    game_map = map_of(found, unit_mm=1.0).map
    assert len(game_map.vertices) == 14
    compiled = compile_map(game_map)
    adjacent = {frozenset(pair) for pair in compiled.relations.adjacent}
    assert adjacent == {frozenset(("west", "2")), frozenset(("west", "island"))}
    assert game_map.size_mm == (40.0, 10.0)


def test_borders_are_not_joined_unless_that_is_asked_for() -> None:
    apart = [arc if n != 4 else [[x - 9.9, y] for x, y in arc] for n, arc in enumerate(ARCS)]
    imported = read_with("topojson", topology(arcs=apart))
    as_it_is = map_of(imported, unit_mm=1.0)
    assert as_it_is.joined.join_mm == as_it_is.joined.closed_mm2 == 0
    assert ("2", "2.2") not in compile_map(as_it_is.map).relations.adjacent
    joined = map_of(imported, unit_mm=1.0, join_mm=0.3)
    assert joined.joined is not None
    assert ("2", "2.2") in compile_map(joined.map).relations.adjacent


def test_neighbours_stay_neighbours_whatever_the_size() -> None:
    """A random net of arcs, rounded to coarse units: what shares arcs shares corners."""
    for unit in (1.0, 0.37, 0.011):
        game_map = made_of(quantized(), unit)
        assert set(game_map.fields["west"].rings[0]) & set(game_map.fields["2"].rings[0])


def test_what_has_become_nothing_is_left_out_on_both_sides() -> None:
    # The border runs out to a thin spike and back, thinner than a unit of the map.
    spike = [[10, 0], [10, 5], [15, 5.001], [10, 5.002], [10, 10]]
    imported = read_with("topojson", topology(arcs=[spike, *ARCS[1:]]))
    game_map = map_of(imported, unit_mm=1.0).map
    for field in ("west", "2"):
        assert (1500, -500) not in game_map.points(field)[0]
        assert len(set(game_map.points(field)[0])) == len(game_map.points(field)[0])
    tiny = [*ARCS[:4], [[30, 0], [30.001, 0], [30.001, 0.001], [30, 0]]]
    made = map_of(read_with("topojson", topology(arcs=tiny)), unit_mm=1.0)
    assert "2.2" not in made.map.fields
    assert ("a shape without an area", "objects.shapes.geometries[1]") in [
        (str(one.what), one.where) for one in made.not_taken
    ]


def test_two_thousand_times_the_same_area_is_one_field() -> None:
    same = [{"type": "Polygon", "id": n, "arcs": [[4]]} for n in range(1000)]
    same += [{"type": "Polygon", "id": n, "arcs": [[-5]]} for n in range(1000, 2000)]
    made = map_of(read_with("topojson", topology(*same)), unit_mm=1.0)
    assert list(made.map.fields) == ["0"]
    twice = [one for one in made.not_taken if str(one.what) == "a shape that is drawn twice"]
    assert len(twice) == 1999


def test_of_several_objects_one_is_chosen_by_name() -> None:
    document = json.loads(topology())
    objects = document["objects"]
    objects["lines"] = {"type": "MultiLineString", "arcs": [[0]]}
    assert len(read_with("topojson", json.dumps(document)).fields) == 4
    objects["island"] = GEOMETRIES[2]
    text = json.dumps(document)
    with pytest.raises(UsageError, match=r"shapes \(4\), island \(1\): choose with"):
        read_with("topojson", text)
    assert [f.id for f in read_with("topojson", text, object="island").fields] == ["island"]
    with pytest.raises(UsageError, match="no object isle; there are: shapes, lines, island"):
        read_with("topojson", text, object="isle")
    none = {"type": "Topology", "objects": {"a": objects["lines"], "b": None}, "arcs": ARCS}
    with pytest.raises(UsageError, match="no object with areas"):
        read_with("topojson", json.dumps(none))


def test_attributes_and_north_are_as_in_geojson() -> None:
    west = read_with("topojson", topology(), kinds="name:West=open+water", y="down").fields[0]
    assert (west.kind, set(west.traits), west.name) == ("open", {"water"}, "West")
    assert max(y for _, y in west.rings[0]) == 10.0
    assert max(y for _, y in read_with("topojson", topology()).fields[0].rings[0]) == 0.0


@pytest.mark.parametrize(
    ("document", "where"),
    [
        (topology({"type": "Polygon", "arcs": [[0, 5]]}),
         r"objects.shapes.geometries\[0\].arcs\[0\]\[1\]: there is no arc of this number"),
        (topology({"type": "Polygon", "arcs": [[-6]]}), r"arcs\[0\]\[0\]: there is no arc"),
        (topology({"type": "Polygon", "arcs": [[True]]}), r"arcs\[0\]\[0\]: there is no arc"),
        (topology({"type": "Polygon", "arcs": [0]}), r"arcs\[0\]: this should be a list"),
        (topology(arcs=[*ARCS, [[0, 0], [1e308, 0]]]), r": arcs\[5\]\[1\]: a coordinate is no"),
        (topology(arcs=[*ARCS, 7]), r": arcs\[5\]: this should be a list"),
        (topology(arcs={}), r": arcs: this should be a list"),
        (topology(transform=7), r": transform: this should be an object"),
        (topology(transform={"scale": [1, 1]}), r": transform.translate: this should be a place"),
        (topology(objects=[]), r": objects: this should be an object"),
        ('{"type": "Topology"', r"1:20: this is not JSON"),
        ('{"type": "Polygon"}', "this is JSON, but not TopoJSON"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_with_its_place(document: str, where: str) -> None:
    with pytest.raises(FileError, match=rf"x.topojson.*{where}"):
        read_with("topojson", document, "x.topojson")


def test_arcs_that_are_used_without_end_are_too_many_points() -> None:
    long_arc = [[n % 7, n % 5] for n in range(10_000)]
    again = [{"type": "Polygon", "arcs": [[0] * 1000]} for _ in range(10)]
    with pytest.raises(FileError, match="more than 750,000 points"):
        read_with("topojson", topology(*again, arcs=[long_arc]))
