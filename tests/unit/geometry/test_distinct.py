"""Distinct numbers of an array, and those among others, as NumPy finds them."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mapkit.geometry.points import distinct, is_among


@given(st.lists(st.integers(-(2**62), 2**62) | st.integers(-3, 3)))
def test_each_number_is_there_once_in_order(numbers: list[int]) -> None:
    found = distinct(np.array(numbers, np.int64))
    assert found.tolist() == sorted(set(numbers))


@pytest.mark.parametrize("kind", [np.int32, np.int64, np.uint16])
def test_the_type_stays_and_the_shape_does_not_matter(kind: type[np.integer]) -> None:
    found = distinct(np.array([[3, 1], [1, 2]], kind))
    assert found.dtype == kind
    assert found.tolist() == [1, 2, 3]


@given(st.lists(st.integers(-9, 9)), st.lists(st.integers(-9, 9)))
def test_numbers_are_found_among_others(numbers: list[int], others: list[int]) -> None:
    found = is_among(np.array(numbers, np.int64), np.array(others, np.int64))
    assert found.tolist() == [n in others for n in numbers]
