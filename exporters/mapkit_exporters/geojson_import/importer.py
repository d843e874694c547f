"""The importer of GeoJSON: one file, or a zip or folder of several."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from mapkit.errors import FileError
from mapkit.export import ImportedField, ImportedMap, Importer, NotTaken
from mapkit.export.attributes import ATTRIBUTE_OPTIONS, AttributeReader
from mapkit.export.contents import Packed, is_zip, json_member, names_in_zip
from mapkit.export.imported import Y_UP, Ring, flattened
from mapkit.export.json_shapes import At, geometries_of, places_of
from mapkit.mapfile.source import decode, parse_json
from mapkit.messages import phrase
from mapkit_exporters.geojson_import.own_layers import OWN_LAYERS, is_own, own_layer, own_map

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
        not_taken.extend(flattened(fields))
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
