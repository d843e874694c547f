"""Sheets of paper printed, or shown in a preview."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from functools import partial

from PyQt6.QtCore import QLineF, QPointF, QRectF, Qt
from PyQt6.QtGui import QColor, QImage, QPageLayout, QPainter, QPen
from PyQt6.QtPrintSupport import QPrinter

from mapkit.drawing.scene import Scene
from mapkit.drawing.sheets import Sheets, fitted_box, sheets_for
from mapkit.editor.dialogs.scene_painter import item_steps, paint_part
from mapkit.editor.i18n.texts import tr
from mapkit.editor.tasks.waiting import at_once
from mapkit.messages import decimal

__all__ = ["preview_sheets", "print_steps", "sheets_on"]

_PIXELS_PER_MM = 12.0

_Paint = Callable[[QPainter, QRectF, QRectF], Iterator[None]]
"""Paints a part of the picture, in mm of its page, into a place on the sheet, in mm."""


def sheets_on(printer: QPrinter, scene: Scene, scale: float) -> Sheets:
    """Divide a picture over a printer's paper; ``scale`` is as for :func:`print_steps`."""
    room = _room(printer)
    return sheets_for(scene, room.width(), room.height(), scale / scene.scale)


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
    page = QRectF(0, 0, scene.width, scene.height)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    per_mm = printer.resolution() / 25.4
    painter.scale(per_mm, per_mm)
    if wanted is None:
        room = _room(printer)
        target = QRectF(*fitted_box(scene, room.width(), room.height()))
        painter.fillRect(target, QColor(scene.background))
        yield from paint(painter, target, page)
        return 1
    scale = wanted / scene.scale
    sheets = sheets_on(printer, scene, wanted)
    for number in range(sheets.columns * sheets.rows):
        row, column = divmod(number, sheets.columns)
        if number:
            printer.newPage()
        source = QRectF(*sheets.part(column, row)).intersected(page)
        target = QRectF(0, 0, source.width() * scale, source.height() * scale)
        painter.fillRect(target, QColor(scene.background))
        yield from paint(painter, target, source)
        _marks(painter, target, sheets, column, row, scale)
        title = scene.title
        if wanted != 1:
            title += " · " + tr("{n} %", n=decimal(100 * wanted, 1, trim=True))
        _foot(painter, target, title, sheets, column, row)
    return sheets.columns * sheets.rows


def _room(printer: QPrinter) -> QRectF:
    """Return what of a sheet can be printed on, in mm."""
    return printer.pageLayout().paintRect(QPageLayout.Unit.Millimeter)


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
