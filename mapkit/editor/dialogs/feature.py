"""New maps, exports, prints, and pictures for the clipboard."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from PyQt6.QtWidgets import QApplication

from mapkit.drawing.scene import Scene
from mapkit.editor.files import questions
from mapkit.editor.files.map_files import MapFiles
from mapkit.editor.i18n.texts import tr
from mapkit.editor.sight.feature import LiveFeature
from mapkit.editor.state.actions import ActionSpec, Requirement
from mapkit.editor.state.requirements import has_sight
from mapkit.editor.state.shell import Shell
from mapkit.editor.tasks.waiting import in_slices, run_in_thread

if TYPE_CHECKING:
    from mapkit.editor.dialogs.console import Console


_PIXELS = 1800
"""Of the longer side of a picture."""


def copy_scene(scene: Scene) -> None:
    """Put a picture into the clipboard, once it is painted."""
    from mapkit.editor.dialogs.scene_painter import image_steps  # noqa: PLC0415 - when needed

    clipboard = QApplication.clipboard()
    if clipboard is not None:
        steps = image_steps(scene, _PIXELS / max(scene.width, scene.height))
        clipboard.setImage(in_slices(steps))


def shown_pair(shell: Shell) -> Scene | None:
    """Draw the pair of fields whose sight is shown, None where there is none."""
    pair = shell.part(LiveFeature).shown_pair
    return pair.scene() if pair is not None else None


def needs_pair(shell: Shell) -> Requirement:
    """Return the requirement that a pair is shown."""
    return shell.part(LiveFeature).needs_pair


def install(shell: Shell) -> None:
    """Add actions; a dialog's module is loaded when it is first opened."""
    _add_beginnings(shell)
    _add_outputs(shell)
    _add_console(shell)


def _add_beginnings(shell: Shell) -> None:
    files = shell.part(MapFiles)

    def new() -> None:
        from mapkit.editor.dialogs.new_map import NewMapDialog  # noqa: PLC0415 - when opened

        if files.may_leave():
            dialog = NewMapDialog(shell.widget)
            if dialog.exec() and dialog.game_map is not None:
                files.new(dialog.game_map, ask=False)

    def start_page() -> None:
        from mapkit.editor.dialogs.start_page import StartPage  # noqa: PLC0415

        if files.may_leave():
            page = StartPage(shell.widget)
            if page.exec():
                page.open_in(shell)

    shell.actions_by_id.add(
        ActionSpec(
            "file.new", tr("&New…"), new, "file", "Ctrl+N", tr("Start a new map"), "new",
            group="open",
        ),
        ActionSpec(
            "file.start_page", tr("S&tart page…"), start_page, "file", "",
            tr("Recent files, the boards that come with mapkit, and examples"), group="open",
        ),
    )  # fmt: skip


def _add_console(shell: Shell) -> None:
    opened: list[Console] = []

    def console() -> None:
        from mapkit.editor.dialogs.console import Console  # noqa: PLC0415 - when opened

        if not opened:
            opened.append(Console(shell.model, shell.widget))
        opened[0].show()
        opened[0].raise_()
        opened[0].activateWindow()

    shell.actions_by_id.add(
        ActionSpec(
            "tools.console", tr("Python console…"), console, "tools", "",
            tr("Change the map with Python; each line is one undo step. Off until you turn it on"),
            group="free",
        )
    )  # fmt: skip


def _load_drawing() -> None:
    """Load what draws pictures of boards in a thread: the first time that takes a while."""
    run_in_thread(partial(import_module, "mapkit.editor.dialogs.export_jobs"))


def _add_outputs(shell: Shell) -> None:
    files = shell.part(MapFiles)

    def is_whole() -> bool:
        file = files.file
        return not file.partial or questions.ask_going_on_without(shell.widget, file.title)

    def export() -> None:
        if not is_whole():
            return
        _load_drawing()
        from mapkit.editor.dialogs.export_dialog import ExportDialog  # noqa: PLC0415
        from mapkit.editor.dialogs.export_jobs import data_formats  # noqa: PLC0415

        run_in_thread(data_formats)  # which loads the exporters
        folder = files.folder or Path.home()
        dialog = ExportDialog(
            shell.model.committed, folder, shell.widget, own=files.path, name=files.file.stem
        )
        dialog.exec()

    def print_() -> None:
        if not is_whole():
            return
        _load_drawing()
        from mapkit.editor.dialogs.print_dialog import PrintDialog  # noqa: PLC0415

        PrintDialog(shell.model.committed, shell.widget, pair=shown_pair(shell)).exec()

    def copy_board() -> None:
        _load_drawing()
        from mapkit.editor.dialogs.export_jobs import PictureLook, board_picture  # noqa: PLC0415

        game_map = shell.model.committed
        copy_scene(run_in_thread(lambda: board_picture(game_map, PictureLook())))
        shell.tell(tr("The picture of the board is in the clipboard."), seconds=4)

    def copy_pair() -> None:
        scene = shown_pair(shell)
        assert scene is not None
        copy_scene(scene)
        shell.tell(tr("The picture of the pair is in the clipboard."), seconds=4)

    shell.actions_by_id.add(
        ActionSpec(
            "file.export", tr("&Export…"), export, "file", "Ctrl+E",
            tr("Write pictures, or tables for other programs"), "export", group="out",
        ),
        ActionSpec(
            "file.print", tr("&Print…"), print_, "file", "Ctrl+P",
            tr("Print the board or the secret map, with a preview"), "print", group="out",
        ),
        ActionSpec(
            "edit.copy_picture", tr("Copy as p&icture"), copy_board, "edit", "Ctrl+Alt+C",
            tr("Copy a picture of the board to the clipboard"), "picture", group="picture",
        ),
        ActionSpec(
            "sight.copy_pair", tr("C&opy picture of the pair"), copy_pair, "sight",
            "Ctrl+Alt+Shift+C", tr("Copy a picture of the shown sightline to the clipboard"),
            "picture", group="picture", needs=(needs_pair(shell),), applies=has_sight,
        ),
    )  # fmt: skip
