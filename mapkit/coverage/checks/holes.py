"""Holes that lie outside their field or inside another hole."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

import numpy as np
import shapely

from mapkit.coverage.checks.drawing import Drawing
from mapkit.coverage.checks.overlaps import MOST_REPORTED, Overlaps
from mapkit.coverage.checks.ring_arrays import Bool, Int64
from mapkit.coverage.checks.wording import Wording
from mapkit.diagnostics import Diagnostic, Severity, rules
from mapkit.geometry.kernel.cover import middles_inside
from mapkit.geometry.valid import MOST_MEETINGS
from mapkit.messages import phrase


class MisplacedHole(NamedTuple):
    """A hole that is not where it should be.

    ``number`` counts from 1, ``within`` is the first other hole that it lies in, 0 for none;
    ``partly`` tells whether some of it lies inside the outer ring, ``points`` are its corners.
    """

    field: int
    number: int
    within: int
    partly: bool
    points: Int64


def misplaced_holes(drawing: Drawing, known: Collection[int]) -> Iterator[MisplacedHole]:
    """Hold every edge of a hole against the outer ring and the other holes.

    ``known`` are indices of fields to leave alone, since their inside is not defined.

    Exact. Takes the edges of a hole times those of the outer ring and of the holes whose boxes it
    meets.
    """
    rings = drawing.rings
    pieces_of = _members(rings.ring_of[drawing.corner], len(rings.field))
    rings_of = _members(rings.field, int(rings.field.max(initial=-1)) + 1)
    xy = drawing.xy[drawing.a]
    for f in sorted(set(rings.field[rings.hole].tolist()).difference(known)):
        outer, *holes = (pieces_of[r] for r in rings_of[f])
        start = np.cumsum([0, *map(len, holes)])
        whole = np.concatenate(holes)
        low, high = (m.reduceat(xy[whole], start[:-1]) for m in (np.minimum, np.maximum))
        boxes = shapely.box(low[:, 0], low[:, 1], high[:, 0], high[:, 1])
        tree = shapely.STRtree(boxes)
        in_outer = np.split(_inside(drawing, whole, outer), start[1:-1])
        for k, (hole, inside) in enumerate(zip(holes, in_outer, strict=True), 1):
            others = (
                n
                for n in np.sort(tree.query(boxes[k - 1]) + 1).tolist()
                if n != k and _inside(drawing, hole, holes[n - 1]).any()
            )
            within = next(others, 0)
            if within or not inside.all():
                yield MisplacedHole(f, k, within, bool(inside.any()), drawing.a[hole])


def _members(group: Int64, count: int) -> list[Int64]:
    """Return for each of so many groups the indices that belong to it, in their order."""
    order = np.argsort(group, kind="stable")
    return np.split(order, np.searchsorted(group[order], np.arange(1, count)))


def check_holes(
    drawing: Drawing, holes: Iterable[MisplacedHole], say: Wording
) -> Iterator[Diagnostic]:
    """Report misplaced holes."""
    for hole in holes:
        field_id = drawing.rings.field_ids[hole.field]
        said = {"k": hole.number, "field": say.field(field_id)}
        if hole.within:
            message = phrase(
                "Hole {k} of field {field} lies inside hole {other}.", **said, other=hole.within
            )
        elif hole.partly:
            message = phrase("Hole {k} of field {field} lies partly outside it.", **said)
        else:
            message = phrase("Hole {k} of field {field} lies outside it.", **said)
        yield rules.HOLE_MISPLACED.report(
            message,
            fields=(field_id,),
            vertices=[drawing.rings.names[i] for i in hole.points.tolist()],
            at=[drawing.xy[hole.points[0]].tolist()],
        )


def _inside(drawing: Drawing, pieces: Int64, others: Int64) -> Bool:
    """Return which pieces lie inside the ring that others make."""
    ends = [drawing.xy[end[which]] for which in (pieces, others) for end in (drawing.a, drawing.b)]
    return middles_inside(
        ends[0],
        ends[1],
        np.zeros(len(pieces), dtype=np.int64),
        ends[2],
        ends[3],
        np.array([0, len(others)]),
    )


def entangled_fields(drawing: Drawing) -> list[int]:
    """Return the indices of the fields whose boundary meets itself in very many places.

    Linear in the number of edges and crossings.
    """
    meetings: Counter[int] = Counter()
    for first, second in drawing.fields_at_crossings():
        meetings.update(first & second)
    count = max(len(drawing.xy), 1)
    visits = drawing.field * count + drawing.a
    again, times = np.unique(visits, return_counts=True)
    for f, n in zip((again[times > 1] // count).tolist(), times[times > 1].tolist(), strict=True):
        meetings[f] += n - 1
    return sorted(f for f, n in meetings.items() if n > MOST_MEETINGS)


def check_entangled(
    drawing: Drawing, overlaps: Overlaps, fields: list[int], say: Wording
) -> Iterator[Diagnostic]:
    """Report what was not looked at, so that nobody takes the list for the whole of it.

    ``fields`` are those of :func:`entangled_fields`.
    """
    if not overlaps.complete or len(overlaps.illegal) > MOST_REPORTED:
        yield rules.DRAWING_ENTANGLED.report(
            phrase("There are more crossings and overlaps than are listed."),
            severity=Severity.ERROR,
        )
    if not drawing.all_cut:
        yield rules.DRAWING_ENTANGLED.report(
            phrase("More boundaries pass through vertices than are listed; none can be repaired."),
            severity=Severity.ERROR,
        )
    for f in fields:
        field_id = drawing.rings.field_ids[f]
        yield rules.DRAWING_ENTANGLED.report(
            phrase(
                (
                    "The boundary of field {field} meets itself in more than {n} places; the map "
                    "was not checked for gaps and narrow places."
                ),
                field=say.field(field_id),
                n=MOST_MEETINGS,
            ),
            fields=(field_id,),
        )
