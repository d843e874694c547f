"""The optional block ``witnesses``: a line for each pair with sight, for showing."""

from __future__ import annotations

from mapkit.compiled import CompiledMap
from mapkit.export.known import seen_pairs
from mapkit.export.plugins import Progress
from mapkit.sight import PairExplainer

__all__ = ["witness_block"]


def witness_block(
    compiled: CompiledMap, progress: Progress | None = None
) -> dict[str, list[list[int]]]:
    """Return the two ends of a line by ``"a|b"``, in whole map units, sorted like ``los``.

    Notes
    -----
    Some milliseconds a pair: the witness is the middle of the widest strip of lines.
    """
    ids = list(compiled.map.fields)
    pairs = sorted(tuple(sorted((ids[p.i], ids[p.j]))) for p in seen_pairs(compiled))
    explainer = PairExplainer(compiled.map, compiled.mesh, compiled.relations)
    block = {}
    for done, (a, b) in enumerate(pairs, start=1):
        line = explainer.explain(a, b).witness
        if line is not None:
            block[f"{a}|{b}"] = [[round(x), round(y)] for x, y in line]
        if progress:
            progress(done, len(pairs))
    return block
