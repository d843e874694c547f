"""How doubtful borders are: of those that are given 0.2, a fifth is wrong.

The weights are fitted on the tuned boards of the benchmark, which shows the shares on others.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from mapkit.digitize.courses import Price
from mapkit.digitize.polygons import Rings
from mapkit.digitize.regions import BorderGraph

Edge = tuple[NDArray[np.float64], NDArray[np.float64]]

_BORDER_WEIGHTS = np.array([-0.79, -0.95, -0.19, 5.73, -1.21, -1.37])
_STRETCH_MM = 5.0


def shared_edges(rings: Sequence[Rings], unit_mm: float) -> dict[tuple[int, int], list[Edge]]:
    """Return the straight pieces, in mm, that each two fields share; the smaller field first."""
    users: dict[frozenset[tuple[int, int]], list[int]] = {}
    for field, own in enumerate(rings):
        for ring in own:
            for a, b in zip(ring, (*ring[1:], ring[0]), strict=True):
                users.setdefault(frozenset((a, b)), []).append(field)
    found: dict[tuple[int, int], list[Edge]] = {}
    for ends, fields in users.items():
        if len(fields) == 2:
            p, q = (np.array(end) * unit_mm for end in sorted(ends))
            found.setdefault((min(fields), max(fields)), []).append((p, q))
    return found


def border_features(likely: float, edges: Sequence[Edge], price: Price) -> NDArray[np.float64]:
    """Return what speaks for a border.

    How likely the colours across it make it; how long it is; what it costs on average and where
    it is seen worst.
    """
    costs = np.concatenate([price.along(a, b) for a, b in edges])
    length = float(sum(np.hypot(*(b - a)) for a, b in edges))
    width = min(len(costs), max(1, round(_STRETCH_MM / price.step_mm)))
    means = np.convolve(costs, np.ones(width) / width, "valid")
    chance = float(np.clip(likely, 1e-4, 1 - 1e-4))
    return np.array(
        [
            1.0,
            np.log(chance / (1 - chance)),
            np.log(max(length, 0.5)),
            float(costs.mean()),
            float(means.max()),
            float(length < 2 * _STRETCH_MM),
        ]
    )


def border_doubts(
    rings: Sequence[Rings], graph: BorderGraph, price: Price, unit_mm: float
) -> list[tuple[tuple[int, int], float, tuple[float, float]]]:
    """Return for each two neighbours how doubtful their border is, and a place on it in mm.

    Parameters
    ----------
    rings : sequence of rings
        Of each field, in map units.
    graph : BorderGraph
        Of the same fields.
    """
    found = []
    for pair, edges in shared_edges(rings, unit_mm).items():
        row = graph.sums.get(pair)
        likely = 0.5 if row is None else graph.likelihood(row)
        a, b = max(edges, key=lambda e: float(np.hypot(*(e[1] - e[0]))))
        doubt = _chance(border_features(likely, edges, price), _BORDER_WEIGHTS)
        x, y = ((a + b) / 2).tolist()
        found.append((pair, doubt, (x, y)))
    return found


def _chance(features: NDArray[np.float64], weights: NDArray[np.float64]) -> float:
    return float(1 / (1 + np.exp(-features @ weights)))
