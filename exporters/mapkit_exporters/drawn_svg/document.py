"""The file: parsed within bounds, nothing outside it followed."""

from __future__ import annotations

import io
import re
from typing import Any
from xml.etree import ElementTree as ET

from mapkit.errors import FileError
from mapkit.export.outputs import no_xml
from mapkit.messages import phrase

__all__ = ["parsed"]

_MOST_ELEMENTS = 200_000
_INCH_MM = 25.4
_PIXELS_AN_INCH = 96
_PHYSICAL = re.compile(r"\s*([0-9]*\.?[0-9]+)\s*(mm|cm|in|pt|pc|q)\s*$", re.IGNORECASE)
_MM = {"mm": 1.0, "cm": 10.0, "in": _INCH_MM, "pt": _INCH_MM / 72, "pc": _INCH_MM / 6, "q": 0.25}
_UNREADABLE = (
    ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError,
)  # fmt: skip
"""What svgelements raises for files that are well-formed XML and no good SVG."""
_SPACE = "{http://www.w3.org/2000/svg}"


def parsed(data: bytes, name: str) -> tuple[tuple[float, float], float | None, Any]:
    """Parse a file.

    Parameters
    ----------
    data : bytes
    name : str
        What messages call it.

    Returns
    -------
    size : (float, float)
        Width and height of the page, in pixels; 0 where the file does not say.
    unit_mm : float or None
        How many mm a pixel is, where the file says it.
    elements : svgelements.SVG
        In pixels, transforms applied, copies made.

    Raises
    ------
    FileError
        It is not XML or not SVG, nested too deeply, or has too many elements, copies counted.
    """
    try:
        root = ET.fromstring(data)  # noqa: S314 - follows nothing outside the file
    except ET.ParseError as error:
        raise no_xml(name, error) from error
    if not root.tag.endswith("svg"):
        raise FileError(phrase("{name} is XML, but no SVG", name=name))
    _refuse_copies(root, name)
    data = _with_symbols_as_groups(root, data)
    from svgelements import SVG  # noqa: PLC0415 - only when a drawing is read

    try:
        svg = SVG.parse(io.BytesIO(data), reify=True, ppi=_PIXELS_AN_INCH)
        width, height = float(svg.width or 0), float(svg.height or 0)
    except _UNREADABLE as error:
        raise FileError(
            phrase("{name} is an SVG that cannot be understood: {why}", name=name, why=str(error))
        ) from error
    physical = _PHYSICAL.match(root.get("width", ""))
    if not physical or not width:
        return (width, height), None, svg
    return (width, height), float(physical[1]) * _MM[physical[2].lower()] / width, svg


def _refuse_copies(root: ET.Element, name: str) -> None:
    """Refuse a drawing whose copies (``use``) refer to themselves or make too many elements."""
    by_id = {e.get("id"): e for e in root.iter() if e.get("id")}
    known: dict[int, int] = {}
    open_: set[int] = set()

    def count(element: ET.Element) -> int:
        key = id(element)
        if key in known:
            return known[key]
        if key in open_:
            raise FileError(phrase("{name}: a copy (use) contains itself", name=name))
        open_.add(key)
        total = 1 + sum(map(count, element))
        if element.tag in (f"{_SPACE}use", "use"):
            link = element.get("{http://www.w3.org/1999/xlink}href") or element.get("href") or ""
            target = by_id.get(link.removeprefix("#"))
            if target is not None:
                total += count(target)
        open_.discard(key)
        known[key] = total
        return total

    try:
        total = count(root)
    except RecursionError:
        raise FileError(phrase("{name}: elements are nested too deeply", name=name)) from None
    if total > _MOST_ELEMENTS:
        raise FileError(
            phrase(
                "{name}: the drawing has more than {most} elements, copies counted",
                name=name,
                most=_MOST_ELEMENTS,
            )
        )


def _with_symbols_as_groups(root: ET.Element, data: bytes) -> bytes:
    """Return a drawing in which symbols are groups that are shown only where they are used.

    svgelements shows symbols where they are defined as well.
    """
    symbols = {f"{_SPACE}symbol", "symbol"}
    holders = [e for e in root.iter() if any(child.tag in symbols for child in e)]
    if not holders:
        return data
    for holder in holders:
        for symbol in [child for child in holder if child.tag in symbols]:
            holder.remove(symbol)
            symbol.tag = f"{_SPACE}g"
            ET.SubElement(holder, f"{_SPACE}defs").append(symbol)
    return ET.tostring(root)
