"""The engine JSON, ``docs/tables-json.md``: everything a play engine asks of a map."""

from mapkit_exporters.tables.document import tables_document
from mapkit_exporters.tables.exporter import EXPORTER

__all__ = ["EXPORTER", "tables_document"]
