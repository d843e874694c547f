"""What a picture of a move needs to know, as plain values.

Answers about sight are drawn as they are; those about moves come from a layer that the drawing
does not know. Field ids are those of the map.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

__all__ = ["HearPicture", "PlacesPicture", "ReachPicture"]


@dataclass(frozen=True, slots=True)
class ReachPicture:
    """The answer to: where can a mover step.

    ``steps`` holds what it takes to reach each field, 0 for the origin; a field that is missing
    is out of reach. They are steps, or ``points`` where terrain costs more or less.
    ``headline`` is that of the picture; one about reach if left empty.
    """

    origin: str
    steps: Mapping[str, int]
    blocked: tuple[str, ...] = ()
    sentence: str = ""
    points: bool = False
    headline: str = ""


@dataclass(frozen=True, slots=True)
class HearPicture:
    """The answer to: who hears a move along ``path``.

    ``hearers`` are the fields whose units are alerted; ``silent`` tells that the move makes no
    noise, and ``hearers`` then are those that would have heard it.
    """

    path: tuple[str, ...]
    hearers: tuple[str, ...] = ()
    silent: bool = False
    sentence: str = ""


@dataclass(frozen=True, slots=True)
class PlacesPicture:
    """The answer to: which fields. ``notes`` holds what is written on each, mostly a distance.

    ``asked`` are the fields that were asked about, ``units`` those where defenders stand.
    """

    headline: str
    notes: Mapping[str, str]
    asked: tuple[str, ...] = ()
    units: tuple[str, ...] = ()
    sentence: str = ""
