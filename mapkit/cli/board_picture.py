"""The board as a picture, as ``draw`` and ``export`` write it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from mapkit.board import Board
from mapkit.cli.output import echo_notice, echo_written, write_bytes, write_picture
from mapkit.cli.progress import Progress
from mapkit.diagnostics import has_errors
from mapkit.drawing.looks import LOOKS
from mapkit.drawing.names import LABELS, LOOK_FILES
from mapkit.drawing.print_sheet import PAPER_MARGIN_MM, PAPERS
from mapkit.drawing.scene import Scene
from mapkit.drawing.secret import USUAL_PAPER
from mapkit.drawing.sheets import on_fewest_sheets, on_own_page, on_paper, percent, sheet_label
from mapkit.errors import UsageError
from mapkit.export import Option, file_stem, page_formats, refuse_without_pages, render_pages
from mapkit.messages import phrase, say, say_n

_SWITCH = ("yes", "no")
_OWN, _NO = "own", "no"
_DPI = (10.0, 2400.0)

PICTURE_OPTIONS = (
    Option("labels", "write the fields' ids, their names, or both", (*_SWITCH, *LABELS)),
    Option("markers", "draw what is printed on the fields", _SWITCH),
    Option("legend", "explain the symbols", _SWITCH),
    Option("sheet", "the board, or the sniper's small map", ("board", "secret")),
    Option("look", "colours and materials of the board", tuple(LOOKS), files=LOOK_FILES),
    Option("solo", "marks of the solo cards; usual: all looks but play", ("usual", *_SWITCH)),
    Option("paper", "its own size, or as large as a sheet of paper", (_OWN, *PAPERS)),
    Option("sheets", "true to scale on many sheets of paper, for pdf", (_NO, *PAPERS)),
    Option("dpi", "dots per inch, 10 to 2400, for pictures made of dots", ("",)),
)


def draw_board(
    board: Board, path: Path, kind: str, options: Mapping[str, str], *, force: bool
) -> None:
    """Draw a board to a file as ``export`` does, and say so.

    ``kind`` is the picture's format; ``options`` has a value for each of :data:`PICTURE_OPTIONS`.
    """
    dpi = _dots(options["dpi"])
    secret = options["sheet"] == "secret"
    paper = None if options["paper"] == _OWN else options["paper"]
    sheets = None if options["sheets"] == _NO else options["sheets"]
    refuse_paper(paper, sheets, kind, secret=secret)
    labels = {"yes": True, "no": False}.get(options["labels"], options["labels"])
    shown: dict[str, Any] = {
        "labels": labels,
        "markers": options["markers"] == "yes",
        "legend": options["legend"] == "yes",
    }
    solo = {"yes": True, "no": False}.get(options["solo"])
    scenes = (
        (board.secret_map(**shown, paper=paper or USUAL_PAPER).scene(),)
        if secret
        else board_scenes(board, sheets=sheets, look=options["look"], solo=solo, **shown)
    )
    write_on_paper(
        board, scenes, path, kind, paper=paper, sheets=sheets, secret=secret, dpi=dpi, force=force
    )


def board_scenes(board: Board, *, sheets: str | None, **shown: Any) -> tuple[Scene, ...]:
    """Return the picture of a board; for sheets also the board alone, which may take fewer.

    ``shown`` is what :meth:`mapkit.Board.picture` takes.
    """
    whole = board.picture(true_size=sheets is not None, **shown).scene()
    if sheets is None or shown.get("problems"):
        return (whole,)
    return whole, board.picture(face=True, **shown).scene()


def refuse_paper(paper: str | None, sheets: str | None, kind: str, *, secret: bool) -> None:
    """Refuse paper that a picture cannot be on, before any work.

    Raises ``UsageError`` where both are given, or the format or the picture has no sheets.

    Parameters
    ----------
    paper, sheets : str or None
        As for :func:`write_on_paper`.
    kind : str
        Picture format.
    secret : bool
        Whether it is the sniper's small map.
    """
    if sheets is None:
        return
    if paper is not None:
        raise UsageError(
            phrase("one sheet or many: leave out --paper or --sheets (paper=, sheets=)")
        )
    if secret:
        raise UsageError(phrase("the secret map is one sheet: give --paper, not --sheets"))
    refuse_without_pages(kind)


def write_on_paper(
    board: Board,
    scenes: Sequence[Scene],
    path: Path,
    kind: str,
    *,
    paper: str | None,
    sheets: str | None,
    secret: bool,
    dpi: float | None,
    force: bool,
    margin: float = PAPER_MARGIN_MM,
) -> None:
    """Write a picture of a board as it is or on paper, and say how large the board came out.

    Raises ``UsageError`` where it would take too many sheets; or as for
    :func:`~mapkit.cli.output.write_picture`. Raises ``OutputExistsError`` or ``FileError`` where
    the file exists, or cannot be written.

    Parameters
    ----------
    scenes : sequence of Scene
        The picture; for many sheets, of several the one that takes fewest.
    paper, sheets : str or None
        Keys of :data:`~mapkit.drawing.print_sheet.PAPERS`: one sheet that it is fitted on, or many
        on which it has its true size. The secret map has the size of its paper already.
    margin : float
        Where the printer does not reach, mm.
    """
    if sheets is not None:
        divided, pages = on_fewest_sheets(scenes, sheets, board_label(board), margin)
        write_bytes(path, render_pages(pages, kind), force=force)
        said = say_n(
            "{n} sheet(s), {columns} × {rows}, at the true size of the board",
            divided.count,
            columns=divided.columns,
            rows=divided.rows,
        )
        if len(pages) > divided.count:
            said += say(", and one for title and legend")
        echo_written(path)
        echo_notice(said)
        return
    (scene,) = scenes
    if scene.back is not None and kind.lstrip(".").lower() not in page_formats():
        echo_notice(
            phrase(
                "This look puts title, legend and origin on a second page, and {format} has only "
                "one: write a PDF, or draw them with mapkit draw --reference",
                format=kind.lstrip(".").upper(),
            )
        )
    if paper is not None and not secret:
        scene = on_paper(scene, paper, board_label(board), margin)
    elif not secret and kind.lstrip(".").lower() in page_formats():  # it is made to be printed
        scene = on_own_page(scene, board_label(board))
    write_picture(path, scene, force=force, kind=kind, dpi=dpi)
    if paper is not None:
        said = say("the board is drawn at {percent} of its true size", percent=percent(scene.scale))
        echo_notice(said)


def board_label(board: Board) -> str:
    """Return what is written on printed sheets of a board: its checksum and its name."""
    checksum = None
    if not has_errors(board.check()):
        with Progress(say("sight tables")) as progress:
            checksum = board.checksum(progress=progress)
    return sheet_label(board.map.name, checksum)


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
        raise UsageError(
            phrase("'{text}' is not a resolution; give 10 to 2400 dots per inch", text=text)
        )
    return dpi
