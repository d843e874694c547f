"""What a traced map says of the photo that it came out of."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from mapkit.digitize.photo import Photo
from mapkit.digitize.placing import FoundSymbol
from mapkit.digitize.rectify import Rectification
from mapkit.digitize.trace import BorderDoubt, FieldDoubt, SectorDoubt, Traced
from mapkit.model import Doubt, GameMap, Photographed, Point, Tracing
from mapkit.model.review import review_note

__all__ = ["LEAST_DOUBT", "as_proposed", "symbol_doubts", "tracing_of", "with_tracing"]

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
    return as_proposed(
        traced.map, tracing, traced.borders, traced.kinds, traced.sectors, traced.symbols
    )


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
    sectors: Iterable[SectorDoubt] = (),
    symbols: Iterable[FoundSymbol] = (),
) -> GameMap:
    """Return a map of which all is proposed, with what is doubtful about it.

    Parameters
    ----------
    game_map : GameMap
    tracing : Tracing
        Its doubts are replaced.
    borders, kinds, sectors : iterable of BorderDoubt, FieldDoubt, SectorDoubt
        Of all borders and all fields.
    symbols : iterable of FoundSymbol
        Those that are in the map. What is less doubtful than :data:`LEAST_DOUBT` is not listed.
        Of each field on an upper level it is asked whether something runs below.
    """
    unit, over = game_map.unit_mm, game_map.ruleset.over_class

    def place(at: tuple[float, float]) -> Point:
        return round(at[0] / unit), round(at[1] / unit)

    doubts = [Doubt("border", d.fields, place(d.at), d.doubt) for d in borders]
    fields = [Doubt("kind", (d.field,), place(d.at), d.doubt, d.instead) for d in kinds]
    doubts += [Doubt("sector", (d.field,), place(d.at), d.doubt, d.instead) for d in sectors]
    doubts += symbol_doubts(game_map, symbols)
    below = [
        Doubt("below", d.fields, d.at, 0.0)
        for d in sorted(fields, key=lambda d: (d.at[1], d.at[0]))
        if game_map.ruleset.kinds[game_map.fields[d.fields[0]].kind].matches == over
    ]
    listed = [d for d in (*doubts, *fields) if d.doubt >= LEAST_DOUBT]
    listed.sort(key=lambda d: -d.doubt)
    game_map = replace(
        game_map,
        tracing=replace(tracing, doubts=(*listed, *below)),
        fields={i: replace(f, traced="proposed") for i, f in game_map.fields.items()},
        portals=tuple(replace(p, traced="proposed") for p in game_map.portals),
    )
    provenance = replace(game_map.provenance, kind="traced", note=review_note(game_map))
    return replace(game_map, provenance=provenance)


def symbol_doubts(game_map: GameMap, symbols: Iterable[FoundSymbol]) -> list[Doubt]:
    """Return the doubts about portals and markers that were put into a map."""
    unit = game_map.unit_mm
    return [
        Doubt(s.what, s.fields, (round(s.at[0] / unit), round(s.at[1] / unit)), s.doubt)
        for s in symbols
        if s.what in ("portal", "marker")
    ]
