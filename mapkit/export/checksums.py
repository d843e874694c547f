"""The two SHA-256 sums, over the canonical form of RFC 8785 for values without decimals."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import NoneType
from typing import Any

from mapkit.compiled import CompiledMap
from mapkit.export.board_values import board, decimal_text
from mapkit.export.known import index_relations, seen_pairs, walking_rows
from mapkit.export.shared_borders import noded_rings
from mapkit.model import Point

_BATCH = 4096  # values
_COMPACT: dict[str, Any] = {"ensure_ascii": False, "separators": (",", ":")}


def checksums(
    document: Mapping[str, Any], play: Mapping[str, Any], look: Callable[[], None] = lambda: None
) -> dict[str, str]:
    """Return the sum over the whole document, which has no checksums yet, and over play data.

    ``look`` is called after every large row of play data; what it raises stops the work.
    """
    of_play = checksum(play, look)
    return {"whole": checksum({**document, "checksums": {"play": of_play}}, look), "play": of_play}


def canonical(value: Any) -> str:
    """Write a value in the one way that RFC 8785 allows.

    ``value``: Of such values throughout.

    Raises ``TypeError`` for a decimal number: they are written in too many ways, so none is used.
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


def play_checksum(compiled: CompiledMap) -> str:
    """Return the SHA-256 over all that a game on the map could notice, as hexadecimal digits.

    The engine JSON holds the same as ``checksums.play``. Linear in the size of the tables.
    """
    return checksum(play_data(compiled))


def drawing_checksum(compiled: CompiledMap) -> str:
    """Return the SHA-256 over what is drawn and the rules for it, as hexadecimal digits.

    All tables follow from that. For files that hold none: it needs no sight. Where a ring begins,
    and whether a corner of a neighbour on an edge is a corner too, makes no difference. Linear in
    the corners, but for the search for those.
    """
    outlines = {i: sorted(map(_ring, rings)) for i, rings in noded_rings(compiled).items()}
    unit = decimal_text(compiled.map.unit_mm)
    return checksum({**_drawn(compiled), "unit_mm": unit, "outlines": outlines})


def _ring(points: Sequence[Point]) -> list[int]:
    """Return the numbers of a ring's points from the least on, towards the lesser beside it."""
    first = min(range(len(points)), key=points.__getitem__)
    around = [*points[first:], *points[:first]]
    if around[-1] < around[1]:
        around[1:] = around[:0:-1]
    return [value for point in around for value in point]


def play_data(compiled: CompiledMap) -> dict[str, Any]:
    """Return what the checksum ``play`` is taken over, as ``docs/tables-json.md`` lists it.

    Its large tables are iterators, so that no more than a row of them is held at a time.
    """
    return {
        **_drawn(compiled),
        **index_relations(compiled),
        **({} if compiled.near is None else {"within": str(compiled.near.radius)}),
        "walking": walking_rows(compiled, compiled.walking),
        "los": (
            None
            if compiled.tables is None and compiled.near is None
            else ([p.i, p.j, p.clear, p.grazing] for p in seen_pairs(compiled))
        ),
    }


def _drawn(compiled: CompiledMap) -> dict[str, Any]:
    game_map = compiled.map
    shown = board(game_map)
    return {
        "ruleset": {"id": game_map.ruleset.id, "version": game_map.ruleset.version},
        "choices": dict(game_map.choices),
        "movers": {m: _without(v, "label") for m, v in shown["movers"].items()},
        "sectors": [{"id": s["id"], "neutral": s["neutral"]} for s in shown["sectors"]],
        "fields": [_without(f, "name") for f in shown["fields"]],
        "portals": [_without(p, "at") for p in shown["portals"]],
        "markers": shown["markers"],
    }


def _without(entry: dict[str, Any], key: str) -> dict[str, Any]:
    return {k: v for k, v in entry.items() if k != key}
