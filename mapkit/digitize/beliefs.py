"""What things are most likely, where each depends on its neighbours: sums over all their readings.

Loopy belief propagation: neighbours tell each other what they think until nothing changes.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

_ROUNDS = 60
_DAMPING = 0.4
_ENOUGH = 1e-4

Floats = NDArray[np.float64]


def beliefs(own: Floats, pairs: NDArray[np.int64], together: Floats) -> Floats:
    """Return how likely each reading of each thing is.

    Parameters
    ----------
    own : (N, K) float64
        Logarithms of how likely each of K readings is, the neighbours left aside.
    pairs : (E, 2) int64
        Neighbours, each two once.
    together : (E, K, K) float64
        Logarithms of how well the readings of the first and the second of a pair go together.

    Returns
    -------
    (N, K) float64
        Rows of sum 1; exact for trees, nearly so where circles are long.
    """
    count, kinds = own.shape
    if not len(pairs):
        return shares_of(own)
    first = np.concatenate([pairs[:, 0], pairs[:, 1]])
    second = np.concatenate([pairs[:, 1], pairs[:, 0]])
    table = np.concatenate([together, together.transpose(0, 2, 1)])
    back = np.concatenate([np.arange(len(pairs)) + len(pairs), np.arange(len(pairs))])
    told = np.zeros((len(first), kinds))
    for _ in range(_ROUNDS):
        total = own + _summed(told, second, count)
        # What the second told the first is not told back to it.
        said = _log_sum(table + (total[first] - told[back])[:, :, None])
        said -= said.max(axis=1, keepdims=True)
        change = np.abs(said - told).max()
        told = _DAMPING * told + (1 - _DAMPING) * said
        if change < _ENOUGH:
            break
    return shares_of(own + _summed(told, second, count))


def _summed(told: Floats, to: NDArray[np.int64], count: int) -> Floats:
    total = np.zeros((count, told.shape[1]))
    np.add.at(total, to, told)
    return total


def _log_sum(values: Floats) -> Floats:
    """Return logarithms of sums over the second axis."""
    most = values.max(axis=1, keepdims=True)
    total: Floats = most[:, 0] + np.log(np.exp(values - most).sum(axis=1))
    return total


def shares_of(logs: Floats) -> Floats:
    """Return rows of sum 1 from the logarithms of their parts, each up to a sum."""
    shares = np.exp(logs - logs.max(axis=1, keepdims=True))
    result: Floats = shares / shares.sum(axis=1, keepdims=True)
    return result
