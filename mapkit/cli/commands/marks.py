"""``mapkit marks``."""

from __future__ import annotations

from pathlib import Path

import click

from mapkit.cli.command import command
from mapkit.cli.options import force_option
from mapkit.cli.output import echo_notice, echo_written, write_bytes
from mapkit.digitize.libraries import require_libraries
from mapkit.errors import UsageError
from mapkit.messages import phrase, say


@command("marks", "mapkit marks -o marks.pdf")
@click.option(
    "-o", "--output", type=click.Path(path_type=Path), metavar="PDF", required=True,
    help="The page of A4 to write.",
)  # fmt: skip
@force_option()
def marks(output: Path, *, force: bool) -> None:
    """Make a page of marks that tell mapkit trace how large a board is.

    Print it without scaling, cut the marks out along the grey lines, and lay four or more flat
    beside the board before you take the photo.
    """
    if output.suffix.lower() != ".pdf":
        raise UsageError(phrase("the page is a PDF: give the file a name that ends in .pdf"))
    require_libraries()
    from mapkit.digitize.scale import MARK_MM, marks_page  # noqa: PLC0415 - of the extra

    write_bytes(output, marks_page(), force=force)
    echo_written(output)
    echo_notice(
        say("print it at 100 %: a mark is then {mm} mm wide; measure one", mm=f"{MARK_MM:g}")
    )
