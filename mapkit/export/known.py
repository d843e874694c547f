"""What is known of a compiled map, row by row: a partial build leaves out what errors touch."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from mapkit.compiled import CompiledMap, Missing
from mapkit.sight import NONE
from mapkit.sight.near_tables import NearSightTables

_AT_ONCE = 64  # rows of a table that are looked through together


def known_passable(compiled: CompiledMap) -> list[tuple[str, str]]:
    """Return the pairs that figures may step between, as far as a partial build is sure."""
    return sorted(set(compiled.relations.passable) - set(compiled.missing.passable))


def known_buildings(compiled: CompiledMap) -> list[list[str]]:
    """Return the buildings, as far as a partial build is sure."""
    unsure = set(compiled.missing.buildings)
    return sorted(sorted(b) for b in compiled.relations.buildings if unsure.isdisjoint(b))


def index_relations(compiled: CompiledMap) -> dict[str, Any]:
    """Return the relations, buildings and access fields by index.

    Pairs are lists ``[i, j]`` with ``i < j``; all lists are sorted by number.
    """
    relations = compiled.relations
    index = {i: k for k, i in enumerate(compiled.map.fields)}

    def pairs(of: Iterable[tuple[str, str]]) -> list[list[int]]:
        return sorted(sorted((index[a], index[b])) for a, b in of)

    return {
        "adjacent": pairs(relations.adjacent),
        "matching": pairs(relations.matching),
        "passable": pairs(known_passable(compiled)),
        "stacked": pairs(relations.stacked),
        "buildings": sorted(sorted(index[i] for i in b) for b in known_buildings(compiled)),
        "access": {
            kind: sorted(index[i] for i in ids) for kind, ids in sorted(relations.access.items())
        },
    }


def below_and_above(compiled: CompiledMap) -> list[tuple[str, str]]:
    """Return the stacked pairs, the lower field first, sorted."""
    fields = compiled.map.fields
    pairs = compiled.relations.stacked
    return sorted((a, b) if fields[a].level < fields[b].level else (b, a) for a, b in pairs)


def walking_tables(compiled: CompiledMap) -> dict[str, Mapping[str, NDArray[np.uint16]]]:
    """Return the tables of ways by their name in files; none where figures step over sides.

    There ways are counted when they are asked for: the tables would grow with the square of the
    fields, and figures may be open.
    """
    if compiled.map.ruleset.steps == "sides":
        return {}
    return {"steps": compiled.steps, "walking": compiled.walking}


def walking_rows(
    compiled: CompiledMap, tables: Mapping[str, NDArray[np.uint16]]
) -> dict[str, Iterator[list[int | None]]]:
    """Return by mover the rows of one of the map's walking tables, None for never."""
    if compiled.missing.walking:
        return {}
    return {
        mover: ([None if d == NONE else d for d in row.tolist()] for row in distances)
        for mover, distances in sorted(tables.items())
    }


class Seen(NamedTuple):
    """A pair of field indices ``i < j`` that is not blocked, and the rules that decide it."""

    i: int
    j: int
    clear: int | None
    grazing: int
    rules: tuple[str, ...]


def seen_pairs(compiled: CompiledMap) -> Iterator[Seen]:
    """Yield the pairs that are known not to be blocked, sorted; none for a game without sight."""
    tables = compiled.tables
    if compiled.near is not None:
        yield from _seen_nearby(compiled.near)
    if tables is None:
        return
    for first, known in known_grazing(compiled, _AT_ONCE):
        rows, columns = np.nonzero(known != NONE)
        above = columns > rows + first
        rows, columns = rows[above] + first, columns[above]
        columns_of_answer = (
            rows.tolist(),
            columns.tolist(),
            tables.clear[rows, columns].tolist(),
            tables.grazing[rows, columns].tolist(),
            tables.rule[rows, columns].tolist(),
        )
        for i, j, clear, grazing, rule in zip(*columns_of_answer, strict=True):
            yield Seen(i, j, None if clear == NONE else clear, grazing, tables.rules[rule])


def _seen_nearby(tables: NearSightTables) -> Iterator[Seen]:
    seen = np.flatnonzero(tables.grazing != NONE)
    first = np.searchsorted(tables.starts, seen, side="right") - 1
    for at, i in zip(seen.tolist(), first.tolist(), strict=True):
        pair = tables.answer(at)
        assert pair.grazing is not None
        yield Seen(i, int(tables.second[at]), pair.clear, pair.grazing, pair.rules)


def known_grazing(compiled: CompiledMap, rows: int) -> Iterator[tuple[int, NDArray[np.uint16]]]:
    """Yield the grazing distances, so many rows at a time, 65535 where they are not known.

    Yields
    ------
    first : int
        Index of the first row.
    distances : (R, N) uint16
        A copy.
    """
    tables = compiled.tables
    assert tables is not None
    at = {i: k for k, i in enumerate(tables.field_ids)}
    unsure = np.array([(at[a], at[b]) for a, b in compiled.missing.sight], np.intp).reshape(-1, 2)
    unsure = np.concatenate([unsure, unsure[:, ::-1]])
    for first in range(0, len(at), rows):
        part = tables.grazing[first : first + rows].copy()
        gaps = unsure[(unsure[:, 0] >= first) & (unsure[:, 0] < first + len(part))]
        part[gaps[:, 0] - first, gaps[:, 1]] = NONE
        yield first, part


def missing_rows(missing: Missing) -> Iterator[tuple[str, str]]:
    """Yield what a partial build leaves out: what it is, and which."""
    yield from (("field", i) for i in sorted(missing.fields))
    yield from (("portal", i) for i in sorted(missing.portals))
    yield from (("marker", text) for text in sorted(missing.markers))
    yield from (("passable", " | ".join(pair)) for pair in sorted(missing.passable))
    yield from (("building", i) for i in sorted(missing.buildings))
    yield from (("sight", " | ".join(pair)) for pair in sorted(missing.sight))
    if missing.walking:
        yield "walking", "all"
    yield from (("because", f"{d.code}: {d.message}") for d in missing.reasons)
