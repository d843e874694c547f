"""The boards that are photographed: ours, and random ones.

Parameters are tuned on :data:`TUNED` alone; what is reported was measured on :data:`REPORTED`.
"""

from __future__ import annotations

import json
import tempfile
from collections import Counter
from dataclasses import replace
from pathlib import Path

import shapely

from benchmarks.maps import benchmark_map
from mapkit.mapfile import read_case, read_map
from mapkit.model import Field, GameMap
from tests.random_maps import random_map

MAPS = Path(__file__).resolve().parents[2] / "maps"

TUNED = ("uboat-bunker", "rectilinear-70-1", "voronoi-60-1", "random-7", "random-35", "random-42")
REPORTED = (
    "launch-site",
    "rectilinear-70-7",
    "voronoi-60-7",
    "random-63",
    "random-77",
    "random-97",
)

_FIELD_MM = 62.0
_NARROWEST_MM = 12.0


def board(name: str) -> GameMap:
    """Return a board by its name: of a map that ships, or family, size and seed of a random one."""
    family, _, rest = name.partition("-")
    if family in ("voronoi", "rectilinear"):
        fields, seed = map(int, rest.split("-"))
        return _straight_rim(_on_a_board(_from_case(benchmark_map(family, fields, seed)), 0.15))
    if family == "random":
        return random_board(int(rest))
    game_map = read_map(MAPS / f"{name}.yaml").map
    assert game_map is not None
    return game_map


def random_board(seed: int) -> GameMap:
    """Return a random map laid out as a board.

    Raises
    ------
    ValueError
        The map of this seed makes no board: a field is too narrow, lies above another, or a part
        of the board belongs to none.
    """
    game_map = _from_case(random_map(seed, "large"))
    shapes = list(visible(game_map).values())
    area = shapely.area(shapes).sum()
    unit = float(_FIELD_MM * len(shapes) ** 0.5 / area**0.5)
    game_map = _on_a_board(game_map, unit)
    shapes = list(visible(game_map).values())
    width, height = game_map.size_mm
    cores = shapely.buffer(shapes, -_NARROWEST_MM / 2)
    whole = sum(s.area for s in shapes)
    if (
        len(shapes) < len(game_map.fields)
        or abs(whole - width * height) > 1
        or any(c.is_empty or c.geom_type != "Polygon" for c in cores)
        or not 0.4 < width / height < 2.5
    ):
        raise ValueError(f"the random map {seed} makes no board")
    return game_map


def shapes_of(game_map: GameMap) -> dict[str, shapely.Polygon]:
    """Return the fields in mm."""
    return {
        i: shapely.transform(shapely.Polygon(rings[0], rings[1:]), lambda xy: xy * game_map.unit_mm)
        for i in game_map.fields
        for rings in [game_map.points(i)]
    }


def visible(game_map: GameMap) -> dict[str, shapely.Polygon]:
    """Return what a photo shows of the fields, in mm: not what lies below another."""
    shapes = shapes_of(game_map)
    above = {i for i in shapes if game_map.fields[i].level > 0}
    if not above:
        return shapes
    roof = shapely.union_all([shapes[i] for i in above])
    seen = {
        i: s if i in above else _largest(shapely.difference(s, roof)) for i, s in shapes.items()
    }
    return {i: s for i, s in seen.items() if s.area > 0.3 * shapes[i].area}


def _largest(shape: shapely.Geometry) -> shapely.Polygon:
    return max(shapely.get_parts(shape), key=lambda part: part.area, default=shapely.Polygon())


def _from_case(case: dict[str, object]) -> GameMap:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "case.json")
        path.write_text(json.dumps(case), encoding="utf-8")
        return read_case(path)


def _straight_rim(game_map: GameMap) -> GameMap:
    """Drop the corners that bend the rim: those near it that one field alone has."""
    width, height = (side / game_map.unit_mm for side in game_map.size_mm)
    used = Counter(v for f in game_map.fields.values() for ring in f.rings for v in ring)
    near = 15.0 / game_map.unit_mm

    def bends(vertex: str) -> bool:
        x, y = game_map.vertices[vertex]
        at_corner = min(x, width - x) < near and min(y, height - y) < near
        at_rim = min(x, y, width - x, height - y) < near
        return used[vertex] == 1 and at_rim and not at_corner

    def kept(field: Field) -> Field:
        return replace(field, rings=tuple(tuple(v for v in r if not bends(v)) for r in field.rings))

    return _on_a_board(
        replace(game_map, fields={i: kept(f) for i, f in game_map.fields.items()}), game_map.unit_mm
    )


def _on_a_board(game_map: GameMap, unit_mm: float) -> GameMap:
    """Scale a map, and let its corner be that of the board."""
    used = {v for field in game_map.fields.values() for ring in field.rings for v in ring}
    places = {i: place for i, place in game_map.vertices.items() if i in used}
    xs, ys = zip(*places.values(), strict=True)
    moved = {i: (x - min(xs), y - min(ys)) for i, (x, y) in places.items()}
    size = (float(max(xs) - min(xs)) * unit_mm, float(max(ys) - min(ys)) * unit_mm)
    portals = []
    for portal in game_map.portals:
        (x, y), (u, v) = portal.at
        ends = (x - min(xs), y - min(ys)), (u - min(xs), v - min(ys))
        portals.append(replace(portal, at=ends))
    return replace(
        game_map,
        vertices=moved,
        portals=tuple(portals),
        unit_mm=unit_mm,
        size_mm=size,
        tolerance_mm=0.5,
    )
