"""Where the symbols of markers stand: the drawing decides, this reads it back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from mapkit.drawing.incremental import PartKey
from mapkit.drawing.scene import Circle, Group, Path, Point, Polyline, Shape
from mapkit.model import GameMap

__all__ = ["marker_places"]


def marker_places(
    game_map: GameMap, parts: Mapping[PartKey, Sequence[Shape]]
) -> dict[int, tuple[Point, float]]:
    """Return the middle and the radius, in mm, of every marker that is drawn.

    Markers are named by their position in the map. On each field symbols stand in the order of
    the file, arrows that point at it from outside apart.
    """
    waiting: dict[tuple[str, str], list[int]] = {}
    for index, marker in enumerate(game_map.markers):
        waiting.setdefault((marker.field, marker.type), []).append(index)
    places: dict[int, tuple[Point, float]] = {}
    for key, shapes in parts.items():
        if key.layer not in ("markers", "solo"):
            continue
        for group in shapes:
            if isinstance(group, Group):
                found = waiting.get((key.owner, group.kind))
                if found:
                    places[found.pop(0)] = _round(group)
    return dict(sorted(places.items()))


def _round(group: Group) -> tuple[Point, float]:
    points = list(_points(group))
    xs, ys = [x for x, _ in points], [y for _, y in points]
    low, high = (min(xs), min(ys)), (max(xs), max(ys))
    centre = ((low[0] + high[0]) / 2, (low[1] + high[1]) / 2)
    return centre, max(high[0] - low[0], high[1] - low[1]) / 2


def _points(shape: Shape) -> Iterator[Point]:
    if isinstance(shape, Group):
        for part in shape.shapes:
            yield from _points(part)
    elif isinstance(shape, Circle):
        (x, y), r = shape.centre, shape.radius
        yield from ((x - r, y - r), (x + r, y + r))
    elif isinstance(shape, Path):
        for ring in shape.rings:
            yield from ring
    elif isinstance(shape, Polyline):
        yield from shape.points
