"""Parts of edits on their own: free ids, turning order, free stretches of a border."""

from __future__ import annotations

from itertools import permutations

from mapkit.edits.exact_geometry import first_clockwise
from mapkit.edits.ids import new_vertex_id
from mapkit.edits.portals import _free


def test_a_new_vertex_takes_no_number_below_the_count_of_those_there_are() -> None:
    assert new_vertex_id([]) == "v1"
    assert new_vertex_id(["v1", "v3"]) == "v4"
    assert new_vertex_id(["a1", "a9", "z2"]) == "a4"


def test_directions_come_in_turning_order_and_the_first_one_last() -> None:
    # y goes down: from the right, clockwise or not, each quarter is met once.
    around = [(1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0)]
    for start in range(4):
        turned = [(-y, x) for x, y in around] if start % 2 else around
        if start >= 2:
            turned = [(-x, -y) for x, y in turned]
        *ends, first = turned
        left = [*ends, first]
        found = []
        while left:
            found.append(left.pop(first_clockwise((0, 0), first, left)))
        assert found == turned
    for three in permutations([(0, -2), (-2, 0), (0, 2)]):
        assert three[first_clockwise((0, 0), (3, 0), three)] == (0, -2)


def test_a_free_stretch_is_the_nearest_that_is_long_enough() -> None:
    taken = [(4.0, 6.0, "d1"), (9.0, 10.0, "d2")]
    assert _free(5.5, 2.0, 20.0, taken) == 7.0
    assert _free(5.0, 2.0, 20.0, taken) == 3.0
    assert _free(5.0, 4.0, 20.0, taken) == 2.0
    assert _free(5.0, 5.0, 20.0, taken) == 12.5
    assert _free(19.9, 2.0, 20.0, taken) == 19.0
    assert _free(5.0, 11.0, 20.0, taken) is None
