"""The file: its elements counted while they are read, its styles, and how large its page is."""

from __future__ import annotations

import re
from dataclasses import dataclass
from xml.etree.ElementTree import Element, TreeBuilder

from mapkit.errors import FileError
from mapkit.mapfile.xml_reading import read_xml
from mapkit.messages import phrase
from mapkit_exporters.drawn_svg.values import MM, Affine, Sheet, length, numbers_in, view_affine

MOST_ELEMENTS = 200_000
"""Of a drawing, copies counted."""

PROPERTIES = frozenset(
    ("color", "display", "fill", "fill-rule", "opacity", "transform", "visibility")
)
"""Of styles, those that decide what becomes a field."""

_KEPT = PROPERTIES | frozenset(
    ("aria-label", "class", "cx", "cy", "d", "dx", "dy", "height", "href", "id", "points",
     "preserveAspectRatio", "r", "rx", "ry", "style", "viewBox", "width", "x", "x1", "x2", "y",
     "y1", "y2")
)  # fmt: skip
_LEFT_OUT = frozenset(
    ("desc", "filter", "foreignObject", "linearGradient", "metadata", "radialGradient", "script",
     "title")
)  # fmt: skip
_TELLING = ("title", "desc")
"""Of what is left out, what becomes an attribute of the element that it is in."""
_SPACE = "http://www.w3.org/2000/svg "
_LINK = "http://www.w3.org/1999/xlink href"
_LABEL = "http://www.inkscape.org/namespaces/inkscape label"
_NO_PAGE = 1000.0
_PHYSICAL = re.compile(r"\s*([0-9]*\.?[0-9]+)\s*(mm|cm|in|pt|pc|q)\s*$", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Document:
    """A drawing."""

    root: Element
    """Tags have no namespace; ``label`` is Inkscape's, ``title`` and ``desc`` are attributes. What
    is never drawn is left out."""
    by_id: dict[str, Element]
    sheet: Sheet
    size: tuple[float, float]
    """Of the page, in pixels."""
    unit_mm: float | None
    """How many mm a pixel is, where the file says it."""


def parsed(data: bytes, name: str) -> Document:
    """Parse a file; ``name`` is what messages call it.

    Raises ``FileError`` where it is not XML or not SVG, or as for
    :func:`mapkit.mapfile.xml_reading.read_xml`.
    """
    tree = _Tree(name)
    read_xml(data, name, tree, most=MOST_ELEMENTS)
    root = tree.close()
    given = root.attrib
    box = numbers_in(given.get("viewBox", "")).values
    wide, high = box[2:4] if len(box) == 4 and min(box[2:]) > 0 else (_NO_PAGE, _NO_PAGE)
    width = length(given.get("width", ""), wide, -1)
    height = length(given.get("height", ""), high, -1)
    if width < 0:
        width = wide if height < 0 else height * wide / high
    if height < 0:
        height = width * high / wide
    physical = _PHYSICAL.match(given.get("width", ""))
    unit = float(physical[1]) * MM[physical[2].lower()] / width if physical and width else None
    given |= {"x": "0", "y": "0", "width": str(width), "height": str(height)}
    return Document(root, tree.by_id, tree.sheet, (width, height), unit)


def viewport(element: Element, view: tuple[float, float]) -> tuple[Affine, tuple[float, float]]:
    """Return where an inner drawing or a symbol lies in its surroundings, and what its % are of."""
    given = element.get
    x, y, wide, high = (
        length(given(key, otherwise), view[k % 2])
        for k, (key, otherwise) in enumerate(
            (("x", "0"), ("y", "0"), ("width", "100%"), ("height", "100%"))
        )
    )
    inner, *size = view_affine(given("viewBox", ""), given("preserveAspectRatio", ""), wide, high)
    return Affine(r=complex(x, y)).after(inner), (size[0], size[1])


class _Tree:
    """Keeps of a file what is drawn or referred to."""

    def __init__(self, name: str) -> None:
        self.by_id: dict[str, Element] = {}
        self.sheet = Sheet(PROPERTIES)
        self._name = name
        self._builder = TreeBuilder()
        self._open: list[str] = []
        self._left_out = 0
        self._elements: list[Element] = []
        self._told: list[str] = []
        self._tells = ""
        self._style: list[str] = []

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        """Keep an element with those of its attributes that are read."""
        tag = tag.removeprefix(_SPACE)
        if not self._open and not self._left_out and tag != "svg":
            raise FileError(phrase("{name} is XML, but no SVG", name=self._name))
        if self._left_out or " " in tag or tag in _LEFT_OUT:
            if not self._left_out and tag in _TELLING:
                self._tells, self._told = tag, []
            self._left_out += 1
            return
        self._open.append(tag)
        kept = {key: value for key, value in attributes.items() if key in _KEPT}
        for full, key in ((_LINK, "href"), (_LABEL, "label")):
            if full in attributes:
                kept.setdefault(key, attributes[full])
        element = self._builder.start(tag, kept)
        self._elements.append(element)
        if "id" in kept:
            self.by_id.setdefault(kept["id"], element)

    def end(self, _tag: str) -> None:
        """End an element; a style sheet is read here."""
        if self._left_out:
            self._left_out -= 1
            if self._tells and not self._left_out:
                told = " ".join("".join(self._told).split())
                self._elements[-1].attrib.setdefault(self._tells, told)
                self._tells = ""
            return
        self._elements.pop()
        tag = self._open.pop()
        if tag == "style":
            self.sheet.read("".join(self._style))
            self._style.clear()
        self._builder.end(tag)

    def data(self, text: str) -> None:
        """Keep what is written in the drawing."""
        if self._tells and self._left_out == 1:
            self._told.append(text)
        if self._left_out or not self._open:
            return
        if self._open[-1] == "style":
            self._style.append(text)
        elif "text" in self._open:
            self._builder.data(text)

    def close(self) -> Element:
        """Return the root."""
        return self._builder.close()
