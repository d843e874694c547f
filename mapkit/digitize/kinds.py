"""What kind each field may be: by its ground, and by the lines round it.

Fields of about one colour are taken together: one room that is open to a yard is still a room.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mapkit.digitize.arcs import OUTSIDE
from mapkit.digitize.basins import Labels
from mapkit.digitize.evidence import Evidence
from mapkit.digitize.straighten import Piece

__all__ = ["Guess", "guess_kinds"]

_ALIKE = 13.0
_LIGHTER = 14.0
_BLUER = 9.0


@dataclass(frozen=True, slots=True)
class Guess:
    """A kind of the ruleset, and how doubtful it is.

    ``doubt`` is from 0.02 to 0.5, for sorting: it is higher for a less certain kind. It is not the
    share of such guesses that are wrong (docs/benchmarks.md has the measured shares).
    """

    kind: str
    traits: frozenset[str]
    doubt: float


def guess_kinds(labels: Labels, evidence: Evidence, pieces: Sequence[Piece]) -> list[Guess]:
    """Propose a kind for each region: ``built_up``, ``elevated`` or ``open``, with water.

    Walls stand round rooms; what is much lighter than the open ground, without walls, is a
    walkway; what is blue is water.
    """
    count = int(labels.max()) + 1
    colours = _colours(labels, evidence, count)
    walls, around = _wall_shares(pieces, count)
    groups = _groups(colours)
    guesses = []
    share = {}
    for group in sorted(set(groups)):
        some = np.array(groups) == group
        total = float(around[some].sum())
        share[group] = float((walls[some]).sum()) / total if total else 0.0
    open_ones = np.array([share[g] < 0.5 for g in groups])
    ground = np.median(colours[open_ones], axis=0) if open_ones.any() else np.zeros(3)
    for region in range(count):
        of_group = share[groups[region]]
        own = float(walls[region] / around[region]) if around[region] else 0.0
        light, _, blue = colours[region] - ground
        sure = abs(of_group - 0.5) * 2
        agrees = 1.0 if (own > 0.5) == (of_group > 0.5) else 0.5
        if of_group > 0.5:
            kind, traits = "built_up", frozenset[str]()
        elif blue < -_BLUER and colours[region][2] < 124:
            kind, traits = "open", frozenset({"water"})
        elif light > _LIGHTER:
            kind, traits = "elevated", frozenset()
            sure = min(sure, (light - _LIGHTER) / 20)
        else:
            kind, traits = "open", frozenset()
        doubt = float(np.clip(0.5 - 0.45 * sure * agrees, 0.02, 0.5))
        guesses.append(Guess(kind, traits, round(doubt, 3)))
    return guesses


def _colours(labels: Labels, evidence: Evidence, count: int) -> NDArray[np.float64]:
    """Return the median colour of each region, off its borders and what is printed on it."""
    quiet = evidence.strength < 2.5
    flat = labels[quiet]
    lab = evidence.lab[quiet]
    order = np.argsort(flat, kind="stable")
    flat, lab = flat[order], lab[order]
    starts = np.searchsorted(flat, np.arange(count + 1))
    found = np.zeros((count, 3))
    for k in range(count):
        some = lab[starts[k] : starts[k + 1]]
        if not len(some):
            some = evidence.lab[labels == k]
        found[k] = np.median(some, axis=0)
    return found


def _wall_shares(
    pieces: Sequence[Piece], count: int
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return the length of walls round each region, and of all its border but the rim."""
    walls, around = np.zeros(count), np.zeros(count)
    for piece in pieces:
        if piece.fit is None or OUTSIDE in piece.sides:
            continue
        for side in piece.sides:
            around[side] += piece.length
            if piece.fit.print == "dark":
                walls[side] += piece.length
    return walls, around


def _groups(colours: NDArray[np.float64]) -> list[int]:
    """Put colours together that are alike, the nearest first, by their means."""
    groups: dict[int, list[int]] = {k: [k] for k in range(len(colours))}
    means = {k: colours[k] for k in groups}
    weight = np.array([0.7, 1.3, 1.3])  # light varies over a photo more than hue does
    while len(groups) > 1:
        names = list(groups)
        table = np.array([means[n] for n in names]) * weight
        far = np.sqrt(((table[:, None] - table[None]) ** 2).sum(axis=2))
        np.fill_diagonal(far, np.inf)
        a, b = divmod(int(far.argmin()), len(names))
        if far[a, b] > _ALIKE:
            break
        first, second = names[a], names[b]
        groups[first] += groups.pop(second)
        means[first] = colours[groups[first]].mean(axis=0)
        del means[second]
    number = {k: n for n, some in enumerate(groups.values()) for k in some}
    return [number[k] for k in range(len(colours))]
