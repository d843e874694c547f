"""Outlines of elements: from path data and shapes to rings of points, and to polygons.

A point is a complex number, x + iy.
"""

from __future__ import annotations

import cmath
import math
import re
from array import array
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Any

import numpy as np
import shapely

from mapkit.errors import UsageError
from mapkit.export.imported import MOST_POINTS
from mapkit.export.joining import most_crossings
from mapkit.geometry.valid import MANY_POINTS, is_entangled
from mapkit.messages import phrase
from mapkit_exporters.drawn_svg.values import NUMBER, Affine, Numbers, length, numbers_in

_REST = "[^MmZzLlHhVvCcSsQqTtAa]*+"
_COMMAND = re.compile(rf"\s*+([MmZzLlHhVvCcSsQqTtAa])({_REST}(?:(?![Mm])\1{_REST})*+)")
"""A command with what follows, also where it is said again, but for the first one."""
_ARC = re.compile(rf"[\s,]*+({NUMBER})" * 3 + r"[\s,]*+([01])" * 2 + rf"[\s,]*+({NUMBER})" * 2)
_SIZES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2}


@dataclass(slots=True)
class _Ring:
    """Where lines and curves end; which of them are curves, and the two handles of each."""

    ends: list[complex]
    curves: list[int] = field(default_factory=list)
    handles: list[complex] = field(default_factory=list)


class Outline:
    """Rings of lines and cubic curves, drawn as with a pen.

    ``closed`` says whether there is an area though it is not filled.
    """

    def __init__(self) -> None:
        self.rings: list[_Ring] = []
        self.closed = False
        self.at = 0j
        self._start = 0j
        self._ring: _Ring | None = None

    def move(self, to: complex) -> None:
        """Begin a ring."""
        self.at = self._start = to
        self._ring = None

    def close(self) -> None:
        """End a ring where it began."""
        self.closed = True
        self.move(self._start)

    def lines(self, ends: list[complex]) -> None:
        """Draw lines."""
        if ends:
            self._drawn().ends += ends
            self.at = ends[-1]

    def curve(self, one: complex, two: complex, end: complex) -> None:
        """Draw a cubic curve by its handles."""
        ring = self._drawn()
        ring.curves.append(len(ring.ends))
        ring.handles += (one, two)
        ring.ends.append(end)
        self.at = end

    def _drawn(self) -> _Ring:
        if self._ring is None:
            self._ring = _Ring([self.at])
            self.rings.append(self._ring)
        return self._ring

    def arc(self, radii: complex, turned: float, end: complex, *, large: bool, sweep: bool) -> None:
        """Draw an arc of an ellipse, as curves of an eighth of it at most."""
        start = self.at
        rx, ry = abs(radii.real), abs(radii.imag)
        half = (start - end) / 2 * cmath.exp(-1j * math.radians(turned % 360))
        if not (rx and ry and half and cmath.isfinite(half) and cmath.isfinite(radii)):
            self.lines([end])
            return
        turn = cmath.exp(1j * math.radians(turned % 360))
        place = complex(half.real / rx, half.imag / ry)  # of the start, where radii are 1
        far = max(1.0, abs(place))
        rx, ry, place = rx * far, ry * far, place / far
        aside = math.sqrt(max(0.0, 1 / max(abs(place), 1e-150) ** 2 - 1))
        centre = place * (-1j if large != sweep else 1j) * aside
        first = cmath.phase(place - centre)
        angle = (cmath.phase(-place - centre) - first) % math.tau
        angle = angle if sweep else angle - math.tau
        pieces = max(1, math.ceil(abs(angle) / (math.pi / 4) - 1e-9))
        handle = 1j * 4 / 3 * math.tan(angle / pieces / 4)

        def back(unit: complex) -> complex:
            unit += centre
            return complex(unit.real * rx, unit.imag * ry) * turn + (start + end) / 2

        for k in range(pieces):
            a, b = (cmath.rect(1, first + angle * (k + j) / pieces) for j in (0, 1))
            last = end if k == pieces - 1 else back(b)
            self.curve(back(a * (1 + handle)), back(b * (1 - handle)), last)


def outline_of(tag: str, given: Mapping[str, str], view: tuple[float, float]) -> Outline:
    """Return the outline of a path or a shape, in its own units; ``view`` is what % are of."""
    out = Outline()

    def size(name: str) -> float:
        return length(given.get(name, ""), _part_of(view, name))

    if tag == "path":
        _draw(out, given.get("d", ""))
    elif tag == "line":
        out.move(complex(size("x1"), size("y1")))
        out.lines([complex(size("x2"), size("y2"))])
    elif tag in ("polygon", "polyline"):
        points = _pairs(numbers_in(given.get("points", "")).values)
        out.move(points[0] if points else 0j)
        out.lines(points[1:])
        out.closed = tag == "polygon"
    elif tag == "rect":
        _draw_rect(out, complex(size("x"), size("y")), size("width"), size("height"),
                   *_radii(given, view))  # fmt: skip
    elif tag in ("circle", "ellipse"):
        rx, ry = (size("r"),) * 2 if tag == "circle" else _radii(given, view)
        if rx > 0 and ry > 0:
            centre = complex(size("cx"), size("cy"))
            out.move(centre + rx)
            out.arc(complex(rx, ry), 0, centre - rx, large=False, sweep=True)
            out.arc(complex(rx, ry), 0, centre + rx, large=False, sweep=True)
            out.close()
    return out


def _part_of(view: tuple[float, float], name: str) -> float:
    """Return what percents of an attribute are of."""
    if name == "r":
        return math.hypot(*view) / math.sqrt(2)
    return view[name in ("y", "y1", "y2", "height", "cy", "ry")]


def _radii(given: Mapping[str, str], view: tuple[float, float]) -> tuple[float, float]:
    """Return two radii; one that is not given is as the other one."""
    rx, ry = (length(given.get(n, ""), _part_of(view, n), -1) for n in ("rx", "ry"))
    return (rx if rx >= 0 else max(ry, 0.0)), (ry if ry >= 0 else max(rx, 0.0))


def _draw_rect(out: Outline, at: complex, wide: float, high: float, rx: float, ry: float) -> None:
    if not (wide > 0 and high > 0):
        return
    rx, ry = min(rx, wide / 2), min(ry, high / 2)
    across, down = complex(wide), complex(0, high)
    if not (rx and ry):
        out.move(at)
        out.lines([at + across, at + across + down, at + down])
    else:
        x, y = complex(rx), complex(0, ry)
        out.move(at + x)
        for straight, corner in (
            (at + across - x, at + across + y),
            (at + across + down - y, at + across + down - x),
            (at + down + x, at + down - y),
            (at + y, at + x),
        ):
            out.lines([straight])
            out.arc(complex(rx, ry), 0, corner, large=False, sweep=True)
    out.close()


def _pairs(values: array[float]) -> list[complex]:
    return list(map(complex, values[::2], values[1::2]))


def _draw(out: Outline, data: str) -> None:
    """Draw path data up to its first mistake, as browsers do."""
    at, before, handle = 0, "", 0j
    while found := _COMMAND.match(data, at):
        letter, text = found[1], found[2].replace(found[1], " ")
        if not before and letter not in "Mm":
            return
        at = found.end()
        command, relative = letter.upper(), letter.islower()
        if command == "Z":
            out.close()
            read = Numbers(array("d"), sound=not text.strip(" \t\r\n\f,"))
        elif command == "A":
            read = Numbers(array("d"), sound=_draw_arcs(out, text, relative=relative))
        else:
            read = numbers_in(text)
            whole = len(read.values) // _SIZES[command] * _SIZES[command]
            sound = read.sound and 0 < whole == len(read.values)
            read = Numbers(read.values[:whole], sound=sound)
            if command not in "CSQT":
                _draw_lines(out, command, read.values, relative=relative)
            else:
                if before not in ("CS" if command in "CS" else "QT"):
                    handle = out.at
                handle = _draw_curves(out, command, read.values, handle, relative=relative)
        if not read.sound:
            return
        before = command


def _draw_lines(out: Outline, command: str, values: array[float], *, relative: bool) -> None:
    if command in "HV":
        unit = 1 if command == "H" else 1j
        other = 0j if relative else complex(0, out.at.imag) if command == "H" else out.at.real
        points = [unit * value + other for value in values]
    else:
        points = _pairs(values)
    if command == "M" and points:
        first = points.pop(0)
        out.move(out.at + first if relative else first)
    out.lines(list(accumulate(points, initial=out.at))[1:] if relative else points)


def _draw_curves(
    out: Outline, command: str, values: array[float], handle: complex, *, relative: bool
) -> complex:
    """Draw curves after one whose last handle is given; return the last handle."""
    points, size = _pairs(values), _SIZES[command] // 2
    for k in range(0, len(points), size):
        start = out.at
        group = [start + p for p in points[k : k + size]] if relative else points[k : k + size]
        end = group[-1]
        if command in "ST":
            group.insert(0, 2 * start - handle)
        handle = group[-2]
        if command in "CS":
            out.curve(group[0], handle, end)
        else:
            out.curve(start + (handle - start) * 2 / 3, end + (handle - end) * 2 / 3, end)
    return handle


def _draw_arcs(out: Outline, text: str, *, relative: bool) -> bool:
    """Draw arcs; return whether there was no mistake in them."""
    place = 0
    while found := _ARC.match(text, place):
        rx, ry, turned, x, y = (float(found[k]) for k in (1, 2, 3, 6, 7))
        end = complex(x, y) + (out.at if relative else 0)
        turned = turned if math.isfinite(turned) else 0.0
        out.arc(complex(rx, ry), turned, end, large=found[4] == "1", sweep=found[5] == "1")
        place = found.end()
    return place > 0 and not text[place:].strip(" \t\r\n\f,")


def rings_of(outline: Outline, at: Affine, flat: float, most: int) -> Iterator[list[complex]]:
    """Cut an outline into rings of points, no farther from it than ``flat``.

    They have no repeated first points.

    Parameters
    ----------
    at : Affine
        Applied to it before it is cut.
    flat : float
        Of the result.
    most : int
        How many points there may be.
    """
    for ring in outline.rings:
        points = _cut(ring, at, flat, most) if ring.curves else at.all(ring.ends)
        most -= len(points)
        if most < 0:
            raise _too_many()
        if len(points) > 1 and points[0] == points[-1]:
            points.pop()
        yield points


def _cut(ring: _Ring, at: Affine, flat: float, most: int) -> list[complex]:
    out: list[complex] = []
    done = 0
    for number, place in enumerate(ring.curves):
        out += at.all(ring.ends[done:place])
        done = place + 1
        a = out[-1]
        b, c, d = at.all((*ring.handles[2 * number : 2 * number + 2], ring.ends[place]))
        bend = max(_length(a - 2 * b + c), _length(b - 2 * c + d))
        # The second derivative is at most six times the bend; a chord is off by 1/8 of it.
        pieces = math.ceil(min(1e3, math.sqrt(6 * bend / (8 * flat)))) if bend < math.inf else 1
        if len(out) + pieces > most:
            raise _too_many()
        for k in range(1, pieces):
            t = k / pieces
            s = 1 - t
            out.append(s * s * (s * a + 3 * t * b) + t * t * (3 * s * c + t * d))
        out.append(d)
    out += at.all(ring.ends[done:])
    return out


def _length(step: complex) -> float:
    return math.hypot(step.real, step.imag)  # abs would fail where it is too large


def _too_many() -> UsageError:
    return UsageError(
        phrase(
            "the drawing has more than {most} points, with those of its curves; simplify it first",
            most=f"{MOST_POINTS:,}",
        )
    )


def polygons_of(
    rings: Sequence[np.ndarray | list[tuple[float, float]]], *, evenodd: bool
) -> list[shapely.Polygon] | None:
    """Return what rings enclose, by the rule of their shape, the largest part first.

    None for rings that cross themselves or each other in too many places.
    """
    simple = [shapely.Polygon(ring) for ring in rings]
    points = sum(map(len, rings))
    if len(simple) == 1 and points <= MANY_POINTS and simple[0].is_valid:
        return simple if simple[0].area > 0 else []
    if is_entangled(np.array(simple, dtype=object), most_crossings(points)):
        return None
    if len(simple) == 1 and points > MANY_POINTS and simple[0].is_valid:
        return simple
    turns = [shape.exterior.is_ccw for shape in simple]
    shapes: list[Any] = [s if s.is_valid else shapely.make_valid(s) for s in simple]
    whole: Any
    if evenodd:
        while len(shapes) > 1:  # two and two: one by one takes far longer
            pairs = zip(shapes[::2], shapes[1::2], strict=False)
            both = [shapely.symmetric_difference(a, b) for a, b in pairs]
            shapes = both + shapes[len(both) * 2 :]
        whole = shapes[0]
    else:
        largest = max(range(len(shapes)), key=lambda k: shapes[k].area)
        solid = [s for s, turn in zip(shapes, turns, strict=True) if turn == turns[largest]]
        other = [s for s, turn in zip(shapes, turns, strict=True) if turn != turns[largest]]
        whole = shapely.union_all(solid) if len(solid) > 1 else solid[0]
        shapely.prepare(whole)
        inside = shapely.covers(whole, other).tolist()
        holes = [s for s, within in zip(other, inside, strict=True) if within]
        more = [s for s, within in zip(other, inside, strict=True) if not within]
        if holes:
            whole = shapely.difference(whole, shapely.union_all(holes))
        if more:
            whole = shapely.union_all([whole, *more])
    parts = [p for p in shapely.get_parts(whole) if isinstance(p, shapely.Polygon) and p.area > 0]
    return sorted(parts, key=lambda part: -part.area)
