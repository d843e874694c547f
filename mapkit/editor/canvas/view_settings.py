"""Rulers, grid and guides: switched by actions, remembered; guides and opacities for each map."""

from __future__ import annotations

import hashlib
import json
import math

from PyQt6.QtCore import QEvent, QObject, pyqtSignal

from mapkit.drawing.theme import NIGHT, PAPER
from mapkit.editor.canvas.rulers import Rulers
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.settings import number_within, remembered_flag, remembered_json, settings
from mapkit.editor.state.open_file import OpenFile
from mapkit.editor.state.shell import Shell

OF_THE_MAP = ("fields", "ground", "sectors")
"""Layers whose opacity goes with the map: a picture to draw after is seen through them."""


_FAR_MM = 1e6
_LIGHT = 128
"""Lightness of a window from which on it is light."""


class ViewSettings(QObject):
    """What of the view is kept between runs."""

    board_changed = pyqtSignal()
    """The board has become light or dark with the window."""

    def __init__(self, shell: Shell, rulers: Rulers) -> None:
        super().__init__(shell.widget)
        self._model = shell.model
        self._view = shell.part(BoardView)
        self._file = shell.part(OpenFile)
        self.rulers = rulers
        rulers.visible = remembered_flag("view/rulers", default=True)
        self._view.layers["grid"].visible = remembered_flag("view/grid", default=False)
        self._view.snapping = remembered_flag("view/snapping", default=True)
        self._view.guides.locked = remembered_flag("view/lock_guides", default=False)
        paper = remembered_flag("view/light_board", default=False)
        if paper and self._view.picture.theme is not PAPER:
            self._view.redraw(PAPER)
        self._loading = False
        self._view.installEventFilter(self)
        if remembered_flag("view/board_follows", default=False):
            self._follow_window()
        self.load()
        self._view.guides_changed.connect(self._store)
        self._view.layers.changed.connect(self._store)
        self._file.opened.connect(self.load)
        shell.closing.connect(self._store)  # the map may have been saved under another name

    def _key(self) -> str:
        """Return where this map's settings are kept: by its file, or by its id without one."""
        path = self._file.path
        name = str(path) if path is not None else f"id:{self._model.committed.id}"
        return "maps/" + hashlib.sha256(name.encode()).hexdigest()[:16]

    def _store(self) -> None:
        if self._loading:
            return
        view = self._view
        opacity = {name: view.layers[name].opacity for name in OF_THE_MAP}
        value = {"guides": view.guides.lines, "spacing": view.grid_spacing, "opacity": opacity}
        settings().setValue(self._key(), json.dumps(value))
        settings().setValue("view/snap_to_grid", view.snap_to_grid)

    def load(self) -> None:
        """Take over what is remembered of the open map."""
        found = remembered_json(self._key())
        value = found if isinstance(found, dict) else {}
        guides = _guides(value.get("guides"))
        spacing = number_within(0.1, value.get("spacing"), 1000.0, 10.0)
        known = value.get("opacity")
        shares = known if isinstance(known, dict) else {}
        opacity = {name: number_within(0.1, shares.get(name), 1.0, 1.0) for name in OF_THE_MAP}
        self._loading = True
        snap = remembered_flag("view/snap_to_grid", default=False)
        self._view.set_grid(spacing, snap=snap)
        self._view.guides.set(guides)
        for name, share in opacity.items():
            self._view.layers[name].opacity = share
        self._loading = False

    def show_rulers(self, on: bool) -> None:
        """Show or hide the rulers."""
        self.rulers.visible = on
        settings().setValue("view/rulers", on)

    def light_board(self, on: bool) -> None:
        """Draw the board in light colours, or in those of the night."""
        self._view.redraw(PAPER if on else NIGHT)
        settings().setValue("view/light_board", on)

    def follow_window(self, on: bool) -> None:
        """Let the board be light and dark with the window, or by itself."""
        settings().setValue("view/board_follows", on)
        if on:
            self._follow_window()

    def _follow_window(self) -> None:
        light = self._view.palette().window().color().lightness() > _LIGHT
        if light is not (self._view.picture.theme is PAPER):
            self.light_board(light)
            self.board_changed.emit()

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:  # noqa: N802
        """Follow another palette of the window, where that is chosen."""
        if (
            watched is self._view
            and event is not None
            and event.type() is QEvent.Type.PaletteChange
            and remembered_flag("view/board_follows", default=False)
        ):
            self._follow_window()
        return False

    def lock_guides(self, on: bool) -> None:
        """Keep the guides where they are, or let them be moved."""
        self._view.guides.locked = on
        settings().setValue("view/lock_guides", on)

    def show_grid(self, on: bool) -> None:
        """Show or hide the grid."""
        self._view.layers["grid"].visible = on
        settings().setValue("view/grid", on)

    def snap(self, on: bool) -> None:
        """Let points snap, or not."""
        self._view.snapping = on
        settings().setValue("view/snapping", on)


def _guides(value: object) -> list[tuple[str, float]]:
    """Return the guides that somebody may have written into the settings."""
    found = []
    for line in value if isinstance(value, list) else ():
        if isinstance(line, list) and len(line) == 2 and line[0] in ("x", "y"):
            at = number_within(-_FAR_MM, line[1], _FAR_MM, math.nan)
            found += [(str(line[0]), at)] if math.isfinite(at) else []
    return found
