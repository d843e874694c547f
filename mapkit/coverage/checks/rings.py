"""The rings of all fields as arrays, freed of double points and spikes, which are reported."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import NamedTuple

import numpy as np
import shapely
from numpy.typing import NDArray

from mapkit.coverage.checks.ring_arrays import NumberedRing, Rings, Spike, odd_rings, ring_arrays
from mapkit.coverage.checks.wording import Wording, did_you_mean
from mapkit.diagnostics import Diagnostic, rules
from mapkit.messages import phrase
from mapkit.model import COORDINATE_LIMIT, Field, GameMap, Point


def usable(point: object) -> bool:
    """Return whether a point has two whole coordinates below the limit."""
    return (
        isinstance(point, tuple)
        and len(point) == 2
        and all(isinstance(c, int) and abs(c) < COORDINATE_LIMIT for c in point)
    )


def _unusable(vertices: Mapping[str, Point]) -> set[str]:
    """Find vertices with coordinates that cannot be used, all at once where there are none."""
    try:
        xy = np.array(list(vertices.values()))
    except (ValueError, OverflowError):
        xy = np.zeros((0, 0))
    if xy.dtype == np.int64 and xy.shape[1:] == (2,) and (np.abs(xy) < COORDINATE_LIMIT).all():
        return set()
    return {v for v, point in vertices.items() if not usable(point)}


def gather_rings(game_map: GameMap) -> tuple[Rings, list[Diagnostic]]:
    """Collect the rings and report what is wrong with each of them alone.

    A field with a ring that cannot be used (unknown vertices, no area) is left out whole. Linear
    in the number of vertices.
    """
    say = Wording(game_map)
    vertices = game_map.vertices
    bad = _unusable(vertices)
    found = list(_unusable_coordinates(game_map, bad))
    numbered = _Points(vertices)
    drawn: list[NumberedRing] = []
    for f, item in enumerate(game_map.fields.values()):
        if not item.rings:
            found.append(_without_ring(item, say))
        elif not all(map(vertices.__contains__, chain.from_iterable(item.rings))):
            found += _unknown_vertices(game_map, item, say)
        elif not bad or bad.isdisjoint(chain.from_iterable(item.rings)):
            rings = [numbered.of(ring) for ring in item.rings]
            short = list(_too_few_points(item, rings, say))
            found += short
            drawn += [] if short else [(f, k, ring) for k, ring in enumerate(rings)]
    xy = np.array(list(numbered.at), dtype=np.int64).reshape(-1, 2)
    gathered = ring_arrays(game_map, xy, numbered.names, drawn)
    flagged = np.nonzero(odd_rings(gathered))[0].tolist()
    if flagged:
        points = xy.tolist()
        cleaned = {r: clean_ring(drawn[r][2], points) for r in flagged}
        found += _without_area(gathered, drawn, cleaned, say)
        found += _repeated_points(gathered, drawn, cleaned, say)
        spikes = [
            Spike(f, k, tuple(cleaned[r].tips))
            for r, (f, k, _) in enumerate(drawn)
            if r in cleaned and cleaned[r].ring and cleaned[r].tips
        ]
        flat = {drawn[r][0] for r in flagged if not cleaned[r].ring}
        drawn = [
            (f, k, cleaned[r].ring if r in cleaned else ring)
            for r, (f, k, ring) in enumerate(drawn)
            if f not in flat
        ]
        gathered = ring_arrays(game_map, xy, numbered.names, drawn, spikes)
    cancelled = set(gathered.field[gathered.area2 == 0].tolist())
    if cancelled:
        found += _cancelled_areas(gathered, cancelled, say)
        drawn = [ring for ring in drawn if ring[0] not in cancelled]
        gathered = ring_arrays(game_map, xy, numbered.names, drawn, gathered.spikes)
    return gathered, found


def _unusable_coordinates(game_map: GameMap, bad: Iterable[str]) -> Iterator[Diagnostic]:
    for vertex in sorted(bad):
        yield rules.VERTEX_COORDINATE_UNUSABLE.report(
            phrase(
                (
                    "Vertex {vertex} has a coordinate that is not a whole number below 2^30: "
                    "{value}."
                ),
                vertex=vertex,
                value=_short(game_map.vertices[vertex]),
            ),
            fields=[
                i
                for i, item in game_map.fields.items()
                if any(vertex in ring for ring in item.rings)
            ],
            vertices=(vertex,),
        )


def _without_ring(item: Field, say: Wording) -> Diagnostic:
    return rules.FIELD_WITHOUT_RING.report(
        phrase("Field {field} has no ring.", field=say.field(item.id)), fields=(item.id,)
    )


def _unknown_vertices(game_map: GameMap, item: Field, say: Wording) -> Iterator[Diagnostic]:
    known = game_map.vertices
    for v in dict.fromkeys(v for ring in item.rings for v in ring if v not in known):
        yield rules.RING_VERTEX_UNKNOWN.report(
            phrase(
                "Field {field} names vertex {vertex}, which the map does not have{hint}",
                field=say.field(item.id),
                vertex=v,
                hint=did_you_mean(v, known),
            ),
            fields=(item.id,),
            vertices=(v,),
        )


def _too_few_points(
    item: Field, rings: Sequence[Sequence[int]], say: Wording
) -> Iterator[Diagnostic]:
    for k, points in enumerate(rings):
        if len(set(points)) < 3:
            yield rules.RING_TOO_FEW_POINTS.report(
                phrase(
                    "The ring of field {field}{place} has fewer than three different points.",
                    field=say.field(item.id),
                    place=phrase(", hole {n},", n=k) if k else "",
                ),
                fields=(item.id,),
                vertices=dict.fromkeys(item.rings[k]),
            )


def _without_area(
    rings: Rings, drawn: Sequence[NumberedRing], cleaned: Mapping[int, CleanRing], say: Wording
) -> Iterator[Diagnostic]:
    for r, clean in cleaned.items():
        f, k, ring = drawn[r]
        if not clean.ring:
            field_id = rings.field_ids[f]
            yield rules.RING_WITHOUT_AREA.report(
                phrase(
                    "The ring of field {field}{place} encloses no area.",
                    field=say.field(field_id),
                    place=phrase(", hole {n}", n=k) if k else "",
                ),
                fields=(field_id,),
                vertices=[rings.names[i] for i in ring],
                at=rings.xy[ring[:1]].tolist(),
            )


def _repeated_points(
    rings: Rings, drawn: Sequence[NumberedRing], cleaned: Mapping[int, CleanRing], say: Wording
) -> Iterator[Diagnostic]:
    for r, clean in cleaned.items():
        f, k, _ = drawn[r]
        if clean.ring and clean.doubles:
            field_id = rings.field_ids[f]
            names = [rings.names[i] for i in clean.doubles]
            yield rules.RING_POINT_REPEATED.report(
                phrase(
                    "The ring of field {field}{place} repeats {vertices}.",
                    field=say.field(field_id),
                    place=phrase(", hole {n}", n=k) if k else "",
                    vertices=say.vertices(names),
                ),
                fields=(field_id,),
                vertices=names,
                at=rings.xy[clean.doubles].tolist(),
            )


def _cancelled_areas(rings: Rings, cancelled: Iterable[int], say: Wording) -> Iterator[Diagnostic]:
    """Report rings without a spike and yet without area: a figure of eight whose loops cancel."""
    for f in sorted(cancelled):
        field_id = rings.field_ids[f]
        ring = np.nonzero((rings.field == f) & (rings.area2 == 0))[0][0]
        where = _crossing(rings.xy[rings.corner[rings.ring_of == ring]])
        yield rules.BOUNDARY_CROSSES_ITSELF.report(
            phrase(
                "The boundary of field {field} crosses itself {where}.",
                field=say.field(field_id),
                where=phrase("at {place}", place=say.point(*where)),
            ),
            fields=(field_id,),
            at=[where],
        )


def _crossing(ring: NDArray[np.int64]) -> tuple[float, float]:
    """Return a place where a ring crosses itself, (x, y) in map units, to be shown."""
    reason = shapely.is_valid_reason(shapely.Polygon(ring))
    found = re.search(r"\[(\S+) (\S+)\]", reason)
    x, y = found.groups() if found else ring[0].tolist()
    return float(x), float(y)


class _Points:
    """Numbers for the points of vertices, in the order in which rings use them."""

    def __init__(self, vertices: Mapping[str, Point]) -> None:
        self._vertices = vertices
        self._number: dict[str, int] = {}
        self.at: dict[Point, int] = {}
        self.names: list[str] = []

    def of(self, ring: Sequence[str]) -> list[int]:
        """Return the numbers of a ring of known vertices."""
        number = self._number
        try:
            return [number[v] for v in ring]
        except KeyError:
            for v in ring:
                if v not in number:
                    point = self._vertices[v]
                    number[v] = self.at.setdefault(point, len(self.names))
                    if number[v] == len(self.names):
                        self.names.append(v)
            return [number[v] for v in ring]


def _short(value: object) -> str:
    text = str(value)
    return text if len(text) <= 40 else text[:37] + "..."


class CleanRing(NamedTuple):
    """What is left of a ring, and what was taken out of it; indices of points.

    ``ring`` is empty where fewer than three points are left, ``doubles`` are the points that were
    repeated, ``tips`` those of the spikes that were dropped.
    """

    ring: list[int]
    doubles: list[int]
    tips: list[int]


def clean_ring(ring: Sequence[int], xy: Sequence[Sequence[int]]) -> CleanRing:
    """Take double points and the tips of spikes out of one ring.

    ``ring`` are indices of its points; ``xy`` are the points, in map units.

    Exact. Linear in the length of the ring, but for what is deleted from its middle.
    """
    clean = list(ring)
    doubles: list[int] = []
    spikes: list[int] = []
    i = 0
    unchanged = 0
    while clean and unchanged < len(clean):
        i %= len(clean)
        here, after = clean[i], clean[(i + 1) % len(clean)]
        if len(clean) > 1 and here == after:
            doubles.append(here)
        elif len(clean) > 2 and _reverses(xy[clean[i - 1]], xy[here], xy[after]):
            spikes.append(here)
        else:
            unchanged += 1
            i += 1
            continue
        del clean[i]
        i -= 1
        unchanged = 0
    if len(clean) < 3:
        return CleanRing([], doubles, spikes)
    # A point that a dropped tip leaves behind twice is part of the spike.
    repeated = {a for a, b in zip(ring, [*ring[1:], ring[0]], strict=True) if a == b}
    return CleanRing(clean, [d for d in doubles if d in repeated], spikes)


def _reverses(a: Sequence[int], b: Sequence[int], c: Sequence[int]) -> bool:
    ux, uy, vx, vy = a[0] - b[0], a[1] - b[1], c[0] - b[0], c[1] - b[1]
    return ux * vy == uy * vx and ux * vx + uy * vy > 0
