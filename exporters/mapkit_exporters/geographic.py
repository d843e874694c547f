"""Reads GeoPackage, Shapefile and KML with GDAL, through pyogrio."""

from __future__ import annotations

import importlib.util
import sqlite3
import warnings
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path, PurePosixPath
from typing import Any

import shapely

from mapkit.errors import FileError, MapkitError, MissingError, UsageError
from mapkit.export import ImportedField, ImportedMap, Importer, NotTaken, Option
from mapkit.export.attributes import ATTRIBUTE_OPTIONS, AttributeReader
from mapkit.export.box_inside import not_understood
from mapkit.export.contents import Packed, is_zip, names_in_zip
from mapkit.export.degrees import flattened
from mapkit.export.imported import MOST_POINTS, Ring
from mapkit.export.outputs import zipped
from mapkit.mapfile.xml_reading import xml_head, xml_tree
from mapkit.messages import phrase

_SQLITE = b"SQLite format 3\0"
_SHAPEFILE = (9994).to_bytes(4, "big")
_ALONE = (".gpkg", ".kml")
_SHAPES = (".shp", ".shx", ".dbf", ".prj", ".cpg")
_OTHER_FILES = b"virtualogr"
"""The module of SQLite by which a table of a GeoPackage is another file."""


def _recognises(data: bytes) -> bool:
    if is_zip(data):
        return any(name.lower().endswith((*_ALONE, ".shp")) for name in names_in_zip(data))
    return data.startswith(_SQLITE) or _is_kml(data)


def _is_kml(data: bytes) -> bool:
    head = xml_head(data)
    return head.startswith(b"<") and b"<kml" in head


def _read(data: bytes, path: Path | None, options: Mapping[str, str]) -> ImportedMap:
    if importlib.util.find_spec("pyogrio") is None:
        raise MissingError(
            phrase("GeoPackage, Shapefile and KML need pyogrio: pip install pyogrio")
        )
    from pyogrio import list_layers, raw  # noqa: PLC0415 - of an extra, and large

    reader = AttributeReader(options)
    name = str(path or phrase("standard input"))
    data = _alone(data, name)
    fields: list[ImportedField] = []
    not_taken: list[NotTaken] = []
    planes: set[str | None] = set()
    left = MOST_POINTS
    with warnings.catch_warnings():  # of GDAL, on what it reads all the same
        warnings.simplefilter("ignore")
        try:
            known = [str(found) for found, kind in list_layers(data) if kind]
            layers = _layers(known, options["layer"], name)
            for layer in layers:
                meta, ids, shapes, columns = raw.read(
                    data, layer=layer, force_2d=True, return_fids=True
                )
                polygons = shapely.from_wkb(shapes)
                left -= int(shapely.get_num_coordinates(polygons).sum())
                if left < 0:
                    raise _too_many_points()
                planes.add(meta["crs"])
                rows = zip(*columns, strict=True)
                keys = [str(key) for key in meta["fields"]]
                for number, shape, row in zip(ids, polygons, rows, strict=True):
                    values = dict(zip(keys, map(_plain, row), strict=True))
                    _take(reader, shape, values, (layer, str(number)), fields, not_taken)
        except MapkitError:
            raise
        except (RuntimeError, ValueError, shapely.errors.ShapelyError) as problem:
            raise not_understood(path, problem) from None
    if len(planes) > 1:
        raise FileError(phrase("{name}: these layers have different coordinate systems", name=name))
    if any(not plane or "4326" in plane for plane in planes):
        fields, lost = flattened(fields)
        not_taken += lost
    return ImportedMap(
        fields=tuple(fields),
        name=path.stem if path else layers[0],
        not_taken=(*not_taken, *reader.not_used()),
    )


def _take(
    reader: AttributeReader,
    shape: Any,
    values: dict[str, object],
    place: tuple[str, str],
    fields: list[ImportedField],
    not_taken: list[NotTaken],
) -> None:
    """Take a feature of a layer: ``place`` is the layer and the number."""
    where = " ".join(place)
    parts = [_rings(part) for part in shapely.get_parts(shape) if part.geom_type == "Polygon"]
    if not parts:
        what = phrase("a feature without a shape") if shape is None else phrase("a line")
        pointed = shape is not None and "Point" in shape.geom_type
        not_taken.append(NotTaken(phrase("a point") if pointed else what, where))
    fields.extend(reader.fields(parts, {"layer": place[0], **_named(values)}, "", where))


def _too_many_points() -> UsageError:
    return UsageError(
        phrase("the areas have more than {most} points; simplify it first", most=f"{MOST_POINTS:,}")
    )


def _alone(data: bytes, name: str) -> bytes:
    """Return what GDAL is given: one file, or a zip of the files of Shapefiles and no others."""
    if is_zip(data):
        packed = Packed(data, name)
        alone = [file for file in packed.names if file.lower().endswith(_ALONE)]
        if not alone:
            return zipped(
                {PurePosixPath(file).name: packed.read(file)
                 for file in packed.names if file.lower().endswith(_SHAPES)}
            )  # fmt: skip
        if len(alone) > 1:
            raise FileError(
                phrase("{name} has several files of this format: import one of them", name=name)
            )
        data = packed.read(alone[0])
    if data.startswith(_SHAPEFILE):
        raise FileError(
            phrase(
                "{name} is one file of a Shapefile: import its folder, or a zip of it", name=name
            )
        )
    if data.startswith(_SQLITE):
        if _names_other_files(data, name):
            raise FileError(phrase("{name} refers to other files, which are not read", name=name))
    else:
        xml_tree(data, name)  # within bounds, and without entities
        if not _is_kml(data):
            raise FileError(phrase("{name} has no file of this format", name=name))
    return data


def _names_other_files(data: bytes, name: str) -> bool:
    """Return whether a table of a GeoPackage is another file.

    SQLite reads the tables: their words may be spread over pages of the file.
    """
    with closing(sqlite3.connect(":memory:")) as base:
        base.text_factory = bytes
        try:
            # Marked as a file without a log beside it; from memory SQLite opens no other.
            base.deserialize(data[:18] + b"\1\1" + data[20:])
            said = base.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
        except (sqlite3.Error, UnicodeDecodeError) as problem:
            raise not_understood(Path(name), problem) from None
    return any(_OTHER_FILES in bytes(sql).lower() for (sql,) in said)


def _layers(known: list[str], wanted: str, name: str) -> list[str]:
    """Return which layers to read: the only one, unless some are named, or all with ``*``."""
    chosen = [wanted] if wanted in known else [one.strip() for one in wanted.split(",")]
    if wanted == "*" or (not wanted and len(known) == 1):
        chosen = known
    if chosen and set(chosen) <= set(known):
        return list(dict.fromkeys(chosen))
    raise UsageError(
        phrase(
            "{name} has these layers: {known}; choose with --option layer=NAME",
            name=name,
            known=", ".join(known) or phrase("none"),
        )
    )


def _rings(shape: shapely.Polygon) -> tuple[Ring, ...]:
    """Return the rings of a polygon without their repeated first points, y down."""
    return tuple(
        tuple((float(x), -float(y)) for x, y in ring.coords[:-1])
        for ring in (shape.exterior, *shape.interiors)
    )


def _plain(value: Any) -> object:
    return value.item() if hasattr(value, "item") else value


def _named(values: dict[str, object]) -> dict[str, object]:
    """Add ``name`` and ``id`` where they are written otherwise, as in KML."""
    known = {"name", "id"}
    lower = {key.lower(): value for key, value in values.items() if key.lower() in known}
    return {**lower, **values}


IMPORTER = Importer(
    name="geographic",
    endings=("gpkg", "kml", "kmz", "shp", "zip"),
    summary="areas of GeoPackage, Shapefile (as a folder or zip) and KML",
    recognises=_recognises,
    read=_read,
    options=(Option("layer", "which layers to read, with commas; * for all", ("",)),
             *ATTRIBUTE_OPTIONS),
    loses="points, lines, heights, and the earth's curve",
)  # fmt: skip
