"""Maps for Tiled: fields as polygons by level and kind, portals, markers."""

from mapkit_exporters.tiled.exporter import EXPORTER

__all__ = ["EXPORTER"]
