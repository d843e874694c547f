"""A board whose fields are coloured by a number each, with the scale of the colours."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from mapkit.drawing.board import draw_board, draw_portals
from mapkit.drawing.canvas import Canvas
from mapkit.drawing.colour_scales import ColourScale, sequential
from mapkit.drawing.emphasis import tint
from mapkit.drawing.entry_arrows import draw_entries
from mapkit.drawing.label_placement import Item
from mapkit.drawing.labelling import draw_labels, note_item
from mapkit.drawing.page import finish_page, provenance_line, start_page
from mapkit.drawing.scene import (
    Fill,
    Group,
    Path,
    Point,
    Polyline,
    Scene,
    Shape,
    Stroke,
    Text,
    rectangle,
)
from mapkit.drawing.shapes import board_shapes, measure_board
from mapkit.drawing.symbols import box_round, numbered_disc
from mapkit.drawing.text import shortened, text_width
from mapkit.drawing.theme import LIGHT_INK, NIGHT, PAPER, Theme, stripes
from mapkit.messages import decimal, say, translated
from mapkit.model import GameMap

_NOTE = 0.27
"""The em of the numbers, in modules."""

_RIM = 0.6
"""Room round the board for arrows that stand outside it, in modules."""

_STRIPS = 64


@dataclass(frozen=True, slots=True)
class Heat:
    """A number for each field."""

    heading: str
    """What the numbers are; stands over the scale."""
    values: Mapping[str, float]
    """By field. A field that is missing has no number, and is hatched."""
    places: int = 0
    """How many decimals are written."""
    missing: str = ""
    """What it means that a field has no number."""
    signed: bool = False
    """Write a plus before what is above 0."""
    root: bool = False
    """Colour them by their square root: a few are much larger than the others."""

    @property
    def scale(self) -> ColourScale:
        """Colours from the least to the greatest of the numbers."""
        return sequential(self.values.values(), root=self.root)

    def words(self, value: float) -> str:
        """Write a number as the reader's language does."""
        text = translated(decimal(abs(value), self.places))
        return f"\u2212{text}" if value < 0 else f"+{text}" if self.signed and value else text

    def explained(self, fields: Iterable[str]) -> Heat:
        """Return it without the words for missing numbers where no field lacks one."""
        return self if any(i not in self.values for i in fields) else replace(self, missing="")


@dataclass(frozen=True, slots=True)
class Mark:
    """A number in a disc, on fields of a board, or at a place in map units."""

    number: int
    fields: tuple[str, ...] = ()
    at: tuple[int, int] | None = None


def draw_heat(canvas: Canvas, heat: Heat, scale: ColourScale) -> dict[str, str]:
    """Paint every field by its number, and hatch those that have none.

    Returns the colours that labels now stand on, by field.
    """
    fields = canvas.shapes.polygons
    paint = {i: scale.colour(heat.values[i]) for i in fields if i in heat.values}
    fills = {i: Fill(colour) for i, colour in paint.items()}
    empty = _hatched(canvas.theme, canvas.module * 0.2)
    for i in fields:
        if i not in paint:
            fills[i], paint[i] = empty, canvas.theme.void
    tint(canvas, fills, lambda i: _title(heat, i))
    return paint


def heat_scene(game_map: GameMap, heat: Heat, theme: Theme = NIGHT, *, headline: str) -> Scene:
    """Draw a number for each field on a page with title, scale and provenance."""
    plain, quiet = without_card_marks(game_map), _quiet(theme)
    page, canvas = start_page(plain, quiet, headline=headline, sentence="", accent=theme.near)
    chosen, heat = heat.scale, heat.explained(canvas.shapes.polygons)
    _draw_all(canvas, heat, chosen, ruled=True)
    at = (page.margin, page.board_bottom + page.text * 0.6)
    bar, bottom = scale_bar(heat, chosen, theme, at, page.width - 2 * page.margin, page.text)
    canvas.add("legend", bar)
    return finish_page(replace(page, board_bottom=bottom), canvas, ())


def heat_figure(
    game_map: GameMap, heat: Heat, theme: Theme = PAPER, *, scale: ColourScale | None = None
) -> Scene:
    """Draw a number for each field: the board alone, at its true size, and the scale below it.

    ``scale`` goes from the least to the greatest of the numbers if not given.
    """
    canvas, width, height = _bare(game_map, _quiet(theme))
    chosen = scale or heat.scale
    heat = heat.explained(canvas.shapes.polygons)
    _draw_all(canvas, heat, chosen, ruled=False)
    text, left = max(0.02 * width, 1e-6), canvas.shapes.frame[0]
    at = (left, height + text * 0.6)
    bar, bottom = scale_bar(heat, chosen, theme, at, width - 2 * left, text)
    canvas.add("legend", bar)
    return _figure(canvas, width, bottom + text * 0.4, heat.heading)


def marks_figure(game_map: GameMap, marks: Sequence[Mark], *, title: str) -> Scene:
    """Draw the board alone, at its true size, with numbers on some fields and at some places."""
    theme = PAPER
    canvas, width, height = _bare(game_map, theme)
    draw_board(canvas, ruled=False)
    draw_portals(canvas)
    draw_entries(canvas)
    size = canvas.module * 0.42
    numbers: dict[str, list[int]] = {}
    for mark in marks:
        for i in mark.fields:
            if i in canvas.shapes.polygons:
                numbers.setdefault(i, []).append(mark.number)
    notes = {
        i: [_disc(words, size, i, theme) for words in _runs(found)] for i, found in numbers.items()
    }
    draw_labels(canvas, notes=notes)
    place = canvas.shapes.placement.point
    canvas.add(
        "labels",
        *(
            _disc(str(mark.number), size, None, theme).draw(place(mark.at), 1.0)
            for mark in marks
            if mark.at is not None
        ),
    )
    return _figure(canvas, width, height, title)


def scale_bar(
    heat: Heat, scale: ColourScale, theme: Theme, at: Point, width: float, text: float
) -> tuple[Group, float]:
    """Draw the colours of a scale with numbers, and what hatched fields mean if there are any.

    Returns where it ends, mm from the top.

    Parameters
    ----------
    at : (float, float)
        Its top left corner, mm.
    width : float
        Room for it, mm.
    text : float
        The em of its letters, mm.
    """
    (left, top), ink = at, theme.page_ink
    wide, high = min(width, text * 24), text * 1.1
    heading = Text((left, top + text), heat.heading, text, ink, "start", bold=True)
    shapes: list[Shape] = [heading]
    y = top + text * 1.5
    step = wide / _STRIPS
    for k in range(_STRIPS):
        colour = scale.colour(scale.value((k + 0.5) / _STRIPS))
        # Each reaches to the end, so that no gap shows between two.
        ring = rectangle(left + k * step, y, wide - k * step, high)
        shapes.append(Path((ring,), Fill(colour)))
    frame = rectangle(left, y, wide, high)
    shapes.append(Path((frame,), None, Stroke(theme.page_faint, text * 0.06, join="miter")))
    base = y + high + text * 1.25
    for tick in scale.ticks(places=heat.places):
        x = left + wide * scale.share(tick)
        line = ((x, y + high), (x, y + high + text * 0.3))
        shapes.append(Polyline(line, Stroke(ink, text * 0.08, cap="butt")))
        words = heat.words(tick)
        # The number of the first tick does not stick out to the left.
        middle = max(x, left + text_width(words, text * 0.9) / 2)
        shapes.append(Text((middle, base), words, text * 0.9, ink))
    if heat.missing:
        shapes += _missing_entry(heat.missing, theme, (left + wide, y), width - wide, text)
    return Group("scale of colours", tuple(shapes), None, heat.heading), base + text * 0.4


def _missing_entry(
    words: str, theme: Theme, at: Point, room: float, text: float
) -> tuple[Shape, ...]:
    left, y = at[0] + text * 2, at[1] + text * 0.55
    words = shortened(words, text * 0.9, room - text * 5)
    swatch = box_round((left + text, y), text * 2, text * 1.1)
    frame = Stroke(theme.page_faint, text * 0.06)
    label = Text((left + text * 2.6, y + text * 0.33), words, text * 0.9, theme.page_ink, "start")
    return (Path((swatch,), _hatched(theme, text * 0.6), frame), label)


def _draw_all(canvas: Canvas, heat: Heat, scale: ColourScale, *, ruled: bool) -> None:
    draw_board(canvas, ruled=ruled)
    for covered in ("fields", "materials"):
        canvas.take(covered)
    draw_portals(canvas)
    draw_entries(canvas)
    write_heat(canvas, heat, draw_heat(canvas, heat, scale))


def write_heat(canvas: Canvas, heat: Heat, paint: Mapping[str, str]) -> None:
    """Write numbers and ids, and draw markers, on the colours of :func:`draw_heat`."""
    size = canvas.module * _NOTE
    notes = {
        i: (note_item(heat.words(heat.values[i]), size, paint[i], i),)
        for i in canvas.shapes.polygons
        if i in heat.values
    }
    draw_labels(canvas, traits=False, notes=notes, paint=paint)


def without_card_marks(game_map: GameMap) -> GameMap:
    """Leave out the marks of the solo cards: there are many, and they stand where numbers do."""
    return replace(game_map, markers=tuple(m for m in game_map.markers if m.type != "regroup"))


def _quiet(theme: Theme) -> Theme:
    """Write ids small, so that nobody takes one for the number of its field."""
    return replace(theme, label=NIGHT.label, label_least=NIGHT.label_least, label_pale=0.3)


def _bare(game_map: GameMap, theme: Theme) -> tuple[Canvas, float, float]:
    """Lay the board out without a page; return the width and the height that it takes."""
    game_map, known = without_card_marks(game_map), game_map.ruleset.markers
    measures = measure_board(game_map)
    low_x, low_y, high_x, high_y = measures.frame
    outside = any(m.type in known and known[m.type].outside for m in game_map.markers)
    rim = measures.module * _RIM if outside else 0.0
    shapes = board_shapes(game_map, left=rim - low_x, top=rim - low_y, scale=1.0)
    return Canvas(shapes, theme), high_x - low_x + 2 * rim, high_y - low_y + 2 * rim


def _figure(canvas: Canvas, width: float, height: float, title: str) -> Scene:
    game_map = canvas.game_map
    return Scene(
        width,
        height,
        canvas.theme.page,
        canvas.layers(),
        title=f"{game_map.title}: {title}",
        description=provenance_line(game_map.provenance),
        placement=canvas.shapes.placement,
    )


def _runs(numbers: Sequence[int]) -> list[str]:
    """Write numbers that rise; three or more that follow each other as one range."""
    runs: list[list[int]] = []
    for n in numbers:
        if runs and n == runs[-1][-1] + 1:
            runs[-1].append(n)
        else:
            runs.append([n])
    return [
        words
        for run in runs
        for words in ([f"{run[0]}–{run[-1]}"] if len(run) > 2 else map(str, run))
    ]


def _disc(number: str, size: float, field_id: str | None, theme: Theme) -> Item:
    def draw(centre: Point, scale: float) -> Group:
        wide = size * scale
        colour = theme.disputed_dark
        return numbered_disc(centre, wide, number, colour, LIGHT_INK, "mark", field_id)

    return Item(size, size, draw)


def _title(heat: Heat, field_id: str) -> str:
    value = heat.values.get(field_id)
    what = say("no number") if value is None else heat.words(value)
    return say("Field {a}: {what}", a=field_id, what=what)


def _hatched(theme: Theme, spacing: float) -> Fill:
    return Fill(theme.void, 1.0, stripes(theme.page_faint, spacing, spacing * 0.16, 45.0))
