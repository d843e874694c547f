"""Edits of a map as pure functions: from a map to a map, or a refusal that says why and where."""

from mapkit.document.changes import ChangeSet, changes
from mapkit.document.fields import (
    cut_hole,
    delete_fields,
    draw_field,
    draw_island,
    merge_fields,
    split_across,
    split_field,
)
from mapkit.document.guard import guard
from mapkit.document.painting import KEEP, Keep, paint, rename_field
from mapkit.document.portals import (
    PortalPlace,
    add_portal,
    change_portal,
    delete_portals,
    move_portal,
    portal_place,
)
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
    "KEEP",
    "ChangeSet",
    "EditRefusedError",
    "Keep",
    "PortalPlace",
    "Snap",
    "Snapper",
    "add_portal",
    "change_portal",
    "changes",
    "cut_hole",
    "delete_fields",
    "delete_portals",
    "delete_vertices",
    "draw_field",
    "draw_island",
    "guard",
    "insert_vertex",
    "merge_fields",
    "move_edge",
    "move_portal",
    "move_vertices",
    "paint",
    "portal_place",
    "rename_field",
    "split_across",
    "split_field",
    "weld_vertices",
]
