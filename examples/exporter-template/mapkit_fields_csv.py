"""An exporter in another package than mapkit: the fields of a map as a table."""

# SPDX-FileCopyrightText: 2026 the mapkit authors
# SPDX-License-Identifier: MIT

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Mapping

from mapkit.compiled import CompiledMap
from mapkit.errors import UsageError
from mapkit.export import Exporter, Option

__all__ = ["EXPORTER"]

SEPARATORS = {"comma": ",", "semicolon": ";", "tab": "\t"}


def write(
    compiled: CompiledMap,
    options: Mapping[str, str],
    progress: Callable[[int, int], None] | None = None,
) -> bytes:
    """Return the file: a line for each field, with the fields that one step leads to.

    Raises
    ------
    UsageError
        The map has errors, so that some of it is missing; a table could not say what.
    """
    if compiled.missing:
        raise UsageError("fields-csv writes whole maps only: correct the errors first")
    steps: dict[str, list[str]] = {field: [] for field in compiled.map.fields}
    for a, b in compiled.relations.passable:
        steps[a].append(b)
        steps[b].append(a)
    text = io.StringIO()
    table = csv.writer(text, delimiter=SEPARATORS[options["separator"]], lineterminator="\n")
    table.writerow(["id", "kind", "sector", "steps to", "provenance"])
    for done, field in enumerate(compiled.map.fields.values()):
        if progress:
            progress(done, len(compiled.map.fields))
        origin = compiled.map.provenance.kind
        table.writerow([field.id, field.kind, field.sector, " ".join(steps[field.id]), origin])
    return text.getvalue().encode("utf-8")


EXPORTER = Exporter(
    name="fields-csv",
    ending="csv",
    summary="the fields as a table for spreadsheets",
    carries=frozenset({"relations", "provenance"}),
    write=write,
    options=(Option("separator", "what stands between two values", tuple(SEPARATORS)),),
)
