"""The smallest moves of vertices that settle a dispute, one way or the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import atan2, ceil, cos, hypot, pi, sin

from mapkit.drafts.changes import VertexMove, length_of
from mapkit.drafts.corners import XY, call_corners, corners_beside, directions_across, walls_of
from mapkit.drafts.trial import Offset, Trial, Trials
from mapkit.errors import UsageError
from mapkit.messages import phrase
from mapkit.model import GameMap
from mapkit.sight import PairAnswer

__all__ = ["LIMIT_TOLERANCES", "Settled", "asks_for_sight", "settle"]

Progress = Callable[[int, int], None]
Group = tuple[str, ...]

LIMIT_TOLERANCES = 5
"""Moves in all are no longer than so many tolerances, if nobody says otherwise.

A miss of less than one tolerance becomes a strip of twice the tolerance within three."""

_STEPS = 2
"""How many steps a tolerance is searched in before what lies between two is halved."""

_MOST_FOUND = 3
_COMPASS = [(cos(k * pi / 4), sin(k * pi / 4)) for k in range(8)]
_TURNS = (0.5, -0.5, 0.25, -0.25, 0.12, -0.12, 0.06, -0.06)
"""By so many radians a direction is turned to see whether less is enough there."""


@dataclass(frozen=True, slots=True)
class Settled:
    """A way to settle a dispute.

    Attributes
    ----------
    sees : bool
        Whether the fields see each other then, under the map's choices.
    distance : int or None
        The shot distance then.
    moves : tuple of VertexMove
    map : GameMap
        After the moves.
    """

    sees: bool
    distance: int | None
    moves: tuple[VertexMove, ...]
    map: GameMap

    @property
    def length(self) -> float:
        """The sum of what its vertices move, in map units."""
        return length_of(self.moves)


def settle(
    game_map: GameMap,
    a: str,
    b: str,
    *,
    within_mm: float | None = None,
    progress: Progress | None = None,
) -> tuple[Settled, ...]:
    """Find the smallest moves of vertices that settle a pair, for each answer it may get.

    The pair is disputed or open. Tried are the corners that the calls turn on: each alone, two
    and all together by the same vector; where that is not enough, the walls along x and y that they
    are on, each whole and square to itself, and the other corners beside the lines in question. A
    way is good where the edit is not refused, the pair is settled on the
    edited map, and the answer is one of those in question: sight or none, or for a dispute about
    the distance alone one of the distances. The size of a way is the sum of its moves.

    Parameters
    ----------
    game_map : GameMap
        Without errors.
    a, b : str
        Two fields of it.
    within_mm : float, optional
        No way is larger; :data:`LIMIT_TOLERANCES` tolerances if not given.
    progress : callable or None
        Gets (directions done, directions in all); raising stops the work.

    Returns
    -------
    tuple of Settled
        Ways that see each other first, then by distance, then by size: up to three for each
        answer, each with other vertices. Empty where there is none within the limit.

    Raises
    ------
    UsageError
        It is twice the same field, or the pair is settled.

    Notes
    -----
    Each way was tried as it stands, on whole coordinates of the whole map. That it is the smallest
    is searched: in the directions square to the lines in question in steps of half a tolerance,
    halved down to a unit, then turned and shortened as long as that does, at last by the units
    next to it. So a way is missed that does between two of these steps alone, that moves corners
    by different vectors, or corners away from the lines in question. Some 10 ms a trial on a board
    of 150 fields, and a hundred trials or two.
    """
    if a == b:
        raise UsageError(phrase("{a} and {b} are the same field", a=a, b=b))
    trials = Trials(game_map, a, b)
    answer = trials.answer(game_map)
    if answer.settled:
        raise UsageError(phrase("nothing is disputed between {a} and {b}", a=a, b=b))
    limit = (
        LIMIT_TOLERANCES * game_map.tolerance_units
        if within_mm is None
        else within_mm / game_map.unit_mm
    )
    search = _Search(trials, _Open.of(answer), limit)
    corners, beside = call_corners(game_map, answer), corners_beside(game_map, answer, limit)
    tasks: list[tuple[Group, XY]] = [
        (group, direction) for group in _groups(corners) for direction in directions_across(answer)
    ]
    walls = walls_of(game_map, dict.fromkeys((*corners, *beside)))
    wider: list[tuple[Group, XY]] = [(wall, d) for wall, across in walls for d in across]
    wider += [((v,), d) for v in beside for d in _COMPASS]
    for done, (group, direction) in enumerate([*tasks, *wider]):
        if progress is not None:
            progress(done, len(tasks) + len(wider))
        if done < len(tasks):
            search.along(group, direction, _STEPS)
        elif not search.complete:
            search.along(group, direction, 1)
    return tuple(search.found())


def asks_for_sight(answer: PairAnswer) -> bool:
    """Return whether sight is in question: disputed, or open where nothing is disputed."""
    return bool(answer.sight_disputed) or (answer.sight_open and not answer.disputed)


@dataclass(frozen=True, slots=True)
class _Open:
    """Which answers are in question; None stands for no sight."""

    sight: bool
    distances: frozenset[int | None]

    @property
    def keys(self) -> frozenset[int]:
        """What :meth:`key` may return."""
        if self.sight:
            return frozenset((-1, 0))
        return frozenset(-1 if d is None else d for d in self.distances)

    @classmethod
    def of(cls, answer: PairAnswer) -> _Open:
        known = {answer.clear, *(other.distance for other in answer.others)}
        return cls(asks_for_sight(answer), frozenset(known))

    def key(self, trial: Trial | None) -> int | None:
        """Return which open answer a trial gives: -1 for none at all, None where it settles none.

        Where the sight is disputed any distance will do, and 0 stands for all.
        """
        if trial is None or not trial.settled:
            return None
        if self.sight:
            return -1 if trial.distance is None else 0
        if trial.distance not in self.distances:
            return None
        return -1 if trial.distance is None else trial.distance


@dataclass(frozen=True, slots=True)
class _Way:
    group: Group
    offset: Offset
    length: float


class _Search:
    """Looks for small moves; keeps the smallest for each answer and each group of vertices."""

    def __init__(self, trials: Trials, answers: _Open, limit: float) -> None:
        self._trials, self._open, self._limit = trials, answers, limit
        self._ways: dict[tuple[int, Group], _Way] = {}

    @property
    def complete(self) -> bool:
        """Whether there is a way for each answer."""
        return self._open.keys <= {key for key, _ in self._ways}

    def along(self, group: Group, direction: XY, steps: int) -> None:
        """Move a group farther and farther in one direction, so many steps to a tolerance."""
        ux, uy = direction
        step = max(self._trials.map.tolerance_units / steps, 1.0)
        last = 0.0
        reached: set[int] = set()
        for number in range(1, ceil(self._limit / len(group) / step) + 1):
            far = min(number * step, self._limit / len(group))
            offset = (round(far * ux), round(far * uy))
            key = self._key(group, offset)
            if key is not None and key not in reached:
                reached.add(key)
                if not self._hopeless(key, group, last):
                    self._note(key, group, self._halved(key, group, direction, last, far))
            last = far

    def found(self) -> Iterator[Settled]:
        """Yield the best ways, each as small as it can be made."""
        for key in sorted({key for key, _ in self._ways}, key=lambda k: (k < 0, k)):
            ways = sorted(
                (way for (other, _), way in self._ways.items() if other == key),
                key=lambda way: (way.length, way.group),
            )
            polished = [self._polished(key, way) for way in ways[:_MOST_FOUND]]
            taken: set[str] = set()
            for way in sorted(polished, key=lambda way: (way.length, way.group)):
                if taken.isdisjoint(way.group):
                    taken.update(way.group)
                    yield self._settled(way)

    def _settled(self, way: _Way) -> Settled:
        trial = self._trials.after(dict.fromkeys(way.group, way.offset))
        assert trial is not None  # it was tried
        at, (dx, dy) = self._trials.map.vertices, way.offset
        moves = tuple(VertexMove(v, at[v], (at[v][0] + dx, at[v][1] + dy)) for v in way.group)
        return Settled(trial.distance is not None, trial.distance, moves, trial.map)

    def _key(self, group: Group, offset: Offset) -> int | None:
        if offset == (0, 0) or len(group) * hypot(*offset) > self._limit:
            return None
        return self._open.key(self._trials.after(dict.fromkeys(group, offset)))

    def _hopeless(self, key: int, group: Group, least: float) -> bool:
        """Return whether three other ways are smaller than any that is longer than the least."""
        lengths = sorted(way.length for (other, _), way in self._ways.items() if other == key)
        return len(lengths) >= _MOST_FOUND and lengths[_MOST_FOUND - 1] <= least * len(group)

    def _note(self, key: int, group: Group, offset: Offset) -> None:
        way = _Way(group, offset, len(group) * hypot(*offset))
        known = self._ways.get((key, group))
        if known is None or way.length < known.length:
            self._ways[key, group] = way

    def _halved(self, key: int, group: Group, direction: XY, low: float, high: float) -> Offset:
        """Return the least offset that does, between one that is too small and one that does."""
        ux, uy = direction
        while high - low > 0.5:
            middle = (low + high) / 2
            if self._key(group, (round(middle * ux), round(middle * uy))) == key:
                high = middle
            else:
                low = middle
        return round(high * ux), round(high * uy)

    def _polished(self, key: int, way: _Way) -> _Way:
        """Return a way made shorter: turned as long as that helps, then unit by unit."""
        offset = way.offset
        shorter: Offset | None = offset
        while shorter is not None:
            offset, shorter = shorter, self._turned(key, way.group, shorter)
        shorter = offset
        while shorter is not None:
            offset, shorter = shorter, self._beside(key, way.group, shorter)
        return _Way(way.group, offset, len(way.group) * hypot(*offset))

    def _turned(self, key: int, group: Group, offset: Offset) -> Offset | None:
        far, angle = hypot(*offset), atan2(offset[1], offset[0])
        shorter = far - max(1.0, far / 50)
        for turn in _TURNS:
            direction = cos(angle + turn), sin(angle + turn)
            if (
                self._key(group, (round(shorter * direction[0]), round(shorter * direction[1])))
                == key
            ):
                return self._halved(key, group, direction, 0.0, shorter)
        return None

    def _beside(self, key: int, group: Group, offset: Offset) -> Offset | None:
        """Return the shortest offset that does among those next to it that are shorter."""
        x, y = offset
        beside = [(x + dx, y + dy) for dx in range(-2, 3) for dy in range(-2, 3)]
        shorter = sorted((o for o in beside if hypot(*o) < hypot(x, y)), key=lambda o: hypot(*o))
        return next((o for o in shorter if self._key(group, o) == key), None)


def _groups(corners: Sequence[str]) -> list[Group]:
    """Return each corner alone, then two, then all of them."""
    groups: dict[Group, None] = dict.fromkeys((v,) for v in corners)
    groups.update(dict.fromkeys(combinations(corners, 2)))
    groups.update({tuple(corners): None} if corners else {})
    return list(groups)
