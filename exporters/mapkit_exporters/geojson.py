"""Fields, borders, portals, markers and lines of sight as GeoJSON, a file for each."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from mapkit.compiled import CompiledMap
from mapkit.export import USUAL, Exporter, Option, Progress, Supplies, drawing_checksum
from mapkit.export.board_values import about, board, carried_values, digits_for, entering_values
from mapkit.export.inner_points import inner_point
from mapkit.export.known import known_passable, missing_rows
from mapkit.export.shared_borders import border_lines, noded_rings
from mapkit.messages import translated
from mapkit.model import Point
from mapkit_exporters.qgis_style import STYLED, layer_style

VERSION = "1.0"

_CRS = {
    "type": "name",
    "properties": {
        "name": 'ENGCRS["mm of the board",EDATUM["the board"],CS[Cartesian,2],AXIS["x",east],'
        'AXIS["y",north],LENGTHUNIT["millimetre",0.001]]'
    },
}
"""A plane of its own in mm: without it programs take mm for degrees of the earth.

RFC 7946 has dropped the member."""

Feature = dict[str, Any]


def _write(
    compiled: CompiledMap, options: Mapping[str, str], progress: Progress | None, supplies: Supplies
) -> dict[str, bytes]:
    layers = _Layers(compiled)
    found = {
        "fields": layers.fields(),
        "borders": layers.borders(),
        "portals": layers.portals(),
        "markers": layers.markers(),
    }
    if options["sightlines"] == "yes":
        found["sightlines"] = layers.sightlines(supplies.answers(progress))
    said = _about(compiled)
    kinds = compiled.map.ruleset.kinds.values()
    labels = {kind.id: translated(kind.label) for kind in kinds}
    files = {}
    for name, features in found.items():
        kept = list(features)
        values = (str(one["properties"][STYLED[name][0]]) for one in kept)
        files[f"{name}.geojson"] = _file(name, said, kept)
        files[f"{name}.qml"] = layer_style(name, values, labels)
    return files


def _file(name: str, said: Mapping[str, Any], features: Iterable[Feature]) -> bytes:
    """Return a collection with a feature a line."""
    head = json.dumps({"type": "FeatureCollection", "name": name, "crs": _CRS, "mapkit": said})
    lines = ",\n".join(json.dumps(feature) for feature in features)
    return f'{head[:-1]}, "features": [\n{lines}\n]}}\n'.encode("ascii")


def _about(compiled: CompiledMap) -> dict[str, Any]:
    said: dict[str, Any] = {
        "format": "mapkit-geojson",
        "version": VERSION,
        **dict(about(compiled.map, drawing_checksum(compiled), "the drawing")),
    }
    if compiled.missing:
        said["missing"] = [list(row) for row in missing_rows(compiled.missing)]
    return said


class _Layers:
    """The features of a map, in mm, y upwards from the board's foot."""

    def __init__(self, compiled: CompiledMap) -> None:
        self._compiled = compiled
        self._map = compiled.map
        self._values = board(compiled.map)
        self._rings = noded_rings(compiled)
        self._digits = digits_for(compiled.map.unit_mm)

    def fields(self) -> Iterator[Feature]:
        """Yield a polygon for each field, exterior counter-clockwise, holes clockwise."""
        for field in self._values["fields"]:
            rings = [
                self._closed(ring, clockwise=n > 0)
                for n, ring in enumerate(self._rings[field["id"]])
            ]
            kept = {k: field[k] for k in ("id", "name", "kind", "class", "level", "sector")}
            costs = entering_values(field)
            traits = " ".join(field["traits"])
            yield _feature(
                "Polygon", rings, {**kept, "traits": traits, **costs, **carried_values(field)}
            )

    def borders(self) -> Iterator[Feature]:
        """Yield a line for each piece of border: the fields beside it, and what it is."""
        matching = {frozenset(pair) for pair in self._compiled.relations.matching}
        passable = {frozenset(pair) for pair in known_passable(self._compiled)}
        for line in border_lines(self._compiled, self._rings):
            a, b = line.a, line.b
            pair = frozenset((a, b)) if b is not None else frozenset((a,))
            kind = "rim" if b is None else "matching" if pair in matching else "adjacent"
            classes = [self._map.class_of(i) for i in (a, b) if i is not None]
            values = {
                "a": a,
                "b": b,
                "kind": kind,
                "classes": " ".join(sorted(classes)),
                "passable": pair in passable,
            }
            yield _feature("LineString", [self._place(p) for p in line.points], values)

    def portals(self) -> Iterator[Feature]:
        """Yield a line for each door, ladder or wall."""
        for portal in self._values["portals"]:
            a, b = portal["between"]
            values = {"id": portal["id"], "type": portal["type"], "joins": portal["joins"],
                      "a": a, "b": b}  # fmt: skip
            yield _feature("LineString", [self._place(end) for end in portal["at"]], values)

    def markers(self) -> Iterator[Feature]:
        """Yield a point well inside the field for each marker."""
        for marker in self._values["markers"]:
            at = inner_point(self._map.points(marker["field"]))
            yield _feature("Point", self._place(at), marker)

    def sightlines(self, answers: Iterable[Mapping[str, Any]]) -> Iterator[Feature]:
        """Yield a line for each two fields that see each other by a line."""
        kept = ("sees", "distance", "verdict", "rule", "disputed")
        for answer in answers:
            ends = answer["witness_mm"]
            if ends:
                line = [[x, self._flipped(y)] for x, y in ends]
                fields = {"a": answer["origin"], "b": answer["target"]}
                yield _feature("LineString", line, fields | {key: answer[key] for key in kept})

    def _place(self, point: Point | list[int]) -> list[float]:
        unit = self._map.unit_mm
        return [round(point[0] * unit, self._digits), self._flipped(point[1] * unit)]

    def _flipped(self, y_mm: float) -> float:
        return round(self._map.size_mm[1] - y_mm, self._digits)

    def _closed(self, ring: tuple[Point, ...], *, clockwise: bool) -> list[list[float]]:
        twice = sum(
            x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(ring, (*ring[1:], ring[0]), strict=True)
        )
        # With y downwards a positive area is clockwise to the eye, and so with y upwards.
        turned = ring if (twice > 0) is clockwise else ring[::-1]
        return [self._place(point) for point in (*turned, turned[0])]


def _feature(kind: str, coordinates: Any, values: Mapping[str, Any]) -> Feature:
    geometry = {"type": kind, "coordinates": coordinates}
    return {"type": "Feature", "properties": dict(values), "geometry": geometry}


EXPORTER = Exporter(
    name="geojson",
    ending="zip",
    summary="fields, borders, portals, markers and lines of sight for geographic programs",
    carries=USUAL,
    write=_write,
    options=(
        Option("sightlines", "a line for each two fields that see each other", needs_sight=True),
    ),
    several=True,
    needs=frozenset({"answers"}),
    loses="pairs without a line of sight, walking distances, buildings",
    title="GeoJSON",
)
