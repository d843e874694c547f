"""Load a picture to trace, place it, lock it, remove it."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PyQt6.QtCore import QObject
from PyQt6.QtGui import QImageReader
from PyQt6.QtWidgets import QFileDialog

from mapkit.editor.canvas.decoding import read_picture
from mapkit.editor.canvas.toolbox import ToolBox
from mapkit.editor.canvas.underlay import UnderlayPicture, name_of
from mapkit.editor.canvas.underlay_tool import UnderlayTool, change_underlay
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.actions import ActionSpec, Requirement
from mapkit.editor.state.open_file import OpenFile
from mapkit.editor.state.requirements import at_rest
from mapkit.editor.state.shell import Shell
from mapkit.editor.tasks.waiting import run_in_thread
from mapkit.editor.widgets.labels import warn
from mapkit.edits import set_underlay
from mapkit.geometry.perspective import Corners, fitted
from mapkit.model import Underlay

_FIELDS_OVER_PICTURE = 0.55
"""Opacity of the fields once there is a picture below them that one wants to see."""


class UnderlayActions(QObject):
    """The submenu Underlay."""

    def __init__(
        self, shell: Shell, picture: UnderlayPicture, tool: UnderlayTool, there: Requirement
    ) -> None:
        super().__init__(shell.widget)
        self._shell = shell
        self._view = shell.part(BoardView)
        self._file = shell.part(OpenFile)
        self._model = shell.model
        self._picture = picture
        self._tool = tool
        self._folder = self._file.folder
        self._told = ""
        shell.add_submenu("view", "view.underlay", tr("&Underlay"), "underlay")
        rest = at_rest(shell.model)
        free = Requirement(
            lambda: picture.underlay is None or not picture.underlay.locked,
            tr("The underlay is locked: View, Underlay, Lock underlay."),
        )
        shell.actions_by_id.add(
            ActionSpec(
                "underlay.load", tr("&Load picture…"), self.ask, "view.underlay", "",
                tr("Put a picture below the fields, to trace it"), "picture", needs=(rest,),
            ),
            ActionSpec(
                "underlay.rectify", tr("&Rectify by four corners…"), self.rectify,
                "view.underlay", "",
                tr("Click the corners of the board in the picture; the picture is then fitted to "
"the board"),
                needs=(there, free, rest),
            ),
            ActionSpec(
                "underlay.fit", tr("&Stretch over the board"), self.fit, "view.underlay", "",
                tr("Put the picture's corners on the corners of the board"),
                needs=(there, free, rest),
            ),
            ActionSpec(
                "underlay.lock", tr("Loc&k underlay"), self.lock, "view.underlay", "",
                tr("Lock the picture so that it cannot be moved"),
                checkable=True, needs=(there, rest),
            ),
            ActionSpec(
                "underlay.remove", tr("Re&move underlay"), self.remove, "view.underlay", "",
                tr("Remove the picture from the map; the file stays"), needs=(there, rest),
            ),
        )  # fmt: skip
        picture.changed.connect(self._show)
        self._file.changed.connect(self._follow_file)
        self._model.replaced.connect(self._note_folder)
        shell.drop_handlers.insert(0, self._drop)
        self._show()

    def ask(self) -> None:
        """Let a picture be picked."""
        kinds = " ".join(f"*.{kind}" for kind in _picture_kinds())
        folder = self._file.folder or Path.home()
        chosen, _ = QFileDialog.getOpenFileName(
            self._shell.widget, tr("Load a picture"), str(folder),
            f"{tr('Pictures')} ({kinds});;{tr('All files')} (*)",
        )  # fmt: skip
        if chosen:
            self.load(Path(chosen))

    def load(self, path: Path) -> bool:
        """Lay a picture under the board, as large as fits, or under the same four points.

        Returns whether it is a picture that can be read.
        """
        loaded = run_in_thread(partial(read_picture, path.absolute()))
        if loaded.image is None:
            warn(self._shell.widget, tr("Load a picture"), loaded.problem)
            return False
        old = self._model.committed.underlay
        size = (loaded.image.width(), loaded.image.height())
        corners = old.corners if old is not None else fitted(self._board(), size)
        underlay = Underlay(
            name_of(loaded.path, self._file.folder),
            loaded.sha256,
            corners,
            old.opacity if old is not None else 1.0,
            old.locked if old is not None else False,
        )
        self._picture.adopt(loaded)

        def show_through(made: bool) -> None:
            fields = self._view.layers["fields"]
            if made and old is None and fields.opacity > _FIELDS_OVER_PICTURE:
                for name in ("fields", "sectors"):
                    self._view.layers[name].opacity = _FIELDS_OVER_PICTURE
                self._shell.tell(
                    tr("The picture lies below the fields, which are now translucent: see Layers."),
                    seconds=8,
                )

        self._model.edit(
            tr("Load underlay"), lambda m: set_underlay(m, underlay), done=show_through
        )
        return True

    def rectify(self) -> None:
        """Take the tool and wait for four clicks."""
        self._shell.part(ToolBox).use(self._tool.id)
        self._tool.begin_rectifying()

    def fit(self) -> None:
        """Stretch the picture over the board."""
        left, top, right, bottom = self._board()
        corners: Corners = ((left, top), (right, top), (right, bottom), (left, bottom))
        self._change(tr("Stretch underlay"), corners=corners)

    def lock(self, on: bool) -> None:
        """Lock the picture, or let it be moved."""
        self._change(tr("Lock underlay") if on else tr("Unlock underlay"), locked=on)

    def set_opacity(self, share: float) -> None:
        """Change how strong the picture is; a slider that is pulled makes one step."""
        self._change(tr("Opacity of the underlay"), merge="underlay opacity", opacity=share)

    def remove(self) -> None:
        """Take the picture away; what was seen through is as before."""

        def show_all(made: bool) -> None:
            if made:
                for name in ("fields", "sectors"):
                    self._view.layers[name].opacity = 1.0

        self._model.edit(tr("Remove underlay"), lambda m: set_underlay(m, None), done=show_all)

    def _change(self, text: str, *, merge: str = "", **values: object) -> None:
        self._model.edit(text, partial(change_underlay, **values), merge=merge)

    def _board(self) -> tuple[int, int, int, int]:
        unit = self._model.shown.unit_mm
        left, top, right, bottom = (round(mm / unit) for mm in self._view.picture.frame)
        return left, top, right, bottom

    def _note_folder(self) -> None:
        """Another map is open: its picture is looked for beside its own file."""
        self._folder = self._file.folder

    def _follow_file(self) -> None:
        """Name the picture from where the map lies now, if it was saved somewhere else."""
        old, self._folder = self._folder, self._file.folder
        underlay = self._model.committed.underlay
        if self._folder == old or underlay is None or self._folder is None:
            self._picture.refresh()
            return
        name = Path(underlay.picture)
        before = name if name.is_absolute() or old is None else old / name
        if before.is_file() and (name.is_absolute() or not (self._folder / name).is_file()):
            self._change(tr("Find underlay"), picture=name_of(before, self._folder))
        self._picture.refresh()

    def _drop(self, path: Path) -> bool:
        return path.suffix.lower().lstrip(".") in _picture_kinds() and self.load(path)

    def _show(self) -> None:
        underlay = self._picture.underlay
        actions = self._shell.actions_by_id
        actions.follow()
        actions["underlay.lock"].setChecked(underlay is not None and underlay.locked)
        problem = self._picture.problem
        if problem and problem != self._told:
            self._shell.tell(problem)
        self._told = problem


def _picture_kinds() -> list[str]:
    """Return the endings of picture files that can be read."""
    return [bytes(kind.data()).decode() for kind in QImageReader.supportedImageFormats()]
