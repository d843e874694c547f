"""Distinct whole numbers of an array."""

from __future__ import annotations

from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

__all__ = ["distinct"]

Integer = TypeVar("Integer", bound=np.integer)


def distinct(values: NDArray[Integer]) -> NDArray[Integer]:
    """Return the distinct values of an array, ascending.

    As ``np.unique`` does, which loads ``numpy.ma`` when it is first called; that takes as long as
    checking a small board.

    Parameters
    ----------
    values : array of int

    Returns
    -------
    (D,) array of the same type

    Notes
    -----
    Sorts: N log N.
    """
    ordered = np.sort(values, axis=None)
    first = np.ones(len(ordered), bool)
    np.not_equal(ordered[1:], ordered[:-1], out=first[1:])
    return ordered[first]
