"""The colours of one field's sight as shapes that stay the same from answer to answer."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

import shapely

from mapkit.drawing.canvas import Canvas
from mapkit.drawing.field_sight import draw_around
from mapkit.drawing.scene import Group, Layer, Path, Text
from mapkit.drawing.shapes import BoardShapes, Measures, Outlines, Rings, field_outlines
from mapkit.drawing.theme import Theme
from mapkit.editor.sight.field_labels import Figure, reworded
from mapkit.edits import changes
from mapkit.model import GameMap
from mapkit.sight import shot_distance

if TYPE_CHECKING:
    from mapkit.sight import FieldVerdict

__all__ = ["Colours"]

_Look = tuple[str, int | None]
"""The colour and the shot distance of a field."""


class Colours:
    """Draws what a field sees.

    While a vertex is dragged an answer differs from the one before in a handful of fields, if at
    all; only for those are there new shapes, so that only those are painted again.

    Attributes
    ----------
    layers : tuple of Layer
        The colours as drawn last.
    """

    def __init__(self) -> None:
        self.layers: tuple[Layer, ...] = ()
        self._shapes: BoardShapes | None = None
        self._kept: dict[str, Path] = {}
        self._looks: dict[str, _Look] = {}
        self._figures: list[tuple[Figure, _Look, Rings]] = []
        self._reworded: dict[tuple[int, _Look], Figure | None] = {}

    def draw(
        self,
        game_map: GameMap,
        origin: str,
        around: Collection[FieldVerdict],
        span: tuple[int, int] | None,
        theme: Theme,
        measures: Measures,
    ) -> None:
        """Draw an answer, in the measures of the board that it lies on."""
        self._shapes = field_outlines(game_map, measures=measures, known=self._known(game_map))
        canvas = Canvas(self._shapes, theme)
        paint = draw_around(canvas, origin, around, span, self._kept)
        self.layers = canvas.layers()
        distances = {v.field: shot_distance(game_map, v) for v in around}
        self._looks = {i: (colour, distances.get(i)) for i, colour in paint.items()}

    def _known(self, game_map: GameMap) -> Outlines:
        """Return the outlines of the fields that lie where they lay."""
        before = self._shapes
        if before is None:
            return {}
        changed = changes(before.game_map, game_map)
        if changed.header:
            return {}
        return {
            i: (rings, before.polygons[i])
            for i, rings in before.rings.items()
            if i not in changed.fields
        }

    def write(self, figures: Iterable[Figure]) -> None:
        """Take over ids and distances, written for the answer that was drawn last."""
        if self._shapes is None:
            return
        looks, rings = self._looks, self._shapes.rings
        self._figures = [(f, looks[f.field], rings[f.field]) for f in figures if f.field in looks]
        self._reworded = {}

    def figures(self, hatched: Collection[str] = ()) -> list[Group]:
        """Return the ids and distances that hold for the answer that was drawn last, too.

        Where a field has taken another distance, that one stands in the place of the one before;
        a field that was not seen has an id alone until distances are written anew.

        Parameters
        ----------
        hatched : collection of str
            Fields whose colours lie under a hatching of another answer.
        """
        found = []
        for written, look, rings in self._figures:
            figure = self._as_now(written, look)
            if figure is not None and self._stands_in(figure, rings):
                rim = figure.field in hatched or self._is_hatched(figure)
                found.append(figure.ringed if rim else figure.plain)
        return found

    def _as_now(self, figure: Figure, look: _Look) -> Figure | None:
        """Return what was written for one look as it is for the look that the field has now."""
        now = self._looks.get(figure.field)
        if now == look:
            return figure
        if now is None or not figure.stands_alone:
            return None
        key = (id(figure), now)
        if key not in self._reworded:
            self._reworded[key] = reworded(figure, *now)
        return self._reworded[key]

    def _is_hatched(self, figure: Figure) -> bool:
        path = self._kept.get(figure.field)
        return path is not None and path.fill is not None and path.fill.pattern is not None

    def _stands_in(self, figure: Figure, rings: Rings) -> bool:
        """Tell whether what was written in an outline stands in its field, as that lies now."""
        assert self._shapes is not None
        if self._shapes.rings[figure.field] is rings:
            return True
        polygon = self._shapes.polygons[figure.field]
        return all(
            shapely.contains_xy(polygon, *text.at)
            for text in figure.plain.shapes
            if isinstance(text, Text)
        )
