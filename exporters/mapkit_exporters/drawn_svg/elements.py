"""From elements to areas and labels, by groups; what is neither is listed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple
from xml.etree.ElementTree import Element

import numpy as np
import shapely

from mapkit.errors import FileError
from mapkit.export import NotTaken
from mapkit.export.imported import MOST_POINTS
from mapkit.messages import phrase
from mapkit_exporters.drawn_svg.document import MOST_ELEMENTS, PROPERTIES, Document, viewport
from mapkit_exporters.drawn_svg.outlines import Outline, outline_of, polygons_of, rings_of
from mapkit_exporters.drawn_svg.values import (
    Affine,
    affine_of,
    colour_of,
    declared,
    length,
    numbers_in,
)

_FARTHEST = 1e9
_DEEPEST = 150
_GROUPS = frozenset(("a", "g", "svg", "switch", "symbol", "use"))
_SHAPES = frozenset(("circle", "ellipse", "line", "path", "polygon", "polyline", "rect"))
_TAKEN = _GROUPS | _SHAPES | {"image", "text"}
_VISIBLE = {"visible": True, "hidden": False, "collapse": False}


@dataclass(frozen=True, slots=True)
class Area:
    """A part of a shape, in pixels of the page, y down.

    ``layer`` is the outermost group round it, ``fill`` is ``#rrggbb`` or ``none``, ``name`` what
    the drawing calls it. ``id``, ``name``, ``layer`` and ``classes`` are empty where the drawing
    has none; ``where`` is for messages.
    """

    shape: shapely.Polygon
    id: str
    layer: str
    classes: tuple[str, ...]
    fill: str
    where: str
    name: str = ""


@dataclass(frozen=True, slots=True)
class Label:
    """A text, and where it begins, in pixels of the page."""

    text: str
    at: tuple[float, float]
    where: str


class _Surroundings(NamedTuple):
    """What an element has from the groups that it is in.

    ``view`` is what % are of; ``copied`` holds the elements that it is a copy of a part of.
    """

    view: tuple[float, float]
    at: Affine = Affine()
    fill: str = "#000000"
    filled: bool = True
    colour: str = "#000000"
    evenodd: bool = False
    displayed: bool = True
    visible: bool = True
    layer: str = ""
    own_id: str = ""
    own_name: str = ""
    copied: tuple[Element, ...] = ()
    depth: int = 0


Found = tuple[Element, _Surroundings, Outline | None]


class Reader:
    """Areas and labels of a drawing, and what is neither.

    Parameters
    ----------
    name : str
        What messages call it.
    flat : float
        Curves are cut into lines that are off by no more, in pixels.
    layers : set of str
        Those to read; empty for all.
    """

    def __init__(self, document: Document, name: str, flat: float, layers: set[str]) -> None:
        self.areas: list[Area] = []
        self.labels: list[Label] = []
        self.not_taken: list[NotTaken] = []
        self.layers: set[str] = set()
        self._document = document
        self._name = name
        self._flat = flat
        self._wanted = layers
        self._number = self._points = self._visited = 0
        self._styles: dict[Element, tuple[dict[str, str], Affine | None]] = {}
        self._outlines: dict[tuple[Element, tuple[float, float]], Outline] = {}

    def take(self) -> None:
        """Take all there is.

        Raises ``FileError`` where a copy contains itself, there are too many elements, copies
        counted, or they are nested too deeply. Raises ``UsageError`` where there are too many
        points, those of curves that were cut into lines counted.
        """
        for element, around, outline in self.walk():
            if around.layer not in self._wanted and self._wanted:
                continue
            self._number += 1
            own = element.get("id", "")
            where = f"{element.tag} {self._number}" + (f" #{own}" if own else "")
            where += f" in {around.layer}" if around.layer else ""
            if not (around.displayed and around.visible) and not self._wanted:
                text = element.tag == "text"
                self.not_taken.append(
                    NotTaken(
                        phrase("a text that is not shown")
                        if text
                        else phrase("a shape that is not shown"),
                        where,
                    )
                )
            elif element.tag == "text":
                self._label(element, around, where)
            elif element.tag == "image":
                self.not_taken.append(NotTaken(phrase("a picture"), where))
            elif outline is not None and outline.rings:
                self._shape(element, around, outline, where)
        self.not_taken += [
            NotTaken(phrase("a rule of the style sheet, which is not applied"), selector)
            for selector in self._document.sheet.not_applied
        ]

    def walk(self) -> Iterator[Found]:
        """Yield shapes with their outlines, texts and pictures; copies in their places."""
        document = self._document
        if min(document.size) > 0:
            around = self._inside(document.root, _Surroundings(document.size))
            yield from self._children(document.root, around)

    def _children(self, group: Element, around: _Surroundings) -> Iterator[Found]:
        if group.tag in ("svg", "symbol"):
            at, view = viewport(group, around.view)
            around = around._replace(at=around.at.after(at), view=view)
        for element in group:
            if element.tag != "symbol":
                yield from self._walk(element, around)

    def _walk(self, element: Element, around: _Surroundings) -> Iterator[Found]:
        if element.tag not in _TAKEN:
            return
        self._visited += 1
        if self._visited > MOST_ELEMENTS:
            what = phrase("the drawing has more than {most} elements, copies counted",
                          most=MOST_ELEMENTS)  # fmt: skip
            raise self._wrong(what)
        if around.depth > _DEEPEST:
            raise self._wrong(phrase("elements are nested too deeply"))
        outer, around = around.layer, self._inside(element, around)
        if element.tag not in _GROUPS:
            yield element, around, self._outline(element, around)
            return
        own = element.get("id", "")
        layer = outer or element.get("label") or own
        self.layers |= {layer} - {""}
        around = around._replace(
            layer=layer,
            own_id=(own or around.own_id) if outer else "",
            own_name=(_name(element) or around.own_name) if outer else "",
            depth=around.depth + 1,
        )
        if element.tag != "use":
            yield from self._children(element, around)
            return
        target = self._document.by_id.get(element.get("href", "").strip().removeprefix("#"))
        if target is None:
            return
        if target in around.copied:
            raise self._wrong(phrase("a copy (use) contains itself"))
        x, y = (length(element.get(key, ""), of) for key, of in zip("xy", around.view, strict=True))
        around = around._replace(
            at=around.at.after(Affine(r=complex(x, y))), copied=(*around.copied, target)
        )
        if target.tag in ("svg", "symbol"):
            target = _sized(target, element)
        yield from self._walk(target, around)

    def _inside(self, element: Element, around: _Surroundings) -> _Surroundings:
        """Return what holds inside an element, by its styles and transform."""
        styles, at = self._styles.get(element) or self._read_styles(element, around)
        if at is not None:
            around = around._replace(at=around.at.after(at))
        if not styles:
            return around
        colour = colour_of(styles.get("color", "")) or around.colour
        given = styles.get("fill", "")
        fill = colour if given.lower() == "currentcolor" else colour_of(given)
        shown = numbers_in(styles.get("opacity", "1")).values
        return around._replace(
            colour=colour,
            fill=fill or around.fill,
            filled=(fill != "none" or given.startswith("url(")) if fill else around.filled,
            evenodd=styles.get("fill-rule", "evenodd" if around.evenodd else "") == "evenodd",
            displayed=around.displayed
            and styles.get("display") != "none"
            and not (len(shown) > 0 and shown[0] <= 0),
            visible=_VISIBLE.get(styles.get("visibility", ""), around.visible),
        )

    def _read_styles(
        self, element: Element, around: _Surroundings
    ) -> tuple[dict[str, str], Affine | None]:
        """Read styles and transform; of what is copied once, however many copies there are."""
        given = element.attrib
        styles = {key: value for key, value in given.items() if key in PROPERTIES}
        styles |= self._document.sheet.of(
            element.tag, given.get("id", ""), given.get("class", "").split()
        )
        styles |= declared(given.get("style", ""), PROPERTIES)
        transform = styles.pop("transform", "")
        found = styles, affine_of(transform) if transform else None
        if around.copied:
            self._styles[element] = found
        return found

    def _outline(self, element: Element, around: _Surroundings) -> Outline | None:
        if element.tag not in _SHAPES:
            return None
        key = element, around.view
        found = self._outlines.get(key)
        if found is None:
            found = outline_of(element.tag, element.attrib, around.view)
            if around.copied:
                self._outlines[key] = found
        return found

    def _label(self, element: Element, around: _Surroundings, where: str) -> None:
        runs: list[tuple[complex, list[str]]] = []
        _take_text(element, 0j, around.view, runs)
        for at, parts in runs:
            text, place = " ".join("".join(parts).split()), around.at(at)
            if text and abs(place.real) <= _FARTHEST and abs(place.imag) <= _FARTHEST:
                self.labels.append(Label(text, (place.real, place.imag), where))

    def rings(self, outline: Outline, at: Affine) -> Iterator[list[complex]]:
        """Cut an outline into rings of points; see :func:`rings_of`."""
        for ring in rings_of(outline, at, self._flat, MOST_POINTS - self._points):
            self._points += len(ring)
            yield ring

    def _shape(self, element: Element, around: _Surroundings, outline: Outline, where: str) -> None:
        rings = [
            np.array(ring).view(float).reshape(-1, 2)
            for ring in self.rings(outline, around.at)
            if len(ring) >= 3
        ]
        if not rings or not (around.filled or outline.closed):
            self.not_taken.append(NotTaken(phrase("a line"), where))
            return
        if not all((np.abs(ring) <= _FARTHEST).all() for ring in rings):
            what = phrase("a shape with a place that no map can have")
            self.not_taken.append(NotTaken(what, where))
            return
        parts = polygons_of(rings, evenodd=around.evenodd)
        if parts is None:
            what = phrase("a shape that crosses itself in too many places")
            self.not_taken.append(NotTaken(what, where))
            return
        if not parts:
            self.not_taken.append(NotTaken(phrase("a shape without an area"), where))
        name = element.get("id") or around.own_id
        classes = tuple(element.get("class", "").split())
        for number, part in enumerate(parts, 1):
            called = name if number == 1 or not name else f"{name}.{number}"
            called_by_people = _name(element) or around.own_name
            self.areas.append(
                Area(part, called, around.layer, classes, around.fill, where, called_by_people)
            )

    def _wrong(self, what: str) -> FileError:
        return FileError(phrase("{name}: {what}", name=self._name, what=what))


def _name(element: Element) -> str:
    """Return what a drawing calls an element, for people who cannot see it or in a list."""
    found = (element.get(key, "").strip() for key in ("label", "title", "aria-label", "desc"))
    return next((" ".join(text.split()) for text in found if text), "")


def _sized(target: Element, use: Element) -> Element:
    """Return a drawing or symbol with the size that a copy gives it."""
    sized = Element(target.tag, target.attrib)
    sized.extend(target)
    if target.tag == "symbol":
        sized.attrib |= {"x": "0", "y": "0"}
    for key in ("width", "height"):
        if key in use.attrib:
            sized.set(key, use.attrib[key])
    return sized


def _take_text(
    element: Element, at: complex, view: tuple[float, float], runs: list[tuple[complex, list[str]]]
) -> None:
    """Take texts with the places where they begin; those at one place are one."""
    x, y = (
        length(element.get(key, "").replace(",", " ").split(" ")[0], of, otherwise)
        for key, of, otherwise in (("x", view[0], at.real), ("y", view[1], at.imag))
    )
    at = complex(x, y)

    def take(text: str | None, place: complex) -> None:
        if not runs or runs[-1][0] != place:
            runs.append((place, []))
        runs[-1][1].append(text or "")

    if element.get("dx") or element.get("dy"):
        take(" ", at)
    take(element.text, at)
    for part in element:
        _take_text(part, at, view, runs)
        take(part.tail, at)
