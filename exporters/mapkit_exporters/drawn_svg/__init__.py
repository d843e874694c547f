"""Drawings in SVG: areas become fields, their labels names."""

from mapkit_exporters.drawn_svg.importer import IMPORTER

__all__ = ["IMPORTER"]
