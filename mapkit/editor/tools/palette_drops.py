"""What is dragged from the palette and dropped on the board paints there."""

from __future__ import annotations

from PyQt6.QtCore import QEvent, QObject
from PyQt6.QtGui import QDropEvent

from mapkit.editor.canvas.view import BoardView
from mapkit.editor.state.brush import PAINT_DRAG
from mapkit.editor.state.shell import Shell
from mapkit.editor.tools.bucket_tool import BucketTool


class PaletteDrops(QObject):
    """Takes drops on the window, which get to it through the board."""

    def __init__(self, shell: Shell, bucket: BucketTool) -> None:
        super().__init__(shell.widget)
        self._window, self._bucket = shell.widget, bucket
        self._view = shell.part(BoardView)
        self._window.installEventFilter(self)

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:  # noqa: N802
        """Paint what is dropped; leave files to the window."""
        if watched is not self._window or not isinstance(event, QDropEvent):
            return False
        content, viewport = event.mimeData(), self._view.viewport()
        if content is None or not content.hasFormat(PAINT_DRAG):
            return False
        pixel = viewport.mapFrom(self._window, event.position().toPoint())
        at = self._view.to_map(self._view.mapToScene(pixel))
        on_field = viewport.rect().contains(pixel) and self._view.field_at(at) is not None
        if event.type() is QEvent.Type.Drop and on_field:
            self._bucket.paint_at(at)
        if on_field or event.type() is QEvent.Type.DragEnter:
            event.acceptProposedAction()
        else:
            event.ignore()
        return True
