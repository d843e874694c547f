"""The importer of Tiled's maps: the steps from bytes to fields."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import cast

from mapkit.errors import UsageError
from mapkit.export import ImportedField, ImportedMap, Importer, Option
from mapkit.export.attributes import ATTRIBUTE_OPTIONS, AttributeReader, rules_of
from mapkit.export.read_back import header_values, imported_back, refuse_version
from mapkit.messages import phrase
from mapkit.model import Building, Point, Portal
from mapkit_exporters.tiled_import.files import parsed, recognises, unpacked
from mapkit_exporters.tiled_import.grid import grid_of
from mapkit_exporters.tiled_import.layers import LayerReader, Values
from mapkit_exporters.tiled_import.nodes import Place

FORMAT = "mapkit-tiled"
SCALE = "pixels a mm"
BUILDING = "building "
"""What maps say that mapkit exported. A scale may stand in others too."""

_FLAT = 1 / 20_000
"""Curves are cut into lines that are off by no more than this part of the drawing's longer side."""

_NEARLY_WHOLE = 1e-3
"""Tiled writes six digits of a coordinate."""

_MOST = 10_000
"""Pixels that a mm may have."""


def _read(data: bytes, path: Path | None, options: Mapping[str, str]) -> ImportedMap:
    attributes = AttributeReader(options)
    layers = {layer.strip() for layer in options["layers"].split(",") if layer.strip()}
    data, path, pictures = unpacked(data, path)
    top = parsed(data, path)
    grid = grid_of(top)
    size = grid.size()
    usual = "each" if grid.orientation == "hexagonal" else "runs"
    reader = LayerReader(
        grid,
        attributes,
        rules_of(options["kinds"], "kinds"),
        top.nodes("tilesets"),
        layers,
        usual if options["tiles"] == "usual" else options["tiles"],
        _FLAT * max(size or (1000.0,)),
        pictures,
    )
    for layer in top.nodes("layers"):
        reader.take(layer)
    if layers - reader.layers:
        raise UsageError(
            phrase(
                "{name} has no layer {layer}; there are: {known}",
                name=top.file,
                layer=", ".join(sorted(layers - reader.layers)),
                known=", ".join(sorted(reader.layers)) or phrase("none"),
            )
        )
    said = top.properties()
    scale = _scale(said)
    read = ImportedMap(
        fields=tuple(reader.fields),
        name=path.stem if path else "map",
        unit_mm=1 / scale if scale else None,
        size=size if size and _fits(reader.fields, size) else None,
        portals=tuple(reader.portals),
        markers=tuple(reader.markers),
        not_taken=(*reader.not_taken, *attributes.not_used()),
    )
    if said.get("format") != FORMAT or not scale:
        return read
    refuse_version(top.file, FORMAT, said.get("format version"), f"{FORMAT} 1")
    return _read_back(read, reader, said, top.file, scale)


def _scale(said: Values) -> float | None:
    """Return how many pixels a mm is, if the map says it."""
    value = said.get(SCALE)
    return float(value) if isinstance(value, int | float) and 0 < value <= _MOST else None


def _fits(fields: list[ImportedField], size: Place) -> bool:
    """Return whether all fields lie within the map, but for what curves may be off."""
    xs = [x for field in fields for ring in field.rings for x, _ in ring]
    ys = [y for field in fields for ring in field.rings for _, y in ring]
    slack = max(size) * _FLAT
    return bool(xs) and (
        -slack <= min(*xs, *ys) and max(xs) <= size[0] + slack and max(ys) <= size[1] + slack
    )


def _read_back(
    read: ImportedMap, reader: LayerReader, said: Values, file: str, scale: float
) -> ImportedMap:
    """Return a map of our own: with its rules, and in its own units where they are still whole."""
    in_order = sorted(zip(reader.numbers, read.fields, strict=True), key=lambda pair: pair[0])
    read = replace(read, fields=tuple(field for _, field in in_order))
    header = header_values({**said, "name": said.get("title", "")}, file)
    order = _places_in(header.pop("buildings", None))  # buildings come with their fields, below
    former, carried = header.pop("former_ids", None), header.pop("attributes", None)
    if isinstance(carried, dict):
        read = replace(
            read,
            fields=tuple(
                replace(f, attributes=given) if isinstance(given := carried.get(f.id), dict) else f
                for f in read.fields
            ),
        )
    head = imported_back({**header, "vertices": {}, "fields": {}}, file)
    made = replace(
        head,
        fields=read.fields,
        portals=read.portals,
        markers=read.markers,
        buildings=tuple(
            Building(id_, str(name), tuple(sorted(reader.buildings.get(id_, ()), key=order)))
            for key, name in said.items()
            for id_ in [key.removeprefix(BUILDING)]
            if key.startswith(BUILDING)
        ),
        former_ids={old: str(i) for old, i in former.items()} if isinstance(former, dict) else {},
        not_taken=(*head.not_taken, *read.not_taken),
    )
    pixels = scale * (head.unit_mm or 1)

    def in_units(place: Place) -> Place:
        return round(place[0] / pixels), round(place[1] / pixels)

    places = [p for field in read.fields for ring in field.rings for p in ring]
    if all(
        abs(a / pixels - b) < _NEARLY_WHOLE
        for place in places
        for a, b in zip(place, in_units(place), strict=True)
    ):
        return replace(
            made,
            fields=tuple(
                replace(f, rings=tuple(tuple(map(in_units, ring)) for ring in f.rings))
                for f in read.fields
            ),
            portals=tuple(_portal_in_units(portal, in_units) for portal in read.portals),
        )
    width, height = head.size or (0.0, 0.0)
    page = (width * pixels, height * pixels)
    return replace(made, unit_mm=1 / scale, whole_units=False, size=page)


def _places_in(buildings: object) -> Callable[[str], int]:
    """Return what gives the place of a field in its building, where the file lists them."""
    entries = buildings.values() if isinstance(buildings, dict) else ()
    found = [e.get("fields") for e in entries if isinstance(e, dict)]
    lists = [fields for fields in found if isinstance(fields, list)]
    places = {str(i): n for fields in lists for n, i in enumerate(fields)}
    return lambda field: places.get(field, len(places))


def _portal_in_units(portal: Portal, in_units: Callable[[Place], Place]) -> Portal:
    a, b = map(in_units, portal.at)
    return replace(portal, at=cast("tuple[Point, Point]", (a, b)))


IMPORTER = Importer(
    name="tiled",
    endings=("tmj", "tmx", "json", "zip"),
    summary="a map of Tiled: polygons, rectangles and ellipses become fields, and tiles",
    recognises=recognises,
    read=_read,
    options=(
        Option("layers", "the layers to read, with commas between them; none for all", ("",)),
        Option(
            "tiles",
            "tiles that touch and are equal become a field (runs), or each tile, or none; "
            "usual: each hexagon, else runs",
            ("usual", "runs", "each", "none"),
        ),
        *ATTRIBUTE_OPTIONS,
    ),
    loses="pictures, lines, points, texts, templates, tilesets in other files, parallax",
)
