"""What this package adds to the window."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

from PyQt6.QtCore import QProcess
from PyQt6.QtGui import QAction
from PyQt6.QtWidgets import QMenu

from mapkit.diagnostics import has_errors
from mapkit.editor.canvas.toolbox import ToolBox
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.files import questions
from mapkit.editor.files.banner import Choice, remove_banner, show_banner
from mapkit.editor.files.map_files import MapFiles
from mapkit.editor.files.open_document import keep_safe, watch
from mapkit.editor.files.tabs import MapTabs
from mapkit.editor.i18n.texts import tr
from mapkit.editor.settings import forget_recent, recent_files
from mapkit.editor.state.actions import ActionSpec, Requirement
from mapkit.editor.state.shell import Shell
from mapkit.editor.widgets.labels import plain_tip, without_keys
from mapkit.messages import one_line


def install(shell: Shell) -> None:
    """Add the file menu, the title, autosave, and the question before the window closes."""
    files = MapFiles(shell)
    shell.provide(files)
    _add_actions(shell, files)
    _show_state(shell, files)
    _keep_safe(shell, files)
    _watch(shell, files)
    _tell_what_was_not_read(shell, files)
    shell.drop_handlers.append(partial(_drop, files))
    files.opened.connect(lambda: _begin_afresh(shell))
    shell.provide(MapTabs(shell, files))


def _begin_afresh(shell: Shell) -> None:
    """Reset what belonged to the map before: the message in the status bar and the tool."""
    shell.tell("", seconds=0)
    shell.part(ToolBox).use("select")


def _add_actions(shell: Shell, files: MapFiles) -> None:
    def open_() -> None:
        path = questions.ask_path_to_open(shell.widget, files.folder or Path.home())
        if path is not None:
            files.open(path)

    has_file = Requirement(lambda: files.path is not None, tr("This map has no file yet."))
    shell.actions_by_id.add(
        ActionSpec(
            "file.open", tr("&Open…"), open_, "file", "Ctrl+O",
            tr("Open a map or a layout of cards"), "open", group="open",
        ),
        ActionSpec(
            "file.open_beside", tr("Open in a second window…"), partial(_open_beside, shell, files),
            "file", "", tr("Open another map beside this one, to copy fields from one to another"),
            group="open",
        ),
        ActionSpec(
            "file.save", tr("&Save"), files.save, "file", "Ctrl+S",
            tr("Save the map; comments in the file stay"), "save", group="save",
        ),
        ActionSpec(
            "file.save_as", tr("Save &as…"), files.save_as, "file", "Ctrl+Shift+S",
            tr("Save the map under another name"), "save_as", group="save",
        ),
        ActionSpec(
            "file.revert", tr("Re&vert"), files.revert, "file", "",
            tr("Go back to the file as it is on the disk"), "revert", group="save",
            needs=(has_file,),
        ),
        ActionSpec(
            "file.quit", tr("&Quit"), shell.widget.close, "file", "Ctrl+Q", tr("Close the window"),
            group="quit",
        ),
    )  # fmt: skip
    recent = shell.add_submenu("file", "recent", tr("Open &recent"), group="open")
    recent.aboutToShow.connect(lambda: _fill_recent(recent, files))


def _open_beside(shell: Shell, files: MapFiles) -> None:
    """Open a map in a program of its own, so that neither can harm the other's work."""
    path = questions.ask_path_to_open(shell.widget, files.folder or Path.home())
    if path is not None:
        program = ["-P", "-m", "mapkit.editor.app.program", str(path)]
        begun, _ = QProcess.startDetached(sys.executable, program)
        if not begun:
            shell.tell(tr("The second window could not be opened."), seconds=8)


def _show_state(shell: Shell, files: MapFiles) -> None:
    def show() -> None:
        shell.widget.setWindowTitle(f"{one_line(files.title)}[*] — mapkit")
        shell.widget.setWindowModified(files.modified)

    files.changed.connect(show)
    files.changed.connect(shell.actions_by_id.follow)
    show()


def _keep_safe(shell: Shell, files: MapFiles) -> None:
    model, picture = shell.model, shell.part(BoardView).picture
    stop = keep_safe(
        files, shell.centre, model.committed_changed, lambda: model.previewing or picture.behind
    )

    def close() -> None:
        stop()
        files.close()

    shell.close_guards.append(files.may_leave)
    shell.closing.connect(close)


def _watch(shell: Shell, files: MapFiles) -> None:
    def merge() -> None:
        if not files.merge():
            show()

    def offer() -> tuple[str, list[Choice]]:
        told = tr("{name} was changed by another program.", name=files.title)
        if files.unmerged:
            told = tr(
                "{name} cannot be merged with your map, which stays as it is: {problem}",
                name=files.title, problem=files.unmerged,
            )  # fmt: skip
        choices: list[Choice] = [(tr("&Reload"), files.revert), (tr("&Keep mine"), files.keep_mine)]
        if files.modified and files.file.base is not None:
            if not files.unmerged:
                told += " " + tr("You also have unsaved changes.")
            choices.insert(1, (tr("&Merge both"), merge))
        files.unmerged = ""
        return told, choices

    show = watch(files, shell.widget, shell.centre, offer, partial(shell.tell, seconds=10))


def _tell_what_was_not_read(shell: Shell, files: MapFiles) -> None:
    def show_issues() -> None:
        shell.docks["issues"].show()
        shell.docks["issues"].raise_()

    def tell() -> None:
        reading = files.reading
        if not has_errors(reading.diagnostics):
            remove_banner(shell.centre, "reading")
            return
        if not reading.hopeless:
            told = tr("Parts of {name} could not be read. They are not on the board.")
        elif files.file.hopeless:
            told = tr("Nothing of {name} could be read as a map, so the board is empty.")
        else:
            told = tr("{name} cannot be read as a map now. The board is as it was.")
        choices = [(tr("Show the &issues"), show_issues), (tr("&Close"), lambda: None)]
        show_banner(shell.centre, "reading", told.format(name=reading.name), choices)

    files.read.connect(tell)


def _drop(files: MapFiles, path: Path) -> bool:
    if path.suffix.lower() not in {".yaml", ".yml", ".json"}:
        return False
    files.open(path)
    return True


def _fill_recent(menu: QMenu, files: MapFiles) -> None:
    menu.clear()
    for path in recent_files():
        action = QAction(without_keys(one_line(path.name)), menu)
        action.setStatusTip(one_line(str(path)))
        action.setToolTip(plain_tip(str(path)))
        action.triggered.connect(lambda _checked=False, path=path: files.open(path))
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
