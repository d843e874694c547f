"""Drawings in SVG: areas become fields, their labels names; svgelements reads the file."""

from __future__ import annotations

import io
import math
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import numpy as np
import shapely

from mapkit.errors import FileProblemError, UsageProblemError
from mapkit.export import ImportedField, ImportedMap, Importer, NotTaken, Option
from mapkit.messages import phrase

__all__ = ["IMPORTER"]

_MOST_ELEMENTS = 200_000
_FLAT = 1 / 20_000
"""Curves are cut into lines that are off by no more than this part of the drawing's longer side."""
_INCH_MM = 25.4
_PIXELS_AN_INCH = 96
_PHYSICAL = re.compile(r"\s*([0-9]*\.?[0-9]+)\s*(mm|cm|in|pt|pc|q)\s*$", re.IGNORECASE)
_MM = {"mm": 1.0, "cm": 10.0, "in": _INCH_MM, "pt": _INCH_MM / 72, "pc": _INCH_MM / 6, "q": 0.25}
_RULE = re.compile(r"\s*(fill|class|layer|id):([^=]+)=([^=]+)$")
_BACKGROUND = 0.9  # a shape as large as so much of the drawing, with most others on it, is none
_UNREADABLE = (
    ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError,
)  # fmt: skip
"""What svgelements raises for files that are well-formed XML and no good SVG."""
_SPACE = "{http://www.w3.org/2000/svg}"


@dataclass(frozen=True, slots=True)
class _Area:
    shape: shapely.Polygon
    id: str
    layer: str
    classes: tuple[str, ...]
    fill: str
    where: str


@dataclass(frozen=True, slots=True)
class _Label:
    text: str
    at: tuple[float, float]
    where: str


def _recognises(data: bytes) -> bool:
    head = data[:65_536].lstrip(b"\xef\xbb\xbf \t\r\n")
    return head.startswith(b"<") and re.search(rb"<(\w+:)?svg[\s>]", head) is not None


def _read(data: bytes, path: Path | None, options: Mapping[str, str]) -> ImportedMap:
    name = str(path) if path else phrase("standard input")
    kinds, sectors = _rules(options["kinds"], "kinds"), _rules(options["sectors"], "sectors")
    layers = {layer.strip() for layer in options["layers"].split(",") if layer.strip()}
    size, unit_mm, elements = _drawing(data, name)
    reader = _Reader(max(*size, 1e-9) * _FLAT, layers)
    reader.take(elements, "", "")
    if layers - reader.layers:
        raise UsageProblemError(
            phrase(
                "{name} has no layer {layer}; there are: {known}",
                name=name,
                layer=", ".join(sorted(layers - reader.layers)),
                known=", ".join(sorted(reader.layers)) or phrase("none"),
            )
        )
    areas = _without_backgrounds(_once(reader.areas, reader.not_taken), reader.not_taken)
    names = _names(areas, reader.labels, reader.not_taken)
    used: set[str] = set()
    fields = tuple(
        _field(area, label, kinds, sectors, used) for area, label in zip(areas, names, strict=True)
    )
    for rule in (*kinds, *sectors):
        if rule not in used:
            reader.not_taken.append(NotTaken(phrase("a rule that fits no shape"), rule))
    xs = [x for field in fields for ring in field.rings for x, _ in ring]
    ys = [y for field in fields for ring in field.rings for _, y in ring]
    slack = max(size) * _FLAT
    fits = bool(xs) and (
        -slack <= min(*xs, *ys) and max(xs) <= size[0] + slack and max(ys) <= size[1] + slack
    )
    return ImportedMap(
        fields=fields,
        name=path.stem if path else "drawing",
        unit_mm=unit_mm,
        size=size if fits else None,
        not_taken=tuple(reader.not_taken),
    )


def _drawing(data: bytes, name: str) -> tuple[tuple[float, float], float | None, Any]:
    """Parse a file: the page's size in pixels, mm of a pixel where it says so, and its elements."""
    try:
        root = ET.fromstring(data)  # noqa: S314 - follows nothing outside the file
    except ET.ParseError as error:
        line, column = error.position
        raise FileProblemError(
            phrase(
                "{name}:{line}:{column}: this is no XML: {why}",
                name=name,
                line=line,
                column=column + 1,
                why=str(error).split(":")[0],
            )
        ) from error
    if not root.tag.endswith("svg"):
        raise FileProblemError(phrase("{name} is XML, but no SVG", name=name))
    _refuse_copies(root, name)
    data = _with_symbols_as_groups(root, data)
    from svgelements import SVG  # noqa: PLC0415 - only when a drawing is read

    try:
        svg = SVG.parse(io.BytesIO(data), reify=True, ppi=_PIXELS_AN_INCH)
        width, height = float(svg.width or 0), float(svg.height or 0)
    except _UNREADABLE as error:
        raise FileProblemError(
            phrase("{name} is an SVG that cannot be understood: {why}", name=name, why=str(error))
        ) from error
    physical = _PHYSICAL.match(root.get("width", ""))
    if not physical or not width:
        return (width, height), None, svg
    return (width, height), float(physical[1]) * _MM[physical[2].lower()] / width, svg


def _refuse_copies(root: ET.Element, name: str) -> None:
    """Refuse a drawing whose copies (``use``) refer to themselves or make too many elements."""
    by_id = {e.get("id"): e for e in root.iter() if e.get("id")}
    known: dict[int, int] = {}
    open_: set[int] = set()

    def count(element: ET.Element) -> int:
        key = id(element)
        if key in known:
            return known[key]
        if key in open_:
            raise FileProblemError(phrase("{name}: a copy (use) contains itself", name=name))
        open_.add(key)
        total = 1 + sum(map(count, element))
        if element.tag in (f"{_SPACE}use", "use"):
            link = element.get("{http://www.w3.org/1999/xlink}href") or element.get("href") or ""
            target = by_id.get(link.removeprefix("#"))
            if target is not None:
                total += count(target)
        open_.discard(key)
        known[key] = total
        return total

    try:
        total = count(root)
    except RecursionError:
        raise FileProblemError(
            phrase("{name}: elements are nested too deeply", name=name)
        ) from None
    if total > _MOST_ELEMENTS:
        raise FileProblemError(
            phrase(
                "{name}: the drawing has more than {most} elements, copies counted",
                name=name,
                most=_MOST_ELEMENTS,
            )
        )


def _with_symbols_as_groups(root: ET.Element, data: bytes) -> bytes:
    """Return a drawing in which symbols are groups that are shown only where they are used.

    svgelements shows symbols where they are defined as well.
    """
    symbols = {f"{_SPACE}symbol", "symbol"}
    holders = [e for e in root.iter() if any(child.tag in symbols for child in e)]
    if not holders:
        return data
    for holder in holders:
        for symbol in [child for child in holder if child.tag in symbols]:
            holder.remove(symbol)
            symbol.tag = f"{_SPACE}g"
            ET.SubElement(holder, f"{_SPACE}defs").append(symbol)
    return ET.tostring(root)


class _Reader:
    """Areas and labels of a drawing, and what is neither."""

    def __init__(self, flat: float, layers: set[str]) -> None:
        self.areas: list[_Area] = []
        self.labels: list[_Label] = []
        self.not_taken: list[NotTaken] = []
        self.layers: set[str] = set()
        self._flat = flat
        self._wanted = layers
        self._number = 0

    def take(self, group: Any, layer: str, own_id: str) -> None:
        """Take what is in a group: ``layer`` is the outermost group round it."""
        from svgelements import Group, Image, Shape, Text, Use  # noqa: PLC0415

        for element in group:
            values = element.values if isinstance(element.values, dict) else {}
            name = _layer_name(values)
            if isinstance(element, Group | Use):
                inner = layer or name
                if inner:
                    self.layers.add(inner)
                self.take(element, inner, (_own(values) or own_id) if layer else "")
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
        if _own(values):
            parts.append(f"#{_own(values)}")
        return " ".join(parts) + (f" in {layer}" if layer else "")

    def _label(self, element: Any, where: str) -> None:
        text = " ".join((element.text or "").split())
        if text:
            at = element.transform.point_in_matrix_space((float(element.x), float(element.y)))
            self.labels.append(_Label(text, (float(at.x), float(at.y)), where))

    def _shape(
        self, element: Any, values: Mapping[str, Any], layer: str, own_id: str, where: str
    ) -> None:
        if _hidden(values) and not self._wanted:
            self.not_taken.append(NotTaken(phrase("a shape that is not shown"), where))
            return
        rings = [r for r in _rings(element, self._flat) if len(r) >= 3]
        fill = "none" if element.fill is None or element.fill.value is None else element.fill.hexrgb
        if not rings or (fill == "none" and not _closed(element)):
            self.not_taken.append(NotTaken(phrase("a line"), where))
            return
        parts = _polygons(rings, evenodd=values.get("fill-rule") == "evenodd")
        if not parts:
            self.not_taken.append(NotTaken(phrase("a shape without an area"), where))
        classes = tuple(str(values.get("class") or "").split())
        for number, part in enumerate(parts, 1):
            name = _own(values) or own_id
            called = name if number == 1 or not name else f"{name}.{number}"
            self.areas.append(_Area(part, called, layer, classes, fill.lower(), where))


def _own(values: Mapping[str, Any]) -> str:
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


def _closed(element: Any) -> bool:
    from svgelements import Close, Polyline, SimpleLine  # noqa: PLC0415
    from svgelements import Path as Outline  # noqa: PLC0415

    if isinstance(element, SimpleLine | Polyline):
        return False
    return not isinstance(element, Outline) or any(isinstance(s, Close) for s in element)


def _rings(element: Any, flat: float) -> Iterator[list[tuple[float, float]]]:
    """Cut an outline into rings of points."""
    from svgelements import Arc, Close, CubicBezier, Move, QuadraticBezier  # noqa: PLC0415
    from svgelements import Path as Outline  # noqa: PLC0415

    ring: list[tuple[float, float]] = []
    outline = Outline(element)
    outline.reify()
    for segment in outline:
        if isinstance(segment, Move):
            if ring:
                yield _open_ring(ring)
            ring = [_xy(segment.end)] if segment.end is not None else []
        elif isinstance(segment, Close):
            if ring:
                yield _open_ring(ring)
            ring = []
        elif isinstance(segment, Arc):
            for part in segment.as_cubic_curves(arc_required=_arcs(segment, flat)):
                ring.extend(_curve([part.start, part.control1, part.control2, part.end], flat))
        elif isinstance(segment, CubicBezier):
            places = [segment.start, segment.control1, segment.control2, segment.end]
            ring.extend(_curve(places, flat))
        elif isinstance(segment, QuadraticBezier):
            ring.extend(_curve([segment.start, segment.control, segment.end], flat))
        elif segment.end is not None:
            ring.append(_xy(segment.end))
    if ring:
        yield _open_ring(ring)


def _open_ring(ring: list[tuple[float, float]]) -> list[tuple[float, float]]:
    return ring[:-1] if len(ring) > 1 and ring[0] == ring[-1] else ring


def _arcs(segment: Any, flat: float) -> int:
    del flat  # a cubic curve is off by 0.03 % of the radius on a quarter: finer than any flat
    return max(1, math.ceil(abs(float(segment.sweep)) / (math.pi / 4)))


def _xy(point: Any) -> tuple[float, float]:
    return float(point.x), float(point.y)


def _curve(points: list[Any], flat: float) -> list[tuple[float, float]]:
    """Cut a Bezier curve into lines no farther from it than ``flat``; its start is left out."""
    p = np.array([_xy(point) for point in points])
    bend = np.hypot(*(p[2:] - 2 * p[1:-1] + p[:-2]).T).max()
    degree = len(p) - 1
    # The second derivative is at most degree (degree - 1) bend; a chord is off by 1/8 of it.
    pieces = math.sqrt(degree * (degree - 1) * bend / (8 * flat)) if math.isfinite(bend) else 1
    t = np.linspace(0, 1, max(1, min(math.ceil(pieces), 1000)) + 1)[1:, None]
    while len(p) > 1 and p.ndim == 2:
        p = np.broadcast_to(p[:, None], (len(p), len(t), 2))
    while len(p) > 1:
        p = p[:-1] * (1 - t) + p[1:] * t
    return [(float(x), float(y)) for x, y in p[0]]


def _polygons(rings: list[list[tuple[float, float]]], *, evenodd: bool) -> list[shapely.Polygon]:
    """Return what rings enclose, by the rule of their shape, the largest part first."""
    simple = [shapely.Polygon(ring) for ring in rings]
    turns = [shape.exterior.is_ccw for shape in simple]
    shapes: list[Any] = [s if s.is_valid else shapely.make_valid(s) for s in simple]
    whole: Any
    if evenodd:
        whole = shapes[0]
        for shape in shapes[1:]:
            whole = shapely.symmetric_difference(whole, shape)
    else:
        largest = max(range(len(shapes)), key=lambda k: shapes[k].area)
        solid = [s for s, turn in zip(shapes, turns, strict=True) if turn == turns[largest]]
        other = [s for s, turn in zip(shapes, turns, strict=True) if turn != turns[largest]]
        whole = shapely.union_all(solid) if len(solid) > 1 else solid[0]
        for shape in other:
            hole = whole.covers(shape)
            whole = shapely.difference(whole, shape) if hole else shapely.union(whole, shape)
    parts = [p for p in shapely.get_parts(whole) if isinstance(p, shapely.Polygon) and p.area > 0]
    return sorted(parts, key=lambda part: -part.area)


def _once(areas: list[_Area], not_taken: list[NotTaken]) -> list[_Area]:
    """Leave out shapes that are drawn twice; the one with an id stays."""
    found: dict[bytes, int] = {}
    out: list[_Area] = []
    for area in areas:
        key = shapely.to_wkb(shapely.normalize(shapely.set_precision(area.shape, 1e-6)))
        at = found.get(key)
        if at is None:
            found[key] = len(out)
            out.append(area)
            continue
        gone = area
        if area.id and not out[at].id:
            out[at], gone = area, out[at]
        not_taken.append(NotTaken(phrase("a shape that is drawn twice"), gone.where))
    return out


def _without_backgrounds(areas: list[_Area], not_taken: list[NotTaken]) -> list[_Area]:
    """Leave out what lies below the whole drawing: most of it is covered by other shapes."""
    if len(areas) < 3:
        return areas
    shapes = np.array([a.shape for a in areas], dtype=object)
    x0, y0, x1, y1 = shapely.total_bounds(shapes)
    whole = (x1 - x0) * (y1 - y0)
    out = []
    for k, area in enumerate(areas):
        if area.shape.area >= _BACKGROUND * whole:
            others = shapely.union_all(np.delete(shapes, k), grid_size=max(x1 - x0, y1 - y0) / 1e6)
            if shapely.intersection(others, area.shape).area >= area.shape.area / 2:
                not_taken.append(NotTaken(phrase("a shape below all others"), area.where))
                continue
        out.append(area)
    return out


def _names(areas: list[_Area], labels: list[_Label], not_taken: list[NotTaken]) -> list[str | None]:
    """Give each label to the smallest shape that it stands on."""
    names: list[str | None] = [None] * len(areas)
    if not areas:
        return names
    shapes = [a.shape for a in areas]
    tree = shapely.STRtree(shapes)
    for label in labels:
        on = tree.query(shapely.Point(label.at), predicate="intersects").tolist()
        if not on:
            what = phrase("the text {text!r}, which stands on no shape", text=label.text)
            not_taken.append(NotTaken(what, label.where))
            continue
        field = min(on, key=lambda k: shapes[k].area)
        before = names[field]
        names[field] = label.text if before is None else f"{before} {label.text}"
    return names


def _field(
    area: _Area,
    label: str | None,
    kinds: Mapping[str, str],
    sectors: Mapping[str, str],
    used: set[str],
) -> ImportedField:
    kind, traits = None, frozenset[str]()
    rule = _rule_for(area, kinds)
    if rule:
        used.add(rule)
        kind, *rest = (part.strip() for part in kinds[rule].split("+"))
        traits = frozenset(rest)
    sector_rule = _rule_for(area, sectors)
    if sector_rule:
        used.add(sector_rule)
    rings = [area.shape.exterior, *area.shape.interiors]
    return ImportedField(
        rings=tuple(tuple((float(x), float(y)) for x, y in r.coords[:-1]) for r in rings),
        id=area.id,
        kind=kind,
        sector=sectors[sector_rule] if sector_rule else None,
        traits=traits,
        name=label if label != area.id else None,
        where=area.where,
    )


def _rule_for(area: _Area, rules: Mapping[str, str]) -> str | None:
    """Return the first rule that fits a shape."""
    facts = {
        "fill": {area.fill},
        "class": set(area.classes),
        "layer": {area.layer},
        "id": {area.id},
    }
    for rule in rules:
        what, _, value = rule.partition(":")
        if value in facts[what] or (
            value.endswith("*") and any(fact.startswith(value[:-1]) for fact in facts[what])
        ):
            return rule
    return None


def _rules(text: str, option: str) -> dict[str, str]:
    """Read ``fill:#80a040=open, class:wall=built_up, layer:Sea=open+water``."""
    out = {}
    for part in filter(str.strip, text.split(",")):
        match = _RULE.match(part)
        if not match:
            raise UsageProblemError(
                phrase(
                    "{option}: {part!r} is no rule; write fill:#80a040=open, class:wall=built_up, "
                    "layer:Sea=open+water or id:room*=built_up, with commas between them",
                    option=option,
                    part=part.strip(),
                )
            )
        what, value, result = (group.strip() for group in match.groups())
        out[f"{what}:{value.lower() if what == 'fill' else value}"] = result
    return out


IMPORTER = Importer(
    name="svg",
    endings=("svg",),
    summary="a drawing: areas become fields, labels on them names",
    recognises=_recognises,
    read=_read,
    options=(
        Option("layers", "the layers to read, with commas between them; none for all", ("",)),
        Option(
            "kinds",
            "kinds by fill, class, layer or id: fill:#80a040=open,layer:Sea=open+water",
            ("",),
        ),
        Option("sectors", "sectors by the same: layer:North=white", ("",)),
    ),
    loses="lines, pictures, patterns, strokes and clip paths",
)
