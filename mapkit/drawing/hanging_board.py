"""A board to hang up: nothing on its face that is not of the game, the rest on its back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from mapkit.drawing.canvas import Canvas
from mapkit.drawing.ground import sector_of
from mapkit.drawing.legend import Entry, Section, board_legend, lay_out_legend
from mapkit.drawing.looks import LIGHT
from mapkit.drawing.page import provenance_line
from mapkit.drawing.scene import Group, Layer, Point, Polyline, Scene, Shape, Stroke, Text
from mapkit.drawing.shapes import board_shapes
from mapkit.drawing.small_board import bare_board_scene
from mapkit.drawing.symbols import entry_arrow
from mapkit.drawing.text import wrap
from mapkit.drawing.theme import Theme
from mapkit.messages import say, translated
from mapkit.model import GameMap


def hanging_board(
    game_map: GameMap, theme: Theme, *, markers: bool = True, ids: bool = True, rim: bool = True
) -> Scene:
    """Draw a board at its true size, with name, legend and origin on a page for its back.

    ``ids`` counts only where the theme writes names; ``markers`` is what is printed on fields.
    Without a ``rim`` the face ends with the board, and what stands outside it is on the back.
    """
    face = bare_board_scene(game_map, theme, ids=ids, markers=markers, rim=rim)
    return replace(face, back=_back(game_map, theme, face, markers=markers))


def _back(game_map: GameMap, theme: Theme, face: Scene, *, markers: bool) -> Scene:
    """Return a light page as large as the board, with all that its face does not say."""
    paper = replace(LIGHT, solo_marks=theme.solo_marks)
    text = 0.0145 * (face.width + face.height) / 2
    margin = 2.5 * text
    content = face.width - 2 * margin
    shapes: list[Shape] = []
    y = margin + 2.4 * text
    for line in wrap(game_map.title, 2.4 * text, content, bold=True):
        shapes.append(Text((margin, y), line, 2.4 * text, paper.page_ink, "start", bold=True))
        y += 2.8 * text
    loud = game_map.provenance.kind == "reconstruction"
    credit = "  ·  ".join(w for w in (game_map.author, game_map.licence) if w.strip())
    for paragraph, colour in (
        (game_map.ruleset.name, paper.page_faint),
        (provenance_line(game_map.provenance), paper.notice if loud else paper.page_faint),
        (credit, paper.page_faint),
    ):
        for line in wrap(paragraph, text, content):
            shapes.append(Text((margin, y), line, text, colour, "start"))
            y += 1.5 * text
    shapes.append(
        Polyline(((margin, y), (margin + content, y)), Stroke(paper.page_rule, 0.1 * text))
    )
    canvas = Canvas(board_shapes(game_map), paper)
    sections = board_legend(canvas, labels=False, markers=markers)
    if markers:
        sections.append(Section(say("Entries"), tuple(_entries(canvas))))
    entries, y = lay_out_legend(sections, paper, (margin, y + text), content, text)
    room = face.height - margin - y - text
    shapes += _rules(game_map, paper, (margin, y + text), (content, room), text)
    return Scene(
        width=face.width,
        height=face.height,
        background=paper.page,
        layers=(Layer("legend", (Group("title", tuple(shapes)), *entries)),),
        title=say("{name}: the back", name=game_map.title),
        description=provenance_line(game_map.provenance),
    )


def _entries(canvas: Canvas) -> Iterator[Entry]:
    """Yield where each entry is, in words, with its arrow."""
    game_map, theme = canvas.game_map, canvas.theme
    for marker in game_map.markers:
        known = game_map.ruleset.markers.get(marker.type)
        if known is None or not known.outside:
            continue
        name = str(marker.attributes.get("sector", ""))
        sector = sector_of(game_map, name)
        colour = theme.squad(name, sector.colour if sector else None)

        def arrow(centre: Point, _w: float, high: float, colour: str = colour) -> list[Shape]:
            tip = (centre[0] + high * 0.7, centre[1])
            return [entry_arrow(tip, (1.0, 0.0), high * 1.4, colour, theme, None)]

        label = translated(sector.name if sector else name)
        yield Entry(say("{words}: field {field}", words=label, field=marker.field), arrow)


def _rules(
    game_map: GameMap, theme: Theme, at: Point, size: tuple[float, float], most: float
) -> list[Shape]:
    """Write the rules of sight and what was chosen, in two columns, as large as there is room."""
    rules, known = game_map.ruleset, game_map.ruleset.choices
    said = [
        f"{rule.id}{say(' (page {page})', page=rule.page) if rule.page else ''}: "
        f"{translated(rule.text)}"
        for rule in rules.rules.values()
    ]
    chosen = [
        f"{translated(known[name].label)}: {translated(value).replace('_', ' ')}"
        for name, value in game_map.choices.items()
        if name in known
    ]
    if chosen:
        said += [say("Chosen where the rulebook leaves a question open:"), *chosen]
    wide = (size[0] - 3 * most) / 2
    for text in (most * (1.0 - 0.05 * k) for k in range(12)):
        blocks = [wrap(line, text, wide) for line in said]
        step = 1.45 * text
        count = sum(map(len, blocks)) + 0.4 * len(blocks)
        if (count / 2 + max(map(len, blocks), default=0)) * step < size[1]:
            break
    else:
        return []
    shapes: list[Shape] = []
    x, y = at
    for block in blocks:
        if x == at[0] and y - at[1] > count / 2 * step:
            x, y = at[0] + wide + 3 * most, at[1]
        for line in block:
            y += step
            shapes.append(Text((x, y), line, text, theme.page_ink, "start"))
        y += 0.4 * step
    return shapes
