"""What somebody painted instead of the board that mapkit draws: a picture, and where it lies."""

from __future__ import annotations

import base64
import binascii
import re
import shutil
import struct
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree as ET

from mapkit.errors import FileError, MissingError
from mapkit.mapfile.disk import read_regular
from mapkit.mapfile.xml_reading import xml_head, xml_tree
from mapkit.messages import phrase

__all__ = ["LAYER", "BoardArt", "read_art"]

LAYER = "board-art"
"""The id of the layer of a drawing that is read."""

_SVG = "{http://www.w3.org/2000/svg}"
_LINK = "{http://www.w3.org/1999/xlink}href"
_LABEL = "{http://www.inkscape.org/namespaces/inkscape}label"
_PNG = b"\x89PNG\r\n\x1a\n"
_MOST_BYTES = 200 * 2**20
_MOST_DOTS = 60_000_000
_DPI = 150.0
_MM_PER_INCH = 25.4
_SECONDS = 180
_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_WIDEST = 1e6


@dataclass(frozen=True, slots=True)
class BoardArt:
    """A picture of a board.

    Parameters
    ----------
    data : bytes
        PNG.
    box_mm : (float, float, float, float) or None
        Left, top, width and height in mm of the board; None for all that mapkit would draw, with
        the rim for arrows.
    """

    data: bytes
    box_mm: tuple[float, float, float, float] | None = None


def read_art(path: Path) -> BoardArt:
    """Read a picture in PNG, or the layer of art of a drawing that was exported in layers.

    Raises
    ------
    FileError
        It cannot be read, is too large, or has no such layer.
    MissingError
        The layer was painted on, and Inkscape, which makes a picture of it, is not installed.
    """
    data = read_regular(path, _MOST_BYTES)
    if data.startswith(_PNG):
        return BoardArt(_checked(data, path))
    if not xml_head(data).startswith(b"<"):
        raise FileError(phrase("{path} is neither a PNG nor a drawing in SVG", path=path))
    root = xml_tree(data, str(path))
    layer = next((e for e in root.iter(f"{_SVG}g") if _is_art(e)), None)
    numbers = [float(v) for v in _NUMBER.findall(root.get("viewBox", ""))]
    sides = numbers[2:]
    if layer is None or len(numbers) != 4 or not 0 < min(sides) <= max(sides) < _WIDEST:
        raise FileError(
            phrase(
                "{path} has no layer of board art: export the map with --to svg-layers, and paint "
                "on that layer",
                path=path,
            )
        )
    left, top, width, height = numbers
    box = (left, top, width, height)
    whole = _only_picture(layer, box)
    if whole is not None:
        return BoardArt(_checked(whole, path), box)
    return BoardArt(_checked(_rendered(path, layer.get("id") or LAYER, width * height), path), box)


def _is_art(group: ET.Element) -> bool:
    return group.get("id") == LAYER or group.get(_LABEL) == "board art"


def _only_picture(layer: ET.Element, box: tuple[float, float, float, float]) -> bytes | None:
    """Return the picture that fills the page, if that is all that there is in a layer."""
    drawn = [e for e in layer.iter() if e.tag not in (f"{_SVG}title", f"{_SVG}desc")][1:]
    if (
        len(drawn) != 1
        or drawn[0].tag != f"{_SVG}image"
        or {"transform", "style"} & {*layer.keys()}
    ):
        return None
    image = drawn[0]
    if {"transform", "style", "clip-path", "mask", "opacity"} & {*image.keys()}:
        return None
    try:
        place = [float(image.get(key, "nan")) for key in ("x", "y", "width", "height")]
        kind, _, text = (image.get(_LINK) or image.get("href") or "").partition(",")
        data = base64.b64decode(text) if kind.startswith("data:image/png;base64") else b""
    except (ValueError, binascii.Error):
        return None
    near = all(abs(a - b) <= 0.05 for a, b in zip(place, box, strict=True))
    return data if near and data.startswith(_PNG) else None


def _checked(data: bytes, path: Path) -> bytes:
    """Return a PNG unless it has too many dots."""
    if len(data) < 24 or not data.startswith(_PNG):
        raise FileError(phrase("{path}: the picture is no PNG", path=path))
    width, height = struct.unpack(">II", data[16:24])
    if width * height > _MOST_DOTS or not width * height:
        raise FileError(
            phrase(
                "{path}: the picture has {width} × {height} dots; {most} million are read at most",
                path=path,
                width=width,
                height=height,
                most=_MOST_DOTS // 1_000_000,
            )
        )
    return data


def _programs() -> Iterator[str]:
    for name in ("inkscape", "inkscape.com"):
        found = shutil.which(name)
        if found:
            yield found


def _rendered(path: Path, layer: str, area_mm2: float) -> bytes:
    """Let Inkscape make a picture of one layer."""
    program = next(_programs(), None)
    if program is None:
        raise MissingError(
            phrase(
                "somebody painted on the board art of {path}, and Inkscape, which makes a picture "
                "of it, is not installed; or export that layer from your program as a PNG of the "
                "whole page, and give that file",
                path=path,
            )
        )
    dpi = min(_DPI, _MM_PER_INCH * (0.9 * _MOST_DOTS / area_mm2) ** 0.5)
    with tempfile.TemporaryDirectory(prefix="mapkit-art-") as folder:
        out = Path(folder) / "art.png"
        command = [
            program, str(path.resolve()), f"--export-id={layer}", "--export-id-only",
            "--export-area-page", f"--export-dpi={dpi:g}", "--export-type=png",
            f"--export-filename={out}",
        ]  # fmt: skip
        try:
            done = subprocess.run(command, capture_output=True, timeout=_SECONDS, check=False)
        except (OSError, subprocess.TimeoutExpired) as problem:
            raise FileError(
                phrase("Inkscape made no picture of {path}: {why}", path=path, why=str(problem))
            ) from problem
        if done.returncode or not out.is_file():
            why = done.stderr.decode("utf-8", errors="replace").strip()[-300:]
            raise FileError(phrase("Inkscape made no picture of {path}: {why}", path=path, why=why))
        return out.read_bytes()
