"""Looks for a redrawing within the tolerance on which a pair has a line with fewer fields.

What is found is held to the exact kernel on the moved vertices, so floating point may guess here.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import islice, product
from typing import Self

import numpy as np

from mapkit.adjacency import relations
from mapkit.adjacency.redrawing import Redrawer
from mapkit.coverage import build_mesh
from mapkit.geometry.kernel.interface import OpenedLine, Opening
from mapkit.geometry.kernel.sight import SlackLine
from mapkit.model import PartedCorner, Redrawing, VertexMove
from mapkit.sight.pair_lines import Moves, PairLines, moves_of
from mapkit.sight.pairs import PairFinder
from mapkit.sight.redraw_lines import LooseLine, partings, straightened
from mapkit.sight.verdict import shot_distance

XY = tuple[float, float]
Point = tuple[int, int]

_REACH = 4
"""Tolerances: no line leaves the hull of its fields as far, nor moves a vertex that far off."""

_PARTINGS = 8
"""Ways to part the corners of one line that are tried."""


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


class OpeningSearch(PairLines):
    """Searches for lines with fewer fields, pair by pair; see :class:`PairLines`."""

    def near(self, a: str, b: str) -> Self:
        """Return a search for one pair, which knows no more of the map than that needs."""
        self._redrawer  # noqa: B018 - known to both
        finder = self._finder.between(a, b, _REACH * self._tolerance + 2)
        own = copy(self)
        own.__dict__.pop("_triangles", None)
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

    def fewer(
        self, a: str, b: str, below: int, *, least: int = 0, parting: bool = True
    ) -> FoundRedrawing | None:
        """Look for a redrawing on which a line needs less than so many fields.

        It has as small a largest move as was found.

        Parameters
        ----------
        least : int
            No redrawing has a line with fewer fields.
        parting : bool
            A corner may part where nothing else is found; that takes a new map, some milliseconds
            and more.
        """
        room, kept = len(self._mesh.xy), np.zeros(6, np.int32)
        opening = Opening(
            below=below, least=least, moves=np.empty(room, np.int32),
            places=np.empty((room, 2), np.int64), lengths=kept,
            ways=np.empty((6, 4096, 2), np.int32), lines=np.empty((6, 6)),
        )  # fmt: skip
        self._finder.kernel.open_line(self._pair_task(a, b), opening)
        if opening.nmoves >= 0:
            return FoundRedrawing(moves_of(opening.nmoves, opening), opening.distance)
        ways, lines = opening.arrays["ways"], opening.arrays["lines"]
        last = range(opening.nslipping - 1, max(opening.nslipping - 4, -1), -1) if parting else ()
        slipping = (SlackLine(0, ways[k % 3, : kept[k % 3]], lines[k % 3]) for k in last)
        found = (self._parted(a, b, line, below) for line in slipping)
        return next((one for one in found if one), None)

    def _opening(self, a: str, b: str, line: SlackLine) -> Moves | None:
        """Return the moves that bring vertices on the wrong side of a line to the right one."""
        room = len(self._mesh.xy)
        opened = OpenedLine(
            way=line.way, line=line.line, moves=np.empty(room, np.int32),
            places=np.empty((room, 2), np.int64),
        )  # fmt: skip
        self._finder.kernel.opening_moves(self._pair_task(a, b), opened)
        return moves_of(opened.nmoves, opened) if opened.nmoves >= 0 else None

    def _parted(self, a: str, b: str, line: SlackLine, below: int) -> FoundRedrawing | None:
        """Move vertices, and part those that a line slips through, one half to either side."""
        moves = self._opening(a, b, line)
        if moves is None:
            return None
        loose = straightened(self._mesh, line)
        corners = np.intersect1d(line.way[:, 0], line.way[:, 1]).tolist()
        ways = product(*(list(self._partings(loose, v)) for v in corners))
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

    @cached_property
    def _redrawer(self) -> Redrawer:
        return Redrawer(self._finder.map)
