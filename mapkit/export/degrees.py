"""Areas in longitude and latitude: the earth's curve is lost, and the 180th meridian cuts them."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import count, pairwise

import shapely
import shapely.affinity

from mapkit.export.imported import ImportedField, NotTaken, Ring
from mapkit.messages import phrase

_ROUND, _HALF, _POLE = 360.0, 180.0, 90.0
_SURELY = 330.0
"""A side so many degrees long goes the other way round: hardly a drawing has one of 30 degrees."""

_FLAT = 1e-9
"""A frame round the whole earth keeps no more than such a part of its area if it goes round."""


def flattened(fields: Iterable[ImportedField]) -> tuple[list[ImportedField], list[NotTaken]]:
    """Return areas whose coordinates may be degrees, and what is lost of them.

    ``fields`` have longitude and latitude for x and y, or any others, which stay as they are.

    Returns
    -------
    list of ImportedField
        Areas that cross the 180th meridian are cut there; the parts are called ``a.2``, ``a.3``.
    list of NotTaken
    """
    given = list(fields)
    places = [p for area in given for ring in area.rings for p in ring]
    if not places or not all(abs(x) <= _HALF and abs(y) <= _POLE for x, y in places):
        return given, []
    lost = [
        NotTaken(
            phrase("the earth's curve: longitude and latitude are taken for x and y of a plane")
        )
    ]
    taken = {area.id for area in given}
    made: list[ImportedField] = []
    for area in given:
        longest = max(_sides(ring) for ring in area.rings)
        parts = _cut(area.rings) if longest > _SURELY else []
        if parts:
            what = phrase("the way across the 180th meridian: this area is cut there")
            lost.append(NotTaken(what, area.id or area.where))
            names = _names(area.id, taken)
            made += [replace(area, rings=part, id=next(names)) for part in parts]
            continue
        made.append(area)
        if _HALF < longest <= _SURELY:
            what = phrase("the way across the 180th meridian: this area runs over the whole map")
            lost.append(NotTaken(what, area.id or area.where))
    return made, lost


def _sides(ring: Ring) -> float:
    """Return the longest way from one corner to the next, in degrees of longitude."""
    return max(abs(x - after) for (x, _), (after, _) in pairwise((*ring, ring[0])))


def _names(own: str, taken: set[str]) -> Iterator[str]:
    """Yield ids for the parts of an area, which has none where it has none itself."""
    yield own
    whole, dot, number = own.rpartition(".")
    base = whole if dot and number.isdigit() else own
    for k in count(2):
        name = f"{base}.{k}" if own else ""
        if name not in taken or not own:
            taken.add(name)
            yield name


def _cut(rings: Sequence[Ring]) -> list[tuple[Ring, ...]]:
    """Return the parts of an area on either side of the meridian, the largest first.

    None for a frame round the earth.
    """
    outer, *holes = map(_unrolled, rings)
    middle = sum(x for x, _ in outer) / len(outer)

    def beside(hole: list[tuple[float, float]]) -> list[tuple[float, float]]:
        turns = round((middle - sum(x for x, _ in hole) / len(hole)) / _ROUND)
        return [(x + turns * _ROUND, y) for x, y in hole]

    whole = shapely.make_valid(shapely.Polygon(outer, list(map(beside, holes))))
    if whole.area < _FLAT * shapely.Polygon(rings[0]).convex_hull.area:
        return []
    low, _, high, _ = whole.bounds
    strips = []
    for turn in range(math.floor((low + _HALF) / _ROUND), math.ceil((high + _HALF) / _ROUND)):
        left = turn * _ROUND
        strip = whole.intersection(shapely.box(left - _HALF, -_POLE, left + _HALF, _POLE))
        strips.append(shapely.affinity.translate(strip, -left))
    joined = shapely.get_parts(shapely.union_all(strips))  # round a pole they go on at each other
    parts = [part for part in joined if part.geom_type == "Polygon" and part.area > 0]
    parts.sort(key=lambda part: -part.area)
    return [
        tuple(
            tuple((float(x), float(y)) for x, y in ring.coords[:-1])
            for ring in (part.exterior, *part.interiors)
        )
        for part in parts
    ]


def _unrolled(ring: Ring) -> list[tuple[float, float]]:
    """Return a ring that goes on beyond the meridian, and over the pole where it goes round it."""
    found = [ring[0]]
    for x, y in ring[1:]:
        turns = round((found[-1][0] - x) / _ROUND)
        found.append((x + turns * _ROUND, y))
    turns = round((found[-1][0] - ring[0][0]) / _ROUND)
    if turns:
        pole = math.copysign(_POLE, sum(y for _, y in ring))
        end = ring[0][0] + turns * _ROUND
        found += [(end, ring[0][1]), (end, pole), (ring[0][0], pole)]
    return found
