"""Plane regions cut into small polygons that share whole edges: what fields are merged from."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cmp_to_key
from itertools import pairwise
from math import gcd
from random import Random

Point = tuple[int, int]
Ring = list[Point]
"""Counter-clockwise: the inside is on the left."""


def area2(ring: Sequence[Point]) -> int:
    """Twice the signed area."""
    return sum(ring[k - 1][0] * ring[k][1] - ring[k][0] * ring[k - 1][1] for k in range(len(ring)))


def _turn(o: Point, a: Point, b: Point) -> int:
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def grid(xs: Sequence[int], ys: Sequence[int]) -> list[Ring]:
    """Rectangles between the given columns and rows, row by row."""
    return [
        [(xs[i], ys[j]), (xs[i + 1], ys[j]), (xs[i + 1], ys[j + 1]), (xs[i], ys[j + 1])]
        for j in range(len(ys) - 1)
        for i in range(len(xs) - 1)
    ]


def diamonds(columns: int, rows: int, size: int) -> list[Ring]:
    """Squares set on their corners, four of them meeting in most corners."""
    return [
        [
            ((i - j) * size, (i + j) * size),
            ((i + 1 - j) * size, (i + 1 + j) * size),
            ((i - j) * size, (i + 2 + j) * size),
            ((i - 1 - j) * size, (i + 1 + j) * size),
        ]
        for j in range(rows)
        for i in range(columns)
    ]


def jittered(rng: Random, columns: int, rows: int, size: int, most: int) -> list[Ring]:
    """Make a grid whose corners are off by up to ``most``, below a quarter of the size."""
    corner = {
        (i, j): (i * size + rng.randint(-most, most), j * size + rng.randint(-most, most))
        for i in range(columns + 1)
        for j in range(rows + 1)
    }
    return [
        [corner[i, j], corner[i + 1, j], corner[i + 1, j + 1], corner[i, j + 1]]
        for j in range(rows)
        for i in range(columns)
    ]


def triangles(rng: Random, count: int, size: int) -> list[Ring]:
    """Triangulate random points of a small lattice, slivers and collinear corners included."""
    points = sorted({(rng.randint(0, size), rng.randint(0, size)) for _ in range(count)})
    hull: list[Point] = points[:1]  # the chain is cyclic and counter-clockwise once it has area
    found: list[Ring] = []
    line = points[:2]
    position = 2
    while position < len(points) and _turn(line[0], line[1], points[position]) == 0:
        line.append(points[position])
        position += 1
    if position == len(points):
        return []
    tip = points[position]
    ahead = _turn(line[0], line[1], tip) > 0
    chain = line if ahead else line[::-1]
    found = [[a, b, tip] for a, b in pairwise(chain)]
    hull = [*chain, tip]
    for p in points[position + 1 :]:
        visible = [k for k in range(len(hull)) if _turn(hull[k], hull[(k + 1) % len(hull)], p) < 0]
        found += [[hull[(k + 1) % len(hull)], hull[k], p] for k in visible]
        hidden = [k for k in range(len(hull)) if k not in visible]
        first = next(k for k in hidden if (k - 1) % len(hull) in visible)
        ring = hull[first:] + hull[:first]
        hull = [*ring[: len(hidden) + 1], p]
    return found


def voronoi(rng: Random, count: int, size: int) -> list[Ring]:
    """Make Voronoi cells of random points in a square, their corners snapped to integers.

    Snapping may fold cells over each other; the caller has to check.
    """
    sites = sorted({(rng.randint(0, size), rng.randint(0, size)) for _ in range(count)})
    cells = []
    for site in sites:
        cell = [(Fraction(x), Fraction(y)) for x, y in [(0, 0), (size, 0), (size, size), (0, size)]]
        for other in sites:
            if other != site:
                cell = _nearer(cell, site, other)
        snapped: Ring = []
        for x, y in cell:
            p = (round(x), round(y))
            if p not in snapped:
                snapped.append(p)
        if len(snapped) >= 3 and area2(snapped) > 0:
            cells.append(snapped)
    return cells


def _nearer(
    cell: list[tuple[Fraction, Fraction]], site: Point, other: Point
) -> list[tuple[Fraction, Fraction]]:
    """Clip a convex cell to the points that are no farther from the site than from the other."""
    a, b = other[0] - site[0], other[1] - site[1]
    middle = Fraction(a * (other[0] + site[0]) + b * (other[1] + site[1]), 2)
    excess = [a * x + b * y - middle for x, y in cell]
    clipped: list[tuple[Fraction, Fraction]] = []
    for k, p in enumerate(cell):
        before, here, q = excess[k - 1], excess[k], cell[k - 1]
        if before * here < 0:
            share = before / (before - here)
            clipped.append((q[0] + share * (p[0] - q[0]), q[1] + share * (p[1] - q[1])))
        if here <= 0:
            clipped.append(p)
    return clipped


def wheel(rng: Random, spokes: int, reach: int) -> list[Ring]:
    """Triangles round one corner, with a second ring of quadrilaterals outside."""
    directions: set[Point] = set()
    while len(directions) < spokes:
        x, y = rng.randint(-3, 3), rng.randint(-3, 3)
        if (x, y) != (0, 0):
            divisor = gcd(x, y)
            directions.add((x // divisor, y // divisor))
    around = _by_angle(sorted(directions))
    inner = [(x * reach, y * reach) for x, y in around]
    outer = [(2 * x, 2 * y) for x, y in inner]
    cells: list[Ring] = []
    for k in range(len(around)):
        if _turn((0, 0), around[k - 1], around[k]) > 0:  # else a gap of half a turn or more
            cells.append([(0, 0), inner[k - 1], inner[k]])
            cells.append([inner[k - 1], outer[k - 1], outer[k], inner[k]])
    return cells


def _by_angle(directions: list[Point]) -> list[Point]:
    def later(a: Point, b: Point) -> int:
        half_a, half_b = ((d[1], d[0]) < (0, 0) for d in (a, b))  # the second half turn
        return half_a - half_b or b[0] * a[1] - b[1] * a[0]

    return sorted(directions, key=cmp_to_key(later))
