"""The layers that mapkit exports as GeoJSON become the map again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, TypeGuard

from mapkit.export import ImportedMap, NotTaken
from mapkit.export.json_shapes import At, places_of
from mapkit.export.read_back import (
    field_values,
    header_values,
    imported_back,
    left_out,
    refuse_version,
)
from mapkit.messages import phrase

OWN_LAYERS = ("fields", "portals", "markers")
"""Of what is exported; the other layers follow from these."""

_FORMAT = "mapkit-geojson"
_MISSING = {
    "portals": phrase("doors, ladders and walls, which are in another file of the export"),
    "markers": phrase("markers, which are in another file of the export"),
}


def is_own(document: object) -> TypeGuard[Mapping[str, Any]]:
    """Return whether a document is a layer that mapkit wrote."""
    said = document.get("mapkit") if isinstance(document, Mapping) else None
    return isinstance(said, Mapping) and said.get("format") == _FORMAT


def own_layer(document: Mapping[str, Any]) -> str:
    """Return which layer a document is."""
    return str(document.get("name"))


def own_map(layers: Mapping[str, tuple[At, Mapping[str, Any]]], name: str) -> ImportedMap:
    """Return the map of layers, by their names; ``fields`` has to be there.

    Raises
    ------
    FileError, InvalidMapError
        A layer is not as mapkit writes it, with the place.
    """
    if "fields" not in layers:
        at = next(iter(layers.values()))[0]
        raise at.wrong(phrase("this layer has no fields: give the whole folder, or fields.geojson"))
    said = layers["fields"][1]["mapkit"]
    refuse_version(name, _FORMAT, said.get("version"), f"{_FORMAT} 1")
    header = header_values(said, name)
    unit, height = header["unit_mm"], header["size_mm"][1]

    def units(places: list[tuple[float, float]], at: At) -> list[list[int]]:
        try:
            return [[round(x / unit), round((height - y) / unit)] for x, y in places]
        except (ArithmeticError, ValueError):
            raise at.wrong(phrase("a coordinate is not a number that a map can have")) from None

    fields: dict[str, Any] = {}
    for at, values, geometry in _features(layers, "fields"):
        rings = [
            units(places_of(ring, here), here)[:-1]
            for here, ring in _numbered(geometry, at / "geometry", "Polygon")
        ]
        id_ = values.get("id")
        if not isinstance(id_, str) or id_ in fields:
            raise at.wrong(phrase("it has no id, or that of another one"))
        traits = values.get("traits")
        traits = traits.split() if isinstance(traits, str) else []
        fields[id_] = field_values({**values, "traits": traits}, rings)
    portals = {}
    for at, values, geometry in _features(layers, "portals"):
        here = at / "geometry" / "coordinates"
        _refuse_other(geometry, at / "geometry", "LineString")
        ends = units(places_of(geometry.get("coordinates"), here), here)
        portals[str(values.get("id"))] = {
            "type": values.get("type"), "between": [values.get("a"), values.get("b")], "at": ends
        }  # fmt: skip
    markers = [
        {key: value for key, value in values.items() if value is not None}
        for _, values, _ in _features(layers, "markers")
    ]
    values = {**header, "fields": fields, "portals": portals, "markers": markers}
    found = imported_back(values, name)
    missing = [NotTaken(_MISSING[layer]) for layer in OWN_LAYERS if layer not in layers]
    here = layers["fields"][0] / "mapkit" / "missing"
    rows = [(here / n).items(row) for n, row in enumerate(here.items(said.get("missing", [])))]
    return replace(found, not_taken=(*missing, *left_out(rows), *found.not_taken))


def _features(
    layers: Mapping[str, tuple[At, Mapping[str, Any]]], layer: str
) -> Iterator[tuple[At, Mapping[str, Any], Mapping[str, Any]]]:
    """Yield the features of a layer: places, properties and geometries."""
    if layer not in layers:
        return
    at, document = layers[layer]
    for n, feature in enumerate((at / "features").items(document.get("features"))):
        here = at / "features" / n
        found = here.mapping(feature)
        values = (here / "properties").mapping(found.get("properties"))
        yield here, values, (here / "geometry").mapping(found.get("geometry"))


def _refuse_other(geometry: Mapping[str, Any], at: At, kind: str) -> None:
    if geometry.get("type") != kind:
        raise at.wrong(phrase("this should be a {type}", type=kind))


def _numbered(geometry: Mapping[str, Any], at: At, kind: str) -> Iterator[tuple[At, Any]]:
    _refuse_other(geometry, at, kind)
    here = at / "coordinates"
    for n, ring in enumerate(here.items(geometry.get("coordinates"))):
        yield here / n, ring
