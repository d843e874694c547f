"""How an answer about one thing shifts what is thought of all that look like it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mapkit.model import Point

Floats = NDArray[np.float64]

_ALIKE = 0.7
"""How far two looks may be apart, in spreads of all of them, and still say much."""
_TOLD, _SURE = 0.1, 4.0
"""How much a lesson, and what is sure, may be an exception: variances of logarithms of odds."""
_NO, _YES = -4.0, 5.0
_LEAST_SPREAD = 0.15


@dataclass(frozen=True, slots=True, eq=False)
class Look:
    """What something looks like.

    Attributes
    ----------
    at : (int, int)
        A place on it, in map units.
    look : (K,) float64
    odds : float
        How likely it is there, as the logarithm of the odds, without any lesson.
    sure : bool
        Whether it was seen so well that others are compared with it.
    """

    at: Point
    look: Floats
    odds: float
    sure: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Lesson:
    """A person has said whether something is there."""

    about: Look
    there: bool


def shifts(looks: Sequence[Look], lessons: Sequence[Lesson]) -> Floats:
    """Return what is to be added to the logarithm of the odds of each.

    Notes
    -----
    A Gaussian process: what a lesson says beyond what was thought holds for all that look like it,
    as far as those that are sure do not say otherwise.
    """
    if not looks or not lessons:
        return np.zeros(len(looks))
    rows = np.array([k.look for k in looks])
    told = np.array([lesson.about.look for lesson in lessons])
    spread = (np.quantile(rows, 0.84, axis=0) - np.quantile(rows, 0.16, axis=0)) / 2
    if (spread < _LEAST_SPREAD).all():  # all look the same: a lesson tells none from the others
        return np.zeros(len(rows))
    spread = np.maximum(spread, _LEAST_SPREAD)
    sure = np.array([k.look for k in looks if k.sure]).reshape(-1, rows.shape[1])
    known = np.concatenate([told, sure]) / spread
    missing = np.zeros(len(known))
    for k, lesson in enumerate(lessons):
        was = lesson.about.odds
        missing[k] = max(_YES - was, 0.0) if lesson.there else min(_NO - was, 0.0)
    noise = np.repeat([_TOLD, _SURE], [len(told), len(sure)])
    weights = np.linalg.solve(_alike(known, known) + np.diag(noise), missing)
    found: Floats = _alike(rows / spread, known) @ weights
    return found


def odds(chance: float) -> float:
    """Return the logarithm of the odds of what has a chance, kept from 0.001 to 0.999."""
    chance = float(np.clip(chance, 1e-3, 1 - 1e-3))
    return float(np.log(chance / (1 - chance)))


def share_of(logarithm: float) -> float:
    """Return the chance of what has odds with this logarithm."""
    return float(1 / (1 + np.exp(-np.clip(logarithm, -30, 30))))


def _alike(rows: Floats, others: Floats) -> Floats:
    """Return how alike two looks are, 1 where they are the same."""
    off = ((rows[:, None] - others[None]) ** 2).mean(axis=2)
    found: Floats = np.exp(-off / (2 * _ALIKE**2))
    return found
