"""Beliefs are the sums over all readings, exactly so on trees."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from mapkit.digitize.beliefs import beliefs
from tests.looping import for_each


def summed(own: np.ndarray, pairs: np.ndarray, together: np.ndarray) -> np.ndarray:
    """Add up all readings of all things, one by one."""
    count, kinds = own.shape
    total = np.zeros((count, kinds))
    for reading in product(range(kinds), repeat=count):
        log = sum(own[n, k] for n, k in enumerate(reading))
        log += sum(together[e, reading[a], reading[b]] for e, (a, b) in enumerate(pairs.tolist()))
        for n, k in enumerate(reading):
            total[n, k] += np.exp(log)
    shares: np.ndarray = total / total.sum(axis=1, keepdims=True)
    return shares


@for_each("seed", range(12))
def test_beliefs_on_trees_are_exact(seed: int):
    rng = np.random.default_rng(seed)
    count, kinds = int(rng.integers(1, 7)), int(rng.integers(2, 4))
    pairs = np.array([(int(rng.integers(0, n)), n) for n in range(1, count)], int).reshape(-1, 2)
    flipped = rng.random(len(pairs)) < 0.5
    pairs[flipped] = pairs[flipped][:, ::-1]
    own = rng.normal(0, 2, (count, kinds))
    together = rng.normal(0, 2, (len(pairs), kinds, kinds))
    assert beliefs(own, pairs, together) == pytest.approx(summed(own, pairs, together), abs=1e-3)


def test_without_neighbours_each_has_its_own():
    shares = beliefs(np.log([[0.2, 0.8]]), np.zeros((0, 2), int), np.zeros((0, 2, 2)))
    assert shares == pytest.approx(np.array([[0.2, 0.8]]))


def test_large_numbers_do_not_overflow():
    own = np.array([[900.0, -900.0], [0.0, 0.0]])
    together = np.array([[[500.0, -500.0], [-500.0, 500.0]]])
    shares = beliefs(own, np.array([[0, 1]]), together)
    assert shares == pytest.approx(np.array([[1.0, 0.0], [1.0, 0.0]]))
