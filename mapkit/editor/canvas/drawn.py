"""A map as its picture shows it, which another window can go on with."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace

from PyQt6.QtWidgets import QGraphicsPathItem

from mapkit.drawing import Theme
from mapkit.drawing.board_parts import PartKey
from mapkit.drawing.incremental import IncrementalBoard
from mapkit.drawing.scene import Shape
from mapkit.drawing.shapes import measure_board
from mapkit.editor.canvas.scene_items import ShapePainter
from mapkit.model import GameMap

Name = tuple[str, PartKey]
Part = tuple[str, PartKey, tuple[Shape, ...]]
Items = dict[Name, list[QGraphicsPathItem]]


@dataclass(frozen=True, slots=True)
class Drawn:
    """A map as drawn: the level that is worked on, the other one as a shade, and what is new.

    ``gone`` holds the parts that go; None is all that was shown. ``items`` are those of a picture
    that is shown no more, and their painter.
    """

    game_map: GameMap
    board: IncrementalBoard
    ghost: IncrementalBoard
    new: list[Part]
    gone: Collection[Name] | None = None
    items: tuple[Items, ShapePainter] | None = None

    @classmethod
    def anew(cls, game_map: GameMap, level: int | None, theme: Theme) -> Drawn:
        """Draw from the start; safe in any thread."""
        module = measure_board(game_map).module  # of all levels: lines are as wide on each alone
        board = IncrementalBoard(theme, module=module)
        board.draw(of_level(game_map, level))
        ghost = of_shade(theme, module)
        if level is not None:
            ghost.draw(of_level(game_map, 1 - level))
        new = [*parts_of("board", board.parts), *parts_of("ghost", ghost.parts)]
        return cls(game_map, board, ghost, new)

    def updated(
        self, game_map: GameMap, level: int | None, fields: frozenset[str], portals: frozenset[str]
    ) -> Drawn:
        """Draw what has changed; safe in any thread, as long as no other does so, too."""
        patches = {"board": self.board.update(of_level(game_map, level), fields, portals)}
        if level is not None:
            other = of_level(game_map, 1 - level)
            patches["ghost"] = self.ghost.update(other, fields, portals)
        new = [part for name, patch in patches.items() for part in parts_of(name, patch.drawn)]
        gone = {(name, key) for name, patch in patches.items() for key in patch.gone}
        return Drawn(game_map, self.board, self.ghost, new, gone)


def parts_of(name: str, parts: Mapping[PartKey, tuple[Shape, ...]]) -> Iterator[Part]:
    """Name the parts of a drawing, those at the bottom first."""
    return ((name, key, shapes) for key, shapes in parts.items())


def of_shade(theme: Theme, module: float | None = None) -> IncrementalBoard:
    """Return a drawing of the level that is not worked on: fields and borders alone."""
    return IncrementalBoard(theme, labels=False, markers=False, shadows=False, module=module)


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
