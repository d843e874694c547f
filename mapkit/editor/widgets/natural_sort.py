"""The order in which people look for ids."""

from __future__ import annotations

import re
from functools import cache

__all__ = ["natural_order"]

_PARTS = re.compile(r"[0-9]+|[^0-9]+")


@cache
def natural_order(name: str) -> tuple[tuple[tuple[int, int, str], ...], str]:
    """Return what ids are sorted by: numbers in them by their value, 9 before 10 and 10a.

    Numbers come before letters, and letters count without case first.
    """
    parts = (
        (0, int(part), "") if part[0] in "0123456789" else (1, 0, part.casefold())
        for part in _PARTS.findall(name)
    )
    return tuple(parts), name
