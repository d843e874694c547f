"""The board as a picture, as ``draw`` and ``export`` write it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from mapkit.board import Board
from mapkit.cli.output import write_picture
from mapkit.drawing.looks import LOOKS
from mapkit.drawing.names import LABELS
from mapkit.drawing.secret import PAPER_SIZES
from mapkit.errors import UsageProblemError
from mapkit.export import Option, file_stem
from mapkit.messages import phrase

__all__ = ["PICTURE_OPTIONS", "draw_board", "file_named_after"]

_SWITCH = ("yes", "no")
_DPI = (10.0, 2400.0)

PICTURE_OPTIONS = (
    Option("labels", "write the fields' ids, their names, or both", (*_SWITCH, *LABELS)),
    Option("markers", "draw what is printed on the fields", _SWITCH),
    Option("legend", "explain the symbols", _SWITCH),
    Option("sheet", "the board, or the sniper's small map", ("board", "secret")),
    Option("look", "colours and materials of the board", tuple(LOOKS)),
    Option("paper", "size of the secret map", tuple(PAPER_SIZES)),
    Option("dpi", "dots per inch, 10 to 2400, for pictures made of dots", ("",)),
)


def draw_board(
    board: Board, path: Path, kind: str, options: Mapping[str, str], *, force: bool
) -> None:
    """Draw a board to a file as ``export`` does, and say so.

    Parameters
    ----------
    kind : str
        Picture format.
    options : mapping of str to str
        A value for each of :data:`PICTURE_OPTIONS`.

    Raises
    ------
    UsageProblemError
        The resolution is none.
    OutputExistsError, FileProblemError
        The file exists, or cannot be written.
    """
    dpi = _dots(options["dpi"])
    scene = board.scene(
        labels={"yes": True, "no": False}.get(options["labels"], options["labels"]),
        markers=options["markers"] == "yes",
        legend=options["legend"] == "yes",
        secret=options["sheet"] == "secret",
        paper=options["paper"],
        look=options["look"] if options["sheet"] == "board" else None,
    )
    write_picture(path, scene, force=force, kind=kind, dpi=dpi)


def file_named_after(name: str, ending: str) -> Path:
    """Return a file in this folder called after a map."""
    return Path(f"{file_stem(name)}.{ending}")


def _dots(text: str) -> float | None:
    if not text:
        return None
    try:
        dpi = float(text)
    except ValueError:
        dpi = 0.0
    if not _DPI[0] <= dpi <= _DPI[1]:
        raise UsageProblemError(
            phrase("'{text}' is not a resolution; give 10 to 2400 dots per inch", text=text)
        )
    return dpi
