"""The importer of CSV: the tables of an export, or one table of areas."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from mapkit.errors import FileError
from mapkit.export import ImportedField, ImportedMap, Importer, NotTaken, Option
from mapkit.export.attributes import ATTRIBUTE_OPTIONS, AttributeReader
from mapkit.export.contents import Packed, is_zip, names_in_zip
from mapkit.export.imported import Ring
from mapkit.export.read_back import (
    field_values,
    header_values,
    imported_back,
    left_out,
    refuse_version,
)
from mapkit.mapfile.source import Source, decode
from mapkit.messages import phrase
from mapkit_exporters.csv_import.wkt import number_of, polygons_of

_SEPARATORS = ",;\t"
_LONGEST = 2**24  # a value: the outline of one area


class Row(NamedTuple):
    """A row: its values by column, and the line that it ends on."""

    values: dict[str, str]
    line: int


def header_of(text: str) -> tuple[list[str], str]:
    """Return the columns of a table, and what separates them: what the first line has most of."""
    first = text.lstrip("\r\n").splitlines()[:1]
    line = first[0] if first else ""
    separator = max(_SEPARATORS, key=line.count)
    try:
        found = next(csv.reader([line], delimiter=separator), [])
    except csv.Error:
        found = []
    return [name.strip() for name in found], separator


def rows_of(source: Source, name: str) -> Iterator[Row]:
    """Yield the rows below the header; blank ones are left out.

    Parameters
    ----------
    name : str
        Of the file, for messages.

    Raises
    ------
    FileError
        A row has not as many values as there are columns, or is not CSV; with its line.
    """
    columns, separator = header_of(source.text)
    csv.field_size_limit(_LONGEST)
    reader = csv.reader(io.StringIO(source.text, newline=""), delimiter=separator, strict=True)
    head = False
    try:
        for values in reader:
            if not any(value.strip() for value in values):
                continue
            if not head:
                head = True
                continue
            if len(values) != len(columns):
                raise FileError(
                    phrase(
                        "{name}:{line}: this row has {n} values, and there are {columns} columns",
                        name=name,
                        line=reader.line_num,
                        n=len(values),
                        columns=len(columns),
                    )
                )
            yield Row(dict(zip(columns, values, strict=True)), reader.line_num)
    except csv.Error as problem:
        raise FileError(
            phrase(
                "{name}:{line}: this is not valid CSV: {reason}",
                name=name,
                line=reader.line_num,
                reason=str(problem),
            )
        ) from None


_FORMAT = "mapkit-csv"
_FORMULA = ("'=", "'+", "'-", "'@", "'\t", "'\r")


def own_map(packed: Packed, name: str) -> ImportedMap:
    """Return the map of a folder of tables.

    Raises
    ------
    FileError, InvalidMapError
        A table is not as mapkit writes it, with the line.
    """
    tables = _Tables(packed)
    said = {row.values["key"]: row.values["value"] for row in tables.rows("about", "key", "value")}
    refuse_version(name, said.get("format"), said.get("version"), f"{_FORMAT} 1")
    tables.guarded = said.get("written for") == "spreadsheets"
    said = {row.values["key"]: row.values["value"] for row in tables.rows("about", "key", "value")}
    if packed.find("outlines.csv") is None:
        raise FileError(
            phrase(
                "{name} has no outlines, so no map can be made of it; export it with "
                "--option outlines=yes",
                name=name,
            )
        )
    header = header_values(said, name)
    unit = header["unit_mm"]
    rings: dict[str, list[list[list[int]]]] = {}
    for row in tables.rows("outlines", "field", "ring", "x_mm", "y_mm"):
        of_field = rings.setdefault(row.values["field"], [])
        number = row.values["ring"]
        if number == str(len(of_field)):
            of_field.append([])
        elif not of_field or number != str(len(of_field) - 1):
            raise tables.wrong("outlines", row, phrase("the rings of a field are not in order"))
        of_field[-1].append(tables.point(row, "outlines", "x_mm", "y_mm", unit))
    fields: dict[str, Any] = {}
    for row in tables.rows("fields", "id", "name", "kind", "level", "traits", "sector"):
        values = row.values
        if values["id"] in fields:
            raise tables.wrong("fields", row, phrase("it has no id, or that of another one"))
        given = {
            "kind": values["kind"],
            "level": tables.whole(row, "fields", "level"),
            "traits": values["traits"].split(),
            "sector": values["sector"] or None,
            "name": values["name"] or None,
        }
        fields[values["id"]] = field_values(given, rings.get(values["id"], []))
    portals = {
        row.values["id"]: {
            "type": row.values["type"],
            "between": [row.values["a"], row.values["b"]],
            "at": [
                tables.point(row, "portals", f"x{end}_mm", f"y{end}_mm", unit) for end in (1, 2)
            ],
        }
        for row in tables.rows(
            "portals", "id", "type", "a", "b", "x1_mm", "y1_mm", "x2_mm", "y2_mm"
        )
    }
    sectors = {
        row.values["id"]: {
            "name": row.values["name"],
            "colour": row.values["colour"],
            "neutral": row.values["neutral"] == "true",
        }
        for row in tables.rows("sectors", "id", "name", "colour", "neutral")
    }
    whole: dict[str, Any] = {
        **header,
        "sectors": sectors,
        "fields": fields,
        "portals": portals,
        "markers": list(_markers(tables)),
    }
    found = imported_back(whole, name)
    gone = [(row.values["what"], row.values["which"]) for row in
            tables.rows("missing", "what", "which")]  # fmt: skip
    return replace(found, not_taken=(*left_out(gone), *found.not_taken))


def _markers(tables: _Tables) -> Iterator[dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    for row in tables.rows("markers", "marker", "type", "field", "attribute", "value"):
        values = row.values
        marker = found.setdefault(
            values["marker"], {"type": values["type"], "field": values["field"]}
        )
        if values["attribute"]:
            value = values["value"]
            marker[values["attribute"]] = int(value) if value.isdecimal() else value
    yield from found.values()


class _Tables:
    """The tables of a folder; ``guarded`` ones have apostrophes that keep off formulas."""

    def __init__(self, packed: Packed) -> None:
        self.guarded = False
        self._packed = packed

    def rows(self, table: str, *columns: str) -> Iterator[Row]:
        """Yield the rows of a table, which has to have these columns."""
        file = self._packed.find(f"{table}.csv")
        if file is None:
            if table in ("about", "fields"):
                raise FileError(
                    phrase("{name} has no {table}.csv", name=self._packed.place(""), table=table)
                )
            return
        path = self._packed.place(file)
        for row in rows_of(decode(self._packed.read(file), path), str(path)):
            missing = [name for name in columns if name not in row.values]
            if missing:
                raise FileError(
                    phrase("{name} has no column {column}", name=path, column=missing[0])
                )
            plain = {k: _unguarded(v) for k, v in row.values.items()} if self.guarded else None
            yield row if plain is None else Row(plain, row.line)

    def wrong(self, table: str, row: Row, what: str) -> FileError:
        """Return an error with its line."""
        path = self._packed.place(self._packed.find(f"{table}.csv") or table)
        return FileError(phrase("{place}: {what}", place=f"{path}:{row.line}", what=what))

    def point(self, row: Row, table: str, x: str, y: str, unit: float) -> list[int]:
        """Return a place in map units."""
        try:
            return [round(float(row.values[name]) / unit) for name in (x, y)]
        except (ArithmeticError, ValueError):
            what = phrase("a coordinate is not a number that a map can have")
            raise self.wrong(table, row, what) from None

    def whole(self, row: Row, table: str, column: str) -> int:
        """Return a whole number."""
        text = row.values[column]
        if not text.isdecimal() or len(text) > 9:
            raise self.wrong(table, row, phrase("{column} is not a whole number", column=column))
        return int(text)


def _unguarded(value: str) -> str:
    return value[1:] if value.startswith(_FORMULA) else value


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
