"""How open each field lies: who sees it, from how far, and where nobody does."""

from __future__ import annotations

import statistics
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mapkit.analysis.measures.places import Places, standing
from mapkit.compiled import CompiledMap
from mapkit.sight import NONE

WITHIN = (1, 2, 3, 5)
"""Shot distances that are counted up to."""

LANES = 10
"""How many of the longest lanes a report lists."""


@dataclass(frozen=True, slots=True)
class FieldExposure:
    """From how many fields one field is seen. Only fields where a figure can stand are counted."""

    stands: bool
    """A figure can stand on this field itself."""
    seen_from: int
    """Other fields that see it, at any distance."""
    within: Mapping[int, int]
    """Those of them at most so far away, by shot distance."""
    starts: int
    """Starts that see it, one on the field itself included."""
    unsure: int
    """Fields of which an error of the map leaves open whether they see it, those left out included:
    the other counts may be that much too small. 0 but for a partial build."""


@dataclass(frozen=True, slots=True)
class Lane:
    """Two fields that see each other, in map order, and their shot distance."""

    origin: str
    target: str
    distance: int


@dataclass(frozen=True, slots=True)
class Spread:
    """How ``seen_from`` spreads over a group of fields.

    ``least``, ``median`` and ``most``: None for a group of no such field. The median of an even
    number may end in .5.
    """

    fields: int
    """Fields of the group where a figure can stand."""
    least: int | None
    median: float | None
    most: int | None
    worst: str | None
    """The field with most; the first one in map order of equal ones."""
    unsure: int
    """Fields of the group of which some answers are not certain."""


@dataclass(frozen=True, slots=True)
class Exposure:
    """Who sees whom on a whole map."""

    fields: Mapping[str, FieldExposure]
    """All fields, in map order."""
    board: Spread
    """Over the whole board."""
    sectors: Mapping[str, Spread]
    """By sector, those of the map in its order; ``""`` for fields without one, if there are any."""
    objectives: Spread
    cover: tuple[str, ...] | None
    """Fields for figures that no start sees, in map order; None for a map without starts."""
    lanes: tuple[Lane, ...]
    """The longest, longest first; of equal ones those first in map order."""
    distances: Mapping[int, int]
    """How many pairs see each other at each shot distance."""


def find_exposure(compiled: CompiledMap, places: Places) -> Exposure:
    """Measure who sees whom under the map's choices.

    ``compiled`` has sight tables, and ``places`` are those of its map. What a partial build is not
    sure of is left out and counted as unsure.

    A few operations of NumPy on tables of N by N.
    """
    game_map, tables = compiled.map, compiled.tables
    assert tables is not None  # asked of rulesets with sight
    ids = tuple(game_map.fields)
    index = {i: k for k, i in enumerate(ids)}
    stands = standing(game_map)
    shot = tables.shot_distances(game_map)
    seen = shot != NONE
    np.fill_diagonal(seen, val=False)
    open_pairs = np.array(
        [(index[a], index[b]) for a, b in compiled.missing.sight], np.int64
    ).reshape(-1, 2)
    rows, columns = np.concatenate([open_pairs, open_pairs[:, ::-1]]).T
    seen[rows, columns] = False
    unsure = np.bincount(columns[stands[rows]], minlength=len(ids))
    unsure += len(compiled.missing.fields)  # of none of them it is known what it sees

    starts = np.array([index[p.field] for p in places.starts], np.int64)
    watched = seen[starts].sum(axis=0) + np.bincount(starts, minlength=len(ids))
    asked = np.isin(rows, starts)
    settled = np.bincount(columns[asked], minlength=len(ids)) == 0
    hidden = stands & (watched == 0) & settled

    lit = seen & stands[:, None]
    total = lit.sum(axis=0)
    within = [(lit & (shot <= far)).sum(axis=0) for far in WITHIN]
    fields = {
        i: FieldExposure(
            stands=bool(stands[k]),
            seen_from=int(total[k]),
            within={far: int(n[k]) for far, n in zip(WITHIN, within, strict=True)},
            starts=int(watched[k]),
            unsure=int(unsure[k]),
        )
        for k, i in enumerate(ids)
    }
    lanes, distances = _lanes(ids, shot, lit & stands)
    return Exposure(
        fields=fields,
        board=_spread(fields, ids),
        sectors=_sectors(compiled, fields),
        objectives=_spread(fields, dict.fromkeys(p.field for p in places.objectives)),
        cover=tuple(i for i in ids if hidden[index[i]]) if len(starts) else None,
        lanes=lanes,
        distances=distances,
    )


def _spread(fields: Mapping[str, FieldExposure], group: Iterable[str]) -> Spread:
    counted = {i: fields[i] for i in group if fields[i].stands}
    if not counted:
        return Spread(0, None, None, None, None, 0)
    counts = [f.seen_from for f in counted.values()]
    return Spread(
        fields=len(counts),
        least=min(counts),
        median=statistics.median(counts),
        most=max(counts),
        worst=max(counted, key=lambda i: counted[i].seen_from),
        unsure=sum(f.unsure > 0 for f in counted.values()),
    )


def _sectors(compiled: CompiledMap, fields: Mapping[str, FieldExposure]) -> dict[str, Spread]:
    groups: dict[str, list[str]] = {s: [] for s in compiled.map.sectors}
    for i, item in compiled.map.fields.items():
        groups.setdefault(item.sector or "", []).append(i)
    return {s: _spread(fields, group) for s, group in groups.items()}


def _lanes(
    ids: Sequence[str], shot: NDArray[np.uint16], seen: NDArray[np.bool_]
) -> tuple[tuple[Lane, ...], dict[int, int]]:
    """Return the longest lanes, and the pairs by distance."""
    pairs = np.triu(seen)
    times = np.bincount(shot[pairs])
    if not len(times):
        return (), {}
    as_far = np.cumsum(times[::-1])  # pairs of the greatest distance, then those one nearer too ...
    nearest = len(times) - 1 - int(np.searchsorted(as_far, min(LANES, int(as_far[-1]))))
    a, b = np.nonzero(pairs & (shot >= nearest))
    chosen = np.argsort(-shot[a, b].astype(np.int64), kind="stable")[:LANES]
    lanes = tuple(Lane(ids[a[k]], ids[b[k]], int(shot[a[k], b[k]])) for k in chosen)
    return lanes, {d: int(n) for d, n in enumerate(times) if n}
