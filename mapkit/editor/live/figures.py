"""Ids and distances that an answer writes on the fields."""

from __future__ import annotations

from dataclasses import dataclass

from mapkit.drawing.around import draw_around, write_distances
from mapkit.drawing.canvas import Canvas
from mapkit.drawing.ground import ground_of
from mapkit.drawing.marks import without_halo
from mapkit.drawing.requests import FieldPicture
from mapkit.drawing.scene import Group
from mapkit.drawing.shapes import BoardShapes
from mapkit.drawing.theme import Theme

__all__ = ["Figure", "write_figures"]


@dataclass(frozen=True, slots=True)
class Figure:
    """The id or the distance on a field.

    Parameters
    ----------
    field : str
    ringed : Group
        With a rim of the field's colour round the letters, to be read on a hatching.
    plain : Group
        Without the rim, which is not seen on the colour alone; painted in half the time.
    """

    field: str
    ringed: Group
    plain: Group


def write_figures(shapes: BoardShapes, picture: FieldPicture, theme: Theme) -> tuple[Figure, ...]:
    """Write ids and shot distances where they fit, on the colours of the verdicts."""
    paint = draw_around(Canvas(), shapes, theme, picture, {})
    fields, module = shapes.game_map.fields, shapes.module
    grounds = {i: ground_of(shapes.game_map, fields[i], theme, module) for i in shapes.polygons}
    canvas = Canvas()
    write_distances(canvas, shapes, theme, grounds, picture, paint)
    return tuple(
        Figure(group.field, group, group if group.field in shapes.stacked else without_halo(group))
        for layer in canvas.layers()
        for group in layer.shapes
        if isinstance(group, Group) and group.field is not None
    )
