"""The menu of the right button, and of the menu key: what can be done with what is there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from PyQt6.QtCore import QObject, QPoint, QPointF, QRectF, Qt, QTimer
from PyQt6.QtWidgets import QCheckBox, QLineEdit, QMenu, QWidget

from mapkit.editor.canvas.tool import ToolEvent
from mapkit.editor.canvas.toolbox import ToolBox
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.requirements import has_sight
from mapkit.editor.state.selection import NOTHING, Selection
from mapkit.editor.state.shell import Shell
from mapkit.editor.tasks.edit_runner import Edit
from mapkit.editor.tools.note_tool import NoteTool
from mapkit.editor.tools.vertex_tool import edge_near, insert_at
from mapkit.editor.widgets.form_dialog import FormDialog
from mapkit.editor.widgets.icons import icon
from mapkit.editor.widgets.labels import plain_label, without_keys
from mapkit.edits import KEEP, Keep, paint, rename_field
from mapkit.messages import translated
from mapkit.model import GameMap

_VERTEX_PIXELS, _PORTAL_PIXELS, _EDGE_PIXELS = 8.0, 8.0, 8.0


class BoardMenu(QObject):
    """Selects what is under the mouse or the cross, unless it is selected, and offers actions."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.widget)
        self._shell = shell
        self._model, self._view = shell.model, shell.part(BoardView)
        self._view.menu_asked.connect(self._open)

    def _open(self, mm: QPointF, on_screen: QPoint) -> None:
        view = self._view
        left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        place = view.tool_event(mm, left, none)
        self._model.select(self._target(place.at))
        menu = QMenu(self._shell.widget)
        menu.setObjectName("board.menu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setToolTipsVisible(True)
        groups = self._questions(place), self._edits(place), self._notes(place), self._further()
        for group in groups:
            if not menu.isEmpty():
                menu.addSeparator()
            for add in group:
                add(menu)
        menu.popup(on_screen)

    def _target(self, at: tuple[float, float]) -> Selection:
        """Return what to select: all that is selected, if what is there belongs to it."""
        view, chosen = self._view, self._model.selection
        vertex = view.vertex_at(at, _VERTEX_PIXELS)
        fields = self._model.shown.fields
        if vertex is not None:
            if vertex in chosen.vertices:
                return chosen
            if any(vertex in ring for i in chosen.fields for ring in fields[i].rings):
                return Selection(fields=chosen.fields, vertices=(vertex,))
        marker = view.marker_at(at)
        if marker is not None:
            return chosen if marker in chosen.markers else Selection(markers=(marker,))
        portal = view.portal_at(at, _PORTAL_PIXELS)
        if portal is not None:
            return chosen if portal in chosen.portals else Selection(portals=(portal,))
        field = view.field_at(at)
        if field is None:
            return NOTHING
        if field in chosen.fields:  # the last one is the primary one, which is asked about
            return Selection(fields=(*(i for i in chosen.fields if i != field), field))
        return Selection(fields=(field,))

    def _questions(self, place: ToolEvent) -> Iterator[Callable[[QMenu], object]]:
        """Yield what can be asked about a field."""
        shell, fields = self._shell, self._model.selection.fields
        if not fields or self._model.selection.vertices:
            return

        def look() -> None:
            shell.part(ToolBox).use("sight")
            shell.actions_by_id["sight.from_selection"].trigger()

        def reach() -> None:
            shell.part(ToolBox).use("reach")
            self._view.send_press(place)
            self._view.send_release(place)

        sees = has_sight(self._model.committed.ruleset)
        if sees:
            yield lambda menu: menu.addAction(icon("sight"), tr("Look from here"), look)
        yield lambda menu: menu.addAction(icon("reach"), tr("Reach from here"), reach)
        if len(fields) == 2 and sees:
            yield self._action("sight.between")

    def _edits(self, place: ToolEvent) -> Iterator[Callable[[QMenu], object]]:
        """Yield what changes the map."""
        chosen, view = self._model.selection, self._view
        if edge_near(view, place, _EDGE_PIXELS) is not None:
            text = tr("Insert a vertex here")
            yield lambda menu: menu.addAction(
                icon("vertex_add"), text, lambda: insert_at(view, place, _EDGE_PIXELS)
            )
        if chosen.vertices:
            if len(chosen.vertices) == 2:
                yield self._action("field.straighten")
            if len(chosen.vertices) > 1:
                yield self._action("field.weld")
            yield self._action("field.chamfer")
            yield self._action("field.round")
        elif len(chosen.fields) > 1:
            yield self._action("field.merge")
        if len(chosen.vertices) > 1 or len(chosen.fields) > 1:
            align = self._shell.menus["align"].menuAction()
            yield lambda menu: menu.addAction(align)
        if chosen.fields and not chosen.vertices:
            yield self._paint_menus
            yield lambda menu: menu.addAction(
                icon("split"), tr("Split it…"), lambda: self._shell.part(ToolBox).use("split")
            )
            yield lambda menu: menu.addAction(tr("Rename…"), self._rename)
            for action_id in ("edit.duplicate", "edit.cut", "edit.copy"):
                yield self._action(action_id)
        yield self._action("edit.paste")
        if chosen:
            yield self._action("edit.delete")

    def _paint_menus(self, menu: QMenu) -> None:
        """Add submenus of the kinds, sectors and levels that the fields may have."""
        game_map, chosen = self._model.committed, self._model.selection.fields
        first = game_map.fields.get(chosen[-1])
        if first is None:
            return
        rules = game_map.ruleset
        menus: list[tuple[str, list[tuple[str, bool, Edit]]]] = [
            (
                tr("Kind"),
                [
                    (translated(k.label), k.id == first.kind, partial(_paint, chosen, kind=k.id))
                    for k in rules.kinds.values()
                ],
            ),
            (
                tr("Sector"),
                [
                    (text, i == first.sector, partial(_paint, chosen, sector=i))
                    for i, text in (
                        (None, tr("no sector")),
                        *((s.id, translated(s.name)) for s in game_map.sectors.values()),
                    )
                ],
            ),
        ]
        if has_sight(rules):
            levels = enumerate((tr("Ground"), tr("Upper")))
            found = [(t, n == first.level, partial(_paint, chosen, level=n)) for n, t in levels]
            menus.append((tr("Level"), [*found]))
        for title, entries in menus:
            submenu = menu.addMenu(title)
            assert submenu is not None
            for text, on, edit in entries:
                step = tr("Paint: {what}", what=text)
                action = submenu.addAction(
                    without_keys(text), partial(self._model.edit, step, edit)
                )
                assert action is not None
                action.setCheckable(True)
                action.setChecked(on)

    def _rename(self) -> None:
        """Ask for another number or id."""
        field = self._model.selection.primary
        if field is None:
            return
        dialog = RenameDialog(field, self._shell.widget)
        if dialog.exec() and dialog.new_id is not None:
            keep_old = dialog.keeps.isChecked()
            edit = partial(rename_field, field=field, new_id=dialog.new_id, keep_old=keep_old)
            self._model.edit(tr("Rename a field"), edit)

    def _notes(self, place: ToolEvent) -> Iterator[Callable[[QMenu], object]]:
        """Yield what can be done with the note there, or that one can be pinned."""
        tool = self._shell.part(NoteTool)
        note, at = tool.note_at(place.at), place.at
        board = self._model.shown.size_mm
        if note is None and QRectF(0, 0, *board).contains(place.mm):
            yield lambda menu: menu.addAction(
                icon("note"), tr("Pin a note here…"), partial(tool.write, at)
            )
        elif note is not None:
            yield lambda menu: menu.addAction(
                icon("note"), tr("Change the note…"), partial(tool.write, note.at, note)
            )
            yield lambda menu: menu.addAction(tr("Delete the note"), partial(tool.remove, note))

    def _further(self) -> Iterator[Callable[[QMenu], object]]:
        """Yield where to see more."""
        shell = self._shell
        if not self._model.selection:
            yield self._action("edit.select_all")
            yield self._action("view.fit")
            return

        def properties() -> None:
            dock = shell.docks["properties"]
            dock.show()
            dock.raise_()
            QTimer.singleShot(0, into)  # the menu gives the keyboard back first

        def into() -> None:
            widget = shell.docks["properties"].widget()
            if widget is not None:
                widget.setFocus()
                widget.focusNextChild()

        yield self._action("view.fit_selection")
        yield lambda menu: menu.addAction(tr("Properties"), properties)

    def _action(self, action_id: str) -> Callable[[QMenu], object]:
        return lambda menu: menu.addAction(self._shell.actions_by_id[action_id])


def _paint(
    fields: Sequence[str],
    game_map: GameMap,
    *,
    kind: str | None = None,
    sector: str | Keep | None = KEEP,
    level: int | None = None,
) -> GameMap:
    return paint(game_map, fields, kind=kind, sector=sector, level=level)


class RenameDialog(FormDialog):
    """A line with the id, and whether the old one goes on finding the field."""

    def __init__(self, field: str, parent: QWidget | None) -> None:
        super().__init__(tr("Rename"), tr("&Rename"), parent)
        self._field = field
        self.line = QLineEdit(field)
        self.line.selectAll()
        label = plain_label(tr("&Number or id of the field"), wrapped=False)
        label.setBuddy(self.line)
        self.form.addRow(label, self.line)
        self.keeps = QCheckBox(tr("&Keep {id} as a former id", id=field))
        self.keeps.setToolTip(tr("Questions, saved games and programs may go on using it."))
        self.form.addRow(self.keeps)

    @property
    def new_id(self) -> str | None:
        """Another id; None where there is none, or it is the same."""
        text = self.line.text().strip()
        return text if text and text != self._field else None
