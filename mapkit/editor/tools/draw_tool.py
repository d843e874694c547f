"""The tools that draw fields, fields in the middle of others, and holes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from mapkit.diagnostics import Subject
from mapkit.drawing.ground import kind_colour
from mapkit.editor.canvas.map_view import MapView
from mapkit.editor.i18n.texts import tr, tr_later
from mapkit.editor.state.brush import Brush
from mapkit.editor.state.map_model import Done, MapModel
from mapkit.editor.state.selection import Selection
from mapkit.editor.tasks.edit_runner import Edit
from mapkit.editor.tools.line_tool import Place
from mapkit.editor.tools.ring_tool import RingTool
from mapkit.edits import EditRefusedError, cut_hole, draw_field
from mapkit.model import GameMap


class DrawFieldTool(RingTool):
    """Draws a field; it snaps to its neighbours and follows their borders."""

    id = "draw"
    key = "D"
    icon = "draw"
    title = tr_later("Draw a field")
    takes_kind = True

    def __init__(self, model: MapModel, view: MapView, brush: Brush) -> None:
        super().__init__(model, view)
        self._brush = brush

    @property
    def fill(self) -> str:
        """The colour that fields of the next one's kind have."""
        return kind_colour(self.model.shown, self._brush.kind, self.view.picture.theme)

    @property
    def offer(self) -> str:
        """How to carve what was refused, where that helps."""
        return tr("Ctrl+Enter: carve it out of the fields there") if self.path.carvable else ""

    @property
    def hint(self) -> str:
        """What a click does now."""
        if self.offer:
            return self.offer
        if len(self.path.legs) < 2:
            return tr(
                "Click the corners one after the other, or drag a rectangle "
                "(Ctrl: carve it out of the fields there)."
            )
        return tr(
            "Click the next corner; along a border the outline follows it (Alt: straight). "
            "The first point or Enter closes it; with Ctrl it is carved out of the fields "
            "there."
        )

    def finish(self, points: Sequence[Place], done: Done, *, carve: bool = False) -> None:
        """Make the field and select it."""
        brush, model = self._brush, self.model
        edit = OverlapRecorder(
            partial(draw_field, points=points, kind=brush.kind, sector=brush.sector, carve=carve)
        )

        def drawn(made: bool) -> None:
            self.path.carvable = edit.overlaps and not carve
            if made:
                # Behind all others: parts that fell off what was carved stand behind the rest.
                model.select(Selection(fields=tuple(model.committed.fields)[-1:]))
            done(made)

        model.edit(self.title, edit, done=drawn)


class OverlapRecorder:
    """An edit that remembers whether it was refused because fields would overlap."""

    def __init__(self, edit: Edit) -> None:
        self._edit = edit
        self.overlaps = False

    def __call__(self, game_map: GameMap) -> GameMap:
        """Make the edit."""
        try:
            return self._edit(game_map)
        except EditRefusedError as refusal:
            rule = refusal.rule
            self.overlaps = rule is not None and rule.subject is Subject.OVERLAP
            raise


class IslandTool(DrawFieldTool):
    """Draws a field in the middle of others: its place is cut out of them."""

    id = "island"
    key = "I"
    icon = "island"
    beside = False
    title = tr_later("Draw an island")

    @property
    def hint(self) -> str:
        """What a click does now."""
        if len(self.path.legs) < 2:
            return tr("Click the corners one after the other, or drag a rectangle.")
        return tr(
            "Click the next corner; the first point or Enter closes the island. It is "
            "carved out of the fields there."
        )

    def finish(
        self,
        points: Sequence[Place],
        done: Done,
        *,
        carve: bool = True,  # noqa: ARG002
    ) -> None:
        """Cut the place out of the fields there and fill it."""
        super().finish(points, done, carve=True)


class HoleTool(RingTool):
    """Cuts a hole: a place that belongs to no field."""

    id = "hole"
    key = "C"
    icon = "hole"
    beside = False
    title = tr_later("Cut a hole")
    hint = tr_later("Click the corners of the hole, or drag a rectangle; Enter closes it.")

    def finish(
        self,
        points: Sequence[Place],
        done: Done,
        *,
        carve: bool = False,  # noqa: ARG002
    ) -> None:
        """Cut all fields there, of the level that is worked on alone."""
        level, known = self.view.level, self.model.committed.fields
        fields = None if level is None else [f for f, i in known.items() if i.level == level]
        self.model.edit(self.title, partial(cut_hole, points=points, fields=fields), done=done)
