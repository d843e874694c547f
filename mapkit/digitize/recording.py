"""What a traced map says of the photo that it came out of."""

from __future__ import annotations

from dataclasses import replace

from mapkit.digitize.photo import Photo
from mapkit.digitize.proposals import open_doubts
from mapkit.digitize.trace import Traced
from mapkit.model import GameMap, Photographed, Tracing, review_note

__all__ = ["with_tracing"]


def with_tracing(traced: Traced, photo: Photo, picture: str) -> GameMap:
    """Return a traced map that says how it came about: all of it proposed, and what is doubtful.

    Parameters
    ----------
    traced : Traced
    photo : Photo
        That it was traced from.
    picture : str
        The photo's path, relative to the map file, with ``/`` between its parts.
    """
    game_map, found = traced.map, traced.rectification
    a, b, c, d = ((round(float(x), 2), round(float(y), 2)) for x, y in found.corners)
    tracing = Tracing(
        Photographed(picture, photo.sha256, photo.size, photo.taken),
        (a, b, c, d),
        () if found.lens is None else (round(found.lens, 6),),
        round(found.residual_mm, 4),
        round(found.scale, 3),
        open_doubts(traced),
    )
    game_map = replace(game_map, tracing=tracing)
    provenance = replace(game_map.provenance, note=review_note(game_map))
    return replace(game_map, provenance=provenance)
