"""Where the ends of a line lie on the board: plates beside them, in mm."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import shapely

from mapkit.drawing.canvas import Canvas
from mapkit.drawing.scene import Fill, Group, Path, Point, Polyline, Stroke
from mapkit.drawing.symbols import centred_text
from mapkit.drawing.text import text_width
from mapkit.messages import decimal, say

if TYPE_CHECKING:
    from mapkit.sight import PairAnswer

__all__ = ["end_places"]


def end_places(canvas: Canvas, answer: PairAnswer, avoid: Any = None) -> tuple[list[Group], Any]:
    """Write at both ends of an answer's line where on the board they are.

    Parameters
    ----------
    shapes : BoardShapes
    theme : Theme
    answer : PairAnswer
    avoid : geometry, optional
        What is drawn already, mm on the page.

    Returns
    -------
    list of Group
        None for fields side by side, whose line has no length.
    geometry or None
        ``avoid`` with what the plates cover.
    """
    line = answer.witness or answer.near_miss_line
    if line is None or math.dist(*line) < 1.0:
        return [], avoid
    unit, point = canvas.game_map.unit_mm, canvas.shapes.placement.point
    groups = []
    for (x, y), (u, v) in (line, line[::-1]):
        content = say("{x}, {y}", x=decimal(x * unit, 1), y=decimal(y * unit, 1))
        group, box = _plate(canvas, point((x, y)), point((u, v)), content, avoid)
        groups.append(group)
        avoid = box if avoid is None else avoid.union(box)
    return groups, avoid


def _plate(canvas: Canvas, at: Point, away: Point, content: str, avoid: Any) -> tuple[Group, Any]:
    """Set a plate beside an end, where it covers least of what is drawn."""
    theme, module = canvas.theme, canvas.module
    size = module * 0.11
    width, height = text_width(content, size, bold=True) + size * 0.8, size * 1.5
    left, top, right, bottom = canvas.shapes.frame
    best, least = shapely.box(0, 0, 1, 1), math.inf
    for k in range(16):
        turn = math.atan2(at[1] - away[1], at[0] - away[0]) + math.pi * (k // 2) / 8 * (-1) ** k
        far = module * 0.32
        x, y = at[0] + math.cos(turn) * (far + width / 2), at[1] + math.sin(turn) * far
        x = min(max(x, left + width / 2), max(right - width / 2, left + width / 2))
        y = min(max(y, top + height / 2), max(bottom - height / 2, top + height / 2))
        box = shapely.box(x - width / 2, y - height / 2, x + width / 2, y + height / 2)
        covered = float(box.intersection(avoid).area) if avoid is not None else 0.0
        if covered < least:
            best, least = box, covered
        if not least > 0:
            break
    centre = (float(best.centroid.x), float(best.centroid.y))
    corners = tuple((float(x), float(y)) for x, y in best.exterior.coords[:-1])
    leader = Polyline((at, centre), Stroke(theme.veil, module * 0.02, opacity=0.8))
    words = centred_text(centre, content, size, theme.symbol_light, bold=True)
    return Group("place", (leader, Path((corners,), Fill(theme.veil, 0.9)), words)), best
