"""A map for Tiled with the board as a picture below it: a folder of both."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping

from mapkit.compiled import CompiledMap
from mapkit.export import Exporter, Option, Progress, Supplies
from mapkit_exporters.tiled.exporter import EXPORTER as ALONE
from mapkit_exporters.tiled.exporter import tiled_map

_MM_PER_INCH = 25.4
_PICTURE = "board.png"


def _write(
    compiled: CompiledMap, options: Mapping[str, str], progress: Progress | None, supplies: Supplies
) -> dict[str, bytes]:
    if progress:
        progress(0, 2)
    dpi = int(options["scale"]) * _MM_PER_INCH  # a dot is a pixel of the map
    picture = supplies.picture("png", look=options["look"], dpi=dpi)
    if progress:
        progress(1, 2)
    layer = {
        "type": "imagelayer",
        "name": "board art",
        "image": _PICTURE,
        "imagewidth": round(picture.width),
        "imageheight": round(picture.height),
        "offsetx": round(-picture.left, 4) + 0.0,
        "offsety": round(-picture.top, 4) + 0.0,
        "opacity": 1,
        "visible": True,
        "x": 0,
        "y": 0,
        "properties": [
            {
                "name": "sha256",  # tells a painted board from this one
                "type": "string",
                "value": hashlib.sha256(picture.data).hexdigest(),
            }
        ],
    }
    stem = re.sub(r"[^A-Za-z0-9_-]+", "-", compiled.map.id).strip("-") or "board"
    return {f"{stem}.tmj": tiled_map(compiled, options, layer), _PICTURE: picture.data}


_SCALE, *_OTHERS = ALONE.options

EXPORTER = Exporter(
    name="tiled-folder",
    ending="zip",
    summary="a map for Tiled with the board as a picture to paint on, and to read back",
    carries=ALONE.carries,
    write=_write,
    options=(
        Option(_SCALE.name, _SCALE.summary, ("4", "1", "2")),
        *_OTHERS,
        Option(
            "look",
            "how that picture is drawn",
            ("play", "board", "light", "diagram", "outline"),
            files=("svg", "png"),
        ),
    ),
    several=True,
    needs=frozenset({"picture"}),
    loses=ALONE.loses,
    title="Tiled with the board",
)
