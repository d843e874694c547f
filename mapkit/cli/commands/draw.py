"""``mapkit draw``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from mapkit.cli.board_picture import (
    board_label,
    board_scenes,
    file_named_after,
    refuse_paper,
    write_on_paper,
)
from mapkit.cli.command import command
from mapkit.cli.maps import open_whole
from mapkit.cli.options import force_option, look_option, map_argument
from mapkit.cli.output import STDOUT, refuse_overwriting, refuse_picture, write_picture
from mapkit.drawing.looks import LOOKS
from mapkit.drawing.names import LABELS
from mapkit.drawing.print_sheet import PAPER_MARGIN_MM, PAPERS
from mapkit.drawing.print_shop import for_print_shop
from mapkit.drawing.scene import Scene
from mapkit.drawing.secret import USUAL_PAPER
from mapkit.drawing.sheets import on_paper
from mapkit.errors import UsageError
from mapkit.export import refuse_unknown_picture, refuse_without_pages
from mapkit.messages import phrase


@command(
    "draw",
    "mapkit draw board.yaml",
    "mapkit draw board.yaml -o board.svg",
    "mapkit draw board.yaml --look light -o board.pdf",
    "mapkit draw board.yaml --secret --paper a5 -o secret.pdf",
    "mapkit draw board.yaml --heat exposure -o exposure.png",
    "mapkit draw board.yaml --paper a3 -o poster.pdf",
    "mapkit draw board.yaml --look outline --no-legend --sheets a4 -o proof.pdf",
    "mapkit draw board.yaml --bleed 3 --folds 2 2 -o shop.pdf",
    "mapkit draw board.yaml -o - --format svg > board.svg",
)
@map_argument()
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path, allow_dash=True),
    metavar="FILE",
    help=("Where to write; the ending gives the format. The map's id with .png by default."),
)
@click.option("--format", "kind", help="Format, if the file's ending does not give it.")
@click.option("--dpi", type=click.FloatRange(10, 2400), help="Dots per inch of a png, jpg or webp.")
@click.option(
    "--labels",
    type=click.Choice(LABELS),
    is_flag=False,
    flag_value=LABELS[0],
    default=LABELS[0],
    show_default=True,
    help="What to write on the fields.",
)
@click.option("--no-labels", is_flag=True, help="Write nothing on the fields.")
@click.option("--markers/--no-markers", default=True, help="Draw what is printed on the fields.")
@click.option("--legend/--no-legend", default=True, help="Explain the symbols.")
@click.option("--problems", is_flag=True, help="Mark what `mapkit check` finds.")
@click.option(
    "--heat",
    metavar="MEASURE",
    help="Colour the fields by a number of `mapkit report`: exposure, starts, ways, hearing, room.",
)
@click.option("--secret", is_flag=True, help="The sniper's small map: light, for print.")
@click.option(
    "--paper",
    type=click.Choice(list(PAPERS), case_sensitive=False),
    help=f"Fit the picture on a sheet of paper; {USUAL_PAPER} by default for the secret map.",
)
@click.option(
    "--sheets",
    type=click.Choice(list(PAPERS), case_sensitive=False),
    help="Divide the board over sheets of paper at its true size, in one PDF.",
)
@click.option(
    "--margin",
    type=click.FloatRange(0, 50),
    metavar="MM",
    default=PAPER_MARGIN_MM,
    show_default=True,
    help="With --paper and --sheets: what the printer leaves empty along each side.",
)
@click.option(
    "--reference",
    is_flag=True,
    help="A sheet with the symbols of the board and the rules of sight.",
)
@click.option(
    "--bleed",
    type=click.FloatRange(0, 20),
    metavar="MM",
    help="For a print shop: the board alone, this far beyond its rim, with marks to cut along.",
)
@click.option(
    "--folds",
    type=(click.IntRange(1, 8), click.IntRange(1, 8)),
    metavar="ACROSS DOWN",
    help="With --bleed: marks to fold the board into so many parts.",
)
@look_option(next(iter(LOOKS)))
@click.option(
    "--solo/--no-solo",
    default=None,
    help="Draw the marks of the solo cards; --look play omits them otherwise.",
)
@force_option()
def draw(
    map_path: Path,
    output: Path | None,
    kind: str | None,
    dpi: float | None,
    paper: str | None,
    sheets: str | None,
    margin: float,
    look: str | None,
    labels: str,
    heat: str | None,
    bleed: float | None,
    folds: tuple[int, int] | None,
    *,
    no_labels: bool,
    markers: bool,
    legend: bool,
    problems: bool,
    secret: bool,
    reference: bool,
    solo: bool | None,
    force: bool,
) -> None:
    """Draw the board as a picture, or the small map that the sniper keeps."""
    if output == STDOUT and kind is None:
        raise UsageError(
            phrase("standard output has no ending that gives the format: add --format svg")
        )
    if problems and secret:
        raise UsageError(
            phrase("the secret map shows no problems: leave out --problems or --secret")
        )
    if look is not None and secret:
        raise UsageError(phrase("the secret map has one look: leave out --look or --secret"))
    if heat is not None and (secret or problems or sheets is not None):
        raise UsageError(
            phrase(
                "--heat cannot be combined with --secret, --problems or --sheets: leave them out"
            )
        )
    if bleed is not None and (secret or problems or heat or paper or sheets):
        raise UsageError(
            phrase(
                "--bleed cannot be combined with --secret, --problems, --heat, "
                "--paper or --sheets: leave them out"
            )
        )
    if reference and (secret or problems or heat or sheets or bleed is not None):
        raise UsageError(
            phrase(
                "--reference cannot be combined with --secret, --problems, --heat, "
                "--sheets or --bleed: leave them out"
            )
        )
    if folds is not None and bleed is None:
        raise UsageError(phrase("marks to fold along stand beyond the bleed: add --bleed 3"))
    usual = "png" if sheets is None and bleed is None and not reference else "pdf"
    drawn_as = kind or (output.suffix if output else usual)
    refuse_picture(output, force=force, kind=kind)
    refuse_paper(paper, sheets, drawn_as, secret=secret)
    if bleed is not None:
        refuse_without_pages(drawn_as)
    if kind is not None:
        refuse_unknown_picture(kind)
    board = open_whole(map_path, {})
    kind_of = (
        "-reference"
        if reference
        else "-secret"
        if secret
        else f"-{heat}"
        if heat is not None
        else ""
    )
    name = f"{board.map.id}{kind_of}"
    path = output or file_named_after(name, kind or usual)
    refuse_overwriting(path, force=force)
    shown: dict[str, Any] = {
        "labels": False if no_labels else labels,
        "markers": markers,
        "legend": legend,
    }
    if bleed is not None:
        scene = board.picture(**shown, look=look, solo=solo, face=True).scene()
        made = for_print_shop(scene, bleed=bleed, folds=folds or (1, 1), label=board_label(board))
        write_picture(path, made, force=force, kind=kind or path.suffix)
        return
    if reference:
        back = board.picture(markers=markers, look=look, solo=solo, face=True).scene().back
        assert back is not None
        made = on_paper(back, paper or "a4", board_label(board))
        write_picture(path, made, force=force, kind=kind or path.suffix, dpi=dpi)
        return
    scenes: tuple[Scene, ...]
    if heat is not None:
        scenes = (board.report(disputes=False).heat_map(heat, look=look),)
    elif secret:
        scenes = (board.secret_map(**shown, paper=paper or USUAL_PAPER).scene(),)
    else:
        scenes = board_scenes(
            board, sheets=sheets, look=look, solo=solo, problems=problems, **shown
        )
    write_on_paper(
        board,
        scenes,
        path,
        kind or path.suffix,
        paper=paper,
        sheets=sheets,
        secret=secret,
        dpi=dpi,
        force=force,
        margin=margin,
    )
