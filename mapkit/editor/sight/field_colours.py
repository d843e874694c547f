"""The colours of one field's sight as shapes that stay the same from answer to answer."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING

import shapely
from PyQt6.QtCore import QSize, Qt
from PyQt6.QtGui import QPixmap
from PyQt6.QtWidgets import QGridLayout, QLabel, QWidget

from mapkit.drawing.canvas import Canvas
from mapkit.drawing.field_sight import draw_around
from mapkit.drawing.legend import Entry, Section
from mapkit.drawing.scene import Group, Layer, Path, Shape, Text
from mapkit.drawing.shapes import BoardShapes, Measures, Outlines, Rings, field_outlines
from mapkit.drawing.theme import Theme
from mapkit.editor.canvas.highlight import sign
from mapkit.editor.sight.field_labels import Figure, reworded
from mapkit.editor.widgets.labels import plain_label
from mapkit.edits import changes
from mapkit.model import GameMap
from mapkit.sight import shot_distance

if TYPE_CHECKING:
    from mapkit.sight import FieldVerdict

_Look = tuple[str, int | None]
"""The colour and the shot distance of a field."""


class Colours:
    """Draws what a field sees.

    While a vertex is dragged an answer differs from the one before in a handful of fields, if at
    all; only for those are there new shapes, so that only those are painted again.

    ``layers`` are the colours as drawn last.
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
        theme: Theme,
        measures: Measures,
        unchecked: Collection[str] = (),
    ) -> None:
        """Draw an answer, in the measures of the board that it lies on.

        Of fields that are ``unchecked`` it is not known whether they are disputed still.
        """
        self._shapes = field_outlines(game_map, measures=measures, known=self._known(game_map))
        canvas = Canvas(self._shapes, theme)
        paint = draw_around(canvas, origin, around, self._kept, unchecked)
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

        ``hatched`` are fields whose colours lie under a hatching of another answer.
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
        """Return whether what was written in an outline stands in its field, as that lies now."""
        assert self._shapes is not None
        if self._shapes.rings[figure.field] is rings:
            return True
        polygon = self._shapes.polygons[figure.field]
        return all(
            shapely.contains_xy(polygon, *text.at)
            for text in figure.plain.shapes
            if isinstance(text, Text)
        )


_SIGN = QSize(30, 18)
"""Pixels, with a rim of the board's ground round the sign."""
_RIM = 3
_COLUMNS = 2


class Key(QWidget):
    """Signs with their meaning in two columns, under headings."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: object = None
        self._rows: list[QWidget] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 6, 0, 0)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(3)
        for column in range(_COLUMNS):
            self._grid.setColumnStretch(2 * column + 1, 1)
        self.hide()

    def show_sections(self, sections: Sequence[Section], theme: Theme) -> None:
        """Show other sections; the same ones are left as they are."""
        # The same words can stand beside other colours: of a distance when the range is another.
        wanted = (
            theme,
            [(s.heading, [(e.label, _shapes(e)) for e in s.entries]) for s in sections],
        )
        if wanted == self._shown:
            return
        self._shown = wanted
        for widget in self._rows:
            self._grid.removeWidget(widget)
            widget.deleteLater()
        self._rows = []
        row = 0
        for section in sections:
            if section.entries:
                row = self._add(section, theme, row)
        self.setVisible(bool(self._rows))

    def words(self) -> list[str]:
        """Return headings and meanings as they are shown."""
        return [w.text() for w in self._rows if isinstance(w, QLabel) and w.text()]

    def _add(self, section: Section, theme: Theme, row: int) -> int:
        heading = plain_label(section.heading)
        font = heading.font()
        font.setBold(True)
        heading.setFont(font)
        self._put(heading, row, 0, 2 * _COLUMNS)
        # Long words would leave no room beside them.
        columns = 1 if max(len(e.label) for e in section.entries) > 14 else _COLUMNS
        for k, entry in enumerate(section.entries):
            at, column = row + 1 + k // columns, 2 * (k % columns)
            sign = plain_label(wrapped=False)
            sign.setPixmap(self._sign(entry, theme))
            sign.setAlignment(Qt.AlignmentFlag.AlignTop)
            self._put(sign, at, column, 1)
            self._put(plain_label(entry.label), at, column + 1, 1 if columns > 1 else 3)
        return row + 1 + -(-len(section.entries) // columns)

    def _put(self, widget: QWidget, row: int, column: int, span: int) -> None:
        self._grid.addWidget(widget, row, column, 1, span)
        self._rows.append(widget)

    def _sign(self, entry: Entry, theme: Theme) -> QPixmap:
        """Paint a sign on the ground that it lies on."""
        return sign(_shapes(entry), _SIGN, theme.page, self.devicePixelRatioF())


def _shapes(entry: Entry) -> Sequence[Shape]:
    width, height = _SIGN.width(), _SIGN.height()
    return entry.draw((width / 2, height / 2), width - 2 * _RIM, height - 2 * _RIM)
