"""A picture on sheets of paper: one that it fits on, or as many as its scale takes."""

from __future__ import annotations

import math
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, replace
from functools import partial

from PyQt6.QtCore import QLineF, QPointF, QRectF, Qt
from PyQt6.QtGui import QColor, QImage, QPageLayout, QPainter, QPen
from PyQt6.QtPrintSupport import QPrinter

from mapkit.drawing.scene import Group, Layer, Scene, Shape, Text
from mapkit.drawing.text import text_box
from mapkit.editor.dialogs.scene_painter import item_steps, paint_part
from mapkit.editor.i18n.texts import tr
from mapkit.editor.tasks.waiting import at_once
from mapkit.messages import decimal

__all__ = [
    "OVERLAP_MM",
    "Sheets",
    "preview_sheets",
    "print_steps",
    "sheets_for",
    "with_title_on_one_sheet",
]

OVERLAP_MM = 8.0
"""How much neighbouring sheets show of the same, to lay one over the other."""

_FOOT_MM = 6.0
_PIXELS_PER_MM = 12.0

_Paint = Callable[[QPainter, QRectF, QRectF], Iterator[None]]
"""Paints a part of the picture into a place on the sheet."""


@dataclass(frozen=True, slots=True)
class Sheets:
    """How a picture is divided: ``columns`` by ``rows`` parts of ``width`` by ``height`` mm.

    ``overlap`` is what two neighbours share. All in mm of the picture.
    """

    columns: int
    rows: int
    width: float
    height: float
    overlap: float

    def part(self, column: int, row: int) -> QRectF:
        """Return what a sheet shows, in mm of the picture."""
        return QRectF(
            column * (self.width - self.overlap),
            row * (self.height - self.overlap),
            self.width,
            self.height,
        )


def sheets_for(scene: Scene, width: float, height: float, scale: float = 1.0) -> Sheets:
    """Divide a picture into sheets.

    Parameters
    ----------
    scene : Scene
    width, height : float
        Room on a sheet, mm.
    scale : float
        Mm on paper for one mm of the picture.
    """
    across, down, overlap = width / scale, (height - _FOOT_MM) / scale, OVERLAP_MM / scale

    def count(length: float, room: float) -> int:
        if length <= room:
            return 1
        return 1 + math.ceil((length - room) / max(room - overlap, 1.0) - 1e-9)

    return Sheets(count(scene.width, across), count(scene.height, down), across, down, overlap)


def with_title_on_one_sheet(printer: QPrinter, scene: Scene, scale: float) -> Scene:
    """Return a picture whose title is small enough for the first sheet, before the overlap.

    ``scale`` is as for :func:`print_steps`.
    """
    room = printer.pageLayout().paintRect(QPageLayout.Unit.Millimeter)
    sheets = sheets_for(scene, room.width(), room.height(), scale / scene.scale)
    if sheets.columns == 1:
        return scene
    end = sheets.width - 2 * sheets.overlap

    def smaller(shape: Shape) -> Shape:
        if not isinstance(shape, Group) or shape.kind != "title":
            return shape
        lines = [line for line in shape.shapes if isinstance(line, Text)]
        shares = [
            (end - left) / (right - left)
            for left, _, right, _ in map(text_box, lines)
            if right > end > left
        ]
        share = min(shares, default=1.0)
        return replace(
            shape,
            shapes=tuple(
                replace(s, size=s.size * share) if isinstance(s, Text) else s for s in shape.shapes
            ),
        )

    layers = (Layer(w.name, tuple(map(smaller, w.shapes))) for w in scene.layers)
    return replace(scene, layers=tuple(layers))


def print_steps(
    printer: QPrinter, scene: Scene, *, scale: float | None = None
) -> Generator[None, None, int]:
    """Print a picture, in steps of a few milliseconds.

    Parameters
    ----------
    printer : QPrinter
        Its paper and margins are taken as they are.
    scene : Scene
    scale : float, optional
        Mm of paper for one mm of the board, 1 for its true size: on as many sheets as that takes,
        with marks to cut and to join. Otherwise the picture is fitted to one sheet.

    Returns
    -------
    int
        How many sheets were printed.
    """
    per_mm = printer.resolution() / 25.4
    items = yield from item_steps(scene, min(per_mm, _PIXELS_PER_MM))
    return (yield from _sheet_steps(printer, scene, partial(paint_part, items), scale))


def preview_sheets(
    printer: QPrinter, scene: Scene, image: QImage, *, scale: float | None = None
) -> int:
    """Print a picture that is made of dots already, at once."""

    def paint(painter: QPainter, target: QRectF, source: QRectF) -> Iterator[None]:
        dots = image.width() / scene.width
        part = QRectF(source.topLeft() * dots, source.size() * dots)
        yield painter.drawImage(target, image, part)

    return at_once(_sheet_steps(printer, scene, paint, scale))


def _sheet_steps(
    printer: QPrinter, scene: Scene, paint: _Paint, wanted: float | None
) -> Generator[None, None, int]:
    painter = QPainter(printer)
    try:
        return (yield from _painted_sheets(painter, printer, scene, paint, wanted))
    finally:  # given up half done, too: a printer must not go while it is painted on
        painter.end()


def _painted_sheets(
    painter: QPainter, printer: QPrinter, scene: Scene, paint: _Paint, wanted: float | None
) -> Generator[None, None, int]:
    room = printer.pageLayout().paintRect(QPageLayout.Unit.Millimeter)
    page = QRectF(0, 0, scene.width, scene.height)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    per_mm = printer.resolution() / 25.4
    painter.scale(per_mm, per_mm)
    if wanted is None:
        scale = min(room.width() / scene.width, room.height() / scene.height)
        width, height = scene.width * scale, scene.height * scale
        target = QRectF((room.width() - width) / 2, (room.height() - height) / 2, width, height)
        painter.fillRect(target, QColor(scene.background))
        yield from paint(painter, target, page)
        return 1
    scale = wanted / scene.scale
    sheets = sheets_for(scene, room.width(), room.height(), scale)
    for number in range(sheets.columns * sheets.rows):
        row, column = divmod(number, sheets.columns)
        if number:
            printer.newPage()
        source = sheets.part(column, row).intersected(page)
        target = QRectF(0, 0, source.width() * scale, source.height() * scale)
        painter.fillRect(target, QColor(scene.background))
        yield from paint(painter, target, source)
        _marks(painter, target, sheets, column, row, scale)
        title = scene.title
        if wanted != 1:
            title += " · " + tr("{n} %", n=decimal(100 * wanted, 1, trim=True))
        _foot(painter, target, title, sheets, column, row)
    return sheets.columns * sheets.rows


def _marks(
    painter: QPainter, target: QRectF, sheets: Sheets, column: int, row: int, scale: float
) -> None:
    """Draw a dashed line where the next sheet begins, to lay it on."""
    pen = QPen(QColor("#808080"), 0.2, Qt.PenStyle.DashLine)
    painter.setPen(pen)
    overlap = sheets.overlap * scale
    if column + 1 < sheets.columns:
        x = target.right() - overlap
        painter.drawLine(QLineF(x, target.top(), x, target.bottom()))
    if row + 1 < sheets.rows:
        y = target.bottom() - overlap
        painter.drawLine(QLineF(target.left(), y, target.right(), y))


def _foot(
    painter: QPainter, target: QRectF, title: str, sheets: Sheets, column: int, row: int
) -> None:
    """Say which sheet it is, and give a line of known length to check the size with."""
    painter.save()
    painter.setPen(QPen(QColor("#404040"), 0.25))
    y = target.bottom() + 4.0
    painter.drawLine(QLineF(0, y, 50, y))
    for x in (0, 50):
        painter.drawLine(QLineF(x, y - 1, x, y + 1))
    font = painter.font()
    font.setPixelSize(10)
    painter.setFont(font)
    painter.translate(QPointF(53, y + 1))
    painter.scale(0.3, 0.3)
    painter.drawText(
        QPointF(0, 0),
        tr(
            "50 mm · {title} · sheet {column}, {row} of {columns} × {rows}",
            title=title,
            column=column + 1,
            row=row + 1,
            columns=sheets.columns,
            rows=sheets.rows,
        ),
    )
    painter.restore()
