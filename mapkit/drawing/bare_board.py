"""The board alone, without title, ruler and legend, for programs with a page of their own."""

from __future__ import annotations

from mapkit.drawing.board import draw_board, draw_portals
from mapkit.drawing.canvas import Canvas
from mapkit.drawing.entry_arrows import draw_entries
from mapkit.drawing.labelling import draw_labels
from mapkit.drawing.page import provenance_line
from mapkit.drawing.scene import Scene
from mapkit.drawing.shapes import Measures, board_shapes, measure_board
from mapkit.drawing.theme import Theme
from mapkit.model import GameMap

__all__ = ["bare_board_scene"]

_RIM = 0.6
"""Room round the board for arrows that stand outside it, in modules."""


def bare_board_scene(
    game_map: GameMap, theme: Theme, *, ids: bool = True, measures: Measures | None = None
) -> Scene:
    """Draw the board at its true size on a page that ends where the board does.

    Where markers stand outside the board, the page has a rim for them. ``ids`` says whether
    fields have their ids; markers and owners are there all the same. ``measures`` are those of
    the whole board where the map is a part of it: the page shows their frame.
    """
    known = game_map.ruleset.markers
    measures = measures or measure_board(game_map)
    low_x, low_y, high_x, high_y = measures.frame
    outside = any(m.type in known and known[m.type].outside for m in game_map.markers)
    rim = measures.module * _RIM if outside else 0.0
    shapes = board_shapes(game_map, left=rim - low_x, top=rim - low_y, measures=measures)
    canvas = Canvas(shapes, theme)
    draw_board(canvas, ruled=False)
    draw_portals(canvas)
    draw_entries(canvas)
    draw_labels(canvas, labels=ids, thorough=bool(theme.materials))
    return Scene(
        width=high_x - low_x + 2 * rim,
        height=high_y - low_y + 2 * rim,
        background=theme.page,
        layers=canvas.layers(),
        title=game_map.name,
        description=provenance_line(game_map.provenance),
        placement=canvas.shapes.placement,
    )
