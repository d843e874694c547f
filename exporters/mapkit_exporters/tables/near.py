"""The tables of a large map: sight between fields near each other, a row for each field."""

from __future__ import annotations

import base64
from decimal import Decimal
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mapkit.compiled import CompiledMap
from mapkit.errors import UsageError
from mapkit.export.known import index_relations
from mapkit.export.plugins import Progress
from mapkit.messages import phrase
from mapkit.sight import NONE
from mapkit.sight.near_tables import NearSightTables

_LARGEST = 254  # as in the other forms
_MORE = 128  # the bit of a byte that says that a higher one follows


def near_tables(compiled: CompiledMap, progress: Progress | None = None) -> dict[str, Any]:
    """Return what stands under ``near``.

    ``compiled`` was built within a radius. ``progress`` gets how many rows are packed; raising
    stops the work.
    """
    tables = compiled.near
    assert tables is not None
    farthest = int(tables.clear.max(where=tables.clear != NONE, initial=0))
    farthest = max(farthest, int(tables.grazing.max(where=tables.grazing != NONE, initial=0)))
    if farthest > _LARGEST:
        raise UsageError(
            phrase(
                "a shot distance of {farthest} is more than a byte of these tables holds, {most}; "
                "build within a smaller radius",
                farthest=farthest,
                most=_LARGEST,
            )
        )
    rows = []
    for number, row in enumerate(_rows(tables)):
        rows.append(base64.b64encode(_packed(row)).decode("ascii"))
        if progress and number % 64 == 0:
            progress(number, len(tables.field_ids))
    return {
        **index_relations(compiled),
        "sight": {
            "within_mm": within_mm(compiled),
            "rules": [list(answer) for answer in tables.rules],
            "rows": rows,
        },
    }


def within_mm(compiled: CompiledMap) -> str:
    """Return the radius in mm, as a decimal number."""
    assert compiled.near is not None
    mm = compiled.near.radius * Fraction(str(compiled.map.unit_mm))
    return format((Decimal(mm.numerator) / Decimal(mm.denominator)).normalize(), "f")


def _rows(tables: NearSightTables) -> list[NDArray[np.int64]]:
    """Return for each field its pairs, (K, 4): the other field, clear, grazing, rule; sorted."""
    n = len(tables.field_ids)
    first = np.repeat(np.arange(n), np.diff(tables.starts))
    values = np.stack(
        [
            np.where(tables.clear == NONE, 0, tables.clear),
            np.where(tables.grazing == NONE, 0, tables.grazing),
            tables.rule,
        ],
        axis=1,
    ).astype(np.int64)
    one = np.concatenate([first, tables.second]).astype(np.int64)
    other = np.concatenate([tables.second, first]).astype(np.int64)
    order = np.lexsort((other, one))
    both = np.column_stack([other, np.concatenate([values, values])])[order]
    return np.split(both, np.searchsorted(one[order], np.arange(1, n)))


def _packed(row: NDArray[np.int64]) -> bytes:
    """Write each pair as the step from the field before, 7 bits a byte, and three bytes."""
    out = bytearray()
    for step, pair in zip(np.diff(row[:, 0], prepend=-1).tolist(), row.tolist(), strict=True):
        left = step
        while left >= _MORE:
            out.append(left % _MORE + _MORE)
            left //= _MORE
        out += bytes((left, *pair[1:]))
    return bytes(out)
