"""Which fields block a pair: a set from which none can be left out."""

from __future__ import annotations

from collections.abc import Callable, Collection
from math import hypot
from typing import NamedTuple

import numpy as np
import shapely
from numpy.typing import NDArray

from mapkit.geometry.kernel.constants import AT, BLOCKS, NONE, PASSES, THROUGH
from mapkit.model import SightRule
from mapkit.sight.pairs import PairFinder

__all__ = ["BlockedTrial", "find_blockers"]


# Map units that a closed line may be off, and the least sum of two directions that points between
# them well enough for that.
_BESIDE, _STEADY = 1.0, 1e-6


def find_blockers(
    finder: PairFinder, a: str, b: str, *, closed: bool
) -> tuple[tuple[tuple[str, str], ...], str | None]:
    """Find a smallest-by-inclusion set of fields that alone blocks every line of a pair.

    Void always blocks in this test, and a stacked place with either of its fields. Where both
    fields are built-up the set has to stop the lines of L1 and of L2.

    Parameters
    ----------
    a, b : str
        A pair without a clear line, or without any line if ``closed``.
    closed : bool
        Stop closed lines too (choice ``grazing: sees``), not only clear ones.

    Returns
    -------
    blockers : tuple of (str, str)
        Field id and the rules by which it blocks, joined by ``+``; in the order of the map.
    reason : str or None
        Where no field blocks: ``"void"``, ``"needs"`` (no line crosses a field of the class the
        rule asks for).

    Notes
    -----
    Tries to leave out half of the candidates at a time. Takes about as many searches for a line
    as fields are found, each of which ends at the first line, and one that finds none.
    """
    rules = finder.rules(a, b)
    forbidden = {rule.id: finder.forbidden(rule, a, b) for rule in rules}
    places = finder.mesh.place_fields
    fields_of = {
        rule.id: {int(f) for f in places[forbidden[rule.id]].reshape(-1) if f >= 0}
        for rule in rules
    }
    trials = [BlockedTrial(finder, a, b, rule, forbidden[rule.id], closed) for rule in rules]

    def passed(some: Collection[int]) -> int | None:
        keeps = np.zeros(len(finder.index), np.bool_)
        keeps[list(some)] = True
        for trial in trials:
            line = trial.passed(keeps)
            if line is not None:
                return _bits(line)
        return None

    first = passed(())
    if first is None:
        open_too = [
            finder.lines(
                a, b, rule, finder.blocked_by(rule, (), forbidden[rule.id]),
                grazing=closed, needs=False,
            )
            for rule in rules
        ]  # fmt: skip
        seen = any(c != NONE or (closed and g != NONE) for c, g, _ in open_too)
        return (), "needs" if seen else "void"
    middle = (finder.centres[finder.position(a)] + finder.centres[finder.position(b)]) / 2
    away = np.abs(finder.centres - middle).sum(axis=1).tolist()
    candidates = sorted(set().union(*fields_of.values()), key=lambda f: -away[f])
    needed = _shrink(candidates, first, passed)
    return tuple(
        (finder.mesh.field_ids[f], "+".join(r.id for r in rules if f in fields_of[r.id]))
        for f in sorted(needed)
    ), None


class BlockedTrial:
    """Looks for lines of one rule between two fields that some blockers do not stop.

    Parameters
    ----------
    a, b : str
        Two fields without a common boundary that lines of the rule could cross.
    forbidden : (P,) bool
        See :meth:`PairFinder.forbidden`.
    closed : bool
        Stop closed lines too.
    """

    def __init__(
        self,
        finder: PairFinder,
        a: str,
        b: str,
        rule: SightRule,
        forbidden: NDArray[np.bool_],
        closed: bool,
    ) -> None:
        self._finder, self._ends = finder, (a, b)
        self._count = finder.blocked_by(rule, (), forbidden)
        self._at = np.flatnonzero(forbidden)
        self._ground, self._upper = finder.mesh.place_fields[forbidden].T
        self._trial = finder.trial(a, b, rule, self._count, grazing=closed)

    def passed(self, keeps: NDArray[np.bool_]) -> NDArray[np.bool_] | None:
        """Find a line where only the fields in ``keeps``, (N,) bool, block.

        Returns
        -------
        (N,) bool or None
            Fields one of which has to block as well to stop this very line; None where no line
            is left.
        """
        ground, upper = self._ground, self._upper
        stops = (keeps[ground] & (ground >= 0)) | (keeps[upper] & (upper >= 0))
        self._count[self._at] = np.where(stops, BLOCKS, PASSES)
        found = self._trial.line()
        if found is None:
            return None
        met, witness = found
        if met is None:
            return self._touched(witness) & ~keeps
        crossed = np.zeros(len(keeps) + 1, np.bool_)  # the last one stands for no field
        there = met[self._at]
        crossed[ground[there]] = crossed[upper[there]] = True
        return crossed[:-1] & ~keeps

    def _touched(self, witness: NDArray[np.float64]) -> NDArray[np.bool_]:
        """Tell which fields a closed line may touch; some more do no harm."""
        polygons = self._finder.polygons
        x, y, dx, dy, shape = witness.tolist()
        line: shapely.Geometry = shapely.LineString([(x, y), (dx, dy)])
        if shape == AT:
            line = shapely.Point(x, y)
        if shape == THROUGH:
            ends = self._finder.bounds[[self._finder.position(end) for end in self._ends]]
            size = hypot(dx, dy)
            if size < _STEADY:  # the directions on both sides of it are almost opposite
                return np.ones(len(polygons), np.bool_)
            far = float(np.ptp(ends.reshape(-1, 2), axis=0).sum()) / size
            line = shapely.LineString([(x - far * dx, y - far * dy), (x + far * dx, y + far * dy)])
        return np.asarray(shapely.dwithin(polygons, line, _BESIDE), np.bool_)


class _Step(NamedTuple):
    """Before some candidates are left out: ``size`` of those kept, from ``start`` on."""

    kept: list[int]
    size: int
    start: int
    rest: int


def _shrink(
    candidates: list[int], first: int, passed: Callable[[Collection[int]], int | None]
) -> set[int]:
    """Leave out ever smaller runs of candidates while what remains still blocks.

    Fields block unless they miss a line that is known, as far as anyone knows. If those that are
    kept in the end let a line pass, it is known from then on, and the search goes back to where
    it would have mattered. What remains once all lines are stopped proves every guess, since
    more fields stop more lines. So most lines are looked for once, and all of them once.

    Parameters
    ----------
    candidates : list of int
        Fields that block together.
    first : int
        The bits of fields one of which stops some line.
    passed : callable
        Gets fields and returns such bits for a line that they let pass, or None.
    """
    lines = [first]
    steps: list[_Step] = []
    kept, size, start = list(candidates), max(1, len(candidates) // 2), 0
    bits = _sum(kept)
    while True:
        while size:
            while start < len(kept):
                rest = bits & ~_sum(kept[start : start + size])
                if all(line & rest for line in lines):
                    steps.append(_Step(kept, size, start, rest))
                    kept, bits = kept[:start] + kept[start + size :], rest
                else:
                    start += size
            size, start = size // 2, 0
        line = passed(kept)
        if line is None:
            return set(kept)
        lines.append(line)
        wrong = next(k for k, step in enumerate(steps) if not step.rest & line)
        kept, size, start, _ = steps[wrong]
        bits = _sum(kept)
        del steps[wrong:]


def _sum(fields: list[int]) -> int:
    return sum(map((1).__lshift__, fields))


def _bits(some: NDArray[np.bool_]) -> int:
    return int.from_bytes(np.packbits(some, bitorder="little").tobytes(), "little")
