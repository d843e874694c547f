"""Printing with a preview: fitted to a sheet, or to scale on many."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PyQt6.QtCore import QMarginsF, Qt
from PyQt6.QtGui import QImage, QPageLayout, QPageSize
from PyQt6.QtPrintSupport import QPrintDialog, QPrinter, QPrintPreviewWidget
from PyQt6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDoubleSpinBox,
    QFormLayout,
    QGraphicsView,
    QHBoxLayout,
    QProgressDialog,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from mapkit.drawing.print_sheet import PAPER_MARGIN_MM
from mapkit.drawing.scene import Scene
from mapkit.editor.dialogs.export_jobs import PictureLook, paper_label
from mapkit.editor.dialogs.picture_form import look_box
from mapkit.editor.dialogs.printing import preview_sheets, print_steps, sheets_on
from mapkit.editor.dialogs.scene_painter import image_steps
from mapkit.editor.i18n.texts import tr, tr_n
from mapkit.editor.state.requirements import has_sight
from mapkit.editor.tasks.waiting import Stopped, in_slices, run_in_thread
from mapkit.editor.tasks.worker import Worker
from mapkit.editor.widgets.boxes import icon_button
from mapkit.editor.widgets.labels import plain_label
from mapkit.model import GameMap

_PAPERS = {
    "A5": QPageSize.PageSizeId.A5,
    "A4": QPageSize.PageSizeId.A4,
    "A3": QPageSize.PageSizeId.A3,
    "Letter": QPageSize.PageSizeId.Letter,
    "Tabloid": QPageSize.PageSizeId.Tabloid,
}

_SHEET_PIXELS, _BOARD_PIXELS = 2000, 3600
"""Dots across the picture in the preview: on one sheet, and on many."""
_SMALLEST, _LARGEST = 10.0, 200.0
"""Scales in percent."""

_LABEL = "label"
_MARGINS = QMarginsF(*[PAPER_MARGIN_MM] * 4)

_Key = tuple[PictureLook | None, float | None, str, bool]
"""Look, scale, paper and whether that is upright."""


class PrintDialog(QDialog):
    """What to print, how large, and what it will look like."""

    def __init__(
        self, game_map: GameMap, parent: QWidget | None = None, *, pair: Scene | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Print"))
        self.resize(900, 640)
        self._map = game_map
        self._pair = pair
        self._pictures: dict[_Key, tuple[Scene, QImage]] = {}
        self.printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        self.printer.setDocName(game_map.name)
        self.printed_sheets = 0
        self._label = game_map.name
        self._worker = Worker(self)
        columns = QHBoxLayout(self)
        columns.setSpacing(16)
        left = QVBoxLayout()
        columns.addLayout(left)
        left.addLayout(self._form())
        left.addStretch(1)
        self.count = plain_label()
        left.addWidget(self.count)
        left.addLayout(self._buttons())
        self.preview = QPrintPreviewWidget(self.printer)
        self.preview.paintRequested.connect(self._paint)
        for pages in self.preview.findChildren(QGraphicsView):
            pages.setAccessibleName(tr("Preview"))
        right = QVBoxLayout()
        right.addWidget(self.preview, 1)
        right.addLayout(self._zoom_buttons())
        columns.addLayout(right, 1)
        self._update()
        self.print_button.setEnabled(False)  # until it is known what to write on the sheets
        self._worker.submit(
            _LABEL, partial(paper_label, game_map), self._write_label, failed=self._leave_label
        )

    def scene(self) -> Scene:
        """Return what is printed."""
        return self._picture()[0]

    def scale(self) -> float | None:
        """Return how many mm of paper a mm of the board takes; None where all fits on a sheet."""
        return self.percent.value() / 100 if self.to_scale.isChecked() else None

    def _picture(self) -> tuple[Scene, QImage]:
        """Return what is printed, and the dots that the preview shows of it."""
        look, scale = self._look(), self.scale()
        key = (look, scale, self.paper.currentText(), self.upright.isChecked())
        if key not in self._pictures:
            self._pictures.clear()  # they are large, and soon made again
            scene = self._pair
            if scene is None or look is not None:
                assert look is not None
                scene = run_in_thread(lambda: look.scene(self._map))
            if scale is not None:
                _, scene = sheets_on(self.printer, scene, scale)
            across = _SHEET_PIXELS if scale is None else _BOARD_PIXELS
            dots = across / max(scene.width, scene.height)
            self._pictures[key] = (scene, in_slices(image_steps(scene, dots)))
        return self._pictures[key]

    def _look(self) -> PictureLook | None:
        """Return how the board is to look; None for the pair that is shown."""
        what = self.what.currentData()
        if what == "pair" and self._pair is not None:
            return None
        return PictureLook(
            labels=self.labels.isChecked(),
            markers=self.markers.isChecked(),
            legend=self.legend.isChecked(),
            look=str(self.look.currentData()),
            true_size=self.to_scale.isChecked(),
            secret=what == "secret",
            paper=self.paper.currentText().lower(),
        )

    def _form(self) -> QFormLayout:
        form = QFormLayout()
        form.setVerticalSpacing(8)
        self.what = QComboBox()
        self.what.addItem(tr("The board"), "board")
        if has_sight(self._map.ruleset):
            self.what.addItem(tr("The sniper's secret map"), "secret")
        if self._pair is not None:
            self.what.addItem(tr("The pair of fields that is shown"), "pair")
        form.addRow(tr("&What"), self.what)
        self.paper = QComboBox()
        self.paper.addItems(list(_PAPERS))
        self.paper.setCurrentText("A4")
        form.addRow(tr("P&aper"), self.paper)
        self.upright = QCheckBox(tr("P&ortrait"))
        form.addRow("", self.upright)
        self.fit = QRadioButton(tr("&Fit on one sheet"))
        self.to_scale = QRadioButton(tr("&To scale:"))
        self.to_scale.setToolTip(tr("At 100 % one mm of the board is one mm of paper"))
        self.percent = QDoubleSpinBox()
        self.percent.setAccessibleName(tr("Scale in percent"))
        self.percent.setRange(_SMALLEST, _LARGEST)
        self.percent.setDecimals(1)
        self.percent.setSuffix(" %")
        self.percent.setValue(100.0)
        self.percent.setKeyboardTracking(False)
        self.percent.setEnabled(False)
        self.to_scale.toggled.connect(self.percent.setEnabled)
        self.fit.setChecked(True)
        form.addRow(tr("Size"), self.fit)
        scale = QHBoxLayout()
        scale.setSpacing(8)
        scale.addWidget(self.to_scale)
        scale.addWidget(self.percent, 1)
        form.addRow("", scale)
        self.labels = QCheckBox(tr("&Numbers of the fields"))
        self.markers = QCheckBox(tr("What is p&rinted on the fields"))
        self.legend = QCheckBox(tr("Explanation of the &symbols"))
        for box in (self.labels, self.markers, self.legend):
            box.setChecked(True)
            form.addRow("", box)
        self.look = look_box("light")  # saves ink
        form.addRow(tr("&Look"), self.look)
        for choice in (self.what, self.paper, self.look):
            choice.currentIndexChanged.connect(self._update)
        for switch in (
            self.upright, self.fit, self.labels, self.markers, self.legend,
        ):  # fmt: skip
            switch.toggled.connect(self._update)
        self.percent.valueChanged.connect(self._update)
        return form

    def _zoom_buttons(self) -> QHBoxLayout:
        """Return what shows the preview nearer and farther."""
        row = QHBoxLayout()
        row.addStretch(1)
        for sign, tip, run in (
            ("zoom_out", tr("Show the sheets smaller"), self.preview.zoomOut),
            ("zoom_in", tr("Show the sheets larger"), self.preview.zoomIn),
            ("fit", tr("Show a whole sheet"), self.preview.fitInView),
        ):
            row.addWidget(icon_button(sign, tip, run))
        row.addStretch(1)
        return row

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self.print_button = QPushButton(tr("&Print…"))
        self.print_button.setDefault(True)
        self.print_button.clicked.connect(self._print)
        close = QPushButton(tr("&Close"))
        close.clicked.connect(self.reject)
        row.addWidget(self.print_button)
        row.addWidget(close)
        return row

    def _update(self) -> None:
        secret = self.what.currentData() == "secret"
        pair = self.what.currentData() == "pair"
        self.look.setEnabled(not secret and not pair)
        for box in (self.labels, self.markers, self.legend):
            box.setEnabled(not pair)
        self.printer.setPageSize(QPageSize(_PAPERS[self.paper.currentText()]))
        self.printer.setPageOrientation(
            QPageLayout.Orientation.Portrait
            if self.upright.isChecked()
            else QPageLayout.Orientation.Landscape
        )
        self.printer.setPageMargins(_MARGINS, QPageLayout.Unit.Millimeter)
        self._picture()  # made in slices, which the preview could not wait for
        self.preview.updatePreview()
        self.count.setText(tr_n("{n} sheet(s)", self.printed_sheets))

    def _paint(self, printer: QPrinter) -> None:
        scene, image = self._picture()
        self.printed_sheets = preview_sheets(
            printer, scene, image, label=self._label, scale=self.scale()
        )

    def _write_label(self, label: str) -> None:
        self._label = label
        self.print_button.setEnabled(True)
        self.preview.updatePreview()

    def _leave_label(self, _problem: Exception) -> None:
        self.print_button.setEnabled(True)

    def done(self, result: int) -> None:
        """End the thread with the dialog."""
        self._worker.close()
        super().done(result)

    def _print(self) -> None:
        if not QPrintDialog(self.printer, self).exec():
            return
        note = QProgressDialog(tr("Printing …"), tr("&Stop"), 0, 0, self)
        note.setWindowTitle(tr("Print"))
        note.setWindowModality(Qt.WindowModality.WindowModal)
        note.show()

        def stopped() -> bool:
            if note.wasCanceled():
                self.printer.abort()  # while it is at work; afterwards all is on its way
            return note.wasCanceled()

        steps = print_steps(self.printer, self.scene(), label=self._label, scale=self.scale())
        try:
            in_slices(steps, stopped)
        except Stopped:
            if self.printer.outputFileName():  # half a file is of no use
                Path(self.printer.outputFileName()).unlink(missing_ok=True)
        else:
            self.accept()
        finally:
            note.deleteLater()
            note.hide()
