"""Each field for itself: boundaries that cross, retrace or touch themselves, holes outside."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass

import numpy as np
import shapely

from mapkit.coverage.checks.drawing import Drawing
from mapkit.coverage.checks.holes import check_holes, misplaced_holes
from mapkit.coverage.checks.ring_arrays import Int64
from mapkit.coverage.checks.wording import Wording
from mapkit.diagnostics import Diagnostic, Rule, rules
from mapkit.geometry.points import distinct
from mapkit.messages import phrase


def check_outlines(drawing: Drawing, say: Wording) -> tuple[list[Diagnostic], frozenset[int]]:
    """Report what is wrong within single fields.

    The second value, ``broken``, holds the indices of the fields whose inside is not defined.

    Exact. About n log n in the number of edges; fields with holes, or that touch themselves, take
    the square of theirs.
    """
    crossed = _self_crossings(drawing)
    retraced = _retraced_segments(drawing, crossed.keys())
    broken = crossed.keys() | retraced.keys()
    holes = list(misplaced_holes(drawing, broken))
    broken |= {hole.field for hole in holes}
    touches = list(_touches(drawing, broken))
    broken |= {touch.field for touch in touches if touch.pieces is None}
    found = [
        *_spikes(drawing, say),
        *_crossing(drawing, crossed, say),
        *_retraced(drawing, retraced, say),
        *check_holes(drawing, holes, say),
        *_crossing_at_vertices(drawing, touches, say),
        *_in_pieces(drawing, touches, say),
        *_touching(drawing, touches, say),
    ]
    return found, frozenset(broken)


def _spikes(drawing: Drawing, say: Wording) -> Iterator[Diagnostic]:
    rings = drawing.rings
    for spike in rings.spikes:
        names = [rings.names[i] for i in spike.tips]
        field_id = rings.field_ids[spike.field]
        yield rules.RING_SPIKE.report(
            phrase(
                "The ring of field {field}{place} has a spike of no width at {vertices}.",
                field=say.field(field_id),
                place=phrase(", hole {n},", n=spike.hole) if spike.hole else "",
                vertices=say.vertices(names),
            ),
            fields=(field_id,),
            vertices=names,
            at=drawing.xy[list(spike.tips)].tolist(),
        )


def _self_crossings(drawing: Drawing) -> dict[int, list[tuple[float, float]]]:
    """Return where edges of one field cross, for the fields in which some do."""
    places: dict[int, list[tuple[float, float]]] = {}
    at = drawing.crossing_at.tolist()
    for (x, y), (first, second) in zip(at, drawing.fields_at_crossings(), strict=True):
        for f in first & second:
            places.setdefault(f, []).append((x, y))
    return places


def _crossing(
    drawing: Drawing, crossed: Mapping[int, list[tuple[float, float]]], say: Wording
) -> Iterator[Diagnostic]:
    for f, spots in sorted(crossed.items()):
        field_id = drawing.rings.field_ids[f]
        yield rules.BOUNDARY_CROSSES_ITSELF.report(
            phrase(
                "The boundary of field {field} crosses itself at {point} and in {n} more places.",
                field=say.field(field_id),
                point=say.point(*spots[0]),
                n=len(spots) - 1,
            )
            if len(spots) > 1
            else phrase(
                "The boundary of field {field} crosses itself {where}.",
                field=say.field(field_id),
                where=phrase("at {place}", place=say.point(*spots[0])),
            ),
            fields=(field_id,),
            at=spots,
        )


def _retraced_segments(drawing: Drawing, known: Collection[int]) -> dict[int, Int64]:
    """Find fields that use segments twice, so that no side of these is their inside."""
    count = max(len(drawing.segments), 1)
    fields, segments = np.divmod(_repeated(drawing.field * count + drawing.segment), count)
    return {f: segments[fields == f] for f in sorted(set(fields.tolist()).difference(known))}


def _retraced(
    drawing: Drawing, retraced: Mapping[int, Int64], say: Wording
) -> Iterator[Diagnostic]:
    for f, segments in retraced.items():
        ends = drawing.segments[segments]
        names = [drawing.rings.names[i] for i in distinct(ends).tolist()]
        yield rules.BOUNDARY_RETRACED.report(
            phrase(
                "The boundary of field {field} runs along itself between {vertices}.",
                field=say.field(drawing.rings.field_ids[f]),
                vertices=say.vertices(names),
            ),
            fields=(drawing.rings.field_ids[f],),
            vertices=names,
            at=drawing.xy[ends].mean(axis=1).tolist(),
        )


def _repeated(keys: Int64) -> Int64:
    """Return the keys that are there more than once, sorted, each once."""
    ordered = np.sort(keys)
    same = ordered[1:] == ordered[:-1]
    return distinct(ordered[1:][same]) if same.any() else ordered[:0]


@dataclass(frozen=True, slots=True)
class _Touch:
    """A field whose boundary passes twice through some points.

    ``pieces`` is into how many its inside falls; None where the boundary crosses itself there.
    """

    field: int
    points: Int64
    pieces: int | None

    def report(self, rule: Rule, drawing: Drawing, message: str) -> Diagnostic:
        """Report what comes of it."""
        return rule.report(
            message,
            fields=(drawing.rings.field_ids[self.field],),
            vertices=[drawing.rings.names[i] for i in self.points.tolist()],
            at=drawing.xy[self.points].tolist(),
        )

    def told(self, drawing: Drawing, say: Wording) -> dict[str, str]:
        """Return what messages say of the field and the points."""
        names = [drawing.rings.names[i] for i in self.points.tolist()]
        return {
            "field": say.field(drawing.rings.field_ids[self.field]),
            "where": phrase("at {place}", place=say.vertices(names)),
        }


def _touches(drawing: Drawing, known: Collection[int]) -> Iterator[_Touch]:
    """Find boundaries that pass twice through a point: they may cut their field in two."""
    count = max(len(drawing.xy), 1)
    fields, points = np.divmod(_repeated(drawing.field * count + drawing.a), count)
    for f in sorted(set(fields.tolist()).difference(known)):
        yield _Touch(f, points[fields == f], _pieces(drawing, f))


def _crossing_at_vertices(
    drawing: Drawing, touches: Iterable[_Touch], say: Wording
) -> Iterator[Diagnostic]:
    for touch in touches:
        if touch.pieces is None:
            message = phrase(
                "The boundary of field {field} crosses itself {where}.", **touch.told(drawing, say)
            )
            yield touch.report(rules.BOUNDARY_CROSSES_ITSELF, drawing, message)


def _in_pieces(drawing: Drawing, touches: Iterable[_Touch], say: Wording) -> Iterator[Diagnostic]:
    for touch in touches:
        if touch.pieces is not None and touch.pieces > 1:
            message = phrase(
                "Field {field} falls into {pieces} pieces that meet only {where}.",
                **touch.told(drawing, say),
                pieces=touch.pieces,
            )
            yield touch.report(rules.FIELD_IN_PIECES, drawing, message)


def _touching(drawing: Drawing, touches: Iterable[_Touch], say: Wording) -> Iterator[Diagnostic]:
    for touch in touches:
        if touch.pieces is not None and touch.pieces <= 1:
            message = phrase(
                "The boundary of field {field} touches itself {where}.", **touch.told(drawing, say)
            )
            yield touch.report(rules.BOUNDARY_TOUCHES_ITSELF, drawing, message)


def _is_inside(a: Int64, b: Int64, x: float, y: float) -> bool:
    """Return whether a place well inside a face of the edges from a to b is inside them."""
    spans = (a[:, 1] <= y) != (b[:, 1] <= y)
    low, along = a[spans], (b - a)[spans]
    at = low[:, 0] + (y - low[:, 1]) * along[:, 0] / along[:, 1]
    return bool(np.count_nonzero(at > x) % 2)


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
    inside = faces[[_is_inside(a, b, x, y) for x, y in spots.tolist()]]
    walked: set[tuple[float, ...]] = set()
    for ring in shapely.get_rings(shapely.orient_polygons(inside)):
        xy = shapely.get_coordinates(ring)
        walked.update(map(tuple, np.concatenate([xy[:-1], xy[1:]], axis=1).tolist()))
    left = drawing.inside_left[mine] == (drawing.a[mine] < drawing.b[mine])
    drawn = np.where(left[:, None], np.concatenate([a, b], axis=1), np.concatenate([b, a], axis=1))
    return len(inside) if walked == set(map(tuple, drawn.tolist())) else None
