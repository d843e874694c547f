"""The other drawing of a disputed pair in its picture."""

from __future__ import annotations

import mapkit
from mapkit.drawing.redrawn import moves_of, redrawn_borders
from mapkit.drawing.shapes import board_shapes
from mapkit.model import PartedCorner, Redrawing, VertexMove


def test_the_picture_of_a_disputed_pair_explains_its_arrows() -> None:
    board = mapkit.open("launch-site")
    legend = "How corners lie in a drawing with another answer"
    assert legend in str(board.sight("34", "37").scene())
    assert legend not in str(board.sight("50", "51").scene())


def test_borders_end_where_their_corner_lies_then() -> None:
    game_map = mapkit.open("uboat-bunker").map
    shapes = board_shapes(game_map)
    at, x, y = shapes.placement.point, *game_map.vertices["cmd48"]
    moved = VertexMove("cmd48", (x, y), (x + 3, y))
    (move,) = moves_of(shapes, Redrawing((moved,)))
    assert move == (at((x, y)), at((x + 3, y)))
    borders = redrawn_borders(shapes, Redrawing((moved,)))
    assert len(borders) == 4
    assert all(move[1] in border for border in borders)
    ends = [next(end for end in border if end != move[1]) for border in borders]
    names = [v for v, point in game_map.vertices.items() if at(point) in ends[:2]]
    parted = PartedCorner("cmd48", (x, y), (x, y + 3), tuple(names))
    both = redrawn_borders(shapes, Redrawing((moved,), (parted,)))
    assert len(both) == 5
    assert sum(at((x, y + 3)) in border for border in both) == 3
