"""The board in the view: the drawing's parts as items, redrawn where the map has changed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PyQt6.QtWidgets import QGraphicsPathItem, QGraphicsScene

from mapkit.drawing import NIGHT, Theme
from mapkit.drawing.patchwork import PartKey, Patch, Patchwork
from mapkit.drawing.scene import Shape
from mapkit.editor.canvas.layers import LayerStack
from mapkit.model import GameMap

__all__ = ["BoardPicture", "of_level"]

_GHOST = 0.22
"""Opacity of the level that is not worked on."""


class BoardPicture:
    """Draws a map into the layers of a view and follows its edits.

    ``level`` None shows all levels as one sees the board from above; 0 or 1 shows that level
    alone and the other one as a shade.
    """

    def __init__(self, scene: QGraphicsScene, layers: LayerStack, theme: Theme = NIGHT) -> None:
        self._scene = scene
        self._layers = layers
        self.theme = theme
        self.level: int | None = None
        self._board = Patchwork(theme)
        self._ghost = Patchwork(theme, labels=False, markers=False)
        self._items: dict[tuple[str, PartKey], list[QGraphicsPathItem]] = {}

    @property
    def module(self) -> float:
        """Side of a typical field, mm: what symbols and lines are measured by."""
        return self._board.measures.module

    @property
    def frame(self) -> tuple[float, float, float, float]:
        """The board's rectangle in mm: left, top, right, bottom."""
        return self._board.measures.frame

    @property
    def parts(self) -> Mapping[PartKey, tuple[Shape, ...]]:
        """What is drawn of the level that is worked on."""
        return self._board.parts

    def draw(self, game_map: GameMap, *, theme: Theme | None = None) -> None:
        """Draw a map from the start."""
        if theme is not None:
            self.theme = theme
        self._clear()
        self._board = Patchwork(self.theme)
        self._apply("board", self._board.draw(of_level(game_map, self.level)))
        if self.level is not None:
            self._ghost = Patchwork(self.theme, labels=False, markers=False)
            self._apply("ghost", self._ghost.draw(of_level(game_map, 1 - self.level)))

    def update(self, game_map: GameMap, fields: frozenset[str], portals: frozenset[str]) -> None:
        """Draw again what an edit has changed."""
        shown = of_level(game_map, self.level)
        self._apply("board", self._board.update(shown, fields, portals))
        if self.level is not None:
            other = of_level(game_map, 1 - self.level)
            self._apply("ghost", self._ghost.update(other, fields, portals))

    def _apply(self, drawing: str, patch: Patch) -> None:
        ghost = drawing == "ghost"
        for key in patch.gone:
            self._remove(self._items.pop((drawing, key), ()))
        for key, shapes in patch.drawn.items():
            self._remove(self._items.pop((drawing, key), ()))
            if ghost and key.layer not in ("fields", "borders"):
                continue
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

    def _clear(self) -> None:
        for items in self._items.values():
            self._remove(items)
        self._items.clear()


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
