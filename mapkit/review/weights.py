"""How many answers depend on what is doubtful: the order of review, and how many are wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

import numpy as np

from mapkit.compiled import unchecked_plan
from mapkit.compiled.partial import sound_part
from mapkit.edits import EditRefusedError
from mapkit.model import Doubt, GameMap, Provenance
from mapkit.review.alternatives import LOOK, Edit, alternatives, cut_across, open_doubts
from mapkit.sight import NONE, FollowedSight, follow_sight, whole_sight

Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class ReviewItem:
    """An open doubt, and what depends on it."""

    doubt: Doubt
    verdicts: int
    """Pairs of fields that would see each other and do not, or the other way round."""
    distances: int
    """Pairs that see each other in both cases, at another distance."""
    supposed: bool = False
    """Whether what it may be instead is not known: the numbers are then those of the alternative
    that changes most, or of a border where one could be."""


def review_items(
    game_map: GameMap,
    *,
    before: tuple[GameMap, Sequence[ReviewItem]] | None = None,
    threads: int = 1,
    progress: Progress | None = None,
) -> tuple[ReviewItem, ...]:
    """Return the open doubts of a traced map, those first that most wrong verdicts come from.

    They are sorted by falling product of doubt and verdicts, then of doubt and distances, then by
    doubt; at the end the fields that no doubt names. Empty for a map that was not traced. Where the
    ruleset has no sight, no verdict depends on anything.

    Each alternative is a map of its own, whose tables follow from those of the map
    (:func:`mapkit.sight.follow_sight`), so the numbers are exact. Some 20 to 40 ms of processor
    time an alternative for 130 fields.

    Parameters
    ----------
    game_map : GameMap
        Where it has errors, verdicts are those of its sound part.
    before : (GameMap, sequence of ReviewItem), optional
        The map before an edit and its items: they hold where only doubts were settled.
    progress : callable or None
        Gets (doubts done, doubts in all); raising stops the work.
    """
    doubts = open_doubts(game_map)
    if not doubts:
        return ()
    known: dict[Doubt, ReviewItem] = {}  # however doubtful
    if before is not None and _as_drawn(before[0]) == _as_drawn(game_map):
        known = {_asking(item.doubt): item for item in before[1]}
    new = not known.keys() >= set(map(_asking, doubts))
    weigher = _weigher(game_map, threads) if new else None
    found = []
    for done, doubt in enumerate(doubts):
        if progress is not None:
            progress(done, len(doubts))
        item = known.get(_asking(doubt)) or (weigher.weigh(doubt) if weigher is not None else None)
        found.append(replace(item, doubt=doubt) if item else ReviewItem(doubt, 0, 0))
    return tuple(sorted(found, key=_rank))


def _weigher(game_map: GameMap, threads: int) -> _Weigher | None:
    """Return what weighs doubts of a map, None where nobody sees anybody."""
    part = sound_part(game_map)
    if part.hopeless or not part.map.fields or part.map.ruleset.sight != "field":
        return None
    return _Weigher(part.map, threads)


def _rank(item: ReviewItem) -> tuple[float, float, float]:
    doubt = item.doubt.doubt
    return (-doubt * item.verdicts, -doubt * item.distances, -doubt)


def _asking(doubt: Doubt) -> Doubt:
    """Return what a doubt asks, however doubtful it is: as many verdicts depend on it."""
    return replace(doubt, doubt=0.0)


def _as_drawn(game_map: GameMap) -> GameMap:
    """Return the map without what says how it came about."""
    return replace(
        game_map,
        fields={i: replace(f, traced=None) for i, f in game_map.fields.items()},
        portals=tuple(replace(p, traced=None) for p in game_map.portals),
        provenance=Provenance(),
        underlay=None,
        tracing=None,
    )


class _Weigher:
    """Compares a map with its alternatives."""

    def __init__(self, game_map: GameMap, threads: int) -> None:
        self._map, self._threads = game_map, threads
        plan = unchecked_plan(game_map)
        self._sight = whole_sight(plan.map, plan.mesh, plan.relations, threads=threads)

    def weigh(self, doubt: Doubt) -> ReviewItem:
        """Count what would change."""
        if doubt.about == LOOK or not self._map.fields.keys() >= set(doubt.fields):
            return ReviewItem(doubt, 0, 0)  # or left out, since it is in error
        known = [other.edit for other in alternatives(self._map, doubt)]
        supposed = [partial(cut_across, doubt=doubt)] if doubt.about == "missing" else []
        counts = [self._changed(other, doubt) for other in self._made(known or supposed, doubt)]
        if not counts:
            return ReviewItem(doubt, self._seen_from(doubt), 0, supposed=True)
        return ReviewItem(doubt, *max(counts), supposed=len(counts) > 1 or not known)

    def _made(self, edits: Sequence[Edit], doubt: Doubt) -> Iterator[GameMap]:
        """Yield the maps that edits make, as far as they can be made."""
        for edit in edits:
            for base in (self._map, _bare(self._map, doubt.fields)):
                try:
                    yield edit(base)
                    break
                except EditRefusedError:
                    continue  # a door or a marker that could not be there then

    def _changed(self, other: GameMap, doubt: Doubt) -> tuple[int, int]:
        """Return how many verdicts, and how many distances, differ in another map."""
        after = self._followed(other).tables
        fine, coarse = self._sight.tables, after
        if len(fine.field_ids) < len(coarse.field_ids):
            fine, coarse = coarse, fine
        place = {i: k for k, i in enumerate(coarse.field_ids)}
        whole = next((place[f] for f in doubt.fields if f in place), 0)  # of what is cut or joined
        at = np.array([place.get(i, whole) for i in fine.field_ids])
        one = fine.shot_distances(self._map)
        two = coarse.shot_distances(self._map)[np.ix_(at, at)]
        pairs = np.triu(one != two, 1)
        verdicts = pairs & ((one == NONE) != (two == NONE))
        return int(verdicts.sum()), int(pairs.sum() - verdicts.sum())

    def _followed(self, other: GameMap) -> FollowedSight:
        plan = unchecked_plan(other)
        ground = plan.map, plan.mesh, plan.relations
        return follow_sight(self._sight, *ground, threads=self._threads) or whole_sight(
            *ground, threads=self._threads
        )

    def _seen_from(self, doubt: Doubt) -> int:
        """Return in how many pairs a field takes part that see each other."""
        tables = self._sight.tables
        rows = [tables.field_ids.index(f) for f in doubt.fields]
        seen = tables.shot_distances(self._map)[rows] != NONE
        return int(seen.sum()) - len(rows)  # but for itself


def _bare(game_map: GameMap, fields: tuple[str, ...]) -> GameMap:
    """Return the map without doors and markers at some fields."""
    return replace(
        game_map,
        portals=tuple(p for p in game_map.portals if set(fields).isdisjoint(p.between)),
        markers=tuple(m for m in game_map.markers if m.field not in fields),
    )


_LOW, _HIGH = 0.05, 0.95
_TOO_SURE = 2.0
"""Doubts may be wrong by this factor in either direction."""


@dataclass(frozen=True, slots=True)
class WrongVerdicts:
    """How many verdicts may be wrong.

    ``low`` and ``high``: Nine times in ten there are no fewer and no more.
    """

    expected: float
    low: int
    high: int


def wrong_verdicts_left(items: Iterable[ReviewItem]) -> WrongVerdicts:
    """Estimate how many verdicts the open doubts leave wrong.

    What is expected is the sum of doubt times verdicts.

    Notes
    -----
    Doubts are taken as independent, so the number has a known distribution: each item adds its
    verdicts or nothing. The interval is its 5 % point where every doubt is half as large, and
    its 95 % point where it is twice as large, since doubts themselves are measured on few boards.
    Verdicts that two items would change count twice. What no doubt names is not in it: a border
    that lies beside its line, what lies below another field.
    """
    found = [(item.doubt.doubt, item.verdicts) for item in items if item.verdicts]
    expected = sum(doubt * count for doubt, count in found)
    low = _quantile([(doubt / _TOO_SURE, count) for doubt, count in found], _LOW)
    high = _quantile([(min(1.0, doubt * _TOO_SURE), count) for doubt, count in found], _HIGH)
    return WrongVerdicts(expected, low, high)


def _quantile(chances: list[tuple[float, int]], share: float) -> int:
    """Return the least sum that is not exceeded with so much probability."""
    likely = np.ones(1)
    for chance, count in chances:
        more = np.zeros(len(likely) + count)
        more[: len(likely)] = (1 - chance) * likely
        more[count:] += chance * likely
        likely = more
    return int(np.searchsorted(np.cumsum(likely), share))
