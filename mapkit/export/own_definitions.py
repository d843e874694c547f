"""What a map defines beside its ruleset, for files that a map is read back from."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from mapkit.errors import UsageProblemError
from mapkit.mapfile.file_values import file_values, find_base_ruleset
from mapkit.model import GameMap

__all__ = ["OWN", "own_definitions"]

_SECTIONS = ("kinds", "traits", "movers", "tables", "sectors", "buildings")
OWN = (*_SECTIONS, "attributes")
"""The sections of a map file that define or name something, and what fields carry."""


def own_definitions(game_map: GameMap) -> dict[str, dict[str, Any]]:
    """Return the kinds, traits, movers, table cells, sectors and named buildings of a map's own.

    As its file has them; ``attributes`` has by field what differs from its kind's. Nothing for a
    map whose ruleset does not ship with mapkit.
    """
    try:
        name, base = find_base_ruleset(game_map.ruleset, None)
    except UsageProblemError:
        return {}
    empty = replace(game_map, vertices={}, fields={}, portals=(), markers=())
    values = file_values(empty, None, name, base)
    carried = {i: dict(f.attributes) for i, f in game_map.fields.items() if f.attributes}
    own = {key: values[key] for key in _SECTIONS if key in values}
    return {**own, **({"attributes": carried} if carried else {})}
