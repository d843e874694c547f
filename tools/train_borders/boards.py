"""Invented boards: fields that fill a rectangle, in many forms.

Families are split, so that the detector is tested on forms that it was never trained on.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from dataclasses import dataclass

import shapely
from shapely import Polygon

from tools.train_borders.forms import FORMS, GRID, Layer

FAMILIES = {
    "train": (
        *("cells", "grid", "provinces", "village", "plan", "town", "hexes", "bricks"),
        *("coasts", "caves"),
    ),
    "valid": ("village", "cells", "provinces", "plan", "blobs"),
    "test": ("rings", "islands", "dungeon", "cards", "mixed"),
}
"""Forms of boards by what they are used for; boards of one form in two parts have other seeds."""

_SMALL_MM2 = 140.0
_NARROW_MM = 5.5


@dataclass(frozen=True, slots=True, eq=False)
class Arc:
    """A piece of border between two junctions: places in mm, and the fields left and right."""

    line: shapely.LineString
    sides: tuple[int, int]


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """Fields in mm, what kind of ground each is, and the borders between them."""

    size_mm: tuple[float, float]
    fields: tuple[Polygon, ...]
    looks: tuple[str, ...]
    arcs: tuple[Arc, ...]


def make_board(family: str, size_mm: tuple[float, float], rng: random.Random) -> Board:
    """Make a board of a family; the same for the same state of the generator."""
    for _ in range(20):
        layer = FORMS[family](size_mm, rng)
        board = _board(layer, size_mm)
        if len(board.fields) >= 4:
            return board
    raise ValueError(family)


def _board(layer: Layer, size_mm: tuple[float, float]) -> Board:
    """Cut the rectangle along all outlines; what is later in the layer lies on top."""
    whole = shapely.box(0, 0, *size_mm)
    lines = [shapely.intersection(p.boundary, whole) for p, _ in layer]
    net = shapely.union_all([*lines, whole.boundary], grid_size=GRID)
    faces = list(shapely.get_parts(shapely.polygonize([net])))
    tree = shapely.STRtree([p for p, _ in layer])
    owner: dict[int, list[Polygon]] = {}
    for face in faces:
        over = tree.query(face.representative_point(), predicate="within")
        owner.setdefault(int(over.max()) if len(over) else -1, []).append(face)
    fields: list[tuple[Polygon, str]] = []
    for k, some in owner.items():
        look = layer[k][1] if k >= 0 else "open"
        fields += [(part, look) for part in shapely.get_parts(shapely.union_all(some))]
    fields = _without_small(fields)
    shapes, looks = zip(*fields, strict=True)
    return Board(size_mm, shapes, looks, tuple(_arcs(shapes)))


def _without_small(fields: list[tuple[Polygon, str]]) -> list[tuple[Polygon, str]]:
    """Join what is too small or narrow for a field to the neighbour with which it shares most."""
    while True:
        shapes = [s for s, _ in fields]
        small = [
            k
            for k, s in enumerate(shapes)
            if s.area < _SMALL_MM2 or s.buffer(-_NARROW_MM / 2).is_empty
        ]
        if not small or len(fields) < 3:
            return fields
        k = min(small, key=lambda i: shapes[i].area)
        tree = shapely.STRtree(shapes)
        shared = {
            i: float(shapely.intersection(shapes[i], shapes[k]).length)
            for i in tree.query(shapes[k]).tolist()
            if i != k
        }
        i = max(shared, key=lambda n: shared[n])
        joined = shapely.union(shapes[i], shapes[k])
        if joined.geom_type != "Polygon":
            joined = max(shapely.get_parts(joined), key=lambda p: p.area)
        fields[i] = (joined, fields[i][1])
        del fields[k]


def _arcs(shapes: tuple[Polygon, ...]) -> Iterator[Arc]:
    net = shapely.union_all([s.boundary for s in shapes])
    tree = shapely.STRtree(shapes)
    for line in shapely.get_parts(shapely.line_merge(net)):
        middle = line.interpolate(0.4731, normalized=True)
        ahead = line.interpolate(0.4731 * line.length + 0.01)
        dx, dy = ahead.x - middle.x, ahead.y - middle.y
        length = math.hypot(dx, dy) or 1.0
        sides = []
        for turn in (1, -1):
            place = shapely.Point(
                middle.x - turn * dy / length * 0.03, middle.y + turn * dx / length * 0.03
            )
            inside = tree.query(place, predicate="within")
            sides.append(int(inside[0]) if len(inside) else -1)
        if sides[0] != sides[1]:
            yield Arc(line, (sides[0], sides[1]))
