"""``mapkit build``."""

from __future__ import annotations

from pathlib import Path

import click

from mapkit.cli.command import command
from mapkit.cli.exporting import export_map
from mapkit.cli.options import choice_option, force_option, map_argument, partial_option
from mapkit.cli.output import STDOUT, refuse_overwriting
from mapkit.errors import UsageProblemError
from mapkit.export import find_exporter
from mapkit.messages import phrase

__all__ = ["build"]


@command(
    "build",
    "mapkit build board.yaml -o board.json",
    "mapkit build board.yaml --dense --geometry -o board.json",
    "mapkit build board.yaml --pretty | less",
    "mapkit build board.yaml --choice grazing=sees -o sees.json",
    "mapkit build counties.yaml --within 20 -o counties.json",
)
@map_argument()
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path, allow_dash=True),
    default=STDOUT,
    metavar="FILE",
    help="Write to a file instead of standard output.",
)
@click.option(
    "--form",
    type=click.Choice(["expanded", "dense", "blocks"]),
    help="Ids everywhere, for people and tests (the default), or small, for programs, or in blocks "
    "of which a program reads a part, for maps of thousands of fields.",
)
@click.option("--dense", is_flag=True, help="The same as --form dense.")
@click.option("--geometry", is_flag=True, help="Add the outlines of the fields.")
@click.option("--witnesses", is_flag=True, help="Add a line for each pair with sight.")
@click.option("--pretty", is_flag=True, help="One entry per line, for people and for diff.")
@click.option(
    "--within",
    metavar="MM",
    help="For maps of many thousands of fields: ask only about the sight of fields whose nearest "
    "points are no farther apart.",
)
@partial_option()
@choice_option()
@force_option()
def build(
    map_path: Path,
    output: Path,
    form: str | None,
    within: str | None,
    choices: dict[str, str],
    *,
    dense: bool,
    geometry: bool,
    witnesses: bool,
    pretty: bool,
    partial: bool,
    force: bool,
) -> None:
    """Write all tables of a map as JSON for a play engine.

    Adjacent, matching, passable and stacked fields, steps with their costs, buildings, access
    fields, walking distances, and sight with its distance and rule for every pair. The form is
    described in docs/tables-json.md and by `mapkit schema tables`. The same as
    `mapkit export --to tables`, to standard output.

    With --within, time and memory follow the pairs asked about. The tables say which
    these are: a pair that was not asked about is not blocked, it is not known. What is
    finished is kept beside the output until all is: the same command goes on from there.
    """
    if dense and form not in (None, "dense"):
        raise UsageProblemError(
            phrase("--dense and --form {form} contradict each other", form=form)
        )
    if within is not None and (form or dense or witnesses or partial):
        raise UsageProblemError(
            phrase(
                "--within has a form of its own; leave out --form, --dense, --witnesses and "
                "--partial"
            )
        )
    refuse_overwriting(output, force=force)
    switches = {"geometry": geometry, "witnesses": witnesses, "pretty": pretty}
    export_map(
        find_exporter("tables"),
        map_path,
        output,
        options={
            "form": "dense" if dense else form or "expanded",
            **{name: "yes" for name, on in switches.items() if on},
        },
        choices=choices,
        partial=partial,
        force=force,
        within=within,
    )
