"""Scales lines, labels and symbols to the present size of the fields.

An edit never changes the look of the whole board: widths stay as they were when it was drawn. So a
board that starts empty and is filled with small fields would keep lines made for a large one, and
look different when it is opened again. It is measured again when the user is idle: some time after
an edit if the fields have become much smaller or larger, and whenever it is saved.
"""

from __future__ import annotations

from PyQt6.QtCore import QObject, Qt
from PyQt6.QtWidgets import QApplication

from mapkit.editor.canvas.picture import BoardPicture
from mapkit.editor.state.map_model import MapModel
from mapkit.editor.tasks.timers import single_shot

__all__ = ["Rescaling"]

_REST_MS = 500
_MUCH, _LITTLE = 4 / 3, 1.02
"""By how much a typical field is larger or smaller."""


class Rescaling(QObject):
    """Follows one model and the picture of its board."""

    def __init__(self, model: MapModel, picture: BoardPicture, parent: QObject) -> None:
        super().__init__(parent)
        self._model = model
        self._picture = picture
        self._rest = single_shot(self, self._look, _REST_MS)
        model.committed_changed.connect(self._rest.start)
        model.history.cleanChanged.connect(self._note_saved)

    def _look(self) -> None:
        at_work = QApplication.mouseButtons() != Qt.MouseButton.NoButton
        if at_work or self._model.previewing:
            self._rest.start()
        else:
            self._picture.measure_anew(self._model.shown, _MUCH)

    def _note_saved(self, clean: bool) -> None:
        if clean and not self._model.previewing:
            self._picture.measure_anew(self._model.shown, _LITTLE)
