"""Sets of fields as the bits of one integer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator


def bits_of(fields: Iterable[int]) -> int:
    """Return a set of fields as bits."""
    found = 0
    for here in fields:
        found |= 1 << here
    return found


def fields_in(bits: int) -> Iterator[int]:
    """Yield the fields of a set, in order."""
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest
