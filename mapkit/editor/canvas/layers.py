"""Layers of the view: each can be hidden and faded, and takes shapes of the drawing."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from PyQt6.QtCore import QObject, QTimer, pyqtSignal
from PyQt6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsRectItem, QGraphicsScene

from mapkit.drawing.scene import Shape
from mapkit.editor.canvas.scene_items import ShapePainter

_SLICE_S = 0.010


class DeferredDelete(QObject):
    """Removes items of a scene in slices of 10 ms, since Qt takes a while for many of them."""

    def __init__(self, scene: QGraphicsScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._items: deque[QGraphicsPathItem] = deque()
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)

    def __bool__(self) -> bool:
        return bool(self._items)

    def delete(self, items: Collection[QGraphicsPathItem]) -> None:
        """Hide items at once and remove them later."""
        for item in items:
            item.setVisible(False)
        self._items.extend(items)
        self._timer.start()

    def flush(self) -> None:
        """Remove all that is left now."""
        while self._items:
            self._scene.removeItem(self._items.popleft())

    def _go_on(self) -> None:
        end = time.perf_counter() + _SLICE_S
        while self._items and time.perf_counter() < end:
            self._scene.removeItem(self._items.popleft())
        if not self._items:
            self._timer.stop()


NAMES = (
    "ground",
    "underlay",
    "fields",
    "heat",
    "verdicts",
    "sectors",
    "borders",
    "figures",
    "names",
    "distances",
    "markers",
    "solo",
    "labels",
    "issues",
    "notes",
    "grid",
    "guides",
    "selection",
    "portals",
    "sight",
    "hover",
)
"""Bottom first; doors lie above frames, which would halve them, and what is said of a line above
doors. ``figures``, ``names`` and ``distances`` are what answers write on fields. The tool's own
:class:`~mapkit.editor.canvas.overlay.Overlay` lies above all."""

_Z_STEP = 100.0
_MANY = 300
"""Items; where more come or go, all of the board is painted again, and those that go are removed
bit by bit."""
_LEAST_STEP = 1e-6


class _Shown(NamedTuple):
    """A shape, its items, and how high they lie within the layer."""

    shape: Shape
    height: float
    items: list[QGraphicsPathItem]


class Layer(QObject):
    """One layer.

    ``root`` is the parent of all that it shows; features may add items of their own.
    """

    changed = pyqtSignal()
    """It was shown or hidden by its eye button, or has another opacity."""

    def __init__(
        self, name: str, z: float, scene: QGraphicsScene, painter: ShapePainter, stack: LayerStack
    ) -> None:
        super().__init__(stack)
        self.name = name
        self.root = QGraphicsRectItem()
        self.root.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.root.setZValue(z)
        scene.addItem(self.root)
        self._scene = scene
        self._painter = painter
        self._deferred = stack.deferred
        self._shown: list[_Shown] = []
        self._visible = self._legible = True
        self._muted: set[str] = set()

    @property
    def visible(self) -> bool:
        """Whether its eye button is checked."""
        return self._visible

    @visible.setter
    def visible(self, on: bool) -> None:
        if on != self._visible:
            self._visible = on
            self._appear()
            self.changed.emit()

    def mute(self, on: bool, *, by: str = "sight") -> None:
        """Hide it while an answer is shown in its place, whatever its eye button says.

        It is hidden as long as any of those that mute it, each by a name of its own, wants that.
        """
        (self._muted.add if on else self._muted.discard)(by)
        self._appear()

    def _appear(self) -> None:
        self.root.setVisible(self._visible and self._legible and not self._muted)

    @property
    def legible(self) -> bool:
        """Whether it is large enough to be read at this zoom; the view decides."""
        return self._legible

    @legible.setter
    def legible(self, on: bool) -> None:
        if on != self._legible:
            self._legible = on
            self._appear()

    @property
    def opacity(self) -> float:
        """From 0 to 1."""
        return self.root.opacity()

    @opacity.setter
    def opacity(self, share: float) -> None:
        if share != self.root.opacity():
            self.root.setOpacity(share)
            self.changed.emit()

    def show(self, shapes: Iterable[Shape]) -> None:
        """Show shapes, in mm of the board, instead of those shown before.

        What was shown before and stays, the same shape or an equal one, keeps its items, so that
        only what differs is painted again. A layer whose eye is closed keeps all until it is
        opened.
        """
        new, old = list(shapes), self._shown
        stay = _staying([shown.shape for shown in old], new)
        heights = _between([None if k is None else old[k].height for k in stay])
        if heights is None:  # no room is left between two that stay
            stay, heights = [None] * len(new), [k + 1.0 for k in range(len(new))]
        gone = set(range(len(old))).difference(stay)
        removed = [item for k in gone for item in old[k].items]
        self._remove(removed)
        self._shown = [
            self._drawn(shape, height) if k is None else old[k]
            for shape, k, height in zip(new, stay, heights, strict=True)
        ]
        made = sum(len(self._shown[k].items) for k, known in enumerate(stay) if known is None)
        if made > _MANY:
            self._scene.update()

    def _drawn(self, shape: Shape, height: float) -> _Shown:
        items = self._painter.draw((shape,), self.root)
        for item in items:
            item.setZValue(height)
        return _Shown(shape, height, items)

    def clear(self) -> None:
        """Take away what :meth:`show` has shown."""
        self.show(())

    def _remove(self, items: list[QGraphicsPathItem]) -> None:
        self._painter.forget(items)
        if len(items) > _MANY:
            self._scene.update()  # all of it: Qt would put the places of all items together
            self._deferred.delete(items)
            return
        for item in items:
            self._scene.removeItem(item)


def _between(heights: Sequence[float | None]) -> list[float] | None:
    """Fill in heights that are not known, evenly between those that are; these rise."""
    found: list[float] = []
    position = 0
    while position < len(heights):
        height = heights[position]
        if height is not None:
            found.append(height)
            position += 1
            continue
        known = (k for k in range(position, len(heights)) if heights[k] is not None)
        end = next(known, len(heights))
        low = found[-1] if found else 0.0
        high = heights[end] if end < len(heights) else None
        step = 1.0 if high is None else (high - low) / (end - position + 1)
        if step < _LEAST_STEP:
            return None
        found += [low + step * (k + 1) for k in range(end - position)]
        position = end
    return found


def _staying(old: Sequence[Shape], new: Sequence[Shape]) -> list[int | None]:
    """Return for each new shape where it stands among the old ones, in the order of both.

    Shapes are matched by identity first: only those that are not the same objects are compared.
    """
    first = 0
    for before, after in zip(old, new, strict=False):
        if before is not after:
            break
        first += 1
    found: list[int | None] = list(range(first))
    wanted = {id(shape) for shape in new[first:]}
    same = {id(old[k]): k for k in range(first, len(old))}
    equal = {old[k]: k for k in range(first, len(old)) if id(old[k]) not in wanted}
    last = first - 1
    for shape in new[first:]:
        k = same.get(id(shape))
        if k is None and equal:
            k = equal.get(shape)
        if k is not None and k > last:
            last = k
            found.append(k)
        else:
            found.append(None)
    return found


class LayerStack(QObject):
    """The layers of a view by name, bottom first."""

    changed = pyqtSignal()
    """The eye or the opacity of some layer is another one."""

    def __init__(self, scene: QGraphicsScene, parent: QObject) -> None:
        super().__init__(parent)
        self.painter = ShapePainter()
        self.deferred = DeferredDelete(scene, self)
        self._layers = {
            name: Layer(name, _Z_STEP * k, scene, self.painter, self)
            for k, name in enumerate(NAMES)
        }
        for layer in self._layers.values():
            layer.changed.connect(self.changed)

    def __getitem__(self, name: str) -> Layer:
        return self._layers[name]

    def __iter__(self) -> Iterator[Layer]:
        return iter(self._layers.values())
