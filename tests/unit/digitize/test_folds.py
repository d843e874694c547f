from __future__ import annotations

import cv2
import numpy as np
import pytest

from mapkit.digitize.decoding import Pixels
from mapkit.digitize.evidence import PIXELS_PER_MM, find_evidence
from mapkit.digitize.fields import find_fields
from mapkit.digitize.folds import without_folds
from mapkit.digitize.survey import survey
from tests.unit.digitize.drawn import SCALE, SIZE, drawn, grid

_AT_MM = 90.0


def _folded(upright: bool) -> Pixels:
    """Fold the board of twelve fields through the middle of some."""
    picture = drawn(grid()).astype(np.float32)
    across = np.arange(picture.shape[1 if upright else 0]) / SCALE
    dark = 1 - 0.55 * np.exp(-(((across - _AT_MM) / 0.5) ** 2))
    picture *= (dark[None, :, None] if upright else dark[:, None, None]).astype(np.float32)
    return picture.astype(np.uint8)


@pytest.mark.parametrize("upright", [False, True])
def test_a_fold_through_fields_does_not_divide_them(upright):
    seen = survey(_folded(upright), SCALE, SIZE)
    assert len(find_fields(seen).rings) == 12


def test_what_a_fold_adds_is_taken_off_and_the_borders_it_crosses_stay():
    size = tuple(round(side * PIXELS_PER_MM) for side in SIZE)
    plain, folded = (
        cv2.resize(p, size, interpolation=cv2.INTER_AREA) for p in (drawn(grid()), _folded(False))
    )
    border = find_evidence(folded, PIXELS_PER_MM).border
    flat, strips = without_folds(folded, border)
    assert len(strips) == 1
    assert strips[0][0].start <= _AT_MM * PIXELS_PER_MM <= strips[0][0].stop
    near = slice(strips[0][0].start - 6, strips[0][0].stop + 6)
    before, after = (np.abs(p[near].astype(int) - plain[near]) for p in (folded, flat))
    assert before.max() > 40
    assert np.percentile(after, 99) < 8


def test_printed_lines_from_rim_to_rim_are_no_folds():
    size = tuple(round(side * PIXELS_PER_MM) for side in SIZE)
    plain = cv2.resize(drawn(grid()), size, interpolation=cv2.INTER_AREA)
    flat, strips = without_folds(plain, find_evidence(plain, PIXELS_PER_MM).border)
    assert strips == []
    assert np.array_equal(flat, plain)


def test_a_wall_that_ends_before_the_rim_is_no_fold():
    size = tuple(round(side * PIXELS_PER_MM) for side in SIZE)
    folded = cv2.resize(_folded(False), size, interpolation=cv2.INTER_AREA)
    end = size[0] // 8
    folded[:, :end] = cv2.resize(drawn(grid()), size, interpolation=cv2.INTER_AREA)[:, :end]
    border = find_evidence(folded, PIXELS_PER_MM).border
    assert without_folds(folded, border)[1] == []


def test_a_light_border_from_rim_to_rim_among_dark_walls_is_no_fold():
    size = tuple(round(side * PIXELS_PER_MM) for side in SIZE)
    right = {3, 4, 7, 8, 11, 12}  # open ground, with light borders between them
    beside = [(n, n + k) for n in range(1, 13) for k in (1, 4) if (k == 4 or n % 4) and n + k < 13]
    lines = {
        frozenset({f"f{a}", f"f{b}"}): "light" if {a, b} <= right else "dark" for a, b in beside
    }
    picture = cv2.resize(drawn(grid(), lines=lines), size, interpolation=cv2.INTER_AREA)
    flat, strips = without_folds(picture, find_evidence(picture, PIXELS_PER_MM).border)
    assert strips == []
    assert np.array_equal(flat, picture)
