"""How a map came out of a photo, and what is not sure about it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

TraceState = Literal["proposed", "drawn", "accepted"]
"""``proposed`` by the program and not looked at, ``drawn`` or changed by a person, ``accepted``."""

TRACE_STATES: tuple[TraceState, ...] = ("proposed", "drawn", "accepted")

DOUBTED = ("border", "missing", "kind", "sector", "portal", "marker", "below")
"""What a doubt may be about."""

DOUBTED_BETWEEN = ("border", "portal")
"""Of these, what lies between two fields."""


@dataclass(frozen=True, slots=True)
class Photographed:
    """The photo that a map was traced from."""

    picture: str
    """Path of the photo, relative to the map file, with ``/`` between its parts."""
    sha256: str
    """Of the photo's bytes, 64 hexadecimal digits."""
    size_px: tuple[int, int]
    """Its width and height as it is seen, after the camera's note on turning it."""
    taken: str = ""
    """The day it was taken, as in ``2026-05-01``; "" where that is not known."""


Corners = tuple[tuple[float, float], tuple[float, float], tuple[float, float], tuple[float, float]]


@dataclass(frozen=True, slots=True)
class AnotherPhoto:
    """A further photo, or part of a scan, that went into the picture of a board."""

    photo: Photographed
    corners_px: Corners
    """Where the board's corners lie in its pixels; of a part most lie outside it."""


@dataclass(frozen=True, slots=True)
class Doubt:
    """Something in a traced map that may be wrong and that nobody has looked at."""

    about: str
    """One of :data:`DOUBTED`: ``border`` (it may not be there), ``missing`` (the field may be
    several), ``kind``, ``sector``, ``portal``, ``marker`` or ``below`` (something may run under the
    field)."""
    fields: tuple[str, ...]
    """The field it is about; of a border or a portal the two fields on its sides."""
    at: tuple[int, int]
    """A place on it, in map units."""
    doubt: float
    """From 0 to 1: the share of such proposals that are wrong."""
    instead: str = ""
    """What it may be instead: another kind or a trait, sector or type; "" where that is not
    known."""


@dataclass(frozen=True, slots=True)
class Tracing:
    """How a map came out of a photo."""

    photo: Photographed
    corners_px: Corners
    """The board's top left, top right, bottom right and bottom left in the photo, in pixels."""
    lens: tuple[float, ...]
    """Terms of the lens by rising power; one radial term today. Empty where it is unknown."""
    residual_mm: float
    """How far a place of the picture from above may be off."""
    px_per_mm: float
    """Pixels of the photo to a mm, where it has fewest."""
    doubts: tuple[Doubt, ...] = ()
    """What is still open, the most doubtful first."""
    more: tuple[AnotherPhoto, ...] = ()
    """Further photos that the picture was made of."""
