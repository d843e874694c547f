"""Pairs that are kept on the board: a line for each, and the number that it has in a list."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from mapkit.drawing.pair_lines import PairLines
from mapkit.drawing.scene import Fill, Group, Path, Point, Segment, Stroke
from mapkit.drawing.shapes import BoardShapes
from mapkit.drawing.symbols import box_round, centred_text
from mapkit.drawing.text import text_width
from mapkit.drawing.theme import Theme

if TYPE_CHECKING:
    from mapkit.sight import PairAnswer

_SHARES = (0.5, 0.68, 0.32, 0.84, 0.16)
"""Where on its line a badge may stand, best first."""


def pinned_pairs(
    theme: Theme, pins: Iterable[tuple[str, BoardShapes, PairAnswer]]
) -> tuple[Group, ...]:
    """Draw pairs with as little as tells them apart, since many may be on one board.

    ``pins`` are what to write on a pair's badge, the board, and the answer.
    """
    taken: list[Point] = []
    drawn: list[Group] = []
    badges: list[Group] = []
    for name, shapes, answer in pins:
        lines = PairLines(shapes, theme, answer)
        ends = lines.segment() or lines.near_miss_line() or lines.direct()
        if ends is None:
            continue
        drawn += [*lines.near_miss()[:1], *lines.line(), *lines.unseen()]
        at = _free(ends, shapes, taken)
        taken.append(at)
        badges.append(_badge(at, name, shapes.module, theme))
    return (*drawn, *badges)


def _free(ends: Segment, shapes: BoardShapes, taken: Sequence[Point]) -> Point:
    """Return where on a line a badge stands on no other, and within the board."""
    (ax, ay), (bx, by) = ends
    left, top, right, bottom = shapes.frame
    half = shapes.module * 0.18
    length = math.dist(*ends) or 1.0
    aside = 2 * half if length < 4 * half else 0.0  # it would hide a short line
    x, y = -(by - ay) / length * aside, (bx - ax) / length * aside
    places = [
        (
            min(max(ax + (bx - ax) * share + x, left + half), max(right - half, left + half)),
            min(max(ay + (by - ay) * share + y, top + half), max(bottom - half, top + half)),
        )
        for share in _SHARES
    ]
    free = (at for at in places if all(math.dist(at, other) > 2 * half for other in taken))
    return next(free, places[0])


def _badge(at: Point, name: str, module: float, theme: Theme) -> Group:
    """Draw a plate with a number, unlike the discs that count the fields of a shot."""
    size = module * 0.17
    width, height = max(text_width(name, size, bold=True) + size * 0.7, size * 1.4), size * 1.4
    plate = box_round(at, width, height)
    rim = Stroke(theme.target, module * 0.025, join="round")
    number = centred_text(at, name, size, theme.symbol_light, bold=True)
    return Group("pin", (Path((plate,), Fill(theme.veil, 0.95), rim), number))
