"""Rounded lines: ends stay, and nothing is farther from the drawn line than allowed."""

from __future__ import annotations

import random

import shapely

from mapkit.drawing.board import board_scene
from mapkit.drawing.looks import BOARD, PLAY
from mapkit.drawing.rounding import rounded
from mapkit.drawing.scene import Polyline, walk
from mapkit.mapfile import example_paths
from tests.boards import map_in
from tests.looping import for_each


@for_each("seed", range(40))
def test_a_rounded_line_stays_beside_the_drawn_one(seed: int) -> None:
    rng = random.Random(seed)
    line = [(rng.uniform(0, 50), rng.uniform(0, 50)) for _ in range(rng.randrange(2, 9))]
    most = rng.choice((0.1, 0.5, 3.0))
    found = rounded(line, most)
    assert (found[0], found[-1]) == (line[0], line[-1])
    drawn, made = shapely.LineString(line), shapely.LineString(found)
    assert drawn.hausdorff_distance(made) <= most + 1e-9


def test_what_is_straight_stays_as_it_is() -> None:
    line = ((0.0, 0.0), (1.0, 0.0), (3.0, 0.0))
    assert rounded(line, 0.5) == line


def test_a_short_piece_at_an_end_is_no_hook() -> None:
    """It is rounded over its whole length, a piece between two bends over half of it."""
    line = ((0.0, 0.0), (4.0, 2.4), (40.0, 0.0))
    assert rounded(line, 5.0)[1] == line[0]
    later = rounded(((-40.0, 0.0), *line), 5.0)
    assert (2.0, 1.2) in later


def test_the_look_play_alone_is_rounded() -> None:
    site = map_in(example_paths()["launch-site"])
    counts = []
    for theme in (PLAY, BOARD):
        found = [
            shape
            for _, shape in walk(board_scene(site, theme=theme))
            if isinstance(shape, Polyline) and shape.stroke.colour == theme.line_open
        ]
        counts.append(sum(len(shape.points) for shape in found))
    assert counts[0] > 2 * counts[1]
