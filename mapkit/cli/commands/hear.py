"""``mapkit hear``."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from mapkit.analysis.hear import Hearing, listen
from mapkit.analysis.move_sentences import hear_sentences
from mapkit.analysis.names import resolve_field
from mapkit.cli.command import command
from mapkit.cli.exits import ExitCode
from mapkit.cli.maps import plan
from mapkit.cli.options import (
    as_json_option,
    choice_option,
    complete_fields,
    force_option,
    map_argument,
    picture_option,
)
from mapkit.cli.output import echo_answer, echo_json, refuse_picture, write_picture
from mapkit.errors import NotFoundError

if TYPE_CHECKING:
    from mapkit.model import GameMap

__all__ = ["hear"]


@command(
    "hear",
    "mapkit hear board.yaml 12 13 20",
    'mapkit hear board.yaml "12 > 13 > 20" --defender 21 --defender 40',
    'mapkit hear board.yaml "white entry" 13 --from-entry --picture noise.svg',
)
@map_argument()
@click.argument("path", nargs=-1, required=True, shell_complete=complete_fields)
@click.option("--mover", default="sniper", show_default=True, help="Who moves.")
@click.option(
    "--defender",
    "defenders",
    multiple=True,
    metavar="FIELD",
    help="A unit stands there: tell whether it hears the move. Repeatable.",
)
@click.option(
    "--from-entry", is_flag=True, help="The figure comes from off the board onto the first field."
)
@choice_option()
@picture_option()
@force_option()
@as_json_option()
def hear(
    map_path: Path,
    path: tuple[str, ...],
    mover: str,
    defenders: tuple[str, ...],
    choices: dict[str, str],
    picture: Path | None,
    *,
    from_entry: bool,
    force: bool,
    as_json: bool,
) -> ExitCode:
    """Tell who hears a figure move along PATH, and whether the rules allow the move.

    PATH is the field it leaves, the fields it crosses and the field it reaches, one argument
    each or joined by > or -> in one. The exit code is 1 where the rules forbid the move.
    """
    refuse_picture(picture, force=force)
    ground = plan(map_path, choices)
    game_map = ground.map
    units = [resolve_field(game_map, f) for f in defenders]
    answer = listen(
        game_map,
        ground.relations,
        [i for part in path for i in _fields(game_map, part)],
        mover,
        units=units,
        from_entry=from_entry,
    )
    if as_json:
        echo_json(_as_dict(game_map, answer, units))
    else:
        echo_answer(hear_sentences(game_map, answer, units), game_map)
    if picture:
        from mapkit.drawing.moves import hear_scene  # noqa: PLC0415 - for pictures only
        from mapkit.drawing.requests import HearPicture  # noqa: PLC0415

        request = HearPicture(
            path=answer.path,
            hearers=answer.listeners,
            silent=not answer.noisy,
            sentence=" ".join(hear_sentences(game_map, answer)),
        )
        write_picture(picture, hear_scene(game_map, request), force=force)
    return ExitCode.NO if answer.problems else ExitCode.OK


def _fields(game_map: GameMap, part: str) -> list[str]:
    """Return the fields of one argument, which may be a whole path joined by ``>`` or ``->``."""
    try:
        return [resolve_field(game_map, part)]
    except NotFoundError:
        pieces = [p for p in re.split(r"\s*-?>\s*", part) if p]
        if len(pieces) < 2:
            raise
        return [resolve_field(game_map, p) for p in pieces]


def _as_dict(game_map: GameMap, answer: Hearing, units: Sequence[str]) -> dict[str, Any]:
    return {
        "map": game_map.id,
        "provenance": game_map.provenance.kind,
        "path": list(answer.path),
        "mover": answer.mover,
        "steps": answer.steps,
        "cost": answer.cost,
        "allowance": answer.allowance,
        "allowed": not answer.problems,
        "problems": [{"step": p.step, "why": p.why} for p in answer.problems],
        "noisy": answer.noisy,
        "alerted": [
            {
                "field": a.field,
                "next_to": list(a.next_to),
                "on_path": a.on_path,
                "standable": a.standable,
            }
            for a in answer.alerted
        ],
        "defenders": {unit: unit in answer.hearers for unit in units},
    }
