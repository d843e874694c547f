"""``python -m tools.train_borders.fit POOL``: weights of what is decided by the network's answers.

They are fitted on sheets that the network was not trained on: those of the part ``valid``.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from mapkit.digitize.courses import Price
from mapkit.digitize.doubts import border_features, shared_edges
from mapkit.digitize.fields import draw_fields
from mapkit.digitize.inner import inner_borders
from mapkit.digitize.regions import BorderGraph, is_small
from mapkit.digitize.survey import survey
from tools.train_borders.scenes import FAR_MM, OUT_PER_MM

_BESIDE_MM = 2.0
_NEAR_MM = 1.8
_PART = 0.5


def main() -> None:
    """Print the weights of regions, of doubtful borders, and of fields that may be several."""
    rows: dict[str, list[Any]] = {"regions": [], "doubts": [], "several": []}
    for path in sorted(Path(sys.argv[1]).glob("valid-*.npz")):
        with np.load(path) as file:
            pictures, truth = file["pictures"], file["truth"]
        far = truth[..., 1].astype(np.float32) / 255 * FAR_MM
        for picture in pictures:
            _look(picture[..., ::-1].copy(), far, rows)
    for name, some in rows.items():
        features, wanted, weights = (np.array(c, float) for c in zip(*some, strict=True))
        found = _logistic(features, wanted, weights)
        print(name, len(some), np.array2string(found, precision=2, separator=", "), flush=True)


def _look(picture: Any, far: Any, rows: dict[str, list[Any]]) -> None:
    height, width = far.shape
    seen = survey(picture, OUT_PER_MM, (width / OUT_PER_MM, height / OUT_PER_MM))
    graph = BorderGraph(seen.regions, seen.evidence)
    right = _right_borders(seen.regions, far)
    for pair, sums in graph.sums.items():
        if not any(is_small(graph.area[k], graph.around[k]) for k in pair):
            length = min(float(sums[-1]) / OUT_PER_MM, 60.0)
            rows["regions"].append((graph.features(sums), right[pair], length))
    fields = draw_fields(seen, graph.merged(0.5).labels)
    own, price = BorderGraph(fields.labels, seen.evidence), Price(seen.evidence)
    for pair, edges in shared_edges(fields.rings, seen.unit_mm).items():
        row = own.sums.get(pair)
        likely = 0.5 if row is None else own.likelihood(row)
        places = np.concatenate([np.linspace(a, b, 20) for a, b in edges]) * OUT_PER_MM
        x, y = np.clip(places.astype(int), 0, (width - 1, height - 1)).T
        wrong = float((far[y, x] > _NEAR_MM).mean()) > 0.4
        rows["doubts"].append((border_features(likely, edges, price), wrong, 1.0))
    true = cv2.connectedComponents((far > 0.3).astype(np.uint8), connectivity=4)[1]
    both = np.bincount(true.ravel() * (fields.labels.max() + 1) + fields.labels.ravel(),
                       minlength=(true.max() + 1) * (fields.labels.max() + 1))  # fmt: skip
    table = both.reshape(true.max() + 1, -1)[1:]
    inside = (table > _PART * table.sum(axis=1, keepdims=True)).sum(axis=0)
    for k, border in enumerate(inner_borders(seen, fields.labels)):
        rows["several"].append((border.features(), inside[k] > 1, 1.0))


def _right_borders(labels: Any, far: Any) -> dict[tuple[int, int], bool]:
    near: dict[tuple[int, int], list[bool]] = {}
    for a, b, d in (
        (labels[:, :-1], labels[:, 1:], far[:, 1:]),
        (labels[:-1], labels[1:], far[1:]),
    ):
        differ = a != b
        low, high = np.minimum(a, b)[differ].tolist(), np.maximum(a, b)[differ].tolist()
        for p, q, v in zip(low, high, (d[differ] < _BESIDE_MM).tolist(), strict=True):
            near.setdefault((p, q), []).append(v)
    return {pair: sum(some) > 0.6 * len(some) for pair, some in near.items()}


def _logistic(rows: Any, wanted: Any, weights: Any) -> Any:
    """Fit a logistic regression by Newton's method."""
    weights = weights / weights.mean()
    found = np.zeros(rows.shape[1])
    for _ in range(50):
        chance = 1 / (1 + np.exp(-np.clip(rows @ found, -30, 30)))
        slope = rows.T @ (weights * (wanted - chance)) - 0.1 * found
        bend = (rows * (weights * chance * (1 - chance))[:, None]).T @ rows
        found = found + np.linalg.solve(bend + 0.1 * np.eye(len(found)), slope)
    return found


if __name__ == "__main__":
    main()
