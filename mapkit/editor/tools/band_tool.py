"""The tool that draws a band of one width along a line, such as a road."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PyQt6.QtGui import QKeyEvent

from mapkit.editor.canvas.map_view import MapView
from mapkit.editor.canvas.tool import Choice, ToolEvent
from mapkit.editor.i18n.texts import tr, tr_later
from mapkit.editor.state.brush import Brush
from mapkit.editor.state.map_model import Done, MapModel
from mapkit.editor.state.selection import Selection
from mapkit.editor.tools.line_tool import LineTool, Place
from mapkit.edits import EditRefusedError, band_outline, draw_band
from mapkit.messages import decimal

_USUAL_MM, _LEAST_MM, _STEP_MM = 20.0, 2.0, 2.0


class BandTool(LineTool):
    """Click the middle of a road; it is cut out of the fields there.

    ``side`` says whether the line is its ``middle``, or it lies ``left`` or ``right`` of the line;
    that follows borders then, so that the band lies along them.
    """

    id = "band"
    key = "Shift+D"
    icon = "band"
    beside = False
    title = tr_later("Band along a line")
    takes_kind = True

    def __init__(self, model: MapModel, view: MapView, brush: Brush) -> None:
        super().__init__(model, view)
        self._brush = brush
        self.width_mm = _USUAL_MM
        self.side = "middle"

    @property
    def hint(self) -> str:
        """What a click does now."""
        return tr(
            "Click along the middle of a road, {width} mm wide; double-click or press Enter where "
            "it ends. + and - change the width.",
            width=decimal(self.width_mm, 1, trim=True),
        )

    def choices(self) -> tuple[Choice, ...]:
        """Return the ways to draw, the width, and on which side of the line it lies."""
        width = decimal(self.width_mm, 1, trim=True)
        sides = {"left": tr("Left"), "middle": tr("Middle"), "right": tr("Right")}
        return (
            *super().choices(),
            Choice("−", partial(self._widen, -_STEP_MM)),
            Choice(tr("{width} mm", width=width), partial(self._widen, 0.0)),
            Choice("+", partial(self._widen, _STEP_MM)),
            *(
                Choice(text, partial(self._take_side, side), self.side == side)
                for side, text in sides.items()
            ),
        )

    def _take_side(self, side: str) -> None:
        self.side, self.follows = side, side != "middle"
        self._draw(None)
        self.hint_changed.emit(self.hint)

    def _widen(self, by: float) -> None:
        self.width_mm = max(_LEAST_MM, self.width_mm + by)
        self._draw(None)
        self.hint_changed.emit(self.hint)

    def key_press(self, event: QKeyEvent) -> bool:
        """Change the width."""
        if event.text() in {"+", "-"}:
            self._widen(_STEP_MM if event.text() == "+" else -_STEP_MM)
            return True
        return super().key_press(event)

    @property
    def _width(self) -> float:
        return self.width_mm / self.model.committed.unit_mm

    def _draw(self, event: ToolEvent | None) -> None:
        super()._draw(event)
        points: list[Place] = self.points
        if event is not None and points and not self.path.whole:
            points = [*points, *self._way(event.snap, event.modifiers)]
        try:
            self.view.overlay.area(band_outline(points, self._width, self.side), "good")
        except EditRefusedError:
            return  # what is wrong is told when it is made

    def finish(self, points: Sequence[Place], done: Done) -> None:
        """Cut the band out."""
        brush, model = self._brush, self.model

        def drawn(made: bool) -> None:
            if made:
                model.select(Selection(fields=tuple(model.committed.fields)[-1:]))
            done(made)

        edit = partial(
            draw_band, points=points, width=self._width, kind=brush.kind, sector=brush.sector,
            side=self.side,
        )  # fmt: skip
        model.edit(self.title, edit, done=drawn)
