"""What importing adds to the window."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from pathlib import Path

from PyQt6.QtCore import QTimer
from PyQt6.QtWidgets import QFileDialog, QWidget

from mapkit.editor.files.map_files import MapFiles
from mapkit.editor.i18n.texts import tr
from mapkit.editor.settings import remembered_text, settings
from mapkit.editor.state.actions import ActionSpec
from mapkit.editor.state.shell import Shell
from mapkit.editor.tasks.waiting import run_in_thread

_FOLDER = "import/folder"


class MapImport:
    """Opens files of other programs as new maps."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._files = shell.part(MapFiles)

    def ask(self) -> None:
        """Let a file be picked."""
        if self._files.may_leave():
            chosen = ask_path_to_import(self._shell.widget, self._files.folder or Path.home())
            if chosen is not None:
                self.open(chosen, ask=False)

    def open(self, path: Path, *, ask: bool = True) -> bool:
        """Show what becomes of a file; return whether it was opened as a new map."""
        from mapkit.editor.import_map.dialog import ImportDialog  # noqa: PLC0415

        if ask and not self._files.may_leave():
            return False
        dialog = ImportDialog(path, self._shell.widget)
        opened = bool(dialog.exec()) and dialog.game_map is not None
        if dialog.game_map is not None:
            self._files.take_in(dialog.game_map)
        dialog.deleteLater()
        return opened

    def drop(self, path: Path) -> bool:
        """Take a file that an importer knows; the window is free before the dialog opens."""
        if not can_import(path):
            return False
        QTimer.singleShot(0, partial(self.open, path))
        return True


def ask_path_to_import(parent: QWidget, folder: Path) -> Path | None:
    """Let a file of another program be picked, in the folder of the one before."""
    from mapkit.editor.import_map.job import endings  # noqa: PLC0415 - when it is needed
    from mapkit.export.box import make_ready  # noqa: PLC0415

    make_ready()
    kinds = " ".join(f"*.{ending}" for ending in endings())
    chosen, _ = QFileDialog.getOpenFileName(
        parent,
        tr("Import a file"),
        remembered_text(_FOLDER) or str(folder),
        f"{tr('Files of other programs')} ({kinds});;{tr('All files')} (*)",
    )
    if chosen:
        settings().setValue(_FOLDER, str(Path(chosen).parent))
    return Path(chosen) if chosen else None


def expect(paths: Iterable[Path]) -> None:
    """Get ready to read files that somebody drags here; maps need nothing."""
    if any(path.suffix.lower() not in {".yaml", ".yml"} for path in paths):
        from mapkit.export.box import make_ready  # noqa: PLC0415 - when it is needed

        make_ready()


def can_import(path: Path) -> bool:
    """Return whether a file is of another program, and one that is read."""
    from mapkit.editor.import_map.job import is_known  # noqa: PLC0415

    return run_in_thread(partial(is_known, path))


def install(shell: Shell) -> None:
    """Add the action, and take files that are dropped."""
    imports = MapImport(shell)
    shell.provide(imports)
    shell.drop_handlers.insert(0, imports.drop)
    shell.actions_by_id.add(
        ActionSpec(
            "file.import", tr("&Import…"), imports.ask, "file", "Ctrl+I",
            tr("Make a map of what another program has drawn"), "import", group="open",
        ),
    )  # fmt: skip
