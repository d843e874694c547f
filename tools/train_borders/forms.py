"""Forms of invented boards: cells, provinces, plans of houses, streets, coasts, caves, rings."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import numpy as np
import shapely
from shapely import Polygon
from shapely.affinity import rotate, translate

GRID = 0.01
Layer = list[tuple[Polygon, str]]
"""Shapes in mm with what ground each is; what is later lies on top."""


def _cells_of(
    points: list[tuple[float, float]], size_mm: tuple[float, float], rounds: int = 0
) -> list[Polygon]:
    whole = shapely.box(-30, -30, size_mm[0] + 30, size_mm[1] + 30)
    for step in range(rounds + 1):
        parts = shapely.get_parts(
            shapely.voronoi_polygons(shapely.MultiPoint(points), extend_to=whole)
        )
        cells = [shapely.intersection(p, whole) for p in parts]
        if step < rounds:
            points = [(c.centroid.x, c.centroid.y) for c in cells]
    return cells


def _scattered(size_mm: tuple[float, float], spacing: float, rng: random.Random) -> list[Polygon]:
    w, h = size_mm
    count = max(5, round((w + 60) * (h + 60) / spacing**2))
    points = [(rng.uniform(-30, w + 30), rng.uniform(-30, h + 30)) for _ in range(count)]
    return _cells_of(points, size_mm, rng.choice([0, 1, 2, 3]))


Warp = Callable[[np.ndarray], np.ndarray]


def _waves(rng: random.Random, reach: float, longest: float) -> Warp:
    """Return a smooth bend of the plane that moves places by about ``reach`` mm."""
    terms = []
    for _ in range(7):
        wave = longest * rng.uniform(0.15, 1)
        angle, to, phase = (rng.uniform(0, 2 * math.pi) for _ in range(3))
        size = reach * wave / longest
        terms.append((2 * math.pi / wave, angle, to, phase, size))

    def bend(xy: np.ndarray) -> np.ndarray:
        found = xy.copy()
        for k, angle, to, phase, size in terms:
            t = np.sin(k * (xy[:, 0] * math.cos(angle) + xy[:, 1] * math.sin(angle)) + phase)
            found[:, 0] += size * math.cos(to) * t
            found[:, 1] += size * math.sin(to) * t
        return found

    return bend


def _bent(shapes: list[Polygon], bend: Warp, step: float = 1.5) -> list[Polygon]:
    """Bend shapes that share borders, so that they still do."""
    net = shapely.union_all([s.boundary for s in shapes], grid_size=GRID)
    net = shapely.transform(shapely.segmentize(shapely.line_merge(net), step), bend)
    faces = shapely.get_parts(shapely.polygonize([shapely.union_all([net], grid_size=GRID)]))
    return [f for f in faces if f.area > 1]


def _perhaps_bent(
    shapes: list[Polygon], rng: random.Random, spacing: float, chance: float
) -> list[Polygon]:
    if rng.random() > chance:
        return shapes
    wave = spacing * rng.uniform(1.0, 3.0)
    return _bent(shapes, _waves(rng, wave * rng.uniform(0.02, 0.09), wave))


def _grounds(shapes: list[Polygon], rng: random.Random) -> Layer:
    looks = rng.choice([["open"], ["open", "open", "open", "field"], ["open", "field", "sand"]])
    return [(s, rng.choice(looks)) for s in shapes]


def _cells(size_mm: tuple[float, float], rng: random.Random) -> Layer:
    spacing = rng.uniform(24, 65)
    return _grounds(_perhaps_bent(_scattered(size_mm, spacing, rng), rng, spacing, 0.55), rng)


def _blobs(size_mm: tuple[float, float], rng: random.Random) -> Layer:
    """Draw cells bent a lot, in small waves."""
    spacing = rng.uniform(30, 60)
    bend = _waves(rng, spacing * 0.12, spacing * 1.1)
    return _grounds(_bent(_scattered(size_mm, spacing, rng), bend), rng)


def _rows(
    size_mm: tuple[float, float], rng: random.Random, shift: float, jitter: float
) -> list[Polygon]:
    w, h = size_mm
    across, down = rng.uniform(18, 50), rng.uniform(18, 50)
    found = []
    for n, y in enumerate(np.arange(-down, h + down, down).tolist()):
        start = -across * (1 + (shift * n) % 1)
        x = start
        while x < w + across:
            wide = across * rng.uniform(1 - jitter, 1 + jitter)
            found.append(shapely.box(x, y, x + wide, y + down))
            x += wide
    return found


def _grid(size_mm: tuple[float, float], rng: random.Random) -> Layer:
    shapes = _rows(size_mm, rng, 0, 0)
    shapes = [rotate(s, 45 * (rng.random() < 0.0)) for s in shapes]
    return _grounds(_perhaps_bent(shapes, rng, 40, 0.4), rng)


def _bricks(size_mm: tuple[float, float], rng: random.Random) -> Layer:
    shapes = _rows(size_mm, rng, rng.choice([0.5, 0.33, 0.4]), rng.choice([0, 0.3]))
    angle = rng.choice([0, 0, 90, rng.uniform(0, 90)])
    if angle:
        big = (sum(size_mm), sum(size_mm))
        shapes = _rows(big, rng, 0.5, 0.2)
        off = translate(
            shapely.MultiPolygon(shapes), size_mm[0] / 2 - big[0] / 2, size_mm[1] / 2 - big[1] / 2
        )
        shapes = list(
            shapely.get_parts(rotate(off, angle, origin=(size_mm[0] / 2, size_mm[1] / 2)))
        )
    return _grounds(_perhaps_bent(shapes, rng, 40, 0.3), rng)


def _hex_cells(size_mm: tuple[float, float], side: float, angle: float) -> list[Polygon]:
    reach = math.hypot(*size_mm) / 2 + 3 * side
    found = []
    rows = round(reach / (1.5 * side)) + 1
    columns = round(reach / (math.sqrt(3) * side)) + 1
    for r in range(-rows, rows + 1):
        for c in range(-columns, columns + 1):
            x, y = (c + 0.5 * (r % 2)) * math.sqrt(3) * side, r * 1.5 * side
            ring = [
                (x + side * math.sin(k * math.pi / 3), y + side * math.cos(k * math.pi / 3))
                for k in range(6)
            ]
            found.append(Polygon(ring))
    moved = rotate(shapely.MultiPolygon(found), angle, origin=(0, 0))
    return list(shapely.get_parts(translate(moved, size_mm[0] / 2, size_mm[1] / 2)))


def _joined(shapes: list[Polygon], into: list[int]) -> list[Polygon]:
    groups: dict[int, list[Polygon]] = {}
    for shape, k in zip(shapes, into, strict=True):
        groups.setdefault(k, []).append(shape)
    return [
        part
        for some in groups.values()
        for part in shapely.get_parts(shapely.union_all(some, grid_size=GRID))
    ]


def _hexes(size_mm: tuple[float, float], rng: random.Random) -> Layer:
    side = rng.uniform(11, 26)
    return _grounds(_hex_cells(size_mm, side, rng.choice([0, 30, rng.uniform(0, 60)])), rng)


def _cards(size_mm: tuple[float, float], rng: random.Random) -> Layer:
    """Draw areas made of small hexes, as on cards that are laid beside each other."""
    side = rng.uniform(7, 11)
    shapes = _hex_cells(size_mm, side, rng.choice([0, 30]))
    seeds = [
        (rng.uniform(0, size_mm[0]), rng.uniform(0, size_mm[1]))
        for _ in range(max(6, round(size_mm[0] * size_mm[1] / (side * 4.5) ** 2)))
    ]
    near = [
        min(range(len(seeds)), key=lambda k: math.dist(seeds[k], (s.centroid.x, s.centroid.y)))
        for s in shapes
    ]
    return _grounds(_joined(shapes, near), rng)


def _provinces(size_mm: tuple[float, float], rng: random.Random) -> Layer:
    """Join many small cells to few large areas, with ragged borders, and perhaps a sea."""
    fine = rng.uniform(4, 9)
    spacing = rng.uniform(34, 70)
    cells = _cells_of(
        [
            (rng.uniform(-20, size_mm[0] + 20), rng.uniform(-20, size_mm[1] + 20))
            for _ in range(round((size_mm[0] + 40) * (size_mm[1] + 40) / fine**2))
        ],
        size_mm,
        rng.choice([0, 1]),
    )
    seeds = np.array(
        [
            (rng.uniform(0, size_mm[0]), rng.uniform(0, size_mm[1]))
            for _ in range(max(5, round(size_mm[0] * size_mm[1] / spacing**2)))
        ]
    )
    bend = _waves(rng, spacing * rng.uniform(0.05, 0.3), spacing)
    middles = bend(np.array([(c.centroid.x, c.centroid.y) for c in cells]))
    near = np.hypot(*(middles[:, None] - seeds[None]).transpose(2, 0, 1)).argmin(axis=1)
    joined = _joined(cells, near.tolist())
    if rng.random() < 0.6:
        wave = fine * 3
        joined = _bent(joined, _waves(rng, wave * 0.05, wave), 1.2)
    sea = rng.choice([0.0, 0.15, 0.3])
    return [(s, "water" if rng.random() < sea else "open") for s in joined]


def _islands(size_mm: tuple[float, float], rng: random.Random) -> Layer:
    """Draw ragged islands, divided into areas, in a sea with or without zones."""
    zones = _scattered(size_mm, rng.uniform(80, 120), rng)
    layer: Layer = [(z, "water") for z in _bent(zones, _waves(rng, 4, 60))]
    land = _bent(_scattered(size_mm, rng.uniform(25, 40), rng), _waves(rng, 2.5, 30))
    for _ in range(rng.randint(3, 6)):
        x, y, r = rng.uniform(0, size_mm[0]), rng.uniform(0, size_mm[1]), rng.uniform(25, 55)
        isle = shapely.transform(
            shapely.Point(x, y).buffer(r, quad_segs=24), _waves(rng, r * 0.3, r)
        ).buffer(0)
        for area in land:
            layer += [
                (p, "open")
                for p in shapely.get_parts(shapely.intersection(area, isle))
                if p.geom_type == "Polygon"
            ]
    return layer


def _rings(size_mm: tuple[float, float], rng: random.Random) -> Layer:
    """Draw rings round a middle, cut into sectors."""
    middle = (size_mm[0] * rng.uniform(0.2, 0.8), size_mm[1] * rng.uniform(0.2, 0.8))
    width = rng.uniform(22, 40)
    layer: Layer = []
    count = math.ceil(math.hypot(*size_mm) / width)
    for ring in range(count, 0, -1):
        disc = shapely.Point(middle).buffer(ring * width, quad_segs=48)
        cuts = max(1, round(2 * math.pi * (ring - 0.5) * width / rng.uniform(30, 55)))
        turn = rng.uniform(0, 2 * math.pi)
        for k in range(cuts):
            a, b = (turn + 2 * math.pi * n / cuts for n in (k, k + 1))
            fan = [middle] + [
                (middle[0] + 3000 * math.cos(t), middle[1] + 3000 * math.sin(t))
                for t in np.linspace(a, b, 8).tolist()
            ]
            part = shapely.intersection(disc, Polygon(fan)) if cuts > 1 else disc
            layer += [(p, rng.choice(["open", "field"])) for p in shapely.get_parts(part)]
    return layer


def _cut_up(
    box: Polygon, least: float, most: float, rng: random.Random, angle_free: bool = False
) -> list[Polygon]:
    """Divide a rectangle again and again."""
    x0, y0, x1, y1 = box.bounds
    w, h = x1 - x0, y1 - y0
    if max(w, h) < 2 * least or (max(w, h) < most and rng.random() < 0.6):
        return [box]
    share = rng.uniform(0.35, 0.65)
    if (w > h) != (rng.random() < 0.15) and w >= 2 * least:
        x = x0 + max(least, min(w - least, share * w))
        halves = shapely.box(x0, y0, x, y1), shapely.box(x, y0, x1, y1)
    elif h >= 2 * least:
        y = y0 + max(least, min(h - least, share * h))
        halves = shapely.box(x0, y0, x1, y), shapely.box(x0, y, x1, y1)
    else:
        return [box]
    return [p for half in halves for p in _cut_up(half, least, most, rng, angle_free)]


def _plan(size_mm: tuple[float, float], rng: random.Random) -> Layer:
    """Draw the plan of one large house, or of squares."""
    rooms = _cut_up(shapely.box(0, 0, *size_mm), rng.uniform(12, 20), rng.uniform(30, 70), rng)
    look = rng.choice(["room", "room", "open"])
    return [(r, look if rng.random() < 0.85 else "open") for r in rooms]


def _dungeon(size_mm: tuple[float, float], rng: random.Random) -> Layer:
    """Draw rooms and corridors in rock."""
    layer: Layer = [(shapely.box(0, 0, *size_mm), "rock")]
    cells = _cut_up(shapely.box(4, 4, size_mm[0] - 4, size_mm[1] - 4), 30, 60, rng)
    middles = []
    for cell in cells:
        x0, y0, x1, y1 = cell.bounds
        room = shapely.box(
            x0 + rng.uniform(2, 7),
            y0 + rng.uniform(2, 7),
            x1 - rng.uniform(2, 7),
            y1 - rng.uniform(2, 7),
        )
        if rng.random() < 0.2:
            room = room.centroid.buffer(
                min(room.bounds[2] - room.bounds[0], room.bounds[3] - room.bounds[1]) / 2
            )
        middles.append((room.centroid, room))
    for (p, _), (q, _) in pairwise(middles):
        way = shapely.LineString([(p.x, p.y), (q.x, p.y), (q.x, q.y)]).buffer(
            rng.uniform(4, 6), cap_style="square", join_style="mitre"
        )
        layer.append((way, "road"))
    return [*layer, *((room, "room") for _, room in middles)]


def _house(x: float, y: float, rng: random.Random) -> Layer:
    w, h = rng.uniform(40, 120), rng.uniform(35, 90)
    rooms = _cut_up(shapely.box(x, y, x + w, y + h), 14, rng.uniform(28, 50), rng)
    angle = rng.choice([0, rng.uniform(-20, 20), rng.uniform(0, 90)])
    middle = (x + w / 2, y + h / 2)
    turned = shapely.get_parts(rotate(shapely.MultiPolygon(rooms), angle, origin=middle))
    return [(r, "room") for r in turned]


def _way(size_mm: tuple[float, float], width: float, look: str, rng: random.Random) -> Layer:
    """Draw a river or a road from rim to rim, in pieces."""
    w, h = size_mm
    a, b = rng.uniform(0, 1), rng.uniform(0, 1)
    ends = (
        [(-10.0, a * h), (w + 10.0, b * h)]
        if rng.random() < 0.5
        else [(a * w, -10.0), (b * w, h + 10.0)]
    )
    line = shapely.transform(
        shapely.segmentize(shapely.LineString(ends), 2), _waves(rng, rng.uniform(4, 16), w * 0.6)
    )
    band = line.buffer(width / 2, cap_style="flat")
    pieces = []
    length, at = line.length, 0.0
    while at < length:
        step = rng.uniform(30, 90)
        middle = line.interpolate(at)
        ahead = line.interpolate(at + 0.5)
        dx, dy = ahead.x - middle.x, ahead.y - middle.y
        pieces.append(
            shapely.LineString(
                [(middle.x - dy * 60, middle.y + dx * 60), (middle.x + dy * 60, middle.y - dx * 60)]
            )
        )
        at += step
    cut = shapely.polygonize(
        [shapely.union_all([band.boundary, *[shapely.intersection(p, band) for p in pieces]])]
    )
    return [(p, look) for p in shapely.get_parts(cut)]


def _village(size_mm: tuple[float, float], rng: random.Random) -> Layer:
    layer = _cells(size_mm, rng) if rng.random() < 0.75 else _blobs(size_mm, rng)
    for _ in range(rng.randint(0, 2)):
        layer += _way(size_mm, rng.uniform(10, 26), rng.choice(["road", "water"]), rng)
    for _ in range(rng.randint(1, 3)):
        layer += _house(rng.uniform(-20, size_mm[0] - 30), rng.uniform(-20, size_mm[1] - 30), rng)
    for _ in range(rng.randint(0, 2)):
        spot = shapely.Point(rng.uniform(0, size_mm[0]), rng.uniform(0, size_mm[1]))
        layer.append((spot.buffer(rng.uniform(9, 18)), rng.choice(["field", "water", "sand"])))
    if rng.random() < 0.25:
        layer += _walkway(size_mm, rng)
    return layer


def _walkway(size_mm: tuple[float, float], rng: random.Random) -> Layer:
    x, y = rng.uniform(0, size_mm[0] * 0.6), rng.uniform(0, size_mm[1] * 0.6)
    long, wide = rng.uniform(50, 140), rng.uniform(8, 16)
    box = shapely.box(x, y, x + long, y + wide)
    return [(rotate(p, rng.choice([0, 90, 20])), "bridge") for p in _cut_up(box, 20, 90, rng)]


def _town(size_mm: tuple[float, float], rng: random.Random) -> Layer:
    """Draw streets with blocks between them."""
    street = rng.uniform(9, 18)
    layer: Layer = [(c, "road") for c in _cut_up(shapely.box(0, 0, *size_mm), 45, 110, rng)]
    for block in _cut_up(shapely.box(0, 0, *size_mm), 38, 75, rng):
        inner = block.buffer(-street / 2, join_style="mitre")
        if inner.is_empty:
            continue
        for part in _cut_up(inner, 16, 45, rng):
            layer.append((part, rng.choice(["room", "open", "room"])))
    angle = rng.choice([0, 0, rng.uniform(-8, 8)])
    if angle:
        turned = [(rotate(p, angle, origin=(0, 0)), look) for p, look in layer]
        return [(shapely.box(-10, -10, size_mm[0] + 10, size_mm[1] + 10), "open"), *turned]
    return layer


def _coasts(size_mm: tuple[float, float], rng: random.Random) -> Layer:
    """Draw land in long areas, with bays, lakes and skerries of one water or of some."""
    spacing = rng.uniform(28, 60)
    bend = _waves(rng, spacing * rng.uniform(0.03, 0.1), spacing)
    layer = _grounds(_bent(_scattered(size_mm, spacing, rng), bend), rng)
    w, h = size_mm
    shore = _waves(rng, rng.uniform(6, 14), rng.uniform(30, 90))
    for _ in range(rng.randint(1, 4)):
        x, y = rng.uniform(0, w), rng.uniform(0, h)
        turn, long = rng.uniform(0, math.pi), rng.uniform(20, 140)
        spine = shapely.LineString([
            (x, y), (x + long * math.cos(turn), y + long * math.sin(turn))
        ])  # fmt: skip
        water = shapely.segmentize(spine.buffer(rng.uniform(9, 30)), 2)
        water = shapely.transform(water, shore).buffer(0)
        layer += [(p, "water") for p in shapely.get_parts(water)]
        if rng.random() < 0.6:
            skerry = shapely.segmentize(shapely.Point(x, y).buffer(rng.uniform(8, 16)), 2)
            skerry = shapely.transform(skerry, shore).buffer(0)
            layer += [(p, "open") for p in shapely.get_parts(skerry)]
    return layer


def _caves(size_mm: tuple[float, float], rng: random.Random) -> Layer:
    """Draw hollows of any form in one ground, some divided, some joined by bent ways."""
    w, h = size_mm
    ground = rng.choice(["rock", "rock", "open", "water"])
    layer: Layer = [(shapely.box(-5, -5, w + 5, h + 5), ground)]
    spacing = rng.uniform(34, 62)
    rough = _waves(rng, rng.uniform(0, 5), rng.uniform(20, 60))
    hollows = []
    for cell in _scattered(size_mm, spacing, rng):
        if rng.random() < 0.8:
            hollow = cell.buffer(-rng.uniform(3, 9), join_style=rng.choice(["round", "mitre"]))
            hollows.append(shapely.transform(shapely.segmentize(hollow, 2), rough).buffer(0))
    hollows = [p for some in hollows for p in shapely.get_parts(some) if p.area > 150]
    for a, b in pairwise(hollows):
        if a.distance(b) < spacing / 2:
            ends = shapely.LineString([a.centroid, b.centroid])
            way = shapely.transform(shapely.segmentize(ends, 2), rough)
            layer.append((way.buffer(rng.uniform(3.5, 7), cap_style="flat"), "road"))
    cut = _scattered(size_mm, spacing * 0.8, rng)
    for hollow in hollows:
        parts: list[Any] = [hollow]
        if rng.random() < 0.3:
            parts = [shapely.intersection(hollow, c) for c in cut]
        look = rng.choice(["room", "room", "open"])
        layer += [(p, look) for some in parts for p in shapely.get_parts(some)
                  if p.geom_type == "Polygon" and not p.is_empty]  # fmt: skip
    return layer


def _mixed(size_mm: tuple[float, float], rng: random.Random) -> Layer:
    layer = _provinces(size_mm, rng)
    layer += _way(size_mm, rng.uniform(12, 22), rng.choice(["road", "water"]), rng)
    for _ in range(2):
        layer += _house(rng.uniform(0, size_mm[0] - 60), rng.uniform(0, size_mm[1] - 60), rng)
    return layer + _walkway(size_mm, rng)


FORMS: dict[str, Callable[[tuple[float, float], random.Random], Layer]] = {
    "cells": _cells,
    "blobs": _blobs,
    "grid": _grid,
    "bricks": _bricks,
    "hexes": _hexes,
    "cards": _cards,
    "provinces": _provinces,
    "islands": _islands,
    "rings": _rings,
    "plan": _plan,
    "dungeon": _dungeon,
    "village": _village,
    "town": _town,
    "mixed": _mixed,
    "coasts": _coasts,
    "caves": _caves,
}
