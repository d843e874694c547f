"""What a traced map says of the photo that it came out of."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from mapkit.digitize.photo import Photo
from mapkit.digitize.rectify import Rectification
from mapkit.digitize.trace import BorderDoubt, FieldDoubt, Traced
from mapkit.model import Doubt, GameMap, Photographed, Point, Tracing
from mapkit.model.review import review_note

__all__ = ["LEAST_DOUBT", "as_proposed", "tracing_of", "with_tracing"]

LEAST_DOUBT = 0.2
"""What is less doubtful is not listed."""


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
    tracing = tracing_of(traced.rectification, photo, picture)
    return as_proposed(traced.map, tracing, traced.borders, traced.kinds)


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


def as_proposed(
    game_map: GameMap,
    tracing: Tracing,
    borders: Iterable[BorderDoubt],
    kinds: Iterable[FieldDoubt],
) -> GameMap:
    """Return a map of which all is proposed, with what is doubtful about it.

    Parameters
    ----------
    game_map : GameMap
    tracing : Tracing
        Its doubts are replaced.
    borders, kinds : iterable of BorderDoubt, FieldDoubt
        Of all borders and all fields. What is less doubtful than :data:`LEAST_DOUBT` is not listed.
        Of each field on an upper level it is asked whether something runs below.
    """
    unit, over = game_map.unit_mm, game_map.ruleset.over_class

    def place(at: tuple[float, float]) -> Point:
        return round(at[0] / unit), round(at[1] / unit)

    doubts = [Doubt("border", d.fields, place(d.at), d.doubt) for d in borders]
    fields = [Doubt("kind", (d.field,), place(d.at), d.doubt) for d in kinds]
    below = [
        Doubt("below", d.fields, d.at, 0.0)
        for d in sorted(fields, key=lambda d: (d.at[1], d.at[0]))
        if game_map.ruleset.kinds[game_map.fields[d.fields[0]].kind].matches == over
    ]
    listed = sorted(
        (d for d in (*doubts, *fields) if d.doubt >= LEAST_DOUBT), key=lambda d: -d.doubt
    )
    game_map = replace(
        game_map,
        tracing=replace(tracing, doubts=(*listed, *below)),
        fields={i: replace(f, traced="proposed") for i, f in game_map.fields.items()},
        portals=tuple(replace(p, traced="proposed") for p in game_map.portals),
    )
    provenance = replace(game_map.provenance, kind="traced", note=review_note(game_map))
    return replace(game_map, provenance=provenance)
