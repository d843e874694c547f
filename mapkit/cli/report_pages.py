"""What ``report`` and ``simulate`` share: options for files of pages, and these files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

import click

from mapkit.cli.options import paper_option
from mapkit.cli.output import echo_written, refuse_overwriting, write_bytes
from mapkit.cli.progress import Progress, Whole
from mapkit.messages import say


class Paged(Protocol):
    """An answer that has pages."""

    def pages(
        self, ending: str, *, paper: str = ..., progress: Callable[[int, int], None] | None = ...
    ) -> bytes:
        """Return the bytes of a file of them."""


def pages_options(function: Callable[..., Any]) -> Any:
    """Add ``-o`` and ``--paper``."""
    output = click.option(
        "-o",
        "--output",
        type=click.Path(path_type=Path),
        metavar="FILE",
        help="Write pages with pictures: .html for a browser, .pdf for a printer.",
    )
    return output(paper_option()(function))


def refuse_report_output(output: Path | None, *, force: bool) -> None:
    """Fail before any long work where no pages could be written after it."""
    if output is not None:
        refuse_overwriting(output, force=force)
        from mapkit.illustrate.report import refuse_report_file  # noqa: PLC0415 - only for files

        refuse_report_file(output.suffix)


def write_report_pages(
    found: Paged, output: Path, paper: str, whole: Whole, *, force: bool
) -> None:
    """Write the pages of an answer, in the format that the file's ending names."""
    with Progress(say("pages"), whole) as progress:
        data = found.pages(output.suffix, paper=paper, progress=progress)
    write_bytes(output, data, force=force)
    echo_written(output)
