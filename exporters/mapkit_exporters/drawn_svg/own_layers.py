"""A drawing in layers that mapkit exported and somebody may have edited becomes the map again."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain, count
from typing import Any
from xml.etree import ElementTree as ET

import shapely

from mapkit.errors import FileError
from mapkit.export import ImportedMap, NotTaken
from mapkit.export.outputs import in_xml
from mapkit.export.read_back import (
    field_values,
    header_values,
    imported_back,
    left_out,
    refuse_version,
)
from mapkit.export.shared_borders import Rings
from mapkit.messages import decimal, phrase
from mapkit.model import COORDINATE_LIMIT, Point
from mapkit_exporters.drawn_svg.document import Document
from mapkit_exporters.drawn_svg.elements import Reader
from mapkit_exporters.drawn_svg.moved_corners import redrawn
from mapkit_exporters.drawn_svg.outlines import polygons_of
from mapkit_exporters.drawn_svg.values import numbers_in

FORMAT = "data-mapkit-format"
"""The attribute that says which format a file is."""

_LABEL = "{http://www.inkscape.org/namespaces/inkscape}label"
_SVG = "{http://www.w3.org/2000/svg}"
_NEAR_MM = 3.0
"""So far from a border a door may be drawn, and so far it is moved to stay on one."""

Outlines = Mapping[str, Sequence[Sequence[tuple[float, float]]]]
"""By the id of an element the lines that it is drawn with, in mm of the page's inner scale."""


def own_map(root: ET.Element, outlines: Outlines, name: str) -> ImportedMap:
    """Return the map of a drawing in layers.

    ``outlines`` has by the id of an element its lines, in the numbers of the ``viewBox``; ``name``
    is that of the file, for messages.

    Raises ``FileError`` or ``InvalidMapError`` where what mapkit wrote into the file was damaged.
    """
    found, _, version = root.get(FORMAT, "").partition(" ")
    refuse_version(name, found, version, "mapkit-svg-layers 1")
    try:
        return _Reader(_said(root, name) or {}, outlines, name).read(root)
    except (AttributeError, KeyError, OverflowError, TypeError, ValueError) as error:
        raise FileError(
            phrase(
                "{name}: what mapkit wrote into the drawing was damaged ({why}); export the map "
                "again, and copy your layers into that file",
                name=name,
                why=repr(error),
            )
        ) from error


def outlines_of(document: Document, reader: Reader) -> dict[str, list[list[tuple[float, float]]]]:
    """Return by the id of an element its lines, in the numbers of the ``viewBox``."""
    box = numbers_in(document.root.get("viewBox", "")).values
    left, top, width, height = box if len(box) == 4 else (0.0, 0.0, *document.size)
    x_scale, y_scale = width / (document.size[0] or 1), height / (document.size[1] or 1)
    found: dict[str, list[list[tuple[float, float]]]] = {}
    for element, around, outline in reader.walk():
        id_ = element.get("id", "")
        if outline is not None and not around.copied and id_ not in found:
            found[id_] = [
                [(left + point.real * x_scale, top + point.imag * y_scale) for point in line]
                for line in reader.rings(outline, around.at)
            ]
    return found


def _said(element: ET.Element, name: str) -> dict[str, Any] | None:
    text = element.get("data-mapkit")
    if text is None:
        return None
    try:
        said = json.loads(text)
    except (ValueError, RecursionError):
        said = None
    if not isinstance(said, dict):
        what = element.get("id") or element.tag
        raise FileError(
            phrase("{name}: what mapkit wrote into {what} cannot be read", name=name, what=what)
        )
    return said


@dataclass(slots=True)
class _Drawn:
    """An element of a layer: what mapkit said of it, None for one that somebody drew."""

    element: ET.Element
    said: dict[str, Any] | None
    id: str
    lines: Sequence[Sequence[tuple[float, float]]]

    @property
    def label(self) -> str:
        return (self.element.get(_LABEL) or "").strip()


class _Reader:
    """Reads the layers; ids of fields are the old ones until the end."""

    def __init__(self, said: dict[str, Any], outlines: Outlines, name: str) -> None:
        self._said_of_map, self._outlines, self._name = said, outlines, name
        self._header = header_values(said, name)
        self._unit = self._header["unit_mm"] or 1.0
        self._not_taken: list[NotTaken] = []
        self._fields: dict[str, dict[str, Any]] = {}
        self._rings: dict[str, Rings] = {}
        self._names: dict[str, str] = {}
        self._shift = (0.0, 0.0)

    def read(self, root: ET.Element) -> ImportedMap:
        layers = {e.get("id") or "": e for e in root if e.tag in (f"{_SVG}g", "g")}
        drawn = {layer: list(self._elements(e)) for layer, e in layers.items()}
        if "fields" not in drawn:
            raise FileError(phrase("{name} has no layer of fields any more", name=self._name))
        if _is_painted(layers.get("board-art")):
            what = phrase("what is painted on the board art; this file does as a look: --look")
            self._not_taken.append(NotTaken(what))
        is_whole = self._read_fields(drawn["fields"])
        self._rename(drawn["fields"], drawn.get("texts", []))
        values = {
            **self._header,
            "fields": {
                self._names[i]: field_values(field, self._rings[i])
                for i, field in sorted(self._fields.items(), key=_by_place)
            },
            "portals": dict(self._portals(drawn.get("doors-and-ladders", []))),
            "markers": list(self._markers(drawn.get("markers", []))),
        }
        for key in ("buildings", "attributes", "former_ids"):
            if isinstance(self._header.get(key), dict):
                values[key] = self._renamed(key, self._header[key])
        found = imported_back(values, self._name)
        missing = self._said_of_map.get("missing", [])
        rows = [row for row in missing if isinstance(row, list)] if missing else []
        not_taken = (*left_out(rows), *self._not_taken, *found.not_taken)
        if is_whole:
            return replace(found, not_taken=not_taken)
        return replace(found, not_taken=not_taken, whole_units=False, unit_mm=self._unit)

    def _elements(self, group: ET.Element) -> Iterator[_Drawn]:
        for element in group.iter():
            id_ = element.get("id") or ""
            if element is group or element.tag in (f"{_SVG}g", "g"):
                continue
            if element.tag in (f"{_SVG}use", "use"):
                what = phrase("a clone; unlink it first: Edit > Clone > Unlink Clone")
                self._not_taken.append(NotTaken(what, element.get(_LABEL) or id_))
            elif id_ in self._outlines or element.tag in (f"{_SVG}text", "text"):
                said = _said(element, self._name)
                if said is not None and said.get("element", id_) != id_:
                    said = {**said, "copied": True}
                yield _Drawn(element, said, id_, self._outlines.get(id_, ()))

    def _units(self, line: Sequence[tuple[float, float]]) -> list[Point]:
        dx, dy = self._shift
        try:
            return [(round((x - dx) / self._unit), round((y - dy) / self._unit)) for x, y in line]
        except (ArithmeticError, ValueError):
            what = phrase("{name}: a coordinate is not a number that a map can have",
                          name=self._name)  # fmt: skip
            raise FileError(what) from None

    def _read_fields(self, drawn: list[_Drawn]) -> bool:
        """Read the fields; return whether all have borders in common as before."""
        before: dict[str, Rings] = {}
        old: dict[str, _Drawn] = {}
        others: list[_Drawn] = []
        for one in drawn:
            rings = _rings_said(one.said)
            if one.said is None or rings is None or "copied" in one.said or one.said["id"] in old:
                others.append(one)
                continue
            old[one.said["id"]] = one
            before[one.said["id"]] = rings
        self._shift = _common_shift(before, old, self._unit)
        now = redrawn(before, {i: [self._units(ring) for ring in one.lines]
                               for i, one in old.items()})  # fmt: skip
        for place in now.torn:
            x, y = (decimal(v * self._unit, 1, trim=True) for v in place)
            what = phrase("a second place for the corner that was at {x},{y} mm", x=x, y=y)
            self._not_taken.append(NotTaken(what))
        for i, one in old.items():
            if i not in now.anew:
                self._rings[i] = now.rings[i]
                self._fields[i] = self._values(one)
            else:
                self._draw_anew(one, i)
        for one in others:
            self._draw_anew(one, "")
        self._changed = now.changed or bool(others)
        return not (now.anew or others)

    def _draw_anew(self, one: _Drawn, wanted: str) -> None:
        """Take an outline as it is drawn; one of several parts becomes several fields."""
        rings = [ring for ring in map(self._units, one.lines) if len(ring) >= 3]
        style = dict(re.findall(r"([\w-]+)\s*:\s*([^;]+)", one.element.get("style") or ""))
        is_evenodd = "evenodd" in (style.get("fill-rule"), one.element.get("fill-rule"))
        parts = (
            polygons_of([[*map(_floats, r)] for r in rings], evenodd=is_evenodd) if rings else None
        )
        if not parts:
            what = phrase("a shape in the layer of fields, which has no area")
            self._not_taken.append(NotTaken(what, one.label or one.id))
            return
        for part in parts:
            key = wanted if wanted and wanted not in self._fields else f"\0{len(self._fields)}"
            self._rings[key] = tuple(
                tuple((round(x), round(y)) for x, y in ring.coords[:-1])
                for ring in (part.exterior, *part.interiors)
            )
            self._fields[key] = self._values(one)

    def _values(self, one: _Drawn) -> dict[str, Any]:
        """Return what a field is: what was said, but for colours and a title that were changed."""
        said = {"kind": None, "sector": None, "level": None, "traits": [], "name": None,
                "place": len(self._fields) + 1_000_000, **(one.said or {})}  # fmt: skip
        style = dict(re.findall(r"([\w-]+)\s*:\s*([^;]+)", one.element.get("style") or ""))
        for key, attribute, known in (("kind", "fill", "fills"), ("sector", "stroke", "strokes")):
            table = self._said_of_map.get(known)
            colours = table if isinstance(table, dict) else {}
            colour = (style.get(attribute) or one.element.get(attribute) or "").strip().lower()
            fitting = [k for k, c in colours.items() if str(c).lower() == colour]
            if fitting and said[key] not in fitting:
                said[key] = fitting[0]
                if key == "kind":
                    said["level"] = None
        title = one.element.find(f"{_SVG}title")
        written = "" if title is None else "".join(title.itertext()).strip()
        if written.split() != in_xml(str(said["name"] or "")).split():  # XML changes line ends
            said["name"] = written or None
        return {key: value for key, value in said.items() if value is not None}

    def _rename(self, drawn: list[_Drawn], texts: list[_Drawn]) -> None:
        """Find the ids of fields: their labels, else what is written on them, else the old ones."""
        written = {}
        for one in texts:
            said = one.said or {}
            text = " ".join("".join(one.element.itertext()).split())
            if text and said.get("text") not in (None, text) and said.get("field") in self._fields:
                written[str(said["field"])] = text
        labels: dict[str, str] = {}
        for one in drawn:
            old = str((one.said or {}).get("id", ""))
            if old in self._fields and old not in labels and "copied" not in (one.said or {}):
                is_old = one.label in ("", in_xml(old).strip())
                labels[old] = old if is_old else one.label
        fresh = iter([one.label for one in drawn if _is_fresh(one)])
        taken: set[str] = set()
        for key in self._fields:
            wanted = labels.get(key) or next(fresh, "")
            if wanted == key:
                wanted = written.get(key, key)
            found = wanted.replace(" ", "-").replace("|", "-")[:40]
            if not found or found in taken or labels.get(found, "") == found != key:
                if found:
                    what = phrase("a second field that is called {id!r}", id=found)
                    self._not_taken.append(NotTaken(what))
                free = (n for n in map(str, count(1)) if n not in taken | {*labels.values()})
                found = next(free)
            taken.add(found)
            self._names[key] = found

    def _renamed(self, key: str, given: dict[str, Any]) -> dict[str, Any]:
        """Return named buildings, former ids, or what fields carry, with the fields' new ids."""
        if key == "attributes":
            return {self._names.get(i, i): values for i, values in given.items()}
        if key == "former_ids":
            now = {*self._names.values()}
            named = {old: self._names.get(i) for old, i in given.items() if isinstance(i, str)}
            return {old: i for old, i in named.items() if i is not None and old not in now}
        return {
            i: {**b, "fields": [self._names[f] for f in b.get("fields", ()) if f in self._names]}
            if isinstance(b, dict)
            else b
            for i, b in given.items()
        }

    def _portals(self, drawn: list[_Drawn]) -> Iterator[tuple[str, dict[str, Any]]]:
        used: set[str] = set()
        for one in drawn:
            said = one.said or {}
            if not one.lines or len(one.lines[0]) < 2:
                continue
            line = self._units([one.lines[0][0], one.lines[0][-1]])
            at = [tuple(p) for p in said.get("at", ())]
            between = list(said.get("between", ()))
            is_new = one.said is None or "copied" in said
            if is_new or at != line or self._changed:
                if is_new:
                    between = self._beside(line)
                line = self._on_border(between, line)
            if len(between) != 2 or not set(between) <= set(self._names):
                what = phrase("a door or ladder that is not between two fields")
                self._not_taken.append(NotTaken(what, one.label or one.id))
                continue
            id_ = str(said.get("id") or "p1")
            while id_ in used or (is_new and id_ in self._portal_ids(drawn)):
                id_ = f"p{int(id_[1:]) + 1}" if re.fullmatch(r"p\d+", id_) else "p1"
            used.add(id_)
            yield (
                id_,
                {
                    "type": said.get("type") or one.label,
                    "between": [self._names[i] for i in between],
                    "at": [list(p) for p in line],
                },
            )

    def _portal_ids(self, drawn: list[_Drawn]) -> set[str]:
        return {str(one.said.get("id")) for one in drawn if one.said and "copied" not in one.said}

    def _beside(self, line: list[Point]) -> list[str]:
        """Return the two fields whose border is nearest to the middle of a line."""
        middle = shapely.line_interpolate_point(shapely.LineString(line), 0.5, normalized=True)
        far = _NEAR_MM / self._unit
        near = [(shape.boundary.distance(middle), i) for i, shape in self._shapes.items()]
        return [i for distance, i in sorted(near)[:2] if distance <= far]

    def _on_border(self, between: list[str], line: list[Point]) -> list[Point]:
        """Return a line with its ends on the border of its fields, if one is near."""
        shapes = self._shapes
        if len(between) != 2 or not set(between) <= set(shapes):
            return line
        a, b = (shapes[i].boundary for i in between)
        border = shapely.intersection(a, b)
        if border.is_empty or border.length == 0:
            return line
        ends: list[Point] = []
        for end in line:
            point = shapely.Point(end)
            if border.distance(point) > 1:
                near = shapely.shortest_line(border, point).coords[0]
                end = round(near[0]), round(near[1])  # noqa: PLW2901
            ends.append(end)
        return ends if ends[0] != ends[1] else line

    @cached_property
    def _shapes(self) -> dict[str, Any]:
        found = {}
        for i, rings in self._rings.items():
            shape = shapely.Polygon(rings[0], rings[1:]) if len(rings[0]) > 2 else shapely.Polygon()
            found[i] = shape if shape.is_valid else shapely.make_valid(shape)
        return found

    def _markers(self, drawn: list[_Drawn]) -> Iterator[dict[str, Any]]:
        for one in drawn:
            said = one.said or {}
            if not one.lines or not said:
                what = phrase("a shape in the layer of markers; copy a marker instead")
                self._not_taken.append(NotTaken(what, one.label or one.id))
                continue
            xs, ys = zip(*(p for line in one.lines for p in line), strict=True)
            x, y = (
                (min(xs) + max(xs)) / 2 - self._shift[0],
                (min(ys) + max(ys)) / 2 - self._shift[1],
            )
            field = said.get("field")
            at = said.get("at") or (x, y)
            is_moved = abs(at[0] - x) + abs(at[1] - y) > 0.05 * (1 + max(xs) - min(xs))
            if is_moved or field not in self._names:
                point = shapely.Point(x / self._unit, y / self._unit)
                on = [i for i, shape in self._shapes.items() if shape.intersects(point)]
                if field not in on:
                    field = max(on, key=lambda i: self._fields[i].get("level", 0)) if on else None
            if field is None:
                what = phrase("a marker that stands on no field")
                self._not_taken.append(NotTaken(what, one.label or one.id))
                continue
            values = said.get("attributes")
            yield {
                "type": said.get("type"),
                "field": self._names[str(field)],
                **(values if isinstance(values, dict) else {}),
            }


def _is_painted(layer: ET.Element | None) -> bool:
    """Return whether a layer has more, or another thing, than the picture that was exported."""
    drawn = [] if layer is None else [e for e in layer if e.tag.rpartition("}")[2] != "title"]
    if len(drawn) != 1 or drawn[0].get("id") != "drawn-board":
        return bool(drawn)
    text = (drawn[0].get("{http://www.w3.org/1999/xlink}href") or "").partition(",")[2]
    try:
        digest = hashlib.sha256(base64.b64decode(text)).hexdigest()
    except ValueError:
        return True
    return digest not in (drawn[0].get("data-mapkit") or "")


def _is_fresh(one: _Drawn) -> bool:
    return one.said is None or "copied" in one.said


def _rings_said(said: dict[str, Any] | None) -> Rings | None:
    rings = (said or {}).get("rings")
    try:
        found = tuple(tuple((int(x), int(y)) for x, y in ring) for ring in rings or ())
    except (OverflowError, TypeError, ValueError):
        return None
    drawable = all(
        len(ring) > 2 and max(map(abs, chain(*ring))) < COORDINATE_LIMIT for ring in found
    )
    good = found and drawable and isinstance((said or {}).get("id"), str)
    return found if good else None


def _by_place(item: tuple[str, dict[str, Any]]) -> int:
    place = item[1].get("place")
    return place if isinstance(place, int) else 10**9


def _floats(point: Point) -> tuple[float, float]:
    return float(point[0]), float(point[1])


def _common_shift(
    before: Mapping[str, Rings], drawn: Mapping[str, _Drawn], unit: float
) -> tuple[float, float]:
    """Return by how much most fields were moved together, as when a page gets another size."""
    found: dict[tuple[float, float], int] = {}
    for i, rings in before.items():
        if drawn[i].lines:
            (x, y), (u, v) = rings[0][0], drawn[i].lines[0][0]
            shift = round(u - x * unit, 3) + 0.0, round(v - y * unit, 3) + 0.0
            found[shift] = found.get(shift, 0) + 1
    most = max(found, key=lambda s: found[s], default=(0.0, 0.0))
    return most if found.get(most, 0) * 2 > len(before) else (0.0, 0.0)
