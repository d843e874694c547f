"""What a line meets on its way: points, and the stretches between them.

A stretch is written as the faces on its left and on its right: equal where the line runs inside
a face, different where it runs along an edge.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from tests.reference.lines import Line
from tests.reference.overlay import Overlay, Point

Stretch = tuple[int, int]


@dataclass(frozen=True)
class Corner:
    """How one corner looks to somebody who passes it in one direction.

    ``faces`` are the faces round it counter-clockwise, from the one that the way out lies in
    or has on its left, to the one that it lies in or has on its right.
    """

    faces: tuple[int, ...]
    left: tuple[int, ...]
    right: tuple[int, ...]
    ahead: Stretch
    behind: Stretch

    @cached_property
    def fields(self) -> int:
        """Fields that have this corner on their boundary, or inside."""
        mask = 0
        for face in self.faces:
            mask |= face
        return mask

    def passable(self, blocked: Callable[[int], bool]) -> bool:
        """Return whether one can go round on one side at least."""
        return not any(map(blocked, self.left)) or not any(map(blocked, self.right))

    def starts(self, blocked: Callable[[int], bool]) -> int:
        """Fields from which one can come round to the way out, on either side."""
        mask = 0
        for way in (self.faces, self.faces[::-1]):
            for face in way:
                mask |= face
                if blocked(face):
                    break
        return mask


@dataclass(frozen=True, slots=True)
class Stop:
    """A point of the walk: a crossed edge, or a corner seen forwards and backwards."""

    fields: int
    ahead: Stretch
    forwards: Corner | None = None
    backwards: Corner | None = None


class Walker:
    """Walks lines over one overlay, remembering how its corners look."""

    def __init__(self, overlay: Overlay) -> None:
        self.overlay = overlay
        self._corners: dict[tuple[int, tuple[int, ...]], Corner] = {}

    def walk(self, line: Line) -> list[Stop]:
        """List the stops of a line in order; the stretch after the last one is outside."""
        offset, offsets, advances = line.offset, line.offsets, line.advances
        stops: list[tuple[int, int, Stop]] = []  # how far: numerator, denominator
        widest = 1
        for u, v, left, right in self.overlay.edges:
            a, b = offsets[u] - offset, offsets[v] - offset
            if a * b < 0:
                # the crossing is (b * u - a * v) / (b - a)
                numerator, denominator = b * advances[u] - a * advances[v], b - a
                ahead = (right, right)
                if denominator < 0:  # the edge goes from left to right: we come from its right
                    numerator, denominator, ahead = -numerator, -denominator, (left, left)
                widest = max(widest, denominator)
                stops.append((numerator, denominator, Stop(left | right, ahead)))
        for i, own in enumerate(offsets):
            if own == offset:
                forwards = self._corner(i, line.direction)
                backwards = self._corner(i, (-line.direction[0], -line.direction[1]))
                stop = Stop(forwards.fields, forwards.ahead, forwards, backwards)
                stops.append((advances[i], 1, stop))
        # Different fractions with denominators up to 2**k differ by more than 4**-k, so their
        # whole parts differ after multiplication with 4**k: integers sort them exactly.
        shift = 2 * widest.bit_length()
        stops.sort(key=lambda s: (s[0] << shift) // s[1])
        return [stop for _, _, stop in stops]

    def _corner(self, i: int, direction: Point) -> Corner:
        """Look round a corner from the given direction, counter-clockwise."""
        dx, dy = direction
        spokes = self.overlay.spokes[i]
        quarters = []  # 0 ahead, 1 left, 2 behind, 3 right
        for (x, y), _ in spokes:
            side = dx * y - dy * x
            if side:
                quarters.append(1 if side > 0 else 3)
            else:
                quarters.append(0 if dx * x + dy * y > 0 else 2)
        key = (i, tuple(quarters))
        if key not in self._corners:
            self._corners[key] = _look_round(spokes, quarters)
        return self._corners[key]


def _look_round(spokes: list[tuple[Point, int]], quarters: list[int]) -> Corner:
    first = next((k for k in range(len(spokes)) if quarters[k - 1] > quarters[k]), None)
    if first is None:  # all on one side of the line: begin after the gap wider than a half turn
        first = next(k for k in range(len(spokes)) if _reflex(spokes[k - 1][0], spokes[k][0]))
    order = [(first + k) % len(spokes) for k in range(len(spokes))]
    faces = tuple(spokes[k][1] for k in order)  # the face after each spoke
    turned = [quarters[k] for k in order]
    left_end = sum(quarter < 2 for quarter in turned)  # spokes ahead or on the left
    straight_behind = 2 in turned
    if turned[0] == 0:
        ahead = (faces[0], faces[-1])
        round_ = faces
        left = faces[:left_end]
    else:
        ahead = (faces[-1], faces[-1])
        round_ = (faces[-1], *faces)
        left = (faces[-1], *faces[:left_end])
    before = faces[left_end - 1]  # the face that ends straight behind, or contains it
    if straight_behind:
        behind = (before, faces[left_end])
        right = faces[left_end:]
    else:
        behind = (before, before)
        right = (before, *faces[left_end:], faces[-1])
    return Corner(round_, left, right, ahead, behind)


def _reflex(a: Point, b: Point) -> bool:
    return a[0] * b[1] - a[1] * b[0] < 0
