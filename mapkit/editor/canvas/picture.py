"""The board in the view: the drawing's parts as items, redrawn where the map has changed."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from PyQt6.QtCore import QObject, QTimer, pyqtSignal
from PyQt6.QtWidgets import QGraphicsPathItem, QGraphicsScene

from mapkit.document import changes
from mapkit.drawing import NIGHT, Theme
from mapkit.drawing.patchwork import PartKey, Patch, Patchwork
from mapkit.drawing.scene import Shape
from mapkit.drawing.shapes import Measures, measure_board
from mapkit.editor.canvas.layers import LayerStack
from mapkit.model import GameMap

__all__ = ["MOST_AT_ONCE", "BoardPicture", "of_level"]

MOST_AT_ONCE = 300
"""A map of more fields is drawn from the start in a thread of its own, and shown bit by bit."""

_GHOST = 0.22
"""Opacity of the level that is not worked on."""
_SLICE_S = 0.010

_Items = dict[tuple[str, PartKey], list[QGraphicsPathItem]]


@dataclass(frozen=True, slots=True)
class _Drawing:
    """A whole map as drawn: the level that is worked on, and the other one as a shade."""

    game_map: GameMap
    level: int | None
    board: Patchwork
    ghost: Patchwork

    @classmethod
    def of(cls, game_map: GameMap, level: int | None, theme: Theme) -> _Drawing:
        """Draw; safe in any thread."""
        board = Patchwork(theme)
        board.draw(of_level(game_map, level))
        ghost = Patchwork(theme, labels=False, markers=False)
        if level is not None:
            ghost.draw(of_level(game_map, 1 - level))
        return cls(game_map, level, board, ghost)

    def parts(self) -> Iterator[tuple[str, PartKey, tuple[Shape, ...]]]:
        """Yield all parts, those at the bottom first."""
        for name, work in (("board", self.board), ("ghost", self.ghost)):
            for key, shapes in work.parts.items():
                yield name, key, shapes


class BoardPicture(QObject):
    """Draws a map into the layers of a view and follows its edits.

    ``level`` None shows all levels as one sees the board from above; 0 or 1 shows that level
    alone and the other one as a shade.

    Attributes
    ----------
    drawn : signal
        All of a map is shown that was drawn from the start.
    """

    drawn = pyqtSignal()
    _ready = pyqtSignal(int, object)

    def __init__(self, scene: QGraphicsScene, layers: LayerStack, theme: Theme = NIGHT) -> None:
        super().__init__(layers)
        self._scene = scene
        self._layers = layers
        self.theme = theme
        self.level: int | None = None
        self._board = Patchwork(theme)
        self._ghost = Patchwork(theme, labels=False, markers=False)
        self._measures: Measures | None = None
        self._items: _Items = {}
        self._latest: GameMap | None = None
        self._number = 0
        self._waiting: Iterator[tuple[str, PartKey, tuple[Shape, ...]]] | None = None
        self._drawing: _Drawing | None = None
        self._old: _Items = {}
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)
        self._ready.connect(self._begin_to_show)

    @property
    def busy(self) -> bool:
        """Whether a map that was drawn from the start is not shown yet."""
        return self._measures is not None

    @property
    def module(self) -> float:
        """Side of a typical field, mm: what symbols and lines are measured by."""
        return (self._measures or self._board.measures).module

    @property
    def frame(self) -> tuple[float, float, float, float]:
        """The board's rectangle in mm: left, top, right, bottom."""
        return (self._measures or self._board.measures).frame

    @property
    def parts(self) -> Mapping[PartKey, tuple[Shape, ...]]:
        """What is drawn of the level that is worked on; nothing while :attr:`busy`."""
        return {} if self.busy else self._board.parts

    def draw(self, game_map: GameMap, *, theme: Theme | None = None) -> None:
        """Draw a map from the start: at once, or a large one in a while."""
        if theme is not None:
            self.theme = theme
        self._number += 1
        self._timer.stop()
        self._waiting = None
        self._latest = game_map
        if len(game_map.fields) <= MOST_AT_ONCE:
            self._measures = None
            self._take(_Drawing.of(game_map, self.level, self.theme))
            for part in self._drawing.parts() if self._drawing else ():
                self._show(*part)
            self._finish()
            return
        self._measures = measure_board(game_map)
        number, level, colours = self._number, self.level, self.theme

        def work() -> None:
            try:
                found: _Drawing | Exception = _Drawing.of(game_map, level, colours)
            except Exception as problem:  # noqa: BLE001 - raised again where it is told
                found = problem
            try:
                self._ready.emit(number, found)
            except RuntimeError:
                return  # the window was closed meanwhile

        threading.Thread(target=work, name="drawing", daemon=True).start()

    def update(self, game_map: GameMap, fields: frozenset[str], portals: frozenset[str]) -> None:
        """Draw again what an edit has changed."""
        self._latest = game_map
        if self.busy:
            return  # caught up with when all is shown
        shown = of_level(game_map, self.level)
        self._apply("board", self._board.update(shown, fields, portals))
        if self.level is not None:
            other = of_level(game_map, 1 - self.level)
            self._apply("ghost", self._ghost.update(other, fields, portals))

    def _begin_to_show(self, number: int, drawing: _Drawing | Exception) -> None:
        if number != self._number:
            return  # another drawing was asked for since
        if isinstance(drawing, Exception):
            raise drawing
        self._take(drawing)
        self._waiting = drawing.parts()
        self._timer.start()

    def _go_on(self) -> None:
        """Show parts for a moment, then let the window breathe."""
        end = time.perf_counter() + _SLICE_S
        while self._waiting is not None and time.perf_counter() < end:
            part = next(self._waiting, None)
            if part is None:
                self._waiting = None
            else:
                self._show(*part)
        if self._waiting is None:
            self._timer.stop()
            self._finish()

    def _take(self, drawing: _Drawing) -> None:
        """Begin to show a drawing; what was shown stays until all of it is."""
        self._remove_all(self._old)
        self._old, self._items = self._items, {}
        self._drawing = drawing

    def _finish(self) -> None:
        """Take the old picture away, and follow what was edited meanwhile."""
        self._remove_all(self._old)
        self._old = {}
        drawing, self._drawing, self._measures = self._drawing, None, None
        assert drawing is not None
        self._board, self._ghost = drawing.board, drawing.ghost
        latest = self._latest
        if latest is not None and latest is not drawing.game_map:
            changed = changes(drawing.game_map, latest)
            self.update(latest, changed.fields | changed.markers, changed.portals)
        self.drawn.emit()

    def _apply(self, drawing: str, patch: Patch) -> None:
        for key in patch.gone:
            self._remove(self._items.pop((drawing, key), ()))
        for key, shapes in patch.drawn.items():
            self._show(drawing, key, shapes)

    def _show(self, drawing: str, key: PartKey, shapes: tuple[Shape, ...]) -> None:
        """Show a part instead of what was shown of it."""
        self._remove(self._items.pop((drawing, key), ()))
        ghost = drawing == "ghost"
        if ghost and key.layer not in {"fields", "borders"}:
            return
        items = self._layers.painter.draw(shapes, self._layers[key.layer].root)
        for item in items:
            item.setZValue(key.rank + (50 if ghost else 0))
            if ghost:
                item.setOpacity(item.opacity() * _GHOST)
        self._items[drawing, key] = items

    def _remove(self, items: list[QGraphicsPathItem] | tuple[()]) -> None:
        if items:
            self._layers.painter.forget(items)
            for item in items:
                self._scene.removeItem(item)

    def _remove_all(self, items: _Items) -> None:
        self._remove([item for found in items.values() for item in found])


def of_level(game_map: GameMap, level: int | None) -> GameMap:
    """Return the map with the fields of one level alone; the map itself for None."""
    if level is None:
        return game_map
    fields = {i: f for i, f in game_map.fields.items() if f.level == level}
    return replace(
        game_map,
        fields=fields,
        portals=tuple(p for p in game_map.portals if any(i in fields for i in p.between)),
        markers=tuple(m for m in game_map.markers if m.field in fields),
    )
