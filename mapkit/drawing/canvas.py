"""Shapes collected by layer while a picture is drawn."""

from __future__ import annotations

from mapkit.drawing.scene import LAYERS, Layer, Shape

__all__ = ["Canvas"]


class Canvas:
    """Takes shapes in any order of layers and hands them out bottom layer first."""

    def __init__(self) -> None:
        self._shapes: dict[str, list[Shape]] = {name: [] for name in LAYERS}

    def add(self, layer: str, *shapes: Shape) -> None:
        """Put shapes on top of a layer of :data:`mapkit.drawing.scene.LAYERS`."""
        self._shapes[layer].extend(shapes)

    def layers(self) -> tuple[Layer, ...]:
        """Return the layers that hold anything."""
        return tuple(Layer(name, tuple(shapes)) for name, shapes in self._shapes.items() if shapes)
