"""Commands that ask what :attr:`mapkit.Board.play` answers: how each of them is declared."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

import click

from mapkit.board import Answer, Board
from mapkit.cli.answering import answer_options
from mapkit.cli.command import command
from mapkit.cli.options import complete_fields, map_argument

__all__ = ["defender_option", "field_argument", "play_command"]


def play_command(name: str, *examples: str) -> Callable[[Callable[..., Answer]], click.Command]:
    """Make a command of a function that asks a :class:`Play`: of a MAP, with pictures and JSON.

    Parameters
    ----------
    name : str
    *examples : str
        Whole command lines.
    """

    def declare(ask: Callable[..., Answer]) -> click.Command:
        @wraps(ask)
        def ask_board(board: Board, **asked: Any) -> Answer:
            return ask(board.play, **asked)

        return command(name, *examples)(map_argument()(answer_options(ask_board)))

    return declare


def field_argument(name: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Add a field of the map as an argument."""
    return click.argument(name, shell_complete=complete_fields)


def defender_option() -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Add ``--defender FIELD``, several times if need be, as ``defenders``."""
    return click.option(
        "--defender",
        "defenders",
        multiple=True,
        metavar="FIELD",
        help="A defender stands there. Repeatable.",
    )
