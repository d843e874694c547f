"""From a photo to a map: all steps that need no user."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np
import shapely

from mapkit.digitize.borders_seen import straight_borders
from mapkit.digitize.clicks import Place, fields_at, unserved
from mapkit.digitize.corners import check_corners, find_corners
from mapkit.digitize.fields import Fields, Progress, find_fields
from mapkit.digitize.kinds import guess_kinds, with_kinds
from mapkit.digitize.photo import Photo, Pixels
from mapkit.digitize.placing import FoundSymbol, place_symbols
from mapkit.digitize.quality import photo_warnings
from mapkit.digitize.rectify import Rectification, rectified_picture, rectify
from mapkit.digitize.regions import BorderGraph
from mapkit.digitize.sectors import guess_sectors, with_sectors
from mapkit.digitize.survey import Survey, survey
from mapkit.digitize.symbols import find_symbols
from mapkit.digitize.templates import Template
from mapkit.errors import UsageProblemError
from mapkit.mapfile.new import new_map
from mapkit.messages import Phrase, phrase
from mapkit.model import Field, GameMap, Point, Provenance
from mapkit.sight.in_parts import part_of

__all__ = [
    "BorderDoubt",
    "FieldDoubt",
    "SectorDoubt",
    "Traced",
    "board_warnings",
    "drawn_map",
    "find_board",
    "tolerance_of",
    "trace_photo",
    "traced_map",
]

_MOST_STRETCH = 0.02
_LEAST_TOLERANCE_MM = 0.5


@dataclass(frozen=True, slots=True)
class BorderDoubt:
    """A border that may not be there.

    ``doubt`` is from 0 to 1, for sorting: a higher one means a less likely border. It is not the
    share of such borders that are wrong (docs/benchmarks.md has the measured shares). ``at`` is a
    place on it, in mm.
    """

    fields: tuple[str, str]
    doubt: float
    at: tuple[float, float]


@dataclass(frozen=True, slots=True)
class FieldDoubt:
    """A field whose kind may be another.

    ``doubt`` is the share of such kinds that are wrong, ``at`` a place in the field, in mm, and
    ``instead`` the kind that is likeliest if this one is wrong.
    """

    field: str
    kind: str
    doubt: float
    at: tuple[float, float]
    instead: str


@dataclass(frozen=True, slots=True)
class SectorDoubt:
    """A field whose sector may be another; as for kinds."""

    field: str
    sector: str
    doubt: float
    at: tuple[float, float]
    instead: str


@dataclass(frozen=True, slots=True, eq=False)
class Traced:
    """A map, and what it was made from.

    Attributes
    ----------
    map : GameMap
        Without underlay: who saves the picture says where.
    picture : (height, width, 3) uint8
        The board from above, which the map's whole board covers.
    scale : float
        Pixels of it to a mm.
    rectification : Rectification
    borders : tuple of BorderDoubt
        All borders, the most doubtful first.
    kinds : tuple of FieldDoubt
        All fields, that with the most doubtful kind first.
    sectors : tuple of SectorDoubt
        The fields whose sector can be told, the most doubtful first.
    symbols : tuple of FoundSymbol
        Portals, markers and traits that are in the map, the most doubtful first.
    refused : tuple of (FoundSymbol, Phrase)
        Symbols that are not in the map, and why.
    warnings : tuple of Phrase
        What makes the photo less exact than it could be.
    """

    map: GameMap
    picture: Pixels
    scale: float
    rectification: Rectification
    borders: tuple[BorderDoubt, ...]
    kinds: tuple[FieldDoubt, ...]
    sectors: tuple[SectorDoubt, ...]
    symbols: tuple[FoundSymbol, ...]
    refused: tuple[tuple[FoundSymbol, Phrase], ...]
    warnings: tuple[Phrase, ...]


def find_board(
    photo: Photo,
    size_mm: tuple[float, float],
    *,
    corners: Sequence[tuple[float, float]] | None = None,
) -> Rectification:
    """Find how a photo lies on a board.

    Parameters
    ----------
    photo : Photo
    size_mm : (float, float)
        Width and height of the board, from 1 mm to 5 m.
    corners : four points, optional
        Of the board in the photo, in pixels, clockwise from its top left; found if not given.

    Raises
    ------
    UsageProblemError
        Corners that make no board, or no board was found.

    Notes
    -----
    0.5 s for 8 megapixels.
    """
    quad = (
        find_corners(photo.pixels, size_mm[0] / size_mm[1])
        if corners is None
        else check_corners(corners, photo.size)
    )
    if quad is None:
        raise UsageProblemError(
            phrase(
                "no whole board stands out in the photo; lay it on something of another colour "
                "and show all of it, or give its corners with --corners"
            )
        )
    return rectify(photo.pixels, quad, size_mm, exact_corners=corners is not None)


def trace_photo(
    photo: Photo,
    size_mm: tuple[float, float],
    *,
    corners: Sequence[tuple[float, float]] | None = None,
    seeds: Sequence[tuple[float, float]] | None = None,
    templates: Sequence[Template] = (),
    id: str = "traced",  # noqa: A002 - as in GameMap
    name: str | None = None,
    source: str = "",
    progress: Progress | None = None,
) -> Traced:
    """Propose a map of the board in a photo.

    Its steps can be called one by one: :func:`find_board`,
    :func:`mapkit.digitize.rectify.rectified_picture`, :func:`mapkit.digitize.survey.survey`,
    :func:`mapkit.digitize.fields.find_fields` or :func:`mapkit.digitize.clicks.fields_at`, and
    :func:`traced_map`.

    Parameters
    ----------
    photo : Photo
    size_mm : (float, float)
        Width and height of the board, from 1 mm to 5 m.
    corners : four points, optional
        Of the board in the photo, in pixels, clockwise from its top left; found if not given.
    seeds : sequence of (float, float), optional
        One place in each field, in mm from the board's top left: one field round each. All
        fields are proposed if not given.
    id, name : str
        Of the map.
    source : str
        What the map's provenance calls the photo.
    progress : callable, optional
        Gets (steps done, steps in all) at least each half second; raising stops the work.

    Returns
    -------
    Traced
        A map without errors, with the doors and markers that there are templates of.

    Raises
    ------
    UsageProblemError
        A size that no board has, corners that make no board, no board was found, or a seed
        beside the board.

    Notes
    -----
    Some 5 s on one core for a board of 840 by 560 mm and 130 fields, whatever the photo has
    of pixels beyond 8 million; 1 GB of memory for 24 million.
    """
    new_map("empty", id=id, name=name, size_mm=size_mm)  # refuses sizes before any work
    steps = [part_of(progress, k, 5) for k in range(5)]
    found = find_board(photo, size_mm, corners=corners)
    _tell(steps[0])
    picture, scale = rectified_picture(photo.pixels, found)
    seen = survey(picture, scale, size_mm, progress=steps[1])
    if seeds is None:
        fields = find_fields(seen, progress=steps[2])
    else:
        fields = fields_at(seen, seeds, progress=steps[2])
    traced = traced_map(
        seen, fields, found, templates=templates, id=id, name=name, source=source,
        progress=steps[3],
    )  # fmt: skip
    if seeds is not None:
        traced = replace(traced, warnings=(*traced.warnings, *_left_out(seen, fields, seeds)))
    _tell(steps[4])
    return traced


def traced_map(
    seen: Survey,
    fields: Fields,
    found: Rectification,
    *,
    templates: Sequence[Template] = (),
    id: str = "traced",  # noqa: A002 - as in GameMap
    name: str | None = None,
    source: str = "",
    progress: Progress | None = None,
) -> Traced:
    """Put fields together to a map, with kinds, sectors, symbols, and what is doubtful.

    Parameters
    ----------
    seen : Survey
        Of the board, with :data:`mapkit.digitize.survey.UNIT_MM`.
    fields : Fields
        Of the whole board.
    found : Rectification
    templates : sequence of Template
        Symbols to look for.
    id, name : str
        Of the map.
    source : str
        What the map's provenance calls the photo.
    progress : callable, optional
        Gets (steps done, steps in all) at least each half second; raising stops the work.

    Notes
    -----
    1 s for a board of 840 by 560 mm, and what :func:`mapkit.digitize.symbols.find_symbols` takes.
    """
    base = new_map("empty", id=id, name=name, size_mm=seen.size_mm)
    game_map, borders, kinds, sectors = drawn_map(seen, fields, base)
    _tell(progress)
    tolerance = tolerance_of(found.residual_mm)
    note = phrase(
        "from a photo, residual {residual} mm; fields and kinds are proposals, not reviewed",
        residual=f"{found.residual_mm:.2f}",
    )
    game_map = replace(
        game_map, tolerance_mm=tolerance, provenance=Provenance("traced", str(note), source)
    )
    lines = straight_borders(game_map)
    matches = find_symbols(seen.picture, seen.scale, templates, lines, progress=progress)
    placed = place_symbols(game_map, matches)
    return Traced(
        placed.map,
        seen.picture,
        seen.scale,
        found,
        borders,
        kinds,
        sectors,
        placed.symbols,
        placed.refused,
        board_warnings(seen.picture, found),
    )


def drawn_map(
    seen: Survey, fields: Fields, base: GameMap
) -> tuple[GameMap, tuple[BorderDoubt, ...], tuple[FieldDoubt, ...], tuple[SectorDoubt, ...]]:
    """Put fields on an empty map, with a kind and a sector for each.

    Parameters
    ----------
    seen : Survey
        Of the board, in the unit of the map.
    fields : Fields
        Of the whole board.
    base : GameMap
        Without fields.

    Returns
    -------
    (GameMap, tuple of BorderDoubt, tuple of FieldDoubt, tuple of SectorDoubt)
        All borders, all fields and all sectors, the most doubtful first.

    Notes
    -----
    1 s for a board of 840 by 560 mm.
    """
    game_map, names = _as_map(base, fields)
    guesses = guess_kinds(game_map, seen.picture, seen.scale)
    game_map = with_kinds(game_map, guesses)
    sectors = guess_sectors(game_map, seen.picture, seen.scale)
    game_map = with_sectors(game_map, sectors)
    graph = BorderGraph(fields.labels, seen.evidence)
    likely = {(names[a], names[b]): 1 - graph.likelihood(row) for (a, b), row in graph.sums.items()}
    kinds = [
        FieldDoubt(g.field, g.kind, g.doubt, _middle(game_map, g.field), g.instead) for g in guesses
    ]
    return (
        game_map,
        _border_doubts(game_map, likely),
        tuple(sorted(kinds, key=lambda d: -d.doubt)),
        tuple(
            SectorDoubt(g.field, g.sector, g.doubt, _middle(game_map, g.field), g.instead)
            for g in sorted(sectors, key=lambda g: -g.doubt)
        ),
    )


def tolerance_of(residual_mm: float) -> float:
    """Return the tolerance of a map, in mm, from how far a place of its photo may be off."""
    return max(_LEAST_TOLERANCE_MM, float(np.ceil(residual_mm * 20) / 20))


def board_warnings(picture: Pixels, found: Rectification) -> tuple[Phrase, ...]:
    """Tell what makes the board from above less exact than it could be."""
    return (*_stretch(found), *photo_warnings(picture, found))


def _tell(progress: Progress | None) -> None:
    if progress:
        progress(1, 1)


def _left_out(seen: Survey, fields: Fields, seeds: Sequence[Place]) -> Iterator[Phrase]:
    for x, y in unserved(seen, fields, seeds):
        yield phrase(
            "the place {x},{y} mm got no field of its own: another place lies in the same one",
            x=f"{x:g}",
            y=f"{y:g}",
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


def _border_doubts(
    game_map: GameMap, likely: dict[tuple[str, str], float]
) -> tuple[BorderDoubt, ...]:
    places: dict[frozenset[str], list[str]] = {}
    for field in game_map.fields.values():
        for ring in field.rings:
            for a, b in zip(ring, (*ring[1:], ring[0]), strict=True):
                places.setdefault(frozenset((a, b)), []).append(field.id)
    longest: dict[tuple[str, str], tuple[float, tuple[float, float]]] = {}
    unit = game_map.unit_mm
    for edge, fields in places.items():
        if len(fields) != 2:
            continue
        (x, y), (u, v) = (game_map.vertices[k] for k in edge)
        length = float(np.hypot(u - x, v - y))
        pair = (fields[0], fields[1])
        if pair not in longest or length > longest[pair][0]:
            longest[pair] = length, (round((x + u) / 2 * unit, 1), round((y + v) / 2 * unit, 1))
    found = []
    for (a, b), (_, at) in longest.items():
        doubt = likely.get((a, b), likely.get((b, a), 0.5))
        found.append(BorderDoubt((a, b), round(float(doubt), 3), at))
    return tuple(sorted(found, key=lambda d: -d.doubt))


def _stretch(found: Rectification) -> list[Phrase]:
    """Tell where the size that was given has other proportions than the board in the photo.

    Only where the camera looked straight down, or a scan was made, do the sides tell it.
    """
    aspect = _seen_aspect(found)
    given = found.size_mm[0] / found.size_mm[1]
    if aspect is None or abs(aspect / given - 1) <= _MOST_STRETCH:
        return []
    return [
        phrase(
            (
                "the board in the photo is {seen} times as wide as it is high, the size that was "
                "given {given} times; is {width} x {height} mm right?"
            ),
            seen=f"{aspect:.2f}",
            given=f"{given:.2f}",
            width=f"{found.size_mm[0]:g}",
            height=f"{found.size_mm[1]:g}",
        )
    ]


def _seen_aspect(found: Rectification) -> float | None:
    """Return width over height of the board as the photo has it, None where it cannot be told."""
    corners = found.straight_corners - np.array(found.photo_size) / 2
    across = np.hypot(*(corners[1] - corners[0])), np.hypot(*(corners[2] - corners[3]))
    down = np.hypot(*(corners[3] - corners[0])), np.hypot(*(corners[2] - corners[1]))
    tilt = max(abs(across[0] / across[1] - 1), abs(down[0] / down[1] - 1))
    if tilt > _MOST_STRETCH:
        return None
    return float((across[0] + across[1]) / (down[0] + down[1]))
