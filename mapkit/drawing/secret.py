"""The small map that the sniper keeps to himself, as a page to print and to write on.

Light colours that save ink, large field numbers, what matters to the sniper (objectives and
entries) and nothing that stands on the main board anyway, and boxes for the field where each
round ended.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from mapkit.drawing.board import draw_board, draw_portals
from mapkit.drawing.canvas import Canvas
from mapkit.drawing.entry_arrows import draw_entries
from mapkit.drawing.labelling import draw_labels
from mapkit.drawing.legend import Entry, board_legend
from mapkit.drawing.page import provenance_line
from mapkit.drawing.print_sheet import PAPERS
from mapkit.drawing.scene import Fill, Group, Path, Point, Scene, Shape, Stroke, Text
from mapkit.drawing.shapes import board_shapes, measure_board
from mapkit.drawing.text import text_width, wrap
from mapkit.drawing.theme import PAPER, Theme, ink_on
from mapkit.messages import say
from mapkit.model import GameMap, Marker

USUAL_PAPER = "a5"
"""What the map is printed on, if nobody says otherwise."""

_MARGIN = 8.0  # most printers cannot reach the rim
_READABLE_MM = 6.5 / 72 * 25.4
"""Of ids, where their fields have room for it: 6.5 points."""
_OBJECTIVES = 2
_ROUNDS_EACH = 10
_OBJECTIVE = "objective"


@dataclass(frozen=True, slots=True)
class _Sheet:
    """The page: its size and that of plain text in mm, its colours, what tells it from others."""

    width: float
    height: float
    text: float
    theme: Theme
    label: str

    @property
    def content(self) -> float:
        """Width between the margins."""
        return self.width - 2 * _MARGIN


def secret_scene(
    game_map: GameMap,
    *,
    paper: str = USUAL_PAPER,
    labels: bool = True,
    markers: bool = True,
    legend: bool = True,
    theme: Theme = PAPER,
    label: str = "",
) -> Scene:
    """Draw the sniper's map on a sheet of paper, as large as fits.

    The page has the size of the paper.

    Parameters
    ----------
    paper : str
        A key of :data:`~mapkit.drawing.print_sheet.PAPERS`; the sheet lies as the board
        does, wide or high.
    labels, markers, legend : bool
        Whether to write field ids, to draw objectives and entries, to explain the symbols.
    label : str
        Written at the foot: :func:`~mapkit.drawing.sheets.sheet_label` of the map.
    """
    shown = replace(game_map, markers=tuple(m for m in game_map.markers if _matters(game_map, m)))
    frame = measure_board(shown).frame
    wide = frame[2] - frame[0] >= frame[3] - frame[1]
    long, short = PAPERS[paper]
    width, height = (long, short) if wide else (short, long)
    sheet = _Sheet(width, height, _text_size(short), theme, label)
    entries = _legend(shown, theme) if legend else []
    heading, top = _heading(shown, sheet)
    arrows = markers and any(m.type != _OBJECTIVE for m in shown.markers)
    rim = 0.6 * measure_board(shown).module if arrows else 0.0
    # The rounds stand where they leave the board more room: beside it or below.
    (left, board_top, scale), around = max(
        (
            (_fit(frame, box, rim), groups)
            for box, groups in (
                _surround(shown, sheet, entries, top, beside=beside) for beside in (False, True)
            )
        ),
        key=lambda fitted: fitted[0][2],
    )

    canvas = Canvas(board_shapes(shown, left=left, top=board_top, scale=scale), theme)
    draw_board(canvas, ruled=False)
    draw_portals(canvas)
    if markers:
        draw_entries(canvas)
    draw_labels(canvas, labels=labels, markers=markers, thorough=True, readable_mm=_READABLE_MM)
    canvas.add("legend", *heading, *around)
    return Scene(
        width=sheet.width,
        height=sheet.height,
        background=theme.page,
        layers=canvas.layers(),
        title=f"{game_map.title}: {_title().lower()}",
        description=provenance_line(game_map.provenance),
        placement=canvas.shapes.placement,
        scale=scale,
    )


def _text_size(short: float) -> float:
    """Return the size of plain text, mm: 2.2 on A5, 2.9 on A4, in proportion on other paper."""
    a5, a4 = PAPERS["a5"][1], PAPERS["a4"][1]
    return round(2.2 + 0.7 * (short - a5) / (a4 - a5), 3)


def _title() -> str:
    return say("The sniper's secret map")


def _round_headings() -> tuple[str, str]:
    return say("First objective"), say("Second objective")


def _matters(game_map: GameMap, marker: Marker) -> bool:
    """Return whether the sniper plans with a marker: objectives, and entries off the board."""
    known = game_map.ruleset.markers.get(marker.type)
    return marker.type == _OBJECTIVE or bool(known and known.outside)


def _fit(
    frame: tuple[float, float, float, float], box: tuple[float, float, float, float], rim: float
) -> tuple[float, float, float]:
    """Return left, top and scale that bring a board with a rim into the middle of a box."""
    width, height = frame[2] - frame[0] + 2 * rim, frame[3] - frame[1] + 2 * rim
    scale = min((box[2] - box[0]) / width, (box[3] - box[1]) / height)
    return (
        (box[0] + box[2] - width * scale) / 2 + (rim - frame[0]) * scale,
        (box[1] + box[3] - height * scale) / 2 + (rim - frame[1]) * scale,
        scale,
    )


def _legend(game_map: GameMap, theme: Theme) -> list[Entry]:
    """Return what the board's own legend explains, as far as it is shown here."""
    canvas = Canvas(board_shapes(game_map), theme)
    return [e for section in board_legend(canvas) for e in section.entries]


def _in_rows(entries: Sequence[Entry], sheet: _Sheet, top: float) -> tuple[list[Group], float]:
    """Set the legend in rows like words, which leaves the board more room than columns do."""
    text = sheet.text * 0.9
    sign, line = text * 2.0, text * 1.8
    widths = [sign + text * 1.7 + text_width(e.label, text) for e in entries]
    most = len(_rows(widths, sheet.content))
    # Rows of about one length: the narrowest that need no further row.
    limit = next(
        wide
        for wide in (sheet.content * k / 100 for k in range(1, 101))
        if len(_rows(widths, wide)) <= most
    )
    groups: list[Group] = []
    middle = top + line / 2
    for row in _rows(widths, limit):
        x = _MARGIN
        for k in row:
            shapes = entries[k].draw((x + sign / 2, middle), sign, text * 1.2)
            label = Text(
                (x + sign + text * 0.6, middle + text * 0.36), entries[k].label, text,
                sheet.theme.page_ink, "start",
            )  # fmt: skip
            groups.append(Group("legend", (*shapes, label), None, entries[k].label))
            x += widths[k]
        middle += line
    return groups, middle - line / 2


def _rows(widths: Sequence[float], limit: float) -> list[list[int]]:
    """Share things out to rows no longer than a limit, in order; a row holds one at least."""
    rows: list[list[int]] = [[]]
    x = 0.0
    for k, wide in enumerate(widths):
        if rows[-1] and x + wide > limit:
            rows.append([])
            x = 0.0
        rows[-1].append(k)
        x += wide
    return rows


def _heading(game_map: GameMap, sheet: _Sheet) -> tuple[list[Group], float]:
    """Return the title's line, and where it ends."""
    size, y = sheet.text * 1.9, _MARGIN + sheet.text * 1.6
    theme = sheet.theme
    title = Text((_MARGIN, y), game_map.title, size, theme.page_ink, "start", bold=True)
    after = _MARGIN + text_width(game_map.title, size, bold=True) + sheet.text * 1.2
    said = _title()
    what = Text((after, y), said, sheet.text * 1.25, theme.page_faint, "start")
    rules = Text(
        (sheet.width - _MARGIN, y), game_map.ruleset.name, sheet.text, theme.page_faint, "end"
    )
    shapes: list[Shape] = [title, what]
    room = sheet.content - (after - _MARGIN) - text_width(said, sheet.text * 1.25)
    if room > text_width(game_map.ruleset.name, sheet.text) + sheet.text:
        shapes.append(rules)
    return [Group("title", tuple(shapes))], y + sheet.text


def _surround(
    game_map: GameMap, sheet: _Sheet, entries: Sequence[Entry], top: float, *, beside: bool
) -> tuple[tuple[float, float, float, float], list[Group]]:
    """Return the box left for the board, and the rounds, the legend and the notice round it."""
    rounds = _OBJECTIVE in game_map.ruleset.markers
    below = rounds and not beside
    foot_top = sheet.height - _MARGIN - _foot(game_map, sheet, entries, 0.0, rounds=below)[1]
    groups = _foot(game_map, sheet, entries, foot_top, rounds=below)[0]
    right, bottom = sheet.width - _MARGIN, foot_top - sheet.text
    if rounds and beside:
        column, right = _rounds_beside(sheet, top, bottom)
        groups.append(column)
    return (_MARGIN, top, right, bottom), groups


def _foot(
    game_map: GameMap, sheet: _Sheet, entries: Sequence[Entry], top: float, *, rounds: bool
) -> tuple[list[Group], float]:
    """Return legend, rounds and provenance from ``top`` on, and how high they are."""
    groups: list[Group] = []
    y = top
    if entries:
        groups, y = _in_rows(entries, sheet, y)
        y += sheet.text * 0.8
    if rounds:
        track, y = _rounds_below(sheet, y)
        groups.append(track)
        y += sheet.text
    notice, y = _notice(game_map, sheet, y)
    groups.append(notice)
    return groups, y - top


def _rounds_below(sheet: _Sheet, top: float) -> tuple[Group, float]:
    """Draw a row of boxes for each objective; return where they end."""
    text, gap = sheet.text, sheet.text * 2
    wide = (sheet.content - gap * (_OBJECTIVES - 1)) / (_ROUNDS_EACH * _OBJECTIVES)
    high = min(wide, text * 3.4)
    shapes: list[Shape] = []
    for part, heading in enumerate(_round_headings()):
        at = (_MARGIN + part * (wide * _ROUNDS_EACH + gap), top)
        shapes += _track(sheet, [heading], at, (wide, high), (wide, 0.0))
    return Group("rounds", tuple(shapes)), top + text * 1.3 + high


def _rounds_beside(sheet: _Sheet, top: float, bottom: float) -> tuple[Group, float]:
    """Draw a column of boxes for each objective at the right; return where the board ends."""
    text = sheet.text
    wide, gap, heading_lines = text * 5, text * 0.8, 2
    high = min(wide, (bottom - top - text * 1.3 * heading_lines) / _ROUNDS_EACH)
    left = sheet.width - _MARGIN - wide * _OBJECTIVES - gap * (_OBJECTIVES - 1)
    shapes: list[Shape] = []
    for part, heading in enumerate(_round_headings()):
        at = (left + part * (wide + gap), top)
        shapes += _track(sheet, heading.split(" "), at, (wide, high), (0.0, high))
    return Group("rounds", tuple(shapes)), left - text


def _track(
    sheet: _Sheet, heading: Sequence[str], at: Point, size: tuple[float, float], step: Point
) -> list[Shape]:
    """Draw a box for each round, in which the sniper writes the field where it ended.

    Their numbers count down, as those of the time track do (pages 4 and 5).
    """
    text, theme = sheet.text, sheet.theme
    (x, y), (wide, high) = at, size
    shapes: list[Shape] = []
    for line in heading:
        shapes.append(
            Text((x, y + text * 0.8), line, text * 0.85, theme.page_faint, "start", bold=True)
        )
        y += text * 1.3
    for k in range(_ROUNDS_EACH):
        box = ((x, y), (x + wide, y), (x + wide, y + high), (x, y + high))
        shapes.append(Path((box,), None, Stroke(theme.page_rule, text * 0.09, join="miter")))
        number = Text(
            (x + text * 0.25, y + text * 0.8),
            str(_ROUNDS_EACH - k),
            text * 0.7,
            theme.page_faint,
            "start",
        )
        shapes.append(number)
        x, y = x + step[0], y + step[1]
    return shapes


def _notice(game_map: GameMap, sheet: _Sheet, top: float) -> tuple[Group, float]:
    """Write where the map comes from, loud for a reconstruction, and which map it is."""
    text, theme = sheet.text * 0.85, sheet.theme
    loud = game_map.provenance.kind == "reconstruction"
    y = top + text
    shapes: list[Shape] = []
    x = _MARGIN
    if loud:
        side = text * 1.3
        square = ((x, y - text), (x + side, y - text), (x + side, y + side - text),
                  (x, y + side - text))  # fmt: skip
        shapes.append(Path((square,), Fill(theme.notice)))
        shapes.append(
            Text((x + side / 2, y + text * 0.05), "!", text * 1.1, ink_on(theme.notice), bold=True)
        )
        x += side + text * 0.6
    colour = theme.notice if loud else theme.page_faint
    right = sheet.width - _MARGIN
    lines = wrap(provenance_line(game_map.provenance), text, right - x)
    for line in lines:
        shapes.append(Text((x, y), line, text, colour, "start"))
        y += text * 1.35
    if sheet.label:
        label = wrap(sheet.label, text, right - x)[0]  # the digits come first, the name may be long
        if not lines or right - x < text_width(f"{lines[-1]}  {label}", text):
            y += text * 1.35
        shapes.append(Text((right, y - text * 1.35), label, text, theme.page_faint, "end"))
    return Group("provenance", tuple(shapes)), y - text * 1.05
