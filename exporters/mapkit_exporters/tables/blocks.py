"""The tables by field index in blocks of rows: for large maps, of which a game reads a part."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mapkit.compiled import CompiledMap
from mapkit.export.known import index_relations, known_grazing, walking_tables
from mapkit.export.plugins import Progress
from mapkit.sight import NONE
from mapkit_exporters.tables.dense import refuse_far

ROWS = 32
"""Rows of a block, but for the last."""

_NEVER = 255
_LONGEST = 255  # what the byte for the length of a run holds


def block_tables(compiled: CompiledMap, progress: Progress | None = None) -> dict[str, Any]:
    """Return what stands under ``blocks``.

    ``progress`` gets how many blocks are packed; raising stops the work.
    """
    packer = _Packer(compiled, progress)
    walked = {
        key: {}
        if compiled.missing.walking
        else {m: packer.walking(d, m) for m, d in sorted(tables.items())}
        for key, tables in walking_tables(compiled).items()
    }
    return {
        **index_relations(compiled),
        "rows": ROWS,
        **walked,
        "sight": None if compiled.tables is None else packer.sight(),
    }


def pack_rows(rows: NDArray[np.uint8]) -> str:
    """Return a block of rows as base64 of runs, each a byte and how often it is repeated.

    The first row stands as it is, any other as the difference to the row before, modulo 256, since
    neighbours are about as far from everything.

    ``rows`` are (R, N) uint8.
    """
    changes = rows.copy()
    changes[1:] -= rows[:-1]
    flat = changes.reshape(-1)
    starts = np.flatnonzero(np.diff(flat, prepend=~flat[:1]))
    lengths = np.diff(starts, append=flat.size)
    parts = -(-lengths // _LONGEST)  # a long run takes several
    runs = np.full((int(parts.sum()), 2), _LONGEST, np.uint8)
    runs[:, 0] = np.repeat(flat[starts], parts)
    runs[np.cumsum(parts) - 1, 1] = lengths - (parts - 1) * _LONGEST
    return base64.b64encode(runs.tobytes()).decode("ascii")


class _Packer:
    """Packs one table after the other and counts the blocks."""

    def __init__(self, compiled: CompiledMap, progress: Progress | None) -> None:
        self.compiled, self.progress, self.done = compiled, progress, 0
        walked = 0 if compiled.missing.walking else len(compiled.steps) + len(compiled.walking)
        tables = walked + (0 if compiled.tables is None else 3)
        self.total = tables * -(-len(compiled.map.fields) // ROWS)

    def walking(self, distances: NDArray[np.uint16], mover: str) -> list[str]:
        return [
            self._packed(_bytes(rows, _NEVER, f"a walking distance of the {mover}"))
            for rows in _blocks(distances)
        ]

    def sight(self) -> dict[str, Any]:
        tables = self.compiled.tables
        assert tables is not None
        clear, grazing, rule = [], [], []
        for first, known in known_grazing(self.compiled, ROWS):
            rows = slice(first, first + len(known))
            seen = known != NONE
            own = np.arange(len(known)), np.arange(first, first + len(known))
            shots = np.where(seen, tables.clear[rows], NONE)
            shots[own] = known[own] = 1
            clear.append(self._packed(_bytes(shots, 0, "a shot distance")))
            grazing.append(self._packed(_bytes(known, 0, "a shot distance")))
            rules = np.where(seen, tables.rule[rows], _NEVER)
            rules[own] = _NEVER
            rule.append(self._packed(rules.astype(np.uint8)))
        return {
            "clear": clear,
            "grazing": grazing,
            "rules": [list(answer) for answer in tables.rules],
            "rule": rule,
        }

    def _packed(self, rows: NDArray[np.uint8]) -> str:
        self.done += 1
        if self.progress:
            self.progress(self.done, self.total)
        return pack_rows(rows)


def _blocks(table: NDArray[np.uint16]) -> Iterator[NDArray[np.uint16]]:
    for first in range(0, len(table), ROWS):
        yield table[first : first + ROWS]


def _bytes(distances: NDArray[np.uint16], never: int, what: str) -> NDArray[np.uint8]:
    found = distances != NONE
    refuse_far(int(distances.max(where=found, initial=0)), what)
    return np.where(found, distances, never).astype(np.uint8)
