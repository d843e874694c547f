"""What grounds are made of: a colour and a few patterns of lines and dots over it.

A pattern repeats from the page's corner on, and its strokes come from a fixed sequence of numbers.
So a board always looks the same, and a field keeps its grain while others are edited.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from mapkit.drawing.scene import Pattern, Point

_Strokes = tuple[tuple[Point, ...], ...]


@dataclass(frozen=True, slots=True)
class Grain:
    """One pattern of a material.

    ``kind`` is a key of the table of patterns below; ``size`` (how far its strokes are apart) and
    ``width`` (of the strokes) are in modules of the board; ``opacity`` goes from 0 to 1.
    """

    kind: str
    colour: str
    size: float
    width: float
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Material:
    """A ground: ``colour`` as ``#rrggbb`` and what lies over it, the lowest first.

    ``laid`` says that its patterns follow the longer side of a field, as floor boards do.
    """

    colour: str
    grains: tuple[Grain, ...] = ()
    laid: bool = False


FLAT: Mapping[str, Material] = {}
"""No materials: fields are filled with plain colours."""


def pattern_of(grain: Grain, module: float, angle: float = 0.0) -> Pattern:
    """Return the pattern of a grain; ``module`` in mm, ``angle`` in degrees, clockwise."""
    size = grain.size * module
    tile, strokes = _PATTERNS[grain.kind](size)
    return Pattern(tile, strokes, grain.colour, grain.width * module, angle, grain.opacity)


def _scattered(
    seed: int, count: int, cells: float, length: float, lean: tuple[float, float]
) -> Callable[[float], tuple[tuple[float, float], _Strokes]]:
    """Make a pattern of ``count`` short strokes on a square tile of ``cells`` sizes.

    ``length`` is that of a stroke in sizes, ``lean`` the least and greatest direction in degrees.
    """

    def make(size: float) -> tuple[tuple[float, float], _Strokes]:
        numbers = random.Random(seed)  # noqa: S311 - a fixed sequence, nothing secret
        side, reach = cells * size, length * size
        strokes = []
        for _ in range(count):
            turn = math.radians(numbers.uniform(*lean))
            long = reach * numbers.uniform(0.5, 1.0)
            dx, dy = long * math.cos(turn), long * math.sin(turn)
            x = numbers.uniform(reach, side - reach)
            y = numbers.uniform(reach, side - reach)
            strokes.append(((x, y), (x + dx, y + dy)))
        return (side, side), tuple(strokes)

    return make


def _joints(size: float) -> tuple[tuple[float, float], _Strokes]:
    """Slabs: lines along and across."""
    middle = size / 2
    return (size, size), (((0.0, middle), (size, middle)), ((middle, 0.0), (middle, size)))


def _bricks(size: float) -> tuple[tuple[float, float], _Strokes]:
    """Stones or tiles in rows, every other row shifted by half a stone."""
    wide, high = size * 2, size * 2
    return (wide, high), (
        ((0.0, size * 0.5), (wide, size * 0.5)),
        ((0.0, size * 1.5), (wide, size * 1.5)),
        ((size * 0.5, size * 0.5), (size * 0.5, size * 1.5)),
        ((size * 1.5, 0.0), (size * 1.5, size * 0.5)),
        ((size * 1.5, size * 1.5), (size * 1.5, high)),
    )


def _boards(size: float) -> tuple[tuple[float, float], _Strokes]:
    """Floor boards: long lines, and where one board ends and the next begins."""
    long, rows = size * 9, 4
    lines: list[tuple[Point, ...]] = [
        ((0.0, size * (k + 0.5)), (long, size * (k + 0.5))) for k in range(rows)
    ]
    ends = (0.15, 0.65, 0.4, 0.9)
    lines += [
        ((long * share, size * (k + 0.5)), (long * share, size * (k + 1.5)))
        for k, share in enumerate(ends[:-1])
    ]
    x = long * ends[-1]
    lines += [((x, size * 3.5), (x, size * 4)), ((x, 0.0), (x, size * 0.5))]
    return (long, size * rows), tuple(lines)


def _ripples(size: float) -> tuple[tuple[float, float], _Strokes]:
    """Short waves in rows, scattered."""
    high = size * 0.8

    def wave(x: float, y: float, long: float) -> tuple[Point, ...]:
        return tuple(
            (size * (x + long * k / 10), high * y - math.sin(k * math.pi / 5) * size * 0.028)
            for k in range(11)
        )

    return (size, high), (
        wave(0.06, 0.2, 0.42),
        wave(0.55, 0.45, 0.3),
        wave(0.18, 0.68, 0.26),
        wave(0.5, 0.9, 0.44),
    )


_PATTERNS: Mapping[str, Callable[[float], tuple[tuple[float, float], _Strokes]]] = {
    "specks": _scattered(11, 60, 16.0, 0.12, (0.0, 180.0)),
    "tufts": _scattered(23, 46, 9.0, 0.55, (-115.0, -65.0)),
    "stones": _scattered(37, 26, 7.0, 0.4, (0.0, 180.0)),
    "scratches": _scattered(53, 14, 9.0, 1.6, (-12.0, 12.0)),
    "joints": _joints,
    "bricks": _bricks,
    "boards": _boards,
    "ripples": _ripples,
}
