"""Layers of the view: each can be hidden and faded, and takes shapes of the drawing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from PyQt6.QtCore import QObject, pyqtSignal
from PyQt6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsRectItem, QGraphicsScene

from mapkit.drawing.scene import Shape
from mapkit.editor.canvas.painting import ShapePainter

__all__ = ["NAMES", "Layer", "LayerStack"]

NAMES = (
    "ground",
    "underlay",
    "fields",
    "verdicts",
    "sectors",
    "borders",
    "portals",
    "names",
    "distances",
    "sight",
    "markers",
    "labels",
    "issues",
    "grid",
    "guides",
    "selection",
    "hover",
)
"""Bottom first. ``names`` and ``distances`` are what an answer writes on fields. The tool's own
:class:`~mapkit.editor.canvas.overlay.Overlay` lies above all."""

_Z_STEP = 100.0


class Layer(QObject):
    """One layer.

    Attributes
    ----------
    changed : signal
        Its eye or its opacity is another one.
    root : QGraphicsItem
        The parent of all that it shows; features may add items of their own.
    """

    changed = pyqtSignal()

    def __init__(
        self, name: str, z: float, scene: QGraphicsScene, painter: ShapePainter, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.name = name
        self.root = QGraphicsRectItem()
        self.root.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.root.setZValue(z)
        scene.addItem(self.root)
        self._scene = scene
        self._painter = painter
        self._shown: list[tuple[Shape, list[QGraphicsPathItem]]] = []
        self._visible = self._legible = True
        self._muted = False

    @property
    def visible(self) -> bool:
        """Whether its eye is open."""
        return self._visible

    @visible.setter
    def visible(self, on: bool) -> None:
        if on != self._visible:
            self._visible = on
            self._appear()
            self.changed.emit()

    def mute(self, on: bool) -> None:
        """Hide it for a while, whatever its eye says, because an answer takes its place."""
        self._muted = on
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
        stay = _staying([shape for shape, _ in old], new)
        gone = set(range(len(old))).difference(stay)
        self._remove([item for k in gone for item in old[k][1]])
        # Of what stays, the item that each new shape must lie below.
        above: list[QGraphicsPathItem | None] = [None] * (len(new) + 1)
        for position in reversed(range(len(new))):
            k = stay[position]
            items = old[k][1] if k is not None else []
            above[position] = items[0] if items else above[position + 1]
        self._shown = []
        for position, (shape, k) in enumerate(zip(new, stay, strict=True)):
            if k is not None:
                items = old[k][1]
            else:
                items = self._painter.draw((shape,), self.root)
                higher = above[position]
                if higher is not None:
                    for item in items:
                        item.stackBefore(higher)
            self._shown.append((shape, items))

    def clear(self) -> None:
        """Take away what :meth:`show` has shown."""
        self.show(())

    def _remove(self, items: list[QGraphicsPathItem]) -> None:
        self._painter.forget(items)
        for item in items:
            self._scene.removeItem(item)


def _staying(old: Sequence[Shape], new: Sequence[Shape]) -> list[int | None]:
    """Return for each new shape where it stands among the old ones, in the order of both.

    Shapes are told by identity first: only those that are not the same objects are compared.
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
    """The layers of a view by name, bottom first.

    Attributes
    ----------
    changed : signal
        The eye or the opacity of some layer is another one.
    """

    changed = pyqtSignal()

    def __init__(self, scene: QGraphicsScene, parent: QObject) -> None:
        super().__init__(parent)
        self.painter = ShapePainter()
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
