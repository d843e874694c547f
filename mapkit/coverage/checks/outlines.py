"""Each field for itself: boundaries that cross, retrace or touch themselves, holes outside."""

from __future__ import annotations

import numpy as np
import shapely

from mapkit.coverage.checks.catalogue import report
from mapkit.coverage.checks.drawing import Drawing
from mapkit.coverage.checks.exact import Int64, contains_midpoint
from mapkit.coverage.checks.wording import Wording
from mapkit.diagnostics import Diagnostic

__all__ = ["check_outlines"]


def check_outlines(drawing: Drawing, say: Wording) -> tuple[list[Diagnostic], frozenset[int]]:
    """Report what is wrong within single fields.

    Returns
    -------
    (diagnostics, broken)
        ``broken`` holds the indices of the fields whose inside is not defined.
    """
    crossing, broken_by_crossing = _self_crossings(drawing, say)
    retraced, broken_by_retracing = _retraced(drawing, say, broken_by_crossing)
    broken = broken_by_crossing | broken_by_retracing
    touching, falling = _touching(drawing, say, broken)
    outside, misplaced = _holes(drawing, say, broken | falling)
    return crossing + retraced + touching + outside, frozenset(broken | falling | misplaced)


def _self_crossings(drawing: Drawing, say: Wording) -> tuple[list[Diagnostic], set[int]]:
    places: dict[int, list[tuple[float, float]]] = {}
    if len(drawing.crossings):
        order, start = drawing.on_segment()
        for s, t in drawing.crossings.tolist():
            mine = set(drawing.field[order[start[s] : start[s + 1]]].tolist())
            for f in mine.intersection(drawing.field[order[start[t] : start[t + 1]]].tolist()):
                places.setdefault(f, []).append(crossing_point(drawing, s, t))
    ids = drawing.rings.field_ids
    found = [
        report("MK207", f"The boundary of field {say.field(ids[f])} crosses itself at "
               f"{say.point(*at[0])}"
               + (f" and in {len(at) - 1} more places." if len(at) > 1 else "."),
               fields=(ids[f],), at=at)
        for f, at in sorted(places.items())
    ]
    return found, set(places)


def crossing_point(drawing: Drawing, s: int, t: int) -> tuple[float, float]:
    """Return where two segments cross, rounded to floats, to show it."""
    (a, b), (c, d) = drawing.xy[drawing.segments[[s, t]]].astype(np.float64)
    u, v = b - a, d - c
    along = ((c - a)[0] * v[1] - (c - a)[1] * v[0]) / (u[0] * v[1] - u[1] * v[0])
    return float(a[0] + along * u[0]), float(a[1] + along * u[1])


def _retraced(
    drawing: Drawing, say: Wording, known: set[int]
) -> tuple[list[Diagnostic], set[int]]:
    """A field that uses a segment twice has no side of it for its inside."""
    key = drawing.field * max(len(drawing.segments), 1) + drawing.segment
    keys, number = np.unique(key, return_counts=True)
    twice = keys[number > 1]
    fields, segments = np.divmod(twice, max(len(drawing.segments), 1))
    broken = set(fields.tolist()) - known
    found = []
    for f in sorted(broken):
        ends = drawing.segments[segments[fields == f]]
        names = [drawing.rings.names[i] for i in np.unique(ends).tolist()]
        found.append(report(
            "MK208", f"The boundary of field {say.field(drawing.rings.field_ids[f])} runs along "
            f"itself between {say.vertices(names)}.", fields=(drawing.rings.field_ids[f],),
            vertices=names, at=drawing.xy[ends].mean(axis=1).tolist()))
    return found, broken


def _touching(
    drawing: Drawing, say: Wording, known: set[int]
) -> tuple[list[Diagnostic], set[int]]:
    """A boundary that passes twice through a point may cut its field in two there."""
    count = max(len(drawing.xy), 1)
    keys, number = np.unique(drawing.field * count + drawing.a, return_counts=True)
    fields, points = np.divmod(keys[number > 1], count)
    found: list[Diagnostic] = []
    falling: set[int] = set()
    for f in sorted(set(fields.tolist()) - known):
        field_id = drawing.rings.field_ids[f]
        at = points[fields == f]
        names = [drawing.rings.names[i] for i in at.tolist()]
        pieces = _pieces(drawing, f)
        where = f"at {say.vertices(names)}"
        if pieces > 1:
            falling.add(f)
            found.append(report("MK209", f"Field {say.field(field_id)} falls into {pieces} "
                                f"pieces that meet only {where}.", fields=(field_id,),
                                vertices=names, at=drawing.xy[at].tolist()))
        else:
            found.append(report("MK210", f"The boundary of field {say.field(field_id)} touches "
                                f"itself {where}.", fields=(field_id,), vertices=names,
                                at=drawing.xy[at].tolist()))
    return found, falling


def _pieces(drawing: Drawing, f: int) -> int:
    """Count the connected pieces of a field's inside; its edges meet at their ends only.

    The faces of its edges are pieces or not of the field as the even-odd rule says; shapely
    makes the faces out of points that exist already, so nothing is rounded.
    """
    mine = drawing.field == f
    a, b = drawing.xy[drawing.a[mine]], drawing.xy[drawing.b[mine]]
    lines = shapely.linestrings(np.stack([a, b], axis=1).astype(np.float64))
    faces = shapely.get_parts(shapely.polygonize(lines))
    inside = shapely.point_on_surface(faces)
    x, y = shapely.get_x(inside), shapely.get_y(inside)
    up = a[:, 1, None] <= y
    spans = up != (b[:, 1, None] <= y)
    with np.errstate(divide="ignore", invalid="ignore"):
        at = a[:, 0, None] + (y - a[:, 1, None]) * ((b - a)[:, 0] / (b - a)[:, 1])[:, None]
    hits = (spans & (at > x)).sum(axis=0)
    return int(np.count_nonzero(hits % 2))


def _holes(drawing: Drawing, say: Wording, known: set[int]) -> tuple[list[Diagnostic], set[int]]:
    rings = drawing.rings
    found: list[Diagnostic] = []
    misplaced: set[int] = set()
    ring_of_piece = rings.ring_of[drawing.corner]
    for f in sorted(set(rings.field[rings.hole].tolist()) - known):
        mine = np.nonzero(rings.field == f)[0]
        pieces = {int(r): np.nonzero(ring_of_piece == r)[0] for r in mine}
        outer = int(mine[0])
        for k, r in enumerate(mine[1:].tolist(), start=1):
            p, q = (drawing.xy[end[pieces[r][0]]] for end in (drawing.a, drawing.b))
            inside = _inside(drawing, p, q, pieces[outer])
            within = [k2 for k2, r2 in enumerate(mine[1:].tolist(), start=1)
                      if r2 != r and _inside(drawing, p, q, pieces[r2])]
            if inside and not within:
                continue
            misplaced.add(f)
            why = (f"lies inside hole {within[0]}" if inside else "lies outside it")
            names = [rings.names[i] for i in rings.corner[rings.ring_of == r].tolist()]
            found.append(report(
                "MK211", f"Hole {k} of field {say.field(rings.field_ids[f])} {why}.",
                fields=(rings.field_ids[f],), vertices=names, at=[p.tolist()]))
    return found, misplaced


def _inside(drawing: Drawing, p: Int64, q: Int64, pieces: Int64) -> bool:
    return contains_midpoint(p, q, drawing.xy[drawing.a[pieces]], drawing.xy[drawing.b[pieces]])
