"""Reads CSV: maps that mapkit exported, and tables of areas, a row each or a row a corner.

Raises
------
FileError
    A row is not as it has to be, or a coordinate is too far away.
"""

from mapkit_exporters.csv_import.importer import IMPORTER

__all__ = ["IMPORTER"]
