"""One click a field: on the whole board, in one field, and an area proposed anew."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.digitizing import small_photo, small_truth

import shapely  # isort: skip
from functools import cache
from io import BytesIO

import numpy as np
from PIL import Image

from benchmarks.photos.boards import visible
from mapkit.digitize.clicks import again, field_at, fields_at, unserved
from mapkit.digitize.fields import Fields, find_fields
from mapkit.digitize.photo import Photo
from mapkit.digitize.rectify import rectified_picture
from mapkit.digitize.survey import Survey, survey
from mapkit.digitize.trace import find_board
from mapkit.errors import UsageError
from tests.unit.digitize.test_regions import SCALE, board

SIZE = (160.0, 120.0)
UNIT = 0.01


@cache
def print_seen(change: str = "") -> Survey:
    return survey(board(**{change: True}), SCALE, SIZE)


@cache
def photo_seen(level: str = "easy") -> Survey:
    photo = Photo(np.asarray(Image.open(BytesIO(small_photo(level).jpeg))))
    found = find_board(photo, small_truth().size_mm, corners=small_photo(level).corners)
    return survey(*rectified_picture(photo.pixels, found), found.size_mm)


def shapes(fields: Fields) -> list[shapely.Polygon]:
    return [shapely.Polygon(r[0], r[1:]) for r in fields.rings]


def is_whole(fields: Fields, area: shapely.Polygon) -> bool:
    own = shapes(fields)
    total = sum(s.area for s in own)
    return bool(
        shapely.coverage_is_valid(own)
        and all(s.is_valid for s in own)
        and abs(total - area.area) <= 1e-4 * area.area
    )


def overlap(a: shapely.Polygon, b: shapely.Polygon) -> float:
    return float(shapely.intersection(a, b).area / shapely.union(a, b).area)


def box(x: float, y: float, u: float, v: float) -> list[tuple[int, int]]:
    return [(round(a / UNIT), round(b / UNIT)) for a, b in ((x, y), (u, y), (u, v), (x, v))]


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_each_click_gets_its_field_and_there_is_no_other(level: str):
    truth = list(visible(small_truth()).values())
    clicks = [(p.x, p.y) for p in map(shapely.Polygon.representative_point, truth)]
    found = fields_at(photo_seen(level), clicks)
    assert len(found.rings) == len(truth)
    assert unserved(photo_seen(level), found, clicks) == []
    in_mm = [shapely.transform(s, lambda xy: xy * UNIT) for s in shapes(found)]
    assert min(max(overlap(s, f) for f in in_mm) for s in truth) > 0.9
    width, height = small_truth().size_mm
    assert is_whole(found, shapely.box(0, 0, round(width / UNIT), round(height / UNIT)))


def test_what_was_not_clicked_joins_what_was():
    found = fields_at(print_seen(), [(40, 30), (120, 30)])
    assert len(found.rings) == 2
    assert len(find_fields(print_seen()).rings) == 4


def test_clicks_divide_what_the_picture_does_not():
    clicks = [(40.0, 30.0), (50.0, 30.0), (120.0, 30.0), (40.0, 90.0), (120.0, 90.0)]
    found = fields_at(print_seen(), clicks)
    assert len(found.rings) == 5
    assert unserved(print_seen(), found, clicks) == []
    middle = next(s for s in shapes(found) if s.contains(shapely.Point(4000, 3000)))
    assert 4000 < middle.bounds[2] < 5000


def test_two_clicks_in_one_place_are_told():
    clicks = [(40.0, 30.0), (40.0, 30.0), (120.0, 30.0)]
    found = fields_at(print_seen(), clicks)
    assert unserved(print_seen(), found, clicks) == [(40.0, 30.0)]


@pytest.mark.parametrize("clicks", [[], [(170.0, 10.0)], [(-1.0, 10.0)], [(float("nan"), 1.0)]])
def test_clicks_that_are_no_places_are_refused(clicks: Sequence[tuple[float, float]]):
    with pytest.raises(UsageError):
        fields_at(print_seen(), clicks)


@pytest.mark.parametrize("change", ["", "worn", "symbol"])
def test_a_field_is_cut_out_of_a_wrong_one_and_the_outline_stays(change: str):
    wrong = [box(0, 0, 160, 120)]
    found = field_at(print_seen(change), (120.0, 30.0), wrong)
    own, *rest = shapes(found)
    assert overlap(own, shapely.Polygon(box(80, 0, 160, 60))) > 0.97
    assert len(rest) == 1
    assert is_whole(found, shapely.Polygon(wrong[0]))
    assert {(16000, 0), (16000, 12000), (0, 0), (0, 12000)} <= {
        p for rings in found.rings for ring in rings for p in ring
    }


def test_the_outline_stays_where_it_is_no_rectangle_and_has_a_hole():
    outline = [(500, 300), (15500, 900), (15900, 11500), (8200, 11900), (300, 11000)]
    hole = [(10000, 2000), (10000, 3500), (12500, 3000)]
    found = field_at(print_seen(), (30.0, 30.0), [outline, hole])
    area = shapely.Polygon(outline, [hole])
    assert is_whole(found, area)
    corners = {p for rings in found.rings for ring in rings for p in ring}
    assert {*outline, *hole} <= corners
    added = [shapely.Point(p) for p in corners - {*outline, *hole}]
    on = [p for p in added if p.distance(area.boundary) < 50]
    assert all(p.distance(area.boundary) <= 0.71 for p in on)
    assert len(on) == 2


def test_where_nothing_is_drawn_nothing_is_cut_out():
    assert field_at(print_seen(), (30.0, 30.0), [box(20, 20, 60, 50)]) is None
    with pytest.raises(UsageError):
        field_at(print_seen(), (70.0, 30.0), [box(20, 20, 60, 50)])
    with pytest.raises(UsageError):
        field_at(print_seen(), (70.0, 30.0), [[(0, 0), (1, 1)]])


def test_an_area_is_proposed_anew():
    area = [box(10, 10, 150, 110)]
    found = again(print_seen(), area)
    assert len(found.rings) == 4
    assert is_whole(found, shapely.Polygon(area[0]))
    alone = again(print_seen(), [box(90, 10, 150, 50)])
    assert [set(rings[0]) for rings in alone.rings] == [set(box(90, 10, 150, 50))]


class StopError(Exception):
    pass


def test_work_stops_wherever_it_is_told_to():
    picture = board()

    def work(progress: object) -> None:
        seen = survey(picture, SCALE, SIZE, progress=progress)  # type: ignore[arg-type]
        fields_at(seen, [(40, 30), (120, 90)], progress=progress)  # type: ignore[arg-type]
        find_fields(seen, progress=progress)  # type: ignore[arg-type]

    steps: list[tuple[int, int]] = []
    work(lambda done, total: steps.append((done, total)))
    assert len(steps) > 30
    assert all(0 < done <= total for done, total in steps)
    for last in range(0, len(steps), 9):
        count = 0

        def stop(_done: int, _total: int, last: int = last) -> None:
            nonlocal count
            count += 1
            if count > last:
                raise StopError

        with pytest.raises(StopError):
            work(stop)
        assert count == last + 1
