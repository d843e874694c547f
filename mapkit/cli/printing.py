"""What commands share that print many pages: paper, greys, one PDF."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import click

from mapkit.cli.board_picture import file_named_after
from mapkit.cli.options import paper_option
from mapkit.cli.output import STDOUT, echo_notice, echo_written, refuse_overwriting, write_bytes
from mapkit.cli.progress import Progress, Whole
from mapkit.drawing.scene import Scene
from mapkit.export import refuse_without_pages, render_pages
from mapkit.messages import say, say_n

_KIND = "pdf"


def print_options(what: str) -> Callable[[Any], Any]:
    """Add ``-o``, ``--paper`` and ``--grey``; ``what`` ends the name of the usual file."""
    options = (
        click.option(
            "-o",
            "--output",
            type=click.Path(path_type=Path, allow_dash=True),
            metavar="FILE",
            help=f"Where to write the PDF. The map's id with -{what}.pdf by default.",
        ),
        paper_option(),
        click.option("--grey", is_flag=True, help="Without colours."),
    )

    def decorate(function: Any) -> Any:
        for option in reversed(options):
            function = option(function)
        return function

    return decorate


def refuse_pdf(path: Path | None, *, force: bool) -> None:
    """Fail before any long work where no PDF could be written after it.

    Raises ``OutputExistsError`` or ``FileError`` as for
    :func:`~mapkit.cli.output.refuse_overwriting`. Raises ``UsageError`` where the file's ending is
    that of a format without pages.
    """
    refuse_overwriting(path, force=force)
    refuse_without_pages(_KIND if path is None or path == STDOUT else path.suffix)


def write_pages(
    output: Path | None,
    usual: str,
    pages: Iterator[Scene],
    count: int,
    *,
    force: bool,
    whole: Whole | None = None,
) -> None:
    """Write pages to a PDF while they are drawn, and say so.

    Parameters
    ----------
    output : Path or None
        Where to; a file in this folder called ``usual`` by default.
    usual : str
        Without its ending.
    count : int
        How many there are.
    whole : Whole or None
        What this is a part of.
    """
    path = output or file_named_after(usual, _KIND)
    refuse_pdf(path, force=force)
    with Progress(say("pages"), whole) as progress:
        data = render_pages(_counted(pages, count, progress), _KIND)
    write_bytes(path, data, force=force)
    echo_written(path)
    echo_notice(say_n("{n} page(s)", count))


def _counted(pages: Iterator[Scene], count: int, progress: Progress) -> Iterator[Scene]:
    for done, page in enumerate(pages):
        progress(done, count)
        yield page
