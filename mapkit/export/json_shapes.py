"""Shapes as GeoJSON and TopoJSON have them: geometries in each other, features, places."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from mapkit.errors import FileError
from mapkit.messages import phrase

_FARTHEST = 1e12
_NUMBERS = (int, float)  # and not bool, which is an int too
_POLYGONS = ("Polygon", "MultiPolygon")
_THIN = {
    "Point": phrase("a point"),
    "MultiPoint": phrase("a point"),
    "LineString": phrase("a line"),
    "MultiLineString": phrase("a line"),
}


@dataclass(frozen=True, slots=True)
class At:
    """A place within a file: ``features[3].geometry``."""

    file: str
    path: str = ""

    def __truediv__(self, step: str | int) -> At:
        """Return a place below."""
        if isinstance(step, int):
            return At(self.file, f"{self.path}[{step}]")
        return At(self.file, f"{self.path}.{step}" if self.path else step)

    def wrong(self, what: str) -> FileError:
        """Return the error that says what is wrong here."""
        place = f"{self.file}: {self.path}" if self.path else self.file
        return FileError(phrase("{place}: {what}", place=place, what=what))

    def mapping(self, value: object) -> Mapping[str, Any]:
        """Return a value that has to be an object."""
        if not isinstance(value, Mapping):
            raise self.wrong(phrase("this should be an object"))
        return value

    def items(self, value: object) -> list[Any]:
        """Return a value that has to be a list."""
        if not isinstance(value, list):
            raise self.wrong(phrase("this should be a list"))
        return value


class Geometry(NamedTuple):
    """A geometry that is no collection.

    ``polygons`` has a list for each part, with the part's place, its rings as the file has them;
    ``thin`` says what it is instead where it has no area.
    """

    values: Mapping[str, Any]
    own_id: str
    at: At
    polygons: tuple[tuple[At, list[Any]], ...]
    thin: str


def geometries_of(value: object, at: At, content: str) -> Iterator[Geometry]:
    """Yield the geometries of a file, features or not, in its order; collections are opened.

    ``value`` is a feature, a collection or a geometry. ``content`` is the key that polygons have
    their rings under: ``coordinates``, or ``arcs`` in TopoJSON.
    """
    waiting: list[tuple[object, At, Mapping[str, Any], object]] = [(value, at, {}, None)]
    while waiting:  # not by calls: a file may nest deeper than those may
        item, at, values, own_id = waiting.pop()
        if item is None and at.path:
            yield Geometry(values, _id(own_id), at, (), phrase("a feature without a shape"))
            continue
        found = at.mapping(item)
        own_id = found.get("id", own_id)
        if found.get("properties") is not None:
            values = (at / "properties").mapping(found["properties"])
        kind = found.get("type")
        if kind == "Feature":
            waiting.append((found.get("geometry"), at / "geometry", values, own_id))
        elif kind in ("FeatureCollection", "GeometryCollection"):
            key = "features" if kind == "FeatureCollection" else "geometries"
            inside = (at / key).items(found.get(key))
            handed_down = own_id if key == "geometries" else None
            numbered = [(one, at / key / n, values, handed_down) for n, one in enumerate(inside)]
            waiting.extend(reversed(numbered))
        elif kind in _POLYGONS:
            here = at / content
            rings = here.items(found.get(content))
            parts = (
                ((here, rings),)
                if kind == "Polygon"
                else tuple((here / n, (here / n).items(part)) for n, part in enumerate(rings))
            )
            yield Geometry(values, _id(own_id), at, parts, "")
        elif isinstance(kind, str) and kind in _THIN:
            yield Geometry(values, _id(own_id), at, (), _THIN[kind])
        elif kind is None and at.path:  # as some programs write it
            yield Geometry(values, _id(own_id), at, (), phrase("a feature without a shape"))
        else:
            raise at.wrong(phrase("there is no geometry of the type {type!r}", type=str(kind)[:40]))


def _id(value: object) -> str:
    return str(value) if isinstance(value, str | int) and not isinstance(value, bool) else ""


def place_of(value: object, at: At) -> tuple[float, float]:
    """Return a place ``[x, y]``, whatever else it has; y as the file has it."""
    if isinstance(value, list) and len(value) >= 2:
        x, y = value[0], value[1]
        if type(x) in _NUMBERS and type(y) in _NUMBERS:
            if math.isfinite(x) and math.isfinite(y) and max(abs(x), abs(y)) <= _FARTHEST:
                return float(x), float(y)
            raise at.wrong(phrase("a coordinate is not a number that a map can have"))
    raise at.wrong(phrase("this should be a place [x, y] of two numbers"))


def places_of(values: object, at: At) -> list[tuple[float, float]]:
    """Return the places of a list, as :func:`place_of`."""
    found = []
    for n, value in enumerate(at.items(values)):
        if type(value) is list and len(value) == 2:
            x, y = value
            plain = type(x) in _NUMBERS and type(y) in _NUMBERS
            if plain and abs(x) < _FARTHEST and abs(y) < _FARTHEST:  # quickly; NaN is not less
                found.append((float(x), float(y)))
                continue
        found.append(place_of(value, at / n))
    return found
