"""The board in the view: the drawing's parts as items, redrawn where the map has changed.

A large drawing is made in a thread of its own. Its items are then created hidden, a few at a time,
and shown all at once. Until then the old picture stays.
"""

from __future__ import annotations

import itertools
import threading
import time
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import replace

from PyQt6.QtCore import QObject, QTimer, pyqtSignal
from PyQt6.QtWidgets import QGraphicsPathItem, QGraphicsScene

from mapkit.drawing import NIGHT, Theme
from mapkit.drawing.board_parts import PartKey
from mapkit.drawing.incremental import IncrementalBoard
from mapkit.drawing.scene import Shape
from mapkit.drawing.shapes import Measures, measure_board
from mapkit.editor.canvas.drawn import Drawn, Items, Name, of_shade, parts_of
from mapkit.editor.canvas.grounds import SHARE, Ground, GroundStack, faint_pen, ground_of
from mapkit.editor.canvas.layers import LayerStack
from mapkit.editor.canvas.scene_items import ShapePainter
from mapkit.editor.tasks.main_thread import MainThread
from mapkit.edits import changes
from mapkit.model import GameMap

MOST_AT_ONCE = 300
"""A map of more fields is drawn from the start in a thread of its own."""

_MOST_CHANGED = 24
"""Of a map that large, more changed fields than this are drawn in a thread of its own."""

_ABOVE_THE_BOARD = 50
"""Height of the other level within a layer."""
_SLICE_S = 0.010
"""Of work before the event loop gets its turn."""
_AFTER_THE_REST_MS = 60
"""When a map is opened the window has much to lay out and to paint beside the board."""
_AFTER_THE_LISTS_MS = 10
"""After an edit it is lists and forms: two at once would wait for each other."""

_Grounds = dict[Name, Ground]


class BoardPicture(QObject):
    """Draws a map into the layers of a view and follows its edits.

    ``level`` None shows all levels as one sees the board from above; 0 or 1 shows that level
    alone and the other one as a shade.

    Attributes
    ----------
    recoloured : signal
        :attr:`theme` is another.
    rescaled : signal
        :attr:`module` is another, with the same map.
    progress : signal of (int, int)
        Of a board that is drawn from the start in a while: parts on it, and all of them; 0 while
        that is not known. At the end, or where it is given up, the two are the same.
    """

    progress = pyqtSignal(int, int)
    recoloured = pyqtSignal()
    rescaled = pyqtSignal()

    def __init__(self, scene: QGraphicsScene, layers: LayerStack, theme: Theme = NIGHT) -> None:
        super().__init__(layers)
        self._scene = scene
        self._layers = layers
        self.theme = theme
        self.level: int | None = None
        self._board = IncrementalBoard(theme)
        self._ghost = of_shade(theme)
        self._measures: Measures | None = None
        self._items: Items = {}
        self._hidden: Items = {}
        self._grounds = GroundStack(layers["fields"].root, _ABOVE_THE_BOARD)
        self._together = False
        self._current: GameMap | None = None
        self._latest: GameMap | None = None
        self._known: Mapping[PartKey, tuple[Shape, ...]] = {}
        self._number = 0
        self._drawing = False
        self._parts_in_all = 0
        self._steps: Iterator[None] | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)

    @property
    def busy(self) -> bool:
        """Whether something that was drawn in a thread is not all shown yet."""
        return self.behind or bool(self._layers.deferred)

    @property
    def behind(self) -> bool:
        """Whether the picture is that of an earlier map, until what is drawn is shown."""
        return self._drawing or self._steps is not None

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
        """What is shown of the level that is worked on; nothing of a map that is not drawn yet."""
        if self._measures is not None:
            return {}
        return self._known if self.behind else self._board.parts

    def stacked_with(self, field: str) -> tuple[str, ...]:
        """Return the fields of the levels that are drawn which lie above or below a field."""
        return self._board.stacked_with(field)

    @property
    def drawn(self) -> Drawn | None:
        """What is shown, for the picture of a window that replaces this one; None for one level."""
        if self.behind or self.level is not None or self._current is None:
            return None
        new = [*parts_of("board", self.parts)]
        items = None if self._together else (self._items, self._layers.painter)
        return Drawn(self._current, self._board, self._ghost, new, items=items)

    def begin_anew(self, game_map: GameMap, drawn: Drawn | None = None) -> None:
        """Draw another map; a slow one begins with its empty board, not with the old one.

        ``drawn`` is what another picture, which is used no more, shows of it.
        """
        self._stop()
        if drawn is not None and drawn.game_map is not game_map:
            drawn = None
        if drawn is not None:
            self.theme = drawn.board.theme
            if drawn.items is not None:
                self._adopt(drawn, *drawn.items)
                return
        if len(game_map.fields) > MOST_AT_ONCE:
            bare = replace(game_map, fields={}, portals=(), markers=())
            for _ in self._show(Drawn.anew(bare, None, self.theme)):
                pass
        self.draw(game_map, drawn=drawn)

    def _adopt(self, drawn: Drawn, items: Items, painter: ShapePainter) -> None:
        """Show the items of another picture."""
        self._items = items
        for (_, key), some in items.items():
            for item in some:
                scene = item.scene()
                if scene is not None:
                    scene.removeItem(item)
                item.setParentItem(self._layers[key.layer].root)
        self._layers.painter.adopt(painter, itertools.chain(*items.values()))
        self._board, self._ghost = drawn.board, drawn.ghost
        self._current = self._latest = drawn.game_map

    def draw(
        self, game_map: GameMap, *, theme: Theme | None = None, drawn: Drawn | None = None
    ) -> None:
        """Draw a map from the start: at once, or a large one in a while; ``drawn`` is known."""
        if theme is not None and theme is not self.theme:
            self.theme = theme
            self.recoloured.emit()
        self._stop()
        self._latest = game_map
        level, colours = self.level, self.theme
        self._together = len(game_map.fields) > MOST_AT_ONCE
        if len(game_map.fields) <= MOST_AT_ONCE:
            self._measures = None
            for _ in self._show(Drawn.anew(game_map, level, colours)):
                pass
            self._layers.deferred.flush()
        else:
            self._measures = measure_board(game_map)
            self.progress.emit(0, 0)
            make = (lambda: drawn) if drawn else (lambda: Drawn.anew(game_map, level, colours))
            self._in_a_thread(make, _AFTER_THE_REST_MS)

    def measure_anew(self, game_map: GameMap, much: float) -> None:
        """Draw a map from the start if its fields are by so much larger or smaller than drawn."""
        if self.behind:
            return
        share = measure_board(game_map).module / self.module
        if max(share, 1 / share) > much:
            self.draw(game_map)
            self.rescaled.emit()

    def update(self, game_map: GameMap, fields: frozenset[str], portals: frozenset[str]) -> None:
        """Draw again what an edit has changed: at once, or much in a while."""
        self._latest = game_map
        if self.behind:
            return  # caught up with when all is shown
        if len(game_map.fields) > MOST_AT_ONCE and not self._together:
            self.draw(game_map)
            self.rescaled.emit()
            return
        drawn, level = Drawn(game_map, self._board, self._ghost, []), self.level
        before = self._current.fields if self._current is not None else {}
        self._current = game_map
        largest = max(len(before), len(game_map.fields))
        if len(fields) > _MOST_CHANGED and largest > MOST_AT_ONCE:
            self._known = dict(self._board.parts)  # the thread changes these
            self._in_a_thread(lambda: drawn.updated(game_map, level, fields, portals))
            return
        patch = drawn.updated(game_map, level, fields, portals)
        for name in patch.gone or ():
            self._remove(self._items.pop(name, ()))
        grounds: _Grounds = {}
        for drawing, key, shapes in patch.new:
            self._remove(self._items.pop((drawing, key), ()))
            self._items[drawing, key] = self._made(drawing, key, shapes, grounds)
        self._lay_grounds(
            grounds, [*(patch.gone or ()), *((name, key) for name, key, _ in patch.new)]
        )

    def _in_a_thread(self, draw: Callable[[], Drawn], wait_ms: int = _AFTER_THE_LISTS_MS) -> None:
        number, self._drawing, main_thread = self._number, True, MainThread.here()

        def work() -> None:
            try:
                found: Drawn | Exception = draw()
            except Exception as problem:  # noqa: BLE001 - raised again where it is told
                found = problem
            main_thread.send(self, lambda: self._begin_to_show(number, found))

        def begin() -> None:
            if number == self._number:
                threading.Thread(target=work, name="drawing", daemon=True).start()

        QTimer.singleShot(wait_ms, begin)

    def _begin_to_show(self, number: int, drawn: Drawn | Exception) -> None:
        if number != self._number:
            return  # another drawing was asked for since
        self._drawing = False
        if isinstance(drawn, Exception):
            self.progress.emit(1, 1)
            raise drawn
        self._steps = self._show(drawn)
        self._parts_in_all = len(drawn.new) if drawn.gone is None else 0
        self._timer.start()

    def _stop(self) -> None:
        """Give up what is being drawn, or made out of sight."""
        if self._drawing or self._steps is not None:
            self.progress.emit(1, 1)
        self._number += 1
        self._parts_in_all = 0
        self._drawing, self._steps = False, None
        self._delete_later(self._hidden)
        self._hidden = {}

    def _go_on(self) -> None:
        """Make items for 10 ms, then return to the event loop."""
        end = time.perf_counter() + _SLICE_S
        while self._steps is not None and time.perf_counter() < end:
            if next(self._steps, self) is self:
                self._steps = None
                self._catch_up()
        if self._steps is None:
            self._timer.stop()
            self._tell_end()
        elif self._parts_in_all:
            self.progress.emit(len(self._hidden), self._parts_in_all)

    def _tell_end(self) -> None:
        if self._parts_in_all:
            self._parts_in_all = 0
            self.progress.emit(1, 1)

    def _show(self, drawn: Drawn) -> Iterator[None]:
        """Make all items out of sight, step by step; in the last step they take their place."""
        fresh = self._hidden = {}
        grounds: _Grounds = {}
        for name, key, shapes in drawn.new:
            fresh[name, key] = self._made(name, key, shapes, grounds, visible=False)
            yield
        if drawn.gone is None:
            old, self._items = self._items, {}
        else:
            gone = {*drawn.gone, *fresh}
            old = {name: self._items.pop(name) for name in gone if name in self._items}
        self._hidden = {}
        self._scene.update()  # all of it: Qt would put the places of thousands of items together
        self._delete_later(old)
        for items in fresh.values():
            for item in items:
                item.setVisible(True)
        self._items.update(fresh)
        self._lay_grounds(grounds, None if drawn.gone is None else gone)
        self._board, self._ghost, self._measures = drawn.board, drawn.ghost, None
        self._current = drawn.game_map
        yield  # what was edited meanwhile is drawn in another slice

    def _catch_up(self) -> None:
        """Follow what was edited while a map was drawn."""
        shown, latest = self._current, self._latest
        if shown is not None and latest is not None and latest is not shown:
            changed = changes(shown, latest)
            self.update(latest, changed.fields | changed.markers, changed.portals)

    def _made(
        self,
        drawing: str,
        key: PartKey,
        shapes: tuple[Shape, ...],
        grounds: _Grounds,
        *,
        visible: bool = True,
    ) -> list[QGraphicsPathItem]:
        """Make the items of a part; a ground that is painted with others goes to these."""
        ghost = drawing == "ghost"
        if ghost and key.layer not in {"fields", "borders"}:
            return []
        if key.layer == "fields" and (ghost or self._together):
            ground = ground_of(shapes)
            if ground is not None:
                grounds[drawing, key] = ground
                return []
        items = self._layers.painter.draw(shapes, None)
        root = self._layers[key.layer].root
        for item in items:
            item.setZValue(key.rank + (_ABOVE_THE_BOARD if ghost else 0))
            if ghost and key.layer == "borders" and self.level == 1:
                item.setPen(faint_pen(item.pen(), self.theme))
            elif ghost:
                item.setOpacity(item.opacity() * SHARE)
            item.setVisible(visible)
            item.setParentItem(root)
            if not visible:
                item.boundingRect()  # Qt keeps it; else the first painting would have to find all
        return items

    def _lay_grounds(self, new: _Grounds, gone: Collection[Name] | None) -> None:
        for drawing in ("board", "ghost"):
            self._grounds.change(
                {key: ground for (name, key), ground in new.items() if name == drawing},
                None if gone is None else [key for name, key in gone if name == drawing],
                shade=drawing == "ghost",
            )

    def _remove(self, items: list[QGraphicsPathItem] | tuple[()]) -> None:
        if items:
            self._layers.painter.forget(items)
            for item in items:
                self._scene.removeItem(item)

    def _delete_later(self, gone: Items) -> None:
        items = [item for found in gone.values() for item in found]
        self._layers.painter.forget(items)
        self._layers.deferred.delete(items)
