"""Commands that ask what :attr:`mapkit.Board.play` answers: how each of them is declared."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any

import click

from mapkit.board import Answer
from mapkit.cli.command import command
from mapkit.cli.maps import open_whole
from mapkit.cli.options import (
    as_json_option,
    choice_option,
    complete_fields,
    force_option,
    labels_option,
    look_option,
    map_argument,
    picture_option,
)
from mapkit.cli.output import refuse_picture, write_answer

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
        def run(
            map_path: Path,
            choices: dict[str, str],
            picture: Path | None,
            look: str | None,
            labels: str,
            *,
            force: bool,
            as_json: bool,
            **asked: Any,
        ) -> None:
            refuse_picture(picture, force=force)
            answer = ask(open_whole(map_path, choices).play, **asked)
            write_answer(answer, picture, as_json=as_json, force=force, look=look, labels=labels)

        declared: Callable[..., Any] = run
        drawn = (labels_option(), look_option("diagram"), picture_option())
        for option in (as_json_option(), force_option(), *drawn, choice_option()):
            declared = option(declared)
        return command(name, *examples)(map_argument()(declared))

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
