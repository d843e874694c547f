"""Reads GeoJSON: maps that mapkit exported, and areas that others drew."""

from mapkit_exporters.geojson_import.importer import IMPORTER

__all__ = ["IMPORTER"]
