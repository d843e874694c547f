"""Where on a picture of the board a figure stands beside what is printed on its field."""

from __future__ import annotations

from collections.abc import Mapping

import shapely
from shapely.geometry.base import BaseGeometry

from mapkit.drawing.placing import extent
from mapkit.drawing.scene import Group, Scene
from mapkit.model import GameMap, Point

_PRINTED = ("markers", "labels", "solo", "portals")
"""Layers with signs and words."""

_STEP = 0.02
"""How near to the best place one has to be, in widths of the field."""

_SLIM = 0.4
"""Of the room in a whole field: where there is less beside the print, a figure stands on it."""


def standing_places(game_map: GameMap, scene: Scene) -> dict[str, Point]:
    """Return for each field a point in map units, as far as may be from its rim and from print.

    ``scene`` is a picture of its board.

    Of a field below another one the open part counts, if there is one.
    """
    place = scene.placement
    boxes: dict[str | None, list[BaseGeometry]] = {}
    for name in _PRINTED:
        for shape in scene.layer(name):
            if isinstance(shape, Group) and (box := extent(shape)) is not None:
                left, right = ((x - place.left) / place.per_unit for x in (box[0], box[2]))
                top, bottom = ((y - place.top) / place.per_unit for y in (box[1], box[3]))
                boxes.setdefault(shape.field, []).append(shapely.box(left, top, right, bottom))
    outlines = {
        i: shapely.make_valid(shapely.Polygon(rings[0], rings[1:]))
        for i, rings in ((i, game_map.points(i)) for i in game_map.fields)
    }
    return {i: _innermost(_open(game_map, outlines, boxes, i), outlines[i]) for i in outlines}


def _open(
    game_map: GameMap,
    outlines: Mapping[str, BaseGeometry],
    boxes: Mapping[str | None, list[BaseGeometry]],
    field: str,
) -> BaseGeometry:
    own = outlines[field]
    above = [
        other
        for i, other in outlines.items()
        if game_map.fields[i].level > game_map.fields[field].level and other.intersects(own)
    ]
    for covers in (above, boxes.get(field, ())):
        left = own.difference(shapely.union_all(covers)) if covers else own
        own = left if left.area > 0 else own
    return own


def _innermost(area: BaseGeometry, outline: BaseGeometry) -> Point:
    """Return the middle of the widest place that is open, or of the whole field if that is slim."""
    left, top, right, bottom = outline.bounds
    step = max(right - left, bottom - top) * _STEP
    widest, whole = (
        max(
            (
                shapely.maximum_inscribed_circle(part, tolerance=step)
                for part in shapely.get_parts(of)
                if isinstance(part, shapely.Polygon)
            ),
            key=shapely.length,
        )
        for of in (area, outline)
    )
    best = widest if widest.length >= _SLIM * whole.length else whole
    x, y = best.coords[0]
    return round(x), round(y)
