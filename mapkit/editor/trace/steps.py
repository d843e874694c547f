"""The steps from a photo to a map, and which of them a map has reached."""

from __future__ import annotations

from mapkit.model import Doubt, GameMap

STEPS = ("picture", "corners", "size", "fields", "kinds", "below", "symbols", "review", "done")


def reached(game_map: GameMap) -> str:
    """Return the step that is to be done next on a map.

    Nothing but the map says it, so a map that was left is taken up where it was, by whatever
    window it is opened in. A map that was drawn over a picture by hand has reached nothing.
    """
    if game_map.tracing is None:
        return "corners" if game_map.underlay is not None and not game_map.fields else "picture"
    if not game_map.fields:
        return "fields"
    for step, about in (("kinds", "kind"), ("below", "below")):
        if doubts_about(game_map, about):
            return step
    return "review" if game_map.tracing.doubts else "done"


def doubts_about(game_map: GameMap, about: str) -> list[Doubt]:
    """Return the open doubts of one sort, the most doubtful first."""
    tracing = game_map.tracing
    found = [d for d in tracing.doubts if d.about == about] if tracing is not None else []
    return sorted(found, key=lambda d: -d.doubt)


def reviewed(game_map: GameMap) -> tuple[int, int]:
    """Return how many fields somebody has drawn or accepted, and how many there are."""
    states = [field.traced for field in game_map.fields.values()]
    return sum(state in ("drawn", "accepted") for state in states), len(states)
