"""Drawings of geographic programs as plane ones: y turned, degrees taken as they are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

from mapkit.export.imported import ImportedField, NotTaken
from mapkit.export.plugins import Option
from mapkit.messages import phrase

__all__ = ["Y_UP", "flattened"]

Y_UP = Option("y", "where y grows: up, as in geographic programs, or down", ("up", "down"))
"""The option of an importer whose files do not say it."""

_HALF_ROUND = 180.0


def flattened(fields: Iterable[ImportedField]) -> Iterator[NotTaken]:
    """Yield what is lost of areas whose coordinates may be degrees: nothing of any others.

    Parameters
    ----------
    fields : iterable of ImportedField
        With longitude and latitude for x and y.
    """
    given = list(fields)
    places = [p for field in given for ring in field.rings for p in ring]
    if not places or not all(abs(x) <= 180 and abs(y) <= 90 for x, y in places):
        return
    yield NotTaken(
        phrase("the earth's curve: longitude and latitude are taken for x and y of a plane")
    )
    for field in given:
        if any(
            abs(x - after) > _HALF_ROUND
            for ring in field.rings
            for (x, _), (after, _) in pairwise(ring)
        ):
            what = phrase("the way across the 180th meridian: this area runs over the whole map")
            yield NotTaken(what, field.id or field.where)
