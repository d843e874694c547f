"""One click a field: fields where somebody has clicked, within an area or on the whole board.

All of it works on a :class:`mapkit.digitize.survey.Survey`, which is made once for a picture:

>>> seen = survey(picture, scale, size_mm, unit_mm=game_map.unit_mm)  # doctest: +SKIP
>>> field_at(seen, (120.0, 80.0), rings)  # doctest: +SKIP
"""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np
import shapely
from numpy.typing import NDArray

from mapkit.digitize.evidence import Progress
from mapkit.digitize.fields import Fields, draw_fields, window_of
from mapkit.digitize.regions import BorderGraph, without_slivers
from mapkit.digitize.survey import Survey
from mapkit.errors import UsageError
from mapkit.messages import phrase

Place = tuple[float, float]
"""In mm from the board's top left corner."""

_LEAST = 0.5
_LOWER = (0.3, 0.15, 0.05, 0.015, 0.004, 0.001, 1e-4, 1e-5, 1e-7, 0.0)
_MOST_SEEDS = 2000


def fields_at(seen: Survey, seeds: Sequence[Place], *, progress: Progress | None = None) -> Fields:
    """Find one field round each click, and nothing else; together they fill the board.

    Parameters
    ----------
    seeds : sequence of (float, float)
        One place in each field, in mm, best in its middle; 1 to 2,000.
    progress : callable, optional
        Gets (steps done, steps in all) at least each half second; raising stops the work.

    Returns
    -------
    Fields
        In no order; :func:`unserved` tells which clicks have no field of their own.

    Raises
    ------
    UsageError
        No click, too many, or one beside the board.

    Notes
    -----
    3 s on one core for a board of 130 fields.
    """
    _check(seeds, seen.size_mm)
    at = [seen.pixel(place) for place in seeds]
    if len({int(seen.regions[y, x]) for x, y in at}) == len(at):
        regions = seen.regions
    else:
        regions = seen.basins.regions(list(dict.fromkeys(at)))
    graph = BorderGraph(regions, seen.evidence)
    clicked = [int(regions[y, x]) for x, y in at]
    merged = graph.merged(_LEAST, clicked=clicked, progress=progress)
    return draw_fields(seen, merged.labels, progress=progress)


def unserved(seen: Survey, fields: Fields, seeds: Sequence[Place]) -> list[Place]:
    """Return the clicks that lie in the field of an earlier one.

    There two are in one place, or the field round one of them would have no room.
    """
    shapes = shapely.STRtree([shapely.Polygon(r[0], r[1:]) for r in fields.rings])
    taken: set[int] = set()
    left = []
    for x, y in seeds:
        own = shapes.nearest(shapely.Point(x / seen.unit_mm, y / seen.unit_mm))
        if own in taken:
            left.append((x, y))
        taken.add(int(own))
    return left


def field_at(
    seen: Survey,
    place: Place,
    inside: Sequence[Sequence[Place]],
    *,
    progress: Progress | None = None,
) -> Fields | None:
    """Cut the field round one click out of a wrong one.

    Parameters
    ----------
    place : (float, float)
        In mm, inside.
    inside : rings
        The wrong field, in map units, the outer ring first; its outline stays.
    progress : callable, optional
        Gets (steps done, steps in all) at least each half second; raising stops the work.

    Returns
    -------
    Fields or None
        The field that was clicked first, then what is left of the wrong one, in one piece or
        several. None where the picture shows no border inside.

    Raises
    ------
    UsageError
        The click is not inside.
    """
    area = _area(inside)
    if not area.contains(shapely.Point(np.array(place) / seen.unit_mm)):
        raise UsageError(phrase("the click is not in the field"))
    part = _Part(seen, area)
    x, y = seen.pixel(place)
    x, y = x - part.window[1].start, y - part.window[0].start
    graph = BorderGraph(part.regions, part.evidence)
    for least in (_LEAST, *_LOWER):
        found = graph.merged(least, progress=progress).labels
        if not 0 <= y < found.shape[0] or not 0 <= x < found.shape[1] or found[y, x] < 0:
            return None
        if found.max() > 0:
            labels = np.where(found < 0, -1, np.where(found == found[y, x], 0, 1)).astype(np.int32)
            drawn = draw_fields(seen, part.whole(_pieces(labels)), area=area, progress=progress)
            return drawn if len(drawn.rings) > 1 else None
    return None


def again(
    seen: Survey, area: Sequence[Sequence[Place]], *, progress: Progress | None = None
) -> Fields:
    """Propose the fields within an area anew.

    Parameters
    ----------
    area : rings
        In map units, the outer ring first; the outline stays.
    progress : callable, optional
        Gets (steps done, steps in all) at least each half second; raising stops the work.

    Returns
    -------
    Fields
        One or more that fill the area.

    Raises
    ------
    UsageError
        The area has no inside.
    """
    shape = _area(area)
    part = _Part(seen, shape)
    graph = BorderGraph(part.regions, part.evidence)
    labels = part.whole(graph.merged(_LEAST, progress=progress).labels)
    return draw_fields(seen, labels, area=shape, progress=progress)


class _Part:
    """The part of a survey that lies in an area."""

    def __init__(self, seen: Survey, area: shapely.Polygon) -> None:
        mask = seen.mask(area)
        if not mask.any():
            raise UsageError(phrase("the area has no inside on the board"))
        self.window = window_of(mask)
        mask = mask[self.window]
        names = np.unique(seen.regions[self.window], return_inverse=True)[1]
        regions = np.where(mask, names.reshape(mask.shape), -1)
        used = np.unique(regions[mask])
        dense = np.full(int(used.max()) + 2, -1, np.int32)
        dense[used] = np.arange(len(used))
        # The printed line is not where the area ends: what is left of regions beyond is no field.
        self.regions = without_slivers(dense[regions], seen.evidence.scale)
        self.evidence = seen.evidence.part(self.window)
        self._shape = seen.regions.shape

    def whole(self, labels: NDArray[np.int32]) -> NDArray[np.int32]:
        """Return labels of the part as labels of the whole picture."""
        found = np.full(self._shape, -1, np.int32)
        found[self.window] = labels
        return found


def _pieces(labels: NDArray[np.int32]) -> NDArray[np.int32]:
    """Give each connected piece a number of its own, those of the first label first."""
    found = np.full(labels.shape, -1, np.int32)
    count = 0
    for label in range(int(labels.max()) + 1):
        number, parts = cv2.connectedComponents((labels == label).astype(np.uint8), connectivity=4)
        found = np.where(parts > 0, parts - 1 + count, found)
        count += number - 1
    return found


def _area(rings: Sequence[Sequence[Place]]) -> shapely.Polygon:
    try:
        area = shapely.Polygon(rings[0], rings[1:])
    except (ValueError, IndexError, shapely.GEOSException):
        area = shapely.Polygon()
    if not area.is_valid or area.is_empty:
        raise UsageError(phrase("the area has no inside on the board"))
    return area


def _check(seeds: Sequence[Place], size_mm: tuple[float, float]) -> None:
    if not 1 <= len(seeds) <= _MOST_SEEDS:
        raise UsageError(phrase("one click a field: give 1 to {most} places", most=_MOST_SEEDS))
    for x, y in seeds:
        if not (0 <= x <= size_mm[0] and 0 <= y <= size_mm[1]):
            raise UsageError(
                phrase(
                    "the place {x},{y} mm is not on the board of {width} x {height} mm",
                    x=f"{x:g}",
                    y=f"{y:g}",
                    width=f"{size_mm[0]:g}",
                    height=f"{size_mm[1]:g}",
                )
            )
