"""Coordinates and lengths by the keyboard, for the current tool."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from functools import partial
from typing import Literal

from PyQt6.QtCore import QObject, QPointF, QSize

from mapkit.editor.canvas.view import BoardView
from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.actions import ActionSpec
from mapkit.editor.state.shell import Shell
from mapkit.editor.tools.line_tool import LineTool
from mapkit.editor.tools.ring_tool import RingTool
from mapkit.editor.widgets.labels import EscapeLineEdit
from mapkit.edits import move_fields, move_vertices, turn_and_scale
from mapkit.messages import decimal, translated

_FARTHEST = 2**30
"""Map units; coordinates are smaller."""


_WIDTH = 230
"""Pixels; less where the window is narrow."""


class _Line(EscapeLineEdit):
    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the width that the example in it takes."""
        return QSize(_WIDTH, super().sizeHint().height())


class NumberEntry(QObject):
    """The box in the status bar: a point for the tool that draws, a move for the selection."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.widget)
        self._shell, self._model = shell, shell.model
        self._view = view = shell.part(BoardView)
        self._mouse: tuple[float, float] | None = None
        self.line = _Line()
        self.line.left.connect(view.setFocus)
        self.line.setObjectName("numbers")
        self.line.setMinimumWidth(110)
        self.line.setMaximumWidth(_WIDTH)
        self.line.setPlaceholderText(tr("x, y · @dx, dy · length<angle · w x h"))
        self.line.setAccessibleName(tr("Coordinates in mm"))
        self.line.setToolTip(
            tr(
                "<p>A place for the tool in mm: <b>120.5, 85</b>; from the last point: <b>@30, "
                "0</b>; a length and an angle: <b>30&lt;90</b>; a length towards the mouse: "
                "<b>30</b>; a rectangle from the last point: <b>30 x 20</b>. The tool clicks "
                "there; with the Select tool, what is selected is moved there or by that "
                "distance, and <b>30°</b> turns the selected fields counter-clockwise, <b>150%</b> "
                "scales them.</p>"
            )
        )
        shell.status.addPermanentWidget(self.line)
        self.line.returnPressed.connect(self._enter)
        view.moved.connect(self._moved)
        shell.actions_by_id.add(
            ActionSpec(
                "edit.numbers", tr("Type a p&lace"), self.focus, "edit", "N",
                tr("Type a point for the tool, or a place for the selection"),
                group="selection",
            )
        )  # fmt: skip

    def focus(self) -> None:
        """Put the keyboard into the box."""
        self.line.setFocus()
        self.line.selectAll()

    def _moved(self, x: float, y: float) -> None:
        self._mouse = (x, y)

    def _enter(self) -> None:
        shell, view, unit = self._shell, self._view, self._model.committed.unit_mm
        tool = view.tool
        line_tool = tool if isinstance(tool, LineTool) else None
        last: tuple[float, float] | None = None
        if line_tool is not None:
            point = line_tool.last_point
            last = (point[0] * unit, point[1] * unit) if point is not None else None
        elif tool is not None and tool.id == "select":
            last = self._anchor()
        typed = read_typed(self.line.text(), comma="," in translated(decimal(0.5, 1)))
        if typed is None:
            shell.tell(
                tr("That is not a place: write 120.5, 85, or @30, 0 from the last point."),
                seconds=6,
            )
            return
        if typed.kind in ("turn", "scale"):
            self._turn_or_scale(typed)
            return
        place = place_of(typed, last, self._mouse)
        if place is None:
            shell.tell(self._nothing_to_count_from(), seconds=6)
            return
        if not all(abs(mm / unit) < _FARTHEST for mm in place):
            shell.tell(tr("That place is too far away."))
            return
        if typed.kind == "size":
            if not isinstance(tool, RingTool):
                shell.tell(tr("Rectangles are for tools that draw fields, islands or holes."))
                return
            if not tool.enter_rectangle(typed.a / unit, typed.b / unit):
                shell.tell(tr("A rectangle starts from one corner: undo the other points first."))
                return
            self.line.clear()
            view.setFocus()
            return
        if line_tool is not None:
            line_tool.enter_point((round(place[0] / unit), round(place[1] / unit)))
        elif last is not None:
            self._shift((place[0] - last[0]) / unit, (place[1] - last[1]) / unit)
        else:
            view.cross.go_to(QPointF(*place))
            view.cross.click()
        self.line.clear()
        if line_tool is not None or last is None:
            view.setFocus()

    def _turn_or_scale(self, typed: Typed) -> None:
        fields, model = self._model.selection.fields, self._model
        if not fields or (typed.kind == "scale" and typed.a <= 0):
            self._shell.tell(
                tr("Select fields first: 30° turns them, 150% scales them."), seconds=6
            )
        elif typed.kind == "turn":
            model.edit(tr("Turn"), partial(turn_and_scale, fields=fields, degrees=typed.a))
        else:
            model.edit(tr("Scale"), partial(turn_and_scale, fields=fields, factor=typed.a / 100))

    def _nothing_to_count_from(self) -> str:
        tool = self._view.tool
        if isinstance(tool, LineTool):
            return tr("There is no last point to count from yet: give the first one as 120.5, 85.")
        if tool is not None and tool.id == "select":
            return tr("Select a vertex or a field first: the distance counts from there.")
        return tr("This tool has no last point to count from: write 120.5, 85.")

    def _anchor(self) -> tuple[float, float] | None:
        """Return what moves to a typed place: the vertex, or the fields' top left corner, mm."""
        model = self._model
        chosen, game_map = model.selection, model.committed
        points = [game_map.vertices[v] for v in chosen.vertices[-1:]]
        if not points:
            points = [p for i in chosen.fields for ring in game_map.points(i) for p in ring]
        if not points:
            return None
        unit = game_map.unit_mm
        return (min(p[0] for p in points) * unit, min(p[1] for p in points) * unit)

    def _shift(self, dx: float, dy: float) -> None:
        model = self._model
        chosen, places = model.selection, model.committed.vertices
        if chosen.vertices:
            moved = {v: (places[v][0] + dx, places[v][1] + dy) for v in chosen.vertices}
            model.edit(tr("Move a vertex"), partial(move_vertices, places=moved, level=model.level))
        else:
            model.edit(tr("Move fields"), partial(move_fields, fields=chosen.fields, by=(dx, dy)))


_ANY = r"([+-]?\d+(?:[.,]\d+)?)"
_POINTED = r"([+-]?\d+(?:[.]\d+)?)"
_NUMBER = re.compile(_ANY)
_PAIR = re.compile(rf"(@?)\s*{_ANY}(?:\s*;\s*|,\s+|\s+){_ANY}")
_TIGHT_PAIR = re.compile(rf"(@?)\s*{_POINTED}\s*,\s*{_POINTED}")
_POLAR = re.compile(rf"{_ANY}\s*<\s*{_ANY}")
_ALONE = re.compile(rf"{_ANY}\s*([°%])")
_SIZE = re.compile(rf"{_ANY}\s*[xX×*]\s*{_ANY}")


@dataclass(frozen=True, slots=True)
class Typed:
    """Numbers and what they are: mm, but for the angle of ``polar``, in degrees.

    ``place`` is x and y on the board; ``offset`` x and y from the last point; ``polar`` a length
    and an angle from there (0 to the right, counter-clockwise); ``length`` one towards the mouse;
    ``size`` the width and height of a rectangle from the last point; ``turn`` an angle for the
    selected fields, ``scale`` percent.
    """

    kind: Literal["place", "offset", "polar", "length", "size", "turn", "scale"]
    a: float
    b: float = 0.0


def read_typed(text: str, *, comma: bool = False) -> Typed | None:
    """Read ``120, 85``, ``@30, 0``, ``30 < 90``, ``30``, ``30 x 20``, ``30°`` or ``150%``.

    Parameters
    ----------
    text : str
        Decimals have a point, or a comma where a semicolon or a blank keeps the two numbers
        apart: ``12,5; 40``.
    comma : bool
        Whether people write decimals with a comma, so that ``12,5`` is one number and not two.

    Returns
    -------
    Typed or None
        None where the text is none of these.
    """
    text = text.strip().removesuffix("mm").strip().replace("−", "-")
    if comma and (one := _NUMBER.fullmatch(text)):
        return Typed("length", _value(one[1]))
    for pair in (_PAIR, _TIGHT_PAIR):
        if found := pair.fullmatch(text):
            kind: Literal["offset", "place"] = "offset" if found[1] else "place"
            return Typed(kind, _value(found[2]), _value(found[3]))
    if polar := _POLAR.fullmatch(text):
        return Typed("polar", _value(polar[1]), _value(polar[2]))
    if size := _SIZE.fullmatch(text):
        return Typed("size", _value(size[1]), _value(size[2]))
    if alone := _ALONE.fullmatch(text):
        return Typed("turn" if alone[2] == "°" else "scale", _value(alone[1]))
    one = _NUMBER.fullmatch(text)
    return Typed("length", _value(one[1])) if one else None


def place_of(
    typed: Typed, last: tuple[float, float] | None, towards: tuple[float, float] | None = None
) -> tuple[float, float] | None:
    """Return the place on the board that is meant, mm.

    ``typed`` is the opposite corner where it is a ``size``; ``last`` and ``towards`` are the last
    point and the mouse, mm. Returns None where it counts from a point, or towards one, that is not
    there.
    """
    if typed.kind == "place":
        return typed.a, typed.b
    if last is None:
        return None
    x, y = last
    if typed.kind == "polar":
        angle = math.radians(typed.b)
        return x + typed.a * math.cos(angle), y - typed.a * math.sin(angle)
    if typed.kind == "length":
        if towards is None or math.dist(last, towards) == 0:
            return None
        share = typed.a / math.dist(last, towards)
        return x + (towards[0] - x) * share, y + (towards[1] - y) * share
    return x + typed.a, y + typed.b


def _value(number: str) -> float:
    return float(number.replace(",", "."))
