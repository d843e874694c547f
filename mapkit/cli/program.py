"""The top of the command line; each command is imported when it is called."""

from __future__ import annotations

import os
from collections.abc import Mapping
from importlib import import_module
from typing import Any, NamedTuple

import click
from click.shell_completion import CompletionItem

from mapkit.cli.command import SpokenCommand, refuse_unknown
from mapkit.cli.language import in_words, language_option
from mapkit.cli.quiet import quiet_option
from mapkit.messages import translated
from mapkit.version import __version__


class Listed(NamedTuple):
    """Where a sub-command lives (``module:attribute``), and its line in the overview."""

    target: str
    summary: str


class LazyGroup(SpokenCommand, click.Group):
    """A group whose overview and name checks need none of its sub-commands' modules.

    ``groups`` are sub-commands in the order of the overview, under its headings.
    """

    def __init__(
        self, *args: Any, groups: Mapping[str, Mapping[str, Listed]], **kwargs: Any
    ) -> None:
        super().__init__(*args, **kwargs)
        self.groups = groups
        self.listed = {name: one for group in groups.values() for name, one in group.items()}

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        """Return the names in the order they were listed."""
        return list(self.listed)

    def get_command(
        self,
        ctx: click.Context,  # noqa: ARG002 - click's signature
        cmd_name: str,
    ) -> click.Command | None:
        """Import a sub-command, and return it in the language spoken now."""
        entry = self.listed.get(cmd_name)
        if entry is None:
            return None
        module, _, attribute = entry.target.partition(":")
        command = getattr(import_module(module), attribute)
        assert isinstance(command, click.Command)
        return in_words(command)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the sub-command of the arguments; where there is none, offer names like it."""
        refuse_unknown(ctx, args[0], self.listed)
        return super().resolve_command(ctx, args)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """Offer the names that begin so, with their summaries, without importing any."""
        names = [
            CompletionItem(name, help=translated(entry.summary))
            for name, entry in self.listed.items()
            if name.startswith(incomplete)
        ]
        return [*names, *click.Command.shell_complete(self, ctx, incomplete)]

    def format_commands(
        self,
        ctx: click.Context,  # noqa: ARG002 - click's signature
        formatter: click.HelpFormatter,
    ) -> None:
        """Write the overview from the summaries."""
        for heading, group in self.groups.items():
            with formatter.section(translated(heading)):
                formatter.write_dl([(n, translated(e.summary)) for n, e in group.items()])


_COMMANDS = "mapkit.cli.commands"


@click.group(
    cls=LazyGroup,
    groups={
        "Ask": {
            "sight": Listed(f"{_COMMANDS}.sight:sight", "Does one field see another, and why?"),
            "disputes": Listed(f"{_COMMANDS}.disputes:disputes", "List every close call."),
            "reach": Listed(f"{_COMMANDS}.reach:reach", "Where can a figure get to?"),
            "range": Listed(f"{_COMMANDS}.range_of:range_of", "Which fields are at a range?"),
            "hear": Listed(f"{_COMMANDS}.hear:hear", "Is a move allowed, and who hears it?"),
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
            "marks": Listed(
                f"{_COMMANDS}.marks:marks", "Print marks that show a board's size in photos."
            ),
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
