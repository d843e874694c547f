"""Ids, distances and steps that an answer writes on the fields."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING

from mapkit.drawing.canvas import Canvas
from mapkit.drawing.field_sight import draw_around, write_distances
from mapkit.drawing.labelling import rewritten, without_halo
from mapkit.drawing.movement import (
    HearPicture,
    ReachPicture,
    draw_hear,
    draw_reach,
    write_labels_beside_path,
    write_steps,
)
from mapkit.drawing.scene import Group
from mapkit.drawing.shapes import BoardShapes
from mapkit.drawing.theme import Theme

if TYPE_CHECKING:
    from mapkit.sight import FieldVerdict


@dataclass(frozen=True, slots=True)
class Figure:
    """The id or the number on a field."""

    field: str
    ringed: Group
    """With a rim of the field's colour round the letters, to be read on a hatching."""
    plain: Group
    """Without the rim, which is not seen on the colour alone; painted in half the time."""

    @property
    def stands_alone(self) -> bool:
        """Whether it stands on its own field alone, on no other that lies above or below."""
        return self.plain is not self.ringed


def write_figures(
    shapes: BoardShapes, origin: str, around: Collection[FieldVerdict], theme: Theme
) -> tuple[Figure, ...]:
    """Write ids and shot distances where they fit, on the colours of the verdicts."""
    paint = draw_around(Canvas(shapes, theme), origin, around, {})
    canvas = Canvas(shapes, theme)
    write_distances(canvas, around, paint)
    return _figures(canvas)


def write_moves(
    shapes: BoardShapes, picture: ReachPicture | HearPicture, theme: Theme
) -> tuple[Figure, ...]:
    """Write ids and steps where they fit, on the colours of a move."""
    canvas = Canvas(shapes, theme)
    if isinstance(picture, ReachPicture):
        paint = draw_reach(Canvas(shapes, theme), picture)
        write_steps(canvas, picture, paint, markers=False)
    else:
        paint = draw_hear(Canvas(shapes, theme), picture)
        write_labels_beside_path(canvas, picture, paint, markers=False)
    return _figures(canvas)


def reworded(figure: Figure, colour: str, distance: int | None) -> Figure | None:
    """Return what stands there when its field takes another colour and another distance.

    None where it was a distance and there is none now.
    """
    content = None
    if figure.plain.kind == "note":
        if distance is None:
            return None
        content = str(distance)
    ringed = rewritten(figure.ringed, colour, content)
    return Figure(figure.field, ringed, without_halo(ringed))


def _figures(canvas: Canvas) -> tuple[Figure, ...]:
    stacked = canvas.shapes.stacked
    return tuple(
        Figure(group.field, group, group if group.field in stacked else without_halo(group))
        for layer in canvas.layers()
        for group in layer.shapes
        if isinstance(group, Group) and group.field is not None
    )
