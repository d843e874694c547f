"""New ids that look like those a map has already."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable
from itertools import islice

__all__ = ["new_field_id", "new_portal_id", "new_vertex_id"]

_NUMBERED = re.compile(r"([^\W\d]*?)(\d{1,9})")
_SAMPLE = 64


def new_field_id(taken: Collection[str]) -> str:
    """Return the next number, with the letters and zeros that most of the ids have before it."""
    return _next(taken, taken, "")


def new_portal_id(taken: Collection[str], same_type: Collection[str], type_: str) -> str:
    """Return an id such as portals of the type have, the type's first letter and a number else."""
    return _next(taken, same_type, type_[:1] or "p")


def new_vertex_id(taken: Collection[str]) -> str:
    """Return a letter and a number that no vertex has; quick, since one gesture may need many."""
    prefix, _ = _habit(islice(taken, _SAMPLE), "v")
    number = len(taken) + 1
    while f"{prefix}{number}" in taken:
        number += 1
    return f"{prefix}{number}"


def _next(taken: Collection[str], like: Collection[str], fallback: str) -> str:
    prefix, width = _habit(like, fallback)
    highest = 0
    for name in taken:
        if name.startswith(prefix) and name[len(prefix) :].isdecimal():
            highest = max(highest, int(name[len(prefix) :]))
    number = highest + 1
    while (name := f"{prefix}{number:0{width}}") in taken:
        number += 1
    return name


def _habit(names: Iterable[str], fallback: str) -> tuple[str, int]:
    """Return the letters that most numbered names begin with, and how wide their numbers are."""
    found = [m for m in map(_NUMBERED.fullmatch, names) if m]
    if not found:
        return fallback, 1
    prefix = Counter(m[1] for m in found).most_common(1)[0][0]
    padded = [len(m[2]) for m in found if m[1] == prefix and m[2].startswith("0")]
    return prefix, max(padded, default=1)
