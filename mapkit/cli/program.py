"""The top of the command line."""

from __future__ import annotations

import os

import click

from mapkit.cli.language import language_option
from mapkit.cli.lazy import LazyGroup, Listed
from mapkit.cli.quiet import quiet_option
from mapkit.version import __version__

_COMMANDS = "mapkit.cli.commands"


@click.group(
    cls=LazyGroup,
    groups={
        "Ask": {
            "sight": Listed(f"{_COMMANDS}.sight:sight", "Does one field see another, and why?"),
            "disputes": Listed(f"{_COMMANDS}.disputes:disputes", "List every close call."),
            "reach": Listed(f"{_COMMANDS}.reach:reach", "Where can a figure get to?"),
            "range": Listed(f"{_COMMANDS}.range_of:range_of", "Which fields are at a range?"),
            "hear": Listed(f"{_COMMANDS}.hear:hear", "May it move so, and who hears it?"),
            "odds": Listed(f"{_COMMANDS}.odds:odds", "How often does a shot hit?"),
            "play": Listed(f"{_COMMANDS}.play:play", "What do players and solo cards ask?"),
        },
        "Draw": {
            "new": Listed(f"{_COMMANDS}.new:new", "Start a map file."),
            "edit": Listed(f"{_COMMANDS}.edit:edit", "Draw a board in a window."),
            "check": Listed(f"{_COMMANDS}.check:check", "Find and repair what is wrong in a map."),
            "suggest": Listed(
                f"{_COMMANDS}.suggest:suggest", "How to settle a dispute or hide an objective."
            ),
            "improve": Listed(f"{_COMMANDS}.improve:improve", "Search for better drafts."),
            "trace": Listed(f"{_COMMANDS}.trace:trace", "Propose a map from a photo of a board."),
            "template": Listed(
                f"{_COMMANDS}.template:template", "Show what a printed symbol looks like."
            ),
            "marks": Listed(f"{_COMMANDS}.marks:marks", "Print marks that tell a board's size."),
            "compose": Listed(f"{_COMMANDS}.compose:compose", "Assemble a board from cards."),
        },
        "Make": {
            "draw": Listed(f"{_COMMANDS}.draw:draw", "Draw the board as a picture."),
            "booklet": Listed(
                f"{_COMMANDS}.booklet:booklet", "Print what every field sees, as a booklet."
            ),
            "cards": Listed(
                f"{_COMMANDS}.cards:cards", "Print small maps of objectives and regroup marks."
            ),
        },
        "Measure": {
            "report": Listed(f"{_COMMANDS}.report:report", "Measure a whole board."),
            "simulate": Listed(
                f"{_COMMANDS}.simulate:simulate", "Simulate games between simple players."
            ),
            "diff": Listed(f"{_COMMANDS}.diff:diff", "What changed between two maps?"),
        },
        "Exchange": {
            "import": Listed(
                f"{_COMMANDS}.import_map:import_map", "Turn another program's file into a map."
            ),
            "export": Listed(f"{_COMMANDS}.export:export", "Write the map in another format."),
            "build": Listed(f"{_COMMANDS}.export:build", "Write all tables as JSON."),
            "formats": Listed(f"{_COMMANDS}.formats:formats", "List the file formats."),
            "schema": Listed(f"{_COMMANDS}.schema:schema", "Print a JSON Schema."),
        },
        "Set up": {
            "completion": Listed(
                f"{_COMMANDS}.completion:completion", "Set up completion with Tab."
            )
        },
    },
    params=[language_option(), quiet_option()],
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 96},
)
@click.version_option(__version__, "-V", "--version", message="%(prog)s %(version)s")
@click.option(
    "--debug", is_flag=True, expose_value=False, help="Show the traceback of internal errors."
)
@click.pass_context
def program(ctx: click.Context) -> None:
    """Draw maps of area-movement board games and settle who sees whom, and who hears whom.

    A MAP is a map file, - for standard input, or the name of a map that comes with mapkit
    (mapkit new list).

    A field is named by its id, its name, what is printed on it ("objective 4", "red officer",
    "white entry") or a point in mm ("120,85"). Each command has its own --help with examples.
    """
    if os.environ.get("NO_COLOR"):
        ctx.color = False
