"""What the kernel says of lines and of the vertices that may end them, against slow references."""

from math import cos, sin
from random import Random

import numpy as np

from mapkit.geometry.kernel import interface
from mapkit.geometry.kernel.constants import DONE, NO_LINE

REACH, SURE = 10.0, 0.01


def test_the_line_along_a_way_misses_its_corners_by_as_little_as_any_direction() -> None:
    rng = Random(4)
    for _ in range(20):
        lefts = [(rng.randrange(1000), rng.randrange(40, 90)) for _ in range(6)]
        rights = [(rng.randrange(1000), rng.randrange(-10, 60)) for _ in range(6)]
        xy = np.array(lefts + rights, np.int64)
        way = np.array([(k, 6 + k) for k in range(6)], np.int32)
        first, last = -0.1, 0.1
        line = np.array([0.0, 0.0, cos(first), sin(first), cos(last), sin(last)])
        loose = np.zeros(3)
        interface.straighten(interface.LooseWay(xy=xy, way=way, line=line, loose=loose))
        lacks, level, angle = loose.tolist()

        def asides(points: list[tuple[int, int]], angle: float) -> list[float]:
            return [-x * sin(angle) + y * cos(angle) for x, y in points]

        def missed(angle: float) -> float:
            return max(asides(rights, angle)) - min(asides(lefts, angle))  # noqa: B023 - used here

        assert abs(lacks - missed(angle)) < 1e-6
        assert abs(level - (max(asides(rights, angle)) + min(asides(lefts, angle))) / 2) < 1e-6
        tried = min(missed(first + k * (last - first) / 4000) for k in range(4001))
        assert lacks <= tried + 0.05


def test_threats_are_the_vertices_near_a_held_line_and_ends_of_borders_near_its_anchors() -> None:
    drawn = np.array([(50, 8), (50, -9), (50, 11), (-5, 40), (-5, -40), (120, 0)], np.int64)
    borders = np.array([(3, 4)], np.int32)
    line = np.array([0.0, 0.0, 1.0, 0.0, 100.0])

    def threats(now: np.ndarray) -> tuple[int, list[int], np.ndarray]:
        vertices, over = np.empty(20, np.int32), np.empty((20, 3))
        found = interface.Threats(
            reach=REACH, hair=1e-3, sure=SURE, drawn=drawn, now=now, borders=borders, line=line,
            vertices=vertices, over=over,
        )  # fmt: skip
        done = interface.threats(found)
        return done, vertices[: found.nfound].tolist(), over[: found.nfound]

    done, vertices, over = threats(drawn)
    assert done == DONE
    assert vertices == [0, 1, 3, 4]  # both ends of the border beside the first anchor
    # The upper one ends the line where it moves 8 down, the lower one where it moves 9 up.
    assert np.allclose(over[:2], [(0, 1, SURE - 8), (0, -1, SURE - 9)])
    assert np.allclose(over[2:], [(-1, 0, SURE - 5)] * 2)
    moved = drawn.copy()
    moved[0] = (50, -2)  # it is on the other side now, so it ends the line where it moves back
    assert np.allclose(threats(moved)[2][0], (0, -1, SURE + 8))
    moved[0] = (50, 0)
    assert threats(moved)[0] == NO_LINE
