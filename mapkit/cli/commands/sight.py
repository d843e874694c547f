"""``mapkit sight``."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from mapkit.analysis.field_sight import field_dict, field_sentences, look_around
from mapkit.analysis.names import resolve_field
from mapkit.analysis.pair_dict import pair_dict
from mapkit.analysis.sentences import pair_sentences
from mapkit.cli.command import command
from mapkit.cli.maps import plan, require_sight
from mapkit.cli.options import (
    as_json_option,
    choice_option,
    complete_fields,
    force_option,
    map_argument,
    picture_option,
)
from mapkit.cli.output import echo_answer, echo_json, refuse_picture, write_picture
from mapkit.cli.progress import Progress
from mapkit.sight import explain_pair

if TYPE_CHECKING:
    from mapkit.compiled import GroundPlan

__all__ = ["sight"]


@command(
    "sight",
    "mapkit sight board.yaml 42 57",
    'mapkit sight board.yaml "objective 4" "red officer" --picture verdict.png',
    'mapkit sight board.yaml "120,85" 57 --choice grazing=sees --json',
    "mapkit sight board.yaml 42 --picture from-42.svg",
)
@map_argument()
@click.argument("a", shell_complete=complete_fields)
@click.argument("b", required=False, shell_complete=complete_fields)
@choice_option()
@picture_option()
@force_option()
@as_json_option()
def sight(
    map_path: Path,
    a: str,
    b: str | None,
    choices: dict[str, str],
    picture: Path | None,
    *,
    force: bool,
    as_json: bool,
) -> None:
    """Tell whether field A sees field B, how far it is, by which rule, and how sure that is.

    Without B: field A against all others. A field is named by its id, its name, what is printed
    on it or a point in mm.
    """
    refuse_picture(picture, force=force)
    ground = plan(map_path, choices)
    require_sight(ground.map)
    origin = resolve_field(ground.map, a)
    if b is None:
        _one_against_all(ground, origin, picture, force=force, as_json=as_json)
    else:
        target = resolve_field(ground.map, b)
        _one_pair(ground, origin, target, picture, force=force, as_json=as_json)


def _one_pair(
    ground: GroundPlan, a: str, b: str, picture: Path | None, *, force: bool, as_json: bool
) -> None:
    answer = explain_pair(ground.map, ground.mesh, ground.relations, a, b)
    sentences = pair_sentences(ground.map, answer)
    if as_json:
        echo_json(pair_dict(ground.map, answer, sentences))
    else:
        echo_answer(sentences, ground.map)
    if picture:
        from mapkit.drawing.pair import pair_scene  # noqa: PLC0415 - for pictures only
        from mapkit.illustrate import pair_picture  # noqa: PLC0415

        request = pair_picture(ground.map, answer, sentences)
        write_picture(picture, pair_scene(ground.map, request), force=force)


def _one_against_all(
    ground: GroundPlan, origin: str, picture: Path | None, *, force: bool, as_json: bool
) -> None:
    with Progress(f"sight from {origin}") as progress:
        around = look_around(ground, origin, progress=progress)
    if as_json:
        echo_json(field_dict(ground.map, origin, around))
    else:
        echo_answer(field_sentences(ground.map, origin, around), ground.map)
    if picture:
        from mapkit.drawing.one_field import field_scene  # noqa: PLC0415 - for pictures only
        from mapkit.illustrate import around_picture  # noqa: PLC0415

        request = around_picture(ground.map, origin, around)
        write_picture(picture, field_scene(ground.map, request), force=force)
