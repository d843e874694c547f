"""Vertices for themselves: doubled, unused, unnamed on a boundary, needless, off the board."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from mapkit.coverage.checks.drawing import Drawing
from mapkit.coverage.checks.ring_arrays import Int64, cross, dot
from mapkit.coverage.checks.wording import Wording, listed
from mapkit.diagnostics import Diagnostic, rules
from mapkit.geometry.points import distinct
from mapkit.messages import phrase, upper_first
from mapkit.model import GameMap


def check_vertices(game_map: GameMap, drawing: Drawing, say: Wording) -> list[Diagnostic]:
    """Report vertices that share a point, or that no field uses, names or needs.

    About n log n in the number of vertices.
    """
    return [
        *_coincident(game_map, say),
        *_unused(game_map),
        *_unnamed(drawing, say),
        *_needless(game_map, drawing, say),
    ]


def _unused(game_map: GameMap) -> Iterator[Diagnostic]:
    for vertex in unused_vertices(game_map):
        yield rules.VERTEX_UNUSED.report(
            phrase("No field uses vertex {vertex}.", vertex=vertex),
            vertices=(vertex,),
            at=[game_map.vertices[vertex]],
        )


def _needless(game_map: GameMap, drawing: Drawing, say: Wording) -> Iterator[Diagnostic]:
    needless = needless_points(game_map, drawing)
    if len(needless):
        names = [drawing.rings.names[i] for i in needless.tolist()]
        told = upper_first(say.vertices(names))
        yield rules.VERTEX_NEEDLESS.report(
            phrase("{vertex} is redundant: it lies on a straight edge.", vertex=told)
            if len(names) == 1
            else phrase("{vertices} are redundant: they lie on straight edges.", vertices=told),
            vertices=names,
            at=drawing.xy[needless].tolist(),
        )


def _coincident(game_map: GameMap, say: Wording) -> list[Diagnostic]:
    vertices = game_map.vertices
    if len(set(vertices.values())) == len(vertices):
        return []
    at: dict[tuple[int, int], list[str]] = {}
    for vertex, point in vertices.items():
        at.setdefault(point, []).append(vertex)
    return [
        rules.VERTICES_COINCIDE.report(
            phrase(
                "Vertices {names} lie on the same point, {point}.",
                names=listed(names),
                point=say.point(*point),
            ),
            vertices=names,
            at=[point],
        )
        for point, names in at.items()
        if len(names) > 1
    ]


def unused_vertices(game_map: GameMap) -> list[str]:
    """Return the vertices that no ring names, but for those that mark a portal's end."""
    used = {v for item in game_map.fields.values() for ring in item.rings for v in ring}
    ends = {end for portal in game_map.portals for end in portal.at}
    return [v for v, point in game_map.vertices.items() if v not in used and point not in ends]


def _unnamed(drawing: Drawing, say: Wording) -> Iterator[Diagnostic]:
    """Report T-junctions, one note for each field."""
    rings = drawing.rings
    of_field: dict[int, dict[int, None]] = {}
    fields = rings.field[rings.ring_of[drawing.unnamed_corner]]
    for f, point in zip(fields.tolist(), drawing.unnamed_point.tolist(), strict=True):
        of_field.setdefault(f, {})[point] = None
    xy = drawing.xy.tolist()
    for f, points in sorted(of_field.items()):
        field_id = rings.field_ids[f]
        names = [rings.names[i] for i in points]
        said = {"field": say.field(field_id), "vertices": say.vertices(names)}
        yield rules.JUNCTION_UNNAMED.report(
            phrase(
                "The boundary of field {field} passes through {vertices} without naming them.",
                **said,
            )
            if len(names) > 1
            else phrase(
                "The boundary of field {field} passes through {vertices} without naming it.", **said
            ),
            fields=(field_id,),
            vertices=names,
            at=[xy[i] for i in points],
            fixable=drawing.all_cut,
        )


def needless_points(game_map: GameMap, drawing: Drawing) -> Int64:
    """Return the points where two segments meet in a straight line and nothing else happens.

    Indices into ``drawing.xy``, (M,) int64. Exact; about n log n in the number of segments.
    Ends of portals are left out: they were put there on purpose.
    """
    segments, xy = drawing.segments, drawing.xy
    if not len(segments):
        return np.zeros(0, dtype=np.int64)
    ends = segments.reshape(-1)
    order = np.argsort(ends, kind="stable")
    degree = np.bincount(ends, minlength=len(xy))
    first = np.cumsum(degree) - degree
    points = np.nonzero(degree == 2)[0]
    other = segments[:, ::-1].reshape(-1)[order]
    before, after = other[first[points]], other[first[points] + 1]
    straight = (cross(xy[points], xy[before], xy[after]) == 0) & (
        dot(xy[points], xy[before], xy[after]) < 0
    )
    points = points[straight]
    spared = {end for portal in game_map.portals for end in portal.at}
    kept = [
        i
        for i, at in zip(points.tolist(), xy[points].tolist(), strict=True)
        if tuple(at) not in spared
    ]
    return np.array(kept, dtype=np.int64)


def check_board(game_map: GameMap, drawing: Drawing, say: Wording) -> list[Diagnostic]:
    """Report fields that reach beyond the board by more than the tolerance.

    Linear in the number of edges; next to nothing where all fields lie on the board.
    """
    width, height = (size / game_map.unit_mm for size in game_map.size_mm)
    if width <= 0 or height <= 0:
        return []  # the size is not known
    slack = game_map.tolerance_units
    if len(drawing.xy):
        (left, top), (right, bottom) = drawing.xy.min(axis=0), drawing.xy.max(axis=0)
        if max(-left, right - width, -top, bottom - height) <= slack:
            return []
    at = drawing.xy[drawing.a].astype(np.float64)
    beyond = np.stack([-at[:, 0], at[:, 0] - width, -at[:, 1], at[:, 1] - height])
    side = np.argmax(beyond, axis=0)
    most = beyond.max(axis=0)
    edges = (
        phrase("left edge"), phrase("right edge"), phrase("top edge"), phrase("bottom edge"),
    )  # fmt: skip
    found = []
    for f in distinct(drawing.field[most > slack]).tolist():
        mine = np.nonzero(drawing.field == f)[0]
        worst = int(mine[np.argmax(most[mine])])
        edge = edges[int(side[worst])]
        field_id = drawing.rings.field_ids[f]
        found.append(
            rules.FIELD_OFF_BOARD.report(
                phrase(
                    "Field {field} reaches {length} beyond the board's {edge}.",
                    field=say.field(field_id),
                    length=say.length(float(most[worst])),
                    edge=edge,
                ),
                fields=(field_id,),
                vertices=(drawing.rings.names[int(drawing.a[worst])],),
                at=[at[worst]],
            )
        )
    return found
