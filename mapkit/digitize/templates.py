"""Templates: a symbol cut out of a picture, which others like it are found by; and their files.

A file of templates is a zip with one PNG a template and a JSON. It may come from anywhere, so
everything in it is bounded.
"""

from __future__ import annotations

import io
import json
import math
import zipfile
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from typing import Any, Literal, cast, get_args

import cv2
import numpy as np

from mapkit.digitize.decoding import Decoded, Pixels, decode_pictures
from mapkit.digitize.libraries import require_libraries
from mapkit.errors import FileError, UsageError
from mapkit.mapfile.disk import read_regular
from mapkit.messages import Phrase, phrase
from mapkit.model import Ruleset

What = Literal["portal", "marker", "trait"]
Turns = Literal["none", "quarter", "any"]
"""How a symbol may be turned on the board: not at all, by quarter turns, at any angle."""

MAX_TEMPLATES = 200
SIDES_MM = (2.0, 60.0)
"""The least and the greatest side of a template."""

_VERSION = "1.0"
_MAX_BYTES = 16 * 2**20
_MAX_PART = 2**20
_MAX_SIDE = 1000
_PIXELS_PER_MM = 4.0


@dataclass(frozen=True, slots=True, eq=False)
class Template:
    """What one symbol looks like.

    Attributes
    ----------
    what : {"portal", "marker", "trait"}
        What the symbol is in a map.
    type : str
        The portal, marker or trait of the ruleset.
    attributes : mapping
        Those of the marker, as in :class:`mapkit.model.Marker`.
    turns : {"none", "quarter", "any"}
        Portals are turned with their border in any case.
    pixels : (height, width, 3) uint8
        The symbol and nothing beside it, straight from above.
    scale : float
        Pixels a mm.
    paper : (float, float, float)
        The usual colour of the board it was cut from, in CIE L*a*b* of OpenCV's 8 bit. Colours are
        compared with it, so another light does no harm.
    """

    what: What
    type: str
    pixels: Pixels
    scale: float
    paper: tuple[float, float, float]
    attributes: Mapping[str, str | int] = field(default_factory=dict)
    turns: Turns = "none"

    @property
    def size_mm(self) -> tuple[float, float]:
        """Width and height."""
        height, width = self.pixels.shape[:2]
        return width / self.scale, height / self.scale


def usual_colour(picture: Pixels) -> tuple[float, float, float]:
    """Return the median colour of a picture, in CIE L*a*b* of OpenCV's 8 bit."""
    lab = cv2.cvtColor(np.ascontiguousarray(picture[::4, ::4]), cv2.COLOR_RGB2LAB)
    light, a, b = np.median(lab.reshape(-1, 3), axis=0).tolist()
    return light, a, b


def template_meaning(
    ruleset: Ruleset, name: str, attributes: Mapping[str, str]
) -> tuple[What, dict[str, str | int]]:
    """Find out what a name of a ruleset is: a portal, a marker with its attributes, or a trait.

    Raises
    ------
    UsageError
        The ruleset has no such thing, or a marker has other attributes or values.
    """
    what: What | None = None
    if name in ruleset.portals:
        what = "portal"
    elif name in ruleset.traits:
        what = "trait"
    elif name in ruleset.markers:
        return "marker", _marker_attributes(ruleset, name, attributes)
    if what is None:
        raise UsageError(
            phrase(
                "the ruleset has no portal, marker or trait '{name}'; it has {names}",
                name=name,
                names=", ".join([*ruleset.portals, *ruleset.markers, *ruleset.traits]),
            )
        )
    if attributes:
        raise UsageError(phrase("'{name}' has no attributes", name=name))
    return what, {}


def _marker_attributes(
    ruleset: Ruleset, name: str, given: Mapping[str, str]
) -> dict[str, str | int]:
    wanted = ruleset.markers[name].attributes
    if set(given) != set(wanted):
        raise UsageError(
            phrase(
                "'{name}' needs the attributes {names}", name=name, names=", ".join(wanted) or "-"
            )
        )
    found: dict[str, str | int] = {}
    for key, allowed in wanted.items():
        value = next((v for v in allowed if str(v) == given[key]), None)
        if value is None:
            raise UsageError(
                phrase(
                    "{attribute} of '{name}' is one of {names}, not '{value}'",
                    attribute=key,
                    name=name,
                    names=", ".join(map(str, allowed)),
                    value=given[key],
                )
            )
        found[key] = value
    return found


def cut_template(
    picture: Pixels,
    scale: float,
    box_mm: tuple[float, float, float, float],
    what: What,
    type_: str,
    attributes: Mapping[str, str | int] | None = None,
    *,
    turns: Turns = "none",
    angle: float = 0.0,
) -> Template:
    """Cut a template out of a picture of the board.

    Parameters
    ----------
    picture : (height, width, 3) uint8
        The board straight from above.
    scale : float
        Pixels a mm.
    box_mm : (float, float, float, float)
        Left, top, width and height of a box round one example, in mm; sides of 2 to 60 mm.
    what, type_, attributes, turns
        As in :class:`Template`.
    angle : float
        How the box is turned about its middle, in degrees clockwise.

    Raises
    ------
    UsageError
        The box is too small or too large, or its middle lies off the picture.
    """
    x, y, w, h = box_mm
    least, most = SIDES_MM
    if not (least <= w <= most and least <= h <= most):
        raise UsageError(
            phrase(
                "the box is {width} x {height} mm; a side has {least} to {most} mm",
                width=f"{w:g}",
                height=f"{h:g}",
                least=f"{least:g}",
                most=f"{most:g}",
            )
        )
    height, width = picture.shape[:2]
    if not (0 <= x + w / 2 <= width / scale and 0 <= y + h / 2 <= height / scale):
        raise UsageError(
            phrase(
                "the box at {x},{y} mm lies off the board, which is {width} x {height} mm",
                x=f"{x:g}",
                y=f"{y:g}",
                width=f"{width / scale:.0f}",
                height=f"{height / scale:.0f}",
            )
        )
    own = min(scale, _PIXELS_PER_MM)
    size = max(2, round(w * own)), max(2, round(h * own))
    pixels = patch(picture, scale, (x + w / 2, y + h / 2), angle, size, own)
    return Template(what, type_, pixels, own, usual_colour(picture), dict(attributes or {}), turns)


def patch(
    image: Any,
    scale: float,
    middle_mm: tuple[float, float],
    angle: float,
    size: tuple[int, int],
    own: float,
) -> Any:
    """Return a turned box of an image, ``size`` pixels wide and high, ``own`` of them a mm."""
    turn = math.radians(angle)
    c, s = math.cos(turn) * scale / own, math.sin(turn) * scale / own
    u, v = (size[0] - 1) / 2, (size[1] - 1) / 2
    x, y = (m * scale - 0.5 for m in middle_mm)
    matrix = np.array([[c, -s, x - c * u + s * v], [s, c, y - s * u - c * v]])
    return cv2.warpAffine(
        image, matrix, size, flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
        borderMode=cv2.BORDER_REPLICATE,
    )  # fmt: skip


def templates_bytes(templates: Sequence[Template]) -> bytes:
    """Return a file of templates; the same bytes for the same templates."""
    from PIL import Image  # noqa: PLC0415 - of the extra

    rows = []
    parts: dict[str, bytes] = {}
    for n, template in enumerate(templates, 1):
        name = f"{n:03}.png"
        image = io.BytesIO()
        Image.fromarray(template.pixels).save(image, "PNG")
        parts[name] = image.getvalue()
        rows.append(
            {
                "what": template.what,
                "type": template.type,
                "attributes": dict(template.attributes),
                "turns": template.turns,
                "picture": name,
                "pixels_per_mm": template.scale,
                "paper": list(template.paper),
            }
        )
    text = json.dumps({"mapkit_templates": _VERSION, "templates": rows}, indent=1)
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as archive:
        for name, data in {"templates.json": text.encode(), **parts}.items():
            archive.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), data)
    return out.getvalue()


def shipped_templates(ruleset: str) -> tuple[Template, ...]:
    """Return the templates that come with mapkit: of its own drawing; none for other rulesets."""
    found = files("mapkit").joinpath("data", "templates", f"{ruleset}.mapkit-templates")
    return _read(found.read_bytes(), Path(found.name), own=True) if found.is_file() else ()


def read_templates(path: Path) -> tuple[Template, ...]:
    """Read a file of templates.

    Parameters
    ----------
    path : Path
        At most 16 MB with at most :data:`MAX_TEMPLATES` templates.

    Raises
    ------
    FileError
        It cannot be read, is no such file, or of a newer version.
    MapkitError
        The libraries of the extra ``trace`` are not installed.
    """
    return _read(read_regular(path, _MAX_BYTES), path)


def _read(content: bytes, path: Path, *, own: bool = False) -> tuple[Template, ...]:
    require_libraries()
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            return _from_archive(archive, path, own=own)
    except FileError:
        raise
    except (zipfile.BadZipFile, zlib.error, ValueError, RuntimeError, EOFError, OSError):
        raise _bad(path, phrase("it is not a zip file, or it is damaged")) from None


def _bad(path: Path, why: Phrase) -> FileError:
    return FileError(phrase("{path} is not a file of templates: {why}", path=path, why=why))


def _part(archive: zipfile.ZipFile, name: object, path: Path) -> bytes:
    try:
        info = archive.getinfo(str(name))
    except KeyError:
        raise _bad(path, phrase("it has no part '{name}'", name=str(name))) from None
    if info.file_size > _MAX_PART:
        raise _bad(path, phrase("its part '{name}' is too large", name=str(name)))
    with archive.open(info) as part:
        return part.read(_MAX_PART)


def _from_archive(archive: zipfile.ZipFile, path: Path, *, own: bool) -> tuple[Template, ...]:
    if len(archive.namelist()) > MAX_TEMPLATES + 1:
        raise _bad(path, phrase("it has more than {most} parts", most=MAX_TEMPLATES + 1))
    try:
        listed = json.loads(_part(archive, "templates.json", path))
    except (ValueError, RecursionError):
        raise _bad(path, phrase("its list cannot be read")) from None
    version = listed.get("mapkit_templates") if isinstance(listed, dict) else None
    if not isinstance(version, str) or not version.startswith("1."):
        raise _bad(
            path, phrase("version 1 is read, this is '{version}'", version=str(version)[:20])
        )
    rows = listed.get("templates")
    if not isinstance(rows, list) or len(rows) > MAX_TEMPLATES:
        raise _bad(path, phrase("its list cannot be read"))
    n, found = 1, []
    try:
        files: list[bytes] = []
        for row in rows:
            n = len(files) + 1
            files.append(_part(archive, row["picture"], path))
        pictures = decode_pictures(files, ("PNG",), _MAX_SIDE**2, 1, own=own)
        for n, row in enumerate(rows, 1):
            found.append(_template(row, pictures[n - 1]))
    except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError):
        raise _bad(path, phrase("template {n} is not as it should be", n=n)) from None
    return tuple(found)


def _template(row: Any, picture: Decoded) -> Template:
    """Make a template of a row.

    Raises
    ------
    LookupError, TypeError, ValueError, AttributeError, ArithmeticError
        The row is wrong.
    """
    what, turns, scale = row["what"], row["turns"], float(row["pixels_per_mm"])
    light, a, b = (float(v) for v in row["paper"])
    attributes = dict(row["attributes"])
    pixels = picture.pixels
    if picture.wrong:
        raise ValueError(picture.wrong)
    sides = [side / scale for side in pixels.shape[:2]]
    if (
        what not in get_args(What)
        or turns not in get_args(Turns)
        or not isinstance(row["type"], str)
        or not all(0 <= v <= 255 for v in (light, a, b))
        or not all(isinstance(k, str) and isinstance(v, str | int) for k, v in attributes.items())
        or not all(0.5 * SIDES_MM[0] <= side <= 1.5 * SIDES_MM[1] for side in sides)
    ):
        raise ValueError(what)
    return Template(
        cast("What", what), row["type"], pixels, scale, (light, a, b), attributes,
        cast("Turns", turns),
    )  # fmt: skip
