"""Which fields block a pair: a set from which none can be left out."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mapkit.geometry.kernel.constants import NONE
from mapkit.sight.pairs import BlockedTrial, PairFinder

__all__ = ["find_blockers"]


def find_blockers(
    finder: PairFinder, a: str, b: str, *, closed: bool
) -> tuple[tuple[tuple[str, str], ...], str | None]:
    """Find a smallest-by-inclusion set of fields that alone blocks every line of a pair.

    Void always blocks in this test, and a stacked place with either of its fields. Where both
    fields are built-up the set has to stop the lines of L1 and of L2.

    Parameters
    ----------
    finder : PairFinder
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
    while True:
        while size:
            while start < len(kept):
                fewer = kept[:start] + kept[start + size :]
                rest = sum(map((1).__lshift__, fewer))
                if all(line & rest for line in lines):
                    steps.append(_Step(kept, size, start, rest))
                    kept = fewer
                else:
                    start += size
            size, start = size // 2, 0
        line = passed(kept)
        if line is None:
            return set(kept)
        lines.append(line)
        wrong = next(k for k, step in enumerate(steps) if not step.rest & line)
        kept, size, start, _ = steps[wrong]
        del steps[wrong:]


def _bits(some: NDArray[np.bool_]) -> int:
    return int.from_bytes(np.packbits(some, bitorder="little").tobytes(), "little")
