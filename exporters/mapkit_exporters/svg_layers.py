"""A map as a drawing in layers, for Inkscape and other programs that edit drawings."""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any
from xml.sax.saxutils import escape, quoteattr

from mapkit.compiled import CompiledMap
from mapkit.export import Exporter, Option, Progress, Supplies, drawing_checksum
from mapkit.export.board_values import about, board, digits_for
from mapkit.export.inner_points import inner_point
from mapkit.export.known import known_passable, missing_rows
from mapkit.export.outputs import in_xml
from mapkit.export.shared_borders import border_lines, noded_rings
from mapkit.model import GameMap, Point

FORMAT = "mapkit-svg-layers 1.0"

_MM_PER_INCH = 25.4
_SPACES = {
    "xmlns": "http://www.w3.org/2000/svg",
    "xmlns:xlink": "http://www.w3.org/1999/xlink",
    "xmlns:inkscape": "http://www.inkscape.org/namespaces/inkscape",
    "xmlns:sodipodi": "http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd",
}
_INK, _PORTAL, _MARKER = "#14181b", "#b03000", "#2040c0"
_THIN, _THICK, _PORTAL_WIDTH, _MARKER_RADIUS = 0.012, 0.04, 0.05, 0.06
"""Widths of lines, and half that of a marker: parts of the side of a field of usual size."""


def _write(
    compiled: CompiledMap, options: Mapping[str, str], progress: Progress | None, supplies: Supplies
) -> bytes:
    if progress:
        progress(0, 2)
    drawing = _Drawing(compiled)
    art = _no_art() if options["art"] == "none" else drawing.art(supplies, options)
    if progress:
        progress(1, 2)
    left, top, width, height = drawing.page
    game_map = compiled.map
    said: dict[str, Any] = {
        **dict(about(game_map, drawing_checksum(compiled), "the drawing")),
        "fills": drawing.fills(),
        "strokes": {s.id: s.colour for s in game_map.sectors.values() if s.colour},
    }
    if compiled.missing:
        said["missing"] = [list(row) for row in missing_rows(compiled.missing)]
    head = {
        **_SPACES,
        "version": "1.1",
        "id": "board",
        "width": f"{width}mm",
        "height": f"{height}mm",
        "viewBox": f"{left} {top} {width} {height}",
        "data-mapkit-format": FORMAT,
        "data-mapkit": _compact(said),
    }
    provenance = game_map.provenance
    told = ": ".join(t for t in (provenance.kind, provenance.note) if t)
    parts = [
        '<?xml version="1.0" encoding="UTF-8" standalone="no"?>',
        f"<svg{_attributes(head)}>",
        f"<title>{_text(game_map.name)}</title>",
        f"<desc>{_text(told)}</desc>",
        *_layer("board-art", "board art", art),
        *_layer("fields", "fields", drawing.fields()),
        *_layer("borders", "borders", drawing.borders(), locked=True),
        *_layer("doors-and-ladders", "doors and ladders", drawing.portals()),
        *_layer("markers", "markers", drawing.markers()),
        *_layer("texts", "texts", drawing.texts()),
        "</svg>",
    ]
    return ("\n".join(parts) + "\n").encode("utf-8")


class _Drawing:
    """The layers of a map, in mm of the board."""

    def __init__(self, compiled: CompiledMap) -> None:
        self._compiled = compiled
        self._map = compiled.map
        self._values = board(compiled.map)
        self._rings = noded_rings(compiled)
        self._digits = digits_for(compiled.map.unit_mm)
        self._ids = _element_ids(compiled.map)
        width, height = compiled.map.size_mm
        self.page = (0.0, 0.0, width, height)
        areas = [f for f in self._rings.values() if f]
        self._side = (width * height / max(1, len(areas))) ** 0.5 or 1.0

    def art(self, supplies: Supplies, options: Mapping[str, str]) -> list[str]:
        """Return the picture of the board; the page becomes as large as it is."""
        dpi = float(options["dpi"])
        shown = supplies.picture("png", look=options["look"], dpi=dpi)
        mm = _MM_PER_INCH / dpi
        width, height = round(shown.width * mm, 4), round(shown.height * mm, 4)
        left, top = round(-shown.left * mm, 4) + 0.0, round(-shown.top * mm, 4) + 0.0
        self.page = (left, top, width, height)
        data = base64.b64encode(shown.data).decode("ascii")
        place = {"id": "drawn-board", "x": left, "y": top, "width": width, "height": height}
        said = {
            "data-mapkit": _compact({"sha256": hashlib.sha256(shown.data).hexdigest()}),
            "inkscape:label": "the board as mapkit draws it",
            "preserveAspectRatio": "none",
            "xlink:href": f"data:image/png;base64,{data}",
        }
        return [f"<image{_attributes({**place, **said})}/>"]

    def fills(self) -> dict[str, str]:
        """Return by kind the colour of its fields."""
        return {kind.id: kind.fill for kind in self._map.ruleset.kinds.values()}

    def fields(self) -> Iterator[str]:
        """Yield a path for each field, lower levels first, with all that a map file says of it."""
        kinds, sectors = self._map.ruleset.kinds, self._map.sectors
        for field in sorted(self._values["fields"], key=lambda field: int(field["level"])):
            id_ = field["id"]
            own = self._map.fields[id_]
            said = {
                "id": id_,
                "element": self._ids[id_],
                "place": [*self._map.fields].index(id_),
                **{key: field[key] for key in ("kind", "level", "traits", "sector", "name")},
                "rings": [[list(p) for p in ring] for ring in self._map.points(id_)],
            }
            sector = sectors.get(own.sector) if own.sector else None
            look = {
                "fill": kinds[own.kind].fill,
                "fill-opacity": 0.25,
                "fill-rule": "evenodd",
                "stroke": (sector.colour if sector else None) or _INK,
                "stroke-width": self._mm(_THIN),
            }
            yield self._path(self._ids[id_], id_, self._rings[id_], look, said, field["name"])

    def borders(self) -> Iterator[str]:
        """Yield a line for each piece of border; nothing is read from them."""
        passable = {frozenset(pair) for pair in known_passable(self._compiled)}
        for number, line in enumerate(border_lines(self._compiled, self._rings), 1):
            is_open = line.b is not None and frozenset((line.a, line.b)) in passable
            look = {
                "fill": "none",
                "stroke": _INK,
                "stroke-width": self._mm(_THIN if is_open else _THICK),
            }
            label = line.a if line.b is None else f"{line.a} | {line.b}"
            yield self._path(f"border-{number}", label, (line.points,), look, None, closed=False)

    def portals(self) -> Iterator[str]:
        """Yield a line for each door, ladder or wall."""
        look = {"fill": "none", "stroke": _PORTAL, "stroke-width": self._mm(_PORTAL_WIDTH)}
        for number, portal in enumerate(self._values["portals"], 1):
            element = f"portal-{number}"
            said = {**{k: portal[k] for k in ("id", "type", "between", "at")}, "element": element}
            ends = tuple((x, y) for x, y in portal["at"])
            yield self._path(element, portal["type"], (ends,), look, said, closed=False)

    def markers(self) -> Iterator[str]:
        """Yield a disc for each marker, beside each other where a field has several."""
        radius = self._mm(_MARKER_RADIUS)
        beside: dict[str, int] = {}
        for number, marker in enumerate(self._map.markers, 1):
            step = beside[marker.field] = beside.get(marker.field, -1) + 1
            x, y = self._place(inner_point(self._map.points(marker.field)))
            values = dict(sorted(marker.attributes.items()))
            element = f"marker-{number}"
            at = [round(x + 2.2 * radius * step, self._digits), y]
            said = {"type": marker.type, "field": marker.field, "attributes": values, "at": at}
            head = {
                "id": element,
                "inkscape:label": " ".join([marker.type, *map(str, values.values())]),
                "cx": at[0],
                "cy": at[1],
                "r": radius,
                "fill": _MARKER,
                "data-mapkit": _compact({**said, "element": element}),
            }
            yield f"<circle{_attributes(head)}/>"

    def texts(self) -> Iterator[str]:
        """Yield the id of each field, in its middle."""
        size = self._mm(0.16)
        for number, id_ in enumerate(self._map.fields, 1):
            x, y = self._place(inner_point(self._map.points(id_)))
            head = {
                "id": f"text-{number}",
                "x": x,
                "y": round(y + size * 0.36, self._digits),
                "font-family": "sans-serif",
                "font-size": size,
                "text-anchor": "middle",
                "fill": "#ffffff",
                "stroke": _INK,
                "stroke-width": round(size * 0.03, 4),
                "data-mapkit": _compact({"field": id_, "text": in_xml(id_)}),
            }
            yield f"<text{_attributes(head)}>{_text(id_)}</text>"

    def _path(
        self,
        element: str,
        label: str,
        lines: Iterable[Iterable[Point]],
        look: Mapping[str, object],
        said: Mapping[str, Any] | None,
        title: str | None = None,
        *,
        closed: bool = True,
    ) -> str:
        parts = [
            "M" + "L".join(f"{_number(x)} {_number(y)}" for x, y in map(self._place, line))
            for line in lines
        ]
        d = "".join(part + "Z" if closed else part for part in parts)
        head = {"id": element, "inkscape:label": label, **look, "d": d}
        if said is not None:
            head["data-mapkit"] = _compact(said)
        inner = f"<title>{_text(title)}</title>" if title else ""
        return f"<path{_attributes(head)}>{inner}</path>"

    def _place(self, point: Point) -> tuple[float, float]:
        unit = self._map.unit_mm
        return round(point[0] * unit, self._digits), round(point[1] * unit, self._digits)

    def _mm(self, part: float) -> float:
        return round(self._side * part, self._digits)


def _no_art() -> list[str]:
    return []


def _element_ids(game_map: GameMap) -> dict[str, str]:
    """Return ids for the elements of fields, which programs without labels show as names."""

    def is_plain(text: str) -> bool:
        return text.isascii() and text.replace("-", "").replace("_", "").replace(".", "").isalnum()

    return {
        i: f"field-{i}" if is_plain(i) else f"shape-{n}" for n, i in enumerate(game_map.fields, 1)
    }


def _layer(
    element: str, label: str, content: Iterable[str], *, locked: bool = False
) -> Iterator[str]:
    head = {"id": element, "inkscape:groupmode": "layer", "inkscape:label": label}
    if locked:
        head["sodipodi:insensitive"] = "true"
    yield f"<g{_attributes(head)}>"
    yield from content
    yield "</g>"


def _attributes(values: Mapping[str, object]) -> str:
    return "".join(
        f" {name}={quoteattr(in_xml(_number(v) if isinstance(v, float) else str(v)))}"
        for name, v in values.items()
    )


def _number(value: float) -> str:
    return format(value, ".10f").rstrip("0").rstrip(".") or "0"


def _text(content: str) -> str:
    return escape(in_xml(content))


def _compact(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


EXPORTER = Exporter(
    name="svg-layers",
    ending="svg",
    summary="a drawing in layers to edit in Inkscape, and to read back",
    carries=frozenset({"outlines", "markers", "provenance", "checksum", "partial"}),
    write=_write,
    options=(
        Option("art", "the board as a picture below the fields, to paint over", ("yes", "none")),
        Option(
            "look",
            "how that picture is drawn",
            ("play", "board", "light", "diagram", "outline"),
            files=("svg", "png"),
        ),
        Option("dpi", "dots per inch of that picture", ("100", "50", "150", "200")),
    ),
    needs=frozenset({"picture"}),
    loses="tables, which follow from the drawing, grounds, the picture below the map, and what is "
    "known of its photo",
    title="SVG in layers",
)
