"""What a map defines beside its ruleset, for files that a map is read back from."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from mapkit.errors import UsageProblemError
from mapkit.mapfile.file_values import file_values, find_base_ruleset
from mapkit.model import GameMap

__all__ = ["OWN", "own_definitions"]

OWN = ("kinds", "traits", "sectors", "buildings")
"""The sections of a map file that define or name something."""


def own_definitions(game_map: GameMap) -> dict[str, dict[str, Any]]:
    """Return the kinds, traits, sectors and named buildings of a map's own, as its file has them.

    None for a map whose ruleset does not ship with mapkit.
    """
    try:
        name, base = find_base_ruleset(game_map.ruleset, None)
    except UsageProblemError:
        return {}
    empty = replace(game_map, vertices={}, fields={}, portals=(), markers=())
    values = file_values(empty, None, name, base)
    return {key: values[key] for key in OWN if key in values}
