"""Which part of a field is free for what stands on it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import shapely

from mapkit.drawing.shapes import BoardShapes

_MOST_CORNERS = 1000
"""Labels of fields with more may touch the boundary: to keep clear of a comb of a thousand teeth
takes minutes."""


def free_area(
    shapes: BoardShapes, field_id: str, portals: Sequence[Any], avoid: Any, rim: float = 0.07
) -> Any:
    """Return the part of a field that is clear of walls, portals and lines of an answer.

    ``rim`` says how far from its border, in modules.
    """
    polygon = shapes.polygons[field_id]
    few = shapely.get_num_coordinates(polygon) <= _MOST_CORNERS
    free = polygon.buffer(-shapes.module * rim, join_style="mitre") if few else polygon
    if free.is_empty:
        free = polygon
    if portals:
        free = free.difference(shapely.union_all(portals))
    if avoid is not None and avoid.intersects(free):
        rest = free.difference(avoid)
        if not rest.is_empty:
            free = rest
    return free


def portal_places(shapes: BoardShapes, fields: Collection[str]) -> dict[str, list[Any]]:
    """Return what the symbols of doors, ladders and walls cover of some fields."""
    places: dict[str, list[Any]] = {}
    for portal in shapes.game_map.portals:
        beside = [i for i in portal.between if i in fields]
        if beside:
            line = shapely.LineString([shapes.placement.point(p) for p in portal.at])
            reach = 0.2 if portal.type == "ladder" else 0.11
            place = line.buffer(shapes.module * reach, cap_style="flat")
            for field_id in beside:
                places.setdefault(field_id, []).append(place)
    return places
