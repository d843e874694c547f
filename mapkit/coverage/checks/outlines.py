"""Each field for itself: boundaries that cross, retrace or touch themselves, holes outside."""

from __future__ import annotations

import numpy as np
import shapely

from mapkit.coverage.checks.catalogue import report
from mapkit.coverage.checks.drawing import Drawing
from mapkit.coverage.checks.exact import Bool, Int64, cross, midpoints_inside
from mapkit.coverage.checks.wording import Wording
from mapkit.diagnostics import Diagnostic, Severity
from mapkit.messages import phrase

__all__ = ["check_outlines"]


def check_outlines(drawing: Drawing, say: Wording) -> tuple[list[Diagnostic], frozenset[int]]:
    """Report what is wrong within single fields.

    Returns
    -------
    (diagnostics, broken)
        ``broken`` holds the indices of the fields whose inside is not defined.
    """
    spikes = _spikes(drawing, say)
    crossing, broken_by_crossing = _self_crossings(drawing, say)
    retraced, broken_by_retracing = _retraced(drawing, say, broken_by_crossing)
    broken = broken_by_crossing | broken_by_retracing
    outside, misplaced = _holes(drawing, say, broken)
    broken |= misplaced
    touching, crossing_at_vertices = _touching(drawing, say, broken)
    found = spikes + crossing + retraced + outside + touching
    return found, frozenset(broken | crossing_at_vertices)


def _spikes(drawing: Drawing, say: Wording) -> list[Diagnostic]:
    """Report spikes; one that crosses other edges stops the tables, others change none."""
    xy, rings = drawing.xy, drawing.rings
    c, d = xy[drawing.segments[:, 0]], xy[drawing.segments[:, 1]]
    found = []
    for spike in rings.spikes:
        across = False
        for i, j in zip(spike.ring, (*spike.ring[1:], spike.ring[0]), strict=True):
            a, b = xy[i], xy[j]
            across |= bool(
                (
                    (np.sign(cross(a, b, c)) * np.sign(cross(a, b, d)) < 0)
                    & (np.sign(cross(c, d, a)) * np.sign(cross(c, d, b)) < 0)
                ).any()
            )
        names = [rings.names[i] for i in spike.tips]
        field_id = rings.field_ids[spike.field]
        said = {
            "field": say.field(field_id),
            "place": phrase(", hole {n},", n=spike.hole) if spike.hole else "",
            "vertices": say.vertices(names),
        }
        found.append(
            report(
                "MK206",
                phrase(
                    "The ring of field {field}{place} has a spike of no width at {vertices}, "
                    "across other edges.",
                    **said,
                )
                if across
                else phrase(
                    "The ring of field {field}{place} has a spike of no width at {vertices}.",
                    **said,
                ),
                fields=(field_id,),
                vertices=names,
                at=xy[list(spike.tips)].tolist(),
                severity=Severity.ERROR if across else Severity.WARNING,
            )
        )
    return found


def _self_crossings(drawing: Drawing, say: Wording) -> tuple[list[Diagnostic], set[int]]:
    places: dict[int, list[tuple[float, float]]] = {}
    if len(drawing.crossings):
        order, start = drawing.on_segment()
        at = drawing.crossing_at
        for k, (s, t) in enumerate(drawing.crossings.tolist()):
            mine = set(drawing.field[order[start[s] : start[s + 1]]].tolist())
            for f in mine.intersection(drawing.field[order[start[t] : start[t + 1]]].tolist()):
                places.setdefault(f, []).append((float(at[k, 0]), float(at[k, 1])))
    ids = drawing.rings.field_ids
    found = [
        report(
            "MK207",
            phrase(
                "The boundary of field {field} crosses itself at {point} and in {n} more places.",
                field=say.field(ids[f]),
                point=say.point(*spots[0]),
                n=len(spots) - 1,
            )
            if len(spots) > 1
            else phrase(
                "The boundary of field {field} crosses itself {where}.",
                field=say.field(ids[f]),
                where=phrase("at {place}", place=say.point(*spots[0])),
            ),
            fields=(ids[f],),
            at=spots,
        )
        for f, spots in sorted(places.items())
    ]
    return found, set(places)


def _retraced(drawing: Drawing, say: Wording, known: set[int]) -> tuple[list[Diagnostic], set[int]]:
    """Find fields that use a segment twice, so that no side of it is their inside."""
    key = drawing.field * max(len(drawing.segments), 1) + drawing.segment
    twice = _repeated(key)
    if not len(twice):
        return [], set()
    fields, segments = np.divmod(twice, max(len(drawing.segments), 1))
    broken = set(fields.tolist()) - known
    found = []
    for f in sorted(broken):
        ends = drawing.segments[segments[fields == f]]
        names = [drawing.rings.names[i] for i in np.unique(ends).tolist()]
        found.append(
            report(
                "MK208",
                phrase(
                    "The boundary of field {field} runs along itself between {vertices}.",
                    field=say.field(drawing.rings.field_ids[f]),
                    vertices=say.vertices(names),
                ),
                fields=(drawing.rings.field_ids[f],),
                vertices=names,
                at=drawing.xy[ends].mean(axis=1).tolist(),
            )
        )
    return found, broken


def _repeated(keys: Int64) -> Int64:
    """Return the keys that are there more than once, sorted, each once."""
    ordered = np.sort(keys)
    same = ordered[1:] == ordered[:-1]
    return np.unique(ordered[1:][same]) if same.any() else ordered[:0]


def _touching(drawing: Drawing, say: Wording, known: set[int]) -> tuple[list[Diagnostic], set[int]]:
    """Look at boundaries that pass twice through a point: they may cut their field in two."""
    count = max(len(drawing.xy), 1)
    twice = _repeated(drawing.field * count + drawing.a)
    if not len(twice):
        return [], set()
    fields, points = np.divmod(twice, count)
    found: list[Diagnostic] = []
    broken: set[int] = set()
    for f in sorted(set(fields.tolist()) - known):
        at = points[fields == f]
        names = [drawing.rings.names[i] for i in at.tolist()]
        pieces = _pieces(drawing, f)
        name = say.field(drawing.rings.field_ids[f])
        said = {"field": name, "where": phrase("at {place}", place=say.vertices(names))}
        code, message = (
            "MK210",
            phrase("The boundary of field {field} touches itself {where}.", **said),
        )
        if pieces is None:
            code, message = (
                "MK207",
                phrase("The boundary of field {field} crosses itself {where}.", **said),
            )
        elif pieces > 1:
            code = "MK209"
            message = phrase(
                "Field {field} falls into {pieces} pieces that meet only {where}.",
                **said,
                pieces=pieces,
            )
        if code == "MK207":
            broken.add(f)
        found.append(
            report(
                code,
                message,
                fields=(drawing.rings.field_ids[f],),
                vertices=names,
                at=drawing.xy[at].tolist(),
            )
        )
    return found, broken


def _pieces(drawing: Drawing, f: int) -> int | None:
    """Count the connected pieces of a field's inside; its edges meet at their ends only.

    The faces of its edges are pieces or not of the field as the even-odd rule says; shapely
    makes the faces out of points that exist already, so nothing is rounded. None where the
    boundary crosses itself in a vertex, so that the inside changes sides along it.
    """
    mine = drawing.field == f
    a, b = drawing.xy[drawing.a[mine]], drawing.xy[drawing.b[mine]]
    lines = np.asarray(shapely.linestrings(np.stack([a, b], axis=1).astype(np.float64)))
    faces = shapely.get_parts(shapely.polygonize(lines))
    spots = shapely.get_coordinates(shapely.point_on_surface(faces))
    up = a[:, 1, None] <= spots[:, 1]
    spans = up != (b[:, 1, None] <= spots[:, 1])
    with np.errstate(divide="ignore", invalid="ignore"):
        slope = (b - a)[:, 0] / (b - a)[:, 1]
        at = a[:, 0, None] + (spots[:, 1] - a[:, 1, None]) * slope[:, None]
    inside = faces[(spans & (at > spots[:, 0])).sum(axis=0) % 2 == 1]
    walked: set[tuple[float, ...]] = set()
    for ring in shapely.get_rings(shapely.orient_polygons(inside)):
        xy = shapely.get_coordinates(ring)
        walked.update(map(tuple, np.concatenate([xy[:-1], xy[1:]], axis=1).tolist()))
    left = drawing.inside_left[mine] == (drawing.a[mine] < drawing.b[mine])
    drawn = np.where(left[:, None], np.concatenate([a, b], axis=1), np.concatenate([b, a], axis=1))
    return len(inside) if walked == set(map(tuple, drawn.tolist())) else None


def _holes(drawing: Drawing, say: Wording, known: set[int]) -> tuple[list[Diagnostic], set[int]]:
    """Hold every edge of a hole against the outer ring and the other holes."""
    rings = drawing.rings
    found: list[Diagnostic] = []
    misplaced: set[int] = set()
    ring_of_piece = rings.ring_of[drawing.corner]
    for f in sorted(set(rings.field[rings.hole].tolist()) - known):
        pieces = [np.nonzero(ring_of_piece == r)[0] for r in np.nonzero(rings.field == f)[0]]
        for k in range(1, len(pieces)):
            within = [
                _inside(drawing, pieces[k], other) if other is not pieces[k] else None
                for other in pieces
            ]
            where = [
                n
                for n, inside in enumerate(within)
                if n > 0 and inside is not None and inside.any()
            ]
            if within[0] is not None and within[0].all() and not where:
                continue
            misplaced.add(f)
            said = {"k": k, "field": say.field(rings.field_ids[f])}
            if where:
                message = phrase(
                    "Hole {k} of field {field} lies inside hole {other}.", **said, other=where[0]
                )
            elif within[0] is not None and within[0].any():
                message = phrase("Hole {k} of field {field} lies partly outside it.", **said)
            else:
                message = phrase("Hole {k} of field {field} lies outside it.", **said)
            names = [rings.names[i] for i in drawing.a[pieces[k]].tolist()]
            found.append(
                report(
                    "MK211",
                    message,
                    fields=(rings.field_ids[f],),
                    vertices=names,
                    at=[drawing.xy[drawing.a[pieces[k][0]]].tolist()],
                )
            )
    return found, misplaced


def _inside(drawing: Drawing, pieces: Int64, others: Int64) -> Bool:
    """Tell which pieces lie inside the ring that others make."""
    ends = [drawing.xy[end[which]] for which in (pieces, others) for end in (drawing.a, drawing.b)]
    return midpoints_inside(
        ends[0],
        ends[1],
        np.zeros(len(pieces), dtype=np.int64),
        ends[2],
        ends[3],
        np.array([0, len(others)]),
    )
