"""Maps of Tiled, `.tmj` and `.tmx`: what becomes of their shapes and tiles."""

from mapkit_exporters.tiled_import.importer import IMPORTER

__all__ = ["IMPORTER"]
