"""The two SHA-256 sums, over the canonical form of RFC 8785 for values without decimals."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any

__all__ = ["canonical", "checksums"]


def checksums(document: Mapping[str, Any], play: Mapping[str, Any]) -> dict[str, str]:
    """Return the sum over the whole document, which has no checksums yet, and over play data."""
    of_play = _sum(play)
    return {"whole": _sum({**document, "checksums": {"play": of_play}}), "play": of_play}


def canonical(value: Any) -> str:
    """Write a value in the one way that RFC 8785 allows.

    Parameters
    ----------
    value : dict, list, str, int, bool or None
        Of such values throughout.

    Raises
    ------
    TypeError
        For a decimal number: they are written in too many ways, so none is used.
    """
    if isinstance(value, Mapping):
        keys = sorted(value, key=lambda key: str(key).encode("utf-16-be", "surrogatepass"))
        return "{" + ",".join(f"{canonical(k)}:{canonical(value[k])}" for k in keys) + "}"
    if isinstance(value, list | tuple):
        return "[" + ",".join(map(canonical, value)) + "]"
    if value is not None and not isinstance(value, str | int):
        raise TypeError(f"{value!r} has no place in a checksum")
    return json.dumps(value, ensure_ascii=False)


def _sum(value: Any) -> str:
    return hashlib.sha256(canonical(value).encode("utf-8")).hexdigest()
