"""Maps of Tiled, `.tmj` and `.tmx`: what becomes of their shapes and tiles.

Raises
------
FileError
    Something in the file is not what it has to be, or too large.
"""

from mapkit_exporters.tiled_import.importer import IMPORTER

__all__ = ["IMPORTER"]
