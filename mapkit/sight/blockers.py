"""Which fields block a pair: a set from which none can be left out."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

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
    Tries to leave out half of the candidates at a time, so that the few that matter are found in
    a number of trials near their own number times the logarithm of the rest.
    """
    rules = finder.rules(a, b)
    forbidden = {rule.id: finder.forbidden(rule, a, b) for rule in rules}
    places = finder.mesh.place_fields
    fields_of = {
        rule.id: {int(f) for f in places[forbidden[rule.id]].reshape(-1) if f >= 0}
        for rule in rules
    }
    trials = [BlockedTrial(finder, a, b, rule, forbidden[rule.id], closed) for rule in rules]
    near = finder.near_fields(a, b)
    known: dict[bytes, bool] = {}

    def blocked(some: set[int]) -> bool:
        keeps = np.zeros(len(near), np.bool_)
        keeps[list(some)] = True
        keeps &= near  # no line between the two meets the others
        key = keeps.tobytes()
        if key not in known:
            known[key] = all(trial.blocked(keeps) for trial in trials)
        return known[key]

    if blocked(set()):
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
    needed = _shrink(candidates, blocked)
    return tuple(
        (finder.mesh.field_ids[f], "+".join(r.id for r in rules if f in fields_of[r.id]))
        for f in sorted(needed)
    ), None


def _shrink(candidates: list[int], blocked: Callable[[set[int]], bool]) -> set[int]:
    """Leave out ever smaller runs of candidates while what remains still blocks."""
    kept = list(candidates)
    size = max(1, len(kept) // 2)
    while True:
        start = 0
        while start < len(kept):
            rest = kept[:start] + kept[start + size :]
            if blocked(set(rest)):
                kept = rest
            else:
                start += size
        if size == 1:
            return set(kept)
        size //= 2
