"""One page for the table: a map that answers in any browser."""

from mapkit_exporters.html.exporter import EXPORTER

__all__ = ["EXPORTER"]
