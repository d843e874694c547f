"""What this package adds to the window."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PyQt6.QtGui import QAction

from mapkit.editor.actions import ActionSpec
from mapkit.editor.files import questions
from mapkit.editor.files.recent import forget_recent, recent_files
from mapkit.editor.texts import tr

if TYPE_CHECKING:
    from mapkit.editor.window import EditorWindow

__all__ = ["install"]


def install(window: EditorWindow) -> None:
    """Add the file menu, the title, and the question before the window closes."""
    files = window.files
    add = window.actions_by_id.add

    def open_() -> None:
        folder = files.path.parent if files.path is not None else Path.home()
        if files.may_leave():
            path = questions.ask_path_to_open(window, folder)
            if path is not None:
                files.open(path, ask=False)

    add(
        ActionSpec(
            "file.open",
            tr("&Open…"),
            open_,
            menu="file",
            shortcut="Ctrl+O",
            tip=tr("Open a map file"),
            icon="open",
            group="open",
        )
    )
    recent = window.add_submenu("file", "recent", tr("Open &recent"), group="open")
    recent.aboutToShow.connect(lambda: _fill_recent(window))
    add(
        ActionSpec(
            "file.save",
            tr("&Save"),
            files.save,
            menu="file",
            shortcut="Ctrl+S",
            tip=tr("Save the map; comments in the file stay"),
            icon="save",
            group="save",
        )
    )
    add(
        ActionSpec(
            "file.save_as",
            tr("Save &as…"),
            files.save_as,
            menu="file",
            shortcut="Ctrl+Shift+S",
            tip=tr("Save the map under another name"),
            icon="save_as",
            group="save",
        )
    )
    revert = add(
        ActionSpec(
            "file.revert",
            tr("Re&vert"),
            files.revert,
            menu="file",
            tip=tr("Go back to the file as it is on the disk"),
            icon="revert",
            group="save",
        )
    )
    add(
        ActionSpec(
            "file.quit",
            tr("&Quit"),
            window.close,
            menu="file",
            shortcut="Ctrl+Q",
            tip=tr("Close the window"),
            group="quit",
        )
    )

    def show_state() -> None:
        window.setWindowTitle(f"{files.file.title}[*] — mapkit")
        window.setWindowModified(files.modified)
        window.setWindowFilePath("")
        revert.setEnabled(files.path is not None)

    files.changed.connect(show_state)
    show_state()
    window.close_guards.append(files.may_leave)
    window.drop_handlers.append(lambda path: _drop(window, path))
    window.closing.connect(files.close)


def _drop(window: EditorWindow, path: Path) -> bool:
    if path.suffix.lower() not in {".yaml", ".yml", ".json"}:
        return False
    window.files.open(path)
    return True


def _fill_recent(window: EditorWindow) -> None:
    menu = window.menus["recent"]
    menu.clear()
    for path in recent_files():
        action = QAction(path.name.replace("&", "&&"), menu)
        action.setStatusTip(str(path))
        action.setToolTip(str(path))
        action.triggered.connect(lambda _checked=False, path=path: window.files.open(path))
        menu.addAction(action)
    if menu.isEmpty():
        nothing = QAction(tr("No files yet"), menu)
        nothing.setEnabled(False)
        menu.addAction(nothing)
        return
    menu.addSeparator()
    clear = QAction(tr("&Clear the list"), menu)
    clear.triggered.connect(forget_recent)
    menu.addAction(clear)
