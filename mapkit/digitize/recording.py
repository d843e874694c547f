"""What a traced map says of the photo that it came out of."""

from __future__ import annotations

from dataclasses import replace

from mapkit.digitize.photo import Photo
from mapkit.digitize.trace import Traced
from mapkit.model import Doubt, GameMap, Photographed, Point, Tracing, review_note

__all__ = ["LEAST_DOUBT", "with_tracing"]

LEAST_DOUBT = 0.02
"""What is less doubtful is not listed: one in fifty of it is wrong, at most."""


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
    unit = game_map.unit_mm

    def place(at: tuple[float, float]) -> Point:
        return round(at[0] / unit), round(at[1] / unit)

    doubts = [Doubt("border", d.fields, place(d.at), d.doubt) for d in traced.borders]
    doubts += [Doubt("kind", (d.field,), place(d.at), d.doubt) for d in traced.kinds]
    doubts += [Doubt("missing", (d.field,), place(d.at), d.doubt) for d in traced.several]
    a, b, c, d = ((round(float(x), 2), round(float(y), 2)) for x, y in found.corners)
    tracing = Tracing(
        Photographed(picture, photo.sha256, photo.size, photo.taken),
        (a, b, c, d),
        () if found.lens is None else (round(found.lens, 6),),
        round(found.residual_mm, 4),
        round(found.scale, 3),
        tuple(sorted((x for x in doubts if x.doubt >= LEAST_DOUBT), key=lambda x: -x.doubt)),
    )
    game_map = replace(
        game_map,
        tracing=tracing,
        fields={i: replace(f, traced="proposed") for i, f in game_map.fields.items()},
        portals=tuple(replace(p, traced="proposed") for p in game_map.portals),
    )
    provenance = replace(game_map.provenance, note=review_note(game_map))
    return replace(game_map, provenance=provenance)
