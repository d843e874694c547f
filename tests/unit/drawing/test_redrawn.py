"""The other drawing of a disputed pair in its picture."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path as FilePath

import mapkit
from mapkit.drawing import NIGHT
from mapkit.drawing.pair import pair_legend, pair_scene
from mapkit.drawing.redrawn import moves_of, redrawn_borders
from mapkit.drawing.scene import Group, Path
from mapkit.drawing.shapes import board_shapes
from mapkit.model import PartedCorner, Redrawing, VertexMove
from mapkit.sight import OtherAnswer

EXAMPLES = FilePath(__file__).parents[3] / "examples"


def test_the_picture_of_a_disputed_pair_explains_its_arrows() -> None:
    board = mapkit.open("launch-site")
    legend = "How corners lie in a drawing with another answer"
    assert legend in str(board.sight("34", "37").scene())
    assert legend not in str(board.sight("50", "51").scene())


def test_two_drawings_of_one_pair_have_arrows_that_the_legend_tells_apart() -> None:
    board = mapkit.open(EXAMPLES / "two-rooms.yaml")
    a, b = list(board.map.fields)[:2]
    answer, vertex = board.sight(a, b).details, next(iter(board.map.vertices))
    x, y = board.map.vertices[vertex]
    others = [
        OtherAnswer(
            reason=reason, distance=distance, measure_mm=0.1, line=None, at=((x, y),),
            redrawing=Redrawing((VertexMove(vertex, (x, y), to),)),
        )
        for reason, distance, to in (
            ("redrawn_sight", None, (x + 10, y)), ("redrawn_distance", 3, (x, y + 10)),
        )
    ]  # fmt: skip
    entries = pair_legend(board.map, replace(answer, others=tuple(others)), NIGHT).entries
    arrows = {e.label: str(e.draw((0.0, 0.0), 8.0, 4.0)) for e in entries if "corners" in e.label}
    assert [label.rpartition(": ")[2] for label in arrows] == [
        f"{a} does not see {b}",
        f"{a} sees {b}, distance 3",
    ]
    assert len({*arrows.values()}) == 2
    scene = pair_scene(board.map, replace(answer, others=tuple(others)))
    shapes = [s for layer in scene.layers for s in layer.shapes]
    for shape in shapes:
        shapes += shape.shapes if isinstance(shape, Group) else ()
    heads = [
        s.fill.colour
        for s in shapes
        if isinstance(s, Path) and len(s.rings[0]) == 3 and s.fill
        and s.fill.colour in (NIGHT.disputed, NIGHT.veil)
    ]  # fmt: skip
    # Each in the legend and in the enlarged part of the board.
    assert heads.count(NIGHT.disputed) >= 2
    assert heads.count(NIGHT.veil) >= 2


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
