"""Photos and scans as arrays of pixels, whatever their file format.

The file may come from anywhere. So its size is limited before it is read, and the number of its
pixels before they are decoded.
"""

from __future__ import annotations

import hashlib
import io
import re
import warnings
from dataclasses import dataclass
from datetime import UTC, date, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from mapkit.digitize.libraries import require_libraries
from mapkit.errors import FileError
from mapkit.mapfile.disk import read_regular
from mapkit.messages import phrase

if TYPE_CHECKING:
    from PIL import Image

__all__ = ["MAX_BYTES", "MAX_PIXELS", "MIN_SIDE", "Photo", "Pixels", "jpeg_of", "read_photo"]

Pixels = NDArray[np.uint8]
"""Height by width by red, green and blue."""

MAX_BYTES = 256 * 2**20
MAX_PIXELS = 60_000_000
MIN_SIDE = 400
_EXIF, _TAKEN, _CHANGED = 0x8769, 0x9003, 0x0132
"""Numbers of EXIF: its own list, the times a photo was taken and was last changed."""
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
    0.1 s for 8 megapixels; memory for two copies of the pixels.
    """
    require_libraries()
    from PIL import Image, ImageOps, UnidentifiedImageError  # noqa: PLC0415 - of the extra

    content = read_regular(path, MAX_BYTES)
    if not content:
        raise FileError(phrase("{path} is empty", path=path))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Pillow warns of what is refused here, and of odd tags
        try:
            with Image.open(io.BytesIO(content), formats=_FORMATS) as image:
                _refuse(image, path)
                image.load()
                digest = hashlib.sha256(content).hexdigest()
                saved = datetime.fromtimestamp(path.stat().st_mtime, UTC).astimezone()
                day = _day_taken(image) or saved.date()
                return Photo(_pixels(ImageOps.exif_transpose(image)), digest, day.isoformat())
        except UnidentifiedImageError:
            raise FileError(
                phrase("{path} is not a JPEG, PNG, TIFF or WebP picture", path=path)
            ) from None
        except Image.DecompressionBombError:
            raise FileError(
                phrase(
                    "{path} has too many pixels; at most {most} megapixels are read",
                    path=path,
                    most=MAX_PIXELS // 1_000_000,
                )
            ) from None
        except FileError:
            raise
        except MemoryError:
            raise
        except Exception:  # noqa: BLE001 - each decoder raises what it likes
            raise FileError(phrase("the picture {path} is damaged or cut off", path=path)) from None


def _day_taken(image: Image.Image) -> date | None:
    """Return the day that the camera wrote into a photo; None where it wrote none."""
    exif = image.getexif()
    told = exif.get_ifd(_EXIF).get(_TAKEN) or exif.get(_CHANGED)
    match = re.match(r"(\d{4}):(\d\d):(\d\d)", str(told))
    try:
        return date(*map(int, match.groups())) if match else None
    except ValueError:  # a camera whose clock was never set writes zeros
        return None


def jpeg_of(pixels: Pixels) -> bytes:
    """Return pixels as a JPEG file, the same bytes for the same pixels."""
    from PIL import Image  # noqa: PLC0415 - of the extra

    file = io.BytesIO()
    Image.fromarray(pixels).save(file, "JPEG", quality=90)
    return file.getvalue()


def _refuse(image: Image.Image, path: Path) -> None:
    width, height = image.size
    if width * height > MAX_PIXELS:
        raise FileError(
            phrase(
                "{path} has {width} x {height} pixels; at most {most} megapixels are read",
                path=path,
                width=width,
                height=height,
                most=MAX_PIXELS // 1_000_000,
            )
        )
    if min(width, height) < MIN_SIDE:
        raise FileError(
            phrase(
                (
                    "{path} has {width} x {height} pixels, too few to find lines in; "
                    "take a photo with at least 3 pixels for each mm of the board"
                ),
                path=path,
                width=width,
                height=height,
            )
        )
    if getattr(image, "n_frames", 1) > 1 and image.format != "JPEG":
        raise FileError(
            phrase("{path} holds several pictures; save the one of the board alone", path=path)
        )


def _pixels(image: Image.Image) -> Pixels:
    from PIL import Image as images  # noqa: N813, PLC0415 - of the extra

    if image.mode.startswith("I") or image.mode == "F":  # 16 bit of grey, or more
        deep = np.asarray(image).astype(np.float64)
        most = 255.0 if deep.max() < 256 else 65535.0
        grey = np.clip(deep * (255 / most), 0, 255).astype(np.uint8)
        return np.repeat(grey[..., None], 3, axis=2)
    if image.has_transparency_data:
        image = image.convert("RGBA")
        image = images.alpha_composite(images.new("RGBA", image.size, "white"), image)
    return np.asarray(image.convert("RGB"))
