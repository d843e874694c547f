"""What takes its time between a photo and a map; runs in a thread and knows no Qt.

The libraries of the extra ``trace`` are loaded when the first of these functions is called.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from mapkit.digitize.libraries import require_libraries
from mapkit.editor.tasks.worker import Tell
from mapkit.editor.trace.photo_place import Quad
from mapkit.errors import MapkitError, UsageError
from mapkit.jobs.in_parts import part_of
from mapkit.messages import Phrase
from mapkit.model import GameMap, Tracing

if TYPE_CHECKING:
    from mapkit.digitize.photo import Photo
    from mapkit.digitize.rims import Edge


@dataclass(frozen=True, slots=True, eq=False)
class Looked:
    """A photo that was read, and the board in it."""

    path: Path
    photo: Photo
    found: Quad | None
    """Where the board was found."""
    problem: Phrase | str = ""
    """Why it was not, "" where nothing stands out."""
    size_mm: tuple[float, float] | None = None
    """Its width and height, where marks beside it tell."""

    @property
    def quad(self) -> Quad:
        """Where the board was found; the picture's own corners where it was not."""
        width, height = map(float, self.photo.size)
        return self.found or ((0.0, 0.0), (width, 0.0), (width, height), (0.0, height))


@dataclass(frozen=True, slots=True, eq=False)
class Flat:
    """The board from above."""

    jpeg: bytes
    tracing: Tracing
    """Names the photo by its path in full."""
    warnings: tuple[Phrase, ...]


def missing_libraries() -> Phrase | str:
    """Return what to install before a photo can be looked at, "" for nothing."""
    try:
        require_libraries()
    except MapkitError as problem:
        return problem.args[0] if problem.args else ""
    return ""


def look(path: Path, tell: Tell, *, edge: Edge = "rim") -> Looked:
    """Read a photo and look for the board by its rim, or by the frame that is printed in it.

    Raises ``MapkitError`` where it is no picture that can be read, or the libraries are not there.
    """
    require_libraries()
    from mapkit.digitize.corners import find_corners  # noqa: PLC0415 - of the extra
    from mapkit.digitize.photo import read_photo  # noqa: PLC0415
    from mapkit.digitize.scale import board_size  # noqa: PLC0415

    tell(0, 2)
    photo = read_photo(path)
    tell(1, 2)
    try:
        quad = find_corners(photo.pixels, None, edge=edge)
    except UsageError as problem:
        return Looked(path, photo, None, problem.args[0])
    found = None if quad is None else tuple((float(x), float(y)) for x, y in quad)
    size, _ = (None, False) if quad is None else board_size(photo.pixels, quad)
    return Looked(path, photo, found, size_mm=size)


def flatten(
    looked: Looked, quad: Quad, size_mm: tuple[float, float], tell: Tell, *, flat: bool = False
) -> Flat:
    """Compute how the photo lies on the board, and the board seen from above.

    A ``flat`` picture, as a scan or a drawing, is bent nowhere.

    Raises ``UsageError`` where the corners make no board.
    """
    from mapkit.digitize.corners import check_corners  # noqa: PLC0415 - of the extra
    from mapkit.digitize.photo import jpeg_of  # noqa: PLC0415
    from mapkit.digitize.recording import tracing_of  # noqa: PLC0415
    from mapkit.digitize.rectify import rectified_picture, rectify  # noqa: PLC0415
    from mapkit.digitize.trace import board_warnings  # noqa: PLC0415

    tell(0, 3)
    pixels = looked.photo.pixels
    corners = check_corners(quad, looked.photo.size)
    found = rectify(pixels, corners, size_mm, flat=flat)
    tell(1, 3)
    picture, _ = rectified_picture(pixels, found)
    tell(2, 3)
    tracing = tracing_of(found, looked.photo, looked.path.as_posix())
    return Flat(jpeg_of(picture), tracing, board_warnings(picture, found))


def propose(
    picture: Path, game_map: GameMap, seeds: Sequence[tuple[float, float]], tell: Tell
) -> GameMap:
    """Propose the fields of a board from its picture from above.

    Fields are ``proposed``; its tracing holds their doubts, the most doubtful first.

    Parameters
    ----------
    picture : Path
        What :func:`flatten` made.
    game_map : GameMap
        The map that they are for; only its header and its tracing count.
    seeds : sequence of (float, float)
        In mm, a place in each field that is wanted; none for all fields.
    """
    require_libraries()
    from mapkit.digitize.clicks import fields_at  # noqa: PLC0415 - of the extra
    from mapkit.digitize.fields import find_fields  # noqa: PLC0415
    from mapkit.digitize.laid import board_from_above  # noqa: PLC0415
    from mapkit.digitize.photo import read_photo  # noqa: PLC0415
    from mapkit.digitize.proposals import propose_map  # noqa: PLC0415
    from mapkit.digitize.recording import as_proposed  # noqa: PLC0415
    from mapkit.digitize.survey import survey  # noqa: PLC0415
    from mapkit.digitize.trace import tolerance_of  # noqa: PLC0415

    tracing = game_map.tracing
    assert tracing is not None
    unit, size = game_map.unit_mm, game_map.size_mm
    underlay = game_map.underlay
    assert underlay is not None
    corners = [(x * unit, y * unit) for x, y in underlay.corners]
    pixels, scale = board_from_above(read_photo(picture).pixels, corners, size)
    seen = survey(pixels, scale, size, unit_mm=unit, progress=part_of(tell, 0, 2))
    progress = part_of(tell, 1, 2)
    if seeds:
        found = fields_at(seen, seeds, progress=progress)
    else:
        found = find_fields(seen, progress=progress)
    base = replace(game_map, vertices={}, fields={}, portals=(), markers=(), buildings=())
    made = propose_map(seen, found, base)
    return replace(as_proposed(made, tracing), tolerance_mm=tolerance_of(tracing.residual_mm))
