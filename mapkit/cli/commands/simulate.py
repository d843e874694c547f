"""``mapkit simulate``."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click

from mapkit.cli.command import command
from mapkit.cli.maps import compiled_tables, open_whole
from mapkit.cli.options import (
    as_json_option,
    choice_option,
    force_option,
    map_argument,
    parse_pairs,
    workers_options,
)
from mapkit.cli.output import echo_notice, note_input, print_answer
from mapkit.cli.progress import Progress, Whole
from mapkit.cli.report_pages import pages_options, refuse_report_output, write_report_pages
from mapkit.cli.stopping import ExitCode, Stopping
from mapkit.errors import InvalidMapError, MapkitError
from mapkit.jobs import run_tasks
from mapkit.mapfile.players import read_players, shipped_players
from mapkit.messages import phrase, say

if TYPE_CHECKING:
    from mapkit.compiled import CompiledMap
    from mapkit.model import Players


@command(
    "simulate",
    "mapkit simulate board.yaml",
    "mapkit simulate board.yaml --games 10000 --seed 7 --json > games.json",
    "mapkit simulate board.yaml --games 10000 -o games.html",
    "mapkit simulate board.yaml --compare draft.yaml --games 5000",
    "mapkit simulate board.yaml --compare-choice grazing=sees",
    "mapkit simulate board.yaml --compare-players cautious.yaml",
)
@map_argument()
@click.option(
    "--games",
    type=click.IntRange(1, 10_000_000),
    default=1000,
    show_default=True,
    help="How many games to play, on each side of a comparison.",
)
@click.option(
    "--seed", type=int, default=1, show_default=True, help="The same seed gives the same games."
)
@click.option(
    "--players",
    "players_path",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Who plays, with weights; by default the sensible players that ship with mapkit.",
)
@click.option(
    "--compare",
    "other_path",
    type=click.Path(path_type=Path),
    metavar="MAP",
    help="Play on this map too, and show what differs.",
)
@click.option(
    "--compare-choice",
    "other_choices",
    multiple=True,
    metavar="NAME=VALUE",
    callback=parse_pairs("grazing=sees"),
    help="Play under this answer to an open question too. Repeatable.",
)
@click.option(
    "--compare-players",
    "other_players_path",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Play with these players too.",
)
@pages_options
@workers_options("Play on the workers of a Dask scheduler, such as tcp://host:8786.")
@click.option(
    "--results",
    "store",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Keep the games played in a file; the same command continues from it.",
)
@choice_option()
@as_json_option()
@force_option()
def simulate(
    map_path: Path,
    games: int,
    seed: int,
    players_path: Path | None,
    other_path: Path | None,
    other_choices: dict[str, str],
    other_players_path: Path | None,
    output: Path | None,
    paper: str,
    workers: int | None,
    scheduler: str | None,
    store: Path | None,
    choices: dict[str, str],
    *,
    as_json: bool,
    force: bool,
) -> int:
    """Play games of Sniper Elite between simple players, and count the results.

    It reports how often each side wins, with intervals, how long games are, where the sniper is
    and shoots, and what each objective costs. The players follow simple heuristics; they are
    not people.

    A comparison plays two sets of games. It shows which outcomes differ, and how many games it
    would take to show the other differences. Ctrl-C ends the games and reports what was played.
    """
    from mapkit.board.simulation import Side, simulate_sides  # noqa: PLC0415 - not for --help

    refuse_report_output(output, force=force)
    players = _players(players_path)
    compares = other_path or other_choices or other_players_path
    whole = Whole(2 + bool(compares) + (output is not None))
    sides = [Side(_compiled(map_path, choices, whole), players, str(seed))]
    if compares:
        compiled = _compiled(other_path or map_path, choices | other_choices, whole)
        others = _players(other_players_path) if other_players_path else players
        sides.append(Side(compiled, others, f"{seed}/other"))
    with Stopping() as stopping:
        try:
            with Progress(say("games"), whole) as progress:
                run = partial(
                    run_tasks, workers=workers, scheduler=scheduler, notice=echo_notice,
                    store=store, stop=stopping,
                )  # fmt: skip
                found = simulate_sides(sides, games, run=run, progress=progress)
        except MapkitError:
            if stopping.pressed:  # before anything was finished
                raise KeyboardInterrupt from None
            raise
    answer = found[0] if len(found) == 1 else found[0].compare(found[1])
    print_answer(answer, as_json=as_json)
    if output is not None:
        write_report_pages(answer, output, paper, whole, force=force)
    return ExitCode.INTERRUPTED if stopping.pressed else ExitCode.OK


def _compiled(path: Path, choices: dict[str, str], whole: Whole) -> CompiledMap:
    return compiled_tables(open_whole(path, choices), whole=whole)


def _players(path: Path | None) -> Players:
    """Read who plays.

    Raises ``FileError`` where the file cannot be read. Raises ``InvalidMapError`` where it has
    errors.
    """
    if path is None:
        return shipped_players()
    note_input(path)
    players, found = read_players(path)
    if players is None:
        raise InvalidMapError(
            phrase("{path} is not a file of players", path=path), found, str(path), is_map=False
        )
    return players
