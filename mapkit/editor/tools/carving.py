"""Edits that can be carved out of what lies there, if they are refused for an overlap."""

from __future__ import annotations

from mapkit.editor.state.map_model import Edit
from mapkit.edits import EditRefusedError
from mapkit.model import GameMap

__all__ = ["NotingOverlaps"]

_OVERLAPS = frozenset({"MK220", "MK221", "MK222", "MK223"})


class NotingOverlaps:
    """An edit that remembers whether it was refused because fields would overlap."""

    def __init__(self, edit: Edit) -> None:
        self._edit = edit
        self.overlaps = False

    def __call__(self, game_map: GameMap) -> GameMap:
        """Make the edit."""
        try:
            return self._edit(game_map)
        except EditRefusedError as refusal:
            self.overlaps = refusal.code in _OVERLAPS
            raise
