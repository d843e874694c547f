"""Edits that, if refused for an overlap, could cut their place out of the fields there."""

from __future__ import annotations

from mapkit.diagnostics import Subject
from mapkit.editor.state.map_model import Edit
from mapkit.edits import EditRefusedError
from mapkit.model import GameMap

__all__ = ["OverlapRecorder"]


class OverlapRecorder:
    """An edit that remembers whether it was refused because fields would overlap."""

    def __init__(self, edit: Edit) -> None:
        self._edit = edit
        self.overlaps = False

    def __call__(self, game_map: GameMap) -> GameMap:
        """Make the edit."""
        try:
            return self._edit(game_map)
        except EditRefusedError as refusal:
            rule = refusal.rule
            self.overlaps = rule is not None and rule.subject is Subject.OVERLAP
            raise
