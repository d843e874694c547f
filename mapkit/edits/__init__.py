"""Edits of a map as pure functions: from a map to a map, or a refusal that says why and where.

Every edit takes a map first and returns one that shares with it all that did not change. Positions
are in map units.

Raises
------
EditRefusedError
    The map would get worse, or a shape would; with all places of the worst error that is new. Or a
    coordinate is too large, or the ruleset does not have what is named.
NotFoundError
    The map has no such field, vertex, portal, marker, sector, building or doubt.

Examples
--------
>>> edited = board.edit(mapkit.edits.paint, ["B34"], kind="built_up")
>>> edited["B34"].kind
'built_up'
"""

from mapkit.edits.along_borders import border_path, closing_ways, nearest_way
from mapkit.edits.band import band_outline, draw_band
from mapkit.edits.borders import orthogonalise, reshape_border, straighten
from mapkit.edits.changes import ChangeSet, changes
from mapkit.edits.clipboard import Clip, ClipField, copy_fields
from mapkit.edits.curves import (
    arc_points,
    cut_corners,
    cuttable_corners,
    regular_polygon,
    simplified,
)
from mapkit.edits.field_table import kind_named, replace_in_names, sector_named, write_cells
from mapkit.edits.fields import (
    cut_hole,
    delete_fields,
    draw_field,
    fill_void,
    merge_fields,
    split_across,
    split_field,
)
from mapkit.edits.guard import guard
from mapkit.edits.ids import EditRefusedError
from mapkit.edits.levels import crossing_marks, side_of
from mapkit.edits.map_header import (
    delete_building,
    delete_note,
    delete_sector,
    set_building,
    set_choice,
    set_figure_base,
    set_header,
    set_note,
    set_ruleset,
    set_sector,
    set_underlay,
)
from mapkit.edits.markers import (
    add_marker,
    change_marker,
    delete_markers,
    marker_attributes,
    move_marker,
    set_allowance,
    set_cell,
    set_cost,
)
from mapkit.edits.painting import KEEP, Keep, paint, rename_field, set_attributes
from mapkit.edits.pasting import paste
from mapkit.edits.portals import (
    PortalPlace,
    add_portal,
    change_portal,
    delete_portals,
    move_portal,
    portal_place,
)
from mapkit.edits.quick_fixes import apply_fix, take_fields
from mapkit.edits.redraw import areas_of, redraw_fields
from mapkit.edits.renumbering import reading_order, renumber_fields
from mapkit.edits.reviewing import accept, dismiss_doubts, set_tracing, silence, unsilence
from mapkit.edits.snapping import Snap, Snapper
from mapkit.edits.taking_over import (
    drawn_together,
    take_fact,
    take_header,
    take_markers,
    take_portal,
    take_shapes,
)
from mapkit.edits.transform import (
    ALIGNMENTS,
    align_fields,
    align_vertices,
    distribute_fields,
    distribute_vertices,
    mirror_fields,
    move_fields,
    rotate_fields,
    turn_and_scale,
)
from mapkit.edits.vertices import (
    delete_vertices,
    insert_vertex,
    move_edge,
    move_vertices,
    set_edge_length,
    weld_vertices,
)

__all__ = [
    "ALIGNMENTS",
    "KEEP",
    "ChangeSet",
    "Clip",
    "ClipField",
    "EditRefusedError",
    "Keep",
    "PortalPlace",
    "Snap",
    "Snapper",
    "accept",
    "add_marker",
    "add_portal",
    "align_fields",
    "align_vertices",
    "apply_fix",
    "arc_points",
    "areas_of",
    "band_outline",
    "border_path",
    "change_marker",
    "change_portal",
    "changes",
    "closing_ways",
    "copy_fields",
    "crossing_marks",
    "cut_corners",
    "cut_hole",
    "cuttable_corners",
    "delete_building",
    "delete_fields",
    "delete_markers",
    "delete_note",
    "delete_portals",
    "delete_sector",
    "delete_vertices",
    "dismiss_doubts",
    "distribute_fields",
    "distribute_vertices",
    "draw_band",
    "draw_field",
    "drawn_together",
    "fill_void",
    "guard",
    "insert_vertex",
    "kind_named",
    "marker_attributes",
    "merge_fields",
    "mirror_fields",
    "move_edge",
    "move_fields",
    "move_marker",
    "move_portal",
    "move_vertices",
    "nearest_way",
    "orthogonalise",
    "paint",
    "paste",
    "portal_place",
    "reading_order",
    "redraw_fields",
    "regular_polygon",
    "rename_field",
    "renumber_fields",
    "replace_in_names",
    "reshape_border",
    "rotate_fields",
    "sector_named",
    "set_allowance",
    "set_attributes",
    "set_building",
    "set_cell",
    "set_choice",
    "set_cost",
    "set_edge_length",
    "set_figure_base",
    "set_header",
    "set_note",
    "set_ruleset",
    "set_sector",
    "set_tracing",
    "set_underlay",
    "side_of",
    "silence",
    "simplified",
    "split_across",
    "split_field",
    "straighten",
    "take_fact",
    "take_fields",
    "take_header",
    "take_markers",
    "take_portal",
    "take_shapes",
    "turn_and_scale",
    "unsilence",
    "weld_vertices",
    "write_cells",
]
