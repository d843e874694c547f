"""Ids, distances and steps that an answer writes on the fields."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from mapkit.drawing.canvas import Canvas
from mapkit.drawing.field_sight import draw_around, write_distances
from mapkit.drawing.ground import Ground, ground_of
from mapkit.drawing.labelling import rewritten, without_halo
from mapkit.drawing.move_pictures import HearPicture, ReachPicture
from mapkit.drawing.movement import draw_hear, draw_reach, write_labels_beside_path, write_steps
from mapkit.drawing.scene import Group
from mapkit.drawing.shapes import BoardShapes
from mapkit.drawing.theme import Theme

if TYPE_CHECKING:
    from mapkit.sight import FieldVerdict

__all__ = ["Figure", "reworded", "write_figures", "write_moves"]


@dataclass(frozen=True, slots=True)
class Figure:
    """The id or the number on a field.

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

    @property
    def stands_alone(self) -> bool:
        """Whether it stands on its own field alone, on no other that lies above or below."""
        return self.plain is not self.ringed


def write_figures(
    shapes: BoardShapes,
    origin: str,
    around: Collection[FieldVerdict],
    span: tuple[int, int] | None,
    theme: Theme,
) -> tuple[Figure, ...]:
    """Write ids and shot distances where they fit, on the colours of the verdicts."""
    paint = draw_around(Canvas(), shapes, theme, origin, around, span, {})
    canvas = Canvas()
    write_distances(canvas, shapes, theme, _grounds(shapes, theme), around, paint)
    return _figures(canvas, shapes)


def write_moves(
    shapes: BoardShapes, picture: ReachPicture | HearPicture, theme: Theme
) -> tuple[Figure, ...]:
    """Write ids and steps where they fit, on the colours of a move."""
    grounds, canvas = _grounds(shapes, theme), Canvas()
    if isinstance(picture, ReachPicture):
        paint = draw_reach(Canvas(), shapes, theme, picture)
        write_steps(canvas, shapes, theme, grounds, picture, paint, markers=False)
    else:
        paint = draw_hear(Canvas(), shapes, theme, picture, grounds)
        write_labels_beside_path(canvas, shapes, theme, grounds, picture, paint, markers=False)
    return _figures(canvas, shapes)


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


def _grounds(shapes: BoardShapes, theme: Theme) -> Mapping[str, Ground]:
    fields, module = shapes.game_map.fields, shapes.module
    return {i: ground_of(shapes.game_map, fields[i], theme, module) for i in shapes.polygons}


def _figures(canvas: Canvas, shapes: BoardShapes) -> tuple[Figure, ...]:
    return tuple(
        Figure(group.field, group, group if group.field in shapes.stacked else without_halo(group))
        for layer in canvas.layers()
        for group in layer.shapes
        if isinstance(group, Group) and group.field is not None
    )
