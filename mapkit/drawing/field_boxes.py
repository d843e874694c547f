"""Boxes round the fields of a board: what may have to be drawn again, quickly."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import numpy as np

from mapkit.model import GameMap

__all__ = ["Box", "FieldBoxes", "box_of"]

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""

_AT_A_TIME = 256
"""So many boxes are held against all others in one go."""

_NOWHERE: Box = (float("inf"), float("inf"), float("-inf"), float("-inf"))


class FieldBoxes:
    """Boxes round fields in map units, asked many at a time."""

    def __init__(self, boxes: Mapping[str, Box]) -> None:
        self._rows = {i: k for k, i in enumerate(boxes)}
        self._ids = list(boxes)
        self._xy = np.array(list(boxes.values()), dtype=float).reshape(-1, 4)

    def of(self, field_id: str) -> Box:
        """Return a field's box; one that meets nothing for a field that is not there."""
        row = self._rows.get(field_id)
        if row is None:
            return _NOWHERE
        a, b, c, d = self._xy[row].tolist()
        return (a, b, c, d)

    def changed(self, boxes: Mapping[str, Box]) -> FieldBoxes:
        """Return these boxes with some set anew; fields that are gone have a box nowhere."""
        new = {i: box for i, box in boxes.items() if i not in self._rows and box != _NOWHERE}
        for i, box in boxes.items():
            row = self._rows.get(i)
            if row is not None:
                self._xy[row] = box
        if not new:
            return self
        kept = {i: self.of(i) for i in self._ids if self.of(i) != _NOWHERE}
        return FieldBoxes({**kept, **new})

    def around(self) -> Box:
        """Return the box round all fields."""
        xy = self._xy
        if not len(xy):
            return _NOWHERE
        low, high = xy[:, :2].min(axis=0).tolist(), xy[:, 2:].max(axis=0).tolist()
        return (low[0], low[1], high[0], high[1])

    def meeting(self, boxes: Iterable[Box], reach: float = 0.0) -> set[str]:
        """Return the fields whose boxes come that near to any of some boxes."""
        asked = np.array([box for box in boxes if box[0] <= box[2]], dtype=float).reshape(-1, 4)
        left, top, right, bottom = self._xy.T
        hit = np.zeros(len(self._xy), dtype=bool)
        # Many at a time, not one: each look lets go of Python's lock, and thousands of them in a
        # thread would keep the window from getting hold of it.
        for k in range(0, len(asked), _AT_A_TIME):
            x0, y0, x1, y1 = asked[k : k + _AT_A_TIME].T[:, :, np.newaxis]
            met = (left <= x1 + reach) & (right >= x0 - reach)
            met &= (top <= y1 + reach) & (bottom >= y0 - reach)
            hit |= met.any(axis=0)
        return {self._ids[k] for k in np.flatnonzero(hit).tolist()}


def box_of(game_map: GameMap, field_id: str) -> Box:
    """Return a field's box in map units; one that meets nothing where there is no field."""
    item = game_map.fields.get(field_id)
    if item is None or not item.rings or not item.rings[0]:
        return _NOWHERE
    points = [game_map.vertices[v] for v in item.rings[0]]
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return (min(xs), min(ys), max(xs), max(ys))
