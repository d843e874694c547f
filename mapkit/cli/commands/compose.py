"""``mapkit compose``."""

from __future__ import annotations

from pathlib import Path

import click

from mapkit.board.prints import layout_cards, layout_elements
from mapkit.cli.command import command
from mapkit.cli.options import force_option, is_outside_allowed, outside_option, paper_option
from mapkit.cli.output import STDOUT, echo_notice, note_input, refuse_overwriting, write_text
from mapkit.cli.printing import refuse_pdf, write_pages
from mapkit.cli.progress import Whole
from mapkit.compose.composed import board_file
from mapkit.compose.symmetry import SYMMETRIES, completed
from mapkit.diagnostics import has_errors
from mapkit.errors import InvalidMapError, UsageError
from mapkit.mapfile import format_map
from mapkit.mapfile.layouts import read_layout
from mapkit.messages import phrase, say, say_n


@command(
    "compose",
    "mapkit compose layout.yaml -o board.yaml",
    "mapkit compose half.yaml -o board.yaml --symmetric turn",
    "mapkit compose layout.yaml -o board.yaml --cards cards.pdf --elements elements.pdf",
)
@click.argument("layout", metavar="LAYOUT", type=click.Path(path_type=Path))
@click.option(
    "--output", "-o", required=True, metavar="MAP", type=click.Path(path_type=Path),
    help="The map to write; - is standard output.",
)  # fmt: skip
@click.option(
    "--symmetric",
    type=click.Choice(SYMMETRIES),
    help="Complete half a layout, by a half turn or by swapping left and right.",
)
@click.option(
    "--cards",
    "sheets",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="Print the cards too, each as often as the layout has it: a PDF to cut apart.",
)
@click.option(
    "--elements",
    "pieces",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="Print what lies on the cards too: a PDF of pieces to cut out, one for each element.",
)
@paper_option("The paper of the cards and the pieces.")
@outside_option
@force_option()
def compose(
    layout: Path,
    output: Path,
    symmetric: str | None,
    sheets: Path | None,
    pieces: Path | None,
    paper: str,
    *,
    force: bool,
) -> None:
    """Assemble a board from cards, each a map of its own, as LAYOUT says.

    Cards lie at positions of a grid, turned by quarter turns and mirrored; elements on top change
    the kind and the attributes of a field. Fields are called after their card: c3.b2.
    """
    refuse_overwriting(output, force=force)
    outs = [out for out in (sheets, pieces) if out is not None]
    if len({out.resolve() for out in (output, *outs)}) <= len(outs):
        raise UsageError(phrase("two outputs have one name: give each its own"))
    for out in outs:
        refuse_pdf(out, force=force)
    result = read_layout(layout, outside=is_outside_allowed())
    if result.layout is None and not has_errors(result.diagnostics):
        raise UsageError(phrase("{path} has no cards yet", path=layout))
    if result.layout is None:
        raise InvalidMapError(
            phrase("{path} has errors", path=layout), result.diagnostics, str(layout)
        )
    for card in result.layout.cards.values():
        note_input(layout.parent / card.path)
    for out in (output, *outs):
        refuse_overwriting(out, force=force)  # again: the cards are known by now
    read = completed(result.layout, symmetric) if symmetric else result.layout
    folder = Path.cwd() if output == STDOUT else output.parent
    board, document = board_file(read, layout.parent, folder)
    text = format_map(document, board)
    printed = [
        (out, made(read, paper=paper))
        for out, made in ((sheets, layout_cards), (pieces, layout_elements))
        if out is not None
    ]
    write_text(output, text, force=force)
    if output != STDOUT:
        told = say_n("{n} card(s), {fields} fields", len(read.cards), fields=len(board.fields))
        echo_notice(say("wrote {path}", path=str(output)) + f": {told}")
    whole = Whole(len(printed))
    for out, sheet in printed:
        write_pages(out, layout.stem, sheet.pages(), sheet.count, force=force, whole=whole)
