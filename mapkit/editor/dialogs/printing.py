"""Sheets of paper printed, or shown in a preview."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from functools import partial

from PyQt6.QtCore import QRectF
from PyQt6.QtGui import QColor, QImage, QPageLayout, QPainter
from PyQt6.QtPrintSupport import QPrinter

from mapkit.drawing.scene import Scene, Shape
from mapkit.drawing.sheets import (
    MARKS_MM,
    Sheets,
    fitted_box,
    fitted_foot,
    percent,
    sheet_marks,
    sheets_for,
)
from mapkit.editor.canvas.scene_items import ShapePainter
from mapkit.editor.dialogs.scene_painter import item_steps, paint_part
from mapkit.editor.tasks.waiting import at_once

_PIXELS_PER_MM = 12.0

_Paint = Callable[[QPainter, QRectF, QRectF], Iterator[None]]
"""Paints a part of the picture, in mm of its page, into a place on the sheet, in mm."""


def sheets_on(printer: QPrinter, scene: Scene, scale: float) -> tuple[Sheets, Scene]:
    """Divide a picture over a printer's paper, as :func:`~mapkit.drawing.sheets.sheets_for` does.

    ``scale`` is as for :func:`print_steps`.
    """
    room = _room(printer)
    return sheets_for(scene, room.width(), room.height(), scale / scene.scale)


def print_steps(
    printer: QPrinter, scene: Scene, *, label: str = "", scale: float | None = None
) -> Generator[None, None, int]:
    """Print a picture, in steps of a few milliseconds.

    Returns how many sheets were printed.

    Parameters
    ----------
    printer : QPrinter
        Its paper and margins are taken as they are.
    label : str
        Written below the picture on each sheet; its title by default.
    scale : float, optional
        Mm of paper for one mm of the board, 1 for its true size: on as many sheets as that takes,
        with marks to cut and to join. Otherwise the picture is fitted to one sheet.
    """
    per_mm = printer.resolution() / 25.4
    if scale is not None:
        _, scene = sheets_on(printer, scene, scale)
    items = yield from item_steps(scene, min(per_mm, _PIXELS_PER_MM))
    paint = partial(paint_part, items)
    return (yield from _sheet_steps(printer, scene, paint, label or scene.title, scale))


def preview_sheets(
    printer: QPrinter, scene: Scene, image: QImage, *, label: str = "", scale: float | None = None
) -> int:
    """Print a picture that is made of dots already, at once; as :func:`print_steps`."""

    def paint(painter: QPainter, target: QRectF, source: QRectF) -> Iterator[None]:
        dots = image.width() / scene.width
        part = QRectF(source.topLeft() * dots, source.size() * dots)
        yield painter.drawImage(target, image, part)

    return at_once(_sheet_steps(printer, scene, paint, label or scene.title, scale))


def _sheet_steps(
    printer: QPrinter, scene: Scene, paint: _Paint, label: str, wanted: float | None
) -> Generator[None, None, int]:
    painter = QPainter(printer)
    try:
        return (yield from _painted_sheets(painter, printer, scene, paint, label, wanted))
    finally:  # given up half done, too: a printer must not go while it is painted on
        painter.end()


def _painted_sheets(
    painter: QPainter,
    printer: QPrinter,
    scene: Scene,
    paint: _Paint,
    label: str,
    wanted: float | None,
) -> Generator[None, None, int]:
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    per_mm = printer.resolution() / 25.4
    painter.scale(per_mm, per_mm)
    room = _room(printer)
    if wanted is None:
        box = fitted_box(scene, room.width(), room.height())
        target = QRectF(*box)
        painter.fillRect(target, QColor(scene.background))
        yield from paint(painter, target, QRectF(0, 0, scene.width, scene.height))
        shown = scene.scale * box[2] / scene.width
        foot = fitted_foot(label, shown, room.width(), room.height())
        _paint_over(painter, (foot,), room, per_mm)
        return 1
    sheets, _ = sheets_on(printer, scene, wanted)
    if wanted != 1:
        label += f" · {percent(wanted)}"
    for number in range(sheets.count):
        row, column = divmod(number, sheets.columns)
        if number:
            printer.newPage()
        left, top, width, height = sheets.shown(scene, column, row)
        target = QRectF(*MARKS_MM[:2], width * sheets.scale, height * sheets.scale)
        painter.fillRect(target, QColor(scene.background))
        yield from paint(painter, target, QRectF(left, top, width, height))
        marks = sheet_marks(sheets, scene, column, row, label, room.width())
        _paint_over(painter, marks, room, per_mm)
    return sheets.count


def _room(printer: QPrinter) -> QRectF:
    """Return what of a sheet can be printed on, in mm."""
    return printer.pageLayout().paintRect(QPageLayout.Unit.Millimeter)


def _paint_over(
    painter: QPainter, shapes: Sequence[Shape], room: QRectF, pixels_per_mm: float
) -> None:
    """Paint shapes in mm of the room on a sheet."""
    drawn = ShapePainter()
    drawn.set_pixels_per_mm(min(pixels_per_mm, _PIXELS_PER_MM))
    place = QRectF(0, 0, room.width(), room.height())
    for _ in paint_part(drawn.draw(shapes, None), painter, place, place):
        pass
