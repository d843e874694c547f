"""Which traced fields are several, and the weights of :attr:`mapkit.digitize.inner.InnerBorder`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import shapely

_PART = 0.5


def true_fields_in(shape: shapely.Polygon, true: Mapping[str, shapely.Polygon]) -> list[str]:
    """Return the true fields that lie in a traced one, by more than half of each."""
    return [i for i, s in true.items() if shapely.intersection(shape, s).area > _PART * s.area]


def several_doubts(
    doubts: Mapping[str, float],
    true: Mapping[str, shapely.Polygon],
    found: Mapping[str, shapely.Polygon],
) -> Iterator[tuple[float, bool]]:
    """Yield for each traced field how likely it was said to be several, and whether it is."""
    for i, shape in found.items():
        yield doubts[i], len(true_fields_in(shape, true)) > 1
