"""Several small heat maps of one board side by side, on one scale of colours."""

from __future__ import annotations

from collections.abc import Sequence

from mapkit.drawing.colour_scales import ColourScale, sequential
from mapkit.drawing.heat import Heat, scale_bar
from mapkit.drawing.page import provenance_line
from mapkit.drawing.placing import Move
from mapkit.drawing.scene import Fill, Group, Layer, Path, Scene, Shape, Text
from mapkit.drawing.small_board import SmallBoard
from mapkit.drawing.text import shortened
from mapkit.drawing.theme import PAPER, Theme, stripes


def multiples_figure(
    board: SmallBoard,
    heats: Sequence[Heat],
    *,
    heading: str,
    columns: int = 3,
) -> Scene:
    """Draw a board once for each of some numbers.

    Parameters
    ----------
    heats : sequence of Heat
        One at least; the heading of each stands over its picture.
    heading : str
        What the numbers are; stands over the scale.
    columns : int
        How many stand side by side.
    """
    width, theme = 180.0, PAPER
    chosen = sequential(v for heat in heats for v in heat.values.values())
    gap, text = 4.0, 3.0
    wide = (width - gap * (columns - 1)) / columns
    per_mm = wide / board.width
    high = board.height * per_mm
    step = high + text * 1.6 + gap
    lines = board.lines(per_mm)
    shapes: list[Shape] = []
    for k, heat in enumerate(heats):
        left, top = (k % columns) * (wide + gap), (k // columns) * step
        title = shortened(heat.heading, text, wide, bold=True)
        at = (left, top + text)
        shapes.append(Text(at, title, text, theme.page_ink, "start", bold=True))
        frame = board.shapes.frame
        corner = (left - frame[0] * per_mm, top + text * 1.6 - frame[1] * per_mm)
        move = Move(*corner, per_mm)
        drawn = [*_ground(board, heat, chosen, theme, 1.2 / per_mm), *lines]
        shapes.append(Group("heat map", tuple(map(move.shape, drawn)), None, heat.heading))
    rows = -(-len(heats) // columns)
    explained = (heat.explained(board.shapes.polygons).missing for heat in heats)
    missing = next(filter(None, explained), "")
    both = Heat(heading, {}, heats[0].places, missing)
    bar, bottom = scale_bar(both, chosen, theme, (0.0, rows * step), width, text)
    return Scene(
        width,
        bottom,
        theme.page,
        (Layer("fields", (*shapes, bar)),),
        title=f"{board.game_map.title}: {heading}",
        description=provenance_line(board.game_map.provenance),
    )


def _ground(
    board: SmallBoard, heat: Heat, scale: ColourScale, theme: Theme, spacing: float
) -> list[Shape]:
    """Return the fields, the lowest level first; those of one level and colour in one path."""
    found: list[Shape] = []
    hatched = Fill(theme.void, 1.0, stripes(theme.page_faint, spacing, spacing * 0.16))
    for members in board.levels:
        alike: dict[str, list[str]] = {}
        for i in members:
            value = heat.values.get(i)
            alike.setdefault("" if value is None else scale.colour(value), []).append(i)
        for colour, ids in alike.items():
            fill = Fill(colour) if colour else hatched
            found.append(Path(board.rings(ids), fill))
    return found
