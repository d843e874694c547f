"""Many small numbers as little text: bytes of equal weight together, deflated, base64."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Sequence
from typing import Any

import numpy as np


class Columns:
    """Numbers in columns, which are read again from the first to the last."""

    def __init__(self) -> None:
        self._numbers: dict[str, list[int]] = {}

    def add(self, name: str, *numbers: int) -> None:
        """Write some numbers into a column."""
        self._numbers.setdefault(name, []).extend(numbers)

    def lengths(self) -> dict[str, int]:
        """Return by name how many numbers each column has by now."""
        return {name: len(rows) for name, rows in self._numbers.items()}

    def sizes(self) -> list[list[Any]]:
        """Return for each column its name, how many numbers it has, and bytes of each."""
        return [[name, len(rows), _width(rows)] for name, rows in self._numbers.items()]

    def bytes(self) -> bytes:
        """Return all columns: first the lowest byte of each number, then the next, and so on.

        A number that may be below 0 is written as ``2 * n``, or ``-2 * n - 1`` below 0.
        """
        return b"".join(_planes(rows) for rows in self._numbers.values())


def packed(head: Any, columns: Columns) -> str:
    """Return plain values and columns as base64 of deflated bytes.

    They begin with the length of the values in four bytes, the lowest first; then come the values
    as JSON, with ``columns``, and the numbers.
    """
    text = json.dumps({**head, "columns": columns.sizes()}, separators=(",", ":")).encode()
    whole = len(text).to_bytes(4, "little") + text + columns.bytes()
    return deflated(whole)


def deflated(data: bytes) -> str:
    """Return base64 of deflated bytes."""
    return base64.b64encode(zlib.compress(data, 9)).decode("ascii")


def _folded(rows: Sequence[int]) -> np.ndarray[Any, np.dtype[np.int64]]:
    numbers = np.array(rows, np.int64)
    return np.where(numbers < 0, -2 * numbers - 1, 2 * numbers)


def _width(rows: Sequence[int]) -> int:
    return max(1, -(-int(_folded(rows).max(initial=0)).bit_length() // 8))


def _planes(rows: Sequence[int]) -> bytes:
    folded = _folded(rows).astype("<i8")
    return folded.view(np.uint8).reshape(-1, 8)[:, : _width(rows)].T.tobytes()
