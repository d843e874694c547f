"""The board as a picture, as ``draw`` and ``export`` write it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from mapkit.cli.output import write_picture
from mapkit.diagnostics import Diagnostic
from mapkit.drawing.board import board_scene
from mapkit.drawing.secret import PAPER_SIZES, secret_scene
from mapkit.errors import UsageProblemError
from mapkit.export import Option
from mapkit.model import GameMap

__all__ = ["PICTURE_OPTIONS", "draw_board", "file_named_after"]

_SWITCH = ("yes", "no")
_NOT_IN_A_NAME = re.compile(r"[/\\:]+")
_DPI = (10.0, 2400.0)

PICTURE_OPTIONS = (
    Option("labels", "write the fields' ids", _SWITCH),
    Option("markers", "draw what is printed on the fields", _SWITCH),
    Option("legend", "explain the symbols", _SWITCH),
    Option("sheet", "the board, or the sniper's small map", ("board", "secret")),
    Option("paper", "size of the secret map", tuple(PAPER_SIZES)),
    Option("dpi", "dots per inch, 10 to 2400, for pictures made of dots", ("",)),
)


def draw_board(
    game_map: GameMap,
    path: Path,
    kind: str | None,
    options: Mapping[str, str],
    *,
    force: bool,
    diagnostics: Sequence[Diagnostic] = (),
) -> None:
    """Draw a board to a file, and say so.

    Parameters
    ----------
    kind : str or None
        Picture format; the file's ending tells where it is None.
    options : mapping of str to str
        A value for each of :data:`PICTURE_OPTIONS`.
    diagnostics : sequence of Diagnostic
        Ringed on the board; the secret map has none.
    """
    dpi = _dots(options["dpi"])
    labels, markers, legend = (options[name] == "yes" for name in ("labels", "markers", "legend"))
    if options["sheet"] == "secret":
        scene = secret_scene(
            game_map, paper=options["paper"], labels=labels, markers=markers, legend=legend
        )
    else:
        scene = board_scene(
            game_map, labels=labels, markers=markers, legend=legend, diagnostics=diagnostics
        )
    write_picture(path, scene, force=force, kind=kind, dpi=dpi)


def file_named_after(name: str, ending: str) -> Path:
    """Return a file in this folder called after a map: ids may hold slashes and dots."""
    stem = _NOT_IN_A_NAME.sub("-", name).lstrip(".-") or "board"
    return Path(f"{stem}.{ending}")


def _dots(text: str) -> float | None:
    if not text:
        return None
    try:
        dpi = float(text)
    except ValueError:
        dpi = 0.0
    if not _DPI[0] <= dpi <= _DPI[1]:
        raise UsageProblemError(f"'{text}' is no resolution; give 10 to 2400 dots per inch")
    return dpi
