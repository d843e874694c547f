"""Distinct whole numbers of an array, and which numbers are among others.

NumPy does both, but loads ``numpy.ma`` for it, which takes as long as checking a small board.
"""

from __future__ import annotations

from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

__all__ = ["distinct", "is_among"]

Integer = TypeVar("Integer", bound=np.integer)


def distinct(values: NDArray[Integer]) -> NDArray[Integer]:
    """Return the distinct values of an array, ascending.

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


def is_among(values: NDArray[Integer], others: NDArray[Integer]) -> NDArray[np.bool_]:
    """Tell which values of an array occur in another, as ``np.isin`` does.

    Parameters
    ----------
    values, others : (N,) and (M,) array of int

    Returns
    -------
    (N,) bool

    Notes
    -----
    Sorts the others: (N + M) log M.
    """
    if not len(others):
        return np.zeros(len(values), bool)
    ordered = np.sort(others)
    place = np.searchsorted(ordered, values)
    return np.asarray(ordered[np.minimum(place, len(ordered) - 1)] == values)
