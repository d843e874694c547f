"""Drawings of geographic programs as plane ones: y turned, degrees taken as they are."""

from __future__ import annotations

from collections.abc import Iterable

from mapkit.export.imported import ImportedField
from mapkit.export.plugins import Option
from mapkit.messages import phrase

__all__ = ["FLATTENED", "Y_UP", "on_earth"]

Y_UP = Option("y", "where y grows: up, as in geographic programs, or down", ("up", "down"))
"""The option of an importer whose files do not say it."""

FLATTENED = phrase("the earth's curve: longitude and latitude are taken for x and y of a plane")
"""What is said of a drawing in degrees."""


def on_earth(fields: Iterable[ImportedField]) -> bool:
    """Tell whether all coordinates may be degrees of longitude and latitude."""
    places = [p for field in fields for ring in field.rings for p in ring]
    return bool(places) and all(abs(x) <= 180 and abs(y) <= 90 for x, y in places)
