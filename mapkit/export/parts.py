"""Areas of a drawing that lie apart in parts: each part a field, or all one field, with bridges."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import shapely

from mapkit.export.imported import ImportedField


def areas_in_parts(fields: Sequence[ImportedField]) -> dict[str, list[int]]:
    """Return the areas of more than one part by id: where their parts stand, the largest first.

    The largest part has the id of the area, the others ``ID.2``, ``ID.3``, ...
    """
    places = {one.id: k for k, one in enumerate(fields) if one.where}
    areas: dict[str, str] = {}
    found: dict[str, list[int]] = {}
    for id_, k in places.items():
        whole, _, number = id_.rpartition(".")
        first = places.get(whole)
        if first is not None and number.isdecimal() and fields[first].where == fields[k].where:
            area = areas[id_] = areas.get(whole, whole)  # a part may lie apart in parts itself
            found.setdefault(area, [places[area]]).append(k)
    return found


def bridged(fields: Sequence[ImportedField], width: float) -> list[ImportedField]:
    """Make areas in parts one field, with bridges over places that no field covers.

    Parameters
    ----------
    fields : sequence of ImportedField
        Their rings are in map units.
    width : float
        Of a bridge, in map units; so far from other fields it stays.

    Returns
    -------
    list of ImportedField
        A part that no free straight bridge reaches stays a field of its own.

    Notes
    -----
    From the parts that are joined, the nearest of the others is taken next, as a minimum spanning
    tree is made. Quadratic in the parts of an area.
    """
    shapes = [shapely.Polygon(one.rings[0] if one.rings else (), one.rings[1:]) for one in fields]
    tree = shapely.STRtree(shapes)
    result: dict[int, ImportedField] = dict(enumerate(fields))
    bridges: list[shapely.Polygon] = []
    for first, *others in areas_in_parts(fields).values():
        whole, apart, own = shapes[first], set(others), {first}
        while apart:
            for _, k in sorted((whole.distance(shapes[k]), k) for k in apart):
                bridge = _bridge(whole, shapes[k], width)
                if bridge is None or any(bridge.distance(other) < width for other in bridges):
                    continue
                near = tree.query(bridge, predicate="dwithin", distance=width)
                made = shapely.union_all([whole, shapes[k], bridge], grid_size=1)
                if {*own, k}.issuperset(near) and isinstance(made, shapely.Polygon):
                    bridges.append(bridge)
                    whole = made
                    own.add(k)
                    apart.remove(k)
                    del result[k]
                    break
            else:
                break
        holes = [hole for hole in whole.interiors if _stays(hole, tree, width)]
        rings = (whole.exterior, *(holes if len(own) > 1 else whole.interiors))
        result[first] = replace(
            fields[first], rings=tuple(tuple(map(tuple, ring.coords[:-1])) for ring in rings)
        )
    return list(result.values())


def _bridge(whole: shapely.Polygon, part: shapely.Polygon, width: float) -> shapely.Polygon | None:
    """Return a bridge along a shortest line between two polygons.

    The line ends half a width inside, so that the bridge leaves no corner over where it can.
    """
    ends = [inner if (inner := one.buffer(-width / 2)) else one for one in (whole, part)]
    line = shapely.shortest_line(*ends)
    if not line.length:
        return None
    band = line.buffer(width / 2, cap_style="square")
    for piece in shapely.get_parts(band.difference(whole).difference(part)):
        reaches = max(piece.distance(whole), piece.distance(part)) < 1
        if reaches and isinstance(piece, shapely.Polygon):
            return piece
    return None


def _stays(hole: shapely.LinearRing, tree: shapely.STRtree, width: float) -> bool:
    """Whether a hole is wide, or has a field in it."""
    inside = shapely.Polygon(hole).buffer(-1)
    return bool(inside.buffer(1 - width / 2)) or len(tree.query(inside, predicate="intersects")) > 0
