"""Vertices that miss each other or an edge by less than the tolerance.

Between the two there may be void, or an overlap: then the two are meant to be one. Where a single
field lies between them, it is only a narrow place of that field, and nothing is wrong.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from mapkit.coverage.checks.drawing import Drawing, NearMisses
from mapkit.coverage.checks.overlaps import Overlaps
from mapkit.coverage.checks.wording import Wording
from mapkit.diagnostics import Diagnostic, rules
from mapkit.geometry.points import is_among
from mapkit.messages import phrase

_ON_EDGE = 0.01
"""How far a rounded middle of an edge may be beside it, in map units."""

_ASIDE = 0.25
"""The same for a short edge at the end of a sliver, as a share of the edge; one that only touches
the sliver is half its length away."""

_DETAIL = 4.0
"""Two places of one ring that are joined by less than this many times their reach along the
ring are a rounded corner or another detail of it, not a slit."""


class Slit(NamedTuple):
    """A vertex and what it misses.

    ``a`` and ``b``: The edge beside it, point indices; equal where it is another vertex.
    """

    point: int
    """Point index of the vertex."""
    a: int
    b: int
    distance: float
    """In map units."""
    at: tuple[float, float]
    """The middle between the two."""
    known: bool
    """Whether it belongs to an overlap or to a gap, which is reported itself."""


def find_slits(
    drawing: Drawing,
    shapes: NDArray[np.object_],
    overlaps: Overlaps,
    slivers: Sequence[BaseGeometry],
) -> list[Slit]:
    """Find the near misses with void or an overlap in between, the nearest first.

    ``shapes``, (N,) of Polygon or MultiPolygon, are the fields. ``slivers``: Gaps and overlaps that
    are known to be too narrow: the ends of a short edge of theirs are to be one, whereas any other
    short edge is a detail of a boundary.
    """
    rows = _distinct(drawing)
    if not len(rows.point):
        return []
    ends = _nearest(drawing, rows)
    middles = ends.mean(axis=1)
    pair = rows.a == rows.b
    low, high = np.minimum(rows.point, rows.a), np.maximum(rows.point, rows.a)
    count = len(drawing.xy)
    joined = pair & is_among(low * count + high, drawing.segments @ np.array([count, 1]))
    # The ends of a short edge have to be the ends of a sliver; others may just touch one.
    # Where the other boundary is at a slant to it, the sliver's own end lies a little aside.
    aside = np.maximum(_ON_EDGE, _ASIDE * rows.distance)
    within = _found_at(slivers, shapely.points(middles), aside)
    beside = _found_at(slivers, shapely.linestrings(ends), _ON_EDGE)
    apart = np.nonzero(~joined)[0]
    covering = _found_at(shapes, shapely.points(middles[apart]), 0.0)
    ways = _Ways(drawing)
    wanted: dict[int, bool] = {r: True for r in within if joined[r]}
    for k, r in enumerate(apart.tolist()):
        over = covering.get(k, [])
        overlap = r in beside or any(
            (min(f, g), max(f, g)) in overlaps.illegal for i, f in enumerate(over) for g in over[:i]
        )
        ends_of = (int(rows.point[r]), int(rows.a[r]), int(rows.b[r]))
        if overlap or not (over or ways.are_short(*ends_of)):
            wanted[r] = overlap
    slits = [
        Slit(
            int(rows.point[r]),
            int(rows.a[r]),
            int(rows.b[r]),
            float(rows.distance[r]),
            (float(middles[r, 0]), float(middles[r, 1])),
            known,
        )
        for r, known in wanted.items()
    ]
    return sorted(slits, key=lambda slit: (slit.distance, slit.point, slit.a, slit.b))


def _found_at(
    shapes: Sequence[BaseGeometry] | NDArray[np.object_],
    spots: object,
    distance: float | NDArray[np.float64],
) -> dict[int, list[int]]:
    """Return for each spot which shapes come that near."""
    found: dict[int, list[int]] = {}
    places = np.asarray(spots)
    if len(shapes) and len(places):
        # The shapes ask, since who asks is prepared: a large one is not walked round for each spot.
        known = np.asarray(shapes, dtype=object)
        shapely.prepare(known)
        tree, most = shapely.STRtree(places), float(np.max(distance))
        if not most:  # no distances are measured, which takes long beside a large shape
            shape, spot = tree.query(known, "intersects")
        else:
            shape, spot = tree.query(known, "dwithin", most)
            limit = np.broadcast_to(distance, len(places))[spot]
            if (limit < most).any():
                close = shapely.dwithin(known[shape], places[spot], limit)
                shape, spot = shape[close], spot[close]
        for f, r in zip(shape.tolist(), spot.tolist(), strict=True):
            found.setdefault(r, []).append(f)
    return found


def _distinct(drawing: Drawing) -> NearMisses:
    """Turn near misses at the end of an edge into pairs of vertices, and drop doubles."""
    near, xy = drawing.near, drawing.xy
    to_a, to_b = (np.hypot(*(xy[near.point] - xy[end]).T) for end in (near.a, near.b))
    close = np.minimum(to_a, to_b)
    pair = close <= drawing.reach
    end = np.where(to_a <= to_b, near.a, near.b)
    point = np.where(pair, np.minimum(near.point, end), near.point)
    a = np.where(pair, np.maximum(near.point, end), near.a)
    b = np.where(pair, a, near.b)
    _, first = np.unique(np.stack([point, a, b], axis=1), axis=0, return_index=True)
    distance = np.where(pair, close, near.distance)
    return NearMisses(point[first], a[first], b[first], distance[first])


def _nearest(drawing: Drawing, rows: NearMisses) -> NDArray[np.float64]:
    """Return each vertex and the place of its edge nearest to it, shape (M, 2, 2)."""
    point, start, end = (drawing.xy[i].astype(np.float64) for i in (rows.point, rows.a, rows.b))
    along = end - start
    length2 = np.maximum((along**2).sum(axis=1), 1.0)
    share = ((point - start) * along).sum(axis=1) / length2
    return np.stack([point, start + share[:, None] * along], axis=1)


class _Ways:
    """How long the ways along rings are; each ring is measured once."""

    def __init__(self, drawing: Drawing) -> None:
        self._drawing = drawing
        self._measured: dict[int, tuple[dict[int, list[float]], float]] = {}
        rings = drawing.rings
        self._rings: dict[int, set[int]] = {}
        for point, ring in zip(rings.corner.tolist(), rings.ring_of.tolist(), strict=True):
            self._rings.setdefault(point, set()).add(ring)

    def are_short(self, p: int, a: int, b: int) -> bool:
        """Return whether a short way along one ring joins a point to one of two."""
        for r in self._rings.get(p, ()):
            at, whole = self._measure(r)
            for other in (*at.get(a, ()), *at.get(b, ())):
                for mine in at[p]:
                    way = abs(other - mine)
                    if min(way, whole - way) <= _DETAIL * self._drawing.reach:
                        return True
        return False

    def _measure(self, r: int) -> tuple[dict[int, list[float]], float]:
        """Return how far along the ring each point lies, and how long the ring is."""
        if r not in self._measured:
            rings, xy = self._drawing.rings, self._drawing.xy
            corners = rings.corner[rings.ring_of == r]
            steps = np.hypot(*(xy[np.roll(corners, -1)] - xy[corners]).T)
            at: dict[int, list[float]] = {}
            for point, way in zip(corners.tolist(), np.cumsum(steps) - steps, strict=True):
                at.setdefault(point, []).append(float(way))
            self._measured[r] = at, float(steps.sum())
        return self._measured[r]


def check_slits(drawing: Drawing, slits: Iterable[Slit], say: Wording) -> list[Diagnostic]:
    """Report slits that neither an overlap nor a gap reports already.

    Linear in the number of edges.
    """
    open_ones = [slit for slit in slits if not slit.known]
    around = _fields_at(drawing, {i for s in open_ones for i in (s.point, s.a, s.b)})
    return [
        (_nearly_meeting if slit.a == slit.b else _beside_edge)(
            drawing, slit, around[slit.point], around[slit.a] & around[slit.b], say
        )
        for slit in open_ones
    ]


def _nearly_meeting(
    drawing: Drawing, slit: Slit, mine: set[int], theirs: set[int], say: Wording
) -> Diagnostic:
    a, b = (drawing.rings.names[i] for i in (slit.point, slit.a))
    return rules.VERTICES_NEARLY_MEET.report(
        phrase(
            "Vertices {a} and {b} are only {how_far} apart.",
            a=a,
            b=b,
            how_far=say.length(slit.distance),
        ),
        fields=[drawing.rings.field_ids[f] for f in sorted(mine | theirs)],
        vertices=(a, b),
        at=[slit.at],
        fixable=len(mine | theirs) > 1,
    )


def _beside_edge(
    drawing: Drawing, slit: Slit, mine: set[int], theirs: set[int], say: Wording
) -> Diagnostic:
    ids = drawing.rings.field_ids
    vertex, a, b = (drawing.rings.names[i] for i in (slit.point, slit.a, slit.b))
    return rules.VERTEX_BESIDE_EDGE.report(
        phrase(
            "Vertex {vertex} misses the edge from {a} to {b} ({fields}) by {how_far}.",
            vertex=vertex,
            a=a,
            b=b,
            fields=say.fields([ids[f] for f in sorted(theirs)]),
            how_far=say.length(slit.distance),
        ),
        fields=[ids[f] for f in sorted(mine | theirs)],
        vertices=(vertex, a, b),
        at=[slit.at],
        fixable=len(mine | theirs) > 1,
    )


def _fields_at(drawing: Drawing, points: set[int]) -> dict[int, set[int]]:
    around: dict[int, set[int]] = {i: set() for i in points}
    wanted = np.isin(drawing.a, list(points))
    for f, a in zip(drawing.field[wanted].tolist(), drawing.a[wanted].tolist(), strict=True):
        around[a].add(f)
    return around
