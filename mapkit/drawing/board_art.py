"""What somebody painted instead of the board that mapkit draws: a picture, and where it lies."""

from __future__ import annotations

import base64
import binascii
import re
import shutil
import struct
import subprocess
import tempfile
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree as ET

from mapkit.errors import FileError, MissingError
from mapkit.jobs.box import with_limits
from mapkit.mapfile.disk import read_regular
from mapkit.mapfile.xml_reading import xml_head, xml_tree
from mapkit.messages import phrase

LAYER = "board-art"
"""The id of the layer of a drawing that is read."""

_SVG = "{http://www.w3.org/2000/svg}"
_LINK = "{http://www.w3.org/1999/xlink}href"
_LABEL = "{http://www.inkscape.org/namespaces/inkscape}label"
_TAKEN_OUT = {f"{_SVG}{name}" for name in ("script", "metadata", "foreignObject")}
_INSIDE = ("#", "data:image/png;base64,", "data:image/jpeg;base64,")
_DRAWN = re.compile(rf"(?!data-|on|src$)[A-Za-z][A-Za-z0-9-]*|{re.escape(_LINK)}")
"""Attributes that are kept: those of SVG itself, of which only some values point elsewhere."""
_POINTS = re.compile(r"url\s*\(([^)]*)", re.IGNORECASE)
_RULES = re.compile(r"@(?!font-face|media|page)[^;]*")
_PNG = b"\x89PNG\r\n\x1a\n"
_MOST_BYTES = 200 * 2**20
_MOST_DOTS = 60_000_000
_DEPTHS = {0: (1, 2, 4, 8, 16), 2: (8, 16), 3: (1, 2, 4, 8), 4: (8, 16), 6: (8, 16)}
"""Bits that a colour may have in a PNG, by what its dots hold."""
_CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
_TABLE = 3
_FILTERS = {*range(5)}
_NEEDED = (b"IHDR", b"PLTE", b"tRNS", b"IDAT")
_PIECE = 2**20
_DPI = 150.0
_MM_PER_INCH = 25.4
_SECONDS = 180
_MEMORY = 2 * 2**30
"""That Inkscape may take: its libraries, and the dots several times."""
_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_WIDEST = 1e6


@dataclass(frozen=True, slots=True)
class BoardArt:
    """A picture of a board."""

    data: bytes
    """PNG."""
    box_mm: tuple[float, float, float, float] | None = None
    """Left, top, width and height in mm of the board; None for all that mapkit would draw, with the
    rim for arrows."""


def read_art(path: Path) -> BoardArt:
    """Read a picture in PNG, or the layer of art of a drawing that was exported in layers.

    Raises ``FileError`` where it cannot be read, is too large, has no such layer, or shows other
    files. Raises ``MissingError`` where the layer was painted on, and Inkscape, which makes a
    picture of it, is not installed.
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
    _keep_inside(root, path)
    layer.set("id", LAYER)
    return BoardArt(_checked(_rendered(path, root, width * height), path), box)


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
    """Return a PNG with what its dots need and nothing else, unless it is damaged or too large.

    Its dots are counted in its head, and again while they are unpacked piece by piece: whatever
    reads it later finds a sound picture of that size.
    """
    parts = _parts(data, path)
    if not parts or parts[0][0] != b"IHDR" or len(parts[0][1]) != 13:
        raise _no_png(path)
    width, height, depth, colours, packing, filters, interlaced = struct.unpack(
        ">IIBBBBB", parts[0][1]
    )
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
    if interlaced:
        raise FileError(
            phrase("{path}: the picture is interlaced; save it without interlacing", path=path)
        )
    kinds = [kind for kind, _ in parts]
    if (
        depth not in _DEPTHS.get(colours, ())
        or packing
        or filters
        or kinds.count(b"IHDR") != 1
        or (colours == _TABLE and kinds.count(b"PLTE") != 1)
    ):
        raise _no_png(path)
    row = (width * depth * _CHANNELS[colours] + 7) // 8 + 1
    if not _fills([held for kind, held in parts if kind == b"IDAT"], row, height):
        raise _no_png(path)
    kept = [part for kind in _NEEDED for part in parts if part[0] == kind]
    return _PNG + b"".join(
        struct.pack(">I", len(held)) + kind + held + struct.pack(">I", zlib.crc32(kind + held))
        for kind, held in [*kept, (b"IEND", b"")]
    )


def _parts(data: bytes, path: Path) -> list[tuple[bytes, bytes]]:
    """Return the chunks of a PNG before its end, with their kinds."""
    found: list[tuple[bytes, bytes]] = []
    at = len(_PNG)
    while len(data) >= at + 12 and data.startswith(_PNG):
        size, kind = struct.unpack(">I4s", data[at : at + 8])
        held = data[at + 8 : at + 8 + size]
        if kind == b"IEND":
            return found
        if data[at + 8 + size : at + 12 + size] != struct.pack(">I", zlib.crc32(kind + held)):
            break
        found.append((kind, held))
        at += 12 + size
    raise _no_png(path)


def _fills(packed: list[bytes], row: int, height: int) -> bool:
    """Return whether rows of so many bytes are unpacked, each with a filter that there is."""
    unpacker, done = zlib.decompressobj(), 0
    try:
        for part in packed:
            left, piece = part, b""
            while left or len(piece) == _PIECE:
                piece = unpacker.decompress(left, _PIECE)
                left = unpacker.unconsumed_tail
                if set(piece[-done % row :: row]) - _FILTERS:
                    return False
                done += len(piece)
                if done > row * height:
                    return False
    except zlib.error:
        return False
    return done == row * height


def _no_png(path: Path) -> FileError:
    return FileError(phrase("{path}: the picture is no PNG, or it is damaged", path=path))


def _programs() -> Iterator[str]:
    for name in ("inkscape", "inkscape.com"):
        found = shutil.which(name)
        if found:
            yield found


def _keep_inside(root: ET.Element, path: Path) -> None:
    """Leave nothing in a drawing but what is drawn: Inkscape finds files in what programs note.

    Raises ``FileError`` where it shows another file.
    """
    for element in list(root.iter()):
        for part in [e for e in element if not str(e.tag).startswith(_SVG) or e.tag in _TAKEN_OUT]:
            element.remove(part)
        for key in [k for k in element.keys() if not _DRAWN.fullmatch(k)]:  # noqa: SIM118
            del element.attrib[key]
        for key, value in element.items():
            if key not in (_LINK, "href"):
                _refuse(path, [link for link in _links(value) if not link.startswith("#")])
            elif element.tag != f"{_SVG}a" and not value.strip().startswith(_INSIDE):
                _refuse(path, [value.strip()])
        if element.tag == f"{_SVG}style":
            text = "".join(element.itertext())
            links = [link for link in _links(text) if not link.startswith("#")]
            _refuse(path, [*_RULES.findall(text), *links])


def _links(text: str) -> list[str]:
    """Return what a value or rules of style point at; all of it where letters are escaped."""
    if "\\" in text:
        return [text.lstrip("#")]
    return [found.strip(" \t\r\n\"'") for found in _POINTS.findall(text)]


def _refuse(path: Path, links: list[str]) -> None:
    for link in filter(None, links):
        raise FileError(
            phrase(
                "{path} shows another file, {link}, which is not opened; embed it as PNG "
                "or JPEG (in Inkscape: Extensions > Images > Embed Images)",
                path=path,
                link=link[:60],
            )
        )


def _rendered(path: Path, root: ET.Element, area_mm2: float) -> bytes:
    """Let Inkscape make a picture of the layer of art, of what was read here and no more."""
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
        out, read = Path(folder) / "art.png", Path(folder) / "art.svg"
        read.write_bytes(ET.tostring(root))
        command = [
            program, str(read), f"--export-id={LAYER}", "--export-id-only",
            "--export-area-page", f"--export-dpi={dpi:g}", "--export-type=png",
            f"--export-filename={out}",
        ]  # fmt: skip
        command = with_limits(command, memory=_MEMORY, seconds=_SECONDS, output=_MOST_BYTES)
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
