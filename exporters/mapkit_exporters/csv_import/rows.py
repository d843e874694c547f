"""The rows of a table by the names of its columns, each with its line."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from typing import NamedTuple

from mapkit.errors import FileError
from mapkit.mapfile.source import Source
from mapkit.messages import phrase

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

    ``name`` is that of the file, for messages.

    Raises ``FileError`` where a row has not as many values as there are columns, or is not CSV;
    with its line.
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
