"""What the status bar says of the canvas: the place of the mouse, the field there, the zoom."""

from __future__ import annotations

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QMenu, QProgressBar, QToolButton

from mapkit.editor.canvas.field_words import field_words
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.shell import Shell
from mapkit.editor.widgets.labels import ElidedLabel, plain_label
from mapkit.messages import decimal

_WIDEST = 360
"""Pixels of the words about a field."""


class StatusWidgets:
    """Widgets at the right end of the status bar."""

    def __init__(self, shell: Shell, view: BoardView, zoom_actions: list[str]) -> None:
        self._view = view
        self._field_id: str | None = None
        self.field = ElidedLabel(_WIDEST)
        self.position = plain_label(wrapped=False)
        self.position.setObjectName("position")
        self.zoom = QToolButton()
        self.position.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        # Of one size, so that no move of the mouse has the window laid out anew.
        letters = self.position.fontMetrics()
        widest = letters.horizontalAdvance("−8888.8, −8888.8 mm ")
        self.position.setFixedSize(widest, letters.height() + 2)
        self.position.setToolTip(
            tr(
                "Where the mouse is on the board, from its top left corner; "
                "with a tool that draws, where a click goes"
            )
        )
        self.zoom.setToolTip(tr("Zoom; 100 % is true size"))
        self.zoom.setAccessibleName(tr("Zoom"))
        self.zoom.setAutoRaise(True)
        self.zoom.setStyleSheet("QToolButton::menu-indicator { image: none; }")
        self.zoom.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self.zoom)
        for action_id in zoom_actions:
            menu.addAction(shell.actions_by_id[action_id])
        self.zoom.setMenu(menu)
        self.drawing = QProgressBar()
        self.drawing.setAccessibleName(tr("Drawing the board"))
        self.drawing.setTextVisible(False)
        self.drawing.setMaximumWidth(_WIDEST // 4)
        self._drawing_words = plain_label(tr("Drawing the board"), wrapped=False)
        self._drawing_words.hide()
        self.drawing.hide()
        for widget in (self._drawing_words, self.drawing, self.field, self.position, self.zoom):
            shell.status.addPermanentWidget(widget)
        view.moved.connect(self._show_position)
        view.left.connect(self.position.clear)
        view.hovered.connect(self._show_field)
        view.model.committed_changed.connect(lambda: self._show_field(self._field_id))
        view.picture.progress.connect(self._show_drawing)
        view.zoomed.connect(lambda _zoom: self._show_zoom())
        self._show_zoom()

    def _show_position(self, x: float, y: float) -> None:
        view = self._view
        if view.tool is not None and view.tool.snaps:
            unit = view.model.committed.unit_mm
            point = view.snap((x / unit, y / unit)).point
            x, y = point[0] * unit, point[1] * unit
        self.position.setText(tr("{x}, {y} mm", x=decimal(x, 1), y=decimal(y, 1)))

    def _show_field(self, field_id: str | None) -> None:
        self._field_id = field_id
        self.field.setText(field_words(self._view, field_id) if field_id else "")

    def _show_drawing(self, done: int, parts: int) -> None:
        self.drawing.setRange(0, parts)
        self.drawing.setValue(done)
        for widget in (self._drawing_words, self.drawing):
            widget.setVisible(parts == 0 or done < parts)

    def _show_zoom(self) -> None:
        percent = 100 * self._view.pixels_per_mm() / self._view.true_size()
        self.zoom.setText(tr("{percent} %", percent=f"{percent:.0f}"))
