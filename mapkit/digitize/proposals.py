"""A map proposed from a picture of a board: fields, kinds, sectors, symbols, and all doubts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

import shapely

from mapkit.digitize.borders_seen import straight_borders
from mapkit.digitize.courses import Price
from mapkit.digitize.doubts import border_doubts
from mapkit.digitize.evidence import Progress
from mapkit.digitize.fields import Fields
from mapkit.digitize.inner import inner_borders
from mapkit.digitize.kinds import By, guess_kinds, with_kinds
from mapkit.digitize.placing import FoundSymbol, place_symbols
from mapkit.digitize.regions import BorderGraph
from mapkit.digitize.sectors import guess_sectors, with_sectors
from mapkit.digitize.survey import Survey
from mapkit.digitize.symbols import find_symbols
from mapkit.digitize.templates import Template
from mapkit.messages import Phrase
from mapkit.model import Doubt, Field, GameMap, Point

DOUBTFUL = 0.02
"""What is less doubtful is not asked about: one in fifty of it is wrong, at most."""


@dataclass(frozen=True, slots=True)
class BorderDoubt:
    """A border that may not be there.

    ``doubt`` is from 0 to 1: of the borders that are given 0.2, about a fifth is wrong
    (docs/benchmarks.md has the measured shares). ``at`` is a place on it, in mm.
    """

    fields: tuple[str, str]
    doubt: float
    at: tuple[float, float]


@dataclass(frozen=True, slots=True)
class FieldDoubt:
    """A field whose kind may be another.

    ``doubt`` is the share of such kinds that are wrong, ``at`` a place in the field, in mm,
    ``instead`` the kind that is likeliest if this one is wrong, and ``by`` what speaks for it.
    """

    field: str
    kind: str
    doubt: float
    at: tuple[float, float]
    instead: str
    by: By


@dataclass(frozen=True, slots=True)
class SectorDoubt:
    """A field whose sector may be another; as for kinds."""

    field: str
    sector: str
    doubt: float
    at: tuple[float, float]
    instead: str


@dataclass(frozen=True, slots=True)
class MissingDoubt:
    """A field that may be several; ``at`` is a place on the likeliest border inside it, in mm.

    ``doubt``, from 0 to 1, is the share of such fields that are several.
    """

    field: str
    doubt: float
    at: tuple[float, float]


@dataclass(frozen=True, slots=True, eq=False)
class Proposal:
    """A map, and what is doubtful about it.

    Attributes
    ----------
    map : GameMap
        All fields and portals are ``proposed``.
    borders : tuple of BorderDoubt
        All borders, the most doubtful first.
    kinds : tuple of FieldDoubt
        All fields, that with the most doubtful kind first.
    sectors : tuple of SectorDoubt
        The fields whose sector can be told, the most doubtful first.
    missing : tuple of MissingDoubt
        All fields, that which is most likely several first.
    symbols : tuple of FoundSymbol
        Portals, markers and traits that are in the map, the most doubtful first.
    refused : tuple of (FoundSymbol, Phrase)
        Symbols that are not in the map, and why.
    """

    map: GameMap
    borders: tuple[BorderDoubt, ...]
    kinds: tuple[FieldDoubt, ...]
    sectors: tuple[SectorDoubt, ...]
    missing: tuple[MissingDoubt, ...]
    symbols: tuple[FoundSymbol, ...]
    refused: tuple[tuple[FoundSymbol, Phrase], ...]


def propose_map(
    seen: Survey,
    fields: Fields,
    base: GameMap,
    *,
    templates: Sequence[Template] = (),
    progress: Progress | None = None,
) -> Proposal:
    """Put fields on an empty map, with kinds, sectors, symbols, and what is doubtful.

    Parameters
    ----------
    seen : Survey
        Of the board, in the unit of the map.
    fields : Fields
        Of the whole board.
    base : GameMap
        Without fields.
    templates : sequence of Template
        Symbols to look for.
    progress : callable, optional
        Gets (steps done, steps in all) at least each half second; raising stops the work.

    Notes
    -----
    1 s for a board of 840 by 560 mm, and what :func:`mapkit.digitize.symbols.find_symbols` takes.
    """
    game_map, names = _as_map(base, fields)
    guesses = guess_kinds(game_map, seen.picture, seen.scale)
    if progress:
        progress(0, 1)
    game_map = with_kinds(game_map, guesses)
    sectors = guess_sectors(game_map, seen.picture, seen.scale)
    game_map = with_sectors(game_map, sectors)
    borders_drawn = straight_borders(game_map)
    matches = find_symbols(seen.picture, seen.scale, templates, borders_drawn, progress=progress)
    placed = place_symbols(game_map, matches)
    game_map = _as_proposed(placed.map)
    graph, price = BorderGraph(fields.labels, seen.evidence), Price(seen.evidence)
    borders = [
        BorderDoubt((names[a], names[b]), round(doubt, 3), (round(x, 1), round(y, 1)))
        for (a, b), doubt, (x, y) in border_doubts(fields.rings, graph, price, base.unit_mm)
    ]
    kinds = [
        FieldDoubt(g.field, g.kind, g.doubt, _middle(game_map, g.field), g.instead, g.by)
        for g in guesses
    ]
    missing = [
        MissingDoubt(
            names[k], round(border.doubt, 3), (round(border.at[0], 1), round(border.at[1], 1))
        )
        for k, border in enumerate(inner_borders(seen, fields.labels))
    ]
    return Proposal(
        game_map,
        tuple(sorted(borders, key=lambda d: -d.doubt)),
        tuple(sorted(kinds, key=lambda d: -d.doubt)),
        tuple(
            SectorDoubt(g.field, g.sector, g.doubt, _middle(game_map, g.field), g.instead)
            for g in sorted(sectors, key=lambda g: -g.doubt)
        ),
        tuple(sorted(missing, key=lambda d: -d.doubt)),
        placed.symbols,
        placed.refused,
    )


def open_doubts(proposal: Proposal) -> tuple[Doubt, ...]:
    """Return what of a proposal a person has to look at, the most doubtful first.

    Fields of an upper level are asked about last: no photo shows what runs under them.
    """
    unit = proposal.map.unit_mm

    def doubt(
        about: str,
        fields: tuple[str, ...],
        at: tuple[float, float],
        share: float,
        instead: str = "",
    ) -> Doubt:
        return Doubt(about, fields, (round(at[0] / unit), round(at[1] / unit)), share, instead)

    found = [doubt("border", d.fields, d.at, d.doubt) for d in proposal.borders]
    found += [doubt("missing", (d.field,), d.at, d.doubt) for d in proposal.missing]
    found += [doubt("kind", (d.field,), d.at, d.doubt, d.instead) for d in proposal.kinds]
    found += [doubt("sector", (d.field,), d.at, d.doubt, d.instead) for d in proposal.sectors]
    found += symbol_doubts(proposal.map, proposal.symbols)
    found = sorted((d for d in found if d.doubt >= DOUBTFUL), key=lambda d: -d.doubt)
    upper = [f.id for f in proposal.map.fields.values() if f.level > 0]
    below = [doubt("below", (i,), _middle(proposal.map, i), 0.0) for i in upper]
    return (*found, *below)


def symbol_doubts(game_map: GameMap, symbols: Iterable[FoundSymbol]) -> list[Doubt]:
    """Return the doubts about portals and markers that were put into a map."""
    unit = game_map.unit_mm
    return [
        Doubt(s.what, s.fields, (round(s.at[0] / unit), round(s.at[1] / unit)), s.doubt)
        for s in symbols
        if s.what in ("portal", "marker")
    ]


def _as_proposed(game_map: GameMap) -> GameMap:
    return replace(
        game_map,
        fields={i: replace(f, traced="proposed") for i, f in game_map.fields.items()},
        portals=tuple(replace(p, traced="proposed") for p in game_map.portals),
    )


def _as_map(base: GameMap, found: Fields) -> tuple[GameMap, dict[int, str]]:
    """Name fields in the order of reading, and vertices as they come."""
    rings = found.rings
    order = sorted(range(len(rings)), key=lambda k: _reading_place(rings[k][0], base))
    names = {k: str(n) for n, k in enumerate(order, 1)}
    ids: dict[Point, str] = {}
    fields = {}
    for k in order:
        fields[names[k]] = Field(
            names[k],
            "open",
            tuple(tuple(ids.setdefault(p, f"v{len(ids) + 1}") for p in ring) for ring in rings[k]),
        )
    vertices = {v: p for p, v in ids.items()}
    return replace(base, vertices=vertices, fields=fields), names


def _reading_place(ring: Sequence[Point], base: GameMap) -> tuple[int, float]:
    place = shapely.Polygon(ring).representative_point()
    row = base.size_mm[1] / base.unit_mm / 10
    return int(place.y // row), place.x


def _middle(game_map: GameMap, field: str) -> tuple[float, float]:
    rings = game_map.points(field)
    place = shapely.Polygon(rings[0], rings[1:]).representative_point()
    return round(place.x * game_map.unit_mm, 1), round(place.y * game_map.unit_mm, 1)
