"""Three hints at the first start, over the board, until they are dismissed for good."""

from __future__ import annotations

from PyQt6.QtCore import QEvent, QObject, Qt
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from mapkit.editor.canvas.view import BoardView
from mapkit.editor.i18n.texts import tr
from mapkit.editor.settings import remembered_flag, settings
from mapkit.editor.state.shell import Shell
from mapkit.editor.widgets.labels import plain_label

_KEY = "hints/dismissed"
_WIDE, _GAP = 360, 12


def show_first_hints(shell: Shell) -> FirstHints | None:
    """Show the hints, unless somebody has dismissed them."""
    if remembered_flag(_KEY, default=False):
        return None
    hints = FirstHints(shell)
    hints.show()
    return hints


class FirstHints(QFrame):
    """A card in the lower left corner of the board; the board works beside it."""

    def __init__(self, shell: Shell) -> None:
        view = shell.part(BoardView)
        super().__init__(view)
        self._view = view
        self.setObjectName("first_hints")
        self.setAccessibleName(tr("Hints"))
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        layout = QVBoxLayout(self)
        for text in (
            tr("Draw: press D and click the corners of a field, or drag a rectangle."),
            tr("Ask: press S and click a field. Its colours say what it sees, and how far."),
            tr("Find anything: Ctrl+K lists all commands, Ctrl+F all fields. F1 is the tutorial."),
        ):
            layout.addWidget(plain_label(text))
        row = QHBoxLayout()
        row.addStretch(1)
        self.done = QPushButton(tr("Got it"))
        self.done.setToolTip(tr("Do not show these hints again"))
        self.done.clicked.connect(self._dismiss)
        row.addWidget(self.done)
        layout.addLayout(row)
        view.installEventFilter(self)
        self._place()

    def _dismiss(self) -> None:
        settings().setValue(_KEY, True)
        self.close()

    def _place(self) -> None:
        room: QWidget = self._view
        self.setFixedWidth(max(min(_WIDE, room.width() - 2 * _GAP), 120))
        self.adjustSize()
        self.move(_GAP, max(room.height() - self.height() - _GAP, 0))

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:  # noqa: N802
        """Stay in the corner."""
        if watched is self._view and event is not None and event.type() is QEvent.Type.Resize:
            self._place()
        return False
