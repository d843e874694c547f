"""Reads CSV: maps that mapkit exported, and tables of areas, a row each or a row a corner."""

from mapkit_exporters.csv_import.importer import IMPORTER

__all__ = ["IMPORTER"]
