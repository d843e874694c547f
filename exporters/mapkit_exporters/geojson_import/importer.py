"""The importer of GeoJSON: files of other programs, and the layers that mapkit exports."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeGuard

from mapkit.errors import FileError
from mapkit.export import ImportedField, ImportedMap, Importer, NotTaken
from mapkit.export.attributes import ATTRIBUTE_OPTIONS, AttributeReader
from mapkit.export.contents import Packed, is_zip, json_member, names_in_zip
from mapkit.export.degrees import flattened
from mapkit.export.imported import Y_UP, Ring
from mapkit.export.json_shapes import At, geometries_of, places_of
from mapkit.export.read_back import (
    field_values,
    header_values,
    imported_back,
    left_out,
    refuse_version,
)
from mapkit.mapfile.source import decode, parse_json
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

    Raises ``FileError`` or ``InvalidMapError`` where a layer is not as mapkit writes it, with the
    place.
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


_TYPES = (
    "FeatureCollection", "Feature", "GeometryCollection", "Polygon", "MultiPolygon", "Point",
    "MultiPoint", "LineString", "MultiLineString",
)  # fmt: skip
_SURE = (".geojson", ".geo.json")
_DEGREES = ("CRS84", "4326")


def _recognises(data: bytes) -> bool:
    if is_zip(data):
        return any(name.lower().endswith(_SURE) for name in names_in_zip(data))
    return json_member(data, "type") in _TYPES


def _read(data: bytes, path: Path | None, options: Mapping[str, str]) -> ImportedMap:
    reader = AttributeReader(options)
    name = str(path or phrase("standard input"))
    if not is_zip(data):
        document = parse_json(decode(data, path))
        if is_own(document):
            return own_map({own_layer(document): (At(name), document)}, name)
        return _drawn([(At(name), "", document)], path, reader, up=options["y"] == "up")
    packed = Packed(data, name)
    layers = {layer: found for layer in OWN_LAYERS if (found := _layer(packed, layer)) is not None}
    if layers and is_own(next(iter(layers.values()))[1]):
        return own_map(layers, name)
    drawn = [(At(str(packed.place(file))), f"{file}: ", document)
             for file, document in _all(packed, name)]  # fmt: skip
    return _drawn(drawn, path, reader, up=options["y"] == "up")


def _layer(packed: Packed, layer: str) -> tuple[At, Any] | None:
    file = packed.find(f"{layer}.geojson")
    return None if file is None else (At(str(packed.place(file))), _parsed(packed, file))


def _all(packed: Packed, name: str) -> Iterator[tuple[str, Any]]:
    sure = [file for file in packed.names if file.lower().endswith(_SURE)]
    files = sure or [file for file in packed.names if file.lower().endswith(".json")]
    if not files:
        raise FileError(phrase("{name} has no file of this format", name=name))
    for file in files:
        yield file, _parsed(packed, file)


def _parsed(packed: Packed, file: str) -> Any:
    return parse_json(decode(packed.read(file), packed.place(file)))


def _drawn(
    documents: list[tuple[At, str, Any]], path: Path | None, reader: AttributeReader, *, up: bool
) -> ImportedMap:
    """Return the areas of documents, each with its place and with what messages put before it."""
    fields: list[ImportedField] = []
    not_taken: list[NotTaken] = []
    for at, before, document in documents:
        for found in geometries_of(document, at, "coordinates"):
            where = before + found.at.path
            if found.thin:
                not_taken.append(NotTaken(found.thin, where))
            parts = [
                tuple(_ring(ring, here / n, up=up) for n, ring in enumerate(here.items(rings)))
                for here, rings in found.polygons
            ]
            fields.extend(reader.fields(parts, found.values, found.own_id, where))
    if all(_in_degrees(document) for _, _, document in documents):
        fields, lost = flattened(fields)
        not_taken += lost
    return ImportedMap(
        fields=tuple(fields),
        name=path.stem if path else "drawing",
        not_taken=(*not_taken, *reader.not_used()),
    )


def _ring(values: object, at: At, *, up: bool) -> Ring:
    """Return a ring without its repeated first point, y down."""
    places = places_of(values, at)
    if len(places) > 1 and places[0] == places[-1]:
        del places[-1]
    return tuple((x, -y) for x, y in places) if up else tuple(places)


def _in_degrees(document: object) -> bool:
    """Return whether a file says, or leaves to the rule, that its numbers are degrees."""
    crs = document.get("crs") if isinstance(document, Mapping) else None
    return crs is None or any(name in str(crs) for name in _DEGREES)


IMPORTER = Importer(
    name="geojson",
    endings=("geojson", "json", "zip"),
    summary="areas of geographic programs, and maps that were exported as GeoJSON",
    recognises=_recognises,
    read=_read,
    options=(*ATTRIBUTE_OPTIONS, Y_UP),
    loses="points, lines, heights, and the earth's curve",
)
