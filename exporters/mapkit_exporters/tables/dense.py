"""The tables by field index, small: bit sets of pairs, one byte a distance."""

from __future__ import annotations

import base64
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mapkit.compiled import CompiledMap
from mapkit.errors import UsageError
from mapkit.export.known import index_relations, seen_pairs, walking_tables
from mapkit.messages import phrase
from mapkit.sight import NONE

_LARGEST = 254
"""Of a byte's values 255 stands for never, and 0 for nothing."""


def dense_tables(compiled: CompiledMap) -> dict[str, Any]:
    """Return what stands under ``dense``."""
    return {
        **index_relations(compiled),
        **{
            key: {}
            if compiled.missing.walking
            else {m: pack_walking(d, m) for m, d in sorted(tables.items())}
            for key, tables in walking_tables(compiled).items()
        },
        "sight": _sight(compiled),
    }


def pack_walking(distances: NDArray[np.uint16], mover: str) -> str:
    """Return walking distances as base64 of a byte each, row after row, 255 for never.

    ``distances``, (N, N) uint16, have 65535 for never; ``mover`` is for the message.
    """
    walked = distances[distances != NONE]
    refuse_far(int(walked.max()) if walked.size else 0, f"a walking distance of the {mover}")
    return _base64(np.where(distances == NONE, 255, distances).astype(np.uint8).tobytes())


def pack_pairs(n: int, distances: Mapping[tuple[int, int], int]) -> dict[str, str]:
    """Return a table of distances as a set of bits and a byte for each bit that is set.

    ``n`` is the number of fields; ``distances`` are by pairs ``i < j`` of field indices, from 1.

    Bit ``k`` of the set, the lowest bit of each byte first, stands for the ``k``-th pair in the
    order (0,1), (0,2), ... (0,n-1), (1,2), ...
    """
    refuse_far(max(distances.values(), default=0), "a shot distance")
    bits = np.zeros(n * (n - 1) // 2, np.uint8)
    pairs = sorted(distances)
    bits[[_place(n, i, j) for i, j in pairs]] = 1
    return {
        "pairs": _base64(np.packbits(bits, bitorder="little").tobytes()),
        "distances": _base64(bytes(distances[p] for p in pairs)),
    }


def _place(n: int, i: int, j: int) -> int:
    """Return the number of a pair in the order of the rows of the upper triangle."""
    return i * (2 * n - i - 1) // 2 + j - i - 1


def _sight(compiled: CompiledMap) -> dict[str, Any] | None:
    if compiled.tables is None:
        return None
    n, pairs = len(compiled.tables.field_ids), list(seen_pairs(compiled))
    rules = {answer: k for k, answer in enumerate(dict.fromkeys(p.rules for p in pairs))}
    return {
        "clear": pack_pairs(n, {(p.i, p.j): p.clear for p in pairs if p.clear is not None}),
        "grazing": pack_pairs(n, {(p.i, p.j): p.grazing for p in pairs}),
        "rules": [list(answer) for answer in rules],
        "rule": _base64(bytes(rules[p.rules] for p in pairs)),
    }


def refuse_far(farthest: int, what: str) -> None:
    """Refuse a distance that a byte does not hold beside a value for never."""
    if farthest > _LARGEST:
        raise UsageError(
            phrase(
                "the dense form has one byte for a distance, at most {most}, and this map has "
                "{what} of {farthest}; write the expanded form",
                most=_LARGEST,
                what=what,
                farthest=farthest,
            )
        )


def _base64(data: bytes) -> str:
    return base64.b64encode(data).decode("ascii")
