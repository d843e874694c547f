"""Two tracings of one board compared."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mapkit.analysis.tracing_sentences import tracing_dict, tracing_sentences
from mapkit.analysis.tracing_values import TracingDiff
from mapkit.board.picture import Answer
from mapkit.drawing.looks import answer_look
from mapkit.drawing.scene import Scene
from mapkit.drawing.tracings import tracings_scene
from mapkit.model import GameMap


@dataclass(frozen=True, repr=False, eq=False)
class MatchedTracings(Answer):
    """How two tracings of one board differ, their fields matched by shape."""

    map: GameMap
    """The second map; the first is ``details.before``."""
    details: TracingDiff
    """Matched fields, other attributes, portals and markers, adjacency, and sight."""

    @property
    def sentences(self) -> tuple[str, ...]:
        """What differs, the fields first; long lists are cut, :meth:`to_dict` has all."""
        return tracing_sentences(self.details)

    def to_dict(self) -> dict[str, Any]:
        """Return the answer as plain values."""
        return tracing_dict(self.details)

    def scene(self, *, look: str | None = None, labels: str | None = None) -> Scene:
        """Return the picture: the borders of both maps over each other."""
        found = self.details
        return tracings_scene(
            found.before,
            found.after,
            found.fields.only_before,
            found.fields.only_after,
            self.sentences[0],
            answer_look(look, labels),
        )
