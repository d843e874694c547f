"""What a traced map says of the photo that it came out of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from mapkit.digitize.photo import Photo
from mapkit.digitize.proposals import Proposal, open_doubts
from mapkit.digitize.rectify import Rectification
from mapkit.digitize.trace import Traced
from mapkit.model import AnotherPhoto, GameMap, Photographed, Tracing, review_note


def with_tracing(traced: Traced, photo: Photo, picture: str) -> GameMap:
    """Return a traced map that says how it came about: all of it proposed, and what is doubtful.

    Parameters
    ----------
    photo : Photo
        That it was traced from.
    picture : str
        The photo's path, relative to the map file, with ``/`` between its parts.
    """
    return as_proposed(traced, tracing_of(traced.rectification, photo, picture))


def tracing_of(found: Rectification, photo: Photo, picture: str) -> Tracing:
    """Return what a map says of its photo, without doubts; parameters as for with_tracing."""
    a, b, c, d = ((round(float(x), 2), round(float(y), 2)) for x, y in found.corners)
    return Tracing(
        Photographed(picture, photo.sha256, photo.size, photo.taken),
        (a, b, c, d),
        () if found.lens is None else (round(found.lens, 6),),
        round(found.residual_mm, 4),
        round(found.scale, 3),
    )


def with_others(
    game_map: GameMap, others: Sequence[tuple[Photo, str, NDArray[np.float64]]]
) -> GameMap:
    """Return a map that names the further photos, or parts, that its picture was made of.

    Parameters
    ----------
    game_map : GameMap
        That was traced.
    others : sequence of (Photo, str, (4, 2) float64)
        Each with its path, relative to the map file, and the board's corners in its pixels.
    """
    assert game_map.tracing is not None
    more = []
    for photo, picture, corners in others:
        a, b, c, d = ((round(float(x), 2), round(float(y), 2)) for x, y in corners)
        file = Photographed(picture, photo.sha256, photo.size, photo.taken)
        more.append(AnotherPhoto(file, (a, b, c, d)))
    return replace(game_map, tracing=replace(game_map.tracing, more=tuple(more)))


def as_proposed(proposal: Proposal, tracing: Tracing) -> GameMap:
    """Return the map of a proposal, with what is doubtful about it; old doubts are replaced."""
    tracing = replace(tracing, doubts=open_doubts(proposal))
    game_map = replace(proposal.map, tracing=tracing)
    provenance = replace(game_map.provenance, kind="traced", note=review_note(game_map))
    return replace(game_map, provenance=provenance)
