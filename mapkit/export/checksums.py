"""The two SHA-256 sums, over the canonical form of RFC 8785 for values without decimals."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping
from types import NoneType
from typing import Any

__all__ = ["canonical", "checksum", "checksums"]

_BATCH = 4096  # values
_COMPACT: dict[str, Any] = {"ensure_ascii": False, "separators": (",", ":")}


def checksums(
    document: Mapping[str, Any],
    play: Mapping[str, Any],
    look: Callable[[], None] = lambda: None,
) -> dict[str, str]:
    """Return the sum over the whole document, which has no checksums yet, and over play data.

    ``look`` is called after every large row of play data; what it raises stops the work.
    """
    of_play = checksum(play, look)
    return {"whole": checksum({**document, "checksums": {"play": of_play}}, look), "play": of_play}


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
    _refuse_decimals(value)
    text = json.dumps(value, sort_keys=True, **_COMPACT)
    # Both orders of keys agree as long as every character is one unit of UTF-16.
    return text if text.isascii() or max(text) <= "\uffff" else _by_utf_16(value)


def _refuse_decimals(value: Any) -> None:
    inner = value.values() if isinstance(value, dict) else value
    if not isinstance(value, dict | list):
        inner = [value]
    # A text may be a kind of its own: one that can be said in other languages.
    kinds = {str if issubclass(kind, str) else kind for kind in set(map(type, inner))}
    if not kinds <= {str, int, bool, NoneType, dict, list}:
        raise TypeError(f"{value!r:.200} has no place in a checksum")
    if kinds & {dict, list}:
        for part in inner:
            if isinstance(part, dict | list):
                _refuse_decimals(part)


def _by_utf_16(value: Any) -> str:
    if isinstance(value, dict):
        keys = sorted(value, key=lambda key: str(key).encode("utf-16-be"))
        return "{" + ",".join(f"{_by_utf_16(k)}:{_by_utf_16(value[k])}" for k in keys) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(_by_utf_16, value)) + "]"
    return json.dumps(value, **_COMPACT)


def checksum(value: Any, look: Callable[[], None] = lambda: None) -> str:
    """Return the SHA-256 of a value's canonical form, as hexadecimal digits.

    ``look`` is as for :func:`checksums`.
    """
    found = hashlib.sha256()
    for piece in _pieces(value):
        found.update(piece.encode("utf-8"))
        look()
    return found.hexdigest()


def _pieces(value: Any) -> Iterator[str]:
    """Yield the canonical form in pieces; an iterator is a list that is made as it is written."""
    if isinstance(value, Mapping):
        keys = sorted(value, key=lambda key: str(key).encode("utf-16-be"))
        for k, key in enumerate(keys):
            yield f"{',' if k else '{'}{json.dumps(key, **_COMPACT)}:"
            yield from _pieces(value[key])
        yield "}" if keys else "{}"
    elif isinstance(value, Iterator):
        yield "["
        first = True
        for parts in _batches(value):
            yield f"{'' if first else ','}{canonical(parts)[1:-1]}"
            first = False
        yield "]"
    else:
        yield canonical(value)


def _batches(parts: Iterator[Any]) -> Iterator[list[Any]]:
    """Yield many small parts, or one large one, at a time: a call for each would take longer."""
    batch: list[Any] = []
    size = 0
    for part in parts:
        batch.append(part)
        size += len(part) if isinstance(part, list) else 1
        if size >= _BATCH:
            yield batch
            batch, size = [], 0
    if batch:
        yield batch
