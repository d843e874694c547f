"""Map files as the commands want them: boards, with choices applied."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import click

from mapkit.board.opening import open_board, shipped_maps
from mapkit.cli.options import is_outside_allowed
from mapkit.cli.output import note_input
from mapkit.cli.progress import announce_size
from mapkit.messages import one_line, say

if TYPE_CHECKING:
    from mapkit.board import Board

STDIN = Path("-")

_READ_S, _READ_BYTES = 1.5, 60
"""What a MB of a map takes to be read and checked, and a byte; measured on 100,000 kinds."""


def open_any(path: Path) -> Board:
    """Open a map file, standard input for ``-``, or a map that ships with mapkit by its name.

    Raises
    ------
    FileError
        The file cannot be read. What is wrong in it is found later.
    """
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
    """Open a map that can be read whole, under the choices given on the command line.

    Raises
    ------
    FileError
        The file cannot be read.
    InvalidMapError
        No map can be made of what it holds.
    UsageError
        A choice that the ruleset does not know.
    """
    board = open_any(path)
    _ = board.map  # refused before the choices are looked at
    return board.choose(**choices)


def open_chosen(path: Path, choices: Mapping[str, str], *, partial: bool) -> Board:
    """Open a map under choices; with ``partial`` also one that cannot be read whole.

    Raises
    ------
    FileError, InvalidMapError, UsageError
        As for :func:`open_whole`.
    """
    return open_any(path).choose(**choices) if partial else open_whole(path, choices)
