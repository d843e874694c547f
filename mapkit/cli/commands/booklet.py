"""``mapkit booklet``."""

from __future__ import annotations

from pathlib import Path

from mapkit.board.prints import sight_booklet
from mapkit.cli.command import command
from mapkit.cli.maps import compiled_tables, open_chosen
from mapkit.cli.options import choice_option, force_option, map_argument, partial_option
from mapkit.cli.printing import print_options, refuse_pdf, write_pages
from mapkit.cli.progress import Progress, Whole
from mapkit.messages import say


@command(
    "booklet",
    "mapkit booklet board.yaml",
    "mapkit booklet board.yaml --paper a5 --grey -o sight.pdf",
    "mapkit booklet board.yaml --choice grazing=sees -o sees.pdf",
)
@map_argument()
@print_options("booklet")
@partial_option()
@choice_option()
@force_option()
def booklet(
    map_path: Path,
    output: Path | None,
    paper: str,
    choices: dict[str, str],
    *,
    grey: bool,
    partial: bool,
    force: bool,
) -> None:
    """Print what every field sees, to settle disputes at a table without a computer.

    A picture for each field, with the shot distance in every field that is seen, and the same as a
    list; by sector, with an index by number, name, objective and start, and what is disputed.
    """
    refuse_pdf(output, force=force)
    board = open_chosen(map_path, choices, partial=partial)
    whole = Whole(3)
    compiled = compiled_tables(board, partial=partial, whole=whole)
    with Progress(say("close calls"), whole) as progress:
        made = sight_booklet(compiled, paper=paper, grey=grey, progress=progress)
    write_pages(
        output, f"{compiled.map.id}-booklet", made.pages(), made.count, force=force, whole=whole
    )
