"""What one field sees of all others, as a picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from mapkit.drawing.board import draw_board, draw_portals, start_picture
from mapkit.drawing.canvas import Canvas
from mapkit.drawing.emphasis import coat, coat_again, highlight
from mapkit.drawing.ground import Ground
from mapkit.drawing.legend import Entry, Section, swatch
from mapkit.drawing.marks import draw_marks, note_item
from mapkit.drawing.page import finish_page, plan_page
from mapkit.drawing.placing import Item
from mapkit.drawing.requests import FieldPicture
from mapkit.drawing.scale import scale_entries, scale_of
from mapkit.drawing.scene import (
    Fill,
    Path,
    Pattern,
    Point,
    Scene,
    Shape,
)
from mapkit.drawing.shapes import BoardShapes
from mapkit.drawing.theme import DARK_INK, NIGHT, Theme, cross_hatch, ink_on, mix, stripes
from mapkit.messages import say
from mapkit.model import GameMap

__all__ = ["NOTE_SIZE", "around_legend", "draw_around", "field_scene", "write_distances"]

NOTE_SIZE = 0.33
"""The em of shot distances, in modules."""


def field_scene(
    game_map: GameMap,
    answer: FieldPicture,
    *,
    theme: Theme = NIGHT,
    scale: float | None = None,
) -> Scene:
    """Draw what one field sees: every field by verdict, with the shot distance written on it.

    Near fields are light, far ones dark; grazing fields are striped, disputed ones cross-hatched,
    blocked ones lie in the dark. What is printed on the fields is left out.

    Parameters
    ----------
    game_map : GameMap
    answer : FieldPicture
    theme : Theme
    scale : float or None
        As for :func:`mapkit.drawing.board.board_scene`.
    """
    page = plan_page(
        game_map,
        theme,
        headline=say("What {field} sees", field=answer.origin),
        sentence=answer.sentence,
        accent=theme.origin,
        scale=scale,
    )
    shapes, canvas = start_picture(game_map, page)
    grounds = draw_board(canvas, shapes, theme)
    draw_portals(canvas, shapes, theme)
    paint = draw_around(canvas, shapes, theme, answer)
    write_distances(canvas, shapes, theme, grounds, answer, paint)
    return finish_page(page, canvas, shapes, theme, around_legend(answer, theme))


def around_legend(answer: FieldPicture, theme: Theme) -> list[Section]:
    """Return what the colours of an answer mean, those that occur."""
    colour_of = scale_of(answer.distances, theme, answer.span)
    return [
        Section(say("Shot distance"), tuple(scale_entries(answer.distances, colour_of))),
        Section(say("Verdict"), tuple(_verdict_entries(answer, theme))),
    ]


def draw_around(
    canvas: Canvas,
    shapes: BoardShapes,
    theme: Theme,
    answer: FieldPicture,
    kept: dict[str, Path] | None = None,
) -> dict[str, str]:
    """Paint every field by its verdict and distance, and mark the one that looks.

    Parameters
    ----------
    kept : dict, optional
        The paths of the answer before, see :func:`mapkit.drawing.emphasis.coat_again`; without it
        they have titles.

    Returns
    -------
    dict of str to str
        The colours that labels now stand on, by field.
    """
    colour_of = scale_of(answer.distances, theme, answer.span)
    looks: dict[tuple[str, int | None, bool], tuple[str, Fill]] = {}
    fills: dict[str, Fill] = {}
    paint: dict[str, str] = {}
    for i, found in answer.verdicts.items():
        if i not in shapes.polygons or i == answer.origin:
            continue
        look = looks.get(found)
        if look is None:
            verdict, distance, disputed = found
            colour = colour_of(distance) if distance is not None else theme.blocked
            pattern = _verdict_pattern(verdict, disputed, colour, theme, shapes.module)
            look = looks[found] = (colour, Fill(colour, 1.0, pattern))
        paint[i], fills[i] = look
    if kept is None:
        coat(canvas, shapes, fills, lambda i: _title(i, *answer.verdicts[i]))
    else:
        coat_again(canvas, shapes, fills, kept)
    if answer.origin in shapes.polygons:
        highlight(canvas, shapes, answer.origin, "from", theme.origin, opacity=1.0, width=0.05)
        paint[answer.origin] = theme.origin
    return paint


def write_distances(
    canvas: Canvas,
    shapes: BoardShapes,
    theme: Theme,
    grounds: Mapping[str, Ground],
    answer: FieldPicture,
    paint: Mapping[str, str],
) -> None:
    """Write ids and shot distances where they fit, on the colours of :func:`draw_around`."""
    notes: dict[str, Sequence[Item]] = {
        i: (note_item(str(distance), shapes.module * NOTE_SIZE, paint[i], i),)
        for i, (_, distance, _) in answer.verdicts.items()
        if distance is not None and i in paint
    }
    draw_marks(
        canvas, shapes, theme, grounds, markers=False, traits=False, notes=notes, paint=paint
    )


def _title(field_id: str, verdict: str, distance: int | None, disputed: bool) -> str:
    verdicts = {"clear": say("clear"), "grazing": say("grazing"), "blocked": say("blocked")}
    words = [verdicts.get(verdict, verdict)]
    if distance is not None:
        words.append(say("distance {distance}", distance=distance))
    if disputed:
        words.append(say("disputed"))
    return say("Field {a}: {what}", a=field_id, what=", ".join(words))


def _verdict_pattern(
    verdict: str, disputed: bool, colour: str, theme: Theme, module: float
) -> Pattern | None:
    dark = ink_on(colour) == DARK_INK
    if disputed:
        ink = theme.disputed_dark if dark else theme.disputed
        return cross_hatch(ink, module * 0.19, module * 0.024, 45.0)
    if verdict == "grazing":
        ink = theme.grazing_dark if dark else theme.grazing
        return stripes(ink, module * 0.14, module * 0.035, -45.0)
    return None


def _verdict_entries(answer: FieldPicture, theme: Theme) -> list[Entry]:
    """Return an entry for each verdict that occurs."""

    def grained(
        colour: str, verdict: str, disputed: bool
    ) -> Callable[[Point, float, float], list[Shape]]:
        def draw(centre: Point, width: float, height: float) -> list[Shape]:
            pattern = _verdict_pattern(verdict, disputed, colour, theme, height * 2.4)
            return list(swatch(Fill(colour, 1.0, pattern))(centre, width, height))

        return draw

    found = answer.verdicts.values()
    middle = mix(theme.near, theme.far, 0.4)
    entries = [Entry(say("Field {a}", a=answer.origin), swatch(Fill(theme.origin)))]
    if any(v == "grazing" and d is not None and not x for v, d, x in found):
        entries.append(Entry(say("Grazing: counted"), grained(middle, "grazing", False)))
    if any(v == "grazing" and d is None and not x for v, d, x in found):
        entries.append(Entry(say("Grazing: not counted"), grained(theme.blocked, "grazing", False)))
    if any(x for _, d, x in found if d is not None):
        entries.append(Entry(say("Disputed: seen"), grained(middle, "clear", True)))
    if any(x for _, d, x in found if d is None):
        entries.append(Entry(say("Disputed: not seen"), grained(theme.blocked, "blocked", True)))
    if any(v == "blocked" and not x for v, _, x in found):
        entries.append(Entry(say("Not seen"), swatch(Fill(theme.blocked), None)))
    return entries
