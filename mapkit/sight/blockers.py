"""Which fields block a pair: a set from which none can be left out."""

from __future__ import annotations

from mapkit.geometry.kernel.constants import NO_WANTED
from mapkit.sight.pairs import PairFinder


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

    Raises
    ------
    ValueError
        Where a line joins the two.

    Notes
    -----
    Tries to leave out half of the candidates at a time. Takes about as many searches for a line
    as fields are found, each of which ends at the first line, and one that finds none.
    """
    found = finder.blocking(a, b, closed=closed)
    if isinstance(found, int):
        touching = (finder.position(a), finder.position(b)) in finder.touching
        return (), "needs" if found == NO_WANTED or touching else "void"
    rules, ids = finder.rules(a, b), finder.mesh.field_ids
    return tuple(
        (ids[f], "+".join(rule.id for k, rule in enumerate(rules) if by >> k & 1))
        for f, by in zip(*(column.tolist() for column in found), strict=True)
    ), None
