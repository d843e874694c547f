"""``mapkit schema``."""

from __future__ import annotations

import click

from mapkit.cli.command import command
from mapkit.cli.output import echo_json

__all__ = ["schema"]


@command(
    "schema",
    "mapkit schema map > map.schema.json",
    "mapkit schema tables > tables.schema.json",
)
@click.argument("which", type=click.Choice(["map", "ruleset", "tables"]))
def schema(which: str) -> None:
    """Print the JSON Schema (2020-12) of a file format.

    Editors complete a map file whose first line is
    "# yaml-language-server: $schema=map.schema.json".
    """
    if which == "tables":
        from mapkit.compiled import tables_schema  # noqa: PLC0415 - brings NumPy

        echo_json(tables_schema())
        return
    from mapkit.mapfile import map_schema, ruleset_schema  # noqa: PLC0415

    echo_json(map_schema() if which == "map" else ruleset_schema())
