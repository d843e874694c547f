"""``mapkit disputes``."""

from __future__ import annotations

from pathlib import Path

import click

from mapkit.board.board import DisputeKind
from mapkit.cli.command import command
from mapkit.cli.maps import open_whole
from mapkit.cli.options import as_json_option, choice_option, map_argument
from mapkit.cli.output import echo_json, echo_provenance
from mapkit.cli.progress import Progress
from mapkit.messages import one_line

__all__ = ["disputes"]


@command(
    "disputes",
    "mapkit disputes board.yaml --limit 20",
    "mapkit disputes board.yaml --kind sight --json",
)
@map_argument()
@click.option("--limit", type=click.IntRange(1), help="No more than so many, nearest first.")
@click.option(
    "--kind",
    type=click.Choice(["sight", "distance", "all"]),
    default="all",
    show_default=True,
    help="Only calls about sight itself, or only about its distance.",
)
@choice_option()
@as_json_option()
def disputes(
    map_path: Path, limit: int | None, kind: DisputeKind, choices: dict[str, str], *, as_json: bool
) -> None:
    """List every pair of fields whose answer is disputed, nearest call first, with the reason.

    That is what a designer wants to redraw before printing: sight or distance that turns on a
    line of no width, or on less than the map's tolerance.
    """
    board = open_whole(map_path, choices)
    with Progress("sight tables") as progress:
        game_map = board.compile(progress=progress).map
    with Progress("disputes") as progress:
        found = board.disputes(kind, progress=progress)
    shown = found[:limit]
    if as_json:
        echo_json(
            {
                "map": game_map.id,
                "provenance": game_map.provenance.kind,
                "count": len(found),
                "disputes": [
                    {
                        "a": d.a,
                        "b": d.b,
                        "kind": d.kind,
                        "measure_mm": d.measure_mm,
                        "reasons": list(d.reasons),
                        "sentence": d.sentence,
                    }
                    for d in shown
                ],
            }
        )
        return
    for dispute in shown:
        click.echo(one_line(dispute.sentence))
    pairs = len({(d.a, d.b) for d in found})
    click.secho(f"{pairs} disputed pair{'s' if pairs != 1 else ''}.", bold=True)
    if len(shown) < len(found):
        click.echo(f"{len(found) - len(shown)} more calls are not listed (--limit {limit}).")
    echo_provenance(game_map)
