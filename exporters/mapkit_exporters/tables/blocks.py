"""The tables by field index in blocks of rows: for large maps, of which a game reads a part."""

from __future__ import annotations

import base64
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mapkit.compiled import CompiledMap
from mapkit.errors import UsageError
from mapkit.export.known import index_relations, known_grazing, seen_pairs, walking_tables
from mapkit.export.plugins import Progress
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

    Parameters
    ----------
    distances : (N, N) uint16
        65535 for never.
    mover : str
        For the message.
    """
    walked = distances[distances != NONE]
    refuse_far(int(walked.max()) if walked.size else 0, f"a walking distance of the {mover}")
    return _base64(np.where(distances == NONE, 255, distances).astype(np.uint8).tobytes())


def pack_pairs(n: int, distances: Mapping[tuple[int, int], int]) -> dict[str, str]:
    """Return a table of distances as a set of bits and a byte for each bit that is set.

    Parameters
    ----------
    n : int
        Number of fields.
    distances : mapping of (int, int) to int
        By pairs ``i < j`` of field indices; from 1.

    Notes
    -----
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


ROWS = 32
"""Rows of a block, but for the last."""

_NEVER = 255
_LONGEST = 255  # what the byte for the length of a run holds


def block_tables(compiled: CompiledMap, progress: Progress | None = None) -> dict[str, Any]:
    """Return what stands under ``blocks``.

    Parameters
    ----------
    progress : callable, optional
        Gets how many blocks are packed; raising stops the work.
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

    Parameters
    ----------
    rows : (R, N) uint8
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
