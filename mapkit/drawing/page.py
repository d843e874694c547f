"""The sheet round the board: title, verdict, legend, scale bar and where the map comes from."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from mapkit.drawing.canvas import Canvas
from mapkit.drawing.legend import Section, lay_out_legend
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
from mapkit.drawing.text import text_width, wrap
from mapkit.drawing.theme import Theme, ink_on
from mapkit.messages import decimal, say, say_n, translated
from mapkit.model import GameMap, Provenance
from mapkit.model.cells import cell_names

_SMALLEST_BOARD = 160.0
_LARGEST_BOARD = 1600.0


@dataclass(frozen=True, slots=True)
class Page:
    """A sheet laid out as far as the board: what stands above it, and where it goes.

    ``text`` is the size of plain text in mm.
    """

    width: float
    text: float
    margin: float
    board_bottom: float
    scale: float
    headline: str
    header: tuple[Shape, ...]
    sentence: str


def start_page(
    game_map: GameMap,
    theme: Theme,
    *,
    headline: str,
    sentence: str = "",
    accent: str | None = None,
    scale: float | None = None,
) -> tuple[Page, Canvas]:
    """Lay out the title and the verdict, and lay the board out below them.

    Parameters
    ----------
    headline : str
        The large line; the map's name stands above it where it says something else.
    sentence : str
        Wrapped below the headline, beside a bar of colour ``accent``. Each of its lines is a
        paragraph; the first of several is bold.
    scale : float or None
        Page mm for one mm of the board, see :func:`mapkit.drawing.board.board_scene`.
    """
    measures = measure_board(game_map)
    low_x, low_y, high_x, high_y = measures.frame
    width, height = high_x - low_x, high_y - low_y
    scale = scale or _round_scale(max(width, height))
    width, height, module = width * scale, height * scale, measures.module * scale
    text = max(0.0145 * math.sqrt(width * height), 0.0085 * max(width, height), 1e-6)
    rim = module * 0.6 if _has_entries(game_map) else 0.0  # they stand outside the board
    rim = max(rim, text * 2.6)  # the ruler needs less
    if cell_names(game_map):  # named in the rim, as large as cells are
        rim = max(rim, module * 0.34)
    content = max(width + 2 * rim, 52 * text)
    margin = 2.2 * text
    x = margin
    shapes: list[Shape] = []
    y = margin + text
    facts = _facts(game_map, named=headline != game_map.title)
    for line in wrap(facts, text * 0.92, content):
        shapes.append(Text((x, y), line, text * 0.92, theme.page_faint, "start"))
        y += text * 1.3
    size = text * 2.7
    y += text * 1.5
    for line in wrap(headline, size, content, bold=True) or [""]:
        shapes.append(Text((x, y), line, size, theme.page_ink, "start", bold=True))
        y += size * 1.1
    y -= size * 1.1 - size * 0.3
    if sentence:
        y += text * 0.6
        start = y
        size, paragraphs = text * 1.25, sentence.splitlines()
        for k, paragraph in enumerate(paragraphs):
            bold = k == 0 and len(paragraphs) > 1
            y += text * 0.3 if k else 0.0
            for line in wrap(paragraph, size, content - text * 1.6, bold=bold):
                y += size
                at = (x + text * 1.3, y)
                shapes.append(Text(at, line, size, theme.page_ink, "start", bold=bold))
                y += text * 0.5
        bar = rectangle(x, start, text * 0.45, y - start)
        shapes.append(Path((bar,), Fill(accent or theme.page_faint)))
    board_top = y + rim
    page = Page(
        width=content + 2 * margin,
        text=text,
        margin=margin,
        board_bottom=board_top + height + rim,
        scale=scale,
        headline=headline,
        header=(Group("title", tuple(shapes)),),
        sentence=sentence,
    )
    left, top = margin + (content - width) / 2 - low_x * scale, board_top - low_y * scale
    return page, Canvas(board_shapes(game_map, left=left, top=top, scale=scale), theme)


def _has_entries(game_map: GameMap) -> bool:
    known = game_map.ruleset.markers
    return any(m.type in known and known[m.type].outside for m in game_map.markers)


def _round_scale(longest: float) -> float:
    """Return 1, or the round factor that brings a tiny or a huge board to a fair size."""
    if not longest > 0:
        return 1.0
    if _SMALLEST_BOARD <= longest <= _LARGEST_BOARD:
        return 1.0
    wanted = (_SMALLEST_BOARD if longest < _SMALLEST_BOARD else _LARGEST_BOARD) / longest
    decade = 10.0 ** math.floor(math.log10(wanted))
    steps = [decade * k for k in (1.0, 2.0, 5.0, 10.0)]
    if longest < _SMALLEST_BOARD:
        return next(s for s in steps if s >= wanted * (1 - 1e-9))
    return next(s for s in reversed(steps) if s <= wanted * (1 + 1e-9))


def _facts(game_map: GameMap, *, named: bool) -> str:
    low_x, low_y, high_x, high_y = measure_board(game_map).frame
    words = [
        game_map.ruleset.name,
        *([game_map.title] if named else []),
        say_n("{n} field(s)", len(game_map.fields)),
        say(
            "{width} × {height} mm",
            width=decimal(high_x - low_x, 1, trim=True),
            height=decimal(high_y - low_y, 1, trim=True),
        ),
    ]
    return "  ·  ".join(w for w in words if w)


def _kind_of(provenance: Provenance) -> str:
    kinds = {
        "reconstruction": say("Reconstruction"),
        "traced": say("Traced"),
        "designed": say("Own design"),
        "example": say("Example"),
    }
    return kinds.get(provenance.kind, provenance.kind)


def provenance_line(provenance: Provenance) -> str:
    """Say where a map comes from, in one line: ``"Reconstruction: made from the rules ..."``."""
    kind = _kind_of(provenance)
    note = translated(provenance.note.strip())
    source = translated(provenance.source.strip())
    if not note and provenance.kind == "reconstruction":
        note = say("Made from the rules; no claim about the printed board.")
    line = f"{kind}: {note}" if note else kind
    if source:
        line += f"{' ' if line.endswith('.') else '. ' if note else ': '}" + (
            say("Source: {source}", source=source) if note else source
        )
    return line if line.endswith((".", "!", "?")) or not (note or source) else f"{line}."


def finish_page(page: Page, canvas: Canvas, sections: Sequence[Section]) -> Scene:
    """Add legend, scale bar and provenance below the board and close the picture."""
    theme, game_map = canvas.theme, canvas.game_map
    canvas.add("legend", *page.header)
    x, content, text = page.margin, page.width - 2 * page.margin, page.text
    y = page.board_bottom + text * 0.6
    if sections:
        entries, y = lay_out_legend(sections, theme, (x, y), content, text)
        canvas.add("legend", *entries)
        y += text * 0.6
    rule = Stroke(theme.page_rule, text * 0.08)
    canvas.add("legend", Polyline(((x, y), (x + content, y)), rule))
    y += text * 1.5
    bar, bar_width = _scale_bar(page, theme, (x, y), content * 0.32)
    canvas.add("legend", bar)
    canvas.add("legend", *_provenance(game_map, theme, (x + bar_width + text * 3, y), page))
    lines = _provenance_lines(game_map, page, bar_width)
    height = y + max(len(lines), 2) * text * 1.4 + page.margin * 0.6
    return Scene(
        width=page.width,
        height=height,
        background=theme.page,
        layers=canvas.layers(),
        title=page.headline
        if page.headline == game_map.title
        else f"{game_map.title}: {page.headline}",
        description=" ".join(
            part
            for part in (*page.sentence.splitlines(), provenance_line(game_map.provenance))
            if part
        ),
        placement=canvas.shapes.placement,
        scale=page.scale,
    )


def _provenance_lines(game_map: GameMap, page: Page, bar_width: float) -> list[str]:
    room = page.width - 2 * page.margin - bar_width - page.text * 3
    if game_map.provenance.kind == "reconstruction":
        room -= page.text * 2
    lines = wrap(provenance_line(game_map.provenance), page.text, room)
    credit = "  ·  ".join(w for w in (game_map.author, game_map.licence) if w.strip())
    return [*lines, *wrap(credit, page.text, room)]


def _provenance(game_map: GameMap, theme: Theme, at: Point, page: Page) -> list[Shape]:
    text = page.text
    x, y = at
    bar_width = x - page.margin - text * 3
    lines = _provenance_lines(game_map, page, bar_width)
    loud = game_map.provenance.kind == "reconstruction"
    count = len(wrap(provenance_line(game_map.provenance), text, _room(page, bar_width, loud)))
    shapes: list[Shape] = []
    if loud:
        # A sign that nobody overlooks: the picture claims nothing about a printed board.
        mark = rectangle(x, y - text * 0.95, text * 1.3, text * 1.3)
        shapes.append(Path((mark,), Fill(theme.notice)))
        sign = Text(
            (x + text * 0.65, y + text * 0.1), "!", text * 1.15, ink_on(theme.notice), bold=True
        )
        shapes.append(sign)
        x += text * 2
    for k, line in enumerate(lines):
        colour = theme.notice if loud and k < count else theme.page_faint
        shapes.append(Text((x, y + k * text * 1.4), line, text, colour, "start"))
    return [Group("provenance", tuple(shapes))]


def _room(page: Page, bar_width: float, loud: bool) -> float:
    return page.width - 2 * page.margin - bar_width - page.text * (5 if loud else 3)


def _scale_bar(page: Page, theme: Theme, at: Point, most: float) -> tuple[Group, float]:
    """Draw a bar of a round length of the board, in four parts, and return its width."""
    text, (x, y) = page.text, at
    longest = min(most, text * 16) / page.scale
    decade = 10.0 ** math.floor(math.log10(longest))
    length = next(decade * k for k in (5.0, 2.0, 1.0) if decade * k <= longest * (1 + 1e-9))
    part = length * page.scale / 4
    shapes: list[Shape] = [
        Path(
            (rectangle(x + k * part, y - text * 0.55, part, text * 0.4),),
            Fill(theme.page_ink if k % 2 == 0 else theme.page_rule),
        )
        for k in range(4)
    ]
    label = say("{length} mm on the board", length=decimal(length, 1, trim=True))
    if page.scale != 1:
        label += ", " + say("drawn {scale} : 1", scale=f"{page.scale:g}")
    shapes.append(Text((x, y + text * 1.0), label, text * 0.92, theme.page_faint, "start"))
    width = max(4 * part, text_width(label, text * 0.92))
    return Group("scale bar", tuple(shapes)), width
