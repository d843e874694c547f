"""Small moves of walls, buildings and corners that settle a dispute, one way or the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from math import atan2, cos, hypot, sin

from mapkit.compiled import unchecked_plan
from mapkit.drafts.changes import length_of
from mapkit.drafts.corners import (
    XY,
    Angles,
    along_edges,
    buildings_of,
    call_corners,
    corners_beside,
    directions_across,
    lines_of,
    walls_of,
)
from mapkit.drafts.trial import Offset, Trial, Trials
from mapkit.errors import UsageError
from mapkit.messages import phrase
from mapkit.model import GameMap, VertexMove
from mapkit.sight import PairAnswer

Progress = Callable[[int, int], None]

LIMIT_TOLERANCES = 5
"""Moves in all are no longer than so many tolerances, if nobody says otherwise.

A miss of less than one tolerance becomes a strip of twice the tolerance within three."""

_LONGER = 1.3
"""By so much more than before a group is moved at least."""

_FARTHER = (1.2, 1.5, 2.0)
"""By so much more than it has to a way is moved as well."""

_MOST_FOUND = 3
_TURNS = (0.5, -0.5, 0.25, -0.25, 0.12, -0.12, 0.06, -0.06)
"""By so many radians a direction is turned to see whether less is enough there."""


@dataclass(frozen=True, slots=True)
class Settled:
    """A way to settle a dispute."""

    sees: bool
    """Whether the fields see each other then, under the map's choices."""
    distance: int | None
    """The shot distance then."""
    moves: tuple[VertexMove, ...]
    map: GameMap
    """After the moves."""
    kind: str = "corner"
    """What moves: ``wall``, ``line`` (of several walls), ``building``, or ``corner``: one or
    several."""
    lost: int = 0
    """How many right angles are others then."""
    farther: tuple[Settled, ...] = ()
    """The same farther, for the same answer and no more angles: it may do less harm elsewhere."""

    @property
    def length(self) -> float:
        """The sum of what its vertices move, in map units."""
        return length_of(self.moves)

    @property
    def alone(self) -> bool:
        """Whether it moves a single corner, or one wall or building."""
        return self.kind != "corner" or len(self.moves) == 1


@dataclass(frozen=True, slots=True)
class Settling:
    """What settles a pair."""

    ways: tuple[Settled, ...]
    """Up to three for each answer that is in question, the best first: the best wall, building and
    corner, or several of a kind, each with other vertices."""
    each: tuple[Settled, ...]
    """The least move of each corner, wall and building by itself, for each answer."""


def settle(
    game_map: GameMap,
    a: str,
    b: str,
    *,
    within_mm: float | None = None,
    margin_mm: float = 0.0,
    progress: Progress | None = None,
) -> Settling:
    """Find small moves that settle a pair, for each answer it may get.

    The pair is disputed or open. Tried are the walls, the lines that these are part of, and whole
    buildings that the calls turn on, each moved in parallel, and each corner alone; where that is
    not enough, two corners and all of them by the same vector, and the walls and corners beside the
    lines in question. A way is good where the edit is not refused, nothing leaves the board or its
    rim, the pair is settled on the edited map, and the answer is one of those in question: sight or
    none, or for a dispute about the distance alone one of the distances.

    Ways that see each other come first, then by distance. Those that cost the fewest right angles
    come first, walls and buildings before corners, then the smaller one. Empty where there is none
    within the limit.

    Raises ``UsageError`` where it is twice the same field, or the pair is settled.

    Parameters
    ----------
    game_map : GameMap
        Without errors.
    a, b : str
        Two fields of it.
    within_mm : float, optional
        No way is larger; :data:`LIMIT_TOLERANCES` tolerances if not given. The size of a way is
        the sum of its moves; a wall and a building count as one.
    margin_mm : float
        So much farther than the tolerance corners may lie elsewhere without changing the answer.
    progress : callable or None
        Gets (directions done, directions in all); raising stops the work.

    Notes
    -----
    Each way was tried as it stands, on whole coordinates of the whole map. That it is the smallest
    is searched: in the directions square to the lines in question and along edges, in steps of half
    a tolerance and more, halved down to a unit, then turned and shortened as long as that does, at
    last by the units next to it. So a way is missed that does between two of these steps alone,
    that moves corners by different vectors, or corners away from the lines in question. Some 10 ms
    a trial on a board of 150 fields, and some hundred trials.
    """
    if a == b:
        raise UsageError(phrase("{a} and {b} are the same field", a=a, b=b))
    trials = Trials(game_map, a, b, margin_mm)
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
    lines = directions_across(answer)
    walls = dict(walls_of(game_map, corners))
    buildings = buildings_of(game_map, unchecked_plan(game_map).relations.buildings, corners)
    tasks = [(_Group(wall, "wall"), d, 1.0) for wall, across in walls.items() for d in across]
    tasks += [
        (_Group(line, "line"), d, 1.0)
        for line, across in lines_of(game_map, walls.items())
        for d in across
    ]
    tasks += [(_Group(building, "building"), d, 1.0) for building in buildings for d in lines]
    tasks += [(_Group((v,)), d, 1.0) for v in corners for d in along_edges(game_map, v)]
    tasks += [(_Group((v,)), d, 0.5) for v in corners for d in lines]
    others = [(wall, across) for wall, across in walls_of(game_map, beside) if wall not in walls]
    wider = [(_Group(group), d, 0.5) for group in _together(corners) for d in lines]
    wider += [(_Group(wall, "wall"), d, 2.0) for wall, across in others for d in across]
    wider += [(_Group((v,)), d, 2.0) for v in beside if v not in corners for d in lines]
    for done, (group, direction, step) in enumerate([*tasks, *wider]):
        if progress is not None:
            progress(done, len(tasks) + len(wider))
        if done < len(tasks) or not search.complete:
            search.along(group, direction, step)
    return search.found()


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
class _Group:
    """Vertices that move by one vector; ``kind`` is wall, line, building or corner."""

    vertices: tuple[str, ...]
    kind: str = "corner"

    @property
    def rigid(self) -> bool:
        """Whether it moves in parallel, as one thing."""
        return self.kind != "corner"

    def size(self, offset: tuple[float, float]) -> float:
        """Return how large a move is."""
        return hypot(*offset) * (1 if self.rigid else len(self.vertices))


@dataclass(frozen=True, slots=True)
class _Way:
    group: _Group
    offset: Offset
    lost: tuple[int, int]
    """Right and straight angles."""

    @property
    def rank(self) -> tuple[tuple[int, int], bool, float, tuple[str, ...]]:
        """Return what the best way has the least of."""
        group = self.group
        return (self.lost, not group.rigid, group.size(self.offset), group.vertices)


class _Search:
    """Looks for small moves; keeps the best for each answer and each group of vertices."""

    def __init__(self, trials: Trials, answers: _Open, limit: float) -> None:
        self._trials, self._open, self._limit = trials, answers, limit
        self._angles = Angles(trials.map)
        self._ways: dict[tuple[int, _Group], _Way] = {}

    @property
    def complete(self) -> bool:
        """Whether there is a way for each answer."""
        return self._open.keys <= {key for key, _ in self._ways}

    def along(self, group: _Group, direction: XY, step: float) -> None:
        """Move a group farther and farther in one direction, at first by so many tolerances."""
        ux, uy = direction
        step = max(self._trials.map.tolerance_units * step, 1.0)
        most = self._limit / group.size((1.0, 0.0))
        last = 0.0
        reached: set[int] = set()
        while last < most:
            far = min(max(last + step, last * _LONGER), most)
            key = self._key(group, (round(far * ux), round(far * uy)))
            if key is not None and key not in reached:
                reached.add(key)
                self._note(key, group, self._halved(key, group, direction, last, far))
            last = far

    def found(self) -> Settling:
        """Return the best ways, each as small as it can be made, and those of each group."""
        ways: list[Settled] = []
        each: list[Settled] = []
        for key in sorted({key for key, _ in self._ways}, key=lambda k: (k < 0, k)):
            known = [way for (other, _), way in self._ways.items() if other == key]
            known.sort(key=lambda way: way.rank)
            best = {way.group.kind: way for way in reversed(known)}
            known.sort(key=lambda way: (best[way.group.kind] is not way, way.rank))
            most = _MOST_FOUND + ("line" in best)
            polished = [self._polished(key, way) for way in known[:most]]
            each += map(self._settled, (*polished, *known[most:]))
            taken: set[tuple[str, str]] = set()
            for way in sorted(polished, key=lambda way: way.rank):
                moved = {(way.group.kind, vertex) for vertex in way.group.vertices}
                whole = ("", " ".join(sorted(way.group.vertices)))  # a wall is also two corners
                if taken.isdisjoint({*moved, whole}):
                    taken |= {*moved, whole}
                    farther = tuple(map(self._settled, self._farther(key, way)))
                    ways.append(replace(self._settled(way), farther=farther))
        return Settling(tuple(ways), tuple(one for one in each if one.alone))

    def _farther(self, key: int, way: _Way) -> Iterator[_Way]:
        """Yield longer moves the same way; none of a building, which changes too much by any."""
        x, y = way.offset
        for share in _FARTHER if way.group.kind != "building" else ():
            offset = (round(x * share), round(y * share))
            if self._does(key, way, offset):
                yield _Way(way.group, offset, self._lost(way.group, offset))

    def _settled(self, way: _Way) -> Settled:
        group = way.group
        trial = self._trials.after(dict.fromkeys(group.vertices, way.offset))
        assert trial is not None  # it was tried
        at, (dx, dy) = self._trials.map.vertices, way.offset
        moves = tuple(VertexMove(v, at[v], (at[v][0] + dx, at[v][1] + dy)) for v in group.vertices)
        seen, distance = trial.distance is not None, trial.distance
        return Settled(seen, distance, moves, trial.map, group.kind, way.lost[0])

    def _key(self, group: _Group, offset: Offset) -> int | None:
        offsets = dict.fromkeys(group.vertices, offset)
        if offset == (0, 0) or group.size(offset) > self._limit + 0.5 * group.rigid:
            return None
        if not self._angles.stay_on_board(offsets):
            return None
        return self._open.key(self._trials.after(offsets))

    def _lost(self, group: _Group, offset: Offset) -> tuple[int, int]:
        return self._angles.lost(dict.fromkeys(group.vertices, offset))

    def _note(self, key: int, group: _Group, offset: Offset) -> None:
        way = _Way(group, offset, self._lost(group, offset))
        known = self._ways.get((key, group))
        if known is None or way.rank < known.rank:
            self._ways[key, group] = way

    def _halved(self, key: int, group: _Group, direction: XY, low: float, high: float) -> Offset:
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
        """Return a way made shorter: turned as long as that helps, then unit by unit.

        No angle is lost for it, and a wall is not turned.
        """
        offset = way.offset
        for shortened in () if way.group.kind in ("wall", "line") else (self._turned, self._beside):
            shorter: Offset | None = offset
            while shorter is not None:
                offset, shorter = shorter, shortened(key, way, shorter)
        return _Way(way.group, offset, self._lost(way.group, offset))

    def _turned(self, key: int, way: _Way, offset: Offset) -> Offset | None:
        far, angle = hypot(*offset), atan2(offset[1], offset[0])
        shorter = far - max(1.0, far / 50)
        for turn in _TURNS:
            direction = cos(angle + turn), sin(angle + turn)
            turned = (round(shorter * direction[0]), round(shorter * direction[1]))
            if self._does(key, way, turned):
                found = self._halved(key, way.group, direction, 0.0, shorter)
                return found if self._does(key, way, found) else turned
        return None

    def _beside(self, key: int, way: _Way, offset: Offset) -> Offset | None:
        """Return the shortest offset that does among those next to it that are shorter."""
        x, y = offset
        beside = [(x + dx, y + dy) for dx in range(-2, 3) for dy in range(-2, 3)]
        shorter = sorted((o for o in beside if hypot(*o) < hypot(x, y)), key=lambda o: hypot(*o))
        return next((o for o in shorter if self._does(key, way, o)), None)

    def _does(self, key: int, way: _Way, offset: Offset) -> bool:
        """Return whether another move gives the same answer and costs no more angles."""
        return self._lost(way.group, offset) <= way.lost and self._key(way.group, offset) == key


def _together(corners: Sequence[str]) -> list[tuple[str, ...]]:
    """Return two corners each, and all of them."""
    groups = [*combinations(corners, 2), tuple(corners)]
    return [group for group in dict.fromkeys(groups) if len(group) > 1]
