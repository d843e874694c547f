"""From a photo to a map: all steps that need no user."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np
import shapely

from mapkit.digitize.clicks import Place, fields_at, unserved
from mapkit.digitize.corners import check_corners, find_corners
from mapkit.digitize.courses import Price
from mapkit.digitize.doubts import border_doubts, several_doubt
from mapkit.digitize.fields import Fields, Progress, find_fields
from mapkit.digitize.kinds import guess_kinds
from mapkit.digitize.photo import Photo, Pixels
from mapkit.digitize.quality import photo_warnings
from mapkit.digitize.rectify import Rectification, rectified_picture, rectify
from mapkit.digitize.regions import BorderGraph
from mapkit.digitize.survey import UNIT_MM, Survey, survey
from mapkit.errors import UsageProblemError
from mapkit.mapfile.new import new_map
from mapkit.messages import Phrase, phrase
from mapkit.model import Field, GameMap, Point, Provenance
from mapkit.sight.in_parts import part_of

__all__ = [
    "BorderDoubt",
    "FieldDoubt",
    "SeveralDoubt",
    "Traced",
    "find_board",
    "trace_photo",
    "traced_map",
]

_MOST_STRETCH = 0.02
_MOST_SCALE = 15.0
_SMALL_MM = 150.0
_LEAST_TOLERANCE_MM = 0.5


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
class SeveralDoubt:
    """A field that may be several; ``doubt`` as for borders, ``at`` a place in it, in mm."""

    field: str
    doubt: float
    at: tuple[float, float]


@dataclass(frozen=True, slots=True)
class FieldDoubt:
    """A field whose kind may be another, the more doubtful the higher ``doubt`` is, from 0 to 1.

    ``at`` is a place in it, in mm.
    """

    field: str
    kind: str
    doubt: float
    at: tuple[float, float]


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
    several : tuple of SeveralDoubt
        All fields, the most doubtful first; none where somebody has clicked.
    kinds : tuple of FieldDoubt
        All fields, that with the most doubtful kind first.
    warnings : tuple of Phrase
        What makes the photo less exact than it could be.
    """

    map: GameMap
    picture: Pixels
    scale: float
    rectification: Rectification
    borders: tuple[BorderDoubt, ...]
    several: tuple[SeveralDoubt, ...]
    kinds: tuple[FieldDoubt, ...]
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
        A map without doors and markers, whose drawing has no errors.

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
    steps = [part_of(progress, k, 4) for k in range(4)]
    found = find_board(photo, size_mm, corners=corners)
    _tell(steps[0])
    picture, scale = rectified_picture(photo.pixels, found)
    seen = survey(picture, scale, size_mm, progress=steps[1])
    if seeds is None:
        fields = find_fields(seen, progress=steps[2])
    else:
        fields = fields_at(seen, seeds, progress=steps[2])
    traced = traced_map(seen, fields, found, id=id, name=name, source=source)
    if seeds is not None:
        traced = replace(traced, warnings=(*traced.warnings, *_left_out(seen, fields, seeds)))
    _tell(steps[3])
    return traced


def traced_map(
    seen: Survey,
    fields: Fields,
    found: Rectification,
    *,
    id: str = "traced",  # noqa: A002 - as in GameMap
    name: str | None = None,
    source: str = "",
) -> Traced:
    """Put fields together to a map, with a kind for each and what is doubtful.

    Parameters
    ----------
    seen : Survey
        Of the board, with :data:`mapkit.digitize.survey.UNIT_MM`.
    fields : Fields
        Of the whole board.
    found : Rectification
    id, name : str
        Of the map.
    source : str
        What the map's provenance calls the photo.

    Notes
    -----
    0.5 s for a board of 840 by 560 mm.
    """
    base = new_map("empty", id=id, name=name, size_mm=seen.size_mm)
    guesses = guess_kinds(fields.labels, seen.evidence, fields.pieces)
    game_map, names = _as_map(base, fields, [(g.kind, g.traits) for g in guesses])
    tolerance = max(_LEAST_TOLERANCE_MM, float(np.ceil(found.residual_mm * 20) / 20))
    note = phrase(
        "from a photo, residual {residual} mm; fields and kinds are proposals, not reviewed",
        residual=f"{found.residual_mm:.2f}",
    )
    game_map = replace(
        game_map, tolerance_mm=tolerance, provenance=Provenance("traced", str(note), source)
    )
    graph, price = BorderGraph(fields.labels, seen.evidence), Price(seen.evidence)
    borders = [
        BorderDoubt((names[a], names[b]), round(doubt, 3), (round(x, 1), round(y, 1)))
        for (a, b), doubt, (x, y) in border_doubts(fields.rings, graph, price, UNIT_MM)
    ]
    several = [
        SeveralDoubt(names[k], round(several_doubt(chance, area), 3), _middle(game_map, names[k]))
        for k, chance in enumerate(fields.given_up)
        for area in [shapely.Polygon(fields.rings[k][0]).area * UNIT_MM**2]
    ]
    kinds = [
        FieldDoubt(names[k], g.kind, g.doubt, _middle(game_map, names[k]))
        for k, g in enumerate(guesses)
    ]
    return Traced(
        game_map,
        seen.picture,
        seen.scale,
        found,
        tuple(sorted(borders, key=lambda d: -d.doubt)),
        tuple(sorted(several, key=lambda d: -d.doubt)),
        tuple(sorted(kinds, key=lambda d: -d.doubt)),
        (
            *_turned(found), *_other_unit(found), *_stretch(found),
            *photo_warnings(seen.picture, found),
        ),
    )  # fmt: skip


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


def _as_map(
    base: GameMap, found: Fields, kinds: Sequence[tuple[str, frozenset[str]]]
) -> tuple[GameMap, dict[int, str]]:
    """Name fields in the order of reading, and vertices as they come."""
    rings = found.rings
    order = sorted(range(len(rings)), key=lambda k: _reading_place(rings[k][0], base))
    names = {k: str(n) for n, k in enumerate(order, 1)}
    ids: dict[Point, str] = {}
    fields = {}
    for k in order:
        kind, traits = kinds[k]
        known = base.ruleset.kinds.get(kind)
        fields[names[k]] = Field(
            names[k],
            kind,
            tuple(tuple(ids.setdefault(p, f"v{len(ids) + 1}") for p in ring) for ring in rings[k]),
            level=known.level if known is not None else 0,
            traits=traits,
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


def _turned(found: Rectification) -> list[Phrase]:
    """Tell where the board's top left corner is not that of the photo."""
    first = int(found.corners.sum(axis=1).argmin())
    if not first:
        return []
    return [
        phrase(
            "the corner at the top left of the photo is number {number} of the board's, so the map "
            "is turned; if it should not be, give --corners, that one first",
            number=first + 1,
        )
    ]


def _other_unit(found: Rectification) -> list[Phrase]:
    """Tell where a size seems to be in another unit than mm."""
    if found.scale < _MOST_SCALE or max(found.size_mm) > _SMALL_MM:
        return []
    return [
        phrase(
            "with {width} x {height} mm the photo has {scale} pixels a mm; is that size in mm?",
            width=f"{found.size_mm[0]:g}",
            height=f"{found.size_mm[1]:g}",
            scale=f"{found.scale:.0f}",
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
