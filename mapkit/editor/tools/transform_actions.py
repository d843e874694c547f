"""Actions on what is selected: copy and paste, turn, mirror, align, straighten, delete."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PyQt6.QtCore import QMimeData, QObject
from PyQt6.QtGui import QGuiApplication

from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.actions import ActionSpec
from mapkit.editor.state.map_model import Edit, MapModel
from mapkit.editor.state.requirements import (
    all_of,
    field_count,
    field_or_vertex_count,
    rest,
    some_selection,
)
from mapkit.editor.state.selection import Selection
from mapkit.editor.tools.carving import NotingOverlaps
from mapkit.editor.tools.dragging import shift_that_snaps
from mapkit.editor.tools.select import delete_selection
from mapkit.edits import (
    ALIGNMENTS,
    Clip,
    align_fields,
    align_vertices,
    copy_fields,
    distribute_fields,
    distribute_vertices,
    merge_fields,
    mirror_fields,
    orthogonalise,
    paste,
    rotate_fields,
    straighten,
    weld_vertices,
)
from mapkit.errors import UsageProblemError
from mapkit.model import GameMap

if TYPE_CHECKING:
    from mapkit.editor.app.window import EditorWindow

__all__ = ["Arranging"]

_MIME = "application/x-mapkit-fields"
_STEP_MM = 10.0
_MOST_CORNERS = 60
"""So many corners of what is pasted are tried where they snap."""


class Arranging(QObject):
    """The actions of one window on its selection."""

    def __init__(self, window: EditorWindow) -> None:
        super().__init__(window)
        self._window = window
        self._model: MapModel = window.model
        self._mouse: tuple[float, float] | None = None
        window.view.moved.connect(self._moved)
        clipboard = QGuiApplication.clipboard()
        assert clipboard is not None
        self._clipboard = clipboard
        clipboard.dataChanged.connect(window.actions_by_id.follow)
        add = window.actions_by_id.add
        for spec in (*self._of_clipboard(), *self._of_fields(), *self._of_borders()):
            add(spec)
        window.add_submenu("field", "align", tr("Ali&gn and distribute"))
        for spec in self._alignments():
            add(spec)

    def _moved(self, x: float, y: float) -> None:
        self._mouse = (x, y)

    def _of_clipboard(self) -> tuple[ActionSpec, ...]:
        model = self._model
        copied = all_of(rest(model), self._why_no_paste)
        return (
            ActionSpec(
                "edit.cut", tr("Cu&t"), self._cut, "edit", "Ctrl+X",
                tr("Take the selected fields away and keep a copy"), group="clipboard",
                needs=all_of(rest(model), self._why_no_copy),
            ),
            ActionSpec(
                "edit.copy", tr("&Copy"), self._copy, "edit", "Ctrl+C",
                tr("Copy the selected fields with their doors and markers"), "copy",
                group="clipboard",
                needs=self._why_no_copy,
            ),
            ActionSpec(
                "edit.paste", tr("&Paste"), self._paste, "edit", "Ctrl+V",
                tr("Paste copied fields where the mouse is; a corner snaps"), group="clipboard",
                needs=copied,
            ),
            ActionSpec(
                "edit.paste_in_place", tr("Paste i&n place"), partial(self._paste, in_place=True),
                "edit", "Ctrl+Shift+V", tr("Paste copied fields where they were copied"),
                group="clipboard",
                needs=copied,
            ),
            ActionSpec(
                "edit.paste_carving", tr("Paste, car&ving"), partial(self._paste, carve=True),
                "edit", "Ctrl+Alt+V",
                tr("Paste copied fields; their place is carved out of the fields that lie there"),
                group="clipboard",
                needs=copied,
            ),
            ActionSpec(
                "edit.delete", tr("&Delete"), lambda: delete_selection(self._model), "edit",
                "Delete", tr("Delete what is selected"), "delete", group="selection",
                needs=all_of(rest(model), some_selection(model)),
            ),
            ActionSpec(
                "edit.select_all", tr("Select &all fields"), self._select_all, "edit", "Ctrl+A",
                tr("Select every field"), group="selection",
                needs=self._why_no_all,
            ),
        )  # fmt: skip

    def _of_fields(self) -> tuple[ActionSpec, ...]:
        model = self._model
        one = all_of(rest(model), field_count(model, 1))
        return (
            ActionSpec(
                "field.merge", tr("&Merge"), self._merge, "field", "J",
                tr("Make one field of the selected ones"), "merge",
                needs=all_of(rest(model), field_count(model, 2)),
            ),
            ActionSpec(
                "field.mirror_x", tr("Mirror left to &right"),
                lambda: self._arrange(tr("Mirror"), mirror_fields, axis="x"), "field", "Ctrl+M",
                tr("Mirror the selected fields left to right"), group="turn",
                needs=one,
            ),
            ActionSpec(
                "field.mirror_y", tr("Mirror top to &bottom"),
                lambda: self._arrange(tr("Mirror"), mirror_fields, axis="y"), "field",
                "Ctrl+Shift+M", tr("Mirror the selected fields top to bottom"), group="turn",
                needs=one,
            ),
            ActionSpec(
                "field.turn_right", tr("Turn &clockwise"),
                lambda: self._arrange(tr("Turn"), rotate_fields, quarter_turns=1), "field",
                "Ctrl+R", tr("Turn the selected fields by a quarter"), group="turn",
                needs=one,
            ),
            ActionSpec(
                "field.turn_left", tr("Turn c&ounter-clockwise"),
                lambda: self._arrange(tr("Turn"), rotate_fields, quarter_turns=-1), "field",
                "Ctrl+Shift+R", tr("Turn the selected fields back by a quarter"), group="turn",
                needs=one,
            ),
        )  # fmt: skip

    def _of_borders(self) -> tuple[ActionSpec, ...]:
        model = self._model
        return (
            ActionSpec(
                "field.straighten", tr("&Straighten the border"), self._straighten, "field", "T",
                tr("Make the border between the two selected vertices straight"), group="border",
                needs=all_of(rest(model), self._why_not_straight),
            ),
            ActionSpec(
                "field.square", tr("S&quare the corners"), self._square, "field", "Shift+T",
                tr("Make the corners of the selected fields right angles"), group="border",
                needs=all_of(rest(model), field_count(model, 1)),
            ),
            ActionSpec(
                "field.weld", tr("&Weld vertices"), self._weld, "field", "W",
                tr("Make one vertex of the selected ones"), group="border",
                needs=all_of(rest(model), self._why_no_weld),
            ),
        )  # fmt: skip

    def _alignments(self) -> tuple[ActionSpec, ...]:
        titles = {
            "left": tr("&Left sides"),
            "centre": tr("&Centres, left to right"),
            "right": tr("&Right sides"),
            "top": tr("&Tops"),
            "middle": tr("C&entres, top to bottom"),
            "bottom": tr("&Bottoms"),
        }
        model = self._model
        two, three = (all_of(rest(model), field_or_vertex_count(model, n)) for n in (2, 3))
        found = [
            ActionSpec(
                f"align.{how}", titles[how], partial(self._align, how), "align", "",
                tr("Bring the selected fields or vertices in line"), needs=two,
            )
            for how in ALIGNMENTS
        ]  # fmt: skip
        spread = {"x": tr("Distribute left to ri&ght"), "y": tr("Distribute top to botto&m")}
        for axis, title in spread.items():
            found.append(
                ActionSpec(
                    f"align.distribute_{axis}", title, partial(self._distribute, axis), "align",
                    "", tr("Space the selected fields or vertices evenly"), group="distribute",
                    needs=three,
                )
            )  # fmt: skip
        return tuple(found)

    def _why_no_copy(self) -> str | None:
        return None if self._model.selection.fields else tr("Select fields first.")

    def _why_no_paste(self) -> str | None:
        data = self._clipboard.mimeData()
        copied = data is not None and data.hasFormat(_MIME)
        return None if copied else tr("No fields have been copied.")

    def _why_no_all(self) -> str | None:
        return None if self._model.shown.fields else tr("The map has no fields.")

    def _why_not_straight(self) -> str | None:
        two = len(self._model.selection.vertices) == 2
        return None if two else tr("Select the two vertices at the ends of the border.")

    def _why_no_weld(self) -> str | None:
        several = len(self._model.selection.vertices) > 1
        return None if several else tr("Select two vertices or more.")

    def _copy(self) -> None:
        fields = self._model.selection.fields
        clip = copy_fields(self._model.committed, fields)
        data = QMimeData()
        data.setData(_MIME, json.dumps(clip.to_plain()).encode())
        data.setText(", ".join(fields))
        self._clipboard.setMimeData(data)

    def _cut(self) -> None:
        self._copy()
        self._model.select(Selection(fields=self._model.selection.fields))
        delete_selection(self._model)

    def _paste(self, *, carve: bool = False, in_place: bool = False) -> None:
        try:
            clip = self._on_clipboard()
        except (UsageProblemError, ValueError):
            self._window.tell(tr("What was copied is damaged; copy the fields again."))
            return
        game_map = self._model.committed
        offset = (0.0, 0.0) if in_place else self._offset(clip)
        before = game_map.fields.keys()
        edit = NotingOverlaps(partial(paste, clip=clip, offset=offset, carve=carve))
        if self._model.edit(tr("Paste"), edit):
            # Behind all others: parts that fell off what was carved stand behind the rest of it.
            new = tuple(i for i in self._model.committed.fields if i not in before)
            self._model.select(Selection(fields=new[-len(clip.fields) :]))
        elif edit.overlaps and not carve:
            self._window.tell(
                tr("Edit › Paste, carving: takes the place out of the fields that lie there.")
            )

    def _offset(self, clip: Clip) -> tuple[float, float]:
        """Return how far to paste from where it was copied: below the mouse, where it snaps."""
        unit = self._model.committed.unit_mm
        if self._mouse is None:
            return _STEP_MM / unit, _STEP_MM / unit
        scale = clip.unit_mm / unit
        left, top, right, bottom = (c * scale for c in clip.box)
        at = (self._mouse[0] / unit, self._mouse[1] / unit)
        offset = (at[0] - (left + right) / 2, at[1] - (top + bottom) / 2)
        points = {p for item in clip.fields for ring in item.rings for p in ring}
        corners = [(x * scale, y * scale) for x, y in sorted(points)][:_MOST_CORNERS]
        found = shift_that_snaps(self._window.view.snap, corners, offset)
        return offset if found is None else found[0]

    def _on_clipboard(self) -> Clip:
        data = self._clipboard.mimeData()
        assert data is not None
        return Clip.from_plain(json.loads(bytes(data.data(_MIME).data())))

    def _select_all(self) -> None:
        self._model.select(Selection(fields=tuple(self._model.shown.fields)))

    def _merge(self) -> None:
        fields = self._model.selection.fields
        if self._model.edit(tr("Merge fields"), partial(merge_fields, fields=fields)):
            self._model.select(Selection(fields=fields[:1]))

    def _arrange(self, text: str, edit: Callable[..., GameMap], **how: object) -> None:
        fields = self._model.selection.fields
        self._model.edit(text, partial(edit, fields=fields, **how))

    def _align(self, how: str) -> None:
        chosen = self._model.selection
        edit: Edit
        if len(chosen.vertices) > 1:
            edit = partial(
                align_vertices, vertices=chosen.vertices, how=how, level=self._model.level
            )
        else:
            edit = partial(align_fields, fields=chosen.fields, how=how)
        self._model.edit(tr("Align"), edit)

    def _distribute(self, axis: str) -> None:
        chosen = self._model.selection
        edit: Edit
        if len(chosen.vertices) > 2:
            edit = partial(
                distribute_vertices, vertices=chosen.vertices, axis=axis, level=self._model.level
            )
        else:
            edit = partial(distribute_fields, fields=chosen.fields, axis=axis)
        self._model.edit(tr("Distribute"), edit)

    def _straighten(self) -> None:
        start, end = self._model.selection.vertices
        self._model.edit(tr("Straighten"), partial(straighten, start=start, end=end))

    def _square(self) -> None:
        fields = self._model.selection.fields

        def edit(game_map: GameMap) -> GameMap:
            for field in fields:
                game_map = orthogonalise(game_map, field, level=self._model.level)
            return game_map

        self._model.edit(tr("Square the corners"), edit)

    def _weld(self) -> None:
        vertices = self._model.selection.vertices
        self._model.edit(tr("Weld vertices"), partial(weld_vertices, vertices=vertices))
