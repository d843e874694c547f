"""Drawings in SVG: areas become fields, their labels names.

Raises
------
UsageError
    There are too many points, those of curves that were cut into lines counted.
"""

from mapkit_exporters.drawn_svg.importer import IMPORTER

__all__ = ["IMPORTER"]
