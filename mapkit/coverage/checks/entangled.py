"""Drawings that are too entangled to be looked at whole."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import numpy as np

from mapkit.coverage.checks.drawing import Drawing
from mapkit.coverage.checks.overlaps import MOST_REPORTED, Overlaps
from mapkit.coverage.checks.wording import Wording
from mapkit.diagnostics import Diagnostic, Severity, rules
from mapkit.geometry.valid import MOST_MEETINGS
from mapkit.messages import phrase

__all__ = ["check_entangled", "entangled_fields"]


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

    Parameters
    ----------
    drawing : Drawing
    overlaps : Overlaps
    fields : list of int
        Those of :func:`entangled_fields`.
    say : Wording
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
