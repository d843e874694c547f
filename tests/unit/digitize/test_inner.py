"""The likeliest border inside a field: where one was left out it is found, with its place."""

from __future__ import annotations

import pytest

from tests.digitizing import small_photo  # isort: skip  (tells whether OpenCV is there)
from io import BytesIO

import numpy as np
from PIL import Image

from mapkit.digitize.inner import InnerBorder, inner_borders
from mapkit.digitize.photo import Photo
from mapkit.digitize.regions import BorderGraph
from mapkit.digitize.survey import survey
from mapkit.digitize.trace import trace_photo
from tests.digitizing import small_truth
from tests.unit.digitize.test_regions import SCALE, board

SIZE = (160.0, 120.0)


@pytest.mark.parametrize("change", ["", "patch", "worn", "trees"])
def test_a_border_that_was_left_out_is_found(change: str):
    seen = survey(board(**{change: True}), SCALE, SIZE)
    labels = BorderGraph(seen.regions, seen.evidence).merged(0.5).labels
    height, width = labels.shape
    top, bottom = int(labels[height // 4, width // 4]), int(labels[3 * height // 4, width // 4])
    assert top != bottom
    names = np.unique(np.where(labels == bottom, top, labels))
    joined = np.searchsorted(names, np.where(labels == bottom, top, labels)).astype(np.int32)
    found = inner_borders(seen, joined)
    several = int(joined[height // 4, width // 4])
    x, y = found[several].at
    assert y == pytest.approx(60, abs=2)
    assert 10 < x < 70
    assert found[several].likelihood > 0.8
    others = [border.doubt for k, border in enumerate(found) if k != several]
    assert found[several].doubt > 0.5 > max(others)


def test_a_field_of_one_region_has_no_border_inside():
    seen = survey(board(), SCALE, SIZE)
    (whole,) = inner_borders(seen, np.zeros(seen.regions.shape, np.int32))
    assert whole.likelihood > 0.8  # the four fields as one
    one = inner_borders(seen, seen.regions)
    assert {border.likelihood for border in one} == {0.0}
    for k, border in enumerate(one):
        column, row = seen.pixel(border.at)
        assert seen.regions[row, column] == k


def test_doubt_rises_with_evidence_and_size():
    def doubt(likelihood: float, size: float, share: float = 0.4) -> float:
        return InnerBorder(likelihood, (0.0, 0.0), share, size).doubt

    assert 0 < doubt(0.0, 0.1) < doubt(0.1, 0.1) < doubt(0.1, 2.0) < doubt(1.0, 2.0) < 1
    assert doubt(0.3, 1.0, 0.05) < doubt(0.3, 1.0, 0.5)


def test_each_field_of_a_traced_photo_says_how_likely_it_is_several():
    photo = Photo(np.asarray(Image.open(BytesIO(small_photo().jpeg))))
    traced = trace_photo(photo, small_truth().size_mm, corners=small_photo().corners)
    assert {d.field for d in traced.missing} == traced.map.fields.keys()
    doubts = [d.doubt for d in traced.missing]
    assert doubts == sorted(doubts, reverse=True)
    assert doubts[-1] < 0.05
