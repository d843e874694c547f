"""Saves of Tabletop Simulator."""

from mapkit_exporters.tabletop.exporter import EXPORTER

__all__ = ["EXPORTER"]
