"""Where fields, and the ends of lines in them, lie on a picture."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
import shapely

from mapkit.drawing.board import start_dimmed
from mapkit.drawing.canvas import Canvas
from mapkit.drawing.emphasis import highlight, known_fields, tint
from mapkit.drawing.labelling import draw_labels, note_item
from mapkit.drawing.legend import Entry, Section, board_legend, swatch
from mapkit.drawing.movement import PlacesPicture
from mapkit.drawing.page import finish_page
from mapkit.drawing.scene import Fill, Group, Path, Point, Polyline, Scene, Stroke
from mapkit.drawing.symbols import centred_text
from mapkit.drawing.text import text_width
from mapkit.drawing.theme import NIGHT, Theme
from mapkit.messages import decimal, say
from mapkit.model import GameMap

if TYPE_CHECKING:
    from mapkit.sight import PairAnswer


def places_scene(game_map: GameMap, answer: PlacesPicture, theme: Theme = NIGHT) -> Scene:
    """Draw the fields that answer a question."""
    page, canvas, paint = start_dimmed(
        game_map,
        theme,
        (*answer.notes, *answer.asked, *answer.units),
        headline=answer.headline,
        sentence=answer.sentence,
        accent=theme.near,
    )
    shapes = canvas.shapes
    found = known_fields(shapes, answer.notes)
    asked = [i for i in known_fields(shapes, answer.asked) if i not in found]
    units = [i for i in known_fields(shapes, answer.units) if i not in found]
    faded = frozenset(paint)
    if asked[1:]:  # a sector: its own colours show, and its border
        for i in asked:
            highlight(canvas, i, "from", theme.origin, opacity=0.15, width=0.02)
    for i in asked[:1] if len(asked) == 1 else ():
        highlight(canvas, i, "from", theme.origin, opacity=1.0, width=0.05)
        paint[i] = theme.origin
    for i in units:
        highlight(canvas, i, "unit", theme.blocker, opacity=0.3, width=0.03)
    tint(canvas, dict.fromkeys(found, Fill(theme.near)), lambda i: _title(answer, i))
    paint |= dict.fromkeys(found, theme.near)
    size = canvas.module * 0.3
    notes = {
        i: (note_item(answer.notes[i], size, theme.near, i),) for i in found if answer.notes[i]
    }
    _arrows(canvas, answer.moves)
    draw_labels(canvas, notes=notes, paint=paint, faded=faded)
    entries = [Entry(say("The answer"), swatch(Fill(theme.near)))] if found else []
    if asked:
        entries.append(Entry(say("Asked about"), swatch(Fill(theme.origin))))
    if units:
        entries.append(Entry(say("A defender stands there"), swatch(Fill(theme.blocker, 0.5))))
    legend = Section(say("This answer"), tuple(entries))
    sections = [legend, *board_legend(canvas)]
    return finish_page(page, canvas, sections)


def _arrows(canvas: Canvas, moves: Iterable[tuple[str, str]]) -> None:
    """Draw an arrow from field to field for each move."""
    theme, module, polygons = canvas.theme, canvas.module, canvas.shapes.polygons
    stroke = Stroke(theme.beam, module * 0.05)
    for start, end in moves:
        if start not in polygons or end not in polygons:
            continue
        (x, y), (u, v) = (
            (p.x, p.y) for p in (polygons[i].representative_point() for i in (start, end))
        )
        turn = math.atan2(v - y, u - x)
        barbs = [
            (u - module * 0.25 * math.cos(turn + k), v - module * 0.25 * math.sin(turn + k))
            for k in (-0.45, 0.45)
        ]
        title = say("From {a} to {b}", a=start, b=end)
        arrow = (Polyline(((x, y), (u, v)), stroke), Polyline((barbs[0], (u, v), barbs[1]), stroke))
        canvas.add("sight", Group("move", arrow, end, title))


def _title(answer: PlacesPicture, field_id: str) -> str:
    return say("Field {a}: {what}", a=field_id, what=answer.notes[field_id] or say("the answer"))


def end_places(canvas: Canvas, answer: PairAnswer, avoid: Any = None) -> tuple[list[Group], Any]:
    """Write at both ends of an answer's line where on the board they are.

    ``avoid`` is what is drawn already, mm on the page.

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


def _numbers_near(canvas: Canvas, at: Point) -> Any:
    """Return about where the numbers and marks of the fields round a place stand."""
    reach = shapely.Point(at).buffer(canvas.module * 2)
    return shapely.union_all(
        [
            polygon.representative_point().buffer(canvas.module * 0.22)
            for polygon in canvas.shapes.polygons.values()
            if polygon.intersects(reach)
        ]
    )


def _plate(canvas: Canvas, at: Point, away: Point, content: str, avoid: Any) -> tuple[Group, Any]:
    """Set a plate near an end, where it covers least of what is drawn and of numbers."""
    theme, module = canvas.theme, canvas.module
    size = module * 0.11
    width, height = text_width(content, size, bold=True) + size * 0.8, size * 1.5
    left, top, right, bottom = canvas.shapes.frame
    numbers = _numbers_near(canvas, at)
    avoid = numbers if avoid is None else numbers.union(avoid)
    best, least = shapely.box(0, 0, 1, 1), math.inf
    for k in range(48):
        turn = math.atan2(at[1] - away[1], at[0] - away[0])
        turn += math.pi * (k % 16 // 2) / 8 * (-1) ** k
        far = module * (0.32, 0.55, 0.8)[k // 16]
        x, y = at[0] + math.cos(turn) * (far + width / 2), at[1] + math.sin(turn) * far
        x = min(max(x, left + width / 2), max(right - width / 2, left + width / 2))
        y = min(max(y, top + height / 2), max(bottom - height / 2, top + height / 2))
        box = shapely.box(x - width / 2, y - height / 2, x + width / 2, y + height / 2)
        covered = float(box.intersection(avoid).area)
        if covered < least:
            best, least = box, covered
        if not least > 0:
            break
    centre = (float(best.centroid.x), float(best.centroid.y))
    corners = tuple((float(x), float(y)) for x, y in best.exterior.coords[:-1])
    leader = Polyline((at, centre), Stroke(theme.veil, module * 0.02, opacity=0.8))
    words = centred_text(centre, content, size, theme.symbol_light, bold=True)
    return Group("place", (leader, Path((corners,), Fill(theme.veil, 0.9)), words)), best


Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""

_AT_A_TIME = 256
"""So many boxes are held against all others in one go."""

_NOWHERE: Box = (float("inf"), float("inf"), float("-inf"), float("-inf"))


class FieldBoxes:
    """Boxes round fields in map units, asked many at a time."""

    def __init__(self, boxes: Mapping[str, Box]) -> None:
        self._rows = {i: k for k, i in enumerate(boxes)}
        self._ids = list(boxes)
        self._xy = np.array(list(boxes.values()), dtype=float).reshape(-1, 4)

    def of(self, field_id: str) -> Box:
        """Return a field's box; one that meets nothing for a field that is not there."""
        row = self._rows.get(field_id)
        if row is None:
            return _NOWHERE
        a, b, c, d = self._xy[row].tolist()
        return (a, b, c, d)

    def changed(self, boxes: Mapping[str, Box]) -> FieldBoxes:
        """Return these boxes with some set anew; fields that are gone have a box nowhere."""
        new = {i: box for i, box in boxes.items() if i not in self._rows and box != _NOWHERE}
        for i, box in boxes.items():
            row = self._rows.get(i)
            if row is not None:
                self._xy[row] = box
        if not new:
            return self
        kept = {i: self.of(i) for i in self._ids if self.of(i) != _NOWHERE}
        return FieldBoxes({**kept, **new})

    def around(self) -> Box:
        """Return the box round all fields."""
        xy = self._xy
        if not len(xy):
            return _NOWHERE
        low, high = xy[:, :2].min(axis=0).tolist(), xy[:, 2:].max(axis=0).tolist()
        return (low[0], low[1], high[0], high[1])

    def meeting(self, boxes: Iterable[Box], reach: float = 0.0) -> set[str]:
        """Return the fields whose boxes come that near to any of some boxes."""
        asked = np.array([box for box in boxes if box[0] <= box[2]], dtype=float).reshape(-1, 4)
        left, top, right, bottom = self._xy.T
        hit = np.zeros(len(self._xy), dtype=bool)
        # Many at a time, not one: each look lets go of Python's lock, and thousands of them in a
        # thread would keep the window from getting hold of it.
        for k in range(0, len(asked), _AT_A_TIME):
            x0, y0, x1, y1 = asked[k : k + _AT_A_TIME].T[:, :, np.newaxis]
            met = (left <= x1 + reach) & (right >= x0 - reach)
            met &= (top <= y1 + reach) & (bottom >= y0 - reach)
            hit |= met.any(axis=0)
        return {self._ids[k] for k in np.flatnonzero(hit).tolist()}


def box_of(game_map: GameMap, field_id: str) -> Box:
    """Return a field's box in map units; one that meets nothing where there is no field."""
    item = game_map.fields.get(field_id)
    if item is None or not item.rings or not item.rings[0]:
        return _NOWHERE
    points = [game_map.vertices[v] for v in item.rings[0]]
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return (min(xs), min(ys), max(xs), max(ys))
