"""The engine JSON as an exporter."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from mapkit.compiled import CompiledMap
from mapkit.export import USUAL, Exporter, Option, Supplies
from mapkit.export.plugins import Progress
from mapkit_exporters.tables.document import tables_document


def _write(
    compiled: CompiledMap,
    options: Mapping[str, str],
    progress: Progress | None = None,
    supplies: Supplies | None = None,
) -> bytes:
    disputes = open_answers = None
    if options["disputes"] == "yes" and supplies is not None:
        disputes = list(supplies.disputes(progress))
        open_answers = supplies.open_answers(progress)
    document = tables_document(
        compiled,
        form=options["form"],
        geometry=options["geometry"] == "yes",
        witnesses=options["witnesses"] == "yes",
        disputes=disputes,
        open_answers=open_answers,
        progress=progress,
    )
    text = (
        _one_entry_a_line(document)
        if options["pretty"] == "yes"
        else json.dumps(document, separators=(",", ":")) + "\n"
    )
    return text.encode("ascii")


EXPORTER = Exporter(
    name="tables",
    ending="json",
    summary="all tables of a map for a play engine",
    carries=USUAL | {"near"},
    write=_write,
    options=(
        Option("form", "ids everywhere, small, or read in part", ("expanded", "dense", "blocks")),
        Option("geometry", "add the outlines of the fields"),
        Option("witnesses", "add a line for each pair with sight", needs_sight=True),
        Option("disputes", "add what disputed pairs are otherwise", needs_sight=True),
        Option("pretty", "one entry per line, for people and for diff"),
    ),
    needs=frozenset({"disputes"}),
)


def _one_entry_a_line(document: dict[str, Any]) -> str:
    parts = []
    for key, value in document.items():
        if isinstance(value, dict) and value:
            inner = ",\n".join(f"    {_dump(k)}: {_rows(v)}" for k, v in value.items())
            parts.append(f"  {_dump(key)}: {{\n{inner}\n  }}")
        elif isinstance(value, list) and value:
            inner = ",\n".join(f"    {_dump(v)}" for v in value)
            parts.append(f"  {_dump(key)}: [\n{inner}\n  ]")
        else:
            parts.append(f"  {_dump(key)}: {_dump(value)}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _rows(value: Any) -> str:
    """Write a table of rows with a row a line, anything else on one line."""
    if isinstance(value, list) and value and isinstance(value[0], list):
        inner = ",\n".join(f"      {_dump(row)}" for row in value)
        return f"[\n{inner}\n    ]"
    return _dump(value)


def _dump(value: Any) -> str:
    return json.dumps(value, separators=(", ", ": "))
