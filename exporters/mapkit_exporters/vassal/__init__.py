"""Modules for VASSAL: the board with a zone for each field, pieces, and what sees what."""

from mapkit_exporters.vassal.exporter import EXPORTER

__all__ = ["EXPORTER"]
