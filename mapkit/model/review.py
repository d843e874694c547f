"""How far a map from a photo was reviewed, as a sentence for its provenance."""

from __future__ import annotations

from mapkit.model.gamemap import GameMap

__all__ = ["review_note"]


def review_note(game_map: GameMap) -> str:
    """Return the note of a traced map's provenance; "" for a map that was not traced.

    It is English, like all that is written to files: ``photo of 2026-05-01, residual 0.4 mm,
    97 of 104 fields reviewed``. Reviewed are fields that were drawn or accepted.
    """
    tracing = game_map.tracing
    if tracing is None:
        return ""
    states = [f.traced for f in game_map.fields.values()]
    reviewed = sum(state in ("drawn", "accepted") for state in states)
    day = f"photo of {tracing.photo.taken}" if tracing.photo.taken else "from a photo"
    return (
        f"{day}, residual {tracing.residual_mm:.2g} mm, {reviewed} of {len(states)} fields reviewed"
    )
