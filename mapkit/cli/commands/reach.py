"""``mapkit reach``."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from mapkit.analysis.move_sentences import reach_sentences
from mapkit.analysis.names import resolve_field
from mapkit.analysis.reach import Reach, find_reach
from mapkit.cli.command import command
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

if TYPE_CHECKING:
    from mapkit.model import GameMap

__all__ = ["reach"]


@command(
    "reach",
    "mapkit reach board.yaml 42",
    'mapkit reach board.yaml "red officer" --mover defender',
    'mapkit reach board.yaml "white entry" --from-entry --defender 17 --picture reach.png',
)
@map_argument()
@click.argument("field", shell_complete=complete_fields)
@click.option("--mover", default="sniper", show_default=True, help="Who moves.")
@click.option("--steps", type=click.IntRange(0), help="Fields it may move, if not as usual.")
@click.option("--blocked", multiple=True, metavar="FIELD", help="Nobody enters it. Repeatable.")
@click.option(
    "--defender",
    "defenders",
    multiple=True,
    metavar="FIELD",
    help="A defender stands there: the sniper keeps off, defenders pass but do not stay. "
    "Repeatable.",
)
@click.option(
    "--from-entry", is_flag=True, help="The figure is off the board: FIELD is its first step."
)
@choice_option()
@picture_option()
@force_option()
@as_json_option()
def reach(
    map_path: Path,
    field: str,
    mover: str,
    steps: int | None,
    blocked: tuple[str, ...],
    defenders: tuple[str, ...],
    choices: dict[str, str],
    picture: Path | None,
    *,
    from_entry: bool,
    force: bool,
    as_json: bool,
) -> None:
    """Tell where a figure that stands on FIELD can get to in one turn."""
    refuse_picture(picture, force=force)
    ground = plan(map_path, choices)
    game_map = ground.map
    answer = find_reach(
        game_map,
        ground.relations,
        resolve_field(game_map, field),
        mover,
        allowance=steps,
        blocked=[resolve_field(game_map, f) for f in blocked],
        occupied=[resolve_field(game_map, f) for f in defenders],
        from_entry=from_entry,
    )
    if as_json:
        echo_json(_as_dict(game_map, answer))
    else:
        echo_answer(reach_sentences(game_map, answer), game_map)
    if picture:
        from mapkit.drawing.moves import reach_scene  # noqa: PLC0415 - for pictures only
        from mapkit.drawing.requests import ReachPicture  # noqa: PLC0415

        request = ReachPicture(
            origin=answer.start,
            steps=answer.ends,
            blocked=(*answer.blocked, *answer.occupied),
            sentence=reach_sentences(game_map, answer)[0],
        )
        write_picture(picture, reach_scene(game_map, request), force=force)


def _as_dict(game_map: GameMap, answer: Reach) -> dict[str, Any]:
    return {
        "map": game_map.id,
        "provenance": game_map.provenance.kind,
        "start": answer.start,
        "from_entry": answer.from_entry,
        "mover": answer.mover,
        "allowance": answer.allowance,
        "blocked": list(answer.blocked),
        "defenders": list(answer.occupied),
        "fields": [
            {
                "field": r.field,
                "steps": r.steps,
                "cost": r.cost,
                "path": list(r.path),
                "may_end": r.may_end,
                "noisy": r.noisy,
            }
            for r in answer.fields
        ],
    }
