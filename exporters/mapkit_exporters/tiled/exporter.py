"""A map as a file of Tiled: object layers by level and kind, portals, markers, properties."""

from __future__ import annotations

import colorsys
import json
import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count, pairwise
from typing import Any

import numpy as np
import shapely

from mapkit.compiled import CompiledMap
from mapkit.export import USUAL, Exporter, Option, Progress, drawing_checksum, play_checksum
from mapkit.export.board_values import about, board, carried_values, entering_values
from mapkit.export.inner_points import inner_point
from mapkit.export.known import known_passable, missing_rows, seen_pairs
from mapkit.export.outputs import in_xml
from mapkit.model import Point
from mapkit.sight.verdict import grazing_counts


def keyhole(rings: Sequence[Sequence[Point]]) -> list[Point]:
    """Return one ring for a polygon with holes: to each hole there is a cut, and back along it.

    ``rings`` are the exterior first, then holes; first points are not repeated.

    A cut goes from a hole's leftmost corner to the nearest corner of what is joined already that no
    edge hides. The number of holes times that of corners.
    """
    ring = list(rings[0])
    if len(rings) == 1:
        return ring
    edges = [edge for given in rings for edge in pairwise((*given, given[0]))]
    tree = shapely.STRtree([shapely.LineString(edge) for edge in edges])
    cuts: list[shapely.LineString] = []

    def is_free(a: Point, b: Point) -> bool:
        """Return whether no edge and no other cut meets a cut between its ends."""
        cut = shapely.LineString([a, b])
        near = [*tree.geometries[tree.query(cut)], *cuts]
        return a == b or all(shapely.relate_pattern(cut, near, "FF*******"))

    clockwise = _twice_area(ring) > 0
    for given in sorted(rings[1:], key=min):
        # Holes turn the other way, or some programs fill them.
        hole = given if (_twice_area(given) > 0) is not clockwise else given[::-1]
        start = min(range(len(hole)), key=hole.__getitem__)
        first = hole[start]
        away = ((np.array(ring, np.int64) - first) ** 2).sum(axis=1)
        nearest = np.argsort(away, kind="stable").tolist()
        at = next((k for k in nearest if is_free(ring[k], first)), nearest[0])
        turned = [*hole[start:], *hole[:start]]
        if ring[at] == first:
            ring[at:at] = turned
        else:
            cuts.append(shapely.LineString([ring[at], first]))
            ring[at + 1 : at + 1] = [*turned, first, ring[at]]
    return ring


def _twice_area(ring: Sequence[Point]) -> int:
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairwise((*ring, ring[0])))


VERSION = "1.0"
FORMAT = "mapkit-tiled"
SCALE = "pixels a mm"

_READ_SINCE = "1.8"
"""The version of Tiled whose form this is; later ones read it too."""

_RENAMED = {"name": "title"}
"""Some readers (pytmx) refuse properties that are called as a map or an object has something."""

_TILE_MM = 10
_PORTAL_COLOUR, _MARKER_COLOUR = "#b03000", "#2040c0"
_WATER, _TRAITS = "#1040e0", ("#303030", "#c05010", "#8030a0", "#c02060", "#107070")
_GREY = 0.02  # of saturation: what has less stays grey
_PLACES = 9  # decimals of a coordinate

Values = Mapping[str, str | int | bool | None]
Made = dict[str, Any]


def _write(
    compiled: CompiledMap, options: Mapping[str, str], progress: Progress | None = None
) -> bytes:
    if progress:
        progress(0, 1)
    return tiled_map(compiled, options)


def tiled_map(
    compiled: CompiledMap, options: Mapping[str, str], below: Mapping[str, Any] | None = None
) -> bytes:
    """Return a map as a file of Tiled.

    ``options`` are ``scale`` and ``sight`` of the exporter; ``below`` is a layer below all others,
    without its number.
    """
    layers = _Layers(compiled, int(options["scale"]), with_sight=options["sight"] == "yes")
    made = [*layers.fields(), layers.portals(), layers.markers()]
    if below is not None:
        made.insert(0, {"id": len(made) + 1, **below})
    tile = _TILE_MM * layers.scale
    head = {
        "type": "map",
        "version": _READ_SINCE,
        "orientation": "orthogonal",
        "renderorder": "right-down",
        "infinite": False,
        "width": max(1, math.ceil(compiled.map.size_mm[0] / _TILE_MM)),
        "height": max(1, math.ceil(compiled.map.size_mm[1] / _TILE_MM)),
        "tilewidth": tile,
        "tileheight": tile,
        "tilesets": [],
        "backgroundcolor": "#ffffff",
        "nextlayerid": len(made) + 1,
        "nextobjectid": layers.next_number(),
        "properties": _properties(_about(compiled, layers.scale, sight=options["sight"] == "yes")),
    }
    return _text(head, made).encode("ascii")


def _text(head: Made, layers: Sequence[Made]) -> str:
    """Return the file with a line for each object."""
    parts = []
    for layer in layers:
        if "objects" not in layer:
            parts.append(json.dumps(layer))
            continue
        objects = ",\n".join(map(json.dumps, layer["objects"]))
        rest = json.dumps({key: value for key, value in layer.items() if key != "objects"})
        parts.append(f'{rest[:-1]}, "objects": [\n{objects}\n]}}')
    return f'{json.dumps(head)[:-1]}, "layers": [\n' + ",\n".join(parts) + "\n]}\n"


def _about(compiled: CompiledMap, scale: int, *, sight: bool) -> Values:
    missing = "\n".join(f"{what}: {which}" for what, which in missing_rows(compiled.missing))
    said = dict(
        about(compiled.map, play_checksum(compiled))
        if sight
        else about(compiled.map, drawing_checksum(compiled), "the drawing")
    )
    return {
        "format": FORMAT,
        "format version": VERSION,
        SCALE: scale,
        **{_RENAMED.get(key, key): value for key, value in said.items()},
        **{f"building {b.id}": b.name for b in compiled.map.buildings},
        "missing": missing or None,
    }


class _Layers:
    """The object layers of a map, in pixels."""

    def __init__(self, compiled: CompiledMap, scale: int, *, with_sight: bool) -> None:
        self.scale = scale
        self._compiled = compiled
        self._map = compiled.map
        self._values = board(compiled.map)
        self._seen = _distances(compiled) if with_sight else None
        self._numbers = count(len(compiled.map.fields) + 1)
        self._of_fields = {i: n for n, i in enumerate(compiled.map.fields, 1)}
        self._layer_numbers = count(1)

    def next_number(self) -> int:
        """Return the number after that of the last object."""
        return next(self._numbers)

    def fields(self) -> Iterator[Made]:
        """Yield a layer for each level, kind and traits that fields have, lower levels first.

        The numbers of their objects are in the order of the map.
        """
        relations = self._compiled.relations
        near = {
            "adjacent": _neighbours(relations.adjacent),
            "matching": _neighbours(relations.matching),
            "passable": _neighbours(known_passable(self._compiled)),
        }
        buildings = {i: b["id"] for b in self._values["named_buildings"] for i in b["fields"]}
        kinds = self._map.ruleset.kinds
        order = {kind: k for k, kind in enumerate(kinds)}
        found: dict[tuple[int, str, str], list[Mapping[str, Any]]] = {}
        for field in self._values["fields"]:
            ground = (field["level"], field["kind"], " ".join(field["traits"]))
            found.setdefault(ground, []).append(field)
        for level, kind, traits in sorted(
            found, key=lambda at: (at[0], order.get(at[1], len(order)), at[2])
        ):
            fill = kinds[kind].fill if kind in kinds else "#ff00ff"
            colour = terrain_colour(fill, traits.split(), [*self._map.ruleset.traits])
            objects = []
            for field in found[level, kind, traits]:
                id_ = field["id"]
                values = {
                    "title": field["name"],
                    "sector": field["sector"],
                    "level": level,
                    "class": field["class"],
                    "traits": " ".join(field["traits"]) or None,
                    "building": buildings.get(id_),
                    **entering_values(field),
                    **carried_values(field),
                    **{name: json.dumps(sorted(of.get(id_, ()))) for name, of in near.items()},
                }
                if self._seen is not None:
                    values["sees"] = json.dumps(self._seen.get(id_, {}), sort_keys=True)
                shape = keyhole(self._map.points(id_))
                number = self._of_fields[id_]
                objects.append(self._object(number, id_, kind, values, "polygon", shape))
            name = f"level {level} {kind} {traits}".rstrip()
            of_all: Values = {"kind": kind, "level": level, "traits": traits or None}
            yield {
                **self._layer(name, colour, objects),
                "properties": _properties(of_all),  # of what somebody draws into the layer
            }

    def portals(self) -> Made:
        """Return the layer with a line for each door, ladder or wall.

        Without names, as markers: Tiled shows them, and they would hide the map.
        """
        objects = []
        for portal in self._values["portals"]:
            a, b = portal["between"]
            values = {"portal": portal["id"], "a": a, "b": b, "joins": portal["joins"]}
            ends = [(x, y) for x, y in portal["at"]]
            type_ = portal["type"]
            number = next(self._numbers)
            objects.append(self._object(number, "", type_, values, "polyline", ends))
        return self._layer("portals", _PORTAL_COLOUR, objects)

    def markers(self) -> Made:
        """Return the layer with a point for each marker, well inside its field."""
        objects = []
        for marker in self._map.markers:
            values = {"field": marker.field, **dict(sorted(marker.attributes.items()))}
            place = inner_point(self._map.points(marker.field))
            number = next(self._numbers)
            objects.append(self._object(number, "", marker.type, values, "point", [place]))
        return self._layer("markers", _MARKER_COLOUR, objects)

    def _layer(self, name: str, colour: str, objects: Sequence[Made]) -> Made:
        return {
            "type": "objectgroup",
            "id": next(self._layer_numbers),
            "name": in_xml(name),
            "color": colour,
            "draworder": "index",
            "opacity": 1,
            "visible": True,
            "x": 0,
            "y": 0,
            "objects": objects,
        }

    def _object(
        self, number: int, name: str, kind: str, values: Values, shape: str, points: Sequence[Point]
    ) -> Made:
        x0, y0 = self._place(points[0])
        places = [self._place(point) for point in points]
        drawn = [{"x": round(x - x0, _PLACES), "y": round(y - y0, _PLACES)} for x, y in places]
        return {
            "id": number,
            "name": in_xml(name),
            "type": in_xml(kind),
            "x": x0,
            "y": y0,
            "width": 0,
            "height": 0,
            "rotation": 0,
            "visible": True,
            shape: True if shape == "point" else drawn,
            "properties": _properties(values),
        }

    def _place(self, point: Point) -> tuple[float, float]:
        pixels = self._map.unit_mm * self.scale
        return round(point[0] * pixels, _PLACES), round(point[1] * pixels, _PLACES)


def terrain_colour(fill: str, traits: Sequence[str], known: Sequence[str]) -> str:
    """Return a colour that is told from others where Tiled lays a fifth of it over a board.

    ``fill`` is the colour of the kind, as ``#46554f``; on paper most are pale. ``traits`` and
    ``known`` are those of the fields, and all of the game in its order.
    """
    if traits:
        if "water" in traits:
            return _WATER
        others = [trait for trait in known if trait != "water"]
        place = others.index(traits[0]) if traits[0] in others else len(others)
        return _TRAITS[place % len(_TRAITS)]
    red, green, blue = (int(fill[k : k + 2], 16) / 255 for k in (1, 3, 5))
    hue, light, strong = colorsys.rgb_to_hls(red, green, blue)
    if strong > _GREY:
        light, strong = min(max(light, 0.35), 0.55), max(strong, 0.6)
    made = colorsys.hls_to_rgb(hue, light, strong)
    return "#" + "".join(f"{round(255 * part):02x}" for part in made)


def _properties(values: Values) -> list[Made]:
    """Return custom properties; those that are None are left out."""
    return [
        {"name": in_xml(name), "type": _type(value), "value": _plain(value)}
        for name, value in values.items()
        if value is not None
    ]


def _type(value: str | int | bool | None) -> str:
    return "bool" if isinstance(value, bool) else "int" if isinstance(value, int) else "string"


def _plain(value: str | int | bool | None) -> str | int | bool | None:
    return in_xml(value) if isinstance(value, str) else value


def _neighbours(pairs: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for a, b in pairs:
        found.setdefault(a, []).append(b)
        found.setdefault(b, []).append(a)
    return found


def _distances(compiled: CompiledMap) -> dict[str, dict[str, int]]:
    """Return by field the fields that it sees, and how far they are under the map's choices."""
    ids, counts = tuple(compiled.map.fields), grazing_counts(compiled.map)
    found: dict[str, dict[str, int]] = {}
    for seen in seen_pairs(compiled):
        distance = seen.grazing if counts else seen.clear
        if distance is not None:
            found.setdefault(ids[seen.i], {})[ids[seen.j]] = distance
            found.setdefault(ids[seen.j], {})[ids[seen.i]] = distance
    return found


EXPORTER = Exporter(
    name="tiled",
    ending="tmj",
    summary="fields as polygons by level and kind, portals and markers for Tiled and game engines",
    carries=USUAL,
    write=_write,
    options=(
        Option("scale", "pixels for each mm of the board", ("4", "1", "2", "10")),
        Option("sight", "with each field the fields that it sees, and how far", needs_sight=True),
    ),
    loses="holes, which become cuts, grounds, walking distances, verdicts and rules of sight, and "
    "control characters in names",
    title="Tiled",
)
