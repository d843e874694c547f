"""Edits of a map as pure functions: from a map to a map, or a refusal that says why and where."""

from mapkit.document.changes import ChangeSet, changes
from mapkit.document.guard import guard
from mapkit.document.refusal import EditRefusedError
from mapkit.document.snapping import Snap, Snapper
from mapkit.document.vertices import (
    delete_vertices,
    insert_vertex,
    move_edge,
    move_vertices,
    weld_vertices,
)

__all__ = [
    "ChangeSet",
    "EditRefusedError",
    "Snap",
    "Snapper",
    "changes",
    "delete_vertices",
    "guard",
    "insert_vertex",
    "move_edge",
    "move_vertices",
    "weld_vertices",
]
