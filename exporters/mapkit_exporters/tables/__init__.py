"""The engine JSON, ``docs/tables-json.md``: everything a play engine asks of a map.

Raises
------
UsageError
    A distance is over 254.
"""

from mapkit_exporters.tables.document import tables_document
from mapkit_exporters.tables.exporter import EXPORTER

__all__ = ["EXPORTER", "tables_document"]
