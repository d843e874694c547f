"""Drawings in SVG: areas become fields, their labels names; svgelements reads the file."""

from mapkit_exporters.drawn_svg.importer import IMPORTER

__all__ = ["IMPORTER"]
