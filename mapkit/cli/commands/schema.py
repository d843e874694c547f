"""``mapkit schema``."""

from __future__ import annotations

import click

from mapkit.cli.command import command
from mapkit.cli.output import echo_json


@command(
    "schema",
    "mapkit schema map > map.schema.json",
    "mapkit schema tables > tables.schema.json",
    "mapkit schema answers > answers.schema.json",
    "mapkit schema report > report.schema.json",
)
@click.argument(
    "which",
    type=click.Choice(
        ["map", "ruleset", "layout", "players", "tables", "answers", "report", "simulation"]
    ),
    metavar="NAME",
)
def schema(which: str) -> None:
    """Print the JSON Schema (2020-12) of a file format, or of the answers with --json.

    NAME is map, ruleset, layout, players, tables, answers, report or simulation.

    Editors complete a map file whose first line is
    "# yaml-language-server: $schema=map.schema.json".
    """
    from mapkit import export, mapfile  # noqa: PLC0415 - only this command needs them

    schemas = {
        "map": mapfile.map_schema,
        "ruleset": mapfile.ruleset_schema,
        "layout": mapfile.layout_schema,
        "tables": export.tables_schema,
        "answers": export.answers_schema,
        "report": export.report_schema,
        "players": mapfile.players_schema,
        "simulation": export.simulation_schema,
    }
    echo_json(schemas[which]())
