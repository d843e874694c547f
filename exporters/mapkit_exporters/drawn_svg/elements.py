"""From elements to areas and labels, by groups; what is neither is listed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import shapely

from mapkit.errors import UsageError
from mapkit.export import NotTaken
from mapkit.export.imported import MOST_POINTS
from mapkit.messages import phrase
from mapkit_exporters.drawn_svg.outlines import is_closed, polygons_of, rings_of

__all__ = ["Area", "Label", "Reader", "given_id"]

_FARTHEST = 1e9


@dataclass(frozen=True, slots=True)
class Area:
    """A part of a shape, in pixels of the page, y down.

    ``layer`` is the outermost group round it, ``fill`` is ``#rrggbb`` or ``none``. ``id``,
    ``layer`` and ``classes`` are empty where the drawing has none; ``where`` is for messages.
    """

    shape: shapely.Polygon
    id: str
    layer: str
    classes: tuple[str, ...]
    fill: str
    where: str


@dataclass(frozen=True, slots=True)
class Label:
    """A text, and where it begins, in pixels of the page."""

    text: str
    at: tuple[float, float]
    where: str


class Reader:
    """Areas and labels of a drawing, and what is neither."""

    def __init__(self, flat: float, layers: set[str]) -> None:
        self.areas: list[Area] = []
        self.labels: list[Label] = []
        self.not_taken: list[NotTaken] = []
        self.layers: set[str] = set()
        self._flat = flat
        self._wanted = layers
        self._number = 0
        self._points = 0

    def take(self, group: Any, layer: str, own_id: str) -> None:
        """Take what is in a group: ``layer`` is the outermost group round it.

        Raises
        ------
        UsageError
            There are too many points, those of curves that were cut into lines counted.
        """
        from svgelements import Group, Image, Shape, Text, Use  # noqa: PLC0415

        for element in group:
            values = element.values if isinstance(element.values, dict) else {}
            name = _layer_name(values)
            if isinstance(element, Group | Use):
                inner = layer or name
                if inner:
                    self.layers.add(inner)
                self.take(element, inner, (given_id(values) or own_id) if layer else "")
                continue
            if self._wanted and layer not in self._wanted:
                continue
            self._number += 1
            where = self._where(element, values, layer)
            if isinstance(element, Text):
                self._label(element, where)
            elif isinstance(element, Image):
                self.not_taken.append(NotTaken(phrase("a picture"), where))
            elif isinstance(element, Shape):
                self._shape(element, values, layer, own_id, where)

    def _where(self, element: Any, values: Mapping[str, Any], layer: str) -> str:
        parts = [type(element).__name__.lower(), str(self._number)]
        if given_id(values):
            parts.append(f"#{given_id(values)}")
        return " ".join(parts) + (f" in {layer}" if layer else "")

    def _label(self, element: Any, where: str) -> None:
        text = " ".join((element.text or "").split())
        if text:
            at = element.transform.point_in_matrix_space((float(element.x), float(element.y)))
            self.labels.append(Label(text, (float(at.x), float(at.y)), where))

    def _shape(
        self, element: Any, values: Mapping[str, Any], layer: str, own_id: str, where: str
    ) -> None:
        if _hidden(values) and not self._wanted:
            self.not_taken.append(NotTaken(phrase("a shape that is not shown"), where))
            return
        rings = []
        for ring in rings_of(element, self._flat):
            self._points += len(ring)
            if self._points > MOST_POINTS:
                raise UsageError(
                    phrase(
                        "the drawing has more than {most} points, with those of its curves; "
                        "simplify it first",
                        most=f"{MOST_POINTS:,}",
                    )
                )
            if len(ring) >= 3:
                rings.append(ring)
        fill = "none" if element.fill is None or element.fill.value is None else element.fill.hexrgb
        if not rings or (fill == "none" and not is_closed(element)):
            self.not_taken.append(NotTaken(phrase("a line"), where))
            return
        if not all(abs(value) <= _FARTHEST for ring in rings for at in ring for value in at):
            what = phrase("a shape with a place that no map can have")
            self.not_taken.append(NotTaken(what, where))
            return
        parts = polygons_of(rings, evenodd=values.get("fill-rule") == "evenodd")
        if parts is None:
            what = phrase("a shape that crosses itself in too many places")
            self.not_taken.append(NotTaken(what, where))
            return
        if not parts:
            self.not_taken.append(NotTaken(phrase("a shape without an area"), where))
        classes = tuple(str(values.get("class") or "").split())
        for number, part in enumerate(parts, 1):
            name = given_id(values) or own_id
            called = name if number == 1 or not name else f"{name}.{number}"
            self.areas.append(Area(part, called, layer, classes, fill.lower(), where))


def given_id(values: Mapping[str, Any]) -> str:
    """Return the id that an element was given; svgelements hands down those of groups."""
    attributes = values.get("attributes")
    own = attributes.get("id") if isinstance(attributes, dict) else None
    return str(own) if own else ""


def _layer_name(values: Mapping[str, Any]) -> str:
    attributes = values.get("attributes")
    given = attributes if isinstance(attributes, dict) else {}
    label = given.get("{http://www.inkscape.org/namespaces/inkscape}label")
    return str(label or given.get("id") or "")


def _hidden(values: Mapping[str, Any]) -> bool:
    def zero(name: str) -> bool:
        try:
            return float(values.get(name, 1)) == 0
        except (TypeError, ValueError):
            return False

    return (
        values.get("display") == "none"
        or values.get("visibility") in ("hidden", "collapse")
        or zero("opacity")
    )
