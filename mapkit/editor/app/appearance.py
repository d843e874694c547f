"""Colours and language of the program."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial

from PyQt6.QtCore import QTimer
from PyQt6.QtGui import QActionGroup
from PyQt6.QtWidgets import QApplication

from mapkit.editor.app.session import restore_window
from mapkit.editor.app.window import EditorWindow
from mapkit.editor.canvas.tool import Tool
from mapkit.editor.canvas.toolbox import ToolBox
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.files.map_files import MapFiles
from mapkit.editor.files.recovery import RecoverySlot
from mapkit.editor.i18n import chosen_language, install_language, language_in_use, remember_language
from mapkit.editor.i18n.texts import tr
from mapkit.editor.layouts.feature import Layouts
from mapkit.editor.panels.fields import FieldList
from mapkit.editor.sight.answers import Answers
from mapkit.editor.sight.feature import LiveFeature
from mapkit.editor.state.actions import ActionSpec
from mapkit.editor.state.brush import Brush
from mapkit.editor.state.shell import Shell
from mapkit.editor.tools.line_tool import DrawnPath, LineTool
from mapkit.editor.widgets import theme
from mapkit.i18n import LANGUAGES


def rebuild_window(shell: Shell) -> EditorWindow:
    """Return a window in the language chosen now, in place of one that closes unasked.

    The older window must not be used any more; it is deleted when its events have ended.
    """
    app = QApplication.instance()
    assert app is not None
    tool = shell.part(BoardView).tool
    path = tool.path if isinstance(tool, LineTool) else None
    shell.model.cancel()
    files = shell.part(MapFiles)
    slot = files.slot
    files.slot = RecoverySlot.of(None)  # what the older window now clears and gives up
    layouts = shell.part(Layouts).release()
    shell.closing.emit()

    install_language(app)
    successor = EditorWindow(shell.model.committed, work_of=shell.model)
    successor.part(Layouts).take_over(layouts)
    restore_window(successor)
    own = successor.part(MapFiles)
    own.close()
    own.file, own.reading, own.slot = files.file, files.reading, slot
    for told in (own.changed, own.opened, own.read):
        told.emit()
    successor.model.select(shell.model.selection)
    _hand_over(shell, successor)
    if tool is not None and tool.id in successor.part(ToolBox).tools:
        successor.part(ToolBox).use(tool.id)
    _go_on_drawing(tool, path, successor.part(BoardView).tool)
    successor.part(Answers).ask_as(shell.part(Answers))
    successor.show()
    shell.widget.hide()
    shell.widget.deleteLater()
    return successor


def _hand_over(old: Shell, new: Shell) -> None:
    """Choose in the new window what is chosen in the old: palette, level, filters."""
    new.part(Brush).take_as(old.part(Brush))
    new.part(BoardView).level = old.part(BoardView).level
    fields, known = new.part(FieldList), old.part(FieldList)
    fields.search.setText(known.search.text())
    tables, shown = new.part(LiveFeature).tables, old.part(LiveFeature).tables
    tables.filters.offer_sectors(new.model.committed)  # they come with the pairs, later
    tables.filters.choose_as(shown.filters)
    tables.tabs.setCurrentIndex(shown.tabs.currentIndex())


def _go_on_drawing(before: Tool | None, path: DrawnPath | None, tool: Tool | None) -> None:
    """Go on with what was being drawn; a rectangle that is being dragged is given up."""
    if path is not None and isinstance(before, LineTool) and isinstance(tool, LineTool):
        tool.go_on_with(replace(path, mouse=None, ways=None, closings=None))


def install(shell: Shell) -> None:
    """Add the two submenus of the view menu."""
    themes = (
        ("system", tr("As the &system"), tr("Light or dark, as the system is set")),
        ("light", tr("&Light"), tr("Light colours")),
        ("dark", tr("&Dark"), tr("Dark colours")),
    )
    _add_choices(shell, "theme", tr("&Colours"), themes, theme.choice(), theme.choose)
    tip = tr("Language of the program")
    languages = [(code, title, tip) for code, title in LANGUAGES.items()]
    _add_choices(
        shell, "language", tr("Langu&age"), [("", tr("As the s&ystem"), tip), *languages],
        chosen_language(), partial(_choose_language, shell),
    )  # fmt: skip


def _add_choices(
    shell: Shell, menu: str, title: str, choices: Iterable[tuple[str, str, str]], now: str,
    choose: Callable[[str], object],
) -> None:  # fmt: skip
    """Add a submenu of values, each with its text and tip, of which one holds."""
    shell.add_submenu("view", menu, title, group="appearance")
    group, actions = QActionGroup(shell.widget), shell.actions_by_id
    for value, text, tip in choices:
        action_id = f"view.{menu}_{value or 'system'}"
        actions.add(
            ActionSpec(
                action_id, text, lambda _on, value=value: choose(value), menu, tip=tip,
                checkable=True,
            )
        )  # fmt: skip
        actions[action_id].setChecked(now == value)
        group.addAction(actions[action_id])


def _choose_language(shell: Shell, code: str) -> None:
    before = language_in_use()
    remember_language(code)
    if language_in_use() != before and not shell.model.working:
        QTimer.singleShot(0, partial(rebuild_window, shell))  # when this menu is closed
