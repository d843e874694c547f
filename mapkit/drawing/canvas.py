"""What a picture is drawn with: the board, the colours, and the shapes drawn so far."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from mapkit.drawing.ground import Ground, ground_of
from mapkit.drawing.scene import LAYERS, Layer, Shape
from mapkit.drawing.shapes import BoardShapes
from mapkit.drawing.theme import Theme
from mapkit.model import GameMap
from mapkit.model.cells import cell_names


class Canvas:
    """Takes shapes in any order of layers and hands them out bottom layer first.

    ``shapes`` are the board, laid out; ``signs`` what the signs in the cells of a board of squares
    cover, mm on the page.
    """

    def __init__(self, shapes: BoardShapes, theme: Theme) -> None:
        self.shapes = shapes
        self.theme = theme
        self.signs: Any = None
        self._drawn: dict[str, list[Shape]] = {name: [] for name in LAYERS}

    @property
    def game_map(self) -> GameMap:
        """The map that is drawn."""
        return self.shapes.game_map

    @property
    def module(self) -> float:
        """Side of a typical field, mm on the page."""
        return self.shapes.module

    @cached_property
    def cells(self) -> bool:
        """Whether the board is one of squares, each of which has a sign of its own."""
        return bool(cell_names(self.game_map))

    @cached_property
    def grounds(self) -> dict[str, Ground]:
        """The ground of each field that has a shape; fields that are alike share it."""
        known: dict[tuple[str, frozenset[str], str | None, str | None], Ground] = {}
        found: dict[str, Ground] = {}
        for i in self.shapes.polygons:
            item = self.game_map.fields[i]
            like = (item.kind, frozenset(item.traits), item.sector, item.ground)
            if like not in known:
                known[like] = ground_of(self.game_map, item, self.theme, self.module)
            found[i] = known[like]
        return found

    def add(self, layer: str, *shapes: Shape) -> None:
        """Put shapes on top of a layer of :data:`mapkit.drawing.scene.LAYERS`."""
        self._drawn[layer].extend(shapes)

    def take(self, layer: str) -> tuple[Shape, ...]:
        """Hand out the shapes of one layer and empty it."""
        taken, self._drawn[layer] = tuple(self._drawn[layer]), []
        return taken

    def layers(self) -> tuple[Layer, ...]:
        """Return the layers that hold anything."""
        return tuple(Layer(name, tuple(shapes)) for name, shapes in self._drawn.items() if shapes)
