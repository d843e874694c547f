"""Cut, copy and paste fields."""

from __future__ import annotations

import json
from functools import partial

from PyQt6.QtCore import QMimeData, QObject
from PyQt6.QtGui import QGuiApplication

from mapkit.editor.canvas.toolbox import ToolBox
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.actions import ActionSpec, Requirement
from mapkit.editor.state.requirements import at_rest
from mapkit.editor.state.selection import Selection
from mapkit.editor.state.shell import Shell
from mapkit.editor.tools.dragging import shift_that_snaps
from mapkit.editor.tools.draw_tool import OverlapRecorder
from mapkit.editor.tools.paste_tool import PasteTool
from mapkit.editor.tools.select_tool import delete_selection
from mapkit.edits import Clip, copy_fields, paste
from mapkit.errors import UsageError
from mapkit.messages import translated

_MIME = "application/x-mapkit-fields"
_STEP_MM = 10.0
_MOST_CORNERS = 60
"""So many corners of what is pasted are tried where they snap."""


class ClipboardActions(QObject):
    """The actions of one window with fields on the clipboard."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.widget)
        self._shell, self._view = shell, shell.part(BoardView)
        self._model = shell.model
        self._mouse: tuple[float, float] | None = None
        self._before = ""
        self._view.moved.connect(self._moved)
        clipboard = QGuiApplication.clipboard()
        assert clipboard is not None
        self._clipboard = clipboard
        clipboard.dataChanged.connect(shell.actions_by_id.follow)
        shell.actions_by_id.add(*self._specs())

    def _moved(self, x: float, y: float) -> None:
        self._mouse = (x, y)

    def _specs(self) -> tuple[ActionSpec, ...]:
        rest = at_rest(self._model)
        chosen = Requirement(lambda: self._model.selection.fields, tr("Select fields first."))
        copied = Requirement(self._holds_fields, tr("No fields have been copied."))
        return (
            ActionSpec(
                "edit.duplicate", tr("Duplicate"), self._duplicate, "edit", "Ctrl+D",
                tr(
                    "Carry a copy of the selected fields with the mouse; a click puts it down, M "
                    "mirrors, R turns"
                ),
                "copy", group="clipboard", needs=(chosen, rest),
            ),
            ActionSpec(
                "edit.cut", tr("Cu&t"), self._cut, "edit", "Ctrl+X",
                tr("Remove the selected fields and keep a copy"), group="clipboard",
                needs=(chosen, rest),
            ),
            ActionSpec(
                "edit.copy", tr("&Copy"), self._copy, "edit", "Ctrl+C",
                tr("Copy the selected fields with their doors and markers"), "copy",
                group="clipboard", needs=(chosen,),
            ),
            ActionSpec(
                "edit.paste", tr("&Paste"), self._paste, "edit", "Ctrl+V",
                tr("Paste copied fields where the mouse is; a corner snaps"), group="clipboard",
                needs=(copied, rest),
            ),
            ActionSpec(
                "edit.paste_in_place", tr("Paste i&n place"), partial(self._paste, in_place=True),
                "edit", "Ctrl+Shift+V", tr("Paste copied fields where they were copied"),
                group="clipboard", needs=(copied, rest),
            ),
            ActionSpec(
                "edit.paste_carving", tr("Paste, car&ving"), partial(self._paste, carve=True),
                "edit", "Ctrl+Alt+V",
                tr("Paste copied fields; their place is carved out of the fields that lie there"),
                group="clipboard", needs=(copied, rest),
            ),
        )  # fmt: skip

    def _holds_fields(self) -> bool:
        data = self._clipboard.mimeData()
        return data is not None and data.hasFormat(_MIME)

    def _copy(self) -> None:
        fields = self._model.selection.fields
        clip = copy_fields(self._model.committed, fields)
        data = QMimeData()
        data.setData(_MIME, json.dumps(clip.to_plain()).encode())
        data.setText(", ".join(fields))
        self._clipboard.setMimeData(data)

    def _duplicate(self) -> None:
        """Let the mouse carry a copy; what was copied before stays on the clipboard."""
        self.place(copy_fields(self._model.committed, self._model.selection.fields), carves=True)

    def _cut(self) -> None:
        self._copy()
        self._model.select(Selection(fields=self._model.selection.fields))
        delete_selection(self._model)

    def _paste(self, *, carve: bool = False, in_place: bool = False) -> None:
        try:
            clip = self._on_clipboard()
        except UsageError:
            self._shell.tell(tr("What was copied is damaged; copy the fields again."))
            return
        if in_place:
            self._put(clip, (0.0, 0.0), carve=carve, in_place=True)
        else:
            self._put(clip, self._offset(clip, self._mouse), carve=carve)

    def _put(
        self, clip: Clip, offset: tuple[float, float], *, carve: bool, in_place: bool = False
    ) -> None:
        """Paste; what finds no room follows the mouse until a click finds some."""
        before = self._model.committed.fields.keys()
        left_out: list[str] = []
        edit = OverlapRecorder(
            partial(paste, clip=clip, offset=offset, carve=carve, left_out=left_out)
        )

        def pasted(made: bool) -> None:
            if made:
                self._leave()
                if left_out:
                    self._shell.tell(" ".join(map(translated, left_out)), seconds=10)
                # Behind all others: parts that fell off what was carved stand behind the rest.
                new = tuple(i for i in self._model.committed.fields if i not in before)
                self._model.select(Selection(fields=new[-len(clip.fields) :]))
            elif edit.overlaps and not carve:
                if in_place:
                    self._shell.tell(
                        tr(
                            "Edit › Paste, carving: takes the place out of the fields that lie "
                            "there."
                        )
                    )
                else:
                    self.place(clip)

        self._model.edit(tr("Paste"), edit, done=pasted)

    def place(self, clip: Clip, *, carves: bool = False) -> None:
        """Let the mouse carry fields until a click puts them down."""
        tool = self._view.tool
        if tool is None or (isinstance(tool, PasteTool) and not carves):
            return
        placing = PasteTool(
            self._model,
            self._view,
            clip,
            self._offset,
            lambda clip, offset, carve: self._put(clip, offset, carve=carve),
            self._leave,
            carves=carves,
        )
        if not isinstance(tool, PasteTool):
            self._before = tool.id
        self._shell.part(ToolBox).lend(placing)
        if self._mouse is not None:
            placing.show_at(self._mouse)

    def _leave(self) -> None:
        """Return to the tool that was current before something was placed."""
        before, self._before = self._before, ""
        if before and isinstance(self._view.tool, PasteTool):
            self._shell.part(ToolBox).use(before)

    def _offset(self, clip: Clip, mouse: tuple[float, float] | None) -> tuple[float, float]:
        """Return how far to paste from where it was copied: below the mouse, where it snaps."""
        unit = self._model.committed.unit_mm
        if mouse is None:
            return _STEP_MM / unit, _STEP_MM / unit
        scale = clip.unit_mm / unit
        left, top, right, bottom = (c * scale for c in clip.box)
        at = (mouse[0] / unit, mouse[1] / unit)
        offset = (at[0] - (left + right) / 2, at[1] - (top + bottom) / 2)
        points = {p for item in clip.fields for ring in item.rings for p in ring}
        corners = [(x * scale, y * scale) for x, y in sorted(points)][:_MOST_CORNERS]
        found = shift_that_snaps(self._view.snap, corners, offset)
        return self._view.on_step(offset) if found is None else found[0]

    def _on_clipboard(self) -> Clip:
        data = self._clipboard.mimeData()
        assert data is not None
        return Clip.from_text(bytes(data.data(_MIME).data()))
