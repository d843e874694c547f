"""What the steps from a photo to a map share: the photo that was read, and work in a thread."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PyQt6.QtCore import QObject, Qt, pyqtSignal
from PyQt6.QtGui import QKeySequence, QShortcut

from mapkit.editor.canvas.underlay import UnderlayPicture
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.files.map_files import MapFiles
from mapkit.editor.i18n.texts import message_of
from mapkit.editor.state.shell import Shell
from mapkit.editor.tasks.worker import Tell, Worker
from mapkit.editor.trace.work import Looked, look
from mapkit.errors import MapkitError

if TYPE_CHECKING:
    from mapkit.digitize.rims import Edge

_JOB = "trace"


class PhotoSession(QObject):
    """The photo of the open map, read once, and one piece of work at a time.

    Attributes
    ----------
    looked : Looked or None
        The photo that was read last.
    edge : str
        What a board is found by: its ``rim``, or the ``frame`` printed in it.
    flat : bool
        Whether the picture is a scan or a drawing, in which nothing is bent.
    problem : str
        Why the last work came to nothing, for people; "" if it did not.
    """

    changed = pyqtSignal()
    """Any of these, or :attr:`busy`."""
    progress = pyqtSignal(int, int)
    """Steps of the work done, steps in all."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.widget)
        self.shell = shell
        self.model = shell.model
        self.files = shell.part(MapFiles)
        self.view = shell.part(BoardView)
        self._underlay = shell.part(UnderlayPicture)
        self.looked: Looked | None = None
        self.edge: Edge = "rim"
        self.flat = False
        self.problem = ""
        self._worker = Worker(self)
        self._worker.progress.connect(lambda _job, done, total: self.progress.emit(done, total))
        self._escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), shell.widget, self.stop)
        self._escape.setEnabled(False)
        shell.closing.connect(self._worker.close)
        self.model.replaced.connect(self.stop)

    @property
    def busy(self) -> bool:
        """Whether something is being computed."""
        return self._worker.busy(_JOB)

    @property
    def picture_path(self) -> Path | None:
        """Where the underlay of the map is: the photo, later the board from above."""
        underlay = self.model.committed.underlay
        return None if underlay is None else self._underlay.path_of(underlay)

    @property
    def photo(self) -> Looked | None:
        """The photo that is the map's underlay, once it was read."""
        looked = self.looked
        return looked if looked is not None and looked.path == self.picture_path else None

    def run(self, work: Callable[[Tell], Any], done: Callable[[Any], object]) -> None:
        """Work something out in a thread; Escape and :meth:`stop` end it without a result."""
        self.problem = ""
        self._worker.submit(_JOB, work, partial(self._end, done), failed=self._fail)
        self._escape.setEnabled(True)
        self.progress.emit(0, 0)
        self.changed.emit()

    def stop(self) -> None:
        """Give up what is being computed."""
        if self.busy:
            self._worker.cancel(_JOB)
            self._escape.setEnabled(False)
            self.changed.emit()

    def look(self, path: Path, done: Callable[[Looked], object]) -> None:
        """Read a photo and look for the board in it."""

        def took(looked: Looked) -> None:
            self.looked = looked
            done(looked)

        self.run(partial(look, path, edge=self.edge), took)

    def tell_problem(self, problem: str) -> None:
        """Show why something cannot be done."""
        self.problem = problem
        self.changed.emit()

    def _end(self, done: Callable[[Any], object], result: Any) -> None:
        self._escape.setEnabled(False)
        done(result)
        self.changed.emit()

    def _fail(self, error: Exception) -> None:
        self._escape.setEnabled(False)
        self.changed.emit()
        if not isinstance(error, MapkitError):
            raise error
        self.tell_problem(message_of(error))
