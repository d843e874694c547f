"""``mapkit template``."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import click

from mapkit.cli.command import command
from mapkit.cli.maps import open_whole
from mapkit.cli.options import is_outside_allowed, map_argument
from mapkit.digitize.libraries import require_libraries
from mapkit.errors import UsageError
from mapkit.mapfile import is_allowed, write_atomic
from mapkit.messages import one_line, phrase, say, say_n

if TYPE_CHECKING:
    from mapkit.board import Board

_TURNS = ("none", "quarter", "any")


def _parse_box(
    _ctx: click.Context, _param: click.Parameter, value: str
) -> tuple[float, float, float, float]:
    number = r"(-?\d+(?:\.\d+)?)"
    match = re.fullmatch(",".join([number] * 4), value)
    if match is None:
        raise click.BadParameter(
            say(
                "'{value}' is not a box; give left,top,width,height in mm: {example}",
                value=value,
                example="118,76.5,12,5",
            )
        )
    x, y, width, height = (float(part) for part in match.groups())
    return x, y, width, height


def _parse_attributes(
    _ctx: click.Context, _param: click.Parameter, values: tuple[str, ...]
) -> dict[str, str]:
    found = {}
    for value in values:
        name, equals, given = value.partition("=")
        if not equals:
            raise click.BadParameter(
                say(
                    "'{value}' is not of the form NAME=VALUE, such as {example}",
                    value=value,
                    example="number=4",
                )
            )
        found[name] = given
    return found


@command(
    "template",
    "mapkit template board.yaml --box 118,76.5,12,5 --type door -o mine.mapkit-templates",
    "mapkit template board.yaml --box 40,52,13,13 --type objective -A number=4 "
    "-o mine.mapkit-templates",
    "mapkit template board.yaml --box 3,98,14,12 --type entry -A sector=red --turns quarter "
    "-o mine.mapkit-templates",
)
@map_argument()
@click.option(
    "--box", required=True, metavar="X,Y,WIDTH,HEIGHT", callback=_parse_box,
    help="Round one example of the symbol and close to it, in mm from the board's top left.",
)  # fmt: skip
@click.option(
    "--type", "type_", required=True, metavar="NAME",
    help="What it is: a portal, marker or trait of the ruleset, such as door.",
)  # fmt: skip
@click.option(
    "-A", "--attribute", "attributes", multiple=True, metavar="NAME=VALUE",
    callback=_parse_attributes, help="An attribute of a marker, such as number=4. Repeatable.",
)  # fmt: skip
@click.option(
    "--turns", type=click.Choice(_TURNS), default="none", show_default=True,
    help="How others may be turned; doors and the like turn with their border in any case.",
)  # fmt: skip
@click.option(
    "--angle", type=float, default=0.0, metavar="DEGREES",
    help="How the box is turned about its middle, clockwise.",
)  # fmt: skip
@click.option(
    "-o", "--output", type=click.Path(path_type=Path), metavar="FILE", required=True,
    help="The file of templates; an existing file gets one more.",
)  # fmt: skip
def template(
    map_path: Path,
    box: tuple[float, float, float, float],
    type_: str,
    attributes: dict[str, str],
    turns: Literal["none", "quarter", "any"],
    angle: float,
    output: Path,
) -> None:
    """Cut a template out of the picture below a map.

    MAP is a map that lies on a picture, such as mapkit trace makes. With --templates FILE,
    mapkit trace then looks for other symbols like that one. Other owners of the same edition can
    use the file.
    """
    require_libraries()
    from mapkit.digitize.templates import (  # noqa: PLC0415 - of the extra
        cut_template,
        read_templates,
        template_meaning,
        templates_bytes,
    )

    board = open_whole(map_path, {})
    what, values = template_meaning(board.map.ruleset, type_, attributes)
    picture, scale = _picture(board)
    cut = cut_template(picture, scale, box, what, type_, values, turns=turns, angle=angle)
    there = read_templates(output) if output.exists() else ()
    same = (cut.what, cut.type, dict(cut.attributes))
    kept = [t for t in there if what == "portal" or (t.what, t.type, dict(t.attributes)) != same]
    write_atomic(output, templates_bytes([*kept, cut]), force=True)
    click.echo(say_n("{path} has {n} template(s)", len(kept) + 1, path=one_line(str(output))))


def _picture(board: Board) -> tuple[Any, float]:
    """Return the board from above as the picture below its map shows it, and its pixels a mm."""
    from mapkit.digitize.laid import board_from_above  # noqa: PLC0415 - of the extra
    from mapkit.digitize.photo import read_photo  # noqa: PLC0415

    game_map = board.map
    if game_map.underlay is None or board.path is None:
        raise UsageError(phrase("the map lies on no picture; make one with mapkit trace"))
    folder = board.path.parent
    path = folder / game_map.underlay.picture
    if not is_allowed(path, folder, is_outside_allowed()):
        raise UsageError(
            phrase("{path} lies outside the map's folder; see --allow-outside", path=path)
        )
    unit = game_map.unit_mm
    corners = [(x * unit, y * unit) for x, y in game_map.underlay.corners]
    return board_from_above(read_photo(path).pixels, corners, game_map.size_mm)
