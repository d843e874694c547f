"""Picture files become pixels in a box: a process with limits (:mod:`mapkit.jobs.box`).

How large a picture is stands in its head; its pixels are counted there before they are decoded.
"""

from __future__ import annotations

import io
import json
import re
import warnings
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING, Any, Literal

import numpy as np
from numpy.typing import NDArray

from mapkit.jobs.box import BoxEndedError, ask_box, has_limits
from mapkit.jobs.box_inside import let_grow, serve

if TYPE_CHECKING:
    from PIL import Image

Pixels = NDArray[np.uint8]
"""Height by width by red, green and blue."""

Wrong = Literal["format", "large", "small", "several", "damaged", "greedy"]
"""Why there are no pixels; ``greedy`` is a picture that takes more memory or time than its size."""

_EXIF, _TAKEN, _CHANGED = 0x8769, 0x9003, 0x0132
"""Numbers of EXIF: its own list, the times a photo was taken and was last changed."""
_SECONDS = 60
_MEMORY = 200 * 2**20
_BYTES_A_PIXEL = 32
"""What 16 bits of grey take while they become 8; other pictures take less."""


@dataclass(frozen=True, slots=True, eq=False)
class Decoded:
    """One picture: its pixels, or what is wrong with it.

    Attributes
    ----------
    size : (int, int)
        Width and height as its head says; (0, 0) where nothing can be read.
    wrong : Wrong or None
    pixels : (height, width, 3) uint8
        As the camera was held; empty where something is wrong. What was transparent is white.
    taken : str
        The day that the camera wrote, as in ``2026-05-01``, or "".
    """

    size: tuple[int, int]
    wrong: Wrong | None
    pixels: Pixels
    taken: str = ""


def decode_pictures(
    files: Sequence[bytes], formats: Sequence[str], most: int, least: int, *, own: bool = False
) -> list[Decoded]:
    """Decode pictures, up to the first one with which something is wrong.

    Parameters
    ----------
    files : sequence of bytes
    formats : sequence of str
        Of Pillow.
    most : int
        Pixels that one may have.
    least : int
        So wide and high it has to be.
    own : bool
        They come with mapkit, and need no box.
    """
    request = {
        "lengths": [len(file) for file in files], "formats": list(formats), "most": most,
        "least": least,
    }  # fmt: skip
    data = b"".join(files)
    if own or not has_limits():
        answer = b"".join(_answers(request, data))
    else:
        try:
            answer = ask_box(
                "mapkit.digitize.decoding", request, data,
                memory=_MEMORY, seconds=_SECONDS, prepare=_prepare,
            )  # fmt: skip
        except BoxEndedError:
            return [_without((0, 0), "greedy")]
    found: list[Decoded] = []
    at = 0
    while at < len(answer):
        end = answer.index(b"\n", at)
        told = json.loads(answer[at:end])
        height, width = told["shape"]
        pixels = np.frombuffer(answer, np.uint8, height * width * 3, end + 1)
        size = told["size"][0], told["size"][1]
        at = end + 1 + pixels.size
        found.append(Decoded(size, told["wrong"], pixels.reshape(height, width, 3), told["taken"]))
    return found


def main() -> None:
    """Answer one request in the box."""
    serve(_answers, _prepare)


def _prepare(_: dict[str, Any]) -> None:
    from PIL import Image  # noqa: PLC0415 - of the extra

    Image.init()


def _answers(request: dict[str, Any], data: bytes) -> Iterator[bytes | memoryview]:
    at = 0
    for length in request["lengths"]:
        one = _decoded(data[at : at + length], request)
        at += length
        told = {
            "size": one.size, "wrong": one.wrong, "taken": one.taken, "shape": one.pixels.shape[:2]
        }  # fmt: skip
        yield json.dumps(told).encode() + b"\n"
        if one.wrong:
            return
        yield np.ascontiguousarray(one.pixels).data


def _without(size: tuple[int, int], wrong: Wrong) -> Decoded:
    return Decoded(size, wrong, np.zeros((0, 0, 3), np.uint8))


def _decoded(content: bytes, request: dict[str, Any]) -> Decoded:
    from PIL import Image, ImageOps, UnidentifiedImageError  # noqa: PLC0415 - of the extra

    size = (0, 0)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Pillow warns of what is refused here, and of odd tags
        try:
            with Image.open(io.BytesIO(content), formats=request["formats"]) as image:
                size = image.size
                wrong = _wrong_with(image, request)
                if wrong:
                    return _without(size, wrong)
                let_grow(size[0] * size[1] * _BYTES_A_PIXEL)
                image.load()
                day = _day_taken(image)
                pixels = _pixels(ImageOps.exif_transpose(image))
                return Decoded(size, None, pixels, day.isoformat() if day else "")
        except UnidentifiedImageError:
            return _without(size, "format")
        except Image.DecompressionBombError:
            return _without(size, "large")
        except MemoryError:
            raise
        except Exception:  # noqa: BLE001 - each decoder raises what it likes
            return _without(size, "damaged")


def _wrong_with(image: Image.Image, request: dict[str, Any]) -> Wrong | None:
    width, height = image.size
    if width * height > request["most"]:
        return "large"
    if min(width, height) < request["least"]:
        return "small"
    several = getattr(image, "n_frames", 1) > 1 and image.format != "JPEG"
    return "several" if several else None


def _day_taken(image: Image.Image) -> date | None:
    """Return the day that the camera wrote into a photo; None where it wrote none."""
    exif = image.getexif()
    told = exif.get_ifd(_EXIF).get(_TAKEN) or exif.get(_CHANGED)
    match = re.match(r"(\d{4}):(\d\d):(\d\d)", str(told))
    try:
        return date(*map(int, match.groups())) if match else None
    except ValueError:  # a camera whose clock was never set writes zeros
        return None


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
