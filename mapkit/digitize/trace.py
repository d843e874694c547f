"""From a photo to a map: all steps that need no user."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from mapkit.digitize.clicks import Place, fields_at, unserved
from mapkit.digitize.corners import check_corners, find_corners
from mapkit.digitize.decoding import Pixels
from mapkit.digitize.evidence import Progress
from mapkit.digitize.fields import Fields, find_fields
from mapkit.digitize.parts import without_glare
from mapkit.digitize.photo import Photo
from mapkit.digitize.proposals import Proposal, propose_map
from mapkit.digitize.quality import photo_warnings
from mapkit.digitize.rectify import Rectification, rectified_picture, rectify
from mapkit.digitize.rims import Edge, Quad
from mapkit.digitize.survey import Survey, survey
from mapkit.digitize.templates import Template
from mapkit.errors import UsageError
from mapkit.jobs.in_parts import part_of
from mapkit.mapfile.new import new_map
from mapkit.messages import Phrase, phrase
from mapkit.model import Provenance

_MOST_STRETCH = 0.02
_MOST_SCALE = 15.0
_SMALL_MM = 150.0
_LEAST_TOLERANCE_MM = 0.5
_LEAST_MM = 20


@dataclass(frozen=True, slots=True, eq=False)
class Traced(Proposal):
    """A proposed map, and what it was made from.

    Attributes
    ----------
    picture : (height, width, 3) uint8
        The board from above, which the map's whole board covers; the map has no underlay: who
        saves the picture says where.
    scale : float
        Pixels of it to a mm.
    rectification, also : Rectification, tuple of Rectification
        Of the photo, and of the others.
    warnings : tuple of Phrase
        What makes the photo less exact than it could be.
    """

    picture: Pixels
    scale: float
    rectification: Rectification
    warnings: tuple[Phrase, ...]
    also: tuple[Rectification, ...] = ()


def find_board(
    photo: Photo,
    size_mm: tuple[float, float],
    *,
    corners: Sequence[tuple[float, float]] | None = None,
    flat: bool = False,
    edge: Edge = "rim",
) -> Rectification:
    """Find how a photo lies on a board.

    Parameters
    ----------
    size_mm : (float, float)
        Width and height of the board, from 1 mm to 5 m.
    corners : four points, optional
        Of the board in the photo, in pixels, clockwise from its top left; found if not given.
    flat : bool
        Whether the picture is a scan or a drawing, in which nothing is bent.
    edge : str
        What is looked for as the board: its ``rim``, or what lies within its printed ``frame``.

    Notes
    -----
    0.5 s for 8 megapixels.
    """
    quad = board_corners(photo, size_mm[0] / size_mm[1], corners=corners, edge=edge)
    return rectify(photo.pixels, quad, size_mm, flat=flat)


def board_corners(
    photo: Photo,
    aspect: float | None,
    *,
    corners: Sequence[tuple[float, float]] | None = None,
    edge: Edge = "rim",
) -> Quad:
    """Return the corners of a board that were given, or that are found."""
    if corners is not None:
        return check_corners(corners, photo.size)
    quad = find_corners(photo.pixels, aspect, edge=edge)
    if quad is None:
        raise UsageError(
            phrase(
                "no whole board stands out in the photo; lay it on something of another colour "
                "and show all of it, or give its corners with --corners"
            )
        )
    return quad


def trace_photo(
    photo: Photo,
    size_mm: tuple[float, float],
    *,
    corners: Sequence[tuple[float, float]] | None = None,
    flat: bool = False,
    edge: Edge = "rim",
    others: Sequence[Photo] = (),
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
    size_mm, corners, flat, edge
        As for :func:`find_board`.
    others : sequence of Photo
        Of the same board: what only some of the photos have, as glare and figures, is left out.
    templates : sequence of Template
        Symbols to look for.
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
    UsageError
        A size that no board has, corners that make no board, no board was found, or a seed
        beside the board.

    Notes
    -----
    Some 5 s on one core for a board of 840 by 560 mm and 130 fields, whatever the photo has
    of pixels beyond 8 million; 1 GB of memory for 24 million.
    """
    new_map("empty", id=id, name=name, size_mm=size_mm)  # refuses sizes before any work
    if min(size_mm) < _LEAST_MM:
        raise UsageError(
            phrase("a board of {width} x {height} mm is too small: each side needs {least} mm",
                   width=f"{size_mm[0]:.4g}", height=f"{size_mm[1]:.4g}", least=_LEAST_MM)
        )  # fmt: skip
    steps = [part_of(progress, k, 5) for k in range(5)]
    found = find_board(photo, size_mm, corners=corners, flat=flat, edge=edge)
    _tell(steps[0])
    picture, scale = rectified_picture(photo.pixels, found)
    also = [find_board(other, size_mm, flat=flat, edge=edge) for other in others]
    if others:
        more = (rectified_picture(o.pixels, f)[0] for o, f in zip(others, also, strict=True))
        picture = without_glare([picture, *more])
    seen = survey(picture, scale, size_mm, progress=steps[1])
    if seeds is None:
        fields = find_fields(seen, progress=steps[2])
    else:
        fields = fields_at(seen, seeds, progress=steps[2])
    traced = traced_map(
        seen, fields, found, templates=templates, id=id, name=name, source=source,
        progress=steps[3],
    )  # fmt: skip
    traced = replace(traced, also=tuple(also))
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
    templates, id, name, source, progress
        As for :func:`trace_photo`.

    Notes
    -----
    1 s for a board of 840 by 560 mm, and what :func:`mapkit.digitize.symbols.find_symbols` takes.
    """
    base = new_map("empty", id=id, name=name, size_mm=seen.size_mm)
    made = propose_map(seen, fields, base, templates=templates, progress=progress)
    tolerance = tolerance_of(found.residual_mm)
    note = phrase(
        "from a photo, residual {residual} mm; fields and kinds are proposals, not reviewed",
        residual=f"{found.residual_mm:.2f}",
    )
    return Traced(
        replace(
            made.map, tolerance_mm=tolerance, provenance=Provenance("traced", str(note), source)
        ),
        made.borders,
        made.kinds,
        made.sectors,
        made.missing,
        made.symbols,
        made.refused,
        picture=seen.picture,
        scale=seen.scale,
        rectification=found,
        warnings=board_warnings(seen.picture, found),
    )


def tolerance_of(residual_mm: float) -> float:
    """Return the tolerance of a map, in mm, from how far a place of its photo may be off."""
    return max(_LEAST_TOLERANCE_MM, float(np.ceil(residual_mm * 20) / 20))


def board_warnings(picture: Pixels, found: Rectification) -> tuple[Phrase, ...]:
    """Return what makes the board from above less exact than it could be."""
    return (*_turned(found), *_other_unit(found), *_stretch(found), *photo_warnings(picture, found))


def _tell(progress: Progress | None) -> None:
    if progress:
        progress(1, 1)


def _left_out(seen: Survey, fields: Fields, seeds: Sequence[Place]) -> Iterator[Phrase]:
    for x, y in unserved(seen, fields, seeds):
        yield phrase(
            "the place {x},{y} mm got no field of its own: another place lies in the same one",
            x=f"{x:g}", y=f"{y:g}",
        )  # fmt: skip


def _stretch(found: Rectification) -> list[Phrase]:
    """Return where the size that was given has other proportions than the board in the photo.

    Only where the camera looked straight down, or a scan was made, do the sides tell it.
    """
    aspect = _seen_aspect(found)
    given = found.size_mm[0] / found.size_mm[1]
    if aspect is None or abs(aspect / given - 1) <= _MOST_STRETCH:
        return []
    return [
        phrase(
            "the board in the photo is {seen} times as wide as it is high, the size that was "
            "given {given} times; is {width} x {height} mm right?",
            seen=f"{aspect:.2f}", given=f"{given:.2f}",
            width=f"{found.size_mm[0]:g}", height=f"{found.size_mm[1]:g}",
        )
    ]  # fmt: skip


def _turned(found: Rectification) -> list[Phrase]:
    """Return where the board's top left corner is not that of the photo."""
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
    """Return where a size seems to be in another unit than mm."""
    if found.scale < _MOST_SCALE or max(found.size_mm) > _SMALL_MM:
        return []
    return [
        phrase(
            "with {width} x {height} mm the photo has {scale} pixels a mm; is that size in mm?",
            width=f"{found.size_mm[0]:g}", height=f"{found.size_mm[1]:g}",
            scale=f"{found.scale:.0f}",
        )
    ]  # fmt: skip


def _seen_aspect(found: Rectification) -> float | None:
    """Return width over height of the board as the photo has it, None where it cannot be told."""
    corners = found.straight_corners - np.array(found.photo_size) / 2
    across = np.hypot(*(corners[1] - corners[0])), np.hypot(*(corners[2] - corners[3]))
    down = np.hypot(*(corners[3] - corners[0])), np.hypot(*(corners[2] - corners[1]))
    tilt = max(abs(across[0] / across[1] - 1), abs(down[0] / down[1] - 1))
    if tilt > _MOST_STRETCH:
        return None
    return float((across[0] + across[1]) / (down[0] + down[1]))
