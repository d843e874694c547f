"""The underlay looked at once, in a thread, and then asked what it shows."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np
from PyQt6.QtCore import QObject, pyqtSignal
from PyQt6.QtGui import QImage

from mapkit.editor.canvas.underlay import UnderlayPicture
from mapkit.editor.i18n.texts import message_of, tr
from mapkit.editor.state.map_model import MapModel
from mapkit.editor.state.shell import Shell
from mapkit.editor.tasks.worker import Tell, Worker
from mapkit.errors import MapkitError

if TYPE_CHECKING:
    from mapkit.digitize.survey import Survey

_Answer = TypeVar("_Answer")
_LOOK, _ASK = "survey", "question"


class SurveyedUnderlay(QObject):
    """What the underlay shows. It is looked at when a tool needs it, and again when it changes."""

    changed = pyqtSignal()
    """It is ready, or not any more, or :attr:`note` is another one."""
    dropped = pyqtSignal()
    """What was asked gets no answer: it failed, or the picture is another one."""

    def __init__(self, shell: Shell, picture: UnderlayPicture) -> None:
        super().__init__(shell.widget)
        self._model: MapModel = shell.model
        self._picture = picture
        self._worker: Worker | None = None
        self._seen: tuple[object, Survey] | None = None
        self._looked_at: object = None
        self._done = 0.0
        picture.changed.connect(self._follow)
        shell.closing.connect(self._close)

    @property
    def there(self) -> bool:
        """Whether there is a picture."""
        return self._picture.image is not None

    @property
    def ready(self) -> bool:
        """Whether it can be asked."""
        return self._seen is not None

    @property
    def note(self) -> str:
        """What to say while one waits, "" otherwise."""
        worker = self._worker
        if worker is None:
            return ""
        if worker.busy(_LOOK):
            share = round(100 * self._done)
            return tr("Looking at the picture: {share} %. Escape stops.", share=share)
        return ""

    def look(self) -> None:
        """Begin to look at the picture, unless that is done or under way."""
        image, underlay = self._picture.image, self._picture.underlay
        if self.ready or image is None or underlay is None or self._at_work.busy(_LOOK):
            return
        self._done = 0.0
        self._looked_at = key = self._key()
        game_map = self._model.committed
        unit = game_map.unit_mm
        corners = [(x * unit, y * unit) for x, y in underlay.corners]
        work = partial(_look, image, corners, game_map.size_mm, unit)
        self._at_work.submit(_LOOK, work, partial(self._take, key), failed=self._tell_problem)
        self.changed.emit()

    def ask(
        self,
        question: Callable[[Survey, Tell], _Answer],
        done: Callable[[_Answer], None],
        *,
        about: str = _ASK,
    ) -> None:
        """Ask something; an older question is dropped, and so is this one if it is not ready.

        Parameters
        ----------
        question : callable
            Runs in a thread; gets what is seen and what tells progress.
        done : callable
            Gets the answer, in the window's thread.
        about : str
            Older questions about something else are not dropped.
        """
        if self._seen is not None:
            work = partial(question, self._seen[1])
            self._at_work.submit(about, work, done, failed=self._tell_problem)

    def stop(self) -> None:
        """Stop looking, and drop the question."""
        if self._worker is not None:
            self._worker.cancel(_LOOK)
            self._worker.cancel(_ASK)

    @property
    def _at_work(self) -> Worker:
        if self._worker is None:
            self._worker = Worker(self)
            self._worker.progress.connect(self._progress)
            self._worker.idle.connect(self._idle)
        return self._worker

    def _key(self) -> object:
        """Return what the answers depend on."""
        image, underlay = self._picture.image, self._model.committed.underlay
        if image is None or underlay is None:
            return None
        game_map = self._model.committed
        return image.cacheKey(), underlay.corners, game_map.size_mm, game_map.unit_mm

    def _follow(self) -> None:
        """Forget what another picture, or another place of it, has shown."""
        key = self._key()
        if self._seen is not None and self._seen[0] != key:
            self._seen = None
        elif self._looked_at is None or self._looked_at == key:
            return
        waited_for = self._worker is not None and self._worker.busy(_LOOK)
        self._looked_at = None
        self.stop()
        self.dropped.emit()
        self.changed.emit()
        if waited_for:
            self.look()

    def _take(self, key: object, seen: Survey) -> None:
        if key == self._key():
            self._seen = key, seen

    def _progress(self, kind: str, done: int, total: int) -> None:
        if kind == _LOOK:
            self._done = done / max(total, 1)
            self.changed.emit()

    def _idle(self, kind: str) -> None:
        if kind == _LOOK:
            self.changed.emit()

    def _tell_problem(self, problem: Exception) -> None:
        if not isinstance(problem, MapkitError):
            raise problem
        self._model.refused.emit(message_of(problem), ())
        self.dropped.emit()

    def _close(self) -> None:
        if self._worker is not None:
            self._worker.close()


def _look(
    image: QImage,
    corners: list[tuple[float, float]],
    size_mm: tuple[float, float],
    unit_mm: float,
    tell: Tell,
) -> Survey:
    """Look at a picture that lies on a board, in any thread; nothing else touches the image."""
    from mapkit.digitize.laid import board_from_above  # noqa: PLC0415 - of the extra
    from mapkit.digitize.survey import survey  # noqa: PLC0415

    tell(0, 1)
    picture, scale = board_from_above(_pixels(image), corners, size_mm)
    return survey(picture, scale, size_mm, unit_mm=unit_mm, progress=tell)


def _pixels(image: QImage) -> Any:
    """Return the pixels as (height, width, 3) uint8."""
    plain = image.convertToFormat(QImage.Format.Format_RGB888)
    data = plain.constBits()
    assert data is not None
    rows = np.frombuffer(data.asstring(plain.sizeInBytes()), np.uint8)
    rows = rows.reshape(plain.height(), plain.bytesPerLine())[:, : 3 * plain.width()]
    return np.ascontiguousarray(rows).reshape(plain.height(), plain.width(), 3)
