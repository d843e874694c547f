"""The note in the status bar during a long step, and what works meanwhile: pan, zoom, stop."""

from __future__ import annotations

from PyQt6.QtCore import QEvent, QObject, Qt, pyqtSignal
from PyQt6.QtGui import QKeyEvent, QMouseEvent
from PyQt6.QtWidgets import QApplication, QHBoxLayout, QProgressBar, QPushButton, QWidget

from mapkit.editor.canvas.view import BoardView
from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.shell import Shell
from mapkit.editor.tasks.main_thread import single_shot
from mapkit.editor.widgets.labels import plain_label

_SHOWN_AFTER_MS = 200

_KEYS = {QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride}
_HELD_BACK = {
    *_KEYS,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.MouseMove,
    QEvent.Type.Wheel,
    QEvent.Type.ContextMenu,
    QEvent.Type.DragEnter,
    QEvent.Type.Drop,
}


def install(shell: Shell) -> None:
    """Add the note to the status bar."""
    note = WorkingNote(shell)
    note.shown_changed.connect(shell.actions_by_id.follow)
    shell.provide(note)


class WorkingNote(QObject):
    """In the status bar: which step is being computed, and a button to stop it.

    Meanwhile the board can be panned and zoomed and Escape stops the step; other keys and clicks
    are answered with a word.
    """

    shown_changed = pyqtSignal()
    """It came, or the step is over."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.widget)
        self._shell = shell
        self._board = shell.part(BoardView).viewport()
        self._model = shell.model
        self.bar = QWidget()
        self._label = plain_label(wrapped=False)
        self.stop_button = QPushButton(tr("Stop"))
        self.stop_button.setToolTip(tr("Stop this step; the map stays as it is"))
        self.stop_button.clicked.connect(self._model.stop)
        progress = QProgressBar()
        progress.setRange(0, 0)
        progress.setMaximumWidth(90)
        progress.setTextVisible(False)
        row = QHBoxLayout(self.bar)
        row.setContentsMargins(0, 0, 0, 0)
        for widget in (self._label, progress, self.stop_button):
            row.addWidget(widget)
        self.bar.hide()
        shell.status.addPermanentWidget(self.bar)
        self._later = single_shot(self, self.bar.show, _SHOWN_AFTER_MS)
        self._later.timeout.connect(self.shown_changed)
        self._model.working_changed.connect(self._follow)

    def _follow(self, text: str) -> None:
        app = QApplication.instance()
        assert app is not None
        if text:
            self._label.setText(tr("Working: {step} …", step=text))
            self._later.start()
            app.installEventFilter(self)
        else:
            app.removeEventFilter(self)
            self._later.stop()
            self.bar.hide()
            self.shown_changed.emit()

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:  # noqa: N802
        """Hold back what might be an edit."""
        if event is None or event.type() not in _HELD_BACK or not isinstance(watched, QWidget):
            return False
        if self._navigates(watched, event) or self.bar.isAncestorOf(watched):
            return False
        if event.type() is QEvent.Type.ShortcutOverride:
            event.accept()  # so that it comes again as a plain key
        elif isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            self._model.stop()
        elif event.type() in (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress):
            self._shell.tell(tr("Another step is still in progress. Press Escape to stop it."))
        return True

    def _navigates(self, watched: QWidget, event: QEvent) -> bool:
        """Return whether an event only pans or zooms the board."""
        if watched is not self._board:
            return False
        if isinstance(event, QMouseEvent):
            middle, none = Qt.MouseButton.MiddleButton, Qt.MouseButton.NoButton
            return middle in (event.button(), event.buttons()) or (
                event.type() is QEvent.Type.MouseMove and event.buttons() == none
            )
        return event.type() is QEvent.Type.Wheel
