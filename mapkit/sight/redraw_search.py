"""Looks for a redrawing of a map within its tolerance that changes the answer on a pair.

What is found is held to the exact kernel on the moved vertices, so floating point may guess here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from copy import copy
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import islice, product
from math import dist
from types import MappingProxyType
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mapkit.adjacency import relations
from mapkit.adjacency.redrawing import Redrawer
from mapkit.coverage import build_mesh
from mapkit.coverage.mesh import Mesh
from mapkit.geometry.kernel.constants import NONE
from mapkit.geometry.kernel.sight import SlackLine
from mapkit.model import PartedCorner, Redrawing, VertexMove
from mapkit.sight.every_drawing import EveryDrawing
from mapkit.sight.pair_lines import PairLines
from mapkit.sight.pairs import PairFinder
from mapkit.sight.redraw_lines import HAIR, LooseLine, across, moved_by, partings, straightened
from mapkit.sight.verdict import shot_distance

XY = tuple[float, float]
Point = tuple[int, int]
Moves = Mapping[int, Point]
Float64 = NDArray[np.float64]

_CLOSED = 9
"""Strips that are closed one after the other."""

_ROUNDS = 12
"""Tries at a smaller slack."""

_CLOSER = 0.9
"""Each next try is at this part of what the line before lacks."""

_HALVINGS = 5

_REACH = 4
"""Tolerances: no line leaves the hull of its fields as far, nor moves a vertex that far off."""

_TURN = 0.5
"""Radians by which moves that close a strip are turned."""

_PARTINGS = 8
"""Ways to part the corners of one line that are tried."""

_SLACKS = (-1.0, 0.0, 1.0, 2.0)
"""In tolerances: those of longer lines that are kept open."""

_PARTS = (0.95, 0.85, 0.7, 0.5)
"""Of the moves that leave two fields without sight: there may be a longer line before."""


@dataclass(frozen=True, slots=True)
class FoundRedrawing:
    """Another drawing on which a pair has another answer.

    Attributes
    ----------
    moves : mapping of int to (int, int)
        Where vertices of the mesh move to.
    distance : int or None
        The distance that counts there; None where the two do not see each other.
    line : (XY, XY) or None
        A line that crosses the fields then.
    """

    moves: Moves
    distance: int | None
    line: tuple[XY, XY] | None = None
    parted: tuple[PartedCorner, ...] = ()


class _Way(NamedTuple):
    """How to close strips: what moves at first, and the rest as for :meth:`_closed`.

    ``shortest``: those with the fewest fields first, instead of any, which are found sooner.
    """

    start: Moves = MappingProxyType({})
    turn: float = 0.0
    fully: bool = True
    shortest: bool = False


@dataclass(frozen=True, slots=True)
class LongerLines:
    """What is known of redrawings on which a pair has no line with at most so many fields.

    Attributes
    ----------
    farther, blinded : FoundRedrawing or None
        One on which the two still see each other, and one on which they do not.
    never : bool
        It is proved that no redrawing has a line with more.
    always : bool
        It is proved that every redrawing has one with so many.
    """

    farther: FoundRedrawing | None = None
    blinded: FoundRedrawing | None = None
    never: bool = False
    always: bool = False

    def joined(self, found: FoundRedrawing | None) -> LongerLines:
        """Return it with a redrawing that was found."""
        if found is None:
            return self
        if found.distance is None:
            return replace(self, blinded=self.blinded or found)
        return replace(self, farther=found)

    def decides(self, most: int) -> bool:
        """Tell whether what was looked for is found."""
        return (self.blinded if most == NONE - 1 else self.farther) is not None


class RedrawingSearch(PairLines):
    """Searches for the pairs of one map; see :class:`PairLines`."""

    def near(self, a: str, b: str) -> RedrawingSearch:
        """Return a search for one pair, which knows no more of the map than that needs."""
        self._redrawer  # noqa: B018 - known to both
        finder = self._finder.between(a, b, _REACH * self._tolerance + 2)
        own = copy(self)
        for name in ("_fans", "_triangles", "_every"):
            own.__dict__.pop(name, None)
        own.__dict__.update(
            _finder=finder, _mesh=finder.mesh, _kept_pair=None, _kept_tasks=(("", ""), {})
        )
        return own

    def redrawing(self, found: FoundRedrawing) -> Redrawing:
        """Return it by the names of the map's vertices."""
        mesh = self._mesh
        return Redrawing(
            tuple(
                VertexMove(mesh.vertex_ids[v], tuple(mesh.xy[v].tolist()), to)
                for v, to in found.moves.items()
            ),
            found.parted,
        )

    def size(self, found: FoundRedrawing) -> float:
        """Return the largest move, in map units."""
        return self.redrawing(found).largest

    def fewer(self, a: str, b: str, below: int, *, parting: bool = True) -> FoundRedrawing | None:
        """Look for a redrawing on which a line needs less than so many fields.

        It has as small a largest move as was found. ``parting``: a corner may part where nothing
        else is found; that takes a new map, some milliseconds and more.
        """

        def opened(moves: Moves) -> FoundRedrawing | None:
            distance = self.answer_on(moves, a, b)
            return FoundRedrawing(moves, distance) if distance and distance < below else None

        best: FoundRedrawing | None = None
        slipping: list[LooseLine] = []
        lines: list[SlackLine] = []
        slack = 2 * self._tolerance
        for _ in range(_ROUNDS):
            line = self.line(self._finder, a, b, slack, below)
            if line is None or not len(line.way):  # given up: much is open
                break
            lines.append(line)
            near = straightened(self._mesh, line)
            if np.intersect1d(near.way[:, 0], near.way[:, 1]).size:
                slipping.append(near)
            elif (found := self._opened(a, b, near, below)) and (
                best is None or self.size(found) < self.size(best)
            ):
                best = found
            slack = min(near.lacks, slack) * _CLOSER
            if slack < HAIR:
                break
        if best is not None:
            return self._fewest(best, opened)
        for line in lines[-1:-4:-1]:
            moves = self._every.nearer(a, b, below, line)
            if moves is not None and (found := opened(moves)):
                return self._fewest(found, opened)
        last = slipping[-1:-4:-1] if parting else []
        found_parted = (self._opened(a, b, line, below) for line in last)
        return next((found for found in found_parted if found), None)

    def more(
        self, a: str, b: str, most: int, *, briefly: bool = False, blind: bool = True
    ) -> LongerLines:
        """Look for redrawings on which no line has at most so many fields.

        Parameters
        ----------
        briefly : bool
            Try nothing but what is tried first.
        blind : bool
            Whether the two may lose sight of each other. Where they may not, it takes more to
            prove that a line with so many stays.
        """
        found = self._closed_one_way(LongerLines(), a, b, most, _Way())
        if briefly or found.decides(most):
            return found
        longer: SlackLine | None = None
        if most != NONE - 1:
            fields = self._fields_between(a, b, most)
            longer = self.beyond(a, b, fields, 2 * self._tolerance, parting=True)
            if longer is None and blind:
                return replace(found, never=True)
        ways = [*self._ways_to_close(longer)]
        found = self._closed_all_ways(found, a, b, most, ways)
        if not found.decides(most) and found.blinded is None:
            holds, other = self.always(a, b, most)
            found = replace(found.joined(other), always=holds)
        if found.always or found.decides(most):
            return found
        shortest = [way._replace(shortest=True) for way in (_Way(), *ways)]
        found = self._closed_all_ways(found, a, b, most, shortest)
        if found.decides(most) or most == NONE - 1:
            return found
        return found.joined(self.farther(a, b, most))

    def _closed_all_ways(
        self, found: LongerLines, a: str, b: str, most: int, ways: Iterable[_Way]
    ) -> LongerLines:
        for way in ways:
            found = self._closed_one_way(found, a, b, most, way)
            if found.decides(most):
                break
        return found

    def _closed_one_way(
        self, found: LongerLines, a: str, b: str, most: int, way: _Way
    ) -> LongerLines:
        """Close strips one after the other; see :meth:`_close`."""

        def farther(moves: Moves) -> FoundRedrawing | None:
            distance = self.answer_on(moves, a, b, most)
            return FoundRedrawing(moves, distance) if distance and distance > most else None

        def blind(moves: Moves) -> FoundRedrawing | None:
            done = self.answer_on(moves, a, b, NONE - 1) is None
            return FoundRedrawing(moves, None) if done else None

        for before, moves, distance in self._close(a, b, most, way):
            if distance is not None and distance > most:
                return found.joined(self._less(FoundRedrawing(moves, distance), farther))
            if distance is None:
                if found.blinded is None:
                    found = found.joined(self._less(FoundRedrawing(moves, None), blind))
                if most == NONE - 1:
                    return found
                tries = (farther(less) for less in self._fewer_moves(before, moves))
                if longer := next((one for one in tries if one), None):
                    return found.joined(self._less(longer, farther))
        return found

    def always(self, a: str, b: str, most: int) -> tuple[bool, FoundRedrawing | None]:
        """Prove that every redrawing has a line with at most so many fields, or find one without.

        Returns
        -------
        holds : bool
            It is proved.
        found : FoundRedrawing or None
            One with none. The proof and the search may both fail.
        """
        outcome = self._every.seen(a, b, most)
        if outcome.moves is None:
            return outcome.holds, None
        distance = self.answer_on(outcome.moves, a, b)
        blind = distance is None

        def without(moves: Moves) -> FoundRedrawing | None:
            distance = self.answer_on(moves, a, b, most)
            found = distance is None if blind else distance is not None and distance > most
            return FoundRedrawing(moves, distance) if found else None

        return False, self._less(FoundRedrawing(outcome.moves, distance), without)

    def farther(self, a: str, b: str, most: int) -> FoundRedrawing | None:
        """Look for a redrawing with sight, but no line with at most so many fields.

        The longer line that is open in it is chosen first; then all others are closed.
        """

        def longer(moves: Moves) -> FoundRedrawing | None:
            distance = self.answer_on(moves, a, b, most)
            return FoundRedrawing(moves, distance) if distance and distance > most else None

        def lines() -> Iterator[SlackLine]:
            fields, met = self._fields_between(a, b, most), set()
            for slack in _SLACKS:
                line = self.beyond(a, b, fields, slack * self._tolerance, parting=False)
                if line is not None and len(line.way) and line.way.tobytes() not in met:
                    met.add(line.way.tobytes())
                    yield line

        moves = self._every.farther(a, b, most, lines())
        found = longer(moves) if moves is not None else None
        return self._less(found, longer) if found else None

    @cached_property
    def _every(self) -> EveryDrawing:
        return EveryDrawing(self._finder, self._tolerance)

    def _ways_to_close(self, longer: SlackLine | None) -> Iterator[_Way]:
        """Yield ways to close strips after the first, what helps most first.

        ``longer``: a line with more fields than are to be left, which is opened before.
        """
        yield from (_Way(turn=_TURN), _Way(turn=-_TURN), _Way(fully=False))
        if longer is not None and len(longer.way):  # not given up
            start = self._opening(straightened(self._mesh, longer))
            if start:
                yield from (
                    _Way(start, _TURN),
                    _Way(start, _TURN, False),
                    _Way(start, -_TURN, False),
                )

    def _fields_between(self, a: str, b: str, most: int) -> set[int]:
        """Return the fields that a line with the fewest crosses; none where that is unclear."""
        line = self.line(self._finder, a, b, -2 * HAIR, most + 1, parting=False)
        if line is None:
            return set()
        sides = line.way
        corners = np.sort(np.concatenate([sides[:-1], sides[1:]], axis=1), axis=1)
        at = [self._triangles.get(tuple(dict.fromkeys(c)), -1) for c in corners.tolist()]
        own = self._mesh.place_fields[self._mesh.triangle_place[at]]
        met = {-1, *map(self._finder.position, (a, b))}
        found = set(own.ravel().tolist()) - met
        return found if len(found) + 1 == line.distance and -1 not in at else set()

    @cached_property
    def _triangles(self) -> dict[tuple[int, ...], int]:
        """The triangles by their corners, sorted."""
        corners = np.sort(self._mesh.triangles, axis=1).tolist()
        return {tuple(own): t for t, own in enumerate(corners)}

    def _close(
        self, a: str, b: str, most: int, way: _Way
    ) -> Iterator[tuple[Moves, Moves, int | None]]:
        """Close strips one after the other; yield the moves before and after, and the distance."""
        moves, enough = way.start, 0 if way.shortest else most
        finder = self._moved(moves) if moves else self._finder
        for _ in range(_CLOSED if finder else 0):
            assert finder is not None
            line = self.line(finder, a, b, -2 * HAIR, most + 1, enough=enough, parting=False)
            line = line or self.line(finder, a, b, 0.0, most + 1, enough=enough, parting=False)
            if line is None:
                return
            strip = straightened(finder.mesh, line)
            before = moves
            moves, finder = self._closed(strip, finder.mesh, moves, way.turn, fully=way.fully)
            if finder is None:
                return
            yield before, moves, self._answer(finder, a, b, most)

    def _fewer_moves(self, before: Moves, moves: Moves) -> Iterator[Moves]:
        """Yield moves that close less than all that did: without one of the last, and parts."""
        last = moves.keys() - before.keys()
        for v in last if len(last) > 1 else ():
            yield {k: to for k, to in moves.items() if k != v}
        for factor in _PARTS:
            yield self._part(moves, factor)

    def _closed(
        self, strip: LooseLine, mesh: Mesh, moves: Moves, turn: float, *, fully: bool
    ) -> tuple[Moves, PairFinder | None]:
        """Move what bounds a strip into it, all that is near, or one by one where that is too much.

        ``turn``: by so much the moves are turned from straight across, so that the two ends of a
        short border pass each other. Not ``fully``: only as much as is needed, but again and again.

        Returns
        -------
        moves : dict of int to (int, int)
            The old ones too.
        finder : PairFinder or None
            For the map after them; None where nothing more can move.
        """
        tolerance, xy = self._tolerance, self._mesh.xy
        enough = min(tolerance, -strip.lacks / 2 + 1)
        full = strip.beside(mesh.xy, 2 * (tolerance if fully else enough), turn)
        full = [(v, way) for v, way in full if not fully or v not in moves]
        vertices = [v for v, _ in full]
        at, into = xy[vertices], np.array([way for _, way in full]).reshape(-1, 2)
        ways: list[dict[int, Point]] = []
        for by in (tolerance, enough) if fully else (enough, tolerance):
            to = moved_by(at, mesh.xy[vertices] - at + into * by, tolerance).tolist()
            places = {v: (x, y) for v, (x, y) in zip(vertices, to, strict=True)}
            ways.append({v: place for v, place in places.items() if place != moves.get(v)})
        whole = {**moves, **ways[0]}
        if not ways[0] or (finder := self._moved(whole)) is not None:
            return whole, finder if ways[0] else None
        kept, finder = dict(moves), None
        for v, _ in full:
            for way in ways:
                more = {**kept, v: way[v]} if v in way else kept
                moved = self._moved(more) if v in way else None
                if moved is not None:
                    kept, finder = more, moved
                    break
        return kept, finder

    def _opened(self, a: str, b: str, line: LooseLine, below: int) -> FoundRedrawing | None:
        """Move the vertices on the wrong side of a line to the right one, or part them."""
        moves = self._opening(line)
        if moves is None:
            return None
        if both := np.intersect1d(line.way[:, 0], line.way[:, 1]).tolist():
            return self._parted(a, b, line, both, moves, below)
        distance = self.answer_on(moves, a, b)
        return FoundRedrawing(moves, distance) if distance and distance < below else None

    def _opening(self, line: LooseLine) -> Moves | None:
        """Return the moves that bring vertices on the wrong side of a line to the right one."""
        moves: dict[int, Point] = {}
        xy, normal = self._mesh.xy, line.normal
        lefts, rights = (set(np.unique(side).tolist()) for side in line.way.T)
        for side, turn in ((lefts - rights, 1.0), (rights - lefts, -1.0)):
            for v in side:
                lacks = HAIR - turn * float(line.aside(xy[v][None])[0])
                if lacks <= 0:
                    continue
                to = across(xy[v], turn * normal, lacks, self._tolerance)
                if to is None:
                    return None
                moves[v] = to
        return moves

    def _parted(
        self, a: str, b: str, line: LooseLine, corners: Iterable[int], moves: Moves, below: int
    ) -> FoundRedrawing | None:
        """Move vertices, and part those that a line slips through, one half to either side."""
        ways = product(*(list(self._partings(line, v)) for v in sorted(corners)))
        for chosen in islice(ways, _PARTINGS):
            to_right = {v: right for v, _, right in chosen if right != tuple(self._mesh.xy[v])}
            found = FoundRedrawing(
                {**moves, **to_right}, None, parted=tuple(corner for _, corner, _ in chosen)
            )
            redrawing = self.redrawing(found)
            if self._redrawer.why_not(redrawing, checks=False) is not None:
                continue
            after = self._redrawer.draw(redrawing)
            mesh = build_mesh(after)
            distance = shot_distance(
                after, PairFinder(after, mesh, relations(after, mesh)).distances(a, b)
            )
            if distance is not None and distance < below:
                return replace(found, distance=distance)
        return None

    def _partings(self, line: LooseLine, v: int) -> Iterator[tuple[int, PartedCorner, Point]]:
        """Yield ways to part a corner: the part that moves to the left, and where the rest goes."""
        at = self._finder.map.vertices
        name = self._redrawer.name(self._mesh.vertex_ids[v])
        borders = self._redrawer.borders[name]
        ends = np.array([at[w] for w in borders], np.int64)
        for left, to_left, to_right in partings(line, self._mesh.xy[v], ends, self._tolerance):
            yield (
                v,
                PartedCorner(name, at[name], to_left, tuple(borders[i] for i in left)),
                to_right,
            )

    def _less(
        self, found: FoundRedrawing, tried: Callable[[Moves], FoundRedrawing | None]
    ) -> FoundRedrawing:
        """Move fewer vertices, and those by less, as long as the answer is another."""
        found = self._fewest(found, tried)
        low, high = 0.0, 1.0
        whole = found
        for _ in range(_HALVINGS):
            middle = (low + high) / 2
            moves = self._part(whole.moves, middle)
            smaller = tried(moves) if moves else None
            if smaller:
                found, high = smaller, middle
            else:
                low = middle
        return found

    def _fewest(
        self, found: FoundRedrawing, tried: Callable[[Moves], FoundRedrawing | None]
    ) -> FoundRedrawing:
        for v in sorted(found.moves, key=lambda v: -dist(self._mesh.xy[v], found.moves[v])):
            if len(found.moves) > 1:
                rest = {k: to for k, to in found.moves.items() if k != v}
                found = tried(rest) or found
        return found

    def _part(self, moves: Moves, factor: float) -> dict[int, tuple[int, int]]:
        xy = self._mesh.xy
        ends = {v: np.rint(xy[v] + factor * (np.array(to) - xy[v])) for v, to in moves.items()}
        return {
            v: (int(x), int(y)) for v, (x, y) in ends.items() if (x, y) != tuple(xy[v].tolist())
        }

    @cached_property
    def _redrawer(self) -> Redrawer:
        return Redrawer(self._finder.map)
