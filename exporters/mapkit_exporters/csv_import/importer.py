"""The importer of CSV: the tables of an export, or one table of areas."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from mapkit.errors import FileError
from mapkit.export import ImportedField, ImportedMap, Importer, NotTaken, Option
from mapkit.export.attributes import ATTRIBUTE_OPTIONS, AttributeReader
from mapkit.export.contents import Packed, is_zip, names_in_zip
from mapkit.export.imported import Ring
from mapkit.mapfile.source import decode
from mapkit.messages import phrase
from mapkit_exporters.csv_import.own_tables import own_map
from mapkit_exporters.csv_import.rows import Row, header_of, rows_of
from mapkit_exporters.csv_import.wkt import number_of, polygons_of

_TEXTS = ("wkt", "geometry", "geom", "the_geom", "shape")
_HEAD = 4096

Outline = tuple[Ring, ...]
Shape = tuple[Sequence[Outline], Mapping[str, str], str]


def _recognises(data: bytes) -> bool:
    if is_zip(data):
        return {"about.csv", "fields.csv"} <= set(names_in_zip(data))
    head = data[:_HEAD].removeprefix(b"\xef\xbb\xbf").decode("utf-8", "replace")
    return _shape_columns(header_of(head)[0]) is not None


def _shape_columns(columns: list[str]) -> tuple[str, ...] | None:
    """Return the column that has the shapes, or the two that have the corners."""
    small = {name.lower(): name for name in reversed(columns)}
    for name in _TEXTS:
        if name in small:
            return (small[name],)
    for pair in (("x", "y"), ("x_mm", "y_mm"), ("lon", "lat"), ("longitude", "latitude")):
        if pair[0] in small and pair[1] in small:
            return small[pair[0]], small[pair[1]]
    return None


def _read(data: bytes, path: Path | None, options: Mapping[str, str]) -> ImportedMap:
    reader = AttributeReader(options)
    name = str(path or phrase("standard input"))
    if is_zip(data):
        return own_map(Packed(data, name), name)
    source = decode(data, path)
    columns = _shape_columns(header_of(source.text)[0])
    if columns is None:
        raise FileError(
            phrase(
                "{name}:1: there is no column wkt, and no columns id, x and y, so no areas",
                name=name,
            )
        )
    rows = rows_of(source, name)
    shapes = (
        _by_rows(rows, columns[0], name)
        if len(columns) == 1
        else _by_corners(rows, columns, options["id"], name)
    )
    fields: list[ImportedField] = []
    not_taken: list[NotTaken] = []
    for parts, values, where in shapes:
        if not parts:
            not_taken.append(NotTaken(phrase("a row without an area"), where))
        turned = [_turned(rings) for rings in parts] if options["y"] == "up" else parts
        fields.extend(reader.fields(turned, values, "", where))
    return ImportedMap(
        fields=tuple(fields),
        name=path.stem if path else "drawing",
        not_taken=(*not_taken, *reader.not_used()),
    )


def _turned(rings: Outline) -> Outline:
    return tuple(tuple((x, -y) for x, y in ring) for ring in rings)


def _by_rows(rows: Iterable[Row], column: str, name: str) -> Iterator[Shape]:
    """Yield a shape for each row."""
    for row in rows:
        values = {key: value for key, value in row.values.items() if key != column}
        parts = polygons_of(row.values[column], f"{name}:{row.line}")
        yield parts, values, phrase("line {line}", line=row.line)


def _by_corners(
    rows: Iterable[Row], columns: tuple[str, ...], id_column: str, name: str
) -> Iterator[Shape]:
    """Yield a shape for each id: its rows are its corners, in their order."""
    rings: dict[str, dict[str, list[tuple[float, float]]]] = {}
    first: dict[str, Row] = {}
    for row in rows:
        values = row.values
        key = next((k for k in (id_column or "id", "field") if k in values), None)
        if key is None:
            what = phrase("{name} has no column {column}", name=name, column=id_column or "id")
            raise FileError(what)
        first.setdefault(values[key], Row({**values, "id": values[key]}, row.line))
        place = f"{name}:{row.line}"
        x, y = (number_of(values[column], place) for column in columns)
        of_field = rings.setdefault(values[key], {})
        of_field.setdefault(values.get("ring", ""), []).append((x, y))
    for id_, of_field in rings.items():
        outline = tuple(
            tuple(ring[:-1] if len(ring) > 1 and ring[0] == ring[-1] else ring)
            for ring in of_field.values()
        )
        yield [outline], first[id_].values, phrase("line {line}", line=first[id_].line)


IMPORTER = Importer(
    name="csv",
    endings=("csv", "zip"),
    summary="a table of areas, as WKT or a row a corner, and maps that were exported as CSV",
    recognises=_recognises,
    read=_read,
    options=(
        *ATTRIBUTE_OPTIONS,
        Option("y", "where y grows: down, as in pictures, or up, as on maps", ("down", "up")),
    ),
    loses="points and lines",
)
