"""Printing with a preview: fitted to a sheet, or to true size on many."""

from __future__ import annotations

from PyQt6.QtGui import QImage, QPageLayout, QPageSize
from PyQt6.QtPrintSupport import QPrintDialog, QPrinter, QPrintPreviewWidget
from PyQt6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from mapkit.drawing.scene import Scene
from mapkit.editor.dialogs.export_jobs import PAPERS, PictureLook
from mapkit.editor.dialogs.printing import preview_sheets, print_steps
from mapkit.editor.dialogs.scene_painter import image_steps
from mapkit.editor.patience import in_slices, patiently
from mapkit.editor.texts import tr, tr_n
from mapkit.model import GameMap

__all__ = ["PrintDialog"]

_PAPERS = {
    "A5": QPageSize.PageSizeId.A5,
    "A4": QPageSize.PageSizeId.A4,
    "A3": QPageSize.PageSizeId.A3,
    "Letter": QPageSize.PageSizeId.Letter,
    "Tabloid": QPageSize.PageSizeId.Tabloid,
}

_SHEET_PIXELS, _BOARD_PIXELS = 1000, 2400
"""Dots across the picture in the preview: on one sheet, and on many."""


class PrintDialog(QDialog):
    """What to print, how large, and what it will look like."""

    def __init__(
        self,
        game_map: GameMap,
        parent: QWidget | None = None,
        *,
        pair: Scene | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Print"))
        self.resize(900, 640)
        self._map = game_map
        self._pair = pair
        self._pictures: dict[tuple[PictureLook | None, bool], tuple[Scene, QImage]] = {}
        self.printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        self.printer.setDocName(game_map.name)
        self.printed_sheets = 0
        columns = QHBoxLayout(self)
        columns.setSpacing(16)
        left = QVBoxLayout()
        columns.addLayout(left)
        left.addLayout(self._form())
        left.addStretch(1)
        self.count = QLabel()
        self.count.setWordWrap(True)
        left.addWidget(self.count)
        left.addLayout(self._buttons())
        self.preview = QPrintPreviewWidget(self.printer)
        self.preview.paintRequested.connect(self._paint)
        columns.addWidget(self.preview, 1)
        self._update()

    def scene(self) -> Scene:
        """Return what is printed."""
        return self._picture()[0]

    def _picture(self) -> tuple[Scene, QImage]:
        """Return what is printed, and the dots that the preview shows of it."""
        look = self._look()
        key = (look, self.true_size.isChecked())
        if key not in self._pictures:
            scene = self._pair
            if scene is None or look is not None:
                assert look is not None
                scene = patiently(lambda: look.scene(self._map))
            across = _BOARD_PIXELS if self.true_size.isChecked() else _SHEET_PIXELS
            dots = across / max(scene.width, scene.height)
            self._pictures[key] = (scene, in_slices(image_steps(scene, dots)))
        return self._pictures[key]

    def _look(self) -> PictureLook | None:
        """Return how the board is to look; None for the pair that is shown."""
        what = self.what.currentData()
        if what == "pair" and self._pair is not None:
            return None
        paper = self.paper.currentText().lower()
        return PictureLook(
            labels=self.labels.isChecked(),
            markers=self.markers.isChecked(),
            legend=self.legend.isChecked(),
            light=self.light.isChecked(),
            true_size=self.true_size.isChecked(),
            paper=(paper if paper in PAPERS else "a4") if what == "secret" else "",
        )

    def _form(self) -> QFormLayout:
        form = QFormLayout()
        form.setVerticalSpacing(8)
        self.what = QComboBox()
        self.what.addItem(tr("The board"), "board")
        self.what.addItem(tr("The sniper's secret map"), "secret")
        if self._pair is not None:
            self.what.addItem(tr("The pair of fields that is shown"), "pair")
        form.addRow(tr("&What"), self.what)
        self.paper = QComboBox()
        self.paper.addItems(list(_PAPERS))
        self.paper.setCurrentText("A4")
        form.addRow(tr("P&aper"), self.paper)
        self.upright = QCheckBox(tr("&Upright"))
        form.addRow("", self.upright)
        self.fit = QRadioButton(tr("&Fit on one sheet"))
        self.true_size = QRadioButton(tr("&True size"))
        self.true_size.setToolTip(tr("One mm of the board is one mm of paper"))
        self.fit.setChecked(True)
        form.addRow(tr("Size"), self.fit)
        form.addRow("", self.true_size)
        self.labels = QCheckBox(tr("&Numbers of the fields"))
        self.markers = QCheckBox(tr("What is p&rinted on the fields"))
        self.legend = QCheckBox(tr("Explanation of the &symbols"))
        for box in (self.labels, self.markers, self.legend):
            box.setChecked(True)
            form.addRow("", box)
        self.light = QCheckBox(tr("&Light colours, to save ink"))
        self.light.setChecked(True)
        form.addRow("", self.light)
        for choice in (self.what, self.paper):
            choice.currentIndexChanged.connect(self._update)
        for switch in (
            self.upright, self.fit, self.labels, self.markers, self.legend, self.light,
        ):  # fmt: skip
            switch.toggled.connect(self._update)
        return form

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
        self.light.setEnabled(not secret and not pair)
        for box in (self.labels, self.markers, self.legend):
            box.setEnabled(not pair)
        self.printer.setPageSize(QPageSize(_PAPERS[self.paper.currentText()]))
        self.printer.setPageOrientation(
            QPageLayout.Orientation.Portrait
            if self.upright.isChecked()
            else QPageLayout.Orientation.Landscape
        )
        self._picture()  # made in slices, which the preview could not wait for
        self.preview.updatePreview()
        self.count.setText(tr_n("{n} sheet(s)", self.printed_sheets))

    def _paint(self, printer: QPrinter) -> None:
        scene, image = self._picture()
        self.printed_sheets = preview_sheets(
            printer, scene, image, true_size=self.true_size.isChecked()
        )

    def _print(self) -> None:
        if QPrintDialog(self.printer, self).exec():
            true_size = self.true_size.isChecked()
            in_slices(print_steps(self.printer, self.scene(), true_size=true_size))
            self.accept()
