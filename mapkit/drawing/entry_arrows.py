"""The arrows that stand off the board and point at a field of its rim (p. 11)."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator

import shapely

from mapkit.drawing.canvas import Canvas
from mapkit.drawing.ground import sector_of
from mapkit.drawing.scene import Group, Point
from mapkit.drawing.shapes import BoardShapes
from mapkit.drawing.symbols import entry_arrow, entry_box
from mapkit.messages import say, translated
from mapkit.model import Marker

_LENGTH = 0.5
"""Of an arrow, in modules of the board."""


def draw_entries(canvas: Canvas, *, faded: Collection[str] = ()) -> None:
    """Draw all arrows; those of fields in ``faded`` stand back."""
    theme, game_map = canvas.theme, canvas.game_map
    for marker, tip, inward in _entries(canvas.shapes):
        name = str(marker.attributes.get("sector", ""))
        sector = sector_of(game_map, name)
        colour = theme.squad(name, sector.colour if sector else None)
        field = marker.field
        arrow = entry_arrow(tip, inward, canvas.module * _LENGTH, colour, theme, field)
        title = say(
            "{label} of {sector} at field {field}",
            label=translated(game_map.ruleset.markers[marker.type].label),
            sector=translated(sector.name if sector else name),
            field=field,
        )
        opacity = theme.faded if field in faded else 1.0
        canvas.add("markers", Group(marker.type, arrow.shapes, field, title, opacity))


def entry_boxes(shapes: BoardShapes) -> list[tuple[float, float, float, float]]:
    """Return the room that each arrow takes: left, top, right, bottom in mm on the page."""
    return [entry_box(tip, inward, shapes.module * _LENGTH) for _, tip, inward in _entries(shapes)]


def _entries(shapes: BoardShapes) -> Iterator[tuple[Marker, Point, Point]]:
    """Yield each marker that stands off the board, its arrow's tip, and where it points."""
    game_map = shapes.game_map
    waiting: dict[str, list[Marker]] = {}
    for marker in game_map.markers:
        known = game_map.ruleset.markers.get(marker.type)
        if known and known.outside and marker.field in shapes.polygons:
            waiting.setdefault(marker.field, []).append(marker)
    for field_id, marks in waiting.items():
        start, end, inward = _rim_of(shapes, field_id)
        for k, marker in enumerate(marks, 1):
            share = k / (len(marks) + 1)
            along = (end[0] - start[0]) * share, (end[1] - start[1]) * share
            yield marker, (start[0] + along[0], start[1] + along[1]), inward


def _rim_of(shapes: BoardShapes, field_id: str) -> tuple[Point, Point, Point]:
    """Return the longest straight piece of a field's rim from where one looks out of the board.

    Returns
    -------
    a, b : (float, float)
        Its ends, mm on the page.
    inward : (float, float)
        Unit vector from outside into the field. A field inside the board gets its own middle
        and an arrow from above.
    """
    rim: list[tuple[Point, Point]] = []
    for border in shapes.borders:
        if field_id in border.left and not border.right:
            rim.append((border.b, border.a))
        elif field_id in border.right and not border.left:
            rim.append((border.a, border.b))
    best: tuple[float, tuple[Point, Point, Point]] | None = None
    for a, b in _straight(rim):
        length = math.dist(a, b)
        # The field is on the right of a to b, so its inside lies that way.
        inward = (-(b[1] - a[1]) / length, (b[0] - a[0]) / length)
        middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        if best and length <= best[0] * 1.0001:
            continue
        if not _blocked_outside(shapes, middle, inward):
            best = (length, (a, b, inward))
    if best:
        return best[1]
    centre = shapes.polygons[field_id].representative_point()
    return (centre.x, centre.y), (centre.x, centre.y), (0.0, 1.0)


def _straight(pieces: Iterable[tuple[Point, Point]]) -> list[tuple[Point, Point]]:
    """Join directed pieces that follow each other in one line."""
    following = {a: (a, b) for a, b in pieces}
    ends = {b for _, b in following.values()}
    joined: list[tuple[Point, Point]] = []
    for first in sorted(following.values(), key=lambda p: p[0] in ends):
        if first[0] not in following:
            continue
        a, b = following.pop(first[0])
        while b in following:
            c = following[b][1]
            turn = (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])
            if abs(turn) > 1e-6 * math.dist(a, b) * math.dist(b, c):
                break
            del following[b]
            b = c
        joined.append((a, b))
    return joined


def _blocked_outside(shapes: BoardShapes, at: Point, inward: Point) -> bool:
    """Return whether other fields lie where an arrow would stand."""
    reach = shapes.module * 0.45
    start = (at[0] - inward[0] * reach * 0.1, at[1] - inward[1] * reach * 0.1)
    line = shapely.LineString([start, (at[0] - inward[0] * reach, at[1] - inward[1] * reach)])
    return any(p.intersects(line) for p in shapes.polygons.values())
