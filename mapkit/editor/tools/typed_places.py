"""What is typed for a place: coordinates, an offset from the last point, a length, a size."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from typing import Literal

__all__ = ["Typed", "place_of", "read_typed"]

_ANY = r"([+-]?\d+(?:[.,]\d+)?)"
_POINTED = r"([+-]?\d+(?:[.]\d+)?)"
_NUMBER = re.compile(_ANY)
_PAIR = re.compile(rf"(@?)\s*{_ANY}(?:\s*;\s*|,\s+|\s+){_ANY}")
_TIGHT_PAIR = re.compile(rf"(@?)\s*{_POINTED}\s*,\s*{_POINTED}")
_POLAR = re.compile(rf"{_ANY}\s*<\s*{_ANY}")
_SIZE = re.compile(rf"{_ANY}\s*[xX×*]\s*{_ANY}")


@dataclass(frozen=True, slots=True)
class Typed:
    """Numbers and what they are: mm, but for the angle of ``polar``, in degrees.

    ``place`` is x and y on the board; ``offset`` x and y from the last point; ``polar`` a length
    and an angle from there (0 to the right, counter-clockwise); ``length`` one towards the mouse;
    ``size`` the width and height of a rectangle from the last point.
    """

    kind: Literal["place", "offset", "polar", "length", "size"]
    a: float
    b: float = 0.0


def read_typed(text: str, *, comma: bool = False) -> Typed | None:
    """Read ``120, 85``, ``@30, 0``, ``30 < 90``, ``30`` or ``30 x 20``.

    Parameters
    ----------
    text : str
        Decimals have a point, or a comma where a semicolon or a blank keeps the two numbers
        apart: ``12,5; 40``.
    comma : bool
        Whether people write decimals with a comma, so that ``12,5`` is one number and not two.

    Returns
    -------
    Typed or None
        None where the text is none of these.
    """
    text = text.strip().removesuffix("mm").strip().replace("−", "-")
    if comma and (one := _NUMBER.fullmatch(text)):
        return Typed("length", _value(one[1]))
    for pair in (_PAIR, _TIGHT_PAIR):
        if found := pair.fullmatch(text):
            kind: Literal["offset", "place"] = "offset" if found[1] else "place"
            return Typed(kind, _value(found[2]), _value(found[3]))
    if polar := _POLAR.fullmatch(text):
        return Typed("polar", _value(polar[1]), _value(polar[2]))
    if size := _SIZE.fullmatch(text):
        return Typed("size", _value(size[1]), _value(size[2]))
    one = _NUMBER.fullmatch(text)
    return Typed("length", _value(one[1])) if one else None


def place_of(
    typed: Typed,
    last: tuple[float, float] | None,
    towards: tuple[float, float] | None = None,
) -> tuple[float, float] | None:
    """Return the place on the board that is meant, mm.

    Parameters
    ----------
    typed : Typed
        Of a ``size`` it is the opposite corner.
    last, towards : (float, float) or None
        The last point and the mouse, mm.

    Returns
    -------
    (float, float) or None
        None where it counts from a point, or towards one, that is not there.
    """
    if typed.kind == "place":
        return typed.a, typed.b
    if last is None:
        return None
    x, y = last
    if typed.kind == "polar":
        angle = math.radians(typed.b)
        return x + typed.a * math.cos(angle), y - typed.a * math.sin(angle)
    if typed.kind == "length":
        if towards is None or math.dist(last, towards) == 0:
            return None
        share = typed.a / math.dist(last, towards)
        return x + (towards[0] - x) * share, y + (towards[1] - y) * share
    return x + typed.a, y + typed.b


def _value(number: str) -> float:
    return float(number.replace(",", "."))
