"""A picture on sheets of paper: one that it fits on, or as many as its scale takes."""

from __future__ import annotations

import math
import string
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from mapkit.drawing.placing import Move, extent, trimmed
from mapkit.drawing.print_sheet import PAPER_MARGIN_MM, PAPERS
from mapkit.drawing.scene import (
    Fill,
    Group,
    Layer,
    Path,
    Point,
    Polyline,
    Scene,
    Shape,
    Stroke,
    Text,
    rectangle,
)
from mapkit.drawing.text import shortened, text_box, wrap
from mapkit.drawing.theme import ink_on
from mapkit.errors import UsageError
from mapkit.messages import decimal, phrase, say

OVERLAP_MM = 5.0
"""How much neighbouring sheets show of the same, to lay one over the other."""

MARKS_MM = (1.5, 1.5, 1.5, 8.5)
"""Left, top, right and bottom: room for the marks round the part of the picture on a sheet.

So little that nine sheets of A4 hold a board of 840 by 560 mm. Marks to cut along go on into the
margin, as far as the printer reaches.
"""

MOST_SHEETS = 500

_INK, _FAINT, _WHITE = "#404040", "#808080", "#ffffff"

CUT = Stroke(_INK, 0.15, cap="butt")
"""Of marks to cut along."""
_LETTERS_MM = 2.6
_RULE_MM = 50.0

Box = tuple[float, float, float, float]
"""Left, top, width and height in mm."""


@dataclass(frozen=True, slots=True)
class Sheets:
    """How a picture is divided: ``columns`` by ``rows`` parts of ``width`` by ``height`` mm.

    ``overlap`` is what two neighbours share. All in mm of the picture, of which ``scale`` mm of
    paper show one.
    """

    columns: int
    rows: int
    width: float
    height: float
    overlap: float
    scale: float = 1.0

    @property
    def count(self) -> int:
        """How many sheets there are."""
        return self.columns * self.rows

    def part(self, column: int, row: int) -> Box:
        """Return what a sheet shows, in mm of the picture; the last may reach beyond it."""
        return (
            column * (self.width - self.overlap),
            row * (self.height - self.overlap),
            self.width,
            self.height,
        )

    def shown(self, scene: Scene, column: int, row: int) -> Box:
        """Return what a sheet shows of a picture: its part, as far as the picture reaches."""
        left, top, width, height = self.part(column, row)
        return (left, top, min(width, scene.width - left), min(height, scene.height - top))

    def name(self, column: int, row: int) -> str:
        """Name a sheet as a cell of a spreadsheet: ``B3`` is the second of the third row."""
        letters, rest = "", column + 1
        while rest:
            rest, digit = divmod(rest - 1, 26)
            letters = string.ascii_uppercase[digit] + letters
        return f"{letters}{row + 1}"


def sheets_for(
    scene: Scene, width: float, height: float, scale: float = 1.0
) -> tuple[Sheets, Scene]:
    """Divide a picture into sheets.

    ``width`` and ``height`` are the room on a sheet, mm; along its sides :data:`MARKS_MM` are left
    for marks. ``scale`` is mm on paper for one mm of the picture, above 0. Returns what is divided,
    the picture without the empty rim of its page and its title on one sheet.
    """
    scene = trimmed(scene)
    left, top, right, bottom = MARKS_MM
    across, down = (width - left - right) / scale, (height - top - bottom) / scale
    overlap = OVERLAP_MM / scale

    def count(length: float, room: float) -> int:
        if length <= room:
            return 1
        return 1 + math.ceil((length - room) / max(room - overlap, 1.0) - 1e-9)

    columns, rows = count(scene.width, across), count(scene.height, down)
    sheets = Sheets(columns, rows, across, down, overlap, scale)
    return sheets, _with_title_on_one_sheet(scene, sheets)


def on_sheets(
    scene: Scene, paper: str, label: str, margin: float = PAPER_MARGIN_MM
) -> tuple[Sheets, tuple[Scene, ...]]:
    """Divide a picture over sheets of paper on which the board has its true size.

    There is a page for each, row after row.

    Raises ``UsageError`` where it would take more than :data:`MOST_SHEETS`.

    Parameters
    ----------
    paper : str
        A key of :data:`~mapkit.drawing.print_sheet.PAPERS`; upright or not, whichever takes fewer.
    label : str
        Written on each sheet, beside its name.
    margin : float
        What stays empty along each side, where the printer does not reach, mm.
    """
    inner, true_size = 2 * margin, 1 / scene.scale
    tried = [
        (*sheets_for(scene, w - inner, h - inner, true_size), (w, h))
        for w, h in _both_ways(scene, paper)
    ]
    sheets, whole, size = min(tried, key=lambda found: found[0].count)
    if sheets.count > MOST_SHEETS:
        raise UsageError(
            phrase(
                "at its true size this picture of {width} by {height} mm takes {count} sheets, "
                "more than {most}; take larger paper, or --paper for one sheet",
                width=round(whole.width / whole.scale),
                height=round(whole.height / whole.scale),
                count=sheets.count,
                most=MOST_SHEETS,
            )
        )
    pages = []
    for number in range(sheets.count):
        row, column = divmod(number, sheets.columns)
        part = sheets.shown(whole, column, row)
        at = (margin + MARKS_MM[0], margin + MARKS_MM[1])
        to_paper = Move(margin, margin)
        marks = sheet_marks(sheets, whole, column, row, label, size[0] - inner)
        over = tuple(map(to_paper.shape, marks))
        page = _page(whole, part, at, sheets.scale, size, over)
        pages.append(replace(page, title=f"{whole.title} {sheets.name(column, row)}", back=None))
    if scene.back is not None:
        pages.append(on_paper(scene.back, paper, label, margin))
    return sheets, tuple(pages)


def on_fewest_sheets(
    scenes: Iterable[Scene], paper: str, label: str, margin: float = PAPER_MARGIN_MM
) -> tuple[Sheets, tuple[Scene, ...]]:
    """Divide the picture of several, as :func:`on_sheets`, that takes fewest sheets."""
    made = [on_sheets(scene, paper, label, margin) for scene in scenes]
    return min(made, key=lambda one: len(one[1]))


def on_paper(scene: Scene, paper: str, label: str, margin: float = PAPER_MARGIN_MM) -> Scene:
    """Return a picture on one sheet of paper, as large as it fits.

    The parameters are those of :func:`on_sheets`; ``scale`` of what is returned says how large the
    board came out.
    """
    inner = 2 * margin
    tried = [(fitted_box(scene, w - inner, h - inner), w, h) for w, h in _both_ways(scene, paper)]
    (left, top, across, _), width, height = max(tried, key=lambda found: found[0][2])
    scale = across / scene.width
    shown = scene.scale * scale
    foot = Move(margin, margin).shape(fitted_foot(label, shown, width - inner, height - inner))
    at = (margin + left, margin + top)
    whole = (0.0, 0.0, scene.width, scene.height)
    if scene.back is None:
        return _page(scene, whole, at, scale, (width, height), (foot,))
    page = _page(scene, whole, at, scale, (width, height), ())
    return replace(page, back=on_paper(scene.back, paper, label, margin))


def sheet_label(name: str, checksum: str | None) -> str:
    """Return what tells prints of different maps apart: the checksum's first digits, and the name.

    ``checksum`` is None for a map with errors.
    """
    return f"{checksum[:8] if checksum else say('the map has errors')} · {name}"


def on_own_page(scene: Scene, label: str) -> Scene:
    """Return a picture on a page of its own size, its label in a line below, or on its back."""
    if scene.back is not None:
        return replace(scene, back=on_own_page(scene.back, label))
    size = max(_LETTERS_MM, 0.008 * max(scene.width, scene.height))
    shown = wrap(label, size, scene.width - 6 * size)[0]  # names may be long
    at = (scene.width - 3 * size, scene.height)
    foot = Text(at, shown, size, ink_on(scene.background), "end")
    layers = (*scene.layers, Layer("sheet", (foot,)))
    return replace(scene, height=scene.height + 2 * size, layers=layers)


def percent(scale: float) -> str:
    """Write a scale in percent of the board's true size: ``49.3 %``."""
    return say("{n} %", n=decimal(100 * scale, 1, trim=True))


def fitted_box(scene: Scene, width: float, height: float) -> Box:
    """Return where on a sheet with that much room, in mm, a picture lies as large as it fits.

    A line at the foot is left free, see :func:`fitted_foot`.
    """
    height -= 2 * _LETTERS_MM
    scale = min(width / scene.width, height / scene.height)
    across, down = scene.width * scale, scene.height * scale
    return ((width - across) / 2, (height - down) / 2, across, down)


def fitted_foot(label: str, scale: float, width: float, height: float) -> Text:
    """Return the line below a picture that fits one sheet, in mm of the room on it.

    ``scale`` is how many mm of paper show one mm of the board.
    """
    words = f"{percent(scale)} · {label}"
    at = (0.0, height - 0.5 * _LETTERS_MM)
    return Text(at, shortened(words, _LETTERS_MM, width), _LETTERS_MM, _INK, "start")


def sheet_marks(
    sheets: Sheets, scene: Scene, column: int, row: int, label: str, width: float
) -> tuple[Shape, ...]:
    """Return what is drawn on a sheet beside its part of a picture, in mm of the room on it.

    They are marks to cut along at the corners of the part, dashes where the next sheet is laid on,
    a line of 50 mm to check the size with, and what sheet it is.

    Parameters
    ----------
    scene : Scene
        The whole picture.
    column, row : int
        From 0.
    label : str
        Written beside the sheet's name.
    width : float
        Of the room.
    """
    _, _, across, down = (side * sheets.scale for side in sheets.shown(scene, column, row))
    left, top = MARKS_MM[:2]
    right, bottom = left + across, top + down
    marks: list[Shape] = [
        Polyline(ends, CUT)
        for x, out in ((left, -1), (right, 1))
        for y, off in ((top, -1), (bottom, 1))
        for ends in (
            ((x + 0.3 * out, y), (x + 4.5 * out, y)),
            ((x, y + 0.3 * off), (x, y + 4.5 * off)),
        )
    ]
    dashes = Stroke(_FAINT, 0.2, (1.2, 0.8), cap="butt")
    overlap = sheets.overlap * sheets.scale
    if column + 1 < sheets.columns:
        marks.append(Polyline(((right - overlap, top), (right - overlap, bottom)), dashes))
    if row + 1 < sheets.rows:
        marks.append(Polyline(((left, bottom - overlap), (right, bottom - overlap)), dashes))
    marks += rule_of_50_mm((left + 6.0, bottom + 2.4))
    words = say(
        "{sheet} of {columns} × {rows} · {label}",
        sheet=sheets.name(column, row),
        columns=sheets.columns,
        rows=sheets.rows,
        label=label,
    )
    at = (left + 6.0, bottom + 7.4)
    marks.append(
        Text(at, shortened(words, _LETTERS_MM, width - left - 6.0), _LETTERS_MM, _INK, "start")
    )
    return (Group("sheet marks", tuple(marks)),)


def rule_of_50_mm(at: Point) -> tuple[Shape, ...]:
    """Return a line from a point to the right, 50 mm long, to check a print's size with."""
    (left, y), rule = at, Stroke(_INK, 0.25, cap="butt")
    ends = (left, left + _RULE_MM)
    return (
        Polyline(((left, y), (ends[1], y)), rule),
        *(Polyline(((x, y - 1), (x, y + 1)), rule) for x in ends),
        Text((ends[1] + 1.5, y + 0.9), "50 mm", _LETTERS_MM, _INK, "start"),
    )


def _with_title_on_one_sheet(scene: Scene, sheets: Sheets) -> Scene:
    """Return a picture whose title is small enough for the first sheet, before the overlap."""
    if sheets.columns == 1:
        return scene
    end = sheets.width - 2 * sheets.overlap

    def smaller(shape: Shape) -> Shape:
        if not isinstance(shape, Group) or shape.kind != "title":
            return shape
        lines = [line for line in shape.shapes if isinstance(line, Text)]
        shares = [
            (end - left) / (right - left)
            for left, _, right, _ in map(text_box, lines)
            if right > end > left
        ]
        share = min(shares, default=1.0)
        return replace(
            shape,
            shapes=tuple(
                replace(s, size=s.size * share) if isinstance(s, Text) else s for s in shape.shapes
            ),
        )

    layers = (Layer(w.name, tuple(map(smaller, w.shapes))) for w in scene.layers)
    return replace(scene, layers=tuple(layers))


def _both_ways(scene: Scene, paper: str) -> Iterator[tuple[float, float]]:
    """Yield width and height of a sheet, first as the picture lies."""
    long, short = PAPERS[paper]
    ways = ((long, short), (short, long))
    yield from ways if scene.width >= scene.height else ways[::-1]


def _page(
    scene: Scene,
    part: Box,
    at: tuple[float, float],
    scale: float,
    size: tuple[float, float],
    over: tuple[Shape, ...],
) -> Scene:
    """Return a white page that shows a part of a picture at a place, and shapes over it."""
    left, top, width, height = part
    move = Move(at[0] - left * scale, at[1] - top * scale, scale)
    window = rectangle(at[0], at[1], width * scale, height * scale)
    # Shapes that reach beyond the part are hidden by the paper round it.
    paper = Path((rectangle(0.0, 0.0, *size), window[::-1]), Fill(_WHITE))
    layers = [Layer("paper", (Path((window,), Fill(scene.background)),))]
    for layer in scene.layers:
        shapes = tuple(move.shape(s) for s in layer.shapes if _meets(s, part))
        layers.append(Layer(layer.name, shapes))
    layers.append(Layer("sheet", (paper, *over)))
    return replace(
        scene,
        width=size[0],
        height=size[1],
        background=_WHITE,
        layers=tuple(layers),
        placement=move.placement(scene),
        scale=scene.scale * scale,
    )


def _meets(shape: Shape, part: Box) -> bool:
    box = extent(shape)
    if box is None:
        return False
    left, top, width, height = part
    return (
        box[0] <= left + width and left <= box[2] and box[1] <= top + height and top <= box[3]
    )  # fmt: skip
