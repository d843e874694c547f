"""How high the letters on each field stand in print."""

from __future__ import annotations

from mapkit.drawing.board import board_scene
from mapkit.drawing.looks import find_look
from mapkit.drawing.scene import Group, Text, walk
from mapkit.drawing.text import CAP_HEIGHT
from mapkit.model import GameMap


def label_heights(game_map: GameMap) -> dict[str, float]:
    """Return by field the height of the lowest capital letters of what it is called.

    They are in mm on a board that is printed in its true size.

    As long as a picture of the board: some tenths of a second for 130 fields.
    """
    scene = board_scene(game_map, legend=False, theme=find_look("board"), scale=1.0)
    heights: dict[str, float] = {}
    for _, shape in walk(scene):
        if isinstance(shape, Group) and shape.kind == "label" and shape.field is not None:
            for text in shape.shapes:
                if isinstance(text, Text):
                    height = text.size * CAP_HEIGHT
                    heights[shape.field] = min(heights.get(shape.field, height), height)
    return heights
