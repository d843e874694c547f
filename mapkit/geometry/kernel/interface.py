"""The structs and functions of ``interface.h``, which documents them.

A test compares both files.
"""

from __future__ import annotations

import ctypes

from mapkit.geometry.kernel.constants import GROUPS
from mapkit.geometry.kernel.structs import Function, Result, Struct, fields

I32, I64, F64 = ctypes.c_int32, ctypes.c_int64, ctypes.c_double
U8, U16, U64 = ctypes.c_uint8, ctypes.c_uint16, ctypes.c_uint64


class Vec(ctypes.Structure):
    """A point or direction."""

    _fields_ = (("x", I64), ("y", I64))


class Dvec(ctypes.Structure):
    """A point or direction in floating point."""

    _fields_ = (("x", F64), ("y", F64))


class Box(ctypes.Structure):
    """Least x and y, greatest x and y."""

    _fields_ = (("x0", I64), ("y0", I64), ("x1", I64), ("y1", I64))


class Mesh(ctypes.Structure):
    """A mesh in the kernel's own form."""


class MeshInput(Struct):
    """A mesh to be copied."""

    _fields_, shapes = fields(
        nvertices=I32, ntriangles=I32, nplaces=I32, nfields=I32,
        xy=(Vec, "nvertices"), triangles=(I32, "ntriangles", 3), neighbours=(I32, "ntriangles", 3),
        triangle_place=(I32, "ntriangles"),
    )  # fmt: skip


class SightTask(Struct):
    """What one walk over the mesh is to find."""

    _fields_, shapes = fields(
        nplaces=I32, nfields=I32, nends=I32, count=(I32, "nplaces"), ends=(I32, "nplaces", 2),
        flag=(U8, "nfields"), group=(U8, "nends"), need=(U8, GROUPS, GROUPS),
    )  # fmt: skip


class SightSearch(Struct):
    """Where lines are turned, and the hulls that they have to meet."""

    _fields_, shapes = fields(
        nvertices=I32, nhulls=I32, ncorners=I32, nregion=I32, grazing=I32,
        vertices=(I32, "nvertices"), hull_offsets=(I32, "nhulls+1"), hulls=(I32, "ncorners"),
        region=(Vec, "nregion"),
    )  # fmt: skip


class BundleSearch(Struct):
    """Groups of ends, and the gates of all lines from one group to another."""

    _fields_, shapes = fields(
        nbundles=I32, ngates=I32, nends=I32, ntriangles=I32, gates=(Vec, "ngates"),
        groups=(I32, "nbundles", 4), offsets=(I32, "nends+1"), triangles=(I32, "ntriangles"),
    )  # fmt: skip


class SightTables(Result):
    """The distances between all ends."""

    _fields_, shapes = fields(
        nends=I32, clear=(U16, "nends", "nends"), grazing=(U16, "nends", "nends"), witness=(F64, 5)
    )


class BlockersTask(Struct):
    """The line rules of two classes of fields, and all fields of the map."""

    _fields_, shapes = fields(
        nrules=I32, nplaces=I32, nfields=I32, nturning=I32, ncorners=I32, grazing=I32,
        count=(I32, "nrules", "nplaces"), flag=(U8, "nrules", "nfields"), need=(U8, "nrules"),
        places=(I32, "nplaces", 2), turning=(I32, "nturning"), hull_offsets=(I32, "nfields+1"),
        hulls=(I32, "ncorners"), centres=(Dvec, "nfields"),
    )  # fmt: skip


class Blockers(Result):
    """The fields that block a pair."""

    _fields_, shapes = fields(
        start=I32, target=I32, nfields=I32, nfound=I32, fields=(I32, "nfields"),
        rules=(I32, "nfields"),
    )  # fmt: skip


class CutTask(Struct):
    """A line, and the fields that it may run through."""

    _fields_, shapes = fields(
        nplaces=I32, nfields=I32, places=(I32, "nplaces", 2), asked=(U8, "nfields"),
        **{"from": Dvec, "to": Dvec},
    )  # fmt: skip


class CutFields(Result):
    """How much of a line lies in each field, and where."""

    _fields_, shapes = fields(nfields=I32, length=(F64, "nfields"), middle=(F64, "nfields"))


class MovedPair(Result):
    """A pair on a mesh of which vertices may move; all its arrays are only read."""

    _fields_, shapes = fields(
        nplaces=I32, nfields=I32, nrules=I32, ncorners=I32, nturning=I32, grazing=I32, inside=I32,
        first=I32, finer=I32, tolerance=F64, counts=(I32, "nrules", "nplaces"),
        ends=(I32, "nplaces", 2),
        flags=(U8, "nrules", "nfields"), needs=(U8, "nrules"), offsets=(I32, 3),
        corners=(I32, "ncorners"), turning=(I32, "nturning"),
    )  # fmt: skip


class ChosenMoves(Struct):
    """Vertices that move, and where to."""

    _fields_, shapes = fields(nmoves=I32, moves=(I32, "nmoves"), places=(Vec, "nmoves"))


class Closing(Result):
    """How to close the lines of a pair, and the moves that do."""

    _fields_, shapes = fields(
        nstart=I32, room=I32, most=I32, fully=I32, shortest=I32, nfarther=I32, nblinded=I32,
        distance=I32, turn=F64, start=(I32, "nstart"), start_places=(Vec, "nstart"),
        farther=(I32, "room"), blinded=(I32, "room"), farther_places=(Vec, "room"),
        blinded_places=(Vec, "room"),
    )  # fmt: skip


class MovedMesh(Result):
    """Triangles at vertices that move."""

    _fields_, shapes = fields(
        nv=I32, nt=I32, nnear=I32, drawn=(Vec, "nv"), xy=(Vec, "nv"), triangles=(I32, "nt", 3),
        neighbours=(I32, "nt", 3), places=(I32, "nt"), near=(I32, "nnear"),
    )  # fmt: skip


class SlackSearch(Struct):
    """Where lines are turned that may miss corners by a slack."""

    _fields_, shapes = fields(
        nvertices=I32, nhulls=I32, ncorners=I32, parting=I32, touching=I32, enough=I32, slack=F64,
        margin=F64, vertices=(I32, "nvertices"), hull_offsets=(I32, "nhulls+1"),
        hulls=(I32, "ncorners"),
    )  # fmt: skip


class SlackTable(Result):
    """The fewest fields on such lines, and the last line found."""

    _fields_, shapes = fields(
        nends=I32, room=I32, nway=I32, distance=(U16, "nends", "nends"), way=(I32, "room", 2),
        line=(F64, 6),
    )  # fmt: skip


class OpenedLine(Result):
    """A line, and the moves that open it."""

    _fields_, shapes = fields(
        nway=I32, room=I32, nmoves=I32, way=(I32, "nway", 2), line=(F64, 6), moves=(I32, "room"),
        places=(Vec, "room"),
    )  # fmt: skip


class Opening(Result):
    """Moves that open a line of a pair, or lines that slip through corners."""

    _fields_, shapes = fields(
        below=I32, least=I32, room=I32, nmoves=I32, distance=I32, nslipping=I32,
        moves=(I32, "room"), places=(Vec, "room"), lengths=(I32, 6), ways=(I32, 6, 4096, 2),
        lines=(F64, 6, 6),
    )  # fmt: skip


class EveryTask(Result):
    """What is asked of all redrawings of a pair, and moves that are found; see ``interface.h``."""

    _fields_, shapes = fields(
        nway=I32, room=I32, most=I32, below=I32, least=I32, distance=I32, holds=I32, nmoves=I32,
        rounds=I32, choices=I64, way=(I32, "nway", 2), line=(F64, 6), moves=(I32, "room"),
        places=(Vec, "room"),
    )  # fmt: skip


class Threats(Result):
    """The vertices that may end a held line; all but `vertices` and `over` is only read."""

    _fields_, shapes = fields(
        nv=I32, nborders=I32, room=I32, nfound=I32, reach=F64, hair=F64, sure=F64,
        drawn=(Vec, "nv"), now=(Vec, "nv"), borders=(I32, "nborders", 2), line=(F64, 5),
        vertices=(I32, "room"), over=(F64, "room", 3),
    )  # fmt: skip


class LooseWay(Result):
    """A way, and the line along it that misses least; the way is only read."""

    _fields_, shapes = fields(
        nv=I32, nway=I32, xy=(Vec, "nv"), way=(I32, "nway", 2), line=(F64, 6), loose=(F64, 3),
    )  # fmt: skip


class BoxTask(Struct):
    """Points, and the boxes to find them in."""

    _fields_, shapes = fields(npoints=I32, nboxes=I32, xy=(Vec, "npoints"), boxes=(Box, "nboxes"))


class NearTask(Struct):
    """Points, and the edges to find them near."""

    _fields_, shapes = fields(
        npoints=I32, nedges=I32, margin=I64, xy=(Vec, "npoints"), edges=(Box, "nedges")
    )


class PointsInBoxes(Result):
    """Pairs of box, or edge, and point."""

    _fields_, shapes = fields(room=I64, box=(I32, "room"), point=(I32, "room"))


class MiddleTask(Struct):
    """Pairs of points, and the figures that their middles may be inside."""

    _fields_, shapes = fields(
        nqueries=I32, nedges=I32, nfigures=I32, p=(Vec, "nqueries"), q=(Vec, "nqueries"),
        figure=(I32, "nqueries"), a=(Vec, "nedges"), b=(Vec, "nedges"), start=(I64, "nfigures+1"),
    )  # fmt: skip


class MiddleResult(Result):
    """Whether they are."""

    _fields_, shapes = fields(nqueries=I32, inside=(U8, "nqueries"))


class HullTask(Struct):
    """Points, and others whose convex hull they may be in."""

    _fields_, shapes = fields(
        npoints=I32, ncorners=I32, xy=(Vec, "npoints"), corners=(Vec, "ncorners")
    )


class HullPoints(Result):
    """Whether they are."""

    _fields_, shapes = fields(npoints=I32, inside=(U8, "npoints"))


class CoverTask(Struct):
    """A triangulation."""

    _fields_, shapes = fields(
        nvertices=I32, ntriangles=I32, nedges=I32, whole=U64, xy=(Vec, "nvertices"),
        triangles=(I32, "ntriangles", 3), edges=(I32, "nedges", 2), border=(U8, "nedges"),
    )  # fmt: skip


class CoverResult(Result):
    """What lies beyond the sides of triangles."""

    _fields_, shapes = fields(
        ntriangles=I32, nfaces=I32, neighbours=(I32, "ntriangles", 3), edge=(I32, "ntriangles", 3),
        face=(I32, "ntriangles"),
    )  # fmt: skip


class CrossingTask(Struct):
    """Segments between points."""

    _fields_, shapes = fields(
        npoints=I32, nsegments=I32, xy=(Vec, "npoints"), segments=(I64, "nsegments", 2)
    )


class CrossingPairs(Result):
    """Pairs of segments."""

    _fields_, shapes = fields(room=I64, pairs=(I32, "room", 2))


class PartTask(Struct):
    """A mesh, and a region."""

    _fields_, shapes = fields(
        nvertices=I32, ntriangles=I32, nangles=I32, triangles=(I32, "ntriangles", 3),
        low=(F64, "ntriangles", "nangles"), high=(F64, "ntriangles", "nangles"),
        least=(F64, "nangles"), most=(F64, "nangles"),
    )  # fmt: skip


class MeshPart(Result):
    """The triangles of a mesh in a region, and round it."""

    _fields_, shapes = fields(
        room=I32, nvertices=I32, nkept=I32, nfound=I32, kept=(I32, "room"),
        vertices=(I32, "nvertices"), whole=(U8, "nvertices"),
    )  # fmt: skip


class WalkTask(Struct):
    """Steps between fields, and what they cost."""

    _fields_, shapes = fields(
        nfields=I32, nsteps=I32, allowance=I32, once=I32, offsets=(I32, "nfields+1"),
        targets=(I32, "nsteps"), cost=(I32, "nfields"), extra=(I32, "nfields"),
    )  # fmt: skip


class WalkTable(Result):
    """Walking distances."""

    _fields_, shapes = fields(nfields=I32, distance=(U16, "nfields", "nfields"))


class StripTask(Struct):
    """Two fields, and the lines to measure between them."""

    _fields_, shapes = fields(
        npoints=I32, ntriangles=I32, nplaces=I32, nfields=I32, nrules=I32, nexits=I32,
        nportals=I32, nopen=I32, nvertices_s=I32, nvertices_t=I32, ncorners_s=I32, ncorners_t=I32,
        clear=I32, scale=I32, all=I32,
        xy=(Vec, "npoints"), triangles=(I32, "ntriangles", 3), neighbours=(I32, "ntriangles", 3),
        place=(I32, "ntriangles"), count=(I32, "nrules", "nplaces"),
        flag=(U8, "nrules", "nplaces"), need=(U8, "nrules"), open=(U8, "nopen"),
        end=(U8, "nplaces"), exits=(I32, "nexits"), portals=(I32, "nportals", 2),
        vertices_s=(I32, "nvertices_s"), vertices_t=(I32, "nvertices_t"),
        corners_s=(I32, "ncorners_s"), corners_t=(I32, "ncorners_t"),
        sweep_from=Vec, sweep_to=Vec,
    )  # fmt: skip


class WidestStrip(Result):
    """The widest strip, and how it looks."""

    _fields_, shapes = fields(
        width=F64, low=I32, high=I32, shown=I32, ends=Dvec * 2, direction=Dvec, corners=Dvec * 4,
        room=I32, nfields=I32, fields=(I32, "room"),
    )  # fmt: skip


class PairTask(Struct):
    """A pair of fields under one rule."""

    _fields_, shapes = fields(
        nsides=I32, nplaces=I32, ncorners=I32, wanted=I32, sides=(F64, "nsides", 4),
        places=(I32, "nsides", 2), roles=(U8, "nplaces"), corners=(F64, "ncorners", 2),
    )  # fmt: skip


class PairLine(Result):
    """A line between two fields, and how deep it goes."""

    _fields_ = (("depth", F64), ("start", Dvec), ("target", Dvec))


mesh_new = Function("mk_mesh_new", "the mesh", ctypes.POINTER(Mesh), MeshInput)
mesh_free = Function("mk_mesh_free", "", None, Mesh)
sight = Function("mk_sight", "the lines of sight", I32, Mesh, SightTask, SightSearch, SightTables)
blockers = Function("mk_blockers", "the blockers", I32, Mesh, BlockersTask, Blockers)
cut_fields = Function("mk_cut_fields", "", I32, Mesh, CutTask, CutFields)
sight_between = Function(
    "mk_sight_between", "the lines of sight", I32, Mesh, SightTask, BundleSearch, SightTables
)
complete = Function("mk_complete", "", None, Mesh, SightTask, SightTables)
moved_distance = Function(
    "mk_moved_distance", "the lines of sight", I32, Mesh, MovedPair, ChosenMoves
)
close_strips = Function("mk_close_strips", "the lines of sight", I32, Mesh, MovedPair, Closing)
turn_diagonals = Function("mk_turn_diagonals", "the mesh", I32, MovedMesh)
slack = Function("mk_slack", "the lines of sight", I32, Mesh, SightTask, SlackSearch, SlackTable)
opening_moves = Function("mk_opening_moves", "the moves", I32, Mesh, MovedPair, OpenedLine)
open_line = Function("mk_open_line", "the lines of sight", I32, Mesh, MovedPair, Opening)
every_drawing = Function("mk_every_drawing", "the lines of sight", I32, Mesh, MovedPair, EveryTask)
threats = Function("mk_threats", "the threats", I32, Threats)
straighten = Function("mk_straighten", "a line", I32, LooseWay)
points_in_boxes = Function("mk_points_in_boxes", "the grid of points", I64, BoxTask, PointsInBoxes)
points_near = Function("mk_points_near", "the grid of points", I64, NearTask, PointsInBoxes)
middles_inside = Function("mk_middles_inside", "", I32, MiddleTask, MiddleResult)
inside_hull = Function("mk_inside_hull", "the convex hull", I32, HullTask, HullPoints)
cover = Function("mk_cover", "the mesh", I32, CoverTask, CoverResult)
crossings = Function("mk_crossings", "the segments", I64, CrossingTask, CrossingPairs)
mesh_part = Function("mk_mesh_part", "a part of the mesh", I32, PartTask, MeshPart)
walking = Function("mk_walking", "walking distances", I32, WalkTask, WalkTable)
strip = Function("mk_strip", "the strips of parallel lines", I32, StripTask, WidestStrip)
near_miss = Function("mk_near_miss", "the near miss of one pair", I32, PairTask, F64, PairLine)
