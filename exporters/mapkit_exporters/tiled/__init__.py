"""Maps of Tiled: fields as polygons by level and kind, and back from `.tmj` and `.tmx`."""

from mapkit_exporters.tiled.exporter import EXPORTER

__all__ = ["EXPORTER"]
