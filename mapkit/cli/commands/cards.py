"""``mapkit cards``."""

from __future__ import annotations

from pathlib import Path

import click

from mapkit.board.prints import map_cards
from mapkit.cli.command import command
from mapkit.cli.maps import compiled_tables, open_whole
from mapkit.cli.options import force_option, map_argument
from mapkit.cli.printing import print_options, refuse_pdf, write_pages
from mapkit.cli.progress import Whole


@command(
    "cards", "mapkit cards board.yaml", "mapkit cards board.yaml --paper letter --grey -o cards.pdf"
)
@map_argument()
@print_options("cards")
@click.option(
    "--backs",
    is_flag=True,
    help="After each sheet one for its back: print on both sides, turned along the long edge.",
)
@force_option()
def cards(
    map_path: Path, output: Path | None, paper: str, *, grey: bool, backs: bool, force: bool
) -> None:
    """Print a small map for each objective and each regroup card, to be cut out.

    Each is 63 by 88 mm, nine to a sheet, with the field marked on the board and seen from near.
    These are aids for this map, not the cards of a printed game.
    """
    refuse_pdf(output, force=force)
    board = open_whole(map_path, {})
    whole = Whole(2)
    compiled = compiled_tables(board, whole=whole)
    made = map_cards(compiled, paper=paper, grey=grey, backs=backs)
    write_pages(
        output, f"{compiled.map.id}-cards", made.pages(), made.count, force=force, whole=whole
    )
