"""Small boards for edits: units of 0.01 mm, a tolerance of 50 units."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from mapkit.coverage import check_map
from mapkit.diagnostics import Severity
from mapkit.edits import EditRefusedError, draw_field, paint
from mapkit.mapfile import new_map
from mapkit.model import GameMap, Point, Portal

Points = list[tuple[float, float]]


def rows(count: int = 3, columns: int = 4) -> GameMap:
    """Return squares of 50 mm, numbered row by row from 1; vertices are ``r0c0`` and so on."""
    return new_map(
        "rows", rows=count, columns=columns, size_mm=(50.0 * columns, 50.0 * count), sectors=False
    )


def empty() -> GameMap:
    return new_map("empty", size_mm=(200.0, 150.0))


def two_rooms() -> GameMap:
    """Return field 1, open, left of field 2, built-up, with a door d1 in the middle between."""
    m = paint(rows(1, 2), ["2"], kind="built_up")
    return replace(m, portals=(Portal("d1", "door", ("1", "2"), ((5000, 2000), (5000, 3000))),))


def walkway() -> GameMap:
    """Return a row of three rooms with an elevated field W over parts of the second and third."""
    m = paint(rows(1, 3), ["1", "2", "3"], kind="built_up")
    outline: Points = [(6000, 1000), (12000, 1000), (12000, 4000), (6000, 4000)]
    return draw_field(m, outline, "elevated", id="W")


def area(m: GameMap, field: str) -> float:
    """Return a field's area in square units."""
    total = 0.0
    for k, ring in enumerate(m.points(field)):
        twice = sum(
            x * q - p * y for (x, y), (p, q) in zip(ring, [*ring[1:], ring[0]], strict=True)
        )
        total += abs(twice) / 2 * (1 if k == 0 else -1)
    return total


def corners(m: GameMap, field: str) -> set[Point]:
    return {p for ring in m.points(field) for p in ring}


def codes(m: GameMap) -> set[str]:
    """Return what the checks say about the drawing and the portals, and all errors."""
    return {
        d.code
        for d in check_map(m, finished=False)
        if d.code < "MK400" or d.severity is Severity.ERROR
    }


def sound(m: GameMap) -> GameMap:
    assert codes(m) == set()
    return m


def refused(edit: Callable[[], object], words: str) -> EditRefusedError:
    """Carry out an edit that has to be refused with some words in its message and a place."""
    with pytest.raises(EditRefusedError, match=words) as caught:
        edit()
    return caught.value
