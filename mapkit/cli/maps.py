"""Map files as the commands want them: boards, with choices applied."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import click

from mapkit.board.opening import open_board, shipped_maps
from mapkit.cli.options import is_outside_allowed
from mapkit.cli.output import note_input
from mapkit.cli.progress import LONG_S, Progress, Whole, announce_size, duration
from mapkit.cli.quiet import is_quiet
from mapkit.messages import one_line, say

if TYPE_CHECKING:
    from mapkit.board import Board
    from mapkit.compiled import CompiledMap
    from mapkit.model import GameMap

STDIN = Path("-")

_READ_S, _READ_BYTES = 2.7, 60
"""What a MB of a map takes to be read and checked, and a byte; measured on 100,000 wrong kinds."""


def open_any(path: Path) -> Board:
    """Open a map file, standard input for ``-``, or a map that ships with mapkit by its name."""
    if path.is_file():
        announce_size(str(path), path.stat().st_size, _READ_S, _READ_BYTES)
    board = open_board(
        sys.stdin.buffer if path == STDIN else path,
        name=str(path),
        allow_outside=is_outside_allowed(),
    )
    for known in board.files:
        note_input(known)
    if not path.suffix and path != STDIN and path.exists() and str(path) in shipped_maps():
        told = say(
            "{name} is the file in this folder, not the map of that name that ships with mapkit; "
            "rename the file to ask the other",
            name=str(path),
        )
        click.echo(one_line(told), err=True)
    return board


def open_whole(path: Path, choices: Mapping[str, str]) -> Board:
    """Open a map that can be read whole, under the choices given on the command line."""
    board = open_any(path)
    _ = board.map  # refused before the choices are looked at
    return board.choose(**choices)


def open_chosen(path: Path, choices: Mapping[str, str], *, partial: bool) -> Board:
    """Open a map under choices; with ``partial`` also one that cannot be read whole."""
    return open_any(path).choose(**choices) if partial else open_whole(path, choices)


_PAIR_S, _PAIR_BYTES = 1e-4, 700
"""What a pair of fields takes, of processor and memory; measured on grids and pinwheels."""
_CORNERS, _POWER = 1000, 3.2
"""A ring with so many corners takes a second, and so on; measured on jagged borders."""
_HOLED, _HOLED_POWER, _CORNER_BYTES = 12_800, 2.0, 2000
"""So does a field with so many corners in all; measured on holes."""


def announce_tables(game_map: GameMap) -> None:
    """Say what is large about a map, and what its tables take, where that is long."""
    fields = len(game_map.fields)
    pairs = fields * (fields - 1) // 2
    corners = max((sum(map(len, f.rings)) for f in game_map.fields.values()), default=0)
    jagged = (_longest(game_map) / _CORNERS) ** _POWER
    seconds = pairs * _PAIR_S + max(jagged, (corners / _HOLED) ** _HOLED_POWER)
    if seconds < LONG_S or is_quiet():
        return
    told = say(
        "{fields} fields are {pairs} pairs, and the largest field has {corners} corners: about "
        "{time} and {memory} MB of memory; Ctrl-C stops and leaves nothing half written",
        fields=f"{fields:,}",
        pairs=f"{pairs:,}",
        corners=f"{corners:,}",
        time=duration(seconds),
        memory=f"{60 + (pairs * _PAIR_BYTES + corners * _CORNER_BYTES) // 10**6:,}",
    )
    click.echo(told, err=True)


def _longest(game_map: GameMap) -> int:
    return max((len(ring) for f in game_map.fields.values() for ring in f.rings), default=0)


_PAIR_CORNERS, _PAIR_POWER = 1030, 3.5
_MEETING, _MEETING_POWER = 816, 2.85
"""A pair of fields takes a second beside such a field, or such a point; measured likewise."""


def announce_pair(game_map: GameMap) -> None:
    """Say what is large about a map, and what a question about a pair takes, where that is long."""
    fields = game_map.fields.values()
    corners = max((sum(map(len, f.rings)) for f in fields), default=0)
    at = Counter(vertex for f in fields for ring in f.rings for vertex in ring)
    meet = max(at.values(), default=0)
    jagged = (_longest(game_map) / _PAIR_CORNERS) ** _PAIR_POWER
    seconds = jagged + (meet / _MEETING) ** _MEETING_POWER
    if seconds < LONG_S or is_quiet():
        return
    told = say(
        "corners of the largest field: {corners}; fields round one point: {meet}. The answer may "
        "take up to {time} and {memory} MB of memory; Ctrl-C stops",
        corners=f"{corners:,}",
        meet=f"{meet:,}",
        time=duration(seconds),
        memory=f"{60 + corners // 10:,}",
    )
    click.echo(told, err=True)


def compiled_tables(
    board: Board, *, partial: bool = False, whole: Whole | None = None
) -> CompiledMap:
    """Build the tables of a board, and show how far that is; say before where it takes long."""
    if not partial:  # otherwise the map may have errors, and what is left of it is not known yet
        announce_tables(board.map)
    with Progress(say("sight tables"), whole) as progress:
        return board.compile(partial=partial, progress=progress)
