"""What one field sees of all others, as a picture."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from mapkit.drawing.board import draw_board, draw_portals
from mapkit.drawing.canvas import Canvas
from mapkit.drawing.distance_colours import distance_colour, scale_entries
from mapkit.drawing.emphasis import highlight, tint, tint_again
from mapkit.drawing.label_placement import Item
from mapkit.drawing.labelling import draw_labels, note_item
from mapkit.drawing.legend import Entry, Section, swatch
from mapkit.drawing.page import finish_page, start_page
from mapkit.drawing.scene import Fill, Path, Pattern, Point, Scene, Shape
from mapkit.drawing.theme import DARK_INK, NIGHT, Theme, cross_hatch, ink_on, stripes
from mapkit.messages import say
from mapkit.model import GameMap
from mapkit.sight import Verdict, sees, shot_distance

if TYPE_CHECKING:
    from mapkit.sight import FieldVerdict

NOTE_SIZE = 0.33
"""The em of shot distances, in modules."""


def field_scene(
    game_map: GameMap,
    origin: str,
    around: Collection[FieldVerdict],
    sentence: str = "",
    theme: Theme = NIGHT,
) -> Scene:
    """Draw what one field sees: every field by verdict, with the shot distance written on it.

    Near fields are light, far ones dark, in the same colours on every map; grazing fields are
    striped, disputed ones cross-hatched, blocked ones lie in the dark. What is printed on the
    fields is left out.

    Parameters
    ----------
    origin : str
        The field that looks.
    around : collection of FieldVerdict
        How it sees the others; a field that is missing is drawn as not known.
    sentence : str
        The answer in words; drawn under the title, wrapped.
    """
    page, canvas = start_page(
        game_map,
        theme,
        headline=say("What {field} sees", field=origin),
        sentence=sentence,
        accent=theme.origin,
    )
    draw_board(canvas)
    draw_portals(canvas)
    paint = draw_around(canvas, origin, around)
    write_distances(canvas, around, paint)
    legend = around_legend(game_map, origin, around, theme)
    return finish_page(page, canvas, legend)


def around_legend(
    game_map: GameMap,
    origin: str,
    around: Collection[FieldVerdict],
    theme: Theme,
    unchecked: Collection[str] = (),
) -> list[Section]:
    """Return what the colours of :func:`draw_around` mean, those that occur."""
    distances = _distances(game_map, around)
    return [
        Section(say("Shot distance"), tuple(scale_entries(distances, theme))),
        Section(
            say("Verdict"), tuple(_verdict_entries(game_map, origin, around, theme, unchecked))
        ),
    ]


def _distances(game_map: GameMap, around: Iterable[FieldVerdict]) -> list[int]:
    """Return the shot distances of the fields that are seen."""
    found = (shot_distance(game_map, v) for v in around)
    return [d for d in found if d is not None]


def draw_around(
    canvas: Canvas,
    origin: str,
    around: Collection[FieldVerdict],
    kept: dict[str, Path] | None = None,
    unchecked: Collection[str] = (),
) -> dict[str, str]:
    """Paint every field by its verdict and distance, and mark the one that looks.

    Returns the colours that labels now stand on, by field.

    Parameters
    ----------
    origin : str
        The field that looks.
    around : collection of FieldVerdict
        How it sees the others.
    kept : dict, optional
        The paths of the answer before, see :func:`mapkit.drawing.emphasis.tint_again`; without it
        they have titles.
    unchecked : collection of str
        Fields that were disputed in an earlier map: not known to be so still.
    """
    theme, game_map = canvas.theme, canvas.game_map
    looks: dict[tuple[Verdict, int | None, str], tuple[str, Fill]] = {}
    fills: dict[str, Fill] = {}
    paint: dict[str, str] = {}
    for v in around:
        if v.field not in canvas.shapes.polygons or v.field == origin:
            continue
        distance = shot_distance(game_map, v)
        doubt = _doubt(v, unchecked)
        found = (v.verdict, distance, doubt)
        look = looks.get(found)
        if look is None:
            colour = distance_colour(distance, theme) if distance is not None else theme.blocked
            pattern = _verdict_pattern(v.verdict, doubt, colour, theme, canvas.module)
            look = looks[found] = (colour, Fill(colour, 1.0, pattern))
        paint[v.field], fills[v.field] = look
    if kept is None:
        titles = {v.field: v for v in around}
        tint(canvas, fills, lambda i: _title(game_map, titles[i]))
    else:
        tint_again(canvas, fills, kept)
    if origin in canvas.shapes.polygons:
        highlight(canvas, origin, "from", theme.origin, opacity=1.0, width=0.05)
        paint[origin] = theme.origin
    return paint


def write_distances(
    canvas: Canvas, around: Iterable[FieldVerdict], paint: Mapping[str, str]
) -> None:
    """Write ids and shot distances where they fit, on the colours of :func:`draw_around`."""
    size = canvas.module * NOTE_SIZE
    found = ((v.field, shot_distance(canvas.game_map, v)) for v in around)
    notes: dict[str, Sequence[Item]] = {
        i: (note_item(str(distance), size, paint[i], i),)
        for i, distance in found
        if distance is not None and i in paint
    }
    draw_labels(canvas, markers=False, traits=False, notes=notes, paint=paint)


def _title(game_map: GameMap, found: FieldVerdict) -> str:
    verdicts = {"clear": say("clear"), "grazing": say("grazing"), "blocked": say("blocked")}
    words = [verdicts[found.verdict]]
    distance = shot_distance(game_map, found)
    if distance is not None:
        words.append(say("distance {distance}", distance=distance))
    if found.disputed:
        words.append(say("disputed"))
    return say("Field {a}: {what}", a=found.field, what=", ".join(words))


_SETTLED, _DISPUTED, _UNCHECKED = "", "disputed", "unchecked"


def _doubt(found: FieldVerdict, unchecked: Collection[str]) -> str:
    if not found.disputed:
        return _SETTLED
    return _UNCHECKED if found.field in unchecked else _DISPUTED


def _verdict_pattern(
    verdict: Verdict, doubt: str, colour: str, theme: Theme, module: float
) -> Pattern | None:
    dark = ink_on(colour) == DARK_INK
    if doubt:
        ink = theme.disputed_dark if dark else theme.disputed
        if doubt == _UNCHECKED:
            return stripes(ink, module * 0.19, module * 0.024, 45.0, opacity=0.75)
        return cross_hatch(ink, module * 0.19, module * 0.024, 45.0)
    if verdict is Verdict.GRAZING:
        ink = theme.grazing_dark if dark else theme.grazing
        return stripes(ink, module * 0.14, module * 0.035, -45.0)
    return None


def _verdict_entries(
    game_map: GameMap,
    origin: str,
    around: Iterable[FieldVerdict],
    theme: Theme,
    unchecked: Collection[str],
) -> list[Entry]:
    """Return an entry for each verdict that occurs."""

    def grained(label: str, verdict: Verdict, seen: bool, doubt: str) -> Entry:
        colour = middle if seen else theme.blocked

        def draw(centre: Point, width: float, height: float) -> list[Shape]:
            pattern = _verdict_pattern(verdict, doubt, colour, theme, height * 2.4)
            return list(swatch(Fill(colour, 1.0, pattern))(centre, width, height))

        return Entry(label, draw)

    found = {(v.verdict, sees(game_map, v), _doubt(v, unchecked)) for v in around}
    grazing, middle = Verdict.GRAZING, distance_colour(2, theme)
    entries = [Entry(say("Field {a}", a=origin), swatch(Fill(theme.origin)))]
    doubts = {(seen, doubt) for _, seen, doubt in found}
    if (grazing, True, _SETTLED) in found:
        entries.append(grained(say("Grazing: counted"), grazing, True, _SETTLED))
    if (grazing, False, _SETTLED) in found:
        entries.append(grained(say("Grazing: not counted"), grazing, False, _SETTLED))
    if (True, _DISPUTED) in doubts:
        entries.append(grained(say("Disputed: seen"), Verdict.CLEAR, True, _DISPUTED))
    if (False, _DISPUTED) in doubts:
        entries.append(grained(say("Disputed: not seen"), Verdict.BLOCKED, False, _DISPUTED))
    if {(True, _UNCHECKED), (False, _UNCHECKED)} & doubts:
        seen = (True, _UNCHECKED) in doubts
        label = say("Disputed before, not computed again yet")
        verdict = Verdict.CLEAR if seen else Verdict.BLOCKED
        entries.append(grained(label, verdict, seen, _UNCHECKED))
    if (Verdict.BLOCKED, False, _SETTLED) in found:
        entries.append(Entry(say("Not seen"), swatch(Fill(theme.blocked), None)))
    return entries
