"""Maps for the benchmarks, drawn by a seeded generator, in the format of the worked cases.

Two families, each with about 8.3 distinct vertices a field: Voronoi cells with crooked borders,
and rectangles with T-junctions and bumps in their walls. A quarter of the fields block in clusters
of 2 to 8 fields; a tenth of the blocking fields are elevated, a fifth obstacles, the rest built-up.
"""

from __future__ import annotations

import random
from collections import defaultdict
from typing import Any

import shapely

Point = tuple[int, int]
Ring = list[Point]

FAMILIES = ("voronoi", "rectilinear")
SIZES = (60, 150, 300, 1000, 3000)
_CELL = 400  # map units across a field


def benchmark_map(family: str, fields: int, seed: int = 1) -> dict[str, Any]:
    """Draw a map of the family ``voronoi`` or ``rectilinear`` with about so many fields."""
    rng = random.Random(f"{family}-{fields}-{seed}")
    rings = {"voronoi": voronoi_rings, "rectilinear": rectilinear_rings}[family](fields, rng)
    kinds = _kinds(rings, rng)
    return {
        "name": f"{family}-{fields}-{seed}",
        "unit_mm": 0.05,
        "tolerance_mm": 0.5,
        "rules": {"void": "blocks", "same_building": "sees_all"},
        "portals": [],
        "fields": [
            {
                "id": f"f{i:04d}",
                "kind": "open" if kind == "obstacle" else kind,
                "obstacle": kind == "obstacle",
                "level": int(kind == "elevated"),
                "rings": [[list(p) for p in ring]],
            }
            for i, (ring, kind) in enumerate(zip(rings, kinds, strict=True))
        ],
    }


def voronoi_rings(fields: int, rng: random.Random) -> list[Ring]:
    """Voronoi cells of jittered grid points, their borders broken at two points or three."""
    side = round(fields**0.5)
    rows = -(-fields // side)
    points = [
        ((x + rng.uniform(0.15, 0.85)) * _CELL, (y + rng.uniform(0.15, 0.85)) * _CELL)
        for y in range(rows)
        for x in range(side)
    ][:fields]
    frame = shapely.box(0, 0, side * _CELL, rows * _CELL)
    cells = shapely.get_parts(
        shapely.voronoi_polygons(shapely.MultiPoint(points), extend_to=frame.buffer(_CELL))
    )
    cells = shapely.intersection(cells, frame)
    rings = [[_snap(p) for p in cell.exterior.coords[:-1]] for cell in cells]
    rings = [_without_doubles(ring) for ring in rings]
    corners = sorted({p for ring in rings for p in ring})
    rings = [_noded(ring, corners) for ring in rings]
    middle: dict[tuple[Point, Point], list[Point]] = {}
    for ring in rings:
        for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
            if (min(a, b), max(a, b)) not in middle:
                middle[min(a, b), max(a, b)] = _crooked(min(a, b), max(a, b), rng)
    return [_bent(ring, middle) for ring in rings]


def _crooked(a: Point, b: Point, rng: random.Random) -> list[Point]:
    (ax, ay), (bx, by) = a, b
    dx, dy = bx - ax, by - ay
    if dx * dx + dy * dy < 40 * 40:
        return []
    out = []
    for t in (1 / 3, 2 / 3) if rng.random() < 0.78 else (1 / 4, 1 / 2, 3 / 4):
        off = rng.uniform(-0.06, 0.06)
        out.append((round(ax + t * dx - off * dy), round(ay + t * dy + off * dx)))
    return out


def rectilinear_rings(fields: int, rng: random.Random) -> list[Ring]:
    """Rectangles from random cuts, with T-junctions, and a bump in every second wall."""
    side = round(fields**0.5)
    unit = _CELL // 40
    boxes = [(0, 0, side * 40, -(-fields // side) * 40)]
    while len(boxes) < fields:
        boxes.sort(key=lambda b: (b[2] - b[0]) * (b[3] - b[1]))
        x0, y0, x1, y1 = boxes.pop()
        if x1 - x0 >= y1 - y0:
            cut = rng.randint(x0 + (x1 - x0) * 2 // 5, x0 + (x1 - x0) * 3 // 5)
            boxes += [(x0, y0, cut, y1), (cut, y0, x1, y1)]
        else:
            cut = rng.randint(y0 + (y1 - y0) * 2 // 5, y0 + (y1 - y0) * 3 // 5)
            boxes += [(x0, y0, x1, cut), (x0, cut, x1, y1)]
    rings: list[Ring] = [
        [
            (x0 * unit, y0 * unit),
            (x1 * unit, y0 * unit),
            (x1 * unit, y1 * unit),
            (x0 * unit, y1 * unit),
        ]
        for x0, y0, x1, y1 in boxes
    ]
    corners = sorted({p for ring in rings for p in ring})
    rings = [_noded(ring, corners) for ring in rings]
    count: dict[tuple[Point, Point], int] = defaultdict(int)
    for ring in rings:
        for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
            count[min(a, b), max(a, b)] += 1
    middle = {
        edge: _bump(*edge, unit, rng) if n == 2 and rng.random() < 0.72 else []
        for edge, n in sorted(count.items())
    }
    return [_bent(ring, middle) for ring in rings]


def _bump(a: Point, b: Point, unit: int, rng: random.Random) -> list[Point]:
    (ax, ay), (bx, by) = a, b
    length = abs(bx - ax) + abs(by - ay)
    if length < 12 * unit:
        return []
    ux, uy = (bx - ax) // length, (by - ay) // length
    s = rng.randrange(3, 5) * unit
    e = length - rng.randrange(3, 5) * unit
    h = rng.choice((-2, -1, 1, 2)) * unit
    nx, ny = -uy * h, ux * h
    return [
        (ax + ux * s, ay + uy * s),
        (ax + ux * s + nx, ay + uy * s + ny),
        (ax + ux * e + nx, ay + uy * e + ny),
        (ax + ux * e, ay + uy * e),
    ]


def _bent(ring: Ring, middle: dict[tuple[Point, Point], list[Point]]) -> Ring:
    out: Ring = []
    for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
        extra = middle[min(a, b), max(a, b)]
        out += [a, *(extra if a < b else extra[::-1])]
    return out


def _noded(ring: Ring, corners: list[Point]) -> Ring:
    tree = _noded.__dict__.setdefault("tree", {})
    key = id(corners)
    if key not in tree:
        tree.clear()
        tree[key] = (shapely.STRtree([shapely.Point(p) for p in corners]), corners)
    out: Ring = []
    for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
        box = shapely.box(min(a[0], b[0]), min(a[1], b[1]), max(a[0], b[0]), max(a[1], b[1]))
        dx, dy = b[0] - a[0], b[1] - a[1]
        on = [
            corners[i]
            for i in tree[key][0].query(box).tolist()
            if dx * (corners[i][1] - a[1]) == dy * (corners[i][0] - a[0])
            and corners[i] not in (a, b)
        ]
        out += [a, *sorted(on, key=lambda p: (p[0] - a[0]) * dx + (p[1] - a[1]) * dy)]
    return out


def _snap(point: tuple[float, ...]) -> Point:
    return round(point[0]), round(point[1])


def _without_doubles(ring: Ring) -> Ring:
    return [p for i, p in enumerate(ring) if p != ring[i - 1]]


def _kinds(rings: list[Ring], rng: random.Random) -> list[str]:
    """Let a quarter of the fields block, in clusters of one kind, by the shares of the kinds."""
    near = _neighbours(rings)
    kinds = ["open"] * len(rings)
    blocking = len(rings) // 4
    left = {"elevated": round(blocking * 0.1), "obstacle": round(blocking * 0.2)}
    left["built_up"] = blocking - sum(left.values())
    while any(left.values()):
        kind = rng.choices(list(left), list(left.values()))[0]
        seed = rng.randrange(len(rings))
        if kinds[seed] != "open":
            continue
        cluster = [seed]
        size = rng.randint(2, 8)
        if left[kind] - size < 2:  # nobody stays alone
            size = min(left[kind], 8)
        while len(cluster) < size:
            around = sorted({n for c in cluster for n in near[c]} - set(cluster))
            around = [n for n in around if kinds[n] == "open"]
            if not around:
                break
            cluster.append(rng.choice(around))
        if len(cluster) < min(2, left[kind]):
            continue
        for c in cluster:
            kinds[c] = kind
        left[kind] -= len(cluster)
    return kinds


def _neighbours(rings: list[Ring]) -> dict[int, set[int]]:
    near: dict[int, set[int]] = defaultdict(set)
    owner: dict[tuple[Point, Point], int] = {}
    for i, ring in enumerate(rings):
        for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
            other = owner.setdefault((min(a, b), max(a, b)), i)
            if other != i:
                near[i].add(other)
                near[other].add(i)
    return near
