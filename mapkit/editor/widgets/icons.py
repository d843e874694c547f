"""Icons drawn by code: strokes on a grid of 24, in the palette's colours, sharp at any size.

The drawings stand in ``pictures/icons.txt``, with a blank line between them: the name, then its
shapes, one a line:

* ``M x y L x y ... [Z]``: a polyline; ``C`` takes the two handles and the end of a curve;
* ``O x y r``: a circle;
* a line beginning with ``*`` is filled, one with ``!`` drawn in the accent colour.
"""

from __future__ import annotations

from PyQt6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PyQt6.QtGui import (
    QColor,
    QGuiApplication,
    QIcon,
    QIconEngine,
    QPainter,
    QPainterPath,
    QPalette,
    QPen,
    QPixmap,
)

from mapkit.editor.widgets.theme import PICTURES

DRAWINGS = dict(
    part.split("\n", 1)
    for part in (PICTURES / "icons.txt").read_text(encoding="utf-8").split("\n\n")
    if not part.startswith("#")
)
"""The shapes of every icon by its name."""
_GRID = 24.0
_WIDTH = 1.7


def icon(name: str) -> QIcon:
    """Return an icon; an unknown name gives an empty one, "blank" one that takes room."""
    drawing = DRAWINGS.get(name, "" if name == "blank" else None)
    return QIcon(_Engine(drawing)) if drawing is not None else QIcon()


class _Engine(QIconEngine):
    """Paints a drawing when asked, so colours follow the palette and pixels the screen."""

    def __init__(self, drawing: str) -> None:
        super().__init__()
        self._drawing = drawing
        self._shapes = [_shape(line) for line in drawing.strip().splitlines()]

    def paint(
        self, painter: QPainter | None, rect: QRect, mode: QIcon.Mode, state: QIcon.State
    ) -> None:
        """Paint into a rectangle."""
        del state
        assert painter is not None
        palette = QGuiApplication.palette()
        group = QPalette.ColorGroup.Normal
        role = QPalette.ColorRole.ButtonText
        if mode is QIcon.Mode.Disabled:
            group = QPalette.ColorGroup.Disabled
        elif mode is QIcon.Mode.Selected:
            role = QPalette.ColorRole.HighlightedText
        ink = palette.color(group, role)
        accent = ink if mode is QIcon.Mode.Disabled else _accent(ink)
        side = min(rect.width(), rect.height())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(
            rect.x() + (rect.width() - side) / 2, rect.y() + (rect.height() - side) / 2
        )
        painter.scale(side / _GRID, side / _GRID)
        for path, filled, accented in self._shapes:
            colour = accent if accented else ink
            pen = QPen(colour, _WIDTH)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.setBrush(colour if filled else Qt.BrushStyle.NoBrush)
            painter.drawPath(path)
        painter.restore()

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        """Return a picture of that many pixels."""
        made = QPixmap(size)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        self.paint(painter, QRect(0, 0, size.width(), size.height()), mode, state)
        painter.end()
        return made

    def clone(self) -> QIconEngine:
        """Return another of the same."""
        return _Engine(self._drawing)


def _accent(ink: QColor) -> QColor:
    dark = ink.lightnessF() > 0.5
    return QColor("#ffb000") if dark else QColor("#b35c00")


def _shape(line: str) -> tuple[QPainterPath, bool, bool]:
    line = line.strip()
    filled = accented = False
    while line[0] in "*!":
        filled |= line[0] == "*"
        accented |= line[0] == "!"
        line = line[1:].lstrip()
    return _path(line.split()), filled, accented


def _path(words: list[str]) -> QPainterPath:
    path = QPainterPath()
    numbers = iter(words)

    def number() -> float:
        return float(next(numbers))

    def point() -> QPointF:
        x = number()
        return QPointF(x, number())

    for word in numbers:
        match word:
            case "M":
                path.moveTo(point())
            case "L":
                path.lineTo(point())
            case "C":
                first, second = point(), point()
                path.cubicTo(first, second, point())
            case "Z":
                path.closeSubpath()
            case "O":
                centre = point()
                radius = number()
                path.addEllipse(centre, radius, radius)
            case "R":
                corner = point()
                size = point()
                path.addRoundedRect(QRectF(corner.x(), corner.y(), size.x(), size.y()), 1.5, 1.5)
            case _:
                path.lineTo(QPointF(float(word), number()))
    return path
