"""Boards of squares in the looks that are no diagrams: terrain as on a printed board."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest
import shapely

from mapkit.drawing.board import board_scene
from mapkit.drawing.looks import find_look
from mapkit.drawing.scene import Circle, Group, Path, Polyline, Scene, walk
from mapkit.mapfile import new_map
from mapkit.model import GameMap
from mapkit.model.cells import cell_names

SAND = "#e3d3a4"


@cache
def board(name: str) -> GameMap:
    return new_map("example", example=name)


@cache
def drawn(name: str, look: str = "play") -> Scene:
    return board_scene(board(name), theme=find_look(look), labels=False, legend=False)


def signs(scene: Scene) -> dict[str, Group]:
    found = (s for _, s in walk(scene) if isinstance(s, Group) and s.kind == "terrain")
    return {g.field: g for g in found if g.field}


def extent(group: Group) -> tuple[float, float, float, float]:
    boxes: list[shapely.Geometry] = []
    for shape in group.shapes:
        if isinstance(shape, Circle):
            boxes.append(shapely.Point(shape.centre).buffer(shape.radius))
        elif isinstance(shape, Path):
            boxes += [shapely.Polygon(ring) for ring in shape.rings]
        elif isinstance(shape, Polyline):
            boxes.append(shapely.LineString(shape.points))
    left, top, right, bottom = shapely.union_all(boxes).bounds
    return left, top, right, bottom


@pytest.mark.parametrize("name", ["four-corners", "three-crowns", "twin-passes", "ring"])
def test_what_stands_in_a_cell_stays_in_it(name: str) -> None:
    cells = {
        s.field: shapely.Polygon(s.rings[0])
        for layer, s in walk(drawn(name))
        if layer == "fields" and isinstance(s, Path) and s.field
    }
    kinds = board(name).fields
    stand = {i: g for i, g in signs(drawn(name)).items() if kinds[i].kind != "grass"}
    assert {kinds[i].kind for i in stand} >= {"city", "factory", "base", "forest"}
    for i, group in stand.items():
        left, top, right, bottom = cells[i].bounds
        slack = (right - left) * 0.05  # the shadow of a tree
        box = extent(group)
        assert left - slack < box[0] < box[2] < right + slack, i
        assert top - slack < box[1] < box[3] < bottom + slack, i


def test_whose_a_place_is_stands_in_the_same_corner_of_every_cell() -> None:
    scene = drawn("four-corners")
    cells = {
        s.field: shapely.Polygon(s.rings[0]).centroid
        for layer, s in walk(scene)
        if layer == "fields" and isinstance(s, Path) and s.field
    }
    discs = [s for _, s in walk(scene) if isinstance(s, Group) and s.kind == "attribute owner"]
    assert len(discs) == 8, "a base and a factory of each army"
    for disc in discs:
        middle, (circle, *_) = cells[str(disc.field)], disc.shapes
        assert isinstance(circle, Circle)
        assert circle.centre[0] < middle.x
        assert circle.centre[1] < middle.y


def test_stretches_of_water_join_across_cells() -> None:
    """Four lakes of four cells each: four shores, not sixteen."""
    wet = [f for f in board("four-corners").fields.values() if f.kind == "water"]
    shores = [
        s
        for _, s in walk(drawn("four-corners"))
        if isinstance(s, Path) and s.fill is not None and s.fill.colour == SAND
    ]
    assert (len(wet), len(shores)) == (16, 4)


def test_what_belongs_to_an_army_has_its_colour() -> None:
    game_map = board("four-corners")
    colours = game_map.ruleset.attributes["owner"].colours
    found = signs(drawn("four-corners"))
    for i, field in game_map.fields.items():
        owner = str(field.attributes.get("owner", ""))
        if field.kind == "base":
            fills = {s.fill.colour for s in found[i].shapes if isinstance(s, Path) and s.fill}
            assert colours[owner] in fills


def test_a_diagram_keeps_plain_signs() -> None:
    plain = signs(drawn("twin-passes", "diagram"))
    assert all(isinstance(s, Polyline) for g in plain.values() for s in g.shapes)
    painted = signs(drawn("twin-passes"))
    assert any(isinstance(s, Circle) for g in painted.values() for s in g.shapes)


@pytest.mark.parametrize("look", ["play", "light"])
def test_round_a_road_lies_grass_though_the_board_has_none(look: str) -> None:
    """The first field is a base here, and lies round nothing."""
    whole = board("twin-passes")
    left = {i: f for i, f in whole.fields.items() if f.kind in ("base", "city", "road")}
    assert next(iter(left.values())).kind == "base"
    bare = board_scene(replace(whole, fields=left), theme=find_look(look))
    road = next(i for i, field in left.items() if field.kind == "road")
    before, after = (
        next(
            s.fill
            for layer, s in walk(scene)
            if layer == "fields" and isinstance(s, Path) and s.field == road
        )
        for scene in (drawn("twin-passes", look), bare)
    )
    assert before == after


def test_a_road_that_runs_straight_on_is_one_line_in_a_cell() -> None:
    """No seam and no bulge in the middle; ends and bends are round."""
    found: dict[str, list[Group]] = {}
    for _, s in walk(drawn("four-corners")):
        if isinstance(s, Group) and s.kind == "road" and s.field:
            found.setdefault(s.field, []).append(s)
    cells = cell_names(board("four-corners"))
    for at, lines, round_ in (("I8", 1, False), ("H8", 2, False), ("L8", 1, True), ("B5", 2, True)):
        for coat in found[cells[at]]:
            assert sum(isinstance(s, Polyline) for s in coat.shapes) == lines, at
            assert any(isinstance(s, Circle) for s in coat.shapes) == round_, at
