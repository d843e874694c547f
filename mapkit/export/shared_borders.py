"""Fields whose borders are shared already: their points become whole, the same for both sides."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from mapkit.export.imported import ImportedField, NotTaken, Ring
from mapkit.messages import phrase
from mapkit.model import Point

__all__ = ["rounded_fields"]

Corners = tuple[Point, ...]


def rounded_fields(
    fields: Sequence[ImportedField], place: Callable[[tuple[float, float]], tuple[float, float]]
) -> tuple[list[ImportedField], list[NotTaken]]:
    """Round every point; leave out what has no area then, and what is there twice.

    Parameters
    ----------
    fields : sequence of ImportedField
    place : callable
        Gives a point of the drawing in map units, not rounded.

    Returns
    -------
    list of ImportedField
        With whole coordinates in map units.
    list of NotTaken

    Notes
    -----
    Linear in the number of points. A line that is drawn forth and back takes up no area, and is
    left out for both of its sides alike.
    """
    out: list[ImportedField] = []
    gone: list[NotTaken] = []
    seen: set[tuple[object, Corners]] = set()
    for field in fields:
        rings = [_rounded(ring, place) for ring in field.rings]
        if not rings or len(rings[0]) < 3:
            gone.append(NotTaken(phrase("a shape without an area"), field.where))
            continue
        key = field.level, _from_the_least(rings[0])
        if key in seen:
            gone.append(NotTaken(phrase("a shape that is drawn twice"), field.where))
            continue
        seen.add(key)
        out.append(replace(field, rings=tuple(ring for ring in rings if len(ring) >= 3)))
    return out, gone


def _rounded(ring: Ring, place: Callable[[tuple[float, float]], tuple[float, float]]) -> Corners:
    """Return a ring in whole units, without points and lines that have become nothing."""
    kept: list[Point] = []
    for point in ring:
        x, y = place(point)
        _append(kept, (round(x), round(y)))
    while len(kept) > 1 and kept[0] == kept[-1]:
        kept.pop()
    while len(kept) > 2 and kept[1] == kept[-1]:  # forth and back across the ring's beginning
        kept = kept[1:-1]
    return tuple(kept)


def _append(ring: list[Point], point: Point) -> None:
    if ring and ring[-1] == point:
        return
    if len(ring) > 1 and ring[-2] == point:
        ring.pop()
    else:
        ring.append(point)


def _from_the_least(ring: Corners) -> Corners:
    """Return the same ring whatever point it begins with, and whichever way it goes."""
    least = ring.index(min(ring))
    turned = ring[least:] + ring[:least]
    return min(turned, (turned[0], *turned[:0:-1]))
