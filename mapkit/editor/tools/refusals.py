"""Edits that were refused: the reason, shown where it happened."""

from __future__ import annotations

from collections.abc import Sequence

from PyQt6.QtCore import QObject, Qt, QTimer

from mapkit.editor.canvas.view import BoardView
from mapkit.editor.map_model import MapModel
from mapkit.editor.plain import plain_label

__all__ = ["RefusalsShown"]

_SHOWN_MS = 6000
_WIDEST = 340


class RefusalsShown(QObject):
    """Puts the reason of a refusal beside its place, until the next change or some seconds."""

    def __init__(self, model: MapModel, view: BoardView, parent: QObject) -> None:
        super().__init__(parent)
        self._model = model
        self._view = view
        self.label = plain_label()
        self.label.setParent(view.viewport())
        self.label.setMaximumWidth(_WIDEST)
        self.label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.label.setStyleSheet(
            "QLabel { background: #5c1620; color: #ffffff; border: 1px solid #ff6b6b;"
            " border-radius: 4px; padding: 5px 8px; }"
        )
        self.label.hide()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_SHOWN_MS)
        self._timer.timeout.connect(self.label.hide)
        model.refused.connect(self._show)
        model.committed_changed.connect(self.label.hide)
        view.scrolled.connect(self.label.hide)

    def _show(self, reason: str, at: Sequence[tuple[float, float]]) -> None:
        view = self._view
        self.label.setText(reason)
        self.label.setMinimumWidth(
            min(_WIDEST, self.label.fontMetrics().horizontalAdvance(reason) + 24)
        )
        self.label.adjustSize()
        room = view.viewport().rect()
        place = view.mapFromScene(view.to_scene(at[0])) if at else room.center()
        x = min(max(place.x() + 14, 4), max(room.width() - self.label.width() - 4, 4))
        y = min(max(place.y() + 14, 4), max(room.height() - self.label.height() - 4, 4))
        self.label.move(x, y)
        self.label.show()
        self.label.raise_()
        self._timer.start()
