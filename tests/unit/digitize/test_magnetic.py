"""Lines that follow what is printed."""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np
import pytest
import shapely

from mapkit.digitize.magnetic import Place, printed_line
from mapkit.digitize.survey import Survey, survey

SIZE = (120.0, 90.0)
SCALE = 4.0
Way = tuple[Place, ...]

WAY: Way = ((10.0, 20.0), (80.0, 20.0), (80.0, 75.0))
"""A line with one corner; the straight way between its ends is far from it."""


def seen(width_mm: float, colour: tuple[int, int, int], *ways: Way) -> Survey:
    """Look at lines of a width on noisy ground."""
    noise = np.random.default_rng(3).normal(0, 4, (360, 480, 3))
    picture = np.clip(np.array((96, 110, 70)) + noise, 0, 255).astype(np.uint8)
    for way in ways:
        places = np.round((np.array(way) * SCALE - 0.5) * 16).astype(np.int32)
        cv2.polylines(picture, [places], False, colour, round(width_mm * SCALE), cv2.LINE_AA, 4)
    return survey(picture, SCALE, SIZE)


def off(found: Sequence[Place], way: Sequence[Place]) -> float:
    """The farthest that two lines are apart, in mm."""
    return shapely.hausdorff_distance(
        shapely.segmentize(shapely.LineString(found), 1.0),
        shapely.segmentize(shapely.LineString(way), 1.0),
    )


@pytest.mark.parametrize(
    ("width", "colour"), [(0.75, (235, 235, 220)), (1.0, (60, 60, 50)), (3.0, (40, 36, 34))]
)
def test_it_runs_in_the_middle_of_what_is_printed(
    width: float, colour: tuple[int, int, int]
) -> None:
    found = printed_line(seen(width, colour, WAY), [WAY[0], WAY[-1]])
    assert len(found) == 3
    assert off(found, WAY) < 0.4


def test_it_begins_and_ends_exactly_where_it_is_asked_to() -> None:
    ends = [(10.3, 20.2), (79.6, 75.0)]
    found = printed_line(seen(1.0, (235, 235, 220), WAY), ends)
    assert [found[0], found[-1]] == ends


def test_an_end_on_an_edge_goes_to_where_the_line_meets_it() -> None:
    edges = (((10.0, 5.0), (10.0, 40.0)), ((60.0, 75.0), (110.0, 75.0)))
    picture = seen(1.0, (235, 235, 220), WAY)
    found = printed_line(picture, [(10.0, 21.5), (78.6, 75.0)], edges=edges)
    assert found[0] == pytest.approx(WAY[0], abs=0.25)
    assert found[-1] == pytest.approx(WAY[-1], abs=0.25)
    far = printed_line(picture, [(10.0, 30.0), (78.6, 75.0)], edges=edges)
    assert far[0] == (10.0, 30.0)  # too far to have been meant


def test_a_further_click_chooses_between_two_ways() -> None:
    other = ((10.0, 20.0), (10.0, 75.0), (80.0, 75.0))
    picture = seen(1.0, (235, 235, 220), WAY, other)
    for way in (WAY, other):
        x, y = way[1]
        clicked = (x + 1.1, y - 0.9)
        assert off(printed_line(picture, [WAY[0], clicked, WAY[-1]]), way) < 0.5


def test_it_goes_nearly_straight_where_nothing_is_printed() -> None:
    ends = [(20.0, 20.0), (100.0, 70.0)]
    assert off(printed_line(seen(1.0, (0, 0, 0)), ends), tuple(ends)) < 15


def test_two_clicks_on_one_place_are_a_line_too() -> None:
    ends = [(20.0, 20.0), (20.05, 20.0)]
    assert printed_line(seen(1.0, (0, 0, 0)), ends) == ends


def test_it_stays_on_the_board() -> None:
    rim = ((0.0, 30.0), (0.0, 80.0))
    found = np.array(printed_line(seen(1.0, (235, 235, 220), WAY), list(rim)))
    assert (found >= 0).all()
    assert (found <= SIZE).all()
