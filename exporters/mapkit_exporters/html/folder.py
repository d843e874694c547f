"""Pages for a web space: boards in one folder that a phone installs and opens without a network."""

from __future__ import annotations

import base64
import hashlib
import html
import json
import re
import struct
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import numpy as np

from mapkit.compiled import CompiledMap
from mapkit.errors import UsageError
from mapkit.export import Exporter, Option, Progress, Supplies
from mapkit.export.contents import read_input
from mapkit.messages import phrase
from mapkit.version import __version__
from mapkit_exporters.html.exporter import EXPORTER as PAGE
from mapkit_exporters.html.exporter import filled, policy, text_of

_BLOCK = re.compile(
    r'<script type="application/json" id="page-(data|board)">(.*?)</script>', re.DOTALL
)
_NAME = re.compile(r'<span id="name">(.*?)</span>')
_DIGITS = 8
_SIZES = (192, 512)
_MOST_BYTES = 100_000_000
_REGISTER = (
    'if (location.protocol.startsWith("http")) navigator.serviceWorker?.register("worker.js");'
)


class _Board(NamedTuple):
    """A page of a board, and what the first page shows of it."""

    page: bytes
    name: str
    map_id: str
    digits: str
    picture: bytes
    notice: str


def _write(
    compiled: CompiledMap, options: Mapping[str, str], progress: Progress | None, supplies: Supplies
) -> dict[str, bytes]:
    others = [
        _board(read_input(Path(name)), name)
        for name in filter(None, map(str.strip, options["boards"].split(",")))
    ]
    written = PAGE.write(compiled, options, progress, supplies)
    assert isinstance(written, bytes)
    boards = [_board(written, ""), *others]
    files: dict[str, bytes] = {}
    entries = []
    for board in boards:
        stem = _free(re.sub(r"[^A-Za-z0-9_-]+", "-", board.map_id).strip("-") or "board", files)
        files[f"{stem}.html"], files[f"{stem}.svg"] = board.page, board.picture
        entries.append(
            f'<a href="{stem}.html"><img src="{stem}.svg" alt="">'
            f"<span>{html.escape(board.name)} <small>{html.escape(board.digits)}</small></span>"
            f"<small>{html.escape(board.notice)}</small></a>"
        )
    title = ", ".join(dict.fromkeys(board.name for board in boards))
    files |= {f"icon-{size}.png": _icon(size) for size in _SIZES}
    files["manifest.json"] = _manifest(title)
    style = text_of("served", "index.css")
    files["index.html"] = filled(
        text_of("served", "index.html"),
        {
            "policy": policy(_REGISTER, style, "manifest-src 'self'; worker-src 'self'"),
            "generator": f"mapkit {__version__}",
            "title": html.escape(title),
            "style": style,
            "boards": "\n".join(entries),
            "script": _REGISTER,
        },
    )
    version = hashlib.sha256(b"".join(files[name] for name in sorted(files))).hexdigest()
    worker = {"version": version[:16], "files": json.dumps(sorted(files))}
    files["worker.js"] = filled(text_of("served", "worker.js"), worker)
    return files


def _board(data: bytes, name: str) -> _Board:
    """Return what a page says of itself.

    Raises ``UsageError`` where it is no page that mapkit wrote.
    """
    words = json.loads(text_of("page", "words.json"))
    try:
        page = data.decode()
        blocks = {name: json.loads(block) for name, block in _BLOCK.findall(page)}
        about, packed = blocks["data"], base64.b64decode(blocks["board"])
        picture = zlib.decompressobj().decompress(packed, _MOST_BYTES)
        said = html.unescape(_NAME.findall(page)[0])
        digits = str(about["checksum"])[:_DIGITS]
        told = about["provenance"] in ("reconstruction", "traced")
        notice = words[about["provenance"]]["en"] if told else ""
        return _Board(data, said, str(about["map"]), digits, picture, notice)
    except (ValueError, LookupError, TypeError, zlib.error):
        raise UsageError(
            phrase("{name} is no page of a board: write one with --to html", name=name)
        ) from None


def _free(stem: str, files: Mapping[str, bytes]) -> str:
    taken = {name.casefold() for name in files}
    free, number = stem, 2
    while f"{free}.html".casefold() in taken or free.casefold() == "index":
        free, number = f"{stem}-{number}", number + 1
    return free


def _manifest(title: str) -> bytes:
    icons = [
        {"src": f"icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png",
         "purpose": purpose}
        for size in _SIZES
        for purpose in ("any", "maskable")
    ]  # fmt: skip
    manifest = {
        "name": title,
        "short_name": title[:30],
        "start_url": "index.html",
        "scope": "./",
        "display": "standalone",
        "background_color": "#12171b",
        "theme_color": "#12171b",
        "icons": icons,
    }
    return f"{json.dumps(manifest, indent=1, ensure_ascii=False)}\n".encode()


def _icon(size: int) -> bytes:
    """Return a PNG of a line of sight over four fields, within the circle that phones cut out."""
    fine = 4 * size
    y, x = np.mgrid[0:fine, 0:fine] / fine
    pixels = np.full((fine, fine, 3), (18, 23, 27), np.float64)
    fields = (
        (0.22, 0.22, 0.52, 0.44, (196, 186, 150)),
        (0.55, 0.22, 0.78, 0.44, (122, 150, 110)),
        (0.22, 0.47, 0.42, 0.78, (122, 150, 110)),
        (0.45, 0.47, 0.78, 0.78, (196, 186, 150)),
    )
    for left, top, right, bottom, colour in fields:
        pixels[(x >= left) & (x < right) & (y >= top) & (y < bottom)] = colour
    (ax, ay), (bx, by) = (0.33, 0.33), (0.66, 0.66)
    along = np.clip(((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / (2 * (bx - ax) ** 2), 0, 1)
    line = np.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay)) < 0.018
    ends = np.minimum(np.hypot(x - ax, y - ay), np.hypot(x - bx, y - by)) < 0.055
    pixels[line | ends] = (176, 32, 32)
    small = pixels.reshape(size, 4, size, 4, 3).mean(axis=(1, 3)).round().astype(np.uint8)
    rows = np.concatenate([np.zeros((size, 1), np.uint8), small.reshape(size, -1)], axis=1)
    head = struct.pack(">IIBBBBB", size, size, 8, 2, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"IDAT", zlib.compress(rows.tobytes(), 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in chunks
    )


EXPORTER = Exporter(
    name="html-folder",
    ending="zip",
    summary="pages for a web space: one or several boards, which a phone installs",
    carries=PAGE.carries,
    write=_write,
    options=(
        *PAGE.options,
        Option("boards", "pages of other boards (--to html), with commas between", ("",)),
    ),
    several=True,
    needs=PAGE.needs,
    title="HTML for a web space",
)
