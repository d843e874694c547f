"""The tables that mapkit exports as CSV become the map again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from mapkit.errors import FileError
from mapkit.export import ImportedMap
from mapkit.export.contents import Packed
from mapkit.export.read_back import (
    field_values,
    header_values,
    imported_back,
    left_out,
    refuse_version,
)
from mapkit.mapfile.source import decode
from mapkit.messages import phrase
from mapkit_exporters.csv_import.rows import Row, rows_of

_FORMAT = "mapkit-csv"
_FORMULA = ("'=", "'+", "'-", "'@", "'\t", "'\r")


def own_map(packed: Packed, name: str) -> ImportedMap:
    """Return the map of a folder of tables.

    Raises ``FileError`` or ``InvalidMapError`` where a table is not as mapkit writes it, with the
    line.
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
