"""Fields that answer a question, as a picture: those found, those asked about, and the units."""

from __future__ import annotations

from mapkit.drawing.board import start_dimmed
from mapkit.drawing.emphasis import highlight, known_fields, tint
from mapkit.drawing.labelling import draw_labels, note_item
from mapkit.drawing.legend import Entry, Section, board_legend, swatch
from mapkit.drawing.move_pictures import PlacesPicture
from mapkit.drawing.page import finish_page
from mapkit.drawing.scene import Fill, Scene
from mapkit.drawing.theme import NIGHT, Theme
from mapkit.messages import say
from mapkit.model import GameMap

__all__ = ["places_scene"]


def places_scene(game_map: GameMap, answer: PlacesPicture, theme: Theme = NIGHT) -> Scene:
    """Draw the fields that answer a question."""
    page, canvas, paint = start_dimmed(
        game_map,
        theme,
        (*answer.notes, *answer.asked, *answer.units),
        headline=answer.headline,
        sentence=answer.sentence,
        accent=theme.near,
    )
    shapes = canvas.shapes
    found = known_fields(shapes, answer.notes)
    asked = [i for i in known_fields(shapes, answer.asked) if i not in found]
    units = [i for i in known_fields(shapes, answer.units) if i not in found]
    faded = frozenset(paint)
    if asked[1:]:  # a sector: its own colours show, and its border
        for i in asked:
            highlight(canvas, i, "from", theme.origin, opacity=0.15, width=0.02)
    for i in asked[:1] if len(asked) == 1 else ():
        highlight(canvas, i, "from", theme.origin, opacity=1.0, width=0.05)
        paint[i] = theme.origin
    for i in units:
        highlight(canvas, i, "unit", theme.blocker, opacity=0.3, width=0.03)
    tint(canvas, dict.fromkeys(found, Fill(theme.near)), lambda i: _title(answer, i))
    paint |= dict.fromkeys(found, theme.near)
    size = canvas.module * 0.3
    notes = {
        i: (note_item(answer.notes[i], size, theme.near, i),) for i in found if answer.notes[i]
    }
    draw_labels(canvas, notes=notes, paint=paint, faded=faded)
    entries = [Entry(say("The answer"), swatch(Fill(theme.near)))] if found else []
    if asked:
        entries.append(Entry(say("Asked about"), swatch(Fill(theme.origin))))
    if units:
        entries.append(Entry(say("A defender stands there"), swatch(Fill(theme.blocker, 0.5))))
    legend = Section(say("This answer"), tuple(entries))
    sections = [legend, *board_legend(canvas)]
    return finish_page(page, canvas, sections)


def _title(answer: PlacesPicture, field_id: str) -> str:
    return say("Field {a}: {what}", a=field_id, what=answer.notes[field_id] or say("the answer"))
