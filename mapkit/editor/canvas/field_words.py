"""What a field is, in words."""

from __future__ import annotations

from mapkit.editor.canvas.map_view import MapView
from mapkit.editor.i18n.texts import tr
from mapkit.messages import translated

__all__ = ["field_words"]


def field_words(view: MapView, field_id: str) -> str:
    """Say what a field is: id, name, kind, traits, sector."""
    game_map = view.model.shown
    item = game_map.fields.get(field_id)
    if item is None:
        return ""
    rules = game_map.ruleset
    kind = rules.kinds.get(item.kind)
    words = [translated(kind.label) if kind else item.kind]
    words += [
        translated(rules.traits[name].label) if name in rules.traits else name
        for name in sorted(item.traits)
    ]
    if item.sector is not None:
        sector = game_map.sectors.get(item.sector)
        words.append(translated(sector.name) if sector else item.sector)
    name = tr("{id} “{name}”", id=item.id, name=item.name) if item.name else item.id
    told = f"{name} · {', '.join(words)}"
    stacked = [i for i in view.picture.stacked_with(field_id) if i in game_map.fields]
    if not stacked:
        return told
    fields = ", ".join(stacked)
    if item.level > game_map.fields[stacked[0]].level:
        return tr("{field} · above {fields}", field=told, fields=fields)
    # The board writes its number so, and says nowhere why.
    return tr("{field} · below {fields}, hence ({id})", field=told, fields=fields, id=field_id)
