"""What a field is, in words."""

from __future__ import annotations

from mapkit.editor.canvas.map_view import MapView
from mapkit.editor.i18n.texts import tr
from mapkit.messages import translated
from mapkit.model import Field, GameMap


def kind_and_sector(game_map: GameMap, field: Field) -> tuple[str, str]:
    """Return the kind of a field with its traits, and its sector, "" where it has none."""
    kind, known = game_map.ruleset.kinds.get(field.kind), game_map.ruleset.traits
    words = [translated(kind.label) if kind else field.kind]
    words += [translated(known[t].label) if t in known else t for t in sorted(field.traits)]
    sector = game_map.sectors.get(field.sector or "")
    return ", ".join(words), translated(sector.name) if sector else field.sector or ""


def field_words(view: MapView, field_id: str) -> str:
    """Say what a field is: id, name, kind, traits, sector."""
    game_map = view.model.shown
    item = game_map.fields.get(field_id)
    if item is None:
        return ""
    words = [text for text in kind_and_sector(game_map, item) if text]
    name = tr("{id} “{name}”", id=item.id, name=item.name) if item.name else item.id
    told = f"{name} · {', '.join(words)}"
    stacked = [i for i in view.picture.stacked_with(field_id) if i in game_map.fields]
    if not stacked:
        return told
    fields = ", ".join(stacked)
    if item.level > game_map.fields[stacked[0]].level:
        return tr("{field} · above {fields}", field=told, fields=fields)
    # The board writes its number in brackets, without an explanation.
    return tr("{field} · below {fields}, hence ({id})", field=told, fields=fields, id=field_id)
