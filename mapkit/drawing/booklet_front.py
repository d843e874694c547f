"""The first page of a sight booklet: how to read it, and where each field is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from mapkit.drawing.board import draw_board, draw_portals
from mapkit.drawing.canvas import Canvas
from mapkit.drawing.entry_arrows import draw_entries
from mapkit.drawing.labelling import draw_labels
from mapkit.drawing.page import provenance_line
from mapkit.drawing.print_sheet import PrintSheet
from mapkit.drawing.scene import Fill, Group, Path, Shape, Stroke, Text
from mapkit.drawing.shapes import board_shapes, measure_board
from mapkit.drawing.small_board import LEAST_MM, POINT_MM
from mapkit.drawing.symbols import box_round, centred_text
from mapkit.drawing.text import shortened, text_width, wrap
from mapkit.drawing.theme import PAPER
from mapkit.drawing.thumbnails import FieldView, Thumbnails
from mapkit.messages import decimal, say, say_n, translated
from mapkit.model import GameMap

_MOST_LINES = 6
"""Of where the map comes from, and of what is missing in it."""

_TINY = 0.02
"""The least em of long ids on the board, in modules."""


def front_shapes(
    sheet: PrintSheet, thumbnails: Thumbnails, views: Sequence[FieldView], missing: str
) -> list[list[Shape]]:
    """Return the shapes of the front page, and of a second one where there is no room for a board.

    ``views`` are what all fields see; one of them is the example. ``missing`` is what is left out
    because of errors in the map; "" for nothing.
    """
    game_map = sheet.game_map
    size = 8.5 * POINT_MM if sheet.content > 150 else 7 * POINT_MM
    writer = _Writer(sheet.left, sheet.top, sheet.content, size)
    writer.line(game_map.title, 2.2, bold=True)
    writer.paragraph(_facts(game_map))
    loud = game_map.provenance.kind == "reconstruction"
    writer.paragraph(provenance_line(game_map.provenance), most=_MOST_LINES, loud=loud)
    if missing:
        writer.paragraph(missing, most=_MOST_LINES, loud=True)
    writer.space(0.8)
    top = writer.y
    example = _example(views)
    wide = sheet.content * 0.4
    scale = min(wide / thumbnails.board.width, sheet.content * 0.4 / thumbnails.board.height)
    beside = _Writer(sheet.left + wide + 5.0, top, sheet.content - wide - 5.0, size)
    writer.shapes.append(thumbnails.draw(example, sheet.left, top, scale))
    writer.y = top + thumbnails.board.height * scale + size * 0.4
    writer.width = wide
    writer.paragraph(say("An example: field {field}", field=example.field))
    for sentence in _how_to_read(thumbnails, views):
        beside.paragraph(sentence)
        beside.space(0.25)
    beside.boxes(thumbnails)
    y = max(writer.y, beside.y) + size
    pages = [[*writer.shapes, *beside.shapes]]
    frame = measure_board(game_map).frame
    needed = sheet.content * (frame[3] - frame[1]) / (frame[2] - frame[0])
    if sheet.bottom - y < min(needed, (sheet.bottom - sheet.top) * 0.4) * 0.75:
        pages.append([])
        y = sheet.top
    pages[-1].append(_board(sheet, y))
    return pages


class _Writer:
    """Writes lines below each other."""

    def __init__(self, left: float, top: float, width: float, size: float) -> None:
        self.left, self.y, self.width, self.size = left, top, width, size
        self.shapes: list[Shape] = []

    def line(self, words: str, times: float, *, bold: bool = False) -> None:
        size = self.size * times
        self.y += size * 1.25
        shown = shortened(words, size, self.width, bold=bold)
        at = (self.left, self.y - size * 0.3)
        self.shapes.append(Text(at, shown, size, PAPER.page_ink, "start", bold=bold))

    def paragraph(self, words: str, *, most: int = 99, loud: bool = False) -> None:
        lines = wrap(words, self.size, self.width)
        if len(lines) > most:
            rest = " ".join(lines[most - 1 :])
            lines = [*lines[: most - 1], shortened(rest, self.size, self.width)]
        colour = PAPER.notice if loud else PAPER.page_ink
        for line in lines:
            self.y += self.size * 1.35
            self.shapes.append(
                Text((self.left, self.y - self.size * 0.35), line, self.size, colour, "start")
            )

    def space(self, times: float) -> None:
        self.y += self.size * times

    def boxes(self, thumbnails: Thumbnails) -> None:
        """Draw a box for each distance, as far as there is room."""
        side = self.size * 2.0
        self.y += self.size * 0.6
        most = min(int(self.width / side), thumbnails.farthest)
        for distance in range(1, most + 1):
            colour = thumbnails.colour(distance)
            centre = (self.left + (distance - 0.5) * side, self.y + side / 2)
            stroke = Stroke(PAPER.page_rule, 0.1)
            box = Path((box_round(centre, side, side),), Fill(colour), stroke)
            text = centred_text(centre, str(distance), self.size, PAPER.page_ink, bold=True)
            self.shapes += [box, text]
        self.y += side


def _facts(game_map: GameMap) -> str:
    facts = [game_map.ruleset.name, say_n("{n} field(s)", len(game_map.fields))]
    for choice in game_map.ruleset.choices.values():
        chosen = game_map.choices.get(choice.id, choice.default)
        words = translated(chosen).replace("_", " ")
        facts.append(f"{translated(choice.label)}: {words}")
    return "  ·  ".join(facts)


def _example(views: Sequence[FieldView]) -> FieldView:
    """Return a field that sees a fair number of others, with something disputed if there is."""
    by_sight = sorted(views, key=lambda view: len(view.distances))
    middle = len(by_sight) // 2
    near = by_sight[middle - len(by_sight) // 4 : middle + len(by_sight) // 4 + 1]
    return next((view for view in near if view.disputed), by_sight[middle])


def _how_to_read(thumbnails: Thumbnails, views: Iterable[FieldView]) -> list[str]:
    shown = list(views)
    said = [
        say("Each picture is the whole board as one field sees it. That field is black."),
        say(
            "A coloured field with a number is seen; the number is the shot distance. Near fields "
            "are light, far ones dark. White fields are not seen."
        ),
        say("A target on the same field is at distance 1."),
    ]
    if thumbnails.board.covered:
        said.append(say("What stands in brackets is the field below, dashed where it is covered."))
    if any(view.disputed for view in shown):
        said.append(
            say(
                "A question mark: the drawing cannot settle this answer. The last pages say what "
                "it turns on."
            )
        )
    if any(view.unknown for view in shown):
        said.append(say("A dash: not known, because of an error in the map."))
    said += [
        say("Below each picture all fields that are seen are listed, with their distances."),
        say("The first and the last field of a page stand at its top; the index has the rest."),
        say(
            "Printed at its full size no distance and no list is smaller than {n} points.",
            n=decimal(LEAST_MM / POINT_MM, 1, trim=True),
        ),
    ]
    return said


def _board(sheet: PrintSheet, top: float) -> Group:
    """Draw the board with the numbers of its fields, as large as there is room."""
    whole = sheet.game_map
    types = whole.ruleset.markers
    few = (m for m in whole.markers if m.type in types and types[m.type].count is not None)
    game_map = replace(whole, markers=tuple(few))
    measures = measure_board(game_map)
    low_x, low_y, high_x, high_y = measures.frame
    outside = any(types[m.type].outside for m in game_map.markers)
    rim = 0.6 * measures.module if outside else 0.0
    wide, high = high_x - low_x + 2 * rim, high_y - low_y + 2 * rim
    scale = min(sheet.content / wide, (sheet.bottom - top) / high)
    left = sheet.left + (sheet.content - wide * scale) / 2
    module = measures.module * scale
    longest = max(text_width(i, LEAST_MM, bold=True) for i in game_map.fields)
    # Ids that have no room at all are small: the index has them.
    least = max(PAPER.label_least, LEAST_MM / module) if longest < module else _TINY
    theme = replace(PAPER, label_least=least, label=max(PAPER.label, least))
    shapes = board_shapes(
        game_map, left=left + (rim - low_x) * scale, top=top + (rim - low_y) * scale, scale=scale
    )
    canvas = Canvas(shapes, theme)
    draw_board(canvas, ruled=False)
    draw_portals(canvas)
    draw_entries(canvas)
    draw_labels(canvas, thorough=True)
    drawn = tuple(shape for layer in canvas.layers() for shape in layer.shapes)
    return Group("board", drawn)
