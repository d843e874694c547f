"""What this package adds to the window."""

from __future__ import annotations

from PyQt6.QtCore import QEvent, QObject
from PyQt6.QtGui import QDropEvent

from mapkit.editor.canvas.toolbox import ToolBox
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.state.brush import PAINT_DRAG, Brush
from mapkit.editor.state.shell import Shell
from mapkit.editor.tools.band_tool import BandTool
from mapkit.editor.tools.board_menu import BoardMenu
from mapkit.editor.tools.bucket_tool import BucketTool
from mapkit.editor.tools.clipboard_actions import ClipboardActions
from mapkit.editor.tools.draw_tool import DrawFieldTool, HoleTool, IslandTool
from mapkit.editor.tools.marker_tool import MarkerTool
from mapkit.editor.tools.measure_tool import MeasureTool
from mapkit.editor.tools.note_tool import NoteTool
from mapkit.editor.tools.number_entry import NumberEntry
from mapkit.editor.tools.portal_tool import PortalTool
from mapkit.editor.tools.refusals import RefusalsShown
from mapkit.editor.tools.reshape_tool import ReshapeTool
from mapkit.editor.tools.select_tool import SelectTool
from mapkit.editor.tools.split_tool import SplitTool
from mapkit.editor.tools.stamps import Stamps
from mapkit.editor.tools.stroke_tools import MergeTool, RenumberTool
from mapkit.editor.tools.transform_actions import TransformActions
from mapkit.editor.tools.vertex_tool import InsertVertexTool


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


def install(shell: Shell) -> None:
    """Add the tools and the actions on what is selected."""
    model, view, box = shell.model, shell.part(BoardView), shell.part(ToolBox)
    brush = Brush(model, shell.widget)
    bucket = BucketTool(model, view, brush)
    shell.provide(brush)
    shell.provide(RefusalsShown(model, view, shell.widget))
    for tool in (
        SelectTool(model, view),
        DrawFieldTool(model, view, brush),
        BandTool(model, view, brush),
        SplitTool(model, view),
        MergeTool(model, view),
        RenumberTool(model, view),
        IslandTool(model, view, brush),
        HoleTool(model, view),
        InsertVertexTool(model, view),
        ReshapeTool(model, view),
        bucket,
    ):
        box.add(tool)
    box.add(PortalTool(model, view, brush), applies=lambda rules: rules.portals)
    box.add(MarkerTool(model, view, brush), applies=lambda rules: rules.markers)
    box.add(MeasureTool(model, view))
    notes = NoteTool(model, view)
    box.add(notes)
    shell.provide(notes)
    box.use("select")
    PaletteDrops(shell, bucket)
    shell.provide(Stamps(shell, ClipboardActions(shell)))
    TransformActions(shell)
    shell.provide(NumberEntry(shell))
    BoardMenu(shell)
