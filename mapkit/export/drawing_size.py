"""How large a drawing is on the board."""

from __future__ import annotations

import math
from collections.abc import Sequence

from mapkit.errors import UsageError
from mapkit.export.imported import MOST_POINTS, ImportedMap
from mapkit.mapfile.new import MAX_SIZE_MM
from mapkit.messages import decimal, phrase

_MOST_STRETCH = 0.02


def extent_of(imported: ImportedMap) -> tuple[tuple[float, float], tuple[float, float]]:
    """Return the corners of a drawing: of its page, if it has one, or of its shapes.

    Raises ``UsageError`` where there are more than :data:`MOST_POINTS` points, or a coordinate is
    not a number.
    """
    points = [p for field in imported.fields for ring in field.rings for p in ring]
    if len(points) > MOST_POINTS:
        raise UsageError(
            phrase(
                "the drawing has {n} points, and at most {most} are read; simplify it first",
                n=f"{len(points):,}",
                most=f"{MOST_POINTS:,}",
            )
        )
    if not all(math.isfinite(value) for point in points for value in point):
        where = next(
            f.where
            for f in imported.fields
            for ring in f.rings
            if not all(math.isfinite(v) for p in ring for v in p)
        )
        raise UsageError(
            phrase(
                "a coordinate is not a number {where}", where=f"({where})" if where else ""
            ).strip()
        )
    if imported.size is not None:
        return (0.0, 0.0), imported.size
    if not points:
        return (0.0, 0.0), (0.0, 0.0)
    xs, ys = zip(*points, strict=True)
    return (min(xs), min(ys)), (max(xs), max(ys))


def mm_of_unit(
    imported: ImportedMap,
    span: Sequence[float],
    size_mm: tuple[float, float] | None,
    unit_mm: float | None,
) -> float:
    """Return how many mm a unit of the drawing is.

    Raises ``UsageError`` where it is not known or given twice, has other proportions than the
    drawing, or is beyond what a board may have.

    Parameters
    ----------
    span : (float, float)
        Width and height of the drawing, in its units.
    size_mm : (float, float) or None
        The same on the board; 0 for the one that follows from the other.
    unit_mm : float or None
        What somebody says it is.
    """
    if size_mm is not None and unit_mm is not None:
        raise UsageError(phrase("the size is given twice: leave out --size or --unit-mm"))
    if size_mm is not None:
        if not min(span) > 0:
            why = [
                phrase(": {what} ({where})", what=n.what, where=n.where) for n in imported.not_taken
            ]
            raise UsageError(
                phrase("there is nothing in the drawing that has a size{why}", why=(*why, "")[0])
            )
        across, down = size_mm[0] / span[0], size_mm[1] / span[1]
        if min(size_mm) > 0 and abs(across - down) > _MOST_STRETCH * max(across, down):
            wide, high = (decimal(of * span[n], 1, trim=True)
                          for n, of in ((0, down), (1, across)))  # fmt: skip
            raise UsageError(
                phrase(
                    "the drawing is {width} by {height} units, which are not the proportions of "
                    "that size; {given_width}x{high} or {wide}x{given_height} would fit, or leave "
                    "one out: {given_width}x",
                    width=decimal(span[0], 2, trim=True),
                    height=decimal(span[1], 2, trim=True),
                    given_width=decimal(size_mm[0], 1, trim=True),
                    given_height=decimal(size_mm[1], 1, trim=True),
                    wide=wide,
                    high=high,
                )
            )
        unit = (across + down) / 2 if min(size_mm) > 0 else max(across, down)
    elif unit_mm is not None:
        unit = unit_mm
    elif imported.unit_mm is not None:
        unit = imported.unit_mm
        if imported.whole_units:  # a map already, however large
            return unit
    else:
        raise UsageError(
            phrase(
                "the file does not say how large its {width} by {height} units are: give "
                "--size 840x, which is the width in mm, or --unit-mm 1",
                width=decimal(span[0], 2, trim=True),
                height=decimal(span[1], 2, trim=True),
            )
        )
    if not (math.isfinite(unit) and unit > 0) or max(span) * unit > MAX_SIZE_MM * 1.001:
        raise UsageError(
            phrase("a board is from 1 to {most} mm wide and high", most=f"{MAX_SIZE_MM:g}")
        )
    return unit


def in_mm(units: tuple[float, float], unit: float) -> tuple[float, float]:
    """Return a size in mm, without what floats add to it."""
    return round(units[0] * unit, 6), round(units[1] * unit, 6)
