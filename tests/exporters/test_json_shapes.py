"""Places in JSON of others: two finite numbers, whatever comes after them."""

from __future__ import annotations

import math

import pytest

from mapkit.errors import FileError
from mapkit.export.json_shapes import At, geometries_of, place_of, places_of

AT = At("x.json", "place")


def test_a_place_is_its_first_two_numbers() -> None:
    assert place_of([1, 2.5], AT) == (1.0, 2.5)
    assert place_of([1, 2, 9, "z"], AT) == (1.0, 2.0)
    assert places_of([[0, 0], [1, 2, 3]], AT) == [(0.0, 0.0), (1.0, 2.0)]


@pytest.mark.parametrize("place", [[1], [], (1, 2), "12", None, ["1", 2], [1, "2"], [True, 1]])
def test_what_is_not_a_place_is_refused_with_where_it_stands(place: object) -> None:
    with pytest.raises(FileError, match=r"x\.json: place: this should be a place"):
        place_of(place, AT)


@pytest.mark.parametrize("far", [math.nan, math.inf, -1e300])
@pytest.mark.parametrize("axis", [0, 1])
def test_one_number_too_far_is_enough_to_refuse_it(far: float, axis: int) -> None:
    place = [far, 1.0] if axis == 0 else [1.0, far]
    with pytest.raises(FileError, match="not a number that a map can have"):
        place_of(place, AT)
    with pytest.raises(FileError, match=r"place\[1\]"):
        places_of([[0, 0], place], AT)


@pytest.mark.parametrize("kind", [{}, [], ["Polygon"], 7, "Circle"])
def test_a_type_that_is_none_is_refused_with_where_it_stands(kind: object) -> None:
    with pytest.raises(FileError, match="place: there is no geometry of the type"):
        list(geometries_of({"type": kind}, AT, "coordinates"))
