"""The map on the screen: what is drawn, what lies where, and what points snap to.

The scene's unit is a millimetre of the board, x to the right and y down, origin at the board's.
"""

from __future__ import annotations

import math
from collections.abc import Collection

from PyQt6.QtCore import QPointF, QRectF, Qt, pyqtSignal
from PyQt6.QtGui import QColor, QPainter
from PyQt6.QtWidgets import QGraphicsScene, QGraphicsView, QWidget

from mapkit.drawing import Theme
from mapkit.drawing.field_sight import NOTE_SIZE
from mapkit.editor.canvas.drawn import Drawn, of_level
from mapkit.editor.canvas.grid import GridItem
from mapkit.editor.canvas.guides import Guides
from mapkit.editor.canvas.hit_testing import HitIndex, marker_places
from mapkit.editor.canvas.layers import LayerStack
from mapkit.editor.canvas.overlay import Overlay
from mapkit.editor.canvas.picture import BoardPicture
from mapkit.editor.canvas.zooming import ZoomedView
from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.map_model import MapModel
from mapkit.editor.tasks.waiting import paint_later
from mapkit.edits import ChangeSet, Snap, Snapper

USUAL_STEP_MM = 0.5
"""Places that snap to nothing else are whole steps, so that files hold round numbers."""

_SNAP_PIXELS = 10.0
_LEAST_LETTERS = 4.5
"""Pixels; labels whose letters are smaller only make the board grey."""


class MapView(ZoomedView):
    """Shows the map of a model and follows it.

    What lies under a point is asked of :meth:`field_at`, :meth:`vertex_at`, :meth:`edge_at`,
    :meth:`portal_at` and :meth:`marker_at`; pictures of other features go into
    ``view.layers["sight"].show(shapes)``.

    ``overlay`` is the feedback of the tool at work; ``grid_spacing`` that of the grid, mm, while
    :attr:`grid_mm` is what points snap to.
    """

    level_changed = pyqtSignal()
    """Another level is worked on, see :attr:`level`."""
    hovered = pyqtSignal(object)
    """Of str or None: Another field is under the mouse; silent while a gesture runs."""
    guides_changed = pyqtSignal()
    """A guide came, went or moved, or the grid is another one."""

    def __init__(self, model: MapModel, parent: QWidget | None = None) -> None:
        scene = QGraphicsScene()
        # All items are children of the layers' roots: an index finds nothing, and costs much.
        scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        super().__init__(scene, parent)
        scene.setParent(self)
        self.model = model
        self.board = scene
        self.layers = LayerStack(scene, self)
        self.picture = BoardPicture(scene, self.layers)
        model.let_previews_wait(lambda: self.picture.behind)
        self.overlay = Overlay(scene)
        self.grid_spacing = 10.0
        self.snap_to_grid = False
        self.guides = Guides(self, model, self.layers["guides"])
        self.guides.changed.connect(self.guides_changed)
        self._hovered: str | None = None
        self.snapping = True
        self.step_mm = USUAL_STEP_MM
        self.held_keys = Qt.KeyboardModifier.NoModifier
        """Keys that count as held though nobody holds them: a button stands for them."""
        self._snapper: tuple[int, Snapper] | None = None
        self._hits: tuple[int, HitIndex] | None = None
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setFrameShape(QGraphicsView.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Board"))
        self.grid = GridItem()
        self.grid.setParentItem(self.layers["grid"].root)
        self.layers["grid"].visible = False
        self.zoomed.connect(lambda _zoom: self._sharpen())
        model.changed.connect(self._follow)

    # --- what is shown

    @property
    def level(self) -> int | None:
        """The level that is worked on, None for all: the other is a shade and cannot be hit."""
        return self.model.level

    @level.setter
    def level(self, level: int | None) -> None:
        if level != self.model.level:
            self.model.level = self.picture.level = level
            self._hits = None
            self.redraw()
            self.level_changed.emit()

    def redraw(self, theme: Theme | None = None) -> None:
        """Draw the whole board again, in another theme if need be."""
        self.picture.draw(self.model.shown, theme=theme)
        self._adapt()

    def _adapt(self) -> None:
        """Adapt to a board that is drawn from the start."""
        if self.picture.behind:
            paint_later(self.viewport())
        self.setBackgroundBrush(QColor(self.picture.theme.page))
        self._sharpen()

    # --- places

    def to_map(self, mm: QPointF) -> tuple[float, float]:
        """Convert a point of the scene, in mm, to map units."""
        unit = self.model.shown.unit_mm
        return (mm.x() / unit, mm.y() / unit)

    def to_scene(self, at: tuple[float, float]) -> QPointF:
        """Convert a point from map units to the scene, in mm."""
        unit = self.model.shown.unit_mm
        return QPointF(at[0] * unit, at[1] * unit)

    def radius(self, pixels: float = _SNAP_PIXELS) -> float:
        """Return how many map units so many pixels of the screen are."""
        return pixels / self.pixels_per_mm() / self.model.shown.unit_mm

    def field_at(self, at: tuple[float, float], level: int | None = None) -> str | None:
        """Return the field at a point in map units, the upper one of two.

        ``level`` asks for one level; None is the level that is worked on, or all.
        """
        fields = self.hits().fields_at(at)
        if level is not None:
            known = self.model.shown.fields
            fields = tuple(i for i in fields if known[i].level == level)
        return fields[0] if fields else None

    def vertex_at(self, at: tuple[float, float], pixels: float = _SNAP_PIXELS) -> str | None:
        """Return the nearest vertex within so many pixels."""
        return self.hits().vertex_at(at, self.radius(pixels))

    def edge_at(
        self, at: tuple[float, float], pixels: float = _SNAP_PIXELS
    ) -> tuple[str, str] | None:
        """Return the vertices at the ends of the nearest edge within so many pixels."""
        return self.hits().edge_at(at, self.radius(pixels))

    def portal_at(self, at: tuple[float, float], pixels: float = _SNAP_PIXELS) -> str | None:
        """Return the nearest portal within so many pixels, unless portals are locked."""
        if "portals" in self.model.locked:
            return None
        return self.hits().portal_at(at, self.radius(pixels))

    def marker_at(self, at: tuple[float, float]) -> int | None:
        """Return the position, in the map's tuple of markers, of the symbol at a point.

        There is none where markers are locked.
        """
        if "markers" in self.model.locked:
            return None
        mm = self.to_scene(at)
        for index, (centre, radius) in reversed(self.marker_places().items()):
            if math.dist(centre, (mm.x(), mm.y())) <= radius:
                return index
        return None

    def marker_places(self) -> dict[int, tuple[tuple[float, float], float]]:
        """Return where each marker's symbol stands: its middle and its radius in mm."""
        return marker_places(self.model.shown, self.picture.parts)

    def hits(self) -> HitIndex:
        """Return what finds fields, vertices, edges and portals of the shown map by place."""
        game_map = self.model.shown
        if self._hits is None or self._hits[0] != self.model.revision:
            self._hits = (self.model.revision, HitIndex(of_level(game_map, self.model.level)))
        return self._hits[1]

    def snapper(self) -> Snapper:
        """Return what snaps to the committed map; made once for each revision."""
        game_map = self.model.committed
        if self._snapper is None or self._snapper[0] != id(game_map):
            self._snapper = (id(game_map), Snapper(game_map))
        return self._snapper[1]

    def snap(
        self, at: tuple[float, float], exclude: Collection[str] = (), *, free: bool = False
    ) -> Snap:
        """Find where a point in map units snaps to; moved vertices and their edges do not hold.

        ``free`` leaves out the step, which rounds what snaps to nothing else.
        """
        unit = self.model.shown.unit_mm
        return self.snapper().snap(
            at,
            self.radius() if self.snapping else 0.0,
            exclude=exclude,
            grid=self.grid_mm / unit if self.grid_mm else None,
            guides=self.guides.in_map_units(),
            step=None if free else self.step,
        )

    @property
    def step(self) -> float:
        """Whole steps of this many map units are what places are rounded to; at least one."""
        return max(self.step_mm / self.model.shown.unit_mm, 1.0)

    def on_step(self, at: tuple[float, float]) -> tuple[float, float]:
        """Round a place, or a way, to whole steps."""
        step = self.step
        return (round(at[0] / step) * step, round(at[1] / step) * step)

    # --- grid and guides

    @property
    def grid_mm(self) -> float | None:
        """Spacing of the grid that points snap to, mm; None where they do not."""
        return self.grid_spacing if self.snap_to_grid and self.snapping else None

    def set_grid(self, spacing_mm: float, *, snap: bool) -> None:
        """Choose the grid and whether points snap to it."""
        self.grid_spacing, self.snap_to_grid = spacing_mm, snap
        self.grid.set_spacing(spacing_mm)
        self.guides_changed.emit()

    def fit(self, rect: QRectF | None = None) -> None:
        """Show a part of the board, given in mm, or all of it."""
        if rect is not None:
            self.show_rect(rect)
            return
        width, height = self.model.shown.size_mm
        left, top, right, bottom = self.picture.frame
        self.show_rect(QRectF(left, top, max(right, width) - left, max(bottom, height) - top))
        self.fitted = True

    def _sharpen(self) -> None:
        """Draw patterns for the zoom, and leave out letters that nobody could read."""
        pixels = self.pixels_per_mm()
        self.layers.painter.set_pixels_per_mm(pixels * self.devicePixelRatioF())
        label = self.picture.theme.label
        for name, size in (("labels", label), ("names", label), ("distances", NOTE_SIZE)):
            letters = self.picture.module * size * pixels
            self.layers[name].legible = letters >= _LEAST_LETTERS

    def _hover(self, field_id: str | None) -> None:
        if field_id != self._hovered:
            self._hovered = field_id
            self.hovered.emit(field_id)

    # --- the model

    def _follow(self, changed: ChangeSet) -> None:
        game_map = self.model.shown
        if changed.ruleset or changed.sectors or (changed.header and self._resized()):
            self.redraw()
            self._measure()
        else:
            self.picture.update(game_map, changed.fields | changed.markers, changed.portals)
            if self.picture.behind:  # much has changed: lists and answers follow, too
                paint_later(self.viewport())

    def _resized(self) -> bool:
        game_map = self.model.shown
        return self._size != (game_map.size_mm, game_map.unit_mm)

    def _measure(self) -> None:
        game_map = self.model.shown
        self._size = (game_map.size_mm, game_map.unit_mm)
        self.overlay.set_unit(game_map.unit_mm)
        left, top, right, bottom = self.picture.frame
        room = 3 * max(right - left, bottom - top, 100.0)
        self.board.setSceneRect(
            QRectF(left, top, right - left, bottom - top).adjusted(-room, -room, room, room)
        )

    def _show_map(self, drawn: Drawn | None = None) -> None:
        """Show another map, all of it."""
        self._snapper = self._hits = self._hovered = None
        self.model.level = self.picture.level = None
        self.overlay.clear()
        self.picture.begin_anew(self.model.shown, drawn)
        self._adapt()
        self._measure()
        self.level_changed.emit()
        self.fit()
