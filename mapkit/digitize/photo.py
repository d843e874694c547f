"""Photos and scans as arrays of pixels, whatever their file format.

The file may come from anywhere. So its size is limited before it is read, and its pixels are
decoded in a box (:mod:`mapkit.digitize.decoding`).
"""

from __future__ import annotations

import hashlib
import io
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from mapkit.digitize.decoding import Pixels, Wrong, decode_pictures
from mapkit.digitize.libraries import require_libraries
from mapkit.errors import FileError
from mapkit.mapfile.disk import read_regular
from mapkit.messages import phrase

MAX_BYTES = 256 * 2**20
MAX_PIXELS = 60_000_000
MIN_SIDE = 400
_FORMATS = ("JPEG", "PNG", "TIFF", "WEBP")


@dataclass(frozen=True, slots=True, eq=False)
class Photo:
    """A picture of a board.

    Attributes
    ----------
    pixels : (height, width, 3) uint8
        Red, green and blue, as the camera was held. What was transparent is white.
    sha256 : str
        Of the file's bytes; "" for pixels that come from no file.
    taken : str
        The day it was taken, as in ``2026-05-01``, or that of the file where the camera does not
        say; "" for pixels that come from no file.
    """

    pixels: Pixels
    sha256: str = ""
    taken: str = ""

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        height, width = self.pixels.shape[:2]
        return width, height


def read_photo(path: Path) -> Photo:
    """Read a JPEG, PNG, TIFF or WebP.

    Parameters
    ----------
    path : Path
        A file of at most :data:`MAX_BYTES`, a picture of at most :data:`MAX_PIXELS` pixels and at
        least :data:`MIN_SIDE` pixels wide and high.

    Raises
    ------
    FileError
        It cannot be read, is no such picture, is cut off, has several pictures, or is too large
        or too small.
    MapkitError
        The libraries of the extra ``trace`` are not installed.

    Notes
    -----
    0.5 s for 8 megapixels, of which 0.4 s start the box.
    """
    require_libraries()
    content = read_regular(path, MAX_BYTES)
    if not content:
        raise FileError(phrase("{path} is empty", path=path))
    found = decode_pictures([content], _FORMATS, MAX_PIXELS, MIN_SIDE)[0]
    if found.wrong is not None:
        raise _refusal(path, found.wrong, found.size)
    saved = datetime.fromtimestamp(path.stat().st_mtime, UTC).astimezone().date().isoformat()
    return Photo(found.pixels, hashlib.sha256(content).hexdigest(), found.taken or saved)


def _refusal(path: Path, wrong: Wrong, size: tuple[int, int]) -> FileError:
    width, height = size
    most = MAX_PIXELS // 1_000_000
    match wrong:
        case "format":
            what = phrase("{path} is not a JPEG, PNG, TIFF or WebP picture", path=path)
        case "large" if not width:
            what = phrase(
                "{path} has too many pixels; at most {most} megapixels are read",
                path=path,
                most=most,
            )
        case "large":
            what = phrase(
                "{path} has {width} x {height} pixels; at most {most} megapixels are read",
                path=path,
                width=width,
                height=height,
                most=most,
            )
        case "small":
            what = phrase(
                (
                    "{path} has {width} x {height} pixels, too few to find lines in; "
                    "take a photo with at least 3 pixels for each mm of the board"
                ),
                path=path,
                width=width,
                height=height,
            )
        case "several":
            what = phrase(
                "{path} holds several pictures; save the one of the board alone", path=path
            )
        case "damaged":
            what = phrase("the picture {path} is damaged or cut off", path=path)
        case "greedy":
            what = phrase(
                "the picture {path} takes more memory or time than its size allows; save it anew "
                "from your program",
                path=path,
            )
    return FileError(what)


def jpeg_of(pixels: Pixels) -> bytes:
    """Return pixels as a JPEG file, the same bytes for the same pixels."""
    from PIL import Image  # noqa: PLC0415 - of the extra

    file = io.BytesIO()
    Image.fromarray(pixels).save(file, "JPEG", quality=90)
    return file.getvalue()
