"""Up to which distance borders become one, with how many neighbours each distance finds."""

from __future__ import annotations

import math

from PyQt6.QtCore import QPointF, QRectF, QSignalBlocker, QSize, Qt, pyqtSignal
from PyQt6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PyQt6.QtWidgets import QCheckBox, QGridLayout, QSizePolicy, QWidget

from mapkit.coverage.join_distance import JoinDistances
from mapkit.editor.i18n.texts import tr, tr_n
from mapkit.editor.widgets.boxes import FocusWheelSpin
from mapkit.editor.widgets.labels import plain_label, plain_tip
from mapkit.messages import decimal

_MOST_MM = 100.0
_MARGIN = 6.0
_BEYOND = 2.0
"""The curve goes on to so many times the distance that is proposed, or chosen."""


class JoinCurve(QWidget):
    """A curve of the neighbours found by distance; a click or a drag chooses a distance."""

    chosen = pyqtSignal(float)
    """In mm."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setToolTip(
            plain_tip(tr("How many neighbours each distance finds; click to choose one"))
        )
        self.setAccessibleName(tr("Neighbours found by distance"))
        self._measured: JoinDistances | None = None
        self._now = 0.0

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Ask for a strip."""
        return QSize(200, 76)

    def show_distances(self, measured: JoinDistances | None, now: float) -> None:
        """Show another drawing, or another distance, in mm."""
        self._measured, self._now = measured, now
        self.update()

    def reach(self) -> float:
        """Return the distance at the right end, in mm."""
        if self._measured is None:
            return 1.0
        return max(_BEYOND * self._measured.proposed, 1.2 * self._now, 0.05)

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: N802, ARG002
        """Draw the curve, and lines at what is proposed and what is chosen."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = self._frame()
        palette = self.palette()
        painter.fillRect(frame, palette.base())
        painter.setPen(QPen(palette.mid().color(), 1.0))
        painter.drawRect(frame)
        if self._measured is None:
            return
        self._draw_line(painter, self._measured.proposed, Qt.PenStyle.DotLine)
        curve = QPolygonF()
        most = max(self._measured.neighbours(math.inf), 1)
        steps = max(int(frame.width()), 2)
        for step in range(steps + 1):
            mm = self.reach() * step / steps
            share = self._measured.neighbours(mm) / most
            curve.append(
                QPointF(
                    frame.left() + frame.width() * step / steps,
                    frame.bottom() - share * (frame.height() - 2) - 1,
                )
            )
        painter.setPen(QPen(palette.highlight().color(), 2.0))
        painter.drawPolyline(curve)
        self._draw_line(painter, self._now, Qt.PenStyle.SolidLine)

    def mousePressEvent(self, event: QMouseEvent | None) -> None:  # noqa: N802
        """Choose the distance under the mouse."""
        assert event is not None
        if event.buttons() & Qt.MouseButton.LeftButton and self._measured is not None:
            frame = self._frame()
            share = (event.position().x() - frame.left()) / frame.width()
            self.chosen.emit(self.reach() * min(max(share, 0.0), 1.0))

    def mouseMoveEvent(self, event: QMouseEvent | None) -> None:  # noqa: N802
        """Go on choosing."""
        self.mousePressEvent(event)

    def _draw_line(self, painter: QPainter, mm: float, style: Qt.PenStyle) -> None:
        frame = self._frame()
        x = frame.left() + frame.width() * mm / self.reach()
        painter.setPen(QPen(self.palette().text().color(), 1.5, style))
        painter.drawLine(QPointF(x, frame.top()), QPointF(x, frame.bottom()))

    def _frame(self) -> QRectF:
        return QRectF(self.rect()).adjusted(1, _MARGIN, -1, -_MARGIN)


class JoinBox(QWidget):
    """The distance, as measured or chosen, and what it finds."""

    changed = pyqtSignal()
    """Somebody has chosen another distance."""

    def __init__(self) -> None:
        super().__init__()
        self._measured: JoinDistances | None = None
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        self.as_measured = QCheckBox(tr("As m&easured"))
        self.as_measured.setChecked(True)
        self.mm = FocusWheelSpin()
        self.mm.setAccessibleName(tr("Distance to join"))
        self.mm.setRange(0.0, _MOST_MM)
        self.mm.setDecimals(2)
        self.mm.setSingleStep(0.05)
        self.mm.setSuffix(" mm")
        self.mm.setKeyboardTracking(False)
        self.curve = JoinCurve()
        self.told = plain_label()
        grid.addWidget(self.mm, 0, 0)
        grid.addWidget(self.as_measured, 0, 1)
        grid.setColumnStretch(0, 1)
        grid.addWidget(self.curve, 1, 0, 1, 2)
        grid.addWidget(self.told, 2, 0, 1, 2)
        self.mm.valueChanged.connect(self._choose)
        self.curve.chosen.connect(self.mm.setValue)
        self.as_measured.toggled.connect(self._follow)

    def wanted(self) -> float | None:
        """Return the distance in mm; None for the one that is measured."""
        return None if self.as_measured.isChecked() else self.mm.value()

    def show_distances(self, measured: JoinDistances | None) -> None:
        """Show what was measured in a drawing; None for one that is not joined."""
        self._measured = measured
        self.setEnabled(measured is not None)
        if measured is not None and self.as_measured.isChecked():
            with QSignalBlocker(self.mm):
                self.mm.setValue(measured.proposed)
        self._tell()

    def _choose(self, _mm: float) -> None:
        with QSignalBlocker(self.as_measured):
            self.as_measured.setChecked(False)
        self._tell()
        self.changed.emit()

    def _follow(self, measured: bool) -> None:
        if measured and self._measured is not None:
            with QSignalBlocker(self.mm):
                self.mm.setValue(self._measured.proposed)
        self._tell()
        self.changed.emit()

    def _tell(self) -> None:
        measured, now = self._measured, self.mm.value()
        self.curve.show_distances(measured, now)
        if measured is None:
            self.told.setText(tr("The borders of this file are shared already."))
            return
        mm = decimal(now, 2, trim=True)
        self.told.setText(
            tr_n("{mm} mm finds about {n} pair(s) of neighbours", measured.neighbours(now), mm=mm)
            + "; "
            + tr("measured: {mm} mm", mm=decimal(measured.proposed, 2, trim=True))
        )
